"""What is in the box, read from `data/` and checked against the numbers of the rules: tiles, tokens, cards."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from skerry.core.components import Row, Rows, rows
from skerry.core.kernel import packed
from skerry.core.packed import i64
from skerry.northwest import numbers
from skerry.northwest.layout import CAIRN, FRANKLIN, INUIT, STRAIT

TOKEN_NAMES: Final = ("", "inuit", "cairn", "franklin", "strait", "cartography")


_TOKENS: Final = {"": 0, "inuit": INUIT, "cairn": CAIRN, "franklin": FRANKLIN, "strait": STRAIT}


def _rows(file: str, columns: tuple[str, ...]) -> Rows:
    own = (files("skerry.northwest") / "data" / file).read_text(encoding="utf-8")
    return rows("northwest", file, own, columns)


def _pattern(row: Row, corners: str, count: int) -> int:
    fits = len(corners) == count and set(corners) <= set("sL")
    row.require(fits, "components-corners", count=count, found=corners)
    return int(corners.replace("s", "0").replace("L", "1"), 2)


def _large_tiles() -> list[dict[str, int]]:
    """NW-G6: corners, symbol and the symbol's half of each large tile, in the order of their numbers."""
    table = _rows("northwest-large-tiles.csv", ("id", "north", "south", "symbol", "symbol_square"))
    tiles: list[dict[str, int]] = []
    for row in table.rows:
        row.require(row["id"] == str(len(tiles)), "components-order", expected=len(tiles))
        symbol = row.choice(row["symbol"], tuple(_TOKENS))
        half = row.choice(row["symbol_square"], ("west", "east") if symbol else ("",))
        front = _pattern(row, row["north"] + row["south"], 6)
        tiles.append({"front": front, "token": _TOKENS[symbol], "half": {"west": 0, "east": 1, "": 2}[half]})
    found = len(tiles)
    table.require(found == numbers.LARGE_TILES, "components-count", found=found, expected=numbers.LARGE_TILES)
    for symbol, count in numbers.TOKENS_ON_TILES.items():
        found = sum(tile["token"] == _TOKENS[symbol] for tile in tiles)
        table.require(found == count, "components-symbols", symbol=symbol, found=found, expected=count)
    return tiles


LARGE_TILES: Final = _large_tiles()


SMALL_NAMES: Final = ("sea", "cape", "coast", "strait", "bay", "land")
_SMALL_CORNERS: Final = (0b0000, 0b1000, 0b1100, 0b1001, 0b1110, 0b1111)
"""NW-G5: the kinds of small tiles, one for each picture that four corners can make, whichever way it is turned."""


def quarter_turned(pattern: int) -> int:
    """A small tile's corners after a quarter turn to the right."""
    nw, ne, sw, se = [pattern >> bit & 1 for bit in (3, 2, 1, 0)]
    return sw << 3 | nw << 2 | se << 1 | ne


def small_rotations(pattern: int) -> list[int]:
    """A small tile's different corners, whichever way it is turned."""
    found = [pattern]
    while quarter_turned(found[-1]) != pattern:
        found.append(quarter_turned(found[-1]))
    return found


def _small_tiles() -> list[tuple[str, int, int]]:
    """NW-G5: kind, corners and copies."""
    table = _rows("northwest-small-tiles.csv", ("kind", "nw", "ne", "se", "sw", "copies"))
    tiles: list[tuple[str, int, int]] = []
    for row in table.rows:
        kind = len(tiles) if len(tiles) < len(SMALL_NAMES) else 0
        row.choice(row["kind"], (SMALL_NAMES[kind],))
        pattern = _pattern(row, row["nw"] + row["ne"] + row["sw"] + row["se"], 4)
        row.require(pattern in small_rotations(_SMALL_CORNERS[kind]), "components-picture", kind=SMALL_NAMES[kind])
        tiles.append((row["kind"], pattern, row.whole(row["copies"], 0, numbers.SMALL_TILES)))
    found = sum(copies for _, _, copies in tiles)
    table.require(len(tiles) == len(SMALL_NAMES), "components-count", found=len(tiles), expected=len(SMALL_NAMES))
    table.require(found == numbers.SMALL_TILES, "components-count", found=found, expected=numbers.SMALL_TILES)
    return tiles


SMALL_TILES: Final = _small_tiles()
SMALL_COPIES: Final = packed([copies for _, _, copies in SMALL_TILES])

# -- the Voyage cards -----------------------------------------------------------------------------------

CONDITIONS: Final = (
    "always",
    "ship-locked",
    "sled-out",
    "sled-aboard",
    "before-passage",
    "after-passage",
    "winter",
    "alone",
    "in-company",
)


def _read_deck() -> tuple[list[str], list[int]]:
    """NW-ST11: the names of the cards, and their lines: card, condition, Food, Morale, ice, ship, sled."""
    effects = ("food", "morale", "ice", "ship", "sled")
    table = _rows("voyage-cards.csv", ("card", "condition", *effects))
    names: list[str] = []
    lines: list[int] = []
    for row in table.rows:
        condition = row.choice(row["condition"], CONDITIONS)
        if row["card"] not in names:
            names.append(row["card"])
        changes = [row.whole(row[effect], -9, 9) for effect in effects]
        row.require(-1 <= changes[2] <= 1, "components-number", low=-1, high=1, found=row["ice"])
        row.require(condition == "always" or not any(changes[2:]), "components-situation")
        lines += [names.index(row["card"]), CONDITIONS.index(condition), *changes]
    found = len(names)
    table.require(found == numbers.VOYAGE_CARDS, "components-count", found=found, expected=numbers.VOYAGE_CARDS)
    return names, lines


_DECK: Final = _read_deck()
CARD_NAMES: Final = tuple(_DECK[0])
LINES: Final = packed(_DECK[1])
LINE: Final[i64] = 7
LINE_FOOD: Final[i64] = 2
LINE_MORALE: Final[i64] = 3
LINE_ICE: Final[i64] = 4
LINE_SHIP: Final[i64] = 5
