"""Work at tables: one run at each, called off or told of when it ends."""

from __future__ import annotations

import asyncio

from skerry.server.runs import Runs


def test_a_table_has_one_run_which_is_called_off_or_told_of() -> None:
    begun: list[str] = []
    left: list[str] = []
    told: list[tuple[str, str | None]] = []
    go_on = asyncio.Event()

    async def work(table: str) -> None:
        begun.append(table)
        try:
            await go_on.wait()
        except asyncio.CancelledError:
            left.append(table)
            raise
        if table == "broken":
            raise ValueError(table)

    async def run() -> None:
        runs = Runs(work, lambda table, error: told.append((table, type(error).__name__ if error else None)))
        for table in ("whole", "whole", "broken", "gone"):
            runs.begin(table)
        await asyncio.sleep(0)
        runs.end("gone")
        assert "gone" not in runs
        await asyncio.sleep(0)
        go_on.set()
        while "whole" in runs or "broken" in runs:
            await asyncio.sleep(0)
        go_on.clear()
        runs.begin("late")
        await asyncio.sleep(0)
        await runs.close()

    asyncio.run(run())
    assert begun == ["whole", "broken", "gone", "late"]
    assert left == ["gone", "late"]
    assert told == [("whole", None), ("broken", "ValueError")]
