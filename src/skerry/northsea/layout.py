"""Where things stand in the packed state of a game, and the numbers that mean something there."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64

# The phases of a game.
CHOOSING: Final[i64] = 0
PLACING: Final[i64] = 1
ACTING: Final[i64] = 2
OVER: Final[i64] = 3

# What `info` says of a cell: the fit (`known << 6 | land`, in the low bits), then these.
CLOSED: Final[i64] = 1 << 12
"""A tile lies here, or none may (NS-P3)."""
PLACED: Final[i64] = 1 << 13
ENEMY: Final[i64] = 1 << 14
OUTPOST: Final[i64] = 1 << 15
"""The tile touches an outpost (NS-A8)."""
FIRST_AREA: Final[i64] = 16
ROTATION: Final[i64] = 24
TILE: Final[i64] = 27
PATTERN_MASK: Final[i64] = 63
FIT_MASK: Final[i64] = (1 << 12) - 1

# What `pieces` says of a land area: three bits of Vikings a seat, four bits for each kind of animal, the settlement.
ANIMALS: Final[i64] = 12
ANIMALS_MASK: Final[i64] = (1 << 24) - 1
SETTLEMENT: Final[i64] = 36

# What `players` says of a seat, 32 numbers each.
LONGSHIP: Final[i64] = 0
ABOARD: Final[i64] = 1
CARGO: Final[i64] = 2
ASHORE: Final[i64] = 3
"""Vikings on the mainland."""
DEAD: Final[i64] = 4
LIVESTOCK: Final[i64] = 5
CONQUERED: Final[i64] = 6
"""Settlements: four bits for each strength from 2."""
SUNK: Final[i64] = 7
BUILT: Final[i64] = 8
HAND: Final[i64] = 9
"""The tiles of the hand as a mask, bit n for tile n."""
OFFER: Final[i64] = 10
CAPTAIN: Final[i64] = 11
"""The captain kept; −1 while none is."""
CAMPS: Final[i64] = 12
"""How many land areas hold own Vikings; their numbers, ascending, follow from CAMP on."""
CAMP: Final[i64] = 16
OUTPOST_AT: Final[i64] = 24
"""From here on the outposts: `cell << 3 | corner`."""
SEAT: Final[i64] = 5

NO_AREA: Final[i64] = -1
ON_MAINLAND: Final[i64] = -2
"""In place of a land area: the mainland."""
