"""The readable action: a code, its notation and its parts."""

from __future__ import annotations

from skerry.core.action import Action
from skerry.core.jsonlike import Json
from skerry.northwest import codes, layout
from skerry.northwest.events import squares_of, terrain_of
from skerry.northwest.geometry import COMPASS, FIRST_SMALL, NO_HALF, PATTERN, SMALL_KIND, SYMBOL_HALF
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


class NorthwestAction(Action):
    """An action of Northwest Passage."""

    __slots__ = ()

    def __str__(self) -> str:
        return write(self.code)

    def data(self) -> dict[str, Json]:
        code = self.code
        kind = code & 15
        told: dict[str, Json] = {"kind": KIND_NAMES[kind]}
        if kind not in (codes.TAKE, codes.PASS, codes.END, codes.STAND):
            told["vehicle"] = VEHICLES[code >> codes.VEHICLE_SHIFT & 1]
        if kind in (codes.DRAW, codes.TAKE):
            told.update(_drawn(code))
        elif kind in (codes.PLACE, codes.LAY):
            told.update(_placed(code))
        elif kind == codes.MOVE:
            told.update(_moved(code))
        elif kind == codes.TRANSFER:
            told["available"], told["resting"] = transfer_counts(code)
            at = code >> codes.AT_SHIFT & 15
            told["area"] = COMPASS[at - 1] if at else None
        elif kind == codes.STAND:
            told["area"] = COMPASS[code >> codes.CORNER_SHIFT & 7]
        elif kind == codes.TUUNBAQ:
            told["to"] = square_name(code >> codes.TO_SHIFT & 255)
        elif kind == codes.REFRESH:
            told["which"] = (None, "large", "small")[code >> codes.CHOICE_SHIFT & 3]
        elif kind == codes.EXPLORE:
            told["for"] = SUPPLY_NAMES[code >> codes.CHOICE_SHIFT & 3] or None
        payment = code >> codes.PAYMENT_SHIFT & 7
        if payment:
            told["pay"] = SUPPLY_NAMES[payment & 3] or None
            told["sacrifice"] = bool(payment & codes.PAY_SACRIFICE)
        return told


def _drawn(code: int) -> dict[str, Json]:
    second = code >> codes.SECOND_DRAW_SHIFT & 7
    told: dict[str, Json] = {"tile": tile_name(code >> codes.TILE_SHIFT & 127)}
    if second:
        told["second"] = tile_name(FIRST_SMALL + second - 1)
    return told


def _placed(code: int) -> dict[str, Json]:
    tile, square, way = code >> codes.TILE_SHIFT & 127, code >> codes.SQUARE_SHIFT & 255, code >> codes.WAY_SHIFT & 15
    if tile >= FIRST_SMALL:
        return {"tile": tile_name(tile), **_small(square, way), **_second_small(code)}
    shape = int(layout.UPRIGHT if way & 4 else layout.LYING)
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
        "corners": terrain_of(square, int(layout.SINGLE), pattern),
        "symbol_square": None,
    }


def _second_small(code: int) -> dict[str, Json]:
    if not code >> codes.SECOND_SQUARE_SHIFT:
        return {}
    square, pattern = code >> codes.SECOND_SQUARE_SHIFT & 255, code >> codes.SECOND_PATTERN_SHIFT & 15
    return {"second": {"tile": tile_name(FIRST_SMALL + SMALL_KIND[pattern]), **_small(square, pattern)}}


def _moved(code: int) -> dict[str, Json]:
    to = code >> codes.TO_SHIFT & 255
    told: dict[str, Json] = {"to": place_name(to)}
    if code >> codes.VEHICLE_SHIFT & 1 and to >= layout.FIRST_TILE:
        told["area"] = COMPASS[code >> codes.AREA_SHIFT & 7]
    if code >> codes.GIVING_SHIFT & 7:
        told["giving"] = giving_name(code >> codes.GIVING_SHIFT & 7)
    return told
