"""A diagram read into a position."""

from __future__ import annotations

from dataclasses import dataclass

from skerry.core.errors import OptionError, RecordError, ToldError
from skerry.core.game import SEAT_LETTERS
from skerry.core.info import GameInfo
from skerry.core.message import Message, excerpt
from skerry.northsea import layout, reasons
from skerry.northsea.codes import place_at, place_corner, place_hex
from skerry.northsea.components import CAPTAINS, SETTLEMENT, SHIP, SHIPS, SIDES, STRENGTHS, TILE_COUNT
from skerry.northsea.diagram_check import check_captains, check_supplies, check_tiles
from skerry.northsea.diagram_reader import WHOLE, Line, Lines, check_names, read_lines
from skerry.northsea.geometry import FEATURE, FEATURE_CORNER, TURNED, canonical_rotation
from skerry.northsea.notation import canonical_point, hex_name, home_name, parse_corner
from skerry.northsea.numbers import ANIMALS_ABOARD, CAPACITY, OUTPOSTS, POINTS, SOLO_PLACINGS, VIKINGS
from skerry.northsea.placing import place_problem
from skerry.northsea.rules import NorthSea
from skerry.northsea.state import packed_sum
from skerry.northsea.turns import ALL_TILES, set_table
from skerry.northsea.view import PHASES


@dataclass
class Position:
    """What a diagram says."""

    state: NorthSea
    rules: int
    options: dict[str, str]


def read_diagram(info: GameInfo, text: str) -> Position:
    """The position that a diagram shows; `RecordError` with line and reason if it shows none."""
    lines = read_lines(text, info)
    rules = lines.one("rules").whole(1, info.rules_version)
    try:
        seats = info.check_seats(lines.one("seats").whole(1, len(SEAT_LETTERS)))
    except OptionError as error:
        raise RecordError(lines.one("seats").number, error.why) from None
    check_names(lines, seats)
    state = NorthSea(None)
    set_table(state, seats, lines.one("side").one_of(SIDES))
    state.seed = lines.one("seed").whole(0, (1 << 62) - 1)
    state.drawn = lines.one("drawn").whole(0, 1_000_000)
    _lay_tiles(state, lines)
    _put_enemies(state, lines)
    _put_settlements(state, lines)
    for line in lines.all("animals"):
        what, home = line.split_at()
        vikings, animals = line.pieces(what)
        area = _land(state, line, home)
        if vikings or state.pieces[area] >> layout.ANIMALS & layout.ANIMALS_MASK:
            raise line.error("northsea-record-animals", area=home_name(home))
        state.pieces[area] += animals << layout.ANIMALS
    for seat in range(seats):
        _seat_player(state, lines, seat)
    _set_course(state, lines)
    check_tiles(state, lines)
    check_supplies(state, lines)
    check_captains(state, lines)
    return Position(state, rules, {"side": SIDES[state.side]})


def _lay_tiles(state: NorthSea, lines: Lines) -> None:
    """Each tile must be placed by the rules, in the order of the lines (NS-P)."""
    state.players[layout.HAND] = ALL_TILES
    for line in lines.all("tile"):
        words = line.value.split()
        if len(words) != 3 or not WHOLE.fullmatch(words[0]) or not 1 <= int(words[0]) <= TILE_COUNT:
            raise line.error("northsea-record-tile-expected", found=excerpt(line.value))
        tile, hexagon = int(words[0]), line.hexagon(words[1])
        try:
            rotation = canonical_rotation(tile, parse_corner(words[2]))
        except ToldError as error:
            raise RecordError(line.number, error.why) from None
        cell = state.cell(hexagon)
        fault = place_problem(state, 0, tile, rotation, cell)
        if fault:
            raise line.error(
                "northsea-record-cannot-lie", tile=tile, hex=hex_name(hexagon), why=Message(_REASONS[fault])
            )
        state.players[layout.HAND] &= ~(1 << tile)
        state.lay(cell, tile, rotation, TURNED[tile << 3 | rotation])
    state.players[layout.HAND] = 0


