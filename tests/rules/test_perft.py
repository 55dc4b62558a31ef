"""Frozen perft counts: the number of action sequences from fixed seeds. See tests/oracle/perft.py."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.oracle import northsea_perft, northwest_perft

FAMILIES = {"northsea": northsea_perft, "northwest": northwest_perft}
FROZEN: dict[str, list[dict[str, Any]]] = {
    name: json.loads(made.FIXTURE.read_text()) for name, made in FAMILIES.items()
}
CASES = [(name, case) for name, cases in FROZEN.items() for case in cases]


@pytest.mark.parametrize(
    ("family", "case"), CASES, ids=[f"{case['game']}-{case['seats']}-{case['seed']}" for _, case in CASES]
)
def test_perft_counts_are_as_frozen(family: str, case: dict[str, Any]) -> None:
    assert FAMILIES[family].counts(case) == case["counts"]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_start_is_frozen(family: str) -> None:
    frozen = [{key: case[key] for key in case if key != "counts"} for case in FROZEN[family]]
    assert frozen == FAMILIES[family].STARTS
