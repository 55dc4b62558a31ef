"""Explorers of the North Sea as numbers: see `skerry.core.encoding` and docs/environments.md."""

from __future__ import annotations

from typing import Final

from skerry.core.encoding import OUTSIDE, Encoding, Part, mark, put, put_small
from skerry.core.kernel import Kernel
from skerry.core.packed import i64, u8, vec
from skerry.northsea import codes, layout
from skerry.northsea.components import ANIMALS, CAPTAINS, TILE_COUNT
from skerry.northsea.geometry import OFFSET
from skerry.northsea.islands import influences, island_sizes
from skerry.northsea.rules import NorthSea
from skerry.northsea.scoring import points
from skerry.northsea.state import State, bits

VERSION: Final = 2

REACH: Final[i64] = 12
"""Hexagons up to so far from the middle are on the planes and in the table of actions."""
SPAN: Final[i64] = 2 * REACH + 1
WINDOW: Final[i64] = SPAN * SPAN
SEATS: Final[i64] = 4

# The planes, by r and q.
TILE_THERE: Final[i64] = 0
CORNERS: Final[i64] = 1  # six: land at the corner, clockwise from N
ENEMY_SHIP: Final[i64] = 7
BARRED: Final[i64] = 8
PLANES: Final[i64] = 9

# What is told of each land area, in the order in which their tiles were laid.
AREAS: Final[i64] = 96
AREA_PLACE: Final[i64] = 0  # q, r, and the first of its corners, from 1
ISLAND: Final[i64] = 3  # the number, from 1, of the first area of its island
OPEN_SIDES: Final[i64] = 4  # of the island, + 1; 1 is a completed island
AREA_LENGTH: Final[i64] = 5

# What stands on each of them.
VIKINGS: Final[i64] = 0  # + the seat
BEASTS: Final[i64] = 4  # + the kind of animal
STRENGTH: Final[i64] = 10
PIECES_LENGTH: Final[i64] = 11

# What is told of each player.
P_ABOARD: Final[i64] = 0
P_CARGO: Final[i64] = 1  # six kinds
P_ASHORE: Final[i64] = 7
P_DEAD: Final[i64] = 8
P_LIVESTOCK: Final[i64] = 9  # six kinds
P_CONQUERED: Final[i64] = 15  # four strengths
P_SUNK: Final[i64] = 19
P_BUILT: Final[i64] = 20
P_HAND: Final[i64] = 21  # how many tiles
P_CAPTAIN: Final[i64] = 22  # from 1
P_SCORE: Final[i64] = 23
P_OUTPOSTS: Final[i64] = 24  # five times q, r and corner from 1
P_LONGSHIP: Final[i64] = 39  # q, r
PLAYER_LENGTH: Final[i64] = 41
TABLE: Final[i64] = 12

PARTS: Final = (
    Part("planes", (int(PLANES), int(SPAN), int(SPAN))),
    Part("areas", (int(AREAS), int(AREA_LENGTH))),
    Part("pieces", (int(AREAS), int(PIECES_LENGTH))),
    Part("players", (int(SEATS), int(PLAYER_LENGTH))),
    Part("hand", (TILE_COUNT,)),
    Part("offer", (len(CAPTAINS),)),
    Part("table", (int(TABLE),)),
)
ACTION: Final = (
    "kind",
    "tile",
    "q",
    "r",
    "corner",
    "vikings",
    *ANIMALS,
    "target_q",
    "target_r",
    "target_corner",
    "captain",
)

