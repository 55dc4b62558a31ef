"""What is in the box: tiles, tokens, captains and starting boards, read from `data/` and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from skerry.core.components import Row, Rows, rows

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
MOST_TOKENS: Final = 7  # of one kind: their numbers are packed in three bits
FIXED_TILES: Final = 3  # NS-G5


def _rows(file: str, columns: tuple[str, ...]) -> Rows:
    own = (files("skerry.northsea") / "data" / file).read_text(encoding="utf-8")
    return rows("northsea", file, own, columns)


def _pattern(row: Row) -> int:
    """The land corners as a mask, bit 0 for N and on clockwise."""
    corners = row["corners"]
    row.require(len(corners) == 6 and set(corners) <= {"L", "s"}, "components-corners", count=6, found=corners)
    return sum(1 << corner for corner, terrain in enumerate(corners) if terrain == "L")


def load_tiles() -> list[tuple[int, int]]:
    """The pattern and the feature of each tile; tile n is at index n, index 0 is empty (NS-G3)."""
    table = _rows("northsea-tiles.csv", ("id", "corners", "feature"))
    tiles = [(0, 0)]
    for row in table.rows:
        row.require(row["id"] == str(len(tiles)), "components-order", expected=len(tiles))
        feature = row.choice(row["feature"], FEATURES)
        pattern = _pattern(row)
        row.require(0 < pattern < 63, "components-land-and-sea")
        tiles.append((pattern, FEATURES.index(feature)))
    found = len(tiles) - 1
    table.require(found == TILE_COUNT, "components-count", found=found, expected=TILE_COUNT)
    for kind, count in enumerate(FEATURE_COUNTS):
        found = sum(1 for _, feature in tiles[1:] if feature == kind)
        table.require(found == count, "components-symbols", symbol=FEATURES[kind], found=found, expected=count)
    return tiles


def load_tokens() -> tuple[list[int], list[int]]:
    """How many settlement tokens there are of each strength, and enemy ships of each back (NS-G4)."""
    table = _rows("northsea-tokens.csv", ("token", "value", "copies"))
    values = {"settlement": tuple(map(str, STRENGTHS)), "enemy_ship": BACKS}
    copies = {token: dict.fromkeys(known, 0) for token, known in values.items()}
    for row in table.rows:
        token = row.choice(row["token"], tuple(values))
        copies[token][row.choice(row["value"], values[token])] = row.whole(row["copies"], 0, MOST_TOKENS)
    for token, counts in copies.items():
        found, expected = sum(counts.values()), TOKEN_COUNTS[token]
        table.require(found == expected, "components-symbols", symbol=token, found=found, expected=expected)
    return list(copies["settlement"].values()), list(copies["enemy_ship"].values())


def load_starts() -> list[list[tuple[int, int, int]]]:
    """The fixed tiles (q, r, pattern) of each side of the starting board (NS-G5)."""
    table = _rows("northsea-start.csv", ("side", "q", "r", "corners"))
    starts: list[list[tuple[int, int, int]]] = [[] for _ in SIDES]
    for row in table.rows:
        start = starts[SIDES.index(row.choice(row["side"], SIDES))]
        place = (row.whole(row["q"], -1, 1), row.whole(row["r"], 0, 0))
        row.require(place == (len(start) - 1, 0), "components-order", expected=len(start) - 1)
        start.append((*place, _pattern(row)))
        if len(start) > 1:
            west, east = start[-2][2], start[-1][2]
            agree = west >> 1 & 1 == east >> 5 & 1 and west >> 2 & 1 == east >> 4 & 1
            row.require(agree, "components-neighbours")
    for start in starts:
        table.require(len(start) == FIXED_TILES, "components-count", found=len(start), expected=FIXED_TILES)
    return starts


TILES: Final = load_tiles()
SETTLEMENTS, SHIPS = load_tokens()
STARTS: Final = load_starts()
