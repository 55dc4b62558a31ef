"""Perft: the number of action sequences to a depth, chance resolved by the seed. Regenerate the frozen counts with

python -m tests.oracle.northsea_perft
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from skerry import Game
from tests.oracle.northsea_compare import POLICIES, new_pair, play_both
from tests.oracle.perft import counts_from, freeze

FIXTURE = Path(__file__).resolve().parents[1] / "rules" / "northsea" / "perft.json"

STARTS: list[dict[str, Any]] = [
    {"game": game, "seats": seats, "side": side, "seed": seed, "played": played, "depth": depth}
    for game, seats, side, seed, played, depth in (
        ("northsea", 2, "A", 1, 0, 3),
        ("northsea", 2, "B", 2, 20, 3),
        ("northsea", 2, "C", 3, 70, 2),
        ("northsea", 2, "D", 4, 150, 2),
        ("northsea", 3, "A", 5, 0, 4),
        ("northsea", 3, "B", 6, 40, 2),
        ("northsea", 3, "C", 7, 120, 3),
        ("northsea", 4, "D", 8, 4, 2),
        ("northsea", 4, "A", 9, 90, 3),
        ("northsea", 4, "B", 10, 180, 2),
        ("northsea-solo", 1, "C", 11, 0, 2),
        ("northsea-solo", 1, "D", 12, 20, 2),
        ("northsea-solo", 1, "A", 13, 60, 3),
    )
]


def position(start: dict[str, Any]) -> Game:
    """The game after so many actions of an eager player."""
    game, oracle = new_pair(start["game"], start["seats"], start["side"], start["seed"])
    rng = random.Random(start["seed"])
    while game.number < start["played"] and oracle.to_act is not None:
        play_both(game, oracle, POLICIES["eager"](oracle, sorted(oracle.legal()), rng))
    return game


def counts(start: dict[str, Any]) -> list[int]:
    return counts_from(position(start), start["depth"])


if __name__ == "__main__":
    freeze(FIXTURE, STARTS, counts)
