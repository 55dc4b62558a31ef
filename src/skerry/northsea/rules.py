"""The course of the game: setup (NS-S, NS-SO1), turns (NS-T, NS-SO2) and the end."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import MASK, NOBODY
from skerry.core.packed import append, i64, vec
from skerry.northsea import happenings
from skerry.northsea.actions import add_actions, build, drive, load, march, sail, unload
from skerry.northsea.chance import draw_captain, draw_first_player, draw_tile
from skerry.northsea.codes import (
    BUILD,
    CHOOSE,
    DRIVE,
    END,
    HOME_MASK,
    KIND,
    LOAD,
    MARCH,
    NUMBER,
    PLACE,
    SAIL,
    SECOND,
    UNLOAD,
    action_code,
)
from skerry.northsea.components import (
    CAPTAINS,
    CAPTAINS_OFFERED,
    NOT_IN_SOLO,
    OUTPOST_COST,
    POINTS,
    SETTLEMENTS,
    SHIPS,
    SOLO_PLACINGS,
    SOLO_TURNS,
    START,
    TILE_COUNT,
    TURNS,
    VIKINGS,
    VIKINGS_ABOARD,
)
from skerry.northsea.components import HAND as HAND_SIZE
from skerry.northsea.hexes import BIT, POWER, hex_at
from skerry.northsea.placing import add_placings, fits_somewhere, place
from skerry.northsea.scoring import tally
from skerry.northsea.state import ABOARD, ANIMALS_MASK, ASHORE, CAPTAIN, HAND, LONGSHIP, OFFER, SEAT, State

CHOOSING: Final[i64] = 0
PLACING: Final[i64] = 1
ACTING: Final[i64] = 2
OVER: Final[i64] = 3

ALL_TILES: Final[i64] = (1 << (TILE_COUNT + 1)) - 2
ALL_CAPTAINS: Final[i64] = (1 << len(CAPTAINS)) - 1
SOLO_CAPTAINS: Final[i64] = ALL_CAPTAINS - sum(1 << CAPTAINS.index(name) for name in NOT_IN_SOLO)


class NorthSea(State):
    """Explorers of the North Sea for two to four, or for one (NS-SO)."""

    # -- setup -------------------------------------------------------------------------------------

    def set_table(self, seats: int, side: int) -> None:
        """The starting board, the supplies, and the pieces of each player (NS-S3)."""
        self.seats = seats
        self.lay_start(side)
        self.pile = ALL_TILES
        self.pile_size = TILE_COUNT
        for strength, copies in enumerate(SETTLEMENTS):
            self.settlements += copies << (4 * strength)
        self.harmless = SHIPS[0]
        self.deadly = SHIPS[1]
        self.players = vec[i64]([0] * (seats << 5))
        for seat in range(seats):
            base = seat << 5
            self.players[base | LONGSHIP] = self.cell(hex_at(START[0], START[1]))
            self.players[base | ABOARD] = VIKINGS_ABOARD
            self.players[base | ASHORE] = VIKINGS - VIKINGS_ABOARD
            self.players[base | CAPTAIN] = -1

    def set_up(self, seats: int, side: int) -> None:
        """A new game; the seed and forced outcomes are already given."""
        self.set_table(seats, side)
        seat: i64 = 0
        while seats > 1 and seat < seats:
            self.refill_hand(seat, HAND_SIZE)  # NS-S1
            seat += 1
        self.offer_captains(SOLO_CAPTAINS if seats == 1 else ALL_CAPTAINS)
        if seats == 1:
            self.first = 0
            self.begin_turn()

    def offer_captains(self, left: i64) -> None:
        """Two captains to each player (NS-S2, NS-SO1)."""
        count: i64 = 0
        rest = left
        while rest:
            rest &= rest - 1
            count += 1
        seat: i64 = 0
        while seat < self.seats:
            n: i64 = 0
            while n < CAPTAINS_OFFERED:
                captain = POWER[draw_captain(self, left, count)]
                self.players[seat << SEAT | OFFER] |= captain
                left ^= captain
                count -= 1
                n += 1
            seat += 1

    def refill_hand(self, seat: i64, number: i64) -> None:
        """Draw so many tiles, or as many as there are."""
        while number > 0 and self.pile_size > 0:
            tile = draw_tile(self)
            self.players[seat << SEAT | HAND] |= POWER[tile]
            self.say(happenings.TILE_DRAWN, seat, tile)
            number -= 1

    # -- the contract ------------------------------------------------------------------------------

    def to_act(self) -> i64:
        return self.seat if self.phase != OVER else NOBODY

    def codes(self) -> vec[i64]:
        if self.phase == PLACING:
            return add_placings(self, vec[i64](capacity=128))
        if self.phase == ACTING:
            return append(add_actions(self, vec[i64](capacity=32)), action_code(END, 0, 0, 0))
        codes = vec[i64](capacity=CAPTAINS_OFFERED)
        offer = self.players[self.seat << SEAT | OFFER]
        while offer and self.phase == CHOOSING:
            codes = append(codes, action_code(CHOOSE, 0, BIT[(offer & -offer) % 67], 0))
            offer &= offer - 1
        return codes

    def apply(self, code: i64) -> None:
        self.begin_action()
        kind = code >> KIND
        first = code & HOME_MASK
        if kind == PLACE:
            place(self, code >> SECOND & 63, first >> 3, first & 7)
            self.placings -= 1
            self.go_on_placing()
        elif kind == END:
            self.end_turn()
        elif kind == CHOOSE:
            self.choose(first)
        else:
            self.act(kind, code >> NUMBER & 15, first, code >> SECOND & ANIMALS_MASK)
            self.points_left -= OUTPOST_COST if kind == BUILD else 1
            if self.points_left == 0:  # NS-A0
                self.end_turn()

    def act(self, kind: i64, number: i64, first: i64, second: i64) -> None:
        if kind == SAIL:
            sail(self, first >> 3)
        elif kind == MARCH:
            march(self, number, first, second & HOME_MASK)
        elif kind == UNLOAD:
            unload(self, number, second, first)
        elif kind == LOAD:
            load(self, number, second, first)
        elif kind == DRIVE:
            drive(self, number, first, second & HOME_MASK)
        else:
            build(self, first)

    def copy(self) -> NorthSea:
        return NorthSea(self)

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for points in tally(self, seat):
            total += points
        return total

    def checksum(self) -> i64:
        total = self.seats
        for part in (
            vec[i64]([self.side, self.phase, self.seat, self.first, self.points_left, self.placings, self.turns]),
            vec[i64]([self.pile, self.discarded, self.settlements, self.deadly, self.harmless]),
            vec[i64]([self.seed, self.drawn, self.turn]),
            self.hexes,
            self.info,
            self.links,
            self.homes,
            self.grounds,
            self.ways,
            self.pieces,
            self.open,
            self.players,
        ):
            for number in part:
                total = (total * 1000003 + number) & MASK
        return total

    # -- turns -------------------------------------------------------------------------------------

    def choose(self, captain: i64) -> None:
        """Keep a captain; when all have, show them and draw the first player (NS-S2, NS-S4)."""
        self.players[self.seat << SEAT | CAPTAIN] = captain
        self.say(happenings.CAPTAIN_CHOSEN, self.seat, captain)
        self.turn += 1
        self.seat += 1
        if self.seat == self.seats:
            seat: i64 = 0
            while seat < self.seats:
                self.say(happenings.CAPTAIN_REVEALED, seat, self.players[seat << SEAT | CAPTAIN])
                seat += 1
            self.first = draw_first_player(self)
            self.seat = self.first
            self.say(happenings.FIRST_PLAYER, self.first)
            self.begin_turn()

    def begin_turn(self) -> None:
        self.points_left = POINTS
        self.phase = PLACING
        self.say(happenings.TURN_BEGAN, self.seat, self.turns)
        if self.seats == 1:
            self.refill_hand(0, HAND_SIZE)  # NS-SO2
            self.placings = SOLO_PLACINGS
            self.go_on_placing()
        else:
            self.placings = 1
            self.redraw_hand()

    def redraw_hand(self) -> None:
        """Change the hand until one of its tiles fits; if none of all the tiles does, skip the placement (NS-T3)."""
        at = self.seat << SEAT | HAND
        while not fits_somewhere(self, self.players[at]):
            if self.players[at] == 0 or not fits_somewhere(self, self.pile):
                self.placings = 0
                self.phase = ACTING
                self.say(happenings.PLACEMENT_SKIPPED, self.seat)
                return
            number: i64 = 0
            rest = self.players[at]
            while rest:
                rest &= rest - 1
                number += 1
            self.pile |= self.players[at]
            self.pile_size += number
            self.players[at] = 0
            self.say(happenings.HAND_REDRAWN, self.seat, number)
            self.refill_hand(self.seat, number)

    def go_on_placing(self) -> None:
        """After a placement: actions, or alone another placement; what is left then is discarded (NS-SO2)."""
        if self.seats == 1:
            hand = self.players[HAND]
            if self.placings > 0 and fits_somewhere(self, hand):
                return
            self.discarded |= hand
            self.players[HAND] = 0
            while hand:
                self.say(happenings.TILE_DISCARDED, self.seat, BIT[(hand & -hand) % 67])
                hand &= hand - 1
            self.placings = 0
        self.phase = ACTING

    def end_turn(self) -> None:
        """Draw a tile (NS-T1); the game may be over (NS-T2)."""
        self.say(happenings.TURN_ENDED, self.seat)
        if self.seats > 1:
            self.refill_hand(self.seat, 1)
        self.turns += 1
        self.turn += 1
        if self.turns == (SOLO_TURNS if self.seats == 1 else TURNS):
            self.phase = OVER
            self.points_left = 0
            self.say(happenings.GAME_ENDED)
            return
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0
        self.begin_turn()
