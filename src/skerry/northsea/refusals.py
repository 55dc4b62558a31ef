"""Reasons of refusal in words: the rule, the message and the spots to mark."""

from __future__ import annotations

from collections.abc import Callable

from skerry.core.game import SEAT_LETTERS
from skerry.core.refusal import Mark, Refusal
from skerry.northsea import codes, layout, reasons
from skerry.northsea.components import CAPTAINS
from skerry.northsea.geometry import TURNED
from skerry.northsea.judging import action_cost
from skerry.northsea.notation import hex_name, home_name, point_hexes, point_name
from skerry.northsea.numbers import ANIMALS_ABOARD, CAPACITY, CREW_TO_FIGHT, MARCHERS
from skerry.northsea.rules import NorthSea
from skerry.northsea.state import packed_sum
from skerry.northsea.view import tiles

KEYS = {
    reasons.GAME_OVER: "game-over",
    reasons.CHOOSE_FIRST: "choose-first",
    reasons.NOTHING_TO_CHOOSE: "nothing-to-choose",
    reasons.PLACE_FIRST: "place-first",
    reasons.PLACED_ALREADY: "placed-already",
    reasons.POINTS_MISSING: "points-missing",
    reasons.NOT_OFFERED: "not-offered",
    reasons.NOT_IN_HAND: "not-in-hand",
    reasons.HEX_TAKEN: "hex-taken",
    reasons.HEX_BARRED: "hex-barred",
    reasons.HEX_LONELY: "hex-lonely",
    reasons.CORNERS_DIFFER: "corners-differ",
    reasons.NO_LAND: "no-land",
    reasons.NOT_AT_LONGSHIP: "not-at-longship",
    reasons.VIKINGS_MISSING: "vikings-missing",
    reasons.ANIMALS_MISSING: "animals-missing",
    reasons.SHIP_FULL: "ship-full",
    reasons.ANIMALS_FULL: "animals-full",
    reasons.NO_DROVER: "no-drover",
    reasons.VIKINGS_NOT_ABOARD: "vikings-not-aboard",
    reasons.ANIMALS_NOT_ABOARD: "animals-not-aboard",
    reasons.NO_DROVER_ABOARD: "no-drover-aboard",
    reasons.NOBODY_ABOARD: "nobody-aboard",
    reasons.NO_TILE: "no-tile",
    reasons.NOT_NEXT: "not-next",
    reasons.NO_SEA: "no-sea",
    reasons.ENEMY_TOO_STRONG: "enemy-too-strong",
    reasons.TOO_MANY_MARCH: "too-many-march",
    reasons.NOT_JOINED: "not-joined",
    reasons.NO_WAY_FROM_MAINLAND: "no-way-from-mainland",
    reasons.POINT_AT_SEA: "point-at-sea",
    reasons.TILES_MISSING: "tiles-missing",
    reasons.OUTPOST_NEAR: "outpost-near",
    reasons.BUILDERS_MISSING: "builders-missing",
    reasons.NO_OUTPOST_LEFT: "no-outpost-left",
}
"""The endings of the message keys."""

Args = dict[str, str | int]
Words = tuple[str, Args, list[Mark]]
"""The rule, the arguments of the message, and the spots to mark."""


def explain(state: NorthSea, code: int) -> Refusal | None:
    """The first rule that forbids the action, in words; None if none does."""
    reason = state.problem(code)
    if reason == reasons.ALLOWED:
        return None
    rule, args, where = (_WORDINGS.get(reason) or _BY_KIND[codes.kind_of(code)])(state, code, reason)
    return Refusal(rule, f"northsea-refusal-{KEYS[reason]}", args, tuple(where))


def _hex_mark(hexagon: int) -> Mark:
    return Mark("hex", hex_name(hexagon))


def _area_mark(home: int) -> Mark:
    return Mark("area", home_name(home))


def _longship_mark(state: NorthSea) -> Mark:
    return Mark("longship", SEAT_LETTERS[state.seat])


def _captain_mark(captain: int) -> Mark:
    return Mark("captain", CAPTAINS[captain])


# -- not now, or not enough points -----------------------------------------------------------------------


def _game_over(state: NorthSea, code: int, reason: int) -> Words:
    return "NS-T2", {}, []


def _choose_first(state: NorthSea, code: int, reason: int) -> Words:
    return (
        "NS-S2",
        {},
        [_captain_mark(captain) for captain in tiles(state.players[state.seat << layout.SEAT | layout.OFFER])],
    )


def _nothing_to_choose(state: NorthSea, code: int, reason: int) -> Words:
    return "NS-S2", {}, [_captain_mark(codes.captain_of(code))]


def _place_first(state: NorthSea, code: int, reason: int) -> Words:
    hand = tiles(state.players[state.seat << layout.SEAT | layout.HAND])
    return state.mode.turn_rule, {}, [Mark("tile", str(tile)) for tile in hand]


def _placed_already(state: NorthSea, code: int, reason: int) -> Words:
    return state.mode.turn_rule, {}, [Mark("tile", str(codes.tile_of(code))), _hex_mark(codes.hex_of(code))]


def _points_missing(state: NorthSea, code: int, reason: int) -> Words:
    args: Args = {"needed": action_cost(codes.kind_of(code)), "left": state.points_left}
    return "NS-A0", args, _target_marks(code)


def _target_marks(code: int) -> list[Mark]:
    """Where an action would take place."""
    kind = codes.kind_of(code)
    if kind == codes.SAIL:
        return [_hex_mark(codes.hex_of(code))]
    if kind == codes.BUILD:
        return [Mark("point", home_name(codes.point_of(code)))]
    if kind in (codes.MARCH, codes.DRIVE):
        return [_area_mark(codes.home_of(code)), _area_mark(codes.target_of(code))]
    return [_area_mark(codes.home_of(code))]


