"""What each mode changes of the base rules: the one place to look (NW-SO, NW-ST, NW-CO)."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers

Tokens = dict[int, tuple[int, ...]]
"""By the number of players: what the tokens of an arrow are worth, highest first."""
SOLO_TOKENS: Final[Tokens] = {1: (numbers.SOLO_PASSAGE_YEAR_ONE, numbers.SOLO_PASSAGE_YEAR_TWO)}
NO_TOKENS: Final[Tokens] = {}

BASE_COSTS: Final = {
    "draw": numbers.COST_DRAW,
    "refresh": numbers.COST_REFRESH,
    "take": 0,
    "place": numbers.COST_PLACE,
    "lay": numbers.COST_LAY,
    "move": numbers.COST_MOVE,
    "transfer": numbers.COST_TRANSFER,
    "explore": numbers.COST_EXPLORE,
    "discover": numbers.COST_DISCOVER,
    "pass": 0,
    "end": 0,
    "stand": 0,
    "tuunbaq": numbers.COST_TUUNBAQ,
    "lose": 0,
}
"""What the actions cost, in the order of their kinds."""


class Mode:
    """One way to play, here the classic one. The names say what differs; the rules ask for nothing else."""

    id: str = "northwest"

    # Setup and the course of the game.
    has_draft: bool = True
    """NW-S4: everybody takes a tile at setup (NW-ST5: not in the Terror modes)."""
    has_seasons: bool = False
    """NW-ST2, NW-ST8: a round is a season of four turns; who passes wakes the crew, and the order stays."""
    has_voyage: bool = False
    """NW-ST1, NW-ST8: a Voyage card is drawn each season."""
    one_turn_a_round: bool = False
    """NW-SO1: every action is the first of a turn, so nothing is surcharged and pass is always possible."""
    needs_living_crew: bool = False
    """NW-ST8, NW-CO1: an expedition without living crew is over."""

    # What an action costs.
    flat_cost: i64 = 0
    """NW-ST3: what each action costs that is not free, whatever its kind; 0 if the kind decides."""
    costs: vec[i64]
    """NW-A to NW-H: by kind of action, as the first of a turn; 0 for what is free."""
    surcharge: i64 = numbers.SURCHARGE
    """NW-T2, NW-ST3: what every later action of a turn costs more."""
    uses_supplies: bool = False
    """NW-ST3, NW-ST4: actions take Food or Morale too, and a crew may be sacrificed for what is missing."""

    # Tiles.
    display: i64 = numbers.DISPLAY
    """NW-S3, NW-ST1: how many large tiles lie face up."""
    shows_small: bool = False
    """NW-ST5: small tiles lie on display too and are drawn in pairs; who refreshes names which tiles, they are
    discarded for good, and one of them must be taken."""
    places_pairs: bool = False
    """NW-ST5: two small tiles may be placed in one go."""
    may_lay: bool = False
    """NW-SO2: draw and place the leftmost tile in one go."""

    # What counts.
    tokens_give_supplies: bool = False
    """NW-ST6: tokens give Food, Morale and site points instead of prestige."""
    shares_cartography: bool = False
    """NW-CO2: a Cartography token counts for everybody."""
    passage_tokens: Tokens = numbers.PASSAGE_TOKENS
    """NW-S2, NW-ST1, NW-CO1."""
    greenland_tokens: Tokens = numbers.GREENLAND_TOKENS
    has_greenland_tokens: bool
    """NW-P2, NW-SO3."""
    passage_by_year: bool = False
    """NW-SO3: the Passage gives 10 in year one, 3 in year two."""
    passage_morale: i64 = 0
    """NW-ST7: the Morale that reaching the Passage gives."""
    has_majorities: bool = True
    """NW-F2."""
    counts_free_squares: bool = False
    """NW-SO4."""
    sled_penalty: i64 = 0
    """NW-ST10: for a sled that is not back."""
    loss_rule: str = "NW-F4"
    """The rule by which what is left behind is scored."""
    sites_needed: i64 = 0
    """NW-ST10, NW-CO3: the site points that winning takes; 0 if most prestige wins (NW-F5)."""
    target: i64 = 0
    """NW-ST10, NW-CO3: the prestige to aim for; 0 without."""

    def __init__(self) -> None:
        self.costs = vec[i64]()
        for cost in BASE_COSTS.values():
            self.costs = append(self.costs, self.flat_cost if self.flat_cost and cost else cost)
        self.has_greenland_tokens = len(self.greenland_tokens) > 0


class Solo(Mode):
    """NW-SO: the solo variant."""

    id = "northwest-solo"
    one_turn_a_round = True
    may_lay = True
    passage_tokens: Tokens = SOLO_TOKENS
    greenland_tokens: Tokens = NO_TOKENS
    passage_by_year = True
    has_majorities = False
    counts_free_squares = True


class Terror(Mode):
    """NW-ST, NW-CO: what both modes of the HMS Terror edition share."""

    has_draft = False
    has_seasons = True
    has_voyage = True
    needs_living_crew = True
    flat_cost: i64 = numbers.TERROR_COST
    surcharge: i64 = numbers.TERROR_SURCHARGE
    uses_supplies = True
    display: i64 = numbers.TERROR_DISPLAY
    shows_small = True
    places_pairs = True
    tokens_give_supplies = True
    shares_cartography = True
    passage_tokens: Tokens = numbers.TERROR_PASSAGE_TOKENS
    greenland_tokens: Tokens = numbers.TERROR_GREENLAND_TOKENS
    passage_morale: i64 = numbers.TERROR_PASSAGE_MORALE
    has_majorities = False
    sled_penalty: i64 = numbers.LOST_SLED_PENALTY
    loss_rule = "NW-ST10"


class TerrorSolo(Terror):
    """NW-ST: alone."""

    id = "terror-solo"
    sites_needed: i64 = numbers.SOLO_SITES_NEEDED
    target: i64 = numbers.SOLO_TARGET


class TerrorCoop(Terror):
    """NW-CO: together."""

    id = "terror-coop"
    sites_needed: i64 = numbers.COOP_SITES_NEEDED
    target: i64 = numbers.COOP_TARGET


CLASSIC: Final = Mode()
MODES: Final[dict[str, Mode]] = {mode.id: mode for mode in (CLASSIC, Solo(), TerrorSolo(), TerrorCoop())}
