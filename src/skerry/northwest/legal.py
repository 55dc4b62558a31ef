"""All the legal actions of a position.

They come in a fixed order that depends on the position alone, and from the predicates by which `judging` explains a
refusal; where a generator does not ask them for speed, it says so, and `test_legality` holds the two together. Parts
that need work are kept from one decision to the next: `State.kept`, each with a key that says what it holds for. So
one action of them all, for random play, is found without making the list.
"""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import i64, vec
from skerry.northwest import reasons
from skerry.northwest.codes import (
    DRAW,
    END,
    LAY,
    MOVE,
    PASS,
    PLACE,
    REFRESH,
    SHIP,
    SLED,
    TAKE,
    TRANSFER,
    TUUNBAQ,
    action_code,
    kind_of,
    payment_of,
    vehicle_of,
    victim_of,
)
from skerry.northwest.crew import column, deployments, may_transfer, transfers
from skerry.northwest.drawing import draw_codes, face_up_codes, refresh_codes, small_draws
from skerry.northwest.exploring import token_codes
from skerry.northwest.geometry import SIZE, STRIDE
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
    FOR_ACTIONS,
    FOR_MOVES,
    acting_problem,
    columns_after,
    cost,
    crew_problem,
    means,
    surcharge,
    ways_to_pay,
    without_victim,
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
from skerry.northwest.state import GONE, SEEN_AS, SINCE, VICINITY, State, zeros
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


def _put_listed(codes: vec[i64], n: i64, start: i64, end: i64, bits: i64) -> i64:
    """`_put` for a part of what is listed."""
    listed = LISTED
    for at in range(start, end):
        codes[n] = listed[at] | bits
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
    vicinity = _vicinity(state, seat * 2 + vehicle, place)
    if crew >= costs[DRAW]:
        n = draw_codes(state, codes, n, action_code(DRAW, vehicle))
    if crew >= costs[REFRESH]:
        n = _put(codes, n, refresh_codes(state), action_code(REFRESH, vehicle))
    if crew_problem(state, MOVE, vehicle) == reasons.ALLOWED:
        moves = _moves_in(state, seat, vehicle, vicinity)
        if state.tuunbaq_at:
            moves = with_gifts(state, vec[i64](), moves, vehicle, cost(state, MOVE, vehicle))
        n = _put(codes, n, moves, 0)
    if state.tuunbaq_at and crew >= costs[TUUNBAQ]:
        n = _put(codes, n, tuunbaq_codes(state, vec[i64](), action_code(TUUNBAQ, vehicle)), 0)
    if place < FIRST_TILE:
        return n
    if crew >= costs[PLACE]:
        n = _put(codes, n, _large_in(state, seat, vehicle, place, vicinity), 0)
        n = _put(codes, n, _small_in(state, seat, vehicle, place, vicinity), 0)
    if state.mode.may_lay and crew >= costs[LAY] and leftmost(state) >= 0:
        n = _put(codes, n, _lays_in(state, seat, vehicle, place, vicinity), 0)
    if crew >= costs[TRANSFER] and may_transfer(state, seat):
        n = _list_transfers(state, codes, n, vehicle, columns_after(state, TRANSFER, vehicle, 0, 0))
    takings = token_codes(state, place)
    if len(takings) and crew >= costs[kind_of(takings[0])]:
        n = _put(codes, n, takings, action_code(0, vehicle))
    return n


def _list_transfers(state: State, codes: vec[i64], n: i64, vehicle: i64, counts: i64) -> i64:
    """The transfers, from the columns as they are after the action was paid for."""
    me = state.actor * PLAYER
    if state.player[me + SLED_AT] != ABOARD:
        return _put(codes, n, transfers(vehicle, counts), 0)
    for name in area_names(state, state.player[me + SHIP_AT]):
        n = _put(codes, n, deployments(name, counts), 0)
    return n


# -- actions that take Food or Morale too (NW-ST3, NW-ST4) --------------------------------------------------


