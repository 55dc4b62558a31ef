"""All the legal actions of a position.

They come in a fixed order that depends on the position alone, and from the predicates by which `judging` explains a
refusal; where a generator does not ask them for speed, it says so, and `test_legality` holds the two together. Parts
that need work are kept from one decision to the next: `State.kept`, each with a key that says what it holds for. So
one action of them all, for random play, is found without making the list.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import extend, i64, vec
from skerry.northwest import reasons
from skerry.northwest.codes import (
    DRAW,
    END,
    LAY,
    MOVE,
    PASS,
    PAY_MORALE,
    PAY_SACRIFICE,
    PLACE,
    REFRESH,
    SHIP,
    SLED,
    TAKE,
    TRANSFER,
    TUUNBAQ,
    action_code,
    kind_of,
    with_payment,
)
from skerry.northwest.crew import column, deployments, may_deploy_on, transfers
from skerry.northwest.drawing import draw_codes, refresh_codes
from skerry.northwest.exploring import token_codes
from skerry.northwest.ice import area_names
from skerry.northwest.judging import turn_problem
from skerry.northwest.layout import (
    ABOARD,
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
    SLED_AT,
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
from skerry.northwest.placing import (
    kinds_held,
    large_codes,
    leftmost,
    pair_at,
    pair_codes,
    small_codes,
    spots_beside,
    unfolded,
)
from skerry.northwest.state import State, zeros
from skerry.northwest.turns import lose_codes, stand_codes
from skerry.northwest.tuunbaq import tuunbaq_codes, with_gifts

# Where the parts are kept: by seat * 2 + vehicle.
KEPT_MOVES: Final[i64] = 0
KEPT_LARGE_SPOTS: Final[i64] = 8
KEPT_LARGE: Final[i64] = 16
KEPT_SMALL: Final[i64] = 24
KEPT_PAIRS: Final[i64] = 32
KEPT_LAYS: Final[i64] = 40

LISTED: Final = vec[i64]([0] * 16384)
"""Where actions are listed, and read at once: there are never more than 64 tiles on 24 spots in four ways each, for
ship and sled, and a few hundred others."""


def legal_codes(state: State) -> vec[i64]:
    """The legal actions, each once."""
    if state.phase == ACTING and state.mode.uses_supplies:
        list_supplied(state)
        return MENU.codes()
    return LISTED[: list_codes(state, LISTED)]


def legal_code(state: State, number: i64) -> i64:
    """`legal_codes`, counted around as often as needed, at that number: without listing all of them."""
    if state.phase == ACTING and state.mode.uses_supplies:
        list_supplied(state)
        return MENU.code(number % MENU.total)
    return LISTED[number % list_codes(state, LISTED)]


def list_codes(state: State, codes: vec[i64]) -> i64:
    """List the actions of any phase, but not those that take supplies; how many there are."""
    if state.phase == ACTING:
        if len(state.kept) == 0:
            state.keep_nothing()
        n = _list_turn(state, codes)
        n = _list_vehicle(state, codes, n, SHIP)
        return _list_vehicle(state, codes, n, SLED)
    if state.phase == DRAFTING or state.phase == TAKING:
        return draw_codes(state, codes, 0, TAKE)
    if state.phase == STANDING:
        return _put(codes, 0, stand_codes(state, vec[i64]()), 0)
    return _put(codes, 0, lose_codes(state, vec[i64]()), 0) if state.phase == LOSING else i64(0)


def _put(codes: vec[i64], n: i64, more: vec[i64], bits: i64) -> i64:
    """List more codes, with those bits, from the n-th place on; the place behind them."""
    for code in more:
        codes[n] = code | bits
        n += 1
    return n


def _list_turn(state: State, codes: vec[i64]) -> i64:
    """NW-T2: pass or end."""
    n: i64 = 0
    for kind in range(PASS, i64(END + 1)):
        if turn_problem(state, kind) == reasons.ALLOWED:
            codes[n] = kind
            n += 1
    return n


# -- actions that crew alone pay for (NW-T3) ----------------------------------------------------------------


def _list_vehicle(state: State, codes: vec[i64], n: i64, vehicle: i64) -> i64:
    """All that a vehicle can do.

    For speed the column's crew are counted once and not asked for each kind by `crew_problem`; no action is free.
    """
    seat = state.actor
    crew = state.player[column(seat, vehicle)] - surcharge(state)
    if crew <= 0:
        return n
    costs = state.mode.costs
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    if crew >= costs[DRAW]:
        n = draw_codes(state, codes, n, action_code(DRAW, vehicle))
    if crew >= costs[REFRESH]:
        n = _put(codes, n, refresh_codes(state), action_code(REFRESH, vehicle))
    if crew_problem(state, MOVE, vehicle) == reasons.ALLOWED:
        if state.tuunbaq_at:
            moves = kept_moves(state, seat, vehicle)
            n = _put(codes, n, with_gifts(state, vec[i64](), moves, vehicle, cost(state, MOVE, vehicle)), 0)
        else:
            n = _list_moves(state, codes, n, vehicle, seat)
    if state.tuunbaq_at and crew >= costs[TUUNBAQ]:
        n = _put(codes, n, tuunbaq_codes(state, vec[i64](), action_code(TUUNBAQ, vehicle)), 0)
    if place < FIRST_TILE:
        return n
    if crew >= costs[PLACE]:
        n = _put(codes, n, kept_large(state, seat, vehicle, place), 0)
        n = _put(codes, n, kept_small(state, seat, vehicle, place), 0)
    if state.mode.may_lay and crew >= costs[LAY] and leftmost(state) >= 0:
        n = _put(codes, n, _kept_lays(state, seat, vehicle, place), 0)
    if crew >= costs[TRANSFER]:
        n = _list_transfers(state, codes, n, vehicle, columns_after(state, TRANSFER, vehicle, 0, 0))
    takings = token_codes(state, place)
    if len(takings) and crew >= costs[kind_of(takings[0])]:
        n = _put(codes, n, takings, action_code(0, vehicle))
    return n


def _list_moves(state: State, codes: vec[i64], n: i64, vehicle: i64, seat: i64) -> i64:
    """NW-D: a ship's moves are quicker found than kept."""
    if vehicle == SHIP:
        return moving_codes(state, codes, n, vehicle, seat)
    return _put(codes, n, kept_moves(state, seat, vehicle), 0)


