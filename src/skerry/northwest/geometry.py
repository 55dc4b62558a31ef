"""The board and the tiles as tables, worked out once at import from `components` and `numbers`.

One index space serves squares and corners: `(row + 1) * STRIDE + column + 1`, with a rim all around, so
that neighbours are ±1 and ±STRIDE without edge tests; a square has the index of its north-west corner.

Terrain lives on the corners (NW-G2). The corners of a large tile are six bits: lying they read nw n ne sw s se
from the highest; standing they read ne e se nw w sw, the same picture turned a quarter to the right. A small
tile's four bits read nw ne sw se. A corner's compass number runs clockwise: nw n ne e se s sw w.
"""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import i64, vec
from skerry.northwest import numbers
from skerry.northwest.components import LARGE_TILES, SMALL_TILES, small_rotations

STRIDE: Final[i64] = 14
SIZE: Final[i64] = 156
COMPASS: Final = ("nw", "n", "ne", "e", "se", "s", "sw", "w")
FIRST_SMALL: Final[i64] = 64
NO_TILE: Final[i64] = 70
"""A hole filled when no small tile was left (NW-C6)."""
FIRST_PRINTED: Final[i64] = 71
NO_HALF: Final[i64] = 2
NORTH_ARC: Final[i64] = 1
SOUTH_ARC: Final[i64] = 2


assert STRIDE == numbers.COLUMNS + 2
assert SIZE == (numbers.ROWS + 3) * STRIDE + 2


def index(row: int, column: int) -> int:
    """The index of a square or corner by row and column, both from 0."""
    return (row + 1) * STRIDE + column + 1


