"""NW-I: the sun, the ice, and the areas in which sleds stand."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers
from skerry.northwest.geometry import (
    AREA,
    AREA_NAMES,
    COMPASS_BIT,
    FIRST_COMPASS,
    FROZEN,
    HALF_FROZEN,
    OPEN,
    SIDE,
    SIDES,
    STRIDE,
)
from skerry.northwest.layout import FIRST_TILE, LAND, UPRIGHT
from skerry.northwest.state import State

ROWS_IN_ROUND: Final = packed([0, *(numbers.FROZEN_ROWS[sun] for sun in numbers.SUN_OF_ROUND)])
"""NW-I2: by round, from 1."""


def frozen_rows(round: i64, shift: i64) -> i64:
    """NW-I2, NW-ST9: how many rows from the north are frozen in a round."""
    rows = ROWS_IN_ROUND[round] + shift
    return i64(0) if rows < 0 else rows if rows < numbers.ROWS else i64(numbers.ROWS)


def ice_limit(rows: i64) -> i64:
    """The index below which squares are frozen."""
    return (rows + 1) * STRIDE


def area_at(state: State, square: i64, bit: i64, ice: i64) -> i64:
    """NW-I5: the area of the tile with that first square that holds a corner, as bits; 0 if none does."""
    return AREA[_terrain(state, square, ice) * 6 + bit]


def area_names(state: State, square: i64) -> vec[i64]:
    """The names of all the areas of a tile: the compass numbers of their first corners."""
    return AREA_NAMES[_terrain(state, square, state.ice)]


def _terrain(state: State, square: i64, ice: i64) -> i64:
    """What the areas of the tile with that first square depend on: shape, ice and land in one number."""
    shape = state.shape_at(square)
    frozen = OPEN if square >= ice else HALF_FROZEN if shape == UPRIGHT and square + STRIDE >= ice else FROZEN
    return (shape * 3 + frozen) * 64 + state.land_at(square)


def areas(state: State, square: i64, within: i64, ice: i64) -> vec[i64]:
    """The different areas of a tile that hold one of the corners `within`, in the order of their names."""
    shape, terrain = state.shape_at(square), _terrain(state, square, ice)
    first = AREA[terrain * 6 + COMPASS_BIT[shape * 8 + FIRST_COMPASS[shape * 64 + within]]]
    if within & first and within & ~first == 0:
        return ONE_AREA[first]
    found = vec[i64](capacity=4)
    taken: i64 = 0
    for compass in range(i64(8)):
        bit = COMPASS_BIT[shape * 8 + compass]
        if bit >= 0 and within >> bit & 1 and not taken >> bit & 1:
            area = AREA[terrain * 6 + bit]
            if area:
                taken |= area
                found = append(found, area)
    return found


ONE_AREA: Final = vec[vec[i64]]([packed([area]) for area in range(64)])
"""By area: itself alone."""


def area_name(state: State, square: i64, area: i64) -> i64:
    """The compass number of an area's first corner."""
    return FIRST_COMPASS[state.shape_at(square) * 64 + area]


def area_named(state: State, square: i64, compass: i64) -> i64:
    """The area of a tile that holds the corner with that compass number; 0 if none does."""
    bit = COMPASS_BIT[state.shape_at(square) * 8 + compass]
    return area_at(state, square, bit, state.ice) if bit >= 0 else i64(0)


def areas_after_change(state: State, square: i64, area: i64, ice: i64) -> vec[i64]:
    """NW-I5: where a sled of that area may stand when the ice has changed: one area, several to choose from, none."""
    left = areas(state, square, area, ice)
    return left if len(left) else areas(state, square, 63, ice)


def is_locked(state: State, place: i64, ice: i64) -> bool:
    """NW-I4: whether a ship on the tile at `place` could not leave through any open sea side of its own tile."""
    if place < FIRST_TILE:
        return False
    sides = SIDES[state.shape_at(place)]
    at: i64 = 0
    while at < len(sides):
        p, q = place + sides[at + 2], place + sides[at + 3]
        if place + sides[at] >= ice and (state.corner[p] != LAND or state.corner[q] != LAND):
            return False
        at += SIDE
    return True
