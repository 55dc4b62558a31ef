"""Facts of the board and the modes that a client shows beside the position."""

from __future__ import annotations

from typing import Final

from skerry.core.jsonlike import Json
from skerry.northwest import numbers
from skerry.northwest.events import SUNS

FACTS: Final[dict[str, Json]] = {
    "columns": numbers.COLUMNS,
    "rows": numbers.ROWS,
    "rounds": numbers.ROUNDS,
    "sun": {SUNS[place]: rows for place, rows in enumerate(numbers.FROZEN_ROWS) if place},
    "sun_of_round": [SUNS[place] for place in numbers.SUN_OF_ROUND],
    "zones": list(numbers.ZONE_OF_COLUMN),
    "crew": numbers.CREW,
    "greenland": list(numbers.GREENLAND_SQUARES),
    "passage": list(numbers.PASSAGE_SQUARES),
}
"""`sun`: the frozen rows by the sun's position (NW-I2); `zones`: by column, from west to east (NW-G9)."""
