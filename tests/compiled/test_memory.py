"""The compiled rules give back the memory that they take."""

from __future__ import annotations

from pathlib import Path

from tests.compiled.build import output_when_compiled
from tests.oracle import memory

MOST = 200
"""Kilobytes: what the allocator keeps in hand is less; one array lost a call is far more."""


def test_no_call_leaves_memory_behind() -> None:
    build, *lines = output_when_compiled(Path(memory.__file__))
    assert build == "compiled"
    assert len(lines) > 80
    assert [line for line in lines if int(line.split()[-1]) > MOST] == []
