"""Actions and places as text: `docs/notation.md` describes both."""

from __future__ import annotations

import re
from functools import cache

from skerry.core.errors import NotationError
from skerry.core.game import SEAT_LETTERS
from skerry.core.jsonlike import Json
from skerry.core.message import Argument, Message, excerpt
from skerry.northsea import codes, layout
from skerry.northsea.codes import place_at, place_corner, place_hex
from skerry.northsea.components import ANIMALS, BACKS, CAPTAINS, CORNERS, FEATURES, STRENGTHS, TILE_COUNT
from skerry.northsea.geometry import (
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
from skerry.northsea.state import State

MAINLAND = "mainland"
KINDS = ("", "choose", "place", "load", "unload", "sail", "march", "drive", "build", "end")
_UNCOUNTED = ("sheep", "cattle")
_PLURALS = {name if name in _UNCOUNTED else name + "s": kind for kind, name in enumerate(ANIMALS)}
_SINGULARS = {name: kind for kind, name in enumerate(ANIMALS)}
_HEX = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_NUMBER = re.compile(r"[1-9]")
_TILE = re.compile(r"[0-9]{1,2}")
_LONGEST = 200


# -- places ------------------------------------------------------------------------------------------


@cache
def hex_name(hexagon: int) -> str:
    q, r = coordinates(hexagon)
    return f"{q},{r}"


@cache
def home_name(home: int) -> str:
    """The name of a land area or a point."""
    return MAINLAND if home == codes.MAINLAND_HOME else f"{hex_name(place_hex(home))}.{CORNERS[place_corner(home)]}"


def canonical_point(home: int) -> int:
    """The point by the first of its hexagons in (r, q) order: always its SE or S corner."""
    hexagon, corner = place_hex(home), place_corner(home)
    direction, same = ((5, 2), (0, 3), (-1, 2), (-1, 3), (4, 2), (5, 3))[corner]
    return place_at(hexagon if direction < 0 else hexagon + HEX_STEP[direction], same)


def point_name(home: int) -> str:
    return home_name(canonical_point(home))


def point_hexes(home: int) -> tuple[int, int, int]:
    """The three hexagons that meet in a point."""
    hexagon, corner = place_hex(home), place_corner(home)
    return hexagon, hexagon + HEX_STEP[corner], hexagon + HEX_STEP[(corner + 5) % 6]


def _wrong(key: str, **args: Argument) -> NotationError:
    return NotationError(Message(key, **args))


def parse_hex(text: str) -> int:
    match = _HEX.fullmatch(text)
    if match is None:
        raise _wrong("northsea-notation-hexagon", found=excerpt(text))
    q, r = int(match[1]), int(match[2])
    if max(abs(q), abs(r)) > HEX_LIMIT:
        raise _wrong("northsea-notation-far-hexagon", found=excerpt(text))
    return hex_at(q, r)


def parse_corner(text: str) -> int:
    if text.upper() not in CORNERS:
        raise _wrong("northsea-notation-corner", found=excerpt(text), corners=" ".join(CORNERS))
    return CORNERS.index(text.upper())


def parse_home(text: str) -> int:
    """A land area or point by any of its corners, or the mainland."""
    if text.lower() == MAINLAND:
        return int(codes.MAINLAND_HOME)
    hexagon, dot, corner = text.partition(".")
    if not dot:
        raise _wrong("northsea-notation-area", found=excerpt(text))
    return place_at(parse_hex(hexagon), parse_corner(corner))


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
                raise _wrong("northsea-notation-nine-pieces")
            animals += (number or 1) << (4 * kind)
        else:
            raise _wrong("northsea-notation-piece", found=excerpt(word), animals=", ".join(ANIMALS))
        number = None
    if number is not None or vikings > 9 or vikings + animals == 0:
        raise _wrong("northsea-notation-pieces")
    return vikings, animals


# -- actions -----------------------------------------------------------------------------------------


def action_text(code: int) -> str:
    """The notation of an action."""
    match KINDS[codes.kind_of(code)]:
        case "choose":
            return f"choose {CAPTAINS[codes.captain_of(code)]}"
        case "place":
            corner = CORNERS[codes.rotation_of(code)]
            return f"place {codes.tile_of(code)} {hex_name(codes.hex_of(code))} {corner}"
        case "load":
            return f"load {_pieces(code)} from {home_name(codes.home_of(code))}"
        case "unload":
            return f"unload {_pieces(code)} to {home_name(codes.home_of(code))}"
        case "sail":
            return f"sail {hex_name(codes.hex_of(code))}"
        case "march":
            return f"march {codes.vikings_of(code)} {_way(code)}"
        case "drive":
            return f"drive {ANIMALS[codes.animal_of(code)]} {_way(code)}"
        case "build":
            return f"build {home_name(codes.point_of(code))}"
    return "end"


def _pieces(code: int) -> str:
    return pieces_text(codes.vikings_of(code), codes.animals_of(code))


def _way(code: int) -> str:
    return f"from {home_name(codes.home_of(code))} to {home_name(codes.target_of(code))}"


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
    return home_name(place_at(hexagon, (area & -area).bit_length() - 1))


def parse_action(text: str, state: State) -> int:
    """The code of an action in any spelling."""
    words = text.split()
    if not words or len(text) > _LONGEST:
        raise _wrong("northsea-notation-no-action", found=excerpt(text))
    kind = words[0].lower()
    if kind not in KINDS[1:]:
        raise _wrong("northsea-notation-unknown-action", found=excerpt(text), kinds=", ".join(KINDS[1:]))
    rest = words[1:]
    if kind == "end" and not rest:
        return codes.end_code()
    if kind == "choose" and len(rest) == 1:
        return _parse_choice(rest[0].lower())
    if kind == "place" and len(rest) == 3:
        return _parse_placing(*rest)
    if kind == "sail" and len(rest) == 1:
        return codes.sail_code(parse_hex(rest[0]))
    if kind == "build" and len(rest) == 1:
        return _parse_building(rest[0])
    if kind in ("load", "unload") and len(rest) >= 3:
        return _parse_landing(kind, rest, state)
    if kind in ("march", "drive") and len(rest) == 5:
        return _parse_way(kind, rest, state)
    raise _wrong("northsea-notation-incomplete", found=excerpt(text))


def _parse_choice(name: str) -> int:
    if name not in CAPTAINS:
        raise _wrong("northsea-notation-captain", found=excerpt(name), captains=", ".join(CAPTAINS))
    return codes.choose_code(CAPTAINS.index(name))


def _parse_placing(tile: str, hexagon: str, corner: str) -> int:
    if not _TILE.fullmatch(tile) or not 1 <= int(tile) <= TILE_COUNT:
        raise _wrong("northsea-notation-tile-number", found=excerpt(tile), most=TILE_COUNT)
    rotation = canonical_rotation(int(tile), parse_corner(corner))
    return codes.place_code(int(tile), parse_hex(hexagon), rotation)


def _parse_building(text: str) -> int:
    home = parse_home(text)
    if home == codes.MAINLAND_HOME:
        raise _wrong("northsea-notation-point")
    point = canonical_point(home)
    parse_hex(hex_name(place_hex(point)))
    return codes.build_code(point)


def _parse_landing(kind: str, rest: list[str], state: State) -> int:
    if rest[-2].lower() != ("from" if kind == "load" else "to"):
        raise _wrong("northsea-notation-load" if kind == "load" else "northsea-notation-unload")
    vikings, animals = parse_pieces([word.lower() for word in rest[:-2]])
    home = canonical_area(state, parse_home(rest[-1]))
    return codes.landing_code(codes.LOAD if kind == "load" else codes.UNLOAD, vikings, animals, home)


def _parse_way(kind: str, rest: list[str], state: State) -> int:
    what, source, start, target, goal = (word.lower() for word in rest)
    if (source, target) != ("from", "to"):
        raise _wrong("northsea-notation-way", kind=kind)
    home, there = canonical_area(state, parse_home(start)), canonical_area(state, parse_home(goal))
    if kind == "drive":
        if what not in _SINGULARS:
            raise _wrong("northsea-notation-animal", found=excerpt(what), animals=", ".join(ANIMALS))
        return codes.drive_code(_SINGULARS[what], home, there)
    if not _NUMBER.fullmatch(what):
        raise _wrong("northsea-notation-vikings", found=excerpt(what))
    return codes.march_code(int(what), home, there)


def canonical_area(state: State, home: int) -> int:
    """The land area by its first corner; what is no land area stays as it is."""
    area = state.area_named(home)
    return home if area == layout.NO_AREA else state.name_of(area)


def canonical_code(state: State, code: int) -> int:
    """The code with its land areas named as the map is now: an action may be older than a tile that it names."""
    kind = codes.kind_of(code)
    if kind in (codes.LOAD, codes.UNLOAD):
        home = canonical_area(state, codes.home_of(code))
        return codes.landing_code(kind, codes.vikings_of(code), codes.animals_of(code), home)
    if kind in (codes.MARCH, codes.DRIVE):
        home, target = canonical_area(state, codes.home_of(code)), canonical_area(state, codes.target_of(code))
        if kind == codes.MARCH:
            return codes.march_code(codes.vikings_of(code), home, target)
        return codes.drive_code(codes.animal_of(code), home, target)
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
    kind, value = codes.outcome_kind(outcome), codes.outcome_value(outcome)
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
    values = {
        codes.TILE_DRAWN: range(1, TILE_COUNT + 1),
        codes.CAPTAIN_OFFERED: range(len(CAPTAINS)),
        codes.FIRST_PLAYER: range(len(SEAT_LETTERS)),
        codes.SETTLEMENT_TURNED: STRENGTHS,
        codes.SHIP_TURNED: range(len(BACKS)),
    }
    return [codes.outcome_code(kind, value) for kind, those in values.items() for value in those]


_OUTCOMES = {chance_text(outcome): outcome for outcome in _outcomes()}


def chance_code(text: str) -> int:
    if text not in _OUTCOMES:
        raise _wrong("northsea-notation-chance", found=excerpt(text))
    return _OUTCOMES[text]
