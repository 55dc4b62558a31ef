"""A captain's sense aboard the Terror: every step takes Food or Morale, so a plan is worth what it brings above that.

Time is counted in actions, as many a season as the crew can do. What is asked for (NW-ST10, NW-CO3) comes first:
the Passage, Franklin's sites and the way home; a token is worth the supplies it gives or the search that it saves, most
in the third zone, for which tiles with a symbol are kept. Waiting is free and never paid for. Compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.judge import sigmoid
from skerry.core.kernel import Kernel, packed
from skerry.core.network import WIN
from skerry.core.packed import i64, vec
from skerry.northwest import numbers
from skerry.northwest.codes import (
    CHOICE_FOOD,
    CHOICE_MORALE,
    DISCOVER,
    DRAW,
    EXPLORE,
    PASS,
    PAY_FOOD,
    PAY_MORALE,
    PAY_SACRIFICE,
    PLACE,
    SHIP,
    SLED,
    TRANSFER,
    WAY_UPRIGHT,
    action_code,
    kind_of,
    second_pattern_of,
    second_square_of,
    square_of,
    target_of,
    tile_of,
    transfer_code,
    vehicle_of,
    way_of,
    with_choice,
    with_payment,
    with_second_drawn,
    with_tile,
)
from skerry.northwest.geometry import (
    AGREEING,
    BIT_AT,
    FIRST_SMALL,
    GREENLAND_SQUARES,
    NO_HALF,
    PATTERN,
    SIDE,
    SIDES,
    SIZE,
    SQUARES,
    STRIDE,
    SYMBOL,
    SYMBOL_HALF,
    TILE_PATTERNS,
    ZONE,
)
from skerry.northwest.ice import area_name, areas, is_locked
from skerry.northwest.layout import (
    ABOARD,
    ACTING,
    BAG,
    CAIRN,
    FACE_UP,
    FIRST_TILE,
    FOOD,
    FRANKLIN,
    GREENLAND,
    HAND,
    HANDS,
    INUIT,
    LAND,
    LARGE,
    LYING,
    MORALE,
    PASSAGE,
    PASSAGE_RIM,
    PASSAGE_TOKEN,
    PLAYER,
    RETURNED,
    SHAPE_SHIFT,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHIP_RESTING,
    SHOWN,
    SINGLE,
    SLED_AREA,
    SLED_AT,
    SLED_AVAILABLE,
    SLED_RESTING,
    SMALL,
    STRAIT,
    TAKING,
    UPRIGHT,
)
from skerry.northwest.legal import kept_large, kept_moves, kept_small
from skerry.northwest.navigator import NEVER, NONE, ROUNDS, UNREACHED, work_between
from skerry.northwest.paying import cost
from skerry.northwest.placing import large_codes, pair_codes, small_codes, spots_beside, unfolded
from skerry.northwest.planner import WAIT, Planner
from skerry.northwest.scoring import all_sites, crew_home
from skerry.northwest.state import State, zeros

MOST_ACTIONS: Final[i64] = 15
"""In a season, as far as a time can tell."""
FIRST_ICE: Final[i64] = 4
LAST_ICE: Final[i64] = 6
"""The rounds in which there is a way home over the ice."""
OPEN_AGAIN: Final[i64] = 8
"""The round in which the sea off Greenland opens again."""
FAR: Final[i64] = 90
ROW_COSTS: Final = packed([0, 60, 60, 10, 0, 0, 0, 20, 40, 0, 0, 0])
"""By row: what a way through it takes more, in hundredths of an action: a way home over the ice leads through six."""
NEAR: Final[i64] = 4
"""Moves to where tiles are carried."""
CARD: Final = 1.9
"""Supplies that a season's card takes from a captain alone, on average; a captain in company loses half of it."""
GOAL_WORTH: Final = 0.9
"""What a voyage that is won is worth at least; prestige is the rest."""
DOUBT: Final = 0.35
"""How much better than the policy's own a move must have done in a single trial: one tells only won or lost."""

SEA_CORNERS: Final = packed([6 - int(PATTERN[tile * 4]).bit_count() for tile in range(64)])
"""By large tile: how many of its corners are sea."""


