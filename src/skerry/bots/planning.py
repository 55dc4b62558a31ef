"""Search by playing games to their end: what a move is worth is what comes of it when everybody plays on by the policy.

The moves that the policy offers compete, each as the beginning of a plan that is followed to its aim: the more of the
budget is used up, the fewer are in the running. The n-th trial of each takes place in the same world, which agrees with
what the seat knows, and with the same luck. In every second one rivals are idle, so that no plan counts on their help
or on what they would do; it tells nothing new of wins and points. Where games go to their end no verdict is an opinion,
so that more thought cannot believe more nonsense; in a game too long for it the policy says at which turn it judges.
Compiled together with the rules.
"""

from __future__ import annotations

import math
from typing import Final

from skerry.core.kernel import Kernel
from skerry.core.packed import append, i64, vec
from skerry.core.policy import Policy, other_luck, play_alone, play_out

WIDENING: Final[i64] = 4
"""How many trials let one more move compete."""


class Inquiry:
    """A decision that is being thought over: the moves in question and what came of each."""

    seat: i64
    horizon: i64
    caution: float
    codes: vec[i64]
    aims: vec[i64]
    """What each move works for, −1 for nothing in particular."""
    rivalry: bool
    left: float
    """How much of the game is still to come."""
    visits: vec[i64]
    values: list[float]
    """The sums of verdicts, of final points, of wins and of leads, by move."""
    points: list[float]
    wins: list[float]
    leads: list[float]

    def __init__(self, policy: Policy, kernel: Kernel, most: i64) -> None:
        self.seat = kernel.to_act()
        self.horizon = policy.horizon(kernel)
        self.caution = policy.caution()
        self.codes = policy.offers(kernel, most)
        self.aims = vec[i64](capacity=most)
        self.rivalry = policy.rivalry(kernel)
        self.left = policy.remaining(kernel)
        self.visits = vec[i64](capacity=most)
        self.values = []
        self.points = []
        self.wins = []
        self.leads = []
        for move in range(i64(len(self.codes))):
            self.aims = append(self.aims, policy.aim(move))
            self.visits = append(self.visits, 0)
            self.values.append(0.0)
            self.points.append(0.0)
            self.wins.append(0.0)
            self.leads.append(0.0)

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
        self.leads.append(0.0)

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
        policy.follow(self.seat, self.aims[move])
        if self.rivalry and self.horizon < 0 and number % 2:
            play_alone(policy, world, self.seat)
            policy.follow(-1, -1)
            self.values[move] += policy.achievement(world, self.seat)
            self.points[move] += self.points[move] / float(number)
            self.wins[move] += self.wins[move] / float(number)
            self.leads[move] += self.leads[move] / float(number)
            return
        play_out(policy, world, self.horizon)
        policy.follow(-1, -1)
        self.values[move] += policy.verdict(world, self.seat)
        self.points[move] += policy.expected(world, self.seat)
        self.wins[move] += policy.won(world, self.seat)
        self.leads[move] += policy.lead(world, self.seat)

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
