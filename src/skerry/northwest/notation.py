"""Actions as text: see `docs/notation.md`. A code is canonical and needs no position to be written."""

from __future__ import annotations

import re
from typing import Final

from skerry.core.errors import NotationError
from skerry.core.message import Argument, Message, excerpt
from skerry.northwest import codes, layout
from skerry.northwest.components import SMALL_NAMES, TOKEN_NAMES
from skerry.northwest.crew import crew_in
from skerry.northwest.geometry import CANONICAL, COMPASS, FIRST_SMALL, NAMES, SMALL_KIND, SMALL_PATTERNS, STRIDE
from skerry.northwest.ice import area_name, area_named, areas
from skerry.northwest.numbers import COLUMN_NAMES, COLUMNS, CREW, ROW_NAMES, ROWS
from skerry.northwest.state import State

VEHICLES: Final = ("ship", "sled")
ARROWS: Final = {"greenland": layout.GREENLAND, "passage": layout.PASSAGE}
ARROW_NAMES: Final = {layout.GREENLAND: "greenland", layout.PASSAGE: "passage"}
SUPPLIES: Final = {"food": 1, "morale": 2}
SUPPLY_NAMES: Final = ("", "food", "morale")
KIND_NAMES: Final = (
    "draw",
    "refresh",
    "take",
    "place",
    "lay",
    "move",
    "transfer",
    "explore",
    "discover",
    "pass",
    "end",
    "stand",
    "tuunbaq",
    "lose",
)
SMALL_ORIENTATION: Final = {
    0b0000: "",
    0b1000: "nw",
    0b0100: "ne",
    0b0001: "se",
    0b0010: "sw",
    0b1100: "n",
    0b0101: "e",
    0b0011: "s",
    0b1010: "w",
    0b1001: "nw",
    0b0110: "ne",
    0b0111: "nw",
    0b1011: "ne",
    0b1110: "se",
    0b1101: "sw",
    0b1111: "",
}
"""By the pattern of a small tile: its land corner or side, a strait's first land corner, a bay's sea corner."""
_STRAIT_SPELLINGS: Final = {"se": "nw", "sw": "ne"}

_BORDERS: Final = {1: "east", -1: "west", STRIDE: "south", -STRIDE: "north"}
_SQUARE: Final = re.compile(f"([{COLUMN_NAMES}])([{ROW_NAMES}])")
_PART: Final = re.compile(f"([+-])([1-{CREW}])([ar])")
_LARGE: Final = re.compile(r"L(0|[1-9][0-9]?)")


# -- names ----------------------------------------------------------------------------------------------


def square_name(square: int) -> str:
    return NAMES[square]


def corner_name(corner: int) -> str:
    return "+" + square_name(corner)


def side_name(own: int, other: int) -> str:
    """The name of the side between two squares, one of which may lie beyond the border."""
    if not on_board(own):
        own, other = other, own
    if not on_board(other):
        return f"{square_name(own)}|{_BORDERS[other - own]}"
    first, second = sorted((own, other))
    return f"{square_name(first)}|{square_name(second)}"


def on_board(square: int) -> bool:
    return 0 < square // STRIDE <= ROWS and 0 < square % STRIDE <= COLUMNS


def place_name(place: int) -> str:
    """A tile's first square, or an arrow."""
    return ARROW_NAMES.get(place) or square_name(place)


def tile_name(tile: int) -> str:
    return f"L{tile}" if tile < FIRST_SMALL else SMALL_NAMES[tile - FIRST_SMALL]


def small_name(square: int, pattern: int) -> str:
    """A small tile as laid: 'cape e4 nw'."""
    words = [SMALL_NAMES[SMALL_KIND[pattern]], square_name(square), SMALL_ORIENTATION[pattern]]
    return " ".join(word for word in words if word)


def large_squares(square: int, way: int) -> tuple[int, int]:
    """The squares under the west and the east half of the face that is used; `way` holds standing << 2."""
    second = square + STRIDE if way & 4 else square + 1
    return (second, square) if way & 1 else (square, second)


# -- writing --------------------------------------------------------------------------------------------


def write(code: int) -> str:
    """The notation of an action."""
    kind = codes.kind_of(code)
    if kind in (codes.PASS, codes.END):
        return KIND_NAMES[kind]
    if kind == codes.TAKE:
        return f"take {_drawn_name(code)}"
    if kind == codes.STAND:
        return f"stand {COMPASS[codes.corner_of(code)]}"
    vehicle = VEHICLES[codes.vehicle_of(code)]
    if kind == codes.LOSE:
        return f"lose {vehicle}"
    words = f"{vehicle} {KIND_NAMES[kind]}{_details(code, kind)}"
    return f"{words}; {_payment_name(code)}" if codes.payment_of(code) else words


