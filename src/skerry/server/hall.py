"""The hall: the rooms of the server, each with one subject, put together."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine
from typing import Any

from skerry.core.message import Message
from skerry.locales import LANGUAGES, bundle
from skerry.server.advice import Advice
from skerry.server.analysing import Analysing
from skerry.server.botruns import BotRuns
from skerry.server.bots import BotPool
from skerry.server.catalogue import Catalogue
from skerry.server.clocks import Clocks
from skerry.server.erasing import Erasing
from skerry.server.guests import engage
from skerry.server.heavy import HeavyWork
from skerry.server.hub import Hub
from skerry.server.ledger import Ledger
from skerry.server.load import Watchman
from skerry.server.lobby import Lobby
from skerry.server.metrics import Metrics
from skerry.server.mygames import MyGames
from skerry.server.nodes import Nodes
from skerry.server.notices import Notices
from skerry.server.people import People
from skerry.server.playing import Playing
from skerry.server.problems import Problem
from skerry.server.reading import Reading
from skerry.server.seating import Seating
from skerry.server.settings import Settings, package_version
from skerry.server.storage import StorageFailed, Store
from skerry.server.studying import Studying
from skerry.server.table import Games
from skerry.server.voyages import Voyages

log = logging.getLogger("skerry.server")
PROBE_SECONDS = 0.8
"""Health is told by then, and so old it may be."""


class Hall:
    """One node: its rooms, and what runs in the background."""

    def __init__(self, settings: Settings, games: Games) -> None:
        self.settings = settings
        guests = engage(settings.bots)
        self.catalogue = Catalogue(games, guests, settings)
        self.metrics = Metrics()
        self.store = Store(settings.database_url, self.metrics)
        self.hub = Hub()
        self.people = People(self.store, settings)
        self.ledger = Ledger(self.store, self.hub, games, settings.warm_tables)
        self.heavy = HeavyWork(self.people.owe)
        self.reading = Reading(self.ledger, self.heavy)
        self.seating = Seating(self.ledger, self.heavy, guests, settings.max_tables)
        self.lobby = Lobby(self.ledger, self.seating, settings.lobby)
        self.playing = Playing(self.ledger, settings)
        self.bots = bots = BotPool(
            settings.bot_workers,
            settings.bot_seconds,
            self.metrics,
            settings.bots,
            self.people.house_of,
            settings.bot_helpers,
        )
        self.watchman = Watchman(self.metrics, settings.busy_lags, lambda: bots.waiting() > settings.bots_waiting)
        self.advice = Advice(self.ledger, bots, self.heavy, settings)
        self.studying = Studying(games, self.advice, self.heavy)
        self.analysing = Analysing(self.ledger, bots, self.watchman, settings)
        self.bot_runs = BotRuns(self.ledger, bots, settings)
        self.my_games = MyGames(self.store, games)
        self.voyages = Voyages(self.ledger, self.seating, bots, settings, self._begin)
        self.clocks = Clocks(self.ledger, settings)
        self.erasing = Erasing(self.ledger, self.people, settings)
        self.notices = Notices(self.ledger, settings, self._begin)
        self.ledger.committed = self.notices.committed
        self.clocks.remind = self.notices.remind
        self.nodes = Nodes(self.ledger, self.people, self._begin)
        self.nodes.lost = lambda: self._begin(self.notices.resume())
        self.ledger.changed = self.bot_runs.wake
        self.ledger.deleted = self._forget
        self.metrics.gauge("warm_tables", "Tables in memory", lambda: len(self.ledger.warm))
        self.metrics.gauge("watched_tables", "Tables that somebody watches", lambda: len(self.hub.rooms))
        self.metrics.gauge("bots_waiting", "Questions that wait for a bot", bots.waiting)
        self.metrics.gauge("load", "What is turned away: 0 nothing to 3 newcomers", lambda: self.watchman.load)
        self._background: set[asyncio.Task[None]] = set()
        self._probe: asyncio.Future[None] | None = None
        self._probed = 0.0

    async def open(self) -> None:
        await self.store.open()
        self.nodes.open()
        self._begin(self.watchman.watch())
        self._begin(self._sweep())
        self._begin(self.clocks.run())
        self._begin(self.notices.resume())
        self._begin(self.erasing.prune_now_and_then())
        self._begin(_warm_up())

    async def close(self) -> None:
        tasks = list(self._background)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analysing.runs.close()
        await self.bot_runs.runs.close()
        self.bots.close()
        self.heavy.close()
        self.notices.close()
        await self.nodes.close()
        await self.store.close()

    async def health(self) -> dict[str, Any]:
        """Whether an action could be stored now; a problem within a second if not."""
        if self._probe is None or (self._probe.done() and time.monotonic() - self._probed > PROBE_SECONDS):
            self._probe, self._probed = asyncio.ensure_future(self.store.probe()), time.monotonic()
        done, _ = await asyncio.wait({self._probe}, timeout=PROBE_SECONDS)
        if not done or self._probe.exception() is not None:
            raise Problem("storage", Message("server-cannot-write"), retry_after=1)
        return {"ok": True, "version": package_version(), "turned_away": self.watchman.load.name.lower()}

    def _forget(self, table_id: str) -> None:
        """The table is gone."""
        self.bot_runs.runs.end(table_id)
        self.analysing.runs.end(table_id)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _sweep(self) -> None:
        """Now and then: settle doubts, and wake bots that nobody runs."""
        while True:
            try:
                await self.ledger.settle_doubts()
                await self.bot_runs.wake_forgotten()
                await self.analysing.wake_forgotten()
            except StorageFailed:
                log.info("the database does not answer; trying again")
            await asyncio.sleep(self.settings.sweep_seconds)


async def _warm_up() -> None:
    """Read the catalogues before the first reader waits for them. What is there by then stays: it is no garbage."""
    for lang in LANGUAGES:
        await asyncio.to_thread(bundle, lang)
    gc.freeze()
