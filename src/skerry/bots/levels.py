"""The levels: from random moves to the best that we can do in five seconds."""

from __future__ import annotations

import math
import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from skerry.bots.base import Bot, Budget, Hint
from skerry.bots.judges import chances_of, judge_of, policy_of
from skerry.bots.planning import Inquiry
from skerry.bots.reasons import reasons_for
from skerry.bots.search import Node, opinions, root_of, search
from skerry.bots.seat import SeatGame
from skerry.bots.tallies import Tally, learn, tallies_of
from skerry.core.action import Action
from skerry.core.kernel import Kernel, hashed
from skerry.core.policy import Policy

OVERLOOKED = 0.4
"""The part of the moves that the boy overlooks."""
BOY_OFFERS = 5
MATE_TRIALS = 60
"""How many games the mate plays to their end in its head before it gives advice."""
LEVELS = ("random", "boy", "mate", "captain", "admiral")


class RandomBot(Bot):
    """Any legal action, each as likely."""

    level = "random"

    def think(self, game: SeatGame, budget: Budget) -> Action:
        codes = game.codes()
        return game.action_type(codes[(hashed(budget.seed, game.number) >> 9) % len(codes)])

    def advise(self, game: SeatGame, budget: Budget, most: int) -> list[Hint]:
        return MateBot().advise(game, budget, most)


class BoyBot(Bot):
    """The cabin boy: overlooks two moves of five, and takes the one that seems best of the others."""

    level = "boy"

    def think(self, game: SeatGame, budget: Budget) -> Action:
        rng = _rng(game, budget)
        policy = policy_of(game.info)
        if policy is not None:
            offers = policy.offers(_world(game, rng), BOY_OFFERS)
            seen = [code for code in offers if rng.random() > OVERLOOKED]
            return game.action_type(seen[0] if seen else offers[0])
        codes = list(game.codes())
        noticed = rng.sample(codes, math.ceil(len(codes) * (1 - OVERLOOKED)))
        values = _values(game, rng, noticed)
        return game.action_type(noticed[max(range(len(noticed)), key=values.__getitem__)])

    def advise(self, game: SeatGame, budget: Budget, most: int) -> list[Hint]:
        return MateBot().advise(game, budget, most)


class MateBot(Bot):
    """The mate: takes the next step of its plan; in a game without a policy, judges the position after every move."""

    level = "mate"

    def think(self, game: SeatGame, budget: Budget) -> Action:
        policy = policy_of(game.info)
        if policy is not None:
            return game.action_type(policy.resolve(_world(game, _rng(game, budget))))
        values = _values(game, _rng(game, budget), list(game.codes()))
        return game.legal()[max(range(len(values)), key=values.__getitem__)]

    def advise(self, game: SeatGame, budget: Budget, most: int) -> list[Hint]:
        if policy_of(game.info) is not None:
            return _BOTS["captain"].advise(game, replace(budget, nodes=MATE_TRIALS), most)
        values = _values(game, _rng(game, budget), list(game.codes()))
        ranked = sorted(range(len(values)), key=values.__getitem__, reverse=True)[:most]
        return _in_order([_hint(game, game.legal()[i]) for i in ranked])


