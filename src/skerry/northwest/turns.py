"""NW-T: whose turn it is, the end of a round, the end of the game; NW-I5: sleds when the ice has changed."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import NOBODY, packed
from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, numbers, reasons
from skerry.northwest.codes import LOSE, action_code, stand_code
from skerry.northwest.components import LINE_ICE, LINE_SHIP
from skerry.northwest.crew import column, crew_in, rest_all, wake_all
from skerry.northwest.ice import area_name, area_named, areas_after_change, frozen_rows, ice_limit
from skerry.northwest.layout import (
    ACTING,
    CREW_LOST,
    CREW_REMOVED_EARLY,
    CREW_TO_LOSE,
    FIRST_TILE,
    GREENLAND_TOKEN,
    LOSING,
    LOST,
    MORALE,
    OVER,
    PASSAGE_TOKEN,
    PASSED,
    PLAYER,
    RETURNED,
    SLED_AREA,
    SLED_AT,
    SLED_AVAILABLE,
    SLED_RESTING,
    STANDING,
    TAKING,
)
from skerry.northwest.state import State, enqueue, in_order
from skerry.northwest.supplies import change_supply, lose_one, lose_without_choice
from skerry.northwest.voyage import apply_supplies, card_effect, draw_season_card

SEATS_IN_ORDER: Final[i64] = 4
SUNS: Final = packed([0, *numbers.SUN_OF_ROUND])
"""By round, from 1."""
AFTER_DISC: Final[i64] = 1
AFTER_CARD: Final[i64] = 2


# -- turn order -----------------------------------------------------------------------------------------


def still_plays(state: State, seat: i64) -> bool:
    """Whether a seat takes turns in this round: it has neither passed (NW-T4) nor returned (NW-T6)."""
    return state.player[seat * PLAYER + PASSED] == 0 and is_out(state, seat)


def is_out(state: State, seat: i64) -> bool:
    """Whether an expedition is still on its way: not back (NW-T6) and, where the mode asks for it, alive (NW-ST8)."""
    if state.player[seat * PLAYER + RETURNED]:
        return False
    return not state.mode.needs_living_crew or state.living_crew(seat) > 0


def next_seat(state: State) -> i64:
    """The next in order who still plays this round, perhaps the actor; NOBODY if all are done."""
    order = state.order
    length: i64 = 0
    place: i64 = 0
    while order >> 4 * length:
        if in_order(order, length) == state.actor:
            place = length
        length += 1
    for step in range(1, length + 1):
        seat = in_order(order, place + step if place + step < length else place + step - length)
        if still_plays(state, seat):
            return seat
    return NOBODY


def begin_turn(state: State, seat: i64) -> None:
    state.actor = seat
    state.phase = ACTING
    state.active = 0
    state.turn += 1


def end_turn(state: State) -> None:
    """The turn goes to the next in order; when there is none, the round or the season's turn ends."""
    seat = next_seat(state)
    if seat != NOBODY:
        begin_turn(state, seat)
    elif state.mode.has_seasons:
        end_season_turn(state)
    else:
        end_round(state)


def pass_turn(state: State) -> None:
    """NW-T4, NW-H1; NW-ST2: in a season the crew become available again."""
    seat = state.actor
    state.player[seat * PLAYER + PASSED] = 1
    if state.mode.has_seasons:
        wake_all(state, seat)
    else:
        rest_all(state, seat)
        state.next_order = enqueue(state.next_order, seat)
    state.say(happenings.PASSED_TURN, seat)
    end_turn(state)


def first_seat(state: State) -> i64:
    """The first in order who is still on the way, NOBODY if none is."""
    for place in range(i64(SEATS_IN_ORDER)):
        seat = in_order(state.order, place)
        if seat >= 0 and is_out(state, seat):
            return seat
    return NOBODY


def begin_first_turn(state: State) -> None:
    """The first in order begins; NW-ST8, NW-CO1: the game ends if nobody is left."""
    seat = first_seat(state)
    if seat == NOBODY:
        end_game(state)
    else:
        begin_turn(state, seat)


def end_season_turn(state: State) -> None:
    """NW-ST2: the marker goes to the next turn; after the fourth the season ends."""
    for seat in range(state.seats):
        state.player[seat * PLAYER + PASSED] = 0
    if state.season_turn == numbers.TERROR_TURNS or first_seat(state) == NOBODY:
        end_round(state)
        return
    state.season_turn += 1
    state.say(happenings.SEASON_TURN, state.season_turn)
    begin_first_turn(state)


# -- rounds -----------------------------------------------------------------------------------------------


