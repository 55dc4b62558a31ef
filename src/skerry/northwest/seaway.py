"""NW-C4: there must always be a way by sea from Greenland to the Passage.

The way is cut exactly when land joins the part of the border north of the two arrows with the part south of
them: along sides of squares whose two corners are land, but not along a side inside a tile, because a ship
reaches all the sea of its tile.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, extend, i64, vec
from skerry.northwest.geometry import ARC, CORNERS, NORTH_ARC, OFFSETS, SIZE, SOUTH_ARC, STRIDE
from skerry.northwest.layout import LAND, LYING, SINGLE, UNKNOWN
from skerry.northwest.state import State, zeros

BOTH_ARCS: Final[i64] = NORTH_ARC | SOUTH_ARC
FOUND: Final = zeros(SIZE)
"""Where corners are listed, and read at once."""
BEFORE: Final = zeros(SIZE)
"""For each of them where in the list the corner stands that it was reached from."""


def closes_passage(state: State, square: i64, shape: i64, known: i64, pattern: i64) -> bool:
    """Whether a tile laid there, whose corners fit, would cut the way. `known` are the corners known before."""
    added = pattern & ~known
    if added == 0:
        return False
    near = state.near
    reached: i64 = 0
    base = shape * 6
    bit: i64 = 0
    while added >> bit:
        if added >> bit & 1:
            reached |= near[square + OFFSETS[base + bit]]
        bit += 1
    if reached != BOTH_ARCS:
        return False
    state.note_flood()
    return len(land_chain(state, square, shape, added)) > 0


def never_closes(near: vec[i64], square: i64, shape: i64) -> bool:
    """Whether no pattern of a tile there could cut the way, by what is `State.near` its corners: a quick look first."""
    below = square + STRIDE
    reached = near[square] | near[square + 1] | near[below] | near[below + 1]
    if shape == LYING:
        reached |= near[square + 2] | near[below + 2]
    elif shape != SINGLE:
        reached |= near[below + STRIDE] | near[below + STRIDE + 1]
    return reached != BOTH_ARCS


def land_chain(state: State, square: i64, shape: i64, added: i64) -> vec[i64]:
    """The joined land corners that would cut the way if land were added at those corners; empty if none would."""
    corner, cover = state.corner, state.cover
    second = square if shape == SINGLE else square + 1 if shape == LYING else square + STRIDE
    cover[square] = cover[second] = 1
    new = vec[i64](capacity=6)
    for bit in range(i64(6)):
        if added >> bit & 1:
            place = square + OFFSETS[shape * 6 + bit]
            corner[place] = LAND
            new = append(new, place)
    chain = vec[i64]()
    for start in new:
        if len(chain) == 0:
            chain = _cutting_chain(state, start)
    for place in new:
        corner[place] = UNKNOWN
    cover[square] = cover[second] = 0
    return chain


def pair_closes_passage(state: State, square: i64, pattern: i64, second: i64, other: i64) -> bool:
    """NW-ST5: whether two small tiles laid together would cut the way, when the first alone does not."""
    reached = reached_by(state, square, pattern) | reached_by(state, second, other)
    if reached != BOTH_ARCS:
        return False
    state.note_flood()
    corner = state.corner
    new = vec[i64](capacity=8)
    for bit in range(i64(8)):
        tile = pattern if bit < 4 else other
        place = (square if bit < 4 else second) + OFFSETS[bit & 3]
        if tile >> (bit & 3) & 1 and corner[place] == UNKNOWN:
            corner[place] = LAND
            new = append(new, place)
    closes = False
    for start in new:
        if not closes and len(_cutting_chain(state, start)) > 0:
            closes = True
    for place in new:
        corner[place] = UNKNOWN
    return closes


def pair_never_closes(near: vec[i64], square: i64, second: i64) -> bool:
    """The same for two small tiles."""
    below, under = square + STRIDE, second + STRIDE
    reached = near[square] | near[square + 1] | near[below] | near[below + 1]
    reached |= near[second] | near[second + 1] | near[under] | near[under + 1]
    return reached != BOTH_ARCS


def may_close_passage(state: State, reached: i64, second: i64) -> bool:
    """Whether it needs a closer look, for some pattern of the second of two small tiles, if they cut the way.

    `reached` is what the first is `reached_by`.
    """
    return reached | reached_by(state, second, 15) == BOTH_ARCS


def reached_by(state: State, square: i64, pattern: i64) -> i64:
    """The parts of the border with which the new land of a small tile would be joined."""
    corner, near = state.corner, state.near
    reached: i64 = 0
    for bit in range(i64(4)):
        if pattern >> bit & 1:
            place = square + OFFSETS[bit]
            if corner[place] == UNKNOWN:
                reached |= near[place]
    return reached


def _cutting_chain(state: State, start: i64) -> vec[i64]:
    """The shortest chains of joined land from a corner to both parts of the border; nothing if one is not reached."""
    corner, cover = state.corner, state.cover
    stamp = state.fresh_stamp()
    seen, found, before = state.seen, FOUND, BEFORE
    found[0] = start
    before[0] = 0
    seen[start] = stamp
    end: i64 = 1
    north_end: i64 = -1
    south_end: i64 = -1
    at: i64 = 0
    while at < end:
        here = found[at]
        if ARC[here] == NORTH_ARC and north_end < 0:
            north_end = at
        elif ARC[here] == SOUTH_ARC and south_end < 0:
            south_end = at
        if north_end >= 0 and south_end >= 0:
            return extend(_back_to_start(found, before, north_end), _back_to_start(found, before, south_end))
        east, south, west, north = here + 1, here + STRIDE, here - 1, here - STRIDE
        # The side to the east lies between the squares north and south of it, the side to the south between
        # those west and east of it.
        if corner[east] == LAND and seen[east] != stamp and not _same_tile(cover[north], cover[here]):
            seen[east] = stamp
            end = _find(found, before, end, east, at)
        if corner[south] == LAND and seen[south] != stamp and not _same_tile(cover[west], cover[here]):
            seen[south] = stamp
            end = _find(found, before, end, south, at)
        if corner[west] == LAND and seen[west] != stamp and not _same_tile(cover[north - 1], cover[west]):
            seen[west] = stamp
            end = _find(found, before, end, west, at)
        if corner[north] == LAND and seen[north] != stamp and not _same_tile(cover[north - 1], cover[north]):
            seen[north] = stamp
            end = _find(found, before, end, north, at)
        at += 1
    return vec[i64]()


def _find(found: vec[i64], before: vec[i64], end: i64, corner: i64, at: i64) -> i64:
    """List a corner that was reached from the one listed at `at`; the new end of the list."""
    found[end] = corner
    before[end] = at
    return end + 1


def _back_to_start(found: vec[i64], before: vec[i64], end: i64) -> vec[i64]:
    chain = vec[i64](capacity=16)
    while end > 0:
        chain = append(chain, found[end])
        end = before[end]
    return append(chain, found[0])


def passage_is_open(state: State) -> bool:
    """Whether there is a way by sea on the board as it lies."""
    for corner in CORNERS:
        if state.corner[corner] == LAND and len(_cutting_chain(state, corner)) > 0:
            return False
    return True


def _same_tile(one: i64, other: i64) -> bool:
    return one > 0 and one == other
