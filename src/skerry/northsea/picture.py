"""The sea as a picture: islands, animals, settlements, ships and Vikings of a view."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from skerry.core.coast import Cell, Corner, Point, Style, draw_land, draw_outline
from skerry.core.game import SEAT_LETTERS
from skerry.core.picture import Box, counter, document, element, words

SIDE = 100
HALF = math.sqrt(3) / 2 * SIDE
STYLE = Style(size=SIDE, bulge=0.44, meander=6, ragged=2.2, step=5)
CORNERS = ("N", "NE", "SE", "S", "SW", "NW")
OFFSETS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
SEATS = (("#a63a22", "#ffffff"), ("#d8a526", "#2a1d0c"), ("#4a8a6c", "#ffffff"), ("#9cc3e0", "#10202c"))
SEA, LAND, CUT, BONE = "#1d3a4f", "#e3c98d", "#2a1d0c", "#efe6d2"


def picture(view: Mapping[str, Any]) -> str:
    """The position that a view shows, as SVG."""
    cells = [_cell(tile["at"], tile["corners"]) for tile in view["hexes"]]
    shore = [_cell(at, "LLLLLL") for at in view["mainland"]]
    box = _box([*cells, *shore])
    paper = element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill=BONE)
    parts = [
        paper,
        *_land(cells),
        *_seams(cells),
        element("path", d=draw_outline(shore), fill=LAND, stroke=CUT, stroke_width=3),
    ]
    return document(box, str(view["game"]), [*parts, *_pieces(view)])


def tile_picture(at: str, corners: str) -> str:
    """The land of one tile, as parts of an SVG."""
    return "".join(_land([_cell(at, corners)]))


def _lattice(at: str, corner: int) -> tuple[int, int]:
    q, r = map(int, at.split(","))
    return 2 * q + r + OFFSETS[corner][0], 3 * r + OFFSETS[corner][1]


def _centre(at: str) -> Point:
    q, r = map(int, at.split(","))
    return (2 * q + r) * HALF, 1.5 * r * SIDE


def _cell(at: str, corners: str) -> Cell:
    ring = [_lattice(at, corner) for corner in range(6)]
    return tuple(Corner(u, v, (u * HALF, v * SIDE / 2), corners[i] == "L") for i, (u, v) in enumerate(ring))


def _box(cells: Sequence[Cell]) -> Box:
    points = [corner.at for cell in cells for corner in cell]
    left, top = min(x for x, _ in points) - 30, min(y for _, y in points) - 30
    return Box(left, top, max(x for x, _ in points) + 30 - left, max(y for _, y in points) + 30 - top)


def _land(cells: Sequence[Cell]) -> Iterator[str]:
    land, shore = draw_land(cells, STYLE)
    yield element("path", d=draw_outline(cells), fill=SEA)
    for width, colour in ((26, "#3f6680"), (22, SEA), (12, "#86aebf"), (9, SEA)):
        yield element("path", d=shore, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round")
    yield element("path", d=land, fill=LAND, fill_rule="evenodd")
    yield element("path", d=shore, fill="none", stroke=CUT, stroke_width=4, stroke_linejoin="round")


def _seams(cells: Sequence[Cell]) -> Iterator[str]:
    for cell in cells:
        yield element("path", d=draw_outline([cell]), fill="none", stroke=BONE, stroke_opacity=0.25, stroke_width=1.5)


def _pieces(view: Mapping[str, Any]) -> Iterator[str]:
    for point, seat in ((outpost["point"], outpost["seat"]) for outpost in view["outposts"]):
        at, _, corner = point.partition(".")
        u, v = _lattice(at, CORNERS.index(corner))
        fill, ink = SEATS[seat]
        house = f"M{u * HALF - 16:.1f} {v * SIDE / 2 + 14:.1f}v-20l16 -14l16 14v20Z"
        yield element("path", d=house, fill=fill, stroke=CUT, stroke_width=3)
        yield words(SEAT_LETTERS[seat], u * HALF, v * SIDE / 2 + 3, 16, ink)
    yield from _longships(view)
    for area, drawn in _standing(view).items():
        x, y = _spot(area)
        for number, (letters, fill, ink) in enumerate(drawn):
            column, row = number % 3 - (min(len(drawn), 3) - 1) / 2, number // 3
            yield counter(letters, x + column * 31, y + row * 31, 14, fill, ink)


def _longships(view: Mapping[str, Any]) -> Iterator[str]:
    """Those on one hexagon lie side by side."""
    fleets: defaultdict[str, list[int]] = defaultdict(list)
    for player in view["players"]:
        fleets[player["longship"]].append(player["seat"])
    for at, fleet in fleets.items():
        x, y = _centre(at)
        for number, seat in enumerate(fleet):
            left = x + (number - (len(fleet) - 1) / 2) * 42
            fill, ink = SEATS[seat]
            hull = f"M{left - 20:.1f} {y + 24:.1f}q2 20 20 20t20 -20q-20 9 -40 0ZM{left:.1f} {y + 26:.1f}v-26h14v16h-14"
            yield element("path", d=hull, fill=fill, stroke=CUT, stroke_width=2.5)
            yield words(SEAT_LETTERS[seat], left, y + 36, 12, ink)


def _standing(view: Mapping[str, Any]) -> dict[str, list[tuple[str, str, str]]]:
    """By area or hexagon: the pieces there, as letters with their colours."""
    found: defaultdict[str, list[tuple[str, str, str]]] = defaultdict(list)
    for animal in view["animals"]:
        found[animal["area"]] += [(str(animal["kind"])[:2], BONE, CUT)] * animal["count"]
    for settlement in view["settlements"]:
        found[settlement["area"]].append((str(settlement["strength"]), "#7a5a12", "#ffffff"))
    for ship in view["enemy_ships"]:
        found[ship].append(("✗", "#000000", "#ffffff"))
    for player in view["players"]:
        fill, ink = SEATS[player["seat"]]
        letter = SEAT_LETTERS[player["seat"]]
        for group in player["vikings"]:
            count = group["count"]
            found[group["area"]].append((letter if count == 1 else f"{letter}{count}", fill, ink))
    return found


def _spot(area: str) -> Point:
    """Where the pieces of a land area stand: towards the corner that names it; of a sea in the middle."""
    at, _, corner = area.partition(".")
    x, y = _centre(at)
    if not corner:
        return x, y
    u, v = OFFSETS[CORNERS.index(corner)]
    return x + u * HALF * 0.62, y + v * SIDE / 2 * 0.62
