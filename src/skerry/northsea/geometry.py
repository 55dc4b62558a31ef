"""Geometry (NS-G): hexagons, their sides and corners, land areas, rotations, and what fits where.

A hexagon is the number `hex_at(q, r)`; a step to a neighbour adds a constant, so no 48-tile chain
comes near the rim. Directions count clockwise from NE (0: NE, E, SE, SW, W, NW) and corners from N
(0: N, NE, SE, S, SW, NW): side d lies between the corners d and d + 1. The corner d of a hexagon is
the corner d + 4 of its neighbour in direction d, and its corner d + 1 is the neighbour's d + 3.

Terrain lives on the corners (NS-G1): a pattern is the mask of a tile's land corners. What is known of
a free hexagon's corners is its fit, `known << 6 | land`: a pattern fits iff `pattern & known == land`
(NS-P2).
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64, vec
from skerry.northsea.components import SHIP, TILES

HEX_LIMIT: Final = 500
"""Coordinates beyond this cannot be written; play stays within 49 of the middle."""
OFFSET: Final = 512

DIRECTIONS: Final[i64] = 6

STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (-1, 0, 1, 1, 0, -1)


def hex_at(q: int, r: int) -> int:
    """NS-G1: the number of a hexagon."""
    return (r + OFFSET) << 10 | (q + OFFSET)


def coordinates(hexagon: int) -> tuple[int, int]:
    """The axial coordinates (q, r) of a hexagon."""
    return (hexagon & 1023) - OFFSET, (hexagon >> 10) - OFFSET


HEX_STEP: Final = vec[i64]([STEP_R[d] * 1024 + STEP_Q[d] for d in range(6)])


def turned(pattern: int, rotation: int) -> int:
    """The pattern after turning by so many sixths clockwise."""
    return (pattern << rotation | pattern >> (6 - rotation)) & 63


def areas(pattern: int) -> list[int]:
    """The land areas of a pattern as masks, in the order of their first corners (NS-G2)."""
    found: list[int] = []
    for corner in range(6):
        mask = 1 << corner
        if pattern & mask and not any(mask & area for area in found):
            while True:
                grown = (mask | turned(mask, 1) | turned(mask, 5)) & pattern
                if grown == mask:
                    break
                mask = grown
            found.append(mask)
    return found


def feature_corner(tile: int) -> int:
    """The first corner of the printed land area that holds the tile's feature; −1 if it is at sea (NS-G3)."""
    pattern, feature = TILES[tile]
    if feature == SHIP:
        return -1
    largest = max(areas(pattern), key=lambda area: area.bit_count())
    return (largest & -largest).bit_length() - 1


def rotations(tile: int) -> list[int]:
    """The rotations that differ in terrain or in the feature's area, the first clockwise of each (NS-P1)."""
    pattern, _ = TILES[tile]
    corner = feature_corner(tile)
    seen: set[tuple[int, int]] = set()
    kept: list[int] = []
    for rotation in range(6):
        laid = turned(pattern, rotation)
        home = -1 if corner < 0 else next(area for area in areas(laid) if area >> (corner + rotation) % 6 & 1)
        if (laid, home) not in seen:
            seen.add((laid, home))
            kept.append(rotation)
    return kept


def canonical_rotation(tile: int, rotation: int) -> int:
    """The first rotation that lays the same terrain with the feature in the same area."""
    kept = rotations(tile)
    return rotation if rotation in kept else rotation % len(kept)


def _area_at(pattern: int, corner: int) -> int:
    return next((n for n, area in enumerate(areas(pattern)) if area >> corner & 1), -1)


def _side_area(pattern: int, side: int) -> int:
    return max(_area_at(pattern, side), _area_at(pattern, (side + 1) % 6))


def _seen_across(pattern: int, side: int) -> int:
    near, far = 1 << (side + 4) % 6, 1 << (side + 3) % 6
    land = near * (pattern >> side & 1) | far * (pattern >> (side + 1) % 6 & 1)
    return (near | far) << 6 | land


