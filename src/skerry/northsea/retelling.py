"""The way to a sampled position, told so that it agrees with all that a seat knows and depends on nothing else.

Every tile that a hand drew was held for a while: until it was placed, given back (NS-T3) or, alone, discarded
(NS-SO2), or it still is. Who knows a tile sees it at once; of the others only what is public is used: who drew and
placed when, which hands had no place for any tile, and which placements were skipped. What is left open is drawn.
"""

from __future__ import annotations

from typing import Final

from skerry.core.history import Entry
from skerry.core.kernel import hashed
from skerry.core.packed import i64
from skerry.northsea.codes import (
    CAPTAIN_OFFERED,
    CHOOSE,
    FIRST_PLAYER,
    PLACE,
    TILE_DRAWN,
    choose_code,
    kind_of,
    outcome_code,
    outcome_kind,
    outcome_value,
    tile_of,
)
from skerry.northsea.geometry import BIT, POWER
from skerry.northsea.layout import CAPTAIN, OFFER, PLACING, SEAT, TILE
from skerry.northsea.layout import HAND as HAND_AT
from skerry.northsea.numbers import CAPTAINS_OFFERED, HAND
from skerry.northsea.placing import fits_somewhere
from skerry.northsea.rules import NorthSea
from skerry.northsea.state import bits
from skerry.northsea.turns import ALL_TILES

FOREVER: Final[i64] = 1 << 30


