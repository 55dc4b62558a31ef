"""The packed state of a game and its elementary changes.

The map is a list of cells: cell 0 stands for the unknown, then come, in the order in which play
met them, the barred hexagons by the mainland, the tiles and the free hexagons next to a tile. Land
areas are numbered in the order in which their tiles were laid. Nothing here judges what is legal.
"""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import Kernel
from skerry.core.packed import append, extend, i64, remove, vec
from skerry.northsea.codes import MAINLAND_HOME, place_at, place_corner, place_hex
from skerry.northsea.components import STARTS
from skerry.northsea.geometry import (
    AREA_AT,
    AREA_COUNT,
    AREA_MASK,
    DIRECTIONS,
    HEX_STEP,
    LOWEST,
    ROOM,
    ROOM_MASK,
    ROOM_SHIFT,
    ROOM_WORD,
    SEEN_ACROSS,
    SIDE_AREA,
    hex_at,
)
from skerry.northsea.layout import (
    CAMP,
    CAMPS,
    CLOSED,
    FIRST_AREA,
    FIT_MASK,
    NO_AREA,
    ON_MAINLAND,
    PATTERN_MASK,
    PLACED,
    ROTATION,
    SEAT,
    TILE,
)
from skerry.northsea.modes import TABLE, Mode
from skerry.northsea.numbers import MAINLAND

CELLS: Final[i64] = 128
AREAS: Final[i64] = 96
"""For so many there is room before an array of the map has to grow."""


def with_room(numbers: vec[i64], room: i64) -> vec[i64]:
    """A copy with room to grow."""
    return extend(vec[i64](capacity=room), numbers)


def opposite(direction: i64) -> i64:
    return direction + 3 if direction < 3 else direction - 3


def packed_sum(counts: i64) -> i64:
    """The sum of counts of four bits each: animals by kind, settlements by strength."""
    total: i64 = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


def holds(have: i64, wanted: i64) -> bool:
    """Whether there are as many animals of each kind as wanted."""
    while wanted:
        if wanted & 15 > have & 15:
            return False
        have >>= 4
        wanted >>= 4
    return True


