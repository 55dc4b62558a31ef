"""Why an action is refused: the rule, the message and the spots to mark, from the predicates that admit it."""

from __future__ import annotations

from collections.abc import Callable

from skerry.core.game import SEAT_LETTERS
from skerry.core.refusal import Mark, Refusal
from skerry.northsea import actions, codes, faults
from skerry.northsea.components import ANIMALS_ABOARD, CAPACITY, CAPTAINS, CREW_TO_FIGHT, MARCHERS, OUTPOST_COST
from skerry.northsea.hexes import TURNED
from skerry.northsea.notation import hex_name, home_name, point_hexes, point_name
from skerry.northsea.placing import place_fault
from skerry.northsea.rules import ACTING, CHOOSING, OVER, PLACING, NorthSea
from skerry.northsea.state import ABOARD, CARGO, HAND, LONGSHIP, OFFER, OUTPOST, PLACED, SEAT
from skerry.northsea.view import tiles

KEYS = {
    faults.GAME_OVER: "game-over",
    faults.CHOOSE_FIRST: "choose-first",
    faults.NOTHING_TO_CHOOSE: "nothing-to-choose",
    faults.PLACE_FIRST: "place-first",
    faults.PLACED_ALREADY: "placed-already",
    faults.POINTS_MISSING: "points-missing",
    faults.NOT_OFFERED: "not-offered",
    faults.NOT_IN_HAND: "not-in-hand",
    faults.HEX_TAKEN: "hex-taken",
    faults.HEX_BARRED: "hex-barred",
    faults.HEX_LONELY: "hex-lonely",
    faults.CORNERS_DIFFER: "corners-differ",
    faults.NO_LAND: "no-land",
    faults.NOT_AT_LONGSHIP: "not-at-longship",
    faults.VIKINGS_MISSING: "vikings-missing",
    faults.ANIMALS_MISSING: "animals-missing",
    faults.SHIP_FULL: "ship-full",
    faults.ANIMALS_FULL: "animals-full",
    faults.NO_DROVER: "no-drover",
    faults.VIKINGS_NOT_ABOARD: "vikings-not-aboard",
    faults.ANIMALS_NOT_ABOARD: "animals-not-aboard",
    faults.NO_DROVER_ABOARD: "no-drover-aboard",
    faults.NOBODY_ABOARD: "nobody-aboard",
    faults.NO_TILE: "no-tile",
    faults.NOT_NEXT: "not-next",
    faults.NO_SEA: "no-sea",
    faults.ENEMY_TOO_STRONG: "enemy-too-strong",
    faults.TOO_MANY_MARCH: "too-many-march",
    faults.NOT_JOINED: "not-joined",
    faults.NO_WAY_FROM_MAINLAND: "no-way-from-mainland",
    faults.POINT_AT_SEA: "point-at-sea",
    faults.TILES_MISSING: "tiles-missing",
    faults.OUTPOST_NEAR: "outpost-near",
    faults.BUILDERS_MISSING: "builders-missing",
    faults.NO_OUTPOST_LEFT: "no-outpost-left",
}
"""The endings of the message keys."""

Args = dict[str, str | int]


def explain(state: NorthSea, code: int) -> Refusal | None:
    """The first rule that forbids the action: game over, not now, points, then the action's own rules."""
    kind = code >> codes.KIND
    fault = timing_fault(state, kind)
    if fault:
        return _refuse(_timing_rule(state, fault), fault, None, *_timing_marks(state, code, fault))
    if kind == codes.END:
        return None
    if state.points_left < action_cost(code):
        needed: Args = {"needed": action_cost(code), "left": int(state.points_left)}
        return _refuse("NS-A0", faults.POINTS_MISSING, needed, *_target_marks(code))
    return EXPLAINERS[kind](state, code)


def action_cost(code: int) -> int:
    """The action points that an action takes (NS-A0)."""
    kind = code >> codes.KIND
    if kind in (codes.CHOOSE, codes.PLACE, codes.END):
        return 0
    return OUTPOST_COST if kind == codes.BUILD else 1


def timing_fault(state: NorthSea, kind: int) -> int:
    """Whether an action of this kind may be chosen now."""
    if state.phase == OVER:
        return faults.GAME_OVER
    if kind == codes.CHOOSE:
        return faults.NONE if state.phase == CHOOSING else faults.NOTHING_TO_CHOOSE
    if state.phase == CHOOSING:
        return faults.CHOOSE_FIRST
    if kind == codes.PLACE and state.phase == ACTING:
        return faults.PLACED_ALREADY
    if kind != codes.PLACE and state.phase == PLACING:
        return faults.PLACE_FIRST
    return faults.NONE


