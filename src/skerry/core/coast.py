"""Coastlines from corner terrain, for squares and hexagons alike: the land as the table's map draws it.

Terrain lives on the corners of cells. Where a cell's side joins a land and a sea corner, the coast crosses it; the
place of the crossing and the direction of the coast there come from a hash of the side's two corners alone, so cells
that share a side always join. Inside a cell every run of land corners along the rim is one land area with one coast.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Corner:
    """A lattice corner: its whole-number name, where it lies on the picture, and what it is."""

    u: int
    v: int
    at: Point
    land: bool

    @property
    def key(self) -> str:
        return f"{self.u},{self.v}"


Cell: TypeAlias = tuple[Corner, ...]
"""A cell: its corners clockwise on the picture (y grows downwards)."""


@dataclass(frozen=True, slots=True)
class Style:
    """How the coasts of a map are shaped; lengths are on the picture."""

    size: float
    """Side length of a cell."""
    bulge: float
    """Reach of the curve beyond the chord, in chords."""
    meander: float
    """Amplitude of bays and capes."""
    ragged: float
    step: float
    """Distance between two points of the curve."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of coast or rim, walked with the land on the right."""

    start: str
    end: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class _Crossing:
    key: str
    at: Point
    inward: Point
    seed: int


def draw_land(cells: Sequence[Cell], style: Style) -> tuple[str, str]:
    """SVG path data of the land of some cells, closed, and of its shores."""
    coasts = [coast for cell in cells for coast in _coasts(cell, style)]
    rims = [piece for start, end in _open_sides(cells) if (piece := _rim(start, end)) is not None]
    return path_of(_chained([*coasts, *rims]), closed=True), path_of(_chained(coasts))


def draw_outline(cells: Sequence[Cell]) -> str:
    """SVG path data of the outline of all cells together."""
    sides = (Piece(start.key, end.key, (start.at, end.at)) for start, end in _open_sides(cells))
    return path_of(_chained(sides), closed=True)


def path_of(lines: Iterable[Sequence[Point]], *, closed: bool = False) -> str:
    """SVG path data of lines; closed ones end with Z."""
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line) + ("Z" if closed else "") for line in lines)


def land_runs(terrain: Sequence[bool]) -> list[list[int]]:
    """The runs of neighbouring land corners along the rim, each clockwise, in the order of their first corner."""
    count = len(terrain)
    if all(terrain):
        return [list(range(count))]
    runs = []
    for start in range(count):
        if terrain[start] and not terrain[start - 1]:
            run = [start]
            while terrain[(start + len(run)) % count]:
                run.append((start + len(run)) % count)
            runs.append(run)
    return runs


# -- noise: the same whole numbers always give the same coast ----------------------------------------


def _imul(a: int, b: int) -> int:
    return (a * b) & 0xFFFFFFFF


def _hash(*values: int) -> float:
    """A number in [0, 1) from any whole numbers."""
    h = 0x9E3779B9
    for value in values:
        h = _imul(h ^ (value & 0xFFFFFFFF), 0x85EBCA6B)
        h = _imul(h ^ (h >> 13), 0xC2B2AE35)
        h ^= h >> 16
    h = _imul(h ^ (h >> 15), 0x2C1B3C6D)
    h ^= h >> 12
    return h / 4294967296


def _signed(*values: int) -> float:
    """A number in [-1, 1) from any whole numbers."""
    return _hash(*values) * 2 - 1


def _ripple(seed: int, at: float) -> float:
    """Smooth noise in [-1, 1] along `at`, one bump per unit."""
    cell = math.floor(at)
    part = at - cell
    ease = part * part * (3 - 2 * part)
    return _signed(seed, cell) * (1 - ease) + _signed(seed, cell + 1) * ease


# -- coasts --------------------------------------------------------------------------------------------


def _coasts(cell: Cell, style: Style) -> Iterator[Piece]:
    runs = land_runs([corner.land for corner in cell])
    for run in runs:
        if len(run) == len(cell):
            continue
        leave = _crossing(cell[run[-1]], cell[(run[-1] + 1) % len(cell)])
        enter = _crossing(cell[run[0] - 1], cell[run[0]])
        yield Piece(leave.key, enter.key, tuple(_curve(leave, enter, _reach(cell, runs, run, style), style)))


def _reach(cell: Cell, runs: Sequence[Sequence[int]], run: Sequence[int], style: Style) -> float:
    if len(cell) == 4:
        return style.bulge * 0.6 if len(runs) > 1 else style.bulge
    return style.bulge * 1.45 if len(run) == 1 else style.bulge


