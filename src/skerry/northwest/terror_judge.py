"""Knowledge of the Terror modes: whether the supplies last for all that is still to do. Compiled with the rules."""

from __future__ import annotations

from typing import Final

from skerry.core.judge import sigmoid
from skerry.core.kernel import Kernel, hashed
from skerry.core.packed import i64, vec
from skerry.northwest import numbers
from skerry.northwest.codes import CHANCE_CARD, CHANCE_LARGE, CHOICE_SMALL
from skerry.northwest.components import LINE, LINE_FOOD, LINE_MORALE, LINES
from skerry.northwest.geometry import PATTERN, SIDE, SIDES, SIZE, SMALL_KIND, STRIDE, SYMBOL, ZONE
from skerry.northwest.judge import (
    FAR,
    HOME_ROWS,
    NorthwestJudge,
    room_beside,
    rounds_left,
    rows_frozen,
)
from skerry.northwest.layout import (
    BAG,
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
    LAND,
    LARGE,
    LYING,
    MORALE,
    PASSAGE,
    PASSAGE_TOKEN,
    PASSED,
    PLAYER,
    PRESTIGE,
    RETURNED,
    SEA,
    SHAPE_SHIFT,
    SHIP_AT,
    SHIP_AVAILABLE,
    SLED_AVAILABLE,
    SMALL,
    STRAIT,
    TAKING,
    UPRIGHT,
)
from skerry.northwest.scoring import all_sites, crew_home
from skerry.northwest.state import State, zeros
from skerry.northwest.voyage import holds

REFRESHES: Final[i64] = 4
"""How many fresh displays are imagined when one is asked for."""
SHARE: Final = 3.0
"""Site points in which two captains share out what is missing."""
COLUMNS_OF_ZONE: Final[i64] = 4  # NW-G9
LAST_OPEN: Final[i64] = 3
"""The last round before the sea off Greenland freezes."""
OPEN_AGAIN: Final[i64] = 8
"""The round in which the sea off Greenland opens again."""


class Site:
    """One of Franklin's tokens on the board, as a captain sees it."""

    points: float
    actions: float
    """What fetching it takes the captain."""
    effort: float
    """What it takes the captain who has less to do for it."""
    lead: float
    """How many moves nearer he is than the other captain."""

    def __init__(self, points: float, actions: float, effort: float, lead: float) -> None:
        self.points = points
        self.actions = actions
        self.effort = effort
        self.lead = lead


