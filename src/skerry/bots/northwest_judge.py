"""Knowledge of Northwest Passage: what a position promises each expedition. Compiled with the rules.

An expedition's worth is what it has plus what it can still expect: majorities and sets in the making,
the Passage within reach, tokens near its vehicles, work left in its crew, and the way home before the
last ice closes it.
"""

from __future__ import annotations

import math
from typing import Final

from skerry.bots.search import Judge
from skerry.core.kernel import Kernel
from skerry.core.packed import i64, vec
from skerry.northwest import numbers
from skerry.northwest.constants import (
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
from skerry.northwest.state import State, zeros
from skerry.northwest.tables import (
    GREENLAND_SQUARES,
    PASSAGE_SQUARES,
    SIDE,
    SIDES,
    SIZE,
    SQUARES,
    STRIDE,
    SYMBOL,
    ZONE,
    packed,
)

FAR: Final[i64] = 99
HOME_ROWS: Final[i64] = 2
"""The rows north of Greenland's: with more ice than that the way home is closed."""
ROUNDS: Final[i64] = numbers.ROUNDS
FROZEN: Final = packed([0] + [numbers.FROZEN_ROWS[sun] for sun in numbers.SUN_OF_ROUND])
"""By round: how many rows are frozen."""


def _prizes(tokens: dict[int, tuple[int, ...]]) -> vec[i64]:
    """By the number of seats * 4 + how many are taken: the token that comes next, 0 if none is left."""
    return packed([(*tokens.get(seats, ()), 0, 0, 0, 0)[taken] for seats in range(5) for taken in range(4)])


PASSAGE_PRIZES: Final = _prizes(numbers.PASSAGE_TOKENS)
GREENLAND_PRIZES: Final = _prizes(numbers.GREENLAND_TOKENS)
MAJORITIES: Final = packed(
    [
        *(0, 0, 0, 0) * int(FRANKLIN),
        *numbers.FRANKLIN_MAJORITY,
        *numbers.STRAIT_MAJORITY,
        *numbers.CARTOGRAPHY_MAJORITY,
    ]
)
"""By the kind of token * 4 + rank (NW-F2); Franklin, Strait and Cartography follow each other."""


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0


class NorthwestJudge(Judge):
    """Judges the classic game and the solo variant."""

    effort: float
    passage_moves: float
    distance: vec[i64]
    queue: vec[i64]
    work: float
    """Points that one crew's work brings on average in the rounds to come."""
    handy_tile: float
    """What a tile in the reserve is worth."""
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
    unknown_tile: float
    """Crew that a tile of unknown sea takes: drawing, placing, sailing on."""
    scale: float
    """Points of lead that make a win likely."""
    passage_pull: float
    """How much the nearness of the Passage counts."""
    token_bonus: float
    """What a token brings to sets and majorities."""
    sled_care: float
    """How much a sled away from its ship costs."""
    sled_hope: float
    """How much tokens near the sled count."""
    room: float
    """What a free square beside a vehicle's tile is worth: a place for the next tile."""
    others_hope: float
    """How much of the others' prospects counts: what opens the way for all is worth doing."""
    home_effort: float
    """Crew that a tile on the way home takes."""

    def __init__(self) -> None:
        self.work = 0.12
        self.handy_tile = 0.303
        self.symbol_tile = 0.167
        self.set_promise = 3.6
        self.near_token = 0.5
        self.token_fades = 0.8
        self.home_slack = 2.2
        self.passage_slack = 4.01
        self.unknown_tile = 2.7
        self.scale = 9.0
        self.passage_pull = 2.2
        self.token_bonus = 0.702
        self.sled_care = 2.11
        self.sled_hope = 0.329
        self.room = 0.33
        self.others_hope = 0.293
        self.effort = 0.0
        self.passage_moves = 0.0
        self.home_effort = 1.46
        self.distance = zeros(SIZE)
        self.queue = zeros(SIZE)

    def seats(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        return kernel.seats

    def value(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        mine = self.worth(kernel, seat, 1.0)
        if kernel.seats == 1:
            return sigmoid((mine + 20.0) / 25.0)
        best = -1000.0
        for other in range(kernel.seats):
            if other != seat:
                theirs = self.worth(kernel, other, self.others_hope)
                if theirs > best:
                    best = theirs
        return sigmoid((mine - best) / self.scale)

    def points(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        return self.worth(kernel, seat, 1.0)

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

    def look_for_passage(self, state: State) -> None:
        """Crew needed from where `sail_from` began to the Passage, unknown sea included, and the moves among it."""
        self.effort = float(self.distance[PASSAGE])
        self.passage_moves = self.effort
        if self.distance[PASSAGE] < FAR:
            return
        self.effort = 999.0
        for i in range(self.queue[SIZE - 1]):
            first = self.queue[i]
            if first >= FIRST_TILE:
                shape = state.cover[first] >> SHAPE_SHIFT & 3
                tiles = unknown_tiles(first)
                if shape == UPRIGHT:
                    tiles = min(tiles, unknown_tiles(first + STRIDE))
                effort = float(self.distance[first]) + self.unknown_tile * tiles
                if effort < self.effort:
                    self.effort = effort
                    self.passage_moves = float(self.distance[first]) + tiles

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
        to_go_home = open_work(state, available, crew)
        promise = 0.0
        if not player[me + PASSAGE_TOKEN]:
            value = passage_value(state)
            self.look_for_passage(state)
            spare = work - self.effort - self.passage_moves - home
            near = 1.0 - self.passage_pull * self.effort / 45.0
            promise += value * sigmoid(spare / self.passage_slack) * near
        promise += self.tokens_near(state)
        promise += self.tiles_at_hand(state, me)
        promise += self.room * (room_beside(state, ship) + 0.5 * room_beside(state, sled))
        safe = 1.0
        if ship != GREENLAND:
            safe = sigmoid((to_go_home - home * self.home_effort - 1.0) / self.home_slack)
            promise -= (1.0 - safe) * (2.0 * ship_crew + 2.0)
            promise += safe * greenland_value(state) * 0.8
            promise += self.work * max(0.0, work - home)
        else:
            promise += self.work * work * 0.9
        if sled >= FIRST_TILE or sled == PASSAGE:
            apart = tile_gap(ship, sled)
            promise -= self.sled_care * sled_crew * (0.25 + 0.12 * apart) * (1.0 + 3.0 / (left + 1.0))
            promise -= (1.0 - safe) * 2.0 * sled_crew
            promise += self.sled_hope * self.sled_tokens(state, sled) * sigmoid(sled_crew - 1.0)
        return promise

    def tokens_near(self, state: State) -> float:
        """What the best token in reach promises, and part of the second best."""
        best = 0.0
        second = 0.0
        for i in range(self.queue[SIZE - 1]):
            first = self.queue[i]
            square = state.token_square(first)
            if square:
                worth = self.token_worth(state.token[square] & 255, square) * self.fading(self.distance[first])
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        return self.near_token * (best + 0.4 * second)

    def token_worth(self, token: i64, square: i64) -> float:
        """A token's prestige where it stands, and what it brings to sets and majorities."""
        zone = float(ZONE[square])
        if token == INUIT or token == CAIRN:
            return 2.0 * zone + 0.9 * self.token_bonus
        return zone + 1.9 * self.token_bonus

    def fading(self, distance: i64) -> float:
        promise = 1.0
        for _ in range(distance if distance < 8 else 8):
            promise *= self.token_fades
        return promise

    def tiles_at_hand(self, state: State, me: i64) -> float:
        """Tiles in the reserve are work already done; the first ones count most."""
        player = state.player
        hand = HANDS + me // PLAYER * HAND
        promise = 0.0
        weight = 1.0
        for i in range(player[me + LARGE]):
            promise += weight * (self.handy_tile + (self.symbol_tile if SYMBOL[state.stock[hand + i]] else 0.0))
            weight *= 0.45
        for kind in range(6):
            if player[me + SMALL + kind]:
                promise += weight * self.handy_tile * 0.6
                weight *= 0.45
        return promise

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

    def sled_tokens(self, state: State, sled: i64) -> float:
        """What tokens near the sled promise."""
        promise = 0.0
        for square in SQUARES:
            token = state.token[square] & 255
            if 0 < token < 1 << TAKER_SHIFT:
                promise += self.token_worth(token, square) * self.near_token * self.fading(i64(tile_gap(square, sled)))
        return promise


def rounds_left(state: State) -> float:
    return 0.0 if state.to_act() < 0 else float(ROUNDS - state.round) + 0.5


def unknown_tiles(square: i64) -> float:
    """How many tiles may lie in the unknown sea between a square and the Passage."""
    row = square // STRIDE - 1
    column = square % STRIDE - 1
    south = 5 - row if row < 5 else row - 6 if row > 6 else 0
    return float(column + south) * 0.62 + 0.4


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


def free_squares(state: State) -> i64:
    count: i64 = 0
    for square in SQUARES:
        if state.cover[square] == FREE:
            count += 1
    return count


def tile_gap(ship: i64, sled: i64) -> float:
    """How far apart ship and sled are, in squares."""
    if ship < FIRST_TILE or sled < FIRST_TILE:
        return 0.0 if ship == sled else 6.0
    rows = ship // STRIDE - sled // STRIDE
    columns = ship % STRIDE - sled % STRIDE
    return float((rows if rows > 0 else -rows) + (columns if columns > 0 else -columns))
