"""Islands (NS-F6): joined land areas, complete when all their hexagons are covered, and who controls them.

An island is named by its root, the area that stands for it in the state's forest.
"""

from __future__ import annotations

from skerry.core.packed import i64, vec
from skerry.northsea.codes import place_corner, place_hex
from skerry.northsea.layout import BUILT, CAMP, CAMPS, OUTPOST_AT, SEAT
from skerry.northsea.numbers import OUTPOST_INFLUENCE, VIKING_INFLUENCE
from skerry.northsea.state import State


def island_sizes(state: State) -> vec[i64]:
    """By root, as far as there are completed islands: the number of tiles of one; 0 for all the other areas.

    They are kept while the map stays the same.
    """
    if state.sizes_since != state.map_changes:
        state.sizes = _counted_sizes(state)
        state.sizes_since = state.map_changes
    return state.sizes


def _counted_sizes(state: State) -> vec[i64]:
    island, opens, count = state.island, state.open, i64(len(state.homes))
    sizes = vec[i64]([0] * count)
    end: i64 = 0
    for area in range(count):
        root = area
        while island[root] != root:
            root = island[root]
        if opens[root] == 0 and not counted(state, area, root):
            sizes[root] += 1
            if root >= end:
                end = root + 1
    return sizes[:end]


def counted(state: State, area: i64, root: i64) -> bool:
    """Whether an earlier area of the same tile belongs to the same island: a tile counts once."""
    hexagon = place_hex(state.homes[area])
    before = area - 1
    while before >= 0 and place_hex(state.homes[before]) == hexagon:
        if state.root(before) == root:
            return True
        before -= 1
    return False


def influences(state: State) -> vec[i64]:
    """By `root << 2 | seat`: the seat's influence on the island."""
    players = state.players
    influence = vec[i64]([0] * (4 * len(state.homes)))
    for seat in range(state.seats):
        base = seat << SEAT
        for n in range(players[base | CAMPS]):
            area = players[base + CAMP + n]
            influence[state.root(area) << 2 | seat] += VIKING_INFLUENCE * state.vikings(seat, area)
        for n in range(players[base | BUILT]):
            influence[outpost_island(state, players[base + OUTPOST_AT + n]) << 2 | seat] += OUTPOST_INFLUENCE
    return influence


def outpost_island(state: State, outpost: i64) -> i64:
    """The root of the island on which an outpost stands."""
    return state.root(state.area_at(place_hex(outpost), place_corner(outpost)))


def controls(state: State, influence: vec[i64], root: i64, seat: i64) -> bool:
    """Whether no other seat has more influence, and this one has any; alone, any controls (NS-SO3)."""
    own = influence[root << 2 | seat]
    if own == 0:
        return False
    other: i64 = 0
    while other < state.seats:
        if influence[root << 2 | other] > own:
            return False
        other += 1
    return True
