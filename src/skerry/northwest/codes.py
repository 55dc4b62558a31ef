"""Actions and outcomes of chance as ints: the one place that knows where in a code each part lies.

An action is `kind | vehicle << 4 | payment << 5`, and from bit 8 on what its kind needs; the column of a
sacrificed crew stands above all that. Parts that an action does not have are 0. An outcome of chance is
`kind << 8 | value`.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

# Kinds of actions.
DRAW: Final[i64] = 0
REFRESH: Final[i64] = 1
TAKE: Final[i64] = 2
PLACE: Final[i64] = 3
LAY: Final[i64] = 4
MOVE: Final[i64] = 5
TRANSFER: Final[i64] = 6
EXPLORE: Final[i64] = 7
DISCOVER: Final[i64] = 8
PASS: Final[i64] = 9
END: Final[i64] = 10
STAND: Final[i64] = 11
TUUNBAQ: Final[i64] = 12
LOSE: Final[i64] = 13

# Vehicles, and with them their columns of crew.
SHIP: Final[i64] = 0
SLED: Final[i64] = 1

# How an action of the Terror modes is paid: a supply, and perhaps a sacrifice.
PAY_FOOD: Final[i64] = 1
PAY_MORALE: Final[i64] = 2
PAY_SACRIFICE: Final[i64] = 4
VICTIM_UNSAID: Final[i64] = 0

# What is chosen: the tiles to refresh, the supply to explore for.
CHOICE_LARGE: Final[i64] = 1
CHOICE_SMALL: Final[i64] = 2
CHOICE_FOOD: Final[i64] = 1
CHOICE_MORALE: Final[i64] = 2

# What the Tuunbaq is given: a crew, or a token by its kind.
GIVE_AVAILABLE: Final[i64] = 1
GIVE_RESTING: Final[i64] = 2
GIVE_TOKEN: Final[i64] = 2

# A way to lay a large tile: 1 turned half, 2 on its back, and standing.
WAY_UPRIGHT: Final[i64] = 4

_VEHICLE: Final[i64] = 4
_PAYMENT: Final[i64] = 5
_TILE: Final[i64] = 8
_SECOND_DRAWN: Final[i64] = 15
_SQUARE: Final[i64] = 15
_WAY: Final[i64] = 23
_SECOND_SQUARE: Final[i64] = 27
_SECOND_PATTERN: Final[i64] = 35
_TARGET: Final[i64] = 8
_AREA: Final[i64] = 16
_GIFT: Final[i64] = 19
_AVAILABLE: Final[i64] = 8
_RESTING: Final[i64] = 12
_DEPLOYED_AT: Final[i64] = 16
_CORNER: Final[i64] = 8
_CHOICE: Final[i64] = 8
_VICTIM: Final[i64] = 40
_BALANCE: Final[i64] = 8
"""Added to the numbers of crew that go to the sled, so that none is negative."""


# -- every action ---------------------------------------------------------------------------------------


def action_code(kind: i64, vehicle: i64) -> i64:
    """An action of that kind, without what the kind needs."""
    return kind | vehicle << _VEHICLE


def kind_of(code: i64) -> i64:
    return code & 15


def vehicle_of(code: i64) -> i64:
    """The ship or the sled that acts, or whose column loses a crew."""
    return code >> _VEHICLE & 1


def with_payment(code: i64, payment: i64, victim: i64) -> i64:
    return code | payment << _PAYMENT | victim << _VICTIM


def payment_of(code: i64) -> i64:
    return code >> _PAYMENT & 7


def victim_of(code: i64) -> i64:
    """The column of the sacrificed crew, + 1 (NW-ST4); VICTIM_UNSAID without."""
    return code >> _VICTIM & 3


# -- drawing ----------------------------------------------------------------------------------------------


def with_tile(code: i64, tile: i64) -> i64:
    return code | tile << _TILE


def tile_of(code: i64) -> i64:
    """The tile drawn or placed, the first of two: 0–63 large, 64–69 small."""
    return code >> _TILE & 127


def with_second_drawn(code: i64, kind: i64) -> i64:
    return code | (kind + 1) << _SECOND_DRAWN


def second_drawn_of(code: i64) -> i64:
    """The kind of the second small tile drawn; -1 without."""
    return (code >> _SECOND_DRAWN & 7) - 1


def with_choice(code: i64, choice: i64) -> i64:
    return code | choice << _CHOICE


def choice_of(code: i64) -> i64:
    """Large or small tiles refreshed, Food or Morale explored for; 0 if unsaid."""
    return code >> _CHOICE & 3


# -- placing ----------------------------------------------------------------------------------------------


def with_square(code: i64, square: i64, way: i64) -> i64:
    return code | square << _SQUARE | way << _WAY


def square_of(code: i64) -> i64:
    """The first square in reading order of the tile that is placed."""
    return code >> _SQUARE & 255


def way_of(code: i64) -> i64:
    """How it is placed: a large tile's way (WAY_UPRIGHT), a small one's pattern."""
    return code >> _WAY & 15


def with_second(code: i64, square: i64, pattern: i64) -> i64:
    return code | square << _SECOND_SQUARE | pattern << _SECOND_PATTERN


def second_square_of(code: i64) -> i64:
    """The square of the second small tile placed; 0 without."""
    return code >> _SECOND_SQUARE & 255


def second_pattern_of(code: i64) -> i64:
    return code >> _SECOND_PATTERN & 15


# -- moving -------------------------------------------------------------------------------------------------


def with_target(code: i64, place: i64) -> i64:
    return code | place << _TARGET


def target_of(code: i64) -> i64:
    """The arrow or the first square of the tile that a vehicle or the Tuunbaq moves to."""
    return code >> _TARGET & 255


def with_area(code: i64, compass: i64) -> i64:
    return code | compass << _AREA


def area_of(code: i64) -> i64:
    """The compass number of the area in which a sled arrives."""
    return code >> _AREA & 7


def with_gift(code: i64, gift: i64) -> i64:
    return code | gift << _GIFT


def gift_of(code: i64) -> i64:
    """What is given to the Tuunbaq (GIVE_…); 0 for nothing."""
    return code >> _GIFT & 7


# -- crew ---------------------------------------------------------------------------------------------------


def transfer_code(vehicle: i64, available: i64, resting: i64, at: i64) -> i64:
    """Crew to the sled (negative: to the ship); `at` is the compass number, + 1, of the area to deploy in."""
    counts = (available + _BALANCE) << _AVAILABLE | (resting + _BALANCE) << _RESTING
    return TRANSFER | vehicle << _VEHICLE | counts | at << _DEPLOYED_AT


def available_of(code: i64) -> i64:
    return (code >> _AVAILABLE & 15) - _BALANCE


def resting_of(code: i64) -> i64:
    return (code >> _RESTING & 15) - _BALANCE


def deployed_at_of(code: i64) -> i64:
    """The compass number, + 1, of the area in which a transfer deploys the sled; 0 if it does not."""
    return code >> _DEPLOYED_AT & 15


def stand_code(compass: i64) -> i64:
    return STAND | compass << _CORNER


def corner_of(code: i64) -> i64:
    """The compass number of the area in which a sled comes to stand."""
    return code >> _CORNER & 7


# -- chance -------------------------------------------------------------------------------------------------

CHANCE_LARGE: Final[i64] = 1
CHANCE_ORDER: Final[i64] = 2
CHANCE_SMALL: Final[i64] = 3
CHANCE_CARD: Final[i64] = 4


def outcome_code(kind: i64, value: i64) -> i64:
    return kind << 8 | value


def outcome_kind(outcome: i64) -> i64:
    return outcome >> 8


def outcome_value(outcome: i64) -> i64:
    return outcome & 255
