"""Loading and unloading the longship (NS-A1, NS-A2): what forbids it, the ways to do it, and what it does."""

from __future__ import annotations

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


def landing_codes(state: State, codes: vec[i64], n: i64) -> i64:
    """All that can be loaded and unloaded where the longship lies: the areas that `landing_problem` allows."""
    base = state.seat << SEAT
    info = state.info[state.players[base | LONGSHIP]]
    aboard = state.players[base | ABOARD]
    cargo = state.players[base | CARGO]
    free = CAPACITY - aboard - packed_sum(cargo)
    if info >> TILE == 0:
        if free > 0:
            n = subset_codes(state, codes, n, LOAD, ON_MAINLAND, min(free, state.players[base | ASHORE]), 0)
        if aboard > 0:
            n = subset_codes(state, codes, n, UNLOAD, ON_MAINLAND, aboard, cargo)
    area = info >> FIRST_AREA & 255
    end = area + AREA_COUNT[info & PATTERN_MASK]
    while area < end:
        present = state.vikings(state.seat, area)
        if free > 0 and present > 0:
            animals = state.pieces[area] >> ANIMALS & ANIMALS_MASK
            n = subset_codes(state, codes, n, LOAD, area, min(free, present), animals)
        if aboard > 0:
            n = subset_codes(state, codes, n, UNLOAD, area, aboard, cargo)
        area += 1
    return n


def subset_codes(state: State, codes: vec[i64], n: i64, kind: i64, area: i64, vikings: i64, animals: i64) -> i64:
    """The ways to load or unload up to so many Vikings with up to two of the animals."""
    if vikings:
        n = group_codes(state, codes, n, kind, area, vikings, 0)
    one: i64 = 1
    left = animals
    while left:
        if left & 15:
            n = group_codes(state, codes, n, kind, area, vikings, one)
            if left & 15 > 1:
                n = group_codes(state, codes, n, kind, area, vikings, one * 2)
            other = one << 4
            rest = left >> 4
            while rest:
                if rest & 15:
                    n = group_codes(state, codes, n, kind, area, vikings, one + other)
                rest >>= 4
                other <<= 4
        left >>= 4
        one <<= 4
    return n


def group_codes(state: State, codes: vec[i64], n: i64, kind: i64, area: i64, vikings: i64, animals: i64) -> i64:
    """The ways to load or unload exactly these animals with up to so many Vikings."""
    home = state.name_of(area)
    number: i64 = 0 if animals else 1
    while number <= vikings:
        if kind == LOAD:
            problem = load_problem(state, state.seat, area, number, animals)
        else:
            problem = unload_problem(state, state.seat, number, animals)
        if problem == reasons.ALLOWED:
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
