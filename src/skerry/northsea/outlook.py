"""What a network looks at (`skerry train GAME --judge`): a seat's points, crew, cargo, islands and goals. Compiled.

Each seat has the same features (`CREW`). The network of a seat sees its own, those of the rival who has most, and the
mean of all the rivals, so that one network knows tables of every size; then the table, and the seat's own hand and
captains. A goal counts what it brings, faded by the action points that it takes: quickly and slowly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.kernel import Kernel
from skerry.core.packed import append, i64, vec
from skerry.northsea.components import ANIMALS as KINDS_OF_ANIMALS
from skerry.northsea.components import CAPTAINS
from skerry.northsea.geometry import BIT, FEATURE
from skerry.northsea.layout import (
    ANIMALS,
    ANIMALS_MASK,
    ASHORE,
    BUILT,
    CAMP,
    CAMPS,
    CAPTAIN,
    CARGO,
    CONQUERED,
    DEAD,
    ENEMY,
    HAND,
    LIVESTOCK,
    OFFER,
    PLACING,
    SEAT,
    SETTLEMENT,
    SUNK,
)
from skerry.northsea.lookout import AREAS, FAR, zeros
from skerry.northsea.muster import Muster
from skerry.northsea.numbers import (
    ANIMALS_ABOARD,
    BUILDERS,
    CAPACITY,
    CREW_TO_FIGHT,
    OUTPOST_COST,
    OUTPOSTS,
)
from skerry.northsea.scoring import (
    captain_card_points,
    dead_points,
    island_points,
    livestock_points,
    outpost_points,
    settlement_points,
)
from skerry.northsea.state import State, bits, packed_sum

CREW: Final = (
    "livestock",
    "outposts",
    "ships",
    "settlements",
    "dead",
    "islands",
    "captain",
    "actions to come",
    "aboard",
    "on the mainland",
    "ashore",
    "lost",
    "built",
    "kinds",
    "animals",
    "cargo",
    "cargo's points",
    "cargo's points, soon",
    "to home",
    "without crew",
    "until a crew",
    "complete, shared",
    "complete, by one",
    "complete, surely",
    "complete, behind",
    "one hole, ahead",
    "one hole, shared",
    "one hole, behind",
    "two holes, ahead",
    "two holes, shared",
    "two holes, behind",
    "few holes, ahead",
    "few holes, shared",
    "few holes, behind",
    "many holes, ahead",
    "many holes, shared",
    "many holes, behind",
    "animals, soon",
    "animals, later",
    "to an animal",
    "raids, soon",
    "raids, later",
    "fights, soon",
    "fights, later",
    "sites, soon",
    "sites, later",
    "to a site",
    "to another site",
    "islands to take, soon",
    "open islands to take, soon",
)
"""What is told of each seat."""
TABLE: Final = (
    "for one",
    "for two",
    "for three",
    "for four",
    "turns to come",
    "placing",
    "turns to wait",
    "points left",
    "first",
    "deadly ships",
    "harmless ships",
    "settlements in supply",
    "free islands",
)
HAND_OF: Final = ("tiles", "tiles with animals", "tiles with settlements", "tiles with ships")
CREW_COUNT: Final[i64] = len(CREW)
OPEN: Final[i64] = CREW.index("one hole, ahead")
PART: Final[i64] = 12
"""The mean of the rivals is told in twelfths."""
SOON: Final = vec[i64]([round(64 * 0.75**cost) for cost in range(24)])
LATER: Final = vec[i64]([round(64 * 0.9**cost) for cost in range(24)])
LONG: Final[i64] = 15
"""Ways are told up to so many points."""


class Outlook(Muster):
    """Tells the features of a seat."""

    sizes: vec[i64]
    """By root: the tiles of a completed island."""
    costs: vec[i64]
    """By site or kind: the points that it takes."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        Muster.__init__(self, weights)
        self.sizes = zeros(AREAS)
        self.costs = zeros(AREAS)

    def feature_names(self) -> list[str]:
        own = list(CREW)
        best = [f"best rival: {name}" for name in CREW]
        mean = [f"rivals: {name}" for name in CREW]
        return [*own, *best, *mean, *TABLE, *HAND_OF, *CAPTAINS]

    def features(self, kernel: Kernel, seat: i64) -> vec[i64]:
        assert isinstance(kernel, State)
        self.chart_home(kernel)
        self.chart_islands(kernel)
        self.chart_sizes(kernel)
        found = self.crew(kernel, seat)
        best = zeros(CREW_COUNT)
        total = zeros(CREW_COUNT)
        most: i64 = -1
        for other in range(kernel.seats):
            if other != seat:
                theirs = self.crew(kernel, other)
                promise = standing(theirs)
                if promise > most:
                    most = promise
                    best = theirs
                for i in range(CREW_COUNT):
                    total[i] = total[i] + theirs[i]
        for i in range(CREW_COUNT):
            found = append(found, best[i])
        rivals = max(1, kernel.seats - 1)
        for i in range(CREW_COUNT):
            found = append(found, total[i] * PART // rivals)
        return self.table(kernel, seat, found)

    def table(self, state: State, seat: i64, found: vec[i64]) -> vec[i64]:
        """Add what concerns the whole table, then the seat's hand and captains."""
        for seats in range(1, 5):
            found = append(found, 1 if state.seats == seats else 0)
        waits = (seat - state.seat + state.seats) % state.seats
        found = append(found, state.mode.turns - state.turns)
        found = append(found, 1 if state.phase == PLACING else 0)
        found = append(found, waits)
        found = append(found, state.points_left if waits == 0 else 0)
        found = append(found, 1 if state.first == seat else 0)
        found = append(found, state.deadly)
        found = append(found, state.harmless)
        found = append(found, packed_sum(state.settlements))
        free: i64 = 0
        for root in range(i64(len(state.homes))):
            if self.sizes[root] and self.strongest_other(state, root, -1) == 0:
                free += self.sizes[root]
        found = append(found, free)
        hand = state.players[seat << SEAT | HAND]
        found = append(found, bits(hand))
        animals: i64 = 0
        settlements: i64 = 0
        ships: i64 = 0
        while hand:
            feature = FEATURE[BIT[(hand & -hand) % 67]]
            hand &= hand - 1
            if feature < i64(len(KINDS_OF_ANIMALS)):
                animals += 1
            elif feature == i64(len(KINDS_OF_ANIMALS)):
                settlements += 1
            else:
                ships += 1
        found = append(found, animals)
        found = append(found, settlements)
        found = append(found, ships)
        kept = state.players[seat << SEAT | CAPTAIN]
        offer = state.players[seat << SEAT | OFFER] if state.mode.solo or kept < 0 else i64(1) << kept
        for captain in range(i64(len(CAPTAINS))):
            found = append(found, offer >> captain & 1)
        return found

    def chart_sizes(self, state: State) -> None:
        """How large the completed islands are."""
        areas = i64(len(state.homes))
        sizes = vec[i64](capacity=areas)
        for root in range(areas):
            sizes = append(sizes, self.tiles[root] if state.open[root] == 0 else 0)
        self.sizes = sizes

    # -- one crew ------------------------------------------------------------------------------------

    def crew(self, state: State, seat: i64) -> vec[i64]:
        """What there is to tell of a seat, in the order of `CREW`."""
        self.look_round(state, seat)
        players = state.players
        base = self.base
        livestock = players[base | LIVESTOCK]
        found = vec[i64](capacity=192)
        found = append(found, livestock_points(livestock))
        found = append(found, outpost_points(players[base | BUILT]))
        found = append(found, players[base | SUNK])
        found = append(found, settlement_points(players[base | CONQUERED]))
        found = append(found, dead_points(players[base | DEAD]))
        found = append(found, island_points(state, seat, self.sizes, self.influence))
        found = append(found, captain_card_points(state, seat, self.sizes, self.influence))
        found = append(found, i64(self.budget))
        found = append(found, self.aboard)
        found = append(found, players[base | ASHORE])
        found = append(found, self.landed(state))
        found = append(found, players[base | DEAD])
        found = append(found, players[base | BUILT])
        found = append(found, kinds_of(livestock))
        found = append(found, packed_sum(livestock))
        found = append(found, self.cargo)
        delivery = min(FAR, self.to_home + 1 + (0 if self.aboard else self.join_cost))
        cargo = livestock_points(livestock + players[base | CARGO]) - livestock_points(livestock)
        found = append(found, cargo if self.in_time(delivery) else 0)
        found = append(found, cargo * self.soon(delivery))
        found = append(found, min(LONG, self.to_home))
        found = append(found, 0 if self.aboard else 1)
        found = append(found, 0 if self.aboard else min(LONG, min(self.join_cost, self.muster_cost)))
        found = self.islands(state, found)
        found = self.animals(state, livestock + players[base | CARGO], found)
        found = self.raids(state, found)
        found = self.fights(state, found)
        found = self.outposts(state, found)
        return self.takeovers(state, found)

    def landed(self, state: State) -> i64:
        """Vikings on the islands."""
        total: i64 = 0
        for camp in range(state.players[self.base | CAMPS]):
            total += state.vikings(self.seat, state.players[self.base + CAMP + camp])
        return total

    def in_time(self, cost: i64) -> bool:
        return float(cost) <= self.budget

    def soon(self, cost: i64) -> i64:
        return SOON[cost] if cost < i64(len(SOON)) and self.in_time(cost) else 0

    def later_on(self, cost: i64) -> i64:
        return LATER[cost] if cost < i64(len(LATER)) and self.in_time(cost) else 0

    def islands(self, state: State, found: vec[i64]) -> vec[i64]:
        """The tiles of the islands with own influence: completed or with so many holes, by who has more."""
        at = i64(len(found))
        for _ in range(16):
            found = append(found, 0)
        for root in range(i64(len(state.homes))):
            own = self.influence[root << 2 | self.seat]
            holes = self.holes[root]
            if own == 0 or self.tiles[root] == 0 or holes >= FAR:
                continue
            ahead = own - self.strongest_other(state, root, self.seat)
            place: i64
            if holes == 0:
                place = 3 if ahead < 0 else min(2, ahead)
            else:
                size: i64 = 0 if holes == 1 else 1 if holes == 2 else 2 if holes <= 4 else 3
                place = 4 + 3 * size + (0 if ahead > 0 else 1 if ahead == 0 else 2)
            found[at + place] = found[at + place] + self.tiles[root]
        return found

    def animals(self, state: State, livestock: i64, found: vec[i64]) -> vec[i64]:
        """Of each kind the animal that is soonest brought home."""
        for kind in range(i64(len(KINDS_OF_ANIMALS))):
            self.costs[kind] = FAR
        nearest = FAR
        for area in range(i64(len(state.homes))):
            animals = state.pieces[area] >> ANIMALS & ANIMALS_MASK
            if animals == 0:
                continue
            cost = self.fetching(state, area)
            nearest = min(nearest, cost)
            for kind in range(i64(len(KINDS_OF_ANIMALS))):
                if animals >> (kind * 4) & 15 and cost < self.costs[kind]:
                    self.costs[kind] = cost
        soon: i64 = 0
        later: i64 = 0
        now = livestock_points(livestock)
        for kind in range(i64(len(KINDS_OF_ANIMALS))):
            if self.costs[kind] < FAR:
                gain = livestock_points(livestock + (i64(1) << (kind * 4))) - now
                soon += gain * self.soon(self.costs[kind])
                later += gain * self.later_on(self.costs[kind])
        found = append(found, soon)
        found = append(found, later)
        return append(found, min(LONG, nearest))

    def fetching(self, state: State, area: i64) -> i64:
        """The points to fetch an animal from an area and bring it home."""
        cell = state.grounds[area]
        drovers = state.vikings(self.seat, area)
        home = self.home[cell] + 1
        if self.cargo == ANIMALS_ABOARD:
            return min(FAR, self.to_home + 1 + self.home[cell] + (1 if drovers else 2) + home)
        if drovers and self.aboard == 0 and self.ship == cell:
            return min(FAR, 1 + home)
        landing = drovers == 0 or self.aboard + self.cargo >= CAPACITY
        return min(FAR, self.voyage(cell, 1) + (2 if landing else 1) + home)

    def raids(self, state: State, found: vec[i64]) -> vec[i64]:
        """NS-A6."""
        soon: i64 = 0
        later: i64 = 0
        for area in range(i64(len(state.homes))):
            strength = state.pieces[area] >> SETTLEMENT
            if strength:
                self.reach(state, area, area, area, strength - state.vikings(self.seat, area))
                soon += strength * self.soon(self.reach_cost)
                later += strength * self.later_on(self.reach_cost)
        found = append(found, soon)
        return append(found, later)

    def fights(self, state: State, found: vec[i64]) -> vec[i64]:
        """NS-A4."""
        soon: i64 = 0
        later: i64 = 0
        for cell in range(1, i64(len(state.info))):
            if state.info[cell] & ENEMY:
                way = self.voyage(cell, CREW_TO_FIGHT)
                soon += self.soon(way)
                later += self.later_on(way)
        found = append(found, soon)
        return append(found, later)

    def outposts(self, state: State, found: vec[i64]) -> vec[i64]:
        """The points for the outposts that are left, soonest first, that do not bar each other (NS-A8)."""
        count = i64(len(self.sites)) if state.players[self.base | BUILT] < OUTPOSTS else 0
        for n in range(count):
            self.costs[n] = self.building(state, self.sites[n])
        soon: i64 = 0
        later: i64 = 0
        first = FAR
        second = FAR
        for place in range(OUTPOSTS - state.players[self.base | BUILT]):
            chosen: i64 = -1
            for n in range(count):
                if self.costs[n] < FAR and (chosen < 0 or self.costs[n] < self.costs[chosen]):
                    chosen = n
            if chosen < 0:
                break
            cost = self.costs[chosen]
            if place == 0:
                first = cost
            elif place == 1:
                second = cost
            soon += self.soon(cost)
            later += self.later_on(cost)
            for n in range(count):
                if self.costs[n] < FAR and bar_each_other(state, self.sites[chosen], self.sites[n]):
                    self.costs[n] = FAR
        found = append(found, soon)
        found = append(found, later)
        found = append(found, min(LONG, first))
        return append(found, min(LONG, second))

    def building(self, state: State, site: i64) -> i64:
        """The points until an outpost stands there."""
        cell = site >> 3
        corner = site & 7
        one = state.area_at(cell, corner)
        two = state.area_at(state.neighbour(cell, corner), (corner + 4) % 6)
        three = state.area_at(state.neighbour(cell, corner - 1), (corner + 2) % 6)
        builders = state.vikings(self.seat, one) + state.vikings(self.seat, two) + state.vikings(self.seat, three)
        self.reach(state, one, two, three, BUILDERS - builders)
        return min(FAR, self.reach_cost + OUTPOST_COST)

    def takeovers(self, state: State, found: vec[i64]) -> vec[i64]:
        """Islands that more Vikings would win."""
        areas = i64(len(state.homes))
        for root in range(areas):
            self.marked[root] = FAR
        for area in range(areas):
            root = self.roots[area]
            sail = self.sail[state.grounds[area]]
            if sail < self.marked[root]:
                self.marked[root] = sail
        complete: i64 = 0
        growing: i64 = 0
        for root in range(areas):
            if self.tiles[root] == 0 or self.holes[root] >= FAR or self.marked[root] >= FAR:
                continue
            own = self.influence[root << 2 | self.seat]
            best = self.strongest_other(state, root, self.seat)
            need = best - own if own else max(1, best)
            if need <= 0 or need > CAPACITY:
                continue
            cost = self.marked[root] + 1
            if self.aboard < need:
                if self.joined < need:
                    continue
                cost += self.join_cost
            if self.holes[root] == 0:
                complete += self.tiles[root] * self.soon(cost)
            else:
                growing += self.tiles[root] * self.soon(cost) // (self.holes[root] + 1)
        found = append(found, complete)
        return append(found, growing)


def standing(crew: vec[i64]) -> i64:
    """The points of now, and the tiles of the islands that may be completed."""
    total: i64 = 0
    for i in range(7):
        total += crew[i]
    for place in range(3):
        total += crew[OPEN + 3 * place]
    return total


def kinds_of(livestock: i64) -> i64:
    """How many kinds of animals there are."""
    kinds: i64 = 0
    while livestock:
        if livestock & 15:
            kinds += 1
        livestock >>= 4
    return kinds


def bar_each_other(state: State, site: i64, other: i64) -> bool:
    """Whether two points touch the same tile (NS-A8)."""
    cell = site >> 3
    corner = site & 7
    return (
        touches(state, other, cell)
        or touches(state, other, state.neighbour(cell, corner))
        or touches(state, other, state.neighbour(cell, corner - 1))
    )


def touches(state: State, site: i64, cell: i64) -> bool:
    """Whether a point is a corner of the cell."""
    own = site >> 3
    corner = site & 7
    return own == cell or state.neighbour(own, corner) == cell or state.neighbour(own, corner - 1) == cell
