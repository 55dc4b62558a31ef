"""A skipper's sense: every goal on the map votes for the step that leads to it, by its points for each action point.

An animal to bring home, a settlement, an enemy ship, a point for an outpost, an island to hold: each goal knows what it
brings, how many action points it takes from here, and the step to begin with. Steps that serve several goals gather
their votes. A tile is laid where it serves the own goals more than the others'. Compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.judge import sigmoid
from skerry.core.kernel import Kernel
from skerry.core.network import LEAD, WIN
from skerry.core.network import POINTS as FINAL_POINTS
from skerry.core.packed import append, i64, vec
from skerry.core.policy import play_out
from skerry.northsea.captains import (
    BARBARIAN,
    HERO,
    HUNTSMAN,
    TRADER,
    TYRANT,
    WATCHMAN,
)
from skerry.northsea.codes import (
    LOAD,
    MAINLAND_HOME,
    UNLOAD,
    build_code,
    choose_code,
    end_code,
    landing_code,
    place_at,
    place_code,
    sail_code,
)
from skerry.northsea.components import SETTLEMENT as SETTLEMENT_FEATURE
from skerry.northsea.components import SHIP
from skerry.northsea.geometry import (
    AREA_AT,
    AREA_COUNT,
    AREA_MASK,
    BIT,
    DIRECTIONS,
    FEATURE,
    FEATURE_CORNER,
    FITTING,
    HEX_STEP,
    ROTATION_AT,
    ROTATION_COUNT,
    SEA_SIDES,
    SHAPE,
    SIDE_AREA,
    TURNED,
)
from skerry.northsea.layout import (
    ACTING,
    ANIMALS,
    ANIMALS_MASK,
    BUILT,
    CAMPS,
    CARGO,
    CHOOSING,
    CLOSED,
    CONQUERED,
    DEAD,
    ENEMY,
    FIRST_AREA,
    HAND,
    LIVESTOCK,
    OFFER,
    OUTPOST,
    PATTERN_MASK,
    PLACED,
    PLACING,
    SEAT,
    SETTLEMENT,
)
from skerry.northsea.lookout import AREAS, FAR, zeros
from skerry.northsea.muster import NONE
from skerry.northsea.numbers import ANIMALS_ABOARD, BUILDERS, CAPACITY, CREW_TO_FIGHT, OUTPOST_COST, OUTPOSTS, POINTS
from skerry.northsea.outlook import Outlook
from skerry.northsea.scoring import livestock_points
from skerry.northsea.state import State, packed_sum

KINDS: Final[i64] = 6
PLACES: Final[i64] = 24
"""How many places for a tile are compared in a moment's thought; of other moves, so many."""
GLANCES: Final[i64] = 80
CAUTION: Final = 0.05
"""How much better than the policy's own a move must have done in a single trial."""
AHEAD: Final = vec[i64]([4, 2, 1, 1])
"""By seats, from one on: how many more turns of the seat a trial sees. What many rivals do hides what a move brings."""
LEAD_SCALE: Final = 10.0
"""How many points of lead are worth much."""
SUREST: Final = 4.5
"""No chance goes beyond this, on the scale of logits, before the end."""
SOLO_PAR: Final = 75.0
SOLO_SCALE: Final = 20.0
"""Alone: a usual score, and how many points more are worth much."""
PLACING_PART: Final = 0.28
"""How much of a turn's time goes to placing the tile."""
TAKEN: Final = -2e9
"""Less than any move is worth."""
STANDING: Final[i64] = 10000
"""How much a point counts beside what decides a tie."""
CAPTAIN_BRINGS: Final = [3.5, 5.0, 3.0, 3.5, 1.5, 1.5, 0.5, 2.0, 2.0, 2.5, 3.0]
"""By captain: about what its card adds."""


