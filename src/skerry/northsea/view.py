"""What a seat may know, as plain JSON data: `docs/notation.md` lists the keys."""

from __future__ import annotations

from skerry.core.packed import append, i64, vec
from skerry.northsea import layout
from skerry.northsea.codes import place_at, place_corner, place_hex
from skerry.northsea.components import CAPTAINS, FEATURES, SIDES, STRENGTHS
from skerry.northsea.geometry import FEATURE, HEX_STEP, SIDE_AREA, hex_at
from skerry.northsea.islands import controls, influences
from skerry.northsea.notation import animal_counts, corners_text, feature_area, hex_name, home_name
from skerry.northsea.numbers import MAINLAND, OUTPOSTS
from skerry.northsea.rules import NorthSea
from skerry.northsea.view_types import (
    AnimalsView,
    CampView,
    HexView,
    IslandView,
    NorthSeaPlayerView,
    OpenView,
    OutpostView,
    PiecesView,
    SettlementView,
)

PHASES = ("captain", "place", "act", "over")
_MAINLAND_HEXES = [hex_at(q, r) for q, r in MAINLAND]


class Table:
    """The state with what the texts around it look up again and again."""

    state: NorthSea
    seats: i64
    hexes: vec[i64]
    info: vec[i64]
    homes: vec[i64]
    pieces: vec[i64]
    open: vec[i64]
    players: vec[i64]
    roots: vec[i64]
    """The root of each area's island."""
    laid: vec[i64]
    """The cells with a tile, in the order in which they were laid."""
    barred: vec[i64]
    """The hexagons of the mainland and next to it, where no tile may be placed (NS-P3)."""

    def __init__(self, state: NorthSea) -> None:
        self.state = state
        self.seats = state.seats
        self.hexes = state.hexes
        self.info = state.info
        self.homes = state.homes
        self.pieces = state.pieces
        self.open = state.open
        self.players = state.players
        self.roots = _roots(state)
        self.laid = _laid(state.info)
        self.barred = _barred(state)


def _roots(state: NorthSea) -> vec[i64]:
    roots = vec[i64](capacity=len(state.homes))
    for area in range(i64(len(state.homes))):
        roots = append(roots, state.root(area))
    return roots


def _laid(info: vec[i64]) -> vec[i64]:
    order: list[tuple[int, bool, int]] = []
    for cell in range(i64(len(info))):
        if info[cell] & layout.PLACED:
            order.append((info[cell] >> layout.FIRST_AREA & 255, info[cell] >> layout.TILE > 0, cell))
    order.sort()
    laid = vec[i64](capacity=len(order))
    for _, _, placed in order:
        laid = append(laid, placed)
    return laid


def _barred(state: NorthSea) -> vec[i64]:
    """Cell 0 stands for the unknown, not for a hexagon."""
    barred = vec[i64](capacity=32)
    for cell in range(1, i64(len(state.info))):
        if state.info[cell] == layout.CLOSED:
            barred = append(barred, state.hexes[cell])
    return barred


def view_data(state: NorthSea) -> OpenView:
    """What the map and the pieces show to everybody; the keys of every game's view are added by the game."""
    table = Table(state)
    solo = state.mode.solo
    first = int(state.first)
    return {
        "phase": PHASES[state.phase],
        "side": SIDES[state.side],
        "hexes": hexes_data(table),
        "mainland": [hex_name(hexagon) for hexagon in _MAINLAND_HEXES],
        "forbidden": [hex_name(hexagon) for hexagon in table.barred if hexagon not in _MAINLAND_HEXES],
        **pieces_data(table),
        "islands": islands_data(table),
        "first": None if first < 0 else first,
        "winter": None if solo or first < 0 else (first - 1) % table.seats,
        "draw_pile": state.pile_size,
        "points": state.points_left,
        "placings": state.placings,
        "turns_left": state.mode.turns - state.turns,
        "discarded": tiles(state.discarded),
    }


def players_data(state: NorthSea, seat: int | None) -> list[NorthSeaPlayerView]:
    """What the players have, as a seat may know it."""
    table = Table(state)
    return [player_data(table, player, seat) for player in range(table.seats)]


