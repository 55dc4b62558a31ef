"""The lobby: tables that wish to be found, and what protects people who meet strangers there."""

from __future__ import annotations

import logging
from typing import Any

from skerry.locales import translate
from skerry.server import models as m
from skerry.server.identity import Client
from skerry.server.ledger import Ledger, Warm
from skerry.server.names import look_alike
from skerry.server.problems import Problem
from skerry.server.rights import must_be_open, must_own
from skerry.server.seating import Seating
from skerry.server.storage import stored
from skerry.server.table import Table

log = logging.getLogger("skerry.server")
LISTED = 100


class Lobby:
    """Open tables. The host may close it: then nothing of it is there."""

    def __init__(self, ledger: Ledger, seating: Seating, is_open: bool) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.seating = seating
        self.is_open = is_open

    async def tables(self, client: Client | None, game: str | None, lang: str) -> dict[str, Any]:
        """The tables with a free seat, the latest first, without those of people one does not want to meet."""
        self._must_be_open()
        shunned = await self._shunned(client)
        found = []
        for listed in await stored(self.store.listed_tables(LISTED)):
            summary = listed.summary
            people = {person for held in summary["holders"] for person in held} | {listed.owner}
            if (game is None or summary["game"] == game) and people.isdisjoint(shunned):
                found.append(
                    {
                        "id": listed.id,
                        "game": summary["game"],
                        "title": translate(lang, f"{summary['game']}-title", {}),
                        "seats": summary["seats"],
                        "created": summary["created"],
                        **summary["listing"],
                    }
                )
        return {"tables": found}

    async def show(self, client: Client, table_id: str, listing: m.ListingIn | None) -> None:
        """Let the table be found, or no longer; only who made it may, before the start."""
        self._must_be_open()

        async def change(warm: Warm) -> None:
            must_own(warm.table, client)
            must_be_open(warm.table)
            told = listing.model_dump() if listing is not None else None
            if told != warm.table.listing:
                await self.ledger.append(warm, [("listed", {"listing": told})])

        await self.ledger.change(table_id, change)

    async def sit(self, client: Client, table_id: str, wanted: m.SitIn) -> None:
        """Take a free seat of a table that is listed; nobody may look like somebody who sits there already."""
        self._must_be_open()
        shunned = await self._shunned(client)

        async def change(warm: Warm) -> None:
            table = warm.table
            if table.listing is None or not shunned.isdisjoint({table.owner, *table.people()}):
                raise Problem("forbidden")
            others = [str(seat.name) for seat in table.seats if seat.name and client.id not in seat.holders]
            if any(look_alike(wanted.name or client.name or "", other) for other in others):
                raise Problem("name_taken")
            await self.seating.sit(warm, client, wanted)

        await self.ledger.change(table_id, change)

    # -- block and report ----------------------------------------------------------------------------

    async def block(self, client: Client, wanted: m.PersonIn) -> None:
        """Not meet that person any more: neither sees the other's tables in the lobby, nor can sit down there."""
        for person in self._person(await self.ledger.table(wanted.table), client, wanted):
            await stored(self.store.block(client.id, person))

    async def blocked(self, client: Client) -> dict[str, Any]:
        found = await stored(self.store.blocked_by(client.id))
        return {"blocked": [{"id": who, "name": name} for who, name in found]}

    async def unblock(self, client: Client, person: str) -> None:
        await stored(self.store.unblock(client.id, person))

    async def report(self, client: Client, wanted: m.ReportIn) -> None:
        """Tell the host what somebody did."""
        table = await self.ledger.table(wanted.table)
        for person in self._person(table, client, wanted):
            await stored(self.store.save_report(client.id, person, wanted.table, wanted.message, wanted.reason))
        log.warning("somebody was reported", extra={"more": {"table": wanted.table[:6]}})

    def _person(self, table: Table, client: Client, wanted: m.PersonIn) -> list[str]:
        """Who is meant: whoever holds that seat, or said that message."""
        if wanted.message is not None:
            found = [table.authors.get(wanted.message, "")]
        elif wanted.seat is not None and wanted.seat < len(table.seats):
            found = sorted(table.seats[wanted.seat].holders)
        else:
            found = []
        people = [person for person in found if person and person != client.id]
        if not people:
            raise Problem("not_found")
        return people

    async def _shunned(self, client: Client | None) -> set[str]:
        return set(await stored(self.store.shunned(client.id))) if client is not None else set()

    def _must_be_open(self) -> None:
        if not self.is_open:
            raise Problem("not_found")
