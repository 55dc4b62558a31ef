"""Actions as ints, without context: the kind, a number, and one or two places.

`kind << 51 | number << 47 | second << 23 | first`. A place is a home: `hexagon << 3 | corner`, where
the corner names a land area, a point or (in placing) the rotation. Pieces to load and unload are
the number of Vikings and, in place of `second`, four bits for each kind of animal.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

CHOOSE: Final[i64] = 1
PLACE: Final[i64] = 2
LOAD: Final[i64] = 3
UNLOAD: Final[i64] = 4
SAIL: Final[i64] = 5
MARCH: Final[i64] = 6
DRIVE: Final[i64] = 7
BUILD: Final[i64] = 8
END: Final[i64] = 9

SECOND: Final[i64] = 23
NUMBER: Final[i64] = 47
KIND: Final[i64] = 51
HOME_MASK: Final[i64] = (1 << 23) - 1
ANIMALS_MASK: Final[i64] = (1 << 24) - 1

MAINLAND_HOME: Final[i64] = 7
"""The home that means the mainland."""

# Outcomes of chance: `kind << 8 | value`.
TILE_DRAWN: Final[i64] = 1
CAPTAIN_OFFERED: Final[i64] = 2
FIRST_PLAYER: Final[i64] = 3
SETTLEMENT_TURNED: Final[i64] = 4
SHIP_TURNED: Final[i64] = 5


def action_code(kind: i64, number: i64, first: i64, second: i64) -> i64:
    """An action of that kind; unused parts are 0."""
    return kind << KIND | number << NUMBER | second << SECOND | first
