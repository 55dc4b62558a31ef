"""What the oracle says about an action that is not legal: the rules that a refusal may name, and random actions.

The rules say which comes first: whose turn, crew, the vehicle's place, then the action's own rules in their order.
Where they leave a choice (a ship in the ice that wants to go where it could not go anyway) all are accepted.
"""

from __future__ import annotations

import random
from collections import Counter

from .northwest import (
    ARROW_SQUARES,
    KINDS,
    LARGE,
    SMALL_TURNS,
    SQUARES,
    STEPS,
    TERROR,
    TOKENS,
    Column,
    Laying,
    Oracle,
    Player,
    lay_large,
    lay_small,
    name,
    neighbours,
    on_board,
    read_square,
)

AREA_WORDS = ("nw", "n", "ne", "e", "se", "s", "sw", "w")


def forbidding(oracle: Oracle, text: str) -> set[str]:
    """The rules of which a refusal must name one; empty if the oracle sees nothing wrong."""
    words = text.partition("; ")[0].split()
    verb = words[1] if words[0] in ("ship", "sled") else words[0]
    if oracle.over:
        return {"NW-T7"}
    phase = (
        {"NW-S4"} if oracle.draft else {"NW-I5"} if oracle.standing else {"NW-B1", "NW-ST5"} if oracle.taking else set()
    )
    if oracle.losing:
        phase = {"NW-ST11", "NW-SO5"}
    allowed = (
        "stand" if oracle.standing else "lose" if oracle.losing else "take" if oracle.draft or oracle.taking else ""
    )
    if phase and verb != allowed:
        return phase | {"NW-T2"}
    if phase:
        return phase | {"NW-A1"}
    if verb in ("take", "stand", "lose", "pass", "end"):
        own = {"take": {"NW-S4", "NW-B1", "NW-A1", "NW-ST5"}, "stand": {"NW-I5"}, "lose": {"NW-ST11"}}
        return own.get(verb, set()) | {"NW-T2", "NW-SO1", "NW-ST2", "NW-ST3"}
    assert oracle.current is not None
    paid = text.partition("; ")[2]
    return _vehicle(oracle, oracle.players[oracle.current], words[0], verb, words[2:], paid)


def _vehicle(oracle: Oracle, player: Player, vehicle: str, verb: str, words: list[str], paid: str) -> set[str]:
    cost = {"refresh": 2, "explore": 3, "discover": 2}.get(verb, 1)
    payments = oracle.payments(player, vehicle, cost, verb == "move")
    if paid not in [payment.suffix.removeprefix("; ") for payment in payments]:
        return {"NW-T3"} if oracle.mode not in TERROR else {"NW-T3", "NW-ST3", "NW-ST4"}
    place = player.ship if vehicle == "ship" else player.sled
    assert place is not None
    if verb in ("place", "lay", "transfer") and isinstance(place, str):
        return {"NW-G8"}
    if verb == "transfer":
        return _transfer(oracle, player, vehicle, words)
    if verb in ("place", "lay"):
        return _place(oracle, player, verb, words, place)
    if verb == "move":
        return _move(oracle, player, vehicle, words, place)
    return {
        "draw": {"NW-A1", "NW-ST5"},
        "refresh": {"NW-B1", "NW-ST5"},
        "explore": {"NW-F1", "NW-ST6"} if oracle.mode in TERROR else {"NW-F1"},
        "discover": {"NW-GD1"},
        "tuunbaq": {"NW-TB1", "NW-TB2"} if oracle.tuunbaq is None else {"NW-TB2"},
    }[verb]


def _place(oracle: Oracle, player: Player, verb: str, words: list[str], place: str | int) -> set[str]:
    assert isinstance(place, int)
    tile = words[0]
    if verb == "lay" and (oracle.mode != "northwest-solo" or oracle.display[:1] != [tile]):
        return {"NW-SO2"}
    if verb == "place" and not (tile in player.large or player.small[tile] > 0):
        return {"NW-C1"}
    if "+" in words:
        second = words[words.index("+") + 1]
        if (player.small - Counter([tile]))[second] == 0:
            return {"NW-C1"}
    laying = _laying(words[: words.index("+")] if "+" in words else words)
    if any(square in oracle.tile_at for square in laying.squares):
        return {"NW-C1"}
    beside = oracle.tiles[place].squares
    if not any(other in beside for square in laying.squares for other, _ in neighbours(square)):
        return {"NW-C2"}
    if any(oracle.corner.get(corner, land) != land for corner, land in laying.terrain):
        return {"NW-C3"}
    if not oracle.sea_path({**oracle.corner, **dict(laying.terrain)}, laying.squares):
        return {"NW-C4"}
    return {"NW-ST5", "NW-C1", "NW-C2", "NW-C3", "NW-C4"} if "+" in words else set()


