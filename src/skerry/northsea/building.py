"""Outposts (NS-A8): what forbids one, where they can be built, and building."""

from __future__ import annotations

from skerry.core.packed import i64, vec
from skerry.northsea import happenings, reasons
from skerry.northsea.codes import build_code, place_at, place_corner, place_hex
from skerry.northsea.geometry import AREA_MASK
from skerry.northsea.layout import BUILT, FIRST_AREA, NO_AREA, OUTPOST, OUTPOST_AT, PATTERN_MASK, PLACED, SEAT
from skerry.northsea.numbers import BUILDERS, OUTPOSTS
from skerry.northsea.state import State


def supply_problem(state: State, seat: i64) -> i64:
    """Whether an outpost is left (NS-A8, NS-S3)."""
    return reasons.NO_OUTPOST_LEFT if state.players[seat << SEAT | BUILT] == OUTPOSTS else reasons.ALLOWED


def clockwise(corner: i64, steps: i64) -> i64:
    """The corner so many steps on, six in all."""
    return corner + steps if corner + steps < 6 else corner + steps - 6


def build_problem(state: State, seat: i64, cell: i64, corner: i64) -> i64:
    """What forbids an outpost on the point that is that corner of the cell (NS-A8)."""
    info, beside = state.info, state.links[cell]
    left, right = beside >> (corner << 3) & 255, beside >> (clockwise(corner, 5) << 3) & 255
    here, there, yonder = info[cell], info[left], info[right]
    if here & there & yonder & PLACED == 0:
        return reasons.TILES_MISSING
    area = state.area_at(cell, corner)
    if area == NO_AREA:
        return reasons.POINT_AT_SEA
    if (here | there | yonder) & OUTPOST:
        return reasons.OUTPOST_NEAR
    builders = state.vikings(seat, area)
    builders += state.vikings(seat, state.area_at(left, clockwise(corner, 4)))
    builders += state.vikings(seat, state.area_at(right, clockwise(corner, 2)))
    if builders < BUILDERS:
        return reasons.BUILDERS_MISSING
    return supply_problem(state, seat)


def build_codes(state: State, codes: vec[i64], n: i64, area: i64) -> i64:
    """The points of a land area with own Vikings where an outpost can be built, each once over all the areas."""
    cell = state.grounds[area]
    info = state.info[cell]
    if info & OUTPOST:
        return n
    mask = AREA_MASK[(info & PATTERN_MASK) << 2 | (area - (info >> FIRST_AREA & 255))]
    corner: i64 = 0
    while mask:
        if mask & 1 and build_problem(state, state.seat, cell, corner) == reasons.ALLOWED:
            left = state.area_at(state.neighbour(cell, corner), clockwise(corner, 4))
            right = state.area_at(state.neighbour(cell, clockwise(corner, 5)), clockwise(corner, 2))
            listed = (left < area and state.vikings(state.seat, left) > 0) or (
                right < area and state.vikings(state.seat, right) > 0
            )
            if not listed:
                codes[n] = build_code(point_name(state, cell, corner))
                n += 1
        mask >>= 1
        corner += 1
    return n


def point_name(state: State, cell: i64, corner: i64) -> i64:
    """The canonical name of a point: of its three hexagons the first in (r, q) order, whose corner is SE or S."""
    if corner == 2 or corner == 3:
        return place_at(state.hexes[cell], corner)
    if corner == 0 or corner == 4:  # N is the SE corner of the hexagon in the NW, SW of the one in the W
        return place_at(state.hexes[state.neighbour(cell, 5 if corner == 0 else 4)], 2)
    return place_at(state.hexes[state.neighbour(cell, 0 if corner == 1 else 5)], 3)


def build(state: State, point: i64) -> None:
    base = state.seat << SEAT
    cell = state.cell(place_hex(point))
    corner = place_corner(point)
    state.players[base + OUTPOST_AT + state.players[base | BUILT]] = place_at(cell, corner)
    state.players[base | BUILT] += 1
    state.info[cell] |= OUTPOST
    state.info[state.neighbour(cell, corner)] |= OUTPOST
    state.info[state.neighbour(cell, clockwise(corner, 5))] |= OUTPOST
    state.say(happenings.OUTPOST_BUILT, state.seat, point)
