"""The kernel of the game: what is legal, what an action does, and why another one is not allowed."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64, vec
from skerry.northwest import codes as c
from skerry.northwest import happenings, numbers
from skerry.northwest.chance import draw_large, draw_order
from skerry.northwest.components import SMALL_COPIES
from skerry.northwest.crew import transfer
from skerry.northwest.drawing import draw, refresh
from skerry.northwest.exploring import take_token
from skerry.northwest.ice import frozen_rows, ice_limit
from skerry.northwest.judging import problem
from skerry.northwest.layout import (
    BAG,
    DRAFTING,
    FACE_UP,
    FOOD,
    GREENLAND,
    MORALE,
    PILES,
    PLAYER,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHOWN,
    TAKING,
)
from skerry.northwest.legal import legal_code, legal_codes
from skerry.northwest.modes import Mode
from skerry.northwest.moving import move
from skerry.northwest.paying import pay
from skerry.northwest.placing import lay_printed_tiles, place
from skerry.northwest.scoring import score
from skerry.northwest.state import State, checksum_of, in_order
from skerry.northwest.turns import (
    after_action,
    after_taking,
    begin_voyage,
    count_action,
    end_turn,
    lose_crew,
    pass_turn,
    stand,
)
from skerry.northwest.tuunbaq import move_tuunbaq
from skerry.northwest.versions import Version
from skerry.northwest.voyage import shuffle_deck


class Northwest(State):
    """A game of any mode in progress."""

    def __init__(self, source: State | None = None) -> None:
        State.__init__(self, source)

    def copy(self) -> Northwest:
        return Northwest(self)

    def points(self, seat: i64) -> i64:
        return score(self, seat)

    def checksum(self) -> i64:
        total = checksum_of(self.corner, self.phase)
        total = checksum_of(self.cover, total)
        total = checksum_of(self.token, total)
        total = checksum_of(self.player, total)
        total = checksum_of(self.stock, total)
        scalars = vec[i64](
            [
                self.actor,
                self.active,
                self.round,
                self.ice,
                self.order,
                self.next_order,
                self.returned,
                self.passages_taken,
                self.greenlands_taken,
                self.cartography_left,
                self.tuunbaq_at,
                self.season_turn,
                self.ice_shift,
                self.ship_drag,
                self.sled_drag,
                self.refreshed,
                self.card,
                self.stage,
                self.turn,
                self.drawn,
            ]
        )
        return checksum_of(scalars, total)

    # -- setup -----------------------------------------------------------------------------------

    def set_up(
        self, mode: Mode, version: Version, seats: i64, seed: i64, has_tuunbaq: bool, loses_crew: bool, supplies: i64
    ) -> None:
        """NW-S: lay out the game, from a copy of `BOX`; what is forced must have been set before."""
        self.mode = mode
        self.version = version
        self.seats = seats
        self.seed = seed
        self.has_tuunbaq = has_tuunbaq
        self.loses_crew = loses_crew
        self.ice = ice_limit(frozen_rows(1, 0))
        for seat in range(seats):
            self.player[seat * PLAYER + SHIP_AT] = GREENLAND
            self.player[seat * PLAYER + SHIP_AVAILABLE] = numbers.CREW
        self.order = draw_order(self)
        if seats > 1:
            self.say(happenings.ORDER_SET, self.order)
        self.stock[FACE_UP] = mode.display
        for slot in range(1, mode.display + 1):
            self.stock[FACE_UP + slot] = draw_large(self)
        if mode.has_draft:
            self.phase = DRAFTING
            self.actor = in_order(self.order, seats - 1)
        else:
            self._set_up_voyage(supplies)

    def _set_up_voyage(self, supplies: i64) -> None:
        """NW-ST1, NW-CO1."""
        for seat in range(self.seats):
            self.player[seat * PLAYER + FOOD] = supplies
            self.player[seat * PLAYER + MORALE] = supplies
        for kind in range(6):
            self.stock[SHOWN + kind] = 1
            self.stock[PILES + kind] -= 1
        shuffle_deck(self)
        begin_voyage(self)

    # -- what is legal -----------------------------------------------------------------------------

    def codes(self) -> vec[i64]:
        return legal_codes(self)

    def code_at(self, number: i64) -> i64:
        return legal_code(self, number)

    def problem(self, code: i64) -> i64:
        """The first reason why an action is not allowed, in the order that the rules give; ALLOWED if it is."""
        return problem(self, code)

    # -- what an action does ---------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        self.begin_action()
        kind = c.kind_of(code)
        if kind == c.PASS:
            pass_turn(self)
        elif kind == c.END:
            self.say(happenings.TURN_ENDED, self.actor)
            end_turn(self)
        elif kind == c.TAKE:
            draw(self, code)
            after_taking(self)
        elif kind == c.STAND:
            stand(self, c.corner_of(code))
        elif kind == c.LOSE:
            lose_crew(self, c.vehicle_of(code))
        else:
            pay(self, code)
            self._act(code, kind)
            after_action(self)

    def _act(self, code: i64, kind: i64) -> None:
        """Do what was paid for; a refresh counts as an action when a tile has been taken (NW-B1)."""
        if kind == c.REFRESH:
            refresh(self, c.choice_of(code))
            self.phase = TAKING
            return
        count_action(self)
        if kind == c.DRAW:
            draw(self, code)
        elif kind == c.PLACE or kind == c.LAY:
            place(self, code)
        elif kind == c.MOVE:
            move(self, code)
        elif kind == c.TRANSFER:
            transfer(self, self.actor, c.available_of(code), c.resting_of(code), c.deployed_at_of(code))
        elif kind == c.TUUNBAQ:
            move_tuunbaq(self, code)
        else:
            take_token(self, code)


def _unpacked() -> Northwest:
    """The board with its printed tiles (NW-G7), and all the tiles in their piles."""
    box = Northwest()
    lay_printed_tiles(box)
    for kind in range(6):
        box.stock[PILES + kind] = SMALL_COPIES[kind]
    box.stock[BAG] = numbers.LARGE_TILES
    for tile in range(numbers.LARGE_TILES):
        box.stock[BAG + 1 + tile] = tile
    return box


BOX: Final = _unpacked()
"""What every game begins with, before the mode has its say."""
