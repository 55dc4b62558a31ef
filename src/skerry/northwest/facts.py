"""Facts of the board, the tiles and the modes that a client shows beside the position."""

from __future__ import annotations

from typing import Final

from skerry.core.jsonlike import Json
from skerry.northwest import numbers
from skerry.northwest.components import CARD_NAMES, LARGE_TILES, LINE_ICE, SMALL_TILES, TOKEN_NAMES, small_rotations
from skerry.northwest.events import SUNS
from skerry.northwest.notation import SMALL_ORIENTATION
from skerry.northwest.voyage import card_effect


def letters(pattern: int, count: int) -> str:
    """A tile's corners as the data writes them: row by row, L land or s sea."""
    return format(pattern, f"0{count}b").replace("0", "s").replace("1", "L")


def _around(corners: str) -> str:
    """The same corners clockwise from the north-west one."""
    middle = len(corners) // 2
    return corners[:middle] + corners[middle:][::-1]


def _large(front: int, token: int, half: int) -> Json:
    return {
        "corners": _around(letters(front, 6)),
        "symbol": TOKEN_NAMES[token] or None,
        "half": ("west", "east", None)[half],
    }


def _small(pattern: int) -> Json:
    turned = sorted(small_rotations(pattern), key=list(SMALL_ORIENTATION).index)
    return {SMALL_ORIENTATION[corners]: _around(letters(corners, 4)) for corners in turned}


FACTS: Final[dict[str, Json]] = {
    "columns": numbers.COLUMNS,
    "rows": numbers.ROWS,
    "rounds": numbers.ROUNDS,
    "sun": {SUNS[place]: rows for place, rows in enumerate(numbers.FROZEN_ROWS) if place},
    "sun_of_round": [SUNS[place] for place in numbers.SUN_OF_ROUND],
    "zones": list(numbers.ZONE_OF_COLUMN),
    "crew": numbers.CREW,
    "tokens": list(TOKEN_NAMES[1:]),
    "tokens_on_tiles": list(numbers.TOKENS_ON_TILES),
    "majorities": {
        "franklin": list(numbers.FRANKLIN_MAJORITY),
        "strait": list(numbers.STRAIT_MAJORITY),
        "cartography": list(numbers.CARTOGRAPHY_MAJORITY),
    },
    "greenland": list(numbers.GREENLAND_SQUARES),
    "passage": list(numbers.PASSAGE_SQUARES),
    "cards": {name: card_effect(card, LINE_ICE) for card, name in enumerate(CARD_NAMES)},
    "season_turns": numbers.TERROR_TURNS,
    "large_tiles": {f"L{number}": _large(**tile) for number, tile in enumerate(LARGE_TILES)},
    "small_tiles": {kind: _small(pattern) for kind, pattern, _ in SMALL_TILES},
}
"""`sun`: the frozen rows by the sun's position (NW-I2); `zones`: by column, from west to east (NW-G9); `tokens`: the
kinds of a set (NW-F3); `majorities`: what first to fourth in a kind win (NW-F2); `cards`: by how many rows each moves
the ice (NW-ST9); `season_turns`: NW-ST2; `large_tiles`: their fronts (NW-G6); `small_tiles`: each kind in the ways in
which it can be turned (NW-G5)."""
