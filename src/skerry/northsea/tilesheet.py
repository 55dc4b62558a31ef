"""The tiles of the box on one sheet."""

from __future__ import annotations

from skerry.core.picture import element
from skerry.core.tilesheet import Tile, tile_sheet
from skerry.northsea.components import FEATURES, TILES
from skerry.northsea.notation import corners_text
from skerry.northsea.picture import HALF, SIDE, tile_picture


def northsea_sheet() -> str:
    """As the data has them, each under its number and what is printed on it."""
    tiles = [
        Tile(f"{number} {FEATURES[feature]}", _tile(pattern))
        for number, (pattern, feature) in enumerate(TILES)
        if number
    ]
    return tile_sheet("Explorers of the North Sea", tiles, 2 * HALF, 2 * SIDE, 8)


def _tile(pattern: int) -> str:
    return element("g", tile_picture("0,0", corners_text(pattern)), transform=f"translate({HALF:g} {SIDE})")