def _crossing(start: Corner, end: Corner) -> _Crossing:
    """Where the coast crosses a side; the cell lies to the right of the way from `start` to `end`."""
    a, b = (start, end) if (start.v, start.u) < (end.v, end.u) else (end, start)
    part = 0.5 + 0.14 * _signed(a.u, a.v, b.u, b.v, 1)
    turn = 0.42 * _signed(a.u, a.v, b.u, b.v, 2)
    dx, dy = b.at[0] - a.at[0], b.at[1] - a.at[1]
    length = math.hypot(dx, dy) * (1 if a is start else -1)
    nx, ny = -dy / length, dx / length
    cos, sin = math.cos(turn), math.sin(turn)
    return _Crossing(
        key=f"{a.key}:{b.key}",
        at=(a.at[0] + dx * part, a.at[1] + dy * part),
        inward=(nx * cos - ny * sin, nx * sin + ny * cos),
        seed=math.floor(_hash(a.u, a.v, b.u, b.v, 3) * 0x7FFFFFFF),
    )


def _curve(start: _Crossing, end: _Crossing, reach: float, style: Style) -> Iterator[Point]:
    """A ragged curve from one crossing to another; it leaves both of them smoothly, whatever lies beyond."""
    chord = math.dist(start.at, end.at)
    seed = start.seed ^ (end.seed << 1)
    controls = (start.at, _beyond(start, chord * reach), _beyond(end, chord * reach), end.at)
    count = max(6, round(chord * 1.15 / style.step))
    yield start.at
    for i in range(1, count):
        t = i / count
        x, y = _bezier(controls, t)
        ahead = _bezier(controls, t + 0.01)
        dx, dy = ahead[0] - x, ahead[1] - y
        length = math.hypot(dx, dy) or 1.0
        along, edge = t * chord / style.size, min(t, 1 - t)
        shift = min(1.0, 5 * edge) * (
            style.meander * _ripple(seed, along * 4) + style.ragged * _ripple(seed + 1, along * 11)
        ) + min(1.0, 12 * edge) * style.ragged * 0.55 * _ripple(seed + 2, along * 26)
        yield x - dy / length * shift, y + dx / length * shift
    yield end.at


def _beyond(crossing: _Crossing, pull: float) -> Point:
    return crossing.at[0] + crossing.inward[0] * pull, crossing.at[1] + crossing.inward[1] * pull


def _bezier(controls: Sequence[Point], t: float) -> Point:
    o = 1 - t
    weights = (o * o * o, 3 * o * o * t, 3 * o * t * t, t * t * t)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, controls, strict=True)) for axis in (0, 1))
    return x, y


def _rim(start: Corner, end: Corner) -> Piece | None:
    """The part of a cell's straight rim that has land."""
    if not start.land and not end.land:
        return None
    if start.land and end.land:
        return Piece(start.key, end.key, (start.at, end.at))
    cross = _crossing(start, end)
    if start.land:
        return Piece(start.key, cross.key, (start.at, cross.at))
    return Piece(cross.key, end.key, (cross.at, end.at))


def _open_sides(cells: Iterable[Cell]) -> list[tuple[Corner, Corner]]:
    """The sides that belong to one cell only, clockwise around it."""
    sides: dict[tuple[str, str], tuple[Corner, Corner]] = {}
    for cell in cells:
        for start, end in zip(cell, (*cell[1:], cell[0]), strict=True):
            if sides.pop((end.key, start.key), None) is None:
                sides[start.key, end.key] = (start, end)
    return list(sides.values())


def _chained(pieces: Iterable[Piece]) -> list[list[Point]]:
    """Directed pieces joined end to end."""
    leaving: defaultdict[str, list[Piece]] = defaultdict(list)
    arriving: defaultdict[str, int] = defaultdict(int)
    for piece in pieces:
        leaving[piece.start].append(piece)
        arriving[piece.end] += 1
    lines = []
    for key in list(leaving):
        while len(leaving[key]) > arriving[key]:
            lines.append(_followed(leaving[key].pop(), leaving))
    for key in list(leaving):
        while leaving[key]:
            lines.append(_followed(leaving[key].pop(), leaving))
    return lines


def _followed(first: Piece, leaving: defaultdict[str, list[Piece]]) -> list[Point]:
    line, key = list(first.points), first.end
    while leaving[key]:
        piece = leaving[key].pop()
        line.extend(piece.points[1:])
        key = piece.end
    return line
