"""A position as text: a map, then what everybody has. `read` takes nothing on trust.

The map shows the corners (`s` sea, `L` land, `?` unknown) and between them the squares: `.` free, `L37` a large
tile (on its two squares), `P1` and `P2` the printed tiles, `cap` a small tile by the first letters of its kind,
`+cap` one that filled a hole, `*cap` one that did so as a Joker, `*` a hole filled when no small tile was left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from skerry.core.errors import NotationError, RecordError
from skerry.core.game import SEAT_LETTERS
from skerry.core.info import GameInfo, OptionError, OptionValue
from skerry.northwest import constants as c
from skerry.northwest import numbers
from skerry.northwest.events import order_seats
from skerry.northwest.ice import area_at, frozen_rows, ice_limit
from skerry.northwest.modes import MODES
from skerry.northwest.notation import (
    ARROWS,
    corner_name,
    place_name,
    read_tile,
    square_name,
    tile_name,
)
from skerry.northwest.placing import (
    add_to_hand,
    closed_island,
    count_six,
    cover_squares,
    island_points,
    island_tiles,
    second_square,
)
from skerry.northwest.rules import Northwest, lay_printed_tiles
from skerry.northwest.scoring import token_points
from skerry.northwest.seaway import BOTH_ARCS, land_joined
from skerry.northwest.tables import (
    COMPASS,
    COMPASS_BIT,
    CORNERS,
    FIRST_SMALL,
    OFFSETS,
    PATTERN,
    SMALL_COPIES,
    SMALL_KIND,
    SMALL_NAMES,
    SQUARES,
    SYMBOL,
    SYMBOL_HALF,
    TOKEN_NAMES,
    WAYS,
    ZONE,
)
from skerry.northwest.turns import enqueue, is_out, standing_areas
from skerry.northwest.view import PHASES, face_up, hand, is_first
from skerry.northwest.voyage import CARD_NAMES, LINE_ICE, LINE_SHIP, card_effect, crew_in

_LETTERS: Final = "abcdefghijkl"
_PRINTED: Final = FIRST_SMALL + 7
_ORIGIN_SIGNS: Final = {c.FROM_HAND: "", c.FILLER: "+", c.JOKER: "*"}
_MAX_LINES: Final = 200
STAGES: Final = ("", "disc", "card")
"""What a decision interrupted: see `turns.go_on`."""


# -- writing ----------------------------------------------------------------------------------------------


def write(state: Northwest, options: Mapping[str, OptionValue]) -> str:
    """The diagram of a position."""
    lines = [f"skerry diagram {state.mode.id}", f"seats: {state.seats}"]
    lines += [f"option {name}: {_option_text(value)}" for name, value in options.items()]
    lines += [f"seed: {state.seed}", f"drawn: {state.drawn}", *_clock(state), "", "map", *_map(state), ""]
    lines += [f"token: {line}" for line in _tokens(state)]
    lines += [f"island: {line}" for line in _islands(state)]
    lines += [*_stock(state), ""]
    for seat in range(state.seats):
        lines += [*_player(state, seat), ""]
    return "\n".join(lines)


def _option_text(value: OptionValue) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _letters(order: int) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in order_seats(order)) or "-"


def _clock(state: Northwest) -> list[str]:
    return [
        f"round: {state.round}",
        f"turn: {state.turn}",
        f"phase: {PHASES[state.phase]}",
        *([f"after: {STAGES[state.stage]}"] if state.stage else []),
        f"to act: {SEAT_LETTERS[state.actor] if state.actor >= 0 else '-'}",
        f"actions: {state.active}",
        f"order: {_letters(state.order)}",
        f"passed: {_passed(state)}",
        f"back: {_returned(state)}",
        *(_season(state) if state.mode.terror else []),
    ]


def _season(state: Northwest) -> list[str]:
    deck = [CARD_NAMES[state.stock[c.CARDS + 1 + at]] for at in range(state.stock[c.CARDS])]
    return [
        f"season turn: {state.season_turn}",
        f"card: {CARD_NAMES[state.card] if state.card >= 0 else '-'}",
        f"ice shift: {state.ice_shift}",
        f"deck: {' '.join(deck) or '-'}",
        f"refreshed: {('-', 'large', 'small')[state.refreshed]}",
    ]


def _passed(state: Northwest) -> str:
    """Who has passed: in the classic game in the order of passing, which is the next turn order."""
    if not state.mode.terror:
        return _letters(state.next_order)
    passed = [seat for seat in range(state.seats) if state.player[seat * c.PLAYER + c.PASSED]]
    return "".join(SEAT_LETTERS[seat] for seat in passed) or "-"


def _returned(state: Northwest) -> str:
    ranks = {state.player[seat * c.PLAYER + c.RETURNED]: SEAT_LETTERS[seat] for seat in range(state.seats)}
    return "".join(ranks[rank] for rank in sorted(ranks) if rank) or "-"


def _map(state: Northwest) -> list[str]:
    lines = ["       " + "".join(f"{letter:6}" for letter in _LETTERS).rstrip()]
    for row in range(numbers.ROWS + 1):
        start = (row + 1) * 14 + 1
        corners = ["?sL"[state.corner[start + column]] for column in range(numbers.COLUMNS + 1)]
        lines.append("    " + "     ".join(corners))
        if row < numbers.ROWS:
            cells = "".join(f"{_cell(state, start + column):6}" for column in range(numbers.COLUMNS))
            lines.append(f"{row + 1}      {cells}".rstrip())
    return lines


def _cell(state: Northwest, square: int) -> str:
    cover = state.cover[square]
    if cover == c.FREE:
        return "."
    tile, origin = cover >> c.LAID_SHIFT & 127, cover >> c.ORIGIN_SHIFT
    if origin == c.PRINTED:
        return f"P{tile - _PRINTED + 1}"
    name = tile_name(tile)[:3] if tile < FIRST_SMALL + len(SMALL_NAMES) else ""
    return _ORIGIN_SIGNS[origin] + name


def _tokens(state: Northwest) -> list[str]:
    found = []
    for square in SQUARES:
        cell = state.token[square] & 63
        if cell:
            taker = cell >> c.TAKER_SHIFT
            words = [TOKEN_NAMES[cell & 7], square_name(square)] + ([SEAT_LETTERS[taker - 1]] if taker else [])
            found.append(" ".join(words))
    return found


def _islands(state: Northwest) -> list[str]:
    return [
        f"{corner_name(corner)} {SEAT_LETTERS[(state.token[corner] >> c.ISLAND_SHIFT) - 1]}"
        for corner in CORNERS
        if state.token[corner] >> c.ISLAND_SHIFT
    ]


def _stock(state: Northwest) -> list[str]:
    bag = [state.stock[c.BAG + 1 + at] for at in range(state.stock[c.BAG])]
    piles = _six(state, int(c.PILES))
    return [
        f"display: {_tile_list(face_up(state))}",
        f"bag: {_tile_list(bag)}",
        f"piles: {piles}",
        *([f"small display: {_six(state, int(c.SHOWN))}"] if state.mode.terror else []),
        f"cartography: {state.cartography_left}",
        *([f"tuunbaq: {square_name(state.tuunbaq_at) if state.tuunbaq_at else '-'}"] if state.has_tuunbaq else []),
    ]


def _six(state: Northwest, start: int) -> str:
    return " ".join(f"{name} {state.stock[start + kind]}" for kind, name in enumerate(SMALL_NAMES))


def _tile_list(tiles: Iterable[int]) -> str:
    return " ".join(tile_name(tile) for tile in tiles) or "-"


def _player(state: Northwest, seat: int) -> list[str]:
    p, me = state.player, seat * c.PLAYER
    small = [FIRST_SMALL + kind for kind in range(6) for _ in range(p[me + c.SMALL + kind])]
    return [
        f"player {SEAT_LETTERS[seat]}",
        f"ship: {place_name(p[me + c.SHIP_AT])}",
        f"sled: {_sled(state, seat)}",
        f"ship crew: {p[me + c.SHIP_AVAILABLE]} available {p[me + c.SHIP_RESTING]} resting",
        f"sled crew: {p[me + c.SLED_AVAILABLE]} available {p[me + c.SLED_RESTING]} resting",
        f"gone: {p[me + c.CREW_LOST]} lost {p[me + c.CREW_DISCARDED]} discarded {p[me + c.CREW_REMOVED_EARLY]} removed",
        f"reserve: {_tile_list([*hand(state, seat), *small])}",
        "tokens: " + " ".join(f"{TOKEN_NAMES[kind]} {p[me + c.TOKENS + kind]}" for kind in range(1, 6)),
        *([f"given: {_given(p[me + c.TOKENS_GIVEN])}"] if state.has_tuunbaq else []),
        f"passage: {_value(p[me + c.PASSAGE_TOKEN])}",
        f"greenland: {_value(p[me + c.GREENLAND_TOKEN])}",
        *([_supplies(state, seat)] if state.mode.terror else []),
    ]


def _supplies(state: Northwest, seat: int) -> str:
    fields = ((c.FOOD, "food"), (c.MORALE, "morale"), (c.SITES, "sites"), (c.CREW_TO_LOSE, "doomed"))
    return "supplies: " + " ".join(f"{name} {state.player[seat * c.PLAYER + field]}" for field, name in fields)


def _given(packed: int) -> str:
    return " ".join(f"{TOKEN_NAMES[kind]} {packed >> 6 * (kind - 1) & 63}" for kind in range(1, 6))


def _value(token: int) -> str:
    return str(token - 1) if token else "-"


def _sled(state: Northwest, seat: int) -> str:
    at, area = (state.player[seat * c.PLAYER + field] for field in (c.SLED_AT, c.SLED_AREA))
    if at < c.FIRST_TILE:
        return {c.ABOARD: "aboard", c.LOST: "lost"}.get(at) or place_name(at)
    bits = [COMPASS_BIT[state.shape_at(at) * 8 + compass] for compass in range(8)]
    corners = [COMPASS[compass] for compass, bit in enumerate(bits) if bit >= 0 and area >> bit & 1]
    return " ".join([place_name(at), *corners])


# -- reading ----------------------------------------------------------------------------------------------


class _Reader:
    """The lines of a diagram, taken one by one."""

    def __init__(self, text: str) -> None:
        if len(text) > 100_000 or text.count("\n") > _MAX_LINES:
            raise RecordError(1, "longer than a diagram can be")
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.at = 1

    def wrong(self, reason: str) -> RecordError:
        return RecordError(max(self.at, 1), reason)

    def line(self) -> str:
        """The next line that is not empty."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            self.at += 1
            if line:
                return line
        self.at = len(self.lines)
        raise self.wrong("the diagram breaks off here")

    def field(self, name: str) -> str:
        """The value of the next line, which must have that name."""
        line = self.line()
        found, colon, value = line.partition(":")
        if not colon or found.strip() != name:
            raise self.wrong(f"'{name}: …' is expected, not {line[:40]!r}")
        return value.strip()

    def next_is(self, name: str) -> bool:
        """Whether the next line that is not empty has that name."""
        for line in self.lines[self.at :]:
            if line.strip():
                return line.partition(":")[0].strip() == name
        return False

    def number(self, text: str, low: int, high: int) -> int:
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise self.wrong(f"a number from {low} to {high} is expected, not {text[:30]!r}")
        return int(text)

    def choice(self, text: str, known: Iterable[str]) -> str:
        names = list(known)
        if text not in names:
            raise self.wrong(f"{text[:30]!r} is none of: {', '.join(names)}")
        return text

    def counts(self, text: str, names: Iterable[str], high: int, name_first: bool = True) -> list[int]:
        """Numbers with their names, in the order given."""
        names = list(names)
        words = text.split()
        found, said = (words[1::2], words[::2]) if name_first else (words[::2], words[1::2])
        if said != names or len(found) != len(names):
            shape = " ".join(f"{name} N" if name_first else f"N {name}" for name in names)
            raise self.wrong(f"'{shape}' is expected, not {text[:60]!r}")
        return [self.number(word, 0, high) for word in found]

    def seats(self, text: str, seats: int) -> int:
        """A turn order."""
        order = 0
        if text == "-":
            return order
        found = [SEAT_LETTERS[:seats].find(letter) for letter in text]
        if -1 in found or len(set(found)) != len(found):
            raise self.wrong(f"{text[:20]!r} is not an order of the seats {SEAT_LETTERS[:seats]}")
        for seat in found:
            order = enqueue(order, seat)
        return order

    def tiles(self, text: str) -> list[int]:
        try:
            return [] if text == "-" else [read_tile(word, word) for word in text.split()]
        except NotationError as error:
            raise self.wrong(str(error)) from None

    def square(self, text: str) -> int:
        if len(text) == 2 and text[0] in _LETTERS and text[1] in "12345678":
            return int(text[1]) * 14 + _LETTERS.index(text[0]) + 1
        raise self.wrong(f"{text[:20]!r} is not a square of the board")