class Holding:
    """A tile in a hand for a while."""

    seat: i64
    tile: i64
    """0 while it is open."""
    allowed: i64
    """Which tiles it can be, as a mask."""
    since: i64
    until: i64

    def __init__(self, seat: i64, tile: i64, since: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.allowed = ALL_TILES
        self.since = since
        self.until = FOREVER


class Trouble:
    """A turn in which no tile of the hand had a place: it began after the action of that number (NS-T3)."""

    number: i64
    misfits: i64
    """The tiles that had no place on the map then, as a mask."""
    skipped: bool
    """Whether no tile of the pile had one either."""
    seat: i64
    at: i64

    def __init__(self, number: i64, misfits: i64, skipped: bool) -> None:
        self.number = number
        self.misfits = misfits
        self.skipped = skipped
        self.seat = 0
        self.at = 0


class Story:
    """The past of a game from a seat's point of view; −1 is a spectator."""

    viewer: i64
    seed: i64
    picks: i64
    clock: i64
    holdings: list[Holding]
    """All of them, in the order in which they were drawn."""
    hands: list[list[Holding]]
    troubles: list[Trouble]
    told: i64
    """How many holdings have been written down."""

    def __init__(self, seats: i64, viewer: i64, seed: i64, troubles: list[Trouble]) -> None:
        self.viewer = viewer
        self.seed = seed
        self.picks = 0
        self.clock = 0
        self.holdings = []
        self.hands = [[] for _ in range(seats)]
        self.troubles = troubles
        self.told = 0

    def pick(self, n: i64) -> i64:
        self.picks += 1
        return (hashed(self.seed, self.picks) >> 9) % n

    def shuffled(self, mask: i64) -> list[i64]:
        """The tiles of a mask in random order."""
        found: list[i64] = []
        while mask:
            found.insert(self.pick(len(found) + 1), BIT[(mask & -mask) % 67])
            mask &= mask - 1
        return found

    # -- what happened -----------------------------------------------------------------------------

    def draw(self, seat: i64, tile: i64) -> None:
        self.clock += 1
        holding = Holding(seat, tile if seat == self.viewer else 0, self.clock)
        self.holdings.append(holding)
        self.hands[seat].append(holding)

    def place(self, seat: i64, tile: i64) -> bool:
        """Any of the hand's open holdings that can be this tile was it; False if none can."""
        self.clock += 1
        options: list[Holding] = []
        for holding in self.hands[seat]:
            if holding.tile == tile or (holding.tile == 0 and self.can_be(holding, tile, self.clock)):
                options.append(holding)
        if not options:
            return False
        placed = options[self.pick(len(options))]
        placed.tile = tile
        self.hands[seat].remove(placed)
        return True

    def give_back(self, seat: i64, misfits: i64) -> None:
        """Each of the hand's tiles had no place (NS-T3)."""
        self.clock += 1
        for holding in self.hands[seat]:
            holding.until = self.clock
            holding.allowed &= misfits
        self.hands[seat] = []

    def discard(self, tiles: i64) -> None:
        """What was left of a hand lies open (NS-SO2)."""
        order = self.shuffled(tiles)
        for holding in self.hands[0]:
            if holding.tile == 0:
                holding.tile = order.pop()
        self.hands[0] = []

    def begin_turn(self, trouble: Trouble, seat: i64, drawn: list[i64]) -> None:
        """The hand was drawn anew until a tile had a place, or the placement was skipped (NS-T3)."""
        number = len(self.hands[seat])
        for count, tile in enumerate(drawn):
            if count % number == 0:
                self.give_back(seat, trouble.misfits)
            self.draw(seat, tile)
        trouble.seat = seat
        trouble.at = self.clock
        if trouble.skipped:
            for holding in self.hands[seat]:
                holding.allowed &= trouble.misfits

    def happened(self, number: i64) -> Trouble | None:
        for trouble in self.troubles:
            if trouble.number == number:
                return trouble
        return None

    def can_be(self, holding: Holding, tile: i64, until: i64) -> bool:
        """Whether nobody else held the tile meanwhile, or ever after it was placed."""
        if holding.allowed >> tile & 1 == 0:
            return False
        for other in self.holdings:
            if other.tile == tile and other.since < until and holding.since < other.until:
                return False
        return True

    # -- what is left open -------------------------------------------------------------------------

    def fill_hands(self, state: NorthSea) -> None:
        """Let the open holdings be the tiles of the hands, where no tile was ever given back."""
        seat: i64 = 0
        while seat < state.seats:
            if seat != self.viewer:
                order = self.shuffled(state.players[seat << SEAT | HAND_AT])
                for holding in self.hands[seat]:
                    holding.tile = order.pop()
            seat += 1

    def fill(self, gone: i64) -> bool:
        """Choose tiles for the open holdings, none of those gone from the beginning; False if that leads nowhere."""
        for trouble in self.troubles:
            if trouble.skipped and not self.hold_back(trouble, ALL_TILES & ~gone & ~trouble.misfits):
                return False
        for holding in sorted(self.holdings, key=lambda holding: bits(holding.allowed)):
            if holding.tile == 0:
                options: i64 = 0
                for tile in tiles_of(holding.allowed & ~gone):
                    if self.can_be(holding, tile, holding.until):
                        options += 1
                        if self.pick(options) == 0:
                            holding.tile = tile
                if options == 0:
                    return False
        return True

    def hold_back(self, trouble: Trouble, fitting: i64) -> bool:
        """When a placement was skipped, other hands held all the tiles that had a place."""
        for tile in tiles_of(fitting):
            options: list[Holding] = []
            held = False
            for holding in self.holdings:
                if holding.since <= trouble.at < holding.until:
                    if holding.tile == tile:
                        held = True
                    elif (
                        holding.tile == 0 and holding.seat != trouble.seat and self.can_be(holding, tile, holding.until)
                    ):
                        options.append(holding)
            if not held:
                if not options:
                    return False
                options[self.pick(len(options))].tile = tile
        return True

    def take_hands(self, state: NorthSea) -> None:
        """Give the position the hands that the story ends with, and the pile the rest."""
        hidden = state.pile
        seat: i64 = 0
        while seat < state.seats:
            hidden |= state.players[seat << SEAT | HAND_AT]
            hand: i64 = 0
            for holding in self.hands[seat]:
                hand |= POWER[holding.tile]
            state.players[seat << SEAT | HAND_AT] = hand
            seat += 1
        seat = 0
        while seat < state.seats:
            hidden &= ~state.players[seat << SEAT | HAND_AT]
            seat += 1
        state.pile = hidden

    # -- telling -----------------------------------------------------------------------------------

    def tell(self, outcomes: tuple[int, ...]) -> tuple[int, ...]:
        """The outcomes with the tiles of the story."""
        told: list[int] = []
        for outcome in outcomes:
            if outcome_kind(outcome) == TILE_DRAWN:
                told.append(outcome_code(TILE_DRAWN, self.holdings[self.told].tile))
                self.told += 1
            else:
                told.append(outcome)
        return tuple(told)


def tiles_of(mask: i64) -> list[i64]:
    found: list[i64] = []
    while mask:
        found.append(BIT[(mask & -mask) % 67])
        mask &= mask - 1
    return found


class Past:
    """How a game came to its position: from a setup, or from the position of a diagram."""

    setup: tuple[int, ...]
    start: NorthSea | None
    entries: list[Entry]

    def __init__(self, setup: tuple[int, ...], start: NorthSea | None, entries: list[Entry]) -> None:
        self.setup = setup
        self.start = start
        self.entries = entries


def retell(past: Past, state: NorthSea, viewer: i64, seed: i64, troubles: list[Trouble]) -> Past:
    """A past of the sampled position that agrees with all that the seat knows.

    Where hands were given back, the hands of the position follow from it and are changed here.
    """
    attempt: i64 = 0
    while True:
        story = Story(state.seats, viewer, hashed(seed, attempt), troubles)
        if follow(story, past, state):
            if not troubles:
                story.fill_hands(state)
                return told(story, past, state)
            if story.fill(gone_from(past.start)):
                story.take_hands(state)
                hand = state.players[state.seat << SEAT | HAND_AT]
                if state.phase != PLACING or fits_somewhere(state, hand):
                    return told(story, past, state)
        attempt += 1


def gone_from(start: NorthSea | None) -> i64:
    """The tiles on the map of a diagram."""
    gone: i64 = 0
    if start is not None:
        for info in start.info:
            gone |= POWER[info >> TILE]
    return gone


def follow(story: Story, past: Past, state: NorthSea) -> bool:
    """Go through the past as the seat saw it; False if what was left open was chosen badly."""
    hand = begin(story, past, state)
    for entry in past.entries:
        if kind_of(entry.code) == PLACE:
            tile = tile_of(entry.code)
            hand &= ~POWER[tile]
            if not story.place(entry.seat, tile):
                return False
        drawn = drawn_tiles(entry.chance)
        if state.mode.solo and drawn:
            story.discard(hand)
            hand = 0
            for tile in drawn:
                story.draw(0, tile)
                hand |= POWER[tile]
        elif not state.mode.solo:
            end_turn(story, entry, drawn, state.seats)
    if state.mode.solo and state.phase != PLACING:
        story.discard(hand)
    return True


def begin(story: Story, past: Past, state: NorthSea) -> i64:
    """The first hands; returns the first one of a solo game, of which the rest will lie open."""
    hand: i64 = 0
    if past.start is not None:
        seat: i64 = 0
        while seat < state.seats:
            for tile in tiles_of(past.start.players[seat << SEAT | HAND_AT]):
                story.draw(seat, tile)
            seat += 1
        return past.start.players[HAND_AT]
    for number, tile in enumerate(drawn_tiles(past.setup)):
        story.draw(0 if state.mode.solo else number // HAND, tile)
        hand |= POWER[tile]
    return hand


def end_turn(story: Story, entry: Entry, drawn: list[i64], seats: i64) -> None:
    """The first tile is for the one whose turn ended, the others are a new hand of the next one."""
    following = (entry.seat + 1) % seats
    if kind_of(entry.code) == CHOOSE:
        for outcome in entry.chance:
            if outcome_kind(outcome) == FIRST_PLAYER:
                following = outcome_value(outcome)
    elif drawn:
        story.draw(entry.seat, drawn[0])
        drawn = drawn[1:]
    trouble = story.happened(entry.number)
    if trouble is not None:
        story.begin_turn(trouble, following, drawn)


def drawn_tiles(outcomes: tuple[int, ...]) -> list[i64]:
    found: list[i64] = []
    for outcome in outcomes:
        if outcome_kind(outcome) == TILE_DRAWN:
            found.append(outcome_value(outcome))
    return found


def told(story: Story, past: Past, state: NorthSea) -> Past:
    """The past with the tiles and captains that the seat thinks possible."""
    start = None if past.start is None else told_start(story, past.start, state)
    setup = story.tell(past.setup)
    if not state.mode.solo:
        setup = told_captains(story, setup, state)
    entries: list[Entry] = []
    last: Entry | None = None
    for entry in past.entries:
        code = entry.code
        if kind_of(code) == CHOOSE and entry.seat != story.viewer:
            code = choose_code(state.players[entry.seat << SEAT | CAPTAIN])
        last = Entry(last, entry.seat, entry.turn, code, story.tell(entry.chance), entry.revealed)
        entries.append(last)
    return Past(setup, start, entries)


def told_start(story: Story, start: NorthSea, state: NorthSea) -> NorthSea:
    """The position of a diagram with the hands and captains of the story."""
    twin = start.copy()
    twin.seed = state.seed
    seat: i64 = 0
    while seat < state.seats:
        base = seat << SEAT
        hand = twin.players[base | HAND_AT]
        twin.pile |= hand
        twin.players[base | HAND_AT] = 0
        for _ in range(bits(hand)):
            twin.players[base | HAND_AT] |= POWER[story.holdings[story.told].tile]
            story.told += 1
        twin.players[base | OFFER] = state.players[base | OFFER]
        if twin.players[base | CAPTAIN] >= 0:
            twin.players[base | CAPTAIN] = state.players[base | CAPTAIN]
        seat += 1
    seat = 0
    while seat < state.seats:
        twin.pile &= ~twin.players[seat << SEAT | HAND_AT]
        seat += 1
    return twin


def told_captains(story: Story, outcomes: tuple[int, ...], state: NorthSea) -> tuple[int, ...]:
    """The setup with the captains that the position offers to the others, in any order."""
    found: list[int] = []
    offered: list[i64] = []
    number: i64 = 0
    for outcome in outcomes:
        if outcome_kind(outcome) == CAPTAIN_OFFERED:
            seat = number // CAPTAINS_OFFERED
            if number % CAPTAINS_OFFERED == 0:
                offered = story.shuffled(state.players[seat << SEAT | OFFER])
            captain = offered.pop()
            if seat != story.viewer:
                outcome = outcome_code(CAPTAIN_OFFERED, captain)
            number += 1
        found.append(outcome)
    return tuple(found)
