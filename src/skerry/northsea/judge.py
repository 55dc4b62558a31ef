"""Knowledge of Explorers of the North Sea: what a position promises each crew. Compiled with the rules.

A crew's worth is what it has, what its islands are likely to bring, and its prospects: every goal on
the map (an animal to bring home, a settlement to raid, a point for an outpost, an enemy ship, an
island to take over) counts with its points, faded by the action points that it still takes.
"""

from __future__ import annotations

import math
from typing import Final

from skerry.core.judge import Judge, sigmoid
from skerry.core.kernel import Kernel
from skerry.core.packed import append, i64, vec
from skerry.northsea.captains import (
    BARBARIAN,
    CARTOGRAPHER,
    HERO,
    HUNTSMAN,
    QUEEN,
    SCOUT,
    SHIELDMAIDEN,
    TRADER,
    TYRANT,
    WATCHMAN,
)
from skerry.northsea.geometry import AREA_COUNT, DIRECTIONS, SEA_SIDES, SIDE_AREA
from skerry.northsea.islands import counted, influences
from skerry.northsea.layout import (
    ABOARD,
    ANIMALS,
    ANIMALS_MASK,
    ASHORE,
    BUILT,
    CAMP,
    CAMPS,
    CAPTAIN,
    CARGO,
    CLOSED,
    CONQUERED,
    DEAD,
    ENEMY,
    FIRST_AREA,
    LIVESTOCK,
    LONGSHIP,
    OUTPOST,
    PATTERN_MASK,
    PLACED,
    PLACING,
    SEAT,
    SETTLEMENT,
    SUNK,
    TILE,
)
from skerry.northsea.muster import turns_to_come
from skerry.northsea.numbers import (
    ANIMALS_ABOARD,
    BUILDERS,
    CAPACITY,
    CREW_TO_FIGHT,
    OUTPOST_COST,
    OUTPOSTS,
    POINTS,
)
from skerry.northsea.outlook import bar_each_other
from skerry.northsea.scoring import (
    captain_card_points,
    dead_points,
    island_points,
    livestock_points,
    outpost_points,
    settlement_points,
)
from skerry.northsea.state import State, packed_sum

FAR: Final[i64] = 99
NO_WAY: Final[i64] = 15
"""A way over land that does not exist, or is too long: four bits."""
LONGEST_MARCH: Final[i64] = 5
KINDS: Final[i64] = 6
SOLO_PAR: Final = 60.0
SOLO_SCALE: Final = 30.0

# What games of mates ended with.
CAPTAIN_BRINGS: Final = vec[i64]([7, 10, 6, 7, 3, 3, 1, 4, 4, 5, 6])
"""By captain: the half points of its card."""
TURN_BRINGS: Final = 1.8
TURN_SHARED: Final = 2.6
"""What a turn to come brings, and what it brings beyond, shared by all the seats."""
ISLANDS_BRING: Final = 0.8
CARGO_BRINGS: Final = 1.2
CHANCE_SCALE: Final = 1.0
CHANCE_SHARED: Final = 8.0
CHANCE_DOUBT: Final = 0.7
"""Points of lead that make a win likely: at the end, at a small table, and with turns to come."""