def read(info: GameInfo, text: str) -> tuple[Northwest, dict[str, OptionValue]]:
    """The position of a diagram and the game's options; `RecordError` with line and reason if it is none."""
    reader = _Reader(text)
    state = Northwest()
    state.mode = MODES[info.id]
    state.seats = reader.number(reader.field("seats"), info.min_seats, info.max_seats)
    options = _read_options(reader, info)
    state.has_tuunbaq = bool(options.get("tuunbaq", False))
    state.loses_crew = bool(options.get("lost_crew", False))
    state.seed = reader.number(reader.field("seed"), 0, (1 << 62) - 1)
    state.drawn = reader.number(reader.field("drawn"), 0, 1_000_000)
    _read_clock(reader, state)
    _read_map(reader, state)
    _read_tokens(reader, state)
    _read_islands(reader, state)
    _read_stock(reader, state)
    for seat in range(state.seats):
        _read_player(reader, state, seat)
    if any(line.strip() for line in reader.lines[reader.at :]):
        reader.at += 1
        raise reader.wrong("something follows the last player")
    _check(reader, state)
    return state, options


def _read_options(reader: _Reader, info: GameInfo) -> dict[str, OptionValue]:
    given: dict[str, object] = {}
    for option in info.options:
        value = reader.field(f"option {option.name}")
        given[option.name] = {"yes": True, "no": False}.get(value, value)
        if not isinstance(option.default, bool):
            given[option.name] = reader.number(value, option.low, option.high)
    try:
        return info.check_options(given)
    except OptionError as error:
        raise reader.wrong(str(error)) from None


