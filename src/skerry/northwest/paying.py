"""NW-T2, NW-T3, NW-ST3, NW-ST4: what an action costs, and how it is paid."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers, reasons
from skerry.northwest.codes import (
    DRAW,
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
    with_payment,
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
        problem = supply_problem(supplies_held(state), payment)
    if problem != reasons.ALLOWED:
        return problem
    enough = crew_problem(state, kind, vehicle) == reasons.ALLOWED
    return sacrifice_problem(state.version.owner_chooses_victim, columns_manned(state), enough, payment, victim)


def acting_problem(state: State, vehicle: i64) -> i64:
    """NW-ST3, NW-ST4: whether anybody is there to act, available or, with a sacrifice, resting."""
    player = state.player
    if player[column(state.actor, vehicle)]:
        return reasons.ALLOWED
    if not state.version.owner_chooses_victim:
        return reasons.TOO_FEW_CREW
    if player[column(state.actor, 1 - vehicle)] == 0:
        return reasons.NOBODY_AVAILABLE
    return reasons.ALLOWED if crew_in(state, state.actor, vehicle) else reasons.NOBODY_THERE


def supplies_held(state: State) -> i64:
    """Of which supplies the actor has any: PAY_FOOD, PAY_MORALE or both."""
    player, me = state.player, state.actor * PLAYER
    food = PAY_FOOD if player[me + FOOD] else i64(0)
    return food | PAY_MORALE if player[me + MORALE] else food


def supply_problem(held: i64, payment: i64) -> i64:
    """NW-ST3: an action takes one Food or one Morale; none only from who has neither."""
    supply = payment & (PAY_FOOD | PAY_MORALE)
    if payment == 0 or supply == PAY_FOOD | PAY_MORALE or (supply == 0 and held):
        return reasons.PAYMENT_MISSING
    if supply & ~held:
        return reasons.NO_FOOD if supply == PAY_FOOD else reasons.NO_MORALE
    return reasons.ALLOWED


def columns_manned(state: State) -> i64:
    """Which of the actor's columns have crew, a bit for each."""
    ship, sled = crew_in(state, state.actor, SHIP), crew_in(state, state.actor, SLED)
    manned: i64 = 1 << SHIP if ship else i64(0)
    return manned | 1 << SLED if sled else manned


def sacrifice_problem(chooses: bool, manned: i64, enough: bool, payment: i64, victim: i64) -> i64:
    """NW-ST4: a crew is sacrificed exactly when supply or crew are missing; `enough` says whether crew are not.

    `chooses` says whether the owner says which column, `manned` which columns have crew.
    """
    in_full = payment & (PAY_FOOD | PAY_MORALE) > 0 and enough
    if payment & PAY_SACRIFICE == 0:
        return reasons.ALLOWED if in_full else reasons.SACRIFICE_NEEDED
    return reasons.NO_SACRIFICE_NEEDED if in_full else _victim_problem(chooses, manned, victim)


def _victim_problem(chooses: bool, manned: i64, victim: i64) -> i64:
    """NW-ST4: the column that a sacrificed crew comes from."""
    if not chooses:
        return reasons.ALLOWED if victim == VICTIM_UNSAID else reasons.NO_VICTIM_CHOICE
    if victim == VICTIM_UNSAID:
        return reasons.WHICH_VICTIM
    return reasons.ALLOWED if manned >> (victim - 1) & 1 else reasons.NO_VICTIM


# For speed the ways to pay are looked up.

FOR_ACTIONS: Final[i64] = 1
FOR_MOVES: Final[i64] = 2


def means(state: State) -> i64:
    """What the actor's ways to pay depend on, whichever vehicle acts."""
    held = columns_manned(state) << 2 | supplies_held(state)
    return held | _CHOOSES if state.version.owner_chooses_victim else held


def ways_to_pay(state: State, vehicle: i64, available: i64, situation: i64) -> vec[i64]:
    """NW-ST3, NW-ST4: each way as `with_payment` writes it, with FOR_ACTIONS and FOR_MOVES for what it pays.

    But for moves every action costs the same. `available` are the vehicle's crew, `situation` is what `means` tells.
    """
    if available >= cost(state, DRAW, vehicle):
        situation |= _ENOUGH
    if available >= cost(state, MOVE, vehicle):
        situation |= _ENOUGH_TO_MOVE
    return WAYS_TO_PAY[situation]


def _ways(situation: int) -> vec[i64]:
    held, manned, chooses = situation & 3, situation >> 2 & 3, situation & _CHOOSES > 0
    ways = vec[i64]()
    for payment in range(PAY_SACRIFICE + PAY_MORALE + 1):
        if supply_problem(held, payment) != reasons.ALLOWED:
            continue
        for victim in (SHIP + 1, SLED + 1) if payment & PAY_SACRIFICE and chooses else (VICTIM_UNSAID,):
            pays: i64 = 0
            if sacrifice_problem(chooses, manned, situation & _ENOUGH > 0, payment, victim) == reasons.ALLOWED:
                pays |= FOR_ACTIONS
            if sacrifice_problem(chooses, manned, situation & _ENOUGH_TO_MOVE > 0, payment, victim) == reasons.ALLOWED:
                pays |= FOR_MOVES
            if pays:
                ways = append(ways, with_payment(pays, payment, victim))
    return ways


_CHOOSES: Final[i64] = 16
_ENOUGH: Final[i64] = 32
_ENOUGH_TO_MOVE: Final[i64] = 64
WAYS_TO_PAY: Final = vec[vec[i64]]([_ways(situation) for situation in range(128)])
"""By the supplies held, the columns manned, whether the victim is chosen, and for what the crew are enough."""


def victim_column(vehicle: i64, victim: i64) -> i64:
    """NW-ST4: the column that a sacrificed crew comes from: the one chosen, or the acting one."""
    return vehicle if victim == VICTIM_UNSAID else victim - 1


def columns_after(state: State, kind: i64, vehicle: i64, payment: i64, victim: i64) -> i64:
    """The actor's columns when an action has been paid for (NW-T3, NW-ST4)."""
    counts = columns_paid(columns(state, state.actor), vehicle, crew_spent(state, kind, vehicle))
    return without_victim(counts, vehicle, payment, victim)


def without_victim(counts: i64, vehicle: i64, payment: i64, victim: i64) -> i64:
    """The columns without the crew that is sacrificed, if one is (NW-ST4)."""
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