def _timing_rule(state: NorthSea, fault: int) -> str:
    if fault == faults.GAME_OVER:
        return "NS-T2"
    if fault in (faults.CHOOSE_FIRST, faults.NOTHING_TO_CHOOSE):
        return "NS-S2"
    return _turn_rule(state)


def _timing_marks(state: NorthSea, code: int, fault: int) -> list[Mark]:
    """What is to be chosen or placed first, or what it is too late or too early for."""
    if fault == faults.CHOOSE_FIRST:
        return [Mark("captain", CAPTAINS[captain]) for captain in tiles(state.players[state.seat << SEAT | OFFER])]
    if fault == faults.NOTHING_TO_CHOOSE:
        return [Mark("captain", CAPTAINS[code & codes.HOME_MASK])]
    if fault == faults.PLACE_FIRST:
        return [Mark("tile", str(tile)) for tile in tiles(state.players[state.seat << SEAT | HAND])]
    if fault == faults.PLACED_ALREADY:
        return [Mark("tile", str(code >> codes.SECOND & 63)), _hex_mark((code & codes.HOME_MASK) >> 3)]
    return []


def _target_marks(code: int) -> list[Mark]:
    """Where an action would take place."""
    kind, home = code >> codes.KIND, code & codes.HOME_MASK
    if kind == codes.SAIL:
        return [_hex_mark(home >> 3)]
    if kind == codes.BUILD:
        return [Mark("point", home_name(home))]
    if kind in (codes.MARCH, codes.DRIVE):
        return [_area_mark(home), _area_mark(code >> codes.SECOND & codes.HOME_MASK)]
    return [_area_mark(home)]


def _turn_rule(state: NorthSea) -> str:
    return "NS-SO2" if state.seats == 1 else "NS-T1"


def _refuse(rule: str, fault: int, args: Args | None = None, *where: Mark) -> Refusal:
    return Refusal(rule, f"northsea-refusal-{KEYS[fault]}", args or {}, where)


def _hex_mark(hexagon: int) -> Mark:
    return Mark("hex", hex_name(hexagon))


def _area_mark(home: int) -> Mark:
    return Mark("area", home_name(home))


def _longship_mark(state: NorthSea) -> Mark:
    return Mark("longship", SEAT_LETTERS[state.seat])


# -- the kinds of actions ------------------------------------------------------------------------------


def _explain_choice(state: NorthSea, code: int) -> Refusal | None:
    captain = code & codes.HOME_MASK
    if state.players[state.seat << SEAT | OFFER] >> captain & 1:
        return None
    return _refuse("NS-S2", faults.NOT_OFFERED, {"captain": CAPTAINS[captain]}, Mark("captain", CAPTAINS[captain]))


def _explain_placing(state: NorthSea, code: int) -> Refusal | None:
    tile, first = code >> codes.SECOND & 63, code & codes.HOME_MASK
    hexagon, rotation = first >> 3, first & 7
    cell = state.cell(hexagon)
    fault = place_fault(state, state.seat, tile, rotation, cell)
    args: Args = {"tile": tile, "hex": hex_name(hexagon)}
    if fault == faults.NONE:
        return None
    if fault == faults.NOT_IN_HAND:
        return _refuse(_turn_rule(state), fault, args, Mark("tile", str(tile)))
    if fault == faults.HEX_BARRED:
        return _refuse("NS-P3", fault, args, _hex_mark(hexagon), Mark("area", "mainland"))
    if fault == faults.CORNERS_DIFFER:
        return _refuse("NS-P2", fault, args, *_differing_corners(state.info[cell], tile, hexagon, rotation))
    return _refuse("NS-P1", fault, args, _hex_mark(hexagon))


def _differing_corners(fit: int, tile: int, hexagon: int, rotation: int) -> list[Mark]:
    differing = (TURNED[tile << 3 | rotation] ^ fit) & fit >> 6
    return [Mark("point", point_name(hexagon << 3 | corner)) for corner in range(6) if differing >> corner & 1]


def _no_land(rule: str, state: NorthSea, home: int) -> Refusal:
    hexagon = home >> 3
    on_tile = state.info[state.cell(hexagon)] & PLACED
    mark = Mark("point", point_name(home)) if on_tile else _hex_mark(hexagon)
    return _refuse(rule, faults.NO_LAND, {"area": home_name(home)}, mark)


