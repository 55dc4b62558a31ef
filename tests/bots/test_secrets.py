"""What a bot chooses and hints depends on what its seat knows: in worlds that look alike to the seat it is the same."""

from __future__ import annotations

import random

import pytest

import skerry
from skerry import Game, bots
from skerry.bots import Budget, Hint

MANY, FEW = 12, 2
"""How many positions: of a game in which seats have secrets, of all its sides, and where only chance is hidden."""
NODES = {"random": 1, "boy": 1, "mate": 1, "captain": 24, "admiral": 40}


def positions(name: str, seats: int) -> list[Game]:
    """Moments of random games in which somebody is to act."""
    rng = random.Random(seats)
    found: list[Game] = []
    game = skerry.new(name, seats=seats)
    choices = [option for option in game.info.options if option.choices]
    while len(found) < (MANY if game.has_secrets else FEW):
        options = {option.name: option.choices[len(found) % len(option.choices)] for option in choices}
        game = skerry.new(name, seats=seats, seed=rng.randrange(1 << 40), **options)
        for _ in range(rng.randrange(150)):
            if game.to_act is not None:
                game.play(rng.choice(game.legal()))
        if game.to_act is not None:
            found.append(game)
    return found


def told(hints: list[Hint]) -> list[tuple[str, float, float, tuple[str, ...]]]:
    return [(str(hint.action), hint.score, hint.win, tuple(map(str, hint.reasons))) for hint in hints]


@pytest.mark.parametrize("level", NODES)
@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name, info in skerry.games().items() for seats in info.seats],
)
def test_choices_and_hints_are_the_same_in_worlds_that_look_alike(name: str, seats: int, level: str) -> None:
    budget = Budget(nodes=NODES[level], seed=7)
    for number, game in enumerate(positions(name, seats)):
        seat = game.to_act
        assert seat is not None
        other = game.sample(seat, random.Random(1000 + number))
        bot = bots.get(level)
        assert bot.choose(other, seat, budget) == bot.choose(game, seat, budget)
        assert told(bot.hints(other, seat, budget)) == told(bot.hints(game, seat, budget))