ALONE: Final = [0.64, -2.06, -0.69, 0.42, 1.12, 0.36, 1.06, 2.05, -1.06, 0.25]
TOGETHER: Final = [-0.36, -1.9, 0.83, 1.24, 0.43, -0.83, -0.39, 3.39, -0.19, 1.45]
"""What speaks for a win, fitted to mates' games (6,600 and 4,500 positions): always, seasons, sites missing, Passage
reached, supplies, spare supplies of who has least, way from home, all found; missing × supplies, reached × spare."""
COLUMNS: Final = float(numbers.COLUMNS)
NOBODY_OUT: Final = 1.0
A_COLUMN: Final = 0.6
"""Supplies that the way home takes for each column."""


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
    rival: vec[i64]
    """Moves from the other captain's ship to every tile."""
    rival_ship: i64
    """Where that is; 0 when there is none on the way."""
    visits: int
    """How many of the sites the captain may count on."""
    front: i64
    """The tile from which the unknown sea on the way to the Passage begins."""
    exit: i64
    """The unknown square where the way to the Passage goes on."""
    beyond: i64
    effort: float
    """Crew that the way to the Passage takes, unknown sea included."""
    passage_moves: float
    """The moves among it."""
    way_home: float
    path_tiles: float
    """Unknown tiles on the way to the Passage."""
    ready: float
    """Draws saved by tiles of the reserve."""
    gains: float
    """Food and Morale of the tokens in reach, less what fetching them takes."""
    trips: vec[i64]
    """By zone, the moves that a visit to a tile with room beside it adds to the way home."""
    sites: list[Site]
    """Franklin's tokens on the board: those that are worth most for their effort, as many as are needed."""
    tile_sites: list[float]
    """Franklin tiles in the reserve and on display: how likely each is laid on the way, whether it must be drawn."""
    scale: float
    """Supplies to spare that make success likely, when nothing is unknown."""
    unsure: float
    """How much an action that depends on luck adds to that."""
    per_square: float
    """Tiles that a square of unknown sea takes."""
    draws: float
    """Draws until a tile fits."""
    aside: float
    """Moves that a tile takes beside the way, there and back."""
    fit_chance: float
    """How likely a tile can be used on the way though it does not fit now."""
    site_zone: float
    """Site points of a Franklin tile that is not on the board."""
    crew_worth: float
    """Actions that a crew to sacrifice stands for."""
    card_cost: float
    """Supplies that a Voyage card takes on average."""
    haste: float
    """How much more than its cost finished work counts."""
    turn_cost: float
    """Supplies that a turn stands for."""
    hope: float
    """Supplies that are sure to turn up somehow."""
    margin: float
    """Turns that the way home before the winter may take more than there are."""
    passage_morale: float
    """Actions that the Morale of the Passage stands for (NW-ST7)."""
    wide: float
    """Supplies to spare that still make a difference when all seems lost or won."""
    fit_now: float
    """How likely a tile is used on the way that fits now."""
    second: float
    """How likely the second fitting tile of the reserve is used on the way, and so on."""
    third: float
    fourth: float
    token_sure: float
    """The part of a token's gain that one can count on."""
    tile_sure: float
    """The part of the gain of a tile that is not yet on the board."""
    company: float
    """How much the one who does not go to the Passage finds on the way of the other."""
    seeking: float
    """How much of the search for Franklin tiles counts."""
    next_tile: float
    slots: float
    """Tiles of the way to the Passage that no tile is meant for yet."""
    tight: float
    """Squares that each known corner of that one stands for."""
    coast: float
    """Squares that a coast in the way, not open sea, stands for."""
    choice: float
    """Squares that each free place beside the last known tile stands for."""
    balance: float
    """What each piece stands for by which Food and Morale differ."""

    def __init__(self) -> None:
        super().__init__()
        self.set_promise = 3.6
        self.home = zeros(SIZE)
        self.near = zeros(SIZE)
        self.rival = zeros(SIZE)
        self.trips = zeros(4)
        self.front = 0
        self.effort = 0.0
        self.passage_moves = 0.0
        self.way_home = 0.0
        self.gains = 0.0
        self.path_tiles = 0.0
        self.sites = []
        self.visits = 0
        self.rival_ship = 0
        self.tile_sites = []
        self.scale = 9.0
        self.unsure = 0.28
        self.per_square = 0.55
        self.draws = 0.39
        self.aside = 1.67
        self.fit_chance = 0.4
        self.site_zone = 1.85
        self.crew_worth = 2.25
        self.card_cost = 2.2
        self.haste = 1.33
        self.turn_cost = 0.09
        self.wide = 15.0
        self.hope = 5.3
        self.margin = 1.0
        self.passage_morale = 1.28
        self.fit_now = 0.53
        self.second = 0.62
        self.third = 0.1
        self.fourth = 0.3
        self.token_sure = 0.76
        self.tile_sure = 0.88
        self.next_tile = 0.0
        self.seeking = 1.0
        self.company = 0.5
        self.slots = 0.0
        self.ready = 0.0
        self.coast = 0.16
        self.tight = 0.2
        self.exit = 0
        self.beyond = 0
        self.choice = 0.042
        self.balance = 0.093

    def together(self) -> bool:
        return True

    def value(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        prestige = 0.0
        reached = False
        for captain in range(kernel.seats):
            prestige += self.points(kernel, captain)
            if kernel.player[captain * PLAYER + PASSAGE_TOKEN]:
                reached = True
        needed = kernel.mode.sites_needed
        missing = float(max(0, needed - all_sites(kernel)))
        if kernel.to_act() < 0:
            won = reached and missing == 0.0
            for captain in range(kernel.seats):
                won = won and crew_home(kernel, captain) > 0
            return 0.8 + 0.2 * sigmoid((prestige - 40.0 * float(kernel.seats)) / 15.0) if won else 0.0
        if kernel.phase == TAKING and kernel.refreshed != CHOICE_SMALL:
            chance = self.chance_after_refresh(kernel, reached, missing)
        else:
            chance = self.chance(kernel, reached, missing)
        return 0.85 * chance + 0.01 * sigmoid(prestige / 30.0)

    def odds(self, kernel: Kernel, seat: i64) -> float:
        """The probability that the voyage is won, by what is found, what is left and how far home is."""
        assert isinstance(kernel, State)
        if kernel.to_act() < 0:
            return 1.0 if self.value(kernel, seat) > 0.0 else 0.0
        supplies, spare, far = 0.0, NOBODY_OUT, 0.0
        for captain in range(kernel.seats):
            me = captain * PLAYER
            if kernel.player[me + RETURNED] == 0:
                left = float(kernel.player[me + FOOD] + kernel.player[me + MORALE])
                away = columns_from_home(kernel.player[me + SHIP_AT])
                supplies += left / (10.0 * float(kernel.seats))
                spare = min(spare, (left - A_COLUMN * away) / 10.0)
                far = max(far, away / COLUMNS)
        needed = kernel.mode.sites_needed
        missing = float(max(0, needed - all_sites(kernel))) / float(needed)
        reached = 1.0 if kernel.passages_taken else 0.0
        found = reached if missing == 0.0 else 0.0
        w = ALONE if kernel.seats == 1 else TOGETHER
        case = w[0] + w[1] * min(float(kernel.round), 6.0) / 3.0 + w[2] * missing + w[3] * reached + w[4] * supplies
        case += w[5] * spare + w[6] * far + w[7] * found + w[8] * missing * supplies + w[9] * reached * spare
        return sigmoid(case)

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
            self.visits = len(self.sites)
            return self.captain_chance(state, 0, missing, not reached)
        with_passage: list[float] = []
        without: list[float] = []
        steps = int((missing + SHARE - 1.0) / SHARE)
        for captain in range(i64(2)):
            self.survey(state, captain)
            self.share_sites(captain, missing)
            for step in range(steps + 1):
                of_first = min(missing, SHARE * float(step if captain == 0 else steps - step))
                share = of_first if captain == 0 else missing - of_first
                self.visits = len(self.sites) if captain == 0 else self.sites_left(of_first)
                with_passage.append(0.0 if reached else self.captain_chance(state, captain, share, True))
                without.append(self.captain_chance(state, captain, share, False))
        best = 0.0
        for step in range(steps + 1):
            other = 2 * steps + 1 - step
            if reached:
                best = max(best, without[step] * without[other])
            else:
                best = max(best, with_passage[step] * without[other])
                best = max(best, without[step] * with_passage[other])
        return best

    def chance_after_refresh(self, state: State, reached: bool, missing: float) -> float:
        """How likely the game is won with the best of three tiles, on average over what a refresh may show."""
        stock, player = state.stock, state.player
        me = state.actor * PLAYER
        shown = stock[FACE_UP]
        all_tiles = shown + stock[BAG]
        hand = HANDS + state.actor * HAND + player[me + LARGE]
        stock[FACE_UP] = 0
        player[me + LARGE] += 1
        total = 0.0
        count: i64 = 0
        for _ in range(REFRESHES):
            best = 0.0
            for _slot in range(shown):
                at = (hashed(state.seed, state.drawn + count) >> 9) % all_tiles
                count += 1
                stock[hand] = stock[FACE_UP + 1 + at] if at < shown else stock[BAG + 1 + at - shown]
                best = max(best, self.chance(state, reached, missing))
            total += best
        stock[FACE_UP] = shown
        stock[hand] = 0
        player[me + LARGE] -= 1
        return total / float(REFRESHES)

    def captain_chance(self, state: State, seat: i64, missing: float, passage: bool) -> float:
        """How likely a captain reaches what is asked of him and comes home alive, after `survey`."""
        me = seat * PLAYER
        player = state.player
        if player[me + RETURNED]:
            return 0.0 if passage or missing > 0.0 or crew_home(state, seat) == 0 else 1.0
        crew = state.living_crew(seat)
        if crew == 0:
            return 0.0
        sites = self.site_work(state, missing, passage)
        work = self.way_home + sites
        luck = sites
        if passage:
            path = self.effort + self.passage_moves - self.ready
            work += path
            luck += path - 2.0 * self.passage_moves
            work -= self.passage_morale
        supplies = float(player[me + FOOD] + player[me + MORALE]) + self.gains + self.crew_worth * float(crew - 1)
        if just_drawn(state, CHANCE_CARD << 8 | state.card):
            supplies -= self.card_cost + card_change(state, seat)
        gap = float(player[me + FOOD] - player[me + MORALE])
        supplies -= self.balance * min(max(gap, -gap), 5.0) + self.haste * work
        scale = self.scale + self.unsure * luck
        pace = 0.5 * float(crew + 1)
        now = actions_now(state, seat)
        turns = (work - now) / pace if work > now else 0.0
        supplies -= self.turn_cost * turns
        before_winter = open_turns(state, ever=False) - 1.0
        through = sigmoid((before_winter - turns + self.margin) / (0.5 + 0.02 * luck))
        if LAST_OPEN < state.round < OPEN_AGAIN:
            through = 0.0
        cards = (float(state.season_turn - 1) + turns) / float(numbers.TERROR_TURNS)
        chance = through * self.success(supplies - self.card_cost * cards, scale)
        if state.round < OPEN_AGAIN:
            cards = max(cards, float(OPEN_AGAIN - state.round))
            late = sigmoid((open_turns(state, ever=True) * pace - 1.2 * self.way_home) / 2.0)
            chance += (1.0 - through) * late * self.success(supplies - self.card_cost * cards, scale)
        return chance * sigmoid(float(crew) * 1.5 - 1.0)

    def success(self, spare: float, scale: float) -> float:
        """How likely it goes well with so many supplies to spare."""
        spare += self.hope
        return 0.8 * sigmoid(spare / scale) + 0.2 * sigmoid(spare / self.wide)

    def survey(self, state: State, seat: i64) -> None:
        """What a captain's ship has before it: the way home and to the Passage, tokens and Franklin's sites."""
        me = seat * PLAYER
        ship = state.player[me + SHIP_AT]
        self.way_home = 2.0 if ship == GREENLAND else float(self.home[ship])
        self.rival_ship = 0
        if state.seats == 2:
            self.look_for_rival(state, 1 - seat)
        self.sail_from(state, ship)
        self.look_for_passage(state)
        for i in range(SIZE):
            self.near[i] = self.distance[i]
        self.sail_from(state, self.front)
        self.gains = 0.0
        self.next_tile = self.tile_sure
        self.slots = self.path_tiles
        self.sites = []
        self.tile_sites = []
        for zone in range(4):
            self.trips[zone] = FAR
        for i in range(self.queue[SIZE - 1]):
            first = self.queue[i]
            if first >= FIRST_TILE:
                square = state.token_square(first)
                if square:
                    self.weigh_token(state.token[square] & 255, float(ZONE[square]), first, ship)
                trip = self.near[first] + self.home[first] - self.home[ship]
                if trip < self.trips[ZONE[first]] and room_beside(state, first) > 0.0:
                    self.trips[ZONE[first]] = trip
        if self.path_tiles > 0.0:
            self.expect_zones(ship)
        self.weigh_reserve(state, seat)
        if state.actor != seat:
            return
        for i in range(state.stock[FACE_UP]):
            tile = state.stock[FACE_UP + 1 + i]
            if not just_drawn(state, CHANCE_LARGE << 8 | tile):
                self.weigh_tile(SYMBOL[tile], self.path_tiles > 0.0 and fits(state, tile, self.exit), 1.0)

    def look_for_rival(self, state: State, other: i64) -> None:
        """How far the other captain has to go, so that one of the two counts on each token and not both."""
        if state.player[other * PLAYER + RETURNED]:
            return
        self.rival_ship = state.player[other * PLAYER + SHIP_AT]
        self.sail_from(state, self.rival_ship)
        for i in range(SIZE):
            self.rival[i] = self.distance[i]

    def share_sites(self, seat: i64, missing: float) -> None:
        """Keep the sites that are needed, in the order in which a captain takes them: first where he is nearer.

        The other captain's order is the reverse, so that each takes his share and no site is counted on twice.
        """
        ordered: list[Site] = []
        for site in self.sites:
            if missing <= 0.0:
                break
            missing -= site.points
            at = len(ordered)
            while at > 0 and (ordered[at - 1].lead < site.lead or (seat == 1 and ordered[at - 1].lead == site.lead)):
                at -= 1
            ordered.insert(at, site)
        self.sites = ordered

    def sites_left(self, taken: float) -> int:
        """How many of the sites are left when the other captain has taken so many points."""
        left = len(self.sites)
        while left > 0 and taken > 0.0:
            left -= 1
            taken -= self.sites[left].points
        return left

    def expect_zones(self, ship: i64) -> None:
        """Trips to zones where no tile lies yet, along the way to the Passage as it will be."""
        column = self.exit % STRIDE - 1
        for zone in range(ZONE[self.exit], i64(4)):
            tiles = self.per_square * float(max(0, column - COLUMNS_OF_ZONE * (4 - zone) + 1)) + 1.0
            trip = self.near[self.front] + self.home[self.front] - self.home[ship] + i64(2.0 * tiles)
            if trip < self.trips[zone]:
                self.trips[zone] = trip

    def weigh_reserve(self, state: State, seat: i64) -> None:
        """The tiles of the reserve: draws that they save on the way to the Passage, and what their symbols bring."""
        me = seat * PLAYER
        hand = HANDS + seat * HAND
        fitting: i64 = 0
        for i in range(state.player[me + LARGE]):
            symbol = SYMBOL[state.stock[hand + i]]
            fit = self.path_tiles > 0.0 and fits(state, state.stock[hand + i], self.exit)
            if fit and (symbol != FRANKLIN or ZONE[self.exit] == 3):
                fitting += 1
            self.weigh_tile(symbol, fit, 0.0)
        if self.rival_ship and self.rival[self.front] <= self.near[self.front]:
            hand = HANDS + (1 - seat) * HAND
            for i in range(state.player[(1 - seat) * PLAYER + LARGE]):
                if self.path_tiles > 0.0 and fits(state, state.stock[hand + i], self.exit):
                    fitting += 1
        if self.path_tiles > 0.0 and self.small_fits(state, me):
            fitting += 1
        self.ready = self.draws * self.tiles_ready(fitting)

    def tiles_ready(self, fitting: i64) -> float:
        """Tiles of the way that are at hand: the first is sure to be used, the third hardly."""
        saved = 0.97 if fitting > 0 else 0.0
        if fitting > 1:
            saved += self.second
        if fitting > 2:
            saved += self.third
        if fitting > 3:
            saved += self.fourth
        return min(saved, self.path_tiles)

    def small_fits(self, state: State, me: i64) -> bool:
        """Whether a small tile of the reserve can be laid where the way to the Passage goes on."""
        known, land = state.fit[self.exit] >> 4, state.fit[self.exit] & 15
        for pattern in range(i64(16)):
            leads_on = pattern & known == land and pattern | known != 15
            if leads_on and state.player[me + SMALL + SMALL_KIND[pattern]]:
                return True
        return False

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
                effort = float(self.distance[first]) + (self.draws + 2.0) * tiles + 1.0
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

    def detour(self, first: i64, ship: i64) -> float:
        """Moves that a visit to a tile adds to the way home, or to the way to the front of the unknown."""
        homeward = self.near[first] + self.home[first] - self.home[ship]
        ahead = self.near[first] + self.distance[first] - self.near[self.front]
        return float(min(homeward, ahead))

    def weigh_token(self, token: i64, zone: float, first: i64, ship: i64) -> None:
        """A token on the board, with the moves that it takes beside the way."""
        actions = 1.0 + self.detour(first, ship)
        effort = actions
        lead = 0.0
        if self.rival_ship:
            mine = self.near[first] - self.home[ship]
            theirs = self.rival[first] - self.home[self.rival_ship]
            effort = 1.0 + float(self.home[first] + min(mine, theirs))
            lead = float(self.rival[first] - self.near[first])
        if token == FRANKLIN:
            self.add_site(Site(zone, actions, effort, lead))
            return
        gain = self.token_sure * (zone if token == STRAIT else 2.0 * zone) - self.haste * actions
        if gain > 0.0:
            self.gains += gain * sigmoid(lead) if self.rival_ship else gain

    def weigh_tile(self, symbol: i64, fit: bool, draw: float) -> None:
        """A tile in the reserve or, one action further, on display."""
        share = min(self.fit_now if fit else self.fit_chance, self.slots)
        if symbol == FRANKLIN:
            self.tile_sites.append(share)
            self.tile_sites.append(draw)
            self.slots -= share
        elif symbol:
            worth = self.token_sure * (2.5 if symbol == STRAIT else 5.0)
            gain = share * (worth - self.haste * (1.0 + 0.3 * draw))
            gain += (1.0 - share) * max(0.0, worth - self.haste * (2.0 + self.aside + draw))
            if gain > 0.0:
                self.gains += self.next_tile * (1.0 - 0.5 * draw) * gain
                self.next_tile *= 0.6

    def add_site(self, site: Site) -> None:
        """Keep the sites in order of what a point of theirs takes."""
        at = 0
        while at < len(self.sites) and self.sites[at].effort * site.points <= site.effort * self.sites[at].points:
            at += 1
        self.sites.insert(at, site)

    def site_work(self, state: State, missing: float, passage: bool) -> float:
        """Actions that the missing site points take: what is in sight first, then tiles that must be found."""
        if missing <= 0.0:
            return 0.0
        if passage:
            return self.site_work_in(state, missing, self.site_zone, 0.0, passage)
        best = 99.0
        for zone in range(1, 4):
            if self.trips[zone] < FAR:
                best = min(best, self.site_work_in(state, missing, float(zone), float(self.trips[zone]), passage))
        return best

    def site_work_in(self, state: State, missing: float, points: float, trip: float, passage: bool) -> float:
        """The same, when tiles are laid where they give so many points, after a trip."""
        work = 0.0
        at = 0
        while at < self.visits and missing > 0.0:
            missing -= self.sites[at].points
            work += self.sites[at].actions
            at += 1
        if missing <= 0.0:
            return work
        work += trip
        at = 0
        while at < len(self.tile_sites) and missing > 0.0:
            missing -= points
            share = self.tile_sites[at] if passage else self.company * self.tile_sites[at]
            draw = self.tile_sites[at + 1]
            work += share * (1.0 + 0.3 * draw) + (1.0 - share) * (2.0 + self.aside + draw)
            at += 2
        if missing <= 0.0:
            return work
        tiles = missing / points + 0.2
        on_the_way = min(tiles, 0.7 * self.fit_chance * self.path_tiles) if passage else 0.0
        if not passage and self.path_tiles > 0.0:
            on_the_way = min(tiles, self.company * self.fit_chance * self.path_tiles)
        search = self.seeking * actions_to_find(state)
        return work + on_the_way * (0.6 * search + 1.0) + (tiles - on_the_way) * (search + 2.0 + self.aside)


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


def card_change(state: State, seat: i64) -> float:
    """What the season's card gives to a captain, or takes."""
    change: i64 = 0
    at: i64 = 0
    while at < i64(len(LINES)):
        if LINES[at] == state.card and holds(state, seat, LINES[at + 1]):
            change += LINES[at + LINE_FOOD] + LINES[at + LINE_MORALE]
        at += LINE
    return float(change)


def actions_now(state: State, seat: i64) -> float:
    """How many actions a captain's crew can still do this turn (NW-ST3)."""
    me = seat * PLAYER
    if state.player[me + PASSED]:
        return 0.0
    available = state.player[me + SHIP_AVAILABLE] + state.player[me + SLED_AVAILABLE]
    if state.actor == seat and state.active > 0:
        return float(available // 2)
    return float((available + 1) // 2)


def just_drawn(state: State, outcome: i64) -> bool:
    """Whether chance gave this only now: a judge that counted on it would trust to luck."""
    for drawn in state.chance:
        if drawn == outcome:
            return True
    return False


def unknown_squares(square: i64) -> float:
    """How many squares lie between a square and the Passage."""
    row = square // STRIDE - 1
    column = square % STRIDE - 1
    south = 5 - row if row < 5 else row - 6 if row > 6 else 0
    return float(column + south)


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


def columns_from_home(ship: i64) -> float:
    """How many columns a ship is from Greenland."""
    if ship >= FIRST_TILE:
        return COLUMNS - float(ship % STRIDE - 1)
    return COLUMNS if ship == PASSAGE else 0.0
