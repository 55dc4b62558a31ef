"""Runs: what goes on at tables by itself, one run at each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

Work: TypeAlias = "Callable[[str], Coroutine[Any, Any, None]]"
Ended: TypeAlias = "Callable[[str, BaseException | None], None]"


class Runs:
    """The tables at which this node is at work."""

    def __init__(self, work: Work, ended: Ended) -> None:
        """`ended` hears of every run that was not called off, and of what it failed with."""
        self._work = work
        self._ended = ended
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tasks

    def begin(self, table_id: str) -> None:
        """Work at the table, if nobody does yet."""
        if table_id not in self._tasks:
            task = asyncio.create_task(self._work(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._done(table_id, done))

    def end(self, table_id: str) -> None:
        """Call off the work at a table."""
        if (task := self._tasks.pop(table_id, None)) is not None:
            task.cancel()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
        if not task.cancelled():
            self._ended(table_id, task.exception())
