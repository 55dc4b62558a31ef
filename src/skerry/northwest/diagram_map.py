"""Reading the map of a diagram, its tokens and its islands."""

from __future__ import annotations

from skerry.core.game import SEAT_LETTERS
from skerry.core.message import Message, excerpt
from skerry.northwest import layout, numbers
from skerry.northwest.components import SMALL_NAMES, TOKEN_NAMES
from skerry.northwest.diagram import cell_text
from skerry.northwest.diagram_reader import Reader
from skerry.northwest.geometry import (
    AROUND,
    CORNERS,
    FIRST_SMALL,
    OFFSETS,
    PATTERN,
    SMALL_KIND,
    SQUARES,
    STRIDE,
    SYMBOL,
    SYMBOL_HALF,
    WAYS,
    index,
)
from skerry.northwest.islands import closed_island, closed_tiles, island_points
from skerry.northwest.notation import (
    corner_name,
    square_name,
)
from skerry.northwest.placing import cover_squares, lay_printed_tiles, second_square
from skerry.northwest.rules import Northwest
from skerry.northwest.seaway import passage_is_open
from skerry.northwest.view import is_first


def read_map(reader: Reader, state: Northwest) -> None:
    reader.expect("map")
    if reader.line().split() != list(numbers.COLUMN_NAMES):
        raise reader.wrong("northwest-record-columns")
    corners: dict[int, str] = {}
    cells: dict[int, tuple[str, int]] = {}
    for row in range(numbers.ROWS + 1):
        start = index(row, 0)
        marks = reader.line().split()
        if len(marks) != numbers.COLUMNS + 1 or set(marks) - set("sL?"):
            raise reader.wrong("northwest-record-corners", expected=numbers.COLUMNS + 1)
        corners.update((start + column, mark) for column, mark in enumerate(marks))
        if row < numbers.ROWS:
            number, *squares = reader.line().split()
            if number != str(row + 1) or len(squares) != numbers.COLUMNS:
                raise reader.wrong("northwest-record-row", row=row + 1, squares=numbers.COLUMNS)
            cells.update((start + column, (cell, reader.at)) for column, cell in enumerate(squares))
    end = reader.at
    _lay_tiles(reader, state, corners, cells)
    reader.at = end
    _check_corners(reader, state, corners)


def _lay_tiles(reader: Reader, state: Northwest, corners: dict[int, str], cells: dict[int, tuple[str, int]]) -> None:
    lay_printed_tiles(state)
    for square, (cell, line) in cells.items():
        reader.at = line
        if cell == ".":
            if state.cover[square] != layout.FREE:
                raise reader.wrong("northwest-record-printed-missing", square=square_name(square))
        elif cell.startswith("P"):
            if cell_text(state, square) != cell:
                raise reader.wrong("northwest-record-not-printed", tile=excerpt(cell), square=square_name(square))
        elif cell.startswith("L"):
            _lay_large(reader, state, square, cell, corners, cells)
        else:
            _lay_small(reader, state, square, cell, corners)


def _free(reader: Reader, state: Northwest, square: int) -> None:
    if state.cover[square] != layout.FREE:
        raise reader.wrong("northwest-record-two-tiles", square=square_name(square))


def _known(reader: Reader, corners: dict[int, str], square: int, shape: int) -> int:
    pattern = 0
    for bit in range(4 if shape == layout.SINGLE else 6):
        corner = square + OFFSETS[shape * 6 + bit]
        if corners[corner] == "?":
            raise reader.wrong("northwest-record-corner-unknown", corner=corner_name(corner))
        pattern |= (corners[corner] == "L") << bit
    return pattern


def _lay_large(
    reader: Reader,
    state: Northwest,
    square: int,
    cell: str,
    corners: dict[int, str],
    cells: dict[int, tuple[str, int]],
) -> None:
    tile = reader.tiles(cell)[0]
    if state.cover[square] > 0 and state.cover[square] >> layout.LAID_SHIFT & 127 == tile:
        return
    _free(reader, state, square)
    halves = [other for other, (text, _) in cells.items() if text == cell]
    shapes = {1: layout.LYING, STRIDE: layout.UPRIGHT}
    if len(halves) != 2 or halves[1] - halves[0] not in shapes:
        raise reader.wrong("northwest-record-two-squares", tile=cell)
    shape = int(shapes[halves[1] - halves[0]])
    _free(reader, state, halves[1])
    pattern = _known(reader, corners, square, shape)
    if all(PATTERN[tile * 4 + way] != pattern for way in WAYS[tile]):
        raise reader.wrong("northwest-record-corners-of-tile", tile=cell, square=square_name(square))
    cover_squares(state, tile, int(layout.FROM_HAND), square, shape, pattern)


