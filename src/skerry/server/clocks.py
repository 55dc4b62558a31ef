"""Clocks and absence: who has no time left, who is on vacation, and whom the others replace by a bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from skerry.core.message import Message
from skerry.server.clock import DAY, MINUTE, MOST_VACATION, WARNINGS
from skerry.server.identity import Client
from skerry.server.ledger import Change, Ledger, Warm
from skerry.server.moment import now
from skerry.server.problems import Problem
from skerry.server.rights import chosen_seat, held_seats
from skerry.server.settings import Settings
from skerry.server.storage import StorageFailed
from skerry.server.table import Table

log = logging.getLogger("skerry.server")
ALIVE_SECONDS = 10.0
DOWN = 30_000
"""Milliseconds without a sign of life after which nobody could have played."""


class Clocks:
    """What time does to the tables."""

    def __init__(self, ledger: Ledger, settings: Settings) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.sweep_seconds = settings.sweep_seconds
        self.remind: Callable[[Table], None] = lambda table: None
        """Tells whoever is to act that their time ends soon."""
        self.absent = int(settings.absent_seconds * 1000)

    async def run(self) -> None:
        """Look after the clocks for as long as the node runs. The time in which none ran counts for nobody."""
        asked = 0.0
        while True:
            try:
                loop_time = asyncio.get_running_loop().time()
                if loop_time - asked > ALIVE_SECONDS or not asked:
                    await self._note_life()
                    asked = loop_time
                for table_id in await self.store.out_of_time(now()):
                    await self._flag(table_id)
                if loop_time == asked:
                    await self._remind()
            except StorageFailed:
                asked = 0.0
            await asyncio.sleep(self.sweep_seconds)

    async def _remind(self) -> None:
        """Tell whose time ends soon. In a minute without anybody who looks, the clocks stand still."""
        for warning in WARNINGS:
            ends = now() + warning
            for table_id in await self.store.out_of_time(ends, ends - MINUTE):
                try:
                    table = await self.ledger.table(table_id)
                except Problem:
                    continue
                if table.clock is not None and table.clock.warning == warning:
                    self.remind(table)

    async def _note_life(self) -> None:
        """Write down that somebody looks after the clocks; if nobody did for long, stop them for as long."""
        if not await self.store.has_clocks():
            return
        before = await self.store.note_life(now())
        if before is not None and now() - before > DOWN:
            for table_id in await self.store.clocked():
                await self._pause(table_id, before)

    async def _pause(self, table_id: str, before: int) -> None:
        async def change(warm: Warm) -> None:
            clock = warm.table.clock
            if clock is not None and clock.seat is not None:
                down = now() - max(before, clock.since)
                if down > DOWN:
                    await self.ledger.append(warm, [("paused", {"milliseconds": down})])

        await self._try(table_id, change)

    async def _flag(self, table_id: str) -> None:
        async def change(warm: Warm) -> None:
            clock = warm.table.clock
            if clock is None or clock.deadline is None or clock.deadline > now():
                return
            await self.ledger.append(warm, [("flagged", {"seat": clock.seat, "ends": clock.flag == "end"})])

        await self._try(table_id, change)

    async def _try(self, table_id: str, change: Change[None]) -> None:
        try:
            await self.ledger.change(table_id, change)
        except Problem as problem:
            log.info("table %s…: its clock must wait (%s)", table_id[:6], problem.code)

    # -- what people do about it ---------------------------------------------------------------------

    async def vacation(self, client: Client, table_id: str, seat: int | None, days: int) -> None:
        """Let nothing be expected of the own seat for so many days, in a game of days."""

        async def change(warm: Warm) -> None:
            own, clock = chosen_seat(held_seats(warm.table, client), seat), warm.table.clock
            if clock is None or clock.kind != "days" or warm.table.status != "running":
                raise Problem("not_running")
            if clock.vacation[own] + days > MOST_VACATION:
                raise Problem("too_many", Message("server-vacation", days=MOST_VACATION - clock.vacation[own]))
            await self.ledger.append(warm, [("vacation", {"seat": own, "days": days})])

        await self.ledger.change(table_id, change)

    async def vote(self, client: Client, table_id: str, seat: int) -> None:
        """Vote for a bot in the place of somebody who is to act and does not come."""

        async def change(warm: Warm) -> None:
            table = warm.table
            held = held_seats(table, client)
            if table.status != "running":
                raise Problem("not_running")
            if not self._is_absent(table, seat) or seat in held:
                raise Problem("not_absent")
            voters = [number for number in held if number not in table.votes]
            await self.ledger.append(warm, [("voted", {"seat": seat, "by": number}) for number in voters])

        await self.ledger.change(table_id, change)

    def _is_absent(self, table: Table, seat: int) -> bool:
        """Whether everybody waits for the seat, and has done so for long."""
        if table.to_act != seat or table.seats[seat].kind != "person" or table.seats[seat].resigned:
            return False
        patience = DAY if table.clock is not None and table.clock.kind == "days" else self.absent
        return seat not in self.ledger.hub.online(table) and now() - table.moved_at >= patience
