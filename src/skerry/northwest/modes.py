"""What each mode changes of the base rules: the one place to look (NW-SO, NW-ST, NW-CO)."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64
from skerry.northwest import numbers


class Mode:
    """One way to play. The names say what differs; the rules ask for these and for nothing else."""

    id: str
    has_draft: bool
    """NW-S4: everybody takes a tile at setup (NW-ST5: not in the Terror modes)."""
    display: i64
    """NW-S3, NW-ST1: how many large tiles lie face up."""
    one_turn_a_round: bool
    """NW-SO1: every action is the first of a turn, so nothing is surcharged and pass is always possible."""
    may_lay: bool
    """NW-SO2: draw and place the leftmost tile in one go."""
    has_majorities: bool
    """NW-F2."""
    has_greenland_tokens: bool
    """NW-P2, NW-SO3."""
    passage_by_year: bool
    """NW-SO3: the Passage gives 10 in year one, 3 in year two."""
    counts_free_squares: bool
    """NW-SO4."""
    terror: bool
    """NW-ST: seasons of turns, Food and Morale, Voyage cards, a goal to reach."""

    def __init__(
        self,
        id: str,
        *,
        has_draft: bool = True,
        display: int = numbers.DISPLAY,
        one_turn_a_round: bool = False,
        may_lay: bool = False,
        has_majorities: bool = True,
        has_greenland_tokens: bool = True,
        passage_by_year: bool = False,
        counts_free_squares: bool = False,
        terror: bool = False,
    ) -> None:
        self.id = id
        self.has_draft = has_draft
        self.display = display
        self.one_turn_a_round = one_turn_a_round
        self.may_lay = may_lay
        self.has_majorities = has_majorities
        self.has_greenland_tokens = has_greenland_tokens
        self.passage_by_year = passage_by_year
        self.counts_free_squares = counts_free_squares
        self.terror = terror


CLASSIC: Final = Mode("northwest")
SOLO: Final = Mode(
    "northwest-solo",
    one_turn_a_round=True,
    may_lay=True,
    has_majorities=False,
    has_greenland_tokens=False,
    passage_by_year=True,
    counts_free_squares=True,
)
TERROR_SOLO: Final = Mode(
    "terror-solo", has_draft=False, display=numbers.TERROR_DISPLAY, has_majorities=False, terror=True
)
TERROR_COOP: Final = Mode(
    "terror-coop", has_draft=False, display=numbers.TERROR_DISPLAY, has_majorities=False, terror=True
)
MODES: Final = {mode.id: mode for mode in (CLASSIC, SOLO, TERROR_SOLO, TERROR_COOP)}