def tiles(mask: int) -> list[int]:
    """The tiles of a mask."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def captains(mask: int) -> list[str]:
    return [CAPTAINS[captain] for captain in tiles(mask)]


def hexes_data(table: Table) -> list[HexView]:
    found: list[HexView] = []
    for cell in table.laid:
        info, hexagon = table.info[cell], table.hexes[cell]
        tile = info >> layout.TILE
        found.append(
            {
                "at": hex_name(hexagon),
                "tile": tile if tile else None,
                "corners": corners_text(info & layout.PATTERN_MASK),
                "feature": FEATURES[FEATURE[tile]] if tile else None,
                "area": feature_area(tile, hexagon, info >> layout.ROTATION & 7) if tile else None,
            }
        )
    return found


def pieces_data(table: Table) -> PiecesView:
    animals: list[AnimalsView] = []
    settlements: list[SettlementView] = []
    for area in range(i64(len(table.homes))):
        pieces = table.pieces[area]
        if pieces >> layout.ANIMALS & layout.ANIMALS_MASK:
            for kind, count in animal_counts(pieces >> layout.ANIMALS & layout.ANIMALS_MASK).items():
                animals.append({"area": home_name(table.homes[area]), "kind": kind, "count": count})
        if pieces >> layout.SETTLEMENT:
            settlements.append({"area": home_name(table.homes[area]), "strength": pieces >> layout.SETTLEMENT})
    enemies: list[str] = [hex_name(table.hexes[cell]) for cell in table.laid if table.info[cell] & layout.ENEMY]
    outposts: list[OutpostView] = [
        {"point": home_name(home), "seat": seat} for seat in range(table.seats) for home in outpost_homes(table, seat)
    ]
    return {"animals": animals, "settlements": settlements, "enemy_ships": enemies, "outposts": outposts}


def outpost_homes(table: Table, seat: i64) -> list[int]:
    """The points of the seat's outposts in the order in which they were built."""
    found: list[int] = []
    first = (seat << layout.SEAT) + layout.OUTPOST_AT
    for at in range(first, first + table.players[seat << layout.SEAT | layout.BUILT]):
        outpost = table.players[at]
        found.append(place_at(table.hexes[place_hex(outpost)], place_corner(outpost)))
    return found


def island_areas(table: Table) -> dict[int, list[int]]:
    """The areas of each island by its root."""
    found: dict[int, list[int]] = {}
    for area in range(i64(len(table.roots))):
        root = table.roots[area]
        if root in found:
            found[root].append(area)
        else:
            found[root] = [area]
    return found


def islands_data(table: Table) -> list[IslandView]:
    state = table.state
    influence = influences(state)
    never = never_completed(table)
    found: list[IslandView] = []
    for root, areas in island_areas(table).items():
        first = i64(root) << 2
        found.append(
            {
                "areas": [home_name(table.homes[area]) for area in areas],
                "hexes": list(dict.fromkeys([hex_name(place_hex(table.homes[area])) for area in areas])),
                "complete": table.open[root] == 0,
                "never": root in never,
                "influence": [influence[first | seat] for seat in range(table.seats)],
                "controllers": [seat for seat in range(table.seats) if controls(state, influence, root, seat)],
            }
        )
    return found


def never_completed(table: Table) -> set[int]:
    """The islands with a side towards a hexagon that is never covered (NS-F6)."""
    state = table.state
    found: set[int] = set()
    for hexagon in table.barred:
        for direction in range(6):
            cell = state.cell(hexagon + HEX_STEP[direction])
            info = table.info[cell]
            if info & layout.PLACED:
                touching = SIDE_AREA[(info & layout.PATTERN_MASK) << 3 | (direction + 3) % 6]
                if touching >= 0:
                    found.add(table.roots[(info >> layout.FIRST_AREA & 255) + touching])
    return found


def conquered(packed: int) -> list[int]:
    """The strengths of conquered settlements."""
    return [strength for n, strength in enumerate(STRENGTHS) for _ in range(packed >> (4 * n) & 15)]


def player_data(table: Table, player: i64, viewer: int | None) -> NorthSeaPlayerView:
    base = player << layout.SEAT
    own = table.players
    known = table.state.phase != layout.CHOOSING or player == viewer
    captain = own[base | layout.CAPTAIN]
    hand = tiles(own[base | layout.HAND])
    camps: list[CampView] = []
    for at in range(base + layout.CAMP, base + layout.CAMP + own[base | layout.CAMPS]):
        area = own[at]
        camps.append({"area": home_name(table.homes[area]), "count": table.pieces[area] >> (3 * player) & 7})
    return {
        "seat": player,
        "longship": hex_name(table.hexes[own[base | layout.LONGSHIP]]),
        "aboard": {"vikings": own[base | layout.ABOARD], "animals": animal_counts(own[base | layout.CARGO])},
        "mainland": own[base | layout.ASHORE],
        "vikings": camps,
        "outposts_left": OUTPOSTS - own[base | layout.BUILT],
        "livestock": animal_counts(own[base | layout.LIVESTOCK]),
        "settlements": conquered(own[base | layout.CONQUERED]),
        "enemy_ships": own[base | layout.SUNK],
        "dead": own[base | layout.DEAD],
        "captain": CAPTAINS[captain] if known and captain >= 0 else None,
        "captains": captains(own[base | layout.OFFER]) if player == viewer or table.state.mode.solo else None,
        "hand": hand if player == viewer else None,
        "hand_size": len(hand),
    }
