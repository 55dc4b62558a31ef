"""What the moves of each level cost: from this come the names that an analysis gives to bad ones.

    python -m benchmarks.grading northwest --decisions 400

plays games at whose tables every level sits, judges some of the decisions as an analysis does (`skerry.bots.analysis`),
and prints by level how often a move costs how much of the chance to win.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict

import skerry
from skerry import bots
from skerry.bots import Budget
from skerry.bots.analysis import GRADES, NODES, best_and_played
from skerry.bots.examining import Effort

LEVELS = ("boy", "mate", "captain@16")
APART = 12
"""A decision in so many is judged."""
QUANTILES = (0.5, 0.75, 0.9, 0.95, 0.99)


def played(name: str, number: int, losses: dict[str, list[float]], effort: Effort) -> None:
    """Play a game, and note what the judged decisions cost."""
    rng, info = random.Random(f"grading {number}"), skerry.games()[name]
    game = skerry.new(name, seats=rng.randint(info.min_seats, info.max_seats), seed=rng.getrandbits(50))
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(game.seats)]
    while (seat := game.to_act) is not None:
        action = bots.get(levels[seat]).choose(game, seat, Budget(seed=number * 8 + seat))
        if len(game.codes()) > 1 and rng.randrange(APART) == 0:
            best, own = best_and_played(game, seat, action.code, effort, rng)
            losses[levels[seat]].append(max(0.0, best.worth.win - own.worth.win))
        game.play(action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=400, help="how many of each level, at least")
    parser.add_argument("--nodes", type=int, default=NODES["captain"])
    given = parser.parse_args()
    losses: dict[str, list[float]] = defaultdict(list)
    number = 0
    while len(losses) < len(LEVELS) or min(map(len, losses.values())) < given.decisions:
        played(given.game, number, losses, Effort(given.nodes))
        number += 1
    for level in LEVELS:
        found = sorted(losses[level])
        shares = [f"{name} {sum(loss >= least for loss in found) / len(found):.1%}" for least, name in GRADES]
        marks = [f"{quantile:.0%} ≤ {found[int(quantile * (len(found) - 1))]:.3f}" for quantile in QUANTILES]
        print(f"{given.game}, {level}: {len(found)} decisions, at least {', '.join(shares)}; {', '.join(marks)}")


if __name__ == "__main__":
    main()