def bits(mask: i64) -> i64:
    """How many tiles or captains a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def first_spot(hexagon: i64) -> i64:
    """Where in `State.spots` one begins to look for the cell of a hexagon."""
    return (hexagon >> 10 & 15) << 4 | (hexagon & 15)


def cell_in(hexes: vec[i64], spots: vec[i64], hexagon: i64) -> i64:
    """The cell of a hexagon, 0 if play has not met it."""
    spot = first_spot(hexagon)
    while True:
        cell = spots[spot >> 2] >> ((spot & 3) << 3) & 255
        if cell == 0 or hexes[cell] == hexagon:
            return cell
        spot = (spot + 1) & 255


class State(Kernel):
    """Everything on the table."""

    seats: i64
    mode: Mode
    side: i64
    phase: i64
    seat: i64
    """Whose turn it is."""
    first: i64
    """The first player; −1 while unknown."""
    points_left: i64
    placings: i64
    """How many tiles are still to be placed in this turn."""
    turns: i64
    """How many turns are over."""
    troubles: i64
    """How many turns began with a hand without a place (NS-T3), since the beginning or the diagram."""
    pile: i64
    """The draw pile as a mask of tiles."""
    pile_size: i64
    discarded: i64
    settlements: i64
    """The settlement tokens in the supply, four bits for each strength from 2."""
    deadly: i64
    """Enemy ships that kill and were not yet turned over, on the map or in the supply."""
    harmless: i64
    room_a: i64
    """In how many ways tiles of each shape can be laid, packed as in `ROOM`; three words."""
    room_b: i64
    room_c: i64
    shared: bool
    """Whether another state reads the same map: it must be parted before it changes (`part_map`)."""
    hexes: vec[i64]
    info: vec[i64]
    free: vec[i64]
    """The cells where a tile may be laid, ascending."""
    links: vec[i64]
    """The six neighbours of a cell, eight bits each."""
    spots: vec[i64]
    """Finds cells by hexagon: a table of 256 bytes, four to a number."""
    homes: vec[i64]
    """The name of an area: its hexagon and first corner."""
    grounds: vec[i64]
    """The cell of an area."""
    ways: vec[i64]
    """The areas that an area joins over its six sides, eight bits each, counted from 1."""
    pieces: vec[i64]
    island: vec[i64]
    """An area's parent in the forest of islands."""
    open: vec[i64]
    """At an island's root: how many of its sides face a hexagon without a tile."""
    players: vec[i64]
    sizes: vec[i64]
    """What `islands.island_sizes` found when the map had changed `sizes_since` times; −1 before."""
    sizes_since: i64

    def __init__(self, source: State | None) -> None:
        super().__init__(source)
        if source is not None:
            self.seats = source.seats
            self.mode = source.mode
            self.side = source.side
            self.phase = source.phase
            self.seat = source.seat
            self.first = source.first
            self.points_left = source.points_left
            self.placings = source.placings
            self.turns = source.turns
            self.troubles = source.troubles
            self.pile = source.pile
            self.pile_size = source.pile_size
            self.discarded = source.discarded
            self.settlements = source.settlements
            self.deadly = source.deadly
            self.harmless = source.harmless
            self.room_a = source.room_a
            self.room_b = source.room_b
            self.room_c = source.room_c
            self.info = source.info[:]
            self.pieces = source.pieces[:]
            self.players = source.players[:]
            self.sizes = source.sizes
            self.sizes_since = source.sizes_since
            source.shared = True
            self.shared = True
            self.hexes = source.hexes
            self.free = source.free
            self.links = source.links
            self.spots = source.spots
            self.homes = source.homes
            self.grounds = source.grounds
            self.ways = source.ways
            self.island = source.island
            self.open = source.open
            return
        self.seats = 0
        self.mode = TABLE
        self.side = 0
        self.phase = 0
        self.seat = 0
        self.first = -1
        self.points_left = 0
        self.placings = 0
        self.turns = 0
        self.troubles = 0
        self.pile = 0
        self.pile_size = 0
        self.discarded = 0
        self.settlements = 0
        self.deadly = 0
        self.harmless = 0
        self.room_a = 0
        self.room_b = 0
        self.room_c = 0
        self.shared = False
        self.hexes = vec[i64]([-1], capacity=CELLS)
        self.info = vec[i64]([CLOSED], capacity=CELLS)
        self.free = vec[i64](capacity=CELLS)
        self.links = vec[i64]([0], capacity=CELLS)
        self.spots = vec[i64]([0] * 64)
        self.homes = vec[i64](capacity=AREAS)
        self.grounds = vec[i64](capacity=AREAS)
        self.ways = vec[i64](capacity=AREAS)
        self.pieces = vec[i64](capacity=AREAS)
        self.island = vec[i64](capacity=AREAS)
        self.open = vec[i64](capacity=AREAS)
        self.players = vec[i64]()
        self.sizes = vec[i64]()
        self.sizes_since = -1

    # -- the map -----------------------------------------------------------------------------------

    def part(self) -> None:
        super().part()
        self.part_map()

    def part_map(self) -> None:
        """Have a map of its own: copies share the parts of it that change only when a tile is laid."""
        self.shared = False
        self.hexes = with_room(self.hexes, CELLS)
        self.free = with_room(self.free, CELLS)
        self.links = with_room(self.links, CELLS)
        self.spots = self.spots[:]
        self.homes = with_room(self.homes, AREAS)
        self.grounds = with_room(self.grounds, AREAS)
        self.ways = with_room(self.ways, AREAS)
        self.island = with_room(self.island, AREAS)
        self.open = with_room(self.open, AREAS)

    def lay_start(self, side: i64) -> None:
        """The mainland, the hexagons that it bars, and the fixed tiles of that side (NS-G5)."""
        self.side = side
        fixed = [hex_at(q, r) for q, r, _ in STARTS[side]]
        for q, r in MAINLAND:
            self.bar(hex_at(q, r))
        for q, r in MAINLAND:
            for direction in range(6):
                hexagon = hex_at(q, r) + HEX_STEP[direction]
                if hexagon not in fixed:
                    self.bar(hexagon)
        for q, r, pattern in STARTS[side]:
            cell = self.cell(hex_at(q, r))
            self.lay(cell if cell > 0 else self.add_cell(hex_at(q, r), 0, 0), 0, 0, pattern)

    def bar(self, hexagon: i64) -> None:
        """Never lay a tile there (NS-P3)."""
        if self.cell(hexagon) == 0:
            cell = self.add_cell(hexagon, 0, 0)
            self.info[cell] = CLOSED
            self.free = remove(self.free, cell)

    def cell(self, hexagon: i64) -> i64:
        """The cell of a hexagon, 0 if play has not met it."""
        return cell_in(self.hexes, self.spots, hexagon)

    def add_cell(self, hexagon: i64, known: i64, links: i64) -> i64:
        """A new cell, linked with its neighbours. There are at most 7 barred, 51 laid and 2 × 51 + 4 free ones.

        In the directions `known`, a bit for each, `links` tells the neighbours.
        """
        hexes, spots, theirs = self.hexes, self.spots, self.links
        cell: i64 = len(hexes)
        for direction in range(DIRECTIONS):
            if known >> direction & 1 == 0:
                links |= cell_in(hexes, spots, hexagon + HEX_STEP[direction]) << (direction << 3)
            other = links >> (direction << 3) & 255
            if other > 0:
                theirs[other] |= cell << (opposite(direction) << 3)
        spot = first_spot(hexagon)
        while spots[spot >> 2] >> ((spot & 3) << 3) & 255:
            spot = (spot + 1) & 255
        spots[spot >> 2] |= cell << ((spot & 3) << 3)
        self.hexes = append(hexes, hexagon)
        self.info = append(self.info, 0)
        self.free = append(self.free, cell)
        self.links = append(theirs, links)
        return cell

    def add_beside(self, cell: i64, direction: i64) -> i64:
        """A new cell next to another one, whose neighbours on both sides are its neighbours, too."""
        before = direction - 1 if direction else i64(5)
        after = direction + 1 if direction < 5 else i64(0)
        beside, back = self.links[cell], opposite(direction)
        links = cell << (back << 3)
        links |= (beside >> (after << 3) & 255) << (opposite(before) << 3)
        links |= (beside >> (before << 3) & 255) << (opposite(after) << 3)
        known = 1 << back | 1 << opposite(before) | 1 << opposite(after)
        return self.add_cell(self.hexes[cell] + HEX_STEP[direction], known, links)

    def lay(self, cell: i64, tile: i64, rotation: i64, pattern: i64) -> None:
        """Put a tile (0: a fixed one) on a cell: its areas, what its neighbours learn, and the islands."""
        if self.shared:
            self.part_map()
        self.map_changes += 1
        hexagon = self.hexes[cell]
        first: i64 = len(self.homes)
        self.change_room(self.info[cell] & FIT_MASK, 0)
        self.free = remove(self.free, cell)
        self.info[cell] = (
            CLOSED | PLACED | PATTERN_MASK << 6 | pattern | first << FIRST_AREA | rotation << ROTATION | tile << TILE
        )
        for area in range(AREA_COUNT[pattern]):
            self.homes = append(self.homes, place_at(hexagon, LOWEST[AREA_MASK[pattern << 2 | area]]))
            self.grounds = append(self.grounds, cell)
            self.ways = append(self.ways, 0)
            self.pieces = append(self.pieces, 0)
            self.island = append(self.island, first + area)
            self.open = append(self.open, 0)
        for direction in range(DIRECTIONS):
            self.meet(cell, direction, pattern, first)

    def meet(self, cell: i64, direction: i64, pattern: i64, first: i64) -> None:
        """What a new tile and its neighbour in a direction mean to each other."""
        other = self.links[cell] >> (direction << 3) & 255
        if other == 0:
            other = self.add_beside(cell, direction)
        info = self.info[other]
        touching = SIDE_AREA[pattern << 3 | direction]
        if info & PLACED:
            if touching >= 0:
                back = opposite(direction)
                theirs = (info >> FIRST_AREA & 255) + SIDE_AREA[(info & PATTERN_MASK) << 3 | back]
                self.ways[first + touching] |= (theirs + 1) << (direction << 3)
                self.ways[theirs] |= (first + touching + 1) << (back << 3)
                self.open[self.join(first + touching, theirs)] -= 1
            return
        if touching >= 0:
            self.open[self.root(first + touching)] += 1
        if info & CLOSED == 0:
            self.info[other] = info | SEEN_ACROSS[pattern << 3 | direction]
            self.change_room(info, self.info[other])

    def change_room(self, before: i64, after: i64) -> None:
        """The fit of a free cell changes; 0 if there is none."""
        self.room_a += ROOM[after << 2] - ROOM[before << 2]
        self.room_b += ROOM[after << 2 | 1] - ROOM[before << 2 | 1]
        self.room_c += ROOM[after << 2 | 2] - ROOM[before << 2 | 2]

    def room_for(self, tile: i64) -> i64:
        """In how many ways a tile can be laid: its places, each with the rotations that fit there (NS-P)."""
        word = ROOM_WORD[tile]
        room = self.room_a if word == 0 else self.room_b if word == 1 else self.room_c
        return room >> ROOM_SHIFT[tile] & ROOM_MASK

    def root(self, area: i64) -> i64:
        """The area that stands for the whole island of an area."""
        while self.island[area] != area:
            area = self.island[area]
        return area

    def join(self, area: i64, other: i64) -> i64:
        """Make one island of the islands of two areas."""
        area = self.root(area)
        other = self.root(other)
        if area == other:
            return area
        if other < area:
            area, other = other, area
        self.island[other] = area
        self.open[area] += self.open[other]
        return area

    def neighbour(self, cell: i64, direction: i64) -> i64:
        return self.links[cell] >> (direction << 3) & 255

    def area_at(self, cell: i64, corner: i64) -> i64:
        """The land area that holds a corner of a cell, `NO_AREA` if there is none."""
        info = self.info[cell]
        if info & PLACED == 0:
            return NO_AREA
        area = AREA_AT[(info & PATTERN_MASK) << 3 | corner]
        return (info >> FIRST_AREA & 255) + area if area >= 0 else NO_AREA

    def area_named(self, home: i64) -> i64:
        """The land area that a place names; `ON_MAINLAND`, or `NO_AREA` if there is no land."""
        if home == MAINLAND_HOME:
            return ON_MAINLAND
        return self.area_at(self.cell(place_hex(home)), place_corner(home))

    def name_of(self, area: i64) -> i64:
        """The place that names a land area or the mainland."""
        return MAINLAND_HOME if area == ON_MAINLAND else self.homes[area]

    # -- the pieces --------------------------------------------------------------------------------

    def vikings(self, seat: i64, area: i64) -> i64:
        return self.pieces[area] >> (seat * 3) & 7

    def add_vikings(self, seat: i64, area: i64, number: i64) -> None:
        """Let some Vikings stand in an area."""
        if number > 0:
            if self.vikings(seat, area) == 0:
                self.pitch_camp(seat, area)
            self.pieces[area] += number << (seat * 3)

    def take_vikings(self, seat: i64, area: i64, number: i64) -> None:
        """Let some Vikings leave an area."""
        if number > 0:
            self.pieces[area] -= number << (seat * 3)
            if self.vikings(seat, area) == 0:
                self.strike_camp(seat, area)

    def pitch_camp(self, seat: i64, area: i64) -> None:
        base = seat << SEAT
        at = base + CAMP + self.players[base + CAMPS]
        self.players[base + CAMPS] += 1
        while at > base + CAMP and self.players[at - 1] > area:
            self.players[at] = self.players[at - 1]
            at -= 1
        self.players[at] = area

    def strike_camp(self, seat: i64, area: i64) -> None:
        base = seat << SEAT
        self.players[base + CAMPS] -= 1
        end = base + CAMP + self.players[base + CAMPS]
        at = base + CAMP
        while self.players[at] != area:
            at += 1
        while at < end:
            self.players[at] = self.players[at + 1]
            at += 1
        self.players[end] = 0
