"""NW-ST6, NW-ST7, NW-ST11: Food and Morale, the Franklin track, and crew that are lost for want of them."""

from __future__ import annotations

from skerry.core.packed import i64
from skerry.northwest import happenings, numbers
from skerry.northwest.codes import SHIP, SLED
from skerry.northwest.crew import column, crew_in
from skerry.northwest.layout import CREW_LOST, CREW_REMOVED_EARLY, CREW_TO_LOSE, FOOD, MORALE, PLAYER, SITES
from skerry.northwest.scoring import all_sites
from skerry.northwest.state import State


def change_supply(state: State, seat: i64, supply: i64, change: i64) -> None:
    """NW-ST6, NW-ST11: a gain, or a loss, which costs one crew if it cannot be paid in full."""
    if change == 0:
        return
    at = seat * PLAYER + supply
    before = state.player[at]
    after = before + (change if change < 0 else _gain(state, supply, change))
    if after < 0:
        after = 0
        state.player[seat * PLAYER + CREW_TO_LOSE] += 1
    state.player[at] = after
    kind = happenings.FOOD_CHANGED if supply == FOOD else happenings.MORALE_CHANGED
    state.say(kind, seat, after - before, after)


def _gain(state: State, supply: i64, change: i64) -> i64:
    """NW-ST6: what there is of a gain."""
    left: i64 = state.version.most_supplies
    if left == 0:
        return change
    for seat in range(state.seats):
        left -= state.player[seat * PLAYER + supply]
    return change if change < left else left


def has_joint_track(state: State) -> bool:
    """NW-CO2: whether the captains' Franklin tracks are one."""
    return state.version.joins_tracks and state.seats > 1


def track_steps(state: State) -> tuple[tuple[int, int, int], ...]:
    """NW-ST7, NW-CO2: the steps of the Franklin track that give something: step, Food, Morale."""
    return numbers.JOINT_SITE_STEPS if has_joint_track(state) else numbers.SITE_STEPS


def add_sites(state: State, seat: i64, points: i64) -> None:
    """NW-ST6, NW-ST7, NW-CO2: the Franklin track, the own or the joint one, with what its steps give."""
    before = all_sites(state) if has_joint_track(state) else state.player[seat * PLAYER + SITES]
    state.player[seat * PLAYER + SITES] += points
    state.say(happenings.SITES_CHANGED, seat, points, state.player[seat * PLAYER + SITES])
    for step, food, morale in track_steps(state):
        if before < step <= before + points:
            change_supply(state, seat, FOOD, food)
            change_supply(state, seat, MORALE, morale)


# -- crew out of the game -----------------------------------------------------------------------------------


def _remove(state: State, seat: i64, vehicle: i64) -> None:
    """A crew leaves a column, a resting one before an available one (NW-ST4)."""
    at = column(seat, vehicle)
    state.player[at + 1 if state.player[at + 1] else at] -= 1


def bury(state: State, seat: i64, vehicle: i64) -> None:
    """NW-ST4, NW-ST11: a crew of a column is dead."""
    _remove(state, seat, vehicle)
    state.player[seat * PLAYER + CREW_LOST] += 1
    state.say(happenings.CREW_DIED, seat, vehicle)


def lose_one(state: State, seat: i64, vehicle: i64) -> None:
    """NW-ST11, NW-SO5: one of the crew that a seat has to lose."""
    state.player[seat * PLAYER + CREW_TO_LOSE] -= 1
    if state.mode.uses_supplies:
        bury(state, seat, vehicle)
    else:
        _remove(state, seat, vehicle)
        state.player[seat * PLAYER + CREW_REMOVED_EARLY] += 1
        state.say(happenings.CREW_LEFT, seat, vehicle)


def lose_without_choice(state: State, seat: i64) -> bool:
    """NW-ST11, NW-SO5: lose crew as long as only one column has any; whether the owner still has to choose."""
    me = seat * PLAYER
    while state.player[me + CREW_TO_LOSE]:
        ship, sled = crew_in(state, seat, SHIP), crew_in(state, seat, SLED)
        if ship and sled:
            return True
        if ship or sled:
            lose_one(state, seat, SHIP if ship else SLED)
        else:
            state.player[me + CREW_TO_LOSE] = 0
    return False
