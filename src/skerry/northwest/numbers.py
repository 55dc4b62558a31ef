"""The numbers of the rules, each in one place with its rule id.

Those of the board are data (`data/board.toml`), so that an owner of the printed game can correct them; so are the
tiles and cards (`components`).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from skerry.core.components import Setting, settings

COLUMNS: Final = 12  # NW-G1 (I)
ROWS: Final = 8  # NW-G1 (I)
COLUMN_NAMES: Final = "abcdefghijklmnopqrstuvwxyz"[:COLUMNS]
ROW_NAMES: Final = "123456789"[:ROWS]

LARGE_TILES: Final = 64  # NW-G6
SMALL_TILES: Final = 32  # NW-G5
TOKENS_ON_TILES: Final = {"inuit": 9, "cairn": 7, "franklin": 10, "strait": 12}  # NW-G6
CARTOGRAPHY_TOKENS: Final = 20  # NW-C7

_BOARD: Final = settings(
    "northwest", "board.toml", (files("skerry.northwest") / "data" / "board.toml").read_text(encoding="utf-8")
)


def _square(found: Setting) -> str:
    name = str(found.value)
    inside = len(name) == 2 and name[0] in COLUMN_NAMES and name[1] in ROW_NAMES
    found.require(inside, "components-square", found=name)
    return name


def _printed(found: Setting) -> tuple[str, str, str, str]:
    """A west square, the corners of the north and the south side, the Cairn's square on one of the two."""
    value = found.value
    fits = isinstance(value, list) and len(value) == 4 and all(isinstance(word, str) for word in value)
    found.require(fits and all(len(side) == 3 and set(side) <= set("sL") for side in value[1:3]), "components-printed")
    west, cairn = (_square(Setting(found.file, found.line, name)) for name in (value[0], value[3]))
    beside = west[0] != COLUMN_NAMES[-1] and cairn in (west, chr(ord(west[0]) + 1) + west[1])
    found.require(beside, "components-printed")
    return west, value[1], value[2], cairn


def _arrow(name: str, column: str) -> tuple[str, ...]:
    """The squares along a border that an arrow touches, from the north, without a gap."""
    squares: tuple[str, ...] = _BOARD(name).each(_square)
    rows = [int(square[1]) for square in squares]
    along = bool(rows) and all(square[0] == column for square in squares)
    _BOARD(name).require(along and rows == list(range(rows[0], rows[0] + len(rows))), "components-arrow", column=column)
    return squares


def _tokens(name: str, least: int, all_have: bool) -> dict[int, tuple[int, ...]]:
    """By the number of players: one for each, or at most so many."""
    lists: tuple[tuple[int, ...], ...] = _BOARD(name).each(lambda found: found.wholes(0, 99))
    for players, values in enumerate(lists, least):
        fits = len(values) == players if all_have else len(values) <= players
        falling = sorted(values, reverse=True) == list(values)
        _BOARD(name).require(fits and falling, "components-tokens", players=players)
    return dict(enumerate(lists, least))


def _steps(name: str) -> tuple[tuple[int, int, int], ...]:
    return tuple((step, food, morale) for step, food, morale in _BOARD(name).each(lambda one: one.wholes(0, 99, 3)))


PRINTED_TILES: Final[tuple[tuple[str, str, str, str], ...]] = _BOARD("printed_tiles").each(_printed)
"""NW-G7 (O): west square, corners of the north and the south side from west to east, the Cairn's square."""
GREENLAND_SQUARES: Final = _arrow("greenland", COLUMN_NAMES[-1])  # NW-G8 (O): the arrow touches their east border
PASSAGE_SQUARES: Final = _arrow("passage", COLUMN_NAMES[0])  # NW-G8 (O): the arrow touches their west border
ZONE_OF_COLUMN: Final = _BOARD("zones").wholes(1, 9, COLUMNS)  # NW-G9 (O), columns a to l

SUN_OF_ROUND: Final = (3, 4, 5, 6, 7, 1, 2, 3, 4, 5)  # NW-I1: the disc's position in rounds 1 to 10
FROZEN_ROWS: Final = (0, *_BOARD("frozen_rows").wholes(0, ROWS, 7))  # NW-I2 (O), by the disc's position I to VII
ROUNDS: Final = 10  # NW-T1
YEAR_ONE: Final = 5  # NW-I6: its last round

