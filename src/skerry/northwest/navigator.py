"""Time counted in crew, and the ways there are: earliest arrivals of ships and sleds, the latest departure for home.

A time is a round and the crew used in it, `round << 4 | used`: so the ice to come (NW-I2) is part of every way.
Compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import i64, vec
from skerry.core.policy import Policy
from skerry.northwest import numbers
from skerry.northwest.codes import MOVE, SLED, action_code, with_area, with_target
from skerry.northwest.geometry import GREENLAND_SQUARES, PASSAGE_SQUARES, SIDE, SIDES, SIZE, STRIDE
from skerry.northwest.ice import area_name
from skerry.northwest.layout import FIRST_TILE, FREE, GREENLAND, GREENLAND_RIM, LAND, PASSAGE, PASSAGE_RIM, SHAPE_SHIFT
from skerry.northwest.moving import sled_arrives, sled_leaves
from skerry.northwest.state import State, zeros

ROUNDS: Final[i64] = numbers.ROUNDS
NEVER: Final[i64] = (ROUNDS + 1) << 4
UNREACHED: Final[i64] = 99_900
NONE: Final[i64] = -1
FROZEN: Final = packed([0, *(numbers.FROZEN_ROWS[sun] for sun in numbers.SUN_OF_ROUND), 0])
"""By round: how many rows are frozen."""
ICE_COSTS: Final = packed([0, 60, 60, 30, 30, 10, 10, 0, 0, 0, 0, 0])
"""By row: what the ice makes a way longer, in hundredths of crew, for who sails home."""


def _next_open(row: int, start: int) -> int:
    return next((r for r in range(start, numbers.ROUNDS + 1) if FROZEN[r] < row), numbers.ROUNDS + 1)


def _last_open(row: int, start: int) -> int:
    return next((r for r in range(start, 0, -1) if FROZEN[r] < row), 0)


NEXT_OPEN: Final = packed([_next_open(row, start) for row in range(10) for start in range(16)])
"""By row * 16 + round: the first round from then on in which the row is open."""
LAST_OPEN: Final = packed([_last_open(row, min(start, numbers.ROUNDS)) for row in range(10) for start in range(16)])


def work_between(start: i64, end: i64, crew: i64) -> i64:
    """How many crew can work between two times."""
    return ((end >> 4) - (start >> 4)) * crew + (end & 15) - (start & 15)


class Navigator(Policy):
    """A policy with charts, which it keeps from one decision to the next."""

    arrive: vec[i64]
    """By place: the earliest time at which the ship can be there."""
    step: vec[i64]
    """By place: the first place on the way there."""
    latest: vec[i64]
    """By place: the latest time at which a ship there can still come home."""
    to_passage: vec[i64]
    """By place or free square: crew in hundredths from there to the Passage."""
    queue: vec[i64]
    waiting: vec[i64]
    known_cover: vec[i64]
    known_corner: vec[i64]
    home_crew: i64
    ice_costs: vec[i64]
    """By row: what the ice makes a way longer, in hundredths of crew."""
    sled_far: vec[i64]
    """By place * 8 + the area's name: moves of the sled to there."""
    sled_step: vec[i64]
    """… and the code of the first one."""
    sled_queue: vec[i64]
    sled_area: vec[i64]

    def __init__(self, weights: Mapping[str, float]) -> None:
        Policy.__init__(self, weights)
        self.arrive = zeros(SIZE)
        self.step = zeros(SIZE)
        self.latest = zeros(SIZE)
        self.to_passage = zeros(SIZE)
        self.queue = zeros(SIZE)
        self.waiting = zeros(SIZE)
        self.known_cover = zeros(SIZE)
        self.known_corner = zeros(SIZE)
        self.home_crew = 0
        self.ice_costs = ICE_COSTS
        self.sled_far = zeros(SIZE * 8)
        self.sled_step = zeros(SIZE * 8)
        self.sled_queue = zeros(SIZE * 8)
        self.sled_area = zeros(SIZE * 8)

    # -- charts ------------------------------------------------------------------------------------

    def chart_map(self, state: State, crew: i64) -> None:
        """The ways home and to the Passage, unless they are known for this map."""
        covers, corner, known_covers, known_corner = state.cover, state.corner, self.known_cover, self.known_corner
        same = self.home_crew == crew
        for i in range(SIZE):
            if known_covers[i] != covers[i] or known_corner[i] != corner[i]:
                known_covers[i] = covers[i]
                known_corner[i] = corner[i]
                same = False
        if not same:
            self.home_crew = crew
            self.chart_home(state, crew)
            self.chart_passage(state)

    def chart_home(self, state: State, crew: i64) -> None:
        """The latest time to leave each place for home, backwards from the end of the last round."""
        covers, corner, latest, queue, waiting = state.cover, state.corner, self.latest, self.queue, self.waiting
        for i in range(SIZE):
            latest[i] = 0
            waiting[i] = 0
        if crew == 0:
            return
        head: i64 = 0
        tail: i64 = 0
        for square in GREENLAND_SQUARES:
            cover = covers[square]
            if cover > 0 and not (corner[square + 1] == LAND and corner[square + 1 + STRIDE] == LAND):
                time = earlier(ROUNDS << 4 | crew, square // STRIDE, crew)
                first = cover & 255
                if time > latest[first]:
                    latest[first] = time
                    if not waiting[first]:
                        waiting[first] = 1
                        queue[tail] = first
                        tail += 1
        while head != tail:
            here = queue[head]
            head = head + 1 if head + 1 < SIZE else 0
            waiting[here] = 0
            bound = latest[here]
            sides = SIDES[covers[here] >> SHAPE_SHIFT & 3]
            length = i64(len(sides))
            at: i64 = 0
            while at < length:
                other = here + sides[at + 1]
                beyond = covers[other]
                if beyond > 0 and not (corner[here + sides[at + 2]] == LAND and corner[here + sides[at + 3]] == LAND):
                    target = beyond & 255
                    own = here + sides[at]
                    row = own if own < other else other
                    time = earlier(bound, row // STRIDE, crew)
                    if time > latest[target]:
                        latest[target] = time
                        if not waiting[target]:
                            waiting[target] = 1
                            queue[tail] = target
                            tail = tail + 1 if tail + 1 < SIZE else 0
                at += SIDE
        for square in PASSAGE_SQUARES:
            cover = covers[square]
            if cover > 0 and not (corner[square] == LAND and corner[square + STRIDE] == LAND):
                time = earlier(latest[cover & 255], square // STRIDE, crew)
                if time > latest[PASSAGE]:
                    latest[PASSAGE] = time

    def chart_passage(self, state: State) -> None:
        """Crew to the Passage from every tile and free square (NW-C4), in hundredths."""
        passage, queue, waiting = self.to_passage, self.queue, self.waiting
        covers, corner, ice_costs = state.cover, state.corner, self.ice_costs
        for i in range(SIZE):
            passage[i] = UNREACHED
            waiting[i] = 0
        passage[PASSAGE] = 0
        head: i64 = 0
        tail: i64 = 0
        for square in PASSAGE_SQUARES:
            if not (corner[square] == LAND and corner[square + STRIDE] == LAND):
                cover = covers[square]
                first = cover & 255 if cover > 0 else square
                passage[first] = 100
                queue[tail] = first
                tail += 1
        while head != tail:
            here = queue[head]
            head = head + 1 if head + 1 < SIZE else 0
            waiting[here] = 0
            cover = covers[here]
            shape: i64 = cover >> SHAPE_SHIFT & 3 if cover > 0 else i64(0)
            sides = SIDES[shape]
            length = i64(len(sides))
            base = passage[here] + (i64(100) if cover > 0 else i64(150))
            at: i64 = 0
            while at < length:
                square = here + sides[at + 1]
                beyond = covers[square]
                if beyond >= 0 or beyond == GREENLAND_RIM:
                    target = beyond & 255 if beyond > 0 else square if beyond == FREE else GREENLAND
                    cost = base + ice_costs[(here + sides[at]) // STRIDE]
                    if cost < passage[target] and not (
                        corner[here + sides[at + 2]] == LAND and corner[here + sides[at + 3]] == LAND
                    ):
                        passage[target] = cost
                        if target != GREENLAND and not waiting[target]:
                            waiting[target] = 1
                            queue[tail] = target
                            tail = tail + 1 if tail + 1 < SIZE else 0
                at += SIDE

    def sail(self, state: State, start: i64, time: i64, crew: i64) -> None:
        """The earliest arrival of a ship with so many crew at every place, and the first step there."""
        covers, corner = state.cover, state.corner
        arrive, step, queue, waiting = self.arrive, self.step, self.queue, self.waiting
        for i in range(SIZE):
            arrive[i] = NEVER
            waiting[i] = 0
        if crew == 0:
            return
        arrive[start] = time
        step[start] = start
        head: i64 = 0
        tail: i64 = 0
        if start < FIRST_TILE:
            border = GREENLAND_SQUARES if start == GREENLAND else PASSAGE_SQUARES
            outward: i64 = i64(1) if start == GREENLAND else i64(0)
            for square in border:
                side = square + outward
                if covers[square] > 0 and not (corner[side] == LAND and corner[side + STRIDE] == LAND):
                    first = covers[square] & 255
                    then = later(time, square // STRIDE, crew)
                    if then < arrive[first]:
                        arrive[first] = then
                        step[first] = first
                        if not waiting[first]:
                            waiting[first] = 1
                            queue[tail] = first
                            tail += 1
        else:
            queue[0] = start
            tail = 1
        while head != tail:
            here = queue[head]
            head = head + 1 if head + 1 < SIZE else 0
            waiting[here] = 0
            sides = SIDES[covers[here] >> SHAPE_SHIFT & 3]
            length = i64(len(sides))
            at: i64 = 0
            while at < length:
                other = here + sides[at + 1]
                beyond = covers[other]
                target: i64 = 0
                own = here + sides[at]
                row = own // STRIDE
                if beyond > 0:
                    target = beyond & 255
                    if other < own:
                        row = other // STRIDE
                elif beyond == PASSAGE_RIM:
                    target = PASSAGE
                elif beyond == GREENLAND_RIM:
                    target = GREENLAND
                if target > 0 and not (corner[here + sides[at + 2]] == LAND and corner[here + sides[at + 3]] == LAND):
                    then = later(arrive[here], row, crew)
                    if then < arrive[target]:
                        arrive[target] = then
                        step[target] = target if here == start else step[here]
                        if target >= FIRST_TILE and not waiting[target]:
                            waiting[target] = 1
                            queue[tail] = target
                            tail = tail + 1 if tail + 1 < SIZE else 0
                at += SIDE

    def drive(self, state: State, place: i64, area: i64, first_code: i64) -> None:
        """The moves of a sled from an area over today's land and ice, in `sled_far`; after `drive_nowhere`.

        `first_code` is what has to be done before the first move, NONE if nothing.
        """
        far, step, queue, reached = self.sled_far, self.sled_step, self.sled_queue, self.sled_area
        head: i64 = 0
        tail: i64 = 0
        node: i64 = place * 8
        if place >= FIRST_TILE:
            node += area_name(state, place, area)
        far[node] = 0
        step[node] = first_code
        reached[node] = area
        queue[tail] = node
        tail += 1
        covers = state.cover
        while head < tail:
            node = queue[head]
            head += 1
            here = node >> 3
            on = reached[node]
            moves = far[node] + 1
            if here < FIRST_TILE:
                if here == PASSAGE and moves == 1:
                    for square in PASSAGE_SQUARES:
                        if covers[square] > 0:
                            tail = self.drive_to(state, square, square, square + STRIDE, node, moves, tail, first_code)
                continue
            sides = SIDES[covers[here] >> SHAPE_SHIFT & 3]
            length = i64(len(sides))
            at: i64 = 0
            while at < length:
                other = here + sides[at + 1]
                beyond = covers[other]
                if beyond > 0 or beyond == PASSAGE_RIM or beyond == GREENLAND_RIM:
                    p, q = here + sides[at + 2], here + sides[at + 3]
                    if sled_leaves(state, here + sides[at], here, p, q, on):
                        tail = self.drive_to(state, other, p, q, node, moves, tail, first_code)
                at += SIDE

    def drive_to(
        self, state: State, other: i64, p: i64, q: i64, node: i64, moves: i64, tail: i64, first_code: i64
    ) -> i64:
        """Note the way through a side to what lies at `other`; the new end of the queue."""
        beyond = state.cover[other]
        name: i64 = 0
        area: i64 = 0
        target = PASSAGE if beyond == PASSAGE_RIM else GREENLAND
        if beyond > 0:
            target = beyond & 255
            area = sled_arrives(state, other, p, q)
            if area == 0:
                return tail
            name = area_name(state, target, area)
        to = target * 8 + name
        if moves < self.sled_far[to]:
            self.sled_far[to] = moves
            before = self.sled_step[node]
            self.sled_step[to] = (
                before if before != NONE else with_area(with_target(action_code(MOVE, SLED), target), name)
            )
            self.sled_area[to] = area
            if target >= FIRST_TILE:
                self.sled_queue[tail] = to
                return tail + 1
        return tail

    def drive_nowhere(self) -> None:
        far = self.sled_far
        for i in range(SIZE * 8):
            far[i] = UNREACHED

    def nearest(self, place: i64) -> i64:
        """The area of a tile that the sled reaches first, as an index of `sled_far`."""
        best = place * 8
        for node in range(place * 8 + 1, place * 8 + 8):
            if self.sled_far[node] < self.sled_far[best]:
                best = node
        return best


def earlier(bound: i64, row: i64, crew: i64) -> i64:
    """The latest time to set out over a side in that row so as to arrive by `bound`; 0 if never."""
    round, used = bound >> 4, bound & 15
    if bound == 0:
        return 0
    if used == 0:
        round -= 1
        used = crew
    open = LAST_OPEN[row * 16 + round]
    if open == 0:
        return 0
    return open << 4 | (used - 1 if open == round else crew - 1)


def later(time: i64, row: i64, crew: i64) -> i64:
    """The earliest arrival over a side in that row when one is there at `time`."""
    round, used = time >> 4, time & 15
    if used >= crew:
        round += 1
        used = 0
    if round > ROUNDS:
        return NEVER
    open = NEXT_OPEN[row * 16 + round]
    if open > ROUNDS:
        return NEVER
    return open << 4 | (used + 1 if open == round else i64(1))
