"""NW-F1, NW-GD1: exploring sites and discovering finds, and what their tokens give (NW-P3, NW-ST6)."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import append, i64, vec
from skerry.northwest import happenings, reasons
from skerry.northwest.codes import (
    CHOICE_FOOD,
    CHOICE_MORALE,
    DISCOVER,
    EXPLORE,
    choice_of,
    vehicle_of,
    with_choice,
)
from skerry.northwest.layout import (
    CAIRN,
    FOOD,
    FRANKLIN,
    INUIT,
    MORALE,
    PLAYER,
    PRESTIGE,
    SHIP_AT,
    STRAIT,
    TAKER_SHIFT,
    TOKENS,
)
from skerry.northwest.scoring import token_points
from skerry.northwest.state import State
from skerry.northwest.supplies import add_sites, change_supply


def discover_problem(token: i64) -> i64:
    """NW-GD1: the token on the tile is an Inuit or a Cairn."""
    return reasons.ALLOWED if token == INUIT or token == CAIRN else reasons.NO_FIND


def explore_problem(supplies: bool, token: i64, choice: i64) -> i64:
    """NW-F1: the token on the tile is a Franklin or a Strait; NW-ST6: for a Strait, and only there, one chooses.

    `supplies` says whether tokens give supplies.
    """
    if token != FRANKLIN and token != STRAIT:
        return reasons.NO_SITE
    if supplies and token == STRAIT:
        return reasons.ALLOWED if choice else reasons.GAIN_WHICH
    return reasons.NO_GAIN if choice else reasons.ALLOWED


def token_codes(state: State, place: i64) -> vec[i64]:
    """The ways to take the token on the tile, without who does it; all are of one kind."""
    return takings(state, state.token_on(place))


def takings(state: State, token: i64) -> vec[i64]:
    """The same, by the kind of the token."""
    return TAKINGS[8 + token] if state.mode.tokens_give_supplies else TAKINGS[token]


def _takings(supplies: bool, token: int) -> vec[i64]:
    codes = vec[i64]()
    for choice in range(CHOICE_MORALE + 1):
        if explore_problem(supplies, token, choice) == reasons.ALLOWED:
            codes = append(codes, with_choice(EXPLORE, choice))
    return append(codes, DISCOVER) if discover_problem(token) == reasons.ALLOWED else codes


TAKINGS: Final = vec[vec[i64]]([_takings(supplies, token) for supplies in (False, True) for token in range(8)])
"""By 8 if tokens give supplies, + the kind of the token: the ways to take it."""


def take_token(state: State, code: i64) -> None:
    """NW-P3, NW-ST6: the token goes to the actor, with its prestige, its supplies or its site points."""
    seat = state.actor
    me = seat * PLAYER
    square = state.token_square(state.player[me + SHIP_AT + vehicle_of(code)])
    token = state.token[square] & 7
    state.token[square] |= (seat + 1) << TAKER_SHIFT
    state.map_changes += 1
    state.note_change(square)
    state.player[me + TOKENS + token] += 1
    worth = token_points(token, square)
    if not state.mode.tokens_give_supplies:
        state.say(happenings.TOKEN_TAKEN, seat, token, square, worth)
        state.player[me + PRESTIGE] += worth
        return
    state.say(happenings.TOKEN_TAKEN, seat, token, square, 0)
    if token == FRANKLIN:
        add_sites(state, seat, worth)
    elif token == INUIT or (token == STRAIT and choice_of(code) == CHOICE_FOOD):
        change_supply(state, seat, FOOD, worth)
    else:
        change_supply(state, seat, MORALE, worth)