class TerrorPlanner(Planner):
    """Plans for the captain who is to act."""

    home: vec[i64]
    """By place: the moves to Greenland over the known map, whatever the ice."""
    missing: i64
    """Site points that are still to be found."""
    lacking: i64
    """Franklin tiles that are still to be found."""
    done: bool
    """Whether only the way home is left."""
    short: bool
    """Whether supplies and crew do not last for the way home."""
    vehicle: i64
    """Which acts: the sled while it is out, as all the crew go with it."""
    place: i64
    """Where it is."""
    far: vec[i64]
    """By place: its moves to there."""
    away: float
    """Moves to where a tile is to be laid."""
    heading: bool
    """Whether the Passage is still the captain's business."""
    supplies: float
    spare: float
    """Supplies and crew beyond what all that is to do will take."""
    thirst: float
    """How much a supply counts: little for who has plenty."""
    slack: float
    """Actions to spare before the sea off Greenland closes, or the game ends."""

    price: float
    """Supplies that an action stands for, its time included."""
    site_worth: float
    """Supplies that the search for a site point takes."""
    hold: float
    """The part of a tile's promise in the third zone for which it is kept."""
    west_base: float
    """How much the way to the Passage presses, and richer waters."""
    west_zone: float
    franklin_draw: float
    """What a Franklin tile on display is worth, while it is needed."""
    token_draw: float
    """What a tile with supplies on display is worth to keep."""
    search: float
    """What turning up new tiles is worth while Franklin tiles are needed, in the third zone."""
    search_early: float
    """… and before it."""
    search_more: float
    """The part of that when enough of them are in the reserve, though none can be laid."""
    pair_bad: float
    """Actions lost by the best large tile that make small ones worth a thought."""
    back: float
    """Supplies that the way back from a tile beside the way takes."""
    plenty: float
    """Supplies to spare at which one more counts half."""
    short_home: float
    """What going home is worth all the same to who would not come so far."""
    ashore: float
    """What leaving a ship in the ice is worth."""
    least_one: float
    """By zone: what a step west has to save so that no new tiles are turned up."""
    least_two: float
    least_three: float

    def __init__(self, weights: Mapping[str, float]) -> None:
        Planner.__init__(self, weights)
        self.ice_costs = ROW_COSTS
        self.home = zeros(SIZE)
        self.missing = 0
        self.lacking = 0
        self.done = False
        self.short = False
        self.vehicle = SHIP
        self.place = GREENLAND
        self.far = zeros(SIZE)
        self.away = 0.0
        self.heading = False
        self.supplies = 0.0
        self.spare = 0.0
        self.thirst = 1.0
        self.slack = 0.0

    def aim(self, move: i64) -> i64:
        """Only a token and the way home are followed to their end: on the way west much else is worth a stop."""
        aim = self.aims[move]
        return aim if FIRST_TILE <= aim < SIZE or aim == GREENLAND else NONE

    # -- what comes of it ------------------------------------------------------------------------------

    def caution(self) -> float:
        return DOUBT

    def part_of_turn(self, kernel: Kernel) -> float:
        """A turn is about four actions (NW-ST3)."""
        return 0.25

    def won(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        if kernel.to_act() >= 0:
            return self.hope_of_all(kernel)
        if not kernel.passages_taken or all_sites(kernel) < kernel.mode.sites_needed:
            return 0.0
        for captain in range(kernel.seats):
            if crew_home(kernel, captain) == 0:
                return 0.0
        return 1.0

    def hope_of_all(self, state: State) -> float:
        """The chance that the network foresees, the same for captains who win together."""
        sure = 0.0
        for captain in range(state.seats):
            sure += self.foreseen(state, captain, WIN)
        return sigmoid(sure / float(state.seats))

    def verdict(self, kernel: Kernel, seat: i64) -> float:
        """A voyage that is won, by its prestige; one that is lost is worth nothing."""
        assert isinstance(kernel, State)
        if kernel.to_act() >= 0:
            return self.won(kernel, seat)
        if self.won(kernel, seat) == 0.0:
            return 0.0
        prestige = 0.0
        for captain in range(kernel.seats):
            prestige += float(kernel.points(captain))
        return GOAL_WORTH + (1.0 - GOAL_WORTH) * sigmoid((prestige - float(kernel.mode.target)) / 15.0)

    # -- looking around ----------------------------------------------------------------------------------

    def choose(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        if kernel.phase == ACTING:
            return self.act(kernel)
        if kernel.phase == TAKING:
            return self.take(kernel)
        return kernel.codes()[0]

    def idle(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        return PASS if kernel.phase == ACTING else self.choose(kernel)

    def survey(self, state: State, seat: i64) -> None:
        if len(state.kept) == 0:
            state.keep_nothing()
        player = state.player
        self.seat = seat
        self.me = self.seat * PLAYER
        me = self.me
        crew = state.living_crew(self.seat)
        a_turn = (crew + 1) // 2
        self.crew = min(MOST_ACTIONS, a_turn * numbers.TERROR_TURNS)
        sled_at = player[me + SLED_AT]
        self.vehicle = SLED if sled_at >= FIRST_TILE or sled_at == PASSAGE else SHIP
        self.place = player[me + SHIP_AT + self.vehicle]
        ready = player[me + SHIP_AVAILABLE + 2 * self.vehicle]
        left = (ready + 1 if state.active == 0 else ready) // 2
        left += (numbers.TERROR_TURNS - state.season_turn) * a_turn
        self.now = state.round << 4 | max(self.crew - left, i64(0))
        self.chart_map(state, self.crew)
        self.chart_ways(state)
        self.forget_offers()
        self.take_stock(state, crew)

    def chart_ways(self, state: State) -> None:
        """The moves of the vehicle that acts to every place, as the ice lies or will lie for a ship."""
        far = self.far
        if self.vehicle == SLED:
            self.drive_nowhere()
            self.drive(state, self.place, state.player[self.me + SLED_AREA], NONE)
            for place in range(SIZE):
                far[place] = min(self.sled_far[self.nearest(place)], FAR)
            return
        self.sail(state, self.place, self.now, self.crew)
        for place in range(SIZE):
            time = self.arrive[place]
            far[place] = work_between(self.now, time, self.crew) if time < NEVER else FAR

    def step_to(self, state: State, place: i64) -> i64:
        """The move towards a place, or WAIT for the thaw."""
        if self.vehicle == SHIP:
            return self.ship_step(state, place)
        return self.sled_step[self.nearest(place)]

    def chart_home(self, state: State, crew: i64) -> None:
        Planner.chart_home(self, state, crew)
        self.chart_moves(state)

    def chart_moves(self, state: State) -> None:
        """The moves to Greenland from every tile, whatever the ice."""
        covers, corner, home, queue = state.cover, state.corner, self.home, self.queue
        for i in range(SIZE):
            home[i] = FAR
        home[GREENLAND] = 0
        head: i64 = 0
        tail: i64 = 0
        for square in GREENLAND_SQUARES:
            first = covers[square] & 255
            closed = corner[square + 1] == LAND and corner[square + 1 + STRIDE] == LAND
            if covers[square] > 0 and not closed and home[first] == FAR:
                home[first] = 1
                queue[tail] = first
                tail += 1
        while head < tail:
            here = queue[head]
            head += 1
            sides = SIDES[covers[here] >> SHAPE_SHIFT & 3]
            at: i64 = 0
            while at < i64(len(sides)):
                beyond = covers[here + sides[at + 1]]
                if not (corner[here + sides[at + 2]] == LAND and corner[here + sides[at + 3]] == LAND):
                    if beyond > 0 and home[beyond & 255] == FAR:
                        home[beyond & 255] = home[here] + 1
                        queue[tail] = beyond & 255
                        tail += 1
                    elif beyond == PASSAGE_RIM and home[PASSAGE] == FAR:
                        home[PASSAGE] = home[here] + 1
                at += SIDE

    def take_stock(self, state: State, crew: i64) -> None:
        """What is still to do, and whether supplies and time last for it."""
        player, me = state.player, self.me
        self.missing = max(state.mode.sites_needed - all_sites(state), i64(0))
        self.lacking = tokens_for(self.missing) - self.franklins_found(state)
        self.heading = state.passages_taken == 0 and self.leads(state)
        self.done = self.missing == 0 and state.passages_taken > 0
        self.supplies = float(player[me + FOOD] + player[me + MORALE])
        out = float(self.home[self.place])
        if self.heading:
            out = 7.5 + float(self.to_passage[self.place]) / 100.0
        work = out + 1.6 * float(self.missing) / float(state.seats)
        seasons = work / float(self.crew) if self.crew > 0 else 1.0
        deadline = LAST_ICE if state.round <= LAST_ICE else ROUNDS
        self.slack = float(work_between(self.now, deadline << 4 | self.crew, self.crew)) - work
        card = CARD if state.seats == 1 else 0.5 * CARD
        self.spare = self.supplies + float(crew - 1) - work - card * seasons
        self.thirst = sigmoid((self.plenty - self.spare) / 4.0)
        way = float(self.home[self.place]) + (0.0 if self.vehicle == SLED or state.round <= 3 else 1.0)
        self.short = self.supplies + float(crew - 1) < way + self.margin and state.seats == 1

    def franklins_found(self, state: State) -> i64:
        """Franklin tiles in the captains' reserves, and his tokens on the board."""
        found: i64 = 0
        for seat in range(state.seats):
            if state.player[seat * PLAYER + RETURNED]:
                continue
            hand = HANDS + seat * HAND
            for i in range(state.player[seat * PLAYER + LARGE]):
                if SYMBOL[state.stock[hand + i]] == FRANKLIN:
                    found += 1
        for square in SQUARES:
            if state.token[square] & 63 == FRANKLIN and self.far[state.cover[square] & 255] < FAR:
                found += 1
        return found

    def leads(self, state: State) -> bool:
        """Whether no other captain is nearer to the Passage."""
        mine = self.to_passage[self.place]
        for other in range(state.seats):
            them = other * PLAYER
            if other != self.seat and not state.player[them + RETURNED] and state.living_crew(other) > 0:
                theirs = self.to_passage[state.player[them + SHIP_AT]]
                if theirs < mine or (theirs == mine and other < self.seat):
                    return False
        return True

    def value_of(self, token: i64, square: i64) -> float:
        """Supplies that a token stands for."""
        zone = ZONE[square]
        if token == FRANKLIN:
            return self.site_value(zone)
        worth = float(zone if token == STRAIT else 2 * zone)
        return worth * (0.25 + 0.75 * self.thirst)

    def site_value(self, zone: i64) -> float:
        """What so many site points save: tokens to search for, each of three points at best."""
        if self.missing == 0:
            return 0.0
        saved = tokens_for(self.missing) - tokens_for(max(self.missing - zone, i64(0)))
        return self.site_worth * (2.25 * float(saved) + 0.25 * float(min(zone, self.missing)))

    def offer(self, score: float, code: i64, aim: i64) -> None:
        """A step that can be taken now; who waits for the thaw may do something else meanwhile."""
        if code != WAIT:
            Planner.offer(self, score, code, aim)

    # -- the next step -----------------------------------------------------------------------------------

    def act(self, state: State) -> i64:
        self.survey(state, state.actor)
        if state.player[self.me + SHIP_AVAILABLE + 2 * self.vehicle] < cost(state, DRAW, self.vehicle):
            return PASS
        locked = self.vehicle == SHIP and is_locked(state, self.place, state.ice)
        self.take_here(state)
        if self.done or self.must_leave(state):
            self.go_home(state, self.place, locked)
        if not self.done or self.short:
            self.lay_here(state)
            self.carry_tiles(state)
            self.go_west(state, self.place, locked)
            self.look_for_tiles(state)
        self.fetch_by_ship(state, self.place)
        if self.vehicle == SHIP:
            self.leave_ship(state, locked)
        else:
            self.rejoin_ship(state)
        code = self.best_code
        if code == NONE:
            return PASS
        return self.paid(state, code)

    def paid(self, state: State, code: i64) -> i64:
        """The step with what it takes: of Food and Morale that of which there is more; a crew when there is neither."""
        kind = kind_of(code)
        if kind == PASS:
            return PASS
        me = self.me
        food, morale = state.player[me + FOOD], state.player[me + MORALE]
        payment = PAY_FOOD if food >= morale else PAY_MORALE
        if food + morale == 0:
            payment = PAY_SACRIFICE
        vehicle = vehicle_of(code)
        if food + morale > 0 and state.player[me + SHIP_AVAILABLE + 2 * vehicle] < cost(state, kind, vehicle):
            return PASS
        victim = vehicle + 1 if payment & PAY_SACRIFICE and state.version.owner_chooses_victim else i64(0)
        return with_payment(code, payment, victim)

    def must_leave(self, state: State) -> bool:
        """Whether a captain has to leave the rest to the other, so as to come home at all."""
        if state.seats == 1:
            return False
        if self.place == GREENLAND or (self.heading and self.to_passage[self.place] <= 200):
            return False
        crew = state.living_crew(self.seat)
        return self.supplies + float(crew - 1) < float(self.home[self.place]) + self.margin

    def take_here(self, state: State) -> None:
        """The token on the vehicle's tile."""
        square = state.token_square(self.place)
        if not square:
            return
        token = state.token[square] & 7
        profit = self.value_of(token, square) - self.price
        if profit > 0.0:
            self.offer_local(profit + 5.0, self.taking_code(state, token), square)

    def taking_code(self, state: State, token: i64) -> i64:
        if token == INUIT or token == CAIRN:
            return action_code(DISCOVER, self.vehicle)
        explore = action_code(EXPLORE, self.vehicle)
        if token == FRANKLIN:
            return explore
        me = self.me
        return with_choice(
            explore, CHOICE_FOOD if state.player[me + FOOD] <= state.player[me + MORALE] else CHOICE_MORALE
        )

    def fetch_by_ship(self, state: State, ship_at: i64) -> None:
        """Tokens elsewhere, by what they bring above the way there."""
        for square in SQUARES:
            token = state.token[square] & 63
            if token == 0 or token >= 8:
                continue
            place = state.cover[square] & 255
            if place == self.place or self.far[place] >= FAR:
                continue
            moves = float(self.far[place])
            detour = self.detour_by(place)
            profit = self.value_of(token, square) * self.uncontested(state, square, moves)
            profit -= self.price * (1.0 + detour)
            if profit > 0.0 and (not self.done or self.slack > detour + 3.0):
                self.offer(profit / (1.0 + moves), self.step_to(state, place), square)

    def detour_by(self, place: i64) -> float:
        """Moves that a visit to a place adds to the way that one has to go."""
        moves = float(self.far[place])
        detour = moves + float(self.home[place] - self.home[self.place])
        if self.heading:
            detour = min(detour, moves + float(self.to_passage[place] - self.to_passage[self.place]) / 100.0)
        return max(detour, 0.0)

    def go_home(self, state: State, ship_at: i64, locked: bool) -> None:
        """Home at once, unless one would only wait there for the thaw."""
        if self.place == GREENLAND or self.far[GREENLAND] >= FAR:
            return
        if self.vehicle == SHIP and self.arrive[GREENLAND] >> 4 >= OPEN_AGAIN and state.round < OPEN_AGAIN:
            return
        self.offer(self.short_home if self.short else 4.0, self.step_to(state, GREENLAND), GREENLAND)

    # -- ship and sled -------------------------------------------------------------------------------------

    def leave_ship(self, state: State, locked: bool) -> None:
        """Over the ice with all the crew: home, or to what a ship in the ice cannot reach."""
        player, me = state.player, self.me
        if player[me + SLED_AT] != ABOARD or self.place < FIRST_TILE or not FIRST_ICE <= state.round <= LAST_ICE:
            return
        if not state.land_at(self.place) and not self.is_all_ice(state, self.place):
            return
        spent = cost(state, TRANSFER, SHIP)
        ready, resting = player[me + SHIP_AVAILABLE] - spent, player[me + SHIP_RESTING] + spent - self.victims(state)
        if ready + resting <= 0:
            return
        self.drive_nowhere()
        for area in areas(state, self.place, 63, state.ice):
            first = transfer_code(SHIP, ready, resting, area_name(state, self.place, area) + 1)
            self.drive(state, self.place, area, first)
        home = self.nearest(GREENLAND)
        if self.done:
            if self.sled_far[home] < UNREACHED:
                self.offer(self.short_home if self.short else 3.9, self.sled_step[home], GREENLAND)
            return
        if locked and self.sled_far[home] < UNREACHED and self.slack > 2.0:
            self.offer(self.ashore, self.sled_step[home], GREENLAND)

    def victims(self, state: State) -> i64:
        """Crew that an action takes for want of Food and Morale (NW-ST4)."""
        return i64(1) if state.player[self.me + FOOD] + state.player[self.me + MORALE] == 0 else i64(0)

    def rejoin_ship(self, state: State) -> None:
        """Back aboard before the ice is gone, when there is no way home."""
        player, me = state.player, self.me
        ship_at = player[me + SHIP_AT]
        if (self.done and self.far[GREENLAND] < FAR) or self.far[ship_at] >= FAR:
            return
        left = work_between(self.now, LAST_ICE << 4 | self.crew, self.crew)
        if left > self.far[ship_at] + 3:
            return
        if self.place != ship_at:
            self.offer(80.0, self.step_to(state, ship_at), ABOARD)
            return
        spent = cost(state, TRANSFER, SLED)
        available = player[me + SLED_AVAILABLE] - spent
        resting = player[me + SLED_RESTING] + spent - self.victims(state)
        if available + resting > 0:
            self.offer(80.0, transfer_code(SLED, -available, -resting, 0), ABOARD)

    # -- tiles ---------------------------------------------------------------------------------------------

    def lay_here(self, state: State) -> None:
        """Lay a tile beside the vehicle, of the reserve or of the display."""
        here = self.place
        if here < FIRST_TILE:
            return
        self.away = 0.0
        for code in kept_large(state, self.seat, self.vehicle, here):
            self.weigh_tile(state, self.vehicle, here, code, 0, code, here)
        singles = kept_small(state, self.seat, self.vehicle, here)
        for code in singles:
            self.weigh_tile(state, self.vehicle, here, code, 0, code, here)
        if self.heading and len(singles) > 0:
            self.weigh_pairs(state, unfolded(vec[i64](), pair_codes(state, singles, self.seat)), 0, NONE)
        stock = state.stock
        draws, places = action_code(DRAW, self.vehicle), action_code(PLACE, self.vehicle)
        spots = spots_beside(state, here, False)
        for slot in range(FACE_UP + 1, FACE_UP + 1 + stock[FACE_UP]):
            tile = stock[slot]
            for code in large_codes(state, vec[i64](), places, spots, tile):
                self.weigh_tile(state, self.vehicle, here, code, 1, with_tile(draws, tile), here)
        self.weigh_small(state)

    def carry_tiles(self, state: State) -> None:
        """Take tiles of the reserve, or of the display, to where they can be laid for their token."""
        hand, stock = HANDS + self.seat * HAND, state.stock
        for first in SQUARES:
            if not self.is_near(state, first):
                continue
            spots = spots_beside(state, first, False)
            if len(spots) == 0:
                continue
            step = self.step_to(state, first)
            for i in range(state.player[self.me + LARGE]):
                self.weigh_there(state, first, spots, stock[hand + i], 0, step)
            for slot in range(FACE_UP + 1, FACE_UP + 1 + stock[FACE_UP]):
                self.weigh_there(
                    state, first, spots, stock[slot], 1, with_tile(action_code(DRAW, self.vehicle), stock[slot])
                )

    def is_near(self, state: State, first: i64) -> bool:
        """Whether a tile of the third zone lies there to which it is not far."""
        if state.cover[first] & 255 != first or first == self.place or ZONE[first] < 3:
            return False
        return self.far[first] <= NEAR

    def weigh_there(self, state: State, place: i64, spots: vec[i64], tile: i64, draw: i64, action: i64) -> None:
        """Offer what leads to laying a tile beside another place."""
        if SYMBOL[tile] == 0:
            return
        self.away = self.detour_by(place) + 0.2
        for code in large_codes(state, vec[i64](), action_code(PLACE, self.vehicle), spots, tile):
            self.weigh_tile(state, self.vehicle, place, code, draw, action, place)
        self.away = 0.0

    def weigh_small(self, state: State) -> None:
        """Two small tiles of the display (NW-ST5), where no large tile leads on."""
        if not self.heading or self.west_score > -self.pair_bad:
            return
        shown, held = state.stock, self.me + SMALL
        spots = spots_beside(state, self.place, True)
        places = action_code(PLACE, self.vehicle)
        player = state.player
        for kind in range(i64(6)):
            for second in range(kind, i64(6)):
                if shown[SHOWN + kind] == 0 or shown[SHOWN + second] <= (1 if second == kind else 0):
                    continue
                draw = with_second_drawn(with_tile(action_code(DRAW, self.vehicle), FIRST_SMALL + kind), second)
                singles = small_codes(state, vec[i64](), places, spots, kind)
                if second != kind:
                    singles = small_codes(state, singles, places, spots, second)
                for code in singles:
                    self.weigh_tile(state, self.vehicle, self.place, code, 1, draw, self.place)
                player[held + kind] += 1
                player[held + second] += 1
                self.weigh_pairs(state, unfolded(vec[i64](), pair_codes(state, singles, self.seat)), 1, draw)
                player[held + kind] -= 1
                player[held + second] -= 1

    def weigh_pairs(self, state: State, pairs: vec[i64], draw: i64, action: i64) -> None:
        """Two small tiles in a row on the way west."""
        for code in pairs:
            first, second = square_of(code), second_square_of(code)
            step = second - first
            side = first + (1 if step == 1 else STRIDE if step == STRIDE else 0)
            end = side + (STRIDE if step == 1 or step == -1 else 1)
            if is_land(first, way_of(code), side) and is_land(first, way_of(code), end):
                continue
            opens = self.entered_in(state, self.vehicle, self.place, first, first)
            if opens > ROUNDS:
                continue
            togo = self.onward(state, second, SINGLE, second_pattern_of(code))
            saved = float(self.to_passage[self.place] - togo) / 100.0 - self.price * float(3 + draw)
            if opens > state.round:
                saved -= 3.0
            if saved > self.west_score:
                self.west_score = saved
                self.west_code = code if action == NONE else action

    def weigh_tile(self, state: State, vehicle: i64, place: i64, code: i64, draw: i64, action: i64, base: i64) -> None:
        """Offer to lay a tile so: for its token, and for the way west."""
        tile, square, way = tile_of(code), square_of(code), way_of(code)
        shape = SINGLE
        pattern = way
        second = square
        symbol: i64 = 0
        symbol_square: i64 = 0
        if tile < FIRST_SMALL:
            shape = UPRIGHT if way & WAY_UPRIGHT else LYING
            second = square + (STRIDE if shape == UPRIGHT else 1)
            pattern = PATTERN[tile * 4 + (way & 3)]
            half = SYMBOL_HALF[tile * 4 + (way & 3)]
            if half != NO_HALF:
                symbol = SYMBOL[tile]
                symbol_square = second if half else square
        opens = self.entered_in(state, vehicle, place, square, second)
        if opens > ROUNDS:
            return
        gain = 0.0
        if symbol:
            gain = self.value_of(symbol, symbol_square) - self.price - self.keeping(symbol, symbol_square)
        laying = self.price * (float(2 + draw) + self.away)
        if symbol and opens == state.round:
            profit = gain - laying - self.back
            if profit > 0.0:
                self.offer_local(profit / (float(4 + draw) + self.away), action, symbol_square)
        if self.heading and self.away == 0.0:
            togo = self.onward(state, square, shape, pattern)
            saved = float(self.to_passage[place] - togo) / 100.0 - laying + gain
            if opens > state.round:
                saved -= 3.0
            if saved > self.west_score:
                self.west_score = saved
                self.west_code = action

    def keeping(self, symbol: i64, square: i64) -> float:
        """What is lost when a tile with a symbol is laid before the third zone."""
        zone = ZONE[square]
        if zone == 3:
            return 0.0
        best = 3.0 if symbol == STRAIT else 6.0
        if symbol == FRANKLIN:
            best = self.site_value(3)
        return max(0.0, self.hold * (best - self.price))

    def go_west(self, state: State, ship_at: i64, locked: bool) -> None:
        """Towards the Passage; who need not reach it, to the third zone."""
        togo = self.to_passage[self.place]
        zone: i64 = ZONE[self.place] if self.place >= FIRST_TILE else 1
        if self.place == PASSAGE:
            back = self.way_in(state)
            if back != NONE:
                self.offer(self.west_base, back, 0)
            return
        if togo >= UNREACHED:
            return
        if not self.heading and (zone == 3 or self.missing == 0):
            if self.far[PASSAGE] == 1 and not state.player[self.me + PASSAGE_TOKEN] and self.slack > 4.0:
                self.offer(0.5, self.step_to(state, PASSAGE), PASSAGE)
            return
        score = self.west_base + (self.west_zone if zone < 3 else 0.0)
        best = self.west_score
        code = self.west_code
        if not locked:
            for move in kept_moves(state, self.seat, self.vehicle):
                to = target_of(move)
                if to == GREENLAND or self.to_passage[to] >= togo:
                    continue
                saved = float(togo - self.to_passage[to]) / 100.0 - self.price + 0.2
                if saved > best:
                    best = saved
                    code = move
        least = self.least_three if zone == 3 else self.least_two if zone == 2 else self.least_one
        if best < least and self.place >= FIRST_TILE and state.stock[BAG] > 2 and self.heading:
            self.offer(score, self.refreshing(state, self.vehicle), PASSAGE)
        elif code != NONE:
            self.offer(score * (1.0 + 0.2 * max(best, -4.0)), code, PASSAGE)

    def way_in(self, state: State) -> i64:
        """The move from the Passage to the tile from which home is nearest."""
        best: i64 = NONE
        for move in kept_moves(state, self.seat, self.vehicle):
            if best == NONE or self.home[target_of(move)] < self.home[target_of(best)]:
                best = move
        return best

    def look_for_tiles(self, state: State) -> None:
        """Draw what one will need: Franklin tiles first, and those with supplies; or turn up new ones."""
        stock = state.stock
        zone: i64 = ZONE[self.place] if self.place >= FIRST_TILE else i64(3 if self.place == PASSAGE else 1)
        for slot in range(FACE_UP + 1, FACE_UP + 1 + stock[FACE_UP]):
            tile = stock[slot]
            draw = with_tile(action_code(DRAW, self.vehicle), tile)
            if zone < 3 and SYMBOL[tile] == FRANKLIN and self.lacking > 0 and SEA_CORNERS[tile] > 2:
                self.offer(self.franklin_draw, draw, SIZE + 1)
            elif zone < 3 and (SYMBOL[tile] == INUIT or SYMBOL[tile] == CAIRN) and state.player[self.me + LARGE] < 3:
                self.offer(self.token_draw * self.thirst, draw, SIZE + 2)
        if stock[BAG] < 3 or (self.missing == 0 and not self.short):
            return
        refresh = self.refreshing(state, self.vehicle)
        if self.missing > 0:
            self.offer(self.search_early if zone < 3 else self.search_more, refresh, SIZE + 1)
        if zone == 3:
            self.offer(self.search * self.promise(state, self.place, 0.0), refresh, SIZE + 1)
            for first in SQUARES:
                if self.is_near(state, first):
                    away = self.detour_by(first) + 0.2
                    self.offer(self.search * self.promise(state, first, away), self.step_to(state, first), SIZE + 1)

    def promise(self, state: State, place: i64, away: float) -> float:
        """What turning up new tiles beside a place brings for each action, with the way there."""
        if place < FIRST_TILE:
            return 0.0
        fitting: i64 = 0
        for spot in spots_beside(state, place, False):
            square, shape = spot & 255, spot >> 8 & 3
            second = square + (STRIDE if shape == UPRIGHT else 1)
            if self.entered_in(state, self.vehicle, place, square, second) == state.round:
                fitting |= AGREEING[spot >> 10]
        sites, finds = 0.0, 0.0
        stock = state.stock
        for at in range(BAG + 1, BAG + 1 + stock[BAG]):
            symbol = SYMBOL[stock[at]]
            if symbol and TILE_PATTERNS[stock[at]] & fitting:
                if symbol == FRANKLIN:
                    sites += 1.0
                elif symbol == INUIT or symbol == CAIRN:
                    finds += 1.0
        count = float(stock[BAG])
        site = 1.0 - cubed(1.0 - sites / count)
        find = (1.0 - site) * (1.0 - cubed(1.0 - finds / count))
        laying = 3.0 * self.price + self.back
        worth = site * (self.site_value(3) - laying)
        worth += find * (6.0 * (0.25 + 0.75 * self.thirst) - laying)
        return (worth - self.price * (1.0 + away)) / (4.0 + away)

    def take(self, state: State) -> i64:
        """NW-B1: the tile that helps most, beside the ship or later."""
        self.survey(state, state.actor)
        self.away = 0.0
        codes = state.codes()
        zone: i64 = ZONE[self.place] if self.place >= FIRST_TILE else i64(3 if self.place == PASSAGE else 1)
        best: i64 = 0
        best_worth = -99.0
        for i in range(i64(len(codes))):
            tile = tile_of(codes[i])
            worth = self.tile_worth(state, tile, self.place) if self.place >= FIRST_TILE else 0.0
            symbol = SYMBOL[tile] if tile < FIRST_SMALL else i64(0)
            if symbol and zone == 3:
                for first in SQUARES:
                    if self.is_near(state, first):
                        self.weigh_there(state, first, spots_beside(state, first, False), tile, 0, 1)
                worth = max(worth, self.best_score)
            if symbol == FRANKLIN and self.lacking > 0:
                worth += self.franklin_draw if zone < 3 else 0.1
            elif symbol == INUIT or symbol == CAIRN:
                worth += self.token_draw * self.thirst
            if worth > best_worth:
                best_worth = worth
                best = i
        return codes[best]


def cubed(x: float) -> float:
    return x * x * x


def tokens_for(points: i64) -> i64:
    """How many of Franklin's tokens so many site points take at least."""
    return (points + 2) // 3


def is_land(square: i64, pattern: i64, corner: i64) -> bool:
    """Whether a corner of a small tile on a square is land."""
    return pattern >> BIT_AT[corner - square] & 1 == 1
