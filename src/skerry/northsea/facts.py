"""Facts of the pieces and tiles that a client shows beside the position."""

from __future__ import annotations

from typing import Final

from skerry.core.jsonlike import Json
from skerry.northsea import numbers
from skerry.northsea.components import ANIMALS, CAPTAINS, FEATURES, STRENGTHS, TILES
from skerry.northsea.notation import corners_text

FACTS: Final[dict[str, Json]] = {
    "hold": numbers.CAPACITY,
    "animals_aboard": numbers.ANIMALS_ABOARD,
    "points": numbers.POINTS,
    "vikings": numbers.VIKINGS,
    "outposts": numbers.OUTPOSTS,
    "hand": numbers.HAND,
    "animals": list(ANIMALS),
    "captains": list(CAPTAINS),
    "strengths": list(STRENGTHS),
    "tiles": {
        str(number): {"corners": corners_text(pattern), "feature": FEATURES[feature]}
        for number, (pattern, feature) in enumerate(TILES)
        if number
    },
}
"""`hold`: the places of a longship, of which animals take at most `animals_aboard` (NS-A1); `strengths`:
those of settlements (NS-G4); `tiles`: as they are printed (NS-G3)."""