# The table of actions, one kind after the other.
PLACES: Final[i64] = WINDOW * 6
CARGOES: Final[i64] = 4 * 28
FIRST_CHOOSE: Final[i64] = 0
FIRST_PLACE: Final[i64] = FIRST_CHOOSE + 11  # tile, hexagon, rotation
FIRST_LOAD: Final[i64] = FIRST_PLACE + 48 * PLACES  # shore of the longship's tile (or the mainland), Vikings, animals
FIRST_UNLOAD: Final[i64] = FIRST_LOAD + 7 * CARGOES
FIRST_SAIL: Final[i64] = FIRST_UNLOAD + 7 * CARGOES  # direction
FIRST_MARCH: Final[i64] = FIRST_SAIL + 6  # area, direction, Vikings
FIRST_DRIVE: Final[i64] = FIRST_MARCH + PLACES * 6 * 2  # area, direction, animal
FIRST_BUILD: Final[i64] = FIRST_DRIVE + PLACES * 6 * 6  # point
END_NUMBER: Final[i64] = FIRST_BUILD + PLACES
TABLE_SIZE: Final[i64] = END_NUMBER + 1


class NorthSeaEncoding(Encoding):
    """The sea, its lands with all that stands on them, the players and the own hand."""

    def __init__(self) -> None:
        Encoding.__init__(self, VERSION, PARTS, ACTION, int(TABLE_SIZE), 2)

    def observe_map(self, kernel: Kernel, out: vec[u8]) -> None:
        assert isinstance(kernel, NorthSea)
        observe_hexes(kernel, out)
        observe_areas(kernel, out, PLANES * WINDOW)

    def observe(self, kernel: Kernel, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(kernel, NorthSea)
        observe_pieces(kernel, seat, out, at)
        part = at + AREAS * PIECES_LENGTH
        sizes = island_sizes(kernel)
        influence = influences(kernel) if len(sizes) else sizes
        seats, players = kernel.seats, kernel.players
        relative = seats - seat if seat else i64(0)
        for other in range(seats):
            observe_player(kernel, other, other == seat, out, part + relative * PLAYER_LENGTH)
            put(out, part + relative * PLAYER_LENGTH + P_SCORE, points(kernel, other, sizes, influence))
            relative = relative + 1 if relative + 1 < seats else i64(0)
        part += SEATS * PLAYER_LENGTH
        put_mask(out, part, players[seat << layout.SEAT | layout.HAND] >> 1)
        put_mask(out, part + 48, players[seat << layout.SEAT | layout.OFFER])
        observe_table(kernel, out, part + 48 + 11)

    def describe(self, kernel: Kernel, code: i64, out: vec[u8], at: i64) -> None:
        kind = codes.kind_of(code)
        put_small(out, at, kind)
        if kind == codes.CHOOSE:
            put_small(out, at + 15, codes.captain_of(code) + 1)
        elif kind == codes.PLACE:
            put_small(out, at + 1, codes.tile_of(code))
            put_place(out, at + 2, codes.hex_of(code), codes.rotation_of(code))
        elif kind == codes.LOAD or kind == codes.UNLOAD:
            put_home(out, at + 2, codes.home_of(code))
            put_small(out, at + 5, codes.vikings_of(code))
            put_counts(out, at + 6, codes.animals_of(code))
        elif kind == codes.SAIL:
            put_place(out, at + 2, codes.hex_of(code), -1)
        elif kind == codes.MARCH:
            put_home(out, at + 2, codes.home_of(code))
            put_small(out, at + 5, codes.vikings_of(code))
            put_home(out, at + 12, codes.target_of(code))
        elif kind == codes.DRIVE:
            put_home(out, at + 2, codes.home_of(code))
            put_small(out, at + 5, 1)
            put_small(out, at + 6 + codes.animal_of(code), 1)
            put_home(out, at + 12, codes.target_of(code))
        elif kind == codes.BUILD:
            put_home(out, at + 2, codes.point_of(code))

    def number(self, kernel: Kernel, code: i64) -> i64:
        assert isinstance(kernel, NorthSea)
        kind = codes.kind_of(code)
        if kind == codes.CHOOSE:
            return FIRST_CHOOSE + codes.captain_of(code)
        if kind == codes.PLACE:
            place = place_number(codes.hex_of(code), codes.rotation_of(code))
            return OUTSIDE if place < 0 else FIRST_PLACE + (codes.tile_of(code) - 1) * PLACES + place
        if kind == codes.LOAD or kind == codes.UNLOAD:
            home = codes.home_of(code)
            shore: i64 = 6 if home == codes.MAINLAND_HOME else codes.place_corner(home)
            first = FIRST_LOAD if kind == codes.LOAD else FIRST_UNLOAD
            return first + shore * CARGOES + codes.vikings_of(code) * 28 + cargo_number(codes.animals_of(code))
        if kind == codes.SAIL:
            ship = kernel.hexes[kernel.players[kernel.seat << layout.SEAT | layout.LONGSHIP]]
            return FIRST_SAIL + direction_of(ship, codes.hex_of(code))
        if kind == codes.MARCH:
            way = way_number(code)
            return OUTSIDE if way < 0 else FIRST_MARCH + way * 2 + codes.vikings_of(code) - 1
        if kind == codes.DRIVE:
            way = way_number(code)
            return OUTSIDE if way < 0 else FIRST_DRIVE + way * 6 + codes.animal_of(code)
        if kind == codes.BUILD:
            point = codes.point_of(code)
            place = place_number(codes.place_hex(point), codes.place_corner(point))
            return OUTSIDE if place < 0 else FIRST_BUILD + place
        return END_NUMBER


# -- places --------------------------------------------------------------------------------------------------


def q_of(hexagon: i64) -> i64:
    return (hexagon & 1023) - OFFSET


def r_of(hexagon: i64) -> i64:
    return (hexagon >> 10) - OFFSET


def window_number(hexagon: i64) -> i64:
    """The place of a hexagon on a plane; negative outside the window."""
    q = q_of(hexagon)
    r = r_of(hexagon)
    if q < -REACH or q > REACH or r < -REACH or r > REACH:
        return OUTSIDE
    return (r + REACH) * SPAN + q + REACH


def place_number(hexagon: i64, corner: i64) -> i64:
    place = window_number(hexagon)
    return OUTSIDE if place < 0 else place * 6 + corner


def direction_of(hexagon: i64, neighbour: i64) -> i64:
    """0 to 5, clockwise from NE."""
    q = q_of(neighbour) - q_of(hexagon)
    r = r_of(neighbour) - r_of(hexagon)
    if q == 1:
        return 0 if r == -1 else 1
    if q == 0:
        return 2 if r == 1 else 5
    return 3 if r == 1 else 4


def way_number(code: i64) -> i64:
    """An area and the direction of a way from it; negative outside the window."""
    home = codes.home_of(code)
    place = place_number(codes.place_hex(home), codes.place_corner(home))
    if place < 0:
        return OUTSIDE
    return place * 6 + direction_of(codes.place_hex(home), codes.place_hex(codes.target_of(code)))


def cargo_number(animals: i64) -> i64:
    """Of at most two animals: none, one of six kinds, or two of 21 pairs."""
    first: i64 = -1
    second: i64 = -1
    for kind in range(i64(6)):
        for _ in range(animals >> 4 * kind & 15):
            if first < 0:
                first = kind
            else:
                second = kind
    if first < 0:
        return 0
    if second < 0:
        return 1 + first
    return 7 + second * (second + 1) // 2 + first


# -- writing ---------------------------------------------------------------------------------------------------


def put_mask(out: vec[u8], at: i64, mask: i64) -> None:
    while mask:
        if mask & 1:
            mark(out, at)
        elif mask & 255 == 0:
            mask >>= 7
            at += 7
        mask >>= 1
        at += 1


def put_counts(out: vec[u8], at: i64, counts: i64) -> None:
    """Counts of four bits each."""
    while counts:
        put_small(out, at, counts & 15)
        counts >>= 4
        at += 1


def put_place(out: vec[u8], at: i64, hexagon: i64, corner: i64) -> None:
    put_small(out, at, q_of(hexagon))
    put_small(out, at + 1, r_of(hexagon))
    put_small(out, at + 2, corner + 1)


def put_home(out: vec[u8], at: i64, home: i64) -> None:
    """A land area or a point; the mainland has corner 7."""
    if home == codes.MAINLAND_HOME:
        put_small(out, at + 2, 7)
    else:
        put_place(out, at, codes.place_hex(home), codes.place_corner(home))


def observe_hexes(state: State, out: vec[u8]) -> None:
    hexes, infos = state.hexes, state.info
    for cell in range(1, i64(len(hexes))):
        info = infos[cell]
        if info & (layout.PLACED | layout.CLOSED) == 0:
            continue
        place = window_number(hexes[cell])
        if place < 0:
            continue
        if info & layout.PLACED:
            mark(out, TILE_THERE * WINDOW + place)
            land = info & layout.PATTERN_MASK
            corner = CORNERS * WINDOW + place
            while land:
                if land & 1:
                    mark(out, corner)
                land >>= 1
                corner += WINDOW
            if info & layout.ENEMY:
                mark(out, ENEMY_SHIP * WINDOW + place)
        else:
            mark(out, BARRED * WINDOW + place)


def observe_areas(state: State, out: vec[u8], row: i64) -> None:
    homes, island, opens = state.homes, state.island, state.open
    for area in range(i64(len(homes))):
        home = homes[area]
        put_place(out, row + AREA_PLACE, codes.place_hex(home), codes.place_corner(home))
        root = area
        while island[root] != root:
            root = island[root]
        put_small(out, row + ISLAND, root + 1)
        put_small(out, row + OPEN_SIDES, opens[root] + 1)
        row += AREA_LENGTH


def observe_pieces(state: State, seat: i64, out: vec[u8], row: i64) -> None:
    seats = state.seats
    for pieces in state.pieces:
        if pieces:
            relative = seats - seat if seat else i64(0)
            for other in range(seats):
                put_small(out, row + VIKINGS + relative, pieces >> 3 * other & 7)
                relative = relative + 1 if relative + 1 < seats else i64(0)
            put_counts(out, row + BEASTS, pieces >> layout.ANIMALS & layout.ANIMALS_MASK)
            put_small(out, row + STRENGTH, pieces >> layout.SETTLEMENT & 7)
        row += PIECES_LENGTH


def observe_player(state: State, seat: i64, own: bool, out: vec[u8], at: i64) -> None:
    base = seat << layout.SEAT
    players = state.players
    put_small(out, at + P_ABOARD, players[base | layout.ABOARD])
    put_counts(out, at + P_CARGO, players[base | layout.CARGO])
    put_small(out, at + P_ASHORE, players[base | layout.ASHORE])
    put_small(out, at + P_DEAD, players[base | layout.DEAD])
    put_counts(out, at + P_LIVESTOCK, players[base | layout.LIVESTOCK])
    put_counts(out, at + P_CONQUERED, players[base | layout.CONQUERED])
    put_small(out, at + P_SUNK, players[base | layout.SUNK])
    put_small(out, at + P_BUILT, players[base | layout.BUILT])
    put_small(out, at + P_HAND, bits(players[base | layout.HAND]))
    if own or state.phase != layout.CHOOSING:
        put_small(out, at + P_CAPTAIN, players[base | layout.CAPTAIN] + 1)
    longship = state.hexes[players[base | layout.LONGSHIP]]
    put_small(out, at + P_LONGSHIP, q_of(longship))
    put_small(out, at + P_LONGSHIP + 1, r_of(longship))
    at += P_OUTPOSTS
    for n in range(players[base | layout.BUILT]):
        outpost = players[base + layout.OUTPOST_AT + n]
        put_place(out, at, state.hexes[codes.place_hex(outpost)], codes.place_corner(outpost))
        at += 3


def observe_table(state: State, out: vec[u8], at: i64) -> None:
    put_small(out, at, state.phase)
    put_small(out, at + 1, state.points_left)
    put_small(out, at + 2, state.placings)
    put(out, at + 3, state.turns)
    put_small(out, at + 4, state.pile_size)
    put_counts(out, at + 5, state.settlements)
    put_small(out, at + 9, state.deadly)
    put_small(out, at + 10, state.harmless)
    put_small(out, at + 11, state.seats)