def _read_clock(reader: _Reader, state: Northwest) -> None:
    state.round = reader.number(reader.field("round"), 1, numbers.ROUNDS)
    state.turn = reader.number(reader.field("turn"), 0, 1_000_000)
    state.phase = PHASES.index(reader.choice(reader.field("phase"), PHASES))
    if state.phase in (c.STANDING, c.LOSING):
        state.stage = STAGES.index(reader.choice(reader.field("after"), STAGES[1:]))
    actor = reader.field("to act")
    state.actor = -1 if actor == "-" else SEAT_LETTERS.index(reader.choice(actor, SEAT_LETTERS[: state.seats]))
    if (state.actor < 0) != (state.phase == c.OVER):
        raise reader.wrong("nobody is to act exactly when the game is over")
    state.active = reader.number(reader.field("actions"), 0, 100)
    state.order = reader.seats(reader.field("order"), state.seats)
    passed = reader.seats(reader.field("passed"), state.seats)
    for seat in order_seats(passed):
        state.player[seat * c.PLAYER + c.PASSED] = 1
    if not state.mode.terror:
        state.next_order = passed
    for rank, seat in enumerate(order_seats(reader.seats(reader.field("back"), state.seats)), 1):
        state.player[seat * c.PLAYER + c.RETURNED] = rank
        state.returned = rank
    if state.mode.terror:
        _read_season(reader, state)
    state.ice = ice_limit(frozen_rows(state.round, state.ice_shift))


