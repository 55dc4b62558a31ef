"""What is in the box, read from `data/` and checked against the numbers of the rules: tiles, tokens, cards."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from skerry.core.kernel import packed
from skerry.core.packed import i64
from skerry.northwest import numbers
from skerry.northwest.layout import CAIRN, FRANKLIN, INUIT, STRAIT

TOKEN_NAMES: Final = ("", "inuit", "cairn", "franklin", "strait", "cartography")


class DataError(Exception):
    """The package's own data files contradict the rules."""


_TOKENS: Final = {"": 0, "inuit": INUIT, "cairn": CAIRN, "franklin": FRANKLIN, "strait": STRAIT}


def _rows(name: str) -> list[dict[str, str]]:
    text = (files("skerry.northwest") / "data" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _pattern(corners: str, name: str) -> int:
    if set(corners) - set("sL"):
        raise DataError(f"{name}: corners are s or L, not {corners!r}")
    return int(corners.replace("s", "0").replace("L", "1"), 2)


def _large_tiles() -> list[dict[str, int]]:
    name = "northwest-large-tiles.csv"
    tiles: list[dict[str, int]] = []
    for row in _rows(name):
        if row["symbol"] not in _TOKENS or (row["symbol"] != "") != (row["symbol_square"] in ("west", "east")):
            raise DataError(f"{name}: tile {row['id']} has a wrong symbol")
        half = 2 if row["symbol"] == "" else 0 if row["symbol_square"] == "west" else 1
        tiles.append(
            {"front": _pattern(row["north"] + row["south"], name), "token": _TOKENS[row["symbol"]], "half": half}
        )
        if int(row["id"]) != len(tiles) - 1:
            raise DataError(f"{name}: tile {row['id']} is not in its place")
    if sorted(tile["front"] for tile in tiles) != list(range(numbers.LARGE_TILES)):
        raise DataError(f"{name}: not one tile for each of the {numbers.LARGE_TILES} patterns")
    for symbol, count in numbers.TOKENS_ON_TILES.items():
        found = sum(tile["token"] == _TOKENS[symbol] for tile in tiles)
        if found != count:
            raise DataError(f"{name}: {found} tiles with the symbol {symbol}, not {count}")
    return tiles


LARGE_TILES: Final = _large_tiles()


def _small_tiles() -> list[tuple[str, int, int]]:
    name = "northwest-small-tiles.csv"
    tiles = [
        (row["kind"], _pattern(row["nw"] + row["ne"] + row["sw"] + row["se"], name), int(row["copies"]))
        for row in _rows(name)
    ]
    if sum(copies for _, _, copies in tiles) != numbers.SMALL_TILES:
        raise DataError(f"{name}: not {numbers.SMALL_TILES} small tiles")
    return tiles


SMALL_TILES: Final = _small_tiles()
SMALL_NAMES: Final = tuple(name for name, _, _ in SMALL_TILES)
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
    """The names of the cards, and their lines: card, condition, Food, Morale, ice, ship, sled."""
    names: list[str] = []
    lines: list[int] = []
    for row in _rows("voyage-cards.csv"):
        if row["condition"] not in CONDITIONS:
            raise DataError(f"voyage-cards.csv: unknown condition {row['condition']!r}")
        if row["card"] not in names:
            names.append(row["card"])
        effects = [int(row[effect]) for effect in ("food", "morale", "ice", "ship", "sled")]
        if row["condition"] != "always" and any(effects[2:]):
            raise DataError(f"voyage-cards.csv: {row['card']}: only Food and Morale depend on a captain's situation")
        lines += [names.index(row["card"]), CONDITIONS.index(row["condition"]), *effects]
    if len(names) != numbers.VOYAGE_CARDS:
        raise DataError(f"voyage-cards.csv: {len(names)} cards, not {numbers.VOYAGE_CARDS}")
    return names, lines


_DECK: Final = _read_deck()
CARD_NAMES: Final = tuple(_DECK[0])
LINES: Final = packed(_DECK[1])
LINE: Final[i64] = 7
LINE_FOOD: Final[i64] = 2
LINE_MORALE: Final[i64] = 3
LINE_ICE: Final[i64] = 4
LINE_SHIP: Final[i64] = 5
