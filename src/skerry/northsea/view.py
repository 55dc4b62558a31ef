"""What a seat may know, as plain JSON data: `docs/notation.md` lists the keys."""

from __future__ import annotations

from skerry.core.jsonlike import Json
from skerry.northsea.components import (
    CAPTAINS,
    FEATURES,
    MAINLAND,
    OUTPOSTS,
    SIDES,
    SOLO_TURNS,
    STRENGTHS,
    TURNS,
)
from skerry.northsea.hexes import FEATURE, HEX_STEP, SIDE_AREA, hex_at
from skerry.northsea.islands import controls, influences
from skerry.northsea.notation import animal_counts, corners_text, feature_area, hex_name, home_name
from skerry.northsea.rules import CHOOSING, NorthSea
from skerry.northsea.state import (
    ABOARD,
    ANIMALS_MASK,
    ASHORE,
    BUILT,
    CAMP,
    CAMPS,
    CAPTAIN,
    CARGO,
    CLOSED,
    CONQUERED,
    DEAD,
    ENEMY,
    FIRST_AREA,
    HAND,
    LIVESTOCK,
    LONGSHIP,
    OFFER,
    OUTPOST_AT,
    PATTERN_MASK,
    PLACED,
    ROTATION,
    SEAT,
    SETTLEMENT,
    SUNK,
    TILE,
)
from skerry.northsea.state import ANIMALS as ANIMALS_AT

PHASES = ("captain", "place", "act", "over")
_MAINLAND_HEXES = [hex_at(q, r) for q, r in MAINLAND]


class Table:
    """The state in plain lists: interpreted code reads these many times faster than packed arrays."""

    __slots__ = ("barred", "hexes", "homes", "info", "laid", "open", "pieces", "players", "roots", "seats", "state")

    def __init__(self, state: NorthSea) -> None:
        self.state = state
        self.seats = int(state.seats)
        self.hexes = list(state.hexes)
        self.info = list(state.info)
        self.homes = list(state.homes)
        self.pieces = list(state.pieces)
        self.open = list(state.open)
        self.players = list(state.players)
        self.roots = _roots(list(state.island))
        self.laid = _laid(self.info)
        """The cells with a tile, in the order in which they were laid."""
        self.barred = [hexagon for hexagon, said in zip(self.hexes, self.info, strict=True) if said == CLOSED][1:]
        """The hexagons of the mainland and next to it, where no tile may be placed (NS-P3)."""


def _roots(parents: list[int]) -> list[int]:
    """The root of each area's island; a parent always has a smaller number."""
    roots: list[int] = []
    for area, parent in enumerate(parents):
        roots.append(area if parent == area else roots[parent])
    return roots


def _laid(info: list[int]) -> list[int]:
    cells = [cell for cell, said in enumerate(info) if said & PLACED]
    return sorted(cells, key=lambda cell: (info[cell] >> FIRST_AREA & 255, info[cell] >> TILE > 0))


def view_data(state: NorthSea, seat: int | None) -> dict[str, Json]:
    """What the map, the pieces and the players show to a seat; the keys of every view are added by the game."""
    table = Table(state)
    solo = table.seats == 1
    first = int(state.first)
    return {
        "phase": PHASES[state.phase],
        "side": SIDES[state.side],
        "hexes": hexes_data(table),
        "mainland": [hex_name(hexagon) for hexagon in _MAINLAND_HEXES],
        "forbidden": [hex_name(hexagon) for hexagon in table.barred if hexagon not in _MAINLAND_HEXES],
        **pieces_data(table),
        "islands": islands_data(table),
        "players": [player_data(table, player, seat) for player in range(table.seats)],
        "first": None if first < 0 else first,
        "winter": None if solo or first < 0 else (first - 1) % table.seats,
        "draw_pile": state.pile_size,
        "points": state.points_left,
        "placings": state.placings,
        "turns_left": (SOLO_TURNS if solo else TURNS) - state.turns,
        "discarded": tiles(state.discarded),
    }