def _laying(words: list[str]) -> Laying:
    if words[0] in LARGE:
        first, second = words[1].split("-")
        return lay_large(words[0], read_square(first), read_square(second), words[2:] == ["back"])
    return lay_small(words[0], read_square(words[1]), "".join(words[2:]))


def clashing_corners(oracle: Oracle, text: str) -> set[str]:
    """The corners where a placement's terrain differs from what is known."""
    laying = _laying(text.partition("; ")[0].split()[2:])
    return {"+" + name(corner) for corner, land in laying.terrain if oracle.corner.get(corner, land) != land}


def _move(oracle: Oracle, player: Player, vehicle: str, words: list[str], place: str | int) -> set[str]:
    there = words[0] if words[0] in ARROW_SQUARES else oracle.tile_at.get(read_square(words[0]))
    sides = [(here, beyond) for here, beyond, where, _ in oracle.exits(place) if where == there]
    locked = set()
    if vehicle == "ship" and isinstance(place, int) and _in_the_ice(oracle, place):
        locked = {"NW-I4"}
    if not sides:
        return {"NW-D1"} | locked
    if vehicle == "ship":
        if there not in oracle.ship_moves(place):
            return {"NW-D2", "NW-D4"} | locked
    elif not any(
        where == there and _named(oracle, there, area, words) for where, area in oracle.sled_moves(place, player.area)
    ):
        return {"NW-D3", "NW-D4"}
    enters = there is not None and there == oracle.tuunbaq
    if enters != ("giving" in words):
        return {"NW-TB3"}
    return {"NW-TB3"} if enters else set()


def _in_the_ice(oracle: Oracle, place: int) -> bool:
    return all(
        oracle.frozen(square) or all(oracle.is_land(end) for _, ends in neighbours(square) for end in ends)
        for square in oracle.tiles[place].squares
    )


def _named(
    oracle: Oracle, there: str | int | None, area: frozenset[tuple[str, tuple[int, int]]], words: list[str]
) -> bool:
    if not isinstance(there, int):
        return True
    corner = oracle.tile_corners(there).get(words[1]) if len(words) > 1 else None
    return corner in oracle.area_corners(area)


def _transfer(oracle: Oracle, player: Player, vehicle: str, words: list[str]) -> set[str]:
    if player.sled_state == "lost":
        return {"NW-E3"}
    if player.sled_state == "deployed" and player.ship != player.sled:
        return {"NW-E1"}
    counts = {word[-1]: int(word[:-1]) for word in words if word[0] in "+-"}
    for payment in oracle.payments(player, vehicle, 1):
        columns = {which: Column(column.available, column.resting) for which, column in player.columns.items()}
        oracle._pay_from(columns, vehicle, payment)
        ship, sled = columns["ship"], columns["sled"]
        if not (
            -sled.available <= counts.get("a", 0) <= ship.available
            and -sled.resting <= counts.get("r", 0) <= ship.resting
        ):
            return {"NW-E1"} if player.sled_state == "deployed" else {"NW-E1", "NW-E2"}
    return {"NW-E2"}


# -- actions at random --------------------------------------------------------------------------------


def random_action(oracle: Oracle, rng: random.Random) -> str:
    """A well-formed action, seldom legal, near to what the position is about, in any spelling."""
    vehicle = rng.choice(("ship", "ship", "sled"))
    verbs = ["draw", "place", "place", "place", "move", "move", "transfer", "explore", "discover", "other", "refresh"]
    if oracle.mode == "northwest-solo":
        verbs.append("lay")
    if oracle.tuunbaq_on:
        verbs.append("tuunbaq")
    verb = rng.choice(verbs)
    if verb == "other":
        tile = rng.choice((*LARGE, *KINDS))
        return rng.choice(("pass", "end", f"take {tile}", f"stand {rng.choice(('nw', 'ne', 'se', 'sw'))}"))
    text = " ".join([vehicle, verb, *_arguments(oracle, verb, vehicle, rng)])
    if oracle.mode in TERROR:
        paid = rng.choice(("food", "food", "morale", "morale", "sacrifice", "food sacrifice", "morale sacrifice"))
        said = rng.choice((" ship", " sled", "")) if "sacrifice" in paid else ""
        text += f"; {paid}{said}"
    return text


