"""Actions and outcomes of chance as ints: the only place that knows how they are packed.

An action is `kind << 51 | number << 47 | second << 23 | first`. `first` and `second` are places: a hexagon with a
corner, which names a land area, a point or (in placing) the rotation. Pieces to load and unload are the number of
Vikings and, in place of `second`, four bits for each kind of animal. An outcome is `kind << 8 | value`.
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

TILE_DRAWN: Final[i64] = 1
CAPTAIN_OFFERED: Final[i64] = 2
FIRST_PLAYER: Final[i64] = 3
SETTLEMENT_TURNED: Final[i64] = 4
SHIP_TURNED: Final[i64] = 5

MAINLAND_HOME: Final[i64] = 7
"""The place that means the mainland."""

_CORNER: Final[i64] = 3
_SECOND: Final[i64] = 23
_NUMBER: Final[i64] = 47
_KIND: Final[i64] = 51
_CORNER_MASK: Final[i64] = 7
_PLACE_MASK: Final[i64] = (1 << 23) - 1
_ANIMALS_MASK: Final[i64] = (1 << 24) - 1
_NUMBER_MASK: Final[i64] = 15
_OUTCOME: Final[i64] = 8
_OUTCOME_MASK: Final[i64] = 255


# -- places --------------------------------------------------------------------------------------------


def place_at(hexagon: i64, corner: i64) -> i64:
    """A corner of a hexagon: a land area, a point, or a rotation there."""
    return hexagon << _CORNER | corner


def place_hex(place: i64) -> i64:
    return place >> _CORNER


def place_corner(place: i64) -> i64:
    return place & _CORNER_MASK


# -- packing -------------------------------------------------------------------------------------------


def choose_code(captain: i64) -> i64:
    return CHOOSE << _KIND | captain


def place_code(tile: i64, hexagon: i64, rotation: i64) -> i64:
    return PLACE << _KIND | tile << _SECOND | hexagon << _CORNER | rotation


def landing_code(kind: i64, vikings: i64, animals: i64, home: i64) -> i64:
    """To load or unload."""
    return kind << _KIND | vikings << _NUMBER | animals << _SECOND | home


def sail_code(hexagon: i64) -> i64:
    return SAIL << _KIND | hexagon << _CORNER


def march_code(vikings: i64, home: i64, target: i64) -> i64:
    return MARCH << _KIND | vikings << _NUMBER | target << _SECOND | home


def drive_code(animal: i64, home: i64, target: i64) -> i64:
    return DRIVE << _KIND | animal << _NUMBER | target << _SECOND | home


def build_code(point: i64) -> i64:
    return BUILD << _KIND | point


def end_code() -> i64:
    return END << _KIND


# -- unpacking -----------------------------------------------------------------------------------------


def kind_of(code: i64) -> i64:
    return code >> _KIND


def captain_of(code: i64) -> i64:
    """Whom a choice keeps."""
    return code & _PLACE_MASK


def tile_of(code: i64) -> i64:
    """The tile that is placed."""
    return code >> _SECOND & _PLACE_MASK


def hex_of(code: i64) -> i64:
    """Where a tile is placed or the longship sails to."""
    return (code & _PLACE_MASK) >> _CORNER


def rotation_of(code: i64) -> i64:
    """How the tile is turned that is placed."""
    return code & _CORNER_MASK


def home_of(code: i64) -> i64:
    """The land area where pieces are loaded or unloaded, or where a way begins."""
    return code & _PLACE_MASK


def target_of(code: i64) -> i64:
    """The land area where a way ends."""
    return code >> _SECOND & _PLACE_MASK


def point_of(code: i64) -> i64:
    """Where an outpost is built."""
    return code & _PLACE_MASK


def vikings_of(code: i64) -> i64:
    """How many are loaded or unloaded, or march."""
    return code >> _NUMBER & _NUMBER_MASK


def animals_of(code: i64) -> i64:
    """Which are loaded or unloaded, four bits for each kind."""
    return code >> _SECOND & _ANIMALS_MASK


def animal_of(code: i64) -> i64:
    """The kind that is driven."""
    return code >> _NUMBER & _NUMBER_MASK


# -- outcomes of chance ----------------------------------------------------------------------------------


def outcome_code(kind: i64, value: i64) -> i64:
    return kind << _OUTCOME | value


def outcome_kind(outcome: i64) -> i64:
    return outcome >> _OUTCOME


def outcome_value(outcome: i64) -> i64:
    return outcome & _OUTCOME_MASK
