"""Games whose luck can be checked, as a server would make and seal them."""

from __future__ import annotations

import random
from dataclasses import replace

import skerry
from skerry import registry
from skerry.core.draws import Pledge, context_of
from skerry.core.record import story_of
from skerry.core.sealing import public_key, sign
from tests.records.games import VARIANTS, game_id

SEED = b"a seed for seals in tests only.."
PLEDGE = Pledge("table-of-tests", "5e" * 32, "a1" * 16, public_key(SEED))


def begun(variant: str, seats: int | None = None, pledge: Pledge = PLEDGE) -> skerry.Game:
    """A new game that follows from the pledge, with a word of the first seat."""
    info, game_type = registry.games()[game_id(variant)]
    players, options = info.check_seats(seats), info.check_options(VARIANTS.get(variant, {}))
    words = () if pledge.scope else ("00ff" * 8, *[""] * (players - 1))
    whole = replace(pledge, players=("person",) * players, words=words)
    committed = whole.committed(context_of(info, info.rules_version, players, options))
    return game_type.pledged(info, players, options, info.rules_version, committed)


def finished(variant: str, dice: int = 1, seats: int | None = None, pledge: Pledge = PLEDGE) -> skerry.Game:
    """A game that was played at random to its end, sealed."""
    game, rng = begun(variant, seats, pledge), random.Random(dice)
    while game.to_act is not None:
        game.play(rng.choice(game.legal()))
    return sealed(game)


def sealed(game: skerry.Game) -> skerry.Game:
    assert game.draws is not None
    game.draws = game.draws.sealed(sign(SEED, game.draws.pledge.digest(story_of(game))))
    return game
