"""All the legal actions of a position, each once, in a fixed order."""

from __future__ import annotations

from skerry.core.packed import append, i64, vec
from skerry.northsea import reasons
from skerry.northsea.building import build_codes, supply_problem
from skerry.northsea.codes import BUILD, choose_code, end_code
from skerry.northsea.geometry import BIT
from skerry.northsea.judging import points_problem
from skerry.northsea.loading import landing_codes
from skerry.northsea.moving import sail_codes, way_codes
from skerry.northsea.numbers import BUILDERS, CAPTAINS_OFFERED, VIKINGS
from skerry.northsea.placing import place_codes
from skerry.northsea.state import (
    ABOARD,
    ACTING,
    ASHORE,
    CAMP,
    CAMPS,
    CHOOSING,
    DEAD,
    OFFER,
    PLACING,
    SEAT,
    State,
)


def legal_codes(state: State) -> vec[i64]:
    """The actions that `judging.problem` allows (held together by tests/rules/northsea/test_legality.py)."""
    if state.phase == PLACING:
        return place_codes(state, vec[i64](capacity=128))
    if state.phase == ACTING:
        return append(acting_codes(state, vec[i64](capacity=32)), end_code())
    codes = vec[i64](capacity=CAPTAINS_OFFERED)
    return choose_codes(state, codes) if state.phase == CHOOSING else codes


def choose_codes(state: State, codes: vec[i64]) -> vec[i64]:
    """The captains that the seat was offered (NS-S2)."""
    offer = state.players[state.seat << SEAT | OFFER]
    while offer:
        codes = append(codes, choose_code(BIT[(offer & -offer) % 67]))
        offer &= offer - 1
    return codes


def acting_codes(state: State, codes: vec[i64]) -> vec[i64]:
    """All the actions of the turn, but its end; in that phase there is always a point left for one (NS-A0)."""
    base = state.seat << SEAT
    codes = landing_codes(state, codes)
    codes = sail_codes(state, codes)
    building = may_build(state)
    camp: i64 = 0
    while camp < state.players[base | CAMPS]:
        area = state.players[base + CAMP + camp]
        codes = way_codes(state, codes, area)
        if building:
            codes = build_codes(state, codes, area)
        camp += 1
    return codes


def may_build(state: State) -> bool:
    """Whether it is worth looking at points: there are points, an outpost and enough Vikings on land (NS-A8)."""
    base = state.seat << SEAT
    landed = VIKINGS - state.players[base | ABOARD] - state.players[base | ASHORE] - state.players[base | DEAD]
    return (
        landed >= BUILDERS
        and points_problem(state, BUILD) == reasons.ALLOWED
        and supply_problem(state, state.seat) == reasons.ALLOWED
    )
