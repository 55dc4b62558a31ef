"""Prove an installed Skerry, engine alone: `python prove_wheel.py compiled` (or `plain`) plays each game to its end."""

from __future__ import annotations

import random
import sys

import skerry
from skerry.core.compiled import is_compiled


def main(expected: str) -> None:
    for game_id in skerry.games():
        game, dice = skerry.new(game_id, seed=1), random.Random(1)
        while game.to_act is not None:
            game.play(dice.choice(game.legal()))
        assert skerry.replay(game.record()).scores() == game.scores()
        print(game_id, game.scores())
    assert is_compiled() == (expected == "compiled"), f"the rules are not {expected}"
    assert not (silent := undocumented()), f"without a docstring: {silent}"


def undocumented() -> list[str]:
    """What `help` would say nothing about, of the public names and of what is in them: compiling drops docstrings."""
    named = {name: getattr(skerry, name) for name in skerry.__all__}
    for name, made in list(named.items()):
        inside = vars(made).items() if isinstance(made, type) else ()
        named |= {f"{name}.{member}": found for member, found in inside if not member.startswith("_")}
    told = {name: made for name, made in named.items() if callable(made) or isinstance(made, property)}
    return [name for name, made in told.items() if not made.__doc__]


if __name__ == "__main__":
    main(sys.argv[1])
