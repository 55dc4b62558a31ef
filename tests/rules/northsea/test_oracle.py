"""The engine against the literal reading of the rules in tests/oracle, decision by decision.

`SKERRY_SOAK=600 pytest tests/rules/northsea/test_oracle.py` goes on for that many seconds with fresh seeds.
"""

from __future__ import annotations

import os
import random
import time

import pytest

from tests.oracle.northsea_compare import POLICIES, compare, new_pair, play_both
from tests.oracle.northsea_position import Position

SOAK_SECONDS = float(os.environ.get("SKERRY_SOAK", "0"))

GAMES = [
    ("northsea", 2, "A", "uniform", 1),
    ("northsea", 3, "B", "busy", 2),
    ("northsea", 4, "C", "eager", 3),
    ("northsea", 2, "D", "compact", 4),
    ("northsea", 3, "A", "eager", 5),
    ("northsea", 4, "D", "compact", 6),
    ("northsea", 2, "B", "eager", 7),
    ("northsea", 3, "C", "compact", 8),
    ("northsea-solo", 1, "A", "eager", 9),
    ("northsea-solo", 1, "B", "compact", 10),
    ("northsea-solo", 1, "C", "busy", 11),
    ("northsea-solo", 1, "D", "uniform", 12),
]


def compare_whole_game(game_id: str, seats: int, side: str, policy: str, seed: int) -> int:
    """Plays one game on both; every decision is compared. Returns how many there were."""
    rng = random.Random(seed)
    game, oracle = new_pair(game_id, seats, side, seed)
    while oracle.to_act is not None:
        actions = compare(game, oracle)
        play_both(game, oracle, POLICIES[policy](oracle, sorted(actions), rng))
    compare(game, oracle)
    return game.number + 1


@pytest.mark.parametrize(("game_id", "seats", "side", "policy", "seed"), GAMES)
def test_whole_game_agrees_with_the_oracle(game_id: str, seats: int, side: str, policy: str, seed: int) -> None:
    assert compare_whole_game(game_id, seats, side, policy, seed) > 30


def compare_from_a_scattered_position(seed: int) -> int:
    """Some actions from a position with pieces all over the map."""
    rng = random.Random(seed)
    oracle = Position.scattered(seed)
    game = oracle.game(seed)
    policy = POLICIES[rng.choice(["busy", "eager"])]
    for _ in range(12):
        if oracle.to_act is None:
            break
        actions = sorted(compare(game, oracle))
        play_both(game, oracle, policy(oracle, actions, rng))
    compare(game, oracle)
    return game.number + 1


@pytest.mark.parametrize("seed", range(40))
def test_scattered_positions_agree_with_the_oracle(seed: int) -> None:
    assert compare_from_a_scattered_position(seed) > 1


@pytest.mark.skipif(not SOAK_SECONDS, reason="only with SKERRY_SOAK=seconds")
def test_soak() -> None:
    rng = random.Random()
    until = time.monotonic() + SOAK_SECONDS
    games = positions = 0
    while time.monotonic() < until:
        for _ in range(10):
            positions += compare_from_a_scattered_position(rng.randrange(1 << 40))
        seats = rng.choice((1, 2, 3, 4))
        game_id = "northsea-solo" if seats == 1 else "northsea"
        positions += compare_whole_game(
            game_id, seats, rng.choice("ABCD"), rng.choice(list(POLICIES)), rng.randrange(1 << 40)
        )
        games += 1
    print(f"\n{games} games, {positions} positions compared")
