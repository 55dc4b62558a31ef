"""What a seat's prospects are told from: its own, its strongest rival's and the rivals' on average, as small integers.

One survey for each seat: time, ways, what lies in reach and what it would bring. Gains are in tenths of a point, ways
in crew. The network of the mode (`data/network-….json`) reads them by name. Compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from skerry.core.kernel import Kernel
from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers
from skerry.northwest.geometry import FIRST_SMALL, SQUARES, SYMBOL, ZONE
from skerry.northwest.ice import is_locked
from skerry.northwest.layout import (
    ACTING,
    BAG,
    CARTOGRAPHY,
    FACE_UP,
    FIRST_TILE,
    FRANKLIN,
    GREENLAND,
    GREENLAND_TOKEN,
    HAND,
    HANDS,
    INUIT,
    LARGE,
    LOST,
    PASSAGE,
    PASSAGE_TOKEN,
    PASSED,
    PLAYER,
    PRESTIGE,
    RETURNED,
    SHIP_AT,
    SHIP_AVAILABLE,
    SLED_AT,
    SLED_AVAILABLE,
    SMALL,
    TOKENS,
)
from skerry.northwest.navigator import FROZEN, NEVER, ROUNDS, work_between
from skerry.northwest.planner import Planner, squares_between
from skerry.northwest.scoring import arrow_points, free_squares, losses, majority_points, sets
from skerry.northwest.state import State, in_order

NEAR_WORK: Final[i64] = 3
MIDDLE_WORK: Final[i64] = 8
"""Crew that a token takes which lies near, or not far."""
BESIDE: Final[i64] = 3
"""Squares from a vehicle to what a sled may fetch."""
MOST_WAY: Final[i64] = 40
MOST_SLACK: Final[i64] = 60

SEAT_FEATURES: Final = (
    "sight",
    "secured",
    "losses",
    "prestige",
    "arrows",
    "has passage",
    "returned",
    "sets",
    "lacking for a set",
    "inuit",
    "cairn",
    "franklin",
    "strait",
    "cartography",
    "franklin points",
    "strait points",
    "cartography points",
    "franklin lead",
    "strait lead",
    "cartography lead",
    "crew",
    "work left",
    "slack",
    "ready",
    "passed",
    "slack at last",
    "no way home",
    "work after home",
    "home not reached",
    "zone",
    "column",
    "to passage",
    "passage by ship",
    "passage prize",
    "passage in time",
    "locked",
    "rounds locked",
    "sled out",
    "sled away",
    "sled lost",
    "at hand",
    "near gains",
    "middle gains",
    "far gains",
    "best rate",
    "beside gains",
    "fitting gains",
    "large tiles",
    "tiles with tokens",
    "tiles' gains",
    "small tiles",
    "room",
    "place in order",
)
"""Of each seat; the first is what the strongest rival is told by."""
GLOBAL_FEATURES: Final = (
    *(f"round {number}" for number in range(1, numbers.ROUNDS + 1)),
    "two seats",
    "three seats",
    "four seats",
    "to act",
    "actions taken",
    "bag",
    "cartography left",
    "passages taken",
    "greenlands taken",
    "tokens lying",
    "tokens shown",
    "free squares",
    "rows frozen",
    "seats out",
)
STRONGEST: Final = "rival: "
RIVALS: Final = "rivals: "


class Outlook(Planner):
    """A planner that tells the features of a position."""

    found: vec[i64]
    """The features that are being told."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        Planner.__init__(self, weights)
        self.found = vec[i64]()

    def feature_names(self) -> list[str]:
        names = [*GLOBAL_FEATURES, *SEAT_FEATURES]
        names += [STRONGEST + name for name in SEAT_FEATURES]
        return names + [RIVALS + name for name in SEAT_FEATURES]

    def features(self, kernel: Kernel, seat: i64) -> vec[i64]:
        assert isinstance(kernel, State)
        self.found = vec[i64](capacity=192)
        self.note_game(kernel, seat)
        self.note_seat(kernel, seat)
        start = i64(len(self.found))
        count = i64(len(SEAT_FEATURES))
        rivals = kernel.seats - 1
        for other in range(kernel.seats):
            if other != seat:
                self.note_seat(kernel, other)
        if rivals == 0:
            for _ in range(2 * count):
                self.note(0)
            return self.found
        all_found = self.found
        best = start
        for number in range(1, rivals):
            if all_found[start + number * count] > all_found[best]:
                best = start + number * count
        told = all_found[:start]
        for i in range(count):
            told = append(told, all_found[best + i])
        for i in range(count):
            total: i64 = 0
            for number in range(rivals):
                total += all_found[start + number * count + i]
            told = append(told, total // rivals)
        return told

    def note(self, number: i64) -> None:
        self.found = append(self.found, number)

    def note_if(self, true: bool) -> None:
        self.found = append(self.found, i64(1) if true else i64(0))

    def note_game(self, state: State, seat: i64) -> None:
        for number in range(i64(1), ROUNDS + 1):
            self.note_if(state.round == number)
        for seats in range(i64(2), i64(5)):
            self.note_if(state.seats == seats)
        self.note_if(state.actor == seat)
        self.note(state.active)
        stock = state.stock
        self.note(stock[BAG])
        self.note(state.cartography_left)
        self.note(state.passages_taken)
        self.note(state.greenlands_taken)
        lying: i64 = 0
        for square in SQUARES:
            if 0 < state.token[square] & 63 < 8:
                lying += 1
        self.note(lying)
        shown: i64 = 0
        for slot in range(FACE_UP + 1, FACE_UP + 1 + stock[FACE_UP]):
            if SYMBOL[stock[slot]]:
                shown += 1
        self.note(shown)
        self.note(free_squares(state))
        self.note(FROZEN[state.round])
        self.note(state.seats - state.returned)

    def note_seat(self, state: State, seat: i64) -> None:
        """Look around from a seat."""
        self.survey(state, seat)
        player, me = state.player, self.me
        out = player[me + RETURNED] == 0 and self.crew > 0 and state.phase != 0
        if player[me + PASSED] and state.phase == ACTING:
            self.now = (state.round + 1) << 4
            self.left = float((ROUNDS - state.round) * self.crew)
        sight = i64(len(self.found))
        secured = player[me + PRESTIGE] + arrow_points(state, seat)
        self.note(0)
        self.note_points(state, seat, secured)
        self.note(self.crew)
        left = i64(self.left) if out else i64(0)
        self.note(left)
        ship_at = player[me + SHIP_AT]
        home = work_between(self.now, self.latest[ship_at], self.crew) if self.latest[ship_at] else i64(-MOST_WAY)
        slack = max(min(home, MOST_SLACK), i64(-MOST_WAY)) if out and ship_at != GREENLAND else left
        self.note(slack)
        self.note(player[me + SHIP_AVAILABLE] + player[me + SLED_AVAILABLE] if out else i64(0))
        self.note_if(player[me + PASSED] != 0)
        self.note(slack if slack < 8 else i64(8))
        self.note_if(out and ship_at != GREENLAND and (self.latest[ship_at] == 0 or home < 0))
        self.note_ways(state, ship_at, out, left)
        near = self.note_gains(state, ship_at, out, slack)
        self.note_tiles(state, seat, ship_at, out)
        place: i64 = 0
        while place < 4 and in_order(state.order, place) != seat:
            place += 1
        self.note(place)
        self.found[sight] = secured + near // 10

    def note_points(self, state: State, seat: i64, secured: i64) -> None:
        player, me = state.player, self.me
        held = sets(state, seat)
        majorities: i64 = 0
        if state.mode.has_majorities:
            for kind in range(FRANKLIN, CARTOGRAPHY + 1):
                majorities += majority_points(state, seat, kind)
        self.note(secured + held * numbers.SET_POINTS + majorities)
        self.note(losses(state, seat))
        self.note(player[me + PRESTIGE])
        self.note(player[me + PASSAGE_TOKEN] + player[me + GREENLAND_TOKEN])
        self.note_if(player[me + PASSAGE_TOKEN] != 0)
        self.note_if(player[me + RETURNED] != 0)
        self.note(held)
        lacking: i64 = 0
        for kind in range(INUIT, CARTOGRAPHY + 1):
            if player[me + TOKENS + kind] == held:
                lacking += 1
        self.note(lacking)
        for kind in range(INUIT, CARTOGRAPHY + 1):
            self.note(player[me + TOKENS + kind])
        for kind in range(FRANKLIN, CARTOGRAPHY + 1):
            self.note(majority_points(state, seat, kind) if state.mode.has_majorities else i64(0))
        for kind in range(FRANKLIN, CARTOGRAPHY + 1):
            most: i64 = 0
            for other in range(state.seats):
                if other != seat and player[other * PLAYER + TOKENS + kind] > most:
                    most = player[other * PLAYER + TOKENS + kind]
            self.note(max(min(player[me + TOKENS + kind] - most, i64(3)), i64(-3)))

    def note_ways(self, state: State, ship_at: i64, out: bool, left: i64) -> None:
        """Home, to the Passage, and what the ice and the sled do to it."""
        player, me = state.player, self.me
        if not out:
            for _ in range(13):
                self.note(0)
            return
        self.sail(state, ship_at, self.now, self.crew)
        at_home = ship_at == GREENLAND
        home = self.arrive[GREENLAND]
        self.note(left if at_home else work_between(home, ROUNDS << 4 | self.crew, self.crew) if home < NEVER else 0)
        self.note_if(not at_home and home >= NEVER)
        self.note(ZONE[ship_at] if ship_at >= FIRST_TILE else i64(0) if at_home else i64(3))
        self.note(squares_between(GREENLAND, ship_at) if ship_at >= FIRST_TILE else i64(0) if at_home else i64(13))
        togo = min(self.to_passage[ship_at] // 100, MOST_WAY)
        by_ship = self.arrive[PASSAGE]
        has = player[me + PASSAGE_TOKEN] != 0
        self.note(0 if has else togo)
        self.note(0 if has else work_between(self.now, by_ship, self.crew) if by_ship < NEVER else MOST_WAY)
        self.note(i64(self.passage_prize(state) * 10.0))
        self.note_if(not has and self.passage_in_time(float(togo)) and self.spare_after(float(togo)) > 0.0)
        locked = is_locked(state, ship_at, state.ice)
        self.note_if(locked)
        rounds: i64 = 0
        if locked:
            while state.round + rounds < ROUNDS and FROZEN[state.round + rounds] >= FROZEN[state.round]:
                rounds += 1
        self.note(rounds)
        sled_at = player[me + SLED_AT]
        driven = sled_at >= FIRST_TILE or sled_at == PASSAGE
        self.note_if(driven)
        gap: i64 = 0
        if driven and ship_at >= FIRST_TILE:
            gap = squares_between(sled_at, ship_at)
        self.note(gap)
        self.note_if(sled_at == LOST)

    def note_gains(self, state: State, ship_at: i64, out: bool, slack: i64) -> i64:
        """Tokens in reach by ship with time to come home, and what lies beside the vehicles; what is not far."""
        if not out:
            for _ in range(7):
                self.note(0)
            return 0
        sled_at = state.player[self.me + SLED_AT]
        here: i64 = 0
        near: i64 = 0
        middle: i64 = 0
        far: i64 = 0
        beside: i64 = 0
        best: i64 = 0
        fitting = 0.0
        for square in SQUARES:
            token = state.token[square] & 63
            if token == 0 or token >= 8:
                continue
            gain = i64(self.token_gain(token, square) * 10.0)
            place = state.cover[square] & 255
            if squares_between(ship_at, square) <= BESIDE or (
                sled_at >= FIRST_TILE and squares_between(sled_at, square) <= BESIDE
            ):
                beside += gain
            if place == ship_at or place == sled_at:
                here += gain
            time = self.arrive[place]
            if time >= NEVER:
                continue
            cost = self.taking(token)
            away = work_between(self.now, time, self.crew)
            if work_between(time, self.latest[place], self.crew) < cost:
                continue
            if away <= NEAR_WORK:
                near += gain
            elif away <= MIDDLE_WORK:
                middle += gain
            else:
                far += gain
            if gain * 10 // (away + cost) > best:
                best = gain * 10 // (away + cost)
            fitting += float(gain) * max(0.0, 1.0 - float(away) / (float(slack) + 1.0))
        self.note(here)
        self.note(near)
        self.note(middle)
        self.note(far)
        self.note(best)
        self.note(beside)
        self.note(i64(fitting))
        return near + middle

    def note_tiles(self, state: State, seat: i64, ship_at: i64, out: bool) -> None:
        """The reserve, and where it may be laid."""
        player, me, stock = state.player, self.me, state.stock
        if not out:
            for _ in range(5):
                self.note(0)
            return
        at = ship_at if ship_at >= FIRST_TILE else SQUARES[0]
        tokens: i64 = 0
        gains: i64 = 0
        hand = HANDS + seat * HAND
        for i in range(player[me + LARGE]):
            tile = stock[hand + i]
            if tile < FIRST_SMALL and SYMBOL[tile]:
                tokens += 1
                gains += i64(self.token_gain(SYMBOL[tile], at) * 10.0)
        self.note(player[me + LARGE])
        self.note(tokens)
        self.note(gains)
        small: i64 = 0
        for kind in range(SMALL, SMALL + 6):
            small += player[me + kind]
        self.note(small)
        self.note(i64(self.room(state, ship_at) * 10.0) if ship_at >= FIRST_TILE else i64(0))
