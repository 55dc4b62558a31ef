"""Knowledge of the Terror modes: whether the supplies last for all that is still to do. Compiled with the rules."""

from __future__ import annotations

from typing import Final

from skerry.bots.northwest_judge import (
    FAR,
    HOME_ROWS,
    NorthwestJudge,
    room_beside,
    rounds_left,
    rows_frozen,
    sigmoid,
    token_square,
)
from skerry.core.kernel import Kernel
from skerry.core.packed import i64, vec
from skerry.northwest import numbers
from skerry.northwest.constants import (
    BAG,
    CAIRN,
    CHOICE_SMALL,
    CREW_LOST,
    FACE_UP,
    FIRST_TILE,
    FOOD,
    FRANKLIN,
    FREE,
    GREENLAND,
    GREENLAND_TOKEN,
    HAND,
    HANDS,
    INUIT,
    LAND,
    LARGE,
    LYING,
    MORALE,
    PASSAGE,
    PASSAGE_TOKEN,
    PLAYER,
    PRESTIGE,
    RETURNED,
    SEA,
    SHAPE_SHIFT,
    SHIP_AT,
    SMALL,
    STRAIT,
    TAKING,
    UPRIGHT,
)
from skerry.northwest.scoring import all_sites, crew_home
from skerry.northwest.state import State, zeros
from skerry.northwest.tables import (
    PATTERN,
    SIDE,
    SIDES,
    SIZE,
    SMALL_KIND,
    STRIDE,
    SYMBOL,
    ZONE,
)

OPEN_AGAIN: Final[i64] = 8
"""The round in which the sea off Greenland opens again."""