def end_round(state: State) -> None:
    """NW-T5, NW-T7, NW-ST8."""
    if state.round == numbers.ROUNDS or first_seat(state) == NOBODY:
        end_game(state)
        return
    state.round += 1
    if not state.mode.has_seasons:
        state.order = state.next_order
        state.next_order = 0
    state.say(happenings.ROUND_BEGUN, state.round, SUNS[state.round], 1 if state.mode.has_seasons else 0)
    state.season_turn = 1
    state.ice_shift = state.ship_drag = state.sled_drag = 0
    move_ice(state)
    for seat in range(state.seats):
        state.player[seat * PLAYER + PASSED] = 0
        wake_all(state, seat)
    if state.loses_crew and state.round == numbers.YEAR_ONE + 1:
        _begin_year_two(state)
    state.stage = AFTER_DISC
    ask_owners(state)


def _begin_year_two(state: State) -> None:
    """NW-SO5: two crew have to go; by version 1 at once and from the ship column first."""
    me: i64 = 0
    if state.version.owner_leaves_crew:
        state.player[me + CREW_TO_LOSE] = numbers.SOLO_LOST_CREW
        return
    removed: i64 = 0
    for vehicle in range(i64(2)):
        while removed < numbers.SOLO_LOST_CREW and state.player[column(0, vehicle)] > 0:
            state.player[column(0, vehicle)] -= 1
            removed += 1
    state.player[me + CREW_REMOVED_EARLY] += removed
    state.say(happenings.CREW_REMOVED, 0, removed)


def end_game(state: State) -> None:
    state.phase = OVER
    state.actor = NOBODY
    state.active = 0
    state.say(happenings.GAME_OVER, state.round)


# -- ice ----------------------------------------------------------------------------------------------------


def move_ice(state: State) -> None:
    """NW-I5: the ice line goes where the sun and a card say, then each sled finds its place."""
    rows = frozen_rows(state.round, state.ice_shift)
    if ice_limit(rows) == state.ice:
        return
    state.ice = ice_limit(rows)
    state.map_changes += 1
    state.say(happenings.ICE_CHANGED, rows)
    for seat in range(state.seats):
        _look_after_sled(state, seat)


def ask_owners(state: State) -> None:
    """Let the next owner in turn order choose; when none has to, go on with what the ice interrupted."""
    for place in range(i64(SEATS_IN_ORDER)):
        seat = in_order(state.order, place)
        if seat >= 0 and is_out(state, seat) and len(standing_areas(state, seat)) > 1:
            state.actor = seat
            state.phase = STANDING
            state.turn += 1
            return
    go_on(state)


def go_on(state: State) -> None:
    """What comes after the ice: the season's card, if there is one, first its ice, then the rest; then the turns."""
    if state.mode.has_voyage and state.stage == AFTER_DISC:
        begin_voyage(state)
        return
    if state.mode.has_voyage:
        for place in range(i64(SEATS_IN_ORDER)):
            seat = in_order(state.order, place)
            if seat >= 0 and is_out(state, seat):
                apply_supplies(state, seat)
    ask_who_is_lost(state)


def begin_voyage(state: State) -> None:
    """NW-ST8, NW-ST9: the season's card is drawn; what it does to the ice and to moving holds for the season."""
    draw_season_card(state)
    state.ice_shift = card_effect(state.card, LINE_ICE)
    state.ship_drag = card_effect(state.card, LINE_SHIP)
    state.sled_drag = card_effect(state.card, LINE_SHIP + 1)
    state.stage = AFTER_CARD
    move_ice(state)
    ask_owners(state)


def ask_who_is_lost(state: State) -> None:
    """NW-ST11, NW-SO5: owners who have to lose crew choose the column where there is a choice."""
    for place in range(i64(SEATS_IN_ORDER)):
        seat = in_order(state.order, place)
        if seat >= 0 and lose_without_choice(state, seat):
            state.actor = seat
            state.phase = LOSING
            state.turn += 1
            return
    state.stage = 0
    begin_first_turn(state)


def lose_problem(state: State, vehicle: i64) -> i64:
    """NW-ST11, NW-SO5: a crew is lost from a column that has any."""
    return reasons.ALLOWED if crew_in(state, state.actor, vehicle) else reasons.COLUMN_EMPTY


def lose_codes(state: State, codes: vec[i64]) -> vec[i64]:
    """Append the columns that can lose a crew."""
    for vehicle in range(i64(2)):
        if lose_problem(state, vehicle) == reasons.ALLOWED:
            codes = append(codes, action_code(LOSE, vehicle))
    return codes


