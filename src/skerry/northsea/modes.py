"""What playing alone (NS-SO) changes of the rules for two to four; the rules ask the mode."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64
from skerry.northsea.components import CAPTAINS
from skerry.northsea.numbers import DRAWN, HAND, NOT_IN_SOLO, PLACINGS, SOLO_PLACINGS, SOLO_TURNS, TURNS

ALL_CAPTAINS: Final[i64] = (1 << len(CAPTAINS)) - 1
SOLO_CAPTAINS: Final[i64] = ALL_CAPTAINS - sum(1 << CAPTAINS.index(name) for name in NOT_IN_SOLO)


class Mode:
    """The course of a game, here of two to four."""

    solo: bool = False
    """Whether both captains lie open and count (NS-SO1), and a hand without a place is discarded (NS-SO2);
    else each keeps one captain, secretly (NS-S2), and such a hand is drawn anew (NS-T3)."""
    turns: i64 = TURNS
    """How many the game has (NS-T2)."""
    placings: i64 = PLACINGS
    """How many tiles are placed in a turn (NS-T1, NS-SO2)."""
    dealt: i64 = HAND
    """How many tiles a hand has at the start (NS-S1, NS-SO1)."""
    drawn_before: i64 = 0
    """How many tiles are drawn when a turn begins (NS-SO2)."""
    drawn_after: i64 = DRAWN
    """How many tiles are drawn when a turn ends (NS-T1)."""
    captains: i64 = ALL_CAPTAINS
    """Who may be offered, as a mask (NS-S2, NS-SO1)."""
    turn_rule: str = "NS-T1"
    """The rule that orders the turn."""


class Solo(Mode):
    """NS-SO: alone."""

    solo = True
    turns: i64 = SOLO_TURNS
    placings: i64 = SOLO_PLACINGS
    dealt: i64 = 0
    drawn_before: i64 = HAND
    drawn_after: i64 = 0
    captains: i64 = SOLO_CAPTAINS
    turn_rule = "NS-SO2"


TABLE: Final = Mode()
SOLO: Final = Solo()


def mode_of(seats: i64) -> Mode:
    return SOLO if seats == 1 else TABLE
