"""Perft: the number of action sequences to a depth, chance resolved by the seed. Regenerate the frozen counts with

python -m tests.oracle.northwest_perft
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import skerry

from .northwest_compare import leaning
from .perft import counts_from, freeze

FIXTURE = Path(__file__).resolve().parents[1] / "rules" / "northwest" / "perft.json"

STARTS: list[dict[str, Any]] = [
    {"game": game, "seats": seats, "options": options, "seed": seed, "played": played, "depth": depth}
    for game, seats, options, cases in (
        ("northwest", 2, {}, ((1, 0, 5), (2, 20, 4), (3, 60, 4), (4, 110, 3))),
        ("northwest", 3, {}, ((5, 3, 4), (6, 50, 3), (7, 120, 5))),
        ("northwest", 4, {"tuunbaq": True}, ((8, 0, 6), (9, 50, 5), (10, 200, 4), (11, 150, 3))),
        ("northwest-solo", 1, {}, ((12, 0, 4), (13, 15, 2), (14, 40, 3))),
        ("northwest-solo", 1, {"lost_crew": True}, ((15, 45, 3),)),
        ("terror-solo", 1, {}, ((16, 0, 3), (17, 20, 2))),
        ("terror-coop", 2, {}, ((18, 0, 3), (19, 40, 2))),
    )
    for seed, played, depth in cases
]


def position(start: dict[str, Any]) -> skerry.Game:
    """The game after so many actions, chosen from the sorted notations so that the engine's order does not matter."""
    game = skerry.new(start["game"], seats=start["seats"], seed=start["seed"], **start["options"])
    rng = random.Random(start["seed"])
    choose = leaning(rng)
    while game.number < start["played"] and game.to_act is not None:
        game.play(choose(game, sorted(map(str, game.legal())), rng))
    return game


def counts(start: dict[str, Any]) -> list[int]:
    return counts_from(position(start), start["depth"])


if __name__ == "__main__":
    freeze(FIXTURE, STARTS, counts)