class Menu:
    """The actions of a turn: what each vehicle can do is listed once, and a row for each way to pay says how much of
    it that pays for, in this order: draws, placings, pairs (folded), takings, transfers, moves."""

    turn: i64
    """How many actions take nothing; they are listed first."""
    face_up: i64
    """Where in what is listed the draws of large tiles end, which follow those; refreshes follow in turn."""
    drawn: i64
    """Where these end. They and the draws of small tiles are the same for both vehicles."""
    small_draws: vec[i64]
    spans: vec[i64]
    """By vehicle, where in what is listed begin: moves, placings, takings, and what follows them."""
    pairs: vec[vec[i64]]
    """By vehicle."""
    rows: vec[i64]
    """For each: how many actions there are up to its end, the way to pay with its vehicle, where its transfers begin
    and end."""
    end: i64
    total: i64

    def __init__(self) -> None:
        self.turn = 0
        self.face_up = 0
        self.drawn = 0
        self.small_draws = NO_CODES
        self.spans = zeros(8)
        self.pairs = vec[vec[i64]]([NO_PAIRS, NO_PAIRS])
        self.rows = zeros(MOST_ROWS * ROW)
        self.end = 0
        self.total = 0

    def code(self, number: i64) -> i64:
        """The action with that number, from 0."""
        if number < self.turn:
            return LISTED[number]
        rows = self.rows
        row: i64 = 0
        before = self.turn
        while number >= rows[row]:
            before = rows[row]
            row += ROW
        number -= before
        way, spans = rows[row + 1], self.spans
        vehicle = vehicle_of(way)
        span, bits = vehicle * 4, way & ~(FOR_ACTIONS | FOR_MOVES)
        if way & FOR_ACTIONS:
            number += self.turn
            if number < self.face_up:
                return bits | LISTED[number]
            draws = i64(len(self.small_draws))
            if number < self.face_up + draws:
                return bits | self.small_draws[number - self.face_up]
            number -= draws
            if number < self.drawn:
                return bits | LISTED[number]
            number -= self.drawn
            placings, takings, end = spans[span + 1], spans[span + 2], spans[span + 3]
            if number < takings - placings:
                return bits | LISTED[placings + number]
            number -= takings - placings
            pairs = self.pairs[vehicle]
            if number < pairs[0]:
                return bits | pair_at(pairs, number)
            number -= pairs[0]
            if number < end - takings:
                return bits | LISTED[takings + number]
            number -= end - takings
            if number < rows[row + 3] - rows[row + 2]:
                return bits | LISTED[rows[row + 2] + number]
            number -= rows[row + 3] - rows[row + 2]
        return bits | LISTED[spans[span] + number]

    def codes(self) -> vec[i64]:
        """All the actions."""
        listed, spans, rows = LISTED, self.spans, self.rows
        codes = listed[: self.total] if self.total <= len(listed) else zeros(self.total)
        n = _put_listed(codes, 0, 0, self.turn, 0)
        pairs, pairs_of = NO_CODES, i64(-1)
        row: i64 = 0
        while row < self.end:
            way = rows[row + 1]
            vehicle, bits = vehicle_of(way), way & ~(FOR_ACTIONS | FOR_MOVES)
            span = vehicle * 4
            if way & FOR_ACTIONS:
                if pairs_of != vehicle:
                    folded = self.pairs[vehicle]
                    pairs, pairs_of = unfolded(vec[i64](capacity=folded[0]), folded), vehicle
                n = _put_listed(codes, n, self.turn, self.face_up, bits)
                n = _put(codes, n, self.small_draws, bits)
                n = _put_listed(codes, n, self.face_up, self.drawn, bits)
                n = _put_listed(codes, n, spans[span + 1], spans[span + 2], bits)
                n = _put(codes, n, pairs, bits)
                n = _put_listed(codes, n, spans[span + 2], spans[span + 3], bits)
                n = _put_listed(codes, n, rows[row + 2], rows[row + 3], bits)
            if way & FOR_MOVES:
                n = _put_listed(codes, n, spans[span], spans[span + 1], bits)
            row += ROW
        return codes


def list_supplied(state: State) -> None:
    """All the actions of a turn, in the ways they can be paid for: on the menu."""
    if len(state.kept) == 0:
        state.keep_nothing()
    n = _list_turn(state, LISTED)
    MENU.turn = n
    MENU.total = n
    MENU.end = 0
    n = face_up_codes(state, LISTED, n, DRAW)
    MENU.face_up = n
    MENU.small_draws = small_draws(state)
    n = _put(LISTED, n, refresh_codes(state), 0)
    MENU.drawn = n
    situation = means(state)
    n = _list_supplied(state, LISTED, n, SHIP, situation)
    _list_supplied(state, LISTED, n, SLED, situation)


