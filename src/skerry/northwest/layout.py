"""How the state is packed: the names of its numbers and of the columns of its arrays."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

# What the seat to act decides.
OVER: Final[i64] = 0
DRAFTING: Final[i64] = 1
ACTING: Final[i64] = 2
TAKING: Final[i64] = 3
STANDING: Final[i64] = 4
LOSING: Final[i64] = 5

# Places of vehicles besides the first squares of tiles, which are larger numbers.
ABOARD: Final[i64] = 0
GREENLAND: Final[i64] = 1
PASSAGE: Final[i64] = 2
LOST: Final[i64] = 3
FIRST_TILE: Final[i64] = 15

# Terrain of corners.
UNKNOWN: Final[i64] = 0
SEA: Final[i64] = 1
LAND: Final[i64] = 2

# Shapes of tiles, and where a tile on the board came from.
SINGLE: Final[i64] = 0
LYING: Final[i64] = 1
UPRIGHT: Final[i64] = 2
FROM_HAND: Final[i64] = 0
PRINTED: Final[i64] = 1
FILLER: Final[i64] = 2
JOKER: Final[i64] = 3

# A tile on the board, in `State.cover` of its squares: first square | shape << 8 | tile << 10 | origin << 17.
SHAPE_SHIFT: Final[i64] = 8
LAID_SHIFT: Final[i64] = 10
ORIGIN_SHIFT: Final[i64] = 17
FREE: Final[i64] = 0
OFF_BOARD: Final[i64] = -1
GREENLAND_RIM: Final[i64] = -2
PASSAGE_RIM: Final[i64] = -3

# Tokens; in `State.token` a token on the board, or (seat + 1) << 3 added once a seat took it.
INUIT: Final[i64] = 1
CAIRN: Final[i64] = 2
FRANKLIN: Final[i64] = 3
STRAIT: Final[i64] = 4
CARTOGRAPHY: Final[i64] = 5
TAKER_SHIFT: Final[i64] = 3
ISLAND_SHIFT: Final[i64] = 8
"""In `State.token` at the first corner of a closed island: seat + 1 of who closed it."""

# What a player has, from `seat * PLAYER` on in `State.player`.
PLAYER: Final[i64] = 32
SHIP_AT: Final[i64] = 0
SLED_AT: Final[i64] = 1
SLED_AREA: Final[i64] = 2  # the corners of the sled's area, a bit for each corner of its tile
SHIP_AVAILABLE: Final[i64] = 3  # the sled column is one column of two numbers further
SHIP_RESTING: Final[i64] = 4
SLED_AVAILABLE: Final[i64] = 5
SLED_RESTING: Final[i64] = 6
CREW_DISCARDED: Final[i64] = 7  # out of the game without penalty in the classic game
CREW_LOST: Final[i64] = 8  # lost with the sled, or dead
TOKENS: Final[i64] = 8  # + the kind of the token, 1 to 5: 9 to 13
PASSAGE_TOKEN: Final[i64] = 14  # its value + 1, 0 without
GREENLAND_TOKEN: Final[i64] = 15
PASSED: Final[i64] = 16
RETURNED: Final[i64] = 17  # 1 for the first who returned to Greenland, …; 0 while out
PRESTIGE: Final[i64] = 18  # points of the tokens taken and islands closed
SMALL: Final[i64] = 19  # six counts of small tiles in the reserve, 19 to 24
LARGE: Final[i64] = 25  # how many large tiles in the reserve
FOOD: Final[i64] = 26
MORALE: Final[i64] = 27
SITES: Final[i64] = 28
TOKENS_GIVEN: Final[i64] = 29  # to the Tuunbaq: five counts of six bits each
CREW_TO_LOSE: Final[i64] = 30  # to a Voyage card
CREW_REMOVED_EARLY: Final[i64] = 31  # by the option lost_crew (NW-SO5)

# Tiles off the board, in `State.stock`.
PILES: Final[i64] = 0  # six counts
SHOWN: Final[i64] = 6  # six counts of small tiles on display (Terror)
FACE_UP: Final[i64] = 12  # how many large tiles are face up, then which
BAG: Final[i64] = 17  # how many large tiles are in the bag, then which
HANDS: Final[i64] = 82  # 64 large tiles for each seat
HAND: Final[i64] = 64
CARDS: Final[i64] = 338  # how many Voyage cards are in the deck, then which
STOCK: Final[i64] = 356