def _lay_small(reader: Reader, state: Northwest, square: int, cell: str, corners: dict[int, str]) -> None:
    origins = {"+": layout.FILLER, "*": layout.JOKER}
    origin = int(origins.get(cell[0], layout.FROM_HAND))
    short = {name[:3]: kind for kind, name in enumerate(SMALL_NAMES)}
    name = cell.lstrip("+*") if len(cell) <= 4 else cell
    if name not in short and cell != "*":
        raise reader.wrong("northwest-record-cell", found=excerpt(cell))
    _free(reader, state, square)
    pattern = _known(reader, corners, square, int(layout.SINGLE))
    kind = short.get(name, 6)
    if origin != layout.JOKER and SMALL_KIND[pattern] != kind:
        raise reader.wrong("northwest-record-corners-of-tile", tile=cell, square=square_name(square))
    cover_squares(state, int(FIRST_SMALL) + kind, origin, square, int(layout.SINGLE), pattern)


def _check_corners(reader: Reader, state: Northwest, corners: dict[int, str]) -> None:
    for corner, mark in corners.items():
        if "?sL"[state.corner[corner]] != mark:
            raise reader.wrong("northwest-record-corner-unexplained", corner=corner_name(corner), mark=mark)
    for square in SQUARES:
        if state.cover[square] == layout.FREE and all(state.cover[square + step] != layout.FREE for step in AROUND):
            raise reader.wrong("northwest-record-hole", square=square_name(square))
    if not passage_is_open(state):
        raise reader.wrong("northwest-record-no-seaway")


def read_tokens(reader: Reader, state: Northwest) -> None:
    expected = _token_places(state)
    for cairn in [square for square in SQUARES if state.token[square]]:
        state.token[cairn] = 0
    while reader.next_is("token"):
        words = reader.field("token").split()
        if len(words) not in (2, 3):
            raise reader.wrong("northwest-record-token-expected")
        kind = TOKEN_NAMES.index(reader.choice(words[0], TOKEN_NAMES[1:5]))
        square = reader.square(words[1])
        if all(square != at or kind != token for at, token in expected) or state.token[square]:
            raise reader.wrong(
                "northwest-record-no-token", token=Message(f"northwest-token-{words[0]}"), square=words[1]
            )
        taker = SEAT_LETTERS.index(reader.choice(words[2], SEAT_LETTERS[: state.seats])) + 1 if words[2:] else 0
        state.token[square] = kind | taker << layout.TAKER_SHIFT
    laid = sum(1 for square in SQUARES if state.token[square])
    if laid != len({state.cover[at] for at, _ in expected}):
        raise reader.wrong("northwest-record-token-missing")
    for square in SQUARES:
        if is_first(state, square):
            second = second_square(square, state.shape_at(square))
            if second != square and state.token[square] and state.token[second]:
                raise reader.wrong("northwest-record-two-tokens", square=square_name(square))


def _token_places(state: Northwest) -> list[tuple[int, int]]:
    """Where the tokens of the tiles on the map may lie: square and kind."""
    places = [(square, int(layout.CAIRN)) for square in SQUARES if state.token[square]]
    for square in SQUARES:
        cover = state.cover[square]
        tile = cover >> layout.LAID_SHIFT & 127
        if is_first(state, square) and tile < FIRST_SMALL and SYMBOL[tile]:
            pattern = state.land_at(square)
            second = second_square(square, state.shape_at(square))
            halves = {SYMBOL_HALF[tile * 4 + way] for way in WAYS[tile] if PATTERN[tile * 4 + way] == pattern}
            places += [((square, second)[half], SYMBOL[tile]) for half in halves]
    return places


def read_islands(reader: Reader, state: Northwest) -> None:
    while reader.next_is("island"):
        words = reader.field("island").split()
        if len(words) != 2 or words[0][:1] != "+":
            raise reader.wrong("northwest-record-island-expected")
        names = {corner_name(corner): corner for corner in CORNERS}
        corner = names[reader.choice(words[0], names)]
        seat = SEAT_LETTERS.index(reader.choice(words[1], SEAT_LETTERS[: state.seats]))
        is_land = state.corner[corner] == layout.LAND
        island = closed_island(state, corner, state.fresh_stamp())
        if not is_land or not len(island) or min(island) != corner or closed_tiles(state, corner) < 2:
            raise reader.wrong("northwest-record-no-island", corner=words[0])
        if state.token[corner] >> layout.ISLAND_SHIFT:
            raise reader.wrong("northwest-record-island-twice", corner=words[0])
        state.token[corner] |= (seat + 1) << layout.ISLAND_SHIFT
        state.player[seat * layout.PLAYER + layout.PRESTIGE] += island_points(closed_tiles(state, corner))
    seen: set[int] = set()
    for corner in CORNERS:
        if state.corner[corner] == layout.LAND and corner not in seen:
            island = closed_island(state, corner, state.fresh_stamp())
            seen.update(island)
            if len(island) and closed_tiles(state, corner) > 1 and not state.token[min(island)] >> layout.ISLAND_SHIFT:
                raise reader.wrong("northwest-record-island-open", corner=corner_name(corner))
