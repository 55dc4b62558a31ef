"""Bots at work in processes of their own, so that thinking never holds up a table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from skerry.core.game import Game

log = logging.getLogger("skerry.server.bots")
T = TypeVar("T")


class BotPool:
    """Asks bots for moves and hints; a worker that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, seat: int, level: str) -> str:
        """The notation of the move that the bot makes for `seat`."""
        return await self._run(choose_in_worker, game.record(), seat, level)

    async def hints(self, game: Game, seat: int, level: str) -> list[dict[str, Any]]:
        """The best moves for `seat`, best first."""
        return await self._run(hints_in_worker, game.record(), seat, level)

    async def _run(self, work: Callable[[str, int, str], T], record: str, seat: int, level: str) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare_worker)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, record, seat, level)
        except BrokenProcessPool:
            if self._pool is pool:
                log.warning("a bot's process died; starting anew")
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list(getattr(self._pool, "_processes", {}).values()):
                process.terminate()


def _prepare_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def choose_in_worker(record: str, seat: int, level: str) -> str:
    import skerry
    from skerry import bots

    return str(bots.get(level).choose(skerry.replay(record), seat))


def hints_in_worker(record: str, seat: int, level: str) -> list[dict[str, Any]]:
    import skerry
    from skerry import bots

    return [dict(hint.data()) for hint in bots.get(level).hints(skerry.replay(record), seat)]
