"""NW-T: whose turn it is, the end of a round, the end of the game; NW-I5: sleds when the ice has changed."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import NOBODY
from skerry.core.packed import i64, vec
from skerry.northwest import numbers
from skerry.northwest.constants import (
    ACTING,
    CREW_LOST,
    CREW_REMOVED,
    FIRST_TILE,
    GAME_OVER,
    GREENLAND_REACHED,
    GREENLAND_TOKEN,
    ICE_CHANGED,
    LOST,
    OVER,
    PASSAGE_REACHED,
    PASSAGE_TOKEN,
    PASSED,
    PASSED_TURN,
    PLAYER,
    RETURNED,
    ROUND_BEGUN,
    SHIP_AVAILABLE,
    SLED_AREA,
    SLED_AT,
    SLED_AVAILABLE,
    SLED_LOST,
    SLED_RESTING,
    SLED_STOOD,
    STANDING,
    TURN_ENDED,
)
from skerry.northwest.crew import rest_all, wake_all
from skerry.northwest.ice import area_name, areas_after_change, frozen_rows, ice_limit
from skerry.northwest.state import State

SEATS_IN_ORDER: Final[i64] = 4
AFTER_DISC: Final[i64] = 1
AFTER_CARD: Final[i64] = 2


# -- turn order -----------------------------------------------------------------------------------------


def in_order(order: i64, place: i64) -> i64:
    """The seat at a place of a turn order, NOBODY behind its end."""
    return (order >> 4 * place & 15) - 1


def enqueue(order: i64, seat: i64) -> i64:
    """A turn order with one more seat at its end."""
    place: i64 = 0
    while order >> 4 * place:
        place += 1
    return order | (seat + 1) << 4 * place


def still_plays(state: State, seat: i64) -> bool:
    """Whether a seat takes turns in this round: it has neither passed (NW-T4) nor returned (NW-T6)."""
    me = seat * PLAYER
    return state.player[me + PASSED] == 0 and state.player[me + RETURNED] == 0


def next_seat(state: State) -> i64:
    """The next in order who still plays this round, perhaps the actor; NOBODY if all are done."""
    length: i64 = 0
    here: i64 = 0
    while length < SEATS_IN_ORDER and in_order(state.order, length) >= 0:
        if in_order(state.order, length) == state.actor:
            here = length
        length += 1
    for step in range(1, length + 1):
        seat = in_order(state.order, (here + step) % length)
        if still_plays(state, seat):
            return seat
    return NOBODY


def begin_turn(state: State, seat: i64) -> None:
    state.actor = seat
    state.phase = ACTING
    state.active = 0
    state.turn += 1


def end_turn(state: State) -> None:
    """The turn goes to the next in order; the round ends when there is none."""
    seat = next_seat(state)
    if seat != NOBODY:
        begin_turn(state, seat)
    else:
        end_round(state)


def pass_turn(state: State) -> None:
    """NW-T4, NW-H1."""
    seat = state.actor
    rest_all(state, seat)
    state.player[seat * PLAYER + PASSED] = 1
    state.next_order = enqueue(state.next_order, seat)
    state.say(PASSED_TURN, seat)
    end_turn(state)


# -- rounds -----------------------------------------------------------------------------------------------


def end_round(state: State) -> None:
    """NW-T5, NW-T7."""
    if state.round == numbers.ROUNDS or state.returned == state.seats:
        end_game(state)
        return
    state.round += 1
    state.order = state.next_order
    state.next_order = 0
    for seat in range(state.seats):
        state.player[seat * PLAYER + PASSED] = 0
        wake_all(state, seat)
    state.say(ROUND_BEGUN, state.round, numbers.SUN_OF_ROUND[state.round - 1])
    if state.loses_crew and state.round == numbers.YEAR_ONE + 1:
        _lose_two(state)
    state.stage = AFTER_DISC
    change_ice(state, frozen_rows(state.round, 0))


def _lose_two(state: State) -> None:
    """NW-SO5: from the ship column first."""
    me: i64 = 0
    removed: i64 = 0
    for column in (SHIP_AVAILABLE, SLED_AVAILABLE):
        while removed < numbers.SOLO_LOST_CREW and state.player[me + column] > 0:
            state.player[me + column] -= 1
            removed += 1
    state.player[me + CREW_LOST] += removed
    state.say(CREW_REMOVED, 0, removed)


def end_game(state: State) -> None:
    state.phase = OVER
    state.actor = NOBODY
    state.active = 0
    state.say(GAME_OVER, state.round)


# -- ice ----------------------------------------------------------------------------------------------------


def change_ice(state: State, rows: i64) -> None:
    """NW-I5: the ice line moves, then each sled finds its place."""
    if ice_limit(rows) != state.ice:
        state.ice = ice_limit(rows)
        state.say(ICE_CHANGED, rows)
    for seat in range(state.seats):
        _look_after_sled(state, seat)
    ask_owners(state)


def ask_owners(state: State) -> None:
    """Let the next owner in turn order choose; when none has to, go on with what the ice interrupted."""
    for place in range(SEATS_IN_ORDER):
        seat = in_order(state.order, place)
        if seat >= 0 and len(standing_areas(state, seat)) > 1:
            state.actor = seat
            state.phase = STANDING
            state.turn += 1
            return
    go_on(state)


def go_on(state: State) -> None:
    """What comes after the ice."""
    state.stage = 0
    begin_turn(state, in_order(state.order, 0))


def standing_areas(state: State, seat: i64) -> vec[i64]:
    """The areas in which a seat's sled may stand after the ice has changed; one if there is nothing to choose."""
    me = seat * PLAYER
    place = state.player[me + SLED_AT]
    if place < FIRST_TILE:
        return vec[i64]()
    return areas_after_change(state, place, state.player[me + SLED_AREA], state.ice)


