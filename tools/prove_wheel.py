"""Prove an installed Skerry, engine alone: `python prove_wheel.py compiled` (or `plain`) plays each game to its end."""

from __future__ import annotations

import random
import sys

import skerry
from skerry.lab.speed import is_compiled


def main(expected: str) -> None:
    for game_id in skerry.games():
        game, dice = skerry.new(game_id, seed=1), random.Random(1)
        while game.to_act is not None:
            game.play(dice.choice(game.legal()))
        assert skerry.replay(game.record()).scores() == game.scores()
        print(game_id, game.scores())
    assert is_compiled() == (expected == "compiled"), f"the rules are not {expected}"


if __name__ == "__main__":
    main(sys.argv[1])
