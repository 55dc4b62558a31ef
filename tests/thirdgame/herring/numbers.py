"""The numbers of the rules, each with its rule's id."""

from __future__ import annotations

from typing import Final

FISH: Final = ("herring", "cod", "halibut")
STORM: Final = 3
CARDS: Final = (*FISH, "storm")

SEA: Final = (14, 9, 5)  # HB-S1: cards of each fish
STORMS: Final = 4  # HB-S1: storms, unless the players choose otherwise
LEAST_STORMS: Final = 2  # HB-S1
MOST_STORMS: Final = 8  # HB-S1
CONTRACTS: Final = 2  # HB-S2: contracts for each fish
DAYS: Final = 4  # HB-T1
HOLD: Final = 5  # HB-H2: fish that a boat holds
WORTH: Final = (1, 2, 3)  # HB-P1: points of a landed fish
CONTRACT_POINTS: Final = 1  # HB-P2: more for a fish that the contract names
SET_POINTS: Final = 2  # HB-P3: for one fish of each kind
