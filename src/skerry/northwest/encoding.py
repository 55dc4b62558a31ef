"""Northwest Passage as numbers: see `skerry.core.encoding` and docs/environments.md."""

from __future__ import annotations

from typing import Final

from skerry.core.encoding import OUTSIDE, Encoding, Part, mark, put, put_small
from skerry.core.kernel import Kernel, packed
from skerry.core.packed import i64, u8, vec
from skerry.northwest import codes, numbers
from skerry.northwest.geometry import CORNERS, FIRST_SMALL, OFFSETS, SIZE, SQUARES, STRIDE, ZONE
from skerry.northwest.layout import (
    BAG,
    CARDS,
    CARTOGRAPHY,
    FACE_UP,
    FIRST_TILE,
    FOOD,
    GREENLAND,
    HAND,
    HANDS,
    LAND,
    LARGE,
    PASSAGE,
    PILES,
    PLAYER,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHOWN,
    SLED_AREA,
    SLED_AT,
    UNKNOWN,
)
from skerry.northwest.rules import Northwest
from skerry.northwest.state import State

VERSION: Final = 2

ROWS: Final[i64] = numbers.ROWS + 1
COLUMNS: Final[i64] = numbers.COLUMNS + 1
AREA: Final[i64] = ROWS * COLUMNS
SEATS: Final[i64] = 4

# The planes of the board, each by corner or by the square to the south-east of that corner.
KNOWN: Final[i64] = 0
IS_LAND: Final[i64] = 1
COVERED: Final[i64] = 2
EASTWARD: Final[i64] = 3  # the tile goes on in the square to the east
SOUTHWARD: Final[i64] = 4
TOKEN: Final[i64] = 4  # + the kind of the token, 1 to 4
FROZEN: Final[i64] = 9
ZONES: Final[i64] = 10
BOARD: Final[i64] = 11

# The planes of what moves on it.
SHIPS: Final[i64] = 0  # + the seat
SLEDS: Final[i64] = 4
GROUND: Final[i64] = 8  # + the seat: the corners of the area in which the sled stands
BEAST: Final[i64] = 12
PIECES: Final[i64] = 13

# What is told of each player.
AT_GREENLAND: Final[i64] = 0  # the ship, then the sled
AT_PASSAGE: Final[i64] = 2
COLUMNS_FROM: Final[i64] = 4  # the player's numbers from SHIP_AVAILABLE to LARGE, then from FOOD on
PLAIN_NUMBERS: Final[i64] = LARGE - SHIP_AVAILABLE + 1
TERROR_NUMBERS: Final[i64] = PLAYER - FOOD
SCORE: Final[i64] = COLUMNS_FROM + PLAIN_NUMBERS + TERROR_NUMBERS
PLAYER_LENGTH: Final[i64] = SCORE + 1

TABLE: Final[i64] = 20
"""How many numbers the part `table` has."""

PARTS: Final = (
    Part("board", (int(BOARD), numbers.ROWS + 1, numbers.COLUMNS + 1)),
    Part("pieces", (int(PIECES), numbers.ROWS + 1, numbers.COLUMNS + 1)),
    Part("players", (4, int(PLAYER_LENGTH))),
    Part("hands", (4, numbers.LARGE_TILES)),
    Part("display", (numbers.LARGE_TILES,)),
    Part("piles", (6,)),
    Part("small_display", (6,)),
    Part("ice", (numbers.ROUNDS,)),
    Part("table", (int(TABLE),)),
)
ACTION: Final = (
    "kind",
    "vehicle",
    "payment",
    "victim",
    "tile",
    "row",
    "column",
    "way",
    "second_row",
    "second_column",
    "second_pattern",
    "target_row",
    "target_column",
    "area",
    "gift",
    "available",
    "resting",
    "deployed",
    "choice",
    "second_drawn",
)

