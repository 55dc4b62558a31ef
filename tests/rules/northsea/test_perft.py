"""Frozen perft counts: the number of action sequences from fixed seeds. See tests/oracle/northsea_perft.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.oracle.northsea_perft import FIXTURE, STARTS, counts

FROZEN: list[dict[str, Any]] = json.loads(FIXTURE.read_text())


@pytest.mark.parametrize("case", FROZEN, ids=lambda case: f"{case['game']}-{case['seats']}-{case['seed']}")
def test_perft_counts_are_as_frozen(case: dict[str, Any]) -> None:
    assert counts(case) == case["counts"]


def test_every_start_is_frozen() -> None:
    assert [{key: case[key] for key in case if key != "counts"} for case in FROZEN] == STARTS