AREA_COUNT: Final = vec[i64]([len(areas(pattern)) for pattern in range(64)])
AREA_MASK: Final = vec[i64]([(*areas(pattern), 0, 0, 0, 0)[n] for pattern in range(64) for n in range(4)])
"""By `pattern << 2 | area`: the area's corners."""
AREA_AT: Final = vec[i64](
    [_area_at(pattern, corner) if corner < 6 else -1 for pattern in range(64) for corner in range(8)]
)
"""By `pattern << 3 | corner`: the area that holds the corner, −1 for sea."""
SIDE_AREA: Final = vec[i64](
    [_side_area(pattern, side) if side < 6 else -1 for pattern in range(64) for side in range(8)]
)
"""By `pattern << 3 | side`: the only area that touches the side, −1 if it has no land (NS-G2)."""
SEA_SIDES: Final = vec[i64]([63 & ~(pattern & turned(pattern, 5)) for pattern in range(64)])
"""By pattern: the mask of the sides with sea (NS-G2)."""
SEEN_ACROSS: Final = vec[i64](
    [_seen_across(pattern, side) if side < 6 else 0 for pattern in range(64) for side in range(8)]
)
"""By `pattern << 3 | side`: what the neighbour across the side learns of its own corners, as a fit."""
LOWEST: Final = vec[i64]([max(0, (n & -n).bit_length() - 1) for n in range(64)])
"""By mask of corners: the first corner."""

TURNED: Final = vec[i64]([turned(TILES[tile][0], rotation % 6) for tile in range(49) for rotation in range(8)])
"""By `tile << 3 | rotation`: the pattern as laid."""
FEATURE: Final = vec[i64]([feature for _, feature in TILES])
FEATURE_CORNER: Final = vec[i64]([-1 if tile == 0 else feature_corner(tile) for tile in range(49)])

_CLASSES: Final = sorted({(TILES[tile][0], tuple(rotations(tile))) for tile in range(1, 49)})
SHAPE: Final = vec[i64]([0] + [_CLASSES.index((TILES[tile][0], tuple(rotations(tile)))) for tile in range(1, 49)])
"""By tile: the number of its shape; there are fewer than 16."""


def _fitting() -> list[int]:
    table = [0] * (1 << 16)
    for shape, (pattern, kept) in enumerate(_CLASSES):
        for known in range(64):
            for rotation in kept:
                table[(known << 6 | turned(pattern, rotation) & known) << 4 | shape] |= 1 << rotation
    return table


FITTING: Final = vec[i64](_fitting())
"""By `fit << 4 | SHAPE[tile]`: the mask of the rotations in which the tile fits (NS-P2)."""
ROTATION_COUNT: Final = vec[i64]([mask.bit_count() for mask in range(64)])
"""By mask of rotations: how many there are."""
FITTING_COUNT: Final = vec[i64]([ROTATION_COUNT[mask] for mask in FITTING])
"""By `fit << 4 | SHAPE[tile]`: in how many rotations the tile fits."""
ROTATION_AT: Final = vec[i64](
    [([k for k in range(6) if mask >> k & 1] + [0] * 8)[n] for mask in range(64) for n in range(8)]
)
"""By `mask << 3 | n`: the n-th of the rotations."""

ROOM_BITS: Final[i64] = 10
"""There are never more than 110 free hexagons with six rotations each."""
ROOM_MASK: Final[i64] = (1 << 10) - 1
_ROOM_FIELDS: Final = 6


def _room() -> list[int]:
    table = [0] * (1 << 14)
    for shape in range(len(_CLASSES)):
        word, shift = shape // _ROOM_FIELDS, shape % _ROOM_FIELDS * ROOM_BITS
        for fit in range(1, 1 << 12):
            table[fit << 2 | word] += int(FITTING[fit << 4 | shape]).bit_count() << shift
    return table


ROOM: Final = vec[i64](_room())
"""By `fit << 2 | word`: the numbers of rotations in which tiles of six shapes fit, packed. Fit 0 counts nothing."""
ROOM_WORD: Final = vec[i64]([SHAPE[tile] // _ROOM_FIELDS for tile in range(49)])
ROOM_SHIFT: Final = vec[i64]([SHAPE[tile] % _ROOM_FIELDS * ROOM_BITS for tile in range(49)])
"""By tile: where its shape's number stands in the words of `ROOM`."""
BIT: Final = vec[i64]([next((n for n in range(62) if (1 << n) % 67 == rest), 0) for rest in range(67)])
"""By `lowest bit % 67`: its number."""
POWER: Final = vec[i64]([1 << n for n in range(62)])
"""Powers of two: in compiled code a literal 1 can be shifted by 31 bits only."""
