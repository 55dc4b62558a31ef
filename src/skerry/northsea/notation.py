"""Actions and places as text: `docs/notation.md` describes both."""

from __future__ import annotations

import re
from functools import cache

from skerry.core.action import Action
from skerry.core.errors import NotationError
from skerry.core.game import SEAT_LETTERS
from skerry.core.jsonlike import Json
from skerry.core.message import Argument, Message, excerpt
from skerry.northsea import codes
from skerry.northsea.components import ANIMALS, BACKS, CAPTAINS, CORNERS, FEATURES, STRENGTHS, TILE_COUNT
from skerry.northsea.hexes import (
    FEATURE,
    FEATURE_CORNER,
    HEX_LIMIT,
    HEX_STEP,
    TURNED,
    areas,
    canonical_rotation,
    coordinates,
    hex_at,
)
from skerry.northsea.state import NO_AREA, State

MAINLAND = "mainland"
KINDS = ("", "choose", "place", "load", "unload", "sail", "march", "drive", "build", "end")
_UNCOUNTED = ("sheep", "cattle")
_PLURALS = {name if name in _UNCOUNTED else name + "s": kind for kind, name in enumerate(ANIMALS)}
_SINGULARS = {name: kind for kind, name in enumerate(ANIMALS)}
_HEX = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_NUMBER = re.compile(r"[1-9]")
_TILE = re.compile(r"[0-9]{1,2}")
_LONGEST = 200


class NorthSeaAction(Action):
    """An action of Explorers of the North Sea."""

    __slots__ = ()

    def __str__(self) -> str:
        return action_text(self.code)

    def data(self) -> dict[str, Json]:
        return action_data(self.code)


# -- places ------------------------------------------------------------------------------------------


@cache
def hex_name(hexagon: int) -> str:
    q, r = coordinates(hexagon)
    return f"{q},{r}"


@cache
def home_name(home: int) -> str:
    """The name of a land area or a point."""
    return MAINLAND if home == codes.MAINLAND_HOME else f"{hex_name(home >> 3)}.{CORNERS[home & 7]}"


def canonical_point(home: int) -> int:
    """The point by the first of its hexagons in (r, q) order: always its SE or S corner."""
    hexagon, corner = home >> 3, home & 7
    direction, same = ((5, 2), (0, 3), (-1, 2), (-1, 3), (4, 2), (5, 3))[corner]
    return (hexagon if direction < 0 else hexagon + HEX_STEP[direction]) << 3 | same


def point_name(home: int) -> str:
    return home_name(canonical_point(home))


def point_hexes(home: int) -> tuple[int, int, int]:
    """The three hexagons that meet in a point."""
    hexagon, corner = home >> 3, home & 7
    return hexagon, hexagon + HEX_STEP[corner], hexagon + HEX_STEP[(corner + 5) % 6]


def _wrong(key: str, **args: Argument) -> NotationError:
    return NotationError(Message(key, **args))


def parse_hex(text: str) -> int:
    match = _HEX.fullmatch(text)
    if match is None:
        raise _wrong("notation-hexagon", found=excerpt(text))
    q, r = int(match[1]), int(match[2])
    if max(abs(q), abs(r)) > HEX_LIMIT:
        raise _wrong("notation-far-hexagon", found=excerpt(text))
    return hex_at(q, r)


def parse_corner(text: str) -> int:
    if text.upper() not in CORNERS:
        raise _wrong("notation-corner", found=excerpt(text), corners=" ".join(CORNERS))
    return CORNERS.index(text.upper())


def parse_home(text: str) -> int:
    """A land area or point by any of its corners, or the mainland."""
    if text.lower() == MAINLAND:
        return int(codes.MAINLAND_HOME)
    hexagon, dot, corner = text.partition(".")
    if not dot:
        raise _wrong("notation-area", found=excerpt(text))
    return parse_hex(hexagon) << 3 | parse_corner(corner)


# -- pieces ------------------------------------------------------------------------------------------


def animal_counts(packed: int) -> dict[str, int]:
    """The animals of a packed number by kind, those that there are."""
    return {name: packed >> (4 * kind) & 15 for kind, name in enumerate(ANIMALS) if packed >> (4 * kind) & 15}


def animals_text(packed: int) -> str:
    words = []
    for name, count in animal_counts(packed).items():
        many = name if name in _UNCOUNTED else name + "s"
        words.append(name if count == 1 else f"{count} {many}")
    return " ".join(words)


def pieces_text(vikings: int, animals: int) -> str:
    crew = "" if vikings == 0 else "viking" if vikings == 1 else f"{vikings} vikings"
    return " ".join(part for part in (crew, animals_text(animals)) if part)