def _list_supplied(state: State, codes: vec[i64], n: i64, vehicle: i64, situation: i64) -> i64:
    """All that a vehicle can do."""
    if acting_problem(state, vehicle) != reasons.ALLOWED:
        return n
    seat = state.actor
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    vicinity = _vicinity(state, seat * 2 + vehicle, place)
    moves = n
    placings = _put(codes, moves, _moves_in(state, seat, vehicle, vicinity), 0)
    n = takings = placings
    pairs = NO_PAIRS
    if place >= FIRST_TILE:
        n = _put(codes, n, _large_in(state, seat, vehicle, place, vicinity), 0)
        singles = _small_in(state, seat, vehicle, place, vicinity)
        takings = _put(codes, n, singles, 0)
        pairs = _pairs_in(state, seat, vehicle, singles, vicinity)
        n = _put(codes, takings, token_codes(state, place), 0)
    span, spans, rows = vehicle * 4, MENU.spans, MENU.rows
    spans[span], spans[span + 1], spans[span + 2], spans[span + 3] = moves, placings, takings, n
    MENU.pairs[vehicle] = pairs
    acting, moving = MENU.drawn - MENU.turn + i64(len(MENU.small_draws)) + n - placings + pairs[0], placings - moves
    row, total, transfers_at, counts = MENU.end, MENU.total, n, NO_CREW
    may = place >= FIRST_TILE and may_transfer(state, seat)
    paid = columns_after(state, TRANSFER, vehicle, 0, 0) if may else NO_CREW
    for way in ways_to_pay(state, vehicle, situation):
        rows[row + 1] = way | action_code(0, vehicle)
        if way & FOR_ACTIONS:
            if may:
                after = without_victim(paid, vehicle, payment_of(way), victim_of(way))
                if after != counts:
                    transfers_at, counts = n, after
                    n = _list_transfers(state, codes, n, vehicle, after)
            total += acting + n - transfers_at
        rows[row + 2] = transfers_at
        rows[row + 3] = n
        if way & FOR_MOVES:
            total += moving
        rows[row] = total
        row += ROW
    MENU.end = row
    MENU.total = total
    return n


# -- parts that are kept ------------------------------------------------------------------------------------


def _vicinity(state: State, slot: i64, place: i64) -> i64:
    """A number for the board as far as a vehicle on the tile at `place` can lay tiles or move, and for the place.

    It stays the same while nothing there changes; from an arrow, whose squares lie apart, while nothing changes at all.
    """
    keys, changes = state.kept_key, i64(len(state.changed))
    state.looking = slot
    since = keys[SINCE + slot]
    moved = keys[VICINITY + slot] != place
    if moved or (since != changes and since != -1 - changes):
        if moved or since < 0 or _changed_beside(state.changed, since, place):
            keys[VICINITY + slot] = place
            keys[SEEN_AS + slot] += 1
        keys[SINCE + slot] = changes if place >= FIRST_TILE else -1 - changes
    return keys[SEEN_AS + slot] << 8 | place


def _changed_beside(changed: vec[i64], since: i64, place: i64) -> bool:
    """Whether one of the later changes lies where a tile laid from `place` may touch it."""
    for at in range(since, i64(len(changed))):
        if BESIDE[SIZE + changed[at] - place]:
            return True
    return False


def kept_moves(state: State, seat: i64, vehicle: i64) -> vec[i64]:
    """NW-D: the moves of a vehicle, kept while its vicinity and the ice stay the same and it stays where it is."""
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    return _moves_in(state, seat, vehicle, _vicinity(state, seat * 2 + vehicle, place))


def kept_large(state: State, seat: i64, vehicle: i64, place: i64) -> vec[i64]:
    """NW-C: the ways to lay the large tiles of the reserve; only new tiles are added while the vicinity stays."""
    return _large_in(state, seat, vehicle, place, _vicinity(state, seat * 2 + vehicle, place))


def kept_small(state: State, seat: i64, vehicle: i64, place: i64) -> vec[i64]:
    """NW-C: the ways to lay one small tile of the reserve, kept while vicinity and kinds stay the same."""
    return _small_in(state, seat, vehicle, place, _vicinity(state, seat * 2 + vehicle, place))


def _moves_in(state: State, seat: i64, vehicle: i64, vicinity: i64) -> vec[i64]:
    area: i64 = state.player[seat * PLAYER + SLED_AREA] if vehicle else i64(0)
    key = (vicinity << 8 | state.ice) << 6 | area
    at = KEPT_MOVES + seat * 2 + vehicle
    if state.kept_key[at] != key:
        state.kept[at] = MOVES[: moving_codes(state, MOVES, 0, vehicle, seat)]
        state.kept_key[at] = key
    return state.kept[at]


