"""Looking at tables: lists, one table, its log and its past, as each reader may see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from skerry.core.errors import RecordError
from skerry.core.record import with_names
from skerry.core.verifying import verify_record
from skerry.locales import translate
from skerry.server.heavy import HeavyWork
from skerry.server.hub import PARTS, Listener, encode
from skerry.server.identity import Client
from skerry.server.ledger import Ledger
from skerry.server.moment import now
from skerry.server.problems import UNREADABLE, Problem
from skerry.server.rights import begun_game, reader_of
from skerry.server.seats import Reader
from skerry.server.storage import stored
from skerry.server.table import Table

LISTED = 200
MOST_EXPORTED = 2_000


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who reads, through which of their seats, and who pays for it."""

    client: Client | None
    seat: int | None
    payer: str

    def at(self, table: Table) -> Reader:
        return reader_of(table, self.client, self.seat)


class Reading:
    """What can be seen. Nothing here changes a table."""

    def __init__(self, ledger: Ledger, heavy: HeavyWork) -> None:
        self.ledger = ledger
        self.heavy = heavy
        self.store = ledger.store
        self.hub = ledger.hub

    async def tables_of(self, client: Client, lang: str) -> dict[str, Any]:
        """The tables that a client made or sits at."""
        listed = []
        for found in await stored(self.store.tables_of(client.id, LISTED)):
            summary = dict(found.summary)
            holders = summary.pop("holders")
            for name in ("listing", "options", "promised"):
                summary.pop(name, None)
            summary |= {name: summary.get(name) for name in ("scores", "winners", "reason", "ended")}
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
        return self.shown(await self.ledger.look_at(table_id), client, lang, seat)

    async def log(self, reader: Eyes, table_id: str, since: int, most: int) -> bytes:
        """The entries after `since`, at most so many, in JSON."""
        table = await self.ledger.table(table_id)
        seats = reader.at(table)

        def told() -> bytes:
            items = table.since(since)
            entries = [table.told(item, seats) for item in items[:most]]
            return encode({"entries": entries, "seq": table.seq, "more": len(items) > most})

        return await self.heavy.run(reader.payer, told)

    async def legal(self, reader: Eyes, table_id: str) -> dict[str, Any]:
        table = await self.ledger.table(table_id)
        state = table.state(reader.at(table), frozenset({"legal"}))
        return {"position": table.position, "seat": state["seat"], "legal": state["legal"]}

    async def record(self, reader: Eyes, table_id: str) -> str:
        table = await self.ledger.table(table_id)
        seats = reader.at(table)
        begun_game(table)
        text = await self.heavy.run(reader.payer, table.record, seats, now())
        return with_names(text, [seat.name for seat in table.seats])

    async def position(self, reader: Eyes, table_id: str, number: int) -> bytes:
        """The table as it was after that many actions, in JSON."""
        table = await self.ledger.table(table_id)
        eyes = table.eyes(reader.at(table))
        game = begun_game(table)
        if number > game.number:
            raise Problem("not_found")

        def seen() -> bytes:
            then = game.at(number)
            outcome = then.outcome
            return encode(
                {
                    "number": number,
                    "seat": eyes,
                    "view": then.view(eyes),
                    "score_sheet": then.score_sheet().data(),
                    "outcome": outcome.data() if outcome is not None else None,
                }
            )

        return await self.heavy.run(reader.payer, seen)

    async def records(self, client: Client) -> dict[str, Any]:
        """The records of all the client's tables, with who sat where: to keep, or to bring elsewhere."""
        exported = []
        for found in await stored(self.store.tables_of(client.id, MOST_EXPORTED)):
            told = {"id": found.id, "game": found.summary["game"], "status": found.summary["status"]}
            told["seats"] = found.summary["seats"]
            told["you"] = [seat for seat, held in enumerate(found.summary["holders"]) if client.id in held]
            try:
                table = await self.ledger.table(found.id)
            except Problem as problem:
                if problem.code not in UNREADABLE:
                    raise
                exported.append({**told, "record": None, "problem": problem.code})
                continue
            seats = table.seats_of(client.id)
            record = await self.heavy.run(client.id, table.record, seats, now()) if table.game is not None else None
            exported.append({**told, "status": table.status, "record": record, "problem": None})
        return {"tables": exported}

    async def verify(self, payer: str, text: str) -> dict[str, Any]:
        """What a record proves; a problem with line and reason if it does not."""
        try:
            verified = await self.heavy.run(payer, verify_record, text, self.ledger.games)
        except RecordError as error:
            raise Problem("bad_record", error.told) from None
        return verified.data()

    async def watch(
        self, listener: Listener, table_id: str, seat: int | None, parts: frozenset[str], since: int
    ) -> None:
        """Let a live connection follow a table."""
        self.hub.watch(await self.ledger.look_at(table_id), listener, seat, parts, since)