def parse_pieces(words: list[str]) -> tuple[int, int]:
    """The number of Vikings and the packed animals that the words name."""
    vikings = animals = 0
    number: int | None = None
    for word in words:
        if number is None and _NUMBER.fullmatch(word):
            number = int(word)
            continue
        if word in ("viking", "vikings"):
            vikings += number or 1
        elif word in _SINGULARS or word in _PLURALS:
            kind = _SINGULARS[word] if word in _SINGULARS else _PLURALS[word]
            if (animals >> (4 * kind) & 15) + (number or 1) > 9:
                raise _wrong("notation-nine-pieces")
            animals += (number or 1) << (4 * kind)
        else:
            raise _wrong("notation-piece", found=excerpt(word), animals=", ".join(ANIMALS))
        number = None
    if number is not None or vikings > 9 or vikings + animals == 0:
        raise _wrong("notation-pieces")
    return vikings, animals


# -- actions -----------------------------------------------------------------------------------------


def action_text(code: int) -> str:
    """The notation of an action."""
    kind, first = code >> codes.KIND, code & codes.HOME_MASK
    number, second = code >> codes.NUMBER & 15, code >> codes.SECOND & codes.ANIMALS_MASK
    match KINDS[kind]:
        case "choose":
            return f"choose {CAPTAINS[first]}"
        case "place":
            return f"place {second} {hex_name(first >> 3)} {CORNERS[first & 7]}"
        case "load":
            return f"load {pieces_text(number, second)} from {home_name(first)}"
        case "unload":
            return f"unload {pieces_text(number, second)} to {home_name(first)}"
        case "sail":
            return f"sail {hex_name(first >> 3)}"
        case "march":
            return f"march {number} from {home_name(first)} to {home_name(second)}"
        case "drive":
            return f"drive {ANIMALS[number]} from {home_name(first)} to {home_name(second)}"
        case "build":
            return f"build {home_name(first)}"
    return "end"


def action_data(code: int) -> dict[str, Json]:
    """An action taken apart as plain JSON data."""
    kind, first = code >> codes.KIND, code & codes.HOME_MASK
    number, second = code >> codes.NUMBER & 15, code >> codes.SECOND & codes.ANIMALS_MASK
    name = KINDS[kind]
    match name:
        case "choose":
            return {"kind": name, "captain": CAPTAINS[first]}
        case "place":
            return {"kind": name, **placement_data(second, first >> 3, first & 7)}
        case "load":
            return {
                "kind": name,
                "from": home_name(first),
                "area": home_name(first),
                "vikings": number,
                "animals": animal_counts(second),
            }
        case "unload":
            return {
                "kind": name,
                "to": home_name(first),
                "area": home_name(first),
                "vikings": number,
                "animals": animal_counts(second),
            }
        case "sail":
            return {"kind": name, "hex": hex_name(first >> 3), "to": hex_name(first >> 3)}
        case "march":
            return {"kind": name, "from": home_name(first), "to": home_name(second), "vikings": number}
        case "drive":
            return {
                "kind": name,
                "from": home_name(first),
                "to": home_name(second),
                "vikings": 1,
                "animals": {ANIMALS[number]: 1},
            }
        case "build":
            return {"kind": name, "point": home_name(first)}
    return {"kind": name}


@cache
def corners_text(pattern: int) -> str:
    return "".join("L" if pattern >> corner & 1 else "s" for corner in range(6))


def placement_data(tile: int, hexagon: int, rotation: int) -> dict[str, Json]:
    """A tile as it lies, or would lie."""
    pattern = TURNED[tile << 3 | rotation]
    return {
        "tile": tile,
        "hex": hex_name(hexagon),
        "rotation": CORNERS[rotation],
        "corners": corners_text(pattern),
        "feature": FEATURES[FEATURE[tile]],
        "feature_area": feature_area(tile, hexagon, rotation),
    }


@cache
def feature_area(tile: int, hexagon: int, rotation: int) -> str | None:
    """The land area in which the tile's feature stands as it lies; None at sea (NS-G3)."""
    printed = FEATURE_CORNER[tile]
    if printed < 0:
        return None
    corner = (printed + rotation) % 6
    area = next(mask for mask in areas(TURNED[tile << 3 | rotation]) if mask >> corner & 1)
    return home_name(hexagon << 3 | (area & -area).bit_length() - 1)


def parse_action(text: str, state: State) -> int:
    """The code of an action in any spelling."""
    words = text.split()
    if not words or len(text) > _LONGEST:
        raise _wrong("notation-no-action", found=excerpt(text))
    kind = words[0].lower()
    if kind not in KINDS[1:]:
        raise _wrong("notation-unknown-action", found=excerpt(text), kinds=", ".join(KINDS[1:]))
    rest = words[1:]
    if kind == "end" and not rest:
        return codes.action_code(codes.END, 0, 0, 0)
    if kind == "choose" and len(rest) == 1:
        return _parse_choice(rest[0].lower())
    if kind == "place" and len(rest) == 3:
        return _parse_placing(*rest)
    if kind == "sail" and len(rest) == 1:
        return codes.action_code(codes.SAIL, 0, parse_hex(rest[0]) << 3, 0)
    if kind == "build" and len(rest) == 1:
        return _parse_building(rest[0])
    if kind in ("load", "unload") and len(rest) >= 3:
        return _parse_landing(kind, rest, state)
    if kind in ("march", "drive") and len(rest) == 5:
        return _parse_way(kind, rest, state)
    raise _wrong("notation-incomplete", found=excerpt(text))


