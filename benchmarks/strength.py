"""The admiral beside plain tree search: OpenSpiel's recipe, UCT with random playouts, at ten times the time.

    python -m benchmarks.strength northsea --games 8 --seconds 0.5

plays duplicate games, each seed in both seat orders, and prints the admiral's win rate.
"""

from __future__ import annotations

import argparse
import math
import random
import time

import skerry
from skerry import bots
from skerry.core.game import Game
from skerry.core.kernel import Kernel, random_playout
from skerry.lab.stats import wilson

TIMES = 10
EXPLORATION = 2.0
LONGEST_PLAYOUT = 100_000


class PlainNode:
    """A position in the tree, with the moves tried so far."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.reward = 0.0
        self.children: dict[int, PlainNode] = {}


def rewards(kernel: Kernel, seats: int) -> list[float]:
    """1 for a win, ½ for a shared one, 0 for a loss, as OpenSpiel's terminal returns."""
    points = [kernel.points(seat) for seat in range(seats)]
    best = max(points)
    return [(1.0 if points.count(best) == 1 else 0.5) if score == best else 0.0 for score in points]


def plain_choice(game: Game, seat: int, seconds: float, rng: random.Random) -> int:
    """The move that plain UCT visits most in so many seconds."""
    root = PlainNode(seat)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        world = game.sample(seat, rng).kernel
        world.logging = False
        path = [root]
        while world.to_act() >= 0:
            node, mover = path[-1], world.to_act()
            codes = list(world.codes())
            fresh = [code for code in codes if code not in node.children]
            code = rng.choice(fresh) if fresh else max(codes, key=lambda code, node=node: bound(node, code))
            world.apply(code)
            path.append(node.children.setdefault(code, PlainNode(mover)))
            if fresh:
                break
        random_playout(world, rng.getrandbits(60), LONGEST_PLAYOUT)
        result = rewards(world, game.seats)
        for node in path:
            node.visits += 1
            node.reward += result[node.seat]
    return max(root.children, key=lambda code: root.children[code].visits)


def bound(node: PlainNode, code: int) -> float:
    child = node.children[code]
    return child.reward / child.visits + EXPLORATION * math.sqrt(math.log(node.visits) / child.visits)


def play(name: str, seed: int, admiral: int, seconds: float) -> list[int]:
    """The final scores of a game in which the admiral has that seat."""
    game = skerry.new(name, seats=2, seed=seed)
    rng = random.Random(seed)
    while (seat := game.to_act) is not None:
        if len(game.codes()) == 1:
            game.play_code(game.codes()[0])
        elif seat == admiral:
            game.play(bots.get("admiral").choose(game, seat, bots.Budget(seconds=seconds, seed=seed)))
        else:
            game.play_code(plain_choice(game, seat, TIMES * seconds, rng))
    return game.scores()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=["northwest", "northsea"])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.5, help="the admiral's time for a move")
    arguments = parser.parse_args()
    taken = 0.0
    for number in range(arguments.games):
        admiral = number % 2
        scores = play(arguments.game, number // 2, admiral, arguments.seconds)
        taken += 1.0 if scores[admiral] > scores[1 - admiral] else 0.5 if scores[0] == scores[1] else 0.0
        print(f"game {number + 1}: admiral {scores[admiral]}, plain {scores[1 - admiral]}", flush=True)
    low, high = wilson(taken, arguments.games)
    print(f"admiral {taken:g} of {arguments.games} ({low:.0%}–{high:.0%}) against {TIMES} times its time")


if __name__ == "__main__":
    main()