# The table of actions: kinds without a payment, one after the other.
FIRST_DRAW: Final[i64] = 0  # vehicle, tile, second small tile
FIRST_REFRESH: Final[i64] = FIRST_DRAW + 2 * 70 * 7
FIRST_TAKE: Final[i64] = FIRST_REFRESH + 2 * 3
FIRST_LARGE: Final[i64] = FIRST_TAKE + 70 * 7  # vehicle, tile, square, way
FIRST_ONE_SMALL: Final[i64] = FIRST_LARGE + 2 * 64 * 96 * 8  # vehicle, square, pattern
FIRST_LAY: Final[i64] = FIRST_ONE_SMALL + 2 * 96 * 16
FIRST_MOVE: Final[i64] = FIRST_LAY + 2 * 96 * 8  # vehicle, place, area, gift
FIRST_TRANSFER: Final[i64] = FIRST_MOVE + 2 * 98 * 8 * 8  # vehicle, available, resting, where
FIRST_EXPLORE: Final[i64] = FIRST_TRANSFER + 2 * 15 * 15 * 9
FIRST_DISCOVER: Final[i64] = FIRST_EXPLORE + 2 * 3
FIRST_PASS: Final[i64] = FIRST_DISCOVER + 2
FIRST_STAND: Final[i64] = FIRST_PASS + 2
FIRST_TUUNBAQ: Final[i64] = FIRST_STAND + 8
FIRST_LOSE: Final[i64] = FIRST_TUUNBAQ + 2 * 96
PLAIN_TABLE: Final[i64] = FIRST_LOSE + 2
FIRST_TWO_SMALL: Final[i64] = PLAIN_TABLE  # vehicle, square, pattern, second square's direction, its pattern
BOTH_TABLE: Final[i64] = FIRST_TWO_SMALL + 2 * 96 * 16 * 4 * 16
PAYMENTS: Final[i64] = 3 * 4  # no supply, Food or Morale; no sacrifice, of a column unsaid, ship's or sled's

SQUARE_NUMBER: Final[vec[i64]] = packed(
    [list(SQUARES).index(square) if square in list(SQUARES) else -1 for square in range(SIZE)]
)
CORNER_NUMBER: Final[vec[i64]] = packed(
    [list(CORNERS).index(corner) if corner in list(CORNERS) else -1 for corner in range(SIZE)]
)
"""Squares have the number of their north-western corner on a plane."""


