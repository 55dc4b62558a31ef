"""The first reason against an action, in the rules' order; `legal` lists what has none, `refusals` words it."""

from __future__ import annotations

from skerry.core.packed import i64
from skerry.northsea import reasons
from skerry.northsea.building import build_problem
from skerry.northsea.codes import (
    BUILD,
    CHOOSE,
    END,
    LOAD,
    MARCH,
    PLACE,
    SAIL,
    UNLOAD,
    animal_of,
    animals_of,
    captain_of,
    hex_of,
    home_of,
    kind_of,
    place_corner,
    place_hex,
    point_of,
    rotation_of,
    target_of,
    tile_of,
    vikings_of,
)
from skerry.northsea.layout import ACTING, CHOOSING, OFFER, OVER, PLACING, SEAT
from skerry.northsea.loading import landing_problem, load_problem, unload_problem
from skerry.northsea.moving import drive_problem, ends_problem, march_problem, sail_problem, way_problem
from skerry.northsea.numbers import ACTION_COST, OUTPOST_COST
from skerry.northsea.placing import place_problem
from skerry.northsea.state import State


def problem(state: State, code: i64) -> i64:
    """Game over, not now, points, then the action's own rules; `reasons.ALLOWED` if none forbids it."""
    kind = kind_of(code)
    reason = timing_problem(state, kind)
    if reason == reasons.ALLOWED:
        reason = points_problem(state, kind)
    if reason != reasons.ALLOWED or kind == END:
        return reason
    if kind == CHOOSE:
        return choose_problem(state, state.seat, captain_of(code))
    if kind == PLACE:
        return place_problem(state, state.seat, tile_of(code), rotation_of(code), state.cell(hex_of(code)))
    if kind == LOAD or kind == UNLOAD:
        return _landing_problem(state, kind, code)
    if kind == SAIL:
        return sail_problem(state, state.seat, state.cell(hex_of(code)))
    if kind == BUILD:
        point = point_of(code)
        return build_problem(state, state.seat, state.cell(place_hex(point)), place_corner(point))
    return _way_problem(state, kind, code)


def timing_problem(state: State, kind: i64) -> i64:
    """Whether an action of this kind may be chosen now (NS-T2, NS-S2, NS-T1, NS-SO2)."""
    if state.phase == OVER:
        return reasons.GAME_OVER
    if kind == CHOOSE:
        return reasons.ALLOWED if state.phase == CHOOSING else reasons.NOTHING_TO_CHOOSE
    if state.phase == CHOOSING:
        return reasons.CHOOSE_FIRST
    if kind == PLACE and state.phase == ACTING:
        return reasons.PLACED_ALREADY
    if kind != PLACE and state.phase == PLACING:
        return reasons.PLACE_FIRST
    return reasons.ALLOWED


def action_cost(kind: i64) -> i64:
    """The action points that an action of this kind takes (NS-A0)."""
    if kind == CHOOSE or kind == PLACE or kind == END:
        return 0
    return OUTPOST_COST if kind == BUILD else ACTION_COST


def points_problem(state: State, kind: i64) -> i64:
    """Whether enough points are left for it (NS-A0)."""
    return reasons.POINTS_MISSING if state.points_left < action_cost(kind) else reasons.ALLOWED


def choose_problem(state: State, seat: i64, captain: i64) -> i64:
    """Whether the seat was offered that captain (NS-S2)."""
    return reasons.ALLOWED if state.players[seat << SEAT | OFFER] >> captain & 1 else reasons.NOT_OFFERED


def _landing_problem(state: State, kind: i64, code: i64) -> i64:
    area = state.area_named(home_of(code))
    reason = landing_problem(state, state.seat, area)
    if reason != reasons.ALLOWED:
        return reason
    if kind == LOAD:
        return load_problem(state, state.seat, area, vikings_of(code), animals_of(code))
    return unload_problem(state, state.seat, vikings_of(code), animals_of(code))


def _way_problem(state: State, kind: i64, code: i64) -> i64:
    source, target = state.area_named(home_of(code)), state.area_named(target_of(code))
    reason = ends_problem(source, target)
    if reason == reasons.ALLOWED:
        if kind == MARCH:
            reason = march_problem(state, state.seat, source, vikings_of(code))
        else:
            reason = drive_problem(state, state.seat, source, animal_of(code))
    return way_problem(state, source, target) if reason == reasons.ALLOWED else reason
