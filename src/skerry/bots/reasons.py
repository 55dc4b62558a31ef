"""In words what a move works for: from its consequences, and from what changes in the seat's view."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from skerry.bots.base import Reason
from skerry.core.action import Action
from skerry.core.game import Game

MOST_REASONS = 3
ANIMALS = ("pig", "hen", "goat", "sheep", "cattle", "horse")
SET_KINDS = ("inuit", "cairn", "franklin", "strait", "cartography")
HOME_SQUARES = (("l", 3), ("l", 4))
PASSAGE_SQUARES = (("a", 6), ("a", 7))


def reasons_for(game: Game, seat: int, action: Action) -> tuple[Reason, ...]:
    """What the action brings or prepares for the seat, the weightiest first."""
    world = game.sample(seat, random.Random(game.number))
    before: Any = world.view(seat)
    events: Any = [event.seen_by(seat) for event in world.play(action)]
    after: Any = world.view(seat)
    plans = _northsea_plans if "hexes" in before else _northwest_plans
    found = [*_gains(events, seat), *plans(before, after, seat, action.data())]
    return tuple(found[:MOST_REASONS])


def _gains(events: Sequence[Mapping[str, Any]], seat: int) -> Iterator[Reason]:
    """What the move brings at once."""
    for event in events:
        mine = event.get("seat", seat) == seat
        match event["kind"]:
            case "passage-reached" if mine:
                yield Reason("reaches-passage", {"points": event["points"]})
            case "greenland-reached" if mine:
                yield Reason("comes-home", {"points": event["points"]})
            case "island-closed" if mine:
                yield Reason("closes-island", {"tiles": event["tiles"], "points": event["points"]})
            case "token-taken" if mine:
                yield Reason("takes-token", {"token": event["token"], "square": event["square"]})
            case "delivered" if mine:
                yield Reason("delivers", {"count": sum(event[animal] for animal in ANIMALS)})
            case "settlement-raided" if mine:
                yield Reason("raids", {"strength": event["strength"]})
            case "ship-destroyed" if mine:
                yield Reason("sinks", {"hex": event["hex"]})
            case "outpost-built" if mine:
                yield Reason("builds", {"point": event["point"]})
            case "island-completed":
                yield Reason("completes-island", {"tiles": event["tiles"]})


def _northwest_plans(before: Any, after: Any, seat: int, action: Mapping[str, Any]) -> Iterator[Reason]:
    mine, then = before["players"][seat], after["players"][seat]
    sets = [min(player["tokens"].get(kind, 0) for kind in SET_KINDS) for player in (mine, then)]
    if sets[1] > sets[0]:
        yield Reason("completes-set", {"number": sets[1]})
    kind = action["kind"]
    if kind == "move":
        yield from _voyage(before, action, mine, then)
    elif kind in ("place", "lay"):
        yield from _exploration(before, after)
    elif kind in ("draw", "take", "refresh"):
        yield Reason("tile-for-later", {})
    elif kind == "transfer":
        yield Reason("crew-for-sled" if then["sled"]["state"] == "deployed" else "crew-together", {})
    elif kind in ("pass", "end"):
        yield Reason("saves-crew", {})


def _voyage(before: Any, action: Mapping[str, Any], mine: Any, then: Any) -> Iterator[Reason]:
    vehicle = action["vehicle"]
    start, goal = mine[vehicle]["at"], then[vehicle]["at"]
    token = next((token for token in before["board"]["tokens"] if token["square"] in _tile_squares(before, goal)), None)
    if token is not None:
        yield Reason("towards-token", {"token": token["kind"], "square": token["square"]})
    homeward = _gap(goal, HOME_SQUARES) < _gap(start, HOME_SQUARES)
    if homeward and before["round"] >= 6:
        closing = next((coming["round"] for coming in before["forecast"] if coming["frozen_rows"] > 2), None)
        yield Reason("home-before-ice", {"round": closing}) if closing else Reason("towards-home", {})
    elif mine["passage"] is None and _gap(goal, PASSAGE_SQUARES) < _gap(start, PASSAGE_SQUARES):
        yield Reason("towards-passage", {})


def _exploration(before: Any, after: Any) -> Iterator[Reason]:
    known = {token["square"] for token in before["board"]["tokens"]}
    for token in after["board"]["tokens"]:
        if token["square"] not in known:
            yield Reason("opens-token", {"token": token["kind"], "square": token["square"]})
    yield Reason("opens-map", {})


def _tile_squares(view: Any, place: str) -> Sequence[str]:
    return next((tile["squares"] for tile in view["board"]["tiles"] if place in tile["squares"]), ())


def _gap(place: str, goals: Sequence[tuple[str, int]]) -> int:
    """Squares between a place and the nearest of some squares; 0 on an arrow's own side."""
    if place == "passage":
        place = "a6"
    elif place == "greenland":
        place = "l3"
    column, row = ord(place[0]), int(place[1:])
    return min(abs(column - ord(letter)) + abs(row - number) for letter, number in goals)


def _northsea_plans(before: Any, after: Any, seat: int, action: Mapping[str, Any]) -> Iterator[Reason]:
    mine, then = before["players"][seat], after["players"][seat]
    kind = action["kind"]
    if kind == "choose":
        yield Reason("captain-suits", {"captain": action["captain"]})
    elif kind == "place":
        feature = action.get("feature")
        if feature:
            yield Reason("brings-feature", {"feature": str(feature)})
        yield Reason("opens-map", {})
    elif kind == "load" and sum(then["aboard"]["animals"].values()) > sum(mine["aboard"]["animals"].values()):
        yield Reason("takes-aboard", {"count": sum(then["aboard"]["animals"].values())})
    elif kind == "load":
        yield Reason("musters", {"vikings": then["aboard"]["vikings"]})
    elif kind == "unload":
        yield Reason("lands-vikings", {})
    elif kind == "sail":
        yield from _sailing(before, mine, then)
    elif kind in ("march", "drive"):
        yield Reason("gathers-influence" if kind == "march" else "herds", {})
    elif kind == "end":
        yield Reason("saves-crew", {})


def _sailing(before: Any, mine: Any, then: Any) -> Iterator[Reason]:
    if sum(mine["aboard"]["animals"].values()) and _home_gap(then["longship"]) < _home_gap(mine["longship"]):
        yield Reason("brings-home", {})
        return
    shore = [animal["kind"] for animal in before["animals"] if animal["area"].startswith(then["longship"] + ".")]
    if shore:
        yield Reason("towards-animal", {"animal": shore[0]})
    elif any(place["area"].startswith(then["longship"] + ".") for place in before["settlements"]):
        yield Reason("towards-settlement", {})
    else:
        yield Reason("sails-on", {})


def _home_gap(hexagon: str) -> int:
    q, r = (int(part) for part in hexagon.split(","))
    return min(max(abs(q - home), abs(r), abs(q - home + r)) for home in (-1, 0, 1))
