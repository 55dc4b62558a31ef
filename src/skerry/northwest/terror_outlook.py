"""What the prospects of a voyage aboard the Terror are told from: supplies, crew, ways and what is still asked for.

The captain's own, and those of the other, if there is one. Compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.kernel import Kernel
from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers
from skerry.northwest.geometry import GREENLAND_SQUARES, SQUARES, SYMBOL, ZONE
from skerry.northwest.ice import is_locked
from skerry.northwest.layout import (
    BAG,
    CAIRN,
    FACE_UP,
    FIRST_TILE,
    FOOD,
    FRANKLIN,
    FREE,
    GREENLAND,
    HAND,
    HANDS,
    INUIT,
    LARGE,
    LOST,
    MORALE,
    PASSAGE,
    PASSAGE_TOKEN,
    PLAYER,
    RETURNED,
    SHIP_AT,
    SHIP_AVAILABLE,
    SITES,
    SLED_AT,
)
from skerry.northwest.navigator import FROZEN, ROUNDS
from skerry.northwest.planner import squares_between
from skerry.northwest.scoring import crew_home
from skerry.northwest.state import State
from skerry.northwest.terror_planner import FAR, LAST_ICE, TerrorPlanner

MOST_WAY: Final[i64] = 30
NEAR_MOVES: Final[i64] = 3

CAPTAIN_FEATURES: Final = (
    "out",
    "home",
    "crew home",
    "food",
    "morale",
    "supplies",
    "scarcer supply",
    "crew",
    "ready",
    "sites",
    "has passage",
    "points",
    "moves home",
    "moves home today",
    "no way home today",
    "to passage",
    "heads west",
    "zone",
    "column",
    "sled",
    "sled lost",
    "ship away",
    "locked",
    "short",
    "spare",
    "thirst",
    "slack",
    "spare on the way home",
    "franklin tiles",
    "supply tiles",
    "other tiles",
    "here",
    "near gains",
    "far gains",
    "near sites",
    "far sites",
)
VOYAGE_FEATURES: Final = (
    *(f"round {number}" for number in range(1, numbers.ROUNDS + 1)),
    "season turn",
    "to act",
    "actions taken",
    "done",
    "sites missing",
    "franklins lacking",
    "passage found",
    "bag",
    "franklins in the bag",
    "supplies in the bag",
    "franklins shown",
    "supplies shown",
    "ice shift",
    "ship drag",
    "sled drag",
    "rows frozen",
    "seasons of ice left",
    "greenland closed",
)
OTHER: Final = "other: "


class TerrorOutlook(TerrorPlanner):
    """A planner that tells the features of a position."""

    found: vec[i64]
    """The features that are being told."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        TerrorPlanner.__init__(self, weights)
        self.found = vec[i64]()

    def feature_names(self) -> list[str]:
        return [*VOYAGE_FEATURES, *CAPTAIN_FEATURES, *(OTHER + name for name in CAPTAIN_FEATURES)]

    def features(self, kernel: Kernel, seat: i64) -> vec[i64]:
        assert isinstance(kernel, State)
        self.found = vec[i64](capacity=100)
        self.survey(kernel, seat)
        self.note_voyage(kernel, seat)
        self.note_captain(kernel, seat)
        if kernel.seats > 1:
            self.survey(kernel, 1 - seat)
            self.note_captain(kernel, 1 - seat)
        else:
            for _ in range(len(CAPTAIN_FEATURES)):
                self.note(0)
        return self.found

    def note(self, number: i64) -> None:
        self.found = append(self.found, number)

    def note_if(self, true: bool) -> None:
        self.found = append(self.found, i64(1) if true else i64(0))

    def note_voyage(self, state: State, seat: i64) -> None:
        stock = state.stock
        for number in range(i64(1), ROUNDS + 1):
            self.note_if(state.round == number)
        self.note(state.season_turn)
        self.note_if(state.actor == seat)
        self.note(state.active)
        self.note_if(self.done)
        self.note(self.missing)
        self.note(max(self.lacking, i64(0)))
        self.note_if(state.passages_taken > 0)
        self.note(stock[BAG])
        self.note_symbols(stock, BAG)
        self.note_symbols(stock, FACE_UP)
        self.note(state.ice_shift)
        self.note(state.ship_drag)
        self.note(state.sled_drag)
        self.note(FROZEN[state.round])
        self.note(max(LAST_ICE - state.round, i64(0)))
        closed = True
        for square in GREENLAND_SQUARES:
            if state.cover[square] != FREE and square >= state.ice:
                closed = False
        self.note_if(closed)

    def note_symbols(self, stock: vec[i64], start: i64) -> None:
        franklins: i64 = 0
        supplies: i64 = 0
        for at in range(start + 1, start + 1 + stock[start]):
            symbol = SYMBOL[stock[at]]
            if symbol == FRANKLIN:
                franklins += 1
            elif symbol == INUIT or symbol == CAIRN:
                supplies += 1
        self.note(franklins)
        self.note(supplies)

    def note_captain(self, state: State, seat: i64) -> None:
        player, me = state.player, self.me
        food, morale = player[me + FOOD], player[me + MORALE]
        crew = state.living_crew(seat)
        back = player[me + RETURNED] != 0
        self.note_if(not back and crew > 0)
        self.note_if(back)
        self.note(crew_home(state, seat))
        self.note(food)
        self.note(morale)
        self.note(food + morale)
        self.note(min(food, morale))
        self.note(crew)
        self.note(player[me + SHIP_AVAILABLE + 2 * self.vehicle])
        self.note(player[me + SITES])
        self.note_if(player[me + PASSAGE_TOKEN] != 0)
        self.note(state.points(seat))
        if back or crew == 0:
            for _ in range(24):
                self.note(0)
            return
        self.note_ways(state, crew)
        self.note_tiles(state, seat)
        self.note_gains(state)

    def note_ways(self, state: State, crew: i64) -> None:
        player, me, place = state.player, self.me, self.place
        home, today = self.home[place], self.far[GREENLAND]
        at_home = place == GREENLAND
        self.note(min(home, MOST_WAY))
        self.note(0 if at_home else min(today, MOST_WAY))
        self.note_if(not at_home and today >= FAR)
        self.note(0 if state.passages_taken else min(self.to_passage[place] // 100, MOST_WAY))
        self.note_if(self.heading)
        self.note(ZONE[place] if place >= FIRST_TILE else i64(0) if at_home else i64(3))
        self.note(squares_between(GREENLAND, place) if place >= FIRST_TILE else i64(0) if at_home else i64(13))
        sled_at, ship_at = player[me + SLED_AT], player[me + SHIP_AT]
        driven = sled_at >= FIRST_TILE or sled_at == PASSAGE
        self.note_if(driven)
        self.note_if(sled_at == LOST)
        self.note(squares_between(sled_at, ship_at) if driven and ship_at >= FIRST_TILE else i64(0))
        self.note_if(not driven and is_locked(state, place, state.ice))
        self.note_if(self.short)
        self.note(i64(self.spare))
        self.note(i64(self.thirst * 10.0))
        self.note(i64(max(min(self.slack, 50.0), -50.0)))
        self.note(i64(self.supplies) + crew - 1 - home if home < FAR else i64(-MOST_WAY))

    def note_tiles(self, state: State, seat: i64) -> None:
        hand = HANDS + seat * HAND
        franklins: i64 = 0
        supplies: i64 = 0
        others: i64 = 0
        for i in range(state.player[seat * PLAYER + LARGE]):
            symbol = SYMBOL[state.stock[hand + i]]
            if symbol == FRANKLIN:
                franklins += 1
            elif symbol == INUIT or symbol == CAIRN:
                supplies += 1
            else:
                others += 1
        self.note(franklins)
        self.note(supplies)
        self.note(others)

    def note_gains(self, state: State) -> None:
        """Supplies and site points that lie where the vehicle is, near it and further off."""
        here: i64 = 0
        near: i64 = 0
        far: i64 = 0
        near_sites: i64 = 0
        far_sites: i64 = 0
        for square in SQUARES:
            token = state.token[square] & 63
            if token == 0 or token >= 8:
                continue
            place = state.cover[square] & 255
            moves = self.far[place]
            if moves >= FAR:
                continue
            worth = ZONE[square] if token == FRANKLIN or token > FRANKLIN else 2 * ZONE[square]
            if place == self.place:
                here += worth
            elif token == FRANKLIN and moves <= NEAR_MOVES:
                near_sites += worth
            elif token == FRANKLIN:
                far_sites += worth
            elif moves <= NEAR_MOVES:
                near += worth
            else:
                far += worth
        self.note(here)
        self.note(near)
        self.note(far)
        self.note(near_sites)
        self.note(far_sites)
