"""The actions of a turn (NS-A): what forbids each, which there are, and what they do."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northsea import faults, happenings
from skerry.northsea.chance import turn_over_ship
from skerry.northsea.codes import BUILD, DRIVE, LOAD, MAINLAND_HOME, MARCH, NUMBER, SAIL, SECOND, UNLOAD, action_code
from skerry.northsea.components import (
    ANIMALS_ABOARD,
    BUILDERS,
    CAPACITY,
    CREW_TO_FIGHT,
    MARCHERS,
    OUTPOST_COST,
    OUTPOSTS,
    VIKINGS,
)
from skerry.northsea.hexes import AREA_COUNT, AREA_MASK, DIRECTIONS, HEX_STEP, POWER, SEA_SIDES
from skerry.northsea.state import (
    ABOARD,
    ANIMALS,
    ANIMALS_MASK,
    ASHORE,
    BUILT,
    CAMP,
    CAMPS,
    CARGO,
    CONQUERED,
    DEAD,
    ENEMY,
    FIRST_AREA,
    LIVESTOCK,
    LONGSHIP,
    NO_AREA,
    OUTPOST,
    OUTPOST_AT,
    PATTERN_MASK,
    PLACED,
    SEAT,
    SETTLEMENT,
    SUNK,
    TILE,
    State,
)

ON_MAINLAND: Final[i64] = -2
"""In place of a land area: the mainland."""


def area_of(state: State, home: i64) -> i64:
    """The land area that a home names; `ON_MAINLAND`, or `NO_AREA` if there is no land."""
    if home == MAINLAND_HOME:
        return ON_MAINLAND
    return state.area_at(state.cell(home >> 3), home & 7)


def home_of(state: State, area: i64) -> i64:
    return MAINLAND_HOME if area == ON_MAINLAND else state.homes[area]


def count_animals(animals: i64) -> i64:
    """How many animals a packed number holds."""
    count: i64 = 0
    while animals:
        count += animals & 15
        animals >>= 4
    return count


def holds(have: i64, wanted: i64) -> bool:
    """Whether there are as many animals of each kind as wanted."""
    while wanted:
        if wanted & 15 > have & 15:
            return False
        have >>= 4
        wanted >>= 4
    return True


# -- load and unload (NS-A1, NS-A2) --------------------------------------------------------------------


def landing_fault(state: State, seat: i64, area: i64) -> i64:
    """Whether the longship lies at that land: an area of its tile, or the mainland from a fixed tile."""
    info = state.info[state.players[seat << SEAT | LONGSHIP]]
    if area == ON_MAINLAND:
        return faults.NONE if info >> TILE == 0 else faults.NOT_AT_LONGSHIP
    if area == NO_AREA:
        return faults.NO_LAND
    number = area - (info >> FIRST_AREA & 255)
    return faults.NONE if 0 <= number < AREA_COUNT[info & PATTERN_MASK] else faults.NOT_AT_LONGSHIP


def load_fault(state: State, seat: i64, area: i64, vikings: i64, animals: i64) -> i64:
    """NS-A1, for an area at which the longship lies."""
    base = seat << SEAT
    present = state.players[base | ASHORE] if area == ON_MAINLAND else state.vikings(seat, area)
    if vikings > present:
        return faults.VIKINGS_MISSING
    cargo: i64 = count_animals(state.players[base | CARGO])
    loaded: i64 = 0
    if animals:
        if area == ON_MAINLAND or not holds(state.pieces[area] >> ANIMALS & ANIMALS_MASK, animals):
            return faults.ANIMALS_MISSING
        loaded = count_animals(animals)
    if state.players[base | ABOARD] + cargo + vikings + loaded > CAPACITY:
        return faults.SHIP_FULL
    if loaded:
        if cargo + loaded > ANIMALS_ABOARD:
            return faults.ANIMALS_FULL
        if present == 0:
            return faults.NO_DROVER
    return faults.NONE


def unload_fault(state: State, seat: i64, vikings: i64, animals: i64) -> i64:
    """NS-A2, for an area at which the longship lies."""
    base = seat << SEAT
    if vikings > state.players[base | ABOARD]:
        return faults.VIKINGS_NOT_ABOARD
    if animals:
        if not holds(state.players[base | CARGO], animals):
            return faults.ANIMALS_NOT_ABOARD
        if state.players[base | ABOARD] == 0:
            return faults.NO_DROVER_ABOARD
    return faults.NONE


def add_subsets(state: State, codes: vec[i64], kind: i64, area: i64, vikings: i64, animals: i64) -> vec[i64]:
    """The ways to load or unload up to so many Vikings with up to two of the animals that may be done."""
    if vikings:
        codes = add_groups(state, codes, kind, area, vikings, 0)
    one: i64 = 1
    left = animals
    while left:
        if left & 15:
            codes = add_groups(state, codes, kind, area, vikings, one)
            if left & 15 > 1:
                codes = add_groups(state, codes, kind, area, vikings, one * 2)
            other = one << 4
            rest = left >> 4
            while rest:
                if rest & 15:
                    codes = add_groups(state, codes, kind, area, vikings, one + other)
                rest >>= 4
                other <<= 4
        left >>= 4
        one <<= 4
    return codes


def add_groups(state: State, codes: vec[i64], kind: i64, area: i64, vikings: i64, animals: i64) -> vec[i64]:
    """The ways to load or unload exactly these animals."""
    seat = state.seat
    group = action_code(kind, 0, home_of(state, area), animals)
    number: i64 = 0 if animals else 1
    while number <= vikings:
        if kind == LOAD:
            fault = load_fault(state, seat, area, number, animals)
        else:
            fault = unload_fault(state, seat, number, animals)
        if fault == faults.NONE:
            codes = append(codes, group | number << NUMBER)
        number += 1
    return codes


def add_landings(state: State, codes: vec[i64]) -> vec[i64]:
    """All that can be loaded and unloaded where the longship lies."""
    base = state.seat << SEAT
    info = state.info[state.players[base | LONGSHIP]]
    aboard = state.players[base | ABOARD]
    cargo = state.players[base | CARGO]
    free = CAPACITY - aboard - count_animals(cargo)
    if info >> TILE == 0:
        if free > 0:
            codes = add_subsets(state, codes, LOAD, ON_MAINLAND, min(free, state.players[base | ASHORE]), 0)
        if aboard > 0:
            codes = add_subsets(state, codes, UNLOAD, ON_MAINLAND, aboard, cargo)
    area = info >> FIRST_AREA & 255
    end = area + AREA_COUNT[info & PATTERN_MASK]
    while area < end:
        present = state.vikings(state.seat, area)
        if free > 0 and present > 0:
            animals = state.pieces[area] >> ANIMALS & ANIMALS_MASK
            codes = add_subsets(state, codes, LOAD, area, min(free, present), animals)
        if aboard > 0:
            codes = add_subsets(state, codes, UNLOAD, area, aboard, cargo)
        area += 1
    return codes


def load(state: State, vikings: i64, animals: i64, home: i64) -> None:
    seat = state.seat
    base = seat << SEAT
    if home == MAINLAND_HOME:
        state.players[base | ASHORE] -= vikings
    else:
        area = area_of(state, home)
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
        area = area_of(state, home)
        state.pieces[area] += animals << ANIMALS
        state.add_vikings(seat, area, vikings)
        raid(state, area)


# -- sail (NS-A3, NS-A4) -------------------------------------------------------------------------------


def crossing_fault(state: State, seat: i64, direction: i64) -> i64:
    """NS-A3 for the neighbouring hexagon in a direction."""
    ship = state.players[seat << SEAT | LONGSHIP]
    info = state.info[state.links[ship] >> (direction << 3) & 255]
    if info & PLACED == 0:
        return faults.NO_TILE
    if SEA_SIDES[state.info[ship] & PATTERN_MASK] >> direction & 1 == 0:
        return faults.NO_SEA
    if info & ENEMY and state.players[seat << SEAT | ABOARD] < CREW_TO_FIGHT:
        return faults.ENEMY_TOO_STRONG
    return faults.NONE


def sail_fault(state: State, seat: i64, cell: i64) -> i64:
    """NS-A3. Cell 0 is a hexagon that play has not met."""
    if state.players[seat << SEAT | ABOARD] == 0:
        return faults.NOBODY_ABOARD
    if state.info[cell] & PLACED == 0:
        return faults.NO_TILE
    for direction in range(DIRECTIONS):
        if state.neighbour(state.players[seat << SEAT | LONGSHIP], direction) == cell:
            return crossing_fault(state, seat, direction)
    return faults.NOT_NEXT


def add_sailings(state: State, codes: vec[i64]) -> vec[i64]:
    """All the neighbouring tiles that the longship can sail to."""
    seat = state.seat
    if state.players[seat << SEAT | ABOARD] > 0:
        hexagon = state.hexes[state.players[seat << SEAT | LONGSHIP]]
        for direction in range(DIRECTIONS):
            if crossing_fault(state, seat, direction) == faults.NONE:
                codes = append(codes, action_code(SAIL, 0, (hexagon + HEX_STEP[direction]) << 3, 0))
    return codes


def sail(state: State, hexagon: i64) -> None:
    seat = state.seat
    base = seat << SEAT
    cell = state.cell(hexagon)
    state.say(happenings.SAILED, seat, state.hexes[state.players[base | LONGSHIP]], hexagon)
    state.players[base | LONGSHIP] = cell
    if state.info[cell] & ENEMY:  # NS-A4
        state.info[cell] ^= ENEMY
        state.players[base | SUNK] += 1
        kills = turn_over_ship(state)
        state.say(happenings.SHIP_DESTROYED, seat, hexagon, 1 if kills else 0)
        if kills:
            state.players[base | ABOARD] -= 1
            state.players[base | DEAD] += 1
            state.say(happenings.VIKING_KILLED, seat, hexagon)


# -- march and drive (NS-A5, NS-A6, NS-A7) -------------------------------------------------------------


def ends_fault(source: i64, target: i64) -> i64:
    """Whether a way begins and ends on land other than the mainland, which joins no other (NS-G6)."""
    if source == NO_AREA or target == NO_AREA:
        return faults.NO_LAND
    return faults.NO_WAY_FROM_MAINLAND if source == ON_MAINLAND or target == ON_MAINLAND else faults.NONE


def way_fault(state: State, source: i64, target: i64) -> i64:
    """Whether two land areas of neighbouring tiles share a land corner (NS-A5)."""
    ways = state.ways[source]
    while ways:
        if ways & 255 == target + 1:
            return faults.NONE
        ways >>= 8
    return faults.NOT_JOINED


def march_fault(state: State, seat: i64, source: i64, number: i64) -> i64:
    """NS-A5, the way apart."""
    if number > MARCHERS:
        return faults.TOO_MANY_MARCH
    return faults.VIKINGS_MISSING if state.vikings(seat, source) < number else faults.NONE


def drive_fault(state: State, seat: i64, source: i64, animal: i64) -> i64:
    """NS-A7, the way apart."""
    if state.vikings(seat, source) == 0:
        return faults.NO_DROVER
    return faults.ANIMALS_MISSING if state.pieces[source] >> (ANIMALS + 4 * animal) & 15 == 0 else faults.NONE


def add_marches(state: State, codes: vec[i64], source: i64) -> vec[i64]:
    """All the ways to march and drive from a land area with own Vikings: those that `way_fault` allows."""
    animals = state.pieces[source] >> ANIMALS & ANIMALS_MASK
    one = action_code(MARCH, 1, state.homes[source], 0)
    two = action_code(MARCH, 2, state.homes[source], 0)
    both = march_fault(state, state.seat, source, MARCHERS) == faults.NONE
    ways = state.ways[source]
    while ways:
        target = ways & 255
        if target:
            there = state.homes[target - 1] << SECOND
            codes = append(codes, one | there)
            if both:
                codes = append(codes, two | there)
            if animals:
                codes = add_drives(codes, animals, state.homes[source] | there)
        ways >>= 8
    return codes


def add_drives(codes: vec[i64], animals: i64, places: i64) -> vec[i64]:
    animal: i64 = 0
    while animals:
        if animals & 15:
            codes = append(codes, action_code(DRIVE, animal, places, 0))
        animals >>= 4
        animal += 1
    return codes


def march(state: State, number: i64, home: i64, there: i64) -> None:
    target = area_of(state, there)
    state.take_vikings(state.seat, area_of(state, home), number)
    state.add_vikings(state.seat, target, number)
    state.say(happenings.MARCHED, state.seat, number, home, there)
    raid(state, target)


def drive(state: State, animal: i64, home: i64, there: i64) -> None:
    source = area_of(state, home)
    target = area_of(state, there)
    one = POWER[ANIMALS + 4 * animal]
    state.pieces[source] -= one
    state.pieces[target] += one
    state.take_vikings(state.seat, source, 1)
    state.add_vikings(state.seat, target, 1)
    state.say(happenings.DRIVEN, state.seat, animal, home, there)
    raid(state, target)


def raid(state: State, area: i64) -> None:
    """Conquer the settlement of the area if enough own Vikings are there (NS-A6)."""
    strength = state.pieces[area] >> SETTLEMENT
    if strength > 0 and state.vikings(state.seat, area) >= strength:
        state.pieces[area] ^= strength << SETTLEMENT
        state.players[state.seat << SEAT | CONQUERED] += POWER[4 * (strength - 2)]
        state.say(happenings.SETTLEMENT_RAIDED, state.seat, state.homes[area], strength)


# -- build (NS-A8) -------------------------------------------------------------------------------------


def build_fault(state: State, seat: i64, cell: i64, corner: i64) -> i64:
    """NS-A8 for the point that is that corner of the cell."""
    left = state.neighbour(cell, corner)
    right = state.neighbour(cell, (corner + 5) % 6)
    if state.info[cell] & state.info[left] & state.info[right] & PLACED == 0:
        return faults.TILES_MISSING
    area = state.area_at(cell, corner)
    if area == NO_AREA:
        return faults.POINT_AT_SEA
    if (state.info[cell] | state.info[left] | state.info[right]) & OUTPOST:
        return faults.OUTPOST_NEAR
    builders = state.vikings(seat, area)
    builders += state.vikings(seat, state.area_at(left, (corner + 4) % 6))
    builders += state.vikings(seat, state.area_at(right, (corner + 2) % 6))
    if builders < BUILDERS:
        return faults.BUILDERS_MISSING
    if state.players[seat << SEAT | BUILT] == OUTPOSTS:
        return faults.NO_OUTPOST_LEFT
    return faults.NONE


def point_home(state: State, cell: i64, corner: i64) -> i64:
    """The canonical name of a point: of its three hexagons the first in (r, q) order, whose corner is SE or S."""
    if corner == 2 or corner == 3:
        return state.hexes[cell] << 3 | corner
    if corner == 0 or corner == 4:  # N is the SE corner of the hexagon in the NW, SW of the one in the W
        return state.hexes[state.neighbour(cell, 5 if corner == 0 else 4)] << 3 | 2
    return state.hexes[state.neighbour(cell, 0 if corner == 1 else 5)] << 3 | 3


def add_buildings(state: State, codes: vec[i64], area: i64) -> vec[i64]:
    """The points of a land area with own Vikings where an outpost can be built, each once over all the areas."""
    cell = state.grounds[area]
    info = state.info[cell]
    if info & OUTPOST:
        return codes
    mask = AREA_MASK[(info & PATTERN_MASK) << 2 | (area - (info >> FIRST_AREA & 255))]
    corner: i64 = 0
    while mask:
        if mask & 1 and build_fault(state, state.seat, cell, corner) == faults.NONE:
            left = state.area_at(state.neighbour(cell, corner), (corner + 4) % 6)
            right = state.area_at(state.neighbour(cell, (corner + 5) % 6), (corner + 2) % 6)
            listed = (left < area and state.vikings(state.seat, left) > 0) or (
                right < area and state.vikings(state.seat, right) > 0
            )
            if not listed:
                codes = append(codes, action_code(BUILD, 0, point_home(state, cell, corner), 0))
        mask >>= 1
        corner += 1
    return codes


def build(state: State, home: i64) -> None:
    base = state.seat << SEAT
    cell = state.cell(home >> 3)
    corner = home & 7
    state.players[base + OUTPOST_AT + state.players[base | BUILT]] = cell << 3 | corner
    state.players[base | BUILT] += 1
    state.info[cell] |= OUTPOST
    state.info[state.neighbour(cell, corner)] |= OUTPOST
    state.info[state.neighbour(cell, (corner + 5) % 6)] |= OUTPOST
    state.say(happenings.OUTPOST_BUILT, state.seat, home)


# -- all -----------------------------------------------------------------------------------------------


def add_actions(state: State, codes: vec[i64]) -> vec[i64]:
    """All the actions of the turn, but its end."""
    base = state.seat << SEAT
    codes = add_landings(state, codes)
    codes = add_sailings(state, codes)
    may_build = (
        state.points_left >= OUTPOST_COST
        and state.players[base | BUILT] < OUTPOSTS
        and VIKINGS - state.players[base | ABOARD] - state.players[base | ASHORE] - state.players[base | DEAD]
        >= BUILDERS
    )
    camp: i64 = 0
    while camp < state.players[base | CAMPS]:
        area = state.players[base + CAMP + camp]
        codes = add_marches(state, codes, area)
        if may_build:
            codes = add_buildings(state, codes, area)
        camp += 1
    return codes
