"""Why an action is not allowed: the first rule against it, in the order that the rules give."""

from __future__ import annotations

from skerry.core.packed import i64
from skerry.northwest.codes import (
    AREA_SHIFT,
    AT_SHIFT,
    AVAILABLE_SHIFT,
    CHOICE_LARGE,
    CHOICE_SHIFT,
    CHOICE_SMALL,
    CORNER_SHIFT,
    DISCOVER,
    DRAW,
    END,
    EXPLORE,
    GIVING_SHIFT,
    LAY,
    LOSE,
    MOVE,
    PASS,
    PAYMENT_SHIFT,
    PLACE,
    REFRESH,
    RESTING_SHIFT,
    SECOND_DRAW_SHIFT,
    SECOND_PATTERN_SHIFT,
    SECOND_SQUARE_SHIFT,
    SQUARE_SHIFT,
    STAND,
    TAKE,
    TILE_SHIFT,
    TO_SHIFT,
    TRANSFER,
    TUUNBAQ,
    VEHICLE_SHIFT,
    WAY_SHIFT,
)
from skerry.northwest.crew import column, cost, crew_spent, payment_problem, transfer_problem
from skerry.northwest.geometry import FIRST_SMALL, PATTERN, SMALL_KIND
from skerry.northwest.ice import area_name
from skerry.northwest.layout import (
    BAG,
    CAIRN,
    DRAFTING,
    FACE_UP,
    FIRST_TILE,
    FRANKLIN,
    INUIT,
    LOSING,
    LYING,
    OVER,
    PILES,
    PLAYER,
    SHIP_AT,
    SHOWN,
    SINGLE,
    SLED_AT,
    SMALL,
    STANDING,
    STRAIT,
    TAKING,
    UPRIGHT,
)
from skerry.northwest.moving import moving_problem
from skerry.northwest.placing import count_six, in_hand, laying_problem, second_problem, shown_slot
from skerry.northwest.reasons import (
    ALLOWED,
    ALREADY_ACTED,
    BAG_EMPTY,
    COLUMN_EMPTY,
    DRAFT_FIRST,
    DRAFT_IS_LARGE,
    DRAFT_NOT_SHOWN,
    GAIN_WHICH,
    GAME_IS_OVER,
    GIVE_FOR_NOTHING,
    LARGE_NOT_SHOWN,
    LOSE_FIRST,
    NO_END_HERE,
    NO_FIND,
    NO_GAIN,
    NO_LAY_HERE,
    NO_LOSS,
    NO_PAYMENT_HERE,
    NO_SITE,
    NO_SUCH_AREA,
    NO_THAW,
    NO_TUUNBAQ_HERE,
    NOT_ACTED,
    NOT_IN_RESERVE,
    NOT_LEFTMOST,
    NOTHING_TO_TAKE,
    ON_ARROW,
    ONE_ONLY,
    ONE_TILE_AT_A_TIME,
    PILE_EMPTY,
    REFRESH_ALL,
    REFRESH_WHICH,
    REFRESHED_KIND,
    SMALL_NOT_SHOWN,
    STAND_FIRST,
    TAKE_FIRST,
    TOO_FEW_CREW,
    TWO_SMALL,
)
from skerry.northwest.state import State
from skerry.northwest.turns import standing_areas
from skerry.northwest.tuunbaq import giving_problem, tuunbaq_problem
from skerry.northwest.voyage import crew_in


def problem(state: State, code: i64) -> i64:
    """The first reason why an action is not allowed, in the order that the rules give; ALLOWED if it is."""
    problem = _phase_problem(state, code)
    if problem != ALLOWED:
        return problem
    kind, vehicle = code & 15, code >> VEHICLE_SHIFT & 1
    if kind == TAKE:
        return _draw_problem(state, code)
    if kind == STAND:
        return _stand_problem(state, code)
    if kind == LOSE:
        return ALLOWED if crew_in(state, state.actor, vehicle) else COLUMN_EMPTY
    if kind == PASS or kind == END:
        return ALLOWED
    problem = _mode_problem(state, code)
    if problem != ALLOWED:
        return problem
    if state.mode.terror:
        problem = payment_problem(state, vehicle, kind, code >> PAYMENT_SHIFT & 7)
        if problem != ALLOWED:
            return problem
    elif state.player[column(state.actor, vehicle)] < cost(state, kind, vehicle):
        return TOO_FEW_CREW
    place = state.player[state.actor * PLAYER + SHIP_AT + vehicle]
    if place < FIRST_TILE and (kind == PLACE or kind == LAY or kind == TRANSFER):
        return ON_ARROW
    return _own_problem(state, code, kind, vehicle, place)


