"""A game looked at again: what each decision was worth, what would have been better, and what was luck."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from skerry.bots.examining import Effort, Tried, Worth, compare, examine, line_from, luck_of_draw, prospects
from skerry.bots.reasons import reasons_for
from skerry.core.game import Game
from skerry.core.hint import Reason
from skerry.core.jsonlike import Json

NODES: Final = {"mate": 60, "captain": 250, "admiral": 1200}
"""How many trials each level makes for a decision that it looks at again."""
GRADES: Final = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""How much of the chance to win a decision may cost before it has a name."""
GOOD: Final = "good"
TURNING: Final = 0.20
"""How much a chance changes in a turn that decides a game."""
TELLING: Final = 0.10
"""A decision that costs so much of the chance to win has 1/e of the accuracy of a good one."""
MOST_TURNING: Final = 3
"""So many turning points are told at most; as the page does."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a game, judged."""

    number: int
    """The position's number before it."""
    turn: int
    seat: int
    played: str
    worth: Worth
    best: str
    best_worth: Worth
    line: tuple[str, ...]
    """The best move, and how its seat goes on."""
    reasons: tuple[Reason, ...]
    """Why the best move is good."""
    luck: Worth | None
    """What chance added to the played move, beyond what was to be expected; None where nothing was drawn."""
    prospects: tuple[Worth, ...]
    """What each seat could expect before it; told once in a turn, empty else."""

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away."""
        return max(0.0, self.best_worth.win - self.worth.win)

    @property
    def points_lost(self) -> float:
        """How many points it is expected to have cost."""
        return self.best_worth.points - self.worth.points

    @property
    def grade(self) -> str:
        """`good`, `inaccuracy`, `mistake` or `blunder`."""
        return next((name for least, name in GRADES if self.loss >= least), GOOD)

    def data(self) -> dict[str, Json]:
        return {
            "number": self.number,
            "turn": self.turn,
            "seat": self.seat,
            "played": self.played,
            "worth": self.worth.data(),
            "best": self.best,
            "best_worth": self.best_worth.data(),
            "line": list(self.line),
            "loss": round(self.loss, 3),
            "grade": self.grade,
            "reasons": [reason.data() for reason in self.reasons],
            "luck": None if self.luck is None else self.luck.data(),
            "prospects": [worth.data() for worth in self.prospects],
        }


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn before which somebody's chance to win changed much."""

    number: int
    """The position's number at its beginning."""
    seat: int
    change: float


def turning_points(decisions: Sequence[Decision]) -> list[TurningPoint]:
    """Where the chances changed most since the turn before, in the order of the game."""
    told = [decision for decision in decisions if decision.prospects]
    found = []
    for before, after in pairwise(told):
        changes = [now.win - then.win for then, now in zip(before.prospects, after.prospects, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= TURNING:
            found.append(TurningPoint(after.number, seat, changes[seat]))
    most = sorted(found, key=lambda point: -abs(point.change))[:MOST_TURNING]
    return sorted(most, key=lambda point: point.number)


def accuracy(losses: Sequence[float]) -> float | None:
    """How well somebody decided, from 0 to 100, on average over the decisions that had a choice; None without any.

    By what they cost of the chance to win: 100 for nothing, less than 40 for a mistake, less than 15 for a blunder.
    """
    return 100 * sum(math.exp(-loss / TELLING) for loss in losses) / len(losses) if losses else None


def luck_of(decisions: Sequence[Decision], seat: int) -> Worth:
    """What chance brought a seat in all, apart from how well it decided."""
    drawn = [decision.luck for decision in decisions if decision.seat == seat and decision.luck is not None]
    return Worth(sum(luck.win for luck in drawn), sum(luck.points for luck in drawn))


def analyse(game: Game, effort: Effort) -> Iterator[Decision]:
    """Look at every decision that had a choice. Only what the deciding seat could know then is used."""
    for number in range(game.number):
        found = judged(game, number, effort)
        if found is not None:
            yield found


def judged(game: Game, number: int, effort: Effort) -> Decision | None:
    """The decision at a position of the game; None if there was no choice."""
    before, entry = game.at(number), game.entries()[number]
    seat = before.to_act
    assert seat is not None
    if len(before.codes()) == 1:
        return None
    rng = random.Random(number)
    best, played = best_and_played(before, seat, entry.code, effort, rng)
    action = before.action_type(best.code)
    begins = number == 0 or game.entries()[number - 1].turn != entry.turn
    return Decision(
        number=number,
        turn=before.turn,
        seat=seat,
        played=str(before.action_type(entry.code)),
        worth=played.worth,
        best=str(action),
        best_worth=best.worth,
        line=tuple(line_from(before, seat, best.code, rng)),
        reasons=reasons_for(before, seat, action),
        luck=luck_of_draw(before, seat, entry.code, entry.chance, effort, rng) if entry.chance else None,
        prospects=tuple(prospects(before, seat, effort, rng)) if begins else (),
    )


def verdict_on(game: Game, action: str, best: str, effort: Effort) -> tuple[Worth, Worth]:
    """What a move comes to, and what the best one does, with the same luck: for who tries again."""
    seat = game.to_act
    assert seat is not None
    codes = game.parse(action).code, game.parse(best).code
    one, other = compare(game, seat, *codes, effort, random.Random(game.number))
    return one.worth, other.worth


def best_and_played(game: Game, seat: int, code: int, effort: Effort, rng: random.Random) -> tuple[Tried, Tried]:
    """The best move and the played one, compared with luck by which neither was chosen."""
    found = examine(game, seat, effort, rng, (code,))
    if found[0].code == code:
        return found[0], found[0]
    best, played = compare(game, seat, found[0].code, code, effort, rng)
    return (best, played) if best.value > played.value and best.worth.win >= played.worth.win else (played, played)
