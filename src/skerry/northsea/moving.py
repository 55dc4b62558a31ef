"""Sailing (NS-A3, NS-A4), marching and transport (NS-A5, NS-A7), and the raids that follow (NS-A6)."""

from __future__ import annotations

from skerry.core.packed import i64, vec
from skerry.northsea import happenings, reasons
from skerry.northsea.chance import turn_over_ship
from skerry.northsea.codes import drive_code, march_code, sail_code
from skerry.northsea.geometry import DIRECTIONS, HEX_STEP, POWER, SEA_SIDES
from skerry.northsea.layout import (
    ABOARD,
    ANIMALS,
    ANIMALS_MASK,
    CONQUERED,
    DEAD,
    ENEMY,
    LONGSHIP,
    NO_AREA,
    ON_MAINLAND,
    PATTERN_MASK,
    PLACED,
    SEAT,
    SETTLEMENT,
    SUNK,
)
from skerry.northsea.numbers import CREW_TO_FIGHT, CREW_TO_SAIL, MARCHERS
from skerry.northsea.state import State

# -- sail ------------------------------------------------------------------------------------------------


def crew_problem(state: State, seat: i64) -> i64:
    """Whether somebody is aboard who sails the longship (NS-A3)."""
    return reasons.ALLOWED if state.players[seat << SEAT | ABOARD] >= CREW_TO_SAIL else reasons.NOBODY_ABOARD


def crossing_problem(state: State, seat: i64, ship: i64, direction: i64) -> i64:
    """What forbids sailing from the longship's cell to the next one in a direction, if somebody is aboard (NS-A3)."""
    info = state.info[state.neighbour(ship, direction)]
    if info & PLACED == 0:
        return reasons.NO_TILE
    if SEA_SIDES[state.info[ship] & PATTERN_MASK] >> direction & 1 == 0:
        return reasons.NO_SEA
    if info & ENEMY and state.players[seat << SEAT | ABOARD] < CREW_TO_FIGHT:
        return reasons.ENEMY_TOO_STRONG
    return reasons.ALLOWED


def sail_problem(state: State, seat: i64, cell: i64) -> i64:
    """What forbids sailing to a cell (NS-A3). Cell 0 is a hexagon that play has not met."""
    problem = crew_problem(state, seat)
    if problem != reasons.ALLOWED:
        return problem
    if state.info[cell] & PLACED == 0:
        return reasons.NO_TILE
    ship = state.players[seat << SEAT | LONGSHIP]
    for direction in range(DIRECTIONS):
        if state.neighbour(ship, direction) == cell:
            return crossing_problem(state, seat, ship, direction)
    return reasons.NOT_NEXT


def sail_codes(state: State, codes: vec[i64], n: i64) -> i64:
    """All the neighbouring tiles that the longship can sail to.

    For speed it does not ask `crossing_problem`: tests/rules/northsea/test_legality.py holds the two together.
    """
    seat, info = state.seat, state.info
    if crew_problem(state, seat) != reasons.ALLOWED:
        return n
    ship = state.players[seat << SEAT | LONGSHIP]
    hexagon, beside = state.hexes[ship], state.links[ship]
    sides = SEA_SIDES[info[ship] & PATTERN_MASK]
    barred = ENEMY if state.players[seat << SEAT | ABOARD] < CREW_TO_FIGHT else i64(0)
    for direction in range(DIRECTIONS):
        if sides & 1:
            there = info[beside & 255]
            if there & PLACED and there & barred == 0:
                codes[n] = sail_code(hexagon + HEX_STEP[direction])
                n += 1
        sides >>= 1
        beside >>= 8
    return n


def sail(state: State, hexagon: i64) -> None:
    """Arriving destroys an enemy ship, which may kill a Viking (NS-A4)."""
    seat = state.seat
    base = seat << SEAT
    cell = state.cell(hexagon)
    state.say(happenings.SAILED, seat, state.hexes[state.players[base | LONGSHIP]], hexagon)
    state.players[base | LONGSHIP] = cell
    if state.info[cell] & ENEMY:
        state.info[cell] ^= ENEMY
        state.map_changes += 1
        state.players[base | SUNK] += 1
        kills = turn_over_ship(state)
        state.say(happenings.SHIP_DESTROYED, seat, hexagon, 1 if kills else 0)
        if kills:
            state.players[base | ABOARD] -= 1
            state.players[base | DEAD] += 1
            state.say(happenings.VIKING_KILLED, seat, hexagon)


# -- march and drive ---------------------------------------------------------------------------------------


def ends_problem(source: i64, target: i64) -> i64:
    """Whether a way begins and ends on land other than the mainland, which joins no other (NS-A5, NS-G6)."""
    if source == NO_AREA or target == NO_AREA:
        return reasons.NO_LAND
    return reasons.NO_WAY_FROM_MAINLAND if source == ON_MAINLAND or target == ON_MAINLAND else reasons.ALLOWED


def way_problem(state: State, source: i64, target: i64) -> i64:
    """Whether two land areas of neighbouring tiles share a land corner (NS-A5)."""
    ways = state.ways[source]
    while ways:
        if ways & 255 == target + 1:
            return reasons.ALLOWED
        ways >>= 8
    return reasons.NOT_JOINED


def march_problem(state: State, seat: i64, source: i64, number: i64) -> i64:
    """What forbids so many to march from an area, the way apart (NS-A5)."""
    if number > MARCHERS:
        return reasons.TOO_MANY_MARCH
    return reasons.VIKINGS_MISSING if state.vikings(seat, source) < number else reasons.ALLOWED


def drive_problem(state: State, seat: i64, source: i64, animal: i64) -> i64:
    """What forbids transport of an animal from an area, the way apart (NS-A7)."""
    if state.vikings(seat, source) == 0:
        return reasons.NO_DROVER
    return reasons.ANIMALS_MISSING if state.pieces[source] >> (ANIMALS + 4 * animal) & 15 == 0 else reasons.ALLOWED


def way_codes(state: State, codes: vec[i64], n: i64, source: i64) -> i64:
    """All the ways to march and drive from a land area with own Vikings, along what `way_problem` looks at.

    For speed Vikings and animals are counted once, not asked for by `march_problem` and `drive_problem`:
    tests/rules/northsea/test_legality.py holds them together.
    """
    ways = state.ways[source]
    if ways == 0:
        return n
    pieces, homes = state.pieces[source], state.homes
    present, animals = pieces >> (state.seat * 3) & 7, pieces >> ANIMALS & ANIMALS_MASK
    most = present if present < MARCHERS else i64(MARCHERS)
    home = homes[source]
    while ways:
        if ways & 255:
            target = homes[(ways & 255) - 1]
            number: i64 = 1
            while number <= most:
                codes[n] = march_code(number, home, target)
                n += 1
                number += 1
            animal: i64 = 0
            left = animals
            while left:
                if left & 15:
                    codes[n] = drive_code(animal, home, target)
                    n += 1
                animal += 1
                left >>= 4
        ways >>= 8
    return n


def march(state: State, number: i64, home: i64, there: i64) -> None:
    target = state.area_named(there)
    state.take_vikings(state.seat, state.area_named(home), number)
    state.add_vikings(state.seat, target, number)
    state.say(happenings.MARCHED, state.seat, number, home, there)
    raid(state, target)


def drive(state: State, animal: i64, home: i64, there: i64) -> None:
    source = state.area_named(home)
    target = state.area_named(there)
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
