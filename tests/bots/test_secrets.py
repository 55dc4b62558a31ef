"""What a bot chooses and hints depends on what its seat knows: in worlds that look alike to the seat it is the same.

python -m tests.bots.test_secrets --positions 2000      # as many as one likes, for each level
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

import skerry
from skerry import Game, bots
from skerry.bots import Budget, Hint

MANY, FEW = 20, 2
"""How many positions: of a game in which seats have secrets, of all its sides, and where only chance is hidden."""
NODES = {"random": 1, "boy": 1, "mate": 1, "captain": 6, "admiral": 8}
"""A search that depends on what it may not know does so from its first worlds on: few nodes, many positions."""
CASES = [(name, seats) for name, info in skerry.games().items() for seats in info.seats]


def positions(name: str, seats: int, seed: int) -> Iterator[Game]:
    """Moments of random games in which somebody is to act."""
    rng = random.Random(seed)
    choices = [option for option in skerry.games()[name].options if option.choices]
    for number in itertools.count():
        options = {option.name: option.choices[number % len(option.choices)] for option in choices}
        game = skerry.new(name, seats=seats, seed=rng.randrange(1 << 40), **options)
        for _ in range(rng.randrange(150)):
            if game.to_act is not None:
                game.play(rng.choice(game.legal()))
        if game.to_act is not None:
            yield game


def told(hints: list[Hint]) -> list[tuple[str, float, float, tuple[str, ...]]]:
    return [(str(hint.action), hint.score, hint.win, tuple(map(str, hint.reasons))) for hint in hints]


def differs(game: Game, level: str, number: int) -> bool:
    """Whether the bot chooses or hints otherwise in another world that its seat cannot tell from this one."""
    seat = game.to_act
    assert seat is not None
    other = game.sample(seat, random.Random(1000 + number))
    bot, budget = bots.get(level), Budget(nodes=NODES[level], seed=7 + number)
    together = replace(budget, found=bot.tallies(game, seat, replace(budget, seed=budget.seed + 1)))
    return bot.tallies(other, seat, budget) != bot.tallies(game, seat, budget) or any(
        bot.choose(other, seat, given) != bot.choose(game, seat, given)
        or told(bot.hints(other, seat, given)) != told(bot.hints(game, seat, given))
        for given in (budget, together)
    )


@pytest.mark.parametrize("level", NODES)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_choices_and_hints_are_the_same_in_worlds_that_look_alike(name: str, seats: int, level: str) -> None:
    many = MANY if skerry.new(name, seats=seats).has_secrets else FEW
    for number, game in enumerate(itertools.islice(positions(name, seats, seats), many)):
        assert not differs(game, level, number)


def soak(count: int, seed: int) -> None:
    """So many positions for each level, of all games in turn."""
    for level in NODES:
        games = itertools.cycle([positions(name, seats, seed) for name, seats in CASES])
        wrong = sum(differs(next(game), level, number) for number, game in zip(range(count), games, strict=False))
        print(f"{level}: {count} positions of {len(CASES)} games and numbers of seats, {wrong} differ", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    soak(arguments.positions, arguments.seed)
