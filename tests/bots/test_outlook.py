"""What the networks of Northwest Passage look at and say: in words and whole numbers, and better than a guess."""

from __future__ import annotations

import random

import pytest

import skerry
from skerry import bots
from skerry.bots.judges import policy_of
from skerry.core.network import LEAD, WIN
from skerry.core.policy import Policy

MODES = ("northwest", "northwest-solo", "terror-solo", "terror-coop")


def policy(mode: str) -> Policy:
    found = policy_of(skerry.games()[mode])
    assert found is not None
    return found


def positions(mode: str, seed: int, apart: int) -> list[skerry.Game]:
    """Some positions of a game by the policy alone, and its end."""
    game, mind, found = skerry.new(mode, seats=skerry.games()[mode].min_seats, seed=seed), policy(mode), []
    while game.to_act is not None:
        if game.number % apart == 0:
            found.append(game.copy())
        game.play_code(mind.choose(game.kernel))
    return [*found, game]


@pytest.mark.parametrize("mode", MODES)
def test_every_feature_has_a_name_and_is_told_in_every_position(mode: str) -> None:
    mind = policy(mode)
    names = mind.feature_names()
    assert len(set(names)) == len(names)
    for game in positions(mode, 5, 9):
        for seat in range(game.seats):
            assert len(mind.features(game.kernel, seat)) == len(names)


@pytest.mark.parametrize("mode", MODES)
def test_features_tell_nothing_that_the_seat_cannot_know(mode: str) -> None:
    mind = policy(mode)
    for game in positions(mode, 6, 25)[:-1]:
        for seat in range(game.seats):
            elsewhere = game.sample_kernel(seat, random.Random(1))
            assert list(mind.features(elsewhere, seat)) == list(mind.features(game.kernel, seat))


def test_looking_at_a_position_does_not_change_what_the_policy_does() -> None:
    mind = policy("northwest")
    for game in positions("northwest", 7, 15)[:-1]:
        before = mind.choose(game.kernel)
        mind.features(game.kernel, 0)
        mind.features(game.kernel, 1)
        assert mind.choose(game.kernel) == before


def test_the_network_foresees_who_wins() -> None:
    mind = policy("northwest")
    told = right = 0
    for seed in range(3):
        *before, end = positions("northwest", seed, 6)
        scores = end.scores()
        for game in before[len(before) // 2 :]:
            told += 1
            right += (mind.foreseen(game.kernel, 0, LEAD) > 0) == (scores[0] > scores[1])
            assert (mind.foreseen(game.kernel, 0, WIN) > 1) <= (mind.foreseen(game.kernel, 0, LEAD) > -5)
    assert right > 0.6 * told


def test_a_glance_at_what_comes_of_it_is_worth_it() -> None:
    """Duplicate games: the mate, which compares a few moves by the network, against the policy alone."""
    lead = 0
    for number in range(4):
        game, mind = skerry.new("northwest", seats=2, seed=600 + number // 2), policy("northwest")
        while (seat := game.to_act) is not None:
            if seat == number % 2:
                game.play(bots.get("mate").choose(game, seat))
            else:
                game.play_code(mind.choose(game.kernel))
        scores = game.scores()
        lead += scores[number % 2] - scores[1 - number % 2]
    assert lead > 0