def tiles(mask: int) -> list[int]:
    """The tiles of a mask."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def captains(mask: int) -> list[str]:
    return [CAPTAINS[captain] for captain in tiles(mask)]


def hexes_data(table: Table) -> list[Json]:
    found: list[Json] = []
    for cell in table.laid:
        info, hexagon = table.info[cell], table.hexes[cell]
        tile = info >> TILE
        found.append(
            {
                "at": hex_name(hexagon),
                "tile": tile or None,
                "corners": corners_text(info & PATTERN_MASK),
                "feature": FEATURES[FEATURE[tile]] if tile else None,
                "area": feature_area(tile, hexagon, info >> ROTATION & 7) if tile else None,
            }
        )
    return found


def pieces_data(table: Table) -> dict[str, Json]:
    animals: list[Json] = []
    settlements: list[Json] = []
    for home, pieces in zip(table.homes, table.pieces, strict=True):
        if pieces >> ANIMALS_AT & ANIMALS_MASK:
            for kind, count in animal_counts(pieces >> ANIMALS_AT & ANIMALS_MASK).items():
                animals.append({"area": home_name(home), "kind": kind, "count": count})
        if pieces >> SETTLEMENT:
            settlements.append({"area": home_name(home), "strength": pieces >> SETTLEMENT})
    enemies: list[Json] = [hex_name(table.hexes[cell]) for cell in table.laid if table.info[cell] & ENEMY]
    outposts: list[Json] = [
        {"point": home_name(home), "seat": seat} for seat in range(table.seats) for home in outpost_homes(table, seat)
    ]
    return {"animals": animals, "settlements": settlements, "enemy_ships": enemies, "outposts": outposts}


def outpost_homes(table: Table, seat: int) -> list[int]:
    """The points of the seat's outposts in the order in which they were built."""
    base = seat << SEAT
    outposts = table.players[base + OUTPOST_AT : base + OUTPOST_AT + table.players[base + BUILT]]
    return [table.hexes[outpost >> 3] << 3 | outpost & 7 for outpost in outposts]


def island_areas(table: Table) -> dict[int, list[int]]:
    """The areas of each island by its root."""
    found: dict[int, list[int]] = {}
    for area, root in enumerate(table.roots):
        found.setdefault(root, []).append(area)
    return found


def islands_data(table: Table) -> list[Json]:
    state = table.state
    influence = influences(state)
    never = never_completed(table)
    found: list[Json] = []
    for root, areas in island_areas(table).items():
        found.append(
            {
                "areas": [home_name(table.homes[area]) for area in areas],
                "hexes": list(dict.fromkeys(hex_name(table.homes[area] >> 3) for area in areas)),
                "complete": table.open[root] == 0,
                "never": root in never,
                "influence": [influence[root << 2 | seat] for seat in range(table.seats)],
                "controllers": [seat for seat in range(table.seats) if controls(state, influence, root, seat)],
            }
        )
    return found


def never_completed(table: Table) -> set[int]:
    """The islands with a side towards a hexagon that is never covered (NS-F6)."""
    cells = {table.hexes[cell]: cell for cell in table.laid}
    found: set[int] = set()
    for hexagon in table.barred:
        for direction in range(6):
            cell = cells.get(hexagon + HEX_STEP[direction])
            if cell is not None:
                info = table.info[cell]
                touching = SIDE_AREA[(info & PATTERN_MASK) << 3 | (direction + 3) % 6]
                if touching >= 0:
                    found.add(table.roots[(info >> FIRST_AREA & 255) + touching])
    return found


def conquered(packed: int) -> list[int]:
    """The strengths of conquered settlements."""
    return [strength for n, strength in enumerate(STRENGTHS) for _ in range(packed >> (4 * n) & 15)]


def player_data(table: Table, player: int, viewer: int | None) -> dict[str, Json]:
    base = player << SEAT
    own = table.players[base : base + (1 << SEAT)]
    known = table.state.phase != CHOOSING or player == viewer
    camps: list[Json] = [
        {"area": home_name(table.homes[area]), "count": table.pieces[area] >> (3 * player) & 7}
        for area in own[CAMP : CAMP + own[CAMPS]]
    ]
    return {
        "seat": player,
        "longship": hex_name(table.hexes[own[LONGSHIP]]),
        "aboard": {"vikings": own[ABOARD], "animals": animal_counts(own[CARGO])},
        "mainland": own[ASHORE],
        "vikings": camps,
        "outposts_left": OUTPOSTS - own[BUILT],
        "livestock": animal_counts(own[LIVESTOCK]),
        "settlements": conquered(own[CONQUERED]),
        "enemy_ships": own[SUNK],
        "dead": own[DEAD],
        "captain": CAPTAINS[own[CAPTAIN]] if known and own[CAPTAIN] >= 0 else None,
        "captains": captains(own[OFFER]) if player == viewer or table.seats == 1 else None,
        "hand": tiles(own[HAND]) if player == viewer else None,
        "hand_size": len(tiles(own[HAND])),
    }
