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
    with_tile,
)
from skerry.northwest.crew import column, columns, columns_paid, deployments, may_transfer, transfers
from skerry.northwest.drawing import draw_codes, face_up_codes, refresh_codes, small_draws
from skerry.northwest.exploring import takings, token_codes
from skerry.northwest.geometry import SIZE, STRIDE
from skerry.northwest.ice import area_names
from skerry.northwest.judging import turn_problem
from skerry.northwest.layout import (
    ABOARD,
    ACTING,
    DRAFTING,
    FACE_UP,
    FIRST_TILE,
    HAND,
    HANDS,
    LARGE,
    LOSING,
    PLAYER,
    SHIP_AT,
    SLED_AREA,
    SLED_AT,
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
    means,
    surcharge,
    ways_to_pay,
    without_victim,
)
from skerry.northwest.placing import (
    count_large,
    count_small,
    counted_codes,
    is_one_tile,
    kinds_held,
    kinds_in,
    large_codes,
    leftmost,
    list_spots,
    pair_at,
    pair_codes,
    reserve_of,
    unfolded,
)
from skerry.northwest.state import (
    COUNTS,
    DRAWS,
    FIRST_LARGE,
    GONE,
    LISTS,
    RESERVE,
    SEEN_AS,
    SINCE,
    SPOTS_EACH,
    SPOTS_SEEN,
    TOKEN,
    VICINITY,
    State,
    zeros,
)
from skerry.northwest.turns import lose_codes, stand_codes
from skerry.northwest.tuunbaq import tuunbaq_codes, with_gifts

# Where the parts are kept, by seat * 2 + vehicle: first lists, then what is only counted, and the spots for tiles.
KEPT_MOVES: Final[i64] = 0
KEPT_LARGE: Final[i64] = 8
KEPT_SMALL: Final[i64] = 16
KEPT_PAIRS: Final[i64] = 24
KEPT_LAYS: Final[i64] = 32
COUNTED_LARGE: Final[i64] = LISTS
COUNTED_SMALL: Final[i64] = COUNTED_LARGE + 8
COUNTED_LAYS: Final[i64] = COUNTED_SMALL + 8
KEPT_SPOTS: Final[i64] = COUNTED_LAYS + 8

LISTED: Final = vec[i64]([0] * 16384)
"""Where actions are listed, and read at once: there are never more than 64 tiles on 24 spots in four ways each, for
ship and sled, and a few hundred others."""


def legal_codes(state: State) -> vec[i64]:
    """The legal actions, each once."""
    if state.phase != ACTING:
        return LISTED[: _list_others(state, LISTED)]
    if state.mode.uses_supplies:
        count_supplied(state)
        return MENU.codes(state)
    return LISTED[: _list_crewed(state, LISTED)]


def legal_code(state: State, number: i64) -> i64:
    """`legal_codes`, counted around as often as needed, at that number: without listing all of them."""
    if state.phase != ACTING:
        return LISTED[number % _list_others(state, LISTED)]
    if state.mode.uses_supplies:
        count_supplied(state)
        return MENU.code(state, number % MENU.total)
    return _crewed_at(state, number % _count_crewed(state, ENDS), ENDS)


def _list_others(state: State, codes: vec[i64]) -> i64:
    """List the actions of the phases that are not a turn's; how many there are."""
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


# -- what a vehicle can do, in parts --------------------------------------------------------------------------

FACE_UPS: Final[i64] = 0
SMALL_DRAWS: Final[i64] = 1
REFRESHES: Final[i64] = 2
MOVES: Final[i64] = 3
HUNTS: Final[i64] = 4
LARGES: Final[i64] = 5
SMALLS: Final[i64] = 6
LAYS: Final[i64] = 7
TRANSFERS: Final[i64] = 8
TAKINGS: Final[i64] = 9
PARTS_EACH: Final[i64] = 10


