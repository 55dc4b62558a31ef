"""Knowledge of Explorers of the North Sea: what a position promises each crew. Compiled with the rules.

A crew's worth is its score as of now plus what lies within its reach: animals on the way home or on
shores near the longship, settlements that its Vikings begin to outnumber, enemy ships, islands nearly
closed under its influence, and the next outpost.
"""

from __future__ import annotations

import math
from typing import Final

from skerry.bots.search import Judge
from skerry.core.kernel import Kernel
from skerry.core.packed import append, i64, vec
from skerry.northsea import faults
from skerry.northsea.actions import build_fault
from skerry.northsea.captains import BARBARIAN, HERO, HUNTSMAN, TRADER, TYRANT, packed_sum
from skerry.northsea.components import CAPACITY, OUTPOSTS, SOLO_TURNS, TURNS
from skerry.northsea.hexes import AREA_MASK, SEA_SIDES
from skerry.northsea.islands import counted, influences, island_sizes
from skerry.northsea.scoring import (
    captain_card_points,
    dead_points,
    island_points,
    livestock_points,
    outpost_points,
    settlement_points,
)
from skerry.northsea.state import (
    ABOARD,
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
    FIRST_AREA,
    LIVESTOCK,
    LONGSHIP,
    OUTPOST,
    PATTERN_MASK,
    PLACED,
    SEAT,
    SETTLEMENT,
    SUNK,
    TILE,
    State,
)

FAR: Final[i64] = 99


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0


