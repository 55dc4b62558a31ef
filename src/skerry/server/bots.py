"""Bots at work in processes of their own, so that thinking never holds up a table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
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
        self._asked = 0
        """Questions that are not answered yet."""

    def patience(self, seconds: float) -> float:
        """How long to wait for an answer that should take so long: others may be before it."""
        return seconds * (1 + self._asked // self._workers)

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
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, record, seat, level)
        except BrokenProcessPool:
            if self._pool is pool:
                log.warning("a bot's process died; starting anew")
                self._pool = None
            raise
        finally:
            self._asked -= 1

    def close(self) -> None:
        if self._pool is not None:
            processes = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def _prepare_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)


def _end_with_server() -> None:
    """A server that was killed cannot end its workers: they notice it themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(0)


def choose_in_worker(record: str, seat: int, level: str) -> str:
    import skerry
    from skerry import bots

    budget = bots.Budget(seed=secrets.randbits(31))
    return str(bots.get(level).choose(skerry.replay(record), seat, budget))


def hints_in_worker(record: str, seat: int, level: str) -> list[dict[str, Any]]:
    import skerry
    from skerry import bots

    return [dict(hint.data()) for hint in bots.get(level).hints(skerry.replay(record), seat)]
