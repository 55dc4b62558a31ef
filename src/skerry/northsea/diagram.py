"""A position as text, and back.

    skerry diagram northsea
    rules: 1
    seats: 2
    side: A
    seed: 7
    drawn: 12
    phase: act
    turns: 0
    first: B
    points: 3
    placings: 0
    pile: 1 2 3 …
    discarded:
    tile: 17 2,-1 SE          a line for each tile, in the order in which they were laid
    enemy: 2,-1               each enemy ship on the map
    settlement: 3 at 2,-1.NE
    animals: pig 2 hens at 2,-1.NE
    A captain: archer         then the same for each seat
    A offer: archer hero
    A hand: 4 5 6
    A longship: 0,0
    A aboard: 2 vikings pig
    A mainland: 5
    A vikings: 1 at 2,-1.NE
    A outpost: 2,-1.SE
    A livestock: 2 pigs
    A settlements: 2 5
    A ships: 1
    A dead: 0

What the rest follows from is not written: whose turn it is, the tokens left, the fixed tiles. Lines
that begin with # are not read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from skerry.core.errors import OptionError, RecordError, ToldError
from skerry.core.game import SEAT_LETTERS
from skerry.core.info import GameInfo
from skerry.core.message import Argument, Message, excerpt
from skerry.northsea import actions, faults
from skerry.northsea.components import (
    ANIMALS,
    ANIMALS_ABOARD,
    CAPACITY,
    CAPTAINS,
    CAPTAINS_OFFERED,
    CORNERS,
    MAINLAND,
    NOT_IN_SOLO,
    OUTPOSTS,
    POINTS,
    SETTLEMENT,
    SHIP,
    SHIPS,
    SIDES,
    SOLO_PLACINGS,
    SOLO_TURNS,
    STRENGTHS,
    TILE_COUNT,
    TURNS,
    VIKINGS,
)
from skerry.northsea.components import HAND as HAND_SIZE
from skerry.northsea.hexes import FEATURE, FEATURE_CORNER, TURNED, canonical_rotation, coordinates
from skerry.northsea.notation import (
    animals_text,
    canonical_point,
    corners_text,
    hex_name,
    home_name,
    parse_corner,
    parse_hex,
    parse_home,
    parse_pieces,
    pieces_text,
)
from skerry.northsea.placing import fits_somewhere, place_fault
from skerry.northsea.rules import ACTING, ALL_TILES, CHOOSING, OVER, PLACING, NorthSea
from skerry.northsea.state import (
    ABOARD,
    ANIMALS_MASK,
    ASHORE,
    BUILT,
    CAPTAIN,
    CARGO,
    CONQUERED,
    DEAD,
    ENEMY,
    HAND,
    LIVESTOCK,
    LONGSHIP,
    NO_AREA,
    OFFER,
    OUTPOST,
    OUTPOST_AT,
    PATTERN_MASK,
    PLACED,
    ROTATION,
    SEAT,
    SUNK,
    TILE,
)
from skerry.northsea.state import ANIMALS as ANIMALS_AT
from skerry.northsea.state import SETTLEMENT as SETTLEMENT_AT
from skerry.northsea.view import PHASES, Table, captains, conquered, outpost_homes, tiles

_LONGEST = 100_000
_WHOLE = re.compile(r"[0-9]{1,19}")
_HEAD = (
    "rules",
    "seats",
    "side",
    "seed",
    "drawn",
    "phase",
    "turns",
    "first",
    "points",
    "placings",
    "pile",
    "discarded",
)
_MAP = ("tile", "enemy", "settlement", "animals")
_PLAYER = (
    "captain",
    "offer",
    "hand",
    "longship",
    "aboard",
    "mainland",
    "vikings",
    "outpost",
    "livestock",
    "settlements",
    "ships",
    "dead",
)
_REPEATED = ("tile", "enemy", "settlement", "animals", "vikings", "outpost")


# -- writing -------------------------------------------------------------------------------------------


def write_diagram(state: NorthSea, game: str, rules: int) -> str:
    """The position as text."""
    lines = [f"skerry diagram {game}", f"rules: {rules}", f"seats: {state.seats}", f"side: {SIDES[state.side]}"]
    lines += [f"seed: {state.seed}", f"drawn: {state.drawn}", f"phase: {PHASES[state.phase]}", f"turns: {state.turns}"]
    lines += [f"first: {'-' if state.first < 0 else SEAT_LETTERS[state.first]}", f"points: {state.points_left}"]
    lines += [f"placings: {state.placings}", _numbers("pile", state.pile), _numbers("discarded", state.discarded)]
    lines += _picture(state)
    lines += _map_lines(state)
    for seat in range(state.seats):
        lines += [f"{SEAT_LETTERS[seat]} {line}" for line in _player_lines(state, seat)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _numbers(name: str, mask: int) -> str:
    return f"{name}: {' '.join(map(str, tiles(mask)))}"


def _picture(state: NorthSea) -> list[str]:
    """The map as a comment, for people: each tile with its corners clockwise from N as they lie."""
    table = Table(state)
    spots = {coordinates(table.hexes[cell]): _spot(table.info[cell]) for cell in table.laid}
    spots.update(dict.fromkeys(MAINLAND, "=" * _SPOT))
    left = min(2 * q + r for q, r in spots)
    lines = []
    for row in sorted({r for _, r in spots}):
        line = "#"
        for q in sorted(q for q, r in spots if r == row):
            line = line.ljust(2 + (2 * q + row - left) * (_SPOT + 2) // 2) + spots[q, row]
        lines.append(line)
    return lines


_SPOT = len("17 LssLss")


def _spot(info: int) -> str:
    return f"{info >> TILE or '--':>2} {corners_text(info & PATTERN_MASK)}"


def _map_lines(state: NorthSea) -> list[str]:
    laid = [cell for cell in Table(state).laid if state.info[cell] >> TILE]
    lines = []
    for cell in laid:
        info = state.info[cell]
        lines.append(f"tile: {info >> TILE} {hex_name(state.hexes[cell])} {CORNERS[info >> ROTATION & 7]}")
    lines += [f"enemy: {hex_name(state.hexes[cell])}" for cell in laid if state.info[cell] & ENEMY]
    for area, pieces in enumerate(state.pieces):
        if pieces >> SETTLEMENT_AT:
            lines.append(f"settlement: {pieces >> SETTLEMENT_AT} at {home_name(state.homes[area])}")
    for area, pieces in enumerate(state.pieces):
        if pieces >> ANIMALS_AT & ANIMALS_MASK:
            animals = animals_text(pieces >> ANIMALS_AT & ANIMALS_MASK)
            lines.append(f"animals: {animals} at {home_name(state.homes[area])}")
    return lines


def _player_lines(state: NorthSea, seat: int) -> list[str]:
    base = seat << SEAT
    own = [state.players[base + n] for n in range(1 << SEAT)]
    lines = [
        f"captain: {CAPTAINS[own[CAPTAIN]] if own[CAPTAIN] >= 0 else '-'}",
        f"offer: {' '.join(captains(own[OFFER]))}",
        _numbers("hand", own[HAND]),
        f"longship: {hex_name(state.hexes[own[LONGSHIP]])}",
        f"aboard: {pieces_text(own[ABOARD], own[CARGO])}",
        f"mainland: {own[ASHORE]}",
    ]
    for area, home in enumerate(state.homes):
        if state.vikings(seat, area):
            lines.append(f"vikings: {state.vikings(seat, area)} at {home_name(home)}")
    lines += [f"outpost: {home_name(home)}" for home in outpost_homes(Table(state), seat)]
    lines += [
        f"livestock: {animals_text(own[LIVESTOCK])}",
        f"settlements: {' '.join(map(str, conquered(own[CONQUERED])))}",
        f"ships: {own[SUNK]}",
        f"dead: {own[DEAD]}",
    ]
    return lines


# -- reading -------------------------------------------------------------------------------------------


def _wrong(line: int, key: str, **args: Argument) -> RecordError:
    return RecordError(line, Message(key, **args))


@dataclass(frozen=True)
class _Line:
    number: int
    value: str

    def error(self, key: str, **args: Argument) -> RecordError:
        return _wrong(self.number, key, **args)

    def whole(self, least: int, most: int) -> int:
        """The value as a whole number in a range."""
        if not _WHOLE.fullmatch(self.value) or not least <= int(self.value) <= most:
            raise self.error("record-number", least=str(least), most=str(most), found=excerpt(self.value))
        return int(self.value)

    def one_of(self, choices: tuple[str, ...]) -> int:
        if self.value not in choices:
            raise self.error("record-choice", choices=", ".join(choices), found=excerpt(self.value))
        return choices.index(self.value)

    def tiles(self) -> int:
        """The value as a mask of tiles."""
        mask = 0
        for word in self.value.split():
            if not _WHOLE.fullmatch(word) or not 1 <= int(word) <= TILE_COUNT or mask >> int(word) & 1:
                raise self.error("record-tile-or-twice", found=excerpt(word))
            mask |= 1 << int(word)
        return mask

    def split_at(self) -> tuple[str, int]:
        """The two parts of 'something at AREA'."""
        what, at, where = self.value.rpartition(" at ")
        if not at:
            raise self.error("record-at-expected", found=excerpt(self.value))
        return what.strip(), self.home(where)

    def home(self, text: str) -> int:
        try:
            return parse_home(text.strip())
        except ToldError as error:
            raise RecordError(self.number, error.why) from None

    def hexagon(self, text: str) -> int:
        try:
            return parse_hex(text.strip())
        except ToldError as error:
            raise RecordError(self.number, error.why) from None

    def pieces(self, text: str) -> tuple[int, int]:
        if not text:
            return 0, 0
        try:
            return parse_pieces(text.lower().split())
        except ToldError as error:
            raise RecordError(self.number, error.why) from None


@dataclass
class _Text:
    """The lines of a diagram by their names."""

    last: int
    lines: dict[str, list[_Line]] = field(default_factory=dict)

    def all(self, name: str) -> list[_Line]:
        return self.lines.get(name, [])

    def one(self, name: str) -> _Line:
        found = self.all(name)
        if not found:
            raise _wrong(self.last, "record-line-missing", name=name)
        return found[0]


@dataclass
class Position:
    """What a diagram says."""

    state: NorthSea
    rules: int
    options: dict[str, str]


def read_diagram(info: GameInfo, text: str) -> Position:
    """The position that a diagram shows; `RecordError` with line and reason if it shows none."""
    lines = _read_lines(text, info)
    rules = lines.one("rules").whole(1, info.rules_version)
    try:
        seats = info.check_seats(lines.one("seats").whole(1, len(SEAT_LETTERS)))
    except OptionError as error:
        raise RecordError(lines.one("seats").number, error.why) from None
    _check_names(lines, seats)
    state = NorthSea(None)
    state.set_table(seats, lines.one("side").one_of(SIDES))
    state.seed = lines.one("seed").whole(0, (1 << 62) - 1)
    state.drawn = lines.one("drawn").whole(0, 1_000_000)
    _lay_tiles(state, lines)
    _put_enemies(state, lines)
    _put_settlements(state, lines)
    for line in lines.all("animals"):
        what, home = line.split_at()
        vikings, animals = line.pieces(what)
        area = _land(state, line, home)
        if vikings or state.pieces[area] >> ANIMALS_AT & ANIMALS_MASK:
            raise line.error("record-animals", area=home_name(home))
        state.pieces[area] += animals << ANIMALS_AT
    for seat in range(seats):
        _seat_player(state, lines, seat)
    _set_course(state, lines)
    _check_tiles(state, lines)
    _check_supplies(state, lines)
    _check_captains(state, lines)
    return Position(state, rules, {"side": SIDES[state.side]})


def _read_lines(text: str, info: GameInfo) -> _Text:
    if len(text) > _LONGEST:
        raise _wrong(1, "record-too-long", most=_LONGEST)
    rows = text.removeprefix("\ufeff").split("\n")
    if not rows or rows[0].split() != ["skerry", "diagram", info.id]:
        raise _wrong(1, "record-diagram-of-another", game=info.id)
    found = _Text(len(rows))
    for number, row in enumerate(rows[1:], 2):
        if not row.strip() or row.startswith("#"):
            continue
        name, colon, value = row.partition(":")
        name = " ".join(name.split())
        if not colon:
            raise _wrong(number, "record-value-expected", found=excerpt(row))
        same = found.lines.setdefault(name, [])
        if same and name.split(" ")[-1] not in _REPEATED:
            raise _wrong(number, "record-second-line", name=excerpt(name))
        same.append(_Line(number, " ".join(value.split())))
    return found


def _check_names(lines: _Text, seats: int) -> None:
    known = {*_HEAD, *_MAP, *(f"{letter} {name}" for letter in SEAT_LETTERS[:seats] for name in _PLAYER)}
    for name, same in lines.lines.items():
        if name not in known:
            raise same[0].error("record-unknown-line", name=excerpt(name))


def _lay_tiles(state: NorthSea, lines: _Text) -> None:
    """Each tile must be placed by the rules, in the order of the lines (NS-P)."""
    state.players[HAND] = ALL_TILES
    for line in lines.all("tile"):
        words = line.value.split()
        if len(words) != 3 or not _WHOLE.fullmatch(words[0]) or not 1 <= int(words[0]) <= TILE_COUNT:
            raise line.error("record-tile-expected", found=excerpt(line.value))
        tile, hexagon = int(words[0]), line.hexagon(words[1])
        try:
            rotation = canonical_rotation(tile, parse_corner(words[2]))
        except ToldError as error:
            raise RecordError(line.number, error.why) from None
        cell = state.cell(hexagon)
        fault = place_fault(state, 0, tile, rotation, cell)
        if fault:
            raise line.error("record-cannot-lie", tile=tile, hex=hex_name(hexagon), why=Message(_PLACE_FAULTS[fault]))
        state.players[HAND] &= ~(1 << tile)
        state.lay(cell, tile, rotation, TURNED[tile << 3 | rotation])
    state.players[HAND] = 0


_PLACE_FAULTS = {
    faults.NOT_IN_HAND: "record-lies-already",
    faults.HEX_TAKEN: "record-hex-taken",
    faults.HEX_BARRED: "record-hex-barred",
    faults.HEX_LONELY: "record-hex-lonely",
    faults.CORNERS_DIFFER: "record-corners-differ",
}


def _land(state: NorthSea, line: _Line, home: int) -> int:
    area = actions.area_of(state, home)
    if area < 0:
        raise line.error("record-no-land", area=home_name(home))
    return area


def _put_enemies(state: NorthSea, lines: _Text) -> None:
    for line in lines.all("enemy"):
        cell = state.cell(line.hexagon(line.value))
        tile = state.info[cell] >> TILE
        if tile == 0 or FEATURE[tile] != SHIP or state.info[cell] & ENEMY:
            raise line.error("record-no-enemy", hex=excerpt(line.value))
        state.info[cell] |= ENEMY


def _put_settlements(state: NorthSea, lines: _Text) -> None:
    for line in lines.all("settlement"):
        what, home = line.split_at()
        area = _land(state, line, home)
        info = state.info[state.cell(home >> 3)]
        tile, corner = info >> TILE, FEATURE_CORNER[info >> TILE] + (info >> ROTATION & 7)
        if what not in map(str, STRENGTHS):
            raise line.error("record-no-strength", found=excerpt(what))
        fitting = tile > 0 and FEATURE[tile] == SETTLEMENT and state.area_at(state.cell(home >> 3), corner % 6) == area
        if not fitting or state.pieces[area] >> SETTLEMENT_AT:
            raise line.error("record-no-settlement", area=home_name(home))
        state.pieces[area] |= int(what) << SETTLEMENT_AT


def _seat_player(state: NorthSea, lines: _Text, seat: int) -> None:
    letter, base = SEAT_LETTERS[seat], seat << SEAT
    players = state.players
    captain = lines.one(f"{letter} captain")
    players[base | CAPTAIN] = -1 if captain.value == "-" else captain.one_of(CAPTAINS)
    offer = lines.one(f"{letter} offer")
    for name in offer.value.split():
        players[base | OFFER] |= 1 << _Line(offer.number, name).one_of(CAPTAINS)
    players[base | HAND] = lines.one(f"{letter} hand").tiles()
    longship = lines.one(f"{letter} longship")
    players[base | LONGSHIP] = state.cell(longship.hexagon(longship.value))
    if not state.info[players[base | LONGSHIP]] & PLACED:
        raise longship.error("record-longship-lost")
    aboard = lines.one(f"{letter} aboard")
    players[base | ABOARD], players[base | CARGO] = aboard.pieces(aboard.value)
    cargo = actions.count_animals(players[base | CARGO])
    if players[base | ABOARD] + cargo > CAPACITY or cargo > ANIMALS_ABOARD:
        raise aboard.error("record-longship-full")
    players[base | ASHORE] = lines.one(f"{letter} mainland").whole(0, VIKINGS)
    players[base | DEAD] = lines.one(f"{letter} dead").whole(0, VIKINGS)
    players[base | SUNK] = lines.one(f"{letter} ships").whole(0, sum(SHIPS))
    _put_vikings(state, lines, seat)
    _put_outposts(state, lines, seat)
    livestock = lines.one(f"{letter} livestock")
    vikings, players[base | LIVESTOCK] = livestock.pieces(livestock.value)
    if vikings:
        raise livestock.error("record-livestock")
    settlements = lines.one(f"{letter} settlements")
    for strength in settlements.value.split():
        if strength not in map(str, STRENGTHS):
            raise settlements.error("record-no-strength", found=excerpt(strength))
        if players[base | CONQUERED] >> (4 * (int(strength) - 2)) & 15 == 15:
            raise settlements.error("record-many-settlements")
        players[base | CONQUERED] += 1 << (4 * (int(strength) - 2))


def _put_vikings(state: NorthSea, lines: _Text, seat: int) -> None:
    letter, base = SEAT_LETTERS[seat], seat << SEAT
    landed = 0
    for line in lines.all(f"{letter} vikings"):
        what, home = line.split_at()
        number = _Line(line.number, what).whole(1, VIKINGS)
        landed += number
        if landed > VIKINGS:
            raise line.error("record-many-vikings", seat=letter, most=VIKINGS)
        area = _land(state, line, home)
        if state.vikings(seat, area):
            raise line.error("record-vikings-twice", area=home_name(home))
        state.add_vikings(seat, area, number)
    ashore = lines.one(f"{letter} mainland")
    total = sum(state.vikings(seat, area) for area in range(len(state.homes)))
    total += state.players[base | ABOARD] + state.players[base | ASHORE] + state.players[base | DEAD]
    if total != VIKINGS:
        raise ashore.error("record-vikings", seat=letter, found=total, expected=VIKINGS)


def _put_outposts(state: NorthSea, lines: _Text, seat: int) -> None:
    base = seat << SEAT
    for line in lines.all(f"{SEAT_LETTERS[seat]} outpost"):
        home = line.home(line.value)
        home = canonical_point(home) if home & 7 < 6 else home
        cell, corner = state.cell(home >> 3), home & 7
        built = state.players[base | BUILT]
        if home & 7 > 5 or built == OUTPOSTS or state.area_at(cell, corner) == NO_AREA:
            raise line.error("record-no-outpost", point=excerpt(line.value))
        around = (cell, state.neighbour(cell, corner), state.neighbour(cell, (corner + 5) % 6))
        if any(state.info[other] & (PLACED | OUTPOST) != PLACED for other in around):
            raise line.error("record-outpost-tiles", point=excerpt(line.value))
        state.players[base + OUTPOST_AT + built] = cell << 3 | corner
        state.players[base | BUILT] += 1
        for other in around:
            state.info[other] |= OUTPOST


def _set_course(state: NorthSea, lines: _Text) -> None:
    """The phase and whose turn it is."""
    solo = state.seats == 1
    phase, turns = lines.one("phase"), lines.one("turns")
    state.phase = phase.one_of(PHASES)
    last = SOLO_TURNS if solo else TURNS
    state.turns = turns.whole(0, last)
    if (state.phase == OVER) != (state.turns == last):
        raise turns.error("record-turns", turns=last)
    if state.phase == CHOOSING and (solo or state.turns):
        raise phase.error("record-choice-late")
    chosen = sum(state.players[seat << SEAT | CAPTAIN] >= 0 for seat in range(state.seats))
    first = lines.one("first")
    if state.phase == CHOOSING:
        if first.value != "-":
            raise first.error("record-first-early")
        if chosen == state.seats:
            raise phase.error("record-choice-over")
        state.seat = state.turn = chosen
    else:
        state.first = first.one_of(tuple(SEAT_LETTERS[: state.seats]))
        state.seat = (state.first + state.turns) % state.seats
        state.turn = state.turns if solo else state.seats + state.turns
    if state.phase == OVER:
        state.seat = (state.seat - 1) % state.seats
    points, placings = lines.one("points"), lines.one("placings")
    state.points_left = points.whole(1 if state.phase == ACTING else 0, POINTS)
    state.placings = placings.whole(0, SOLO_PLACINGS)
    if (state.placings > 0) != (state.phase == PLACING) or state.placings > (SOLO_PLACINGS if solo else 1):
        raise placings.error("record-placings")
    if state.phase == PLACING and state.points_left != POINTS:
        raise points.error("record-points", points=POINTS)


def _check_tiles(state: NorthSea, lines: _Text) -> None:
    """Every tile is in one place, and a hand that must place can (NS-T3, NS-SO2)."""
    pile = lines.one("pile")
    state.pile = pile.tiles()
    state.pile_size = len(tiles(state.pile))
    state.discarded = lines.one("discarded").tiles()
    laid = sum(1 << (state.info[cell] >> TILE) for cell in Table(state).laid if state.info[cell] >> TILE)
    seen = 0
    hands = [
        (state.players[seat << SEAT | HAND], lines.one(f"{SEAT_LETTERS[seat]} hand")) for seat in range(state.seats)
    ]
    for mask, line in ((laid, pile), (state.pile, pile), (state.discarded, lines.one("discarded")), *hands):
        if seen & mask:
            raise line.error("record-tile-twice", tile=tiles(seen & mask)[0])
        seen |= mask
    if seen != ALL_TILES:
        raise pile.error("record-tile-nowhere", tile=tiles(ALL_TILES & ~seen)[0])
    if state.discarded and state.seats > 1:
        raise lines.one("discarded").error("record-discarded")
    hand = state.players[state.seat << SEAT | HAND]
    if state.seats == 1:
        expected = state.placings + HAND_SIZE - SOLO_PLACINGS if state.phase == PLACING else 0
        if len(tiles(hand)) != expected:
            raise hands[0][1].error("record-hand", expected=expected)
        if state.pile_size != TILE_COUNT - HAND_SIZE * min(state.turns + 1, SOLO_TURNS):
            raise pile.error("record-solo-pile")
    if state.phase == PLACING and not fits_somewhere(state, hand):
        raise hands[state.seat][1].error("record-no-tile-fits")


def _check_supplies(state: NorthSea, lines: _Text) -> None:
    """As many animals, settlements and enemy ships as tiles that brought them; the rest is in the supply."""
    brought = [0] * (SHIP + 1)
    for cell in Table(state).laid:
        if state.info[cell] >> TILE:
            brought[FEATURE[state.info[cell] >> TILE]] += 1
    everybody = [state.players[seat << SEAT : (seat + 1) << SEAT] for seat in range(state.seats)]
    for kind, name in enumerate(ANIMALS):
        found = sum(pieces >> (ANIMALS_AT + 4 * kind) & 15 for pieces in state.pieces)
        found += sum((own[CARGO] >> (4 * kind) & 15) + (own[LIVESTOCK] >> (4 * kind) & 15) for own in everybody)
        if found != brought[kind]:
            animals = Message(f"northsea-feature-{name}")
            raise _wrong(lines.last, "record-animals-in-play", animals=animals, found=found, tiles=brought[kind])
    standing = [pieces >> SETTLEMENT_AT for pieces in state.pieces if pieces >> SETTLEMENT_AT]
    taken = standing + [strength for own in everybody for strength in conquered(own[CONQUERED])]
    if len(taken) != brought[SETTLEMENT]:
        raise _wrong(lines.last, "record-settlements-in-play", found=len(taken), tiles=brought[SETTLEMENT])
    for strength in taken:
        if state.settlements >> (4 * (strength - 2)) & 15 == 0:
            raise _wrong(lines.last, "record-settlements-of-strength", strength=strength)
        state.settlements -= 1 << (4 * (strength - 2))
    sunk, dead = sum(own[SUNK] for own in everybody), sum(own[DEAD] for own in everybody)
    afloat = sum(state.info[cell] & ENEMY > 0 for cell in Table(state).laid)
    if afloat + sunk != brought[SHIP]:
        raise _wrong(lines.last, "record-ships-in-play", found=afloat + sunk, tiles=brought[SHIP])
    for own in everybody:
        if own[DEAD] > own[SUNK]:
            raise _wrong(lines.last, "record-many-dead")
    state.deadly -= dead
    state.harmless -= sunk - dead
    if min(state.deadly, state.harmless) < 0:
        raise _wrong(lines.last, "record-ships-of-one-back")


def _check_captains(state: NorthSea, lines: _Text) -> None:
    """Two different captains were offered to each, one of them is kept (NS-S2, NS-SO1)."""
    seen = 0
    if state.seats == 1:
        seen = sum(1 << CAPTAINS.index(name) for name in NOT_IN_SOLO)
    for seat in range(state.seats):
        letter, base = SEAT_LETTERS[seat], seat << SEAT
        offer, captain = state.players[base | OFFER], state.players[base | CAPTAIN]
        line = lines.one(f"{letter} offer")
        if len(tiles(offer)) != CAPTAINS_OFFERED or offer & seen:
            raise line.error("record-captains-offered", expected=CAPTAINS_OFFERED)
        seen |= offer
        keeps = state.seats > 1 and (state.phase != CHOOSING or seat < state.seat)
        if (captain >= 0) != keeps or (keeps and not offer >> captain & 1):
            raise lines.one(f"{letter} captain").error("record-captain-kept")
