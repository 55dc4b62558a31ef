"""A position as text: a map, then what everybody has.

The map shows the corners (`s` sea, `L` land, `?` unknown) and between them the squares: `.` free, `L37` a large
tile (on its two squares), `P1` and `P2` the printed tiles, `cap` a small tile by the first letters of its kind,
`+cap` one that filled a hole, `*cap` one that did so as a Joker, `*` a hole filled when no small tile was left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from skerry.core.game import SEAT_LETTERS
from skerry.core.info import OptionValue
from skerry.northwest import layout, numbers
from skerry.northwest.components import CARD_NAMES, SMALL_NAMES, TOKEN_NAMES
from skerry.northwest.events import order_seats
from skerry.northwest.geometry import COMPASS, COMPASS_BIT, CORNERS, FIRST_PRINTED, FIRST_SMALL, SQUARES, index
from skerry.northwest.notation import (
    corner_name,
    place_name,
    square_name,
    tile_name,
)
from skerry.northwest.rules import Northwest
from skerry.northwest.view import PHASES, face_up, hand

_ORIGIN_SIGNS: Final = {layout.FROM_HAND: "", layout.FILLER: "+", layout.JOKER: "*"}
STAGES: Final = ("", "disc", "card")
"""What a decision interrupted: see `turns.go_on`."""


def write_diagram(state: Northwest, options: Mapping[str, OptionValue]) -> str:
    """The diagram of a position."""
    lines = [f"skerry diagram {state.mode.id}"]
    if state.version.number > 1:
        lines.append(f"rules: {state.version.number}")
    lines.append(f"seats: {state.seats}")
    lines += [f"option {name}: {_option_text(value)}" for name, value in options.items()]
    lines += [f"seed: {state.seed}", f"drawn: {state.drawn}", *_clock(state), "", "map", *_map(state), ""]
    lines += [f"token: {line}" for line in _tokens(state)]
    lines += [f"island: {line}" for line in _islands(state)]
    lines += [*_stock(state), ""]
    for seat in range(state.seats):
        lines += [*_player(state, seat), ""]
    return "\n".join(lines)


def _option_text(value: OptionValue) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _letters(order: int) -> str:
    return "".join(SEAT_LETTERS[seat] for seat in order_seats(order)) or "-"


def _clock(state: Northwest) -> list[str]:
    return [
        f"round: {state.round}",
        f"turn: {state.turn}",
        f"phase: {PHASES[state.phase]}",
        *([f"after: {STAGES[state.stage]}"] if state.stage else []),
        f"to act: {SEAT_LETTERS[state.actor] if state.actor >= 0 else '-'}",
        f"actions: {state.active}",
        f"order: {_letters(state.order)}",
        f"passed: {_passed(state)}",
        f"back: {_returned(state)}",
        *(_season(state) if state.mode.has_seasons else []),
    ]


def _season(state: Northwest) -> list[str]:
    deck = [CARD_NAMES[state.stock[layout.CARDS + 1 + at]] for at in range(state.stock[layout.CARDS])]
    return [
        f"season turn: {state.season_turn}",
        f"card: {CARD_NAMES[state.card] if state.card >= 0 else '-'}",
        f"ice shift: {state.ice_shift}",
        f"deck: {' '.join(deck) or '-'}",
        f"refreshed: {('-', 'large', 'small')[state.refreshed]}",
    ]


def _passed(state: Northwest) -> str:
    """Who has passed: in the classic game in the order of passing, which is the next turn order."""
    if not state.mode.has_seasons:
        return _letters(state.next_order)
    passed = [seat for seat in range(state.seats) if state.player[seat * layout.PLAYER + layout.PASSED]]
    return "".join(SEAT_LETTERS[seat] for seat in passed) or "-"


def _returned(state: Northwest) -> str:
    ranks = {state.player[seat * layout.PLAYER + layout.RETURNED]: SEAT_LETTERS[seat] for seat in range(state.seats)}
    return "".join(ranks[rank] for rank in sorted(ranks) if rank) or "-"


def _map(state: Northwest) -> list[str]:
    lines = ["       " + "".join(f"{letter:6}" for letter in numbers.COLUMN_NAMES).rstrip()]
    for row in range(numbers.ROWS + 1):
        start = index(row, 0)
        corners = ["?sL"[state.corner[start + column]] for column in range(numbers.COLUMNS + 1)]
        lines.append("    " + "     ".join(corners))
        if row < numbers.ROWS:
            cells = "".join(f"{cell_text(state, start + column):6}" for column in range(numbers.COLUMNS))
            lines.append(f"{row + 1}      {cells}".rstrip())
    return lines


def cell_text(state: Northwest, square: int) -> str:
    cover = state.cover[square]
    if cover == layout.FREE:
        return "."
    tile, origin = cover >> layout.LAID_SHIFT & 127, cover >> layout.ORIGIN_SHIFT
    if origin == layout.PRINTED:
        return f"P{tile - FIRST_PRINTED + 1}"
    name = tile_name(tile)[:3] if tile < FIRST_SMALL + len(SMALL_NAMES) else ""
    return _ORIGIN_SIGNS[origin] + name


def _tokens(state: Northwest) -> list[str]:
    found = []
    for square in SQUARES:
        cell = state.token[square] & 63
        if cell:
            taker = cell >> layout.TAKER_SHIFT
            words = [TOKEN_NAMES[cell & 7], square_name(square)] + ([SEAT_LETTERS[taker - 1]] if taker else [])
            found.append(" ".join(words))
    return found


def _islands(state: Northwest) -> list[str]:
    return [
        f"{corner_name(corner)} {SEAT_LETTERS[(state.token[corner] >> layout.ISLAND_SHIFT) - 1]}"
        for corner in CORNERS
        if state.token[corner] >> layout.ISLAND_SHIFT
    ]


def _stock(state: Northwest) -> list[str]:
    bag = [state.stock[layout.BAG + 1 + at] for at in range(state.stock[layout.BAG])]
    piles = _six(state, int(layout.PILES))
    return [
        f"display: {_tile_list(face_up(state))}",
        f"bag: {_tile_list(bag)}",
        f"piles: {piles}",
        *([f"small display: {_six(state, int(layout.SHOWN))}"] if state.mode.shows_small else []),
        f"cartography: {state.cartography_left}",
        *([f"tuunbaq: {square_name(state.tuunbaq_at) if state.tuunbaq_at else '-'}"] if state.has_tuunbaq else []),
    ]


def _six(state: Northwest, start: int) -> str:
    return " ".join(f"{name} {state.stock[start + kind]}" for kind, name in enumerate(SMALL_NAMES))


def _tile_list(tiles: Iterable[int]) -> str:
    return " ".join(tile_name(tile) for tile in tiles) or "-"


def _player(state: Northwest, seat: int) -> list[str]:
    p, me = state.player, seat * layout.PLAYER
    small = [FIRST_SMALL + kind for kind in range(6) for _ in range(p[me + layout.SMALL + kind])]
    return [
        f"player {SEAT_LETTERS[seat]}",
        f"ship: {place_name(p[me + layout.SHIP_AT])}",
        f"sled: {_sled(state, seat)}",
        f"ship crew: {p[me + layout.SHIP_AVAILABLE]} available {p[me + layout.SHIP_RESTING]} resting",
        f"sled crew: {p[me + layout.SLED_AVAILABLE]} available {p[me + layout.SLED_RESTING]} resting",
        f"gone: {_gone(state, seat)}",
        f"reserve: {_tile_list([*hand(state, seat), *small])}",
        "tokens: " + " ".join(f"{TOKEN_NAMES[kind]} {p[me + layout.TOKENS + kind]}" for kind in range(1, 6)),
        *([f"given: {_given(p[me + layout.TOKENS_GIVEN])}"] if state.has_tuunbaq else []),
        f"passage: {_value(p[me + layout.PASSAGE_TOKEN])}",
        f"greenland: {_value(p[me + layout.GREENLAND_TOKEN])}",
        *([_supplies(state, seat)] if state.mode.uses_supplies else []),
    ]


def _gone(state: Northwest, seat: int) -> str:
    fields = ((layout.CREW_LOST, "lost"), (layout.CREW_DISCARDED, "discarded"), (layout.CREW_REMOVED_EARLY, "removed"))
    return " ".join(f"{state.player[seat * layout.PLAYER + field]} {name}" for field, name in fields)


def _supplies(state: Northwest, seat: int) -> str:
    fields = (
        (layout.FOOD, "food"),
        (layout.MORALE, "morale"),
        (layout.SITES, "sites"),
        (layout.CREW_TO_LOSE, "doomed"),
    )
    return "supplies: " + " ".join(f"{name} {state.player[seat * layout.PLAYER + field]}" for field, name in fields)


def _given(packed: int) -> str:
    return " ".join(f"{TOKEN_NAMES[kind]} {packed >> 6 * (kind - 1) & 63}" for kind in range(1, 6))


def _value(token: int) -> str:
    return str(token - 1) if token else "-"


def _sled(state: Northwest, seat: int) -> str:
    at, area = (state.player[seat * layout.PLAYER + field] for field in (layout.SLED_AT, layout.SLED_AREA))
    if at < layout.FIRST_TILE:
        return {layout.ABOARD: "aboard", layout.LOST: "lost"}.get(at) or place_name(at)
    bits = [COMPASS_BIT[state.shape_at(at) * 8 + compass] for compass in range(8)]
    corners = [COMPASS[compass] for compass, bit in enumerate(bits) if bit >= 0 and area >> bit & 1]
    return " ".join([place_name(at), *corners])
