"""Games played at random, for tests about their texts."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import skerry
from skerry.core.info import OptionValue

GOLDEN = Path(__file__).parent / "golden"

GAMES = tuple(skerry.games())
VARIANTS: dict[str, dict[str, OptionValue]] = {
    "northwest": {},
    "northwest-tuunbaq": {"tuunbaq": True},
    "northwest-solo": {},
    "northwest-solo-lost-crew": {"lost_crew": True},
    "terror-solo": {},
    "terror-solo-supplies-9": {"supplies": 9},
    "terror-coop": {},
    "northsea": {},
    "northsea-side-d": {"side": "D"},
    "northsea-solo": {},
}
"""Every game with every option that changes its course, by a name that begins with the game's id."""


def game_id(variant: str) -> str:
    return max((name for name in GAMES if variant.startswith(name)), key=len)


@cache
def played(variant: str, seed: int, actions: int = 1_000_000, seats: int | None = None) -> skerry.Game:
    """A game after so many random actions, or at its end. Shared: do not play on with it."""
    game = skerry.new(game_id(variant), seats=seats, seed=seed, **VARIANTS[variant])
    dice = random.Random(seed)
    while game.to_act is not None and game.number < actions:
        game.play(dice.choice(game.legal()))
    return game