class NorthSeaJudge(Judge):
    """Judges the game for two to four, and alone."""

    aboard: float
    """Of an animal's value once delivered, what it is worth aboard, before the way home."""
    ashore: float
    """What it is worth on a shore near the longship."""
    guarded: float
    """What an own Viking beside it adds."""
    fades: float
    """How much of a promise is left with each tile of distance."""
    raid: float
    """What a settlement promises to Vikings who nearly outnumber it."""
    fight: float
    """What an enemy ship promises."""
    island: float
    """What a tile of an island not yet closed promises to who leads there."""
    idle: float
    """What a Viking left on the mainland costs."""
    next_outpost: float
    """The part of the next outpost that counts already."""
    standing: float
    """What holding one more land area is worth."""
    scale: float
    """Points of lead that make a win likely."""
    site: float
    """The part of the next outpost that its builders on the spot promise."""
    muster: float
    """What fetching a Viking from the mainland promises."""
    detour: float
    """The part of its goals that counts while animals aboard wait to be delivered."""
    afloat: float
    """What a longship that can sail is worth."""
    stranded: float
    """The part of its goals that counts while its whole crew stands ashore beside it."""
    others_hope: float
    """How much of the others' prospects counts."""
    open_side: float
    """How much each open side delays the closing of an island."""
    approach: float
    """What a settlement near the longship promises."""
    homeward: float
    """How much of an animal aboard is left with each tile between it and the mainland."""

    def __init__(self) -> None:
        self.aboard = 0.87
        self.ashore = 0.45
        self.guarded = 0.215
        self.fades = 0.85
        self.raid = 0.5
        self.fight = 0.386
        self.island = 0.3
        self.idle = 0.328
        self.next_outpost = 0.189
        self.standing = 0.12
        self.scale = 7.0
        self.site = 0.35
        self.muster = 0.35
        self.detour = 0.4
        self.afloat = 1.6
        self.stranded = 0.7
        self.others_hope = 0.3
        self.open_side = 0.247
        self.approach = 0.309
        self.homeward = 0.95

    def seats(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        return kernel.seats

    def value(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        sizes = island_sizes(kernel)
        influence = influences(kernel)
        mine = self.worth(kernel, seat, sizes, influence, 1.0)
        if kernel.seats == 1:
            return sigmoid((mine - 45.0) / 18.0)
        best = -1000.0
        for other in range(kernel.seats):
            if other != seat:
                theirs = self.worth(kernel, other, sizes, influence, self.others_hope)
                if theirs > best:
                    best = theirs
        return sigmoid((mine - best) / self.scale)

    def points(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        return self.worth(kernel, seat, island_sizes(kernel), influences(kernel), 1.0)

    def worth(self, state: State, seat: i64, sizes: vec[i64], influence: vec[i64], hope: float) -> float:
        """The points that the seat can expect at the end; `hope` is the weight of what is not yet sure."""
        base = seat << SEAT
        players = state.players
        livestock = players[base | LIVESTOCK]
        certain = (
            livestock_points(livestock)
            + outpost_points(players[base | BUILT])
            + players[base | SUNK]
            + settlement_points(players[base | CONQUERED])
            + dead_points(players[base | DEAD])
            + island_points(state, seat, sizes, influence)
        )
        if state.seats == 1 or players[base | CAPTAIN] >= 0:
            certain += captain_card_points(state, seat, sizes, influence)
        left = turns_to_come(state, seat)
        if left <= 0.0:
            return float(certain)
        hurry = left / (left + 1.0)
        distance = sail_distances(state, players[base | LONGSHIP])
        promise = self.cargo_promise(state, base, livestock, distance, left)
        promise += self.shore_promise(state, seat, base, livestock, distance) * hurry
        promise += self.outpost_promise(state, seat, base) * hurry
        promise += self.island_promise(state, seat, sizes, influence) * hurry
        promise += float(2 + players[base | BUILT]) * self.next_outpost * hurry if players[base | BUILT] < 5 else 0.0
        promise -= self.idle * float(players[base | ASHORE]) * hurry
        return float(certain) + hope * promise

    def animal_value(self, state: State, base: i64, livestock: i64, animal: i64) -> float:
        """What delivering one more animal of a kind adds."""
        more = livestock_points(livestock + (i64(1) << (animal * 4))) - livestock_points(livestock)
        return 0.6 * float(more) + 1.0 + captain_bonus(state, base, HUNTSMAN, TRADER)

    def cargo_promise(self, state: State, base: i64, livestock: i64, distance: vec[i64], left: float) -> float:
        """Animals aboard, worth more the nearer the mainland, and lost if it is too far."""
        cargo = state.players[base | CARGO]
        if cargo == 0:
            return 0.0
        home = home_distance(state, distance)
        reach = sigmoid((left * 4.0 - float(home) - 0.5) * 1.2) if state.players[base | ABOARD] else 0.15
        promise = 0.0
        taken = livestock
        animal: i64 = 0
        while cargo:
            for _ in range(cargo & 15):
                value = self.animal_value(state, base, taken, animal)
                taken += i64(1) << (animal * 4)
                promise += value * self.aboard * reach * math.pow(self.homeward, float(home if home < 12 else 12))
            cargo >>= 4
            animal += 1
        return promise

    def fading(self, distance: i64) -> float:
        promise = 1.0
        for _ in range(distance if distance < 10 else 10):
            promise *= self.fades
        return promise

    def shore_promise(self, state: State, seat: i64, base: i64, livestock: i64, distance: vec[i64]) -> float:
        """What lies within reach: the best goal for the longship, part of the second best, and what Vikings hold."""
        players = state.players
        here = players[base | LONGSHIP]
        crew = players[base | ABOARD]
        at_hand = crew
        held = 0.0
        best = 0.0
        second = 0.0
        nearest = FAR
        for n in range(players[base | CAMPS]):
            area = players[base + CAMP + n]
            held += self.standing
            nearest = min(nearest, hex_gap(state.hexes[here], state.homes[area] >> 3))
            if state.grounds[area] == here:
                at_hand += state.vikings(seat, area)
        for area in range(i64(len(state.homes))):
            pieces = state.pieces[area]
            if pieces >> ANIMALS == 0:
                continue
            near = self.fading(distance[state.grounds[area]])
            vikings = pieces >> (seat * 3) & 7
            goal = 0.0
            animals = pieces >> ANIMALS & ANIMALS_MASK
            animal: i64 = 0
            while animals:
                if animals & 15:
                    value = self.animal_value(state, base, livestock, animal)
                    goal += value * self.ashore * near
                    if vikings:
                        held += value * self.guarded
                animals >>= 4
                animal += 1
            strength = pieces >> SETTLEMENT
            if strength:
                value = float(strength) + captain_bonus(state, base, TYRANT, HERO)
                share = float(vikings) / float(strength)
                held += value * self.raid * share * share
                force = float(vikings + crew) / float(strength)
                goal += value * self.approach * near * min(1.0, force * force) * (1.0 - share)
            if goal > best:
                second = best
                best = goal
            elif goal > second:
                second = goal
        recruits = min(players[base | ASHORE], CAPACITY - crew - packed_sum(players[base | CARGO]))
        if recruits > 0:
            goal = self.muster * float(recruits) * self.fading(home_distance(state, distance))
            second = best if goal > best else max(second, goal)
            best = max(best, goal)
        for cell in range(1, i64(len(state.info))):
            if state.info[cell] & ENEMY:
                value = 1.0 + 0.5 * float(2 * players[base | DEAD] + 1) + captain_bonus(state, base, BARBARIAN, HERO)
                goal = value * self.fight * (1.0 if crew >= 2 else 0.5) * self.fading(distance[cell])
                if goal > best:
                    second = best
                    best = goal
                elif goal > second:
                    second = goal
        ready = 1.0 if crew else self.stranded if at_hand else 0.6 * self.stranded * self.fading(nearest)
        laden = self.detour if players[base | CARGO] else 1.0
        return held + ready * (laden * (best + 0.35 * second) + self.afloat)

    def outpost_promise(self, state: State, seat: i64, base: i64) -> float:
        """The best place for the next outpost that own Vikings already hold, or half hold."""
        if state.players[base | BUILT] == OUTPOSTS:
            return 0.0
        best: i64 = 0
        for n in range(state.players[base | CAMPS]):
            area = state.players[base + CAMP + n]
            cell = state.grounds[area]
            info = state.info[cell]
            if info & OUTPOST:
                continue
            mask = AREA_MASK[(info & PATTERN_MASK) << 2 | (area - (info >> FIRST_AREA & 255))]
            corner: i64 = 0
            while mask:
                if mask & 1:
                    fault = build_fault(state, seat, cell, corner)
                    if fault == faults.NONE:
                        best = 2
                    elif fault == faults.BUILDERS_MISSING and best == 0:
                        best = 1
                mask >>= 1
                corner += 1
        return self.site * float(2 + state.players[base | BUILT]) * 0.5 * float(best)

    def island_promise(self, state: State, seat: i64, sizes: vec[i64], influence: vec[i64]) -> float:
        """Islands not yet complete, by their size, how open they are, and who leads there."""
        tiles = vec[i64](capacity=len(state.homes))
        for _ in range(i64(len(state.homes))):
            tiles = append(tiles, 0)
        for area in range(i64(len(state.homes))):
            root = state.root(area)
            if sizes[root] == 0 and not counted(state, area, root):
                tiles[root] = tiles[root] + 1
        promise = 0.0
        for root in range(i64(len(state.homes))):
            own = influence[root << 2 | seat]
            if tiles[root] and own:
                best: i64 = 0
                for other in range(state.seats):
                    if other != seat and influence[root << 2 | other] > best:
                        best = influence[root << 2 | other]
                lead = sigmoid(float(own - best) * 1.1 + 0.3)
                closing = 1.0 / (1.0 + self.open_side * float(state.open[root]))
                promise += self.island * float(tiles[root] + 1) * lead * closing
        return promise


def turns_to_come(state: State, seat: i64) -> float:
    """How many turns the seat still has, this one included."""
    if state.to_act() < 0:
        return 0.0
    total = SOLO_TURNS if state.seats == 1 else TURNS
    left = float(total - int(state.turns)) / float(state.seats)
    if state.to_act() == seat:
        return left - 0.25 * float(4 - state.points_left)
    return left


def captain_bonus(state: State, base: i64, first: i64, second: i64) -> float:
    """A half point where one of two captains rewards it."""
    captain = state.players[base | CAPTAIN]
    return 0.7 if captain in (first, second) else 0.0


def hex_gap(one: i64, other: i64) -> i64:
    """How many steps lie between two hexagons."""
    q = (one & 1023) - (other & 1023)
    r = (one >> 10) - (other >> 10)
    return max(max(q, -q), max(r, -r), max(q + r, -q - r))


def home_distance(state: State, distance: vec[i64]) -> i64:
    """Tiles to sail to the nearest tile by the mainland."""
    nearest = FAR
    for cell in range(1, i64(len(state.info))):
        if state.info[cell] & PLACED and state.info[cell] >> TILE == 0 and distance[cell] < nearest:
            nearest = distance[cell]
    return nearest


def sail_distances(state: State, start: i64) -> vec[i64]:
    """By cell: how many moves the longship needs."""
    count = i64(len(state.info))
    distance = vec[i64](capacity=count)
    for _ in range(count):
        distance = append(distance, FAR)
    queue = vec[i64](capacity=count)
    distance[start] = 0
    queue = append(queue, start)
    at: i64 = 0
    while at < i64(len(queue)):
        here = queue[at]
        at += 1
        links = state.links[here]
        sea = SEA_SIDES[state.info[here] & PATTERN_MASK]
        while links:
            cell = links & 255
            if cell and sea & 1 and distance[cell] == FAR and state.info[cell] & PLACED:
                distance[cell] = distance[here] + 1
                queue = append(queue, cell)
            links >>= 8
            sea >>= 1
    return distance