def _arguments(oracle: Oracle, verb: str, vehicle: str, rng: random.Random) -> list[str]:
    if oracle.mode in TERROR and verb in ("draw", "refresh", "explore", "place"):
        return _terror_arguments(oracle, verb, rng)
    if verb == "draw":
        return [rng.choice((rng.choice(list(LARGE)), rng.choice(KINDS), *oracle.display))]
    if verb in ("place", "lay"):
        return _random_placement(oracle, verb, rng)
    if verb == "move":
        return _random_move(oracle, vehicle, rng)
    if verb == "transfer":
        return _random_transfer(rng)
    if verb == "tuunbaq":
        return [name(rng.choice(list(oracle.tile_at)))]
    return []


def _terror_arguments(oracle: Oracle, verb: str, rng: random.Random) -> list[str]:
    """NW-ST5, NW-ST6: two small tiles, a kind to refresh, a Strait's gain."""
    if verb == "draw":
        pair = "+".join(rng.choices(KINDS, k=2))
        return [rng.choice((rng.choice(list(LARGE)), rng.choice(KINDS), pair, *oracle.display))]
    if verb == "refresh":
        return [rng.choice(("large", "small"))]
    if verb == "explore":
        return rng.choice(([], ["for", "food"], ["for", "morale"]))
    first = _random_placement(oracle, verb, rng)
    second = _random_placement(oracle, verb, rng)
    if first[0] in KINDS and second[0] in KINDS and first[1] != second[1] and rng.random() < 0.5:
        return [*first, "+", *second]
    return first


def _somewhere(oracle: Oracle, rng: random.Random) -> tuple[int, int]:
    """A square, likely a free one beside a tile."""
    coast = [
        other
        for square in oracle.tile_at
        for other, _ in neighbours(square)
        if on_board(other) and other not in oracle.tile_at
    ]
    return rng.choice((rng.choice(SQUARES), *[rng.choice(coast or SQUARES)] * 5))


def _random_placement(oracle: Oracle, verb: str, rng: random.Random) -> list[str]:
    player = oracle.players[oracle.current or 0]
    own = [*player.large, *player.small.elements()]
    if verb == "lay":
        own = oracle.display[:1]
    tile = rng.choice([rng.choice(list(LARGE) if verb == "lay" else [*LARGE, *KINDS]), *own * 3])
    square = _somewhere(oracle, rng)
    if tile in KINDS:
        turn = rng.choice(list(SMALL_TURNS[tile]))
        return [tile, name(square), *([turn] if turn else [])]
    beside = [(square[0] + dc, square[1] + dr) for dc, dr in STEPS if on_board((square[0] + dc, square[1] + dr))]
    pair = [name(square), name(rng.choice(beside))]
    rng.shuffle(pair)
    return [tile, "-".join(pair), *rng.choice(([], ["back"]))]


def _random_move(oracle: Oracle, vehicle: str, rng: random.Random) -> list[str]:
    if rng.random() < 0.2:
        return [rng.choice(list(ARROW_SQUARES))]
    square = rng.choice(list(oracle.tile_at))
    words = [name(square)]
    if vehicle == "sled":
        words.append(rng.choice(list(oracle.tile_corners(oracle.tile_at[square]))))
    if oracle.tuunbaq_on and rng.random() < 0.3:
        words += ["giving", rng.choice(("available", "resting", *TOKENS))]
    return words


def _random_transfer(rng: random.Random) -> list[str]:
    parts = [f"{rng.choice('+-')}{rng.randint(1, 7)}{letter}" for letter in "ar" if rng.random() < 0.6]
    at = ["at", rng.choice(AREA_WORDS)] if rng.random() < 0.6 else []
    return [*(parts or ["+1a"]), *at]
