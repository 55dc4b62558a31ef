"""Every point with its rule and its cause, and how a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from skerry.core.jsonlike import Json
from skerry.core.refusal import Mark


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Some points of one seat: what for (`category`, a message key's ending), under which rule, where on the map."""

    seat: int
    category: str
    points: int
    rule: str
    args: tuple[tuple[str, str | int], ...] = ()
    where: tuple[Mark, ...] = ()

    def data(self) -> dict[str, Json]:
        """As plain JSON data."""
        return {
            "seat": self.seat,
            "category": self.category,
            "points": self.points,
            "rule": self.rule,
            "args": dict(self.args),
            "where": [mark.data() for mark in self.where],
        }


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All the points of all the seats. `target` is the score to reach or beat in solo and cooperative games."""

    seats: int
    lines: tuple[ScoreLine, ...]
    target: int | None = None

    def total(self, seat: int) -> int:
        """All the points of a seat."""
        return sum(line.points for line in self.lines if line.seat == seat)

    def data(self) -> dict[str, Json]:
        """As plain JSON data."""
        return {
            "lines": [line.data() for line in self.lines],
            "totals": [self.total(seat) for seat in range(self.seats)],
            "target": self.target,
        }


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody, if a solo or cooperative game is lost), why, and the ranking.

    `reason` is the ending of a message key; `ranking` lists the seats from first to last, ties together.
    """

    winners: tuple[int, ...]
    reason: str
    ranking: tuple[tuple[int, ...], ...]

    def data(self) -> dict[str, Json]:
        """As plain JSON data."""
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "ranking": [list(rank) for rank in self.ranking],
        }
