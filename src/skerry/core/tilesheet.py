"""All the tiles of a box on one sheet (SVG), to compare with the cardboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skerry.core.picture import Box, document, element, words

GAP = 34
LABEL = 30


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile's name, and its picture as parts of an SVG whose north-west corner is (0, 0)."""

    name: str
    parts: str


def tile_sheet(title: str, tiles: Sequence[Tile], width: float, height: float, columns: int) -> str:
    """The tiles row by row, each under its name; all are so wide and so high."""
    wide, high = width + GAP, height + LABEL + GAP
    rows = -(-len(tiles) // columns)
    box = Box(-GAP, -GAP, columns * wide + GAP, rows * high + GAP)
    parts = [element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill="#fffdf6")]
    for number, tile in enumerate(tiles):
        x, y = number % columns * wide, number // columns * high
        label = words(tile.name, width / 2, LABEL / 3, 22, "#2a1d0c")
        picture = element("g", tile.parts, transform=f"translate(0 {LABEL})")
        parts.append(element("g", label, picture, transform=f"translate({x:g} {y:g})"))
    return document(box, title, parts, width=1200)
