"""The policy of the North Sea: every goal votes for the step that leads to it; a turn is thought through to its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import skerry
from skerry.bots.planning import Inquiry
from skerry.core.kernel import Kernel
from skerry.core.policy import Policy, learned
from skerry.lab import training
from skerry.northsea.planner import Planner

MODES = ("northsea", "northsea-solo")
TABLES = [("northsea", 2), ("northsea", 3), ("northsea", 4), ("northsea-solo", 1)]
SEEDS = range(40, 42)

Player = Callable[[Kernel], int]


def policy(mode: str = "northsea") -> Policy:
    return training.new_policy(mode)


def finished(mode: str, seed: int, players: list[Player]) -> skerry.Game:
    game = skerry.new(mode, seats=len(players), seed=seed)
    while game.to_act is not None:
        game.play_code(players[game.to_act](game.kernel))
    return game


@pytest.mark.parametrize("mode", MODES)
def test_all_that_was_learned_is_weighed(mode: str) -> None:
    mind = policy(mode)
    assert isinstance(mind, Planner)
    assert mind.weights == learned("skerry.northsea")[mode]
    for name, weight in mind.weights.items():
        assert getattr(mind, name) == weight


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_it_plays_whole_games_and_offers_only_what_is_legal(mode: str, seats: int) -> None:
    mind = policy(mode)
    game = skerry.new(mode, seats=seats, seed=41)
    while game.to_act is not None:
        if game.number % 7 == 0:
            offers = list(mind.offers(game.kernel, 9))
            assert len(offers) == len(set(offers)) == min(9, len(game.codes()))
            assert set(offers) <= set(game.codes())
            assert offers[0] == mind.resolve(game.kernel)
        game.play_code(mind.choose(game.kernel))


def test_a_longship_with_animals_and_no_crew_to_come_gets_legal_offers() -> None:
    mind, rng = policy(), random.Random(54)
    game = skerry.new("northsea", seats=2, seed=54)
    for _ in range(116):
        codes = game.codes()
        game.play_code(codes[rng.randrange(len(codes))])
    view: Any = game.view(game.to_act)
    assert view["players"][game.to_act]["aboard"] == {"vikings": 0, "animals": {"goat": 1}}
    assert set(mind.offers(game.kernel, 18)) <= set(game.codes())


def test_it_seldom_leaves_points_unused() -> None:
    mind = policy()
    for seed in SEEDS:
        game = finished("northsea", seed, [mind.choose] * 2)
        actions = [str(game.action_type(entry.code)) for entry in game.entries()]
        assert actions.count("end") <= 5


def test_it_brings_livestock_home_also_at_a_table_of_four() -> None:
    mind = policy()
    delivered = 0
    for seed in SEEDS:
        view: Any = finished("northsea", seed, [mind.choose] * 4).view(None)
        for player in view["players"]:
            delivered += sum(player["livestock"].values())
    assert delivered >= 4 * len(SEEDS)


def test_a_moment_of_thought_beats_the_first_thought() -> None:
    mind, lead = policy(), 0
    for seat in range(2):
        players: list[Player] = [mind.choose, mind.choose]
        players[seat] = mind.resolve
        scores = finished("northsea", 42, players).scores()
        lead += scores[seat] - scores[1 - seat]
    assert lead > 0


def test_without_a_network_it_stays_with_its_first_thought() -> None:
    mind = policy()
    mind.network = None
    game = skerry.new("northsea", seats=2, seed=9)
    for _ in range(40):
        assert mind.resolve(game.kernel) == mind.choose(game.kernel) == mind.offers(game.kernel, 4)[0]
        game.play_code(mind.choose(game.kernel))
    assert mind.horizon(game.kernel) == -1


@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 3), (4, 4)])
def test_a_trial_sees_two_more_turns_of_the_seat_and_one_at_a_larger_table(seats: int, turns: int) -> None:
    mind = policy()
    game = skerry.new("northsea", seats=seats, seed=4)
    for _ in range(20):
        game.play_code(mind.choose(game.kernel))
    inquiry = Inquiry(mind, game.kernel, 6)
    assert inquiry.horizon == game.turn + turns + 1
    inquiry.trial(mind, [game.kernel], 0.0)
    tried = max(range(len(inquiry.codes)), key=inquiry.visits.__getitem__)
    assert 0.0 < inquiry.values[tried] < 1.0
    assert 0.0 < inquiry.wins[tried] < 1.0
    assert inquiry.points[tried] > 0.0


def test_a_finished_game_is_won_or_not() -> None:
    mind = policy()
    game = finished("northsea", 41, [mind.choose] * 2)
    assert game.outcome is not None
    shares = [mind.won(game.kernel, seat) for seat in range(2)]
    assert [seat for seat in range(2) if shares[seat]] == list(game.outcome.winners)
    assert sum(shares) == 1.0