def _payment_name(code: int) -> str:
    payment = codes.payment_of(code)
    sacrifice = "sacrifice" if payment & codes.PAY_SACRIFICE else ""
    words = (SUPPLY_NAMES[payment & 3], sacrifice, victim_name(code) or "")
    return " ".join(word for word in words if word)


def victim_name(code: int) -> str | None:
    """The column of the sacrificed crew, None if it is not said (NW-ST4)."""
    return (None, *VEHICLES)[codes.victim_of(code)]


def _drawn_name(code: int) -> str:
    tile, second = codes.tile_of(code), codes.second_drawn_of(code)
    return tile_name(tile) + (f"+{SMALL_NAMES[second]}" if second >= 0 else "")


def _details(code: int, kind: int) -> str:
    if kind == codes.DRAW:
        return f" {_drawn_name(code)}"
    if kind == codes.REFRESH:
        return ("", " large", " small")[codes.choice_of(code)]
    if kind in (codes.PLACE, codes.LAY):
        return f" {_placed_name(code)}"
    if kind == codes.MOVE:
        return f" {_move_name(code)}"
    if kind == codes.TRANSFER:
        return _transfer_name(code)
    if kind == codes.EXPLORE:
        return ("", " for food", " for morale")[codes.choice_of(code)]
    if kind == codes.TUUNBAQ:
        return f" {square_name(codes.target_of(code))}"
    return ""


def _placed_name(code: int) -> str:
    tile, square, way = codes.tile_of(code), codes.square_of(code), codes.way_of(code)
    if tile < FIRST_SMALL:
        first, second = large_squares(square, way)
        return f"L{tile} {square_name(first)}-{square_name(second)}" + (" back" if way & 2 else "")
    text = small_name(square, way)
    if codes.second_square_of(code):
        text += " + " + small_name(codes.second_square_of(code), codes.second_pattern_of(code))
    return text


def _move_name(code: int) -> str:
    to = codes.target_of(code)
    text = place_name(to)
    if codes.vehicle_of(code) and to >= layout.FIRST_TILE:
        text += f" {COMPASS[codes.area_of(code)]}"
    gift = codes.gift_of(code)
    return text + (f" giving {gift_name(gift)}" if gift else "")


def gift_name(gift: int) -> str:
    """What is given to the Tuunbaq."""
    if gift <= codes.GIVE_RESTING:
        return ("", "available", "resting")[gift]
    return TOKEN_NAMES[gift - codes.GIVE_TOKEN]


def _transfer_name(code: int) -> str:
    counts = ((codes.available_of(code), "a"), (codes.resting_of(code), "r"))
    text = "".join(f" {count:+d}{letter}" for count, letter in counts if count)
    at = codes.deployed_at_of(code)
    return text + (f" at {COMPASS[at - 1]}" if at else "")


# -- reading --------------------------------------------------------------------------------------------


def read(text: str, state: State) -> int:
    """The code of an action in any spelling; `state` tells which tile and area a square and corner belong to."""
    if len(text) > 100:
        raise NotationError(Message("northwest-notation-long"))
    action, semicolon, payment = text.partition(";")
    words = action.split()
    if not words:
        raise NotationError(Message("northwest-notation-empty"))
    code = _read_action(words, text, state)
    if not semicolon:
        return code
    if words[0] not in VEHICLES:
        raise _wrong(text, "northwest-notation-unpaid")
    return code | _read_payment(payment.split(), text, state)


def _wrong(text: str, key: str, **args: Argument) -> NotationError:
    return NotationError(Message("northwest-notation-wrong", action=excerpt(text), why=Message(key, **args)))


def _read_action(words: list[str], text: str, state: State) -> int:
    first = words[0]
    if first in ("pass", "end") and len(words) == 1:
        return codes.PASS if first == "pass" else codes.END
    if first == "take" and len(words) == 2:
        return codes.TAKE | _read_drawn(words[1], text)
    if first == "stand" and len(words) == 2:
        return codes.stand_code(_area_of_sled(_read_compass(words[1], text), state))
    if first == "lose" and len(words) == 2 and words[1] in VEHICLES:
        return codes.action_code(codes.LOSE, VEHICLES.index(words[1]))
    if first not in VEHICLES:
        raise _wrong(text, "northwest-notation-first-word")
    if len(words) < 2 or words[1] not in KIND_NAMES:
        raise _wrong(text, "northwest-notation-what", vehicle=first)
    vehicle = VEHICLES.index(first)
    return codes.action_code(0, vehicle) | _read_kind(words[1], words[2:], text, vehicle, state)


