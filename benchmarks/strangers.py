"""Players of Northwest Passage that share nothing with our bots: scripts with habits of their own, without search.

    skerry arena northwest --bots mate,benchmarks.strangers:Racer --games 40
    python -m benchmarks.strangers --bot captain@200 --stranger Collector --seats 3 --games 30

Both count time in crew, know when they can be anywhere with waiting for the thaw, fetch what pays for its crew by ship
or over the ice, and are home with a margin. A purpose is worth its gain less a price for each crew that it takes; our
own policy divides instead. The racer goes for the Passage first, the collector for tokens, where they lie thickest. The
command plays duplicate games, each seed in every seat order, and compares by rank.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import skerry
from benchmarks.baseline import Tally, orders
from skerry import bots
from skerry.bots import Bot, Budget, SeatGame
from skerry.core.action import Action
from skerry.core.game import Game
from skerry.northwest import codes, layout, numbers
from skerry.northwest.geometry import PASSAGE_SQUARES, SQUARES, STRIDE, SYMBOL, ZONE
from skerry.northwest.state import State

FROZEN = [0, *(numbers.FROZEN_ROWS[sun] for sun in numbers.SUN_OF_ROUND)]
"""By round: how many rows are frozen."""
LAST = numbers.ROUNDS
FAR = 10_000
UNKNOWN_STEP = 1.7
"""Crew that a free square on the way west takes, with its tile."""
BOARD = list(SQUARES)
PRIZES = {layout.INUIT: (2, 2), layout.CAIRN: (2, 2), layout.FRANKLIN: (1, 3), layout.STRAIT: (1, 3)}
"""By token: points in zone 1, and the crew that taking it costs."""


@dataclass(frozen=True)
class Map:
    """What lies where, in plain lists."""

    cover: list[int]
    corner: list[int]

    def place(self, square: int) -> int:
        """The tile or arrow there, 0 for a free square, −1 off the board."""
        cover = self.cover[square]
        if cover > 0:
            return cover & 255
        return {layout.FREE: 0, layout.GREENLAND_RIM: layout.GREENLAND, layout.PASSAGE_RIM: layout.PASSAGE}.get(
            cover, -1
        )

    def sides(self) -> Iterator[tuple[int, int, int, int]]:
        """Every two squares that meet, and the corners of the side between them."""
        for square in BOARD:
            yield square, square + 1, square + 1, square + STRIDE + 1
            yield square, square + STRIDE, square + STRIDE, square + STRIDE + 1
        for square in PASSAGE_SQUARES:
            yield square, square - 1, square, square + STRIDE

    def is_wall(self, p: int, q: int) -> bool:
        return self.corner[p] == layout.LAND and self.corner[q] == layout.LAND

    def sea_ways(self) -> dict[int, list[tuple[int, int]]]:
        """From each place: the places beside it, and the row on which the ice lies longest between them."""
        found: dict[int, list[tuple[int, int]]] = {}
        for one, other, p, q in self.sides():
            a, b = self.place(one), self.place(other)
            if a > 0 and b > 0 and a != b and not self.is_wall(p, q):
                row = one // STRIDE if b < layout.FIRST_TILE else min(one, other) // STRIDE
                found.setdefault(a, []).append((b, row))
                found.setdefault(b, []).append((a, row))
        return found

    def sled_ways(self, ice: int) -> dict[int, set[int]]:
        """From each place: the places that a sled may reach over land or ice."""
        found: dict[int, set[int]] = {}
        for one, other, p, q in self.sides():
            a, b = self.place(one), self.place(other)
            land = layout.LAND in (self.corner[p], self.corner[q])
            if a > 0 and b > 0 and a != b and (land or max(one, other if b >= layout.FIRST_TILE else one) < ice):
                found.setdefault(a, set()).add(b)
                found.setdefault(b, set()).add(a)
        return found

    def to_passage(self) -> dict[int, float]:
        """About how many crew it takes from each place, or free square, to the Passage."""
        ways: dict[int, list[int]] = {}
        for one, other, p, q in self.sides():
            if not self.is_wall(p, q):
                a, b = self.place(one) or one, self.place(other) or other
                if a > 0 and b > 0 and a != b:
                    ways.setdefault(a, []).append(b)
                    ways.setdefault(b, []).append(a)
        best: dict[int, float] = {}
        queue: list[tuple[float, int]] = [(0.0, layout.PASSAGE)]
        while queue:
            far, here = heapq.heappop(queue)
            if here not in best:
                best[here] = far
                free = here >= layout.FIRST_TILE and self.cover[here] == layout.FREE
                step = (UNKNOWN_STEP if free else 1.0) + (0.4 if here // STRIDE <= 3 else 0.0)
                for there in ways.get(here, ()) if here != layout.GREENLAND else ():
                    heapq.heappush(queue, (far + step, there))
        return best


class Calendar:
    """Time in crew: a round is as many hours as there are crew."""

    def __init__(self, crew: int) -> None:
        self.crew = crew

    def after(self, hour: int, row: int) -> int:
        """When a ship has passed a side in that row, if it is there at that hour."""
        round_number = hour // self.crew + 1
        while round_number <= LAST and FROZEN[round_number] >= row:
            round_number += 1
        return max(hour, (round_number - 1) * self.crew) + 1 if round_number <= LAST else FAR

    def before(self, hour: int, row: int) -> int:
        """When it has to be there, so as to have passed by that hour; −1 if never."""
        hour -= 1
        while hour >= 0 and FROZEN[hour // self.crew + 1] >= row:
            hour = hour // self.crew * self.crew - 1
        return hour

    def arrivals(self, ways: dict[int, list[tuple[int, int]]], start: int, hour: int) -> dict[int, tuple[int, int]]:
        """By place: the earliest hour there and the first step towards it."""
        best: dict[int, tuple[int, int]] = {}
        queue = [(hour, start, start)]
        while queue:
            then, here, step = heapq.heappop(queue)
            if here in best:
                continue
            best[here] = then, step
            for there, row in ways.get(here, ()) if here != layout.GREENLAND else ():
                when = self.after(then, row)
                if when < FAR:
                    heapq.heappush(queue, (when, there, there if here == start else step))
        return best

    def departures(self, ways: dict[int, list[tuple[int, int]]]) -> dict[int, int]:
        """By place: the latest hour at which one can still come home."""
        best: dict[int, int] = {}
        queue = [(-LAST * self.crew, layout.GREENLAND)]
        while queue:
            minus, here = heapq.heappop(queue)
            if here in best:
                continue
            best[here] = -minus
            for there, row in ways.get(here, ()):
                when = self.before(-minus, row)
                if when >= 0:
                    heapq.heappush(queue, (-when, there))
        return best


class Script(Bot):
    """Weighs purposes by what they bring and what they take, and makes the first step of the best."""

    price: float
    """What a crew is worth, in points."""
    finds: ClassVar[dict[int, float]]
    """By token: what it is worth beyond its points."""
    west: float
    """What being at the Passage is worth beyond its token."""
    margin: int
    """Crew to spare on the way home."""

    def think(self, game: SeatGame, budget: Budget) -> Action:
        kernel = game.sample(random.Random(budget.seed)).kernel
        assert isinstance(kernel, State)
        kernel.logging = False
        legal = list(game.codes())
        if kernel.phase in (layout.DRAFTING, layout.TAKING):
            return game.action_type(max(legal, key=lambda code: self.liked(codes.tile_of(code))))
        if kernel.phase != layout.ACTING:
            return game.action_type(legal[0])
        if kernel.active:
            return game.action_type(codes.END)
        wanted = Thought(self, kernel, legal).best()
        return game.action_type(wanted if wanted in legal else codes.PASS)

    def liked(self, tile: int) -> float:
        return self.worth(SYMBOL[tile], 2) if SYMBOL[tile] else 0.0

    def worth(self, token: int, zone: int) -> float:
        return PRIZES[token][0] * zone + self.finds[token]


class Thought:
    """One decision of a script."""

    def __init__(self, script: Script, state: State, legal: list[int]) -> None:
        self.script, self.state, self.legal = script, state, legal
        self.seat = state.to_act()
        self.me = list(state.player)[self.seat * layout.PLAYER : (self.seat + 1) * layout.PLAYER]
        self.map = Map(list(state.cover), list(state.corner))
        self.token = list(state.token)
        self.ship = self.me[layout.SHIP_AT]
        self.sled = self.me[layout.SLED_AT]
        self.driving = self.sled in (layout.GREENLAND, layout.PASSAGE) or self.sled >= layout.FIRST_TILE
        self.crew = sum(self.me[layout.SHIP_AVAILABLE : layout.SLED_RESTING + 1])
        self.hour = (state.round - 1) * self.crew + self.me[layout.SHIP_RESTING] + self.me[layout.SLED_RESTING]
        self.calendar = Calendar(max(1, self.crew))
        self.ways = self.map.sea_ways()
        self.leave = self.calendar.departures(self.ways)
        self.found: list[tuple[float, int]] = []

    def want(self, value: float, code: int) -> None:
        if value > 0.0:
            self.found.append((value, code))

    def best(self) -> int:
        """The first step of the best purpose; what is not possible at once leaves its place to the next."""
        if self.driving:
            self.lead_sled()
        if self.me[layout.SHIP_AVAILABLE] and not self.driving:
            self.work(codes.SHIP, self.ship, self.leave.get(self.ship, 0) - self.hour)
            self.voyages()
            self.send_sled()
        return max((found for found in self.found if found[1] in self.legal), default=(0.0, int(codes.PASS)))[1]

    # -- here ---------------------------------------------------------------------------------------------

    def token_at(self, place: int) -> int:
        """The square of the token on a tile, 0 without."""
        return next((s for s in self.tokens() if self.map.place(s) == place), 0)

    def tokens(self) -> list[int]:
        return [square for square in BOARD if 0 < self.token[square] < 8]

    def work(self, vehicle: int, place: int, left: int) -> None:
        """What may be taken or laid where the vehicle stands, with so many crew left."""
        square = self.token_at(place)
        if square:
            token = self.token[square]
            cost = PRIZES[token][1]
            kind = codes.DISCOVER if cost == 2 else codes.EXPLORE
            if left >= cost + self.script.margin:
                gain = self.script.worth(token, ZONE[square]) - self.script.price * cost
                self.want(gain + 2.0, codes.action_code(kind, vehicle))
        if place >= layout.FIRST_TILE:
            self.layings(vehicle, place, left)

    def layings(self, vehicle: int, place: int, left: int) -> None:
        """Tiles of the reserve, and tiles that could be drawn."""
        base = self.map.to_passage()
        for code in self.legal:
            if codes.vehicle_of(code) != vehicle:
                continue
            if codes.kind_of(code) == codes.PLACE:
                self.weigh_laying(self.state, code, code, 1, place, left, base)
            elif codes.kind_of(code) == codes.DRAW:
                world = self.state.copy()
                world.player[self.seat * layout.PLAYER + layout.SHIP_AVAILABLE + 2 * vehicle] = 9
                world.apply(code)
                for then in list(world.codes()):
                    if codes.kind_of(then) == codes.PLACE and codes.tile_of(then) == codes.tile_of(code):
                        self.weigh_laying(world, then, code, 2, place, left, base)

    def weigh_laying(
        self, world: State, code: int, step: int, cost: int, place: int, left: int, base: dict[int, float]
    ) -> None:
        """Lay it in a copy of the world, and look what there is now."""
        after = world.copy()
        before = after.points(self.seat)
        after.apply(code)
        islands = after.cartography_left < world.cartography_left
        value = float(after.points(self.seat) - before) - self.script.price * cost
        value += self.script.finds[layout.CARTOGRAPHY] if islands else 0.0
        square = codes.square_of(code)
        new = after.token_square(after.cover[square] & 255) if after.cover[square] > 0 else 0
        if new and left >= cost + PRIZES[after.token[new] & 7][1] + 2 + self.script.margin:
            token = after.token[new] & 7
            value = max(value, 0.0) + self.script.worth(token, ZONE[new]) - self.script.price * (PRIZES[token][1] + 1)
            value -= self.script.price * cost
        if codes.vehicle_of(code) == codes.SHIP and not self.me[layout.PASSAGE_TOKEN]:
            value = max(value, self.nearer(after, place, base, cost))
        if left >= cost + self.script.margin:
            self.want(value, step)

    def nearer(self, after: State, place: int, base: dict[int, float], cost: int) -> float:
        """What a new tile is worth for the way west: as much of the Passage as it saves of the way."""
        cover = list(after.cover)
        target = next(s for s in BOARD if cover[s] != self.map.cover[s])
        if min(base.get(target, FAR), base.get(target + 1, FAR)) > base.get(place, FAR) - 0.5:
            return -1.0
        then = Map(cover, list(after.corner)).to_passage().get(place, FAR) + cost
        return self.westward(base.get(place, FAR), base.get(place, FAR) + 1.0 - then)

    def westward(self, far: float, saved: float) -> float:
        """What a step towards the Passage is worth that saves so many crew of the way."""
        state = self.state
        left = LAST * self.crew - self.hour
        if far >= FAR or left < 1.9 * far + 8 or saved < -1.0:
            return -1.0
        prizes = numbers.PASSAGE_TOKENS[state.seats]
        prize = prizes[state.passages_taken] if state.passages_taken < len(prizes) else 0
        return prize + self.script.west - self.script.price * far + saved

    # -- by ship ------------------------------------------------------------------------------------------

    def voyages(self) -> None:
        arrivals = self.calendar.arrivals(self.ways, self.ship, self.hour)
        for square in self.tokens():
            place, token = self.map.place(square), self.token[square]
            if place != self.ship and place in arrivals:
                hour, step = arrivals[place]
                done = hour + PRIZES[token][1]
                if done + self.script.margin <= self.leave.get(place, -1):
                    gain = self.script.worth(token, ZONE[square]) - self.script.price * (done - self.hour)
                    self.want(gain, self.ship_move(step))
        far = self.map.to_passage()
        if not self.me[layout.PASSAGE_TOKEN]:
            for code in self.legal:
                if codes.kind_of(code) == codes.MOVE and codes.vehicle_of(code) == codes.SHIP:
                    to, here = codes.target_of(code), far.get(self.ship, FAR)
                    if to != layout.GREENLAND and far.get(to, FAR) < here:
                        self.want(self.westward(here, here - far.get(to, FAR)), code)
        self.homewards(arrivals)

    def homewards(self, arrivals: dict[int, tuple[int, int]]) -> None:
        slack = self.leave.get(self.ship, -1) - self.hour
        if self.ship != layout.GREENLAND and layout.GREENLAND in arrivals and slack >= 0:
            step = self.ship_move(arrivals[layout.GREENLAND][1])
            self.want(500.0 if slack <= self.script.margin else 0.01 if self.state.round >= 9 else 0.0, step)

    def ship_move(self, to: int) -> int:
        return codes.with_target(codes.action_code(codes.MOVE, codes.SHIP), to)

    # -- by sled ------------------------------------------------------------------------------------------

    def ice_hours(self) -> int:
        """Crew that can work before today's ice begins to melt."""
        last = self.state.round
        while last < LAST and FROZEN[last + 1] >= FROZEN[self.state.round]:
            last += 1
        return last * self.crew - self.hour

    def drives(self, start: int) -> dict[int, tuple[int, int]]:
        """By place: moves of the sled from there, and the first step."""
        ways = self.map.sled_ways(self.state.ice)
        best, queue = {start: (0, start)}, [start]
        for here in queue:
            for there in sorted(ways.get(here, ())) if here >= layout.FIRST_TILE or here == start else ():
                if there not in best and there != layout.GREENLAND:
                    best[there] = best[here][0] + 1, there if here == start else best[here][1]
                    queue.append(there)
        return best

    def errands(self, start: int, before: int, window: int) -> Iterator[tuple[float, int]]:
        """Values and first steps of what the sled could fetch."""
        goals = [(self.map.place(s), self.script.worth(self.token[s], ZONE[s]), PRIZES[self.token[s]][1])
                 for s in self.tokens()]  # fmt: skip
        prizes = numbers.PASSAGE_TOKENS[self.state.seats]
        if not self.me[layout.PASSAGE_TOKEN] and self.state.passages_taken < len(prizes):
            goals.append((layout.PASSAGE, float(prizes[self.state.passages_taken]), 0))
        drives, back = self.drives(start), self.drives(self.ship)
        for place, gain, cost in goals:
            if place in drives and place in back and place != start:
                out = before + drives[place][0] + cost
                if out + back[place][0] + 2 <= window:
                    yield gain - self.script.price * (out + 0.5 * back[place][0]), drives[place][1]

    def send_sled(self) -> None:
        if self.sled != layout.ABOARD or self.ship < layout.FIRST_TILE:
            return
        window = min(self.ice_hours(), self.leave.get(self.ship, 0) - self.hour - self.script.margin)
        best = max(self.errands(self.ship, 2, window), default=(0.0, 0))
        if best[0] > 0.0:
            everybody = [
                code
                for code in self.legal
                if codes.kind_of(code) == codes.TRANSFER
                and codes.available_of(code) + codes.resting_of(code) == self.crew
            ]
            if everybody:
                self.want(best[0], self.shore(everybody, best[1]))

    def shore(self, transfers: list[int], step: int) -> int:
        """The transfer after which the sled can go the first step."""
        for code in transfers:
            world = self.state.copy()
            world.apply(code)
            world.player[self.seat * layout.PLAYER + layout.SLED_AVAILABLE] = 9
            if any(codes.kind_of(then) == codes.MOVE and codes.target_of(then) == step for then in list(world.codes())):
                return code
        return transfers[0]

    def lead_sled(self) -> None:
        window = min(self.ice_hours(), self.leave.get(self.ship, 0) - self.hour - self.script.margin)
        drives = self.drives(self.sled)
        home, step = drives.get(self.ship, (0, self.ship))
        aboard = [
            code
            for code in self.legal
            if codes.kind_of(code) == codes.TRANSFER and -codes.available_of(code) - codes.resting_of(code) == self.crew
        ]
        hurry = 400.0 if window <= home + 2 else 0.02
        for code in aboard:
            self.want(hurry, code)
        for code in self.sled_moves(step):
            self.want(hurry, code)
        if window > home + 2:
            self.work(codes.SLED, self.sled, window - home - 1)
            for value, towards in self.errands(self.sled, 0, window):
                for code in self.sled_moves(towards):
                    self.want(value, code)

    def sled_moves(self, to: int) -> list[int]:
        return [
            code
            for code in self.legal
            if codes.kind_of(code) == codes.MOVE
            and codes.vehicle_of(code) == codes.SLED
            and codes.target_of(code) == to
        ]


