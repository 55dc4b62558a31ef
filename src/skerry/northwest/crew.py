"""NW-T3, NW-E: crew pay for actions and go between ship and sled."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, extend, i64, vec
from skerry.northwest import happenings, numbers
from skerry.northwest.codes import (
    AT_SHIFT,
    AVAILABLE_SHIFT,
    DISCOVER,
    DRAW,
    END,
    EXPLORE,
    LAY,
    LOSE,
    MOVE,
    PASS,
    PAY_FOOD,
    PAY_MORALE,
    PAY_SACRIFICE,
    PLACE,
    REFRESH,
    RESTING_SHIFT,
    SHIP,
    STAND,
    TAKE,
    TRANSFER,
    VEHICLE_SHIFT,
)
from skerry.northwest.geometry import STRIDE
from skerry.northwest.ice import area_name, area_named, areas
from skerry.northwest.layout import (
    ABOARD,
    FIRST_TILE,
    FOOD,
    LOST,
    MORALE,
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
from skerry.northwest.reasons import (
    ALL_WATER,
    ALLOWED,
    APART,
    NO_DEPLOY_AREA,
    NO_FOOD,
    NO_MORALE,
    NO_SACRIFICE_NEEDED,
    NOBODY_MOVES,
    NOT_DEPLOYING,
    NOT_SO_MANY,
    PAYMENT_MISSING,
    SACRIFICE_NEEDED,
    SLED_IS_LOST,
    TOO_FEW_CREW,
    WHERE_TO_DEPLOY,
)
from skerry.northwest.state import State


def base_cost(kind: i64) -> i64:
    """What an action costs as the first of a turn in the base game."""
    if kind == DRAW:
        return numbers.COST_DRAW
    if kind == REFRESH:
        return numbers.COST_REFRESH
    if kind == PLACE:
        return numbers.COST_PLACE
    if kind == LAY:
        return numbers.COST_LAY
    if kind == MOVE:
        return numbers.COST_MOVE
    if kind == TRANSFER:
        return numbers.COST_TRANSFER
    if kind == EXPLORE:
        return numbers.COST_EXPLORE
    if kind == DISCOVER:
        return numbers.COST_DISCOVER
    return numbers.COST_TUUNBAQ


def cost(state: State, kind: i64, vehicle: i64) -> i64:
    """What an action costs now: NW-T2, NW-SO1, NW-ST3, NW-ST11."""
    if not state.mode.terror:
        return base_cost(kind) + (numbers.SURCHARGE if state.active else 0)
    price: i64 = numbers.TERROR_FIRST_COST if state.active == 0 else numbers.TERROR_LATER_COST
    if kind == MOVE:
        price += state.ship_drag if vehicle == SHIP else state.sled_drag
    return price if price > 1 else 1


def code_cost(state: State, code: i64) -> i64:
    """What an action costs by its code: 0 for what is free."""
    kind = code & 15
    if kind == TAKE or kind == PASS or kind == END or kind == STAND or kind == LOSE:
        return 0
    return cost(state, kind, code >> VEHICLE_SHIFT & 1)


def code_costs(state: State, codes: vec[i64]) -> list[int]:
    """What each of many actions costs."""
    return [code_cost(state, code) for code in codes]


def crew_spent(state: State, vehicle: i64, kind: i64) -> i64:
    """The crew that an action rests: its cost, or in the Terror modes what there is of it (NW-ST4)."""
    price = cost(state, kind, vehicle)
    available = state.player[column(state.actor, vehicle)]
    return available if state.mode.terror and available < price else price


def payment_problem(state: State, vehicle: i64, kind: i64, payment: i64) -> i64:
    """NW-ST3, NW-ST4: why an action cannot be paid for in this way."""
    me = state.actor * PLAYER
    available = state.player[column(state.actor, vehicle)]
    if available == 0:
        return TOO_FEW_CREW
    food, morale = state.player[me + FOOD], state.player[me + MORALE]
    supply = payment & 3
    if payment == 0 or supply == 3 or (supply == 0 and (food or morale)):
        return PAYMENT_MISSING
    if supply == PAY_FOOD and food == 0:
        return NO_FOOD
    if supply == PAY_MORALE and morale == 0:
        return NO_MORALE
    in_full = supply > 0 and available >= cost(state, kind, vehicle)
    if payment & PAY_SACRIFICE:
        return NO_SACRIFICE_NEEDED if in_full else ALLOWED
    return ALLOWED if in_full else SACRIFICE_NEEDED


def column(seat: i64, vehicle: i64) -> i64:
    """Where the available crew of a column are counted; the resting ones follow."""
    return seat * PLAYER + SHIP_AVAILABLE + vehicle * 2


def rest(state: State, seat: i64, vehicle: i64, crew: i64) -> None:
    """NW-T3: crew of a column go from available to resting."""
    at = column(seat, vehicle)
    state.player[at] -= crew
    state.player[at + 1] += crew


def wake_all(state: State, seat: i64) -> None:
    """NW-T5: all the crew become available in their columns."""
    for vehicle in range(2):
        rest(state, seat, vehicle, -state.player[column(seat, vehicle) + 1])


def rest_all(state: State, seat: i64) -> None:
    """NW-T4: passing rests all the crew."""
    for vehicle in range(2):
        rest(state, seat, vehicle, state.player[column(seat, vehicle)])


def may_deploy_on(state: State, place: i64) -> bool:
    """NW-E2: on a tile that is all water only if the whole tile is frozen."""
    if state.land_at(place):
        return True
    last = place + STRIDE if state.shape_at(place) == UPRIGHT else place
    return last < state.ice


def transfer_problem(
    state: State, seat: i64, vehicle: i64, spent: i64, rested: i64, available: i64, resting: i64, at: i64
) -> i64:
    """NW-E1, E2, E3: why so many crew cannot go to the sled (negative: to the ship), deploying it at corner `at` − 1.

    The price makes the acting column's available crew `spent` fewer and its resting crew `rested` more.
    """
    player = state.player
    me = seat * PLAYER
    sled_at = player[me + SLED_AT]
    if sled_at != ABOARD and sled_at != LOST and sled_at != player[me + SHIP_AT]:
        return APART
    if available == 0 and resting == 0:
        return NOBODY_MOVES
    by_ship: i64 = 1 - vehicle
    if (
        available > player[me + SHIP_AVAILABLE] - spent * by_ship
        or resting > player[me + SHIP_RESTING] + rested * by_ship
        or -available > player[me + SLED_AVAILABLE] - spent * vehicle
        or -resting > player[me + SLED_RESTING] + rested * vehicle
    ):
        return NOT_SO_MANY
    if sled_at == LOST:
        return SLED_IS_LOST
    if sled_at != ABOARD:
        return NOT_DEPLOYING if at else ALLOWED
    place = player[me + SHIP_AT]
    if not may_deploy_on(state, place):
        return ALL_WATER
    if at == 0:
        return WHERE_TO_DEPLOY
    area = area_named(state, place, at - 1)
    return ALLOWED if area and area_name(state, place, area) == at - 1 else NO_DEPLOY_AREA


def transfer_codes(state: State, codes: vec[i64], vehicle: i64, seat: i64, spent: i64, rested: i64) -> vec[i64]:
    """Append all the transfers, when the price makes `spent` available crew fewer and `rested` resting crew more."""
    player = state.player
    me = seat * PLAYER
    place, sled_at = player[me + SHIP_AT], player[me + SLED_AT]
    if place < FIRST_TILE or sled_at == LOST or (sled_at != ABOARD and sled_at != place):
        return codes
    by_ship: i64 = 1 - vehicle
    ship_available = player[me + SHIP_AVAILABLE] - spent * by_ship
    ship_resting = player[me + SHIP_RESTING] + rested * by_ship
    if sled_at == ABOARD:
        if may_deploy_on(state, place):
            for area in areas(state, place, 63, state.ice):
                name = area_name(state, place, area)
                codes = extend(codes, DEPLOYMENTS[(name * 8 + ship_available) * 8 + ship_resting])
        return codes
    sled_available = player[me + SLED_AVAILABLE] - spent * vehicle
    sled_resting = player[me + SLED_RESTING] + rested * vehicle
    columns = ((sled_available * 8 + ship_available) * 8 + sled_resting) * 8 + ship_resting
    return extend(codes, TRANSFERS[vehicle * 4096 + columns])


def _splits(head: int, sled_available: int, ship_available: int, sled_resting: int, ship_resting: int) -> vec[i64]:
    """NW-E1: all the ways to move crew between columns, but not none at all."""
    codes = vec[i64]()
    if sled_available + ship_available + sled_resting + ship_resting > numbers.CREW:
        return codes
    for available in range(-sled_available, ship_available + 1):
        for resting in range(-sled_resting, ship_resting + 1):
            if available or resting:
                counts = (available + 8) << int(AVAILABLE_SHIFT) | (resting + 8) << int(RESTING_SHIFT)
                codes = append(codes, head | counts)
    return codes


DEPLOYMENTS: Final = vec[vec[i64]](
    [
        _splits(int(TRANSFER) | (compass + 1) << int(AT_SHIFT), 0, available, 0, resting)
        for compass in range(8)
        for available in range(8)
        for resting in range(8)
    ]
)
"""By area's name, then the ship's available and resting crew: the transfers that deploy the sled there."""

TRANSFERS: Final = vec[vec[i64]](
    [
        _splits(int(TRANSFER) | vehicle << int(VEHICLE_SHIFT), n >> 9, n >> 6 & 7, n >> 3 & 7, n & 7)
        for vehicle in range(2)
        for n in range(4096)
    ]
)
"""By vehicle, then sled's and ship's available, sled's and ship's resting crew: the transfers to and from the sled."""


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