class TerrorJudge(NorthwestJudge):
    """Judges the Terror modes: whether the supplies last for all that is still to do (NW-ST10, NW-CO3).

    All that is left to do is counted in actions, each of which takes one Food or Morale: the way to the Passage
    and home, and the site points that are missing. Against it stand the supplies, what tokens on the way give,
    and crew that could be sacrificed.
    """

    home: vec[i64]
    """Moves from Greenland to every tile."""
    near: vec[i64]
    """Moves from the ship to every tile."""
    front: i64
    """The tile from which the unknown sea on the way to the Passage begins."""
    way_home: float
    gains: float
    """Food and Morale of the tokens in reach, less what fetching them takes."""
    path_tiles: float
    """Unknown tiles on the way to the Passage."""
    site_points: list[float]
    site_costs: list[float]
    """For each Franklin token or tile in sight, cheapest first: its points, and the actions that it takes."""
    scale: float
    per_square: float
    """Tiles that a square of unknown sea takes."""
    tile_actions: float
    """Actions that a tile on the way takes: draw, place, sail."""
    aside: float
    """Actions that a tile takes beside the way: place, sail there and back."""
    fit_chance: float
    """How likely a tile with the right symbol can be used on the way."""
    site_zone: float
    """Site points of a Franklin tile that is not on the board."""
    crew_worth: float
    """Actions that a crew to sacrifice stands for."""
    card_cost: float
    """Supplies that a Voyage card takes on average."""
    haste: float
    """How much more than its cost finished work counts."""
    token_sure: float
    """The part of a token's gain that one can count on."""
    tile_sure: float
    """The part of the gain of a tile that is not yet on the board."""
    next_tile: float
    slots: float
    """Tiles of the way to the Passage that no tile is meant for yet."""
    ready: i64
    """Large tiles in the reserve, with the one to be taken after a refresh."""
    exit: i64
    """The unknown square where the way to the Passage goes on."""
    beyond: i64
    tight: float
    """Squares that each known corner of that one stands for."""
    coast: float
    """Squares that a coast in the way, not open sea, stands for."""
    choice: float
    """Squares that each free place beside the last known tile stands for."""

    def __init__(self) -> None:
        super().__init__()
        self.home = zeros(SIZE)
        self.near = zeros(SIZE)
        self.front = 0
        self.way_home = 0.0
        self.gains = 0.0
        self.path_tiles = 0.0
        self.site_points = []
        self.site_costs = []
        self.scale = 7.0
        self.per_square = 0.56
        self.tile_actions = 2.9
        self.aside = 1.6
        self.fit_chance = 0.3
        self.site_zone = 2.8
        self.crew_worth = 0.7
        self.card_cost = 0.8
        self.haste = 1.2
        self.token_sure = 0.85
        self.tile_sure = 0.5
        self.next_tile = 0.0
        self.slots = 0.0
        self.ready = 0
        self.coast = 0.3
        self.tight = 0.25
        self.exit = 0
        self.beyond = 0
        self.choice = 0.05

    def value(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        prestige = 0.0
        reached = False
        for captain in range(kernel.seats):
            prestige += self.points(kernel, captain)
            if kernel.player[captain * PLAYER + PASSAGE_TOKEN]:
                reached = True
        needed = i64(numbers.SITES_NEEDED[int(kernel.seats)])
        missing = float(max(0, needed - all_sites(kernel)))
        if kernel.to_act() < 0:
            won = reached and missing == 0.0
            for captain in range(kernel.seats):
                won = won and crew_home(kernel, captain) > 0
            return 0.8 + 0.2 * sigmoid((prestige - 40.0 * float(kernel.seats)) / 15.0) if won else 0.0
        chance = self.chance(kernel, reached, missing)
        return 0.85 * chance + 0.01 * sigmoid(prestige / 30.0)

    def points(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        me = seat * PLAYER
        player = kernel.player
        worth = float(player[me + PRESTIGE]) + self.sets_promise(kernel, seat, rounds_left(kernel))
        worth += float(max(0, player[me + PASSAGE_TOKEN] - 1) + max(0, player[me + GREENLAND_TOKEN] - 1))
        return worth - 2.0 * float(player[me + CREW_LOST])

    def chance(self, state: State, reached: bool, missing: float) -> float:
        """How likely the game is won, with the work shared out in the best way."""
        self.sail_from(state, GREENLAND)
        for i in range(SIZE):
            self.home[i] = self.distance[i]
        if state.seats == 1:
            self.survey(state, 0)
            return self.captain_chance(state, 0, missing, not reached)
        best = 0.0
        chances: list[float] = []
        for captain in range(state.seats):
            self.survey(state, captain)
            for share in (1.0, 0.5, 0.0):
                chances.append(self.captain_chance(state, captain, share * missing, not reached))
                chances.append(self.captain_chance(state, captain, share * missing, False))
        for mine in range(0, 6, 2):
            other = 10 - mine
            best = max(best, chances[mine] * chances[other + 1])
            best = max(best, chances[mine + 1] * chances[other])
        return best

    def captain_chance(self, state: State, seat: i64, missing: float, passage: bool) -> float:
        """How likely a captain reaches what is asked of him and comes home alive, after `survey`."""
        me = seat * PLAYER
        player = state.player
        if player[me + RETURNED]:
            return 0.0 if passage or missing > 0.0 or crew_home(state, seat) == 0 else 1.0
        crew = state.living_crew(seat)
        if crew == 0:
            return 0.0
        work = self.way_home + self.site_work(state, missing, passage)
        if passage:
            work += self.effort + self.passage_moves - tiles_ready(self.ready, self.path_tiles)
        pace = 0.8 + 0.5 * float(crew - 1)
        spare = float(player[me + FOOD] + player[me + MORALE]) + self.gains + self.crew_worth * float(crew - 1)
        spare -= self.haste * work + self.card_cost * self.cards_to_come(state, work / pace)
        late = sigmoid((open_turns(state, ever=True) * pace - 1.2 * self.way_home) / 2.0)
        return sigmoid(spare / self.scale) * late * sigmoid(float(crew) * 1.5 - 1.0)

    def cards_to_come(self, state: State, turns: float) -> float:
        """Voyage cards until the expedition is home: at once, or after the winter that it does not outrun."""
        cards = (float(state.season_turn) + turns) / float(numbers.TERROR_TURNS)
        if state.round < OPEN_AGAIN:
            caught = sigmoid((turns - open_turns(state, ever=False)) / 1.5)
            cards += caught * max(0.0, float(OPEN_AGAIN - state.round) - cards + 1.0)
        return cards

    def survey(self, state: State, seat: i64) -> None:
        """What a captain's ship has before it: the way home and to the Passage, tokens and Franklin's sites."""
        me = seat * PLAYER
        ship = state.player[me + SHIP_AT]
        self.way_home = float(self.home[ship])
        self.sail_from(state, ship)
        self.look_for_passage(state)
        for i in range(SIZE):
            self.near[i] = self.distance[i]
        self.sail_from(state, self.front)
        self.gains = 0.0
        self.next_tile = self.tile_sure
        self.slots = self.path_tiles
        self.site_points = []
        self.site_costs = []
        for i in range(self.queue[SIZE - 1]):
            first = self.queue[i]
            square = token_square(state, first)
            if square:
                self.weigh_token(state.token[square] & 255, float(ZONE[square]), self.detour(first, ship))
        zone = float(ZONE[ship]) if ship >= FIRST_TILE else 1.0
        hand = HANDS + seat * HAND
        for i in range(state.player[me + LARGE]):
            self.weigh_tile(SYMBOL[state.stock[hand + i]], zone, 0.0)
        self.ready = self.tiles_that_fit(state, seat)
        to_take: i64 = -1
        if state.phase == TAKING and state.actor == seat and state.refreshed != CHOICE_SMALL:
            to_take = best_shown(state)
            if fits(state, state.stock[FACE_UP + 1 + to_take], self.exit):
                self.ready += 1
        for i in range(state.stock[FACE_UP]):
            self.weigh_tile(SYMBOL[state.stock[FACE_UP + 1 + i]], zone, 0.0 if i == to_take else 1.0)

    def look_for_passage(self, state: State) -> None:
        """Actions from where `sail_from` began to the Passage, unknown sea included, and the moves among them."""
        self.front = PASSAGE
        self.path_tiles = 0.0
        self.effort = float(self.distance[PASSAGE])
        self.passage_moves = self.effort
        if self.distance[PASSAGE] < FAR:
            return
        self.effort = 999.0
        for i in range(self.queue[SIZE - 1]):
            first = self.queue[i]
            if first >= FIRST_TILE:
                squares = self.unknown_sea(state, first)
                tiles = self.per_square * squares + 0.2
                effort = float(self.distance[first]) + self.tile_actions * tiles + 1.0
                if effort < self.effort:
                    self.effort = effort
                    self.front = first
                    self.exit = self.beyond
                    self.path_tiles = tiles
                    self.passage_moves = float(self.distance[first]) + tiles + 1.0

    def unknown_sea(self, state: State, first: i64) -> float:
        """How many unknown squares lie between a tile and the Passage, where a ship can leave the tile for them."""
        sides = SIDES[state.cover[first] >> SHAPE_SHIFT & 3]
        fewest = float(FAR)
        at: i64 = 0
        while at < i64(len(sides)):
            beyond = first + sides[at + 1]
            if state.cover[beyond] == FREE:
                land = state.corner[first + sides[at + 2]] + state.corner[first + sides[at + 3]]
                if land < 2 * LAND:
                    squares = unknown_squares(beyond) + 1.0 + (self.coast if land > 2 * SEA else 0.0)
                    squares += self.tight * corners_known(state.fit[beyond] >> 4)
                    if squares < fewest:
                        fewest = squares
                        self.beyond = beyond
            at += SIDE
        return fewest - self.choice * room_beside(state, first)

    def tiles_that_fit(self, state: State, seat: i64) -> i64:
        """How many tiles of the reserve can be laid where the way to the Passage goes on."""
        if self.path_tiles == 0.0:
            return 0
        count: i64 = 0
        hand = HANDS + seat * HAND
        for i in range(state.player[seat * PLAYER + LARGE]):
            if fits(state, state.stock[hand + i], self.exit):
                count += 1
        known, land = state.fit[self.exit] >> 4, state.fit[self.exit] & 15
        for pattern in range(i64(16)):
            leads_on = pattern & known == land and pattern | known != 15
            if leads_on and state.player[seat * PLAYER + SMALL + SMALL_KIND[pattern]]:
                return count + 1
        return count

    def detour(self, first: i64, ship: i64) -> float:
        """Moves that a visit to a tile adds to the way home, or to the way to the front of the unknown."""
        homeward = self.near[first] + self.home[first] - self.home[ship]
        ahead = self.near[first] + self.distance[first] - self.near[self.front]
        return float(min(homeward, ahead))

    def weigh_token(self, token: i64, zone: float, detour: float) -> None:
        """A token on the board, with the moves that it takes beside the way."""
        if token == FRANKLIN:
            self.add_site(zone, 1.0 + detour)
            return
        gain = self.token_sure * (zone if token == STRAIT else 2.0 * zone) - self.haste * (1.0 + detour)
        self.gains += gain if gain > 0.1 else 0.1

    def weigh_tile(self, symbol: i64, zone: float, draw: float) -> None:
        """A tile in the reserve or, one action further, on display."""
        share = min(self.fit_chance, self.slots)
        if symbol == FRANKLIN:
            beside = 2.0 + self.aside + draw
            self.add_site(self.site_zone, share * (1.2 + 0.5 * draw) + (1.0 - share) * beside)
            self.slots -= share
        elif symbol == INUIT or symbol == CAIRN:
            gain = share * (2.0 * max(zone, 2.0) * self.token_sure - self.haste * (1.0 + draw))
            gain += (1.0 - share) * (2.0 * zone * self.token_sure - self.haste * (2.0 + self.aside + draw))
            if gain > 0.0:
                self.gains += self.next_tile * (1.0 - 0.6 * draw) * gain
                self.next_tile *= 0.6

    def add_site(self, points: float, actions: float) -> None:
        """Keep the sites in order of what a point of theirs takes."""
        at = 0
        while at < len(self.site_points) and self.site_costs[at] * points <= actions * self.site_points[at]:
            at += 1
        self.site_points.insert(at, points)
        self.site_costs.insert(at, actions)

    def site_work(self, state: State, missing: float, passage: bool) -> float:
        """Actions that the missing site points take: what is in sight first, then tiles that must be found."""
        work = 0.0
        for i in range(len(self.site_points)):
            if missing > 0.0:
                missing -= self.site_points[i]
                work += self.site_costs[i]
        if missing <= 0.0:
            return work
        tiles = missing / self.site_zone
        on_the_way = min(tiles, 0.7 * self.fit_chance * self.path_tiles) if passage else 0.0
        search = actions_to_find(state)
        return work + on_the_way * (0.6 * search + 1.0) + (tiles - on_the_way) * (search + 1.8 + self.aside)


def actions_to_find(state: State) -> float:
    """How often the large tiles are refreshed, on average, until they show a Franklin tile."""
    count = state.stock[BAG]
    franklin = 0.0
    for i in range(count):
        if SYMBOL[state.stock[BAG + 1 + i]] == FRANKLIN:
            franklin += 1.0
    if franklin == 0.0:
        return 20.0
    without = 1.0 - franklin / float(count)
    return 1.0 / (1.0 - without * without * without)


def fits(state: State, tile: i64, square: i64) -> bool:
    """Whether a large tile can be laid on a square, in any way that leaves sea beyond."""
    for position in range(i64(4)):
        shape = LYING if position < 2 else UPRIGHT
        step: i64 = 1 if position < 2 else STRIDE
        first = square - step if position & 1 else square
        if state.cover[first] == FREE and state.cover[first + step] == FREE:
            fit = state.position_fit(first, shape)
            for way in range(i64(4)):
                pattern = PATTERN[tile * 4 + way]
                if pattern & (fit >> 6) == fit & 63 and pattern | (fit >> 6) != 63:
                    return True
    return False


def corners_known(known: i64) -> float:
    """How many of a square's corners are known, beyond the two of a side."""
    count = -2.0
    while known:
        count += float(known & 1)
        known >>= 1
    return count


def best_shown(state: State) -> i64:
    """Which of the large tiles on display to take: a Franklin tile, else one that gives supplies."""
    best: i64 = 0
    for i in range(state.stock[FACE_UP]):
        symbol = SYMBOL[state.stock[FACE_UP + 1 + i]]
        if symbol == FRANKLIN:
            return i
        if symbol == INUIT or symbol == CAIRN:
            best = i
    return best


def unknown_squares(square: i64) -> float:
    """How many squares lie between a square and the Passage."""
    row = square // STRIDE - 1
    column = square % STRIDE - 1
    south = 5 - row if row < 5 else row - 6 if row > 6 else 0
    return float(column + south)


def tiles_ready(hand: i64, unknown: float) -> float:
    """Actions saved by tiles at hand: the first is sure to be used, the third hardly."""
    saved = 0.95 if hand > 0 else 0.0
    if hand > 1:
        saved += 0.75
    if hand > 2:
        saved += 0.4
    return saved if saved < unknown else unknown


def open_turns(state: State, ever: bool) -> float:
    """Turns with open sea off Greenland: until it closes, or all that ever come."""
    turns = float(numbers.TERROR_TURNS + 1 - int(state.season_turn))
    if rows_frozen(state.round) > HOME_ROWS:
        turns = 0.0
    for coming in range(state.round + 1, i64(numbers.ROUNDS) + 1):
        if rows_frozen(coming) <= HOME_ROWS:
            turns += float(numbers.TERROR_TURNS)
        elif not ever:
            return turns
    return turns
