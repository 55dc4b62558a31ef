"""All the legal actions of a position.

They come in a fixed order that depends on the position alone. Parts that need work are kept from one decision
to the next: `State.kept`, each with a key that says what it holds for.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, extend, i64, vec
from skerry.northwest import numbers
from skerry.northwest.codes import (
    CHOICE_FOOD,
    CHOICE_LARGE,
    CHOICE_MORALE,
    CHOICE_SHIFT,
    CHOICE_SMALL,
    CORNER_SHIFT,
    DISCOVER,
    DRAW,
    END,
    EXPLORE,
    LAY,
    LOSE,
    MOVE,
    PASS,
    PAYMENT_SHIFT,
    PLACE,
    REFRESH,
    SECOND_DRAW_SHIFT,
    SHIP,
    SLED,
    STAND,
    TAKE,
    TILE_SHIFT,
    TRANSFER,
    TUUNBAQ,
    VEHICLE_SHIFT,
)
from skerry.northwest.crew import column, cost, crew_spent, payment_problem, transfer_codes
from skerry.northwest.geometry import FIRST_SMALL
from skerry.northwest.ice import area_name
from skerry.northwest.layout import (
    ACTING,
    BAG,
    DRAFTING,
    FACE_UP,
    FIRST_TILE,
    FRANKLIN,
    HAND,
    HANDS,
    LARGE,
    LOSING,
    PILES,
    PLAYER,
    SHIP_AT,
    SHOWN,
    SLED_AREA,
    SLED_AT,
    SMALL,
    STANDING,
    STRAIT,
    TAKING,
)
from skerry.northwest.moving import moving_codes
from skerry.northwest.placing import count_six, large_codes, pair_codes, small_codes, spots_beside
from skerry.northwest.reasons import ALLOWED
from skerry.northwest.state import State
from skerry.northwest.turns import standing_areas
from skerry.northwest.tuunbaq import tuunbaq_codes, with_gifts

# Where the parts are kept: by seat * 2 + vehicle, the last two by vehicle.
KEPT_MOVES: Final[i64] = 0
KEPT_LARGE_SPOTS: Final[i64] = 8
KEPT_LARGE: Final[i64] = 16
KEPT_SMALL: Final[i64] = 24
KEPT_PAIRS: Final[i64] = 32
KEPT_DRAWS: Final[i64] = 40


def legal_codes(state: State) -> vec[i64]:
    """The legal actions, each once."""
    codes = vec[i64](capacity=96)
    if state.phase == ACTING:
        if len(state.kept) == 0:
            state.keep_nothing()
        return _terror_codes(state, codes) if state.mode.terror else _acting_codes(state, codes)
    if state.phase == DRAFTING:
        return _large_draws(state, codes, TAKE)
    if state.phase == TAKING:
        if state.refreshed != CHOICE_SMALL:
            codes = _large_draws(state, codes, TAKE)
        return codes if state.refreshed == CHOICE_LARGE else _small_draws(state, codes, TAKE)
    if state.phase == STANDING:
        place = state.player[state.actor * PLAYER + SLED_AT]
        for area in standing_areas(state, state.actor):
            codes = append(codes, STAND | area_name(state, place, area) << CORNER_SHIFT)
        return codes
    if state.phase == LOSING:
        return append(append(codes, LOSE), LOSE | SLED << VEHICLE_SHIFT)
    return codes


# -- the classic game and the solo variant ----------------------------------------------------------------


def _acting_codes(state: State, codes: vec[i64]) -> vec[i64]:
    """NW-T2: an action, or pass; after the first action, end."""
    codes = append(codes, PASS if state.active == 0 else END)
    extra = cost(state, DRAW, SHIP) - numbers.COST_DRAW
    for vehicle in range(2):
        crew = state.player[column(state.actor, vehicle)] - extra
        if crew > 0:
            codes = _vehicle_codes(state, codes, vehicle, crew, extra)
    return codes


def _vehicle_codes(state: State, codes: vec[i64], vehicle: i64, crew: i64, extra: i64) -> vec[i64]:
    """All that a vehicle can do; `crew` is what its column can pay after the surcharge, at least one."""
    seat = state.actor
    head = vehicle << VEHICLE_SHIFT
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    codes = extend(codes, kept_draws(state, vehicle))
    if crew >= numbers.COST_REFRESH and state.stock[BAG] > 0:
        codes = append(codes, REFRESH | head)
    if state.tuunbaq_at:
        codes = with_gifts(state, codes, kept_moves(state, seat, vehicle), vehicle, extra + numbers.COST_MOVE)
        codes = tuunbaq_codes(state, codes, TUUNBAQ | head)
    else:
        codes = extend(codes, kept_moves(state, seat, vehicle))
    if place < FIRST_TILE:
        return codes
    codes = extend(codes, kept_large(state, seat, vehicle, place))
    codes = extend(codes, kept_small(state, seat, vehicle, place))
    if state.mode.may_lay and state.stock[FACE_UP] > 0:
        codes = large_codes(state, codes, LAY | head, spots_beside(state, place, False), state.stock[FACE_UP + 1])
    codes = transfer_codes(state, codes, vehicle, seat, extra + 1, extra + 1)
    token = state.token_on(place)
    if token == FRANKLIN or token == STRAIT:
        if crew >= numbers.COST_EXPLORE:
            codes = append(codes, EXPLORE | head)
    elif token and crew >= numbers.COST_DISCOVER:
        codes = append(codes, DISCOVER | head)
    return codes


# -- drawing ------------------------------------------------------------------------------------------------


def kept_draws(state: State, vehicle: i64) -> vec[i64]:
    """NW-A1: the draws of a vehicle, kept while the display and the piles stay the same."""
    at = KEPT_DRAWS + vehicle
    if state.kept_key[at] != state.stock_version:
        head = DRAW | vehicle << VEHICLE_SHIFT
        state.kept[at] = _small_draws(state, _large_draws(state, vec[i64](capacity=16), head), head)
        state.kept_key[at] = state.stock_version
    return state.kept[at]


def _large_draws(state: State, codes: vec[i64], head: i64) -> vec[i64]:
    for slot in range(FACE_UP + 1, FACE_UP + 1 + state.stock[FACE_UP]):
        codes = append(codes, head | state.stock[slot] << TILE_SHIFT)
    return codes


def _small_draws(state: State, codes: vec[i64], head: i64) -> vec[i64]:
    if state.mode.terror:
        return _shown_draws(state, codes, head)
    for kind in range(6):
        if state.stock[PILES + kind] > 0:
            codes = append(codes, head | (FIRST_SMALL + kind) << TILE_SHIFT)
    return codes


def _shown_draws(state: State, codes: vec[i64], head: i64) -> vec[i64]:
    """NW-ST5: two of the small tiles on display, one if there is only one."""
    shown = count_six(state.stock, SHOWN)
    for kind in range(6):
        if state.stock[SHOWN + kind] == 0:
            continue
        first = head | (FIRST_SMALL + kind) << TILE_SHIFT
        if shown == 1:
            codes = append(codes, first)
        for second in range(kind, 6):
            if state.stock[SHOWN + second] > (1 if second == kind else 0):
                codes = append(codes, first | (second + 1) << SECOND_DRAW_SHIFT)
    return codes


# -- moving and placing -------------------------------------------------------------------------------------


def kept_moves(state: State, seat: i64, vehicle: i64) -> vec[i64]:
    """NW-D: the moves of a vehicle, kept while board and ice stay the same and it stays where it is."""
    me = seat * PLAYER
    area: i64 = state.player[me + SLED_AREA] if vehicle else 0
    key = (state.board_version << 8 | state.player[me + SHIP_AT + vehicle]) << 6 | area
    at = KEPT_MOVES + seat * 2 + vehicle
    if state.kept_key[at] != key:
        head = MOVE | vehicle << VEHICLE_SHIFT
        state.kept[at] = moving_codes(state, vec[i64](capacity=8), head, vehicle, seat)
        state.kept_key[at] = key
    return state.kept[at]


def _kept_spots(state: State, slot: i64, place: i64) -> vec[i64]:
    """Where a large tile may lie, kept while the board stays the same."""
    key = state.board_version << 8 | place
    at = KEPT_LARGE_SPOTS + slot
    if state.kept_key[at] != key:
        state.kept[at] = spots_beside(state, place, False)
        state.kept_key[at] = key
    return state.kept[at]


def kept_large(state: State, seat: i64, vehicle: i64, place: i64) -> vec[i64]:
    """NW-C: the ways to lay the large tiles of the reserve; only new tiles are added while the board stays."""
    slot = seat * 2 + vehicle
    at = KEPT_LARGE + slot
    key = state.board_version << 8 | place
    count = state.player[seat * PLAYER + LARGE]
    done: i64 = 0
    codes = NO_CODES
    if state.kept_key[at] >> 7 == key:
        done = state.kept_key[at] & 127
        codes = state.kept[at]
        if done == count:
            return codes
    else:
        codes = vec[i64](capacity=32)
    spots = _kept_spots(state, slot, place)
    hand = HANDS + seat * HAND
    head = PLACE | vehicle << VEHICLE_SHIFT
    for tile in range(hand + done, hand + count):
        codes = large_codes(state, codes, head, spots, state.stock[tile])
    state.kept[at] = codes
    state.kept_key[at] = key << 7 | count
    return codes


def kept_small(state: State, seat: i64, vehicle: i64, place: i64) -> vec[i64]:
    """NW-C: the ways to lay one small tile of the reserve, kept while board and kinds stay the same."""
    me = seat * PLAYER + SMALL
    kinds: i64 = 0
    for kind in range(6):
        if state.player[me + kind]:
            kinds |= 1 << kind
    if kinds == 0:
        return NO_CODES
    at = KEPT_SMALL + seat * 2 + vehicle
    key = (state.board_version << 8 | place) << 6 | kinds
    if state.kept_key[at] != key:
        codes = vec[i64](capacity=16)
        spots = spots_beside(state, place, True)
        for kind in range(6):
            if kinds >> kind & 1:
                codes = small_codes(state, codes, PLACE | vehicle << VEHICLE_SHIFT, spots, kind)
        state.kept[at] = codes
        state.kept_key[at] = key
    return state.kept[at]


NO_CODES: Final[vec[i64]] = vec[i64]()

# -- the Terror modes -----------------------------------------------------------------------------------------


def _terror_codes(state: State, codes: vec[i64]) -> vec[i64]:
    """NW-ST2, NW-ST3: pass, or any action in each way it can be paid for."""
    codes = append(codes, PASS)
    seat = state.actor
    for vehicle in range(2):
        if state.player[column(seat, vehicle)] == 0:
            continue
        others = _terror_actions(state, vehicle)
        for payment in range(1, 7):
            if payment_problem(state, vehicle, DRAW, payment) == ALLOWED:
                codes = _paid(codes, others, payment)
                codes = _paid_transfers(state, codes, vehicle, payment)
            if payment_problem(state, vehicle, MOVE, payment) == ALLOWED:
                codes = _paid(codes, kept_moves(state, seat, vehicle), payment)
    return codes


def _paid(codes: vec[i64], actions: vec[i64], payment: i64) -> vec[i64]:
    for action in actions:
        codes = append(codes, action | payment << PAYMENT_SHIFT)
    return codes


def _paid_transfers(state: State, codes: vec[i64], vehicle: i64, payment: i64) -> vec[i64]:
    spent = crew_spent(state, vehicle, TRANSFER)
    rested = spent - (payment >> 2)
    return _paid(codes, transfer_codes(state, vec[i64](), vehicle, state.actor, spent, rested), payment)


def _terror_actions(state: State, vehicle: i64) -> vec[i64]:
    """All that a vehicle can do but move and transfer, before it is paid for (NW-ST5, NW-ST6)."""
    seat = state.actor
    head = vehicle << VEHICLE_SHIFT
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    codes = extend(vec[i64](capacity=64), kept_draws(state, vehicle))
    if state.stock[BAG] > 0:
        codes = append(codes, REFRESH | head | CHOICE_LARGE << CHOICE_SHIFT)
    if count_six(state.stock, PILES) > 0:
        codes = append(codes, REFRESH | head | CHOICE_SMALL << CHOICE_SHIFT)
    if place < FIRST_TILE:
        return codes
    codes = extend(codes, kept_large(state, seat, vehicle, place))
    codes = extend(codes, kept_small(state, seat, vehicle, place))
    codes = extend(codes, _kept_pairs(state, seat, vehicle, place))
    token = state.token_on(place)
    if token == FRANKLIN:
        codes = append(codes, EXPLORE | head)
    elif token == STRAIT:
        codes = append(codes, EXPLORE | head | CHOICE_FOOD << CHOICE_SHIFT)
        codes = append(codes, EXPLORE | head | CHOICE_MORALE << CHOICE_SHIFT)
    elif token:
        codes = append(codes, DISCOVER | head)
    return codes


def _kept_pairs(state: State, seat: i64, vehicle: i64, place: i64) -> vec[i64]:
    """NW-ST5: the ways to lay two small tiles, kept while board and reserve stay the same."""
    key = state.board_version << 8 | place
    for kind in range(6):
        key = key << 4 | state.player[seat * PLAYER + SMALL + kind]
    at = KEPT_PAIRS + seat * 2 + vehicle
    if state.kept_key[at] != key:
        state.kept[at] = pair_codes(state, vec[i64](), kept_small(state, seat, vehicle, place), seat)
        state.kept_key[at] = key
    return state.kept[at]
