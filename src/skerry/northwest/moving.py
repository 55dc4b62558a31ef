"""NW-D: how ships and sleds move."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, reasons
from skerry.northwest.codes import (
    MOVE,
    SHIP,
    SLED,
    action_code,
    area_of,
    gift_of,
    target_of,
    vehicle_of,
    with_area,
    with_target,
)
from skerry.northwest.geometry import BIT_AT, GREENLAND_SIDES, PASSAGE_SIDES, SEA_SIDES, SIDE, SIDES
from skerry.northwest.ice import area_at, area_name, area_named, is_locked
from skerry.northwest.layout import (
    FIRST_TILE,
    FREE,
    GREENLAND,
    GREENLAND_RIM,
    LAND,
    OFF_BOARD,
    PASSAGE,
    PASSAGE_RIM,
    PLAYER,
    SHIP_AT,
    SLED_AREA,
    SLED_AT,
)
from skerry.northwest.paying import cost
from skerry.northwest.state import State
from skerry.northwest.turns import end_turn, reach_greenland, reach_passage
from skerry.northwest.tuunbaq import give, giving_problem

NO_SIDES: Final = vec[i64]()


def beyond(cover: i64) -> i64:
    """The place behind a unit side: an arrow, a tile's first square, or 0."""
    if cover > 0:
        return cover & 255
    if cover == GREENLAND_RIM:
        return GREENLAND
    return PASSAGE if cover == PASSAGE_RIM else i64(0)


def ship_way(corner: vec[i64], cover: vec[i64], ice: i64, own: i64, other: i64, p: i64, q: i64) -> i64:
    """NW-D2, NW-D4: why a ship cannot go through a unit side, which has sea unless both corners are land (NW-G4)."""
    if corner[p] == LAND and corner[q] == LAND:
        return reasons.NO_SEA
    if (own < ice and cover[own] > 0) or (other < ice and cover[other] > 0):
        return reasons.FROZEN
    return reasons.ALLOWED


def sled_leaves(state: State, own: i64, place: i64, p: i64, q: i64, area: i64) -> bool:
    """NW-D3: whether a sled's area touches a unit side of its tile so that it can leave there."""
    bits = state.shape_at(place) * 32 - place
    at_p, at_q = area >> BIT_AT[bits + p] & 1 == 1, area >> BIT_AT[bits + q] & 1 == 1
    if own < state.ice:
        return at_p or at_q
    return (at_p and state.corner[p] == LAND) or (at_q and state.corner[q] == LAND)


def sled_arrives(state: State, other: i64, p: i64, q: i64) -> i64:
    """NW-D3: the area of the tile over square `other` where a sled arrives through a unit side; 0 if it cannot."""
    place = state.cover[other] & 255
    shape = state.shape_at(other)
    if state.corner[p] == LAND or other < state.ice:
        return area_at(state, place, BIT_AT[shape * 32 + p - place], state.ice)
    if state.corner[q] == LAND:
        return area_at(state, place, BIT_AT[shape * 32 + q - place], state.ice)
    return 0


def sides_of(state: State, place: i64) -> vec[i64]:
    """NW-D1: the unit sides of a tile or an arrow, as in SIDES, from `first_of` on."""
    if place >= FIRST_TILE:
        return SIDES[state.shape_at(place)]
    return GREENLAND_SIDES if place == GREENLAND else PASSAGE_SIDES if place == PASSAGE else NO_SIDES


def first_of(place: i64) -> i64:
    """Where the numbers of `sides_of` are counted from."""
    return place if place >= FIRST_TILE else i64(0)


def leads_on(cover: i64) -> bool:
    """NW-D1: whether a tile or an arrow lies behind a unit side."""
    return cover != FREE and cover != OFF_BOARD


def moving_codes(state: State, codes: vec[i64], n: i64, vehicle: i64, seat: i64) -> i64:
    """List all the moves of a vehicle that stands on the board or an arrow, each once, from the n-th place on.

    What is returned is the place behind them. For speed the sides of a tile that a ship or a sled can leave through are
    looked up, not asked for by `ship_way` and `sled_leaves`, and a sled's arrival is looked at once.
    """
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    if place < FIRST_TILE:
        return _codes_from_arrow(state, codes, n, vehicle, place)
    if vehicle == SHIP:
        return _ship_codes(state, codes, n, place)
    return _sled_codes(state, codes, n, place, state.player[seat * PLAYER + SLED_AREA])


def _codes_from_arrow(state: State, codes: vec[i64], n: i64, vehicle: i64, place: i64) -> i64:
    start, head, sides = n, action_code(MOVE, vehicle), sides_of(state, place)
    corner, cover, ice = state.corner, state.cover, state.ice
    at = -SIDE
    while at + SIDE < len(sides):
        at += SIDE
        other, p, q = sides[at + 1], sides[at + 2], sides[at + 3]
        if not leads_on(cover[other]):
            continue
        code = with_target(head, beyond(cover[other]))
        if vehicle == SHIP:
            if ship_way(corner, cover, ice, sides[at], other, p, q) != reasons.ALLOWED:
                continue
        else:
            arrived = sled_arrives(state, other, p, q)
            if arrived == 0:
                continue
            code = with_area(code, area_name(state, cover[other] & 255, arrived))
        n = _once(codes, start, n, code)
    return n