class Racer(Script):
    """The Passage, Franklin's traces and home: in a hurry."""

    level = "racer"
    price = 0.27
    finds: ClassVar = {
        layout.INUIT: 0.5,
        layout.CAIRN: 0.8,
        layout.FRANKLIN: 9.6,
        layout.STRAIT: 5.7,
        layout.CARTOGRAPHY: 2.6,
    }
    west = 3.4
    margin = 3


class Collector(Script):
    """Tokens of every kind, wherever they lie thickest; the Passage if it is near."""

    level = "collector"
    price = 0.35
    finds: ClassVar = {
        layout.INUIT: 2.0,
        layout.CAIRN: 2.0,
        layout.FRANKLIN: 7.0,
        layout.STRAIT: 6.0,
        layout.CARTOGRAPHY: 3.5,
    }
    west = -3.0
    margin = 2


def play(name: str, seed: int, seats: tuple[bool, ...], bot: str, stranger: Bot) -> Game:
    """A game in which our bot has the seats that are true."""
    game, ours = skerry.new(name, seats=len(seats), seed=seed), bots.get(bot)
    while (seat := game.to_act) is not None:
        game.play((ours if seats[seat] else stranger).choose(game, seat, Budget(seed=seed * 8 + seat)))
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="mate")
    parser.add_argument("--stranger", choices=["Racer", "Collector"], default="Racer")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    stranger = {"Racer": Racer, "Collector": Collector}[asked.stranger]()
    tally = Tally(f"northwest, {asked.seats} players: {asked.bot} ahead of the {stranger.level}")
    seatings = orders(asked.seats)
    for number in range(asked.games):
        seed, seating = asked.seed + number // len(seatings), seatings[number % len(seatings)]
        game = play("northwest", seed, seating, asked.bot, stranger)
        tally.add(seed, game, seating)
        print(seed, "".join("N" if is_ours else "s" for is_ours in seating), game.scores(), flush=True)
    print(tally)


if __name__ == "__main__":
    main()
