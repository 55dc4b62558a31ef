"""NW-ST9, NW-ST11: the Voyage cards. The deck is data; here are the conditions and effects it is made of."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import i64, vec
from skerry.northwest import happenings, numbers
from skerry.northwest.chance import draw_card
from skerry.northwest.components import LINE, LINE_FOOD, LINE_ICE, LINE_MORALE, LINES
from skerry.northwest.ice import is_locked
from skerry.northwest.layout import ABOARD, CARDS, FOOD, LOST, MORALE, PASSAGE_TOKEN, PLAYER, RETURNED, SHIP_AT, SLED_AT
from skerry.northwest.state import State
from skerry.northwest.supplies import change_supply

SHIP_LOCKED: Final[i64] = 1
SLED_OUT: Final[i64] = 2
SLED_ABOARD: Final[i64] = 3
BEFORE_PASSAGE: Final[i64] = 4
AFTER_PASSAGE: Final[i64] = 5
WINTER: Final[i64] = 6
ALONE: Final[i64] = 7
IN_COMPANY: Final[i64] = 8


LINES_OF: Final = vec[vec[i64]](
    [packed([at for at in range(0, len(LINES), LINE) if LINES[at] == card]) for card in range(numbers.VOYAGE_CARDS)]
)
"""By card: where its lines begin."""
EFFECTS: Final = packed(
    [
        next((LINES[at + effect] for at in LINES_OF[card] if LINES[at + effect]), 0) if effect >= LINE_ICE else 0
        for card in range(numbers.VOYAGE_CARDS)
        for effect in range(LINE)
    ]
)
"""By card * LINE + effect: what a card does to everybody."""


def shuffle_deck(state: State) -> None:
    """NW-ST1: all the cards are in the deck; chance comes when one is drawn."""
    state.stock[CARDS] = numbers.VOYAGE_CARDS
    for card in range(numbers.VOYAGE_CARDS):
        state.stock[CARDS + 1 + card] = card


def draw_season_card(state: State) -> None:
    """NW-ST8: the card of the season."""
    state.card = draw_card(state)
    state.say(happenings.CARD_DRAWN, state.card)


def card_effect(card: i64, effect: i64) -> i64:
    """What a card does to everybody: the ice, or the crew that a move of ship or sled takes."""
    return EFFECTS[card * LINE + effect]


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
    for at in LINES_OF[state.card]:
        if holds(state, seat, LINES[at + 1]):
            change_supply(state, seat, FOOD, LINES[at + LINE_FOOD])
            change_supply(state, seat, MORALE, LINES[at + LINE_MORALE])
