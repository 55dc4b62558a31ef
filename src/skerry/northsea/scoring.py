"""Scoring (NS-F): the seven categories of a seat, as if the game ended now."""

from __future__ import annotations

from skerry.core.packed import append, i64, vec
from skerry.northsea.captains import captain_points
from skerry.northsea.islands import controls, influences, island_sizes
from skerry.northsea.state import BUILT, CAPTAIN, CONQUERED, DEAD, LIVESTOCK, OFFER, SEAT, SUNK, State


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
        return captain_points(state, seat, captain, sizes, influence) if captain >= 0 else 0
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


def points(state: State, seat: i64) -> i64:
    """The points of all the categories together."""
    return total(tally(state, seat, island_sizes(state), influences(state)))


def total(counts: vec[i64]) -> i64:
    sum: i64 = 0
    for count in counts:
        sum += count
    return sum


def tally(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> vec[i64]:
    """The points of each of the categories."""
    base = seat << SEAT
    counts = vec[i64](capacity=7)
    counts = append(counts, livestock_points(state.players[base | LIVESTOCK]))
    counts = append(counts, outpost_points(state.players[base | BUILT]))
    counts = append(counts, state.players[base | SUNK])  # NS-F3
    counts = append(counts, settlement_points(state.players[base | CONQUERED]))
    counts = append(counts, dead_points(state.players[base | DEAD]))
    counts = append(counts, island_points(state, seat, sizes, influence))
    return append(counts, captain_card_points(state, seat, sizes, influence))
