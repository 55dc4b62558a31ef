"""The kernel of the game: what is legal, what an action does, and why another one is not allowed."""

from __future__ import annotations

from skerry.core.errors import UnforcedChance
from skerry.core.message import Message
from skerry.core.packed import i64, vec
from skerry.northwest import happenings, numbers
from skerry.northwest.codes import (
    AREA_SHIFT,
    AT_SHIFT,
    AVAILABLE_SHIFT,
    CHANCE_ORDER,
    CHOICE_FOOD,
    CHOICE_SHIFT,
    CORNER_SHIFT,
    DRAW,
    END,
    GIVING_SHIFT,
    LAY,
    LOSE,
    MOVE,
    PASS,
    PAY_FOOD,
    PAY_SACRIFICE,
    PAYMENT_SHIFT,
    PLACE,
    REFRESH,
    RESTING_SHIFT,
    SECOND_DRAW_SHIFT,
    SECOND_PATTERN_SHIFT,
    SECOND_SQUARE_SHIFT,
    SHIP,
    SQUARE_SHIFT,
    STAND,
    TAKE,
    TILE_SHIFT,
    TO_SHIFT,
    TRANSFER,
    TUUNBAQ,
    VEHICLE_SHIFT,
    WAY_SHIFT,
)
from skerry.northwest.components import SMALL_COPIES
from skerry.northwest.crew import crew_spent, rest, transfer
from skerry.northwest.geometry import FIRST_SMALL, SMALL_KIND, square_named
from skerry.northwest.ice import area_named, frozen_rows, ice_limit
from skerry.northwest.judging import problem
from skerry.northwest.layout import (
    ACTING,
    BAG,
    CAIRN,
    DRAFTING,
    FACE_UP,
    FIRST_TILE,
    FOOD,
    FRANKLIN,
    FREE,
    GREENLAND,
    INUIT,
    LYING,
    MORALE,
    PASSAGE,
    PILES,
    PLAYER,
    PRESTIGE,
    PRINTED,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHOWN,
    SLED_AREA,
    SLED_AT,
    STRAIT,
    TAKER_SHIFT,
    TAKING,
    TOKENS,
    UPRIGHT,
)
from skerry.northwest.legal import legal_codes
from skerry.northwest.modes import Mode
from skerry.northwest.placing import (
    cover_squares,
    discard_and_replace,
    draw_from_bag,
    lay_large,
    lay_small,
    refill_small,
    refresh_large,
    remove_from_hand,
    slide_left,
    take_large,
    take_small,
)
from skerry.northwest.scoring import score, token_points
from skerry.northwest.state import State, checksum_of
from skerry.northwest.turns import (
    begin_turn,
    begin_voyage,
    end_turn,
    enqueue,
    in_order,
    is_out,
    lose_crew,
    pass_turn,
    reach_greenland,
    reach_passage,
    stand,
)
from skerry.northwest.tuunbaq import give, move_tuunbaq
from skerry.northwest.voyage import add_sites, bury, change_supply, shuffle_deck


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

    def set_up(self, mode: Mode, seats: i64, seed: i64, has_tuunbaq: bool, loses_crew: bool, supplies: i64) -> None:
        """NW-S: lay out the game; what is forced must have been set before."""
        self.mode = mode
        self.seats = seats
        self.seed = seed
        self.has_tuunbaq = has_tuunbaq
        self.loses_crew = loses_crew
        self.ice = ice_limit(frozen_rows(1, 0))
        lay_printed_tiles(self)
        for kind in range(6):
            self.stock[PILES + kind] = SMALL_COPIES[kind]
        self.stock[BAG] = numbers.LARGE_TILES
        for tile in range(numbers.LARGE_TILES):
            self.stock[BAG + 1 + tile] = tile
        for seat in range(seats):
            self.player[seat * PLAYER + SHIP_AT] = GREENLAND
            self.player[seat * PLAYER + SHIP_AVAILABLE] = numbers.CREW
        self.order = random_order(self)
        self.stock[FACE_UP] = mode.display
        for slot in range(1, mode.display + 1):
            self.stock[FACE_UP + slot] = draw_from_bag(self)
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

    def problem(self, code: i64) -> i64:
        """The first reason why an action is not allowed, in the order that the rules give; ALLOWED if it is."""
        return problem(self, code)

    # -- what an action does ---------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        self.begin_action()
        kind = code & 15
        if kind == PASS:
            pass_turn(self)
        elif kind == END:
            self.say(happenings.TURN_ENDED, self.actor)
            end_turn(self)
        elif kind == TAKE:
            self._take(code)
        elif kind == STAND:
            me = self.actor * PLAYER
            stand(self, area_named(self, self.player[me + SLED_AT], code >> CORNER_SHIFT))
        elif kind == LOSE:
            lose_crew(self, code >> VEHICLE_SHIFT & 1)
        else:
            self._pay(code, kind, code >> VEHICLE_SHIFT & 1)
            self._act(code, kind, code >> VEHICLE_SHIFT & 1)
            if self.phase == ACTING and self.mode.terror and not is_out(self, self.actor):
                end_turn(self)

    def _pay(self, code: i64, kind: i64, vehicle: i64) -> None:
        """NW-T3, NW-ST3, NW-ST4."""
        seat = self.actor
        rest(self, seat, vehicle, crew_spent(self, vehicle, kind))
        payment = code >> PAYMENT_SHIFT & 7
        if payment & 3:
            change_supply(self, seat, FOOD if payment & PAY_FOOD else MORALE, -1)
        if payment & PAY_SACRIFICE:
            bury(self, seat, vehicle, True)

    def _take(self, code: i64) -> None:
        """NW-S4, NW-B1."""
        self._draw(code)
        if self.phase == TAKING:
            self.phase = ACTING
            self.refreshed = 0
            self._count_action()
            if self.mode.terror and not is_out(self, self.actor):
                end_turn(self)
            return
        place = self.seats - 1
        while in_order(self.order, place) != self.actor:
            place -= 1
        if place > 0:
            self.actor = in_order(self.order, place - 1)
            self.turn += 1
        else:
            begin_turn(self, in_order(self.order, 0))

    def _count_action(self) -> None:
        """NW-T2, NW-SO1: the next action of the turn will be dearer."""
        if not self.mode.one_turn_a_round:
            self.active += 1

    def _act(self, code: i64, kind: i64, vehicle: i64) -> None:
        if kind == REFRESH:
            if self.mode.terror:
                self.refreshed = code >> CHOICE_SHIFT
                discard_and_replace(self, self.refreshed)
            else:
                refresh_large(self)
            self.phase = TAKING
            return
        self._count_action()
        if kind == DRAW:
            self._draw(code)
        elif kind == PLACE or kind == LAY:
            self._place(code, kind)
        elif kind == MOVE:
            self._move(code, vehicle)
        elif kind == TRANSFER:
            available, resting = (code >> AVAILABLE_SHIFT & 15) - 8, (code >> RESTING_SHIFT & 15) - 8
            transfer(self, self.actor, available, resting, code >> AT_SHIFT & 15)
        elif kind == TUUNBAQ:
            move_tuunbaq(self, code >> TO_SHIFT & 255)
        else:
            self._take_token(vehicle, code >> CHOICE_SHIFT)

    def _draw(self, code: i64) -> None:
        """NW-A1, NW-ST5."""
        tile, second = code >> TILE_SHIFT & 127, code >> SECOND_DRAW_SHIFT & 7
        if tile < FIRST_SMALL:
            take_large(self, self.actor, tile)
            return
        take_small(self, self.actor, tile - FIRST_SMALL)
        if second:
            take_small(self, self.actor, second - 1)
        if self.mode.terror:
            refill_small(self)

    def _place(self, code: i64, kind: i64) -> None:
        """NW-C, NW-SO2, NW-ST5."""
        tile, square, way = code >> TILE_SHIFT & 127, code >> SQUARE_SHIFT & 255, code >> WAY_SHIFT & 15
        seat = self.actor
        if kind == PLACE:
            remove_from_hand(self, seat, tile)
        else:
            slide_left(self)
        if tile < FIRST_SMALL:
            lay_large(self, seat, tile, square, UPRIGHT if way & 4 else LYING, way & 3)
            return
        lay_small(self, seat, square, way)
        second, pattern = code >> SECOND_SQUARE_SHIFT & 255, code >> SECOND_PATTERN_SHIFT & 15
        if second and self.cover[second] == FREE:
            remove_from_hand(self, seat, FIRST_SMALL + SMALL_KIND[pattern])
            lay_small(self, seat, second, pattern)

    def _move(self, code: i64, vehicle: i64) -> None:
        seat = self.actor
        me = seat * PLAYER
        to = code >> TO_SHIFT & 255
        start = self.player[me + SHIP_AT + vehicle]
        self.player[me + SHIP_AT + vehicle] = to
        if vehicle == SHIP:
            self.say(happenings.SHIP_MOVED, seat, start, to)
        else:
            compass = code >> AREA_SHIFT & 7
            self.player[me + SLED_AREA] = area_named(self, to, compass) if to >= FIRST_TILE else 0
            self.say(happenings.SLED_MOVED, seat, start, to, compass)
        if code >> GIVING_SHIFT & 7:
            give(self, vehicle, code >> GIVING_SHIFT & 7)
        elif to == PASSAGE:
            reach_passage(self, seat)
        elif to == GREENLAND:
            reach_greenland(self, seat)
            end_turn(self)

    def _take_token(self, vehicle: i64, choice: i64) -> None:
        """NW-F1, NW-GD1, NW-P3; NW-ST6: in the Terror modes supplies and site points instead of prestige."""
        seat = self.actor
        me = seat * PLAYER
        square = self.token_square(self.player[me + SHIP_AT + vehicle])
        token = self.token[square] & 7
        self.token[square] |= (seat + 1) << TAKER_SHIFT
        self.player[me + TOKENS + token] += 1
        worth = token_points(token, square)
        self.say(happenings.TOKEN_TAKEN, seat, token, square, 0 if self.mode.terror else worth)
        if not self.mode.terror:
            self.player[me + PRESTIGE] += worth
        elif token == FRANKLIN:
            add_sites(self, seat, worth)
        elif token == INUIT or (token == STRAIT and choice == CHOICE_FOOD):
            change_supply(self, seat, FOOD, worth)
        else:
            change_supply(self, seat, MORALE, worth)