def _look_after_sled(state: State, seat: i64) -> None:
    """Put a sled where the ice leaves it, unless its owner has to choose; nobody asks an owner who is back home."""
    me = seat * PLAYER
    if state.player[me + SLED_AT] < FIRST_TILE:
        return
    left = standing_areas(state, seat)
    if len(left) == 0:
        lose_sled(state, seat)
    elif len(left) == 1 or state.player[me + RETURNED]:
        state.player[me + SLED_AREA] = left[0]


def lose_sled(state: State, seat: i64) -> None:
    """NW-I5: the sled and all the crew in its column are lost."""
    me = seat * PLAYER
    crew = state.player[me + SLED_AVAILABLE] + state.player[me + SLED_RESTING]
    state.say(SLED_LOST, seat, state.player[me + SLED_AT], crew)
    state.player[me + CREW_LOST] += crew
    state.player[me + SLED_AVAILABLE] = 0
    state.player[me + SLED_RESTING] = 0
    state.player[me + SLED_AT] = LOST
    state.player[me + SLED_AREA] = 0


def stand(state: State, area: i64) -> None:
    """NW-I5: the owner has chosen."""
    me = state.actor * PLAYER
    state.player[me + SLED_AREA] = area
    state.say(SLED_STOOD, state.actor, state.player[me + SLED_AT], area_name(state, state.player[me + SLED_AT], area))
    ask_owners(state)


# -- the arrows -----------------------------------------------------------------------------------------------


def passage_value(state: State) -> i64:
    """NW-P1, NW-SO3: what the Passage gives now."""
    if state.mode.passage_by_year:
        early = state.round <= numbers.YEAR_ONE
        return numbers.SOLO_PASSAGE_YEAR_ONE if early else numbers.SOLO_PASSAGE_YEAR_TWO
    values = numbers.TERROR_PASSAGE_TOKENS if state.mode.terror else numbers.PASSAGE_TOKENS
    return i64(values[int(state.seats)][state.passages_taken])


def greenland_value(state: State) -> i64:
    """NW-P2: the highest Greenland token left, 0 if none is."""
    values = numbers.TERROR_GREENLAND_TOKENS if state.mode.terror else numbers.GREENLAND_TOKENS
    left = values[int(state.seats)]
    return i64(left[state.greenlands_taken]) if state.greenlands_taken < len(left) else 0


def reach_passage(state: State, seat: i64) -> None:
    """NW-P1: the first arrival takes the highest token left."""
    me = seat * PLAYER
    if state.player[me + PASSAGE_TOKEN]:
        return
    value = passage_value(state)
    state.passages_taken += 1
    state.player[me + PASSAGE_TOKEN] = value + 1
    state.say(PASSAGE_REACHED, seat, value)


def reach_greenland(state: State, seat: i64) -> None:
    """NW-P2, NW-T6: the expedition is back and plays no more."""
    me = seat * PLAYER
    state.returned += 1
    state.player[me + RETURNED] = state.returned
    value: i64 = 0
    if state.mode.has_greenland_tokens:
        value = greenland_value(state)
        state.greenlands_taken += 1
        state.player[me + GREENLAND_TOKEN] = value + 1 if value else 0
    state.say(GREENLAND_REACHED, seat, value)