def _list_transfers(state: State, codes: vec[i64], n: i64, vehicle: i64, counts: i64) -> i64:
    """The transfers when the columns are `counts`, after the action was paid for."""
    me = state.actor * PLAYER
    place, sled_at = state.player[me + SHIP_AT], state.player[me + SLED_AT]
    if sled_at == place:
        return _put(codes, n, transfers(vehicle, counts), 0)
    if sled_at == ABOARD and may_deploy_on(state, place):
        for name in area_names(state, place):
            n = _put(codes, n, deployments(name, counts), 0)
    return n


# -- actions that take Food or Morale too (NW-ST3, NW-ST4) --------------------------------------------------


class Menu:
    """The same actions, paid for in several ways: parts of what is listed, each with the bits of its payment."""

    starts: vec[i64]
    """Where in what is listed a part begins; for pairs, which are folded, −1 less the vehicle."""
    bits: vec[i64]
    ends: vec[i64]
    """How many actions there are up to the end of each part."""
    pairs: vec[vec[i64]]
    """By vehicle."""
    parts: i64
    total: i64

    def __init__(self) -> None:
        self.starts = zeros(MOST_PARTS)
        self.bits = zeros(MOST_PARTS)
        self.ends = zeros(MOST_PARTS)
        self.pairs = vec[vec[i64]]([NO_PAIRS, NO_PAIRS])
        self.parts = 0
        self.total = 0

    def add(self, start: i64, size: i64, bits: i64) -> None:
        """A part of so many actions."""
        if size:
            self.total += size
            self.starts[self.parts] = start
            self.bits[self.parts] = bits
            self.ends[self.parts] = self.total
            self.parts += 1

    def code(self, number: i64) -> i64:
        """The action with that number, from 0."""
        ends = self.ends
        part: i64 = 0
        while number >= ends[part]:
            part += 1
        number -= ends[part - 1] if part else i64(0)
        start = self.starts[part]
        return self.bits[part] | (LISTED[start + number] if start >= 0 else pair_at(self.pairs[-1 - start], number))

    def codes(self) -> vec[i64]:
        """All the actions."""
        codes = vec[i64](capacity=self.total)
        for part in range(self.parts):
            start, done = self.starts[part], i64(len(codes))
            if start < 0:
                codes = unfolded(codes, self.pairs[-1 - start])
            else:
                codes = extend(codes, LISTED[start : start + self.ends[part] - done])
            bits = self.bits[part]
            for at in range(done, i64(len(codes))):
                codes[at] |= bits
        return codes


def list_supplied(state: State) -> None:
    """All the actions of a turn, in the ways they can be paid for: on the menu."""
    if len(state.kept) == 0:
        state.keep_nothing()
    n = _list_turn(state, LISTED)
    MENU.parts = 0
    MENU.total = 0
    MENU.add(0, n, 0)
    n = _list_supplied(state, LISTED, n, SHIP)
    _list_supplied(state, LISTED, n, SLED)


