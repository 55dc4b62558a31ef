"""NW-C7, NW-P4: islands, when they are closed and what they score."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, numbers
from skerry.northwest.geometry import AROUND, OFFSETS, SIZE, STRIDE
from skerry.northwest.layout import CARTOGRAPHY, FREE, ISLAND_SHIFT, LAND, PLAYER, PRESTIGE, SINGLE, TOKENS
from skerry.northwest.state import State, zeros

FOUND: Final = zeros(SIZE)
"""Where corners are listed, and copied from at once."""


def close_islands(state: State, seat: i64, square: i64, shape: i64) -> None:
    """NW-C7: every island that is now closed, of those that the tile at `square` touches."""
    stamp = state.fresh_stamp()
    for bit in range(i64(4) if shape == SINGLE else i64(6)):
        corner = square + OFFSETS[shape * 6 + bit]
        if state.corner[corner] == LAND and state.seen[corner] != stamp:
            island = closed_island(state, corner, stamp)
            if len(island):
                score_island(state, seat, island)


def closed_island(state: State, start: i64, stamp: i64) -> vec[i64]:
    """The joined land corners from `start` if all the squares around them are covered, else nothing."""
    corner, cover, seen, found = state.corner, state.cover, state.seen, FOUND
    found[0] = start
    seen[start] = stamp
    at: i64 = 0
    end: i64 = 1
    closed = True
    while at < end:
        here = found[at]
        at += 1
        if (
            cover[here] == FREE
            or cover[here - 1] == FREE
            or cover[here - STRIDE] == FREE
            or cover[here - STRIDE - 1] == FREE
        ):
            closed = False
        for step in AROUND:
            beside = here + step
            if corner[beside] == LAND and seen[beside] != stamp:
                seen[beside] = stamp
                found[end] = beside
                end += 1
    return found[:end] if closed else vec[i64]()


def island_tiles(state: State, island: vec[i64]) -> vec[i64]:
    """The first squares of the tiles that an island lies on."""
    tiles = vec[i64](capacity=8)
    for corner in island:
        for square in (corner, corner - 1, corner - STRIDE, corner - STRIDE - 1):
            tile = state.cover[square]
            if tile > 0 and tile & 255 not in tiles:
                tiles = append(tiles, tile & 255)
    return tiles


def closed_tiles(state: State, corner: i64) -> i64:
    """How many tiles the closed island of a corner lies on; 0 if it is open."""
    return i64(len(island_tiles(state, closed_island(state, corner, state.fresh_stamp()))))


def island_points(tiles: i64) -> i64:
    """NW-P4."""
    most = i64(len(numbers.ISLAND_POINTS)) - 1
    return i64(numbers.ISLAND_POINTS[tiles if tiles < most else most])


def score_island(state: State, seat: i64, island: vec[i64]) -> None:
    """NW-C7, NW-P4: points, and a Cartography token while there are any; NW-CO2: it counts for both captains."""
    tiles = i64(len(island_tiles(state, island)))
    if tiles < 2:
        return
    points = island_points(tiles)
    me = seat * PLAYER
    first = island[0]
    for corner in island:
        if corner < first:
            first = corner
    state.token[first] |= (seat + 1) << ISLAND_SHIFT
    state.player[me + PRESTIGE] += points
    token: i64 = 0
    if state.cartography_left > 0:
        state.cartography_left -= 1
        token = 1
        for holder in range(state.seats):
            if holder == seat or state.mode.shares_cartography:
                state.player[holder * PLAYER + TOKENS + CARTOGRAPHY] += 1
    state.say(happenings.ISLAND_CLOSED, seat, first, tiles, points, token)
