"""A second reading of the Northwest Passage rules: literal, slow, and independent of the engine.

It follows `docs/notation.md` and the rules' ids and nothing else: plain dictionaries and sets, flood fills,
and brute force over every placement. `Oracle` keeps its own state, lists the legal actions as notation, and
applies an action together with what chance added to it (words as a record writes them).
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
Corner: TypeAlias = tuple[int, int]
Terrain: TypeAlias = dict[Corner, str]
Element: TypeAlias = tuple[str, tuple[int, int]]
Area: TypeAlias = frozenset[Element]

DATA = Path(__file__).resolve().parents[2] / "src" / "skerry" / "northwest" / "data"

COLUMNS, ROWS = 12, 8
SQUARES = [(c, r) for r in range(ROWS) for c in range(COLUMNS)]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
KINDS = ("sea", "cape", "coast", "strait", "bay", "land")
TOKENS = ("inuit", "cairn", "franklin", "strait", "cartography")
SUNS = ("III", "IV", "V", "VI", "VII", "I", "II", "III", "IV", "V")
FROZEN = {"IV": 0, "III": 2, "V": 2, "II": 4, "VI": 4, "I": 6, "VII": 6}
ARROW_SQUARES = {"greenland": [(11, 2), (11, 3)], "passage": [(0, 5), (0, 6)]}
PASSAGE_TOKENS = {2: [10, 3], 3: [13, 7, 3], 4: [15, 10, 6, 3]}
GREENLAND_TOKENS = {2: [6], 3: [7, 3], 4: [10, 6, 3]}
MAJORITIES = {"franklin": [11, 7, 4, 0], "strait": [11, 5, 2, 0], "cartography": [9, 5, 2, 0]}
PIECES = 30
"""NW-ST6 by version 1."""
NEWEST = 2
TERROR = ("terror-solo", "terror-coop")


def name(square: Square) -> str:
    return "abcdefghijklm"[square[0]] + str(square[1] + 1)


def read_square(text: str) -> Square:
    return "abcdefghijklm".index(text[0]), int(text[1:]) - 1


def corners_of(square: Square) -> dict[str, Corner]:
    c, r = square
    return {"nw": (c, r), "ne": (c + 1, r), "se": (c + 1, r + 1), "sw": (c, r + 1)}


@cache
def neighbours(square: Square) -> list[tuple[Square, tuple[Corner, Corner]]]:
    """The squares next to a square (also off the board), each with the two ends of the side between."""
    at = corners_of(square)
    ends = ((at["nw"], at["ne"]), (at["ne"], at["se"]), (at["sw"], at["se"]), (at["nw"], at["sw"]))
    return [((square[0] + dc, square[1] + dr), side) for (dc, dr), side in zip(STEPS, ends, strict=True)]


def on_board(square: Square) -> bool:
    return 0 <= square[0] < COLUMNS and 0 <= square[1] < ROWS


def zone(square: Square) -> int:
    """NW-G9."""
    return 1 if square[0] >= 8 else 2 if square[0] >= 4 else 3


@dataclass(frozen=True)
class LargeTile:
    terrain: tuple[tuple[tuple[int, int], str], ...]
    symbol: str
    symbol_square: str


def _read_large() -> dict[str, LargeTile]:
    tiles = {}
    with (DATA / "northwest-large-tiles.csv").open() as file:
        for row in csv.DictReader(line for line in file if not line.startswith("#")):
            terrain = tuple(((x, y), row[("north", "south")[y]][x]) for y in range(2) for x in range(3))
            tiles["L" + row["id"]] = LargeTile(terrain, row["symbol"], row["symbol_square"])
    return tiles


def _read_small() -> tuple[dict[str, str], dict[str, int]]:
    with (DATA / "northwest-small-tiles.csv").open() as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    return (
        {row["kind"]: row["nw"] + row["ne"] + row["se"] + row["sw"] for row in rows},
        {row["kind"]: int(row["copies"]) for row in rows},
    )


@dataclass(frozen=True)
class VoyageEffect:
    """One line of the Voyage deck's data: what a card does if its condition holds."""

    condition: str
    food: int
    morale: int
    ice: int
    ship: int
    sled: int


def _read_cards() -> dict[str, list[VoyageEffect]]:
    cards: dict[str, list[VoyageEffect]] = {}
    with (DATA / "voyage-cards.csv").open() as file:
        for row in csv.DictReader(line for line in file if not line.startswith("#")):
            numbers = (int(row[key]) for key in ("food", "morale", "ice", "ship", "sled"))
            cards.setdefault(row["card"], []).append(VoyageEffect(row["condition"], *numbers))
    return cards


LARGE = _read_large()
CARDS = _read_cards()
SMALL_PATTERN, SMALL_COPIES = _read_small()


def kind_of(pattern: str) -> str:
    """The small tile that shows a pattern (nw ne se sw), turned as needed."""
    for turn in range(4):
        turned = pattern[turn:] + pattern[:turn]
        for kind, own in SMALL_PATTERN.items():
            if own == turned:
                return kind
    raise AssertionError(pattern)


@dataclass(frozen=True)
class Laying:
    """A tile as it would lie: its squares, its terrain, and where its symbol comes to stand."""

    squares: tuple[Square, ...]
    terrain: tuple[tuple[Corner, str], ...]
    symbol: str = ""
    symbol_at: Square | None = None


def lay_large(tile: str, first: Square, second: Square, back: bool) -> Laying:
    """NW-C1, NW-G6: the used face's west half on `first`, its east half on `second`."""
    large = LARGE[tile]
    direction = (second[0] - first[0], second[1] - first[1])
    terrain = {}
    for (x, y), land in large.terrain:
        if back:
            x = 2 - x
        dx, dy = {(1, 0): (x, y), (-1, 0): (1 - x, 1 - y), (0, 1): (1 - y, x), (0, -1): (y, 1 - x)}[direction]
        terrain[first[0] + dx, first[1] + dy] = land
    symbol_at = None
    if large.symbol:
        symbol_at = first if (large.symbol_square == "west") != back else second
    return Laying(tuple(sorted((first, second), key=reading)), tuple(sorted(terrain.items())), large.symbol, symbol_at)


SMALL_TURNS = {
    "sea": {"": "ssss"},
    "land": {"": "LLLL"},
    "cape": {"nw": "Lsss", "ne": "sLss", "se": "ssLs", "sw": "sssL"},
    "bay": {"nw": "sLLL", "ne": "LsLL", "se": "LLsL", "sw": "LLLs"},
    "coast": {"n": "LLss", "e": "sLLs", "s": "ssLL", "w": "LssL"},
    "strait": {"nw": "LsLs", "ne": "sLsL"},
}