NAMES: Final = tuple(chr(ord("a") + square % STRIDE - 1) + str(square // STRIDE) for square in range(256))
"""The squares' names by index; a corner's is that of its square with a plus."""


def square_named(name: str) -> int:
    """The index of a square such as 'e4'."""
    return index(int(name[1:]) - 1, ord(name[0]) - ord("a"))


SQUARES: Final = packed([index(row, column) for row in range(numbers.ROWS) for column in range(numbers.COLUMNS)])
CORNERS: Final = packed(
    [index(row, column) for row in range(numbers.ROWS + 1) for column in range(numbers.COLUMNS + 1)]
)
GREENLAND_SQUARES: Final = packed([square_named(name) for name in numbers.GREENLAND_SQUARES])
PASSAGE_SQUARES: Final = packed([square_named(name) for name in numbers.PASSAGE_SQUARES])


def _on_board(square: int) -> bool:
    row, column = square // STRIDE - 1, square % STRIDE - 1
    return 0 <= row < numbers.ROWS and 0 <= column < numbers.COLUMNS


# -- shapes -------------------------------------------------------------------------------------------

OFFSETS: Final = packed(
    [
        *(STRIDE + 1, STRIDE, 1, 0, 0, 0),
        *(STRIDE + 2, STRIDE + 1, STRIDE, 2, 1, 0),
        *(2 * STRIDE, STRIDE, 0, 2 * STRIDE + 1, STRIDE + 1, 1),
    ]
)
"""By shape * 6 + bit: where the corner lies, from the tile's first square."""

_COMPASS_BITS: Final = (
    {0: 3, 2: 2, 4: 0, 6: 1},
    {0: 5, 1: 4, 2: 3, 4: 0, 5: 1, 6: 2},
    {0: 2, 2: 5, 3: 4, 4: 3, 6: 0, 7: 1},
)
COMPASS_BIT: Final = packed([_COMPASS_BITS[shape].get(compass, -1) for shape in range(3) for compass in range(8)])
"""By shape * 8 + compass number: the corner's bit, -1 if the shape has no such corner."""


def _first_compass(shape: int, mask: int) -> int:
    return min((compass for compass, bit in _COMPASS_BITS[shape].items() if mask >> bit & 1), default=0)


FIRST_COMPASS: Final = packed([_first_compass(shape, mask) for shape in range(3) for mask in range(64)])
"""By shape * 64 + mask: the first corner clockwise from nw."""

BIT_AT: Final = packed(
    [
        next((bit for bit in range(6 if shape else 4) if OFFSETS[shape * 6 + bit] == offset), -1)
        for shape in range(3)
        for offset in range(32)
    ]
)
"""By shape * 32 + a corner's distance from the first square: its bit."""

_SQUARES_OF: Final = ((0,), (0, 1), (0, STRIDE))


def _sides(shape: int) -> list[int]:
    found: list[int] = []
    own = _SQUARES_OF[shape]
    for square in own:
        for step, p, q in ((-STRIDE, 0, 1), (1, 1, STRIDE + 1), (STRIDE, STRIDE, STRIDE + 1), (-1, 0, STRIDE)):
            if square + step not in own:
                bits = 1 << BIT_AT[shape * 32 + square + p] | 1 << BIT_AT[shape * 32 + square + q]
                found += [square, square + step, square + p, square + q, bits]
    return found


SIDE: Final[i64] = 5
SIDES: Final = vec[vec[i64]]([packed(_sides(shape)) for shape in range(3)])
"""By shape, the unit sides of a tile, SIDE numbers each, all from its first square: the own square, the square
beyond, the side's two corners; and the corners' bits."""


def _sea_sides(shape: int, land: int) -> list[int]:
    sides = SIDES[shape]
    starts = [at for at in range(0, len(sides), SIDE) if land & sides[at + 4] != sides[at + 4]]
    return [number for at in starts for number in (sides[at], sides[at + 1])]


SEA_SIDES: Final = vec[vec[i64]]([packed(_sea_sides(shape, land)) for shape in range(3) for land in range(64)])
"""By shape * 64 + land corners: the unit sides of a tile that have sea (NW-G4), from its first square: the own square
and the square beyond."""


def _arrow_sides(squares: vec[i64], east: int) -> list[int]:
    found: list[int] = []
    for square in squares:
        found += [square + 1 if east else square - 1, square, square + east, square + east + STRIDE, 0]
    return found


GREENLAND_SIDES: Final = packed(_arrow_sides(GREENLAND_SQUARES, 1))
PASSAGE_SIDES: Final = packed(_arrow_sides(PASSAGE_SQUARES, 0))
"""The unit sides of the arrows, as in SIDES but from 0 on; the own square is the one behind the border."""


def _touching(shape: int) -> list[int]:
    """First the squares beyond the sides, then those beyond the corners."""
    own = _SQUARES_OF[shape]
    beside = [SIDES[shape][side + 1] for side in range(0, len(SIDES[shape]), 5)]
    around = [square + row + column for square in own for row in (-STRIDE, 0, STRIDE) for column in (-1, 0, 1)]
    return beside + [square for square in dict.fromkeys(around) if square not in own and square not in beside]


TOUCHING: Final = vec[vec[i64]]([packed(_touching(shape)) for shape in range(3)])
"""By shape, the squares that touch a tile, from its first square: those beside it, then those at its corners."""


def _position(square: int, shape: int) -> int:
    return square * 4 + shape


def _positions_beside(square: int, shape: int) -> list[int]:
    if not all(_on_board(square + offset) for offset in _SQUARES_OF[shape]):
        return []
    own = [square + offset for offset in _SQUARES_OF[shape]]
    found: list[int] = []
    for side in range(0, len(SIDES[shape]), 5):
        beyond = square + SIDES[shape][side + 1]
        for placed in (
            _position(beyond, 0),
            _position(beyond, 1),
            _position(beyond - 1, 1),
            _position(beyond, 2),
            _position(beyond - STRIDE, 2),
        ):
            squares = [placed // 4 + offset for offset in _SQUARES_OF[placed % 4]]
            if placed not in found and all(_on_board(s) and s not in own for s in squares):
                found.append(placed)
    return found


_BESIDE: Final = [_positions_beside(place // 4, place % 4) if place % 4 < 3 else [] for place in range(SIZE * 4)]
SMALL_BESIDE: Final = vec[vec[i64]]([packed([near for near in found if near % 4 == 0]) for found in _BESIDE])
LARGE_BESIDE: Final = vec[vec[i64]]([packed([near for near in found if near % 4]) for found in _BESIDE])
"""By position (square * 4 + shape): the positions of small and of large tiles that share a side with it (NW-C2)."""


def _square_by_square(place: int) -> list[int]:
    found: list[int] = []
    listed: set[int] = set()
    for near in SMALL_BESIDE[place]:
        square = near // 4
        over = [at for at in LARGE_BESIDE[place] if square - at // 4 in _SQUARES_OF[at % 4]]
        new = [at for at in over if at not in listed]
        listed.update(new)
        found += [square, len(new), *new]
    return found


AROUND_TILE: Final = vec[vec[i64]]([packed(_square_by_square(place)) for place in range(SIZE * 4)])
"""By position: for each square beside it (NW-C2) the square, how many positions of large tiles over it follow, and
these, each position once."""

# -- areas and terrain --------------------------------------------------------------------------------

_EDGES_SMALL: Final = ((3, 2), (2, 0), (0, 1), (1, 3))
_EDGES_LARGE: Final = ((5, 4), (4, 3), (3, 0), (0, 1), (1, 2), (2, 5), (4, 1))
_NORTH_HALF: Final = 0b110110


def _component(land: int, frozen: int, edges: tuple[tuple[int, int], ...], bit: int) -> int:
    """NW-I5: the corners joined with `bit` over land (NW-G3) and over a frozen square (NW-I3)."""
    if not (land | frozen) >> bit & 1:
        return 0
    area = 1 << bit
    grown = True
    while grown:
        before = area
        if area & frozen:
            area |= frozen
        for p, q in edges:
            both = 1 << p | 1 << q
            if land & both == both and area & both:
                area |= both
        grown = area != before
    return area


OPEN: Final[i64] = 0
HALF_FROZEN: Final[i64] = 1
FROZEN: Final[i64] = 2
"""How much of a tile is frozen: only a standing one can be half frozen, its northern square."""


def _areas(shape: int, frozen: int, land: int) -> list[int]:
    """The area that holds each of a tile's corners, 0 if none does."""
    bits = 6 if shape else 4
    if frozen == FROZEN:
        return [(1 << bits) - 1 if bit < bits else 0 for bit in range(6)]
    ice, edges = _NORTH_HALF if frozen else 0, _EDGES_LARGE if shape else _EDGES_SMALL
    return [_component(land, ice, edges, bit) if bit < bits and land >> bits == 0 else 0 for bit in range(6)]


_AREAS: Final = [_areas(shape, ice, land) for shape in range(3) for ice in range(3) for land in range(64)]
AREA: Final = packed([area for areas in _AREAS for area in areas])
"""By ((shape * 3 + how much is frozen) * 64 + land corners) * 6 + a corner's bit: the area that holds the corner."""
AREA_NAMES: Final = vec[vec[i64]](
    [
        packed(sorted({_first_compass(number // 192, area) for area in areas if area}))
        for number, areas in enumerate(_AREAS)
    ]
)
"""By (shape * 3 + how much is frozen) * 64 + land corners: the names of a tile's areas, as compass numbers."""


def _spread(places: tuple[int, int, int, int]) -> vec[i64]:
    made: list[int] = []
    for code in range(256):
        known = sum(1 << places[bit] for bit in range(4) if code >> 4 >> bit & 1)
        land = sum(1 << places[bit] for bit in range(4) if code >> bit & 1)
        made.append(known << 6 | land)
    return packed(made)


WEST: Final = _spread((1, 2, 4, 5))
EAST: Final = _spread((0, 1, 3, 4))
NORTH: Final = _spread((4, 1, 5, 2))
SOUTH: Final = _spread((3, 0, 4, 1))
"""What a square's four corners (known << 4 | land) tell of the large tile whose half it is (known << 6 | land)."""


def _arc(corner: int) -> int:
    row, column = corner // STRIDE - 1, corner % STRIDE - 1
    greenland, passage = GREENLAND_SQUARES[0] // STRIDE - 1, PASSAGE_SQUARES[0] // STRIDE - 1
    span_east, span_west = len(GREENLAND_SQUARES), len(PASSAGE_SQUARES)
    if row == 0:
        return 1
    if row == numbers.ROWS:
        return 2
    if column == numbers.COLUMNS:
        return 1 if row <= greenland else 2 if row >= greenland + span_east else 0
    if column == 0:
        return 1 if row <= passage else 2 if row >= passage + span_west else 0
    return 0


ARC: Final = packed([_arc(corner) if corner in list(CORNERS) else 0 for corner in range(SIZE)])
"""NW-C4: the part of the border a corner lies on, north or south of the two arrows."""

AROUND: Final = packed([1, STRIDE, -1, -STRIDE])
"""The steps to the four neighbours of a square or corner."""


def _beside(own: tuple[int, ...]) -> list[int]:
    return sorted({square + step for square in own for step in AROUND} - set(own))


BESIDE_TILE: Final = vec[vec[i64]]([packed(_beside(own)) for own in _SQUARES_OF])
"""By shape: from a tile's first square the squares that share a side with it, row by row."""

# -- the tiles ----------------------------------------------------------------------------------------


def turned(pattern: int) -> int:
    """A large tile's corners after half a turn."""
    return sum((pattern >> bit & 1) << (5 - bit) for bit in range(6))


def mirrored(pattern: int) -> int:
    """A large tile's corners on its back (NW-G6): west and east change places."""
    return sum((pattern >> bit & 1) << (bit // 3 * 3 + 2 - bit % 3) for bit in range(6))


def _ways(tile: dict[str, int]) -> list[tuple[int, int]]:
    """Pattern and symbol's half for the four ways: front, front turned, back, back turned."""
    front, half = tile["front"], tile["half"]
    other = half if half == 2 else 1 - half
    back = mirrored(front)
    return [(front, half), (turned(front), other), (back, other), (turned(back), half)]


_WAYS: Final = [_ways(tile) for tile in LARGE_TILES]
PATTERN: Final = packed([pattern for ways in _WAYS for pattern, _ in ways])
"""By tile * 4 + way: the six corners as laid."""
SYMBOL_HALF: Final = packed([half for ways in _WAYS for _, half in ways])
"""By tile * 4 + way: 0 if the symbol lies on the first square in reading order, 1 on the second, NO_HALF without."""
CANONICAL: Final = packed([ways.index(way) for ways in _WAYS for way in ways])
"""By tile * 4 + way: the first way that lays the same (NW-C1)."""
WAYS: Final = vec[vec[i64]]([packed(sorted({ways.index(way) for way in ways})) for ways in _WAYS])
"""By tile: its different ways."""
SYMBOL: Final = packed([tile["token"] for tile in LARGE_TILES])


def _signed(mask: int) -> int:
    """64 bits as a number with a sign."""
    return mask - (1 << 64) if mask >> 63 else mask


def _agreeing(corners: int, patterns: list[int]) -> list[int]:
    """By known << corners | land: which of the patterns agree with that, a bit for each place in the list."""
    every = (1 << len(patterns)) - 1
    land_at = [sum(1 << at for at, pattern in enumerate(patterns) if pattern >> bit & 1) for bit in range(corners)]
    made = [0] * (1 << 2 * corners)
    made[0] = every
    for code in range(1, len(made)):
        known, land = code >> corners, code & (1 << corners) - 1
        if land & ~known == 0:
            bit = known.bit_length() - 1
            before = made[(known ^ 1 << bit) << corners | land & ~(1 << bit)]
            made[code] = before & (land_at[bit] if land >> bit & 1 else ~land_at[bit])
    return [_signed(mask) for mask in made]


AGREEING: Final = packed(_agreeing(6, list(range(64))))
"""By what is known of six corners (known << 6 | land): the patterns that agree with it (NW-C3), a bit for each."""
TILE_PATTERNS: Final = packed([_signed(sum({1 << pattern for pattern, _ in ways})) for ways in _WAYS])
"""By large tile: its patterns, a bit for each."""
WAYS_EACH: Final = packed([len(WAYS[tile]) // len({pattern for pattern, _ in ways}) for tile, ways in enumerate(_WAYS)])
"""By large tile: in how many ways each of its patterns can be laid, two if its symbol can lie on either half."""

SMALL_PATTERNS: Final = vec[vec[i64]]([packed(small_rotations(pattern)) for _, pattern, _ in SMALL_TILES])
"""By kind of small tile: its different patterns."""


def _kind_of(pattern: int) -> int:
    return next(kind for kind in range(len(SMALL_TILES)) if pattern in list(SMALL_PATTERNS[kind]))


SMALL_KIND: Final = packed([_kind_of(pattern) for pattern in range(16)])
"""By a square's four corners: the kind of small tile."""

SMALL_LIST: Final = packed([pattern for kind in range(6) for pattern in SMALL_PATTERNS[kind]])
"""The patterns of all the small tiles, by kind: a set of them has a bit for each place in this list."""
SMALL_AGREEING: Final = packed(_agreeing(4, list(SMALL_LIST)))
"""By what is known of four corners (known << 4 | land): the set of patterns that agree with it (NW-C3)."""
KIND_FIRST: Final = packed([list(SMALL_LIST).index(SMALL_PATTERNS[kind][0]) for kind in range(6)])
"""By kind of small tile: where in the list its patterns begin."""
KINDS_PATTERNS: Final = packed(
    [sum(1 << at for at in range(16) if kinds >> SMALL_KIND[SMALL_LIST[at]] & 1) for kinds in range(64)]
)
"""By a set of kinds of small tiles, a bit for each: the set of their patterns."""

ZONE: Final = packed(
    [numbers.ZONE_OF_COLUMN[square % STRIDE - 1] if _on_board(square) else 0 for square in range(SIZE)]
)
"""NW-G9: by square, what prestige is multiplied with."""
