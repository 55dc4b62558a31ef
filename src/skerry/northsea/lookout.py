"""What can be seen from the masthead: how far everything is for a crew, and how the islands stand. Compiled.

Distances are in action points: a longship's moves by sea, Vikings' moves by land (NS-A3, NS-A5). What is charted here
depends on the map and on one seat's pieces; what it is worth is the planner's business.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from skerry.core.judge import sigmoid
from skerry.core.packed import append, i64, vec
from skerry.core.policy import Policy
from skerry.northsea.geometry import DIRECTIONS, SEA_SIDES, SIDE_AREA
from skerry.northsea.islands import outpost_island
from skerry.northsea.layout import (
    BUILT,
    CAMP,
    CAMPS,
    CLOSED,
    ENEMY,
    FIRST_AREA,
    OUTPOST,
    OUTPOST_AT,
    PATTERN_MASK,
    PLACED,
    SEAT,
    TILE,
)
from skerry.northsea.numbers import CREW_TO_FIGHT, OUTPOST_INFLUENCE, VIKINGS
from skerry.northsea.state import State

FAR: Final[i64] = 99
CELLS: Final[i64] = 256
AREAS: Final[i64] = 256
LONGEST_MARCH: Final[i64] = 6
MOST_HOLES: Final[i64] = 24
LEADS: Final[i64] = 64
"""Leads in influence that are told apart, around `LEADS // 2`."""


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


class Lookout(Policy):
    """Charts for whoever is to act, made anew for each decision in the same arrays."""

    queue: vec[i64]
    sail: vec[i64]
    """By cell: how many moves the longship needs."""
    bearing: vec[i64]
    """By cell: the directions with which a shortest way there begins, as a mask."""
    home: vec[i64]
    """By cell: how many moves to the nearest tile by the mainland."""
    march: vec[i64]
    """By `camp << 8 | area`: how many moves by land."""
    heading: vec[i64]
    """By `camp << 8 | area`: the directions with which a shortest march begins, as a mask."""
    foreign: vec[i64]
    """By cell: how many moves the nearest longship of another needs."""
    roots: vec[i64]
    """By area: the area that stands for its island."""
    tiles: vec[i64]
    """By root: how many tiles the island has."""
    holes: vec[i64]
    """By root: how many hexagons are still to be covered; `FAR` if one never can be."""
    influence: vec[i64]
    """By `root << 2 | seat`."""
    marked: vec[i64]
    sites: vec[i64]
    """The points where an outpost may stand: `cell << 3 | corner`."""
    completions: list[float]
    """By the number of hexagons to be covered: how likely the island is completed before the end."""
    controls: list[float]
    """By lead in influence, from `-LEADS // 2`: how likely it lasts."""
    later: float
    """How many rounds come after this one."""
    foreseen_turns: i64
    foreseen_seats: i64
    """For how many turns to come, and at a table of which size, these three tell."""

    hole: float
    """How much the hexagons to be covered delay the completion of an island."""
    hold: float
    """How sure a lead in influence is, and how much surer at the end."""
    hold_end: float

    def __init__(self, weights: Mapping[str, float]) -> None:
        Policy.__init__(self, weights)
        self.queue = zeros(CELLS)
        self.sail = zeros(CELLS)
        self.bearing = zeros(CELLS)
        self.home = zeros(CELLS)
        self.foreign = zeros(CELLS)
        self.march = zeros((VIKINGS + 1) * AREAS)
        self.heading = zeros((VIKINGS + 1) * AREAS)
        self.roots = zeros(AREAS)
        self.tiles = zeros(AREAS)
        self.holes = zeros(AREAS)
        self.influence = zeros(4 * AREAS)
        self.marked = zeros(AREAS)
        self.sites = vec[i64](capacity=64)
        self.completions = [0.0] * int(MOST_HOLES)
        self.controls = [0.0] * int(LEADS)
        self.later = 0.0

    def tune(self, weights: Mapping[str, float]) -> None:
        Policy.tune(self, weights)
        self.foreseen_turns = -1
        self.foreseen_seats = 0

    # -- by sea and by land --------------------------------------------------------------------------

    def spread(self, state: State, distance: vec[i64], end: i64, crew: i64) -> None:
        """Go on from the cells in the queue, over the sea; a small crew cannot pass enemy ships (NS-A3)."""
        info, links, queue = state.info, state.links, self.queue
        at: i64 = 0
        while at < end:
            here = queue[at]
            at += 1
            seen = info[here]
            if seen & ENEMY and crew < CREW_TO_FIGHT:
                continue
            step = distance[here] + 1
            near = links[here]
            sea = SEA_SIDES[seen & PATTERN_MASK]
            while near:
                cell = near & 255
                if sea & 1 and cell and distance[cell] == FAR and info[cell] & PLACED:
                    distance[cell] = step
                    queue[end] = cell
                    end += 1
                near >>= 8
                sea >>= 1

    def chart_home(self, state: State) -> None:
        count = i64(len(state.info))
        end: i64 = 0
        for cell in range(count):
            self.home[cell] = FAR
            info = state.info[cell]
            if info & PLACED and info >> TILE == 0:
                self.home[cell] = 0
                self.queue[end] = cell
                end += 1
        self.spread(state, self.home, end, CREW_TO_FIGHT)

    def chart_foreign(self, state: State, seat: i64) -> None:
        """How soon others are somewhere."""
        for cell in range(i64(len(state.info))):
            self.foreign[cell] = FAR
        end: i64 = 0
        for other in range(state.seats):
            ship = state.players[other << SEAT]
            if other != seat and self.foreign[ship] == FAR:
                self.foreign[ship] = 0
                self.queue[end] = ship
                end += 1
        self.spread(state, self.foreign, end, CREW_TO_FIGHT)

    def chart_sea(self, state: State, ship: i64, crew: i64) -> None:
        """The ways of the own longship with such a crew."""
        info, links, queue = state.info, state.links, self.queue
        distance, bearing = self.sail, self.bearing
        for cell in range(i64(len(info))):
            distance[cell] = FAR
            bearing[cell] = 0
        distance[ship] = 0
        bars = PLACED | ENEMY if crew < CREW_TO_FIGHT else PLACED
        queue[0] = ship
        at: i64 = 0
        end: i64 = 1
        while at < end:
            here = queue[at]
            at += 1
            step = distance[here] + 1
            near = links[here]
            sea = SEA_SIDES[info[here] & PATTERN_MASK]
            bit: i64 = 1
            while near:
                cell = near & 255
                if sea & 1 and cell and distance[cell] >= step and info[cell] & bars == PLACED:
                    if distance[cell] == FAR:
                        distance[cell] = step
                        queue[end] = cell
                        end += 1
                    bearing[cell] = bearing[cell] | (bit if here == ship else bearing[here])
                near >>= 8
                sea >>= 1
                bit <<= 1

    def chart_land(self, state: State, base: i64) -> None:
        """The ways of the Vikings of each camp."""
        areas = i64(len(state.homes))
        ways, queue, march, heading = state.ways, self.queue, self.march, self.heading
        for camp in range(state.players[base | CAMPS]):
            row = camp << 8
            for area in range(areas):
                march[row | area] = FAR
            start = state.players[base + CAMP + camp]
            march[row | start] = 0
            heading[row | start] = 0
            queue[0] = start
            at: i64 = 0
            end: i64 = 1
            while at < end:
                here = queue[at]
                at += 1
                step = march[row | here] + 1
                if step > LONGEST_MARCH:
                    break
                near = ways[here]
                bit: i64 = 1
                while near:
                    area = (near & 255) - 1
                    if area >= 0 and march[row | area] == FAR:
                        march[row | area] = step
                        heading[row | area] = bit if here == start else heading[row | here]
                        queue[end] = area
                        end += 1
                    near >>= 8
                    bit <<= 1

    # -- islands and points --------------------------------------------------------------------------

    def chart_islands(self, state: State) -> None:
        """Their sizes, what they lack, and who has influence (NS-F6); the points for outposts."""
        areas = i64(len(state.homes))
        roots, tiles, grounds = self.roots, self.tiles, state.grounds
        for area in range(areas):
            self.holes[area] = 0
            tiles[area] = 0
            self.marked[area] = 0
        for area in range(areas):
            root = state.root(area)
            roots[area] = root
            cell = grounds[area]
            if self.marked[root] != cell:
                self.marked[root] = cell
                tiles[root] = tiles[root] + 1
        for at in range(areas << 2):
            self.influence[at] = 0
        for seat in range(state.seats):
            base = seat << SEAT
            for n in range(state.players[base | CAMPS]):
                area = state.players[base + CAMP + n]
                at = roots[area] << 2 | seat
                self.influence[at] = self.influence[at] + state.vikings(seat, area)
            for n in range(state.players[base | BUILT]):
                at = outpost_island(state, state.players[base + OUTPOST_AT + n]) << 2 | seat
                self.influence[at] = self.influence[at] + OUTPOST_INFLUENCE
        for area in range(areas):
            self.marked[area] = 0
        sites = vec[i64](capacity=64)
        for cell in range(1, i64(len(state.info))):
            info = state.info[cell]
            if info & PLACED == 0:
                self.note_hole(state, cell)
            elif info & OUTPOST == 0:
                links = state.links[cell]
                south_east = state.info[links >> 16 & 255]
                if south_east & (PLACED | OUTPOST) == PLACED:
                    if info & 4 and state.info[links >> 8 & 255] & (PLACED | OUTPOST) == PLACED:
                        sites = append(sites, cell << 3 | 2)
                    if info & 8 and state.info[links >> 24 & 255] & (PLACED | OUTPOST) == PLACED:
                        sites = append(sites, cell << 3 | 3)
        self.sites = sites

    def note_hole(self, state: State, cell: i64) -> None:
        """Count a hexagon without a tile for the islands that reach it."""
        links = state.links[cell]
        barred = state.info[cell] & CLOSED
        for direction in range(DIRECTIONS):
            info = state.info[links & 255]
            links >>= 8
            if info & PLACED:
                back = direction + 3 if direction < 3 else direction - 3
                area = SIDE_AREA[(info & PATTERN_MASK) << 3 | back]
                if area >= 0:
                    root = self.roots[(info >> FIRST_AREA & 255) + area]
                    if barred:
                        self.holes[root] = FAR
                    elif self.marked[root] != cell:
                        self.marked[root] = cell
                        if self.holes[root] != FAR:
                            self.holes[root] = self.holes[root] + 1

    def foresee(self, state: State) -> None:
        """How likely islands are completed, and leads last, in the time that is left."""
        left = state.mode.turns - state.turns
        if left == self.foreseen_turns and state.seats == self.foreseen_seats:
            return
        self.foreseen_turns = left
        self.foreseen_seats = state.seats
        turns = float(left)
        placements = turns if state.seats > 1 else 2.0 * turns
        self.later = max(0.0, turns / float(state.seats) - 1.0)
        time = placements * placements
        for holes in range(MOST_HOLES):
            if holes == 0:
                self.completions[holes] = 1.0
            elif float(holes) > placements:
                self.completions[holes] = 0.0
            else:
                self.completions[holes] = time / (time + self.hole * math.pow(float(holes), 2.6))
        sure = self.hold + self.hold_end / (self.later + 0.2)
        for lead in range(LEADS):
            self.controls[lead] = sigmoid((float(lead - LEADS // 2) + 0.5) * sure)

    def completion(self, holes: i64) -> float:
        return self.completions[holes] if holes < MOST_HOLES else 0.0

    def control(self, own: i64, best: i64) -> float:
        """How likely a seat controls an island in the end."""
        return self.controls[own - best + LEADS // 2] if own else 0.0

    def strongest_other(self, state: State, root: i64, seat: i64) -> i64:
        """The highest influence of another seat on an island."""
        best: i64 = 0
        for other in range(state.seats):
            if other != seat and self.influence[root << 2 | other] > best:
                best = self.influence[root << 2 | other]
        return best