class Chart:
    """What a position offers to all the crews alike."""

    roots: vec[i64]
    """By area: the area that stands for its island."""
    tiles: vec[i64]
    """By root: how many tiles the island has so far."""
    sizes: vec[i64]
    """By root: the same for completed islands only."""
    holes: vec[i64]
    """By root: how many hexagons are still to be covered; `FAR` if one never can be."""
    influence: vec[i64]
    home: vec[i64]
    """By cell: how many tiles to sail to one by the mainland."""
    sites: vec[i64]
    """The points where an outpost may stand: `cell << 3 | corner`."""
    placements: float
    """How many tiles are still to come."""
    later: float
    """How many rounds come after this one."""

    def __init__(self, state: State) -> None:
        areas = i64(len(state.homes))
        self.roots = vec[i64](capacity=areas)
        for area in range(areas):
            self.roots = append(self.roots, state.root(area))
        self.tiles = vec[i64]([0] * areas)
        self.sizes = vec[i64]([0] * areas)
        self.holes = vec[i64]([0] * areas)
        for area in range(areas):
            root = self.roots[area]
            if not counted(state, area, root):
                self.tiles[root] = self.tiles[root] + 1
                if state.open[root] == 0:
                    self.sizes[root] = self.tiles[root]
        self.influence = influences(state)
        self.sites = vec[i64](capacity=16)
        fixed = vec[i64](capacity=4)
        marked = vec[i64]([0] * areas)
        for cell in range(1, i64(len(state.info))):
            info = state.info[cell]
            if info & PLACED == 0:
                self.note_hole(state, cell, marked)
                continue
            if info >> TILE == 0:
                fixed = append(fixed, cell)
            if info & OUTPOST == 0:
                self.note_sites(state, cell, info)
        self.home = sail_distances(state, fixed, CREW_TO_FIGHT)
        turns = float(state.mode.turns - state.turns)
        self.placements = turns if state.seats > 1 else 2.0 * turns
        self.later = max(0.0, turns / float(state.seats) - 1.0)

    def note_hole(self, state: State, cell: i64, marked: vec[i64]) -> None:
        """Count a hexagon without a tile for the islands that reach it."""
        links = state.links[cell]
        barred = state.info[cell] & CLOSED
        for direction in range(DIRECTIONS):
            other = links & 255
            links >>= 8
            info = state.info[other]
            if info & PLACED:
                back = direction + 3 if direction < 3 else direction - 3
                area = SIDE_AREA[(info & PATTERN_MASK) << 3 | back]
                if area >= 0:
                    root = self.roots[(info >> FIRST_AREA & 255) + area]
                    if barred:
                        self.holes[root] = FAR
                    elif marked[root] != cell:
                        marked[root] = cell
                        self.holes[root] = self.holes[root] + 1

    def note_sites(self, state: State, cell: i64, info: i64) -> None:
        """The free points at the SE and S corner of a tile without an outpost: every point is one of these."""
        links = state.links[cell]
        east = state.info[links >> 8 & 255]
        south_east = state.info[links >> 16 & 255]
        south_west = state.info[links >> 24 & 255]
        if south_east & (PLACED | OUTPOST) != PLACED:
            return
        if info & 4 and east & (PLACED | OUTPOST) == PLACED:
            self.sites = append(self.sites, cell << 3 | 2)
        if info & 8 and south_west & (PLACED | OUTPOST) == PLACED:
            self.sites = append(self.sites, cell << 3 | 3)


