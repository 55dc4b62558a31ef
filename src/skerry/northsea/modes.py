"""What playing alone (NS-SO) changes of the rules for two to four; the rules ask the mode."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64
from skerry.northsea.components import CAPTAINS
from skerry.northsea.numbers import DRAWN, HAND, NOT_IN_SOLO, PLACINGS, SOLO_PLACINGS, SOLO_TURNS, TURNS

ALL_CAPTAINS: Final[i64] = (1 << len(CAPTAINS)) - 1


class Mode:
    """The course of a game."""

    solo: bool
    """Whether both captains lie open and count (NS-SO1), and a hand without a place is discarded (NS-SO2);
    else each keeps one captain, secretly (NS-S2), and such a hand is drawn anew (NS-T3)."""
    turns: i64
    """How many the game has (NS-T2)."""
    placings: i64
    """How many tiles are placed in a turn (NS-T1, NS-SO2)."""
    dealt: i64
    """How many tiles a hand has at the start (NS-S1, NS-SO1)."""
    drawn_before: i64
    """How many tiles are drawn when a turn begins (NS-SO2)."""
    drawn_after: i64
    """How many tiles are drawn when a turn ends (NS-T1)."""
    captains: i64
    """Who may be offered, as a mask (NS-S2, NS-SO1)."""
    turn_rule: str
    """The rule that orders the turn."""

    def __init__(self, solo: bool) -> None:
        self.solo = solo
        self.turns = SOLO_TURNS if solo else TURNS
        self.placings = SOLO_PLACINGS if solo else PLACINGS
        self.dealt = 0 if solo else HAND
        self.drawn_before = HAND if solo else 0
        self.drawn_after = 0 if solo else DRAWN
        self.captains = ALL_CAPTAINS
        if solo:
            for name in NOT_IN_SOLO:
                self.captains -= 1 << CAPTAINS.index(name)
        self.turn_rule = "NS-SO2" if solo else "NS-T1"


TABLE: Final = Mode(solo=False)
SOLO: Final = Mode(solo=True)


def mode_of(seats: i64) -> Mode:
    return SOLO if seats == 1 else TABLE
