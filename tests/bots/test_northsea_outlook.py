"""What a network of the North Sea is to learn from: named features of what the seat may know."""

from __future__ import annotations

import random

import pytest

import skerry
from skerry.bots.judges import policy_of
from skerry.core.policy import Policy

TABLES = [("northsea", 2), ("northsea", 4), ("northsea-solo", 1)]


def policy(mode: str = "northsea") -> Policy:
    found = policy_of(skerry.games()[mode])
    assert found is not None
    return found


def positions(mode: str, seats: int, seed: int, apart: int) -> list[skerry.Game]:
    """Some positions of a game by the policy alone, and its end."""
    game, mind, found = skerry.new(mode, seats=seats, seed=seed), policy(mode), []
    while game.to_act is not None:
        if game.number % apart == 0:
            found.append(game.copy())
        game.play_code(mind.choose(game.kernel))
    return [*found, game]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_feature_has_a_name_and_tells_only_what_the_seat_may_know(mode: str, seats: int) -> None:
    mind = policy(mode)
    names = mind.feature_names()
    assert len(set(names)) == len(names)
    for game in positions(mode, seats, 6, 17)[:-1]:
        for seat in range(seats):
            told = list(mind.features(game.kernel, seat))
            assert len(told) == len(names)
            assert list(mind.features(game.sample_kernel(seat, random.Random(1)), seat)) == told


def test_features_count_points_and_prospects_of_each_seat() -> None:
    mind = policy()
    for game in positions("northsea", 2, 8, 40)[:-1]:
        told = [dict(zip(mind.feature_names(), mind.features(game.kernel, seat), strict=True)) for seat in range(2)]
        categories = ("livestock", "outposts", "ships", "settlements", "dead", "islands", "captain")
        assert [sum(each[name] for name in categories) for each in told] == list(game.scores())
        for name in categories:
            assert told[0][name] == told[1][f"best rival: {name}"]
            assert told[0][name] * 12 == told[1][f"rivals: {name}"]


def test_looking_at_a_position_does_not_change_what_the_policy_does() -> None:
    mind = policy()
    for game in positions("northsea", 3, 7, 31)[:-1]:
        before = mind.choose(game.kernel)
        mind.features(game.kernel, 0)
        mind.features(game.kernel, 1)
        assert mind.choose(game.kernel) == before