class Planner(Outlook):
    """Plans for whoever is to act. It keeps charts from one decision to the next, so one planner serves one thread."""

    hope: float
    """How much of what only later rounds can use still counts."""
    near: vec[i64]
    """By area: the points until own Vikings are there."""
    voted: vec[i64]
    votes: list[float]
    sailing: list[float]
    """Votes by direction."""

    # what the policy weighs
    animal: float
    """What delivered animals promise beyond their points, for the sets to come."""
    deliver: float
    """How much an animal aboard counts, and one ashore."""
    fetch: float
    raid: float
    fight: float
    loss: float
    """What the death of a Viking costs, while there is time."""
    outpost: float
    outpost_more: float
    """What an outpost promises beyond its points: those to come are worth more."""
    settle: float
    """How much the islands to be held count; and how much at the beginning."""
    settle_early: float
    muster: float
    """What a Viking on the mainland is worth aboard."""
    rejoin: float
    """What a crew is worth to a longship without one."""
    detour: float
    """Points that any goal costs beyond its way."""
    land: float
    """How much of the influence counts that Vikings gain by the way."""
    company: float
    """How much a second animal of the same voyage counts."""
    choir: float
    """How much the other goals count that a step serves beside its best one."""
    rivals: float
    """How much a goal loses for each point by which another longship is nearer."""
    viking: float
    """What a Viking is worth who stays where he is, while there is time."""
    tile_island: float
    """Of a tile to lay: how much the own islands count, and the others'."""
    tile_rival: float
    tile_site: float
    """What a new point for an outpost is worth, near by."""
    tile_animal: float
    tile_raid: float
    tile_fight: float
    tile_far: float
    """How many points away half of it is lost."""
    tile_theirs: float
    """How much it counts that another longship is near."""
    growth: float
    """How many tiles an island still gains with each hexagon to be covered."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        Outlook.__init__(self, weights)
        self.hope = 0.0
        self.near = zeros(AREAS)
        self.voted = vec[i64](capacity=64)
        self.votes = []
        self.sailing = [0.0] * 6

    # -- the policy ----------------------------------------------------------------------------------

    def choose(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        self.think(kernel)
        return self.voted[highest(self.votes)]

    def offers(self, kernel: Kernel, most: i64) -> vec[i64]:
        """The moves that come to mind, by what the turn can then be ended with."""
        assert isinstance(kernel, State)
        considered = self.considered(kernel)
        return best_of(considered, self.weighed(kernel, considered), most)

    def considered(self, state: State) -> vec[i64]:
        """What the goals vote for, best first; then, unless a tile is laid, what else is legal."""
        self.think(state)
        most = PLACES if state.phase == PLACING else GLANCES
        found = best_of(self.voted, self.votes, most)
        if state.phase == ACTING:
            codes = state.codes()
            for i in range(i64(len(codes))):
                if i64(len(found)) < most and not contains(found, codes[i]):
                    found = append(found, codes[i])
        return found

    def weighed(self, state: State, moves: vec[i64]) -> list[float]:
        """How good the seat's position is after each of the moves, when it has ended its turn.

        Who has not learned to foresee it stays with the votes.
        """
        seat = state.to_act()
        until = state.turn + 1
        values: list[float] = []
        for i in range(i64(len(moves))):
            if self.network is None:
                values.append(-float(i))
                continue
            world = state.copy()
            world.apply(moves[i])
            play_out(self, world, until)
            values.append(self.verdict(world, seat))
        return values

    def resolve(self, kernel: Kernel) -> i64:
        """Of the moves that come to mind, the one after which the turn can be ended best."""
        assert isinstance(kernel, State)
        considered = self.considered(kernel)
        return considered[highest(self.weighed(kernel, considered))]

    def horizon(self, kernel: Kernel) -> i64:
        """When the seat has ended some more turns, if what they are worth can be foreseen."""
        assert isinstance(kernel, State)
        return kernel.turn + AHEAD[kernel.seats - 1] * kernel.seats + 1 if self.network is not None else NONE

    def caution(self) -> float:
        return CAUTION

    def verdict(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        if kernel.seats == 1:
            return sigmoid((self.expected(kernel, seat) - SOLO_PAR) / SOLO_SCALE)
        if kernel.to_act() >= 0:
            return sigmoid(self.foreseen(kernel, seat, LEAD) / LEAD_SCALE)
        best: i64 = 0
        for other in range(kernel.seats):
            if other != seat and standing(kernel, other) > best:
                best = standing(kernel, other)
        return sigmoid(float(standing(kernel, seat) - best) / float(STANDING) / LEAD_SCALE)

    def expected(self, kernel: Kernel, seat: i64) -> float:
        return float(kernel.points(seat)) if kernel.to_act() < 0 else self.foreseen(kernel, seat, FINAL_POINTS)

    def won(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        if kernel.seats == 1:
            return self.verdict(kernel, seat)
        if kernel.to_act() >= 0:
            return sigmoid(max(-SUREST, min(SUREST, self.foreseen(kernel, seat, WIN))))
        mine = standing(kernel, seat)
        ahead = 1.0
        for other in range(kernel.seats):
            if other != seat:
                theirs = standing(kernel, other)
                if theirs > mine:
                    return 0.0
                if theirs == mine:
                    ahead += 1.0
        return 1.0 / ahead

    def part_of_turn(self, kernel: Kernel) -> float:
        """A tile and four actions make a turn (NS-T1)."""
        assert isinstance(kernel, State)
        return (1.0 - PLACING_PART) / float(POINTS) if kernel.phase == ACTING else PLACING_PART

    def think(self, state: State) -> None:
        """Let every goal vote."""
        self.voted = vec[i64](capacity=64)
        self.votes = []
        if state.phase == CHOOSING:
            self.choose_captain(state)
            return
        self.survey(state)
        if state.phase == ACTING:
            self.act(state)
        else:
            self.place(state)

    def choose_captain(self, state: State) -> None:
        offer = state.players[state.seat << SEAT | OFFER]
        while offer:
            captain = BIT[(offer & -offer) % 67]
            self.vote(CAPTAIN_BRINGS[captain], choose_code(captain))
            offer &= offer - 1

    def vote(self, score: float, code: i64) -> None:
        """A step counts as much as the best goal that it serves, and a little for each of the others."""
        for i in range(i64(len(self.voted))):
            if self.voted[i] == code:
                self.votes[i] = self.both(self.votes[i], score)
                return
        self.voted = append(self.voted, code)
        self.votes.append(score)

    def both(self, one: float, other: float) -> float:
        return one + self.choir * other if one > other else other + self.choir * one

    # -- looking around ------------------------------------------------------------------------------

    def survey(self, state: State) -> None:
        self.foresee(state)
        self.hope = self.later / (self.later + 1.0)
        self.chart_home(state)
        self.chart_islands(state)
        self.look_round(state, state.seat)

    # -- steps ---------------------------------------------------------------------------------------

    def worth(self, gain: float, cost: i64) -> float:
        """The votes of a goal: its gain for each point."""
        if gain <= 0.0 or float(cost) > self.budget:
            return 0.0
        return gain / (float(cost) + self.detour)

    def vote_sail(self, score: float, bearing: i64) -> None:
        """For all the directions with which a shortest way begins."""
        direction: i64 = 0
        while bearing:
            if bearing & 1:
                self.sailing[direction] = self.both(self.sailing[direction], score)
            bearing >>= 1
            direction += 1

    def vote_voyage(self, score: float, cell: i64, crew: i64) -> None:
        """To sail to a cell, when somebody is aboard, else to come aboard."""
        if score <= 0.0:
            return
        if self.aboard >= crew:
            self.vote_sail(score, self.bearing[cell])
        elif self.joined >= crew:
            self.vote(score, self.join_code)
        elif self.muster_code >= 0:
            self.vote(score, self.muster_code)
        else:
            self.vote_sail(score, self.homeward)

    def gather(self, state: State, one: i64, two: i64, three: i64, need: i64, gain: float, extra: i64) -> None:
        """Vote for bringing so many more Vikings to one of three areas, by land, by sea or both; `extra` follows."""
        self.reach(state, one, two, three, need)
        if self.reach_cost >= FAR:
            return
        score = self.worth(gain, self.reach_cost + extra)
        if score <= 0.0:
            return
        if self.reach_code >= 0:
            self.vote(score, self.reach_code)
        else:
            self.vote_sail(score, self.reach_bearing)

    # -- the goals -----------------------------------------------------------------------------------

    def act(self, state: State) -> None:
        for direction in range(DIRECTIONS):
            self.sailing[direction] = 0.0
        self.vote(0.0, end_code())
        self.chart_foreign(state, self.seat)
        self.deliver_animals(state)
        if self.cargo < ANIMALS_ABOARD:
            self.fetch_animals(state)
        self.raid_settlements(state)
        if state.players[self.base | BUILT] < OUTPOSTS:
            self.build_outposts(state)
        self.fight_ships(state)
        self.settle_islands(state)
        self.man_ship()
        hexagon = state.hexes[self.ship]
        for direction in range(DIRECTIONS):
            if self.sailing[direction] > 0.0:
                self.vote(self.sailing[direction], sail_code(hexagon + HEX_STEP[direction]))

    def man_ship(self) -> None:
        """A longship without a crew goes nowhere, and Vikings on the mainland do nothing."""
        if self.aboard == 0 and self.join_cost < FAR:
            self.vote(self.worth(self.rejoin * self.hope, self.join_cost), self.join_code)
        if self.mustered > self.aboard:
            score = self.worth(self.muster * self.hope * float(self.mustered - self.aboard), self.muster_cost)
            if self.muster_code >= 0:
                self.vote(score, self.muster_code)
            else:
                self.vote_sail(score, self.homeward)

    def animal_value(self, livestock: i64, kind: i64) -> float:
        """What delivering one more animal of a kind adds."""
        more = livestock_points(livestock + (i64(1) << (kind * 4))) - livestock_points(livestock)
        value = float(more) + self.animal * self.hope
        if self.captain == TRADER:
            value += 0.67
        elif self.captain == HUNTSMAN:
            value += 1.6 if livestock >> (kind * 4) & 1 else 0.6
        return value

    def deliver_animals(self, state: State) -> None:
        """Bring home what is aboard (NS-A2)."""
        if self.cargo == 0 or self.to_home >= FAR:
            return
        cargo = state.players[self.base | CARGO]
        livestock = state.players[self.base | LIVESTOCK]
        gain = 0.0
        left = cargo
        kind: i64 = 0
        while left:
            for _ in range(left & 15):
                gain += self.animal_value(livestock, kind)
                livestock += i64(1) << (kind * 4)
            left >>= 4
            kind += 1
        gain *= self.deliver
        if self.aboard == 0:
            if self.join_cost < FAR:
                self.vote(self.worth(gain, self.to_home + 1 + self.join_cost), self.join_code)
            elif self.muster_code >= 0:
                self.vote(self.worth(gain, 2), self.muster_code)
        elif self.to_home == 0:
            self.vote(self.worth(gain, 1), landing_code(UNLOAD, 0, cargo, MAINLAND_HOME))
        else:
            self.vote_sail(self.worth(gain, self.to_home + 1), self.homeward)

    def fetch_animals(self, state: State) -> None:
        """Each animal on the map, with another one that the same voyage can fetch (NS-A1, NS-A2)."""
        livestock = state.players[self.base | LIVESTOCK] + state.players[self.base | CARGO]
        found = vec[i64](capacity=24)
        for area in range(i64(len(state.homes))):
            if state.pieces[area] >> ANIMALS & ANIMALS_MASK and self.home[state.grounds[area]] < FAR:
                found = append(found, area)
        for area in found:
            kind = self.best_kind(livestock, state.pieces[area] >> ANIMALS & ANIMALS_MASK)
            value = self.animal_value(livestock, kind)
            animals = i64(1) << (kind * 4)
            others = (state.pieces[area] >> ANIMALS & ANIMALS_MASK) - animals
            more = 0.0
            if others and self.cargo == 0:
                second = self.best_kind(livestock + animals, others)
                value += self.animal_value(livestock + animals, second)
                animals += i64(1) << (second * 4)
            elif self.cargo == 0:
                more = self.best_company(state, found, area, livestock + animals)
            self.fetch_from(state, area, animals, value, more)

    def best_kind(self, livestock: i64, animals: i64) -> i64:
        best: i64 = 0
        most = -1.0
        kind: i64 = 0
        while animals:
            if animals & 15:
                value = self.animal_value(livestock, kind)
                if value > most:
                    most = value
                    best = kind
            animals >>= 4
            kind += 1
        return best

    def best_company(self, state: State, found: vec[i64], area: i64, livestock: i64) -> float:
        """What another animal adds that can be fetched on the same voyage, less what it costs."""
        best = 0.0
        hexagon = state.hexes[state.grounds[area]]
        for other in found:
            if other != area:
                away = hex_distance(hexagon, state.hexes[state.grounds[other]])
                if away <= 3:
                    kind = self.best_kind(livestock, state.pieces[other] >> ANIMALS & ANIMALS_MASK)
                    value = self.animal_value(livestock, kind) / float(away + 2)
                    if value > best:
                        best = value
        return best

    def fetch_from(self, state: State, area: i64, animals: i64, value: float, more: float) -> None:
        cell = state.grounds[area]
        drovers = state.vikings(self.seat, area)
        take = packed_sum(animals)
        home = self.home[cell] + 1
        saved = self.to_home + 1 if self.cargo > 0 and self.to_home < FAR else 0
        gain = self.fetch * (value + self.company * more)
        if self.aboard == 0 and self.ship == cell and drovers:
            cost = max(1, 1 + home - saved)
            self.vote(self.worth(gain, cost), landing_code(LOAD, 1, animals, state.homes[area]))
            return
        way = self.voyage(cell, 1)
        if way >= FAR:
            return
        crew = self.aboard if self.aboard else self.joined if self.joined else self.mustered
        excess = crew + self.cargo + take - CAPACITY
        landing = drovers == 0 or excess > 0
        cost = way + (2 if landing else 1) + home - saved
        gain *= self.rivalled(cell, way)
        score = self.worth(gain, max(1, cost))
        if score <= 0.0:
            return
        if self.aboard == 0 or self.ship != cell:
            self.vote_voyage(score, cell, 1)
        elif landing:
            number = min(self.aboard, max(1, excess))
            self.vote(score, landing_code(UNLOAD, number, 0, state.homes[area]))
        else:
            free = min(drovers, CAPACITY - self.aboard - self.cargo - take)
            if free > 0:
                with_them = 1.0 if self.aboard < CREW_TO_FIGHT else 0.7
                self.vote(score * with_them, landing_code(LOAD, free, animals, state.homes[area]))
                self.vote(score * (1.7 - with_them), landing_code(LOAD, 0, animals, state.homes[area]))
            else:
                self.vote(score, landing_code(LOAD, 0, animals, state.homes[area]))

    def rivalled(self, cell: i64, cost: i64) -> float:
        """How much of a goal is left when another longship is nearer."""
        if self.foreign[cell] >= cost:
            return 1.0
        return 1.0 / (1.0 + self.rivals * float(cost - self.foreign[cell]))

    def raid_settlements(self, state: State) -> None:
        """NS-A6."""
        bonus = 1.0 if self.captain == TYRANT else 0.7 if self.captain == HERO else 0.0
        for area in range(i64(len(state.homes))):
            strength = state.pieces[area] >> SETTLEMENT
            if strength:
                need = strength - state.vikings(self.seat, area)
                gain = self.raid * (float(strength) + bonus)
                self.gather(state, area, area, area, need, gain, 0)

    def build_outposts(self, state: State) -> None:
        """NS-A8."""
        value = self.outpost * float(state.players[self.base | BUILT] + 2) + self.outpost_more * self.hope
        if self.captain == WATCHMAN:
            value += 1.0
        elif self.captain == HERO:
            value += 0.7
        for site in self.sites:
            cell = site >> 3
            corner = site & 7
            left = state.neighbour(cell, corner)
            right = state.neighbour(cell, corner - 1)
            one = state.area_at(cell, corner)
            two = state.area_at(left, (corner + 4) % 6)
            three = state.area_at(right, (corner + 2) % 6)
            builders = state.vikings(self.seat, one) + state.vikings(self.seat, two) + state.vikings(self.seat, three)
            gain = value + self.land * self.held_more(state, self.roots[one], 2)
            if builders < BUILDERS:
                self.gather(state, one, two, three, BUILDERS - builders, gain, OUTPOST_COST)
            elif state.points_left >= OUTPOST_COST:
                self.vote(self.worth(gain, OUTPOST_COST), build_code(place_at(state.hexes[cell], corner)))

    def fight_ships(self, state: State) -> None:
        """NS-A4."""
        bonus = 1.0 if self.captain == BARBARIAN else 0.7 if self.captain == HERO else 0.0
        unseen = state.deadly + state.harmless
        risk = float(state.deadly) / float(unseen) if unseen else 0.0
        death = float(2 * state.players[self.base | DEAD] + 1) - self.loss * self.hope
        gain = self.fight * (1.0 + bonus + risk * death)
        for cell in range(1, i64(len(state.info))):
            if state.info[cell] & ENEMY:
                way = self.voyage(cell, CREW_TO_FIGHT)
                if way < FAR:
                    self.vote_voyage(self.worth(gain * self.rivalled(cell, way), way), cell, CREW_TO_FIGHT)

    def island_value(self, root: i64, own: i64, best: i64) -> float:
        holes = self.holes[root]
        if holes >= FAR:
            return 0.0
        size = float(self.tiles[root]) + self.growth * float(holes)
        return size * self.completion(holes) * self.control(own, best)

    def held_more(self, state: State, root: i64, number: i64) -> float:
        """What so much more influence on an island is worth."""
        own = self.influence[root << 2 | self.seat]
        best = self.strongest_other(state, root, self.seat)
        return self.island_value(root, own + number, best) - self.island_value(root, own, best)

    def settle_islands(self, state: State) -> None:
        """Land where more influence wins an island (NS-F6)."""
        crew = self.aboard if self.aboard else self.joined if self.join_cost < FAR else self.mustered
        if crew == 0:
            return
        weight = self.settle * (1.0 - self.settle_early * self.hope)
        for area in range(i64(len(state.homes))):
            root = self.roots[area]
            if self.holes[root] >= FAR:
                continue
            cell = state.grounds[area]
            way = self.voyage(cell, 1)
            if way >= FAR:
                continue
            own = self.influence[root << 2 | self.seat]
            best = self.strongest_other(state, root, self.seat)
            number = max(1, best - own if own else best)
            if number > crew:
                continue
            held = self.island_value(root, own, best)
            gain = weight * (self.island_value(root, own + number, best) - held)
            if self.aboard and self.ship == cell:
                for more in range(number, self.aboard + 1):
                    gain = weight * (self.island_value(root, own + more, best) - held)
                    gain -= self.viking * self.hope * float(more)
                    self.vote(self.worth(gain, 1), landing_code(UNLOAD, more, 0, state.homes[area]))
            else:
                self.vote_voyage(self.worth(gain - self.viking * self.hope * float(number), way + 1), cell, 1)

    # -- laying a tile -------------------------------------------------------------------------------

    def place(self, state: State) -> None:
        self.chart_foreign(state, self.seat)
        self.chart_near(state)
        hand = state.players[self.base | HAND]
        codes = vec[i64](capacity=256)
        while hand:
            tile = BIT[(hand & -hand) % 67]
            hand &= hand - 1
            shape = SHAPE[tile]
            for cell in state.free:
                fitting = FITTING[state.info[cell] << 4 | shape]
                for k in range(ROTATION_COUNT[fitting]):
                    rotation = ROTATION_AT[fitting << 3 | k]
                    codes = append(codes, place_code(tile, state.hexes[cell], rotation))
                    self.votes.append(self.tile_worth(state, tile, cell, rotation))
        self.voted = codes

    def chart_near(self, state: State) -> None:
        """By area: the points until own Vikings are there."""
        camps = state.players[self.base | CAMPS]
        for area in range(i64(len(state.homes))):
            near = self.sail[state.grounds[area]] + 1 if self.aboard else FAR
            for camp in range(camps):
                if self.march[camp << 8 | area] < near:
                    near = self.march[camp << 8 | area]
            self.near[area] = near

    def tile_worth(self, state: State, tile: i64, cell: i64, rotation: i64) -> float:
        """How much more a tile there serves the own goals than the others'."""
        pattern = TURNED[tile << 3 | rotation]
        links = state.links[cell]
        land = state.info[cell] & PATTERN_MASK
        sail = FAR
        home = FAR
        theirs = FAR
        sea = SEA_SIDES[pattern]
        for direction in range(DIRECTIONS):
            other = links >> (direction << 3) & 255
            if sea >> direction & 1 and state.info[other] & PLACED:
                sail = min(sail, self.sail[other] + 1)
                home = min(home, self.home[other] + 1)
                theirs = min(theirs, self.foreign[other] + 1)
        feature = FEATURE[tile]
        worth = 0.0
        featured: i64 = -1
        if feature == SHIP:
            if self.aboard >= CREW_TO_FIGHT:
                worth += self.tile_fight * self.close(sail)
            worth -= self.tile_theirs * self.tile_fight * self.close(theirs)
        else:
            featured = AREA_AT[pattern << 3 | (FEATURE_CORNER[tile] + rotation) % 6]
            if feature != SETTLEMENT_FEATURE:
                value = self.tile_animal * self.close(home)
                mine = self.animal_value(state.players[self.base | LIVESTOCK], feature)
                worth += value * (mine * self.close(sail) - self.tile_theirs * 2.0 * self.close(theirs))
        for area in range(AREA_COUNT[pattern]):
            worth += self.land_worth(state, cell, pattern, area, land, sail, theirs, featured, feature)
        return worth

    def close(self, distance: i64) -> float:
        """What is left of a goal so far away."""
        return self.tile_far / (self.tile_far + float(distance)) if distance < FAR else 0.0

    def land_worth(
        self,
        state: State,
        cell: i64,
        pattern: i64,
        area: i64,
        land: i64,
        sail: i64,
        theirs: i64,
        featured: i64,
        feature: i64,
    ) -> float:
        """What one land area of a tile brings: to its island, as a point for an outpost, as a settlement's place."""
        links = state.links[cell]
        met_one: i64 = -1
        met_two: i64 = -1
        met_three: i64 = -1
        size: i64 = 1
        holes: i64 = 0
        seat_0: i64 = 0
        seat_1: i64 = 0
        seat_2: i64 = 0
        seat_3: i64 = 0
        near = sail + 1 if self.aboard else FAR
        worth = 0.0
        for direction in range(DIRECTIONS):
            if SIDE_AREA[pattern << 3 | direction] != area:
                continue
            info = state.info[links >> (direction << 3) & 255]
            if info & PLACED:
                back = direction + 3 if direction < 3 else direction - 3
                there = (info >> FIRST_AREA & 255) + SIDE_AREA[(info & PATTERN_MASK) << 3 | back]
                near = min(near, self.near[there] + 1)
                root = self.roots[there]
                if root == met_one or root == met_two or root == met_three:
                    continue
                met_three = met_two
                met_two = met_one
                met_one = root
                size += self.tiles[root]
                holes = FAR if self.holes[root] >= FAR else holes + self.holes[root] - 1
                at = root << 2
                seat_0 += self.influence[at]
                seat_1 += self.influence[at | 1]
                seat_2 += self.influence[at | 2]
                seat_3 += self.influence[at | 3]
                worth -= self.balance(
                    state,
                    self.tiles[root],
                    self.holes[root],
                    self.influence[at],
                    self.influence[at | 1],
                    self.influence[at | 2],
                    self.influence[at | 3],
                )
            elif info & CLOSED:
                holes = FAR
            elif (land >> direction | land >> ((direction + 1) % 6)) & 1 == 0:
                holes += 1
        worth += self.balance(state, size, min(holes, FAR), seat_0, seat_1, seat_2, seat_3)
        if self.makes_site(state, cell, links, AREA_MASK[pattern << 2 | area]):
            mine = self.close(near) if state.players[self.base | BUILT] < OUTPOSTS else 0.0
            worth += self.tile_site * (mine - self.tile_theirs * self.close(theirs + 1))
        if area == featured and feature == SETTLEMENT_FEATURE:
            worth += self.tile_raid * (self.close(near) - self.tile_theirs * self.close(theirs + 1))
        return worth

    def makes_site(self, state: State, cell: i64, links: i64, corners: i64) -> bool:
        """Whether three tiles meet at one of the corners, none of which touches an outpost (NS-A8)."""
        corner: i64 = 0
        while corners:
            if corners & 1:
                left = state.info[links >> (corner << 3) & 255]
                right = state.info[links >> ((corner + 5) % 6 << 3) & 255]
                if left & (PLACED | OUTPOST) == PLACED and right & (PLACED | OUTPOST) == PLACED:
                    return True
            corners >>= 1
            corner += 1
        return False

    def balance(
        self, state: State, tiles: i64, holes: i64, seat_0: i64, seat_1: i64, seat_2: i64, seat_3: i64
    ) -> float:
        """What an island promises this seat, less what it promises the others."""
        if holes >= FAR:
            return 0.0
        own = seat_0 if self.seat == 0 else seat_1 if self.seat == 1 else seat_2 if self.seat == 2 else seat_3
        best: i64 = 0
        if self.seat != 0 and seat_0 > best:
            best = seat_0
        if self.seat != 1 and seat_1 > best:
            best = seat_1
        if self.seat != 2 and seat_2 > best:
            best = seat_2
        if self.seat != 3 and seat_3 > best:
            best = seat_3
        size = (float(tiles) + self.growth * float(holes)) * self.completion(holes)
        value = self.tile_island * self.control(own, best)
        if best:
            value -= self.tile_rival * self.control(best, own)
        return size * value


def highest(values: list[float]) -> i64:
    """Where the highest of the values stands, the first of them."""
    best: i64 = 0
    for i in range(1, i64(len(values))):
        if values[i] > values[best]:
            best = i
    return best


def best_of(moves: vec[i64], values: list[float], most: i64) -> vec[i64]:
    """The moves of the highest values, best first; the values are used up."""
    found = vec[i64](capacity=most)
    while i64(len(found)) < most and len(found) < len(moves):
        best = highest(values)
        found = append(found, moves[best])
        values[best] = TAKEN
    return found


def contains(codes: vec[i64], code: i64) -> bool:
    for i in range(i64(len(codes))):
        if codes[i] == code:
            return True
    return False


def standing(state: State, seat: i64) -> i64:
    """The score, then what decides a tie (NS-F8), in one number."""
    base = seat << SEAT
    settlements = packed_sum(state.players[base | CONQUERED])
    return state.points(seat) * STANDING + state.players[base | DEAD] * 100 + settlements


def hex_distance(one: i64, other: i64) -> i64:
    """How many hexagons apart."""
    q = (one & 1023) - (other & 1023)
    r = (one >> 10) - (other >> 10)
    across = q + r
    return (max(q, -q) + max(r, -r) + max(across, -across)) // 2