_REASONS = {
    reasons.NOT_IN_HAND: "northsea-record-lies-already",
    reasons.HEX_TAKEN: "northsea-record-hex-taken",
    reasons.HEX_BARRED: "northsea-record-hex-barred",
    reasons.HEX_LONELY: "northsea-record-hex-lonely",
    reasons.CORNERS_DIFFER: "northsea-record-corners-differ",
}


def _land(state: NorthSea, line: Line, home: int) -> int:
    area = state.area_named(home)
    if area < 0:
        raise line.error("northsea-record-no-land", area=home_name(home))
    return area


def _put_enemies(state: NorthSea, lines: Lines) -> None:
    for line in lines.all("enemy"):
        cell = state.cell(line.hexagon(line.value))
        tile = state.info[cell] >> layout.TILE
        if tile == 0 or FEATURE[tile] != SHIP or state.info[cell] & layout.ENEMY:
            raise line.error("northsea-record-no-enemy", hex=excerpt(line.value))
        state.info[cell] |= layout.ENEMY


def _put_settlements(state: NorthSea, lines: Lines) -> None:
    for line in lines.all("settlement"):
        what, home = line.split_at()
        area = _land(state, line, home)
        cell = state.cell(place_hex(home))
        info = state.info[cell]
        tile, corner = info >> layout.TILE, FEATURE_CORNER[info >> layout.TILE] + (info >> layout.ROTATION & 7)
        if what not in map(str, STRENGTHS):
            raise line.error("northsea-record-no-strength", found=excerpt(what))
        stands = tile > 0 and FEATURE[tile] == SETTLEMENT and state.area_at(cell, corner % 6) == area
        if not stands or state.pieces[area] >> layout.SETTLEMENT:
            raise line.error("northsea-record-no-settlement", area=home_name(home))
        state.pieces[area] |= int(what) << layout.SETTLEMENT


def _seat_player(state: NorthSea, lines: Lines, seat: int) -> None:
    letter, base = SEAT_LETTERS[seat], seat << layout.SEAT
    players = state.players
    captain = lines.one(f"{letter} captain")
    players[base | layout.CAPTAIN] = -1 if captain.value == "-" else captain.one_of(CAPTAINS)
    offer = lines.one(f"{letter} offer")
    for name in offer.value.split():
        players[base | layout.OFFER] |= 1 << Line(offer.number, name).one_of(CAPTAINS)
    players[base | layout.HAND] = lines.one(f"{letter} hand").tiles()
    longship = lines.one(f"{letter} longship")
    players[base | layout.LONGSHIP] = state.cell(longship.hexagon(longship.value))
    if not state.info[players[base | layout.LONGSHIP]] & layout.PLACED:
        raise longship.error("northsea-record-longship-lost")
    aboard = lines.one(f"{letter} aboard")
    players[base | layout.ABOARD], players[base | layout.CARGO] = aboard.pieces(aboard.value)
    cargo = packed_sum(players[base | layout.CARGO])
    if players[base | layout.ABOARD] + cargo > CAPACITY or cargo > ANIMALS_ABOARD:
        raise aboard.error("northsea-record-longship-full")
    players[base | layout.ASHORE] = lines.one(f"{letter} mainland").whole(0, VIKINGS)
    players[base | layout.DEAD] = lines.one(f"{letter} dead").whole(0, VIKINGS)
    players[base | layout.SUNK] = lines.one(f"{letter} ships").whole(0, sum(SHIPS))
    _put_vikings(state, lines, seat)
    _put_outposts(state, lines, seat)
    livestock = lines.one(f"{letter} livestock")
    vikings, players[base | layout.LIVESTOCK] = livestock.pieces(livestock.value)
    if vikings:
        raise livestock.error("northsea-record-livestock")
    settlements = lines.one(f"{letter} settlements")
    for strength in settlements.value.split():
        if strength not in map(str, STRENGTHS):
            raise settlements.error("northsea-record-no-strength", found=excerpt(strength))
        if players[base | layout.CONQUERED] >> (4 * (int(strength) - 2)) & 15 == 15:
            raise settlements.error("northsea-record-many-settlements")
        players[base | layout.CONQUERED] += 1 << (4 * (int(strength) - 2))


