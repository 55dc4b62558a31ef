"""A game looked at again: what each decision was worth, what would have been better, and what was luck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from skerry.bots.judges import policy_of
from skerry.bots.planning import Inquiry
from skerry.bots.reasons import reasons_for
from skerry.core.errors import SkerryError
from skerry.core.game import Game
from skerry.core.hint import Reason
from skerry.core.jsonlike import Json
from skerry.core.kernel import Kernel
from skerry.core.policy import Policy, play_out

OFFERS = 12
WORLDS = 16
LUCK_TRIALS = 16
GRADES = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""How much of the chance to win a decision may cost before it has a name."""
GOOD = "good"


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move comes to when everybody plays on sensibly: the chance to win and the final points."""

    win: float
    points: float

    def data(self) -> dict[str, Json]:
        return {"win": round(self.win, 3), "points": round(self.points, 1)}


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a game, judged."""

    number: int
    """The position's number before it."""
    seat: int
    played: str
    worth: Worth
    best: str
    best_worth: Worth
    reasons: tuple[Reason, ...]
    """Why the best move is good."""
    luck: Worth | None
    """What chance added to the played move, beyond what was to be expected; None where nothing was drawn."""

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away."""
        return max(0.0, self.best_worth.win - self.worth.win)

    @property
    def grade(self) -> str:
        """`good`, `inaccuracy`, `mistake` or `blunder`."""
        return next((name for least, name in GRADES if self.loss >= least), GOOD)

    def data(self) -> dict[str, Json]:
        return {
            "number": self.number,
            "seat": self.seat,
            "played": self.played,
            "worth": self.worth.data(),
            "best": self.best,
            "best_worth": self.best_worth.data(),
            "loss": round(self.loss, 3),
            "grade": self.grade,
            "reasons": [reason.data() for reason in self.reasons],
            "luck": None if self.luck is None else self.luck.data(),
        }


def accuracy(decisions: list[Decision], seat: int) -> float:
    """How well a seat decided, from 0 to 100: what it kept of its chances, on average over its real decisions."""
    losses = [decision.loss for decision in decisions if decision.seat == seat]
    return 100 * (1 - sum(losses) / len(losses)) if losses else 100.0


def analyse(game: Game, nodes: int) -> Iterator[Decision]:
    """Look at every decision that had a choice; `nodes` games are played to their end for each.

    Only what the deciding seat could know then is used.
    """
    policy = policy_of(game.info)
    if policy is None:
        raise SkerryError(f"{game.info.id} has no policy to analyse with")
    for entry in game.entries():
        before = game.at(entry.number - 1)
        if len(before.codes()) > 1:
            yield _decision(policy, before, entry.code, game.at(entry.number) if entry.revealed else None, nodes)


def _decision(policy: Policy, before: Game, code: int, after: Game | None, nodes: int) -> Decision:
    """`after` is the position with what chance gave, None if it gave nothing."""
    seat = before.to_act
    assert seat is not None
    rng = random.Random(before.number)
    worlds = [_world(before, seat, rng) for _ in range(WORLDS)]
    inquiry = Inquiry(policy, worlds[0], OFFERS)
    inquiry.add(code)
    for done in range(nodes):
        inquiry.trial(policy, worlds, done / nodes)
    played = list(inquiry.codes).index(code)
    best = inquiry.ranking()[0]
    inquiry.level(policy, worlds, played, best)
    if inquiry.mean(played) >= inquiry.mean(best):
        best = played
    action = before.action_type(inquiry.codes[best])
    worth = _worth(inquiry, played)
    return Decision(
        number=before.number,
        seat=seat,
        played=str(before.action_type(code)),
        worth=worth,
        best=str(action),
        best_worth=_worth(inquiry, best),
        reasons=reasons_for(before.sample(seat, rng), seat, action),
        luck=None if after is None else _luck(policy, after, seat, worth, rng),
    )


def _luck(policy: Policy, after: Game, seat: int, expected: Worth, rng: random.Random) -> Worth:
    """What the position after a draw is worth beyond what was to be expected before it."""
    wins = points = 0.0
    for _ in range(LUCK_TRIALS):
        world = _world(after, seat, rng)
        play_out(policy, world)
        wins += policy.won(world, seat)
        points += float(world.points(seat))
    return Worth(wins / LUCK_TRIALS - expected.win, points / LUCK_TRIALS - expected.points)


def _worth(inquiry: Inquiry, move: int) -> Worth:
    tries = max(1, int(inquiry.visits[move]))
    return Worth(inquiry.wins[move] / tries, inquiry.points[move] / tries)


def _world(game: Game, seat: int, rng: random.Random) -> Kernel:
    kernel = game.sample(seat, rng).kernel
    kernel.logging = False
    return kernel
