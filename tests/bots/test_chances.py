"""Chances are what was foreseen, or what the games that were played to their end speak for."""

from __future__ import annotations

import random

import pytest

import skerry
from skerry import bots
from skerry.bots.examining import sampled
from skerry.bots.planning import Inquiry
from skerry.lab import training


def inquiry(name: str, moves: int) -> Inquiry:
    """A decision in the middle of a game, thought over for a while."""
    game = skerry.new(name, seed=8)
    for _ in range(moves):
        game.play(bots.get("mate").choose(game, game.kernel.to_act()))
    policy = training.new_policy(name)
    worlds = sampled(game, game.kernel.to_act(), random.Random(1))
    found = Inquiry(policy, worlds[0], 6)
    for trial in range(24):
        found.trial(policy, worlds, trial / 24)
    return found


@pytest.mark.parametrize("mode", ["northwest", "northwest-solo", "terror-coop", "northsea"])
def test_what_the_trials_say_is_told(mode: str) -> None:
    found = inquiry(mode, 10)
    for move in range(len(found.codes)):
        tries = int(found.visits[move])
        assert found.chance(move) == pytest.approx(found.wins[move] / max(1, tries))
        assert 0.0 < found.chance(move) < 1.0 or not tries