def lay_printed_tiles(state: State) -> None:
    """NW-G7."""
    for number, (west, north, south, cairn) in enumerate(numbers.PRINTED_TILES):
        pattern: i64 = 0
        for corner in north + south:
            pattern = pattern * 2 + (1 if corner == "L" else 0)
        cover_squares(state, FIRST_SMALL + 7 + number, PRINTED, square_named(west), LYING, pattern)
        state.token[square_named(cairn)] = CAIRN


def random_order(state: State) -> i64:
    """NW-S4: a turn order by chance, of all there are."""
    seats = state.seats
    ways: i64 = 1
    for factor in range(2, seats + 1):
        ways *= factor
    if seats == 1:
        return enqueue(0, 0)
    if state.forcing():
        outcome = state.forced_outcome()
        number = outcome & 31
        if outcome >> 5 != CHANCE_ORDER << 3 | seats or number >= ways:
            raise UnforcedChance(Message("record-chance-order"))
    else:
        number = state.pick(ways)
    outcome = CHANCE_ORDER << 8 | seats << 5 | number
    state.note_chance(outcome)
    order = order_of(outcome)
    state.say(happenings.ORDER_SET, order)
    return order


def order_of(outcome: i64) -> i64:
    """The turn order that an outcome of chance means."""
    seats, number = outcome >> 5 & 7, outcome & 31
    left: i64 = 0
    for seat in range(seats):
        left = enqueue(left, seat)
    order: i64 = 0
    while seats > 0:
        place = number % seats
        number //= seats
        seats -= 1
        order = enqueue(order, in_order(left, place))
        low = left & ((1 << 4 * place) - 1)
        left = low | (left >> 4 * (place + 1)) << 4 * place
    return order
