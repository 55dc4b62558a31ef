"""What is in the box: tiles, tokens, captains and starting boards, read from `data/` and checked."""

from __future__ import annotations

import csv
from importlib.resources import files
from itertools import pairwise
from typing import Final

CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
ANIMALS: Final = ("pig", "hen", "goat", "sheep", "cattle", "horse")
FEATURES: Final = (*ANIMALS, "settlement", "ship")
SETTLEMENT: Final = 6
SHIP: Final = 7

CAPTAINS: Final = (
    "archer",
    "barbarian",
    "cartographer",
    "hero",
    "huntsman",
    "queen",
    "scout",
    "shieldmaiden",
    "trader",
    "tyrant",
    "watchman",
)
SIDES: Final = ("A", "B", "C", "D")
TILE_COUNT: Final = 48  # NS-G3
FEATURE_COUNTS: Final = (6, 5, 5, 4, 3, 3, 12, 10)  # NS-G3, in the order of FEATURES
TOKEN_COUNTS: Final = {"settlement": 14, "enemy_ship": 12}  # NS-G4
STRENGTHS: Final = (2, 3, 4, 5)  # NS-G4
BACKS: Final = ("no_death", "death")  # NS-G4


class ComponentError(Exception):
    """A data file that does not hold what the box holds."""


def _rows(name: str, columns: list[str]) -> list[list[str]]:
    text = (files("skerry.northsea") / "data" / name).read_text(encoding="utf-8")
    rows = list(csv.reader(text.splitlines()))
    if not rows or rows[0] != columns:
        raise ComponentError(f"{name}: the first line must be {','.join(columns)}")
    for number, row in enumerate(rows[1:], 2):
        if len(row) != len(columns):
            raise ComponentError(f"{name}, line {number}: {len(row)} columns instead of {len(columns)}")
    return rows[1:]


def _require(holds: bool, problem: str) -> None:
    if not holds:
        raise ComponentError(problem)


def _pattern(corners: str, where: str) -> int:
    """The land corners as a mask, bit 0 for N and on clockwise."""
    _require(len(corners) == 6 and set(corners) <= {"L", "s"}, f"{where}: corners {corners!r} are not six of L and s")
    return sum(1 << corner for corner, terrain in enumerate(corners) if terrain == "L")


def load_tiles() -> list[tuple[int, int]]:
    """The pattern and the feature of each tile; tile n is at index n, index 0 is empty (NS-G3)."""
    name = "northsea-tiles.csv"
    tiles = [(0, 0)]
    for number, (tile, corners, feature) in enumerate(_rows(name, ["id", "corners", "feature"]), 1):
        where = f"{name}, tile {tile}"
        _require(tile == str(number), f"{where}: the ids must count from 1")
        _require(feature in FEATURES, f"{where}: unknown feature {feature!r}")
        pattern = _pattern(corners, where)
        _require(0 < pattern < 63, f"{where}: a tile has both land and sea")
        tiles.append((pattern, FEATURES.index(feature)))
    _require(len(tiles) == TILE_COUNT + 1, f"{name}: {len(tiles) - 1} tiles instead of {TILE_COUNT}")
    for kind, count in enumerate(FEATURE_COUNTS):
        found = sum(1 for _, feature in tiles[1:] if feature == kind)
        _require(found == count, f"{name}: {found} tiles with {FEATURES[kind]} instead of {count}")
    return tiles


def load_tokens() -> tuple[list[int], list[int]]:
    """How many settlement tokens there are of each strength, and enemy ships of each back (NS-G4)."""
    name = "northsea-tokens.csv"
    copies: dict[tuple[str, str], int] = {}
    for token, value, number in _rows(name, ["token", "value", "copies"]):
        _require(number.isdecimal(), f"{name}: {number!r} copies of {token} {value}")
        copies[token, value] = int(number)
    settlements = [copies.pop(("settlement", str(strength)), 0) for strength in STRENGTHS]
    ships = [copies.pop(("enemy_ship", back), 0) for back in BACKS]
    _require(not copies, f"{name}: unknown tokens {sorted(copies)}")
    for token, counts in (("settlement", settlements), ("enemy_ship", ships)):
        _require(sum(counts) == TOKEN_COUNTS[token], f"{name}: {sum(counts)} {token} tokens, not {TOKEN_COUNTS[token]}")
    _require(max(settlements) < 8, f"{name}: more than 7 settlements of one strength")
    return settlements, ships


def load_starts() -> list[list[tuple[int, int, int]]]:
    """The fixed tiles (q, r, pattern) of each side of the starting board (NS-G5)."""
    name = "northsea-start.csv"
    starts: list[list[tuple[int, int, int]]] = [[] for _ in SIDES]
    for side, q, r, corners in _rows(name, ["side", "q", "r", "corners"]):
        _require(side in SIDES, f"{name}: unknown side {side!r}")
        starts[SIDES.index(side)].append((int(q), int(r), _pattern(corners, f"{name}, side {side}")))
    for side, start in zip(SIDES, starts, strict=True):
        places = [(q, r) for q, r, _ in start]
        _require(places == [(-1, 0), (0, 0), (1, 0)], f"{name}, side {side}: fixed tiles at {places}")
        for (_, _, west), (_, _, east) in pairwise(start):
            agree = west >> 1 & 1 == east >> 5 & 1 and west >> 2 & 1 == east >> 4 & 1
            _require(agree, f"{name}, side {side}: neighbouring tiles differ in a corner that they share")
    return starts


TILES: Final = load_tiles()
SETTLEMENTS, SHIPS = load_tokens()
STARTS: Final = load_starts()
