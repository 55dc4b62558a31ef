"""Actions and outcomes of chance as ints."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

# Kinds of actions: the lowest four bits of an action's code.
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

# An action's code: kind | vehicle << 4 | payment << 5 | what the kind needs, from bit 8 on.
SHIP: Final[i64] = 0
SLED: Final[i64] = 1
VEHICLE_SHIFT: Final[i64] = 4
PAYMENT_SHIFT: Final[i64] = 5
PAY_FOOD: Final[i64] = 1
PAY_MORALE: Final[i64] = 2
PAY_SACRIFICE: Final[i64] = 4
TILE_SHIFT: Final[i64] = 8  # DRAW, TAKE, PLACE, LAY: 0–63 large, 64–69 small
SECOND_DRAW_SHIFT: Final[i64] = 15  # DRAW, TAKE: a second small tile, its kind + 1
SQUARE_SHIFT: Final[i64] = 15  # PLACE, LAY: the first square in reading order
WAY_SHIFT: Final[i64] = 23  # PLACE, LAY: large: standing << 2 | way; small: the pattern as laid
SECOND_SQUARE_SHIFT: Final[i64] = 27  # PLACE: the second small tile's square (0: none) …
SECOND_PATTERN_SHIFT: Final[i64] = 35  # … and its pattern
TO_SHIFT: Final[i64] = 8  # MOVE, TUUNBAQ: an arrow or a tile's first square
AREA_SHIFT: Final[i64] = 16  # MOVE of a sled: a corner of the area, by its compass number
GIVING_SHIFT: Final[i64] = 19  # MOVE onto the Tuunbaq's tile
AVAILABLE_SHIFT: Final[i64] = 8  # TRANSFER: crew to the sled, + 8
RESTING_SHIFT: Final[i64] = 12
AT_SHIFT: Final[i64] = 16  # TRANSFER: the area to deploy in, its compass number + 1
CORNER_SHIFT: Final[i64] = 8  # STAND
CHOICE_SHIFT: Final[i64] = 8  # REFRESH large or small, EXPLORE for Food or for Morale
CHOICE_LARGE: Final[i64] = 1
CHOICE_SMALL: Final[i64] = 2
CHOICE_FOOD: Final[i64] = 1
CHOICE_MORALE: Final[i64] = 2
GIVE_AVAILABLE: Final[i64] = 1
GIVE_RESTING: Final[i64] = 2
GIVE_TOKEN: Final[i64] = 2  # added to the kind of the token

# Outcomes of chance: kind << 8 | value.
CHANCE_LARGE: Final[i64] = 1
CHANCE_ORDER: Final[i64] = 2
CHANCE_SMALL: Final[i64] = 3
CHANCE_CARD: Final[i64] = 4
