"""The names of what the kernel counts with: kinds of actions, phases, columns of a player, events, outcomes."""

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

# Outcomes of chance: kind << 8 | value.
CHANCE_LARGE: Final[i64] = 1
CHANCE_ORDER: Final[i64] = 2
CHANCE_SMALL: Final[i64] = 3
CHANCE_CARD: Final[i64] = 4

# Consequences.
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
