"""Chances are what the games that were played to their end speak for, and hints tell them in the search's order."""

from __future__ import annotations

import random

import pytest

import skerry
from skerry import bots
from skerry.bots.chances import NAMES, chance, likely, signs
from skerry.bots.examining import sampled
from skerry.bots.planning import Inquiry
from skerry.lab import training
from skerry.registry import package_of

FITTED = package_of(skerry.games()["northwest"]).chances


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


@pytest.mark.parametrize("mode", FITTED)
def test_all_that_speaks_for_a_win_was_fitted(mode: str) -> None:
    assert mode in skerry.games()
    assert set(FITTED[mode]) == set(NAMES)


@pytest.mark.parametrize("mode", FITTED)
@pytest.mark.parametrize("left", [0.0, 0.5, 0.9])
def test_a_lead_and_games_won_speak_for_a_win(mode: str, left: float) -> None:
    def told(share: float, lead: float) -> float:
        return likely(FITTED[mode], signs(2, left, share, 20, lead))

    assert 0.0 < told(0.1, -15.0) < told(0.5, 0.0) < told(0.9, 15.0) < 1.0


def test_with_more_rivals_an_even_game_is_won_less_often() -> None:
    two, four = (likely(FITTED["northwest"], signs(seats, 0.9, 0.5, 20, 0.0)) for seats in (2, 4))
    assert two == pytest.approx(0.5, abs=0.05)
    assert 0.1 < four < 0.4


def test_few_games_say_less_than_many() -> None:
    few, many = (signs(2, 0.5, 1.0, tries, 0.0)[3] for tries in (2, 40))
    assert 0.0 < few < many


def test_where_nothing_was_fitted_the_share_of_games_won_is_told() -> None:
    assert "northwest-solo" not in FITTED
    found = inquiry("northwest-solo", 10)
    info = skerry.games()["northwest-solo"]
    for move in range(len(found.codes)):
        tries = int(found.visits[move])
        if tries:
            assert chance(info, 1, found, move) == pytest.approx(found.wins[move] / tries)
            assert 0.0 < chance(info, 1, found, move) < 1.0


def test_who_is_far_ahead_is_told_so() -> None:
    found, info = inquiry("northwest", 40), skerry.games()["northwest"]
    best = found.ranking()[0]
    before = chance(info, 2, found, best)
    found.leads[best] += 40.0 * found.visits[best]
    assert chance(info, 2, found, best) > before
