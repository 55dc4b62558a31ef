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
    gift_name,
    large_squares,
    place_name,
    square_name,
    tile_name,
    victim_name,
    write,
)


class NorthwestAction(Action):
    """An action of Northwest Passage."""

    __slots__ = ()

    def __str__(self) -> str:
        return write(self.code)

    def data(self) -> dict[str, Json]:
        code = self.code
        kind = codes.kind_of(code)
        told: dict[str, Json] = {"kind": KIND_NAMES[kind]}
        if kind not in (codes.TAKE, codes.PASS, codes.END, codes.STAND):
            told["vehicle"] = VEHICLES[codes.vehicle_of(code)]
        if kind in (codes.DRAW, codes.TAKE):
            told.update(_drawn(code))
        elif kind in (codes.PLACE, codes.LAY):
            told.update(_placed(code))
        elif kind == codes.MOVE:
            told.update(_moved(code))
        elif kind == codes.TRANSFER:
            told["available"], told["resting"] = codes.available_of(code), codes.resting_of(code)
            at = codes.deployed_at_of(code)
            told["area"] = COMPASS[at - 1] if at else None
        elif kind == codes.STAND:
            told["area"] = COMPASS[codes.corner_of(code)]
        elif kind == codes.TUUNBAQ:
            told["to"] = square_name(codes.target_of(code))
        elif kind == codes.REFRESH:
            told["which"] = (None, "large", "small")[codes.choice_of(code)]
        elif kind == codes.EXPLORE:
            told["for"] = SUPPLY_NAMES[codes.choice_of(code)] or None
        payment = codes.payment_of(code)
        if payment:
            told["pay"] = SUPPLY_NAMES[payment & 3] or None
            told["sacrifice"] = bool(payment & codes.PAY_SACRIFICE)
            told["victim"] = victim_name(code)
        return told


def _drawn(code: int) -> dict[str, Json]:
    second = codes.second_drawn_of(code)
    told: dict[str, Json] = {"tile": tile_name(codes.tile_of(code))}
    if second >= 0:
        told["second"] = tile_name(FIRST_SMALL + second)
    return told


def _placed(code: int) -> dict[str, Json]:
    tile, square, way = codes.tile_of(code), codes.square_of(code), codes.way_of(code)
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
    if not codes.second_square_of(code):
        return {}
    square, pattern = codes.second_square_of(code), codes.second_pattern_of(code)
    return {"second": {"tile": tile_name(FIRST_SMALL + SMALL_KIND[pattern]), **_small(square, pattern)}}


def _moved(code: int) -> dict[str, Json]:
    to = codes.target_of(code)
    told: dict[str, Json] = {"to": place_name(to)}
    if codes.vehicle_of(code) and to >= layout.FIRST_TILE:
        told["area"] = COMPASS[codes.area_of(code)]
    if codes.gift_of(code):
        told["giving"] = gift_name(codes.gift_of(code))
    return told