def _list_supplied(state: State, codes: vec[i64], n: i64, vehicle: i64) -> i64:
    """All that a vehicle can do; but for moves every action costs the same (NW-ST3)."""
    if acting_problem(state, vehicle) != reasons.ALLOWED:
        return n
    seat = state.actor
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    moves = n
    first = _list_moves(state, codes, moves, vehicle, seat)
    n = _put(codes, draw_codes(state, codes, first, DRAW), refresh_codes(state), 0)
    takings, pairs = n, NO_PAIRS
    if place >= FIRST_TILE:
        n = _put(codes, n, kept_large(state, seat, vehicle, place), 0)
        takings = _put(codes, n, kept_small(state, seat, vehicle, place), 0)
        pairs = _kept_pairs(state, seat, vehicle, place)
        n = _put(codes, takings, token_codes(state, place), 0)
    MENU.pairs[vehicle] = pairs
    end = n
    enough = crew_problem(state, DRAW, vehicle) == reasons.ALLOWED
    enough_to_move = crew_problem(state, MOVE, vehicle) == reasons.ALLOWED
    for payment in range(1, i64(PAY_SACRIFICE + PAY_MORALE + 1)):
        if supply_problem(state, payment) != reasons.ALLOWED:
            continue
        for victim in range(first_victim(state, payment), last_victim(state, payment) + 1):
            bits = with_payment(action_code(0, vehicle), payment, victim)
            if sacrifice_problem(state, enough, payment, victim) == reasons.ALLOWED:
                MENU.add(first, takings - first, bits)
                MENU.add(-1 - vehicle, pairs[0], bits)
                MENU.add(takings, end - takings, bits)
                if place >= FIRST_TILE:
                    start = n
                    counts = columns_after(state, TRANSFER, vehicle, payment, victim)
                    n = _list_transfers(state, codes, n, vehicle, counts)
                    MENU.add(start, n - start, bits)
            if sacrifice_problem(state, enough_to_move, payment, victim) == reasons.ALLOWED:
                MENU.add(moves, first - moves, bits)
    return n


# -- parts that are kept ------------------------------------------------------------------------------------


def kept_moves(state: State, seat: i64, vehicle: i64) -> vec[i64]:
    """NW-D: the moves of a vehicle, kept while board and ice stay the same and it stays where it is."""
    me = seat * PLAYER
    area: i64 = state.player[me + SLED_AREA] if vehicle else i64(0)
    key = (state.board_version << 8 | state.player[me + SHIP_AT + vehicle]) << 6 | area
    at = KEPT_MOVES + seat * 2 + vehicle
    if state.kept_key[at] != key:
        state.kept[at] = MOVES[: moving_codes(state, MOVES, 0, vehicle, seat)]
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
    if count == 0:
        return NO_CODES
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
    kinds = kinds_held(state, seat, 1)
    if kinds == 0:
        return NO_CODES
    at = KEPT_SMALL + seat * 2 + vehicle
    key = (state.board_version << 8 | place) << 6 | kinds
    if state.kept_key[at] != key:
        codes = vec[i64](capacity=16)
        spots = spots_beside(state, place, True)
        for kind in range(i64(6)):
            if kinds >> kind & 1:
                codes = small_codes(state, codes, action_code(PLACE, vehicle), spots, kind)
        state.kept[at] = codes
        state.kept_key[at] = key
    return state.kept[at]


def _kept_pairs(state: State, seat: i64, vehicle: i64, place: i64) -> vec[i64]:
    """NW-ST5: the ways to lay two small tiles, kept while board and reserve stay the same."""
    player, start = state.player, seat * PLAYER + SMALL
    key = state.board_version << 8 | place
    tiles: i64 = 0
    for kind in range(i64(6)):
        tiles += player[start + kind]
        key = key << 4 | player[start + kind]
    if tiles < 2:
        return NO_PAIRS
    at = KEPT_PAIRS + seat * 2 + vehicle
    if state.kept_key[at] != key:
        state.kept[at] = pair_codes(state, kept_small(state, seat, vehicle, place), seat)
        state.kept_key[at] = key
    return state.kept[at]


def _kept_lays(state: State, seat: i64, vehicle: i64, place: i64) -> vec[i64]:
    """NW-SO2: the ways to lay the leftmost tile of the display, kept while it and the board stay the same."""
    slot = seat * 2 + vehicle
    key = (state.board_version << 8 | place) << 7 | leftmost(state)
    at = KEPT_LAYS + slot
    if state.kept_key[at] != key:
        spots = _kept_spots(state, slot, place)
        state.kept[at] = large_codes(state, vec[i64](), action_code(LAY, vehicle), spots, leftmost(state))
        state.kept_key[at] = key
    return state.kept[at]


NO_PAIRS: Final[vec[i64]] = vec[i64]([0])
NO_CODES: Final[vec[i64]] = vec[i64]()
MOVES: Final = zeros(64)
MOST_PARTS: Final[i64] = 128
"""There are never more: two vehicles, each with eight ways to pay and five parts for each."""
MENU: Final = Menu()
"""Filled and read at once."""
