"""NW-P, NW-F: prestige during the game and at its end."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import i64
from skerry.northwest import numbers
from skerry.northwest.geometry import SQUARES, ZONE
from skerry.northwest.layout import (
    ABOARD,
    CAIRN,
    CARTOGRAPHY,
    CREW_LOST,
    CREW_REMOVED_EARLY,
    FRANKLIN,
    FREE,
    GREENLAND,
    GREENLAND_TOKEN,
    INUIT,
    LOST,
    PASSAGE_TOKEN,
    PLAYER,
    PRESTIGE,
    RETURNED,
    SHIP_AT,
    SHIP_AVAILABLE,
    SITES,
    SLED_AT,
    STRAIT,
    TOKENS,
)
from skerry.northwest.state import State

MAJORITIES: Final = packed(
    [
        *(0, 0, 0, 0) * int(FRANKLIN),
        *numbers.FRANKLIN_MAJORITY,
        *numbers.STRAIT_MAJORITY,
        *numbers.CARTOGRAPHY_MAJORITY,
    ]
)
"""NW-F2, by the kind of token * 4 + rank; Franklin, Strait and Cartography follow each other."""


def token_points(kind: i64, square: i64) -> i64:
    """NW-P3, NW-G9: what a token on a square gives."""
    if kind == INUIT:
        return numbers.WORTH_INUIT * ZONE[square]
    if kind == CAIRN:
        return numbers.WORTH_CAIRN * ZONE[square]
    return (numbers.WORTH_FRANKLIN if kind == FRANKLIN else numbers.WORTH_STRAIT) * ZONE[square]


def majority_points(state: State, seat: i64, kind: i64) -> i64:
    """NW-F2: points for the seat's rank in a kind of token."""
    own = state.player[seat * PLAYER + TOKENS + kind]
    if own == 0:
        return 0
    rank: i64 = -1
    for other in range(state.seats):
        if state.player[other * PLAYER + TOKENS + kind] >= own:
            rank += 1
    return MAJORITIES[kind * 4 + rank]


def sets(state: State, seat: i64) -> i64:
    """NW-F3: how many sets of the five kinds a seat has."""
    fewest: i64 = 1000
    for kind in range(INUIT, CARTOGRAPHY + 1):
        held = state.player[seat * PLAYER + TOKENS + kind]
        if held < fewest:
            fewest = held
    return fewest


def ship_is_back(state: State, seat: i64) -> bool:
    """NW-F4: in Greenland, also if it never left."""
    return state.player[seat * PLAYER + SHIP_AT] == GREENLAND


def sled_is_out(state: State, seat: i64) -> bool:
    """NW-F4: deployed and not back in Greenland."""
    at = state.player[seat * PLAYER + SLED_AT]
    return at != ABOARD and at != LOST and at != GREENLAND


def abandoned_crew(state: State, seat: i64, vehicle: i64) -> i64:
    """NW-F4: crew in the column of a ship or sled that is not back."""
    if ship_is_back(state, seat) if vehicle == 0 else not sled_is_out(state, seat):
        return 0
    at = seat * PLAYER + SHIP_AVAILABLE + vehicle * 2
    return state.player[at] + state.player[at + 1]


def free_squares(state: State) -> i64:
    """NW-SO4: squares without a tile."""
    count: i64 = 0
    for square in SQUARES:
        if state.cover[square] == FREE:
            count += 1
    return count


def arrow_points(state: State, seat: i64) -> i64:
    """NW-P1, NW-P2: the Passage and the Greenland token."""
    me = seat * PLAYER
    passage, greenland = state.player[me + PASSAGE_TOKEN], state.player[me + GREENLAND_TOKEN]
    return (passage - 1 if passage else i64(0)) + (greenland - 1 if greenland else i64(0))


def score(state: State, seat: i64) -> i64:
    """What the seat would have if the game ended now."""
    me = seat * PLAYER
    points = state.player[me + PRESTIGE] + arrow_points(state, seat) + sets(state, seat) * numbers.SET_POINTS
    if state.mode.has_majorities:
        points += majority_points(state, seat, FRANKLIN)
        points += majority_points(state, seat, STRAIT)
        points += majority_points(state, seat, CARTOGRAPHY)
    if state.mode.counts_free_squares:
        points -= free_squares(state) * numbers.SOLO_FREE_SQUARE_PENALTY
    return points - losses(state, seat)


def losses(state: State, seat: i64) -> i64:
    """NW-F4, NW-SO5, NW-ST10: crew lost or not back, a ship and, in the Terror modes, a sled that is not back."""
    me = seat * PLAYER
    crew = abandoned_crew(state, seat, 0) + abandoned_crew(state, seat, 1)
    crew += state.player[me + CREW_LOST] + state.player[me + CREW_REMOVED_EARLY]
    lost = crew * numbers.LOST_CREW_PENALTY
    if not ship_is_back(state, seat):
        lost += numbers.LOST_SHIP_PENALTY
    return lost + state.mode.sled_penalty if sled_is_gone(state, seat) else lost


def sled_is_gone(state: State, seat: i64) -> bool:
    """NW-ST10: a sled that is out or was lost."""
    return sled_is_out(state, seat) or state.player[seat * PLAYER + SLED_AT] == LOST


def crew_home(state: State, seat: i64) -> i64:
    """NW-ST10: the living crew of a captain who is back, in the column of what came back."""
    me = seat * PLAYER
    crew: i64 = 0
    if state.player[me + RETURNED]:
        for vehicle in range(2):
            if state.player[me + SHIP_AT + vehicle] == GREENLAND:
                at = me + SHIP_AVAILABLE + vehicle * 2
                crew += state.player[at] + state.player[at + 1]
    return crew


def all_sites(state: State) -> i64:
    """NW-ST6, NW-CO3: the site points of all the captains."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.player[seat * PLAYER + SITES]
    return total
