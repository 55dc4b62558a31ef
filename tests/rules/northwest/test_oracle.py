"""The engine against the oracle: every decision of whole games, compared.

`SKERRY_SOAK=600 pytest tests/rules/northwest/test_oracle.py` goes on for that many seconds with fresh seeds;
`python -m tests.oracle.northwest_soak` counts what it compares.
"""

from __future__ import annotations

import itertools
import os
import random
import time
from typing import Any

import pytest

from skerry.northwest.versions import VERSIONS
from tests.oracle.northwest_compare import MODES, play_and_compare
from tests.oracle.northwest_scene import scene_and_compare

POSITIONS = 250
SOAK_SECONDS = float(os.environ.get("SKERRY_SOAK", "0"))


@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize(("mode", "seats", "options"), MODES, ids=lambda value: str(value))
def test_every_decision_agrees(mode: str, seats: int, options: dict[str, Any], rules: int) -> None:
    """NW-G to NW-TB: legal actions, islands, holes, the sea path, scores, views and the outcome."""
    if rules == 1 and mode == "terror-coop" and options:
        return  # NW-CO1: the option came with version 2
    compared = 0
    for seed in itertools.count():
        compared += play_and_compare(mode, seats, options, seed, rules)
        if compared >= POSITIONS:
            break


def test_positions_made_at_random_agree() -> None:
    """Tiles anywhere, vehicles anywhere, in any round: what whole games seldom reach."""
    compared = 0
    for seed in itertools.count():
        compared += scene_and_compare(seed)
        if compared >= POSITIONS:
            break


def test_a_sled_whose_expedition_has_died_stands_where_the_ice_leaves_it() -> None:
    """NW-I5: nobody is left to choose between two areas."""
    play_and_compare("terror-coop", 2, {"supplies": 6}, 234795019932)


@pytest.mark.skipif(not SOAK_SECONDS, reason="only with SKERRY_SOAK=seconds")
def test_soak() -> None:
    """Fresh seeds in turn for all modes; a disagreement shows the record that leads to it."""
    end = time.monotonic() + SOAK_SECONDS
    for mode, seats, options in itertools.cycle(MODES):
        seed = random.SystemRandom().randrange(1 << 40)
        play_and_compare(mode, seats, options, seed)
        scene_and_compare(seed)
        if time.monotonic() >= end:
            break