def _explain_landing(state: NorthSea, code: int) -> Refusal | None:
    loading = code >> codes.KIND == codes.LOAD
    rule = "NS-A1" if loading else "NS-A2"
    home, vikings = code & codes.HOME_MASK, code >> codes.NUMBER & 15
    animals = code >> codes.SECOND & codes.ANIMALS_MASK
    area = actions.area_of(state, home)
    fault = actions.landing_fault(state, state.seat, area)
    if fault == faults.NO_LAND:
        return _no_land(rule, state, home)
    if fault == faults.NONE:
        if loading:
            fault = actions.load_fault(state, state.seat, area, vikings, animals)
        else:
            fault = actions.unload_fault(state, state.seat, vikings, animals)
    if fault == faults.NONE:
        return None
    aboard = state.players[state.seat << SEAT | ABOARD]
    args: Args = {
        "area": home_name(home),
        "vikings": aboard,
        "animals": actions.count_animals(state.players[state.seat << SEAT | CARGO]),
        "room": CAPACITY,
        "stalls": ANIMALS_ABOARD,
    }
    return _refuse(rule, fault, args, _area_mark(home), _longship_mark(state))


def _explain_sailing(state: NorthSea, code: int) -> Refusal | None:
    hexagon = (code & codes.HOME_MASK) >> 3
    fault = actions.sail_fault(state, state.seat, state.cell(hexagon))
    if fault == faults.NONE:
        return None
    here = state.hexes[state.players[state.seat << SEAT | LONGSHIP]]
    args: Args = {"hex": hex_name(hexagon), "from": hex_name(here), "needed": CREW_TO_FIGHT}
    if fault == faults.NOBODY_ABOARD:
        return _refuse("NS-A3", fault, args, _longship_mark(state))
    if fault == faults.NO_SEA:
        return _refuse("NS-A3", fault, args, Mark("side", f"{hex_name(here)}|{hex_name(hexagon)}"))
    return _refuse("NS-A3", fault, args, _hex_mark(hexagon), _longship_mark(state))


def _explain_way(state: NorthSea, code: int) -> Refusal | None:
    marching = code >> codes.KIND == codes.MARCH
    rule = "NS-A5" if marching else "NS-A7"
    home, number = code & codes.HOME_MASK, code >> codes.NUMBER & 15
    there = code >> codes.SECOND & codes.HOME_MASK
    source, target = actions.area_of(state, home), actions.area_of(state, there)
    fault = actions.ends_fault(source, target)
    if fault == faults.NO_LAND:
        return _no_land(rule, state, home if actions.ends_fault(source, source) == faults.NO_LAND else there)
    if fault == faults.NONE:
        if marching:
            fault = actions.march_fault(state, state.seat, source, number)
        else:
            fault = actions.drive_fault(state, state.seat, source, number)
    if fault == faults.NONE:
        fault = actions.way_fault(state, source, target)
    if fault == faults.NONE:
        return None
    args: Args = {"area": home_name(home), "from": home_name(home), "to": home_name(there), "most": MARCHERS}
    if fault in (faults.NOT_JOINED, faults.NO_WAY_FROM_MAINLAND):
        return _refuse(rule, fault, args, _area_mark(home), _area_mark(there))
    return _refuse(rule, fault, args, _area_mark(home))


def _explain_building(state: NorthSea, code: int) -> Refusal | None:
    home = code & codes.HOME_MASK
    fault = actions.build_fault(state, state.seat, state.cell(home >> 3), home & 7)
    if fault == faults.NONE:
        return None
    hexes = point_hexes(home)
    marks = [Mark("point", home_name(home))]
    if fault == faults.TILES_MISSING:
        marks += [_hex_mark(hexagon) for hexagon in hexes if not state.info[state.cell(hexagon)] & PLACED]
    if fault == faults.OUTPOST_NEAR:
        marks += [_hex_mark(hexagon) for hexagon in hexes if state.info[state.cell(hexagon)] & OUTPOST]
    return _refuse("NS-A8", fault, {"point": home_name(home)}, *marks)


EXPLAINERS: dict[int, Callable[[NorthSea, int], Refusal | None]] = {
    codes.CHOOSE: _explain_choice,
    codes.PLACE: _explain_placing,
    codes.LOAD: _explain_landing,
    codes.UNLOAD: _explain_landing,
    codes.SAIL: _explain_sailing,
    codes.MARCH: _explain_way,
    codes.DRIVE: _explain_way,
    codes.BUILD: _explain_building,
}
