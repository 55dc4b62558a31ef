"""The rules: who decides, what is legal, what an action does."""

from __future__ import annotations

from typing import Final

from herring import numbers
from herring.codes import (
    CARD,
    CONTRACT,
    FIRST,
    HAUL,
    LAND,
    fish_of,
    kind_of,
    outcome_code,
    outcome_kind,
    outcome_value,
    throw_code,
)
from herring.score import points

from skerry.core.action import Codes
from skerry.core.errors import UnforcedChance
from skerry.core.kernel import NOBODY, Kernel, hashed, packed
from skerry.core.message import Message

ALLOWED, OVER, NO_FISH_LEFT, HOLD_FULL, HOLD_EMPTY, NOT_ABOARD, HOLD_NOT_FULL = range(7)
"""Why an action is not allowed."""
HAULED, STORM, LANDED, THROWN, DAY_BEGUN, CONTRACT_SHOWN = range(6)
"""What happens."""

ACTIONS: Final = (HAUL, LAND, *(throw_code(fish) for fish in range(len(numbers.FISH))))


class HerringBank(Kernel):
    """The state of one game; `hold` is that of the boat at sea."""

    def __init__(self, source: HerringBank | None = None) -> None:
        super().__init__(source)
        self.seats = source.seats if source else 0
        self.first = source.first if source else 0
        self.sea = source.sea[:] if source else []
        self.hold = source.hold[:] if source else [0] * len(numbers.FISH)
        self.landed = [row[:] for row in source.landed] if source else []
        self.contracts = source.contracts[:] if source else []

    def copy(self) -> HerringBank:
        return HerringBank(self)

    def set_up(self, seats: int, storms: int) -> None:
        """HB-S1 to HB-S3."""
        self.seats = seats
        self.sea = [*numbers.SEA, storms]
        self.landed = [[0] * len(numbers.FISH) for _ in range(seats)]
        self.first = self.draw(FIRST, [1] * seats)
        left = [numbers.CONTRACTS] * len(numbers.FISH)
        for _ in range(seats):
            self.contracts.append(self.draw(CONTRACT, left))
            left[self.contracts[-1]] -= 1

    # -- what holds now ----------------------------------------------------------------------------

    @property
    def day(self) -> int:
        """HB-T1: counts from 1; the last day when the game is over."""
        return min(self.turn // self.seats + 1, numbers.DAYS)

    @property
    def over(self) -> bool:
        """HB-E1: all days are over, or the sea has no fish left; a boat at sea comes home first."""
        return not any(self.hold) and (self.turn >= numbers.DAYS * self.seats or not self.fish_left)

    @property
    def fish_left(self) -> int:
        return sum(self.sea[: numbers.STORM])

    def to_act(self) -> int:
        return NOBODY if self.over else (self.first + self.turn) % self.seats

    def points(self, seat: int) -> int:
        return points(self.landed[seat], self.contracts[seat] if self.over else None)

    def checksum(self) -> int:
        found = self.turn
        landed = [count for row in self.landed for count in row]
        for number in (self.first, *self.sea, *self.hold, *landed, *self.contracts):
            found = hashed(found, number)
        return found

    # -- deciding ----------------------------------------------------------------------------------

    def codes(self) -> Codes:
        return packed([code for code in ACTIONS if self.problem(code) == ALLOWED])

    def problem(self, code: int) -> int:
        """Why an action is not allowed: the one source of legality."""
        if self.over:
            return OVER
        aboard = sum(self.hold)
        if kind_of(code) == HAUL:
            if not self.fish_left:  # HB-H3
                return NO_FISH_LEFT
            return HOLD_FULL if aboard == numbers.HOLD else ALLOWED  # HB-H2
        if kind_of(code) == LAND:
            return ALLOWED if aboard else HOLD_EMPTY  # HB-L1
        if not self.hold[fish_of(code)]:  # HB-B1
            return NOT_ABOARD
        return ALLOWED if aboard == numbers.HOLD else HOLD_NOT_FULL  # HB-B1

    # -- doing -------------------------------------------------------------------------------------

    def apply(self, code: int) -> None:
        self.begin_action()
        if kind_of(code) == HAUL:
            self._haul()
        elif kind_of(code) == LAND:
            self._land()
        else:
            self.hold[fish_of(code)] -= 1
            self.say(THROWN, self.to_act(), fish_of(code))

    def _haul(self) -> None:
        """HB-H1, HB-H4."""
        self.leave_to_chance()
        seat, card = self.to_act(), self.draw(CARD, self.sea)
        self.sea[card] -= 1
        if card == numbers.STORM:
            self.say(STORM, seat, sum(self.hold))
            self._end_turn()
        else:
            self.hold[card] += 1
            self.say(HAULED, seat, card)

    def _land(self) -> None:
        """HB-L1."""
        seat = self.to_act()
        self.say(LANDED, seat, *self.hold)
        self.landed[seat] = [old + new for old, new in zip(self.landed[seat], self.hold, strict=True)]
        self._end_turn()

    def _end_turn(self) -> None:
        """HB-T1, HB-E1, HB-P2."""
        self.hold = [0] * len(numbers.FISH)
        self.turn += 1
        if self.over:
            self.leave_to_secrets()
            self.revealed = True
            for seat in range(self.seats):
                self.say(CONTRACT_SHOWN, seat, self.contracts[seat])
        elif self.turn % self.seats == 0:
            self.say(DAY_BEGUN, self.day)

    def draw(self, kind: int, left: list[int]) -> int:
        """An outcome of chance: each card that is left is as likely."""
        if self.forcing():
            outcome = self.forced_outcome()
            value = outcome_value(outcome)
            if outcome_kind(outcome) != kind or value >= len(left) or not left[value]:
                raise UnforcedChance(Message("herring-chance-wrong"))
        else:
            cards = [value for value, count in enumerate(left) for _ in range(count)]
            value = cards[self.pick(len(cards))]
        self.note_chance(outcome_code(kind, value))
        return value