def _phase_problem(state: State, code: i64) -> i64:
    kind = code & 15
    if state.phase == OVER:
        return GAME_IS_OVER
    if state.phase == DRAFTING:
        return ALLOWED if kind == TAKE else DRAFT_FIRST
    if state.phase == TAKING:
        return ALLOWED if kind == TAKE else TAKE_FIRST
    if state.phase == STANDING:
        return ALLOWED if kind == STAND else STAND_FIRST
    if state.phase == LOSING:
        return ALLOWED if kind == LOSE else LOSE_FIRST
    if kind == TAKE:
        return NOTHING_TO_TAKE
    if kind == STAND:
        return NO_THAW
    if kind == LOSE:
        return NO_LOSS
    if kind == END and state.mode.terror:
        return NO_END_HERE
    if kind == PASS and state.active > 0 and not state.mode.terror:
        return ALREADY_ACTED
    if kind == END and state.active == 0:
        return NOT_ACTED
    return ALLOWED


def _mode_problem(state: State, code: i64) -> i64:
    """Words that only another mode or option knows."""
    kind = code & 15
    if kind == LAY and not state.mode.may_lay:
        return NO_LAY_HERE
    if kind == TUUNBAQ and not state.has_tuunbaq:
        return NO_TUUNBAQ_HERE
    if kind == MOVE and code >> GIVING_SHIFT and not state.has_tuunbaq:
        return GIVE_FOR_NOTHING
    if state.mode.terror:
        return REFRESH_WHICH if kind == REFRESH and code >> CHOICE_SHIFT == 0 else ALLOWED
    if code >> PAYMENT_SHIFT & 7:
        return NO_PAYMENT_HERE
    if kind == REFRESH and code >> CHOICE_SHIFT:
        return REFRESH_ALL
    if kind == DRAW and code >> SECOND_DRAW_SHIFT:
        return ONE_ONLY
    if kind == PLACE and code >> SECOND_SQUARE_SHIFT:
        return ONE_TILE_AT_A_TIME
    if kind == EXPLORE and code >> CHOICE_SHIFT:
        return NO_GAIN
    return ALLOWED


def _own_problem(state: State, code: i64, kind: i64, vehicle: i64, place: i64) -> i64:
    """What the action's own rules object to."""
    if kind == DRAW:
        return _draw_problem(state, code)
    if kind == REFRESH:
        small = code >> CHOICE_SHIFT == CHOICE_SMALL
        left = count_six(state.stock, PILES) if small else state.stock[BAG]
        return ALLOWED if left > 0 else BAG_EMPTY
    if kind == PLACE or kind == LAY:
        return _placing_problem(state, code, kind, place)
    if kind == MOVE:
        return _moving_problem(state, code, vehicle)
    if kind == TUUNBAQ:
        return tuunbaq_problem(state, code >> TO_SHIFT & 255)
    if kind == TRANSFER:
        spent = crew_spent(state, vehicle, kind)
        rested = spent - (code >> PAYMENT_SHIFT + 2 & 1)
        available, resting = (code >> AVAILABLE_SHIFT & 15) - 8, (code >> RESTING_SHIFT & 15) - 8
        at = code >> AT_SHIFT & 15
        return transfer_problem(state, state.actor, vehicle, spent, rested, available, resting, at)
    token = state.token_on(place)
    if kind == DISCOVER:
        return ALLOWED if token == INUIT or token == CAIRN else NO_FIND
    if token != FRANKLIN and token != STRAIT:
        return NO_SITE
    return _gain_problem(state, token, code >> CHOICE_SHIFT)


def _gain_problem(state: State, token: i64, choice: i64) -> i64:
    """NW-ST6: only a Strait gives a choice, and only in the Terror modes."""
    if state.mode.terror and token == STRAIT:
        return ALLOWED if choice else GAIN_WHICH
    return NO_GAIN if choice else ALLOWED


