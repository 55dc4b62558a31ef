"""The engine against the oracle: every decision of whole games, compared.

`SKERRY_SOAK=N pytest tests/rules/northwest/test_oracle.py` plays N games of every mode instead of a few;
`python -m tests.oracle.northwest_soak` plays for a given time.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.oracle.northwest_compare import MODES, play_and_compare
from tests.oracle.northwest_scene import scene_and_compare

GAMES = int(os.environ.get("SKERRY_SOAK", "0")) or 4


@pytest.mark.parametrize(("mode", "seats", "options"), MODES, ids=lambda value: str(value))
def test_every_decision_agrees(mode: str, seats: int, options: dict[str, Any]) -> None:
    compared = sum(play_and_compare(mode, seats, options, seed) for seed in range(GAMES))
    assert compared > 50 * GAMES


def test_positions_made_at_random_agree() -> None:
    """Tiles anywhere, vehicles anywhere, in any round: what whole games seldom reach."""
    compared = sum(scene_and_compare(seed) for seed in range(15 * GAMES))
    assert compared > 100 * GAMES
