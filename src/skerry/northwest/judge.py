"""Knowledge of Northwest Passage: what a position promises each expedition. Compiled with the rules.

An expedition's worth is what it has plus what it can still expect: majorities and sets in the making,
the Passage within reach, tokens near its vehicles, work left in its crew, and the way home before the
last ice closes it.
"""

from __future__ import annotations

import math
from typing import Final

from skerry.core.judge import Judge, sigmoid
from skerry.core.kernel import Kernel, packed
from skerry.core.packed import i64, vec
from skerry.northwest import numbers
from skerry.northwest.geometry import (
    GREENLAND_SQUARES,
    PASSAGE_SQUARES,
    SIDE,
    SIDES,
    SIZE,
    SQUARES,
    STRIDE,
    SYMBOL,
    ZONE,
)
from skerry.northwest.layout import (
    CAIRN,
    CARTOGRAPHY,
    CREW_LOST,
    FIRST_TILE,
    FRANKLIN,
    FREE,
    GREENLAND,
    GREENLAND_RIM,
    GREENLAND_TOKEN,
    HAND,
    HANDS,
    INUIT,
    LAND,
    LARGE,
    PASSAGE,
    PASSAGE_RIM,
    PASSAGE_TOKEN,
    PASSED,
    PLAYER,
    PRESTIGE,
    RETURNED,
    SHAPE_SHIFT,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHIP_RESTING,
    SLED_AT,
    SLED_AVAILABLE,
    SLED_RESTING,
    SMALL,
    STRAIT,
    TAKER_SHIFT,
    TOKENS,
    UPRIGHT,
)
from skerry.northwest.scoring import MAJORITIES, free_squares
from skerry.northwest.state import State, zeros

FAR: Final[i64] = 99
UNREACHED: Final[i64] = 99_900
CHANCE_SCALE: Final = 3.0
CHANCE_DOUBT: Final = 1.2
"""How many points of lead a round to come makes uncertain."""
SOLO_PAR: Final = -30.0
"""The usual score in the solo variant."""
REACH: Final[i64] = 12
"""Moves beyond which a token or a place for a tile does not count."""
ICE_COSTS: Final = {1: 150, 2: 150, 3: 50, 4: 50, 5: 20, 6: 20}
"""By row: crew in hundredths that the ice to come costs who sails there."""
HOME_ROWS: Final[i64] = 2
"""The rows north of Greenland's: with more ice than that the way home is closed."""
ROUNDS: Final[i64] = numbers.ROUNDS
FROZEN: Final = packed([0, *(numbers.FROZEN_ROWS[sun] for sun in numbers.SUN_OF_ROUND), 0])
"""By round: how many rows are frozen; after the last it no longer matters."""


def _prizes(tokens: dict[int, tuple[int, ...]]) -> vec[i64]:
    """By the number of seats * 4 + how many are taken: the token that comes next, 0 if none is left."""
    return packed([(*tokens.get(seats, ()), 0, 0, 0, 0)[taken] for seats in range(5) for taken in range(4)])


PASSAGE_PRIZES: Final = _prizes(numbers.PASSAGE_TOKENS)
GREENLAND_PRIZES: Final = _prizes(numbers.GREENLAND_TOKENS)


