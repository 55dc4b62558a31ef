"""Bot runs: at each table where a bot is to act, one node lets it play until a person is to act."""

from __future__ import annotations

import asyncio
import logging

from skerry.core.errors import SkerryError
from skerry.core.game import Game
from skerry.server.bots import Asker, BotPool
from skerry.server.ledger import Ledger, Warm
from skerry.server.problems import Problem
from skerry.server.runs import Runs
from skerry.server.settings import Settings
from skerry.server.storage import StorageFailed
from skerry.server.table import RESIGNED_LEVEL, Table

log = logging.getLogger("skerry.server")


class BotRuns:
    """The tables of this node whose bots are at play."""

    def __init__(self, ledger: Ledger, bots: BotPool, settings: Settings) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.hub = ledger.hub
        self.bots = bots
        self.lease_seconds = settings.lease_seconds
        self.sweep_seconds = settings.sweep_seconds
        self.attended_seconds = settings.attended_seconds
        self.runs = Runs(self._run, self._ended)

    def wake(self, table: Table) -> None:
        """Let the table's bots play, if it is their turn and they do not yet."""
        if table.bot_to_act() is not None and self._attended(table):
            self.runs.begin(table.id)

    async def wake_forgotten(self) -> None:
        """Wake the bots that nobody runs: after a start, or when a node died."""
        for table_id in await self.store.bots_due():
            if table_id not in self.runs:
                try:
                    self.wake(await self.ledger.table(table_id))
                except Exception as error:
                    log.info("table %s… cannot be woken: %s", table_id[:6], error)

    def _attended(self, table: Table) -> bool:
        """Whether a person plays or looks on: bots do not play for nobody."""
        return table.has_people() or self._watched(table) or self.ledger.looked_at(table.id, self.attended_seconds)

    def _watched(self, table: Table) -> bool:
        return table.id in self.hub.rooms or self.hub.elsewhere.watching(table.id) > 0

    def _ended(self, table_id: str, error: BaseException | None) -> None:
        if error is not None:
            log.error("a bot's run failed", exc_info=error)
            return
        warm = self.ledger.warm.get(table_id)
        if warm is not None and not warm.doubtful:
            self.wake(warm.table)

    async def _run(self, table_id: str) -> None:
        """Play for the table's bots until a person is to act."""
        while True:
            try:
                table = await self.ledger.table(table_id)
                due = table.bot_to_act()
                if due is None or not self._attended(table):
                    await self.store.release(table_id)
                    return
                if not await self.store.lease(table_id, self.lease_seconds):
                    await asyncio.sleep(self.sweep_seconds)
                    continue
                await self._move(table, *due)
            except (Problem, SkerryError) as error:
                if isinstance(error, Problem) and error.code == "not_found":
                    return
                if not isinstance(error, (Problem, StorageFailed)):
                    log.warning("a bot's move failed: %s", error)
                await asyncio.sleep(self.sweep_seconds)

    async def _move(self, table: Table, seat: int, level: str) -> None:
        position, game = table.position, table.running_game()
        self.hub.thinking(table.id, seat)
        try:
            notation = await self._choice(game, seat, level, self._asker(table))
        finally:
            self.hub.thinking(table.id, None)

        async def change(warm: Warm) -> None:
            if warm.table.position == position:
                await self.ledger.append_action(warm, warm.table.played(notation))

        await self.ledger.change(table.id, change)

    def _asker(self, table: Table) -> Asker:
        return Asker(table.owner, table.id, self._watched(table))

    async def _choice(self, game: Game, seat: int, level: str, asker: Asker) -> str:
        try:
            notation = await self.bots.choose(game, seat, level, asker)
            if game.refusal(notation) is not None:
                raise SkerryError(f"{notation} is not legal")
            return notation
        except SkerryError as error:
            log.warning("bot %s did not answer (%s); the mate plays for it", level, error)
            return await self.bots.choose(game, seat, RESIGNED_LEVEL, asker)