def _part(state: State, vehicle: i64, part: i64) -> vec[i64]:
    """The actions of a part that was counted, without who does it where that is all the same; these have their own
    functions: draws of large tiles, transfers."""
    seat = state.actor
    slot, place = seat * 2 + vehicle, state.player[seat * PLAYER + SHIP_AT + vehicle]
    if part == SMALL_DRAWS:
        return small_draws(state)
    if part == REFRESHES:
        return refresh_codes(state)
    if part == MOVES:
        moves = state.kept[KEPT_MOVES + slot]
        return _with_gifts(state, moves, vehicle) if state.tuunbaq_at else moves
    if part == HUNTS:
        return tuunbaq_codes(state, vec[i64](), TUUNBAQ)
    if part == LARGES:
        return kept_large(state, seat, vehicle, place)
    if part == SMALLS:
        return kept_small(state, seat, vehicle, place)
    if part == LAYS:
        return _lays_in(state, seat, vehicle, place, _vicinity(state, slot, place))
    return token_codes(state, place)


def _part_at(state: State, vehicle: i64, part: i64, number: i64) -> i64:
    """One of a part's actions."""
    if part == FACE_UPS:
        return with_tile(DRAW, state.stock[FACE_UP + 1 + number])
    if part == LARGES:
        return _large_at(state, state.actor * 2 + vehicle, number)
    return _part(state, vehicle, part)[number]


def _put_part(state: State, codes: vec[i64], n: i64, vehicle: i64, part: i64, bits: i64) -> i64:
    """List them, as `_put` does."""
    if part == FACE_UPS:
        return face_up_codes(state, codes, n, DRAW | bits)
    return _put(codes, n, _part(state, vehicle, part), bits)


def _with_gifts(state: State, moves: vec[i64], vehicle: i64) -> vec[i64]:
    return with_gifts(state, vec[i64](), moves, vehicle, cost(state, MOVE, vehicle))


def _count_transfers(state: State, vehicle: i64, counts: i64) -> i64:
    """How many transfers there are, from the columns as they are after the action was paid for."""
    me = state.actor * PLAYER
    if state.player[me + SLED_AT] != ABOARD:
        return i64(len(transfers(vehicle, counts)))
    return i64(len(area_names(state, state.player[me + SHIP_AT]))) * i64(len(deployments(0, counts)))


