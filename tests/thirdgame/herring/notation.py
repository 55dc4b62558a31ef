"""Actions and outcomes of chance as text."""

from __future__ import annotations

from herring import codes
from herring.codes import CARD, CONTRACT, FIRST, HAUL, LAND, fish_of, kind_of, outcome_kind, outcome_value, throw_code
from herring.numbers import CARDS, FISH

from skerry.core.action import Action
from skerry.core.errors import NotationError
from skerry.core.game import SEAT_LETTERS
from skerry.core.jsonlike import Json
from skerry.core.message import Message, excerpt

VERBS = ("haul", "land", "throw")
OUTCOMES = {FIRST: ("first", tuple(SEAT_LETTERS)), CONTRACT: ("contract", FISH), CARD: ("card", CARDS)}


class HerringAction(Action):
    """`haul`, `land` or `throw FISH`."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join([VERBS[kind_of(self.code)], *([FISH[fish_of(self.code)]] if self._has_fish else [])])

    def data(self) -> dict[str, Json]:
        fish: dict[str, Json] = {"fish": FISH[fish_of(self.code)]} if self._has_fish else {}
        return {"kind": VERBS[kind_of(self.code)], **fish}

    @property
    def _has_fish(self) -> bool:
        return kind_of(self.code) == codes.THROW


def read_action(text: str) -> int:
    """The code of an action in notation."""
    match text.lower().split():
        case ["haul"]:
            return HAUL
        case ["land"]:
            return LAND
        case ["throw", fish] if fish in FISH:
            return throw_code(FISH.index(fish))
    raise NotationError(Message("herring-notation", found=excerpt(text)))


def chance_text(outcome: int) -> str:
    name, values = OUTCOMES[outcome_kind(outcome)]
    return f"{name}:{values[outcome_value(outcome)]}"


def chance_code(text: str) -> int:
    for kind, (name, values) in OUTCOMES.items():
        for value, word in enumerate(values):
            if text == f"{name}:{word}":
                return codes.outcome_code(kind, value)
    raise NotationError(Message("herring-chance", found=excerpt(text)))
