"""All the legal actions of a position, each once, in a fixed order."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64, vec
from skerry.northsea import reasons
from skerry.northsea.building import build_codes, supply_problem
from skerry.northsea.codes import BUILD, choose_code, end_code
from skerry.northsea.geometry import BIT
from skerry.northsea.judging import points_problem
from skerry.northsea.layout import ABOARD, ACTING, ASHORE, CAMP, CAMPS, CHOOSING, DEAD, OFFER, PLACING, SEAT
from skerry.northsea.loading import landing_codes
from skerry.northsea.moving import sail_codes, way_codes
from skerry.northsea.numbers import BUILDERS, VIKINGS
from skerry.northsea.placing import count_placings, place_code_at, place_codes
from skerry.northsea.state import State

LISTED: Final = vec[i64]([0] * 1024)
"""Where the actions of a turn are listed: there are never more than 112 × 4 loadings, 64 unloadings, 6 sailings,
7 × 6 × 8 ways and 7 × 6 outposts."""


def legal_codes(state: State) -> vec[i64]:
    """The actions that `judging.problem` allows (held together by tests/rules/northsea/test_legality.py)."""
    return place_codes(state) if state.phase == PLACING else LISTED[: list_codes(state)]


def legal_code(state: State, number: i64) -> i64:
    """`legal_codes`, counted around as often as needed, at that number: without listing them where it can be."""
    if state.phase == PLACING:
        return place_code_at(state, number % count_placings(state))
    return LISTED[number % list_codes(state)]


def list_codes(state: State) -> i64:
    """List the actions of any phase but placing; how many there are."""
    if state.phase == ACTING:
        n = acting_codes(state, LISTED)
        LISTED[n] = end_code()
        return n + 1
    return choose_codes(state, LISTED) if state.phase == CHOOSING else i64(0)


def choose_codes(state: State, codes: vec[i64]) -> i64:
    """The captains that the seat was offered (NS-S2)."""
    n: i64 = 0
    offer = state.players[state.seat << SEAT | OFFER]
    while offer:
        codes[n] = choose_code(BIT[(offer & -offer) % 67])
        n += 1
        offer &= offer - 1
    return n


def acting_codes(state: State, codes: vec[i64]) -> i64:
    """All the actions of the turn, but its end; in that phase there is always a point left for one (NS-A0)."""
    base = state.seat << SEAT
    n = landing_codes(state, codes, 0)
    n = sail_codes(state, codes, n)
    building = may_build(state)
    players = state.players
    for camp in range(base + CAMP, base + CAMP + players[base | CAMPS]):
        n = way_codes(state, codes, n, players[camp])
        if building:
            n = build_codes(state, codes, n, players[camp])
    return n


def may_build(state: State) -> bool:
    """Whether it is worth looking at points: there are points, an outpost and enough Vikings on land (NS-A8)."""
    base, players = state.seat << SEAT, state.players
    landed = VIKINGS - players[base | ABOARD] - players[base | ASHORE] - players[base | DEAD]
    return (
        landed >= BUILDERS
        and points_problem(state, BUILD) == reasons.ALLOWED
        and supply_problem(state, state.seat) == reasons.ALLOWED
    )