# -- the kinds of actions ------------------------------------------------------------------------------


def _choice(state: NorthSea, code: int, reason: int) -> Words:
    captain = codes.captain_of(code)
    return "NS-S2", {"captain": CAPTAINS[captain]}, [_captain_mark(captain)]


def _placing(state: NorthSea, code: int, reason: int) -> Words:
    tile, hexagon = codes.tile_of(code), codes.hex_of(code)
    args: Args = {"tile": tile, "hex": hex_name(hexagon)}
    if reason == reasons.NOT_IN_HAND:
        return state.mode.turn_rule, args, [Mark("tile", str(tile))]
    if reason == reasons.HEX_BARRED:
        return "NS-P3", args, [_hex_mark(hexagon), Mark("area", "mainland")]
    if reason == reasons.CORNERS_DIFFER:
        return "NS-P2", args, _differing_corners(state, code)
    return "NS-P1", args, [_hex_mark(hexagon)]


def _differing_corners(state: NorthSea, code: int) -> list[Mark]:
    tile, hexagon, rotation = codes.tile_of(code), codes.hex_of(code), codes.rotation_of(code)
    fit = state.info[state.cell(hexagon)]
    differing = (TURNED[tile << 3 | rotation] ^ fit) & fit >> 6
    corners = [corner for corner in range(6) if differing >> corner & 1]
    return [Mark("point", point_name(codes.place_at(hexagon, corner))) for corner in corners]


_LAND_RULES = {codes.LOAD: "NS-A1", codes.UNLOAD: "NS-A2", codes.MARCH: "NS-A5", codes.DRIVE: "NS-A7"}


def _no_land(state: NorthSea, code: int, reason: int) -> Words:
    home = codes.home_of(code)
    if state.area_named(home) != layout.NO_AREA:
        home = codes.target_of(code)
    hexagon = codes.place_hex(home)
    on_tile = state.info[state.cell(hexagon)] & layout.PLACED
    mark = Mark("point", point_name(home)) if on_tile else _hex_mark(hexagon)
    return _LAND_RULES[codes.kind_of(code)], {"area": home_name(home)}, [mark]


def _landing(state: NorthSea, code: int, reason: int) -> Words:
    home, base = codes.home_of(code), state.seat << layout.SEAT
    args: Args = {
        "area": home_name(home),
        "vikings": state.players[base | layout.ABOARD],
        "animals": packed_sum(state.players[base | layout.CARGO]),
        "room": CAPACITY,
        "stalls": ANIMALS_ABOARD,
    }
    return _LAND_RULES[codes.kind_of(code)], args, [_area_mark(home), _longship_mark(state)]


def _sailing(state: NorthSea, code: int, reason: int) -> Words:
    hexagon, here = codes.hex_of(code), state.hexes[state.players[state.seat << layout.SEAT | layout.LONGSHIP]]
    args: Args = {"hex": hex_name(hexagon), "from": hex_name(here), "needed": CREW_TO_FIGHT}
    if reason == reasons.NOBODY_ABOARD:
        return "NS-A3", args, [_longship_mark(state)]
    if reason == reasons.NO_SEA:
        return "NS-A3", args, [Mark("side", f"{hex_name(here)}|{hex_name(hexagon)}")]
    return "NS-A3", args, [_hex_mark(hexagon), _longship_mark(state)]


def _way(state: NorthSea, code: int, reason: int) -> Words:
    home, there = codes.home_of(code), codes.target_of(code)
    args: Args = {"area": home_name(home), "from": home_name(home), "to": home_name(there), "most": MARCHERS}
    both = reason in (reasons.NOT_JOINED, reasons.NO_WAY_FROM_MAINLAND)
    return _LAND_RULES[codes.kind_of(code)], args, [_area_mark(home), *([_area_mark(there)] if both else [])]


def _building(state: NorthSea, code: int, reason: int) -> Words:
    point = codes.point_of(code)
    around = [(hexagon, state.info[state.cell(hexagon)]) for hexagon in point_hexes(point)]
    marks = [Mark("point", home_name(point))]
    if reason == reasons.TILES_MISSING:
        marks += [_hex_mark(hexagon) for hexagon, info in around if not info & layout.PLACED]
    if reason == reasons.OUTPOST_NEAR:
        marks += [_hex_mark(hexagon) for hexagon, info in around if info & layout.OUTPOST]
    return "NS-A8", {"point": home_name(point)}, marks


Wording = Callable[[NorthSea, int, int], Words]

_WORDINGS: dict[int, Wording] = {
    reasons.GAME_OVER: _game_over,
    reasons.CHOOSE_FIRST: _choose_first,
    reasons.NOTHING_TO_CHOOSE: _nothing_to_choose,
    reasons.PLACE_FIRST: _place_first,
    reasons.PLACED_ALREADY: _placed_already,
    reasons.POINTS_MISSING: _points_missing,
    reasons.NO_LAND: _no_land,
}
"""For reasons that are the same whatever was chosen; the others by its kind."""

_BY_KIND: dict[int, Wording] = {
    codes.CHOOSE: _choice,
    codes.PLACE: _placing,
    codes.LOAD: _landing,
    codes.UNLOAD: _landing,
    codes.SAIL: _sailing,
    codes.MARCH: _way,
    codes.DRIVE: _way,
    codes.BUILD: _building,
}
