"""Why an action is not allowed: the first rule against it, in the order that the rules give."""

from __future__ import annotations

from skerry.core.packed import i64
from skerry.northwest import reasons
from skerry.northwest.codes import (
    DISCOVER,
    DRAW,
    END,
    EXPLORE,
    LAY,
    LOSE,
    MOVE,
    PASS,
    PLACE,
    REFRESH,
    STAND,
    TAKE,
    TRANSFER,
    TUUNBAQ,
    available_of,
    choice_of,
    corner_of,
    deployed_at_of,
    gift_of,
    kind_of,
    payment_of,
    resting_of,
    second_drawn_of,
    second_square_of,
    target_of,
    vehicle_of,
    victim_of,
)
from skerry.northwest.crew import transfer_problem
from skerry.northwest.drawing import draw_problem, refresh_problem
from skerry.northwest.exploring import discover_problem, explore_problem
from skerry.northwest.layout import DRAFTING, FIRST_TILE, LOSING, OVER, PLAYER, SHIP_AT, STANDING, TAKING
from skerry.northwest.moving import move_problem
from skerry.northwest.paying import columns_after, crew_problem, payment_problem
from skerry.northwest.placing import lay_problem, place_problem
from skerry.northwest.state import State
from skerry.northwest.turns import lose_problem, stand_problem
from skerry.northwest.tuunbaq import tuunbaq_problem


def problem(state: State, code: i64) -> i64:
    """The first reason why an action is not allowed, in the order that the rules give; ALLOWED if it is."""
    problem = phase_problem(state, kind_of(code))
    if problem != reasons.ALLOWED:
        return problem
    kind, vehicle = kind_of(code), vehicle_of(code)
    if kind == TAKE:
        return draw_problem(state, code)
    if kind == STAND:
        return stand_problem(state, corner_of(code))
    if kind == LOSE:
        return lose_problem(state, vehicle)
    if kind == PASS or kind == END:
        return reasons.ALLOWED
    problem = _mode_problem(state, code)
    if problem != reasons.ALLOWED:
        return problem
    if state.mode.uses_supplies:
        problem = payment_problem(state, kind, vehicle, payment_of(code), victim_of(code))
    else:
        problem = crew_problem(state, kind, vehicle)
    if problem != reasons.ALLOWED:
        return problem
    place = state.player[state.actor * PLAYER + SHIP_AT + vehicle]
    if place < FIRST_TILE and (kind == PLACE or kind == LAY or kind == TRANSFER):
        return reasons.ON_ARROW
    return _own_problem(state, code, kind, vehicle, place)


def phase_problem(state: State, kind: i64) -> i64:
    """NW-T1, NW-T2: whether it is the time for an action of that kind."""
    if state.phase == OVER:
        return reasons.GAME_IS_OVER
    if state.phase == DRAFTING:
        return reasons.ALLOWED if kind == TAKE else reasons.DRAFT_FIRST
    if state.phase == TAKING:
        return reasons.ALLOWED if kind == TAKE else reasons.TAKE_FIRST
    if state.phase == STANDING:
        return reasons.ALLOWED if kind == STAND else reasons.STAND_FIRST
    if state.phase == LOSING:
        return reasons.ALLOWED if kind == LOSE else _lose_first(state)
    if kind == TAKE:
        return reasons.NOTHING_TO_TAKE
    if kind == STAND:
        return reasons.NO_THAW
    if kind == LOSE:
        return reasons.NO_LOSS
    return turn_problem(state, kind)


def _lose_first(state: State) -> i64:
    """NW-ST11, NW-SO5."""
    return reasons.LOSE_FIRST if state.mode.uses_supplies else reasons.LEAVE_FIRST


def turn_problem(state: State, kind: i64) -> i64:
    """NW-T2: pass instead of a first action, end after one; NW-ST2: in a season pass at any time, and no end."""
    if kind == PASS:
        first = state.active == 0 or state.mode.has_seasons
        return reasons.ALLOWED if first else reasons.ALREADY_ACTED
    if kind == END:
        if state.mode.has_seasons:
            return reasons.NO_END_HERE
        return reasons.ALLOWED if state.active else reasons.NOT_ACTED
    return reasons.ALLOWED


def _mode_problem(state: State, code: i64) -> i64:
    """Words that only another mode or option knows."""
    kind, mode = kind_of(code), state.mode
    if kind == LAY and not mode.may_lay:
        return reasons.NO_LAY_HERE
    if kind == TUUNBAQ and not state.has_tuunbaq:
        return reasons.NO_TUUNBAQ_HERE
    if kind == MOVE and gift_of(code) and not state.has_tuunbaq:
        return reasons.GIVE_FOR_NOTHING
    if not mode.uses_supplies and (payment_of(code) or victim_of(code)):
        return reasons.NO_PAYMENT_HERE
    if kind == REFRESH and mode.shows_small != (choice_of(code) > 0):
        return refresh_problem(state, choice_of(code))
    if kind == DRAW and second_drawn_of(code) >= 0 and not mode.shows_small:
        return reasons.ONE_ONLY
    if kind == PLACE and second_square_of(code) and not mode.places_pairs:
        return reasons.ONE_TILE_AT_A_TIME
    if kind == EXPLORE and choice_of(code) and not mode.tokens_give_supplies:
        return reasons.NO_GAIN
    return reasons.ALLOWED


def _own_problem(state: State, code: i64, kind: i64, vehicle: i64, place: i64) -> i64:
    """What the action's own rules object to."""
    if kind == DRAW:
        return draw_problem(state, code)
    if kind == REFRESH:
        return refresh_problem(state, choice_of(code))
    if kind == PLACE:
        return place_problem(state, code, place)
    if kind == LAY:
        return lay_problem(state, code, place)
    if kind == MOVE:
        return move_problem(state, code, vehicle)
    if kind == TRANSFER:
        counts = columns_after(state, kind, vehicle, payment_of(code), victim_of(code))
        return transfer_problem(state, state.actor, counts, available_of(code), resting_of(code), deployed_at_of(code))
    if kind == EXPLORE:
        return explore_problem(state.mode.tokens_give_supplies, state.token_on(place), choice_of(code))
    if kind == DISCOVER:
        return discover_problem(state.token_on(place))
    return tuunbaq_problem(state, target_of(code))