def _put_vikings(state: NorthSea, lines: Lines, seat: int) -> None:
    letter, base = SEAT_LETTERS[seat], seat << layout.SEAT
    landed = 0
    for line in lines.all(f"{letter} vikings"):
        what, home = line.split_at()
        number = Line(line.number, what).whole(1, VIKINGS)
        landed += number
        if landed > VIKINGS:
            raise line.error("northsea-record-many-vikings", seat=letter, most=VIKINGS)
        area = _land(state, line, home)
        if state.vikings(seat, area):
            raise line.error("northsea-record-vikings-twice", area=home_name(home))
        state.add_vikings(seat, area, number)
    ashore = lines.one(f"{letter} mainland")
    total = sum(state.vikings(seat, area) for area in range(len(state.homes)))
    total += (
        state.players[base | layout.ABOARD] + state.players[base | layout.ASHORE] + state.players[base | layout.DEAD]
    )
    if total != VIKINGS:
        raise ashore.error("northsea-record-vikings", seat=letter, found=total, expected=VIKINGS)


def _put_outposts(state: NorthSea, lines: Lines, seat: int) -> None:
    base = seat << layout.SEAT
    for line in lines.all(f"{SEAT_LETTERS[seat]} outpost"):
        home = line.home(line.value)
        home = canonical_point(home) if place_corner(home) < 6 else home
        cell, corner = state.cell(place_hex(home)), place_corner(home)
        built = state.players[base | layout.BUILT]
        if place_corner(home) > 5 or built == OUTPOSTS or state.area_at(cell, corner) == layout.NO_AREA:
            raise line.error("northsea-record-no-outpost", point=excerpt(line.value))
        around = (cell, state.neighbour(cell, corner), state.neighbour(cell, (corner + 5) % 6))
        if any(state.info[other] & (layout.PLACED | layout.OUTPOST) != layout.PLACED for other in around):
            raise line.error("northsea-record-outpost-tiles", point=excerpt(line.value))
        state.players[base + layout.OUTPOST_AT + built] = place_at(cell, corner)
        state.players[base | layout.BUILT] += 1
        for other in around:
            state.info[other] |= layout.OUTPOST


def _set_course(state: NorthSea, lines: Lines) -> None:
    """The phase and whose turn it is."""
    solo = state.mode.solo
    phase, turns = lines.one("phase"), lines.one("turns")
    state.phase = phase.one_of(PHASES)
    state.turns = turns.whole(0, state.mode.turns)
    if (state.phase == layout.OVER) != (state.turns == state.mode.turns):
        raise turns.error("northsea-record-turns", turns=state.mode.turns)
    if state.phase == layout.CHOOSING and (solo or state.turns):
        raise phase.error("northsea-record-choice-late")
    chosen = sum(state.players[seat << layout.SEAT | layout.CAPTAIN] >= 0 for seat in range(state.seats))
    first = lines.one("first")
    if state.phase == layout.CHOOSING:
        if first.value != "-":
            raise first.error("northsea-record-first-early")
        if chosen == state.seats:
            raise phase.error("northsea-record-choice-over")
        state.seat = state.turn = chosen
    else:
        state.first = first.one_of(tuple(SEAT_LETTERS[: state.seats]))
        state.seat = (state.first + state.turns) % state.seats
        state.turn = state.turns if solo else state.seats + state.turns
    if state.phase == layout.OVER:
        state.seat = (state.seat - 1) % state.seats
    points, placings = lines.one("points"), lines.one("placings")
    state.points_left = points.whole(1 if state.phase == layout.ACTING else 0, POINTS)
    state.placings = placings.whole(0, SOLO_PLACINGS)
    if (state.placings > 0) != (state.phase == layout.PLACING) or state.placings > state.mode.placings:
        raise placings.error("northsea-record-placings")
    if state.phase == layout.PLACING and state.points_left != POINTS:
        raise points.error("northsea-record-points", points=POINTS)