class Crew:
    """A seat's Vikings and longship, and how soon they can be where."""

    seat: i64
    base: i64
    """Where the seat's numbers begin in `State.players`."""
    budget: float
    """The action points still to come."""
    hurry: float
    """How much of what only later rounds can use still counts: less towards the end, for all crews alike."""
    sail: vec[i64]
    """By cell: how many moves the longship needs."""
    marches: vec[i64]
    """By area: for each camp, four bits, how many moves it needs by land."""
    camps: i64
    counts: i64
    """The Vikings of each camp, four bits each."""
    home: i64
    """Moves to the mainland."""
    aboard: i64
    joined: i64
    """The crew after loading Vikings that stand beside the longship, or come to it."""
    join_cost: i64
    mustered: i64
    """The crew after loading Vikings on the mainland."""
    muster_cost: i64

    def __init__(self, state: State, seat: i64, chart: Chart, left: float) -> None:
        players = state.players
        base = seat << SEAT
        self.seat = seat
        self.base = base
        self.budget = left * float(POINTS)
        self.hurry = chart.later / (chart.later + 1.0)
        ship = players[base | LONGSHIP]
        self.aboard = players[base | ABOARD]
        self.camps = players[base | CAMPS]
        self.counts = 0
        for n in range(self.camps):
            self.counts |= state.vikings(seat, players[base + CAMP + n]) << (4 * n)
        self.marches = march_distances(state, base, self.camps)
        start = vec[i64](capacity=1)
        start = append(start, ship)
        self.sail = sail_distances(state, start, self.aboard)
        self.home = FAR
        for cell in range(1, i64(len(state.info))):
            info = state.info[cell]
            if info & PLACED and info >> TILE == 0 and self.sail[cell] < self.home:
                self.home = self.sail[cell]
        if self.home == FAR:
            self.home = min(FAR, chart.home[ship] + 4)
        room = CAPACITY - self.aboard - packed_sum(players[base | CARGO])
        self.joined = self.aboard
        self.join_cost = FAR
        if room > 0:
            self.join(state, ship, room)
        self.mustered = self.aboard
        self.muster_cost = FAR
        recruits = min(room, players[base | ASHORE])
        if recruits > 0 and (self.aboard or self.home == 0):
            self.mustered = self.aboard + recruits
            self.muster_cost = self.home + 1

    def join(self, state: State, ship: i64, room: i64) -> None:
        """Who can soonest come aboard where the longship lies."""
        info = state.info[ship]
        area = info >> FIRST_AREA & 255
        for near in range(area, area + AREA_COUNT[info & PATTERN_MASK]):
            marches = self.marches[near]
            for n in range(self.camps):
                march = marches >> (4 * n) & NO_WAY
                if march < NO_WAY and march + 1 < self.join_cost and (march == 0 or self.aboard == 0):
                    self.join_cost = march + 1
                    self.joined = self.aboard + min(room, self.counts >> (4 * n) & 15)

    def by_land(self, marches: i64, need: i64) -> i64:
        """The moves until so many Vikings have come by land; `FAR` if there are not as many."""
        cost: i64 = 0
        while need > 0:
            nearest = NO_WAY
            camp: i64 = 0
            for n in range(self.camps):
                march = marches >> (4 * n) & 15
                if march < nearest:
                    nearest = march
                    camp = n
            if nearest == NO_WAY:
                return FAR
            marches |= NO_WAY << (4 * camp)
            coming = min(need, self.counts >> (4 * camp) & 15)
            cost += nearest * ((coming + 1) >> 1)
            need -= coming
        return cost

    def gather(self, marches: i64, sail: i64, home: i64, need: i64) -> i64:
        """The points until so many Vikings stand there: by land, by sea, or both."""
        best = self.by_land(marches, need)
        if best == 0:
            return 0
        if self.aboard and sail + 1 < best:
            best = min(best, sail + 1 + self.by_land(marches, need - self.aboard))
        if self.joined > self.aboard and sail + 1 + self.join_cost < best:
            best = min(best, sail + 1 + self.join_cost + self.by_land(marches, need - self.joined))
        if self.mustered > self.aboard and home + 1 + self.muster_cost < best:
            best = min(best, home + 1 + self.muster_cost + self.by_land(marches, need - self.mustered))
        return best

    def voyage(self, sail: i64, home: i64, crew: i64) -> i64:
        """The points until the longship is there with at least such a crew."""
        if self.aboard >= crew:
            return sail
        best = FAR
        if self.joined >= crew:
            best = sail + self.join_cost
        if self.mustered >= crew:
            best = min(best, home + self.muster_cost)
        return best


PLACING_PART: Final = 0.28
"""How much of a turn's time goes to placing the tile."""


