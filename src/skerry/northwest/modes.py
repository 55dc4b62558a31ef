"""What each mode changes of the base rules: the one place to look (NW-SO, NW-ST, NW-CO)."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers

Tokens = dict[int, tuple[int, ...]]
"""By the number of players: what the tokens of an arrow are worth, highest first."""

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
    """One way to play. The names say what differs; the rules ask for these and for nothing else."""

    id: str

    # Setup and the course of the game.
    has_draft: bool
    """NW-S4: everybody takes a tile at setup (NW-ST5: not in the Terror modes)."""
    has_seasons: bool
    """NW-ST2, NW-ST8: a round is a season of four turns; who passes wakes the crew, and the order stays."""
    has_voyage: bool
    """NW-ST1, NW-ST8: a Voyage card is drawn each season."""
    one_turn_a_round: bool
    """NW-SO1: every action is the first of a turn, so nothing is surcharged and pass is always possible."""
    needs_living_crew: bool
    """NW-ST8, NW-CO1: an expedition without living crew is over."""

    # What an action costs.
    costs: vec[i64]
    """NW-A to NW-H, NW-ST3: by kind of action, as the first of a turn; 0 for what is free."""
    surcharge: i64
    """NW-T2, NW-ST3: what every later action of a turn costs more."""
    uses_supplies: bool
    """NW-ST3, NW-ST4: actions take Food or Morale too, and a crew may be sacrificed for what is missing."""

    # Tiles.
    display: i64
    """NW-S3, NW-ST1: how many large tiles lie face up."""
    shows_small: bool
    """NW-ST5: small tiles lie on display too and are drawn in pairs; who refreshes names which tiles, they are
    discarded for good, and one of them must be taken."""
    places_pairs: bool
    """NW-ST5: two small tiles may be placed in one go."""
    may_lay: bool
    """NW-SO2: draw and place the leftmost tile in one go."""

    # What counts.
    tokens_give_supplies: bool
    """NW-ST6: tokens give Food, Morale and site points instead of prestige."""
    shares_cartography: bool
    """NW-CO2: a Cartography token counts for everybody."""
    passage_tokens: Tokens
    """NW-S2, NW-ST1, NW-CO1."""
    greenland_tokens: Tokens
    has_greenland_tokens: bool
    """NW-P2, NW-SO3."""
    passage_by_year: bool
    """NW-SO3: the Passage gives 10 in year one, 3 in year two."""
    passage_morale: i64
    """NW-ST7: the Morale that reaching the Passage gives."""
    has_majorities: bool
    """NW-F2."""
    counts_free_squares: bool
    """NW-SO4."""
    sled_penalty: i64
    """NW-ST10: for a sled that is not back."""
    loss_rule: str
    """The rule by which what is left behind is scored."""
    sites_needed: i64
    """NW-ST10, NW-CO3: the site points that winning takes; 0 if most prestige wins (NW-F5)."""
    target: i64
    """NW-ST10, NW-CO3: the prestige to aim for; 0 without."""

    def __init__(
        self,
        id: str,
        *,
        has_draft: bool = True,
        has_seasons: bool = False,
        has_voyage: bool = False,
        one_turn_a_round: bool = False,
        needs_living_crew: bool = False,
        flat_cost: int = 0,
        surcharge: int = numbers.SURCHARGE,
        uses_supplies: bool = False,
        display: int = numbers.DISPLAY,
        shows_small: bool = False,
        places_pairs: bool = False,
        may_lay: bool = False,
        tokens_give_supplies: bool = False,
        shares_cartography: bool = False,
        passage_tokens: Tokens = numbers.PASSAGE_TOKENS,
        greenland_tokens: Tokens = numbers.GREENLAND_TOKENS,
        passage_by_year: bool = False,
        passage_morale: int = 0,
        has_majorities: bool = True,
        counts_free_squares: bool = False,
        sled_penalty: int = 0,
        loss_rule: str = "NW-F4",
        sites_needed: int = 0,
        target: int = 0,
    ) -> None:
        self.id = id
        self.has_draft = has_draft
        self.has_seasons = has_seasons
        self.has_voyage = has_voyage
        self.one_turn_a_round = one_turn_a_round
        self.needs_living_crew = needs_living_crew
        self.costs = vec[i64]()
        for cost in BASE_COSTS.values():
            self.costs = append(self.costs, flat_cost if flat_cost and cost else cost)
        self.surcharge = surcharge
        self.uses_supplies = uses_supplies
        self.display = display
        self.shows_small = shows_small
        self.places_pairs = places_pairs
        self.may_lay = may_lay
        self.tokens_give_supplies = tokens_give_supplies
        self.shares_cartography = shares_cartography
        self.passage_tokens = passage_tokens
        self.greenland_tokens = greenland_tokens
        self.has_greenland_tokens = len(greenland_tokens) > 0
        self.passage_by_year = passage_by_year
        self.passage_morale = passage_morale
        self.has_majorities = has_majorities
        self.counts_free_squares = counts_free_squares
        self.sled_penalty = sled_penalty
        self.loss_rule = loss_rule
        self.sites_needed = sites_needed
        self.target = target


def _terror(id: str, sites_needed: int, target: int) -> Mode:
    """NW-ST, NW-CO: what both modes of the HMS Terror edition share."""
    return Mode(
        id,
        has_draft=False,
        has_seasons=True,
        has_voyage=True,
        needs_living_crew=True,
        flat_cost=numbers.TERROR_COST,
        surcharge=numbers.TERROR_SURCHARGE,
        uses_supplies=True,
        display=numbers.TERROR_DISPLAY,
        shows_small=True,
        places_pairs=True,
        tokens_give_supplies=True,
        shares_cartography=True,
        passage_tokens=numbers.TERROR_PASSAGE_TOKENS,
        greenland_tokens=numbers.TERROR_GREENLAND_TOKENS,
        passage_morale=numbers.TERROR_PASSAGE_MORALE,
        has_majorities=False,
        sled_penalty=numbers.LOST_SLED_PENALTY,
        loss_rule="NW-ST10",
        sites_needed=sites_needed,
        target=target,
    )


CLASSIC: Final = Mode("northwest")
SOLO: Final = Mode(
    "northwest-solo",
    one_turn_a_round=True,
    may_lay=True,
    passage_tokens={1: (numbers.SOLO_PASSAGE_YEAR_ONE, numbers.SOLO_PASSAGE_YEAR_TWO)},
    greenland_tokens={},
    passage_by_year=True,
    has_majorities=False,
    counts_free_squares=True,
)
TERROR_SOLO: Final = _terror("terror-solo", numbers.SOLO_SITES_NEEDED, numbers.SOLO_TARGET)
TERROR_COOP: Final = _terror("terror-coop", numbers.COOP_SITES_NEEDED, numbers.COOP_TARGET)
MODES: Final = {mode.id: mode for mode in (CLASSIC, SOLO, TERROR_SOLO, TERROR_COOP)}