class NorthwestJudge(Judge):
    """Judges the classic game and the solo variant."""

    to_passage: vec[i64]
    """Crew in hundredths from each place to the Passage, as `chart_passage` leaves it."""
    moves: vec[i64]
    """The moves among them, in hundredths."""
    to_two: vec[i64]
    """Crew in hundredths until zone 2 on that way."""
    to_three: vec[i64]
    waiting: vec[i64]
    """Whether a place waits in the queue."""
    known_cover: vec[i64]
    """The map of which the chart is."""
    known_corner: vec[i64]
    icy: vec[i64]
    """By square: crew in hundredths that ice costs on the way."""
    unknown_square: i64
    """Crew in hundredths that a square of unknown sea takes: drawing, placing, sailing on."""
    distance: vec[i64]
    queue: vec[i64]
    income_one: float
    """Points that one crew's work brings in each zone on average."""
    income_two: float
    income_three: float
    rate: float
    """What a crew's work brings where the ship is bound for."""
    zone_effort: float
    """Crew that a hundredth of the charted effort to a zone stands for, there and back."""
    second_token: float
    """How much the second best token counts."""
    places: vec[i64]
    """By zone: how far the nearest tile is that a tile can be laid beside."""
    passage_sure: float
    """The part of the Passage's worth that one can count on."""
    passage_fades: float
    """How much less sure each crew makes it that it still takes."""
    symbols_fade: float
    """How much less each further tile with a symbol is worth."""
    handy_tile: float
    """What a tile in the reserve is worth, in crew."""
    tiles_fade: float
    """How much less each further one is worth."""
    locked: float
    """The part of a round's work that is lost to a ship in the ice."""
    symbol_tile: float
    """What its symbol adds."""
    set_promise: float
    """What four kinds of the next set are worth."""
    near_token: float
    """The part of a token's worth that standing on its tile promises."""
    token_fades: float
    """How much of a token's promise is left with each tile of distance."""
    home_slack: float
    """Crew to spare on the way home that make it safe."""
    passage_slack: float
    """Crew to spare that make the Passage likely."""
    scale: float
    """Points of lead that make a win likely."""
    passage_pull: float
    """The part of the Passage's worth that counts however far it is."""
    token_bonus: float
    """What a token brings to sets and majorities."""
    sled_care: float
    """What each crew on a sled costs."""
    sled_gap: float
    """What it costs more for each square between ship and sled."""
    off_ice: float
    """How likely a sled gets to a token where no ice carries it."""
    sled_hope: float
    """How much tokens near the sled count."""
    room: float
    """What a free square beside a vehicle's tile is worth: a place for the next tile."""
    others_hope: float
    """How much of the others' prospects counts: what opens the way for all is worth doing."""
    home_effort: float
    """Crew that a tile on the way home takes."""

    def __init__(self) -> None:
        self.income_one = 0.25
        self.income_two = 0.5
        self.income_three = 0.8
        self.rate = 0.0
        self.zone_effort = 0.014
        self.second_token = 0.5
        self.symbols_fade = 0.6
        self.places = zeros(4)
        self.passage_sure = 0.75
        self.passage_fades = 0.02
        self.to_passage = zeros(SIZE)
        self.moves = zeros(SIZE)
        self.to_two = zeros(SIZE)
        self.to_three = zeros(SIZE)
        self.waiting = zeros(SIZE)
        self.known_cover = zeros(SIZE)
        self.known_corner = zeros(SIZE)
        self.icy = packed([ICE_COSTS.get(square // int(STRIDE), 0) for square in range(int(SIZE))])
        self.unknown_square = 150
        self.handy_tile = 0.8
        self.tiles_fade = 0.45
        self.locked = 0.3
        self.symbol_tile = 0.5
        self.set_promise = 3.6
        self.near_token = 0.85
        self.token_fades = 0.9
        self.home_slack = 2.2
        self.passage_slack = 4.01
        self.scale = 6.0
        self.passage_pull = 0.15
        self.token_bonus = 0.702
        self.sled_care = 0.53
        self.sled_gap = 0.25
        self.off_ice = 0.3
        self.sled_hope = 0.25
        self.room = 0.33
        self.others_hope = 0.293
        self.home_effort = 1.46
        self.distance = zeros(SIZE)
        self.queue = zeros(SIZE)

    def seats(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        return kernel.seats

    def value(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        self.chart_passage(kernel)
        mine = self.worth(kernel, seat, 1.0)
        if kernel.seats == 1:
            return sigmoid((mine + 20.0) / 25.0)
        best = -1000.0
        for other in range(kernel.seats):
            if other != seat:
                theirs = self.worth(kernel, other, self.others_hope)
                if not kernel.player[other * PLAYER + RETURNED]:
                    theirs += (1.0 - self.others_hope) * usual_outlook(kernel)
                if theirs > best:
                    best = theirs
        return sigmoid((mine - best) / self.scale)

    def points(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        self.chart_passage(kernel)
        return self.expected(kernel, seat)

    def odds(self, kernel: Kernel, seat: i64) -> float:
        """The probability that the seat wins, by the final scores to expect; alone, of a score above the usual."""
        assert isinstance(kernel, State)
        self.chart_passage(kernel)
        mine = self.expected(kernel, seat)
        left = rounds_left(kernel)
        if kernel.seats == 1:
            return sigmoid((mine - SOLO_PAR) / (1.0 + 1.5 * left))
        rivals = 1.0
        for other in range(kernel.seats):
            if other != seat:
                rivals += math.exp(-(mine - self.expected(kernel, other)) / (CHANCE_SCALE + CHANCE_DOUBT * left))
        return 1.0 / rivals

    def expected(self, state: State, seat: i64) -> float:
        """The final score to expect, after `chart_passage`: fitted to games that this judge played."""
        sure = self.worth(state, seat, 0.0)
        return sure + outlook_kept(state) * (self.worth(state, seat, 1.0) - sure)

    # -- distances ---------------------------------------------------------------------------------

    def sail_from(self, state: State, start: i64) -> None:
        """The number of moves by ship from a place to every tile, ice left aside, in `distance`.

        Greenland's is at index GREENLAND, the Passage's at PASSAGE.
        """
        distance, queue = self.distance, self.queue
        for i in range(SIZE):
            distance[i] = FAR
        distance[start] = 0
        queue[0] = start
        head: i64 = 0
        tail: i64 = 1
        while head < tail:
            here = queue[head]
            head += 1
            steps = distance[here] + 1
            if here < FIRST_TILE:
                if here == GREENLAND or here == PASSAGE:
                    border = GREENLAND_SQUARES if here == GREENLAND else PASSAGE_SQUARES
                    outward: i64 = 1 if here == GREENLAND else 0
                    for square in border:
                        cover = state.cover[square]
                        if cover > 0:
                            side = square + outward
                            first = cover & 255
                            if distance[first] == FAR and not (
                                state.corner[side] == LAND and state.corner[side + STRIDE] == LAND
                            ):
                                distance[first] = steps
                                queue[tail] = first
                                tail += 1
                continue
            sides = SIDES[state.cover[here] >> SHAPE_SHIFT & 3]
            at: i64 = 0
            while at < i64(len(sides)):
                beyond = state.cover[here + sides[at + 1]]
                target: i64 = 0
                if beyond > 0:
                    target = beyond & 255
                elif beyond == GREENLAND_RIM:
                    target = GREENLAND
                elif beyond == PASSAGE_RIM:
                    target = PASSAGE
                if target > 0 and distance[target] == FAR:
                    open_sea = not (
                        state.corner[here + sides[at + 2]] == LAND and state.corner[here + sides[at + 3]] == LAND
                    )
                    if open_sea:
                        distance[target] = steps
                        queue[tail] = target
                        tail += 1
                at += SIDE
        self.queue[SIZE - 1] = tail

    def chart_passage(self, state: State) -> None:
        """The way to the Passage from every tile and unknown square: crew, moves, and crew until zones 2 and 3.

        All in hundredths. Unknown sea can be sailed unless known land closes it (NW-C4); what freezes costs more.
        """
        if self.is_charted(state):
            return
        passage, moves, two, three = self.to_passage, self.moves, self.to_two, self.to_three
        queue, waiting, icy = self.queue, self.waiting, self.icy
        covers, corner = state.cover, state.corner
        for i in range(SIZE):
            passage[i] = UNREACHED
        head: i64 = 0
        tail: i64 = 0
        for square in PASSAGE_SQUARES:
            if not (corner[square] == LAND and corner[square + STRIDE] == LAND):
                cover = covers[square]
                first = cover & 255 if cover > 0 else square
                passage[first] = 100
                moves[first] = 100
                two[first] = 0
                three[first] = 0
                queue[tail] = first
                tail += 1
        while head != tail:
            here = queue[head]
            head = head + 1 if head + 1 < SIZE else 0
            waiting[here] = 0
            cover = covers[here]
            sides = SIDES[cover >> SHAPE_SHIFT & 3 if cover > 0 else 0]
            length = i64(len(sides))
            base = passage[here] + (100 if cover > 0 else self.unknown_square)
            at: i64 = 0
            while at < length:
                square = here + sides[at + 1]
                beyond = covers[square]
                if beyond >= 0 or beyond == GREENLAND_RIM:
                    target = beyond & 255 if beyond > 0 else square if beyond == FREE else GREENLAND
                    cost = base + icy[here + sides[at]]
                    if cost < passage[target] and not (
                        corner[here + sides[at + 2]] == LAND and corner[here + sides[at + 3]] == LAND
                    ):
                        step = cost - passage[here]
                        passage[target] = cost
                        moves[target] = moves[here] + (100 if cover > 0 else 50)
                        zone = ZONE[target] if target != GREENLAND else 1
                        three[target] = 0 if zone == 3 else three[here] + step
                        two[target] = 0 if zone >= 2 else two[here] + step
                        if target != GREENLAND and not waiting[target]:
                            waiting[target] = 1
                            queue[tail] = target
                            tail = tail + 1 if tail + 1 < SIZE else 0
                at += SIDE

    def is_charted(self, state: State) -> bool:
        """Whether the chart of the way to the Passage is of this map; from now on it is."""
        covers, corner, known_covers, known_corner = state.cover, state.corner, self.known_cover, self.known_corner
        same = True
        for i in range(SIZE):
            if known_covers[i] != covers[i] or known_corner[i] != corner[i]:
                known_covers[i] = covers[i]
                known_corner[i] = corner[i]
                same = False
        return same

    # -- the classic game and its solo variant --------------------------------------------------------

    def worth(self, state: State, seat: i64, hope: float) -> float:
        """The prestige that the seat can expect at the end; `hope` is the weight of what is not yet sure."""
        if state.to_act() < 0:
            return float(state.points(seat))
        me = seat * PLAYER
        player = state.player
        worth = float(player[me + PRESTIGE])
        if player[me + PASSAGE_TOKEN]:
            worth += float(player[me + PASSAGE_TOKEN] - 1)
        if player[me + GREENLAND_TOKEN]:
            worth += float(player[me + GREENLAND_TOKEN] - 1)
        left = rounds_left(state)
        if state.mode.has_majorities:
            worth += majority(state, seat, FRANKLIN, left)
            worth += majority(state, seat, STRAIT, left)
            worth += majority(state, seat, CARTOGRAPHY, left)
        worth += self.sets_promise(state, seat, left)
        if state.mode.counts_free_squares:
            worth -= float(free_squares(state))
        worth -= 2.0 * float(player[me + CREW_LOST])
        ship, sled = player[me + SHIP_AT], player[me + SLED_AT]
        ship_crew = float(player[me + SHIP_AVAILABLE] + player[me + SHIP_RESTING])
        sled_crew = float(player[me + SLED_AVAILABLE] + player[me + SLED_RESTING])
        if player[me + RETURNED]:
            if ship != GREENLAND:
                worth -= 2.0 * ship_crew + 2.0
            if sled >= FIRST_TILE or sled == PASSAGE:
                worth -= 2.0 * sled_crew
            return worth
        return worth + hope * self.outlook(state, me, ship, sled, ship_crew, sled_crew)

    def outlook(self, state: State, me: i64, ship: i64, sled: i64, ship_crew: float, sled_crew: float) -> float:
        """What an expedition that is still out can expect: work, the Passage, tokens, the way home."""
        player = state.player
        passed = player[me + PASSED] != 0
        available = 0.0 if passed else float(player[me + SHIP_AVAILABLE] + player[me + SLED_AVAILABLE])
        crew = ship_crew + sled_crew
        left = float(ROUNDS - state.round)
        work = available + crew * left
        self.sail_from(state, ship)
        home = float(self.distance[GREENLAND])
        if is_frozen(state, ship, state.round + 1):
            work -= self.locked * crew
        promise = self.income_ahead(ship, work - home)
        if not player[me + PASSAGE_TOKEN]:
            promise += self.passage_ahead(state, ship, work - home)
        safe = 1.0
        if ship != GREENLAND:
            to_go_home = open_work(state, available, crew)
            safe = sigmoid((to_go_home - home * self.home_effort - 1.0) / self.home_slack)
            promise -= (1.0 - safe) * (2.0 * ship_crew + 2.0)
            promise += safe * greenland_value(state) * 0.8
        promise += self.tokens_near(state, work - home)
        promise += self.tiles_at_hand(state, me)
        promise += self.room * (room_beside(state, ship) + 0.5 * room_beside(state, sled))
        if sled >= FIRST_TILE or sled == PASSAGE:
            apart = tile_gap(ship, sled)
            care = self.sled_care + self.sled_gap * apart
            promise -= care * sled_crew * (1.0 + 3.0 / (left + 1.0))
            promise -= (1.0 - safe) * 2.0 * sled_crew
            promise += self.sled_hope * self.sled_tokens(state, sled, sled_crew)
        return promise

    def income_ahead(self, place: i64, work: float) -> float:
        """What so much work brings in the zone where it brings most, with the way there; a crew's part in `rate`."""
        best = self.income_one * work
        self.rate = self.income_one
        points = self.income_two * (work - self.zone_effort * float(self.to_two[place]))
        if points > best:
            best = points
            self.rate = self.income_two
        points = self.income_three * (work - self.zone_effort * float(self.to_three[place]))
        if points > best:
            best = points
            self.rate = self.income_three
        return best if best > 0.0 else 0.0

    def passage_ahead(self, state: State, ship: i64, work: float) -> float:
        """What the Passage brings more than other work would: the surer, the nearer it is."""
        value = passage_value(state)
        effort = 0.01 * float(self.to_passage[ship])
        there_and_back = effort + 0.01 * float(self.moves[ship])
        gain = (value - self.rate * there_and_back) * math.exp(-self.passage_fades * effort)
        longing = value * self.passage_pull * (1.0 - effort / 40.0)
        promise = gain if gain > longing else longing
        return self.passage_sure * promise * sigmoid((work - there_and_back) / self.passage_slack)

    def tokens_near(self, state: State, work: float) -> float:
        """What the best token in reach of the ship promises, and part of the second best; on the way, the `places`."""
        best = 0.0
        second = 0.0
        places = self.places
        for zone in range(4):
            places[zone] = FAR
        for i in range(self.queue[SIZE - 1]):
            first = self.queue[i]
            if first >= FIRST_TILE and self.distance[first] < places[ZONE[first]] and room_beside(state, first) > 1.0:
                places[ZONE[first]] = self.distance[first]
            square = state.token_square(first)
            distance = self.distance[first]
            if square and distance < REACH:
                token = state.token[square] & 255
                effort = float(distance) + taking_cost(token)
                if effort > work + 1.0:
                    continue
                gain = self.token_gain(token, float(ZONE[square]), distance, effort)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        return self.near_token * (best + self.second_token * second)

    def token_gain(self, token: i64, zone: float, distance: i64, effort: float) -> float:
        """What a token brings more than other work would, for so much effort: the surer, the nearer it is."""
        return (self.token_worth(token, zone) - self.rate * effort) * self.fading(distance)

    def token_worth(self, token: i64, zone: float) -> float:
        """A token's prestige in a zone, and what it brings to sets and majorities."""
        if token == INUIT or token == CAIRN:
            return 2.0 * zone + 0.9 * self.token_bonus
        return zone + 1.9 * self.token_bonus

    def fading(self, distance: i64) -> float:
        promise = 1.0
        for _ in range(distance if distance < 8 else 8):
            promise *= self.token_fades
        return promise

    def tiles_at_hand(self, state: State, me: i64) -> float:
        """Tiles in the reserve are work already done, and their symbols tokens to come; the first ones count most."""
        player = state.player
        hand = HANDS + me // PLAYER * HAND
        promise = 0.0
        weight = self.handy_tile
        symbol_weight = self.symbol_tile
        for i in range(player[me + LARGE]):
            symbol = SYMBOL[state.stock[hand + i]]
            promise += weight
            weight *= self.tiles_fade
            if symbol:
                promise += symbol_weight * self.symbol_gain(symbol)
                symbol_weight *= self.symbols_fade
        for kind in range(6):
            if player[me + SMALL + kind]:
                promise += weight * 0.6
                weight *= self.tiles_fade
        return promise

    def symbol_gain(self, symbol: i64) -> float:
        """What a tile with that symbol brings more than other work would, laid at the best of the `places`."""
        best = 0.0
        for zone in range(1, 4):
            distance = self.places[zone]
            if distance < REACH:
                effort = float(distance) + 2.0 + taking_cost(symbol)
                gain = self.token_gain(symbol, float(zone), distance, effort)
                if gain > best:
                    best = gain
        return best

    def sets_promise(self, state: State, seat: i64, left: float) -> float:
        """Points of complete sets, and part of the next one by the kinds it has (NW-F3)."""
        base = seat * PLAYER + TOKENS
        fewest = FAR
        for kind in range(1, 6):
            count = state.player[base + kind]
            if count < fewest:
                fewest = count
        kinds = 0.0
        for kind in range(1, 6):
            if state.player[base + kind] > fewest:
                kinds += 1.0
        hope = left / (left + 2.0)
        return float(numbers.SET_POINTS) * float(fewest) + self.set_promise * math.pow(kinds / 5.0, 1.5) * hope

    def sled_tokens(self, state: State, sled: i64, crew: float) -> float:
        """What the best token near the sled promises, and part of the second best: most where the ice carries it."""
        best = 0.0
        second = 0.0
        ice = max(rows_frozen(state.round), rows_frozen(state.round + 1))
        start = 1.0 if sled // STRIDE <= ice else self.off_ice
        for square in SQUARES:
            token = state.token[square] & 255
            if 0 < token < 1 << TAKER_SHIFT:
                gap = tile_gap(square, sled)
                cost = taking_cost(token)
                gain = self.token_gain(token, float(ZONE[square]), i64(gap), float(i64(gap)) + cost)
                if gain > best * 0.5:
                    gain *= sigmoid(2.0 * (crew - cost + 0.5))
                    if gap > 1.0:
                        gain *= start if square // STRIDE <= ice else self.off_ice
                    if gain > best:
                        second = best
                        best = gain
                    elif gain > second:
                        second = gain
        return best + self.second_token * second


def taking_cost(token: i64) -> float:
    """Crew that a token takes: NW-GD1, NW-F1."""
    return 2.0 if token == INUIT or token == CAIRN else 3.0


def outlook_kept(state: State) -> float:
    """The part of the outlook that comes true."""
    left = rounds_left(state)
    if state.seats == 1:
        return min(1.1, 0.55 * left) + 0.1 * max(0.0, left - 5.0)
    return 0.34 + 0.12 * max(0.0, left - 6.5)


def usual_outlook(state: State) -> float:
    """What an expedition at sea expects on average, fitted to games that this judge played."""
    return 0.0 if state.to_act() < 0 else min(50.0, 7.0 + 6.5 * rounds_left(state))


def rounds_left(state: State) -> float:
    return 0.0 if state.to_act() < 0 else float(ROUNDS - state.round) + 0.5


def room_beside(state: State, place: i64) -> float:
    """How many free squares, up to four, lie along the tile where a vehicle stands (NW-C2)."""
    if place < FIRST_TILE:
        return 0.0
    sides = SIDES[state.cover[place] >> SHAPE_SHIFT & 3]
    free = 0.0
    at: i64 = 0
    while at < i64(len(sides)):
        if state.cover[place + sides[at + 1]] == FREE and free < 4.0:
            free += 1.0
        at += SIDE
    return free


def open_work(state: State, available: float, crew: float) -> float:
    """Crew to use in this and the coming rounds while the sea off Greenland is open."""
    work = available if rows_frozen(state.round) <= HOME_ROWS else 0.0
    for coming in range(state.round + 1, ROUNDS + 1):
        if rows_frozen(coming) <= HOME_ROWS:
            work += crew
    return work


def is_frozen(state: State, ship: i64, round: i64) -> bool:
    """Whether all of the ship's tile is under ice in that round (NW-I4)."""
    if ship < FIRST_TILE:
        return False
    south = ship // STRIDE + (1 if state.cover[ship] >> SHAPE_SHIFT & 3 == UPRIGHT else 0)
    return south <= rows_frozen(round)


def rows_frozen(round: i64) -> i64:
    return FROZEN[round]


def passage_value(state: State) -> float:
    """What the Passage still gives."""
    if state.mode.passage_by_year:
        early = state.round <= numbers.YEAR_ONE
        return float(numbers.SOLO_PASSAGE_YEAR_ONE if early else numbers.SOLO_PASSAGE_YEAR_TWO)
    return float(PASSAGE_PRIZES[state.seats * 4 + state.passages_taken]) if state.passages_taken < 4 else 0.0


def greenland_value(state: State) -> float:
    """What the return still gives."""
    if not state.mode.has_greenland_tokens:
        return 0.0
    return float(GREENLAND_PRIZES[state.seats * 4 + state.greenlands_taken]) if state.greenlands_taken < 4 else 0.0


def majority(state: State, seat: i64, kind: i64, left: float) -> float:
    """What the seat can expect of a majority, the surer the fewer rounds are left (NW-F2)."""
    mine = state.player[seat * PLAYER + TOKENS + kind]
    softness = 0.35 + 0.22 * left
    ahead_of = 0.0
    for other in range(state.seats):
        if other != seat:
            lead = float(mine - state.player[other * PLAYER + TOKENS + kind]) - 0.3
            ahead_of += sigmoid(lead / softness)
    rank = float(state.seats - 1) - ahead_of
    below = i64(rank)
    share = rank - float(below)
    prize = float(MAJORITIES[kind * 4 + below]) * (1.0 - share)
    if below + 1 < state.seats:
        prize += float(MAJORITIES[kind * 4 + below + 1]) * share
    if mine == 0:
        return prize * 0.35 * left / 10.0
    return prize


def tile_gap(ship: i64, sled: i64) -> float:
    """How far apart ship and sled are, in squares."""
    if ship < FIRST_TILE or sled < FIRST_TILE:
        return 0.0 if ship == sled else 6.0
    rows = ship // STRIDE - sled // STRIDE
    columns = ship % STRIDE - sled % STRIDE
    return float((rows if rows > 0 else -rows) + (columns if columns > 0 else -columns))
