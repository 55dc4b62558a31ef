"""NW-T3, NW-E: the crew of ship and sled, and how they go from one to the other."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, numbers, reasons
from skerry.northwest.codes import SHIP, transfer_code
from skerry.northwest.geometry import STRIDE
from skerry.northwest.ice import area_name, area_named
from skerry.northwest.layout import (
    ABOARD,
    LOST,
    PLAYER,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHIP_RESTING,
    SLED_AREA,
    SLED_AT,
    SLED_AVAILABLE,
    SLED_RESTING,
    UPRIGHT,
)
from skerry.northwest.state import State


def column(seat: i64, vehicle: i64) -> i64:
    """Where the available crew of a column are counted; the resting ones follow."""
    return seat * PLAYER + SHIP_AVAILABLE + vehicle * 2


def crew_in(state: State, seat: i64, vehicle: i64) -> i64:
    """The crew of a column, available and resting."""
    player, at = state.player, column(seat, vehicle)
    return player[at] + player[at + 1]


def rest(state: State, seat: i64, vehicle: i64, crew: i64) -> None:
    """NW-T3: crew of a column go from available to resting."""
    player, at = state.player, column(seat, vehicle)
    player[at] -= crew
    player[at + 1] += crew


def wake_all(state: State, seat: i64) -> None:
    """NW-T5: all the crew become available in their columns."""
    for vehicle in range(i64(2)):
        rest(state, seat, vehicle, -state.player[column(seat, vehicle) + 1])


def rest_all(state: State, seat: i64) -> None:
    """NW-T4: passing rests all the crew."""
    for vehicle in range(i64(2)):
        rest(state, seat, vehicle, state.player[column(seat, vehicle)])


def may_transfer(state: State, seat: i64) -> bool:
    """NW-E1, NW-E2: whether the sled is on the ship's tile, or aboard where it can be deployed."""
    me = seat * PLAYER
    place, sled_at = state.player[me + SHIP_AT], state.player[me + SLED_AT]
    return sled_at == place or (sled_at == ABOARD and may_deploy_on(state, place))


def may_deploy_on(state: State, place: i64) -> bool:
    """NW-E2: on a tile that is all water only if the whole tile is frozen."""
    if state.land_at(place):
        return True
    last = place + STRIDE if state.shape_at(place) == UPRIGHT else place
    return last < state.ice


# Where the four counts of crew stand in a number of `columns`, three bits each.
SHIP_RESTING_BITS: Final[i64] = 0
SHIP_AVAILABLE_BITS: Final[i64] = 3
SLED_RESTING_BITS: Final[i64] = 6
SLED_AVAILABLE_BITS: Final[i64] = 9
COLUMNS_BITS: Final[i64] = 12


def columns(state: State, seat: i64) -> i64:
    """A seat's four counts of crew in one number."""
    me = seat * PLAYER
    player = state.player
    ship = player[me + SHIP_AVAILABLE] << SHIP_AVAILABLE_BITS | player[me + SHIP_RESTING] << SHIP_RESTING_BITS
    return ship | player[me + SLED_AVAILABLE] << SLED_AVAILABLE_BITS | player[me + SLED_RESTING] << SLED_RESTING_BITS


def columns_paid(counts: i64, vehicle: i64, spent: i64) -> i64:
    """The columns after `spent` crew of a vehicle's column went to rest (NW-T3)."""
    if vehicle == SHIP:
        return counts - (spent << SHIP_AVAILABLE_BITS) + (spent << SHIP_RESTING_BITS)
    return counts - (spent << SLED_AVAILABLE_BITS) + (spent << SLED_RESTING_BITS)


def columns_sacrificed(counts: i64, victim: i64) -> i64:
    """The columns without a crew of the column `victim`, a resting one before an available one (NW-ST4)."""
    resting = SHIP_RESTING_BITS if victim == SHIP else SLED_RESTING_BITS
    available = SHIP_AVAILABLE_BITS if victim == SHIP else SLED_AVAILABLE_BITS
    return counts - (1 << (resting if counts >> resting & 7 else available))


