"""Heavy work: beside the event loop where the rules may be used there."""

from __future__ import annotations

import asyncio
import threading

import pytest

from skerry.server import heavy
from skerry.server.limits import Limits


@pytest.mark.parametrize("compiled", [True, False])
def test_only_compiled_rules_are_used_by_two_threads(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr(heavy, "is_compiled", lambda: compiled)

    async def run() -> None:
        here, work = threading.get_ident(), heavy.HeavyWork(Limits(rate=1.0, burst=1.0).owe)
        assert (await work.run("ann", threading.get_ident) != here) == compiled
        assert (await heavy.apart(threading.get_ident) != here) == compiled
        work.close()

    asyncio.run(run())
