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

from skerry.core.game import SEAT_LETTERS
from skerry.northsea import layout
from skerry.northsea.components import CAPTAINS, CORNERS, SIDES
from skerry.northsea.geometry import coordinates
from skerry.northsea.notation import animals_text, corners_text, hex_name, home_name, pieces_text
from skerry.northsea.numbers import MAINLAND
from skerry.northsea.rules import NorthSea
from skerry.northsea.view import PHASES, Table, captains, conquered, outpost_homes, tiles


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
    return f"{info >> layout.TILE or '--':>2} {corners_text(info & layout.PATTERN_MASK)}"


def _map_lines(state: NorthSea) -> list[str]:
    laid = [cell for cell in Table(state).laid if state.info[cell] >> layout.TILE]
    lines = []
    for cell in laid:
        info = state.info[cell]
        lines.append(
            f"tile: {info >> layout.TILE} {hex_name(state.hexes[cell])} {CORNERS[info >> layout.ROTATION & 7]}"
        )
    lines += [f"enemy: {hex_name(state.hexes[cell])}" for cell in laid if state.info[cell] & layout.ENEMY]
    for area, pieces in enumerate(state.pieces):
        if pieces >> layout.SETTLEMENT:
            lines.append(f"settlement: {pieces >> layout.SETTLEMENT} at {home_name(state.homes[area])}")
    for area, pieces in enumerate(state.pieces):
        if pieces >> layout.ANIMALS & layout.ANIMALS_MASK:
            animals = animals_text(pieces >> layout.ANIMALS & layout.ANIMALS_MASK)
            lines.append(f"animals: {animals} at {home_name(state.homes[area])}")
    return lines


def _player_lines(state: NorthSea, seat: int) -> list[str]:
    base = seat << layout.SEAT
    own = [state.players[base + n] for n in range(1 << layout.SEAT)]
    lines = [
        f"captain: {CAPTAINS[own[layout.CAPTAIN]] if own[layout.CAPTAIN] >= 0 else '-'}",
        f"offer: {' '.join(captains(own[layout.OFFER]))}",
        _numbers("hand", own[layout.HAND]),
        f"longship: {hex_name(state.hexes[own[layout.LONGSHIP]])}",
        f"aboard: {pieces_text(own[layout.ABOARD], own[layout.CARGO])}",
        f"mainland: {own[layout.ASHORE]}",
    ]
    for area, home in enumerate(state.homes):
        if state.vikings(seat, area):
            lines.append(f"vikings: {state.vikings(seat, area)} at {home_name(home)}")
    lines += [f"outpost: {home_name(home)}" for home in outpost_homes(Table(state), seat)]
    lines += [
        f"livestock: {animals_text(own[layout.LIVESTOCK])}",
        f"settlements: {' '.join(map(str, conquered(own[layout.CONQUERED])))}",
        f"ships: {own[layout.SUNK]}",
        f"dead: {own[layout.DEAD]}",
    ]
    return lines