def _moving_problem(state: State, code: i64, vehicle: i64) -> i64:
    """NW-D, then NW-TB3."""
    to = code >> TO_SHIFT & 255
    problem = moving_problem(state, state.actor, vehicle, to, code >> AREA_SHIFT & 7)
    if problem != ALLOWED:
        return problem
    return giving_problem(state, vehicle, cost(state, MOVE, vehicle), to, code >> GIVING_SHIFT & 7)


def _draw_problem(state: State, code: i64) -> i64:
    """NW-A1, NW-S4 for the draft, NW-ST5 for the Terror modes."""
    tile = code >> TILE_SHIFT & 127
    if tile < FIRST_SMALL:
        if state.phase == TAKING and state.refreshed == CHOICE_SMALL:
            return REFRESHED_KIND
        if shown_slot(state, tile):
            return ALLOWED
        return DRAFT_NOT_SHOWN if state.phase == DRAFTING else LARGE_NOT_SHOWN
    if state.phase == DRAFTING:
        return DRAFT_IS_LARGE
    if state.mode.terror:
        return _shown_problem(state, tile - FIRST_SMALL, (code >> SECOND_DRAW_SHIFT & 7) - 1)
    if code >> SECOND_DRAW_SHIFT:
        return ONE_ONLY
    return ALLOWED if state.stock[PILES + tile - FIRST_SMALL] > 0 else PILE_EMPTY


def _shown_problem(state: State, kind: i64, second: i64) -> i64:
    """NW-ST5: small tiles are drawn from the display, two while two are shown."""
    if state.phase == TAKING and state.refreshed == CHOICE_LARGE:
        return REFRESHED_KIND
    if state.stock[SHOWN + kind] == 0:
        return SMALL_NOT_SHOWN
    if second < 0:
        return ALLOWED if count_six(state.stock, SHOWN) == 1 else TWO_SMALL
    return ALLOWED if state.stock[SHOWN + second] > (1 if second == kind else 0) else SMALL_NOT_SHOWN


def _stand_problem(state: State, code: i64) -> i64:
    """NW-I5."""
    place = state.player[state.actor * PLAYER + SLED_AT]
    for area in standing_areas(state, state.actor):
        if area_name(state, place, area) == code >> CORNER_SHIFT:
            return ALLOWED
    return NO_SUCH_AREA


def _placing_problem(state: State, code: i64, kind: i64, place: i64) -> i64:
    """NW-C1 (the own reserve), then where the tile may lie; NW-SO2; NW-ST5 for a second small tile."""
    tile, square, way = code >> TILE_SHIFT & 127, code >> SQUARE_SHIFT & 255, code >> WAY_SHIFT & 15
    if kind == LAY:
        if state.stock[FACE_UP] == 0 or state.stock[FACE_UP + 1] != tile:
            return NOT_LEFTMOST
    elif len(missing_tiles(state, code)):
        return NOT_IN_RESERVE
    if tile < FIRST_SMALL:
        return laying_problem(state, place, square, UPRIGHT if way & 4 else LYING, PATTERN[tile * 4 + (way & 3)])
    problem = laying_problem(state, place, square, SINGLE, way)
    second = code >> SECOND_SQUARE_SHIFT & 255
    if problem != ALLOWED or second == 0:
        return problem
    return second_problem(state, square, way, second, code >> SECOND_PATTERN_SHIFT & 15)


def first_problem(state: State, code: i64) -> i64:
    """What objects to the first of two small tiles that are placed together (NW-ST5)."""
    place = state.player[state.actor * PLAYER + SHIP_AT + (code >> VEHICLE_SHIFT & 1)]
    return laying_problem(state, place, code >> SQUARE_SHIFT & 255, SINGLE, code >> WAY_SHIFT & 15)


def missing_tiles(state: State, code: i64) -> list[int]:
    """NW-C1: the tiles of a placement that are not in the actor's reserve."""
    tile = code >> TILE_SHIFT & 127
    missing = [] if in_hand(state, state.actor, tile) else [int(tile)]
    if code >> SECOND_SQUARE_SHIFT:
        kind = SMALL_KIND[code >> SECOND_PATTERN_SHIFT & 15]
        needed: i64 = 2 if FIRST_SMALL + kind == tile else 1
        if state.player[state.actor * PLAYER + SMALL + kind] < needed:
            missing.append(int(FIRST_SMALL + kind))
    return missing
