"""The state of a game, packed: what lies on the board, what the players have, whose decision it is."""

from __future__ import annotations

from typing import Final

from skerry.core.kernel import NOBODY, Kernel
from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers
from skerry.northwest.geometry import (
    ARC,
    AROUND,
    EAST,
    GREENLAND_SQUARES,
    NORTH,
    PASSAGE_SQUARES,
    SIZE,
    SOUTH,
    SQUARES,
    STRIDE,
    WEST,
)
from skerry.northwest.layout import (
    DRAFTING,
    FIRST_TILE,
    FREE,
    GREENLAND_RIM,
    LAND,
    LYING,
    OFF_BOARD,
    PASSAGE_RIM,
    PLAYER,
    SEA,
    SHAPE_SHIFT,
    SINGLE,
    SLED_AVAILABLE,
    STOCK,
    UNKNOWN,
)
from skerry.northwest.modes import CLASSIC, Mode
from skerry.northwest.versions import NEWEST, VERSIONS, Version


def zeros(count: i64) -> vec[i64]:
    made = vec[i64](capacity=count)
    for _ in range(count):
        made = append(made, 0)
    return made


def in_order(order: i64, place: i64) -> i64:
    """The seat at a place of a turn order, NOBODY behind its end."""
    return (order >> 4 * place & 15) - 1


def enqueue(order: i64, seat: i64) -> i64:
    """A turn order with one more seat at its end."""
    place: i64 = 0
    while order >> 4 * place:
        place += 1
    return order | (seat + 1) << 4 * place


def joined_fit(fit: vec[i64], square: i64, shape: i64) -> i64:
    """What two squares tell of the corners of a large tile's place: known << 6 | land."""
    if shape == LYING:
        return WEST[fit[square]] | EAST[fit[square + 1]]
    return NORTH[fit[square]] | SOUTH[fit[square + STRIDE]]


NOTHING: Final[vec[i64]] = vec[i64]()
NOTHING_KEPT: Final[vec[vec[i64]]] = vec[vec[i64]]()
LISTS: Final[i64] = 40
"""How many parts of the legal actions are kept as lists."""
PARTS: Final[i64] = 72
"""How many parts are kept at all; from the last list on they are only counted."""
COUNTS: Final[i64] = PARTS
"""From here on in `State.kept_key`, by part: how many actions it has."""
VICINITY: Final[i64] = COUNTS + PARTS
"""By seat * 2 + vehicle: the place whose vicinity is known."""
SINCE: Final[i64] = VICINITY + 8
"""How many changes have been looked at; -1 less that if every further one matters."""
SEEN_AS: Final[i64] = SINCE + 8
"""A number for the vicinity as it is."""
TOKEN: Final[i64] = SEEN_AS + 8
"""The token on the vehicle's tile, as of the last look around."""
GONE: Final[i64] = TOKEN + 8
"""By seat: how many large tiles have left its reserve."""
RESERVE: Final[i64] = GONE + 4
"""By seat: its small tiles, as `placing.reserve_of` tells, + 1; 0 if they have changed since."""
DRAWS: Final[i64] = RESERVE + 4
"""How many draws of small tiles there are, and ways to refresh << 8, + 1; 0 if the stock has changed since."""
SPOTS_SEEN: Final[i64] = DRAWS + 1
"""By seat * 2 + vehicle, SPOTS_EACH numbers: the spots beside its tile for a small tile, from FIRST_LARGE on those for
a large one, from FITTING on for each spot of the former which small tiles of the reserve can lie there."""
FIRST_LARGE: Final[i64] = 6
FITTING: Final[i64] = 24
SPOTS_EACH: Final[i64] = 30
EMPTY_LISTS: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64]() for _ in range(LISTS)])
NO_KEYS: Final[vec[i64]] = zeros(SPOTS_SEEN + 8 * SPOTS_EACH)
ALL_ZERO: Final[vec[i64]] = zeros(SIZE)
NO_PLAYERS: Final[vec[i64]] = zeros(4 * PLAYER)
NO_STOCK: Final[vec[i64]] = zeros(STOCK)


def _empty_board() -> vec[i64]:
    """NW-G1, NW-G8: free squares, and what lies beyond the border."""
    cover = zeros(SIZE)
    for square in range(SIZE):
        cover[square] = OFF_BOARD
    for square in SQUARES:
        cover[square] = FREE
    for square in GREENLAND_SQUARES:
        cover[square + 1] = GREENLAND_RIM
    for square in PASSAGE_SQUARES:
        cover[square - 1] = PASSAGE_RIM
    return cover


EMPTY_BOARD: Final[vec[i64]] = _empty_board()


