"""Search by playing on: what a move is worth is what comes of it when everybody goes on by the policy.

The moves that the policy offers compete, each as the beginning of a plan that is followed to its aim: the more of the
budget is used up, the fewer are in the running. The n-th trial of each takes place in the same world, which agrees with
what the seat knows, and with the same luck. A policy that learned to foresee says at which turn it has seen enough.
What was tried often grows into a tree of the seat's own next turns, as deep as the policy says: there, too, the moves
that it offers compete, by upper confidence bounds. Other games go to their end. Compiled together with the rules.
"""

from __future__ import annotations

import math
from typing import Final

from skerry.core.kernel import Kernel
from skerry.core.packed import append, i64, vec
from skerry.core.policy import Policy, other_luck, play_out, play_to_turn

WIDENING: Final[i64] = 4
"""How many trials let one more move compete."""
RIPE: Final[i64] = 6
"""How many trials of a move let those of the seat's next turn compete."""
BRANCHING: Final[i64] = 6
"""How many of them at most: one more with every few trials."""
BUDDING: Final[i64] = 3
EXPLORATION: Final = 0.015
"""Verdicts on good moves are hundredths apart: with more, a tree of many trials is the mean of bad plans."""


class Branch:
    """A move of the seat in the tree: how often it was tried, what came of it, and the moves of the next turn."""

    visits: i64
    total: float
    codes: vec[i64]
    next: list[Branch]

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.codes = vec[i64]()
        self.next = []

    def width(self) -> i64:
        return min(BRANCHING, 1 + (self.visits - RIPE + 1) // BUDDING)

    def grown(self, code: i64) -> Branch:
        """The branch of a move, a new one if it is tried for the first time."""
        for i in range(i64(len(self.codes))):
            if self.codes[i] == code:
                return self.next[i]
        self.codes = append(self.codes, code)
        self.next.append(Branch())
        return self.next[len(self.next) - 1]

    def most_promising(self, offers: vec[i64]) -> i64:
        """The first offer that was not tried, else the one with the highest upper confidence bound."""
        best: i64 = 0
        most = -1.0
        for i in range(i64(len(offers))):
            branch = self.grown(offers[i])
            if branch.visits == 0:
                return i
            doubt = math.sqrt(math.log(float(self.visits + 1)) / float(branch.visits))
            promise = branch.total / float(branch.visits) + EXPLORATION * doubt
            if promise > most:
                most = promise
                best = i
        return best


class Inquiry:
    """A decision that is being thought over: the moves in question and what came of each."""

    seat: i64
    horizon: i64
    depth: i64
    """How many of the seat's next turns the tree may hold."""
    foretold: bool
    """Whether the chance to win is what the network foresees after the move, though games go to their end."""
    caution: float
    codes: vec[i64]
    aims: vec[i64]
    """What each move works for, −1 for nothing in particular."""
    branches: list[Branch]
    """By move: what was tried after it."""
    visits: vec[i64]
    values: list[float]
    """The sums of verdicts, of final points and of wins, by move."""
    points: list[float]
    wins: list[float]

    def __init__(self, policy: Policy, kernel: Kernel, most: i64) -> None:
        self.seat = kernel.to_act()
        self.horizon = policy.horizon(kernel)
        self.depth = policy.depth() if self.horizon >= 0 else 0
        self.foretold = self.horizon < 0 and policy.network is not None
        self.caution = policy.caution()
        self.codes = policy.offers(kernel, most)
        self.aims = vec[i64](capacity=most)
        self.visits = vec[i64](capacity=most)
        self.values = []
        self.points = []
        self.wins = []
        self.branches = []
        for move in range(i64(len(self.codes))):
            self.aims = append(self.aims, policy.aim(move))
            self.visits = append(self.visits, 0)
            self.values.append(0.0)
            self.points.append(0.0)
            self.wins.append(0.0)
            self.branches.append(Branch())

    def add(self, code: i64) -> None:
        """Let one more move compete, if it does not yet."""
        for known in self.codes:
            if known == code:
                return
        self.codes = append(self.codes, code)
        self.aims = append(self.aims, -1)
        self.visits = append(self.visits, 0)
        self.values.append(0.0)
        self.points.append(0.0)
        self.wins.append(0.0)
        self.branches.append(Branch())

    def chance(self, move: i64) -> float:
        """The chance to win with a move, by what came of it."""
        return self.wins[move] / float(max(i64(1), self.visits[move]))

    def mean(self, move: i64) -> float:
        return self.values[move] / float(self.visits[move]) if self.visits[move] else 1.0

    def next_move(self, progress: float) -> i64:
        """The least tried of the moves in the running: one more with every few trials, and by and by only the best."""
        tried: i64 = 0
        for visits in self.visits:
            tried += visits
        count = min(i64(len(self.codes)), 2 + tried // WIDENING)
        places = i64(math.ceil(math.pow(float(count), 1.0 - progress)))
        least: i64 = -1
        for i in range(count):
            if least >= 0 and self.visits[i] >= self.visits[least]:
                continue
            better: i64 = 0
            mean = self.mean(i)
            for other in range(count):
                if self.mean(other) > mean:
                    better += 1
            if better < places:
                least = i
        return least

    def trial(self, policy: Policy, worlds: list[Kernel], progress: float) -> None:
        """Try a move, when a part of the budget is used up."""
        self.attempt(policy, worlds, self.next_move(progress))

    def level(self, policy: Policy, worlds: list[Kernel], move: i64, other: i64) -> None:
        """Try a move until it was tried as often as another: then the same luck has been given to both."""
        while self.visits[move] < self.visits[other]:
            self.attempt(policy, worlds, move)

    def attempt(self, policy: Policy, worlds: list[Kernel], move: i64) -> None:
        """Play a move and the rest of the game, and note what came of it."""
        number = self.visits[move]
        world = worlds[number % i64(len(worlds))].copy()
        other_luck(world, number // i64(len(worlds)))
        world.apply(self.codes[move])
        self.visits[move] = number + 1
        if self.foretold:
            self.wins[move] += policy.won(world, self.seat)
        policy.follow(self.seat, self.aims[move])
        path = [self.branches[move]]
        until = self.climb(policy, world, path)
        play_out(policy, world, until)
        policy.follow(-1, -1)
        verdict = policy.verdict(world, self.seat)
        for branch in path:
            branch.visits += 1
            branch.total += verdict
        self.values[move] += verdict
        self.points[move] += policy.expected(world, self.seat)
        if not self.foretold:
            self.wins[move] += policy.won(world, self.seat)

    def climb(self, policy: Policy, world: Kernel, path: list[Branch]) -> i64:
        """Play on through the tree, and note the branches on the way; the turn at which enough will have been seen."""
        branch = path[0]
        until = self.horizon
        while branch.visits >= RIPE and i64(len(path)) <= self.depth:
            play_to_turn(policy, world, self.seat)
            if world.to_act() < 0:
                return until
            offers = policy.offers(world, branch.width())
            best = branch.most_promising(offers)
            if policy.aim(best) >= 0:
                policy.follow(self.seat, policy.aim(best))
            until = policy.horizon(world)
            world.apply(offers[best])
            branch = branch.grown(offers[best])
            path.append(branch)
        return until

    def ranking(self) -> list[int]:
        """The moves, best first: those that were tried about as often as any, by their worth, then the others."""
        often = max(self.visits)
        return sorted(
            range(len(self.codes)), key=lambda i: (2 * self.visits[i] >= often, self.worth(i), -i), reverse=True
        )

    def worth(self, move: i64) -> float:
        """The mean, less what it may owe to luck: only who was tried often is preferred to the policy's own move."""
        doubt = self.caution / math.sqrt(float(self.visits[move] + 1)) if move else 0.0
        return (self.mean(move) if self.visits[move] else 0.0) - doubt
