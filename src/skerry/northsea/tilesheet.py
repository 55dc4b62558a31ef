"""The tiles of the box on one sheet."""

from __future__ import annotations

from skerry.core.picture import element, words
from skerry.core.tilesheet import Tile, tile_sheet
from skerry.northsea.components import FEATURES, TILES
from skerry.northsea.picture import HALF, SIDE, tile_picture


def northsea_sheet() -> str:
    """As the data has them, each with what is printed on it."""
    tiles = [Tile(str(number), _tile(*tile)) for number, tile in enumerate(TILES) if number]
    return tile_sheet("Explorers of the North Sea", tiles, 2 * HALF, 2 * SIDE, 8)


def _tile(pattern: int, feature: int) -> str:
    corners = "".join("L" if pattern >> corner & 1 else "s" for corner in range(6))
    land = element("g", tile_picture("0,0", corners), transform=f"translate({HALF:g} {SIDE})")
    return land + words(FEATURES[feature], HALF, SIDE, 22, "#8a1f10")
