"""A navigator's sense: time counted in crew, earliest arrivals, what each place pays, and the next step of a plan.

A time is a round and the crew used in it, `round << 4 | used`: so the ice to come (NW-I2) is part of every way. A plan
fetches a token, lays a tile, reaches the Passage or goes home; it is worth its gain for each crew that it takes, and
counts only if there is time to come home afterwards. Compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.judge import sigmoid
from skerry.core.kernel import Kernel, packed
from skerry.core.network import LEAD, POINTS, WIN
from skerry.core.packed import append, i64, vec
from skerry.core.policy import TRIALS, play_out
from skerry.northwest import numbers
from skerry.northwest.codes import (
    CHOICE_LARGE,
    DISCOVER,
    DRAW,
    END,
    EXPLORE,
    GIVE_RESTING,
    LAY,
    MOVE,
    PASS,
    PLACE,
    REFRESH,
    SHIP,
    SLED,
    TRANSFER,
    WAY_UPRIGHT,
    action_code,
    gift_of,
    kind_of,
    square_of,
    target_of,
    tile_of,
    transfer_code,
    way_of,
    with_choice,
    with_gift,
    with_target,
    with_tile,
)
from skerry.northwest.crew import column
from skerry.northwest.geometry import (
    FIRST_SMALL,
    GREENLAND_SQUARES,
    NO_HALF,
    OFFSETS,
    PATTERN,
    SIDE,
    SIDES,
    SIZE,
    SQUARES,
    STRIDE,
    SYMBOL,
    SYMBOL_HALF,
    ZONE,
)
from skerry.northwest.ice import area_name, areas, is_locked
from skerry.northwest.islands import closed_island, island_points, island_tiles
from skerry.northwest.layout import (
    ABOARD,
    ACTING,
    BAG,
    CAIRN,
    CARTOGRAPHY,
    DRAFTING,
    FACE_UP,
    FIRST_TILE,
    FRANKLIN,
    FREE,
    GREENLAND,
    INUIT,
    LAND,
    LARGE,
    LYING,
    PASSAGE,
    PASSAGE_RIM,
    PASSAGE_TOKEN,
    PILES,
    PLAYER,
    RETURNED,
    SEA,
    SHAPE_SHIFT,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHIP_RESTING,
    SINGLE,
    SLED_AREA,
    SLED_AT,
    SLED_AVAILABLE,
    SLED_RESTING,
    SMALL,
    TAKING,
    TOKENS,
    UNKNOWN,
    UPRIGHT,
)
from skerry.northwest.legal import kept_large, kept_moves, kept_small
from skerry.northwest.navigator import (
    FROZEN,
    NEVER,
    NEXT_OPEN,
    NONE,
    ROUNDS,
    UNREACHED,
    Navigator,
    work_between,
)
from skerry.northwest.paying import cost
from skerry.northwest.placing import large_codes, small_codes, spots_beside
from skerry.northwest.scoring import MAJORITIES
from skerry.northwest.state import State

GOOD_SCORE: Final = 50.0
ACHIEVEMENT_SCALE: Final = 25.0
"""Points above a good score, or of lead, that make a finished game nearly three times as good as bad."""
RIVALRY: Final = 0.5
"""How much a point of the best rival counts against an own one."""
LATER_PART: Final = 0.1
"""How much of a turn's time goes to whether to act again."""
FEWEST_OFFERS: Final[i64] = 4
SEAT_TRIALS: Final = 250.0
"""How many trials a decision is worth for each who sits at the table, where the network judges."""
OWN_TURNS: Final[i64] = 3
"""How many of its own turns a search plans ahead."""
GLANCES: Final[i64] = 4
"""How many moves are compared at a glance."""
WAIT: Final[i64] = -2
IDLE_WORK: Final[i64] = 7
"""Crew that it takes to turn up a tile, lay it and take what is on it."""
HOMEWARD: Final[i64] = 8
"""The round from which one thinks of coming home before the others."""
HOMECOMING_SPREAD: Final = 3.0
HOMECOMING_DELAY: Final = 3.0
"""Crew by which one might come home later, to see what waiting loses."""
STICKING: Final = 50.0
"""What following a plan adds to a step's score: more than any purpose is worth, less than the need to go home."""


def _prizes(tokens: dict[int, tuple[int, ...]]) -> vec[i64]:
    """By the number of seats * 8 + how many are taken: the token that comes next, 0 if none is left."""
    return packed([(*tokens.get(seats, ()), *(0,) * 8)[taken] for seats in range(5) for taken in range(8)])


PASSAGE_PRIZES: Final = _prizes(numbers.PASSAGE_TOKENS)
GREENLAND_PRIZES: Final = _prizes(numbers.GREENLAND_TOKENS)


