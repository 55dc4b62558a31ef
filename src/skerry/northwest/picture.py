"""The chart as a picture: land, ice, tokens and vehicles of a view."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from skerry.core.coast import Cell, Corner, Style, draw_land, draw_outline
from skerry.core.game import SEAT_LETTERS
from skerry.core.picture import Box, counter, document, element, words
from skerry.northwest.numbers import COLUMN_NAMES

UNIT = 100
STYLE = Style(size=UNIT, bulge=0.5, meander=7, ragged=2.6, step=4)
SEATS = (("#b23c28", "#ffffff"), ("#235a9a", "#ffffff"), ("#d39a1c", "#2a1d0c"), ("#4b2e57", "#ffffff"))
TOKENS = {"inuit": "#a8472a", "cairn": "#5d5346", "franklin": "#27456f", "strait": "#0f6d74"}
ARROWS = {"greenland": (12.45, 3.0), "passage": (-0.45, 6.0)}
"""Where the arrows are, in squares (NW-G8)."""


def picture(view: Mapping[str, Any]) -> str:
    """The position that a view shows, as SVG."""
    board, columns = view["board"], len(COLUMN_NAMES)
    rows = len(board["corners"]) - 1
    cells = [_cell(square, board["corners"]) for tile in board["tiles"] for square in tile["squares"]]
    box = Box(-UNIT, -UNIT / 2, (columns + 2) * UNIT, (rows + 1) * UNIT)
    paper = element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill="#e9dfc8")
    ice = element(
        "rect", x=0, y=0, width=columns * UNIT, height=view["frozen_rows"] * UNIT, fill="#f4f9fb", opacity=0.62
    )
    parts = [
        paper,
        *_grid(columns, rows),
        *_land(cells),
        ice,
        *_tiles(board["tiles"]),
        *_tokens(board["tokens"]),
        *_pieces(view),
    ]
    return document(box, str(view["game"]), parts)


def tile_picture(squares: Sequence[str], corners: Sequence[str]) -> str:
    """The land of one tile, as parts of an SVG; `corners` are the rows of the lattice as in a view's board."""
    return "".join(_land([_cell(square, corners) for square in squares]))


def _cell(square: str, corners: Sequence[str]) -> Cell:
    column, row = COLUMN_NAMES.index(square[0]), int(square[1:]) - 1
    ring = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
    return tuple(Corner(u, v, (u * UNIT, v * UNIT), corners[v][u] == "L") for u, v in ring)


def _grid(columns: int, rows: int) -> Iterator[str]:
    lines = "".join(f"M{x * UNIT} 0v{rows * UNIT}" for x in range(columns + 1))
    lines += "".join(f"M0 {y * UNIT}h{columns * UNIT}" for y in range(rows + 1))
    yield element("path", d=lines, fill="none", stroke="#b9a97f", stroke_width=1)
    for x, letter in enumerate(COLUMN_NAMES):
        yield words(letter, (x + 0.5) * UNIT, -22, 24, "#4a3a20")
    for y in range(rows):
        yield words(str(y + 1), -22, (y + 0.5) * UNIT, 24, "#4a3a20")


def _land(cells: Sequence[Cell]) -> Iterator[str]:
    land, shore = draw_land(cells, STYLE)
    yield element("path", d=draw_outline(cells), fill="#7fa9b5")
    for width, water in ((30, "#8ab2bc"), (16, "#9bbfc7"), (7, "#b1d0d5")):
        yield element("path", d=shore, fill="none", stroke=water, stroke_width=width, stroke_linejoin="round")
    yield element("path", d=land, fill="#f1e7cf", fill_rule="evenodd")
    yield element("path", d=shore, fill="none", stroke="#3a2c15", stroke_width=2.3, stroke_linejoin="round")


def _tiles(tiles: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The seams between tiles: what lies on one tile is together."""
    for tile in tiles:
        x, y, last_x, last_y = (*_middle(tile["squares"][0]), *_middle(tile["squares"][-1]))
        half = UNIT / 2
        width, height = last_x - x + UNIT, last_y - y + UNIT
        rim = {"fill": "none", "stroke": "#4a3a20", "stroke_opacity": 0.35, "stroke_width": 1.5}
        yield element("rect", x=x - half, y=y - half, width=width, height=height, **rim)


def _tokens(tokens: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for token in tokens:
        x, y = _middle(token["square"])
        kind = str(token["kind"])
        yield counter(kind[0].upper(), x, y, 20, TOKENS[kind], "#fff6e2")


def _pieces(view: Mapping[str, Any]) -> Iterator[str]:
    """Ships are boats, sleds are boxes; those on one tile stand in a row."""
    standing: defaultdict[tuple[float, float], list[tuple[str, int]]] = defaultdict(list)
    squares = {square: tile["squares"] for tile in view["board"]["tiles"] for square in tile["squares"]}
    for player in view["players"]:
        standing[_place(player["ship"]["at"], squares)].append(("ship", player["seat"]))
        if player["sled"]["at"]:
            standing[_place(player["sled"]["at"], squares)].append(("sled", player["seat"]))
    tuunbaq = (view.get("tuunbaq") or {}).get("at")
    if tuunbaq:
        x, y = _place(tuunbaq, squares)
        yield counter("T", x, y - 30, 18, "#ffffff", "#2a1d0c")
    for (x, y), pieces in standing.items():
        for number, (kind, seat) in enumerate(pieces):
            yield _vehicle(kind, seat, x + (number - (len(pieces) - 1) / 2) * 46, y + 22)


def _vehicle(kind: str, seat: int, x: float, y: float) -> str:
    fill, ink = SEATS[seat]
    shape = "M-24 -4H24L15 16H-15ZM-2 -6V-26L16 -8Z" if kind == "ship" else "M-20 -10H20V8H-20ZM-24 14H24"
    drawn = element(
        "path", d=shape, fill=fill, stroke="#2f2413", stroke_width=2.5, transform=f"translate({x:.1f} {y:.1f})"
    )
    return drawn + words(SEAT_LETTERS[seat], x, y + (6 if kind == "ship" else -1), 15, ink)


def _place(at: str, squares: Mapping[str, Sequence[str]]) -> tuple[float, float]:
    if at in ARROWS:
        x, y = ARROWS[at]
        return x * UNIT, y * UNIT
    spots = [_middle(square) for square in squares[at]]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _middle(square: str) -> tuple[float, float]:
    return (COLUMN_NAMES.index(square[0]) + 0.5) * UNIT, (int(square[1:]) - 0.5) * UNIT
