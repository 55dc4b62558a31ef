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


def view_data(state: NorthSea, seat: int | None) -> dict[str, Json]:
    """What the map, the pieces and the players show to a seat; the keys of every view are added by the game."""
    solo = state.seats == 1
    return {
        "phase": PHASES[state.phase],
        "side": SIDES[state.side],
        "hexes": hexes_data(state),
        "mainland": [hex_name(hexagon) for hexagon in _MAINLAND_HEXES],
        "forbidden": [hex_name(hexagon) for hexagon in barred(state) if hexagon not in _MAINLAND_HEXES],
        **pieces_data(state),
        "islands": islands_data(state),
        "players": [player_data(state, player, seat) for player in range(state.seats)],
        "first": None if state.first < 0 else state.first,
        "winter": None if solo or state.first < 0 else (state.first - 1) % state.seats,
        "draw_pile": state.pile_size,
        "points": state.points_left,
        "placings": state.placings,
        "turns_left": (SOLO_TURNS if solo else TURNS) - state.turns,
        "discarded": tiles(state.discarded),
    }


def tiles(mask: int) -> list[int]:
    """The tiles of a mask."""
    return [tile for tile in range(mask.bit_length()) if mask >> tile & 1]


def captains(mask: int) -> list[Json]:
    return [name for number, name in enumerate(CAPTAINS) if mask >> number & 1]


def laid_cells(state: NorthSea) -> list[int]:
    """The cells with a tile, in the order in which they were laid."""
    cells = [cell for cell in range(1, len(state.info)) if state.info[cell] & PLACED]
    return sorted(cells, key=lambda cell: (state.info[cell] >> FIRST_AREA & 255, state.info[cell] >> TILE > 0))


def barred(state: NorthSea) -> list[int]:
    """The hexagons of the mainland and next to it, where no tile may be placed."""
    return [state.hexes[cell] for cell in range(1, len(state.info)) if state.info[cell] & (CLOSED | PLACED) == CLOSED]


def hexes_data(state: NorthSea) -> list[Json]:
    found: list[Json] = []
    for cell in laid_cells(state):
        info, hexagon = state.info[cell], state.hexes[cell]
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


def pieces_data(state: NorthSea) -> dict[str, Json]:
    animals: list[Json] = []
    settlements: list[Json] = []
    for area, home in enumerate(state.homes):
        for kind, count in animal_counts(state.pieces[area] >> ANIMALS_AT & ANIMALS_MASK).items():
            animals.append({"area": home_name(home), "kind": kind, "count": count})
        if state.pieces[area] >> SETTLEMENT:
            settlements.append({"area": home_name(home), "strength": state.pieces[area] >> SETTLEMENT})
    enemies: list[Json] = [hex_name(state.hexes[cell]) for cell in laid_cells(state) if state.info[cell] & ENEMY]
    outposts: list[Json] = [
        {"point": home_name(home), "seat": seat} for seat in range(state.seats) for home in outpost_homes(state, seat)
    ]
    return {"animals": animals, "settlements": settlements, "enemy_ships": enemies, "outposts": outposts}


def outpost_homes(state: NorthSea, seat: int) -> list[int]:
    """The points of the seat's outposts in the order in which they were built."""
    base = seat << SEAT
    outposts = [state.players[base + OUTPOST_AT + n] for n in range(state.players[base + BUILT])]
    return [state.hexes[outpost >> 3] << 3 | outpost & 7 for outpost in outposts]


def island_areas(state: NorthSea) -> dict[int, list[int]]:
    """The areas of each island by its root."""
    found: dict[int, list[int]] = {}
    for area in range(len(state.homes)):
        found.setdefault(int(state.root(area)), []).append(area)
    return found


def island_hexes(state: NorthSea, areas: list[int]) -> list[str]:
    return list(dict.fromkeys(hex_name(state.homes[area] >> 3) for area in areas))


def islands_data(state: NorthSea) -> list[Json]:
    influence = influences(state)
    found: list[Json] = []
    for root, areas in island_areas(state).items():
        found.append(
            {
                "areas": [home_name(state.homes[area]) for area in areas],
                "hexes": island_hexes(state, areas),
                "complete": state.open[root] == 0,
                "never": any(faces_barred(state, area) for area in areas),
                "influence": [influence[root << 2 | seat] for seat in range(state.seats)],
                "controllers": [seat for seat in range(state.seats) if controls(state, influence, root, seat)],
            }
        )
    return found


def faces_barred(state: NorthSea, area: int) -> bool:
    """Whether a side of the area faces a hexagon that is never covered (NS-F6)."""
    hexagon = state.homes[area] >> 3
    info = state.info[state.cell(hexagon)]
    number = area - (info >> FIRST_AREA & 255)
    for direction in range(6):
        if SIDE_AREA[(info & PATTERN_MASK) << 3 | direction] == number:
            other = state.info[state.cell(hexagon + HEX_STEP[direction])]
            if other & (CLOSED | PLACED) == CLOSED:
                return True
    return False


def conquered(packed: int) -> list[int]:
    """The strengths of conquered settlements."""
    return [strength for n, strength in enumerate(STRENGTHS) for _ in range(packed >> (4 * n) & 15)]


def player_data(state: NorthSea, player: int, viewer: int | None) -> dict[str, Json]:
    base = player << SEAT
    own = state.players[base : base + (1 << SEAT)]
    camps = [own[CAMP + n] for n in range(own[CAMPS])]
    known = state.phase != CHOOSING or player == viewer
    return {
        "seat": player,
        "longship": hex_name(state.hexes[own[LONGSHIP]]),
        "aboard": {"vikings": own[ABOARD], "animals": animal_counts(own[CARGO])},
        "mainland": own[ASHORE],
        "vikings": [{"area": home_name(state.homes[area]), "count": state.vikings(player, area)} for area in camps],
        "outposts_left": OUTPOSTS - own[BUILT],
        "livestock": animal_counts(own[LIVESTOCK]),
        "settlements": conquered(own[CONQUERED]),
        "enemy_ships": own[SUNK],
        "dead": own[DEAD],
        "captain": CAPTAINS[own[CAPTAIN]] if known and own[CAPTAIN] >= 0 else None,
        "captains": captains(own[OFFER]) if player == viewer or state.seats == 1 else None,
        "hand": tiles(own[HAND]) if player == viewer else None,
        "hand_size": len(tiles(own[HAND])),
    }
