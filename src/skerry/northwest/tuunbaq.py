"""NW-TB: the Tuunbaq, an option of the classic game."""

from __future__ import annotations

from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, reasons
from skerry.northwest.codes import GIVE_AVAILABLE, GIVE_RESTING, GIVE_TOKEN, SLED, target_of, with_gift, with_target
from skerry.northwest.crew import column
from skerry.northwest.geometry import SIDE, SIDES, TOUCHING, ZONE
from skerry.northwest.layout import (
    CAIRN,
    CARTOGRAPHY,
    CREW_DISCARDED,
    FRANKLIN,
    INUIT,
    LOST,
    PLAYER,
    SHIP_AT,
    SLED_AREA,
    SLED_AT,
    TOKENS,
    TOKENS_GIVEN,
)
from skerry.northwest.state import State


def maybe_appear(state: State, square: i64, second: i64, symbol: i64, symbol_square: i64) -> None:
    """NW-TB1: a Franklin or Cairn symbol in zone 2, or any tile in zone 3; the symbol's square decides the zone."""
    if not state.has_tuunbaq or state.tuunbaq_at:
        return
    in_zone_three = ZONE[symbol_square] == 3 if symbol_square else ZONE[square] == 3 or ZONE[second] == 3
    if in_zone_three or (ZONE[symbol_square] == 2 and (symbol == FRANKLIN or symbol == CAIRN)):
        state.tuunbaq_at = square
        state.say(happenings.TUUNBAQ_APPEARED, square)


def tuunbaq_problem(state: State, to: i64) -> i64:
    """NW-TB2: why the Tuunbaq cannot be moved to the tile there."""
    if state.tuunbaq_at == 0:
        return reasons.TUUNBAQ_AWAY
    if not _touches(state, to):
        return reasons.TUUNBAQ_NOT_NEXT
    return reasons.TUUNBAQ_BLOCKED if _others_on(state, to) else reasons.ALLOWED


def _reach(state: State) -> i64:
    """NW-TB2: how many of the squares that touch its tile it can go to: those beside it, or all."""
    shape = state.shape_at(state.tuunbaq_at)
    if state.version.tuunbaq_turns_corners:
        return i64(len(TOUCHING[shape]))
    return i64(len(SIDES[shape])) // SIDE


def _touches(state: State, to: i64) -> bool:
    touching = TOUCHING[state.shape_at(state.tuunbaq_at)]
    for at in range(_reach(state)):
        cover = state.cover[state.tuunbaq_at + touching[at]]
        if cover > 0 and cover & 255 == to:
            return True
    return False


def _others_on(state: State, place: i64) -> bool:
    """Whether another player's ship or sled is on a tile."""
    for seat in range(state.seats):
        me = seat * PLAYER
        if seat != state.actor and (state.player[me + SHIP_AT] == place or state.player[me + SLED_AT] == place):
            return True
    return False


def tuunbaq_codes(state: State, codes: vec[i64], head: i64) -> vec[i64]:
    """Append all the moves of the Tuunbaq, each once."""
    start = i64(len(codes))
    touching = TOUCHING[state.shape_at(state.tuunbaq_at)]
    for at in range(_reach(state)):
        cover = state.cover[state.tuunbaq_at + touching[at]]
        code = with_target(head, cover & 255)
        if cover > 0 and not _holds(codes, start, code) and tuunbaq_problem(state, cover & 255) == reasons.ALLOWED:
            codes = append(codes, code)
    return codes


def _holds(codes: vec[i64], start: i64, code: i64) -> bool:
    for at in range(start, len(codes)):
        if codes[at] == code:
            return True
    return False


def move_tuunbaq(state: State, code: i64) -> None:
    """NW-TB2."""
    to = target_of(code)
    state.say(happenings.TUUNBAQ_MOVED, state.actor, state.tuunbaq_at, to)
    state.tuunbaq_at = to


# -- entering its tile ------------------------------------------------------------------------------------


def giving_problem(state: State, vehicle: i64, price: i64, to: i64, gift: i64) -> i64:
    """NW-TB3: who enters its tile gives a crew of the column, after paying for the move, or a token."""
    if to != state.tuunbaq_at or state.tuunbaq_at == 0:
        return reasons.GIVE_FOR_NOTHING if gift else reasons.ALLOWED
    if gift == 0:
        return reasons.GIVE_NEEDED
    return reasons.ALLOWED if _can_give(state, vehicle, price, gift) else reasons.CANNOT_GIVE


def _can_give(state: State, vehicle: i64, price: i64, gift: i64) -> bool:
    if gift == GIVE_AVAILABLE:
        return state.player[column(state.actor, vehicle)] > price
    if gift == GIVE_RESTING:
        return True
    return state.player[state.actor * PLAYER + TOKENS + gift - GIVE_TOKEN] > 0


def with_gifts(state: State, codes: vec[i64], moves: vec[i64], vehicle: i64, price: i64) -> vec[i64]:
    """Append the moves; in place of one onto the Tuunbaq's tile, all that can be given for it."""
    for code in moves:
        if target_of(code) != state.tuunbaq_at:
            codes = append(codes, code)
            continue
        for gift in range(GIVE_AVAILABLE, GIVE_TOKEN + CARTOGRAPHY + 1):
            if giving_problem(state, vehicle, price, state.tuunbaq_at, gift) == reasons.ALLOWED:
                codes = append(codes, with_gift(code, gift))
    return codes


def give(state: State, vehicle: i64, gift: i64) -> None:
    """NW-TB3: pay for entering; a sled that loses its last crew is lost without further penalty."""
    me = state.actor * PLAYER
    if gift > GIVE_TOKEN:
        kind = gift - GIVE_TOKEN
        state.player[me + TOKENS + kind] -= 1
        state.player[me + TOKENS_GIVEN] += 1 << 6 * (kind - INUIT)
        state.say(happenings.TUUNBAQ_FED, state.actor, kind)
        return
    at = column(state.actor, vehicle)
    state.player[at if gift == GIVE_AVAILABLE else at + 1] -= 1
    state.player[me + CREW_DISCARDED] += 1
    state.say(happenings.TUUNBAQ_FED, state.actor, 0)
    if vehicle == SLED and state.player[at] + state.player[at + 1] == 0:
        state.say(happenings.SLED_LOST, state.actor, state.player[me + SLED_AT], 0)
        state.player[me + SLED_AT] = LOST
        state.player[me + SLED_AREA] = 0
