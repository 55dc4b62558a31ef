"""The readable action: a code, its notation and its parts."""

from __future__ import annotations

from skerry.core.action import Action
from skerry.core.jsonlike import Json
from skerry.northwest import constants as c
from skerry.northwest.events import squares_of, terrain_of
from skerry.northwest.notation import (
    KIND_NAMES,
    SUPPLY_NAMES,
    VEHICLES,
    giving_name,
    large_squares,
    place_name,
    square_name,
    tile_name,
    transfer_counts,
    write,
)
from skerry.northwest.tables import COMPASS, FIRST_SMALL, NO_HALF, PATTERN, SMALL_KIND, SYMBOL_HALF


class NorthwestAction(Action):
    """An action of Northwest Passage."""

    __slots__ = ()

    def __str__(self) -> str:
        return write(self.code)

    def data(self) -> dict[str, Json]:
        code = self.code
        kind = code & 15
        told: dict[str, Json] = {"kind": KIND_NAMES[kind]}
        if kind not in (c.TAKE, c.PASS, c.END, c.STAND):
            told["vehicle"] = VEHICLES[code >> c.VEHICLE_SHIFT & 1]
        if kind in (c.DRAW, c.TAKE):
            told.update(_drawn(code))
        elif kind in (c.PLACE, c.LAY):
            told.update(_placed(code))
        elif kind == c.MOVE:
            told.update(_moved(code))
        elif kind == c.TRANSFER:
            told["available"], told["resting"] = transfer_counts(code)
            at = code >> c.AT_SHIFT & 15
            told["area"] = COMPASS[at - 1] if at else None
        elif kind == c.STAND:
            told["area"] = COMPASS[code >> c.CORNER_SHIFT & 7]
        elif kind == c.TUUNBAQ:
            told["to"] = square_name(code >> c.TO_SHIFT & 255)
        elif kind == c.REFRESH:
            told["which"] = (None, "large", "small")[code >> c.CHOICE_SHIFT & 3]
        elif kind == c.EXPLORE:
            told["for"] = SUPPLY_NAMES[code >> c.CHOICE_SHIFT & 3] or None
        payment = code >> c.PAYMENT_SHIFT & 7
        if payment:
            told["pay"] = SUPPLY_NAMES[payment & 3] or None
            told["sacrifice"] = bool(payment & c.PAY_SACRIFICE)
        return told


def _drawn(code: int) -> dict[str, Json]:
    second = code >> c.SECOND_DRAW_SHIFT & 7
    told: dict[str, Json] = {"tile": tile_name(code >> c.TILE_SHIFT & 127)}
    if second:
        told["second"] = tile_name(FIRST_SMALL + second - 1)
    return told


def _placed(code: int) -> dict[str, Json]:
    tile, square, way = code >> c.TILE_SHIFT & 127, code >> c.SQUARE_SHIFT & 255, code >> c.WAY_SHIFT & 15
    if tile >= FIRST_SMALL:
        return {"tile": tile_name(tile), **_small(square, way), **_second_small(code)}
    shape = int(c.UPRIGHT if way & 4 else c.LYING)
    first, second = large_squares(square, way)
    half = SYMBOL_HALF[tile * 4 + (way & 3)]
    return {
        "tile": tile_name(tile),
        "squares": [square_name(first), square_name(second)],
        "face": "back" if way & 2 else "front",
        "corners": terrain_of(square, shape, PATTERN[tile * 4 + (way & 3)]),
        "symbol_square": None if half == NO_HALF else squares_of(square, shape)[half],
    }


def _small(square: int, pattern: int) -> dict[str, Json]:
    return {
        "squares": [square_name(square)],
        "face": "front",
        "corners": terrain_of(square, int(c.SINGLE), pattern),
        "symbol_square": None,
    }


def _second_small(code: int) -> dict[str, Json]:
    if not code >> c.SECOND_SQUARE_SHIFT:
        return {}
    square, pattern = code >> c.SECOND_SQUARE_SHIFT & 255, code >> c.SECOND_PATTERN_SHIFT & 15
    return {"second": {"tile": tile_name(FIRST_SMALL + SMALL_KIND[pattern]), **_small(square, pattern)}}


def _moved(code: int) -> dict[str, Json]:
    to = code >> c.TO_SHIFT & 255
    told: dict[str, Json] = {"to": place_name(to)}
    if code >> c.VEHICLE_SHIFT & 1 and to >= c.FIRST_TILE:
        told["area"] = COMPASS[code >> c.AREA_SHIFT & 7]
    if code >> c.GIVING_SHIFT & 7:
        told["giving"] = giving_name(code >> c.GIVING_SHIFT & 7)
    return told
