"""NW-ST9, NW-ST11: the Voyage cards. The deck is data; here are the conditions and effects it is made of."""

from __future__ import annotations

from typing import Final

from skerry.core.errors import UnforcedChance
from skerry.core.message import Message
from skerry.core.packed import i64
from skerry.northwest import happenings, numbers
from skerry.northwest.codes import CHANCE_CARD, SHIP, SLED
from skerry.northwest.components import LINE, LINE_FOOD, LINE_MORALE, LINES
from skerry.northwest.crew import column
from skerry.northwest.layout import (
    ABOARD,
    CARDS,
    CREW_LOST,
    CREW_TO_LOSE,
    FOOD,
    LOST,
    MORALE,
    PASSAGE_TOKEN,
    PLAYER,
    RETURNED,
    SHIP_AT,
    SITES,
    SLED_AT,
)
from skerry.northwest.moving import is_locked
from skerry.northwest.state import State

SHIP_LOCKED: Final[i64] = 1
SLED_OUT: Final[i64] = 2
SLED_ABOARD: Final[i64] = 3
BEFORE_PASSAGE: Final[i64] = 4
AFTER_PASSAGE: Final[i64] = 5
WINTER: Final[i64] = 6
ALONE: Final[i64] = 7
IN_COMPANY: Final[i64] = 8


def shuffle_deck(state: State) -> None:
    """NW-ST1: all the cards are in the deck; chance comes when one is drawn."""
    state.stock[CARDS] = numbers.VOYAGE_CARDS
    for card in range(numbers.VOYAGE_CARDS):
        state.stock[CARDS + 1 + card] = card


def draw_card(state: State) -> None:
    """NW-ST8: the card of the season."""
    stock = state.stock
    count = stock[CARDS]
    at: i64 = 0
    if state.forcing():
        outcome = state.forced_outcome()
        while at < count and outcome != CHANCE_CARD << 8 | stock[CARDS + 1 + at]:
            at += 1
        if at == count:
            raise UnforcedChance(Message("record-chance-card"))
    else:
        at = state.pick(count)
    state.card = stock[CARDS + 1 + at]
    stock[CARDS + 1 + at] = stock[CARDS + count]
    stock[CARDS + count] = 0
    stock[CARDS] = count - 1
    state.note_chance(CHANCE_CARD << 8 | state.card)
    state.say(happenings.CARD_DRAWN, state.card)


def card_effect(card: i64, effect: i64) -> i64:
    """What a card does to everybody: the ice, or the crew that a move of ship or sled takes."""
    at: i64 = 0
    while at < len(LINES):
        if LINES[at] == card and LINES[at + effect]:
            return LINES[at + effect]
        at += LINE
    return 0


def holds(state: State, seat: i64, condition: i64) -> bool:
    """Whether a captain is in the situation that a card's line asks for."""
    me = seat * PLAYER
    if condition == SHIP_LOCKED:
        return is_locked(state, state.player[me + SHIP_AT], state.ice)
    sled = state.player[me + SLED_AT]
    if condition == SLED_OUT:
        return sled != ABOARD and sled != LOST
    if condition == SLED_ABOARD:
        return sled == ABOARD or sled == LOST
    if condition == BEFORE_PASSAGE:
        return state.player[me + PASSAGE_TOKEN] == 0
    if condition == AFTER_PASSAGE:
        return state.player[me + PASSAGE_TOKEN] > 0
    if condition == WINTER:
        return numbers.FROZEN_ROWS[numbers.SUN_OF_ROUND[state.round - 1]] >= numbers.WINTER_ROWS
    if condition == ALONE:
        return is_alone(state, seat)
    if condition == IN_COMPANY:
        return not is_alone(state, seat)
    return True


def is_alone(state: State, seat: i64) -> bool:
    """Whether no other captain is on the way any more."""
    for other in range(state.seats):
        if other != seat and state.living_crew(other) > 0 and not state.player[other * PLAYER + RETURNED]:
            return False
    return True


def apply_supplies(state: State, seat: i64) -> None:
    """What the season's card gives to a captain, or takes."""
    at: i64 = 0
    while at < len(LINES):
        if LINES[at] == state.card and holds(state, seat, LINES[at + 1]):
            change_supply(state, seat, FOOD, LINES[at + LINE_FOOD])
            change_supply(state, seat, MORALE, LINES[at + LINE_MORALE])
        at += LINE


def change_supply(state: State, seat: i64, supply: i64, change: i64) -> None:
    """NW-ST6, NW-ST11: gain while there are pieces; a loss that cannot be paid in full costs one crew."""
    if change == 0:
        return
    at = seat * PLAYER + supply
    before = state.player[at]
    after = before + change
    if change > 0:
        left: i64 = numbers.MOST_SUPPLIES
        for other in range(state.seats):
            left -= state.player[other * PLAYER + supply]
        after = before + (change if change < left else left)
    elif after < 0:
        after = 0
        state.player[seat * PLAYER + CREW_TO_LOSE] += 1
    state.player[at] = after
    state.say(happenings.FOOD_CHANGED if supply == FOOD else happenings.MORALE_CHANGED, seat, after - before, after)


def add_sites(state: State, seat: i64, points: i64) -> None:
    """NW-ST6, NW-ST7: the Franklin track, with what its steps give."""
    at = seat * PLAYER + SITES
    before = state.player[at]
    state.player[at] = before + points
    state.say(happenings.SITES_CHANGED, seat, points, before + points)
    for step, food, morale in numbers.SITE_STEPS:
        if before < step <= before + points:
            change_supply(state, seat, FOOD, food)
            change_supply(state, seat, MORALE, morale)


def crew_in(state: State, seat: i64, vehicle: i64) -> i64:
    at = column(seat, vehicle)
    return state.player[at] + state.player[at + 1]


def bury(state: State, seat: i64, vehicle: i64, resting: bool) -> None:
    """A crew of a column is out of the game."""
    at = column(seat, vehicle)
    state.player[at + 1 if resting else at] -= 1
    state.player[seat * PLAYER + CREW_LOST] += 1
    state.say(happenings.CREW_DIED, seat, vehicle)


def lose_without_choice(state: State, seat: i64) -> bool:
    """NW-ST11: lose crew as long as only one column has any; whether the captain still has to choose."""
    me = seat * PLAYER
    while state.player[me + CREW_TO_LOSE]:
        ship, sled = crew_in(state, seat, SHIP), crew_in(state, seat, SLED)
        if ship and sled:
            return True
        state.player[me + CREW_TO_LOSE] -= 1
        if ship or sled:
            bury(state, seat, SHIP if ship else SLED, False)
    return False
