"""All the legal actions of a position.

They come in a fixed order that depends on the position alone, and from the predicates by which `judging` explains a
refusal; where a generator does not ask them for speed, it says so, and `test_legality` holds the two together. Parts
that need work are kept from one decision to the next: `State.kept`, each with a key that says what it holds for.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, extend, i64, vec
from skerry.northwest import reasons
from skerry.northwest.codes import (
    CHOICE_SMALL,
    DRAW,
    END,
    LAY,
    MOVE,
    PASS,
    PAY_MORALE,
    PAY_SACRIFICE,
    PLACE,
    REFRESH,
    TAKE,
    TRANSFER,
    TUUNBAQ,
    action_code,
    kind_of,
    with_choice,
    with_payment,
)
from skerry.northwest.crew import column, transfer_codes
from skerry.northwest.drawing import draw_codes, refresh_problem
from skerry.northwest.exploring import token_codes
from skerry.northwest.judging import turn_problem
from skerry.northwest.layout import (
    ACTING,
    DRAFTING,
    FIRST_TILE,
    HAND,
    HANDS,
    LARGE,
    LOSING,
    PLAYER,
    SHIP_AT,
    SLED_AREA,
    SMALL,
    STANDING,
    TAKING,
)
from skerry.northwest.moving import moving_codes
from skerry.northwest.paying import (
    acting_problem,
    columns_after,
    cost,
    crew_problem,
    first_victim,
    last_victim,
    sacrifice_problem,
    supply_problem,
    surcharge,
)
from skerry.northwest.placing import large_codes, leftmost, pair_codes, small_codes, spots_beside
from skerry.northwest.state import State
from skerry.northwest.turns import lose_codes, stand_codes
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
    codes = vec[i64](capacity=48)
    if state.phase == ACTING:
        if len(state.kept) == 0:
            state.keep_nothing()
        for kind in range(PASS, END + 1):
            if turn_problem(state, kind) == reasons.ALLOWED:
                codes = append(codes, kind)
        for vehicle in range(2):
            if state.mode.uses_supplies:
                codes = _supplied_codes(state, codes, vehicle)
            else:
                codes = _vehicle_codes(state, codes, vehicle)
        return codes
    if state.phase == DRAFTING or state.phase == TAKING:
        return draw_codes(state, codes, TAKE)
    if state.phase == STANDING:
        return stand_codes(state, codes)
    return lose_codes(state, codes) if state.phase == LOSING else codes


# -- actions that crew alone pay for (NW-T3) ----------------------------------------------------------------


def _vehicle_codes(state: State, codes: vec[i64], vehicle: i64) -> vec[i64]:
    """All that a vehicle can do.

    For speed the column's crew are counted once and not asked for each kind by `crew_problem`; no action is free.
    """
    seat = state.actor
    costs = state.mode.costs
    crew = state.player[column(seat, vehicle)] - surcharge(state)
    if crew <= 0:
        return codes
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    if crew >= costs[DRAW]:
        codes = extend(codes, _kept_draws(state, vehicle))
    if crew >= costs[REFRESH] and refresh_problem(state, 0) == reasons.ALLOWED:
        codes = append(codes, action_code(REFRESH, vehicle))
    if crew_problem(state, MOVE, vehicle) == reasons.ALLOWED:
        moves = kept_moves(state, seat, vehicle)
        if state.tuunbaq_at:
            codes = with_gifts(state, codes, moves, vehicle, cost(state, MOVE, vehicle))
        else:
            codes = extend(codes, moves)
    if state.tuunbaq_at and crew >= costs[TUUNBAQ]:
        codes = tuunbaq_codes(state, codes, action_code(TUUNBAQ, vehicle))
    if place < FIRST_TILE:
        return codes
    if crew >= costs[PLACE]:
        codes = extend(codes, kept_large(state, seat, vehicle, place))
        codes = extend(codes, kept_small(state, seat, vehicle, place))
    if state.mode.may_lay and crew >= costs[LAY] and leftmost(state) >= 0:
        head = action_code(LAY, vehicle)
        codes = large_codes(state, codes, head, spots_beside(state, place, False), leftmost(state))
    if crew >= costs[TRANSFER]:
        codes = transfer_codes(state, codes, vehicle, seat, columns_after(state, TRANSFER, vehicle, 0, 0))
    if state.token_on(place):
        for code in token_codes(state, vec[i64](), vehicle, place):
            if crew >= costs[kind_of(code)]:
                codes = append(codes, code)
    return codes


# -- actions that take Food or Morale too (NW-ST3, NW-ST4) --------------------------------------------------


def _supplied_codes(state: State, codes: vec[i64], vehicle: i64) -> vec[i64]:
    """All that a vehicle can do, in each way it can be paid for; but for moves every action costs the same."""
    if acting_problem(state, vehicle) != reasons.ALLOWED:
        return codes
    others, moves = _supplied_actions(state, vehicle), kept_moves(state, state.actor, vehicle)
    for payment in range(1, PAY_SACRIFICE + PAY_MORALE + 1):
        if supply_problem(state, payment) != reasons.ALLOWED:
            continue
        for victim in range(first_victim(state, payment), last_victim(state, payment) + 1):
            start = i64(len(codes))
            if sacrifice_problem(state, DRAW, vehicle, payment, victim) == reasons.ALLOWED:
                counts = columns_after(state, TRANSFER, vehicle, payment, victim)
                codes = transfer_codes(state, extend(codes, others), vehicle, state.actor, counts)
            if sacrifice_problem(state, MOVE, vehicle, payment, victim) == reasons.ALLOWED:
                codes = extend(codes, moves)
            for at in range(start, len(codes)):
                codes[at] = with_payment(codes[at], payment, victim)
    return codes


def _supplied_actions(state: State, vehicle: i64) -> vec[i64]:
    """All that a vehicle can do but move and transfer, before it is paid for (NW-ST5, NW-ST6)."""
    seat = state.actor
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    codes = extend(vec[i64](capacity=64), _kept_draws(state, vehicle))
    for choice in range(CHOICE_SMALL + 1):
        if refresh_problem(state, choice) == reasons.ALLOWED:
            codes = append(codes, with_choice(action_code(REFRESH, vehicle), choice))
    if place < FIRST_TILE:
        return codes
    codes = extend(codes, kept_large(state, seat, vehicle, place))
    codes = extend(codes, kept_small(state, seat, vehicle, place))
    codes = extend(codes, _kept_pairs(state, seat, vehicle, place))
    return token_codes(state, codes, vehicle, place)


# -- parts that are kept ------------------------------------------------------------------------------------


def _kept_draws(state: State, vehicle: i64) -> vec[i64]:
    """NW-A1: the draws of a vehicle, kept while the display and the piles stay the same."""
    at = KEPT_DRAWS + vehicle
    if state.kept_key[at] != state.stock_version:
        state.kept[at] = draw_codes(state, vec[i64](capacity=16), action_code(DRAW, vehicle))
        state.kept_key[at] = state.stock_version
    return state.kept[at]


def kept_moves(state: State, seat: i64, vehicle: i64) -> vec[i64]:
    """NW-D: the moves of a vehicle, kept while board and ice stay the same and it stays where it is."""
    me = seat * PLAYER
    area: i64 = state.player[me + SLED_AREA] if vehicle else 0
    key = (state.board_version << 8 | state.player[me + SHIP_AT + vehicle]) << 6 | area
    at = KEPT_MOVES + seat * 2 + vehicle
    if state.kept_key[at] != key:
        head = action_code(MOVE, vehicle)
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
    head = action_code(PLACE, vehicle)
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
                codes = small_codes(state, codes, action_code(PLACE, vehicle), spots, kind)
        state.kept[at] = codes
        state.kept_key[at] = key
    return state.kept[at]


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


NO_CODES: Final[vec[i64]] = vec[i64]()