def _read_season(reader: _Reader, state: Northwest) -> None:
    state.season_turn = reader.number(reader.field("season turn"), 1, numbers.TERROR_TURNS)
    card = reader.field("card")
    state.card = -1 if card == "-" else CARD_NAMES.index(reader.choice(card, CARD_NAMES))
    state.ice_shift = reader.number(reader.field("ice shift"), -1, 1)
    deck = reader.field("deck").split()
    cards = [CARD_NAMES.index(reader.choice(name, CARD_NAMES)) for name in deck if name != "-"]
    drawn = numbers.VOYAGE_CARDS - len(cards)
    if len(set(cards)) != len(cards) or state.card in cards or drawn not in (state.round - 1, state.round):
        raise reader.wrong(f"the deck does not fit season {state.round}: a card is drawn in each, none comes back")
    for at, drawn_card in enumerate(cards):
        state.stock[c.CARDS + 1 + at] = drawn_card
    state.stock[c.CARDS] = len(cards)
    if drawn == state.round and state.card >= 0:
        state.ship_drag = card_effect(state.card, LINE_SHIP)
        state.sled_drag = card_effect(state.card, LINE_SHIP + 1)
        if state.ice_shift != card_effect(state.card, LINE_ICE):
            raise reader.wrong(f"the card {card} does not shift the ice by {state.ice_shift}")
    state.refreshed = ("-", "large", "small").index(reader.choice(reader.field("refreshed"), ("-", "large", "small")))
    if (state.refreshed > 0) != (state.phase == c.TAKING):
        raise reader.wrong("large or small tiles are refreshed exactly when one is to be taken")


# -- the map ------------------------------------------------------------------------------------------------


def _read_map(reader: _Reader, state: Northwest) -> None:
    if reader.line() != "map":
        raise reader.wrong("'map' is expected")
    if reader.line().split() != list(_LETTERS):
        raise reader.wrong("the letters of the columns are expected")
    corners: dict[int, str] = {}
    cells: dict[int, tuple[str, int]] = {}
    for row in range(numbers.ROWS + 1):
        start = (row + 1) * 14 + 1
        marks = reader.line().split()
        if len(marks) != numbers.COLUMNS + 1 or set(marks) - set("sL?"):
            raise reader.wrong(f"{numbers.COLUMNS + 1} corners (s, L or ?) are expected")
        corners.update((start + column, mark) for column, mark in enumerate(marks))
        if row < numbers.ROWS:
            number, *squares = reader.line().split()
            if number != str(row + 1) or len(squares) != numbers.COLUMNS:
                raise reader.wrong(f"row {row + 1} with {numbers.COLUMNS} squares is expected")
            cells.update((start + column, (cell, reader.at)) for column, cell in enumerate(squares))
    end = reader.at
    _lay_tiles(reader, state, corners, cells)
    reader.at = end
    _check_corners(reader, state, corners)


def _lay_tiles(reader: _Reader, state: Northwest, corners: dict[int, str], cells: dict[int, tuple[str, int]]) -> None:
    lay_printed_tiles(state)
    for square, (cell, line) in cells.items():
        reader.at = line
        if cell == ".":
            if state.cover[square] != c.FREE:
                raise reader.wrong(f"the printed tile on {square_name(square)} is missing")
        elif cell.startswith("P"):
            if _cell(state, square) != cell:
                raise reader.wrong(f"{cell[:10]!r} is not printed on {square_name(square)}")
        elif cell.startswith("L"):
            _lay_large(reader, state, square, cell, corners, cells)
        else:
            _lay_small(reader, state, square, cell, corners)


def _free(reader: _Reader, state: Northwest, square: int) -> None:
    if state.cover[square] != c.FREE:
        raise reader.wrong(f"two tiles lie on {square_name(square)}")


def _known(reader: _Reader, corners: dict[int, str], square: int, shape: int) -> int:
    pattern = 0
    for bit in range(4 if shape == c.SINGLE else 6):
        corner = square + OFFSETS[shape * 6 + bit]
        if corners[corner] == "?":
            raise reader.wrong(f"{corner_name(corner)} is the corner of a tile and must be known")
        pattern |= (corners[corner] == "L") << bit
    return pattern


def _lay_large(
    reader: _Reader,
    state: Northwest,
    square: int,
    cell: str,
    corners: dict[int, str],
    cells: dict[int, tuple[str, int]],
) -> None:
    tile = reader.tiles(cell)[0]
    if state.cover[square] > 0 and state.cover[square] >> c.LAID_SHIFT & 127 == tile:
        return
    _free(reader, state, square)
    halves = [other for other, (text, _) in cells.items() if text == cell]
    shapes = {1: c.LYING, 14: c.UPRIGHT}
    if len(halves) != 2 or halves[1] - halves[0] not in shapes:
        raise reader.wrong(f"{cell} must lie on two squares side by side")
    shape = int(shapes[halves[1] - halves[0]])
    _free(reader, state, halves[1])
    pattern = _known(reader, corners, square, shape)
    if all(PATTERN[tile * 4 + way] != pattern for way in WAYS[tile]):
        raise reader.wrong(f"{cell} does not have the corners that the map shows around {square_name(square)}")
    cover_squares(state, tile, int(c.FROM_HAND), square, shape, pattern)