class NorthSeaJudge(Judge):
    """Judges the game for two to four, and alone."""

    fades: float
    """How fast an outpost's points fade with each action point that it takes: the rate of decay."""
    fetch_fades: float
    """The same for animals ashore."""
    raid_fades: float
    """The same for settlements and islands to be taken over."""
    fight_fades: float
    """The same for enemy ships."""
    homeward: float
    """The same for animals aboard."""
    first_animals: float
    """What any animal is worth beyond, for the sets to come."""
    raid: float
    """What a settlement is worth, of its points."""
    fight: float
    """What an enemy ship is worth, of the points to expect."""
    loss: float
    """What the death of a Viking costs."""
    outpost: float
    """What an outpost is worth beyond its points."""
    takeover: float
    """What an island to be taken over is worth, of its tiles."""
    prospects: float
    """The weight of all the goals."""
    hole: float
    """How much the hexagons to be covered delay the completion of an island."""
    growth: float
    """How many tiles an island still gains with each hexagon to be covered."""
    hold: float
    """How sure a lead in influence is."""
    early: float
    """How little the islands count at the beginning."""
    patience: float
    """How many rounds before the end they begin to count more."""
    stranded: float
    """What a longship without a crew costs."""
    marooned: float
    """What it costs beyond for each point until a Viking can come aboard."""
    idle: float
    """What a Viking left on the mainland costs."""
    crewed: float
    """What a Viking aboard is worth."""
    scale: float
    """Points of lead that make a win likely in the end."""
    doubt: float
    """How many more it takes for each turn to come."""
    pace: float
    """What a turn to come is worth."""

    def __init__(self) -> None:
        self.fades = 0.261
        self.fetch_fades = 0.317
        self.raid_fades = 0.166
        self.fight_fades = 0.119
        self.homeward = 0.397
        self.first_animals = 1.15
        self.raid = 0.296
        self.fight = 0.574
        self.loss = 1.23
        self.outpost = 4.0
        self.takeover = 0.805
        self.prospects = 1.07
        self.hole = 15.2
        self.growth = 0.163
        self.hold = 0.427
        self.early = 0.893
        self.patience = 0.392
        self.stranded = 0.442
        self.marooned = 0.494
        self.idle = 0.155
        self.crewed = 0.311
        self.scale = 5.0
        self.doubt = 0.2
        self.pace = 3.0

    def seats(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        return kernel.seats

    def part_of_turn(self, kernel: Kernel) -> float:
        """A tile and four actions make a turn (NS-T1)."""
        assert isinstance(kernel, State)
        return PLACING_PART if kernel.phase == PLACING else (1.0 - PLACING_PART) / float(POINTS)

    def value(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        chart = Chart(kernel)
        mine = self.worth(kernel, seat, chart)
        if kernel.seats == 1:
            return sigmoid((mine - SOLO_PAR) / SOLO_SCALE)
        scale = self.scale + self.doubt * turns_to_come(kernel, seat)
        rivals = 1.0
        for other in range(kernel.seats):
            if other != seat:
                rivals += math.exp((self.worth(kernel, other, chart) - mine) / scale)
        return 1.0 / rivals

    def urge(self, kernel: Kernel, seat: i64) -> float:
        """What the seat's own position is worth, whatever the others have."""
        assert isinstance(kernel, State)
        return self.worth(kernel, seat, Chart(kernel))

    def points(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        return self.expected(kernel, seat, Chart(kernel))

    def odds(self, kernel: Kernel, seat: i64) -> float:
        """The probability that the seat wins, by the final scores to expect; alone, of a score above the usual.

        `value` is for choosing moves: it weighs what good play begins with far above its points.
        """
        assert isinstance(kernel, State)
        chart = Chart(kernel)
        mine = self.expected(kernel, seat, chart)
        if kernel.seats == 1:
            return sigmoid((mine - SOLO_PAR) / (1.0 + 1.5 * turns_to_come(kernel, seat)))
        rivals = 1.0
        for other in range(kernel.seats):
            if other != seat:
                lead = mine - self.expected(kernel, other, chart)
                doubt = CHANCE_DOUBT * math.sqrt(turns_to_come(kernel, other))
                rivals += math.exp(-lead / (CHANCE_SCALE + CHANCE_SHARED / float(kernel.seats) + doubt))
        return 1.0 / rivals

    def expected(self, state: State, seat: i64, chart: Chart) -> float:
        """The final score to expect: fitted to games that this judge played."""
        sure = float(sure_points(state, seat, chart))
        left = turns_to_come(state, seat)
        if left <= 0.0:
            return sure + float(island_points(state, seat, chart.sizes, chart.influence))
        crew = Crew(state, seat, chart, left)
        cargo = self.cargo_worth(state, state.players[crew.base | LIVESTOCK], crew)
        islands = self.island_worth(state, seat, chart)
        turns = left * (TURN_BRINGS + TURN_SHARED / float(state.seats))
        return sure + CARGO_BRINGS * cargo + ISLANDS_BRING * islands + turns

    def worth(self, state: State, seat: i64, chart: Chart) -> float:
        """How good the seat's position is, in points that the end of the game will not all count."""
        sure = sure_points(state, seat, chart)
        if state.to_act() < 0:
            return float(sure + island_points(state, seat, chart.sizes, chart.influence))
        left = turns_to_come(state, seat)
        crew = Crew(state, seat, chart, left)
        players = state.players
        base = crew.base
        livestock = players[base | LIVESTOCK]
        hurry = crew.hurry
        islands = 1.0 - self.early * chart.later / (chart.later + self.patience)
        worth = float(sure) + self.island_worth(state, seat, chart) * islands
        if counts_islands(captain_of(state, crew)):
            worth -= (1.0 - islands) * float(captain_card_points(state, seat, chart.sizes, chart.influence))
        if captain_of(state, crew) >= 0:
            worth += 0.5 * hurry * float(CAPTAIN_BRINGS[captain_of(state, crew)])
        worth += self.cargo_worth(state, livestock, crew)
        worth += self.pace * left
        worth += hurry * (self.crewed * float(crew.aboard) - self.idle * float(players[base | ASHORE]))
        if crew.aboard == 0:
            wait = min(crew.join_cost, crew.muster_cost) - 1
            worth -= hurry * (self.stranded + self.marooned * float(min(wait, 8)))
        worth -= hurry * self.loss * float(players[base | DEAD])
        worth += hurry * self.outpost * float(players[base | BUILT])
        worth += hurry * self.first_animals * float(packed_sum(livestock))
        goals = self.animal_goals(state, livestock, crew, chart)
        goals += self.raid_goals(state, crew, chart)
        goals += self.outpost_goals(state, crew, chart)
        goals += self.fight_goals(state, crew, chart)
        goals += self.island_goals(state, crew, chart, islands)
        return worth + self.prospects * math.pow(goals, 1.0 / 3.0)

    def faded(self, value: float, fades: float, cost: i64, crew: Crew) -> float:
        """What a goal promises, to the third power: the best goals count most in the sum."""
        spare = crew.budget - float(cost)
        if spare < 0.0 or value <= 0.0:
            return 0.0
        if spare < 3.0:
            value *= (spare + 1.0) * 0.25
        return value * value * value * math.exp(-3.0 * fades * float(cost))

    def animal_value(self, state: State, livestock: i64, animal: i64, crew: Crew) -> float:
        """What delivering one more animal of a kind adds."""
        more = livestock_points(livestock + (i64(1) << (animal * 4))) - livestock_points(livestock)
        value = float(more) + self.first_animals * crew.hurry
        captain = captain_of(state, crew)
        if captain == TRADER:
            value += 0.67
        elif captain == HUNTSMAN:
            value += 1.6 if livestock >> (animal * 4) & 1 else 0.6
        return value

    def cargo_worth(self, state: State, livestock: i64, crew: Crew) -> float:
        """Animals aboard: worth more the nearer the mainland, and lost if it is too far."""
        cargo = state.players[crew.base | CARGO]
        if cargo == 0:
            return 0.0
        cost = crew.home + 1
        if crew.aboard == 0:
            cost = min(FAR, cost + crew.join_cost)
        if crew.budget < float(cost):
            return 0.0
        worth = 0.0
        animal: i64 = 0
        while cargo:
            for _ in range(cargo & 15):
                worth += self.animal_value(state, livestock, animal, crew)
                livestock += i64(1) << (animal * 4)
            cargo >>= 4
            animal += 1
        return worth * math.exp(-self.homeward * float(cost))

    def animal_goals(self, state: State, livestock: i64, crew: Crew, chart: Chart) -> float:
        """Of each kind, the animal that is soonest brought home."""
        soonest = vec[i64]([FAR] * KINDS)
        cargo = packed_sum(state.players[crew.base | CARGO])
        for area in range(i64(len(state.homes))):
            animals = state.pieces[area] >> ANIMALS & ANIMALS_MASK
            if animals == 0:
                continue
            cost = self.fetching(state, area, crew, chart, cargo)
            if cost >= FAR:
                continue
            kind: i64 = 0
            while animals:
                if animals & 15 and cost < soonest[kind]:
                    soonest[kind] = cost
                animals >>= 4
                kind += 1
        livestock += state.players[crew.base | CARGO]
        goals = 0.0
        for kind in range(KINDS):
            if soonest[kind] < FAR:
                goals += self.faded(
                    self.animal_value(state, livestock, kind, crew), self.fetch_fades, soonest[kind], crew
                )
        return goals

    def fetching(self, state: State, area: i64, crew: Crew, chart: Chart, cargo: i64) -> i64:
        """The points to fetch an animal from an area and bring it home."""
        cell = state.grounds[area]
        drovers = state.vikings(crew.seat, area)
        home = chart.home[cell] + 1
        if cargo == ANIMALS_ABOARD:
            return crew.home + 1 + chart.home[cell] + (1 if drovers else 2) + home
        if drovers and crew.sail[cell] == 0 and crew.aboard == 0:
            return 1 + home
        landing = drovers == 0 or crew.aboard + cargo >= CAPACITY
        return crew.voyage(crew.sail[cell], chart.home[cell], 1) + (2 if landing else 1) + home

    def raid_goals(self, state: State, crew: Crew, chart: Chart) -> float:
        """The settlements."""
        captain = captain_of(state, crew)
        bonus = 1.0 if captain == TYRANT else 0.7 if captain == HERO else 0.0
        goals = 0.0
        for area in range(i64(len(state.homes))):
            strength = state.pieces[area] >> SETTLEMENT
            if strength:
                cell = state.grounds[area]
                cost = crew.gather(crew.marches[area], crew.sail[cell], chart.home[cell], strength)
                goals += self.faded(self.raid * float(strength) + bonus, self.raid_fades, cost, crew)
        return goals

    def outpost_goals(self, state: State, crew: Crew, chart: Chart) -> float:
        """The outposts still to be built, on points soonest reached that do not bar each other."""
        built = state.players[crew.base | BUILT]
        if built == OUTPOSTS:
            return 0.0
        captain = captain_of(state, crew)
        value = self.outpost * crew.hurry + (1.0 if captain == WATCHMAN else 0.7 if captain == HERO else 0.0)
        count = i64(len(chart.sites))
        costs = vec[i64](capacity=count)
        for n in range(count):
            costs = append(costs, self.building(state, chart.sites[n], crew, chart))
        goals = 0.0
        while built < OUTPOSTS:
            best = FAR
            chosen: i64 = 0
            for n in range(count):
                if costs[n] < best:
                    best = costs[n]
                    chosen = n
            if best == FAR:
                break
            goals += self.faded(value + float(built + 2), self.fades, best + OUTPOST_COST, crew)
            built += 1
            for n in range(count):
                if costs[n] < FAR and bar_each_other(state, chart.sites[chosen], chart.sites[n]):
                    costs[n] = FAR
        return goals

    def building(self, state: State, site: i64, crew: Crew, chart: Chart) -> i64:
        """The points until two Vikings stand at a point."""
        cell = site >> 3
        corner = site & 7
        left = state.neighbour(cell, corner)
        right = state.neighbour(cell, corner - 1)
        marches = nearest_marches(
            crew.marches[state.area_at(cell, corner)],
            crew.marches[state.area_at(left, (corner + 4) % 6)],
            crew.marches[state.area_at(right, (corner + 2) % 6)],
            crew.camps,
        )
        sail = min(min(crew.sail[cell], crew.sail[left]), crew.sail[right])
        home = min(min(chart.home[cell], chart.home[left]), chart.home[right])
        return min(FAR, crew.gather(marches, sail, home, BUILDERS))

    def fight_goals(self, state: State, crew: Crew, chart: Chart) -> float:
        """The enemy ships."""
        captain = captain_of(state, crew)
        bonus = 1.0 if captain == BARBARIAN else 0.7 if captain == HERO else 0.0
        dead = state.players[crew.base | DEAD]
        unseen = state.deadly + state.harmless
        risk = float(state.deadly) / float(unseen) if unseen else 0.0
        value = self.fight * (1.0 + bonus + risk * (float(2 * dead + 1) - self.loss * crew.hurry))
        goals = 0.0
        for cell in range(1, i64(len(state.info))):
            if state.info[cell] & ENEMY:
                cost = crew.voyage(crew.sail[cell], chart.home[cell], CREW_TO_FIGHT)
                goals += self.faded(value, self.fight_fades, cost, crew)
        return goals

    def completion(self, chart: Chart, root: i64) -> float:
        """How likely the island is completed before the end."""
        holes = chart.holes[root]
        if holes == 0:
            return 1.0
        if holes == FAR:
            return 0.0
        if float(holes) > chart.placements:
            return 0.0
        time = chart.placements * chart.placements
        return time / (time + self.hole * math.pow(float(holes), 2.6))

    def control(self, own: i64, best: i64, later: float) -> float:
        """How likely a seat controls an island in the end."""
        if own == 0:
            return 0.0
        return sigmoid((float(own - best) + 0.5) * (self.hold + 2.0 / (later + 0.2)))

    def island_worth(self, state: State, seat: i64, chart: Chart) -> float:
        """What the islands with own influence are likely to bring."""
        worth = 0.0
        for root in range(i64(len(chart.tiles))):
            own = chart.influence[root << 2 | seat]
            if own:
                size = float(chart.tiles[root]) + self.growth * float(chart.holes[root])
                best = strongest_other(state, chart, root, seat)
                worth += size * self.completion(chart, root) * self.control(own, best, chart.later)
        return worth

    def island_goals(self, state: State, crew: Crew, chart: Chart, weight: float) -> float:
        """Islands that more Vikings would win."""
        areas = i64(len(chart.tiles))
        sail = vec[i64]([FAR] * areas)
        home = vec[i64]([FAR] * areas)
        for area in range(areas):
            root = chart.roots[area]
            cell = state.grounds[area]
            sail[root] = min(sail[root], crew.sail[cell])
            home[root] = min(home[root], chart.home[cell])
        goals = 0.0
        for root in range(areas):
            if chart.tiles[root] == 0 or chart.holes[root] == FAR:
                continue
            own = chart.influence[root << 2 | crew.seat]
            best = strongest_other(state, chart, root, crew.seat)
            need = best - own if own else max(1, best)
            if need <= 0 or need > CAPACITY:
                continue
            cost = crew.voyage(sail[root], home[root], need) + 1
            if cost < FAR:
                chance = self.completion(chart, root) * (0.8 - self.control(own, best, chart.later))
                if chance > 0.0:
                    value = weight * self.takeover * float(chart.tiles[root]) * chance
                    goals += self.faded(value, self.raid_fades, cost, crew)
        return goals


def sure_points(state: State, seat: i64, chart: Chart) -> i64:
    """The score as of now, without the islands."""
    base = seat << SEAT
    players = state.players
    return (
        livestock_points(players[base | LIVESTOCK])
        + outpost_points(players[base | BUILT])
        + players[base | SUNK]
        + settlement_points(players[base | CONQUERED])
        + dead_points(players[base | DEAD])
        + captain_card_points(state, seat, chart.sizes, chart.influence)
    )


def captain_of(state: State, crew: Crew) -> i64:
    """The captain kept; −1 alone, where two count, and before the choice."""
    return state.players[crew.base | CAPTAIN]


def counts_islands(captain: i64) -> bool:
    """Whether what a captain adds can be lost again, as islands can."""
    return captain == QUEEN or captain == SCOUT or captain == SHIELDMAIDEN or captain == CARTOGRAPHER


def strongest_other(state: State, chart: Chart, root: i64, seat: i64) -> i64:
    """The highest influence of another seat on an island."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and chart.influence[root << 2 | other] > best:
            best = chart.influence[root << 2 | other]
    return best


def nearest_marches(one: i64, two: i64, three: i64, camps: i64) -> i64:
    """For each camp the shortest of three marches."""
    marches: i64 = 0
    for n in range(camps):
        shift = 4 * n
        marches |= min(min(one >> shift & 15, two >> shift & 15), three >> shift & 15) << shift
    return marches


def march_distances(state: State, base: i64, camps: i64) -> vec[i64]:
    """By area: for each camp, four bits, how many tiles its Vikings must march."""
    distances = vec[i64]([(1 << 28) - 1] * i64(len(state.homes)))
    queue = vec[i64]([0] * i64(len(state.homes)))
    for n in range(camps):
        shift = 4 * n
        unreached = NO_WAY << shift
        camp = state.players[base + CAMP + n]
        distances[camp] = distances[camp] ^ unreached
        queue[0] = camp
        at: i64 = 0
        end: i64 = 1
        while at < end:
            here = queue[at]
            at += 1
            step = (distances[here] >> shift & 15) + 1
            if step > LONGEST_MARCH:
                continue
            ways = state.ways[here]
            while ways:
                area = (ways & 255) - 1
                if area >= 0 and distances[area] & unreached == unreached:
                    distances[area] = distances[area] ^ unreached | step << shift
                    queue[end] = area
                    end += 1
                ways >>= 8
    return distances


def sail_distances(state: State, starts: vec[i64], crew: i64) -> vec[i64]:
    """By cell: how many moves from the nearest start; a small crew cannot pass enemy ships."""
    distance = vec[i64]([FAR] * i64(len(state.info)))
    queue = vec[i64]([0] * i64(len(state.info)))
    end: i64 = 0
    for n in range(i64(len(starts))):
        distance[starts[n]] = 0
        queue[end] = starts[n]
        end += 1
    at: i64 = 0
    while at < end:
        here = queue[at]
        at += 1
        info = state.info[here]
        if info & ENEMY and crew < CREW_TO_FIGHT:
            continue
        links = state.links[here]
        sea = SEA_SIDES[info & PATTERN_MASK]
        while links:
            cell = links & 255
            if cell and sea & 1 and distance[cell] == FAR and state.info[cell] & PLACED:
                distance[cell] = distance[here] + 1
                queue[end] = cell
                end += 1
            links >>= 8
            sea >>= 1
    return distance
