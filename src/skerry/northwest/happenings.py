"""The kinds of events that the rules log, as numbers; `events` tells them."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

TILE_TAKEN: Final[i64] = 1
DISPLAY_REFILLED: Final[i64] = 2
TILE_PLACED: Final[i64] = 4
TOKEN_PLACED: Final[i64] = 5
HOLE_FILLED: Final[i64] = 6
ISLAND_CLOSED: Final[i64] = 7
TOKEN_TAKEN: Final[i64] = 8
SHIP_MOVED: Final[i64] = 9
SLED_MOVED: Final[i64] = 10
CREW_TRANSFERRED: Final[i64] = 11
SLED_DEPLOYED: Final[i64] = 12
SLED_STOWED: Final[i64] = 13
PASSED_TURN: Final[i64] = 14
TURN_ENDED: Final[i64] = 15
ROUND_BEGUN: Final[i64] = 16
ICE_CHANGED: Final[i64] = 17
SLED_LOST: Final[i64] = 18
SLED_STOOD: Final[i64] = 19
PASSAGE_REACHED: Final[i64] = 20
GREENLAND_REACHED: Final[i64] = 21
GAME_OVER: Final[i64] = 22
TUUNBAQ_APPEARED: Final[i64] = 24
TUUNBAQ_MOVED: Final[i64] = 25
TUUNBAQ_FED: Final[i64] = 26
CREW_REMOVED: Final[i64] = 27
CARD_DRAWN: Final[i64] = 28
FOOD_CHANGED: Final[i64] = 29
MORALE_CHANGED: Final[i64] = 30
SITES_CHANGED: Final[i64] = 31
CREW_DIED: Final[i64] = 32
SEASON_TURN: Final[i64] = 34
TILES_DISCARDED: Final[i64] = 35
ORDER_SET: Final[i64] = 36
CREW_LEFT: Final[i64] = 37