def _lay_small(reader: _Reader, state: Northwest, square: int, cell: str, corners: dict[int, str]) -> None:
    origins = {"+": c.FILLER, "*": c.JOKER}
    origin = int(origins.get(cell[0], c.FROM_HAND))
    short = {name[:3]: kind for kind, name in enumerate(SMALL_NAMES)}
    name = cell.lstrip("+*") if len(cell) <= 4 else cell
    if name not in short and cell != "*":
        raise reader.wrong(f"{cell[:10]!r} is not a tile")
    _free(reader, state, square)
    pattern = _known(reader, corners, square, int(c.SINGLE))
    kind = short.get(name, 6)
    if origin != c.JOKER and SMALL_KIND[pattern] != kind:
        raise reader.wrong(f"{cell} does not have the corners that the map shows around {square_name(square)}")
    cover_squares(state, int(FIRST_SMALL) + kind, origin, square, int(c.SINGLE), pattern)


def _check_corners(reader: _Reader, state: Northwest, corners: dict[int, str]) -> None:
    for corner, mark in corners.items():
        if "?sL"[state.corner[corner]] != mark:
            raise reader.wrong(f"corner {corner_name(corner)} is {mark} on the map, which no tile explains")
    for square in SQUARES:
        if state.cover[square] == c.FREE and all(state.cover[square + step] != c.FREE for step in (1, -1, 14, -14)):
            raise reader.wrong(f"the hole {square_name(square)} is not filled (NW-C6)")
    if any(land_joined(state, corner) == BOTH_ARCS for corner in CORNERS if state.corner[corner] == c.LAND):
        raise reader.wrong("the map leaves no way by sea from Greenland to the Passage (NW-C4)")


def _read_tokens(reader: _Reader, state: Northwest) -> None:
    expected = _token_places(state)
    for cairn in [square for square in SQUARES if state.token[square]]:
        state.token[cairn] = 0
    while reader.next_is("token"):
        words = reader.field("token").split()
        if len(words) not in (2, 3):
            raise reader.wrong("a token is written as 'cairn l3' or, taken, 'cairn l3 A'")
        kind = TOKEN_NAMES.index(reader.choice(words[0], TOKEN_NAMES[1:5]))
        square = reader.square(words[1])
        if all(square != at or kind != token for at, token in expected) or state.token[square]:
            raise reader.wrong(f"no {words[0]} belongs on {words[1]}")
        taker = SEAT_LETTERS.index(reader.choice(words[2], SEAT_LETTERS[: state.seats])) + 1 if words[2:] else 0
        state.token[square] = kind | taker << c.TAKER_SHIFT
    laid = sum(1 for square in SQUARES if state.token[square])
    if laid != len({state.cover[at] for at, _ in expected}):
        raise reader.wrong("not every symbol on the map has its token, on the board or taken")
    for square in SQUARES:
        if is_first(state, square):
            second = second_square(square, state.shape_at(square))
            if second != square and state.token[square] and state.token[second]:
                raise reader.wrong(f"two tokens on the tile {square_name(square)}")


def _token_places(state: Northwest) -> list[tuple[int, int]]:
    """Where the tokens of the tiles on the map may lie: square and kind."""
    places = [(square, int(c.CAIRN)) for square in SQUARES if state.token[square]]
    for square in SQUARES:
        cover = state.cover[square]
        tile = cover >> c.LAID_SHIFT & 127
        if is_first(state, square) and tile < FIRST_SMALL and SYMBOL[tile]:
            pattern = state.land_at(square)
            second = second_square(square, state.shape_at(square))
            halves = {SYMBOL_HALF[tile * 4 + way] for way in WAYS[tile] if PATTERN[tile * 4 + way] == pattern}
            places += [((square, second)[half], SYMBOL[tile]) for half in halves]
    return places


def _read_islands(reader: _Reader, state: Northwest) -> None:
    while reader.next_is("island"):
        words = reader.field("island").split()
        if len(words) != 2 or words[0][:1] != "+":
            raise reader.wrong("an island is written as '+e4 A'")
        names = {corner_name(corner): corner for corner in CORNERS}
        corner = names[reader.choice(words[0], names)]
        seat = SEAT_LETTERS.index(reader.choice(words[1], SEAT_LETTERS[: state.seats]))
        is_land = state.corner[corner] == c.LAND
        island = closed_island(state, corner, state.fresh_stamp())
        if not is_land or not len(island) or min(island) != corner or len(island_tiles(state, island)) < 2:
            raise reader.wrong(f"no closed island begins at {words[0]}")
        if state.token[corner] >> c.ISLAND_SHIFT:
            raise reader.wrong(f"the island {words[0]} is closed twice")
        state.token[corner] |= (seat + 1) << c.ISLAND_SHIFT
        state.player[seat * c.PLAYER + c.PRESTIGE] += island_points(len(island_tiles(state, island)))
    seen: set[int] = set()
    for corner in CORNERS:
        if state.corner[corner] == c.LAND and corner not in seen:
            island = closed_island(state, corner, state.fresh_stamp())
            seen.update(island)
            if len(island) and len(island_tiles(state, island)) > 1 and not state.token[min(island)] >> c.ISLAND_SHIFT:
                raise reader.wrong(f"nobody has closed the island at {corner_name(corner)}")


# -- off the board ------------------------------------------------------------------------------------------


