"""What a crew can do from where it is: who can come aboard, and how soon Vikings are somewhere. Compiled.

Costs are in action points; each way is told with the step to begin with.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.packed import i64
from skerry.northsea.codes import LOAD, MAINLAND_HOME, UNLOAD, landing_code, march_code
from skerry.northsea.geometry import AREA_COUNT
from skerry.northsea.layout import (
    ABOARD,
    ASHORE,
    CAMP,
    CAMPS,
    CAPTAIN,
    CARGO,
    FIRST_AREA,
    LONGSHIP,
    PATTERN_MASK,
    PLACED,
    SEAT,
    TILE,
)
from skerry.northsea.lookout import FAR, Lookout
from skerry.northsea.numbers import CAPACITY, POINTS, SOLO_TURNS, TURNS
from skerry.northsea.state import State, packed_sum

NONE: Final[i64] = -1


class Muster(Lookout):
    """The charts, and a crew in them."""

    seat: i64
    base: i64
    captain: i64
    ship: i64
    aboard: i64
    room: i64
    cargo: i64
    """How many animals are aboard."""
    budget: float
    """The action points still to come."""
    to_home: i64
    homeward: i64
    """The directions that lead home, as a mask."""
    joined: i64
    """The crew after Vikings have come aboard who stand beside the longship, or can march to it."""
    join_cost: i64
    join_code: i64
    mustered: i64
    """The crew after Vikings have come aboard at the mainland."""
    muster_cost: i64
    muster_code: i64
    land_cost: i64
    """What `by_land` found: the points, and the march to begin with."""
    land_code: i64
    reach_cost: i64
    """What `reach` found: the points, the step to begin with, or the directions to sail, as a mask."""
    reach_code: i64
    reach_bearing: i64

    def __init__(self, weights: Mapping[str, float]) -> None:
        Lookout.__init__(self, weights)
        self.seat = 0
        self.base = 0
        self.captain = NONE
        self.ship = 0
        self.aboard = 0
        self.room = 0
        self.cargo = 0
        self.budget = 0.0
        self.to_home = FAR
        self.homeward = 0
        self.joined = 0
        self.join_cost = FAR
        self.join_code = NONE
        self.mustered = 0
        self.muster_cost = FAR
        self.muster_code = NONE
        self.land_cost = FAR
        self.land_code = NONE
        self.reach_cost = FAR
        self.reach_code = NONE
        self.reach_bearing = 0

    def look_round(self, state: State, seat: i64) -> None:
        """Chart what the seat's crew can do; the ways home are known."""
        players = state.players
        self.seat = seat
        self.base = self.seat << SEAT
        base = self.base
        self.captain = players[base | CAPTAIN]
        self.ship = players[base | LONGSHIP]
        self.aboard = players[base | ABOARD]
        self.cargo = packed_sum(players[base | CARGO])
        self.room = CAPACITY - self.aboard - self.cargo
        self.budget = turns_to_come(state, self.seat) * float(POINTS)
        self.chart_land(state, base)
        self.muster_crew(state)
        self.chart_sea(state, self.ship, self.joined if self.aboard == 0 else self.aboard)
        self.to_home = FAR
        self.homeward = 0
        for cell in range(1, i64(len(state.info))):
            info = state.info[cell]
            if info & PLACED and info >> TILE == 0 and self.sail[cell] <= self.to_home and self.sail[cell] < FAR:
                self.homeward = self.bearing[cell] | (self.homeward if self.sail[cell] == self.to_home else 0)
                self.to_home = self.sail[cell]
        self.mustered = self.aboard
        self.muster_cost = FAR
        recruits = min(self.room, players[base | ASHORE])
        if recruits > 0 and self.to_home < FAR and (self.aboard > 0 or self.to_home == 0):
            self.mustered = self.aboard + recruits
            self.muster_cost = self.to_home + 1
            self.muster_code = landing_code(LOAD, recruits, 0, MAINLAND_HOME) if self.to_home == 0 else NONE

    def muster_crew(self, state: State) -> None:
        """Who can soonest come aboard where the longship lies."""
        self.joined = self.aboard
        self.join_cost = FAR
        self.join_code = NONE
        if self.room <= 0:
            return
        info = state.info[self.ship]
        first = info >> FIRST_AREA & 255
        for area in range(first, first + AREA_COUNT[info & PATTERN_MASK]):
            here = state.vikings(self.seat, area)
            coming = min(self.room, here)
            if here > 0 and (self.join_cost > 1 or self.aboard + coming > self.joined):
                self.join_cost = 1
                self.joined = self.aboard + coming
                self.join_code = landing_code(LOAD, coming, 0, state.homes[area])
            if self.aboard > 0 or here > 0:
                continue
            for camp in range(state.players[self.base | CAMPS]):
                march = self.march[camp << 8 | area]
                if march < FAR and march + 1 < self.join_cost:
                    start = state.players[self.base + CAMP + camp]
                    self.join_cost = march + 1
                    self.joined = min(CAPACITY, min(2, state.vikings(self.seat, start)))
                    self.join_code = self.march_towards(state, camp, area, 2)

    def march_towards(self, state: State, camp: i64, area: i64, most: i64) -> i64:
        """The first step of some Vikings of a camp on the way to an area."""
        start = state.players[self.base + CAMP + camp]
        heading = self.heading[camp << 8 | area]
        ways = state.ways[start]
        while heading & 1 == 0:
            heading >>= 1
            ways >>= 8
        number = min(min(2, most), state.vikings(self.seat, start))
        return march_code(number, state.homes[start], state.homes[(ways & 255) - 1])

    def voyage(self, cell: i64, crew: i64) -> i64:
        """The points until the longship is there with at least such a crew."""
        if self.aboard >= crew:
            return self.sail[cell]
        if self.joined >= crew:
            return min(FAR, self.sail[cell] + self.join_cost)
        if self.mustered >= crew:
            return min(FAR, self.home[cell] + self.muster_cost)
        return FAR

    def by_land(self, state: State, one: i64, two: i64, three: i64, need: i64) -> None:
        """The moves until so many more Vikings have come to one of three areas by land, `FAR` if too few can."""
        self.land_cost = 0
        self.land_code = NONE
        camps = state.players[self.base | CAMPS]
        used: i64 = 0
        for camp in range(camps):
            start = state.players[self.base + CAMP + camp]
            if start == one or start == two or start == three:
                used |= 1 << camp
        while need > 0:
            nearest = FAR
            chosen: i64 = 0
            target: i64 = 0
            for camp in range(camps):
                if used >> camp & 1 == 0:
                    row = camp << 8
                    if self.march[row | one] < nearest:
                        nearest = self.march[row | one]
                        chosen = camp
                        target = one
                    if self.march[row | two] < nearest:
                        nearest = self.march[row | two]
                        chosen = camp
                        target = two
                    if self.march[row | three] < nearest:
                        nearest = self.march[row | three]
                        chosen = camp
                        target = three
            if nearest == FAR:
                self.land_cost = FAR
                return
            used |= 1 << chosen
            coming = min(need, state.vikings(self.seat, state.players[self.base + CAMP + chosen]))
            self.land_cost += nearest * ((coming + 1) >> 1)
            if self.land_code == NONE:
                self.land_code = self.march_towards(state, chosen, target, need)
            need -= coming

    def reach(self, state: State, one: i64, two: i64, three: i64, need: i64) -> None:
        """How so many more Vikings come soonest to one of three areas: by land, by sea or both."""
        self.by_land(state, one, two, three, need)
        best = self.land_cost
        code = self.land_code
        area = one
        if self.sail[state.grounds[two]] < self.sail[state.grounds[area]]:
            area = two
        if self.sail[state.grounds[three]] < self.sail[state.grounds[area]]:
            area = three
        cell = state.grounds[area]
        sail = self.sail[cell]
        bearing: i64 = 0
        if self.aboard and sail + 1 < best:
            self.by_land(state, one, two, three, need - self.aboard)
            if sail + 1 + self.land_cost < best:
                best = sail + 1 + self.land_cost
                bearing = self.bearing[cell]
                code = landing_code(UNLOAD, min(need, self.aboard), 0, state.homes[area]) if sail == 0 else NONE
        if self.joined > self.aboard and self.aboard < need and sail + 1 + self.join_cost < best:
            self.by_land(state, one, two, three, need - self.joined)
            if sail + 1 + self.join_cost + self.land_cost < best:
                best = sail + 1 + self.join_cost + self.land_cost
                code = self.join_code
                bearing = 0
        if self.mustered > self.aboard and self.aboard < need and self.home[cell] + 1 + self.muster_cost < best:
            self.by_land(state, one, two, three, need - self.mustered)
            if self.home[cell] + 1 + self.muster_cost + self.land_cost < best:
                best = self.home[cell] + 1 + self.muster_cost + self.land_cost
                code = self.muster_code
                bearing = self.homeward
        self.reach_cost = min(best, FAR)
        self.reach_code = code
        self.reach_bearing = bearing


def turns_to_come(state: State, seat: i64) -> float:
    """How many turns the seat still has; the one under way by its points."""
    if state.to_act() < 0:
        return 0.0
    if state.seats == 1:
        return float(SOLO_TURNS - 1 - state.turns) + float(state.points_left) / float(POINTS)
    if state.first < 0:
        return float(TURNS) / float(state.seats)
    rest = TURNS - state.turns
    waits = (seat - state.seat + state.seats) % state.seats
    turns = float((rest - waits + state.seats - 1) // state.seats)
    return turns if waits else turns - 1.0 + float(state.points_left) / float(POINTS)
