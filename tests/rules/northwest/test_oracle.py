"""The engine against the oracle: every decision of whole games, compared.

`SKERRY_SOAK=N pytest tests/rules/northwest/test_oracle.py` compares N positions of every mode instead of a few
hundred; `python -m tests.oracle.northwest_soak` plays for a given time.
"""

from __future__ import annotations

import itertools
import os
from typing import Any

import pytest

from tests.oracle.northwest_compare import MODES, play_and_compare
from tests.oracle.northwest_scene import scene_and_compare

POSITIONS = int(os.environ.get("SKERRY_SOAK", "0")) or 400


@pytest.mark.parametrize(("mode", "seats", "options"), MODES, ids=lambda value: str(value))
def test_every_decision_agrees(mode: str, seats: int, options: dict[str, Any]) -> None:
    """NW-G to NW-TB: legal actions, islands, holes, the sea path, scores, views and the outcome."""
    compared = 0
    for seed in itertools.count():
        compared += play_and_compare(mode, seats, options, seed)
        if compared >= POSITIONS:
            break


def test_positions_made_at_random_agree() -> None:
    """Tiles anywhere, vehicles anywhere, in any round: what whole games seldom reach."""
    compared = 0
    for seed in itertools.count():
        compared += scene_and_compare(seed)
        if compared >= POSITIONS:
            break