class State(Kernel):
    """Everything there is to know of a position; the rules are functions over it."""

    mode: Mode
    version: Version
    seats: i64
    has_tuunbaq: bool
    loses_crew: bool
    """NW-SO5: the option lost_crew."""

    corner: vec[i64]
    """NW-G2: terrain by corner: UNKNOWN, SEA or LAND."""
    cover: vec[i64]
    """By square: FREE, the tile that covers it (see `constants`), or what lies beyond the border."""
    fit: vec[i64]
    """By square, what is known of its corners: known << 4 | land, in the order nw ne sw se."""
    near: vec[i64]
    """NW-C4: by corner, the parts of the border to which land here would be joined by land (or more: see `seaway`)."""
    token: vec[i64]
    """By square: its token, or who took it; by corner: who closed the island that begins here."""
    player: vec[i64]
    stock: vec[i64]

    phase: i64
    actor: i64
    """The seat that decides now."""
    active: i64
    """How many actions were taken this turn."""
    round: i64
    ice: i64
    """Squares with a smaller index are frozen."""
    order: i64
    """The seats in turn order, seat + 1 in four bits each, the first lowest."""
    next_order: i64
    """NW-T4: those who have passed."""
    returned: i64
    """How many expeditions are back in Greenland."""
    passages_taken: i64
    greenlands_taken: i64
    cartography_left: i64
    tuunbaq_at: i64
    """The first square of its tile, 0 before it appears."""
    refreshed: i64
    """NW-ST5: what was refreshed, so that one of it must be taken: CHOICE_LARGE, CHOICE_SMALL, or 0 for any."""
    season_turn: i64
    """NW-ST2: 1 to 4."""
    ice_shift: i64
    """NW-ST9: rows that a Voyage card adds to the ice this season."""
    ship_drag: i64
    """NW-ST11: crew that a Voyage card adds to what a move of a ship takes this season."""
    sled_drag: i64
    card: i64
    """The Voyage card of this season, -1 before the first."""
    stage: i64
    """What a change of the ice interrupted: see `turns`."""

    seen: vec[i64]
    """Scratch for searches over the board: marked where it holds `stamp`."""
    stamp: i64

    kept: vec[vec[i64]]
    """Parts of the legal actions, kept from one decision to the next; never copied."""
    kept_key: vec[i64]
    """What each part depends on, how many actions it has, and what else `legal` knows."""
    looking: i64
    """Whose vicinity `legal` looks at."""
    changed: vec[i64]
    """Where the board has changed since parts are kept: squares that were covered, corners whose `near` grew."""

    def __init__(self, source: State | None = None) -> None:
        Kernel.__init__(self, source)
        self.seen = NOTHING
        self.stamp = 0
        self.kept = NOTHING_KEPT
        self.kept_key = NOTHING
        self.looking = 0
        self.changed = NOTHING
        if source is None:
            self.mode = CLASSIC
            self.version = VERSIONS[NEWEST]
            self.seats = 0
            self.has_tuunbaq = False
            self.loses_crew = False
            self.corner = ALL_ZERO[:]
            self.cover = EMPTY_BOARD[:]
            self.fit = ALL_ZERO[:]
            self.near = ARC[:]
            self.token = ALL_ZERO[:]
            self.player = NO_PLAYERS[:]
            self.stock = NO_STOCK[:]
            self.phase = DRAFTING
            self.actor = NOBODY
            self.active = 0
            self.round = 1
            self.ice = 0
            self.order = 0
            self.next_order = 0
            self.returned = 0
            self.passages_taken = 0
            self.greenlands_taken = 0
            self.cartography_left = numbers.CARTOGRAPHY_TOKENS
            self.tuunbaq_at = 0
            self.refreshed = 0
            self.season_turn = 1
            self.ice_shift = 0
            self.ship_drag = 0
            self.sled_drag = 0
            self.card = -1
            self.stage = 0
            return
        self.mode = source.mode
        self.version = source.version
        self.seats = source.seats
        self.has_tuunbaq = source.has_tuunbaq
        self.loses_crew = source.loses_crew
        self.corner = source.corner[:]
        self.cover = source.cover[:]
        self.fit = source.fit[:]
        self.near = source.near[:]
        self.token = source.token[:]
        self.player = source.player[:]
        self.stock = source.stock[:]
        self.phase = source.phase
        self.actor = source.actor
        self.active = source.active
        self.round = source.round
        self.ice = source.ice
        self.order = source.order
        self.next_order = source.next_order
        self.returned = source.returned
        self.passages_taken = source.passages_taken
        self.greenlands_taken = source.greenlands_taken
        self.cartography_left = source.cartography_left
        self.tuunbaq_at = source.tuunbaq_at
        self.refreshed = source.refreshed
        self.season_turn = source.season_turn
        self.ice_shift = source.ice_shift
        self.ship_drag = source.ship_drag
        self.sled_drag = source.sled_drag
        self.card = source.card
        self.stage = source.stage

    def fresh_stamp(self) -> i64:
        """A stamp that `seen` does not hold yet."""
        if len(self.seen) == 0:
            self.seen = ALL_ZERO[:]
        self.stamp += 1
        return self.stamp

    def keep_nothing(self) -> None:
        """Make room for what `legal` keeps."""
        self.kept = EMPTY_LISTS[:]
        self.kept_key = NO_KEYS[:]
        self.changed = vec[i64](capacity=32)

    def note_change(self, place: i64) -> None:
        """A square or a corner is not what it was: for what `legal` keeps."""
        if len(self.kept):
            self.changed = append(self.changed, place)

    def note_gone(self, seat: i64) -> None:
        """A large tile has left a reserve: for what `legal` keeps."""
        if len(self.kept):
            self.kept_key[GONE + seat] += 1

    def note_reserve(self, seat: i64) -> None:
        """The small tiles of a reserve have changed: for what `legal` keeps."""
        if len(self.kept):
            self.kept_key[RESERVE + seat] = 0

    def note_stock(self) -> None:
        """The small tiles on display or in the piles have changed, or the bag is empty: for what `legal` keeps."""
        if len(self.kept):
            self.kept_key[DRAWS] = 0

    def note_flood(self) -> None:
        """What is being looked at depends on all the land there is (NW-C4), not on a vicinity alone.

        Who asks without a look, while there are changes that nobody has looked at yet, must not hide them.
        """
        if len(self.kept) and self.kept_key[SINCE + self.looking] == len(self.changed):
            self.kept_key[SINCE + self.looking] = -1 - i64(len(self.changed))

    # -- the board -------------------------------------------------------------------------------

    def know_corner(self, corner: i64, land: i64) -> None:
        """Make a corner's terrain known."""
        if self.corner[corner] != UNKNOWN:
            return
        fit = self.fit
        known: i64 = 16 + land
        self.corner[corner] = SEA + land
        fit[corner] |= known * 8
        fit[corner - 1] |= known * 4
        fit[corner - STRIDE] |= known * 2
        fit[corner - STRIDE - 1] |= known
        if land:
            self._join_land(corner)

    def _join_land(self, corner: i64) -> None:
        """NW-C4: tell the neighbours which parts of the border the new land is joined with."""
        near = self.near
        for step in AROUND:
            beside = corner + step
            if self.corner[beside] == LAND:
                near[corner] |= near[beside]
        if near[corner]:
            self._tell(corner)

    def _tell(self, corner: i64) -> None:
        near = self.near
        for step in AROUND:
            beside = corner + step
            joined = near[beside] | near[corner]
            if joined != near[beside]:
                near[beside] = joined
                self.note_change(beside)
                if self.corner[beside] == LAND:
                    self._tell(beside)

    def shape_at(self, square: i64) -> i64:
        """The shape of the tile that covers a square."""
        return self.cover[square] >> SHAPE_SHIFT & 3

    def land_at(self, square: i64) -> i64:
        """The land corners of the tile whose first square this is, a bit for each corner."""
        shape = self.shape_at(square)
        if shape == SINGLE:
            return self.fit[square] & 15
        return self.position_fit(square, shape) & 63

    def position_fit(self, square: i64, shape: i64) -> i64:
        """What is known of the corners of a large tile's place: known << 6 | land."""
        return joined_fit(self.fit, square, shape)

    def token_square(self, place: i64) -> i64:
        """The square of the token that lies on the tile at `place`, 0 if none does."""
        if place < FIRST_TILE:
            return 0
        token = self.token
        if 0 < token[place] & 63 < 8:
            return place
        shape = self.shape_at(place)
        second = place if shape == SINGLE else place + 1 if shape == LYING else place + STRIDE
        return second if 0 < token[second] & 63 < 8 else i64(0)

    def token_on(self, place: i64) -> i64:
        """The kind of the token that lies on the tile at `place`, 0 if none does."""
        square = self.token_square(place)
        return self.token[square] & 7 if square else i64(0)

    # -- players ---------------------------------------------------------------------------------

    def small_tiles(self, start: i64) -> i64:
        """How many small tiles of all kinds the six counts of the stock from `start` tell of."""
        stock = self.stock
        total: i64 = 0
        for kind in range(start, start + 6):
            total += stock[kind]
        return total

    def to_act(self) -> i64:
        return self.actor

    def living_crew(self, seat: i64) -> i64:
        """The seat's crew still in the game."""
        me = seat * PLAYER
        ship = me + SLED_AVAILABLE - 2
        player = self.player
        return player[ship] + player[ship + 1] + player[ship + 2] + player[ship + 3]


def checksum_of(numbers: vec[i64], start: i64) -> i64:
    """A number that depends on every entry, and on `start`."""
    total = start
    for number in numbers:
        total = (total * 1000003 + number + 7) & ((1 << 40) - 1)
    return total