class NorthwestEncoding(Encoding):
    """The chart, the expeditions, the tiles and the sun; in the Terror modes supplies and cards."""

    paid: bool
    """Whether actions are paid with supplies, and two small tiles are placed at once."""

    def __init__(self, paid: bool) -> None:
        table_size, room = (int(BOTH_TABLE * PAYMENTS), 2048) if paid else (int(PLAIN_TABLE), 512)
        Encoding.__init__(self, VERSION, PARTS, ACTION, table_size, 1, room)
        self.paid = paid
        for square in SQUARES:
            put(self.blank, ZONES * AREA + CORNER_NUMBER[square], ZONE[square])
        for number in range(i64(numbers.ROUNDS)):
            put(self.blank, self.length - TABLE - numbers.ROUNDS + number, ICE[number])

    def observe_map(self, kernel: Kernel, out: vec[u8]) -> None:
        assert isinstance(kernel, Northwest)
        observe_board(kernel, out)

    def observe(self, kernel: Kernel, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(kernel, Northwest)
        if kernel.tuunbaq_at:
            mark(out, at + BEAST * AREA + CORNER_NUMBER[kernel.tuunbaq_at])
        part = at + PIECES * AREA
        for other in range(kernel.seats):
            relative = (other - seat + kernel.seats) % kernel.seats
            observe_vehicles(kernel, other, relative, out, at, part + relative * PLAYER_LENGTH)
            observe_player(kernel, other, out, part + relative * PLAYER_LENGTH)
        part += SEATS * PLAYER_LENGTH
        stock = kernel.stock
        for other in range(kernel.seats):
            relative = (other - seat + kernel.seats) % kernel.seats
            start = HANDS + other * HAND
            for n in range(kernel.player[other * PLAYER + LARGE]):
                mark(out, part + relative * 64 + stock[start + n])
        part += SEATS * 64
        for n in range(stock[FACE_UP]):
            mark(out, part + stock[FACE_UP + 1 + n])
        part += 64
        for kind in range(i64(6)):
            put(out, part + kind, stock[PILES + kind])
            put(out, part + 6 + kind, stock[SHOWN + kind])
        observe_table(kernel, seat, out, part + 12 + numbers.ROUNDS)

    def describe(self, kernel: Kernel, code: i64, out: vec[u8], at: i64) -> None:
        kind = codes.kind_of(code)
        put_small(out, at, kind)
        put_small(out, at + 1, codes.vehicle_of(code))
        put_small(out, at + 2, codes.payment_of(code))
        put_small(out, at + 3, codes.victim_of(code))
        if kind == codes.DRAW or kind == codes.TAKE:
            put_small(out, at + 4, codes.tile_of(code))
            put_small(out, at + 19, codes.second_drawn_of(code) + 1)
        elif kind == codes.PLACE or kind == codes.LAY:
            put_small(out, at + 4, codes.tile_of(code))
            put_square(out, at + 5, codes.square_of(code))
            put_small(out, at + 7, codes.way_of(code))
            put_square(out, at + 8, codes.second_square_of(code))
            put_small(out, at + 10, codes.second_pattern_of(code))
        elif kind == codes.MOVE or kind == codes.TUUNBAQ:
            put_square(out, at + 11, codes.target_of(code))
            put_small(out, at + 13, codes.area_of(code))
            put_small(out, at + 14, codes.gift_of(code))
        elif kind == codes.TRANSFER:
            put_small(out, at + 15, codes.available_of(code))
            put_small(out, at + 16, codes.resting_of(code))
            put_small(out, at + 17, codes.deployed_at_of(code))
        elif kind == codes.STAND:
            put_small(out, at + 13, codes.corner_of(code))
        elif kind == codes.REFRESH or kind == codes.EXPLORE:
            put_small(out, at + 18, codes.choice_of(code))

    def number(self, kernel: Kernel, code: i64) -> i64:
        plain = plain_number(code)
        if not self.paid:
            return plain if plain < PLAIN_TABLE else OUTSIDE
        return payment_number(code) * BOTH_TABLE + plain


ICE: Final[vec[i64]] = packed([numbers.FROZEN_ROWS[sun] for sun in numbers.SUN_OF_ROUND])


def put_square(out: vec[u8], at: i64, square: i64) -> None:
    """Row and column from 1; an arrow is row 0 and column 1 (Greenland) or 2 (the Passage); nothing is 0, 0."""
    if square < FIRST_TILE:
        put_small(out, at + 1, square)
    else:
        put_small(out, at, square // STRIDE)
        put_small(out, at + 1, square % STRIDE)


def observe_board(state: State, out: vec[u8]) -> None:
    corners, covers, tokens = state.corner, state.cover, state.token
    n: i64 = 0
    for row in range(ROWS):
        first = (row + 1) * STRIDE + 1
        for here in range(first, first + COLUMNS):
            corner = corners[here]
            if corner != UNKNOWN:
                mark(out, n + KNOWN * AREA)
                if corner == LAND:
                    mark(out, n + IS_LAND * AREA)
                cover = covers[here]
                if cover > 0:
                    mark(out, n + COVERED * AREA)
                    if covers[here + 1] == cover:
                        mark(out, n + EASTWARD * AREA)
                    if covers[here + STRIDE] == cover:
                        mark(out, n + SOUTHWARD * AREA)
                    token = tokens[here] & 63
                    if 0 < token < CARTOGRAPHY:
                        mark(out, n + (TOKEN + token) * AREA)
            n += 1
    for row in range(state.ice // STRIDE - 1):
        start = FROZEN * AREA + row * COLUMNS
        for n in range(start, start + COLUMNS - 1):
            mark(out, n)


def observe_vehicles(state: State, seat: i64, relative: i64, out: vec[u8], planes: i64, at: i64) -> None:
    """On the planes where they stand, and among the player's numbers where they are beyond the board."""
    me = seat * PLAYER
    player = state.player
    for vehicle in range(i64(2)):
        place = player[me + (SLED_AT if vehicle else SHIP_AT)]
        if place >= FIRST_TILE:
            mark(out, planes + ((SLEDS if vehicle else SHIPS) + relative) * AREA + CORNER_NUMBER[place])
            if vehicle:
                observe_ground(state, place, player[me + SLED_AREA], out, planes + (GROUND + relative) * AREA)
        elif place == GREENLAND:
            mark(out, at + AT_GREENLAND + vehicle)
        elif place == PASSAGE:
            mark(out, at + AT_PASSAGE + vehicle)


def observe_player(state: State, seat: i64, out: vec[u8], at: i64) -> None:
    me = seat * PLAYER
    player = state.player
    for n in range(i64(PLAIN_NUMBERS)):
        put(out, at + COLUMNS_FROM + n, player[me + SHIP_AVAILABLE + n])
    for n in range(i64(TERROR_NUMBERS)):
        put(out, at + COLUMNS_FROM + PLAIN_NUMBERS + n, player[me + FOOD + n])
    put(out, at + SCORE, state.points(seat))


def observe_ground(state: State, place: i64, area: i64, out: vec[u8], plane: i64) -> None:
    shape = state.shape_at(place)
    for bit in range(i64(6)):
        if area >> bit & 1:
            mark(out, plane + CORNER_NUMBER[place + OFFSETS[shape * 6 + bit]])


def observe_table(state: State, seat: i64, out: vec[u8], at: i64) -> None:
    put(out, at, state.phase)
    put(out, at + 1, state.round)
    put(out, at + 2, state.ice // STRIDE - 1)
    put(out, at + 3, state.active)
    put(out, at + 4, state.stock[BAG])
    put(out, at + 5, state.stock[CARDS])
    put(out, at + 6, state.cartography_left)
    put(out, at + 7, state.passages_taken)
    put(out, at + 8, state.greenlands_taken)
    put(out, at + 9, state.season_turn)
    put(out, at + 10, state.card + 1)
    put(out, at + 11, state.refreshed)
    put(out, at + 12, 1 if state.has_tuunbaq else 0)
    put(out, at + 13, 1 if state.loses_crew else 0)
    put(out, at + 14, state.seats)
    put(out, at + 15, 1 if state.actor == seat else 0)
    order = state.order
    next_order = state.next_order
    for n in range(i64(4)):
        if order >> 4 * n & 15 == seat + 1:
            put(out, at + 16, n + 1)
        if next_order >> 4 * n & 15 == seat + 1:
            put(out, at + 17, n + 1)
    put(out, at + 18, state.ship_drag)
    put(out, at + 19, state.sled_drag)


def payment_number(code: i64) -> i64:
    """What an action is paid with."""
    payment = codes.payment_of(code)
    sacrifice = 1 + codes.victim_of(code) if payment & codes.PAY_SACRIFICE else i64(0)
    return (payment & (codes.PAY_FOOD | codes.PAY_MORALE)) * 4 + sacrifice


def plain_number(code: i64) -> i64:
    """The number of an action without what it is paid with."""
    kind = codes.kind_of(code)
    vehicle = codes.vehicle_of(code)
    if kind == codes.DRAW:
        return FIRST_DRAW + (vehicle * 70 + codes.tile_of(code)) * 7 + codes.second_drawn_of(code) + 1
    if kind == codes.REFRESH:
        return FIRST_REFRESH + vehicle * 3 + codes.choice_of(code)
    if kind == codes.TAKE:
        return FIRST_TAKE + codes.tile_of(code) * 7 + codes.second_drawn_of(code) + 1
    if kind == codes.PLACE:
        return place_number(code, vehicle)
    if kind == codes.LAY:
        return FIRST_LAY + (vehicle * 96 + SQUARE_NUMBER[codes.square_of(code)]) * 8 + codes.way_of(code)
    if kind == codes.MOVE:
        place = target_number(codes.target_of(code))
        return FIRST_MOVE + ((vehicle * 98 + place) * 8 + codes.area_of(code)) * 8 + codes.gift_of(code)
    if kind == codes.TRANSFER:
        crew = (codes.available_of(code) + 7) * 15 + codes.resting_of(code) + 7
        return FIRST_TRANSFER + (vehicle * 225 + crew) * 9 + codes.deployed_at_of(code)
    if kind == codes.EXPLORE:
        return FIRST_EXPLORE + vehicle * 3 + codes.choice_of(code)
    if kind == codes.DISCOVER:
        return FIRST_DISCOVER + vehicle
    if kind == codes.PASS or kind == codes.END:
        return FIRST_PASS + kind - codes.PASS
    if kind == codes.STAND:
        return FIRST_STAND + codes.corner_of(code)
    if kind == codes.TUUNBAQ:
        return FIRST_TUUNBAQ + vehicle * 96 + SQUARE_NUMBER[codes.target_of(code)]
    return FIRST_LOSE + vehicle


def target_number(place: i64) -> i64:
    """Greenland, the Passage, then the squares."""
    return place - GREENLAND if place < FIRST_TILE else 2 + SQUARE_NUMBER[place]


def place_number(code: i64, vehicle: i64) -> i64:
    tile = codes.tile_of(code)
    square = SQUARE_NUMBER[codes.square_of(code)]
    way = codes.way_of(code)
    if tile < FIRST_SMALL:
        return FIRST_LARGE + ((vehicle * 64 + tile) * 96 + square) * 8 + way
    second = codes.second_square_of(code)
    if second == 0:
        return FIRST_ONE_SMALL + (vehicle * 96 + square) * 16 + way
    step = second - codes.square_of(code)
    direction: i64 = 0 if step == 1 else 1 if step == -1 else 2 if step > 0 else 3
    first = (vehicle * 96 + square) * 16 + way
    return FIRST_TWO_SMALL + (first * 4 + direction) * 16 + codes.second_pattern_of(code)
