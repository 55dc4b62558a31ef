"""Why the rules forbid an action, as numbers: the `judging` gives them, `refusals` words them."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

ALLOWED: Final[i64] = 0

# NS-T2, NS-S2, NS-T1, NS-SO2, NS-A0
GAME_OVER: Final[i64] = 1
CHOOSE_FIRST: Final[i64] = 2
NOTHING_TO_CHOOSE: Final[i64] = 3
PLACE_FIRST: Final[i64] = 4
PLACED_ALREADY: Final[i64] = 5
POINTS_MISSING: Final[i64] = 6
NOT_OFFERED: Final[i64] = 7

# NS-T1, NS-P1, NS-P3, NS-P2
NOT_IN_HAND: Final[i64] = 10
HEX_TAKEN: Final[i64] = 11
HEX_BARRED: Final[i64] = 12
HEX_LONELY: Final[i64] = 13
CORNERS_DIFFER: Final[i64] = 14

# NS-A1, NS-A2
NO_LAND: Final[i64] = 20
NOT_AT_LONGSHIP: Final[i64] = 21
VIKINGS_MISSING: Final[i64] = 22
ANIMALS_MISSING: Final[i64] = 23
SHIP_FULL: Final[i64] = 24
ANIMALS_FULL: Final[i64] = 25
NO_DROVER: Final[i64] = 26
VIKINGS_NOT_ABOARD: Final[i64] = 27
ANIMALS_NOT_ABOARD: Final[i64] = 28
NO_DROVER_ABOARD: Final[i64] = 29

# NS-A3
NOBODY_ABOARD: Final[i64] = 30
NO_TILE: Final[i64] = 31
NOT_NEXT: Final[i64] = 32
NO_SEA: Final[i64] = 33
ENEMY_TOO_STRONG: Final[i64] = 34

# NS-A5, NS-A7
TOO_MANY_MARCH: Final[i64] = 40
NOT_JOINED: Final[i64] = 41
NO_WAY_FROM_MAINLAND: Final[i64] = 42

# NS-A8
POINT_AT_SEA: Final[i64] = 50
TILES_MISSING: Final[i64] = 51
OUTPOST_NEAR: Final[i64] = 52
BUILDERS_MISSING: Final[i64] = 53
NO_OUTPOST_LEFT: Final[i64] = 54
