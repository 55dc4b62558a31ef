"""Facts of the pieces that a client shows beside the position."""

from __future__ import annotations

from typing import Final

from skerry.core.jsonlike import Json
from skerry.northsea import numbers

FACTS: Final[dict[str, Json]] = {
    "hold": numbers.CAPACITY,
    "animals_aboard": numbers.ANIMALS_ABOARD,
    "points": numbers.POINTS,
    "vikings": numbers.VIKINGS,
    "outposts": numbers.OUTPOSTS,
    "hand": numbers.HAND,
}
"""`hold`: the places of a longship, of which animals take at most `animals_aboard` (NS-A1)."""
