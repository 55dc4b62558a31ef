"""Forgetting: a client's data for real, and tables that nobody has touched for as long as the host keeps them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from skerry.server.archive import export_file
from skerry.server.identity import Client
from skerry.server.ledger import Ledger, Warm
from skerry.server.moment import now
from skerry.server.people import People
from skerry.server.problems import Problem
from skerry.server.settings import Settings
from skerry.server.storage import StorageFailed, stored
from skerry.server.table import Row

log = logging.getLogger("skerry.server")
DAY = 24 * 3600 * 1000
HOUR_SECONDS = 3600.0
PRUNED_AT_ONCE = 500
CLAIM_DAYS = 60
"""What was sent once is remembered for so long."""


class Erasing:
    """What is deleted, and how nothing of it stays."""

    def __init__(self, ledger: Ledger, people: People, settings: Settings) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.people = people
        self.settings = settings

    async def erase(self, client: Client) -> None:
        """Delete the client: its tables, or its name, words and seats at tables where others play, and itself."""
        for table_id in await stored(self.store.tables_with(client.id)):
            try:
                await self._leave(client, table_id)
            except Problem as problem:
                if problem.code != "not_found":
                    raise
        await stored(self.store.delete_client(client.id))
        self.people.forget(client.id)
        self.people.sign_out(client.id)

    async def _leave(self, client: Client, table_id: str) -> None:
        async def change(warm: Warm) -> None:
            table = warm.table
            others = [person for person in table.people() if person != client.id]
            if not others and client.id in (table.owner, *table.people()):
                await self.ledger.delete(table_id)
                return
            held = table.seats_of(client.id)
            playing = [seat for seat in held if not table.seats[seat].resigned]
            if playing and table.status != "over":
                leaving = "resigned" if table.status == "running" else "left"
                await self.ledger.append(warm, [(leaving, {"seat": seat}) for seat in playing])
            owner = others[0] if table.owner == client.id else table.owner
            if owner != table.owner and table.hooked:
                await self.ledger.append(warm, [("hook_set", {"on": False})])
                await stored(self.store.save_hook(table_id, None, None))
            await self.ledger.rewrite(warm, lambda row: _without(row, client.id, owner), {"seats": list(held)})

        await self.ledger.change(table_id, change)

    async def prune_now_and_then(self) -> None:
        """Once an hour, on one of the nodes."""
        while True:
            try:
                if await self.store.lease("prune", HOUR_SECONDS * 0.9):
                    await self.prune()
            except StorageFailed:
                log.info("nothing is pruned: the database does not answer")
            await asyncio.sleep(HOUR_SECONDS)

    async def prune(self) -> int:
        """Delete what is older than the host keeps it, into an archive if there is one; the number of tables."""
        settings, pruned = self.settings, 0
        await self.store.forget_claims(now() - CLAIM_DAYS * DAY)
        if settings.client_days:
            await self.store.delete_strangers(now() - settings.client_days * DAY)
        while settings.prune_days:
            old = await self.store.old_tables(now() - settings.prune_days * DAY, PRUNED_AT_ONCE)
            if not old:
                break
            if settings.archive_folder is not None:
                await asyncio.to_thread(self._archive, old)
            for table_id in old:
                await self.ledger.delete(table_id)
            pruned += len(old)
        if pruned:
            await self.store.empty_log()
            log.info("%d old tables were pruned", pruned)
        return pruned

    def _archive(self, table_ids: list[str]) -> None:
        folder = Path(str(self.settings.archive_folder))
        folder.mkdir(parents=True, exist_ok=True)
        moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
        export_file(self.settings.database_url, folder / f"pruned-{moment}.archive", table_ids)


def _without(row: Row, client_id: str, owner: str) -> Row:
    """The entry without what it says of the client."""
    body: dict[str, Any] = dict(row.body)
    if row.kind == "created":
        body["owner"] = owner
        body["seats"] = [_anonymous(seat) if client_id in seat["clients"] else seat for seat in body["seats"]]
        for seat in body["seats"]:
            seat["clients"] = [person for person in seat["clients"] if person != client_id]
    elif row.kind == "seated" and client_id in body["clients"]:
        body = {**_anonymous(body), "clients": []}
    elif body.get("client") == client_id:
        body["client"] = ""
        body |= {name: None for name in ("name",) if name in body}
        if row.kind == "said":
            body["text"] = ""
    key = None if row.key is not None and row.key.startswith(f"{client_id}:") else row.key
    return replace(row, body=body, key=key)


def _anonymous(seat: Mapping[str, Any]) -> dict[str, Any]:
    return {**seat, "name": None}
