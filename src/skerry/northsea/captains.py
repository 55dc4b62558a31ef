"""The eleven captains and their points (NS-F7)."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64, vec
from skerry.northsea.codes import place_corner, place_hex
from skerry.northsea.components import CAPTAINS
from skerry.northsea.islands import controls
from skerry.northsea.layout import BUILT, CAMP, CAMPS, CONQUERED, LIVESTOCK, OUTPOST_AT, PLACED, SEAT, SUNK, TILE
from skerry.northsea.numbers import HERO_SET, HUNTSMAN_PAIR, TRADER_SET, TRADER_SIZE
from skerry.northsea.state import State, packed_sum

ARCHER: Final[i64] = CAPTAINS.index("archer")
BARBARIAN: Final[i64] = CAPTAINS.index("barbarian")
CARTOGRAPHER: Final[i64] = CAPTAINS.index("cartographer")
HERO: Final[i64] = CAPTAINS.index("hero")
HUNTSMAN: Final[i64] = CAPTAINS.index("huntsman")
QUEEN: Final[i64] = CAPTAINS.index("queen")
SCOUT: Final[i64] = CAPTAINS.index("scout")
SHIELDMAIDEN: Final[i64] = CAPTAINS.index("shieldmaiden")
TRADER: Final[i64] = CAPTAINS.index("trader")
TYRANT: Final[i64] = CAPTAINS.index("tyrant")
WATCHMAN: Final[i64] = CAPTAINS.index("watchman")


def captain_points(state: State, seat: i64, captain: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    """What a captain's card adds for a seat; `sizes` and `influence` as in `islands`."""
    base = seat << SEAT
    livestock = state.players[base | LIVESTOCK]
    built = state.players[base | BUILT]
    sunk = state.players[base | SUNK]
    conquered = packed_sum(state.players[base | CONQUERED])
    if captain == ARCHER:
        return farthest_outpost(state, seat)
    if captain == BARBARIAN:
        return sunk
    if captain == CARTOGRAPHER:
        return second_largest(state, seat, sizes, influence)
    if captain == HERO:
        return HERO_SET * min(built, conquered, sunk)
    if captain == HUNTSMAN:
        return HUNTSMAN_PAIR * pairs(livestock)
    if captain == QUEEN:
        return max(0, strongest_island(state, seat, sizes, influence) - state.seats)
    if captain == SCOUT:
        return foreign_islands(state, seat, sizes, influence)
    if captain == SHIELDMAIDEN:
        return own_islands(state, seat, sizes, influence)
    if captain == TRADER:
        return TRADER_SET * (packed_sum(livestock) // TRADER_SIZE)
    if captain == TYRANT:
        return conquered
    return built if captain == WATCHMAN else i64(0)


def pairs(livestock: i64) -> i64:
    found: i64 = 0
    while livestock:
        found += (livestock & 15) // 2
        livestock >>= 4
    return found


def tile_distances(state: State) -> vec[i64]:
    """By cell: how many placed tiles the shortest way from the starting board to its tile has, 0 for fixed tiles."""
    count: i64 = len(state.info)
    distances = vec[i64]([-1] * count)
    queue = vec[i64]([0] * count)
    end: i64 = 0
    cell: i64 = 1
    while cell < count:
        if state.info[cell] & PLACED and state.info[cell] >> TILE == 0:
            distances[cell] = 0
            queue[end] = cell
            end += 1
        cell += 1
    at: i64 = 0
    while at < end:
        links = state.links[queue[at]]
        while links:
            cell = links & 255
            if cell and state.info[cell] & PLACED and distances[cell] < 0:
                distances[cell] = distances[queue[at]] + 1
                queue[end] = cell
                end += 1
            links >>= 8
        at += 1
    return distances


def outpost_distance(state: State, outpost: i64, distances: vec[i64]) -> i64:
    """The distance of the nearest of the outpost's three tiles."""
    cell = place_hex(outpost)
    corner = place_corner(outpost)
    left = distances[state.neighbour(cell, corner)]
    right = distances[state.neighbour(cell, (corner + 5) % 6)]
    return min(distances[cell], left, right)


def farthest_outpost(state: State, seat: i64) -> i64:
    base = seat << SEAT
    built = state.players[base | BUILT]
    if built == 0:
        return 0
    distances = tile_distances(state)
    farthest: i64 = 0
    n: i64 = 0
    while n < built:
        farthest = max(farthest, outpost_distance(state, state.players[base + OUTPOST_AT + n], distances))
        n += 1
    return farthest


def second_largest(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    largest: i64 = 0
    second: i64 = 0
    root: i64 = 0
    while root < len(sizes):
        size = sizes[root]
        if size > second and controls(state, influence, root, seat):
            if size > largest:
                second = largest
                largest = size
            else:
                second = size
        root += 1
    return second


def strongest_island(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    strongest: i64 = 0
    root: i64 = 0
    while root < len(sizes):
        if sizes[root] and controls(state, influence, root, seat):
            strongest = max(strongest, influence[root << 2 | seat])
        root += 1
    return strongest


def own_islands(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    found: i64 = 0
    root: i64 = 0
    while root < len(sizes):
        if sizes[root] and controls(state, influence, root, seat):
            found += 1
        root += 1
    return found


def foreign_islands(state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> i64:
    found: i64 = 0
    root: i64 = 0
    while root < len(sizes):
        if sizes[root] and not controls(state, influence, root, seat) and stands_on(state, seat, root):
            found += 1
        root += 1
    return found


def stands_on(state: State, seat: i64, root: i64) -> bool:
    """Whether an own Viking stands on the island."""
    base = seat << SEAT
    n: i64 = 0
    while n < state.players[base | CAMPS]:
        if state.root(state.players[base + CAMP + n]) == root:
            return True
        n += 1
    return False