CREW: Final = 7  # NW-S1
DISPLAY: Final = 4  # NW-S3
PASSAGE_TOKENS: Final = _tokens("passage_tokens", 2, all_have=True)  # NW-S2, by the number of players
GREENLAND_TOKENS: Final = _tokens("greenland_tokens", 2, all_have=False)  # NW-S2

COST_DRAW: Final = 1  # NW-A1
COST_REFRESH: Final = 2  # NW-B1
COST_PLACE: Final = 1  # NW-C1
COST_MOVE: Final = 1  # NW-D1
COST_TRANSFER: Final = 1  # NW-E1
COST_EXPLORE: Final = 3  # NW-F1
COST_DISCOVER: Final = 2  # NW-GD1
COST_LAY: Final = 1  # NW-SO2
COST_TUUNBAQ: Final = 1  # NW-TB2
SURCHARGE: Final = 1  # NW-T2

WORTH_INUIT: Final = 2  # NW-P3, times the zone
WORTH_CAIRN: Final = 2
WORTH_FRANKLIN: Final = 1
WORTH_STRAIT: Final = 1
ISLAND_POINTS: Final = _BOARD("islands").wholes(
    0, 99
)  # NW-P4 (O), by the number of tiles; more tiles score as the last

FRANKLIN_MAJORITY: Final = _BOARD("franklin_majority").wholes(0, 99, 4)  # NW-F2 (I, R)
STRAIT_MAJORITY: Final = _BOARD("strait_majority").wholes(0, 99, 4)  # NW-F2 (P, O)
CARTOGRAPHY_MAJORITY: Final = _BOARD("cartography_majority").wholes(0, 99, 4)  # NW-F2 (P)
SET_POINTS: Final = 6  # NW-F3
LOST_CREW_PENALTY: Final = 2  # NW-F4
LOST_SHIP_PENALTY: Final = 2  # NW-F4

SOLO_PASSAGE_YEAR_ONE: Final = 10  # NW-SO3
SOLO_PASSAGE_YEAR_TWO: Final = 3  # NW-SO3
SOLO_FREE_SQUARE_PENALTY: Final = 1  # NW-SO4
SOLO_LOST_CREW: Final = 2  # NW-SO5

TERROR_SUPPLIES: Final = 15  # NW-ST1
COOP_SUPPLIES: Final = 12  # NW-CO1
TERROR_DISPLAY: Final = 3  # NW-ST1
TERROR_TURNS: Final = 4  # NW-ST2: turns in a season
TERROR_COST: Final = 1  # NW-ST3: the first action of a turn
TERROR_SURCHARGE: Final = 1  # NW-ST3: every later one takes 2
LEAST_MOVE: Final = 1  # NW-ST11 (O): what a move takes at least, whatever a card says
TERROR_PASSAGE_TOKENS: Final = _tokens("terror_passage_tokens", 1, all_have=True)  # NW-ST1, NW-CO1
TERROR_GREENLAND_TOKENS: Final = _tokens("terror_greenland_tokens", 1, all_have=False)  # NW-ST1, NW-CO1
TERROR_PASSAGE_MORALE: Final = 3  # NW-ST7
SITE_STEPS: Final = _steps("site_steps")  # NW-ST7 (R, O): step, Food, Morale
JOINT_SITE_STEPS: Final = _steps("joint_site_steps")  # NW-CO2 (O): the joint track
SOLO_SITES_NEEDED: Final = 10  # NW-ST10
COOP_SITES_NEEDED: Final = 15  # NW-CO3
SOLO_TARGET: Final = 40  # NW-ST10
COOP_TARGET: Final = 60  # NW-CO3
LOST_SLED_PENALTY: Final = 2  # NW-ST10
VOYAGE_CARDS: Final = 16  # NW-ST1
WINTER_ROWS: Final = 4  # NW-ST11 (O): winter is when the sun freezes so many rows, on I, II, VI and VII
