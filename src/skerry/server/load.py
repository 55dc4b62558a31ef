"""How busy the node is, and what it turns away first: advice and replays, then new tables; people's moves last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum

from skerry.server.metrics import Metrics
from skerry.server.problems import Problem

BEAT_SECONDS = 0.1
MEMORY = 0.2
"""How much the latest measurement counts."""


LONGEST = 5.0
"""A machine that slept for longer was not busy."""


class Load(IntEnum):
    """What is turned away when the node is so busy, and all that stands before it."""

    NOTHING = 0
    ADVICE = 1
    NEW_TABLES = 2
    NEWCOMERS = 3


class Watchman:
    """Measures how late the event loop is, and says what must wait."""

    def __init__(self, metrics: Metrics, limits: tuple[float, float, float], waiting: Callable[[], bool]) -> None:
        """`limits` are the seconds of lag for each load; `waiting` tells whether too many wait for bots."""
        self.lag = 0.0
        self._metrics = metrics
        self._limits = limits
        self._waiting = waiting

    @property
    def load(self) -> Load:
        found = Load(sum(self.lag > limit for limit in self._limits))
        return max(found, Load.ADVICE) if self._waiting() else found

    def admit(self, what: Load) -> None:
        """A problem if this must wait now."""
        if self.load >= what:
            raise Problem("busy", retry_after=5)

    async def watch(self) -> None:
        while True:
            due = time.monotonic() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            late = max(0.0, time.monotonic() - due)
            self._metrics.loop_lag.observe(late)
            self.lag += MEMORY * (min(late, LONGEST) - self.lag)
