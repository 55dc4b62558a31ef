"""Perft: the number of action sequences to a depth, chance resolved by the seed. Regenerate the frozen counts with

python -m tests.oracle.northwest_perft
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import skerry

from .northwest_compare import begin, leaning
from .perft import counts_from, freeze

FIXTURE = Path(__file__).resolve().parents[1] / "rules" / "northwest" / "perft.json"

STARTS: list[dict[str, Any]] = [
    {"game": game, "rules": rules, "seats": seats, "options": options, "seed": seed, "played": played, "depth": depth}
    for game, rules, seats, options, cases in (
        ("northwest", 1, 2, {}, ((1, 0, 5), (2, 20, 4), (3, 60, 4), (4, 110, 3))),
        ("northwest", 1, 3, {}, ((5, 3, 4), (6, 50, 3), (7, 120, 5))),
        ("northwest", 1, 4, {"tuunbaq": True}, ((8, 0, 6), (9, 50, 5), (10, 200, 4), (11, 150, 3))),
        ("northwest-solo", 1, 1, {}, ((12, 0, 4), (13, 15, 2), (14, 40, 3))),
        ("northwest-solo", 1, 1, {"lost_crew": True}, ((15, 45, 3),)),
        ("terror-solo", 1, 1, {}, ((16, 0, 3), (17, 20, 2))),
        ("terror-coop", 1, 2, {}, ((18, 0, 3), (19, 40, 2))),
        ("northwest", 2, 4, {"tuunbaq": True}, ((20, 150, 4),)),
        ("northwest-solo", 2, 1, {"lost_crew": True}, ((21, 45, 3),)),
        ("terror-solo", 2, 1, {"supplies": 3}, ((22, 12, 2),)),
        ("terror-coop", 2, 2, {"supplies": 4}, ((23, 30, 2),)),
    )
    for seed, played, depth in cases
]


def position(start: dict[str, Any]) -> skerry.Game:
    """The game after so many actions, chosen from the sorted notations so that the engine's order does not matter."""
    game = begin(start["game"], start["seats"], start["options"], start["seed"], start["rules"])
    rng = random.Random(start["seed"])
    choose = leaning(rng)
    while game.number < start["played"] and game.to_act is not None:
        game.play(choose(game, sorted(map(str, game.legal())), rng))
    return game


def counts(start: dict[str, Any]) -> list[int]:
    return counts_from(position(start), start["depth"])


if __name__ == "__main__":
    freeze(FIXTURE, STARTS, counts)