def lay_small(kind: str, square: Square, turn: str) -> Laying:
    pattern = SMALL_TURNS[kind][turn]
    return Laying((square,), tuple(sorted(zip(corners_of(square).values(), pattern, strict=True))))


def reading(square: Square) -> tuple[int, int]:
    """The key of reading order: row by row from the north-west."""
    return square[1], square[0]


@cache
def layings(tile: str) -> list[tuple[str, Laying]]:
    """Every way to lay a tile on the board, each once, by its canonical spelling (NW-C1)."""
    if tile in SMALL_TURNS:
        return [
            (f"{tile} {name(square)} {turn}".strip(), lay_small(tile, square, turn))
            for square in SQUARES
            for turn in SMALL_TURNS[tile]
        ]
    found = []
    for first in SQUARES:
        for second in ((first[0] + 1, first[1]), (first[0], first[1] + 1)):
            seen = set()
            for back in (False, True):
                for one, other in ((first, second), (second, first)):
                    laying = lay_large(tile, one, other, back)
                    if on_board(second) and laying not in seen:
                        seen.add(laying)
                        found.append((f"{tile} {name(one)}-{name(other)}{' back' if back else ''}", laying))
    return found


@cache
def layings_on(tile: str, square: Square) -> list[tuple[str, Laying]]:
    """Those that cover a square."""
    return [(text, laying) for text, laying in layings(tile) if square in laying.squares]


Board: TypeAlias = tuple[frozenset[tuple[Corner, str]], frozenset[tuple[Square, ...]]]


@dataclass
class Placed:
    squares: tuple[Square, ...]
    kind: str
    tile: str | None


@dataclass
class Column:
    available: int = 0
    resting: int = 0

    @property
    def total(self) -> int:
        return self.available + self.resting


@dataclass(eq=False)
class Player:
    ship: str | int = "greenland"
    sled_state: str = "aboard"
    sled: str | int | None = None
    area: Area = frozenset()
    columns: dict[str, Column] = field(default_factory=lambda: {"ship": Column(7, 0), "sled": Column()})
    lost: int = 0
    discarded: int = 0
    large: list[str] = field(default_factory=list)
    small: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)
    passage: int | None = None
    reached_passage: bool = False
    greenland: int | None = None
    passed: bool = False
    returned: bool = False
    prestige: int = 0
    food: int = 0
    morale: int = 0
    sites: int = 0

    @property
    def crew(self) -> int:
        return self.columns["ship"].total + self.columns["sled"].total

    @property
    def gone(self) -> int:
        return self.lost + self.discarded


@dataclass(frozen=True)
class Payment:
    """How an action is paid: the suffix that says so, and what leaves the column, the stores and the game."""

    suffix: str = ""
    crew: int = 0
    supply: str = ""
    victim: str = ""
    """The column of the crew that is sacrificed."""


