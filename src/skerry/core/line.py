"""The grammar of a record's lines: what was chosen, and after `=` what chance added.

12 B take L17 = L5
setup = order:AB L0 L8 L16 L24
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skerry.core.errors import NotationError
from skerry.core.message import Message, excerpt

EQUALS = " = "


@dataclass(frozen=True, slots=True)
class Line:
    """A played action: its number, the letter of its seat, its notation and the outcomes of chance."""

    number: str
    seat: str
    action: str
    chance: tuple[str, ...] = ()

    def __str__(self) -> str:
        return with_chance(f"{self.number} {self.seat} {self.action}", self.chance)


def read_line(text: str) -> Line:
    """The parts of a line; `NotationError` if it is none."""
    intent, chance = without_chance(text)
    words = intent.split(" ", 2)
    if len(words) < 3:
        raise NotationError(Message("record-no-action", found=excerpt(text)))
    number, seat, action = words
    return Line(number, seat, action, chance)


def with_chance(intent: str, outcomes: Sequence[str]) -> str:
    """What was chosen, followed by what chance added."""
    return intent + EQUALS + " ".join(outcomes) if outcomes else intent


def without_chance(text: str) -> tuple[str, tuple[str, ...]]:
    """What was chosen, and apart from it what chance added."""
    intent, _, outcomes = text.partition(EQUALS)
    return intent, tuple(outcomes.split())
