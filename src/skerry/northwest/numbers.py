"""The numbers of the rules, each in one place with its rule id.

Those marked P (reported), I (inferred) or O (our ruling) in the rules are here so that an owner of the
printed game can correct them; the tiles themselves are in `data/`.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 12  # NW-G1 (I)
ROWS: Final = 8  # NW-G1 (I)

LARGE_TILES: Final = 64  # NW-G6
SMALL_TILES: Final = 32  # NW-G5
TOKENS_ON_TILES: Final = {"inuit": 9, "cairn": 7, "franklin": 10, "strait": 12}  # NW-G6
CARTOGRAPHY_TOKENS: Final = 20  # NW-C7

PRINTED_TILES: Final = (("k3", "sLL", "sss", "l3"), ("k4", "sss", "sLL", "l4"))
"""NW-G7 (O): west square, corners of the north and the south side from west to east, the Cairn's square."""
GREENLAND_SQUARES: Final = ("l3", "l4")  # NW-G8 (O): the arrow touches their east border
PASSAGE_SQUARES: Final = ("a6", "a7")  # NW-G8 (O): the arrow touches their west border
ZONE_OF_COLUMN: Final = (3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1)  # NW-G9 (O), columns a to l

SUN_OF_ROUND: Final = (3, 4, 5, 6, 7, 1, 2, 3, 4, 5)  # NW-I1: the disc's position in rounds 1 to 10
FROZEN_ROWS: Final = (0, 6, 4, 2, 0, 2, 4, 6)  # NW-I2 (O), by the disc's position I to VII
ROUNDS: Final = 10  # NW-T1
YEAR_ONE: Final = 5  # NW-I6: its last round

CREW: Final = 7  # NW-S1
DISPLAY: Final = 4  # NW-S3
PASSAGE_TOKENS: Final = {2: (10, 3), 3: (13, 7, 3), 4: (15, 10, 6, 3)}  # NW-S2, by the number of players
GREENLAND_TOKENS: Final = {2: (6,), 3: (7, 3), 4: (10, 6, 3)}  # NW-S2

COST_DRAW: Final = 1  # NW-A1
COST_REFRESH: Final = 2  # NW-B1
COST_PLACE: Final = 1  # NW-C1
COST_MOVE: Final = 1  # NW-D1
COST_TRANSFER: Final = 1  # NW-E1
COST_EXPLORE: Final = 3  # NW-F1
COST_DISCOVER: Final = 2  # NW-GD1
COST_LAY: Final = 1  # NW-SO2
COST_TUUNBAQ: Final = 1  # NW-TB2
SURCHARGE: Final = 1  # NW-T2

WORTH_INUIT: Final = 2  # NW-P3, times the zone
WORTH_CAIRN: Final = 2
WORTH_FRANKLIN: Final = 1
WORTH_STRAIT: Final = 1
ISLAND_POINTS: Final = (0, 0, 1, 1, 2, 2, 3)  # NW-P4 (O), by the number of tiles; more tiles score as the last

FRANKLIN_MAJORITY: Final = (11, 7, 4, 0)  # NW-F2 (I, R)
STRAIT_MAJORITY: Final = (11, 5, 2, 0)  # NW-F2 (P, O)
CARTOGRAPHY_MAJORITY: Final = (9, 5, 2, 0)  # NW-F2 (P)
SET_POINTS: Final = 6  # NW-F3
LOST_CREW_PENALTY: Final = 2  # NW-F4
LOST_SHIP_PENALTY: Final = 2  # NW-F4

SOLO_PASSAGE_YEAR_ONE: Final = 10  # NW-SO3
SOLO_PASSAGE_YEAR_TWO: Final = 3  # NW-SO3
SOLO_FREE_SQUARE_PENALTY: Final = 1  # NW-SO4
SOLO_LOST_CREW: Final = 2  # NW-SO5

TERROR_SUPPLIES: Final = 15  # NW-ST1
COOP_SUPPLIES: Final = 12  # NW-CO1
TERROR_DISPLAY: Final = 3  # NW-ST1
TERROR_TURNS: Final = 4  # NW-ST2: turns in a season
TERROR_COST: Final = 1  # NW-ST3: the first action of a turn
TERROR_SURCHARGE: Final = 1  # NW-ST3: every later one takes 2
LEAST_MOVE: Final = 1  # NW-ST11 (O): what a move takes at least, whatever a card says
TERROR_PASSAGE_TOKENS: Final = {1: (15,), 2: (15, 10)}  # NW-ST1, NW-CO1
TERROR_GREENLAND_TOKENS: Final = {1: (10,), 2: (10, 6)}  # NW-ST1, NW-CO1
TERROR_PASSAGE_MORALE: Final = 3  # NW-ST7
SITE_STEPS: Final = ((3, 1, 0), (6, 0, 1), (9, 1, 0))  # NW-ST7 (R, O): step, Food, Morale
JOINT_SITE_STEPS: Final = (*SITE_STEPS, (13, 1, 0), (16, 0, 1), (19, 1, 0))  # NW-CO2 (O): the joint track
SOLO_SITES_NEEDED: Final = 10  # NW-ST10
COOP_SITES_NEEDED: Final = 15  # NW-CO3
SOLO_TARGET: Final = 40  # NW-ST10
COOP_TARGET: Final = 60  # NW-CO3
LOST_SLED_PENALTY: Final = 2  # NW-ST10
VOYAGE_CARDS: Final = 16  # NW-ST1
WINTER_ROWS: Final = 4  # NW-ST11 (O): winter is when the sun freezes so many rows, on I, II, VI and VII
