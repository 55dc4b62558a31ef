"""What is told of an action beforehand is certain: it holds whatever chance gives and whatever is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import skerry
from skerry import Game
from tests.records.games import VARIANTS, played

WORLDS = 24


def outcomes(game: Game, action: str, seat: int) -> list[tuple[list[object], list[int]]]:
    """The events and the gains in many worlds that agree with all that the seat knows."""
    found: list[tuple[list[object], list[int]]] = []
    for number in range(WORLDS):
        world = game.sample(seat, random.Random(number))
        before = world.scores()
        events: list[object] = [event.seen_by(seat) for event in world.play(action)]
        found.append((events, [b - a for a, b in zip(before, world.scores(), strict=True)]))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_foreseen_comes_true_in_every_world(variant: str) -> None:
    rng = random.Random(1)
    told = 0
    for actions in range(0, 140, 9):
        game = played(variant, 5, actions)
        seat = game.to_act
        if seat is None:
            break
        kinds = {str(action).split()[0]: str(action) for action in game.legal()}
        for action in [*kinds.values(), str(rng.choice(game.legal()))]:
            foresight = game.foresee(action, seat, random.Random(99))
            worlds = outcomes(game, action, seat)
            assert all(event in events for events, _ in worlds for event in foresight.events), action
            assert foresight.points is None or all(gains == foresight.points for _, gains in worlds), action
            if not foresight.reveals:
                told += 1
                assert foresight.points is not None
    assert told > 3


def test_the_back_of_an_enemy_ship_is_not_foreseen() -> None:
    """NS-A4, NS-P4: whatever the generator would make of it; all that is certain is that the longship sails there."""
    tried = 0
    for seed in range(6):
        game, dice = skerry.new("northsea", seats=2, seed=seed), random.Random(seed)
        while game.to_act is not None:
            ships: Any = game.view(None)["enemy_ships"]
            fights = [action for action in game.legal() if action.data().get("to") in ships]
            for number in range(50 if fights else 0):
                foresight = game.foresee(fights[0], game.to_act, random.Random(number))
                assert [event["kind"] for event in foresight.events] == ["sailed"]
                assert foresight.points is None
                assert foresight.reveals
                tried += 1
            game.play(fights[0] if fights else dice.choice(game.legal()))
    assert tried > 300
