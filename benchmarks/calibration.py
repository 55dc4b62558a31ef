"""Whether a chance to win is what it says: of the positions with 70 %, seven in ten should be won.

    python -m benchmarks.calibration --positions 4000
    python -m benchmarks.calibration northsea terror-coop --positions 4000 --adviser captain@60 --workers 2 --keep

plays games between different levels at tables of all sizes, asks for a hint at some of the decisions, and prints by
tenths what the hints said and what came of it, for every mode unless some are named. In a game for one that is about
points alone, what comes is how good the result is, from 0 to 1, as its hints tell it. Then a curve is fitted to every
other game, and the table of the games between them shows whether it holds there. `--keep` puts it into the sources, in
the game's `data/chances.json`, by which hints are told from the next build on.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import count, groupby
from pathlib import Path
from typing import TypeVar

import numpy as np

import skerry
from skerry import bots
from skerry.bots import Budget
from skerry.bots.judges import chances_of, policy_of
from skerry.core.chances import FILE, Curve, learned_chances, logit_of
from skerry.core.game import Game
from skerry.lab.stats import independent_games, mean, wilson
from skerry.registry import package_of

LEVELS = ("boy", "mate", "mate", "captain@16")
APART = 36
"""A decision in so many is looked at: the positions of one game are won or lost together."""
TENTHS = 10
STEPS = 60
LONGEST_STEP = 0.1
LEAST_BEND = 1e-6
"""Of Newton's method."""
SOURCES = Path(__file__).parents[1] / "src"
T = TypeVar("T")


@dataclass(frozen=True)
class Case:
    """What was said of a position, and what became of it."""

    game: int
    said: float
    came: float


def advised(adviser: str, game: Game, seat: int) -> float:
    """The chance of the best move, as a hint tells it."""
    return bots.get(adviser).hints(game, seat, Budget(seed=game.number), most=1)[0].win


def observed(name: str, number: int, ask: Callable[[Game, int], T]) -> list[tuple[T, float]]:
    """A game between different levels: what was answered at some of the decisions, and what became of each."""
    rng, info = random.Random(f"calibration {number}"), skerry.games()[name]
    game = skerry.new(name, seats=rng.randint(info.min_seats, info.max_seats), seed=rng.getrandbits(50))
    levels = [rng.choice(LEVELS) for _ in range(game.seats)]
    said = []
    while (seat := game.to_act) is not None:
        if len(game.codes()) > 1 and rng.randrange(APART) == 0:
            said.append((seat, ask(game, seat)))
        game.play(bots.get(levels[seat]).choose(game, seat, Budget(seed=number * 8 + seat)))
    return [(answer, result(game, seat)) for seat, answer in said]


def result(game: Game, seat: int) -> float:
    """What a finished game is to a seat: won, shared or lost; alone without a target, how good it is."""
    policy = policy_of(game.info)
    if game.seats == 1 and game.info.target is None and policy is not None:
        return policy.won(game.kernel, seat)
    assert game.outcome is not None
    winners = game.outcome.winners
    return (1.0 if game.info.cooperative else 1.0 / len(winners)) if seat in winners else 0.0


def cases_of(name: str, adviser: str, number: int) -> list[Case]:
    return [Case(number, said, came) for said, came in observed(name, number, partial(advised, adviser))]


def gathered(games: Iterable[list[T]], wanted: int) -> list[T]:
    """What the games tell, until there is enough of it."""
    found: list[T] = []
    for told in games:
        found += told
        if len(found) >= wanted:
            break
    return found


def played(pool: ProcessPoolExecutor, task: Callable[[int], T], first: int, workers: int) -> Iterator[T]:
    """What a task tells of game after game, without end; the next ones are begun meanwhile."""
    for begin in count(first, 4 * workers):
        yield from pool.map(task, range(begin, begin + 4 * workers))


def table(cases: list[Case]) -> Iterator[str]:
    """By tenths: how often it was said, what was said and what came, with the interval of as many independent games."""
    off = []
    for tenth in range(TENTHS):
        inside = [case for case in cases if min(TENTHS - 1, int(case.said * TENTHS)) == tenth]
        if inside:
            said, came = mean([case.said for case in inside]), mean([case.came for case in inside])
            games = [[case.came for case in group] for _, group in groupby(inside, lambda case: case.game)]
            worth = independent_games(games)
            low, high = wilson(came * worth, worth)
            off.append(abs(said - came))
            told = f"said {said:.1%}, came {came:.1%} ({low:.0%}–{high:.0%})"
            yield f"{tenth * 10:3d} %: {len(inside):5d} positions, {told}"
    error = mean([(case.said - case.came) ** 2 for case in cases])
    yield f"{len(cases)} positions, farthest off {max(off):.1%}, mean squared error {error:.3f}"


def fitted(cases: list[Case], before: Curve) -> Curve:
    """The curve that would have made the results likeliest, of what was said before one was applied.

    What a search said to be decided is told as it is, so it has no say in the curve.
    """
    cases = [case for case in cases if 0.0 < case.said < 1.0]
    logits = np.array([logit_of(before.said(case.said)) for case in cases])
    inputs = np.stack([np.minimum(logits, 0), np.maximum(logits, 0), np.ones_like(logits)], axis=1)
    came = np.array([case.came for case in cases])
    found = np.array([1.0, 1.0, 0.0])
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-inputs @ found))
        bend = (inputs.T * (told * (1 - told))) @ inputs + LEAST_BEND * np.eye(3)
        found -= np.clip(np.linalg.solve(bend, inputs.T @ (told - came)), -LONGEST_STEP, LONGEST_STEP)
    return Curve(*(round(float(number), 3) for number in found))


def tried(cases: list[Case], before: Curve) -> tuple[Curve, list[Case]]:
    """The curve that every other game speaks for, and what it would have said in the games between them."""
    curve = fitted([case for case in cases if case.game % 2 == 0], before)
    others = [case for case in cases if case.game % 2]
    return curve, [replace(case, said=curve.told(before.said(case.said))) for case in others]


def keep(name: str, curve: Curve) -> Path:
    """Put the curve of a mode into the sources, beside those of the game's other modes."""
    module = package_of(skerry.games()[name]).game_type.__module__
    folder = SOURCES.joinpath(*module.split(".")[:-1], "data")
    curves = {**learned_chances(folder), name: curve}
    rows = [f"  {json.dumps(mode)}: {json.dumps(asdict(told))}" for mode, told in curves.items()]
    (folder / FILE).write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--positions", type=int, default=4000)
    parser.add_argument("--adviser", default="captain@60", help="who is asked for a hint")
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="put the curve into the sources")
    given = parser.parse_args()
    for name in given.games or skerry.games():
        with ProcessPoolExecutor(given.workers) as pool:
            task = partial(cases_of, name, given.adviser)
            cases = gathered(played(pool, task, given.first, given.workers), given.positions)
            pool.shutdown(cancel_futures=True)
        print(f"{name}, {given.adviser}, as it is told today:", *table(cases), sep="\n", flush=True)
        curve, others = tried(cases, chances_of(skerry.games()[name]))
        print(f"{curve} of every other game, in the games between them:", *table(others), sep="\n", flush=True)
        if given.keep:
            print(f"kept in {keep(name, curve)}")


if __name__ == "__main__":
    main()
