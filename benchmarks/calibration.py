"""Whether a chance to win is what it says: of the positions with 70 %, seven in ten should be won.

    python -m benchmarks.calibration northwest --positions 2000
    python -m benchmarks.calibration northwest --positions 2000 --fit

plays games between different levels at tables of all sizes, asks at some of the decisions for the chance of the best
move, as a hint would, and prints the table by tenths. With `--fit` the first half of the games says what the numbers
stand for (`skerry.bots.chances`), which is printed for the game's `data/chances.json`, and the second half is the test.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

import skerry
from skerry import bots
from skerry.bots import Budget
from skerry.bots.chances import NAMES, chance, games_of, likely, signs
from skerry.bots.examining import Effort, examine, sampled
from skerry.bots.judges import policy_of
from skerry.bots.planning import Inquiry
from skerry.core.game import Game
from skerry.lab.stats import wilson

LEVELS = ("boy", "mate", "mate", "captain@16")
OFFERS = 12
APART = 12
"""A decision in so many is looked at."""
STEPS = 25
RIDGE = 1.0


@dataclass(frozen=True)
class Case:
    """What was said of a position, and what became of it."""

    game: int
    chance: float
    signs: tuple[float, ...]
    won: float


def asked(game: Game, seat: int, nodes: int, rng: random.Random) -> tuple[float, tuple[float, ...]]:
    """The chance of the best move, and what it is told from."""
    policy = policy_of(game.info)
    if policy is None:
        return examine(game, seat, Effort(nodes), rng)[0].worth.win, ()
    worlds = sampled(game, seat, rng)
    inquiry = Inquiry(policy, worlds[0], OFFERS)
    for done in range(nodes):
        inquiry.trial(policy, worlds, done / nodes)
    best = inquiry.ranking()[0]
    tries = int(inquiry.visits[best])
    share, lead = inquiry.wins[best] / tries, inquiry.leads[best] / tries
    found = signs(game.seats, inquiry.left, share, games_of(inquiry, best), lead)
    return chance(game.info, game.seats, inquiry, best), found


def played(name: str, number: int, nodes: int) -> Iterator[Case]:
    """The cases of one game."""
    rng, info = random.Random(f"calibration {number}"), skerry.games()[name]
    game = skerry.new(name, seats=rng.randint(info.min_seats, info.max_seats), seed=rng.getrandbits(50))
    levels = [rng.choice(LEVELS) for _ in range(game.seats)]
    said = []
    while (seat := game.to_act) is not None:
        if len(game.codes()) > 1 and rng.randrange(APART) == 0:
            said.append((seat, *asked(game, seat, nodes, rng)))
        game.play(bots.get(levels[seat]).choose(game, seat, Budget(seed=number * 8 + seat)))
    assert game.outcome is not None
    winners = game.outcome.winners
    for seat, told, found in said:
        share = 1.0 if info.cooperative else 1.0 / max(1, len(winners))
        yield Case(number, told, found, share if seat in winners else 0.0)


def fitted(cases: list[Case]) -> dict[str, float]:
    """The weights that make the outcomes likeliest (Newton's method, held near 0)."""
    found, won = np.array([case.signs for case in cases]), np.array([case.won for case in cases])
    weights = np.zeros(len(NAMES))
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-found @ weights))
        slope = found.T @ (won - said) - RIDGE * weights
        curve = (found * (said * (1 - said))[:, None]).T @ found + RIDGE * np.eye(len(NAMES))
        weights += np.linalg.solve(curve, slope)
    return {name: round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True)}


def table(cases: list[Case], weights: Mapping[str, float] | None) -> None:
    """By tenths: how often it was said, what was said and what came."""
    told = [(case.chance if weights is None else likely(weights, case.signs), case.won) for case in cases]
    for tenth in range(10):
        inside = [(said, won) for said, won in told if min(9, int(said * 10)) == tenth]
        if inside:
            said, won = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            low, high = wilson(won * len(inside), len(inside))
            print(
                f"{tenth * 10:3d} %: {len(inside):5d} positions, said {said:.1%}, won {won:.1%} ({low:.0%}–{high:.0%})"
            )
    error = sum((said - won) ** 2 for said, won in told) / len(told)
    print(f"{len(told)} positions, mean squared error {error:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--fit", action="store_true")
    given = parser.parse_args()
    cases: list[Case] = []
    number = given.first
    while len(cases) < given.positions:
        cases += played(given.game, number, given.nodes)
        number += 1
    if not given.fit:
        table(cases, None)
        return
    middle = cases[len(cases) // 2].game
    weights = fitted([case for case in cases if case.game < middle])
    print(json.dumps({given.game: weights}, indent=2))
    table([case for case in cases if case.game >= middle], weights)


if __name__ == "__main__":
    main()
