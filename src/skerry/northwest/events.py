"""The kernel's packed events as named ones with plain data; the catalogues have a message for each kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from skerry.core.event import Event
from skerry.core.jsonlike import Json
from skerry.northwest import codes, happenings, layout
from skerry.northwest.components import CARD_NAMES, TOKEN_NAMES
from skerry.northwest.geometry import COMPASS, NO_TILE, OFFSETS, PATTERN, STRIDE
from skerry.northwest.notation import VEHICLES, corner_name, place_name, small_name, square_name, tile_name

SUNS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
_SECOND: Final = {layout.SINGLE: 0, layout.LYING: 1, layout.UPRIGHT: STRIDE}


def squares_of(square: int, shape: int) -> list[str]:
    """The names of a tile's squares."""
    second = square + _SECOND[shape]
    return [square_name(square)] if shape == layout.SINGLE else [square_name(square), square_name(second)]


def terrain_of(square: int, shape: int, pattern: int) -> dict[str, Json]:
    """The terrain of a tile's corners as laid, by the corner's name."""
    bits = 4 if shape == layout.SINGLE else 6
    return {
        corner_name(square + OFFSETS[shape * 6 + bit]): "L" if pattern >> bit & 1 else "s"
        for bit in sorted(range(bits), key=lambda bit: OFFSETS[shape * 6 + bit])
    }


def _taken(n: Sequence[int]) -> dict[str, Json]:
    return {"seat": n[0], "tile": tile_name(n[1])}


def _placed(n: Sequence[int]) -> dict[str, Json]:
    seat, tile, square, shape, way = n[:5]
    pattern = way if shape == layout.SINGLE else PATTERN[tile * 4 + (way & 3)]
    return {
        "seat": seat,
        "tile": tile_name(tile),
        "square": square_name(square),
        "squares": squares_of(square, shape),
        "face": "back" if shape != layout.SINGLE and way & 2 else "front",
        "corners": terrain_of(square, shape, pattern),
    }


def _filled(n: Sequence[int]) -> dict[str, Json]:
    seat, tile, square, pattern, origin = n[:5]
    return {
        "seat": seat,
        "tile": None if tile == NO_TILE else tile_name(tile),
        "picture": small_name(square, pattern).split()[0],
        "square": square_name(square),
        "joker": origin == layout.JOKER,
        "corners": terrain_of(square, layout.SINGLE, pattern),
    }


def order_seats(order: int) -> list[int]:
    """The seats of a packed turn order, first to last."""
    return [(order >> 4 * place & 15) - 1 for place in range(4) if order >> 4 * place & 15]


def _sled(n: Sequence[int]) -> dict[str, Json]:
    to = n[2]
    area = COMPASS[n[3]] if to >= layout.FIRST_TILE else ""
    return {"seat": n[0], "from": place_name(n[1]), "to": place_name(to), "area": area}


_Reader = Callable[[Sequence[int]], Mapping[str, Json]]

