"""NW-T2, NW-T3, NW-ST3, NW-ST4: what an action costs, and how it is paid."""

from __future__ import annotations

from skerry.core.packed import i64
from skerry.northwest import numbers, reasons
from skerry.northwest.codes import (
    MOVE,
    PAY_FOOD,
    PAY_MORALE,
    PAY_SACRIFICE,
    SHIP,
    SLED,
    VICTIM_UNSAID,
    kind_of,
    payment_of,
    vehicle_of,
    victim_of,
)
from skerry.northwest.crew import column, columns, columns_paid, columns_sacrificed, crew_in, rest
from skerry.northwest.layout import FOOD, MORALE, PLAYER
from skerry.northwest.state import State
from skerry.northwest.supplies import bury, change_supply


def surcharge(state: State) -> i64:
    """NW-T2, NW-SO1, NW-ST3: what an action costs more when it is not the first of a turn."""
    return state.mode.surcharge if state.active else i64(0)


def cost(state: State, kind: i64, vehicle: i64) -> i64:
    """What an action costs now: NW-T2, NW-SO1, NW-ST3, NW-ST11."""
    price = state.mode.costs[kind] + surcharge(state)
    if kind != MOVE:
        return price
    price += state.ship_drag if vehicle == SHIP else state.sled_drag
    least: i64 = numbers.LEAST_MOVE
    return price if price > least else least


def code_cost(state: State, code: i64) -> i64:
    """What an action costs by its code: 0 for what is free."""
    kind = kind_of(code)
    return cost(state, kind, vehicle_of(code)) if state.mode.costs[kind] else i64(0)


def code_costs(state: State, codes: list[int]) -> list[int]:
    """What each of many actions costs."""
    return [code_cost(state, code) for code in codes]


def crew_problem(state: State, kind: i64, vehicle: i64) -> i64:
    """NW-T3: why the acting column alone cannot pay an action in full."""
    available = state.player[column(state.actor, vehicle)]
    return reasons.ALLOWED if available >= cost(state, kind, vehicle) else reasons.TOO_FEW_CREW


def crew_spent(state: State, kind: i64, vehicle: i64) -> i64:
    """The crew that an action rests: its cost, or what there is of it when a crew is sacrificed (NW-ST4)."""
    price = cost(state, kind, vehicle)
    available = state.player[column(state.actor, vehicle)]
    return price if price < available else available


def payment_problem(state: State, kind: i64, vehicle: i64, payment: i64, victim: i64) -> i64:
    """NW-ST3, NW-ST4: why an action cannot be paid for with this supply and this sacrifice."""
    problem = acting_problem(state, vehicle)
    if problem == reasons.ALLOWED:
        problem = supply_problem(state, payment)
    if problem != reasons.ALLOWED:
        return problem
    return sacrifice_problem(state, crew_problem(state, kind, vehicle) == reasons.ALLOWED, payment, victim)


def acting_problem(state: State, vehicle: i64) -> i64:
    """NW-ST3, NW-ST4: whether anybody is there to act, available or, with a sacrifice, resting."""
    available = state.player[column(state.actor, vehicle)]
    if not state.version.owner_chooses_victim:
        return reasons.ALLOWED if available else reasons.TOO_FEW_CREW
    if available == 0 and state.player[column(state.actor, 1 - vehicle)] == 0:
        return reasons.NOBODY_AVAILABLE
    return reasons.ALLOWED if crew_in(state, state.actor, vehicle) else reasons.NOBODY_THERE


def supply_problem(state: State, payment: i64) -> i64:
    """NW-ST3: an action takes one Food or one Morale; none only from who has neither."""
    me = state.actor * PLAYER
    food, morale = state.player[me + FOOD], state.player[me + MORALE]
    supply = payment & (PAY_FOOD | PAY_MORALE)
    if payment == 0 or supply == PAY_FOOD | PAY_MORALE or (supply == 0 and (food or morale)):
        return reasons.PAYMENT_MISSING
    if supply == PAY_FOOD and food == 0:
        return reasons.NO_FOOD
    return reasons.NO_MORALE if supply == PAY_MORALE and morale == 0 else reasons.ALLOWED


def sacrifice_problem(state: State, enough: bool, payment: i64, victim: i64) -> i64:
    """NW-ST4: a crew is sacrificed exactly when supply or crew are missing; `enough` says whether crew are not."""
    in_full = payment & (PAY_FOOD | PAY_MORALE) > 0 and enough
    if payment & PAY_SACRIFICE == 0:
        return reasons.ALLOWED if in_full else reasons.SACRIFICE_NEEDED
    return reasons.NO_SACRIFICE_NEEDED if in_full else _victim_problem(state, victim)


def _victim_problem(state: State, victim: i64) -> i64:
    """NW-ST4: the column that a sacrificed crew comes from."""
    if not state.version.owner_chooses_victim:
        return reasons.ALLOWED if victim == VICTIM_UNSAID else reasons.NO_VICTIM_CHOICE
    if victim == VICTIM_UNSAID:
        return reasons.WHICH_VICTIM
    return reasons.ALLOWED if crew_in(state, state.actor, victim - 1) else reasons.NO_VICTIM


def first_victim(state: State, payment: i64) -> i64:
    """The first value of `victim` to try with a payment; those up to `last_victim` are all there are (NW-ST4)."""
    return SHIP + 1 if payment & PAY_SACRIFICE and state.version.owner_chooses_victim else VICTIM_UNSAID


def last_victim(state: State, payment: i64) -> i64:
    return SLED + 1 if payment & PAY_SACRIFICE and state.version.owner_chooses_victim else VICTIM_UNSAID


def victim_column(vehicle: i64, victim: i64) -> i64:
    """NW-ST4: the column that a sacrificed crew comes from: the one chosen, or the acting one."""
    return vehicle if victim == VICTIM_UNSAID else victim - 1


def columns_after(state: State, kind: i64, vehicle: i64, payment: i64, victim: i64) -> i64:
    """The actor's columns when an action has been paid for (NW-T3, NW-ST4)."""
    counts = columns_paid(columns(state, state.actor), vehicle, crew_spent(state, kind, vehicle))
    return columns_sacrificed(counts, victim_column(vehicle, victim)) if payment & PAY_SACRIFICE else counts


def pay(state: State, code: i64) -> None:
    """NW-T3, NW-ST3, NW-ST4: what can be paid is paid; a sacrifice covers the rest."""
    seat, vehicle, payment = state.actor, vehicle_of(code), payment_of(code)
    rest(state, seat, vehicle, crew_spent(state, kind_of(code), vehicle))
    if payment & PAY_FOOD:
        change_supply(state, seat, FOOD, -1)
    elif payment & PAY_MORALE:
        change_supply(state, seat, MORALE, -1)
    if payment & PAY_SACRIFICE:
        bury(state, seat, victim_column(vehicle, victim_of(code)))