class Oracle:
    """A game of Northwest Passage in any of its modes, by the letter of the rules."""

    def __init__(self, mode: str, seats: int, chance: list[str], rules: int = NEWEST, **options: object) -> None:
        self.mode = mode
        self.rules = rules
        self.seats = seats
        self.tuunbaq_on = bool(options.get("tuunbaq", False))
        self.lost_crew = bool(options.get("lost_crew", False))
        self.corner: Terrain = {}
        self.known_paths: dict[tuple[Board, Laying], bool] = {}
        self.tiles: list[Placed] = []
        self.tile_at: dict[Square, int] = {}
        self.tokens: dict[Square, str] = {}
        self.taken: list[tuple[Square, str, int]] = []
        self.islands: list[tuple[frozenset[Corner], int, int, int]] = []
        self.players = [Player() for _ in range(seats)]
        self.round = 1
        self.ice_shift = 0
        self.order: list[int] = []
        self.next_order: list[int] = []
        self.returns: list[int] = []
        self.actions = 0
        self.over = False
        self.current: int | None = None
        self.taking = ""
        self.draft: list[int] = []
        self.standing: list[int] = []
        self.losing: list[int] = []
        self.steps: list[Callable[[], None]] = []
        self.display: list[str] = []
        self.small_display: list[str] = []
        self.bag = set(LARGE)
        self.stock = Counter(SMALL_COPIES)
        self.cartography_left = 20
        self.tuunbaq: int | None = None
        self.season_turn = 1
        self.card: str | None = None
        self.cards_left = 16
        self.passage_tokens = list(PASSAGE_TOKENS.get(seats, [])) if mode == "northwest" else []
        self.greenland_tokens = list(GREENLAND_TOKENS.get(seats, [])) if mode == "northwest" else []
        self._print_tiles()
        self._set_up(list(chance), options)

    # -- setup -------------------------------------------------------------------------------------

    def _print_tiles(self) -> None:
        """NW-G7."""
        for r, line in enumerate(("sLL", "sss", "sLL")):
            for c, land in enumerate(line):
                self.corner[10 + c, 2 + r] = land
        for r in (2, 3):
            self._put_down(((10, r), (11, r)), "printed", None)
            self.tokens[11, r] = "cairn"

    def _put_down(self, squares: tuple[Square, ...], kind: str, tile: str | None) -> int:
        self.tiles.append(Placed(squares, kind, tile))
        for square in squares:
            self.tile_at[square] = len(self.tiles) - 1
        return len(self.tiles) - 1

    def _set_up(self, chance: list[str], options: dict[str, object]) -> None:
        """NW-S, NW-SO3, NW-ST1, NW-CO1."""
        self.order = list(range(self.seats))
        for word in [word for word in chance if word.startswith("order:")]:
            self.order = ["ABCD".index(letter) for letter in word.removeprefix("order:")]
        if self.mode in TERROR:
            supplies = options.get("supplies", 12 if self.mode == "terror-coop" else 15)
            assert isinstance(supplies, int)
            for player in self.players:
                player.food = player.morale = supplies
            self.passage_tokens = [15, 10][: self.seats]
            self.greenland_tokens = [10, 6][: self.seats]
            self.small_display = list(KINDS)
            self.stock.subtract(KINDS)
        for word in [word for word in chance if word.startswith("L")]:
            self._draw_large(word)
        assert len(self.display) == self.display_size
        if self.mode not in TERROR:
            self.draft = list(reversed(self.order))
            self.current = self.draft[0]
        else:
            self.current = self.order[0]
        if self.mode in TERROR:
            self.chance = [word for word in chance if word.startswith("card:")]
            self.steps = [self._draw_card, self._apply_card]
            self._go_on()

    @property
    def display_size(self) -> int:
        return 3 if self.mode in TERROR else 4

    def _draw_large(self, word: str, place: int | None = None) -> None:
        self.bag.remove(word)
        self.display.insert(len(self.display) if place is None else place, word)

    # -- ice, areas, passages ------------------------------------------------------------------------

    @property
    def sun(self) -> str:
        return SUNS[self.round - 1]

    @property
    def frozen_rows(self) -> int:
        """NW-I2, NW-ST9."""
        return max(0, min(ROWS, FROZEN[self.sun] + self.ice_shift))

    def frozen(self, square: Square) -> bool:
        return square[1] < self.frozen_rows

    def is_land(self, corner: Corner) -> bool:
        return self.corner.get(corner) == "L"

    def areas(self, tile: int) -> list[Area]:
        """NW-I5: sets of land corners and frozen squares of a tile that are joined."""
        squares = self.tiles[tile].squares
        elements: set[Element] = {("square", square) for square in squares if self.frozen(square)}
        for square in squares:
            elements |= {("corner", corner) for corner in corners_of(square).values() if self.is_land(corner)}

        def joined(one: Element, other: Element) -> bool:
            (kind, here), (other_kind, there) = one, other
            apart = abs(here[0] - there[0]) + abs(here[1] - there[1])
            if kind == other_kind == "corner":
                return apart == 1 and any({here, there} <= set(corners_of(s).values()) for s in squares)
            if kind == other_kind == "square":
                return apart == 1
            square, corner = (here, there) if kind == "square" else (there, here)
            return corner in corners_of(square).values()

        found = []
        while elements:
            area = {elements.pop()}
            grown = True
            while grown:
                more = {element for element in elements if any(joined(element, own) for own in area)}
                area |= more
                elements -= more
                grown = bool(more)
            found.append(frozenset(area))
        return found

    def area_corners(self, area: Area) -> set[Corner]:
        """The corners by which an area may be named."""
        corners = {at for kind, at in area if kind == "corner"}
        for kind, at in area:
            if kind == "square":
                corners |= set(corners_of(at).values())
        return corners

    def tile_corners(self, tile: int) -> dict[str, Corner]:
        """A tile's corners by name, clockwise from the north-west."""
        squares = self.tiles[tile].squares
        first, last = corners_of(squares[0]), corners_of(squares[-1])
        if len(squares) == 1:
            return first
        if squares[0][1] == squares[1][1]:
            return {
                "nw": first["nw"], "n": first["ne"], "ne": last["ne"],
                "se": last["se"], "s": first["se"], "sw": first["sw"],
            }  # fmt: skip
        return {
            "nw": first["nw"], "ne": first["ne"], "e": first["se"],
            "se": last["se"], "sw": last["sw"], "w": first["sw"],
        }  # fmt: skip

    def area_name(self, tile: int, area: Area) -> str:
        corners = self.area_corners(area)
        return next(word for word, corner in self.tile_corners(tile).items() if corner in corners)

    def area_at(self, tile: int, word: str) -> Area:
        corner = self.tile_corners(tile)[word]
        return next(area for area in self.areas(tile) if corner in self.area_corners(area))

    def exits(
        self, place: str | int
    ) -> Iterator[tuple[Square | None, Square | None, str | int, tuple[Corner, Corner]]]:
        """The unit sides around a tile or an arrow that lead to a tile or an arrow.

        Each as the square on this side (None: the arrow), the one beyond, where it leads, the side's ends.
        """
        if isinstance(place, str):
            for square in ARROW_SQUARES[place]:
                if square in self.tile_at:
                    yield None, square, self.tile_at[square], self._arrow_side(place, square)
            return
        for square in self.tiles[place].squares:
            for other, ends in neighbours(square):
                if other in self.tile_at and self.tile_at[other] != place:
                    yield square, other, self.tile_at[other], ends
            for arrow, squares in ARROW_SQUARES.items():
                if square in squares:
                    yield square, None, arrow, self._arrow_side(arrow, square)

    def _arrow_side(self, arrow: str, square: Square) -> tuple[Corner, Corner]:
        at = corners_of(square)
        return (at["ne"], at["se"]) if arrow == "greenland" else (at["nw"], at["sw"])

    def ship_moves(self, place: str | int) -> set[str | int]:
        """NW-D2, NW-D4, NW-I4."""
        return {
            there
            for here, beyond, there, ends in self.exits(place)
            if not all(self.is_land(end) for end in ends)
            and not any(square is not None and self.frozen(square) for square in (here, beyond))
        }

    def sled_moves(self, place: str | int, area: Area) -> set[tuple[str | int, Area]]:
        """NW-D3, NW-D4, NW-I5."""
        found: set[tuple[str | int, Area]] = set()
        for here, beyond, there, ends in self.exits(place):
            has_land = any(self.is_land(end) for end in ends)
            if not all(square is None or self.frozen(square) or has_land for square in (here, beyond)):
                continue
            if here is not None and not self._touches(area, here, ends):
                continue
            if isinstance(there, str):
                found.add((there, frozenset()))
            else:
                assert beyond is not None
                found |= {(there, goal) for goal in self.areas(there) if self._touches(goal, beyond, ends)}
        return found

    def _touches(self, area: Area, square: Square, ends: tuple[Corner, Corner]) -> bool:
        return ("square", square) in area or any(("corner", end) in area for end in ends)

    # -- placing -------------------------------------------------------------------------------------

    def fitting(self, tile: str, beside: Iterable[Square]) -> Iterator[tuple[str, Laying]]:
        """The ways to lay a tile with a side along one of the squares `beside` (NW-C2)."""
        nearby = {other for square in beside for other, _ in neighbours(square)} - set(self.tile_at)
        ways = {text: laying for square in nearby for text, laying in layings_on(tile, square)}
        board = self.board()
        yield from ((text, laying) for text, laying in ways.items() if self.fits(laying, board))

    def board(self) -> Board:
        """All that the sea path depends on."""
        return frozenset(self.corner.items()), frozenset(tile.squares for tile in self.tiles)

    def fits(self, laying: Laying, board: Board | None = None) -> bool:
        """NW-C1 free squares, NW-C3 equal corners, NW-C4 the sea path (remembered for the board)."""
        if any(square in self.tile_at for square in laying.squares):
            return False
        if any(self.corner.get(corner, land) != land for corner, land in laying.terrain):
            return False
        key = (board or self.board(), laying)
        if key not in self.known_paths:
            self.known_paths[key] = self.sea_path({**self.corner, **dict(laying.terrain)}, laying.squares)
        return self.known_paths[key]

    def sea_path(self, corner: Terrain, new: tuple[Square, ...] = ()) -> bool:
        """NW-C4: from arrow to arrow over tiles and free squares, through sides not known to be land at both ends."""

        def node(square: Square) -> tuple[Square, ...]:
            if square in new:
                return new
            return self.tiles[self.tile_at[square]].squares if square in self.tile_at else (square,)

        def passable(ends: tuple[Corner, Corner]) -> bool:
            return not all(corner.get(end) == "L" for end in ends)

        def touched(arrow: str) -> set[tuple[Square, ...]]:
            return {node(square) for square in ARROW_SQUARES[arrow] if passable(self._arrow_side(arrow, square))}

        goal = touched("passage")
        reached = touched("greenland")
        edge = list(reached)
        while edge:
            here = edge.pop()
            if here in goal:
                return True
            for square in here:
                for other, ends in neighbours(square):
                    if on_board(other) and passable(ends) and node(other) not in reached:
                        reached.add(node(other))
                        edge.append(node(other))
        return False

    def put(self, seat: int, laying: Laying, kind: str, tile: str) -> None:
        """Lay a tile: its token (NW-C5), the Tuunbaq (NW-TB1), holes (NW-C6), islands (NW-C7)."""
        index = self._put_down(laying.squares, kind, tile)
        self.corner.update(laying.terrain)
        if laying.symbol_at is not None:
            self.tokens[laying.symbol_at] = laying.symbol
        if self.tuunbaq_on and self.tuunbaq is None and self._wakes_tuunbaq(laying):
            self.tuunbaq = index
        for square in SQUARES:
            if square not in self.tile_at and all(s in self.tile_at or not on_board(s) for s, _ in neighbours(square)):
                self._fill(square)
        self._close_islands(seat)

    def _wakes_tuunbaq(self, laying: Laying) -> bool:
        """NW-TB1."""
        if laying.symbol_at is not None:
            where = zone(laying.symbol_at)
            return where == 3 or (where == 2 and laying.symbol in ("franklin", "cairn"))
        return any(zone(square) == 3 for square in laying.squares)

    def _fill(self, square: Square) -> None:
        """NW-C6."""
        pattern = ""
        for corner in corners_of(square).values():
            pattern += self.corner.setdefault(corner, "s")
        wanted = kind_of(pattern)
        if self.stock[wanted] > 0:
            self.stock[wanted] -= 1
            self._put_down((square,), "filler", wanted)
            return
        fullest = max(KINDS, key=lambda kind: (self.stock[kind], -KINDS.index(kind)))
        if self.stock[fullest] > 0:
            self.stock[fullest] -= 1
            self._put_down((square,), "joker", fullest)
        else:
            self._put_down((square,), "joker", None)

    def closed_islands(self) -> list[tuple[frozenset[Corner], int]]:
        """NW-C7: every closed island with the number of its tiles."""
        land = {corner for corner in self.corner if self.is_land(corner)}
        found = []
        while land:
            island = {land.pop()}
            edge = list(island)
            while edge:
                c, r = edge.pop()
                more = {(c + dc, r + dr) for dc, dr in STEPS} & land
                land -= more
                island |= more
                edge += more
            squares = {(c + dc, r + dr) for c, r in island for dc in (0, -1) for dr in (0, -1)}
            squares = {square for square in squares if on_board(square)}
            if squares <= set(self.tile_at):
                tiles = {self.tile_at[square] for square in squares}
                if len(tiles) >= 2:
                    found.append((frozenset(island), len(tiles)))
        return found

    def _close_islands(self, seat: int) -> None:
        """NW-C7, NW-P4, NW-CO2."""
        known = {island for island, *_ in self.islands}
        for island, tiles in self.closed_islands():
            if island in known:
                continue
            points = 1 if tiles <= 3 else 2 if tiles <= 5 else 3
            self.islands.append((island, tiles, points, seat))
            self.players[seat].prestige += points
            if self.cartography_left > 0:
                self.cartography_left -= 1
                holders = self.players if self.mode == "terror-coop" else [self.players[seat]]
                for holder in holders:
                    holder.tokens["cartography"] += 1

    # -- what is legal -------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        if self.over or self.current is None:
            return set()
        if self.draft:
            return {f"take {tile}" for tile in self.display}
        if self.losing:
            player = self.players[self.losing[0]]
            return {f"lose {vehicle}" for vehicle in ("ship", "sled") if player.columns[vehicle].total > 0}
        if self.standing:
            player = self.players[self.standing[0]]
            assert isinstance(player.sled, int)
            return {f"stand {self.area_name(player.sled, area)}" for area in self._footholds(player)}
        if self.taking:
            return {f"take {what}" for what in self._drawable(self.taking)}
        player = self.players[self.current]
        found = {"end"} if self.actions > 0 and self.mode == "northwest" else {"pass"}
        for vehicle in ("ship", "sled"):
            if vehicle == "ship" or player.sled_state == "deployed":
                found |= set(self._vehicle_actions(player, vehicle))
        return found

    def payments(self, player: Player, vehicle: str, cost: int, moving: bool = False) -> list[Payment]:
        """NW-T2, NW-T3, NW-ST3, NW-ST4: the ways in which an action of this normal cost can be paid."""
        column = player.columns[vehicle]
        if self.mode not in TERROR:
            price = cost + (1 if self.actions > 0 and self.mode == "northwest" else 0)
            return [Payment(crew=price)] if column.available >= price else []
        if not self._may_act(player, column):
            return []
        price = 2 if self.actions > 0 else 1
        if moving:
            price = max(1, price + self._card_effect(vehicle))
        crew = min(price, column.available)
        supplies = [supply for supply in ("food", "morale") if getattr(player, supply) > 0]
        if supplies and crew == price:
            return [Payment(f"; {supply}", crew, supply) for supply in supplies]
        return [
            Payment("; " + " ".join(word for word in (supply, "sacrifice", said) if word), crew, supply, victim)
            for supply in supplies or [""]
            for victim, said in self._victims(player, vehicle)
        ]

    def _may_act(self, player: Player, column: Column) -> bool:
        """NW-ST3, NW-ST4: by version 2 a resting crew may act, with a sacrifice, if anybody is available."""
        if self.rules == 1:
            return column.available > 0
        return column.total > 0 and any(other.available > 0 for other in player.columns.values())

    def _victims(self, player: Player, vehicle: str) -> list[tuple[str, str]]:
        """NW-ST4: the columns that a sacrificed crew may come from, each with the word that says so."""
        if self.rules == 1:
            return [(vehicle, "")]
        return [(column, column) for column in ("ship", "sled") if player.columns[column].total > 0]

    def _vehicle_actions(self, player: Player, vehicle: str) -> Iterator[str]:
        place = player.ship if vehicle == "ship" else player.sled
        assert place is not None
        for cost, text, needs_columns in self._possible(player, vehicle, place):
            for payment in self.payments(player, vehicle, cost, text.startswith("move ")):
                if not needs_columns:
                    yield f"{vehicle} {text}{payment.suffix}"
                elif text == "transfer":
                    for transfer in self._transfers(player, vehicle, payment):
                        yield f"{vehicle} transfer {transfer}{payment.suffix}"
                else:
                    column = player.columns[vehicle]
                    given = [kind for kind in TOKENS if player.tokens[kind] > 0]
                    given += ["available"] if column.available - payment.crew > 0 else []
                    given += ["resting"] if column.resting + payment.crew > 0 else []
                    for gift in given:
                        yield f"{vehicle} {text} giving {gift}"

    def _possible(self, player: Player, vehicle: str, place: str | int) -> Iterator[tuple[int, str, bool]]:
        """What the vehicle could do if it can pay: normal cost, notation, and whether the columns matter."""
        terror = self.mode in TERROR
        for kind in ("large", "small"):
            for what in self._drawable(kind):
                yield 1, f"draw {what}", False
        if terror:
            yield from ((1, "refresh large", False),) if self.bag else ()
            yield from ((1, "refresh small", False),) if self.stock.total() > 0 else ()
        elif self.bag:
            yield 2, "refresh", False
        if isinstance(place, int):
            for text in self._placements(player, self.tiles[place].squares):
                yield 1, text, False
            for square in self.tiles[place].squares:
                token = self.tokens.get(square)
                if token in ("franklin", "strait"):
                    gains = ("explore for food", "explore for morale") if terror and token == "strait" else ("explore",)
                    for gain in gains:
                        yield 3, gain, False
                elif token is not None:
                    yield 2, "discover", False
            if player.sled_state == "aboard" or (player.sled_state == "deployed" and player.ship == player.sled):
                yield 1, "transfer", True
        for text, there in self._moves(player, vehicle, place):
            yield 1, text, there is not None and there == self.tuunbaq
        if self.tuunbaq is not None:
            for tile in self._beside_tuunbaq(self.tuunbaq):
                if not any(tile in (other.ship, other.sled) for other in self.players if other is not player):
                    yield 1, f"tuunbaq {name(self.tiles[tile].squares[0])}", False

    def _drawable(self, kind: str) -> set[str]:
        """NW-A1, NW-ST5."""
        if self.mode in TERROR:
            if kind == "large":
                return set(self.display)
            if len(self.small_display) < 2:
                return set(self.small_display)
            shown = Counter(self.small_display)
            pairs = combinations_with_replacement(KINDS, 2)
            return {f"{one}+{other}" for one, other in pairs if not Counter((one, other)) - shown}
        piles = {kind for kind in KINDS if self.stock[kind] > 0}
        return {"large": set(self.display), "small": piles, "any": set(self.display) | piles}[kind]

    def _placements(self, player: Player, beside: tuple[Square, ...]) -> Iterator[str]:
        for tile in player.large:
            yield from (f"place {text}" for text, _ in self.fitting(tile, beside))
        for kind in KINDS:
            if player.small[kind] > 0:
                for text, laying in self.fitting(kind, beside):
                    yield f"place {text}"
                    if self.mode in TERROR:
                        yield from (f"place {text} + {more}" for more in self._second_tiles(player, kind, laying))
        if self.mode == "northwest-solo" and self.display:
            yield from (f"lay {text}" for text, _ in self.fitting(self.display[0], beside))

    def _second_tiles(self, player: Player, first: str, laying: Laying) -> Iterator[str]:
        """NW-ST5: the small tiles that can be laid in the same action, next to the first."""
        own = player.small - Counter([first])
        before = dict(self.corner)
        self.corner.update(laying.terrain)
        index = self._put_down(laying.squares, "small", first)
        for kind in KINDS:
            if own[kind] > 0:
                yield from (text for text, _ in self.fitting(kind, laying.squares))
        self.corner = before
        del self.tiles[index], self.tile_at[laying.squares[0]]

    def _moves(self, player: Player, vehicle: str, place: str | int) -> Iterator[tuple[str, int | None]]:
        if vehicle == "ship":
            for there in self.ship_moves(place):
                if isinstance(there, str):
                    yield f"move {there}", None
                else:
                    yield f"move {name(self.tiles[there].squares[0])}", there
            return
        for there, area in self.sled_moves(place, player.area):
            if isinstance(there, str):
                yield f"move {there}", None
            else:
                yield f"move {name(self.tiles[there].squares[0])} {self.area_name(there, area)}", there

    def _transfers(self, player: Player, vehicle: str, payment: Payment) -> Iterator[str]:
        """NW-E1, NW-E2, NW-E3."""
        columns = {which: Column(column.available, column.resting) for which, column in player.columns.items()}
        self._pay_from(columns, vehicle, payment)
        ship, sled = columns["ship"], columns["sled"]
        assert isinstance(player.ship, int)
        where = [""]
        if player.sled_state == "aboard":
            where = [f" at {self.area_name(player.ship, area)}" for area in self._deployable(player.ship)]
        for available in range(-sled.available, ship.available + 1):
            for resting in range(-sled.resting, ship.resting + 1):
                if (available, resting) == (0, 0):
                    continue
                parts = [f"{count:+d}{letter}" for count, letter in ((available, "a"), (resting, "r")) if count]
                for at in where:
                    yield " ".join(parts) + at

    def _deployable(self, tile: int) -> list[Area]:
        squares = self.tiles[tile].squares
        water = not any(self.is_land(corner) for square in squares for corner in corners_of(square).values())
        if water and not all(self.frozen(square) for square in squares):
            return []
        return self.areas(tile)

    def _pay_from(self, columns: dict[str, Column], vehicle: str, payment: Payment) -> None:
        """NW-T3; NW-ST4: a resting crew is sacrificed before an available one."""
        columns[vehicle].available -= payment.crew
        columns[vehicle].resting += payment.crew
        if payment.victim:
            victims = columns[payment.victim]
            which = "resting" if victims.resting > 0 else "available"
            setattr(victims, which, getattr(victims, which) - 1)

    # -- applying ------------------------------------------------------------------------------------

    def apply(self, action: str, chance: list[str]) -> None:
        """Carry out an action in canonical notation, with what chance added to it."""
        self.chance = list(chance)
        assert self.current is not None
        player = self.players[self.current]
        action, _, paid = action.partition("; ")
        words = action.split()
        if words[0] == "take":
            self._apply_take(player, words[1])
        elif words[0] == "stand":
            self._apply_stand(words[1])
        elif words[0] == "lose":
            self._apply_lose(words[1])
        elif words[0] == "pass":
            self._apply_pass(player)
        elif words[0] == "end":
            self._next_player()
        else:
            self._apply_vehicle(player, words, paid)
        assert not self.chance, f"chance left over: {self.chance}"

    def _chance(self) -> str:
        return self.chance.pop(0)

    def _apply_take(self, player: Player, what: str) -> None:
        self._take(player, what)
        if self.draft:
            self.draft.pop(0)
            self.current = self.draft[0] if self.draft else self.order[0]
        else:
            self.taking = ""
            self._action_done(player)

    def _take(self, player: Player, what: str) -> None:
        """NW-A1, NW-ST5."""
        if what.startswith("L"):
            place = self.display.index(what)
            self.display.remove(what)
            player.large.append(what)
            if self.bag:
                self._draw_large(self._chance(), place)
        elif self.mode in TERROR:
            for kind in what.split("+"):
                self.small_display.remove(kind)
                player.small[kind] += 1
            self._refill_small()
        else:
            self.stock[what] -= 1
            assert self.stock[what] >= 0
            player.small[what] += 1

    def _refill_small(self) -> None:
        while len(self.small_display) < 6 and self.stock.total() > 0:
            kind = self._chance()
            assert self.stock[kind] > 0
            self.stock[kind] -= 1
            self.small_display.append(kind)

    def _apply_vehicle(self, player: Player, words: list[str], paid: str) -> None:
        vehicle, verb = words[:2]
        cost = {"refresh": 2, "explore": 3, "discover": 2}.get(verb, 1)
        payment = next(
            one for one in self.payments(player, vehicle, cost, verb == "move") if one.suffix.removeprefix("; ") == paid
        )
        self._pay_from(player.columns, vehicle, payment)
        if payment.supply:
            setattr(player, payment.supply, getattr(player, payment.supply) - 1)
        if payment.victim:
            player.lost += 1
        getattr(self, f"_do_{verb}")(player, vehicle, words[2:])
        if verb != "refresh":
            self._action_done(player)

    def _do_draw(self, player: Player, vehicle: str, words: list[str]) -> None:
        self._take(player, words[0])

    def _do_refresh(self, player: Player, vehicle: str, words: list[str]) -> None:
        """NW-B1, NW-ST5."""
        if words == ["small"]:
            self.small_display = []
            self._refill_small()
            self.taking = "small"
            return
        old, self.display = self.display, []
        while self.bag and len(self.display) < self.display_size:
            self._draw_large(self._chance())
        if self.mode not in TERROR:
            self.bag |= set(old)
            while self.bag and len(self.display) < self.display_size:
                self._draw_large(self._chance())
        self.taking = "large" if self.mode in TERROR else "any"

    def _do_place(self, player: Player, vehicle: str, words: list[str]) -> None:
        seat = self.players.index(player)
        if words[0].startswith("L"):
            player.large.remove(words[0])
            self.put(seat, self._large_laying(words), "large", words[0])
            return
        for part in " ".join(words).split(" + "):
            kind, square, *turn = part.split()
            if read_square(square) not in self.tile_at:
                player.small[kind] -= 1
                self.put(seat, lay_small(kind, read_square(square), "".join(turn)), "small", kind)

    def _do_lay(self, player: Player, vehicle: str, words: list[str]) -> None:
        """NW-SO2."""
        assert self.display[0] == words[0]
        self.display.pop(0)
        if self.bag:
            self._draw_large(self._chance())
        self.put(self.players.index(player), self._large_laying(words), "large", words[0])

    def _large_laying(self, words: list[str]) -> Laying:
        first, second = words[1].split("-")
        return lay_large(words[0], read_square(first), read_square(second), words[2:] == ["back"])

    def _do_move(self, player: Player, vehicle: str, words: list[str]) -> None:
        """NW-D1, NW-P1, NW-P2, NW-TB3."""
        there = words[0] if words[0] in ARROW_SQUARES else self.tile_at[read_square(words[0])]
        if vehicle == "ship":
            player.ship = there
        else:
            player.sled = there
            player.area = self.area_at(there, words[1]) if isinstance(there, int) else frozenset()
        if "giving" in words:
            self._give(player, vehicle, words[-1])
        if there == "passage":
            self._arrive_passage(player)
        if there == "greenland":
            self._arrive_greenland(player)

    def _give(self, player: Player, vehicle: str, gift: str) -> None:
        column = player.columns[vehicle]
        if gift in TOKENS:
            player.tokens[gift] -= 1
            return
        setattr(column, gift, getattr(column, gift) - 1)
        player.discarded += 1
        if vehicle == "sled" and column.total == 0:
            self._lose_sled(player)

    def _lose_sled(self, player: Player) -> None:
        """NW-I5, NW-TB3: the sled is lost with all the crew in its column."""
        column = player.columns["sled"]
        player.lost += column.total
        column.available = column.resting = 0
        player.sled_state, player.sled, player.area = "lost", None, frozenset()

    def _arrive_passage(self, player: Player) -> None:
        """NW-P1, NW-SO3, NW-ST7."""
        if player.reached_passage:
            return
        player.reached_passage = True
        if self.mode == "northwest-solo":
            player.passage = 10 if self.round <= 5 else 3
        elif self.passage_tokens:
            player.passage = self.passage_tokens.pop(0)
        player.prestige += player.passage or 0
        if self.mode in TERROR:
            self._gain(player, "morale", 3)

    def _arrive_greenland(self, player: Player) -> None:
        """NW-P2, NW-T6."""
        if self.greenland_tokens:
            player.greenland = self.greenland_tokens.pop(0)
            player.prestige += player.greenland
        player.returned = True
        self.returns.append(self.players.index(player))

    def _gain(self, player: Player, supply: str, count: int) -> None:
        """NW-ST6: by version 1 no more than the pieces in the box."""
        if self.rules > 1:
            setattr(player, supply, getattr(player, supply) + count)
            return
        held = sum(getattr(other, supply) for other in self.players)
        setattr(player, supply, getattr(player, supply) + min(count, PIECES - held))

    def _do_transfer(self, player: Player, vehicle: str, words: list[str]) -> None:
        ship, sled = player.columns["ship"], player.columns["sled"]
        at = ""
        if "at" in words:
            at = words[-1]
            words = words[:-2]
        for word in words:
            state = {"a": "available", "r": "resting"}[word[-1]]
            count = int(word[:-1])
            setattr(ship, state, getattr(ship, state) - count)
            setattr(sled, state, getattr(sled, state) + count)
            assert getattr(ship, state) >= 0
            assert getattr(sled, state) >= 0
        if player.sled_state == "aboard":
            assert isinstance(player.ship, int)
            player.sled_state, player.sled = "deployed", player.ship
            player.area = self.area_at(player.ship, at)
        if sled.total == 0:
            player.sled_state, player.sled, player.area = "aboard", None, frozenset()

    def _do_explore(self, player: Player, vehicle: str, words: list[str]) -> None:
        self._take_token(player, vehicle, words[-1] if words else "")

    def _do_discover(self, player: Player, vehicle: str, words: list[str]) -> None:
        self._take_token(player, vehicle, "")

    def _take_token(self, player: Player, vehicle: str, gain: str) -> None:
        """NW-F1, NW-GD1, NW-P3, NW-ST6, NW-ST7."""
        place = player.ship if vehicle == "ship" else player.sled
        assert isinstance(place, int)
        square = next(square for square in self.tiles[place].squares if square in self.tokens)
        token = self.tokens.pop(square)
        self.taken.append((square, token, self.players.index(player)))
        player.tokens[token] += 1
        times = zone(square)
        if self.mode not in TERROR:
            player.prestige += times * (2 if token in ("inuit", "cairn") else 1)
        elif token == "franklin":
            for _ in range(times):
                player.sites += 1
                self._reach_step(player)
        else:
            supply = {"inuit": "food", "cairn": "morale"}.get(token, gain)
            self._gain(player, supply, times * (1 if token == "strait" else 2))

    def _reach_step(self, player: Player) -> None:
        """NW-ST7, NW-CO2: what the step gives that the own track, or by version 2 the joint one, has come to."""
        steps = {3: "food", 6: "morale", 9: "food"}
        reached = player.sites
        if self.mode == "terror-coop" and self.rules > 1:
            steps |= {13: "food", 16: "morale", 19: "food"}
            reached = sum(other.sites for other in self.players)
        if reached in steps:
            self._gain(player, steps[reached], 1)

    def _beside_tuunbaq(self, tuunbaq: int) -> set[int]:
        """NW-TB2: the tiles that touch its own, by version 1 only along a side."""
        if self.rules == 1:
            return {there for _, _, there, _ in self.exits(tuunbaq) if isinstance(there, int)}
        around = {(c + dc, r + dr) for c, r in self.tiles[tuunbaq].squares for dc in (-1, 0, 1) for dr in (-1, 0, 1)}
        return {self.tile_at[square] for square in around if square in self.tile_at} - {tuunbaq}

    def _do_tuunbaq(self, player: Player, vehicle: str, words: list[str]) -> None:
        """NW-TB2."""
        self.tuunbaq = self.tile_at[read_square(words[0])]

    # -- turns and rounds ----------------------------------------------------------------------------

    def _action_done(self, player: Player) -> None:
        self.actions += 1 if self.mode != "northwest-solo" else 0
        if player.returned or (self.mode in TERROR and player.crew == 0):
            self._next_player()

    def _plays(self, seat: int) -> bool:
        player = self.players[seat]
        return not player.returned and not (self.mode in TERROR and player.crew == 0)

    def _apply_pass(self, player: Player) -> None:
        """NW-T4, NW-ST2."""
        for column in player.columns.values():
            if self.mode in TERROR:
                column.available, column.resting = column.total, 0
            else:
                column.available, column.resting = 0, column.total
        player.passed = True
        if self.mode not in TERROR:
            self.next_order.append(self.players.index(player))
        self._next_player()

    def _next_player(self) -> None:
        """NW-T1, NW-T7."""
        assert self.current is not None
        self.actions = 0
        if not any(self._plays(seat) for seat in self.order):
            self._finish()
            return
        start = self.order.index(self.current)
        later = self.order[start + 1 :] + self.order[: start + 1]
        for seat in later:
            if self._plays(seat) and not self.players[seat].passed:
                self.current = seat
                return
        self._all_passed()

    def _all_passed(self) -> None:
        season_goes_on = self.mode in TERROR and self.season_turn < 4
        last = self.round == 10 and not season_goes_on
        for player in self.players:
            player.passed = last and self.mode not in TERROR and player.passed
        if last:
            self._finish()
        elif season_goes_on:
            self.season_turn += 1
            self.current = next(seat for seat in self.order if self._plays(seat))
        else:
            self._next_round()

    def _finish(self) -> None:
        self.over = True
        self.current = None

    def _next_round(self) -> None:
        """NW-T5, NW-SO5, NW-ST8."""
        if self.mode in TERROR and not any(self._plays(seat) for seat in self.order):
            self._finish()
            return
        self.round += 1
        self.ice_shift = 0
        self.season_turn = 1
        if self.mode not in TERROR:
            self.order, self.next_order = self.next_order, []
        self._move_ice()
        self._wake_crew()
        if self.mode in TERROR:
            self.steps = [self._draw_card, self._apply_card]
        self._go_on()

    def _wake_crew(self) -> None:
        for player in self.players:
            for column in player.columns.values():
                column.available, column.resting = column.total, 0
        if self.lost_crew and self.round == 6:
            if self.rules == 1:
                self._lose_two_crew(self.players[0])
            else:
                self.steps = [self._leave_two_crew]

    def _go_on(self) -> None:
        """What a new round brings, step by step, as far as no player has to choose; then the first turn."""
        while self.steps and not self.standing and not self.losing:
            self.steps.pop(0)()
            self._settle_losses()
        waiting = self.standing or self.losing
        if waiting:
            self.current = waiting[0]
        elif any(self._plays(seat) for seat in self.order):
            self.current = next(seat for seat in self.order if self._plays(seat))
        else:
            self._finish()

    def _lose_two_crew(self, player: Player) -> None:
        """NW-SO5 by version 1: from the ship column first."""
        for _ in range(2):
            for column in player.columns.values():
                if column.available > 0:
                    column.available -= 1
                    player.lost += 1
                    break

    def _leave_two_crew(self) -> None:
        """NW-SO5: the owner chooses the column of each."""
        self.losing = [0, 0]

    def _move_ice(self) -> None:
        """NW-I5."""
        self.standing = []
        others = [seat for seat in range(self.seats) if seat not in self.order]
        for seat in self.order + others:
            player = self.players[seat]
            if player.sled_state != "deployed" or isinstance(player.sled, str):
                continue
            footholds = self._footholds(player)
            if not footholds:
                self._lose_sled(player)
            elif len(footholds) == 1:
                player.area = footholds[0]
            elif self._plays(seat):
                self.standing.append(seat)
            else:
                player.area = self._first_by_name(player.sled, footholds)

    def _first_by_name(self, tile: int | None, areas: list[Area]) -> Area:
        """Where a sled stands if nobody is left to choose."""
        assert tile is not None
        names = list(self.tile_corners(tile))
        return min(areas, key=lambda area: names.index(self.area_name(tile, area)))

    def _footholds(self, player: Player) -> list[Area]:
        """What is left of the sled's area, else all the land and ice of its tile."""
        assert isinstance(player.sled, int)
        areas = self.areas(player.sled)
        return [area for area in areas if area & player.area] or areas

    def _apply_stand(self, word: str) -> None:
        player = self.players[self.standing.pop(0)]
        assert isinstance(player.sled, int)
        player.area = self.area_at(player.sled, word)
        self._go_on()

    # -- the Voyage deck (NW-ST8, NW-ST9, NW-ST11) -----------------------------------------------------

    def _draw_card(self) -> None:
        self.card = self._chance().removeprefix("card:")
        self.cards_left -= 1
        self.ice_shift = sum(effect.ice for effect in CARDS[self.card])
        self._move_ice()

    def _card_effect(self, vehicle: str) -> int:
        """How many crew more a move of this vehicle takes this season."""
        return sum(getattr(effect, vehicle) for effect in CARDS[self.card]) if self.card else 0

    def _apply_card(self) -> None:
        assert self.card is not None
        for seat in self.order:
            player = self.players[seat]
            if not self._plays(seat):
                continue
            for effect in CARDS[self.card]:
                if self._holds(effect.condition, player):
                    for supply in ("food", "morale"):
                        self._change(seat, supply, getattr(effect, supply))

    def _holds(self, condition: str, player: Player) -> bool:
        return {
            "always": True,
            "before-passage": not player.reached_passage,
            "after-passage": player.reached_passage,
            "ship-locked": self.locked(player),
            "winter": self.sun in ("I", "II", "VI", "VII"),
            "sled-out": player.sled_state == "deployed",
            "sled-aboard": player.sled_state != "deployed",
            "alone": not self._has_company(player),
            "in-company": self._has_company(player),
        }[condition]

    def _has_company(self, player: Player) -> bool:
        return any(self._plays(seat) for seat, other in enumerate(self.players) if other is not player)

    def locked(self, player: Player) -> bool:
        """NW-I4: the ship is in the ice, or has no open sea on its tile."""
        if isinstance(player.ship, str):
            return False
        open_squares = [square for square in self.tiles[player.ship].squares if not self.frozen(square)]
        return all(self.is_land(corner) for square in open_squares for corner in corners_of(square).values())

    def _change(self, seat: int, supply: str, count: int) -> None:
        """NW-ST11: a loss that cannot be paid in full costs one crew."""
        player = self.players[seat]
        if count > 0:
            self._gain(player, supply, count)
            return
        if getattr(player, supply) + count < 0:
            self.losing.append(seat)
        setattr(player, supply, max(0, getattr(player, supply) + count))

    def _settle_losses(self) -> None:
        """Those who have no choice lose the crew from the column they have; stop at the first who chooses."""
        while self.losing:
            player = self.players[self.losing[0]]
            manned = [vehicle for vehicle, column in player.columns.items() if column.total > 0]
            if len(manned) > 1:
                return
            self.losing.pop(0)
            if manned:
                self._kill(player, manned[0])

    def _kill(self, player: Player, vehicle: str) -> None:
        column = player.columns[vehicle]
        column.available -= 1
        player.lost += 1

    def _apply_lose(self, vehicle: str) -> None:
        self._kill(self.players[self.losing.pop(0)], vehicle)
        self._settle_losses()
        self._go_on()

    def forecast(self) -> list[tuple[int, str, int, set[int], set[int]]]:
        """For this and every coming round: what is frozen, whose ship would be locked, whose sled would be lost."""
        now, shift = self.round, self.ice_shift
        lines = []
        for number in range(now, 11):
            self.round, self.ice_shift = number, shift if number == now else 0
            locked = {seat for seat, player in enumerate(self.players) if self.locked(player)}
            lost = {
                seat
                for seat, player in enumerate(self.players)
                if number > now and isinstance(player.sled, int) and not self.areas(player.sled)
            }
            lines.append((number, self.sun, self.frozen_rows, locked, lost))
        self.round, self.ice_shift = now, shift
        return lines

    # -- scores --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Everybody's total if the game were scored now."""
        majorities = self._majorities()
        return [self._score(seat) + majorities[seat] for seat in range(self.seats)]

    def _majorities(self) -> list[int]:
        """NW-F2."""
        points = [0] * self.seats
        if self.mode != "northwest":
            return points
        for token, values in MAJORITIES.items():
            counts = [player.tokens[token] for player in self.players]
            for seat, count in enumerate(counts):
                if count > 0:
                    points[seat] += values[sum(other >= count for other in counts) - 1]
        return points

    def _score(self, seat: int) -> int:
        """NW-F3, NW-F4, NW-SO3 to SO5, NW-ST10."""
        player = self.players[seat]
        points = player.prestige + 6 * min(player.tokens[token] for token in TOKENS)
        away = 0
        if player.ship != "greenland":
            away += player.columns["ship"].total
            points -= 2
        if player.sled_state == "deployed" and player.sled != "greenland":
            away += player.columns["sled"].total
        if self.mode in TERROR and player.sled_state != "aboard" and player.sled != "greenland":
            points -= 2
        points -= 2 * (away + player.lost)
        if self.mode == "northwest-solo":
            points -= len(SQUARES) - len(self.tile_at)
        return points

    def ranking(self) -> list[list[int]]:
        """NW-F5: from first to last, ties together."""
        scores = self.scores()
        keys = {}
        for seat in range(self.seats):
            first_back = -self.returns.index(seat) if seat in self.returns else -len(self.players)
            keys[seat] = (scores[seat], first_back)
        return [
            [seat for seat in range(self.seats) if keys[seat] == key]
            for key in sorted(set(keys.values()), reverse=True)
        ]

    def outcome(self) -> tuple[list[int], list[list[int]]]:
        """The winners and the ranking of a game that is over."""
        ranking = self.ranking()
        if self.mode not in TERROR:
            return ranking[0], ranking
        return (list(range(self.seats)) if self.won() else []), [list(range(self.seats))]

    def won(self) -> bool:
        """NW-ST10, NW-CO3."""
        needed = 15 if self.mode == "terror-coop" else 10
        return (
            any(player.reached_passage for player in self.players)
            and sum(player.sites for player in self.players) >= needed
            and all(self._somebody_home(player) for player in self.players)
        )

    def _somebody_home(self, player: Player) -> bool:
        """A vehicle is back in Greenland, and somebody alive is with it."""
        columns = player.columns
        by_ship = player.ship == "greenland" and columns["ship"].total > 0
        by_sled = player.sled == "greenland" and columns["sled"].total > 0
        return player.returned and (by_ship or by_sled)
