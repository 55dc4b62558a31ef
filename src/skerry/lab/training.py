"""Learning what a policy weighs, from games against itself: stochastic approximation by paired changes.

Each step plays the policy with a random change of all its weights against the policy with the opposite change, in
duplicate games (each seed in both seat orders, at tables of all sizes in turn), and moves the weights towards the side
that did better. A step depends on the seed and its number alone, so a run can be stopped and resumed.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import skerry
from skerry.core.errors import ToldError
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.policy import Policy
from skerry.lab.winning import has_rivals
from skerry.registry import package_of

CHANGE = 0.2
"""How much a step changes a weight to either side, as a part of its size."""
RATE = 0.5
"""How far a step goes when one side wins everything."""
LEAST_SIZE = 0.05
"""Weights near 0 change as if they were so large."""
LEAD_SCALE = 15.0
"""Points of lead that count as most of a win."""


class TrainingError(ToldError):
    """A game that cannot be trained."""


@dataclass(frozen=True)
class Step:
    """What a step came to: one line of a training file."""

    number: int
    lead: float
    """The first side's mean result, from -1 to 1."""
    weights: Mapping[str, float]

    def data(self) -> dict[str, Json]:
        return {"step": self.number, "lead": round(self.lead, 4), "weights": dict(self.weights)}


def new_policy(game: str, weights: Mapping[str, float] | None = None) -> Policy:
    """The game's own policy, with other weights if they are given."""
    info = skerry.games()[game]
    make = package_of(info).policy
    policy = None if make is None else make(info)
    if policy is None:
        raise TrainingError(Message("lab-no-policy", game=game))
    if weights is not None:
        policy.tune(weights)
    return policy


def steps(game: str, games: int, seed: int, resumed: Sequence[Step] = ()) -> Iterator[Step]:
    """Learn on without end, from the last of the steps that were done before."""
    start = new_policy(game).weights
    sizes = {name: max(abs(weight), LEAST_SIZE) for name, weight in start.items()}
    weights = dict(resumed[-1].weights) if resumed else dict(start)
    number = resumed[-1].number if resumed else 0
    while True:
        number += 1
        rng = random.Random(f"{seed} {number}")
        signs = {name: rng.choice((-1, 1)) for name in weights}
        plus, minus = (
            new_policy(game, {name: weights[name] + side * signs[name] * CHANGE * sizes[name] for name in weights})
            for side in (1, -1)
        )
        lead = duel(game, plus, minus, games, rng)
        weights = {name: weights[name] + RATE * CHANGE * lead * signs[name] * sizes[name] for name in weights}
        yield Step(number, lead, weights)


def duel(game: str, one: Policy, other: Policy, games: int, rng: random.Random) -> float:
    """The first policy's mean result against the second over so many pairs of games, from -1 to 1."""
    info = skerry.games()[game]
    total = 0.0
    for number in range(games):
        seed = rng.getrandbits(60)
        if has_rivals(game):
            seats = info.min_seats + number % (info.max_seats - info.min_seats + 1)
            total += (_rivals(game, (one, other), seats, seed) - _rivals(game, (other, one), seats, seed)) / 2
        else:
            alone = [sum(_played(game, (policy,) * info.min_seats, seed)) for policy in (one, other)]
            total += math.tanh((alone[0] - alone[1]) / LEAD_SCALE)
    return total / games


def _rivals(game: str, policies: Sequence[Policy], seats: int, seed: int) -> float:
    """How far the first policy's seats came out ahead of the second's, which sit between them."""
    scores = _played(game, [policies[seat % 2] for seat in range(seats)], seed)
    ours, theirs = scores[::2], scores[1::2]
    leads = [math.tanh((mine - their) / LEAD_SCALE) for mine in ours for their in theirs]
    return sum(leads) / len(leads)


def _played(game: str, policies: Sequence[Policy], seed: int) -> list[int]:
    kernel = skerry.new(game, seats=len(policies), seed=seed).kernel
    kernel.be_silent()
    while (seat := kernel.to_act()) >= 0:
        kernel.apply(policies[seat].resolve(kernel))
    return [kernel.points(seat) for seat in range(len(policies))]


def read_steps(file: Path) -> list[Step]:
    """The steps of a training file; none if there is no such file yet."""
    if not file.exists():
        return []
    lines = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return [Step(line["step"], line["lead"], line["weights"]) for line in lines]


def settled(done: Sequence[Step]) -> dict[str, float]:
    """The mean of the weights over the last half of the steps: what a training comes to."""
    last = done[len(done) // 2 :]
    return {name: round(sum(step.weights[name] for step in last) / len(last), 4) for name in last[-1].weights}