_KINDS: Final[dict[int, tuple[str, _Reader]]] = {
    happenings.TILE_TAKEN: ("tile-drawn", _taken),
    happenings.DISPLAY_REFILLED: ("display-refilled", lambda n: {"tile": tile_name(n[0]), "slot": n[1]}),
    happenings.TILE_PLACED: ("tile-placed", _placed),
    happenings.TOKEN_PLACED: ("token-placed", lambda n: {"token": TOKEN_NAMES[n[0]], "square": square_name(n[1])}),
    happenings.HOLE_FILLED: ("hole-filled", _filled),
    happenings.ISLAND_CLOSED: (
        "island-closed",
        lambda n: {"seat": n[0], "corner": corner_name(n[1]), "tiles": n[2], "points": n[3], "token": bool(n[4])},
    ),
    happenings.TOKEN_TAKEN: (
        "token-taken",
        lambda n: {"seat": n[0], "token": TOKEN_NAMES[n[1]], "square": square_name(n[2]), "points": n[3]},
    ),
    happenings.SHIP_MOVED: ("ship-moved", lambda n: {"seat": n[0], "from": place_name(n[1]), "to": place_name(n[2])}),
    happenings.SLED_MOVED: ("sled-moved", _sled),
    happenings.CREW_TRANSFERRED: ("crew-transferred", lambda n: {"seat": n[0], "available": n[1], "resting": n[2]}),
    happenings.SLED_DEPLOYED: (
        "sled-deployed",
        lambda n: {"seat": n[0], "at": place_name(n[1]), "area": COMPASS[n[2]]},
    ),
    happenings.SLED_STOWED: ("sled-stowed", lambda n: {"seat": n[0]}),
    happenings.PASSED_TURN: ("passed", lambda n: {"seat": n[0]}),
    happenings.TURN_ENDED: ("turn-ended", lambda n: {"seat": n[0]}),
    happenings.ROUND_BEGUN: (
        "round-begun",
        lambda n: {"round": n[0], "sun": SUNS[n[1]], "span": "season" if n[2] else "round"},
    ),
    happenings.ICE_CHANGED: ("ice-changed", lambda n: {"rows": n[0]}),
    happenings.SLED_LOST: ("sled-lost", lambda n: {"seat": n[0], "at": place_name(n[1]), "crew": n[2]}),
    happenings.SLED_STOOD: ("sled-stood", lambda n: {"seat": n[0], "at": place_name(n[1]), "area": COMPASS[n[2]]}),
    happenings.PASSAGE_REACHED: ("passage-reached", lambda n: {"seat": n[0], "points": n[1]}),
    happenings.GREENLAND_REACHED: ("greenland-reached", lambda n: {"seat": n[0], "points": n[1]}),
    happenings.GAME_OVER: ("game-over", lambda n: {"round": n[0]}),
    happenings.TUUNBAQ_APPEARED: ("tuunbaq-appeared", lambda n: {"at": place_name(n[0])}),
    happenings.TUUNBAQ_MOVED: (
        "tuunbaq-moved",
        lambda n: {"seat": n[0], "from": place_name(n[1]), "to": place_name(n[2])},
    ),
    happenings.TUUNBAQ_FED: ("tuunbaq-fed", lambda n: {"seat": n[0], "what": TOKEN_NAMES[n[1]] or "crew"}),
    happenings.CREW_REMOVED: ("crew-removed", lambda n: {"seat": n[0], "crew": n[1]}),
    happenings.CARD_DRAWN: ("card-drawn", lambda n: {"card": CARD_NAMES[n[0]]}),
    happenings.FOOD_CHANGED: ("food-changed", lambda n: {"seat": n[0], "change": n[1], "food": n[2]}),
    happenings.MORALE_CHANGED: ("morale-changed", lambda n: {"seat": n[0], "change": n[1], "morale": n[2]}),
    happenings.SITES_CHANGED: ("sites-changed", lambda n: {"seat": n[0], "change": n[1], "sites": n[2]}),
    happenings.CREW_DIED: ("crew-died", lambda n: {"seat": n[0], "vehicle": VEHICLES[n[1]]}),
    happenings.CREW_LEFT: ("crew-left", lambda n: {"seat": n[0], "vehicle": VEHICLES[n[1]]}),
    happenings.SEASON_TURN: ("season-turn", lambda n: {"turn": n[0]}),
    happenings.TILES_DISCARDED: (
        "tiles-discarded",
        lambda n: {"which": "small" if n[0] == codes.CHOICE_SMALL else "large"},
    ),
    happenings.ORDER_SET: ("order-set", lambda n: {"order": list(order_seats(n[0]))}),
}


def event(packed: Sequence[int]) -> Event:
    """The event that the kernel's numbers mean."""
    kind, reader = _KINDS[packed[0]]
    return Event(kind, reader(packed[1:]), chance=packed[0] == happenings.DISPLAY_REFILLED)
