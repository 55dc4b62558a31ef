"""The large and the small tiles of the box on one sheet."""

from __future__ import annotations

from skerry.core.picture import counter
from skerry.core.tilesheet import Tile, tile_sheet
from skerry.northwest.components import LARGE_TILES, SMALL_TILES, TOKEN_NAMES
from skerry.northwest.facts import letters
from skerry.northwest.picture import TOKENS, UNIT, tile_picture


def northwest_sheet() -> str:
    """As the data has them: large tiles by their fronts with their symbols, small ones with their number."""
    tiles = [Tile(f"L{number}", _large(**tile)) for number, tile in enumerate(LARGE_TILES)]
    tiles += [Tile(f"{kind} × {copies}", _small(pattern)) for kind, pattern, copies in SMALL_TILES]
    return tile_sheet("Northwest Passage", tiles, 2 * UNIT, UNIT, 8)


def _large(front: int, token: int, half: int) -> str:
    corners = letters(front, 6)
    land = tile_picture(("a1", "b1"), (corners[:3], corners[3:]))
    if not token:
        return land
    name = TOKEN_NAMES[token]
    return land + counter(name[0].upper(), (half + 0.5) * UNIT, UNIT / 2, 20, TOKENS[name], "#fff6e2")


def _small(pattern: int) -> str:
    corners = letters(pattern, 4)
    return tile_picture(("a1",), (corners[:2], corners[2:]))