def _parse_choice(name: str) -> int:
    if name not in CAPTAINS:
        raise _wrong("notation-captain", found=excerpt(name), captains=", ".join(CAPTAINS))
    return codes.action_code(codes.CHOOSE, 0, CAPTAINS.index(name), 0)


def _parse_placing(tile: str, hexagon: str, corner: str) -> int:
    if not _TILE.fullmatch(tile) or not 1 <= int(tile) <= TILE_COUNT:
        raise _wrong("notation-tile-number", found=excerpt(tile), most=TILE_COUNT)
    rotation = canonical_rotation(int(tile), parse_corner(corner))
    return codes.action_code(codes.PLACE, 0, parse_hex(hexagon) << 3 | rotation, int(tile))


def _parse_building(text: str) -> int:
    home = parse_home(text)
    if home == codes.MAINLAND_HOME:
        raise _wrong("notation-point")
    point = canonical_point(home)
    parse_hex(hex_name(point >> 3))
    return codes.action_code(codes.BUILD, 0, point, 0)


def _parse_landing(kind: str, rest: list[str], state: State) -> int:
    if rest[-2].lower() != ("from" if kind == "load" else "to"):
        raise _wrong("notation-load" if kind == "load" else "notation-unload")
    vikings, animals = parse_pieces([word.lower() for word in rest[:-2]])
    home = canonical_area(state, parse_home(rest[-1]))
    return codes.action_code(codes.LOAD if kind == "load" else codes.UNLOAD, vikings, home, animals)


def _parse_way(kind: str, rest: list[str], state: State) -> int:
    what, source, start, target, goal = (word.lower() for word in rest)
    if (source, target) != ("from", "to"):
        raise _wrong("notation-way", kind=kind)
    home, there = canonical_area(state, parse_home(start)), canonical_area(state, parse_home(goal))
    if kind == "drive":
        if what not in _SINGULARS:
            raise _wrong("notation-animal", found=excerpt(what), animals=", ".join(ANIMALS))
        return codes.action_code(codes.DRIVE, _SINGULARS[what], home, there)
    if not _NUMBER.fullmatch(what):
        raise _wrong("notation-vikings", found=excerpt(what))
    return codes.action_code(codes.MARCH, int(what), home, there)


def canonical_area(state: State, home: int) -> int:
    """The land area by its first corner; what is no land area stays as it is."""
    if home == codes.MAINLAND_HOME:
        return home
    area = state.area_at(state.cell(home >> 3), home & 7)
    return home if area == NO_AREA else state.homes[area]


def canonical_code(state: State, code: int) -> int:
    """The code with its land areas named as the map is now: an action may be older than a tile that it names."""
    kind, first = code >> codes.KIND, code & codes.HOME_MASK
    if kind in (codes.LOAD, codes.UNLOAD):
        return code ^ first ^ canonical_area(state, first)
    if kind in (codes.MARCH, codes.DRIVE):
        second = code >> codes.SECOND & codes.HOME_MASK
        return code ^ first ^ canonical_area(state, first) ^ (second ^ canonical_area(state, second)) << codes.SECOND
    return code


def check_code(code: int, state: State) -> None:
    """`NotationError` for a number that is no action's code."""
    try:
        sound = parse_action(action_text(code), state) == code
    except (IndexError, NotationError):
        sound = False
    if not sound:
        raise _wrong("notation-code", code=str(code))


# -- outcomes of chance --------------------------------------------------------------------------------


def chance_text(outcome: int) -> str:
    kind, value = outcome >> 8, outcome & 255
    if kind == codes.TILE_DRAWN:
        return f"t{value}"
    if kind == codes.CAPTAIN_OFFERED:
        return f"captain:{CAPTAINS[value]}"
    if kind == codes.FIRST_PLAYER:
        return f"first:{SEAT_LETTERS[value]}"
    if kind == codes.SETTLEMENT_TURNED:
        return f"settlement:{value}"
    return f"ship:{BACKS[value]}"


def _outcomes() -> list[int]:
    known = [codes.TILE_DRAWN << 8 | tile for tile in range(1, TILE_COUNT + 1)]
    known += [codes.CAPTAIN_OFFERED << 8 | captain for captain in range(len(CAPTAINS))]
    known += [codes.FIRST_PLAYER << 8 | seat for seat in range(len(SEAT_LETTERS))]
    known += [codes.SETTLEMENT_TURNED << 8 | strength for strength in STRENGTHS]
    return known + [codes.SHIP_TURNED << 8 | back for back in range(len(BACKS))]


_OUTCOMES = {chance_text(outcome): outcome for outcome in _outcomes()}


def chance_code(text: str) -> int:
    if text not in _OUTCOMES:
        raise _wrong("notation-chance", found=excerpt(text))
    return _OUTCOMES[text]
