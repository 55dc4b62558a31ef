"""What a seat may know, as plain data. Nothing in this game is hidden but what chance will give."""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64
from skerry.northwest import layout, numbers
from skerry.northwest.components import CARD_NAMES, SMALL_NAMES, TOKEN_NAMES
from skerry.northwest.events import SUNS, order_seats
from skerry.northwest.geometry import COMPASS, CORNERS, FIRST_SMALL, NAMES, OFFSETS, SQUARES, STRIDE, ZONE
from skerry.northwest.ice import area_name, areas_after_change, frozen_rows, ice_limit, is_locked
from skerry.northwest.islands import closed_island, island_points, island_tiles
from skerry.northwest.notation import place_name, tile_name
from skerry.northwest.placing import second_square
from skerry.northwest.rules import Northwest
from skerry.northwest.scoring import all_sites
from skerry.northwest.supplies import has_joint_track, track_steps
from skerry.northwest.turns import greenland_tokens, passage_tokens
from skerry.northwest.view_types import (
    ClosedIslandView,
    ForecastView,
    NorthwestPlayerView,
    OpenView,
    SledView,
    TerrorView,
    TileView,
    TokenView,
)

PHASES: Final = ("over", "draft", "act", "take", "stand", "lose")
ORIGINS: Final = {layout.PRINTED: "printed", layout.FILLER: "filler", layout.JOKER: "joker"}


def view(state: Northwest) -> OpenView:
    """What everybody sees; the keys of every game's view are added by the game."""
    rows = state.ice // STRIDE - 1
    told: OpenView = {
        "phase": PHASES[state.phase],
        "round": state.round,
        "year": 1 if state.round <= numbers.YEAR_ONE else 2,
        "sun": SUNS[numbers.SUN_OF_ROUND[state.round - 1]],
        "frozen_rows": rows,
        "forecast": forecast(state),
        "board": {
            "corners": corner_rows(state),
            "tiles": tiles(state),
            "tokens": tokens(state),
            "islands": islands(state),
        },
        "players": [player(state, seat) for seat in range(state.seats)],
        "order": list(order_seats(state.order)),
        "next_order": list(order_seats(state.next_order)),
        "active": state.active,
        "display": [tile_name(tile) for tile in face_up(state)],
        "piles": {name: state.stock[layout.PILES + kind] for kind, name in enumerate(SMALL_NAMES)},
        "reserve": state.stock[layout.BAG],
        "passage_tokens": list(passage_tokens(state)),
        "greenland_tokens": list(greenland_tokens(state)),
        "cartography_left": state.cartography_left,
        "small_left": sum(state.stock[layout.PILES + kind] for kind in range(6)),
        "tuunbaq": {"on": state.has_tuunbaq, "at": NAMES[state.tuunbaq_at] if state.tuunbaq_at else None},
    }
    if state.mode.has_seasons:
        told["terror"] = terror(state)
    return told


def terror(state: Northwest) -> TerrorView:
    """What the Terror modes add; Food, Morale and site points are lists by seat."""

    def by_seat(field: int) -> list[int]:
        return [state.player[seat * layout.PLAYER + field] for seat in range(state.seats)]

    return {
        "season": state.round,
        "turn": state.season_turn,
        "food": by_seat(int(layout.FOOD)),
        "morale": by_seat(int(layout.MORALE)),
        "sites": by_seat(int(layout.SITES)),
        "sites_needed": state.mode.sites_needed,
        "track": all_sites(state) if has_joint_track(state) else None,
        "track_steps": [list(step) for step in track_steps(state)],
        "card": CARD_NAMES[state.card] if state.card >= 0 else None,
        "cards_left": state.stock[layout.CARDS],
        "ice_shift": state.ice_shift,
        "ship_cost": state.ship_drag,
        "sled_cost": state.sled_drag,
        "small_display": {name: state.stock[layout.SHOWN + kind] for kind, name in enumerate(SMALL_NAMES)},
        "refreshed": (None, "large", "small")[state.refreshed],
    }


# -- the board --------------------------------------------------------------------------------------------


def corner_rows(state: Northwest) -> list[str]:
    """The terrain of the corners, a string for each row."""
    terrain = "".join(["?sL"[state.corner[corner]] for corner in CORNERS])
    width = numbers.COLUMNS + 1
    return [terrain[start : start + width] for start in range(0, len(terrain), width)]


def is_first(state: Northwest, square: i64) -> bool:
    """Whether a square is the first of a tile on the board."""
    return state.cover[square] > 0 and state.cover[square] & 255 == square


def origin_name(cover: i64) -> str:
    """Where a tile on the board came from."""
    origin = cover >> layout.ORIGIN_SHIFT
    if origin != layout.FROM_HAND:
        return ORIGINS[origin]
    return "large" if cover >> layout.LAID_SHIFT & 127 < FIRST_SMALL else "small"


def tiles(state: Northwest) -> list[TileView]:
    found: list[TileView] = []
    for square in SQUARES:
        if is_first(state, square):
            cover = state.cover[square]
            tile = cover >> layout.LAID_SHIFT & 127
            second = second_square(square, cover >> layout.SHAPE_SHIFT & 3)
            found.append(
                {
                    "squares": [NAMES[square]] if second == square else [NAMES[square], NAMES[second]],
                    "kind": origin_name(cover),
                    "tile": tile_name(tile) if tile < FIRST_SMALL + len(SMALL_NAMES) else None,
                }
            )
    return found


def tokens(state: Northwest) -> list[TokenView]:
    """The tokens that lie on the board."""
    found: list[TokenView] = []
    for square in SQUARES:
        token = state.token[square] & 63
        if 0 < token < 8:
            found.append({"square": NAMES[square], "kind": TOKEN_NAMES[token], "zone": ZONE[square]})
    return found


