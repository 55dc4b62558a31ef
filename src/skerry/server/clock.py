"""A table's clock, kept by the times in its log: none, minutes for the whole game, or days for a turn. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, Self

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
MOST_VACATION = 21
"""Days that one seat may be on vacation in one game."""
WARNINGS = (DAY, DAY // 4, 2 * MINUTE)
"""How long before its end a seat is reminded of its time: with days for a turn, one day, or minutes for the game."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How much time each seat has, in milliseconds, and whose is running. It runs for people only."""

    kind: Literal["live", "days"]
    increment: int
    """What a seat gains with each of its turns (live)."""
    days: int
    """Days for a turn (days)."""
    flag: Literal["bot", "end"]
    """What happens to a seat without time: a bot plays on, or the game ends."""
    left: tuple[int, ...]
    away: tuple[int, ...]
    """Until when each seat is on vacation."""
    vacation: tuple[int, ...]
    """The days of vacation that each seat has taken."""
    seat: int | None = None
    since: int = 0

    @classmethod
    def of(cls, rule: Mapping[str, Any], seats: int) -> Self:
        """The clock that a table was made with."""
        zero = (0,) * seats
        whole = (rule.get("minutes", 0) * 60_000,) * seats
        increment = rule.get("increment", 0) * 1000
        return cls(rule["kind"], increment, rule.get("days", 0), rule["flag"], whole, zero, zero)

    def moved(self, at: int, to_act: int | None) -> Self:
        """The clock when something happened at that time, and this seat (None: nobody with a clock) is to act."""
        if self.kind == "days":
            return self if to_act == self.seat else replace(self, seat=to_act, since=at)
        left = list(self.left)
        if self.seat is not None:
            left[self.seat] = max(0, left[self.seat] - max(0, at - self.since))
            if to_act != self.seat:
                left[self.seat] += self.increment
        return replace(self, left=tuple(left), seat=to_act, since=at)

    def paused(self, milliseconds: int) -> Self:
        """The clock when nobody could play for so long."""
        return replace(self, since=self.since + milliseconds)

    def on_vacation(self, seat: int, days: int, at: int) -> Self:
        """The clock when the seat is away for so many days more."""
        away, vacation = list(self.away), list(self.vacation)
        away[seat] = max(at, away[seat]) + days * DAY
        vacation[seat] += days
        return replace(self, away=tuple(away), vacation=tuple(vacation))

    @property
    def deadline(self) -> int | None:
        """When the seat to act has no more time."""
        if self.seat is None:
            return None
        if self.kind == "live":
            return self.since + self.left[self.seat]
        return max(self.since, self.away[self.seat]) + self.days * DAY

    @property
    def warning(self) -> int:
        """How long before its end the seat to act is reminded of its time."""
        several_days, one_day, minutes = WARNINGS
        if self.kind == "live":
            return minutes
        return several_days if self.days > 1 else one_day

    def data(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "flag": self.flag,
            "increment": self.increment,
            "days": self.days,
            "left": list(self.left) if self.kind == "live" else None,
            "away": list(self.away),
            "seat": self.seat,
            "since": self.since,
            "deadline": self.deadline,
        }