def _ship_codes(state: State, codes: vec[i64], n: i64, place: i64) -> i64:
    """NW-D2, NW-D4: from a tile, through the unit sides that have sea; neither square may be frozen."""
    start, head, cover, ice = n, action_code(MOVE, SHIP), state.cover, state.ice
    sides = SEA_SIDES[state.shape_at(place) * 64 + state.land_at(place)]
    at: i64 = -2
    while at + 2 < len(sides):
        at += 2
        other = place + sides[at + 1]
        behind = cover[other]
        if leads_on(behind) and place + sides[at] >= ice and (behind < 0 or other >= ice):
            n = _once(codes, start, n, with_target(head, beyond(behind)))
    return n


def _sled_codes(state: State, codes: vec[i64], n: i64, place: i64, area: i64) -> i64:
    """NW-D3: from a tile, through the unit sides that the sled's area touches with land or on a frozen square."""
    start, head, cover, ice = n, action_code(MOVE, SLED), state.cover, state.ice
    sides, ashore = SIDES[state.shape_at(place)], area & state.land_at(place)
    at = -SIDE
    while at + SIDE < len(sides):
        at += SIDE
        other = place + sides[at + 1]
        behind = cover[other]
        if not leads_on(behind) or sides[at + 4] & (area if place + sides[at] < ice else ashore) == 0:
            continue
        code = with_target(head, beyond(behind))
        if behind > 0:
            arrived = sled_arrives(state, other, place + sides[at + 2], place + sides[at + 3])
            if arrived == 0:
                continue
            code = with_area(code, area_name(state, behind & 255, arrived))
        n = _once(codes, start, n, code)
    return n


def _once(codes: vec[i64], start: i64, n: i64, code: i64) -> i64:
    """List a code unless it stands there already."""
    for at in range(start, n):
        if codes[at] == code:
            return n
    codes[n] = code
    return n + 1


def sled_way(state: State, seat: i64, own: i64, other: i64, p: i64, q: i64) -> i64:
    """NW-D3, NW-D4: why a seat's sled cannot go through a unit side."""
    place = state.player[seat * PLAYER + SLED_AT]
    if place >= FIRST_TILE and not sled_leaves(state, own, place, p, q, state.player[seat * PLAYER + SLED_AREA]):
        return reasons.NO_LAND_WAY
    if state.cover[other] > 0 and sled_arrives(state, other, p, q) == 0:
        return reasons.NO_LAND_WAY
    return reasons.ALLOWED


def sides_between(state: State, place: i64, target: i64) -> vec[i64]:
    """The unit sides between a place and the target, four numbers each: the own square, the square beyond (one of
    the two may be the rim behind an arrow), and the side's corners."""
    first, sides = first_of(place), sides_of(state, place)
    found = vec[i64](capacity=8)
    at: i64 = 0
    while at < len(sides):
        behind = state.cover[first + sides[at + 1]]
        if leads_on(behind) and beyond(behind) == target:
            for number in range(at, at + 4):
                found = append(found, first + sides[number])
        at += SIDE
    return found


def moving_problem(state: State, seat: i64, vehicle: i64, target: i64, compass: i64) -> i64:
    """Why a vehicle cannot move to a place: NW-D1, then NW-I4 and NW-D2 for ships and NW-D3 for sleds."""
    place = state.player[seat * PLAYER + SHIP_AT + vehicle]
    if target >= FIRST_TILE and state.cover[target] == FREE:
        return reasons.NO_TILE_THERE
    sides = sides_between(state, place, target)
    if len(sides) == 0:
        return reasons.NOT_NEXT
    if vehicle == SHIP and is_locked(state, place, state.ice):
        return reasons.LOCKED
    worst = reasons.ALLOWED
    arrived = False
    at: i64 = 0
    while at < len(sides):
        own, other, p, q = sides[at], sides[at + 1], sides[at + 2], sides[at + 3]
        if vehicle == SHIP:
            problem = ship_way(state.corner, state.cover, state.ice, own, other, p, q)
        else:
            problem = sled_way(state, seat, own, other, p, q)
        if problem == reasons.ALLOWED:
            if vehicle == SHIP or target < FIRST_TILE:
                return reasons.ALLOWED
            arrived = True
            if area_name(state, target, sled_arrives(state, other, p, q)) == compass:
                return reasons.ALLOWED
        elif problem > worst:
            worst = problem
        at += 4
    return reasons.OTHER_AREA if arrived else worst


def move_problem(state: State, code: i64, vehicle: i64) -> i64:
    """NW-D1, NW-D2, NW-D3, then NW-TB3 for entering the Tuunbaq's tile."""
    to = target_of(code)
    problem = moving_problem(state, state.actor, vehicle, to, area_of(code))
    if problem != reasons.ALLOWED:
        return problem
    return giving_problem(state, vehicle, cost(state, MOVE, vehicle), to, gift_of(code))


def move(state: State, code: i64) -> None:
    """NW-D1; NW-P1, NW-P2 on an arrow; NW-TB3 on the Tuunbaq's tile."""
    seat, vehicle, to = state.actor, vehicle_of(code), target_of(code)
    me = seat * PLAYER
    start = state.player[me + SHIP_AT + vehicle]
    state.player[me + SHIP_AT + vehicle] = to
    if vehicle == SHIP:
        state.say(happenings.SHIP_MOVED, seat, start, to)
    else:
        compass = area_of(code)
        state.player[me + SLED_AREA] = area_named(state, to, compass) if to >= FIRST_TILE else i64(0)
        state.say(happenings.SLED_MOVED, seat, start, to, compass)
    if gift_of(code):
        give(state, vehicle, gift_of(code))
    elif to == PASSAGE:
        reach_passage(state, seat)
    elif to == GREENLAND:
        reach_greenland(state, seat)
        end_turn(state)
