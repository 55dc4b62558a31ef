"""Why an action is refused: the rule, the message and the spots to mark, for each reason the rules give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skerry.core.game import SEAT_LETTERS
from skerry.core.refusal import Mark, Refusal
from skerry.northwest import codes, layout
from skerry.northwest import reasons as r
from skerry.northwest.crew import column
from skerry.northwest.geometry import COMPASS, COMPASS_BIT, FIRST_SMALL, OFFSETS, PATTERN
from skerry.northwest.moving import sides_between
from skerry.northwest.notation import (
    VEHICLES,
    corner_name,
    place_name,
    side_name,
    square_name,
    tile_name,
)
from skerry.northwest.paying import cost
from skerry.northwest.placing import cover_squares, known_at, laying_problem, missing_tiles, second_square, shape_of
from skerry.northwest.rules import Northwest
from skerry.northwest.seaway import land_chain

RULES: Final[dict[int, tuple[str, str]]] = {
    r.GAME_IS_OVER: ("NW-T7", "game-over"),
    r.DRAFT_FIRST: ("NW-S4", "draft-first"),
    r.TAKE_FIRST: ("NW-B1", "take-first"),
    r.STAND_FIRST: ("NW-I5", "stand-first"),
    r.LOSE_FIRST: ("NW-ST11", "lose-first"),
    r.NOTHING_TO_TAKE: ("NW-T2", "nothing-to-take"),
    r.NO_THAW: ("NW-I5", "no-thaw"),
    r.NO_LOSS: ("NW-ST11", "no-loss"),
    r.ALREADY_ACTED: ("NW-T2", "already-acted"),
    r.NOT_ACTED: ("NW-T2", "not-acted"),
    r.NO_END_HERE: ("NW-ST2", "no-end-here"),
    r.NO_LAY_HERE: ("NW-SO2", "no-lay-here"),
    r.NO_TUUNBAQ_HERE: ("NW-TB2", "no-tuunbaq-here"),
    r.NO_PAYMENT_HERE: ("NW-ST3", "no-payment-here"),
    r.PAYMENT_MISSING: ("NW-ST3", "payment-missing"),
    r.TOO_FEW_CREW: ("NW-T3", "too-few-crew"),
    r.NO_FOOD: ("NW-ST3", "no-food"),
    r.NO_MORALE: ("NW-ST3", "no-morale"),
    r.NO_SACRIFICE_NEEDED: ("NW-ST4", "no-sacrifice-needed"),
    r.SACRIFICE_NEEDED: ("NW-ST4", "sacrifice-needed"),
    r.ON_ARROW: ("NW-G8", "on-arrow"),
    r.LARGE_NOT_SHOWN: ("NW-A1", "large-not-shown"),
    r.PILE_EMPTY: ("NW-A1", "pile-empty"),
    r.DRAFT_NOT_SHOWN: ("NW-S4", "large-not-shown"),
    r.DRAFT_IS_LARGE: ("NW-S4", "draft-is-large"),
    r.SMALL_NOT_SHOWN: ("NW-ST5", "small-not-shown"),
    r.TWO_SMALL: ("NW-ST5", "two-small"),
    r.ONE_ONLY: ("NW-A1", "one-only"),
    r.REFRESHED_KIND: ("NW-ST5", "refreshed-kind"),
    r.BAG_EMPTY: ("NW-B1", "bag-empty"),
    r.REFRESH_WHICH: ("NW-ST5", "refresh-which"),
    r.REFRESH_ALL: ("NW-B1", "refresh-all"),
    r.NOT_IN_RESERVE: ("NW-C1", "not-in-reserve"),
    r.NOT_FREE: ("NW-C1", "not-free"),
    r.NOT_BESIDE: ("NW-C2", "not-beside"),
    r.CORNERS_DIFFER: ("NW-C3", "corners-differ"),
    r.PASSAGE_CLOSED: ("NW-C4", "passage-closed"),
    r.NOT_LEFTMOST: ("NW-SO2", "not-leftmost"),
    r.NOT_TOGETHER: ("NW-ST5", "not-together"),
    r.ONE_TILE_AT_A_TIME: ("NW-C1", "one-tile-at-a-time"),
    r.NO_TILE_THERE: ("NW-D1", "no-tile-there"),
    r.NOT_NEXT: ("NW-D1", "not-next"),
    r.NO_SEA: ("NW-D2", "no-sea"),
    r.FROZEN: ("NW-D2", "frozen"),
    r.LOCKED: ("NW-I4", "locked"),
    r.NO_LAND_WAY: ("NW-D3", "no-land-way"),
    r.OTHER_AREA: ("NW-D3", "other-area"),
    r.GIVE_NEEDED: ("NW-TB3", "give-needed"),
    r.GIVE_FOR_NOTHING: ("NW-TB3", "give-for-nothing"),
    r.CANNOT_GIVE: ("NW-TB3", "cannot-give"),
    r.APART: ("NW-E1", "apart"),
    r.NOBODY_MOVES: ("NW-E1", "nobody-moves"),
    r.NOT_SO_MANY: ("NW-E1", "not-so-many"),
    r.SLED_IS_LOST: ("NW-E3", "sled-is-lost"),
    r.ALL_WATER: ("NW-E2", "all-water"),
    r.WHERE_TO_DEPLOY: ("NW-E2", "where-to-deploy"),
    r.NO_SUCH_AREA: ("NW-I5", "no-such-area"),
    r.NO_DEPLOY_AREA: ("NW-E2", "no-deploy-area"),
    r.NOT_DEPLOYING: ("NW-E2", "not-deploying"),
    r.NO_SITE: ("NW-F1", "no-site"),
    r.NO_FIND: ("NW-GD1", "no-find"),
    r.GAIN_WHICH: ("NW-ST6", "gain-which"),
    r.NO_GAIN: ("NW-ST6", "no-gain"),
    r.TUUNBAQ_AWAY: ("NW-TB1", "tuunbaq-away"),
    r.TUUNBAQ_NOT_NEXT: ("NW-TB2", "tuunbaq-not-next"),
    r.TUUNBAQ_BLOCKED: ("NW-TB2", "tuunbaq-blocked"),
    r.COLUMN_EMPTY: ("NW-ST11", "column-empty"),
    r.NOBODY_AVAILABLE: ("NW-ST3", "nobody-available"),
    r.NOBODY_THERE: ("NW-ST4", "nobody-there"),
    r.WHICH_VICTIM: ("NW-ST4", "which-victim"),
    r.NO_VICTIM: ("NW-ST4", "no-victim"),
    r.NO_VICTIM_CHOICE: ("NW-ST4", "no-victim-choice"),
    r.LEAVE_FIRST: ("NW-SO5", "leave-first"),
}


Args = dict[str, str | int]
Marks = list[Mark]


def refusal_of(state: Northwest, code: int, reason: int) -> Refusal:
    """The refusal of an action for a reason."""
    rule, key = RULES[reason]
    args, where = _details(state, code, reason)
    return Refusal(rule, f"northwest-refusal-{key}", args, tuple(where))


def _details(state: Northwest, code: int, reason: int) -> tuple[Args, Marks]:
    """What the message says and what the board shows."""
    kind = codes.kind_of(code)
    if reason in _TIMING:
        return {}, _TIMING[reason](state, code)
    if reason == r.NO_VICTIM:
        victim = codes.victim_of(code) - 1
        return {"vehicle": VEHICLES[victim]}, [_column(state, victim)]
    if reason in (r.NOBODY_THERE, r.TOO_FEW_CREW, r.SACRIFICE_NEEDED, r.NO_SACRIFICE_NEEDED, r.COLUMN_EMPTY):
        return _crew(state, code)
    if kind in (codes.DRAW, codes.TAKE, codes.REFRESH):
        return _drawing(state, code)
    if kind in (codes.PLACE, codes.LAY) and reason != r.ON_ARROW:
        return _placing(state, code, reason)
    if kind == codes.MOVE:
        return _moving(state, code, reason)
    if kind == codes.TUUNBAQ:
        return _tuunbaq(state, code, reason)
    if kind == codes.STAND or reason == r.NO_DEPLOY_AREA:
        return _area(state, code)
    if reason == r.APART:
        return {}, _vehicles(state, code)
    if reason == r.NOT_SO_MANY:
        return {}, _columns(state, code)
    return {"vehicle": VEHICLES[_acting(code)]}, [_vehicle(state, _acting(code)), *_place(state, _acting(code))]


def _nowhere(state: Northwest, code: int) -> Marks:
    return []


def _what_can_be_taken(state: Northwest, code: int) -> Marks:
    return [mark for takes in state.codes() for mark in _drawing(state, takes)[1]]


def _named_tile(state: Northwest, code: int) -> Marks:
    return _drawing(state, code)[1]


def _sled(state: Northwest, code: int) -> Marks:
    return [_vehicle(state, codes.SLED), *_place(state, codes.SLED)]


def _vehicles(state: Northwest, code: int) -> Marks:
    return [_vehicle(state, codes.SHIP), _vehicle(state, codes.SLED)]


def _columns(state: Northwest, code: int) -> Marks:
    return [_column(state, codes.SHIP), _column(state, codes.SLED)]


def _own_column(state: Northwest, code: int) -> Marks:
    return [_column(state, _acting(code))]


def _own_vehicle(state: Northwest, code: int) -> Marks:
    return [_vehicle(state, _acting(code))]


def _supplies(state: Northwest, code: int) -> Marks:
    """What the action is to be paid with, or could be."""
    paid = [
        supply
        for bit, supply in ((codes.PAY_FOOD, "food"), (codes.PAY_MORALE, "morale"))
        if codes.payment_of(code) & bit
    ]
    return [Mark("supply", f"{SEAT_LETTERS[state.actor]} {supply}") for supply in paid or ("food", "morale")]


_TIMING: Final[dict[int, Callable[[Northwest, int], Marks]]] = {
    r.GAME_IS_OVER: _nowhere,
    r.DRAFT_FIRST: _what_can_be_taken,
    r.TAKE_FIRST: _what_can_be_taken,
    r.STAND_FIRST: _sled,
    r.LOSE_FIRST: _columns,
    r.NOTHING_TO_TAKE: _named_tile,
    r.NO_THAW: _sled,
    r.LEAVE_FIRST: _columns,
    r.NO_LOSS: _own_column,
    r.NOBODY_AVAILABLE: _columns,
    r.WHICH_VICTIM: _columns,
    r.NO_VICTIM_CHOICE: _own_column,
    r.ALREADY_ACTED: _vehicles,
    r.NOT_ACTED: _vehicles,
    r.NO_END_HERE: _vehicles,
    r.NO_LAY_HERE: _own_vehicle,
    r.NO_TUUNBAQ_HERE: _own_vehicle,
    r.NO_PAYMENT_HERE: _own_column,
    r.PAYMENT_MISSING: _supplies,
    r.NO_FOOD: _supplies,
    r.NO_MORALE: _supplies,
}
"""What to mark when it is not the time for an action, or not paid for: what is to be done first, or what is missing."""


def _acting(code: int) -> int:
    return codes.vehicle_of(code)


def _vehicle(state: Northwest, vehicle: int) -> Mark:
    return Mark("vehicle", f"{SEAT_LETTERS[state.actor]} {VEHICLES[vehicle]}")


def _column(state: Northwest, vehicle: int) -> Mark:
    return Mark("column", f"{SEAT_LETTERS[state.actor]} {VEHICLES[vehicle]}")


def _place(state: Northwest, vehicle: int) -> Marks:
    """Where a vehicle of the actor stands."""
    place = state.player[state.actor * layout.PLAYER + layout.SHIP_AT + vehicle]
    return [_place_mark(place)] if place not in (layout.ABOARD, layout.LOST) else []


def _place_mark(place: int) -> Mark:
    return Mark("tile" if place >= layout.FIRST_TILE else "arrow", place_name(place))


def _crew(state: Northwest, code: int) -> tuple[Args, Marks]:
    vehicle = _acting(code)
    available = state.player[column(state.actor, vehicle)]
    needed = cost(state, codes.kind_of(code), vehicle)
    return {"vehicle": VEHICLES[vehicle], "needed": needed, "available": available}, [_column(state, vehicle)]


def _drawing(state: Northwest, code: int) -> tuple[Args, Marks]:
    tile, second = codes.tile_of(code), codes.second_drawn_of(code)
    if codes.kind_of(code) == codes.REFRESH:
        return {}, _own_vehicle(state, code)
    tiles = [tile, FIRST_SMALL + second] if second >= 0 else [tile]
    marks = [Mark("pile" if found >= FIRST_SMALL else "display", tile_name(found)) for found in tiles]
    return {"tile": "+".join(tile_name(found) for found in tiles)}, marks


def _placing(state: Northwest, code: int, reason: int) -> tuple[Args, Marks]:
    tile, square, way = codes.tile_of(code), codes.square_of(code), codes.way_of(code)
    if reason == r.NOT_LEFTMOST:
        return {"tile": tile_name(tile)}, [Mark("display", tile_name(tile))]
    if reason == r.NOT_IN_RESERVE:
        missing = missing_tiles(state, code)
        return {"tile": "+".join(map(tile_name, missing))}, [Mark("reserve", tile_name(found)) for found in missing]
    if reason == r.ONE_TILE_AT_A_TIME:
        return {}, [Mark("square", square_name(s)) for s in (square, codes.second_square_of(code))]
    found = state.copy()
    second = codes.second_square_of(code)
    if second and _first_fits(found, code):
        cover_squares(found, tile, int(layout.FROM_HAND), square, int(layout.SINGLE), way)
        square, way = second, codes.second_pattern_of(code)
    shape = int(layout.SINGLE if tile >= FIRST_SMALL else shape_of(way))
    pattern = way if tile >= FIRST_SMALL else PATTERN[tile * 4 + (way & 3)]
    squares = sorted({square, second_square(square, shape)})
    if reason == r.NOT_FREE:
        taken = [s for s in squares if found.cover[s] != layout.FREE]
        return {"square": square_name(taken[0])}, [Mark("square", square_name(s)) for s in taken]
    marks = [Mark("square", square_name(s)) for s in squares]
    if reason == r.CORNERS_DIFFER:
        return {}, [Mark("corner", corner_name(corner)) for corner in _differing(found, square, shape, pattern)]
    if reason == r.PASSAGE_CLOSED:
        fit = known_at(found, square, shape)
        added = pattern & ~(fit >> (4 if shape == layout.SINGLE else 6))
        chain = land_chain(found, square, shape, added)
        return {}, [*marks, *(Mark("corner", corner_name(corner)) for corner in sorted(set(chain)))]
    return {"vehicle": VEHICLES[_acting(code)]}, [*marks, _vehicle(state, _acting(code))]


def _first_fits(state: Northwest, code: int) -> bool:
    """Whether the first of two small tiles that are placed together could lie there (NW-ST5)."""
    place = state.player[state.actor * layout.PLAYER + layout.SHIP_AT + _acting(code)]
    return laying_problem(state, place, codes.square_of(code), layout.SINGLE, codes.way_of(code)) == r.ALLOWED


def _differing(state: Northwest, square: int, shape: int, pattern: int) -> list[int]:
    """NW-C3: the corners that are known otherwise."""
    corners = []
    for bit in range(4 if shape == layout.SINGLE else 6):
        corner = square + OFFSETS[shape * 6 + bit]
        terrain = state.corner[corner]
        if terrain != layout.UNKNOWN and (terrain == layout.LAND) != bool(pattern >> bit & 1):
            corners.append(corner)
    return sorted(corners)


def _moving(state: Northwest, code: int, reason: int) -> tuple[Args, Marks]:
    vehicle, to = _acting(code), codes.target_of(code)
    args: Args = {"vehicle": VEHICLES[vehicle], "to": place_name(to)}
    if reason == r.NO_TILE_THERE:
        return args, [Mark("square", square_name(to))]
    if reason in (r.NO_SEA, r.FROZEN, r.NO_LAND_WAY):
        sides = sides_between(state, state.player[state.actor * layout.PLAYER + layout.SHIP_AT + vehicle], to)
        names = [side_name(sides[at], sides[at + 1]) for at in range(0, len(sides), 4)]
        return args, [Mark("side", name) for name in names]
    if reason == r.OTHER_AREA:
        args["area"] = COMPASS[codes.area_of(code)]
    return args, [_vehicle(state, vehicle), _place_mark(to)]


def _area(state: Northwest, code: int) -> tuple[Args, Marks]:
    """A corner where no sled can stand."""
    compass = codes.corner_of(code)
    place = state.player[state.actor * layout.PLAYER + layout.SLED_AT]
    if codes.kind_of(code) == codes.TRANSFER:
        compass = codes.deployed_at_of(code) - 1
        place = state.player[state.actor * layout.PLAYER + layout.SHIP_AT]
    shape = state.shape_at(place)
    bit = COMPASS_BIT[shape * 8 + compass]
    marks = [Mark("corner", corner_name(place + OFFSETS[shape * 6 + bit]))] if bit >= 0 else []
    return {"area": COMPASS[compass]}, [*marks, _place_mark(place)]


def _tuunbaq(state: Northwest, code: int, reason: int) -> tuple[Args, Marks]:
    to = codes.target_of(code)
    marks = [_place_mark(to)] if state.cover[to] > 0 else [Mark("square", square_name(to))]
    if reason == r.TUUNBAQ_BLOCKED:
        for seat in range(state.seats):
            for vehicle in range(2):
                if seat != state.actor and state.player[seat * layout.PLAYER + layout.SHIP_AT + vehicle] == to:
                    marks.append(Mark("vehicle", f"{SEAT_LETTERS[seat]} {VEHICLES[vehicle]}"))
    return {"to": square_name(to)}, marks
