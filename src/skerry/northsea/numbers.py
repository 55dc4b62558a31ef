"""The numbers of the rules, each with its rule's id: an owner of the printed game corrects them here."""

from __future__ import annotations

from typing import Final

MAINLAND: Final = ((-1, 1), (0, 1))  # NS-G5 (O)
START: Final = (0, 0)  # NS-S3 (O): where the longships begin

HAND: Final = 3  # NS-S1, NS-SO2
CAPTAINS_OFFERED: Final = 2  # NS-S2, NS-SO1
NOT_IN_SOLO: Final = ("queen", "scout")  # NS-SO1
VIKINGS: Final = 7  # NS-S3
VIKINGS_ABOARD: Final = 2  # NS-S3
OUTPOSTS: Final = 5  # NS-S3

TURNS: Final = 48  # NS-T2
SOLO_TURNS: Final = 16  # NS-T2
PLACINGS: Final = 1  # NS-T1
SOLO_PLACINGS: Final = 2  # NS-SO2
DRAWN: Final = 1  # NS-T1

POINTS: Final = 4  # NS-A0
ACTION_COST: Final = 1  # NS-A0
OUTPOST_COST: Final = 2  # NS-A0
CAPACITY: Final = 3  # NS-A1
ANIMALS_ABOARD: Final = 2  # NS-A1
CREW_TO_SAIL: Final = 1  # NS-A3
CREW_TO_FIGHT: Final = 2  # NS-A3
MARCHERS: Final = 2  # NS-A5
BUILDERS: Final = 2  # NS-A8

VIKING_INFLUENCE: Final = 1  # NS-F6
OUTPOST_INFLUENCE: Final = 2  # NS-F6
HERO_SET: Final = 2  # NS-F7
HUNTSMAN_PAIR: Final = 2  # NS-F7
TRADER_SET: Final = 2  # NS-F7
TRADER_SIZE: Final = 3  # NS-F7
