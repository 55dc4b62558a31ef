"""Positions and actions as numbers: of fixed shape, of nothing that the seat may not know, each action told apart."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import skerry
from skerry.envs.coding import (
    EncodingError,
    encoding_of,
    mask,
    observe,
    parts,
    rewards,
    rows,
    table_numbers,
)

GAMES = tuple(skerry.games())


def positions(name: str, seed: int, every: int = 9) -> list[skerry.Game]:
    """Positions of a random game for as many as can play."""
    game = skerry.new(name, seats=skerry.games()[name].max_seats, seed=seed)
    dice, found = random.Random(seed), []
    while game.to_act is not None:
        if game.number % every == 0:
            found.append(game.copy())
        game.play(dice.choice(game.legal()))
    return [*found, game]


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_depends_on_nothing_that_the_seat_may_not_know(name: str) -> None:
    for game in positions(name, 3):
        for seat in range(game.seats):
            twin = game.sample(seat, random.Random(game.number))
            assert np.array_equal(observe(game, seat), observe(twin, seat))
            if game.to_act == seat:
                assert np.array_equal(rows(game), rows(twin))


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_itself_as_the_first(name: str) -> None:
    for game in positions(name, 5, every=25):
        for seat in range(game.seats):
            seen = parts(observe(game, seat), encoding_of(game.info))
            again = parts(observe(game, (seat + 1) % game.seats), encoding_of(game.info))
            others = [(place + 1) % game.seats for place in range(game.seats)]
            public = slice(0, 22)
            assert np.array_equal(seen["players"][others, public], again["players"][: game.seats, public])


@pytest.mark.parametrize("name", GAMES)
def test_legal_actions_are_told_apart_by_their_numbers(name: str) -> None:
    met = 0
    for seed in (1, 2):
        for game in positions(name, seed, every=3)[:-1]:
            assert len(np.unique(rows(game), axis=0)) == len(game.legal())
            try:
                found = table_numbers(game)
            except EncodingError:
                continue
            met += 1
            assert len(set(found)) == len(found)
            assert min(found) >= 0
            assert max(found) < encoding_of(game.info).table_size
    assert met > 5


@pytest.mark.parametrize("name", ["northwest", "terror-coop", "northsea"])
def test_a_number_of_the_table_means_one_action_only(name: str) -> None:
    means: dict[int, str] = {}
    for seed in (1, 2, 3):
        for game in positions(name, seed, every=2)[:-1]:
            try:
                found = table_numbers(game)
            except EncodingError:
                continue
            for number, action in zip(found, game.legal(), strict=True):
                told = action.data()
                if told["kind"] in ("place", "take", "draw", "build", "choose"):
                    assert means.setdefault(number, str(action)) == str(action)
    assert len(means) > 300


def test_the_own_hand_and_captains_are_seen() -> None:
    game = skerry.new("northsea", seats=2, seed=4)
    own: Any = game.view(0)["players"][0]  # type: ignore[index,call-overload]
    seen = parts(observe(game, 0), encoding_of(game.info))
    assert (np.flatnonzero(seen["hand"]) + 1).tolist() == sorted(own["hand"])
    assert seen["offer"].sum() == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_marks_the_legal_actions(name: str) -> None:
    for game in positions(name, 7, every=12)[:-1]:
        found = mask(game)
        assert found.sum() == len(game.legal())
        assert all(found[number] for number in table_numbers(game))


def test_an_action_beyond_the_window_is_refused() -> None:
    game = skerry.new("northsea", seed=5)
    while game.to_act is not None and max(map(east, game.legal())) <= 12:
        game.play(max(game.legal(), key=east))
    with pytest.raises(EncodingError, match="window"):
        table_numbers(game)


def east(action: skerry.Action) -> int:
    """How far in the east the action lays a tile."""
    told = action.data()
    return int(str(told["hex"]).split(",")[0]) if told["kind"] == "place" else -99


def test_what_is_seen_of_northwest_is_what_the_view_tells() -> None:
    for game in positions("northwest", 8, every=20):
        view = game.view(0)
        seen = parts(observe(game, 0), encoding_of(game.info))
        board = view["board"]
        assert isinstance(board, dict)
        corners = board["corners"]
        assert isinstance(corners, list)
        for row, line in enumerate(corners):
            for column, terrain in enumerate(str(line)):
                assert seen["board"][0, row, column] == (terrain != "?")
                assert seen["board"][1, row, column] == (terrain == "L")
        assert seen["players"][:4, -1].tolist() == [np.clip(score, -128, 127) for score in game.scores()]


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_worth_at_most_one(name: str) -> None:
    game = positions(name, 2)[-1]
    assert len(rewards(game)) == game.seats
    assert all(-1 <= reward <= 1 for reward in rewards(game))
