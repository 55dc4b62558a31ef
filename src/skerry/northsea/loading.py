"""Loading and unloading the longship (NS-A1, NS-A2): what forbids it, the ways to do it, and what it does."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64, vec
from skerry.northsea import happenings, reasons
from skerry.northsea.codes import LOAD, MAINLAND_HOME, UNLOAD, landing_code
from skerry.northsea.geometry import AREA_COUNT
from skerry.northsea.layout import (
    ABOARD,
    ANIMALS,
    ANIMALS_MASK,
    ASHORE,
    CARGO,
    FIRST_AREA,
    LIVESTOCK,
    LONGSHIP,
    NO_AREA,
    ON_MAINLAND,
    PATTERN_MASK,
    SEAT,
    TILE,
)
from skerry.northsea.moving import raid
from skerry.northsea.numbers import ANIMALS_ABOARD, CAPACITY
from skerry.northsea.state import State, holds, packed_sum

NO_LIMIT: Final[i64] = 99
"""On land there is room for everybody."""


def landing_problem(state: State, seat: i64, area: i64) -> i64:
    """Whether the longship lies at that land: an area of its tile, or the mainland from a fixed tile (NS-A1, NS-A2)."""
    info = state.info[state.players[seat << SEAT | LONGSHIP]]
    if area == ON_MAINLAND:
        return reasons.ALLOWED if info >> TILE == 0 else reasons.NOT_AT_LONGSHIP
    if area == NO_AREA:
        return reasons.NO_LAND
    number = area - (info >> FIRST_AREA & 255)
    return reasons.ALLOWED if 0 <= number < AREA_COUNT[info & PATTERN_MASK] else reasons.NOT_AT_LONGSHIP


def load_problem(state: State, seat: i64, area: i64, vikings: i64, animals: i64) -> i64:
    """What forbids loading these pieces from an area at which the longship lies (NS-A1)."""
    base = seat << SEAT
    present = state.players[base | ASHORE] if area == ON_MAINLAND else state.vikings(seat, area)
    if vikings > present:
        return reasons.VIKINGS_MISSING
    cargo: i64 = packed_sum(state.players[base | CARGO])
    loaded: i64 = 0
    if animals:
        if area == ON_MAINLAND or not holds(state.pieces[area] >> ANIMALS & ANIMALS_MASK, animals):
            return reasons.ANIMALS_MISSING
        loaded = packed_sum(animals)
    if state.players[base | ABOARD] + cargo + vikings + loaded > CAPACITY:
        return reasons.SHIP_FULL
    if loaded:
        if cargo + loaded > ANIMALS_ABOARD:
            return reasons.ANIMALS_FULL
        if present == 0:
            return reasons.NO_DROVER
    return reasons.ALLOWED


def unload_problem(state: State, seat: i64, vikings: i64, animals: i64) -> i64:
    """What forbids unloading these pieces to an area at which the longship lies (NS-A2)."""
    base = seat << SEAT
    if vikings > state.players[base | ABOARD]:
        return reasons.VIKINGS_NOT_ABOARD
    if animals:
        if not holds(state.players[base | CARGO], animals):
            return reasons.ANIMALS_NOT_ABOARD
        if state.players[base | ABOARD] == 0:
            return reasons.NO_DROVER_ABOARD
    return reasons.ALLOWED


# For speed what follows counts the room aboard once and does not ask `load_problem` and `unload_problem` for each code;
# tests/rules/northsea/test_legality.py holds them together.


def landing_codes(state: State, codes: vec[i64], n: i64) -> i64:
    """All that can be loaded and unloaded where the longship lies: the areas that `landing_problem` allows."""
    seat, players = state.seat, state.players
    base = seat << SEAT
    info = state.info[players[base | LONGSHIP]]
    aboard, cargo = players[base | ABOARD], players[base | CARGO]
    animals_aboard = packed_sum(cargo)
    free = CAPACITY - aboard - animals_aboard
    pens = ANIMALS_ABOARD - animals_aboard
    if info >> TILE == 0:
        if free > 0:
            n = subset_codes(codes, n, LOAD, MAINLAND_HOME, players[base | ASHORE], 0, free, pens)
        if aboard > 0:
            n = subset_codes(codes, n, UNLOAD, MAINLAND_HOME, aboard, cargo, NO_LIMIT, NO_LIMIT)
    area = info >> FIRST_AREA & 255
    end = area + AREA_COUNT[info & PATTERN_MASK]
    while area < end:
        pieces = state.pieces[area]
        present = pieces >> (seat * 3) & 7
        if free > 0 and present > 0:
            animals = pieces >> ANIMALS & ANIMALS_MASK
            n = subset_codes(codes, n, LOAD, state.homes[area], present, animals, free, pens)
        if aboard > 0:
            n = subset_codes(codes, n, UNLOAD, state.homes[area], aboard, cargo, NO_LIMIT, NO_LIMIT)
        area += 1
    return n


def subset_codes(
    codes: vec[i64], n: i64, kind: i64, home: i64, vikings: i64, animals: i64, room: i64, pens: i64
) -> i64:
    """The ways to load or unload up to so many Vikings with up to two of the animals.

    There is room for so many pieces, and pens for so many animals.
    """
    n = group_codes(codes, n, kind, home, vikings if vikings < room else room, 0)
    if animals == 0 or pens < 1:
        return n
    with_one = vikings if vikings < room - 1 else room - 1
    with_two = i64(-1) if pens < 2 else vikings if vikings < room - 2 else room - 2
    one: i64 = 1
    left = animals
    while left:
        if left & 15:
            n = group_codes(codes, n, kind, home, with_one, one)
            if left & 15 > 1:
                n = group_codes(codes, n, kind, home, with_two, one * 2)
            other = one << 4
            rest = left >> 4
            while rest:
                if rest & 15:
                    n = group_codes(codes, n, kind, home, with_two, one + other)
                rest >>= 4
                other <<= 4
        left >>= 4
        one <<= 4
    return n


def group_codes(codes: vec[i64], n: i64, kind: i64, home: i64, vikings: i64, animals: i64) -> i64:
    """The ways to load or unload exactly these animals with up to so many Vikings; without animals not nothing."""
    number: i64 = 0 if animals else 1
    while number <= vikings:
        codes[n] = landing_code(kind, number, animals, home)
        n += 1
        number += 1
    return n


def load(state: State, vikings: i64, animals: i64, home: i64) -> None:
    seat = state.seat
    base = seat << SEAT
    if home == MAINLAND_HOME:
        state.players[base | ASHORE] -= vikings
    else:
        area = state.area_named(home)
        state.take_vikings(seat, area, vikings)
        state.pieces[area] -= animals << ANIMALS
    state.players[base | ABOARD] += vikings
    state.players[base | CARGO] += animals
    state.say(happenings.LOADED, seat, vikings, animals, home)


def unload(state: State, vikings: i64, animals: i64, home: i64) -> None:
    seat = state.seat
    base = seat << SEAT
    state.players[base | ABOARD] -= vikings
    state.players[base | CARGO] -= animals
    state.say(happenings.UNLOADED, seat, vikings, animals, home)
    if home == MAINLAND_HOME:
        state.players[base | ASHORE] += vikings
        if animals:
            state.players[base | LIVESTOCK] += animals
            state.say(happenings.DELIVERED, seat, animals)
    else:
        area = state.area_named(home)
        state.pieces[area] += animals << ANIMALS
        state.add_vikings(seat, area, vikings)
        raid(state, area)