def lose_crew(state: State, vehicle: i64) -> None:
    """NW-ST11, NW-SO5: the owner has chosen the column."""
    lose_one(state, state.actor, vehicle)
    ask_who_is_lost(state)


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
    elif len(left) == 1 or not is_out(state, seat):
        state.player[me + SLED_AREA] = left[0]


def lose_sled(state: State, seat: i64) -> None:
    """NW-I5: the sled and all the crew in its column are lost."""
    me = seat * PLAYER
    crew = state.player[me + SLED_AVAILABLE] + state.player[me + SLED_RESTING]
    state.say(happenings.SLED_LOST, seat, state.player[me + SLED_AT], crew)
    state.player[me + CREW_LOST] += crew
    state.player[me + SLED_AVAILABLE] = 0
    state.player[me + SLED_RESTING] = 0
    state.player[me + SLED_AT] = LOST
    state.player[me + SLED_AREA] = 0


def stand_problem(state: State, compass: i64) -> i64:
    """NW-I5: why a sled cannot stand in the area that a corner names."""
    place = state.player[state.actor * PLAYER + SLED_AT]
    for area in standing_areas(state, state.actor):
        if area_name(state, place, area) == compass:
            return reasons.ALLOWED
    return reasons.NO_SUCH_AREA


def stand_codes(state: State, codes: vec[i64]) -> vec[i64]:
    """Append the areas in which the actor's sled may stand."""
    for compass in range(i64(8)):
        if stand_problem(state, compass) == reasons.ALLOWED:
            codes = append(codes, stand_code(compass))
    return codes


def stand(state: State, compass: i64) -> None:
    """NW-I5: the owner has chosen."""
    me = state.actor * PLAYER
    place = state.player[me + SLED_AT]
    state.player[me + SLED_AREA] = area_named(state, place, compass)
    state.say(happenings.SLED_STOOD, state.actor, place, compass)
    ask_owners(state)


# -- the arrows -----------------------------------------------------------------------------------------------


def passage_tokens(state: State) -> tuple[int, ...]:
    """NW-S2, NW-SO3: the Passage tokens still to be had, the next one first."""
    values = state.mode.passage_tokens[int(state.seats)]
    if not state.mode.passage_by_year:
        return values[int(state.passages_taken) :]
    return () if state.passages_taken else values[1 if state.round > numbers.YEAR_ONE else 0 :]


def greenland_tokens(state: State) -> tuple[int, ...]:
    """NW-S2, NW-SO3: the Greenland tokens still to be had, the next one first."""
    if not state.mode.has_greenland_tokens:
        return ()
    return state.mode.greenland_tokens[int(state.seats)][int(state.greenlands_taken) :]


def reach_passage(state: State, seat: i64) -> None:
    """NW-P1: the first arrival takes the highest token left; NW-ST7: with Morale in the Terror modes."""
    me = seat * PLAYER
    if state.player[me + PASSAGE_TOKEN]:
        return
    value = i64(passage_tokens(state)[0])
    state.passages_taken += 1
    state.player[me + PASSAGE_TOKEN] = value + 1
    state.say(happenings.PASSAGE_REACHED, seat, value)
    change_supply(state, seat, MORALE, state.mode.passage_morale)


def reach_greenland(state: State, seat: i64) -> None:
    """NW-P2, NW-T6: the expedition is back and plays no more."""
    me = seat * PLAYER
    state.returned += 1
    state.player[me + RETURNED] = state.returned
    left = greenland_tokens(state)
    value = i64(left[0]) if len(left) else i64(0)
    if state.mode.has_greenland_tokens:
        state.greenlands_taken += 1
        state.player[me + GREENLAND_TOKEN] = value + 1 if value else i64(0)
    state.say(happenings.GREENLAND_REACHED, seat, value)


# -- what an action leads to ----------------------------------------------------------------------------------


def count_action(state: State) -> None:
    """NW-T2, NW-SO1: the next action of the turn will be dearer."""
    if not state.mode.one_turn_a_round:
        state.active += 1


def after_action(state: State) -> None:
    """NW-ST8: the turn of an expedition ends with its last crew."""
    if state.phase == ACTING and state.mode.needs_living_crew and not is_out(state, state.actor):
        end_turn(state)


def after_taking(state: State) -> None:
    """NW-B1, NW-S4: a tile was taken after a refresh, which then counts as an action, or in the draft."""
    if state.phase == TAKING:
        state.phase = ACTING
        state.refreshed = 0
        count_action(state)
        after_action(state)
        return
    place = state.seats - 1
    while in_order(state.order, place) != state.actor:
        place -= 1
    if place > 0:
        state.actor = in_order(state.order, place - 1)
        state.turn += 1
    else:
        begin_turn(state, in_order(state.order, 0))
