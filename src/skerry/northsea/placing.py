"""Placing tiles (NS-P): where a tile fits, and what appears on it."""

from __future__ import annotations

from skerry.core.packed import i64, vec
from skerry.northsea import happenings, reasons
from skerry.northsea.chance import turn_up_settlement
from skerry.northsea.codes import place_code
from skerry.northsea.components import SETTLEMENT as SETTLEMENT_FEATURE
from skerry.northsea.components import SHIP
from skerry.northsea.geometry import (
    AREA_COUNT,
    BIT,
    FEATURE,
    FEATURE_CORNER,
    FITTING,
    FITTING_COUNT,
    POWER,
    ROTATION_AT,
    ROTATION_COUNT,
    SHAPE,
    TURNED,
)
from skerry.northsea.islands import counted, island_sizes
from skerry.northsea.layout import ANIMALS, CLOSED, ENEMY, FIRST_AREA, HAND, PATTERN_MASK, PLACED, SEAT, SETTLEMENT
from skerry.northsea.state import State


def place_problem(state: State, seat: i64, tile: i64, rotation: i64, cell: i64) -> i64:
    """What forbids placing the tile there (NS-T1, NS-P1, NS-P3, NS-P2). Cell 0 is a hexagon without a neighbour."""
    if state.players[seat << SEAT | HAND] >> tile & 1 == 0:
        return reasons.NOT_IN_HAND
    info = state.info[cell]
    if info & PLACED:
        return reasons.HEX_TAKEN
    if cell == 0:
        return reasons.HEX_LONELY
    if info & CLOSED:
        return reasons.HEX_BARRED
    if FITTING[info << 4 | SHAPE[tile]] >> rotation & 1 == 0:
        return reasons.CORNERS_DIFFER
    return reasons.ALLOWED


def fits_somewhere(state: State, tiles: i64) -> bool:
    """Whether any of the tiles (a mask) has a place."""
    while tiles:
        if state.room_for(BIT[(tiles & -tiles) % 67]) > 0:
            return True
        tiles &= tiles - 1
    return False


def count_placings(state: State) -> i64:
    """How many ways there are to place a tile of the hand."""
    count: i64 = 0
    hand = state.players[state.seat << SEAT | HAND]
    while hand:
        count += state.room_for(BIT[(hand & -hand) % 67])
        hand &= hand - 1
    return count


def place_codes(state: State) -> vec[i64]:
    """All the ways to place a tile of the hand.

    For speed it looks up all the rotations at once (`FITTING`) on the free cells, instead of asking `place_problem`
    for each: tests/rules/northsea/test_legality.py holds the two together.
    """
    codes = vec[i64]([0] * count_placings(state))
    n: i64 = 0
    hand = state.players[state.seat << SEAT | HAND]
    while hand:
        tile = BIT[(hand & -hand) % 67]
        shape = SHAPE[tile]
        for cell in state.free:
            fitting = FITTING[state.info[cell] << 4 | shape]
            k: i64 = 0
            while k < ROTATION_COUNT[fitting]:
                codes[n] = place_code(tile, state.hexes[cell], ROTATION_AT[fitting << 3 | k])
                n += 1
                k += 1
        hand &= hand - 1
    return codes


def place_code_at(state: State, n: i64) -> i64:
    """The n-th of `place_codes`, found without listing them: tests/rules/northsea/test_legality.py compares."""
    hand = state.players[state.seat << SEAT | HAND]
    tile = BIT[(hand & -hand) % 67]
    room = state.room_for(tile)
    while n >= room:
        n -= room
        hand &= hand - 1
        tile = BIT[(hand & -hand) % 67]
        room = state.room_for(tile)
    info, shape = state.info, SHAPE[tile]
    for cell in state.free:
        at = info[cell] << 4 | shape
        if n < FITTING_COUNT[at]:
            return place_code(tile, state.hexes[cell], ROTATION_AT[FITTING[at] << 3 | n])
        n -= FITTING_COUNT[at]
    raise IndexError(n)


def place(state: State, tile: i64, hexagon: i64, rotation: i64) -> None:
    """Lay a tile of the hand, with what appears on it (NS-P4), and tell the islands that it completes."""
    seat = state.seat
    cell = state.cell(hexagon)
    state.players[seat << SEAT | HAND] &= ~POWER[tile]
    state.lay(cell, tile, rotation, TURNED[tile << 3 | rotation])
    state.say(happenings.TILE_PLACED, seat, tile, hexagon, rotation)
    feature = FEATURE[tile]
    if feature == SHIP:
        state.info[cell] |= ENEMY
        state.say(happenings.SHIP_APPEARS, hexagon)
    else:
        area = state.area_at(cell, (FEATURE_CORNER[tile] + rotation) % 6)
        if feature == SETTLEMENT_FEATURE:
            strength = turn_up_settlement(state)
            state.pieces[area] |= strength << SETTLEMENT
            state.say(happenings.SETTLEMENT_APPEARS, strength, state.homes[area])
        else:
            state.pieces[area] += POWER[ANIMALS + 4 * feature]
            state.say(happenings.ANIMAL_APPEARS, feature, state.homes[area])
    if state.logging:
        tell_completed(state, cell)


def tell_completed(state: State, cell: i64) -> None:
    """Log the islands that the new tile of a cell completed (NS-F6)."""
    info = state.info[cell]
    area = info >> FIRST_AREA & 255
    end = area + AREA_COUNT[info & PATTERN_MASK]
    while area < end:
        root = state.root(area)
        if state.open[root] == 0 and not counted(state, area, root):
            state.say(happenings.ISLAND_COMPLETED, state.homes[root], island_sizes(state)[root])
        area += 1