@dataclass(frozen=True)
class SearchBot(Bot):
    """The captain and the admiral: search over worlds that agree with what the seat knows.

    With a policy `offers` moves compete in games that are played on. Without one, `candidates` is how many compete in a
    tree, and `depth` how many own moves it is deep. In its own time a level tries no more than its `reach`, a part of
    what the policy finds worth trying: a captain sees less far than an admiral.
    """

    level: str
    seconds: float
    reach: float
    offers: int
    worlds: int
    candidates: int
    depth: int
    nodes: int | None = None

    def think(self, game: SeatGame, budget: Budget) -> Action:
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        policy = policy_of(game.info)
        if policy is not None:
            inquiry = self._inquire(game, policy, budget)
            return game.action_type(inquiry.codes[inquiry.ranking()[0]])
        root = self._search(game, budget)
        return game.action_type(root.codes[root.best(1)[0]])

    def advise(self, game: SeatGame, budget: Budget, most: int) -> list[Hint]:
        policy = policy_of(game.info)
        if policy is not None:
            inquiry = self._inquire(game, policy, budget)
            return _in_order([_tried(game, policy, inquiry, i) for i in inquiry.ranking()[:most]])
        root = self._search(game, budget)
        return _in_order([_hint(game, game.action_type(root.codes[i])) for i in root.best(most)])

    def explore(self, game: SeatGame, budget: Budget) -> tuple[Tally, ...]:
        policy = policy_of(game.info)
        if policy is None or len(game.codes()) == 1:
            return ()
        return tallies_of(self._inquire(game, policy, budget))

    def _inquire(self, game: SeatGame, policy: Policy, budget: Budget) -> Inquiry:
        rng = _rng(game, budget)
        worlds = [_world(game, rng)]
        most = self.reach * policy.trials(worlds[0])
        uses = self._progress(budget, time.monotonic(), policy.part_of_turn(worlds[0]), most)
        inquiry = Inquiry(policy, worlds[0], self.offers)
        if budget.found:
            learn(inquiry, budget.found)
            return inquiry
        if len(inquiry.codes) == 1:
            inquiry.trial(policy, worlds, 0.0)
            return inquiry
        for progress in uses:
            if max(inquiry.visits) >= len(worlds) < self.worlds:
                worlds.append(_world(game, rng))
            inquiry.trial(policy, worlds, progress)
        return inquiry

    def _search(self, game: SeatGame, budget: Budget) -> Node:
        rng, judge = _rng(game, budget), judge_of(game.info)
        worlds = [_world(game, rng)]
        uses = self._progress(budget, time.monotonic(), judge.part_of_turn(worlds[0]))
        root = root_of(judge, worlds[0], self.candidates)
        for progress in uses:
            if max(root.visits) >= len(worlds) < self.worlds:
                worlds.append(_world(game, rng))
            search(root, judge, worlds, progress, self.depth)
        return root

    def _progress(self, budget: Budget, start: float, part: float, most: float = math.inf) -> Iterator[float]:
        """How much of the budget is used up, before every trial.

        The level's own time is for a whole turn; in it, no move is worth more than so many trials.
        """
        nodes = self.nodes if budget.nodes is None and budget.seconds is None else budget.nodes
        if nodes is not None:
            yield from (done / nodes for done in range(nodes)) if nodes > 0 else (0.0,)
            return
        seconds = self.seconds * part * budget.share
        if budget.seconds is not None:
            seconds, most = budget.seconds, math.inf
        done, used = 0, 0.0
        while done == 0 or (used < 1.0 and not (budget.enough and budget.enough())):
            yield used
            done += 1
            used = max((time.monotonic() - start) / seconds, done / most) if seconds else 1.0


_BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "boy": BoyBot(),
    "mate": MateBot(),
    "captain": SearchBot("captain", seconds=1.0, reach=0.1, offers=12, worlds=32, candidates=4, depth=2),
    "admiral": SearchBot("admiral", seconds=5.0, reach=1.0, offers=24, worlds=128, candidates=48, depth=8),
}


def level_named(name: str) -> Bot | None:
    """The bot of a level, None if there is no such level.

    A level that searches may have its own budget: `captain@200` looks at 200 nodes a move, `captain@0.5s` thinks
    half a second, at as many nodes as it can.
    """
    level, at, budget = name.partition("@")
    bot = _BOTS.get(level)
    if isinstance(bot, SearchBot) and (limit := re.fullmatch(r"(\d+)|(\d+(?:\.\d+)?)s", budget)):
        return replace(bot, nodes=int(limit[1])) if limit[1] else replace(bot, seconds=float(limit[2]), reach=math.inf)
    return None if at else bot


def _rng(game: SeatGame, budget: Budget) -> random.Random:
    """The bot's own generator: from the budget's seed and the position's number, never from the game's chance."""
    return random.Random(budget.seed * 1_000_003 + game.number)


def _world(game: SeatGame, rng: random.Random) -> Kernel:
    kernel = game.sample(rng).kernel
    kernel.be_silent()
    return kernel


def _values(game: SeatGame, rng: random.Random, codes: list[int]) -> list[float]:
    """The judge's value after each of the actions, in a world that the seat thinks possible."""
    return opinions(judge_of(game.info), _world(game, rng), codes, game.seat)


def _tried(game: SeatGame, policy: Policy, inquiry: Inquiry, move: int) -> Hint:
    """A move with what came of it in the games that were played to their end."""
    action, tries = game.action_type(inquiry.codes[move]), max(1, int(inquiry.visits[move]))
    world = game.sample(random.Random(game.number))
    reasons = reasons_for(world, game.seat, action, policy, int(inquiry.aims[move]))
    return Hint(action, inquiry.points[move] / tries, chances_of(game.info).told(inquiry.chance(move)), reasons)


def _in_order(hints: list[Hint]) -> list[Hint]:
    """The hints in the order of the search: none seems likelier to win than the one before, which was tried more."""
    least = 1.0
    ordered = []
    for hint in hints:
        least = min(least, hint.win)
        ordered.append(replace(hint, win=least))
    return ordered


def _hint(game: SeatGame, action: Action) -> Hint:
    rng = random.Random(game.number)
    world = _world(game, rng)
    world.apply(action.code)
    judge = judge_of(game.info)
    reasons = reasons_for(game.sample(rng), game.seat, action)
    return Hint(action, judge.points(world, game.seat), judge.odds(world, game.seat), reasons)
