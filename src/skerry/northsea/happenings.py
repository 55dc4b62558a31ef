"""The kinds of events that the rules log; `events` turns them into public ones."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

CAPTAIN_CHOSEN: Final[i64] = 1
CAPTAIN_REVEALED: Final[i64] = 2
FIRST_PLAYER: Final[i64] = 3
TURN_BEGAN: Final[i64] = 4
TILE_PLACED: Final[i64] = 5
ANIMAL_APPEARS: Final[i64] = 6
SETTLEMENT_APPEARS: Final[i64] = 7
SHIP_APPEARS: Final[i64] = 8
ISLAND_COMPLETED: Final[i64] = 9
LOADED: Final[i64] = 10
UNLOADED: Final[i64] = 11
DELIVERED: Final[i64] = 12
SAILED: Final[i64] = 13
SHIP_DESTROYED: Final[i64] = 14
VIKING_KILLED: Final[i64] = 15
MARCHED: Final[i64] = 16
DRIVEN: Final[i64] = 17
SETTLEMENT_RAIDED: Final[i64] = 18
OUTPOST_BUILT: Final[i64] = 19
TURN_ENDED: Final[i64] = 20
TILE_DRAWN: Final[i64] = 21
HAND_REDRAWN: Final[i64] = 22
PLACEMENT_SKIPPED: Final[i64] = 23
TILE_DISCARDED: Final[i64] = 24
GAME_ENDED: Final[i64] = 25