def _read_stock(reader: _Reader, state: Northwest) -> None:
    shown = reader.tiles(reader.field("display"))
    if len(shown) > state.mode.display or any(tile >= FIRST_SMALL for tile in shown):
        raise reader.wrong(f"at most {state.mode.display} large tiles are face up")
    state.stock[c.FACE_UP] = len(shown)
    for slot, tile in enumerate(shown, 1):
        state.stock[c.FACE_UP + slot] = tile
    bag = reader.tiles(reader.field("bag"))
    if len(bag) > numbers.LARGE_TILES or any(tile >= FIRST_SMALL for tile in bag):
        raise reader.wrong(f"the bag holds at most {numbers.LARGE_TILES} large tiles")
    if bag and len(shown) < state.mode.display:
        raise reader.wrong("the display is not filled although the bag is not empty")
    state.stock[c.BAG] = len(bag)
    for at, tile in enumerate(bag):
        state.stock[c.BAG + 1 + at] = tile
    for kind, count in enumerate(reader.counts(reader.field("piles"), SMALL_NAMES, numbers.SMALL_TILES)):
        state.stock[c.PILES + kind] = count
    if state.mode.terror:
        for kind, count in enumerate(reader.counts(reader.field("small display"), SMALL_NAMES, 6)):
            state.stock[c.SHOWN + kind] = count
        shown_small = count_six(state.stock, c.SHOWN)
        if shown_small > 6 or (shown_small < 6 and count_six(state.stock, c.PILES)):
            raise reader.wrong("six small tiles are on display while there are as many")
    state.cartography_left = reader.number(reader.field("cartography"), 0, numbers.CARTOGRAPHY_TOKENS)
    if state.has_tuunbaq:
        place = reader.field("tuunbaq")
        state.tuunbaq_at = 0 if place == "-" else _read_place(reader, state, place)
        if 0 < state.tuunbaq_at < c.FIRST_TILE:
            raise reader.wrong("the Tuunbaq is on a tile")


def _read_player(reader: _Reader, state: Northwest, seat: int) -> None:
    p, me = state.player, seat * c.PLAYER
    if reader.line() != f"player {SEAT_LETTERS[seat]}":
        raise reader.wrong(f"'player {SEAT_LETTERS[seat]}' is expected")
    p[me + c.SHIP_AT] = _read_place(reader, state, reader.field("ship"))
    _read_sled(reader, state, seat, reader.field("sled").split())
    for name, at in (("ship crew", c.SHIP_AVAILABLE), ("sled crew", c.SLED_AVAILABLE)):
        counts = reader.counts(reader.field(name), ("available", "resting"), numbers.CREW, name_first=False)
        p[me + at], p[me + at + 1] = counts
    gone = reader.counts(reader.field("gone"), ("lost", "discarded", "removed"), numbers.CREW, name_first=False)
    p[me + c.CREW_LOST], p[me + c.CREW_DISCARDED], p[me + c.CREW_REMOVED_EARLY] = gone
    _check_gone(reader, state, gone)
    if state.living_crew(seat) + sum(gone) != numbers.CREW:
        raise reader.wrong(f"player {SEAT_LETTERS[seat]} does not have {numbers.CREW} crew in all")
    if p[me + c.SLED_AT] in (c.ABOARD, c.LOST) and p[me + c.SLED_AVAILABLE] + p[me + c.SLED_RESTING]:
        raise reader.wrong("crew in the column of a sled that is not deployed")
    for tile in reader.tiles(reader.field("reserve")):
        if tile >= FIRST_SMALL:
            p[me + c.SMALL + tile - FIRST_SMALL] += 1
        elif p[me + c.LARGE] < numbers.LARGE_TILES:
            add_to_hand(state, seat, tile)
    _read_tokens_held(reader, state, seat)
    _read_arrow_tokens(reader, state, seat)
    if state.mode.terror:
        _read_supplies(reader, state, seat)


def _read_supplies(reader: _Reader, state: Northwest, seat: int) -> None:
    p, me = state.player, seat * c.PLAYER
    names = ("food", "morale", "sites", "doomed")
    values = reader.counts(reader.field("supplies"), names, numbers.MOST_SUPPLIES)
    p[me + c.FOOD], p[me + c.MORALE], p[me + c.SITES], p[me + c.CREW_TO_LOSE] = values
    franklin = int(c.FRANKLIN) | (seat + 1) << c.TAKER_SHIFT
    sites = sum(ZONE[square] for square in SQUARES if state.token[square] & 63 == franklin)
    if p[me + c.SITES] != sites:
        raise reader.wrong(f"{p[me + c.SITES]} site points do not fit the Franklin tokens taken, which give {sites}")
    if p[me + c.CREW_TO_LOSE] and (state.phase != c.LOSING or p[me + c.CREW_TO_LOSE] > 2):
        raise reader.wrong("crew are doomed only while a captain chooses who is lost to a card")


def _check_gone(reader: _Reader, state: Northwest, gone: list[int]) -> None:
    """Crew leave the game only as the mode's rules say."""
    _, discarded, removed = gone
    if discarded and not state.has_tuunbaq:
        raise reader.wrong("only the Tuunbaq makes crew be discarded")
    if removed and (not state.loses_crew or state.round <= numbers.YEAR_ONE or removed > numbers.SOLO_LOST_CREW):
        raise reader.wrong("crew are removed by the option lost_crew, at the start of year two")


def _read_place(reader: _Reader, state: Northwest, text: str) -> int:
    if text in ARROWS:
        return int(ARROWS[text])
    square = reader.square(text)
    if not is_first(state, square):
        raise reader.wrong(f"no tile begins on {text}")
    return square


