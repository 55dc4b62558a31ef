"""The search for games that have a judge and no policy: moves compete in a tree of the seat's own plans."""

from __future__ import annotations

import random

import skerry
from skerry import bots
from skerry.bots.judges import judge_of
from skerry.bots.search import Node, finish_turn, root_of, search
from skerry.core.kernel import Kernel, hashed
from tests.thirdgame.test_game import FULL_HOLD, played, seat_of


def begun(until: int = 7) -> skerry.Game:
    """A game in which several moves are possible."""
    return next(game for seed in range(50) if len((game := played(seed, until=until)).legal()) > 1)


def test_a_line_goes_on_to_the_end_of_its_turn_and_no_further() -> None:
    game = begun()
    world = game.copy().kernel
    turn = world.turn
    finish_turn(judge_of(game.info), world, turn)
    assert world.turn == turn + 1 or world.to_act() < 0
    before = world.checksum()
    finish_turn(judge_of(game.info), world, turn)
    assert world.checksum() == before


def test_candidates_compete_and_only_the_best_are_tried_to_the_end() -> None:
    game = skerry.from_diagram(FULL_HOLD)
    judge = judge_of(game.info)
    worlds = [game.sample(seat_of(game), random.Random(number)).kernel for number in range(4)]
    root = root_of(judge, worlds[0], 8)
    trials = 64
    for trial in range(trials):
        search(root, judge, worlds, trial / trials, 3)
    visits = list(root.visits)
    assert len(visits) == min(8, len(game.legal()))
    assert sum(visits) == trials
    assert min(visits) > 0
    best = root.best(1)[0]
    assert visits[best] > min(visits)
    assert root.mean(best) == max(root.mean(i) for i in root.best(8))


def test_the_tree_is_of_own_plans_and_others_do_what_seems_best() -> None:
    game = begun()
    judge, me = judge_of(game.info), seat_of(game)
    world = game.sample(me, random.Random(1)).kernel
    root = root_of(judge, world, 4)
    trials = 120
    for trial in range(trials):
        search(root, judge, [world] * trials, trial / trials, 6)
    widths: dict[bool, list[int]] = {True: [], False: []}

    def walk(node: Node, kernel: Kernel) -> None:
        if node.codes:
            widths[kernel.to_act() == me].append(len(node.codes))
        for code, child in zip(node.codes, node.children, strict=True):
            if child is not None:
                after = kernel.copy()
                after.apply(code)
                walk(child, after)

    world.seed = hashed(world.seed, 0)  # the luck of the trials
    walk(root, world)
    assert set(widths[False]) == {1}
    assert max(widths[True]) > 1


def test_the_judge_prefers_the_winner_when_the_game_is_over() -> None:
    for number in range(4):
        game = skerry.new("herring", seats=2, seed=number)
        while game.to_act is not None:
            game.play(bots.get("boy").choose(game, game.to_act, bots.Budget(seed=number)))
        scores = game.scores()
        if scores[0] != scores[1]:
            judge, winner = judge_of(game.info), 0 if scores[0] > scores[1] else 1
            assert judge.value(game.kernel, winner) > 0.5 > judge.value(game.kernel, 1 - winner)
