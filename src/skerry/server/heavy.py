"""Heavy work: what takes the processor for long is done beside the event loop, one thing at a time, and paid for."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from skerry.core.compiled import is_compiled

P = ParamSpec("P")
T = TypeVar("T")
PRICE = 200.0
"""Requests that a second of processor time costs."""


async def apart(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Let the rules work in a thread of their own, so that nobody waits; uncompiled they are for one thread only."""
    return await asyncio.to_thread(work, *args, **kwargs) if is_compiled() else work(*args, **kwargs)


class HeavyWork:
    """A thread for the reads and replays that would make everybody wait. Uncompiled rules have to do without."""

    def __init__(self, owe: Callable[[str, float], None]) -> None:
        """`owe` lets somebody pay for so many requests."""
        self._owe = owe
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="skerry-heavy")
        self._turns: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def run(self, payer: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it; `payer` waits for what it has asked for before, and pays by the processor time that it takes."""

        def timed() -> tuple[T, float]:
            started = time.thread_time()
            return work(*args, **kwargs), time.thread_time() - started

        turn = self._turns.setdefault(payer, asyncio.Lock())
        async with turn:
            loop = asyncio.get_running_loop()
            done, seconds = await loop.run_in_executor(self._thread, timed) if is_compiled() else timed()
        self._owe(payer, seconds * PRICE)
        return done

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