def _read_sled(reader: _Reader, state: Northwest, seat: int, words: list[str]) -> None:
    me = seat * c.PLAYER
    if words in (["aboard"], ["lost"]):
        state.player[me + c.SLED_AT] = c.LOST if words == ["lost"] else c.ABOARD
        return
    place = _read_place(reader, state, words[0] if words else "")
    area = 0
    if place >= c.FIRST_TILE:
        for word in words[1:]:
            bit = COMPASS_BIT[state.shape_at(place) * 8 + COMPASS.index(reader.choice(word, COMPASS))]
            if bit < 0:
                raise reader.wrong(f"the tile on {words[0]} has no corner {word}")
            area |= 1 << bit
    if (place >= c.FIRST_TILE) != (area > 0) or (place < c.FIRST_TILE and words[1:]):
        raise reader.wrong("a sled on a tile stands on some of its corners, on an arrow on none")
    state.player[me + c.SLED_AT], state.player[me + c.SLED_AREA] = place, area


def _read_tokens_held(reader: _Reader, state: Northwest, seat: int) -> None:
    """The tokens a seat took, those of its islands among them, are held or were given to the Tuunbaq."""
    p, me = state.player, seat * c.PLAYER
    held = reader.counts(reader.field("tokens"), TOKEN_NAMES[1:], 63)
    given = reader.counts(reader.field("given"), TOKEN_NAMES[1:], 63) if state.has_tuunbaq else [0] * 5
    for kind, (count, gone) in enumerate(zip(held, given, strict=True), 1):
        p[me + c.TOKENS + kind] = count
        p[me + c.TOKENS_GIVEN] |= gone << 6 * (kind - 1)
        taken = _taken(state, seat, kind)
        if count + gone > taken or (count + gone < taken and kind != c.CARTOGRAPHY):
            raise reader.wrong(f"{count} {TOKEN_NAMES[kind]} tokens do not fit the {taken} that the map shows as taken")


def _taken(state: Northwest, seat: int, kind: int) -> int:
    if kind == c.CARTOGRAPHY:
        closers = [state.token[corner] >> c.ISLAND_SHIFT for corner in CORNERS]
        return sum(1 for closer in closers if closer == seat + 1 or (closer and state.mode.terror))  # NW-CO2
    wanted = kind | (seat + 1) << c.TAKER_SHIFT
    squares = [square for square in SQUARES if state.token[square] & 63 == wanted]
    if not state.mode.terror:
        state.player[seat * c.PLAYER + c.PRESTIGE] += sum(token_points(kind, square) for square in squares)
    return len(squares)


def _read_arrow_tokens(reader: _Reader, state: Northwest, seat: int) -> None:
    p, me = state.player, seat * c.PLAYER
    for name, field in (("passage", c.PASSAGE_TOKEN), ("greenland", c.GREENLAND_TOKEN)):
        text = reader.field(name)
        p[me + field] = 0 if text == "-" else reader.number(text, 1, 100) + 1
    at_passage = c.PASSAGE in (p[me + c.SHIP_AT], p[me + c.SLED_AT])
    if at_passage and not p[me + c.PASSAGE_TOKEN]:
        raise reader.wrong("who stands at the Passage has its token")


# -- what must hold for the whole ---------------------------------------------------------------------------


def _check(reader: _Reader, state: Northwest) -> None:
    reader.at = len(reader.lines)
    _check_tiles(reader, state)
    _check_arrow_tokens(reader, state)
    _check_sleds(reader, state)
    _check_turn(reader, state)


def _check_tiles(reader: _Reader, state: Northwest) -> None:
    large = [*face_up(state), *(state.stock[c.BAG + 1 + at] for at in range(state.stock[c.BAG]))]
    for seat in range(state.seats):
        large += hand(state, seat)
    small = [state.stock[c.PILES + kind] + state.stock[c.SHOWN + kind] for kind in range(6)]
    for seat in range(state.seats):
        small = [small[kind] + state.player[seat * c.PLAYER + c.SMALL + kind] for kind in range(6)]
    for square in SQUARES:
        tile = state.cover[square] >> c.LAID_SHIFT & 127
        if is_first(state, square) and tile < FIRST_SMALL:
            large.append(tile)
        elif is_first(state, square) and tile < FIRST_SMALL + 6:
            small[tile - FIRST_SMALL] += 1
    for tile in range(numbers.LARGE_TILES):
        if large.count(tile) > 1 or (large.count(tile) == 0 and not state.mode.terror):
            raise reader.wrong(f"tile L{tile} is there {large.count(tile)} times")
    for kind, name in enumerate(SMALL_NAMES):
        if small[kind] > SMALL_COPIES[kind] or (small[kind] < SMALL_COPIES[kind] and not state.mode.terror):
            raise reader.wrong(f"{small[kind]} small tiles of the kind {name} in all, not {SMALL_COPIES[kind]}")


