"""Scoring (NS-F): the seven categories of a seat, as if the game ended now."""

from __future__ import annotations

from skerry.core.packed import i64, vec
from skerry.northsea.captains import captain_points
from skerry.northsea.islands import controls
from skerry.northsea.layout import BUILT, CAPTAIN, CONQUERED, DEAD, LIVESTOCK, OFFER, SEAT, SUNK
from skerry.northsea.state import State


def livestock_points(livestock: i64) -> i64:
    """Sets of different kinds are worth 1 + 2 + …; full sets first is best (NS-F1)."""
    points: i64 = 0
    copies: i64 = 1
    while True:
        kinds: i64 = 0
        left = livestock
        while left:
            if left & 15 >= copies:
                kinds += 1
            left >>= 4
        if kinds == 0:
            return points
        points += kinds * (kinds + 1) // 2
        copies += 1


def outpost_points(built: i64) -> i64:
    """2, 3, 4, 5, 6 (NS-F2)."""
    return built * (built + 3) // 2


def settlement_points(conquered: i64) -> i64:
    """Their strength (NS-F4)."""
    points: i64 = 0
    strength: i64 = 2
    while conquered:
        points += (conquered & 15) * strength
        conquered >>= 4
        strength += 1
    return points


def dead_points(dead: i64) -> i64:
    """NS-F5."""
    return dead * dead


def island_points(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    """A point for each tile of each completed island that the seat controls (NS-F6)."""
    points: i64 = 0
    root: i64 = 0
    while root < len(sizes):
        if sizes[root] and controls(state, influence, root, seat):
            points += sizes[root]
        root += 1
    return points


def captain_card_points(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    """The captain kept (NS-F7); alone, the lower of the two (NS-SO1)."""
    if not state.mode.solo:
        captain = state.players[seat << SEAT | CAPTAIN]
        return captain_points(state, seat, captain, sizes, influence) if captain >= 0 else i64(0)
    lowest: i64 = -1
    captain = 0
    offer = state.players[seat << SEAT | OFFER]
    while offer:
        if offer & 1:
            points = captain_points(state, seat, captain, sizes, influence)
            if lowest < 0 or points < lowest:
                lowest = points
        offer >>= 1
        captain += 1
    return max(lowest, 0)


def points(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    """The points of all the categories together."""
    base, players = seat << SEAT, state.players
    return (
        livestock_points(players[base | LIVESTOCK])
        + outpost_points(players[base | BUILT])
        + players[base | SUNK]  # NS-F3
        + settlement_points(players[base | CONQUERED])
        + dead_points(players[base | DEAD])
        + island_points(state, seat, sizes, influence)
        + captain_card_points(state, seat, sizes, influence)
    )