class Planner(Navigator):
    """Plans for whoever is to act. It keeps charts from one decision to the next, so one planner serves one thread."""

    foresight: float
    """How many turns of each seat are played before the network judges; 0 if games are played to their end."""
    gains: list[float]
    """By kind of token: what one more brings to majorities and sets."""
    seat: i64
    me: i64
    now: i64
    crew: i64
    left: float
    """Crew left to work until the end of the game."""
    best_score: float
    best_code: i64
    best_aim: i64
    offered: vec[i64]
    """All the steps that were offered, what each works for, and their scores."""
    purposes: vec[i64]
    scores: list[float]
    noting: bool
    aims: vec[i64]
    """By offer: what it works for."""
    planning: i64
    """The seat that follows a plan, and what for: `follow`."""
    plan: i64
    local_score: float
    local_code: i64
    west_score: float
    """The best next step towards the Passage, in crew saved."""
    west_code: i64

    zone_one: float
    """Points that a crew's work brings in each zone."""
    zone_two: float
    zone_three: float
    margin: float
    """Crew to spare on the way home."""
    hope: float
    """Crew left that make a set likely."""
    surplus: float
    """What a token is worth that only a set after the next needs."""
    softness: float
    """How many tokens of lead are uncertain at the end, and more for each round to come."""
    softness_round: float
    west_share: float
    """The part of what richer waters promise that one can count on."""
    west_step: float
    """How much a step that saves a crew counts more."""
    back_share: float
    """The part of a sled's way back that its errand has to pay for."""
    draw_doubt: float
    """How much of a tile's promise is left that has to be drawn first."""
    take_bonus: float
    """How much more a token counts on which one stands."""
    patience: float
    """How much of it is left when the crew for it wakes only next round."""
    detour: float
    """The least part of the way to a token that counts, when it lies on the way west."""
    on_the_way: float
    """Crew that a symbol on a tile towards the Passage is worth."""
    homesick: float
    """What going home is worth while there is time."""
    rejoin: float
    """What taking the sled back aboard is worth."""
    rejoin_locked: float
    room_worth: float
    """What a tile that may be laid somewhere is worth alone, where every covered square counts (NW-SO4)."""
    refresh_share: float
    """How much of the way west's worth is left when new tiles have to be turned up."""
    bad_step: float
    """Crew lost by the best step west that make new tiles worth turning up."""
    contest: float
    """How much of a token is lost that a rival is nearer to."""
    guarded: float
    """How much of it is lost when a rival stands there who can take it at once."""
    race: float
    """How much of what coming home later would lose counts (NW-P2)."""
    last_call: float
    """Crew left to work when a rival is about to come home."""
    rival_pace: float
    """Crew that a rival takes for a square of its way to it."""
    snatch: float
    """How likely a token is lost that a rival can take in one turn; it must be worth more than the crew for it."""
    idle_refresh: float
    """What turning up new tiles is worth when there is time and nothing better to do."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        Navigator.__init__(self, weights)
        self.foresight = 0.0
        self.gains = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        self.seat = 0
        self.me = 0
        self.now = 0
        self.crew = 0
        self.left = 0.0
        self.best_score = 0.0
        self.best_code = NONE
        self.best_aim = NONE
        self.offered = vec[i64]()
        self.purposes = vec[i64]()
        self.scores = []
        self.noting = False
        self.aims = vec[i64]()
        self.planning = NONE
        self.plan = NONE
        self.local_score = 0.0
        self.local_code = NONE
        self.west_score = 0.0
        self.west_code = NONE

    # -- what things are worth -----------------------------------------------------------------------

    def weigh_tokens(self, state: State) -> None:
        """What one more token of each kind brings at the end (NW-F2, NW-F3)."""
        player, me = state.player, self.me
        rounds = float(ROUNDS - state.round) + 0.5
        hope = self.left / self.hope
        if hope > 1.0:
            hope = 1.0
        fewest: i64 = 99
        for kind in range(1, 6):
            if player[me + TOKENS + kind] < fewest:
                fewest = player[me + TOKENS + kind]
        missing: i64 = 0
        for kind in range(1, 6):
            if player[me + TOKENS + kind] == fewest:
                missing += 1
        for kind in range(1, 6):
            gain = 0.0
            if player[me + TOKENS + kind] == fewest:
                gain = float(numbers.SET_POINTS) / float(missing) * (hope if missing > 1 else 1.0)
            elif player[me + TOKENS + kind] == fewest + 1:
                gain = self.surplus * hope
            if kind >= FRANKLIN and state.mode.has_majorities:
                held = player[me + TOKENS + kind]
                gain += self.majority(state, kind, held + 1, rounds) - self.majority(state, kind, held, rounds)
            self.gains[kind] = gain

    def majority(self, state: State, kind: i64, held: i64, rounds: float) -> float:
        """What so many tokens of a kind promise (NW-F2)."""
        if held == 0:
            return 0.0
        softness = self.softness + self.softness_round * rounds
        rank = 0.0
        for other in range(state.seats):
            if other != self.seat:
                lead = float(held - state.player[other * PLAYER + TOKENS + kind]) - 0.5
                rank += sigmoid(-lead / softness)
        below = i64(rank)
        share = rank - float(below)
        prize = float(MAJORITIES[kind * 4 + below]) * (1.0 - share)
        if below < 3:
            prize += float(MAJORITIES[kind * 4 + below + 1]) * share
        return prize

    def taking(self, token: i64) -> i64:
        """What it costs to take a token (NW-GD1, NW-F1)."""
        return numbers.COST_DISCOVER if token == INUIT or token == CAIRN else numbers.COST_EXPLORE

    def token_gain(self, token: i64, square: i64) -> float:
        base: i64 = 2 if token == INUIT or token == CAIRN else 1
        return float(base * ZONE[square]) + self.gains[token]

    def passage_prize(self, state: State) -> float:
        """What the Passage gives when those who are nearer come first."""
        player, passage = state.player, self.to_passage
        if player[self.me + PASSAGE_TOKEN]:
            return 0.0
        if state.mode.passage_by_year:
            return float(numbers.SOLO_PASSAGE_YEAR_ONE if state.round <= 5 else numbers.SOLO_PASSAGE_YEAR_TWO)
        mine = passage[player[self.me + SHIP_AT]]
        before = state.passages_taken
        prize = 0.0
        ahead = 0.0
        for seat in range(state.seats):
            them = seat * PLAYER
            if seat != self.seat and not player[them + PASSAGE_TOKEN] and not player[them + RETURNED]:
                ahead += sigmoid(float(mine - passage[player[them + SHIP_AT]]) / 150.0)
        below = i64(ahead)
        share = ahead - float(below)
        prize = float(PASSAGE_PRIZES[state.seats * 8 + before + below]) * (1.0 - share)
        return prize + float(PASSAGE_PRIZES[state.seats * 8 + before + below + 1]) * share

    def greenland_prize(self, state: State, left: float) -> float:
        """What coming home gives with so many crew left to work: rivals come when little is left."""
        before = float(state.greenlands_taken)
        for other in range(state.seats):
            if other != self.seat and not state.player[other * PLAYER + RETURNED]:
                before += sigmoid((self.last_call - left) / HOMECOMING_SPREAD)
        below = i64(before)
        share = before - float(below)
        prize = float(GREENLAND_PRIZES[state.seats * 8 + below]) * (1.0 - share)
        return prize + float(GREENLAND_PRIZES[state.seats * 8 + below + 1]) * share

    # -- the next step -------------------------------------------------------------------------------

    def offer(self, score: float, code: i64, aim: i64) -> None:
        """A step that works for something: a token by its square, a tile's place, an arrow; 0 for nothing special."""
        if score <= 0.0:
            return
        if aim == self.plan and self.seat == self.planning and score < STICKING:
            score += STICKING
        if score > self.best_score:
            self.best_score = score
            self.best_code = code
            self.best_aim = aim
        if self.noting:
            for i in range(i64(len(self.offered))):
                if self.offered[i] == code:
                    if score > self.scores[i]:
                        self.scores[i] = score
                        self.purposes[i] = aim
                    return
            self.offered = append(self.offered, code)
            self.purposes = append(self.purposes, aim)
            self.scores.append(score)

    def offer_local(self, score: float, code: i64, aim: i64) -> None:
        """An offer that leaves the vehicles where they are: also for those who wait."""
        self.offer(score, code, aim)
        if score > self.local_score:
            self.local_score = score
            self.local_code = code

    def offers(self, kernel: Kernel, most: i64) -> vec[i64]:
        assert isinstance(kernel, State)
        legal = kernel.codes()
        found = append(vec[i64](capacity=most), self.choose(kernel))
        self.aims = append(vec[i64](capacity=most), NONE)
        if kernel.phase == ACTING:
            self.noting = True
            self.offered = vec[i64]()
            self.purposes = vec[i64]()
            self.scores = []
            self.act(kernel)
            self.noting = False
            while i64(len(found)) < most:
                best: i64 = 0
                for i in range(i64(len(self.offered))):
                    if self.scores[i] > self.scores[best]:
                        best = i
                if len(self.offered) == 0 or self.scores[best] <= 0.0:
                    break
                code = self.idle(kernel) if self.offered[best] == WAIT else self.paid(kernel, self.offered[best])
                if contains(legal, code) and not contains(found, code):
                    found = append(found, code)
                    self.aims = append(self.aims, self.purposes[best])
                self.scores[best] = 0.0
        enough = FEWEST_OFFERS if kernel.phase == ACTING else most
        for code in legal:
            if i64(len(found)) < enough and not contains(found, code):
                found = append(found, code)
                self.aims = append(self.aims, NONE)
        return found

    def aim(self, move: i64) -> i64:
        return self.aims[move]

    def follow(self, seat: i64, aim: i64) -> None:
        self.planning = seat
        self.plan = aim

    def idle(self, kernel: Kernel) -> i64:
        """To pass, so that a plan does not count on the tiles of others."""
        assert isinstance(kernel, State)
        if kernel.phase != ACTING:
            return self.choose(kernel)
        return END if kernel.active else PASS

    def horizon(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, State)
        if self.network is None or self.foresight == 0.0:
            return -1
        return kernel.turn + i64(self.foresight * float(kernel.seats))

    def depth(self) -> i64:
        return OWN_TURNS

    def trials(self, kernel: Kernel) -> float:
        """Where the network judges, more trials only find out where it errs."""
        assert isinstance(kernel, State)
        return TRIALS if self.horizon(kernel) < 0 else SEAT_TRIALS * float(kernel.seats)

    def resolve(self, kernel: Kernel) -> i64:
        """Of a few offers, the one after which the network likes best what comes of it."""
        until = self.horizon(kernel)
        if until < 0:
            return self.choose(kernel)
        offers, seat = self.offers(kernel, GLANCES), kernel.to_act()
        best: i64 = 0
        most = -1.0
        for i in range(i64(len(offers)) if len(offers) > 1 else 0):
            world = kernel.copy()
            world.apply(offers[i])
            self.follow(seat, self.aims[i])
            play_out(self, world, until)
            self.follow(NONE, NONE)
            value = self.verdict(world, seat)
            if value > most:
                most = value
                best = i
        return offers[best]

    def expected(self, kernel: Kernel, seat: i64) -> float:
        return float(kernel.points(seat)) if kernel.to_act() < 0 else self.foreseen(kernel, seat, POINTS)

    def verdict(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        mine = self.expected(kernel, seat)
        if kernel.seats == 1:
            return sigmoid((mine + 10.0) / 20.0)
        if kernel.to_act() >= 0:
            best = mine - self.foreseen(kernel, seat, LEAD)
            return sigmoid((mine - RIVALRY * best - (1.0 - RIVALRY) * GOOD_SCORE) / ACHIEVEMENT_SCALE)
        best = -1000.0
        for other in range(kernel.seats):
            if other != seat:
                theirs = float(kernel.points(other))
                if theirs > best:
                    best = theirs
        return sigmoid((mine - RIVALRY * best - (1.0 - RIVALRY) * GOOD_SCORE) / ACHIEVEMENT_SCALE)

    def part_of_turn(self, kernel: Kernel) -> float:
        """Nearly all for the first action of a turn; another one is dear (NW-T2)."""
        assert isinstance(kernel, State)
        return LATER_PART if kernel.active else 1.0 - LATER_PART

    def won(self, kernel: Kernel, seat: i64) -> float:
        assert isinstance(kernel, State)
        if kernel.seats == 1:
            return self.verdict(kernel, seat)
        if kernel.to_act() >= 0:
            return sigmoid(self.foreseen(kernel, seat, WIN))
        ahead = 1.0
        for other in range(kernel.seats):
            if other != seat:
                if kernel.points(other) > kernel.points(seat):
                    return 0.0
                if kernel.points(other) == kernel.points(seat):
                    ahead += 1.0
        return 1.0 / ahead

    def choose(self, kernel: Kernel) -> i64:
        """The next action for whoever is to act."""
        assert isinstance(kernel, State)
        state = kernel
        if state.phase == ACTING and (state.active == 0 or state.mode.one_turn_a_round):
            return self.act(state)
        if state.phase == DRAFTING or state.phase == TAKING:
            return self.take(state)
        if state.phase == ACTING:
            return self.go_on(state)
        return state.codes()[0]

    # -- another action in the same turn (NW-T2) -----------------------------------------------------------

    def go_on(self, state: State) -> i64:
        """What a rival would come before, for a crew more; or all the way home. Else the turn ends."""
        code = self.snatched(state)
        if code == NONE:
            code = self.snatched_passage(state)
        if code == NONE:
            code = self.hurried_home(state)
        return END if code == NONE else code

    def snatched(self, state: State) -> i64:
        """To take the token where a vehicle stands, if a rival could in a single turn."""
        player, actor = state.player, state.actor
        ship_at = player[actor * PLAYER + SHIP_AT]
        for vehicle in range(i64(2)):
            place = player[actor * PLAYER + SHIP_AT + vehicle]
            square = state.token_square(place)
            if not square:
                continue
            token = state.token[square] & 7
            taking = DISCOVER if token == INUIT or token == CAIRN else EXPLORE
            price = cost(state, taking, vehicle)
            if player[column(actor, vehicle)] < price or not self.is_sought(state, place, self.taking(token)):
                continue
            self.survey(state, actor)
            in_time = self.time_for(ship_at, price) or self.latest[ship_at] == 0
            if in_time and self.token_gain(token, square) * self.snatch > 1.0:
                return action_code(taking, vehicle)
        return NONE

    def is_sought(self, state: State, place: i64, taking: i64) -> bool:
        """Whether a rival can take the token of a place in its next turn: there already, or a move away."""
        player = state.player
        for other in range(state.seats):
            if other == state.actor or player[other * PLAYER + RETURNED]:
                continue
            for vehicle in range(i64(2)):
                ready = player[column(other, vehicle)]
                if ready >= taking and player[other * PLAYER + SHIP_AT + vehicle] == place:
                    return True
                if ready >= taking + 2 and self.moves_to(state, other, vehicle, place):
                    return True
        return False

    def moves_to(self, state: State, seat: i64, vehicle: i64, place: i64) -> bool:
        if len(state.kept) == 0:
            state.keep_nothing()
        for move in kept_moves(state, seat, vehicle):
            if target_of(move) == place:
                return True
        return False

    def snatched_passage(self, state: State) -> i64:
        """To take the Passage beside the ship, if a rival could be there in a single turn: n moves take 2n - 1 crew."""
        player, me = state.player, state.actor * PLAYER
        if player[me + PASSAGE_TOKEN] or player[me + SHIP_AVAILABLE] < cost(state, MOVE, SHIP):
            return NONE
        next_prize = state.seats * 8 + state.passages_taken
        lost = float(PASSAGE_PRIZES[next_prize] - PASSAGE_PRIZES[next_prize + 1])
        if lost * self.snatch <= 1.0 or not self.moves_to(state, state.actor, SHIP, PASSAGE):
            return NONE
        self.survey(state, state.actor)
        for other in range(state.seats):
            them = other * PLAYER
            if other == self.seat or player[them + PASSAGE_TOKEN] or player[them + RETURNED]:
                continue
            moves = (player[them + SHIP_AVAILABLE] + 1) // 2
            if self.to_passage[player[them + SHIP_AT]] <= 100 * moves and self.passage_in_time(1.0):
                return with_target(action_code(MOVE, SHIP), PASSAGE)
        return NONE

    def hurried_home(self, state: State) -> i64:
        """The next move home when nothing else is left to do and the crew suffices for the whole way: it rests then."""
        player, me = state.player, state.actor * PLAYER
        ready, ship_at = player[me + SHIP_AVAILABLE], player[me + SHIP_AT]
        if state.round < HOMEWARD or ready < squares_between(GREENLAND, ship_at) or player[me + SLED_AT] != ABOARD:
            return NONE
        code = self.act(state)
        moves = work_between(self.now, self.arrive[GREENLAND], self.crew)
        return code if self.best_aim == GREENLAND and moves * cost(state, MOVE, SHIP) <= ready else NONE

    # -- the next step of a plan -----------------------------------------------------------------------------

    def survey(self, state: State, seat: i64) -> None:
        """Look around from a seat."""
        if len(state.kept) == 0:
            state.keep_nothing()
        player = state.player
        self.seat = seat
        self.me = self.seat * PLAYER
        me = self.me
        ship = player[me + SHIP_AVAILABLE] + player[me + SHIP_RESTING]
        self.crew = ship + player[me + SLED_AVAILABLE] + player[me + SLED_RESTING]
        resting = player[me + SHIP_RESTING] + player[me + SLED_RESTING]
        self.now = state.round << 4 | resting
        self.left = float(work_between(self.now, ROUNDS << 4 | self.crew, self.crew))
        self.chart_map(state, self.crew)
        self.weigh_tokens(state)
        self.forget_offers()
        if state.mode.counts_free_squares:  # every covered square counts: no plan is worth being bound to
            self.plan = NONE

    def forget_offers(self) -> None:
        self.best_score = 0.0
        self.best_code = NONE
        self.best_aim = NONE
        self.local_score = 0.0
        self.local_code = NONE
        self.west_score = -9.0
        self.west_code = NONE

    def act(self, state: State) -> i64:
        self.survey(state, state.actor)
        player, me = state.player, self.me
        ship_at, sled_at = player[me + SHIP_AT], player[me + SLED_AT]
        ready_ship, ready_sled = player[me + SHIP_AVAILABLE], player[me + SLED_AVAILABLE]
        if ready_ship + ready_sled == 0:
            return PASS
        sled_out = sled_at != ABOARD and sled_at >= PASSAGE and sled_at != 3
        locked = is_locked(state, ship_at, state.ice)
        if ready_ship > 0:
            self.work(state, SHIP, ship_at, ready_ship, ship_at)
            self.sail(state, ship_at, self.now, self.crew)
            if not locked:
                self.fetch_by_ship(state, ship_at)
            self.go_west(state, ship_at, locked)
            if not sled_out:
                self.go_home(state, ship_at, locked)
        if sled_out:
            self.lead_sled(state, ship_at, sled_at, ready_sled, locked)
        elif sled_at == ABOARD and ready_ship > 0 and ship_at >= FIRST_TILE:
            self.send_sled(state, ship_at, locked)
        code = self.best_code
        if code == WAIT:
            code = self.local_code
        if code == NONE or code == WAIT:
            return PASS
        return self.paid(state, code)

    def paid(self, state: State, code: i64) -> i64:
        """The step with what the Tuunbaq takes for it (NW-TB3): the crew that rests; if nothing can be given, pass."""
        if state.tuunbaq_at == 0 or kind_of(code) != MOVE or target_of(code) != state.tuunbaq_at:
            return code
        paid = PASS
        for legal in state.codes():
            if gift_of(legal) and with_gift(code, gift_of(legal)) == legal:
                paid = legal
                if gift_of(legal) == GIVE_RESTING:
                    return legal
        return paid

    # -- tokens and tiles here -------------------------------------------------------------------------

    def time_for(self, place: i64, cost: i64) -> bool:
        """Whether so much work there leaves time to come home."""
        return work_between(self.now, self.latest[place], self.crew) >= cost + i64(self.margin)

    def work(self, state: State, vehicle: i64, place: i64, ready: i64, base: i64) -> None:
        """Tokens and tiles where a vehicle stands; `base` is where the way home begins."""
        if place < FIRST_TILE:
            return
        draws, places = action_code(DRAW, vehicle), action_code(PLACE, vehicle)
        square = state.token_square(place)
        if square:
            token = state.token[square] & 7
            cost = self.taking(token)
            worth = self.token_gain(token, square) / float(cost)
            if self.time_for(base, cost) or self.latest[base] == 0:
                if ready >= cost:
                    taking = DISCOVER if token == INUIT or token == CAIRN else EXPLORE
                    self.offer_local(worth + self.take_bonus, action_code(taking, vehicle), square)
                elif self.crew >= cost and state.round < ROUNDS:
                    self.offer(worth * self.patience, WAIT, square)
        for code in kept_large(state, self.seat, vehicle, place):
            self.weigh_tile(state, vehicle, place, code, 0, code, base)
        for code in kept_small(state, self.seat, vehicle, place):
            self.weigh_tile(state, vehicle, place, code, 0, code, base)
        stock = state.stock
        spots = spots_beside(state, place, False)
        if state.mode.may_lay and stock[FACE_UP] > 0:
            for code in large_codes(state, vec[i64](), action_code(LAY, vehicle), spots, stock[FACE_UP + 1]):
                self.weigh_tile(state, vehicle, place, code, 0, code, base)
        for slot in range(FACE_UP + 1, FACE_UP + 1 + stock[FACE_UP]):
            tile = stock[slot]
            draw = with_tile(draws, tile)
            for code in large_codes(state, vec[i64](), places, spots, tile):
                self.weigh_tile(state, vehicle, place, code, 1, draw, base)
        if state.mode.shows_small:
            return
        if ready > numbers.COST_REFRESH and stock[BAG] > 4 and self.time_for(base, IDLE_WORK):
            self.offer(self.idle_refresh * float(self.has_room(state, place)), self.refreshing(state, vehicle), 0)
        spots = spots_beside(state, place, True)
        for kind in range(6):
            if stock[PILES + kind] > 0 and state.player[self.me + SMALL + kind] == 0:
                draw = with_tile(draws, FIRST_SMALL + kind)
                for code in small_codes(state, vec[i64](), places, spots, kind):
                    self.weigh_tile(state, vehicle, place, code, 1, draw, base)

    def has_room(self, state: State, place: i64) -> bool:
        """Whether a tile could be laid beside a place, and none of the reserve waits for one."""
        return state.player[self.me + LARGE] == 0 and self.room(state, place) > 0.0

    def weigh_tile(self, state: State, vehicle: i64, place: i64, code: i64, draw: i64, action: i64, base: i64) -> None:
        """Offer to lay a tile so, for its symbol, for an island, or for the way west."""
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
        doubt = 1.0 if draw == 0 else self.draw_doubt
        island = self.closes(state, square, second, shape, pattern)
        if state.mode.counts_free_squares:
            island += 1.0 if shape == SINGLE else 2.0
        if island > 0.0:
            cost = draw + 1
            if self.time_for(base, cost):
                self.offer_local(island / float(cost) * doubt, action, SIZE + square)
        if symbol and opens <= ROUNDS:
            cost = draw + 2 + self.taking(symbol)
            delay: i64 = 0 if opens == state.round else (opens - state.round) * self.crew
            if self.time_for(base, cost + delay + 1):
                gain = self.token_gain(symbol, symbol_square) * self.uncontested(state, place, 0.0) + island
                self.offer_local(gain / (float(cost) + 0.5 * float(delay)) * doubt, action, symbol_square)
        if vehicle == SHIP and opens <= ROUNDS:
            togo = self.onward(state, square, shape, pattern)
            saved = float(self.to_passage[place] - 100 * (2 + draw) - togo) / 100.0
            if symbol:
                saved += self.on_the_way
            if saved > self.west_score:
                self.west_score = saved
                self.west_code = action

    def entered_in(self, state: State, vehicle: i64, place: i64, square: i64, second: i64) -> i64:
        """The first round in which the vehicle can go from its tile to a new one on those squares."""
        corner = state.corner
        sides = SIDES[state.cover[place] >> SHAPE_SHIFT & 3]
        best = ROUNDS + 1
        length = i64(len(sides))
        at: i64 = 0
        while at < length:
            other = place + sides[at + 1]
            if other == square or other == second:
                own = place + sides[at]
                p, q = corner[place + sides[at + 2]], corner[place + sides[at + 3]]
                row = (own if own < other else other) // STRIDE
                if vehicle == SHIP:
                    if p != LAND or q != LAND:
                        open = NEXT_OPEN[row * 16 + state.round]
                        if open < best:
                            best = open
                elif p == LAND or q == LAND or (own < state.ice and other < state.ice):
                    best = state.round
            at += SIDE
        return best

    def onward(self, state: State, square: i64, shape: i64, pattern: i64) -> i64:
        """Crew in hundredths from a tile laid there to the Passage."""
        covers, passage, ice_costs = state.cover, self.to_passage, self.ice_costs
        sides = SIDES[shape]
        best = UNREACHED
        length = i64(len(sides))
        at: i64 = 0
        while at < length:
            bits = sides[at + 4]
            if pattern & bits != bits:
                other = square + sides[at + 1]
                beyond = covers[other]
                togo = UNREACHED
                if beyond == FREE:
                    togo = passage[other] + 150 + ice_costs[other // STRIDE]
                elif beyond > 0:
                    togo = passage[beyond & 255] + 100 + ice_costs[other // STRIDE]
                elif beyond == PASSAGE_RIM:
                    togo = 100
                if togo < best:
                    best = togo
            at += SIDE
        return best

    def closes(self, state: State, square: i64, second: i64, shape: i64, pattern: i64) -> float:
        """What the islands are worth that a tile laid there would close (NW-C7)."""
        if pattern == 0:
            return 0.0
        covers, corner = state.cover, state.corner
        corners: i64 = 4 if shape == SINGLE else 6
        possible = False
        base = shape * 6
        for bit in range(corners):
            if pattern >> bit & 1:
                here = square + OFFSETS[base + bit]
                if (
                    self.is_covered(covers, here, square, second)
                    and self.is_covered(covers, here - 1, square, second)
                    and self.is_covered(covers, here - STRIDE, square, second)
                    and self.is_covered(covers, here - STRIDE - 1, square, second)
                ):
                    possible = True
        if not possible:
            return 0.0
        before, before_second = covers[square], covers[second]
        covers[square] = square | shape << SHAPE_SHIFT
        covers[second] = covers[square]
        changed = vec[i64](capacity=6)
        for bit in range(corners):
            here = square + OFFSETS[base + bit]
            if corner[here] == UNKNOWN:
                corner[here] = LAND if pattern >> bit & 1 else SEA
                changed = append(changed, here)
        worth = 0.0
        stamp = state.fresh_stamp()
        for bit in range(corners):
            here = square + OFFSETS[base + bit]
            if pattern >> bit & 1 and state.seen[here] != stamp:
                worth += self.island_worth(state, closed_island(state, here, stamp))
        for here in changed:
            corner[here] = UNKNOWN
        covers[second] = before_second
        covers[square] = before
        return worth

    def is_covered(self, covers: vec[i64], at: i64, square: i64, second: i64) -> bool:
        return covers[at] != FREE or at == square or at == second

    def island_worth(self, state: State, island: vec[i64]) -> float:
        """What a closed island is worth, 0 if it is none."""
        tiles = i64(len(island_tiles(state, island)))
        if tiles < 2:
            return 0.0
        token = self.gains[CARTOGRAPHY] if state.cartography_left > 0 else 0.0
        return float(island_points(tiles)) + token

    # -- journeys of the ship --------------------------------------------------------------------------

    def fetch_by_ship(self, state: State, ship_at: i64) -> None:
        """Tokens elsewhere."""
        heading = self.to_passage[ship_at] < UNREACHED and not state.player[self.me + PASSAGE_TOKEN]
        for square in SQUARES:
            token = state.token[square] & 63
            if token == 0 or token >= 8:
                continue
            place = state.cover[square] & 255
            time = self.arrive[place]
            if place == ship_at or time >= NEVER:
                continue
            away = work_between(self.now, time, self.crew)
            cost = away + self.taking(token)
            if work_between(time, self.latest[place], self.crew) < self.taking(token) + i64(self.margin):
                continue
            spent = float(cost)
            if heading:
                detour = float(self.to_passage[place] - self.to_passage[ship_at]) / 100.0 + float(away)
                spent = max(float(self.taking(token)) + self.detour * float(away), float(self.taking(token)) + detour)
            gain = self.token_gain(token, square) * self.uncontested(state, square, float(away))
            self.offer(gain / spent, self.ship_step(state, place), square)

        if state.mode.counts_free_squares:
            for square in SQUARES:
                time = self.arrive[square]
                if square != ship_at and time < NEVER and work_between(time, self.latest[square], self.crew) > 2:
                    tiles = self.room(state, square)
                    way = float(work_between(self.now, time, self.crew))
                    self.offer(tiles * self.room_worth / (way + tiles), self.ship_step(state, square), SIZE + square)

    def uncontested(self, state: State, square: i64, away: float) -> float:
        """The part of a token's worth that is left when rivals are nearer to it."""
        part = 1.0
        player = state.player
        place = state.cover[square] & 255
        for other in range(state.seats):
            them = other * PLAYER
            if other != self.seat and not player[them + RETURNED]:
                near = squares_between(player[them + SHIP_AT], square)
                driven = player[them + SLED_AT]
                if driven >= FIRST_TILE:
                    near = min(near, squares_between(driven, square))
                part *= 1.0 - self.contest * sigmoid((away - self.rival_pace * float(near)) / 2.0)
                by_ship = player[them + SHIP_AT] == place and player[them + SHIP_AVAILABLE] > 1
                by_sled = driven == place and player[them + SLED_AVAILABLE] > 1
                if by_ship or by_sled:
                    part *= 1.0 - self.guarded
        return part

    def room(self, state: State, place: i64) -> float:
        """About how many tiles can be laid from a tile."""
        sides = SIDES[state.shape_at(place)]
        free = 0.0
        at: i64 = 1
        while at < i64(len(sides)):
            if state.cover[place + sides[at]] == FREE:
                free += 0.6
            at += SIDE
        return free

    def ship_step(self, state: State, place: i64) -> i64:
        """The move of the ship towards a place, or WAIT for the thaw."""
        code = with_target(action_code(MOVE, SHIP), self.step[place])
        for move in kept_moves(state, self.seat, SHIP):
            if move == code:
                return code
        return WAIT

    def go_west(self, state: State, ship_at: i64, locked: bool) -> None:
        """Towards the Passage, for its token and for richer waters."""
        togo = float(self.to_passage[ship_at]) / 100.0
        if ship_at == PASSAGE or togo > 90.0:
            return
        prize = self.passage_prize(state)
        zone = ZONE[ship_at] if ship_at >= FIRST_TILE else 1
        spare = self.spare_after(togo)
        gain = prize
        if spare < 0.0 or (prize > 0.0 and not self.passage_in_time(togo)):
            return
        if zone < 3:
            gain += (self.zone_three - (self.zone_two if zone == 2 else self.zone_one)) * spare * self.west_share
        if gain <= 0.0:
            return
        score = gain / (togo + 1.0)
        best = self.west_score
        code = self.west_code
        if not locked:
            for move in kept_moves(state, self.seat, SHIP):
                to = target_of(move)
                if to == GREENLAND or self.to_passage[to] >= self.to_passage[ship_at]:
                    continue
                saved = float(self.to_passage[ship_at] - 100 - self.to_passage[to]) / 100.0 + 0.1
                if saved > best:
                    best = saved
                    code = move
        if best < -self.bad_step and ship_at >= FIRST_TILE and state.stock[BAG] > 4:
            if state.player[self.me + SHIP_AVAILABLE] >= numbers.COST_REFRESH:
                self.offer(score * self.refresh_share, self.refreshing(state, SHIP), PASSAGE)
            return
        if code != NONE:
            self.offer(score * (1.0 + self.west_step * best), code, PASSAGE)

    def refreshing(self, state: State, vehicle: i64) -> i64:
        """NW-B1, NW-ST5: to turn up new large tiles."""
        return with_choice(action_code(REFRESH, vehicle), CHOICE_LARGE if state.mode.shows_small else 0)

    def spare_after(self, togo: float) -> float:
        """Crew left to work beyond the way to the Passage and home."""
        return self.left - 1.3 * togo - 7.0

    def passage_in_time(self, togo: float) -> bool:
        return self.left > togo + 6.0

    def go_home(self, state: State, ship_at: i64, locked: bool) -> None:
        """Home while there is time, or when nothing else is left to do."""
        if ship_at == GREENLAND or self.latest[ship_at] == 0 or locked:
            return
        slack = work_between(self.now, self.latest[ship_at], self.crew)
        best: i64 = NONE
        when: i64 = 0
        for move in kept_moves(state, self.seat, SHIP):
            to = target_of(move)
            time = NEVER if to == GREENLAND else self.latest[to]
            if time > when:
                when = time
                best = move
        if best == NONE:
            return
        if float(slack) <= self.margin:
            self.offer(90.0, best, GREENLAND)
        elif state.round >= HOMEWARD:
            self.offer(self.homesick + self.race * self.lost_by_staying(state), best, GREENLAND)

    def lost_by_staying(self, state: State) -> float:
        """What each crew's work costs by which one comes home later (NW-P2)."""
        if not state.mode.has_greenland_tokens or self.arrive[GREENLAND] >= NEVER:
            return 0.0
        left = self.left - float(work_between(self.now, self.arrive[GREENLAND], self.crew))
        later = self.greenland_prize(state, left - HOMECOMING_DELAY)
        return (self.greenland_prize(state, left) - later) / HOMECOMING_DELAY

    # -- journeys of the sled --------------------------------------------------------------------------

    def ice_lasts(self, state: State) -> i64:
        """The time until which today's ice carries."""
        rows = FROZEN[state.round]
        last = state.round
        while last < ROUNDS and FROZEN[last + 1] >= rows:
            last += 1
        return last << 4 | self.crew

    def send_sled(self, state: State, ship_at: i64, locked: bool) -> None:
        """Go ashore or onto the ice with all the crew."""
        player, me = state.player, self.me
        if not state.land_at(ship_at) and not locked:
            return
        spent = cost(state, TRANSFER, SHIP)
        ready, resting = player[me + SHIP_AVAILABLE] - spent, player[me + SHIP_RESTING] + spent
        if ready < 0:
            return
        if not state.land_at(ship_at) and not self.is_all_ice(state, ship_at):
            return
        self.drive_nowhere()
        for area in areas(state, ship_at, 63, state.ice):
            self.drive(state, ship_at, area, transfer_code(SHIP, ready, resting, area_name(state, ship_at, area) + 1))
        self.fetch_by_sled(state, ship_at, 1, ship_at)

    def is_all_ice(self, state: State, place: i64) -> bool:
        last = place + STRIDE if state.shape_at(place) == UPRIGHT else place
        return last < state.ice

    def fetch_by_sled(self, state: State, ship_at: i64, before: i64, sled_at: i64) -> None:
        """Tokens, and the Passage, that the sled can fetch and be back while the ice carries."""
        window = work_between(self.now, self.ice_lasts(state), self.crew)
        home = work_between(self.now, self.latest[ship_at], self.crew)
        if home < window:
            window = home - i64(self.margin)
        for square in SQUARES:
            token = state.token[square] & 63
            if token == 0 or token >= 8:
                continue
            place = state.cover[square] & 255
            if place == sled_at:
                continue
            node = self.nearest(place)
            gain = self.token_gain(token, square) * self.uncontested(state, square, float(self.sled_far[node]))
            self.offer_sled(state, node, self.taking(token), gain, before, window, ship_at, square)
        if state.mode.counts_free_squares:
            for square in SQUARES:
                cover = state.cover[square]
                if cover > 0 and cover & 255 == square and square != sled_at:
                    tiles = self.room(state, square)
                    if tiles > 0.0:
                        work = i64(tiles + 0.5)
                        gain = tiles * self.room_worth
                        self.offer_sled(state, self.nearest(square), work, gain, before, window, ship_at, SIZE + square)
        prize = self.passage_prize(state)
        if prize > 0.0:
            self.offer_sled(state, PASSAGE * 8, 0, prize, before, window, ship_at, PASSAGE)

    def offer_sled(
        self, state: State, node: i64, cost: i64, gain: float, before: i64, window: i64, ship_at: i64, aim: i64
    ) -> None:
        far = self.sled_far[node]
        if far >= UNREACHED:
            return
        back = self.way_back(node, ship_at, far)
        if before + far + cost + back + 2 > window:
            return
        spent = float(before + far + cost) + self.back_share * float(back + 1)
        self.offer(gain / spent, self.sled_step[node], aim)

    def way_back(self, node: i64, ship_at: i64, far: i64) -> i64:
        """Moves from there to the ship: by the squares between them at least, never more than by way of here."""
        if node < FIRST_TILE * 8:
            return far + self.sled_far[self.nearest(ship_at)]
        place = node >> 3
        gap = squares_between(place, ship_at)
        around = far + self.sled_far[self.nearest(ship_at)]
        return gap if gap < around else around

    def lead_sled(self, state: State, ship_at: i64, sled_at: i64, ready: i64, locked: bool) -> None:
        """The sled is out: work there, drive on, or go back to the ship in time."""
        player, me = state.player, self.me
        if ready == 0:
            return
        self.drive_nowhere()
        self.drive(state, sled_at, player[me + SLED_AREA], NONE)
        back = self.nearest(ship_at)
        far = self.sled_far[back]
        window = work_between(self.now, self.ice_lasts(state), self.crew)
        home = work_between(self.now, self.latest[ship_at], self.crew) - i64(self.margin)
        if home < window:
            window = home
        if sled_at == ship_at:
            spent = cost(state, TRANSFER, SLED)
            available, resting = player[me + SLED_AVAILABLE] - spent, player[me + SLED_RESTING] + spent
            code = transfer_code(SLED, -available, -resting, 0)
            self.offer(80.0 if window <= 2 else self.rejoin_locked if locked else self.rejoin, code, ABOARD)
        elif far < UNREACHED and window <= far + 2:
            self.offer(80.0, self.sled_step[back], ABOARD)
            return
        elif far < UNREACHED:
            self.offer(self.rejoin_locked if locked else self.rejoin, self.sled_step[back], ABOARD)
        if window > far + 2:
            self.now += far + 1
            self.work(state, SLED, sled_at, ready, ship_at)
            self.now -= far + 1
            self.fetch_by_sled(state, ship_at, 0, sled_at)

    # -- choosing a tile ---------------------------------------------------------------------------------

    def take(self, state: State) -> i64:
        """NW-S4, NW-B1: the tile that helps most beside the ship, at the start beside Greenland."""
        self.survey(state, state.actor)
        player, me = state.player, self.me
        codes = state.codes()
        best: i64 = 0
        best_worth = -99.0
        place = player[me + SHIP_AT]
        for i in range(i64(len(codes))):
            tile = tile_of(codes[i])
            worth = self.tile_worth(state, tile, place) if place >= FIRST_TILE else -99.0
            if place < FIRST_TILE:
                for square in GREENLAND_SQUARES:
                    if state.cover[square] > 0:
                        worth = max(worth, self.tile_worth(state, tile, state.cover[square] & 255))
            if worth > best_worth:
                best_worth = worth
                best = i
        return codes[best]

    def tile_worth(self, state: State, tile: i64, place: i64) -> float:
        """How much a tile would help beside a place."""
        self.best_score = 0.0
        self.west_score = -9.0
        if tile < FIRST_SMALL:
            for code in large_codes(state, vec[i64](), PLACE, spots_beside(state, place, False), tile):
                self.weigh_tile(state, SHIP, place, code, 0, code, place)
        else:
            spots = spots_beside(state, place, True)
            for code in small_codes(state, vec[i64](), PLACE, spots, tile - FIRST_SMALL):
                self.weigh_tile(state, SHIP, place, code, 0, code, place)
        return max(self.best_score, self.west_score * 0.5)


def squares_between(place: i64, square: i64) -> i64:
    """Squares from a place, or from the side of an arrow, to a square."""
    if place < FIRST_TILE:
        column = square % STRIDE
        return column if place == PASSAGE else STRIDE - 1 - column
    rows = place // STRIDE - square // STRIDE
    columns = place % STRIDE - square % STRIDE
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def contains(codes: vec[i64], code: i64) -> bool:
    for other in codes:
        if other == code:
            return True
    return False