def _check_arrow_tokens(reader: _Reader, state: Northwest) -> None:
    for name, field, values in _arrow_values(state):
        taken = [state.player[seat * c.PLAYER + field] - 1 for seat in range(state.seats)]
        taken = [value for value in taken if value >= 0]
        if state.mode.passage_by_year and name == "passage":
            fits = len(taken) <= 1 and set(taken) <= set(values)
        else:
            fits = sorted(taken, reverse=True) == list(values[: len(taken)])
        if not fits:
            raise reader.wrong(f"the {name} tokens taken, {taken}, are not the highest of {list(values)}")
        if name == "passage":
            state.passages_taken = len(taken)
    if state.mode.has_greenland_tokens:
        state.greenlands_taken = state.returned
    for seat in range(state.seats):
        me = seat * c.PLAYER
        rank = state.player[me + c.RETURNED]
        tokens = _greenland_values(state)
        value = tokens[rank - 1] + 1 if 0 < rank <= len(tokens) else 0
        if state.player[me + c.GREENLAND_TOKEN] != value:
            raise reader.wrong(
                f"player {SEAT_LETTERS[seat]} does not have the Greenland token of the rank of its return"
            )
        home = c.GREENLAND in (state.player[me + c.SHIP_AT], state.player[me + c.SLED_AT])
        if rank and not home:
            raise reader.wrong(f"player {SEAT_LETTERS[seat]} is back, yet neither ship nor sled is in Greenland")
        if state.player[me + c.SLED_AT] == c.GREENLAND and not rank:
            raise reader.wrong(f"the sled of player {SEAT_LETTERS[seat]} is in Greenland, yet the player is not back")
    held = sum(
        state.player[seat * c.PLAYER + c.TOKENS + c.CARTOGRAPHY]
        + (state.player[seat * c.PLAYER + c.TOKENS_GIVEN] >> 24)
        for seat in range(state.seats)
    )
    islands = sum(1 for corner in CORNERS if state.token[corner] >> c.ISLAND_SHIFT)
    out = numbers.CARTOGRAPHY_TOKENS - state.cartography_left
    if held != out * (state.seats if state.mode.terror else 1) or out != min(islands, numbers.CARTOGRAPHY_TOKENS):
        raise reader.wrong("the Cartography tokens do not fit the closed islands")


def _arrow_values(state: Northwest) -> list[tuple[str, int, tuple[int, ...]]]:
    if state.mode.passage_by_year:
        passage: tuple[int, ...] = (numbers.SOLO_PASSAGE_YEAR_ONE, numbers.SOLO_PASSAGE_YEAR_TWO)
    else:
        passage = (numbers.TERROR_PASSAGE_TOKENS if state.mode.terror else numbers.PASSAGE_TOKENS)[state.seats]
    return [
        ("passage", int(c.PASSAGE_TOKEN), passage),
        ("greenland", int(c.GREENLAND_TOKEN), _greenland_values(state)),
    ]


def _greenland_values(state: Northwest) -> tuple[int, ...]:
    if not state.mode.has_greenland_tokens:
        return ()
    return (numbers.TERROR_GREENLAND_TOKENS if state.mode.terror else numbers.GREENLAND_TOKENS)[state.seats]


def _check_sleds(reader: _Reader, state: Northwest) -> None:
    for seat in range(state.seats):
        me = seat * c.PLAYER
        place, area = state.player[me + c.SLED_AT], state.player[me + c.SLED_AREA]
        if place < c.FIRST_TILE:
            continue
        bit = next(bit for bit in range(6) if area >> bit & 1)
        if area_at(state, place, bit, state.ice) == area:
            continue
        if state.phase != c.STANDING or len(standing_areas(state, seat)) < 2:
            raise reader.wrong(f"the sled of player {SEAT_LETTERS[seat]} does not stand on an area of its tile")


def _check_turn(reader: _Reader, state: Northwest) -> None:
    seats = set(range(state.seats))
    order = order_seats(state.order)
    passed = [seat for seat in seats if state.player[seat * c.PLAYER + c.PASSED]]
    out = {seat for seat in seats if is_out(state, seat)}
    back = {seat for seat in seats if state.player[seat * c.PLAYER + c.RETURNED]}
    everybody = seats if state.mode.terror else seats - back
    if not set(passed) <= set(order) or not everybody <= set(order) or back & set(passed):
        raise reader.wrong("turn order, passed and back do not fit: everybody plays or is back, only players pass")
    if state.phase == c.OVER:
        if state.round < numbers.ROUNDS and out:
            raise reader.wrong("the game is not over before round ten while an expedition is out")
        return
    dying = state.phase == c.TAKING and state.mode.terror and state.actor not in back  # by the refresh, NW-ST4
    if state.actor not in order or state.actor in passed or not (state.actor in out or dying):
        raise reader.wrong("who is to act has passed, is not on the way, or is not in the turn order")
    _check_phase(reader, state, bool(passed))


def _check_phase(reader: _Reader, state: Northwest, anybody_passed: bool) -> None:
    if state.phase == c.DRAFTING and (not state.mode.has_draft or state.round != 1 or anybody_passed or state.active):
        raise reader.wrong("the draft is at the beginning of the game")
    if state.phase == c.STANDING and len(standing_areas(state, state.actor)) < 2:
        raise reader.wrong(f"the sled of player {SEAT_LETTERS[state.actor]} has no choice of areas")
    if state.phase == c.LOSING:
        doomed = state.player[state.actor * c.PLAYER + c.CREW_TO_LOSE]
        columns = [crew_in(state, state.actor, vehicle) for vehicle in range(2)]
        if not state.mode.terror or not doomed or not all(columns):
            raise reader.wrong(f"player {SEAT_LETTERS[state.actor]} has no choice of whom to lose")
    if state.phase == c.TAKING and not _can_take(state):
        raise reader.wrong("there is no tile to take")
    if state.active and state.mode.one_turn_a_round:
        raise reader.wrong("alone, every action is the first of a turn")


def _can_take(state: Northwest) -> bool:
    large, small = state.stock[c.FACE_UP] > 0, count_six(state.stock, c.SHOWN if state.mode.terror else c.PILES) > 0
    return (large and state.refreshed != c.CHOICE_SMALL) or (small and state.refreshed != c.CHOICE_LARGE)