def transfer_problem(state: State, seat: i64, counts: i64, available: i64, resting: i64, at: i64) -> i64:
    """NW-E1, NW-E2, NW-E3: why so many crew cannot go to the sled (negative: to the ship), deploying it at corner
    `at` − 1. `counts` are the `columns` after the action was paid for."""
    player = state.player
    me = seat * PLAYER
    sled_at = player[me + SLED_AT]
    if sled_at != ABOARD and sled_at != LOST and sled_at != player[me + SHIP_AT]:
        return reasons.APART
    if available == 0 and resting == 0:
        return reasons.NOBODY_MOVES
    if (
        available > counts >> SHIP_AVAILABLE_BITS & 7
        or resting > counts >> SHIP_RESTING_BITS & 7
        or -available > counts >> SLED_AVAILABLE_BITS & 7
        or -resting > counts >> SLED_RESTING_BITS & 7
    ):
        return reasons.NOT_SO_MANY
    if sled_at == LOST:
        return reasons.SLED_IS_LOST
    if sled_at != ABOARD:
        return reasons.NOT_DEPLOYING if at else reasons.ALLOWED
    place = player[me + SHIP_AT]
    if not may_deploy_on(state, place):
        return reasons.ALL_WATER
    if at == 0:
        return reasons.WHERE_TO_DEPLOY
    area = area_named(state, place, at - 1)
    found = area and area_name(state, place, area) == at - 1
    return reasons.ALLOWED if found else reasons.NO_DEPLOY_AREA


# For speed the transfers are looked up and not asked for by `transfer_problem`; `test_legality` holds the two together.


def transfers(vehicle: i64, counts: i64) -> vec[i64]:
    """The transfers to and from a sled on the ship's tile when the columns are `counts`, after paying."""
    return TRANSFERS[vehicle << COLUMNS_BITS | counts]


def deployments(name: i64, counts: i64) -> vec[i64]:
    """The transfers that deploy the sled in an area; only the ship can act then."""
    return DEPLOYMENTS[name << 6 | counts & 63]


def _splits(vehicle: int, at: int, counts: int) -> vec[i64]:
    """NW-E1: all the ways to move crew between columns, but not none at all."""
    codes = vec[i64]()
    ship_available, ship_resting = counts >> SHIP_AVAILABLE_BITS & 7, counts >> SHIP_RESTING_BITS & 7
    sled_available, sled_resting = counts >> SLED_AVAILABLE_BITS & 7, counts >> SLED_RESTING_BITS & 7
    if ship_available + ship_resting + sled_available + sled_resting > numbers.CREW:
        return codes
    for available in range(-sled_available, ship_available + 1):
        for resting in range(-sled_resting, ship_resting + 1):
            if available or resting:
                codes = append(codes, transfer_code(vehicle, available, resting, at))
    return codes


DEPLOYMENTS: Final = vec[vec[i64]](
    [_splits(int(SHIP), compass + 1, counts) for compass in range(8) for counts in range(64)]
)
"""By the area's name and the ship's columns."""

TRANSFERS: Final = vec[vec[i64]]([_splits(vehicle, 0, counts) for vehicle in range(2) for counts in range(4096)])
"""By vehicle and columns."""


def transfer(state: State, seat: i64, available: i64, resting: i64, at: i64) -> None:
    """NW-E1: move the crew; the sled is deployed or goes back on board as NW-E2 says."""
    player = state.player
    me = seat * PLAYER
    player[me + SHIP_AVAILABLE] -= available
    player[me + SLED_AVAILABLE] += available
    player[me + SHIP_RESTING] -= resting
    player[me + SLED_RESTING] += resting
    state.say(happenings.CREW_TRANSFERRED, seat, available, resting)
    if player[me + SLED_AT] == ABOARD:
        place = player[me + SHIP_AT]
        player[me + SLED_AT] = place
        player[me + SLED_AREA] = area_named(state, place, at - 1)
        state.say(happenings.SLED_DEPLOYED, seat, place, at - 1)
    elif player[me + SLED_AVAILABLE] + player[me + SLED_RESTING] == 0:
        player[me + SLED_AT] = ABOARD
        player[me + SLED_AREA] = 0
        state.say(happenings.SLED_STOWED, seat)