def _read_kind(kind: str, words: list[str], text: str, vehicle: int, state: State) -> int:
    if kind == "draw" and len(words) == 1:
        return codes.DRAW | _read_drawn(words[0], text)
    if kind == "refresh" and (not words or words in (["large"], ["small"])):
        return codes.with_choice(codes.REFRESH, ("large", "small").index(words[0]) + 1 if words else 0)
    if kind == "place":
        return codes.PLACE | _read_placed(words, text)
    if kind == "lay":
        return codes.LAY | _read_large_placed(words, text)
    if kind == "move" and words:
        return codes.MOVE | _read_move(words, text, vehicle, state)
    if kind == "transfer":
        return _read_transfer(words, text, state)
    if kind == "explore" and (not words or (len(words) == 2 and words[0] == "for" and words[1] in SUPPLIES)):
        return codes.with_choice(codes.EXPLORE, SUPPLIES[words[1]] if words else 0)
    if kind == "discover" and not words:
        return codes.DISCOVER
    if kind == "tuunbaq" and len(words) == 1:
        return codes.with_target(codes.TUUNBAQ, _first_square(_read_square(words[0], text), state))
    raise _wrong(text, "northwest-notation-otherwise", kind=kind)


def _read_payment(words: list[str], text: str, state: State) -> int:
    for payment in (1, 2, 4, 5, 6):
        for victim in range(3 if payment & codes.PAY_SACRIFICE else 1):
            code = codes.with_payment(0, payment, victim)
            if words == _payment_name(code).split():
                unsaid = payment & codes.PAY_SACRIFICE and victim == codes.VICTIM_UNSAID
                return codes.with_payment(0, payment, _only_victim(state)) if unsaid else code
    raise _wrong(text, "northwest-notation-payment")


def _only_victim(state: State) -> int:
    """The column that a sacrificed crew comes from where there is no choice: it need not be said (NW-ST4)."""
    if state.actor < 0 or not state.version.owner_chooses_victim:
        return codes.VICTIM_UNSAID
    manned = [vehicle for vehicle in range(2) if crew_in(state, state.actor, vehicle)]
    return manned[0] + 1 if len(manned) == 1 else codes.VICTIM_UNSAID


def _read_square(word: str, text: str) -> int:
    match = _SQUARE.fullmatch(word)
    if not match:
        raise _wrong(text, "northwest-notation-square", found=excerpt(word))
    return int(match[2]) * STRIDE + ord(match[1]) - ord("a") + 1


def _read_compass(word: str, text: str) -> int:
    if word not in COMPASS:
        raise _wrong(text, "northwest-notation-compass", found=excerpt(word), corners=" ".join(COMPASS))
    return COMPASS.index(word)


def read_tile(word: str) -> int:
    """A tile by its name."""
    if word in SMALL_NAMES:
        return int(FIRST_SMALL) + SMALL_NAMES.index(word)
    match = _LARGE.fullmatch(word)
    if not match or int(match[1]) >= FIRST_SMALL:
        raise NotationError(Message("northwest-notation-tile", found=excerpt(word), small=" ".join(SMALL_NAMES)))
    return int(match[1])


def _read_drawn(word: str, text: str) -> int:
    first, plus, second = word.partition("+")
    tile = read_tile(first)
    if not plus:
        return codes.with_tile(0, tile)
    other = read_tile(second)
    if min(tile, other) < FIRST_SMALL:
        raise _wrong(text, "northwest-notation-drawn-together")
    low, high = sorted((tile, other))
    return codes.with_second_drawn(codes.with_tile(0, low), high - FIRST_SMALL)


def _read_placed(words: list[str], text: str) -> int:
    if words and words[0].startswith("L"):
        return _read_large_placed(words, text)
    if "+" in words:
        cut = words.index("+")
        first, second = _read_small_placed(words[:cut], text), _read_small_placed(words[cut + 1 :], text)
        return codes.with_second(first, codes.square_of(second), codes.way_of(second))
    return _read_small_placed(words, text)


def _read_small_placed(words: list[str], text: str) -> int:
    if len(words) not in (2, 3) or words[0] not in SMALL_NAMES:
        raise _wrong(text, "northwest-notation-place-small")
    kind = SMALL_NAMES.index(words[0])
    square = _read_square(words[1], text)
    orientation = words[2] if len(words) == 3 else ""
    if words[0] == "strait":
        orientation = _STRAIT_SPELLINGS.get(orientation, orientation)
    for pattern in SMALL_PATTERNS[kind]:
        if SMALL_ORIENTATION[pattern] == orientation:
            return codes.with_square(codes.with_tile(0, FIRST_SMALL + kind), square, pattern)
    ways = " ".join(SMALL_ORIENTATION[pattern] for pattern in SMALL_PATTERNS[kind])
    if not ways.strip():
        raise _wrong(text, "northwest-notation-not-turned", tile=words[0])
    raise _wrong(text, "northwest-notation-turned", tile=words[0], ways=ways)