def closed_islands(state: Northwest) -> list[tuple[list[int], list[int], int]]:
    """The islands that were closed: corners, first squares of the tiles, the seat that closed it."""
    found = []
    for corner in CORNERS:
        closer = state.token[corner] >> layout.ISLAND_SHIFT
        if closer:
            island = closed_island(state, corner, state.fresh_stamp())
            found.append((sorted(island), sorted(island_tiles(state, island)), closer - 1))
    return found


def islands(state: Northwest) -> list[ClosedIslandView]:
    return [
        {
            "corners": ["+" + NAMES[corner] for corner in corners],
            "tiles": [NAMES[square] for square in covered],
            "points": island_points(len(covered)),
            "seat": seat,
        }
        for corners, covered, seat in closed_islands(state)
    ]


def face_up(state: Northwest) -> list[int]:
    """The large tiles on display."""
    start = layout.FACE_UP + 1
    return [state.stock[slot] for slot in range(start, start + state.stock[layout.FACE_UP])]


def hand(state: Northwest, seat: i64) -> list[int]:
    """The large tiles of a seat's reserve."""
    start = layout.HANDS + seat * layout.HAND
    return [state.stock[at] for at in range(start, start + state.player[seat * layout.PLAYER + layout.LARGE])]


# -- players ------------------------------------------------------------------------------------------------


def player(state: Northwest, seat: i64) -> NorthwestPlayerView:
    p = state.player
    me = seat * layout.PLAYER
    told: NorthwestPlayerView = {
        "seat": seat,
        "ship": {
            "at": place_name(p[me + layout.SHIP_AT]),
            "locked": _ship_locked(state, seat, state.ice),
        },
        "sled": sled(state, seat),
        "crew": {
            "ship": {"available": p[me + layout.SHIP_AVAILABLE], "resting": p[me + layout.SHIP_RESTING]},
            "sled": {"available": p[me + layout.SLED_AVAILABLE], "resting": p[me + layout.SLED_RESTING]},
            "gone": p[me + layout.CREW_LOST] + p[me + layout.CREW_DISCARDED] + p[me + layout.CREW_REMOVED_EARLY],
        },
        "reserve": {
            "large": [tile_name(tile) for tile in hand(state, seat)],
            "small": {name: p[me + layout.SMALL + kind] for kind, name in enumerate(SMALL_NAMES)},
        },
        "tokens": {TOKEN_NAMES[kind]: p[me + layout.TOKENS + kind] for kind in range(1, 6)},
        "passage": p[me + layout.PASSAGE_TOKEN] - 1 if p[me + layout.PASSAGE_TOKEN] else None,
        "greenland": p[me + layout.GREENLAND_TOKEN] - 1 if p[me + layout.GREENLAND_TOKEN] else None,
        "passed": bool(p[me + layout.PASSED]),
        "returned": bool(p[me + layout.RETURNED]),
        "prestige": earned(state, seat),
    }
    if state.mode.uses_supplies:
        told |= {"food": p[me + layout.FOOD], "morale": p[me + layout.MORALE], "sites": p[me + layout.SITES]}
    return told


def earned(state: Northwest, seat: i64) -> int:
    """The prestige earned during the game so far."""
    p = state.player
    me = seat * layout.PLAYER
    tokens = sum(max(p[me + token] - 1, 0) for token in (layout.PASSAGE_TOKEN, layout.GREENLAND_TOKEN))
    return p[me + layout.PRESTIGE] + tokens


def sled(state: Northwest, seat: i64) -> SledView:
    me = seat * layout.PLAYER
    at, area = state.player[me + layout.SLED_AT], state.player[me + layout.SLED_AREA]
    if at in (layout.ABOARD, layout.LOST):
        return {"state": "aboard" if at == layout.ABOARD else "lost", "at": None, "area": None, "corners": []}
    if at < layout.FIRST_TILE:
        return {"state": "deployed", "at": place_name(at), "area": None, "corners": []}
    shape = state.shape_at(at)
    corners = sorted(at + OFFSETS[shape * 6 + bit] for bit in range(6) if area >> bit & 1)
    return {
        "state": "deployed",
        "at": place_name(at),
        "area": COMPASS[area_name(state, at, area)],
        "corners": ["+" + NAMES[corner] for corner in corners],
    }


# -- what the ice will do -------------------------------------------------------------------------------------


def forecast(state: Northwest) -> list[ForecastView]:
    """NW-I: the rounds to come, with the ships that would be locked and the sleds lost where they stand now."""
    found: list[ForecastView] = []
    for number in range(state.round, numbers.ROUNDS + 1):
        rows = frozen_rows(number, state.ice_shift if number == state.round else 0)
        ice = ice_limit(rows)
        found.append(
            {
                "round": number,
                "sun": SUNS[numbers.SUN_OF_ROUND[number - 1]],
                "frozen_rows": rows,
                "locked": [seat for seat in range(state.seats) if _ship_locked(state, seat, ice)],
                "lost": [seat for seat in range(state.seats) if _sled_lost(state, seat, ice)],
            }
        )
    return found


def _ship_locked(state: Northwest, seat: i64, ice: i64) -> bool:
    return is_locked(state, state.player[seat * layout.PLAYER + layout.SHIP_AT], ice)


def _sled_lost(state: Northwest, seat: i64, ice: i64) -> bool:
    me = seat * layout.PLAYER
    at = state.player[me + layout.SLED_AT]
    return at >= layout.FIRST_TILE and len(areas_after_change(state, at, state.player[me + layout.SLED_AREA], ice)) == 0
