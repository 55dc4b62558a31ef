"""The kinds of events that the rules log; `events` turns them into public ones."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

CAPTAIN_CHOSEN: Final[i64] = 1
CAPTAIN_REVEALED: Final[i64] = 2
TURN_BEGAN: Final[i64] = 3
TILE_PLACED: Final[i64] = 4
ANIMAL_APPEARS: Final[i64] = 5
SETTLEMENT_APPEARS: Final[i64] = 6
SHIP_APPEARS: Final[i64] = 7
ISLAND_COMPLETED: Final[i64] = 8
LOADED: Final[i64] = 9
UNLOADED: Final[i64] = 10
DELIVERED: Final[i64] = 11
SAILED: Final[i64] = 12
SHIP_DESTROYED: Final[i64] = 13
VIKING_KILLED: Final[i64] = 14
MARCHED: Final[i64] = 15
DRIVEN: Final[i64] = 16
SETTLEMENT_RAIDED: Final[i64] = 17
OUTPOST_BUILT: Final[i64] = 18
TURN_ENDED: Final[i64] = 19
TILE_DRAWN: Final[i64] = 20
HAND_REDRAWN: Final[i64] = 21
PLACEMENT_SKIPPED: Final[i64] = 22
TILE_DISCARDED: Final[i64] = 23
GAME_ENDED: Final[i64] = 24
FIRST_PLAYER: Final[i64] = 25