def _read_large_placed(words: list[str], text: str) -> int:
    if len(words) not in (2, 3) or words[2:] not in ([], ["back"]):
        raise _wrong(text, "northwest-notation-place-large")
    tile = read_tile(words[0])
    first_name, dash, second_name = words[1].partition("-")
    if tile >= FIRST_SMALL or not dash:
        raise _wrong(text, "northwest-notation-place-large")
    first, second = _read_square(first_name, text), _read_square(second_name, text)
    if abs(second - first) not in (1, STRIDE):
        raise _wrong(text, "northwest-notation-apart", first=first_name, second=second_name)
    way = (1 if second < first else 0) | (2 if len(words) == 3 else 0)
    way = CANONICAL[tile * 4 + way] | (4 if abs(second - first) == STRIDE else 0)
    return codes.with_square(codes.with_tile(0, tile), min(first, second), way)


def _first_square(square: int, state: State) -> int:
    """The first square of the tile that covers a square, else the square."""
    cover = state.cover[square]
    return cover & 255 if cover > 0 else square


def _canonical_area(place: int, compass: int, state: State) -> int:
    """The name of the area to which a corner belongs; the corner itself if it belongs to none."""
    if state.cover[place] <= 0:
        return compass
    area = area_named(state, place, compass)
    return area_name(state, place, area) if area else compass


def _area_of_sled(compass: int, state: State) -> int:
    if state.actor < 0:
        return compass
    place = state.player[state.actor * layout.PLAYER + layout.SLED_AT]
    return _canonical_area(place, compass, state) if place >= layout.FIRST_TILE else compass


def _only_area(place: int, state: State) -> int:
    """The name of a tile's area if it has just one, else -1."""
    if state.cover[place] <= 0:
        return 0
    found = areas(state, place, 63, state.ice)
    return area_name(state, place, found[0]) if len(found) == 1 else 0 if len(found) == 0 else -1


def _read_move(words: list[str], text: str, vehicle: int, state: State) -> int:
    gift = 0
    if len(words) >= 3 and words[-2] == "giving":
        gift = _read_gift(words[-1], text)
        words = words[:-2]
    tail = codes.with_gift(0, gift)
    if words[0] in ARROWS and len(words) == 1:
        return codes.with_target(tail, int(ARROWS[words[0]]))
    place = _first_square(_read_square(words[0], text), state)
    tail = codes.with_target(tail, place)
    if vehicle == codes.SHIP and len(words) == 1:
        return tail
    if vehicle == codes.SLED and len(words) == 1:
        area = _only_area(place, state)
        if area < 0:
            raise _wrong(text, "northwest-notation-which-area")
        return codes.with_area(tail, area)
    if vehicle == codes.SLED and len(words) == 2:
        return codes.with_area(tail, _canonical_area(place, _read_compass(words[1], text), state))
    raise _wrong(text, "northwest-notation-move")


def _read_gift(word: str, text: str) -> int:
    for gift in range(1, 8):
        if gift_name(gift) == word:
            return gift
    raise _wrong(text, "northwest-notation-giving", found=excerpt(word))


def _read_transfer(words: list[str], text: str, state: State) -> int:
    counts = {"a": 0, "r": 0}
    at = 0
    if len(words) >= 2 and words[-2] == "at":
        at = _read_compass(words[-1], text) + 1
        words = words[:-2]
    for word in words:
        match = _PART.fullmatch(word)
        if not match or counts[match[3]]:
            raise _wrong(text, "northwest-notation-transfer")
        counts[match[3]] = int(match[1] + match[2])
    if not words:
        raise _wrong(text, "northwest-notation-transfer-who")
    if state.actor >= 0:
        at = _deployment(at, state)
    return codes.transfer_code(0, counts["a"], counts["r"], at)


def _deployment(at: int, state: State) -> int:
    """The area in which a transfer deploys the sled, by its canonical name; the only one there is need not be said."""
    me = state.actor * layout.PLAYER
    place = state.player[me + layout.SHIP_AT]
    if place < layout.FIRST_TILE:
        return at
    if at:
        return _canonical_area(place, at - 1, state) + 1
    if state.player[me + layout.SLED_AT] != layout.ABOARD:
        return 0
    found = areas(state, place, 63, state.ice)
    return area_name(state, place, found[0]) + 1 if len(found) == 1 else 0
