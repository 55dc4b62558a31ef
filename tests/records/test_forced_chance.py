"""Chance can be prescribed: by the outcomes that an action must have, or by a record's line."""

from __future__ import annotations

import random

import pytest

import skerry
from skerry.core.errors import IllegalAction, NotationError, UnforcedChance
from tests.records.games import GAMES


def until_chance(game: skerry.Game, rng: random.Random) -> skerry.Action:
    """An action to which chance adds something, once the game has come to one."""
    while True:
        for action in game.legal():
            if (after := game.preview(action)).last is not None and after.last.chance:
                return action
        game.play(rng.choice(game.legal()))


@pytest.mark.parametrize("game_id", GAMES)
def test_an_action_has_the_outcomes_that_are_prescribed(game_id: str) -> None:
    game = skerry.new(game_id, seed=3)
    action = until_chance(game, random.Random(1))
    for seed in range(6):
        other = game.sample(game.to_act, random.Random(seed))
        other.play(action)
        assert other.last is not None
        twin = other.at(game.number)
        twin.play(action, chance=" ".join(map(twin.chance_text, other.last.chance)))
        assert twin.record() == other.record()
        assert not twin.kernel.forcing()


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_left_open_comes_from_the_generator(game_id: str) -> None:
    game = skerry.new(game_id, seed=4)
    action = until_chance(game, random.Random(2))
    twin = game.copy()
    assert list(game.play(action)) == list(twin.play(action, chance=""))
    assert game.record() == twin.record()


@pytest.mark.parametrize("game_id", GAMES)
def test_outcomes_that_cannot_be_change_nothing(game_id: str) -> None:
    game = skerry.new(game_id, seed=5)
    action = until_chance(game, random.Random(3))
    before, legal, twin = game.record(), list(game.legal()), game.copy()
    twin.play(action)
    assert twin.last is not None
    too_many = [*twin.last.chance, twin.last.chance[-1]]
    with pytest.raises(UnforcedChance):
        game.play(action, chance=too_many)
    with pytest.raises(NotationError):
        game.play(action, chance="no-such-outcome")
    assert game.record() == before
    assert list(game.legal()) == legal
    game.play(action)
    assert game.record() == twin.record()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_can_be_played_by_the_lines_of_its_record(game_id: str) -> None:
    game = skerry.new(game_id, seed=6)
    twin, rng = game.copy(), random.Random(4)
    while game.to_act is not None:
        events = game.play(rng.choice(game.legal()))
        assert game.last is not None
        assert list(twin.play_line(game.line(game.last))) == list(events)
    assert twin.record() == game.record()
    assert [entry.number for entry, _ in game.steps()] == list(range(1, game.number + 1))
    with pytest.raises(NotationError, match="over"):
        twin.play_line(f"{game.number + 1} A pass")


def test_a_line_must_be_the_next_and_whole() -> None:
    game = skerry.new("northwest", seed=7)
    action = until_chance(game, random.Random(5))
    twin = game.copy()
    twin.play(action)
    assert twin.last is not None
    line, before = twin.line(twin.last), game.record()
    number, seat, intent = line.split(" ", 2)
    for wrong, error in (
        ("", NotationError),
        (f"{number} {seat}", NotationError),
        (f"{int(number) + 1} {seat} {intent}", NotationError),
        (f"{number} {'A' if seat == 'B' else 'B'} {intent}", NotationError),
        (f"{number} {seat} no such action", NotationError),
        (line.partition(" = ")[0], UnforcedChance),
        (f"{number} {seat} ship move k3", IllegalAction),
    ):
        with pytest.raises(error):
            game.play_line(wrong)
        assert game.record() == before
    game.play_line(line)
    assert game.record() == twin.record()