def _transfer_at(state: State, vehicle: i64, counts: i64, number: i64) -> i64:
    """One of them: in each area as many ways."""
    me = state.actor * PLAYER
    if state.player[me + SLED_AT] != ABOARD:
        return transfers(vehicle, counts)[number]
    each = i64(len(deployments(0, counts)))
    return deployments(area_names(state, state.player[me + SHIP_AT])[number // each], counts)[number % each]


def _put_transfers(state: State, codes: vec[i64], n: i64, vehicle: i64, counts: i64, bits: i64) -> i64:
    me = state.actor * PLAYER
    if state.player[me + SLED_AT] != ABOARD:
        return _put(codes, n, transfers(vehicle, counts), bits)
    for name in area_names(state, state.player[me + SHIP_AT]):
        n = _put(codes, n, deployments(name, counts), bits)
    return n


# -- actions that crew alone pay for (NW-T3) ----------------------------------------------------------------


def _count_crewed(state: State, ends: vec[i64]) -> i64:
    """How many actions there are. `ends` tells by part how many up to its end, those of the turn before them."""
    if len(state.kept) == 0:
        state.keep_nothing()
    n = _list_turn(state, LISTED)
    ends[TURN] = n
    draws, extra = _draws(state), surcharge(state)
    n = _count_vehicle(state, state.kept_key, ends, n, SHIP, draws, extra)
    ends[SHIPS] = n
    return _count_vehicle(state, state.kept_key, ends, n, SLED, draws, extra)


def _count_vehicle(state: State, keys: vec[i64], ends: vec[i64], n: i64, vehicle: i64, draws: i64, extra: i64) -> i64:
    """All that a vehicle can do.

    For speed the column's crew are counted once and not asked for each kind by `crew_problem`; no action is free.
    """
    seat, player = state.actor, state.player
    available = player[column(seat, vehicle)]
    crew = available - extra
    if crew <= 0:
        return n
    at, slot = vehicle * PARTS_EACH, seat * 2 + vehicle
    costs = state.mode.costs
    place = player[seat * PLAYER + SHIP_AT + vehicle]
    vicinity = _vicinity(state, slot, place)
    if crew >= costs[DRAW]:
        ends[at + FACE_UPS] = n + state.stock[FACE_UP]
        n += state.stock[FACE_UP] + (draws & 255)
    else:
        ends[at + FACE_UPS] = n
    ends[at + SMALL_DRAWS] = n
    if crew >= costs[REFRESH]:
        n += draws >> 8
    ends[at + REFRESHES] = n
    if available >= cost(state, MOVE, vehicle):
        n += _count_moves(state, keys, seat, vehicle, vicinity)
    ends[at + MOVES] = n
    if state.tuunbaq_at and crew >= costs[TUUNBAQ]:
        n += i64(len(tuunbaq_codes(state, vec[i64](), TUUNBAQ)))
    ends[at + HUNTS] = n
    if place < FIRST_TILE:
        return n
    spots = _look_around(state, keys, slot, place, vicinity)
    if crew >= costs[PLACE]:
        n += _count_large(state, keys, slot, spots, vicinity)
        ends[at + LARGES] = n
        n += _count_small(state, keys, slot, spots, vicinity, kinds_in(_reserve(state, keys, seat)))
    else:
        ends[at + LARGES] = n
    ends[at + SMALLS] = n
    if state.mode.may_lay and crew >= costs[LAY] and leftmost(state) >= 0:
        n += _count_lays(state, keys, slot, spots, vicinity)
    ends[at + LAYS] = n
    if crew >= costs[TRANSFER] and may_transfer(state, seat):
        paid = columns_paid(columns(state, seat), vehicle, costs[TRANSFER] + extra)
        n += _count_transfers(state, vehicle, paid)
    ends[at + TRANSFERS] = n
    if keys[TOKEN + slot]:
        ways = takings(state, keys[TOKEN + slot])
        if len(ways) and crew >= costs[kind_of(ways[0])]:
            n += i64(len(ways))
    ends[at + TAKINGS] = n
    return n


def _crewed_at(state: State, number: i64, ends: vec[i64]) -> i64:
    """The action with that number, from 0, when all are counted."""
    before = ends[TURN]
    if number < before:
        return LISTED[number]
    vehicle = SHIP if number < ends[SHIPS] else SLED
    if vehicle == SLED:
        before = ends[SHIPS]
    at = vehicle * PARTS_EACH
    part: i64 = 0
    while number >= ends[at + part]:
        before = ends[at + part]
        part += 1
    if part == TRANSFERS:
        counts = columns_after(state, TRANSFER, vehicle, 0, 0)
        return action_code(0, vehicle) | _transfer_at(state, vehicle, counts, number - before)
    return action_code(0, vehicle) | _part_at(state, vehicle, part, number - before)


def _list_crewed(state: State, codes: vec[i64]) -> i64:
    """List the actions; how many there are."""
    ends = ENDS
    total = _count_crewed(state, ends)
    n = ends[TURN]
    for vehicle in range(i64(2)):
        end = total if vehicle else ends[SHIPS]
        part: i64 = 0
        while n < end:
            if ends[vehicle * PARTS_EACH + part] == n:
                pass
            elif part == TRANSFERS:
                n = _put_transfers(state, codes, n, vehicle, columns_after(state, TRANSFER, vehicle, 0, 0), 0)
            else:
                n = _put_part(state, codes, n, vehicle, part, action_code(0, vehicle))
            part += 1
    return total


# -- actions that take Food or Morale too (NW-ST3, NW-ST4) --------------------------------------------------


class Menu:
    """The actions of a turn: what each vehicle can do is counted once, and a row for each way to pay says how much of
    it that pays for, in this order: draws, placings, pairs (folded), takings, transfers, moves."""

    turn: i64
    """How many actions take nothing; they are listed first."""
    sizes: vec[i64]
    """By vehicle * PARTS_EACH: how many actions each part has."""
    pairs: vec[i64]
    """By vehicle: how many pairs of small tiles there are."""
    rows: vec[i64]
    """For each: how many actions there are up to its end, the way to pay with its vehicle, the columns when it is paid
    and how many transfers there are then."""
    end: i64
    total: i64

    def __init__(self) -> None:
        self.turn = 0
        self.sizes = zeros(2 * PARTS_EACH)
        self.pairs = zeros(2)
        self.rows = zeros(MOST_ROWS * ROW)
        self.end = 0
        self.total = 0

    def code(self, state: State, number: i64) -> i64:
        """The action with that number, from 0."""
        if number < self.turn:
            return LISTED[number]
        rows, sizes = self.rows, self.sizes
        row: i64 = 0
        before = self.turn
        while number >= rows[row]:
            before = rows[row]
            row += ROW
        number -= before
        way = rows[row + 1]
        vehicle, bits = vehicle_of(way), way & ~(FOR_ACTIONS | FOR_MOVES)
        if way & FOR_ACTIONS:
            for part in ACTING_PARTS:
                size = sizes[vehicle * PARTS_EACH + part]
                if number < size:
                    return bits | _part_at(state, vehicle, part, number)
                number -= size
                if part == SMALLS:
                    if number < self.pairs[vehicle]:
                        return bits | pair_at(state.kept[KEPT_PAIRS + state.actor * 2 + vehicle], number)
                    number -= self.pairs[vehicle]
            if number < rows[row + 3]:
                return bits | _transfer_at(state, vehicle, rows[row + 2], number)
            number -= rows[row + 3]
        return bits | _part_at(state, vehicle, MOVES, number)

    def codes(self, state: State) -> vec[i64]:
        """All the actions."""
        rows, sizes = self.rows, self.sizes
        codes = LISTED[: self.total] if self.total <= len(LISTED) else zeros(self.total)
        n = self.turn
        pairs, pairs_of = NO_CODES, i64(-1)
        row: i64 = 0
        while row < self.end:
            way = rows[row + 1]
            vehicle, bits = vehicle_of(way), way & ~(FOR_ACTIONS | FOR_MOVES)
            if way & FOR_ACTIONS:
                if pairs_of != vehicle:
                    pairs, pairs_of = NO_CODES, vehicle
                    if self.pairs[vehicle]:
                        folded = state.kept[KEPT_PAIRS + state.actor * 2 + vehicle]
                        pairs = unfolded(vec[i64](capacity=folded[0]), folded)
                for part in ACTING_PARTS:
                    if sizes[vehicle * PARTS_EACH + part]:
                        n = _put_part(state, codes, n, vehicle, part, bits)
                    if part == SMALLS:
                        n = _put(codes, n, pairs, bits)
                if rows[row + 3]:
                    n = _put_transfers(state, codes, n, vehicle, rows[row + 2], bits)
            if way & FOR_MOVES and sizes[vehicle * PARTS_EACH + MOVES]:
                n = _put(codes, n, _part(state, vehicle, MOVES), bits)
            row += ROW
        return codes


def count_supplied(state: State) -> None:
    """All the actions of a turn, in the ways they can be paid for: on the menu."""
    if len(state.kept) == 0:
        state.keep_nothing()
    menu = MENU
    menu.turn = menu.total = _list_turn(state, LISTED)
    menu.end = 0
    sizes, draws = menu.sizes, _draws(state)
    sizes[FACE_UPS] = sizes[PARTS_EACH + FACE_UPS] = state.stock[FACE_UP]
    sizes[SMALL_DRAWS] = sizes[PARTS_EACH + SMALL_DRAWS] = draws & 255
    sizes[REFRESHES] = sizes[PARTS_EACH + REFRESHES] = draws >> 8
    situation, drawing = means(state), state.stock[FACE_UP] + (draws & 255) + (draws >> 8)
    _count_supplied(state, state.kept_key, menu, SHIP, situation, drawing)
    _count_supplied(state, state.kept_key, menu, SLED, situation, drawing)


def _count_supplied(state: State, keys: vec[i64], menu: Menu, vehicle: i64, situation: i64, drawing: i64) -> None:
    """All that a vehicle can do; `drawing` is how many draws and ways to refresh there are."""
    seat, span, sizes = state.actor, vehicle * PARTS_EACH, menu.sizes
    available = state.player[column(seat, vehicle)]
    if available == 0 and acting_problem(state, vehicle) != reasons.ALLOWED:
        return
    slot, place = seat * 2 + vehicle, state.player[seat * PLAYER + SHIP_AT + vehicle]
    vicinity = _vicinity(state, slot, place)
    moving = _count_moves(state, keys, seat, vehicle, vicinity)
    larges: i64 = 0
    smalls: i64 = 0
    taking: i64 = 0
    pairs: i64 = 0
    may = False
    if place >= FIRST_TILE:
        spots = _look_around(state, keys, slot, place, vicinity)
        larges = _count_large(state, keys, slot, spots, vicinity)
        reserve = _reserve(state, keys, seat)
        if reserve:
            smalls = _count_small(state, keys, slot, spots, vicinity, kinds_in(reserve))
            if smalls and not is_one_tile(reserve):
                pairs = _count_pairs(state, keys, seat, vehicle, place, vicinity, reserve)
        if keys[TOKEN + slot]:
            taking = i64(len(takings(state, keys[TOKEN + slot])))
        may = may_transfer(state, seat)
    sizes[span + MOVES] = moving
    sizes[span + LARGES] = larges
    sizes[span + SMALLS] = smalls
    sizes[span + TAKINGS] = taking
    menu.pairs[vehicle] = pairs
    acting = drawing + larges + smalls + pairs + taking
    rows, row, total, counts = menu.rows, menu.end, menu.total, NO_CREW
    paid = columns_after(state, TRANSFER, vehicle, 0, 0) if may else NO_CREW
    transfers_then: i64 = 0
    for way in ways_to_pay(state, vehicle, available, situation):
        rows[row + 1] = way | action_code(0, vehicle)
        if way & FOR_ACTIONS:
            if may:
                after = without_victim(paid, vehicle, payment_of(way), victim_of(way))
                if after != counts:
                    counts = after
                    transfers_then = _count_transfers(state, vehicle, after)
            total += acting + transfers_then
        rows[row + 2] = counts
        rows[row + 3] = transfers_then
        if way & FOR_MOVES:
            total += moving
        rows[row] = total
        row += ROW
    menu.end = row
    menu.total = total


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
    vicinity = _vicinity(state, seat * 2 + vehicle, place)
    return _small_in(state, seat, vehicle, place, vicinity, kinds_held(state, seat, 1))


def _draws(state: State) -> i64:
    """How many draws of small tiles there are | ways to refresh << 8, kept while the stock stays the same."""
    keys = state.kept_key
    if keys[DRAWS] == 0:
        keys[DRAWS] = (i64(len(small_draws(state))) | i64(len(refresh_codes(state))) << 8) + 1
    return keys[DRAWS] - 1


def _reserve(state: State, keys: vec[i64], seat: i64) -> i64:
    """`reserve_of` a seat, kept while it stays the same."""
    if keys[RESERVE + seat] == 0:
        keys[RESERVE + seat] = reserve_of(state, seat) + 1
    return keys[RESERVE + seat] - 1


def _look_around(state: State, keys: vec[i64], slot: i64, place: i64, vicinity: i64) -> i64:
    """The spots for tiles beside the vehicle's own, and its token, kept while the vicinity stays the same.

    What is returned is how many spots there are, as `list_spots` tells.
    """
    at = KEPT_SPOTS + slot
    if keys[at] != vicinity:
        keys[at] = vicinity
        keys[COUNTS + at] = list_spots(state, place, keys, SPOTS_SEEN + slot * SPOTS_EACH)
        keys[TOKEN + slot] = state.token_on(place)
    return keys[COUNTS + at]


def _moves_in(state: State, seat: i64, vehicle: i64, vicinity: i64) -> vec[i64]:
    _find_moves(state, state.kept_key, seat, vehicle, vicinity)
    return state.kept[KEPT_MOVES + seat * 2 + vehicle]


def _count_moves(state: State, keys: vec[i64], seat: i64, vehicle: i64, vicinity: i64) -> i64:
    found = _find_moves(state, keys, seat, vehicle, vicinity)
    if state.tuunbaq_at:
        return i64(len(_with_gifts(state, state.kept[KEPT_MOVES + seat * 2 + vehicle], vehicle)))
    return found


def _find_moves(state: State, keys: vec[i64], seat: i64, vehicle: i64, vicinity: i64) -> i64:
    """Keep the moves of a vehicle without what may be given to the Tuunbaq; how many there are."""
    at = KEPT_MOVES + seat * 2 + vehicle
    area: i64 = state.player[seat * PLAYER + SLED_AREA] if vehicle else i64(0)
    key = (vicinity << 8 | state.ice) << 6 | area
    if keys[at] != key:
        keys[at] = key
        keys[COUNTS + at] = moving_codes(state, MOVES_FOUND, 0, vehicle, seat)
        state.kept[at] = MOVES_FOUND[: keys[COUNTS + at]] if keys[COUNTS + at] else NO_CODES
    return keys[COUNTS + at]


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
    spots = _large_spots(state, slot, place, vicinity)
    hand = HANDS + seat * HAND
    head = action_code(PLACE, vehicle)
    for tile in range(hand + done, hand + count):
        codes = large_codes(state, codes, head, spots, state.stock[tile])
    state.kept[at] = codes
    state.kept_key[at] = key << 7 | count
    return codes


def _count_large(state: State, keys: vec[i64], slot: i64, around: i64, vicinity: i64) -> i64:
    """How many codes `_large_in` finds, without listing them; `around` is what `_look_around` tells."""
    seat, at = slot >> 1, COUNTED_LARGE + slot
    count = state.player[seat * PLAYER + LARGE]
    key = vicinity << 7 | keys[GONE + seat]
    done: i64 = 0
    ways: i64 = 0
    if keys[at] >> 7 == key:
        done = keys[at] & 127
        ways = keys[COUNTS + at]
        if done == count:
            return ways
    spots = SPOTS_SEEN + slot * SPOTS_EACH + FIRST_LARGE
    end = spots + (around >> 8)
    if spots < end:
        stock, hand = state.stock, HANDS + seat * HAND
        for tile in range(hand + done, hand + count):
            ways += count_large(state, keys, spots, end, stock[tile])
    keys[at] = key << 7 | count
    keys[COUNTS + at] = ways
    return ways


def _large_at(state: State, slot: i64, number: i64) -> i64:
    """The one with that number of the codes that `_count_large` has counted: only those of its tile are listed."""
    seat, vehicle, keys = slot >> 1, slot & 1, state.kept_key
    spots = _large_spots(state, slot, keys[VICINITY + slot], keys[KEPT_SPOTS + slot])
    state.looking = slot
    start, hand = SPOTS_SEEN + slot * SPOTS_EACH + FIRST_LARGE, HANDS + seat * HAND
    end = start + i64(len(spots))
    for at in range(hand, hand + state.player[seat * PLAYER + LARGE]):
        tile = state.stock[at]
        ways = count_large(state, keys, start, end, tile)
        if number < ways:
            return large_codes(state, vec[i64](capacity=16), action_code(PLACE, vehicle), spots, tile)[number]
        number -= ways
    raise IndexError(number)


def _small_in(state: State, seat: i64, vehicle: i64, place: i64, vicinity: i64, kinds: i64) -> vec[i64]:
    if kinds == 0:
        return NO_CODES
    slot, keys = seat * 2 + vehicle, state.kept_key
    at, key = KEPT_SMALL + slot, vicinity << 6 | kinds
    if keys[at] != key:
        around = _look_around(state, keys, slot, place, vicinity)
        _count_small(state, keys, slot, around, vicinity, kinds)
        head = action_code(PLACE, vehicle)
        state.kept[at] = counted_codes(keys, SPOTS_SEEN + slot * SPOTS_EACH, around & 255, head, kinds)
        keys[at] = key
    return state.kept[at]


def _count_small(state: State, keys: vec[i64], slot: i64, around: i64, vicinity: i64, kinds: i64) -> i64:
    """How many codes `_small_in` finds, without listing them; `around` is what `_look_around` tells."""
    at, key = COUNTED_SMALL + slot, vicinity << 6 | kinds
    if keys[at] != key:
        keys[at] = key
        keys[COUNTS + at] = count_small(state, keys, SPOTS_SEEN + slot * SPOTS_EACH, around & 255, kinds)
    return keys[COUNTS + at]


def _large_spots(state: State, slot: i64, place: i64, vicinity: i64) -> vec[i64]:
    keys, start = state.kept_key, SPOTS_SEEN + slot * SPOTS_EACH + FIRST_LARGE
    return keys[start : start + (_look_around(state, keys, slot, place, vicinity) >> 8)]


def _count_pairs(state: State, keys: vec[i64], seat: i64, vehicle: i64, place: i64, vicinity: i64, reserve: i64) -> i64:
    """NW-ST5: how many ways there are to lay two small tiles, kept while vicinity and reserve stay the same."""
    at, key = KEPT_PAIRS + seat * 2 + vehicle, vicinity << 24 | reserve
    if keys[at] != key:
        folded = pair_codes(state, _small_in(state, seat, vehicle, place, vicinity, kinds_in(reserve)), seat)
        state.kept[at] = folded
        keys[COUNTS + at] = folded[0]
        keys[at] = key
    return keys[COUNTS + at]


def _count_lays(state: State, keys: vec[i64], slot: i64, around: i64, vicinity: i64) -> i64:
    """How many codes `_lays_in` finds, without listing them; `around` is what `_look_around` tells."""
    at, key = COUNTED_LAYS + slot, vicinity << 7 | leftmost(state)
    if keys[at] != key:
        spots = SPOTS_SEEN + slot * SPOTS_EACH + FIRST_LARGE
        keys[at] = key
        keys[COUNTS + at] = count_large(state, keys, spots, spots + (around >> 8), leftmost(state))
    return keys[COUNTS + at]


def _lays_in(state: State, seat: i64, vehicle: i64, place: i64, vicinity: i64) -> vec[i64]:
    """NW-SO2: the ways to lay the leftmost tile of the display, kept while it and the vicinity stay the same."""
    slot = seat * 2 + vehicle
    key = vicinity << 7 | leftmost(state)
    at = KEPT_LAYS + slot
    if state.kept_key[at] != key:
        spots = _large_spots(state, slot, place, vicinity)
        state.kept[at] = large_codes(state, vec[i64](), action_code(LAY, vehicle), spots, leftmost(state))
        state.kept_key[at] = key
    return state.kept[at]


REACH: Final = 3
"""Two squares beside its own tile a vehicle can lay a tile, whose corners another one may touch."""
_AROUND: Final = {row * STRIDE + column for row in range(-REACH, REACH + 2) for column in range(-REACH, REACH + 2)}
BESIDE: Final = packed([int(difference in _AROUND) for difference in range(-SIZE, SIZE)])
"""By SIZE + the difference of two squares: whether the one is so near to a tile that begins at the other."""
NO_CODES: Final[vec[i64]] = vec[i64]()
MOVES_FOUND: Final = zeros(64)
TURN: Final[i64] = 2 * PARTS_EACH
SHIPS: Final[i64] = TURN + 1
ENDS: Final = zeros(SHIPS + 1)
"""By vehicle * PARTS_EACH + part, then for the turn and all the ship's: how many actions there are up to its end.
Filled and read at once."""
ACTING_PARTS: Final = packed([FACE_UPS, SMALL_DRAWS, REFRESHES, LARGES, SMALLS, TAKINGS])
NO_CREW: Final[i64] = -1
MOST_ROWS: Final[i64] = 16
"""There are never more: two vehicles, each with up to four ways to pay, or eight where moves cost more."""
ROW: Final[i64] = 4
MENU: Final = Menu()
"""Filled and read at once."""