def _spots_in(state: State, slot: i64, place: i64, vicinity: i64) -> vec[i64]:
    """Where a large tile may lie, kept while the vicinity stays the same."""
    at = KEPT_LARGE_SPOTS + slot
    if state.kept_key[at] != vicinity:
        state.kept[at] = spots_beside(state, place, False)
        state.kept_key[at] = vicinity
    return state.kept[at]


def _large_in(state: State, seat: i64, vehicle: i64, place: i64, vicinity: i64) -> vec[i64]:
    count = state.player[seat * PLAYER + LARGE]
    if count == 0:
        return NO_CODES
    slot = seat * 2 + vehicle
    at = KEPT_LARGE + slot
    key = vicinity << 7 | state.kept_key[GONE + seat]
    done: i64 = 0
    codes = NO_CODES
    if state.kept_key[at] >> 7 == key:
        done = state.kept_key[at] & 127
        codes = state.kept[at]
        if done == count:
            return codes
    else:
        codes = vec[i64](capacity=32)
    spots = _spots_in(state, slot, place, vicinity)
    hand = HANDS + seat * HAND
    head = action_code(PLACE, vehicle)
    for tile in range(hand + done, hand + count):
        codes = large_codes(state, codes, head, spots, state.stock[tile])
    state.kept[at] = codes
    state.kept_key[at] = key << 7 | count
    return codes


def _small_in(state: State, seat: i64, vehicle: i64, place: i64, vicinity: i64) -> vec[i64]:
    kinds = kinds_held(state, seat, 1)
    if kinds == 0:
        return NO_CODES
    at = KEPT_SMALL + seat * 2 + vehicle
    key = vicinity << 6 | kinds
    if state.kept_key[at] != key:
        codes = vec[i64](capacity=16)
        spots = spots_beside(state, place, True)
        for kind in range(i64(6)):
            if kinds >> kind & 1:
                codes = small_codes(state, codes, action_code(PLACE, vehicle), spots, kind)
        state.kept[at] = codes
        state.kept_key[at] = key
    return state.kept[at]


def _pairs_in(state: State, seat: i64, vehicle: i64, singles: vec[i64], vicinity: i64) -> vec[i64]:
    """NW-ST5: the ways to lay two small tiles, kept while vicinity and reserve stay the same."""
    player, start = state.player, seat * PLAYER + SMALL
    key = vicinity
    tiles: i64 = 0
    for kind in range(i64(6)):
        tiles += player[start + kind]
        key = key << 4 | player[start + kind]
    if tiles < 2:
        return NO_PAIRS
    at = KEPT_PAIRS + seat * 2 + vehicle
    if state.kept_key[at] != key:
        state.kept[at] = pair_codes(state, singles, seat)
        state.kept_key[at] = key
    return state.kept[at]


def _lays_in(state: State, seat: i64, vehicle: i64, place: i64, vicinity: i64) -> vec[i64]:
    """NW-SO2: the ways to lay the leftmost tile of the display, kept while it and the vicinity stay the same."""
    slot = seat * 2 + vehicle
    key = vicinity << 7 | leftmost(state)
    at = KEPT_LAYS + slot
    if state.kept_key[at] != key:
        spots = _spots_in(state, slot, place, vicinity)
        state.kept[at] = large_codes(state, vec[i64](), action_code(LAY, vehicle), spots, leftmost(state))
        state.kept_key[at] = key
    return state.kept[at]


REACH: Final = 3
"""Two squares beside its own tile a vehicle can lay a tile, whose corners another one may touch."""
_AROUND: Final = {row * STRIDE + column for row in range(-REACH, REACH + 2) for column in range(-REACH, REACH + 2)}
BESIDE: Final = packed([int(difference in _AROUND) for difference in range(-SIZE, SIZE)])
"""By SIZE + the difference of two squares: whether the one is so near to a tile that begins at the other."""
NO_PAIRS: Final[vec[i64]] = vec[i64]([0])
NO_CODES: Final[vec[i64]] = vec[i64]()
MOVES: Final = zeros(64)
NO_CREW: Final[i64] = -1
MOST_ROWS: Final[i64] = 16
"""There are never more: two vehicles, each with up to four ways to pay, or eight where moves cost more."""
ROW: Final[i64] = 4
MENU: Final = Menu()
"""Filled and read at once."""
