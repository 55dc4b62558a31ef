"""Looking at tables: lists, one table, its log and its past, as each reader may see them."""

from __future__ import annotations

import asyncio
from typing import Any

from skerry.locales import translate
from skerry.server.hub import PARTS, Listener
from skerry.server.identity import Client
from skerry.server.ledger import Ledger
from skerry.server.problems import Problem
from skerry.server.rights import begun_game, reader_of
from skerry.server.storage import stored
from skerry.server.table import Table

LISTED = 200


class Reading:
    """What can be seen. Nothing here changes a table."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.hub = ledger.hub

    async def tables_of(self, client: Client, lang: str) -> dict[str, Any]:
        """The tables that a client made or sits at."""
        listed = []
        for found in await stored(self.store.tables_of(client.id, LISTED)):
            summary = dict(found.summary)
            holders = summary.pop("holders")
            listed.append(
                {
                    "id": found.id,
                    **summary,
                    "title": translate(lang, f"{summary['game']}-title", {}),
                    "you": [seat for seat, held in enumerate(holders) if client.id in held],
                    "owner": found.owner == client.id,
                    "updated": found.updated,
                }
            )
        return {"tables": listed}

    def shown(self, table: Table, client: Client | None, lang: str, seat: int | None = None) -> dict[str, Any]:
        """The whole table as the client may see it."""
        shape = (reader_of(table, client, seat), PARTS)
        return self.hub.table_data(table, client.id if client is not None else None, shape, lang)

    async def see(self, client: Client | None, table_id: str, lang: str, seat: int | None = None) -> dict[str, Any]:
        return self.shown(await self.ledger.table(table_id), client, lang, seat)

    async def log(self, client: Client | None, table_id: str, since: int, seat: int | None) -> dict[str, Any]:
        table = await self.ledger.table(table_id)
        reader = reader_of(table, client, seat)
        return {"entries": [table.told(item, reader) for item in table.since(since)], "seq": table.seq}

    async def legal(self, client: Client | None, table_id: str, seat: int | None) -> dict[str, Any]:
        table = await self.ledger.table(table_id)
        state = table.state(reader_of(table, client, seat), frozenset({"legal"}))
        return {"position": table.position, "seat": state["seat"], "legal": state["legal"]}

    async def record(self, client: Client | None, table_id: str, seat: int | None) -> str:
        table = await self.ledger.table(table_id)
        reader = reader_of(table, client, seat)
        begun_game(table)
        return table.record(reader)

    async def position(self, client: Client | None, table_id: str, number: int, seat: int | None) -> dict[str, Any]:
        """The table as it was after that many actions."""
        table = await self.ledger.table(table_id)
        eyes = table.eyes(reader_of(table, client, seat))
        game = begun_game(table)
        if number > game.number:
            raise Problem("not_found")
        then = await asyncio.to_thread(game.at, number)
        outcome = then.outcome
        return {
            "number": number,
            "seat": eyes,
            "view": then.view(eyes),
            "score_sheet": then.score_sheet().data(),
            "outcome": outcome.data() if outcome is not None else None,
        }

    async def records(self, client: Client) -> dict[str, Any]:
        """The records of all the client's tables."""
        exported = []
        for found in await stored(self.store.tables_of(client.id, LISTED)):
            table = await self.ledger.table(found.id)
            record = table.record(table.seats_of(client.id)) if table.game is not None else None
            exported.append({"id": table.id, "game": table.info.id, "status": table.status, "record": record})
        return {"tables": exported}

    async def watch(
        self, listener: Listener, table_id: str, seat: int | None, parts: frozenset[str], since: int
    ) -> None:
        """Let a live connection follow a table."""
        self.hub.watch(await self.ledger.table(table_id), listener, seat, parts, since)
