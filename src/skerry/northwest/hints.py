"""Why a bot proposes a move in Northwest Passage: what the move brings or prepares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from skerry.core.hint import Reason, Step
from skerry.northwest.components import TOKEN_NAMES
from skerry.northwest.numbers import GREENLAND_SQUARES, PASSAGE_SQUARES

SET_KINDS = TOKEN_NAMES[1:]


def reasons(step: Step) -> Iterator[Reason]:
    """What the move brings at once, or what the plan brings that it begins; then what it prepares."""
    first = list(_gains(step)) or list(_plan(step))
    said = {reason.args["square"] for reason in first if "square" in reason.args}
    yield from first
    yield from (reason for reason in _plans(step) if reason.args.get("square") not in said)


def _plan(step: Step) -> Iterator[Reason]:
    """The first that the plan brings, and what it takes (NW-P)."""
    for event in () if step.action["kind"] in ("pass", "end") else step.plan:
        points, crew = event.get("points"), event["crew"]
        if not points:
            continue
        told = {"points": points, "crew": crew, "round": event["round"], "span": _span(step.before)}
        match event["kind"]:
            case "token-taken":
                thaw = _thaw(step.before) if event["vehicle"] == "sled" else None
                token = {"token": event["token"], "square": event["square"], **told}
                yield Reason("plan-sled", {**token, "round": thaw}) if thaw else Reason("plan-token", token)
            case "passage-reached":
                yield Reason("plan-passage", told)
            case "greenland-reached":
                yield Reason("plan-home", told)
            case "island-closed":
                yield Reason("plan-island", told)
        return


def _span(view: Any) -> str:
    """What a round is called: aboard the Terror a season."""
    return "season" if "terror" in view else "round"


def _thaw(view: Any) -> int | None:
    """The next round in which there is less ice than today."""
    return next((then["round"] for then in view["forecast"] if then["frozen_rows"] < view["frozen_rows"]), None)


def _gains(step: Step) -> Iterator[Reason]:
    for event in step.own_events():
        match event["kind"]:
            case "passage-reached":
                yield Reason("reaches-passage", {"points": event["points"]})
            case "greenland-reached":
                yield Reason("comes-home", {"points": event["points"]})
            case "island-closed":
                yield Reason("closes-island", {"tiles": event["tiles"], "points": event["points"]})
            case "token-taken":
                token = {"token": event["token"], "square": event["square"], "points": event["points"]}
                yield Reason("takes-token", token)


def _plans(step: Step) -> Iterator[Reason]:
    before, after = step.before, step.after
    mine, then = before["players"][step.seat], after["players"][step.seat]
    sets = [min(player["tokens"].get(kind, 0) for kind in SET_KINDS) for player in (mine, then)]
    if sets[1] > sets[0]:
        yield Reason("completes-set", {"number": sets[1]})
    kind = step.action["kind"]
    if kind == "move":
        yield from _voyage(before, step.action, mine, then)
    elif kind in ("place", "lay"):
        yield from _exploration(before, after)
    elif kind in ("draw", "take", "refresh"):
        yield Reason("tile-for-later", {})
    elif kind == "transfer":
        yield Reason("crew-for-sled" if then["sled"]["state"] == "deployed" else "crew-together", {})
    elif kind == "end":
        yield Reason("ends-turn", {"crew": sum(mine["crew"][vehicle]["available"] for vehicle in ("ship", "sled"))})
    elif kind == "pass":
        alone = len(before["players"]) == 1 or "terror" in before
        yield Reason("passes-round", {"place": 0 if alone else len(before["next_order"]) + 1})


def _voyage(before: Any, action: Mapping[str, Any], mine: Any, then: Any) -> Iterator[Reason]:
    vehicle = action["vehicle"]
    start, goal = mine[vehicle]["at"], then[vehicle]["at"]
    token = next((token for token in before["board"]["tokens"] if token["square"] in _tile_squares(before, goal)), None)
    if token is not None:
        yield Reason("towards-token", {"token": token["kind"], "square": token["square"]})
    homeward = _gap(goal, GREENLAND_SQUARES) < _gap(start, GREENLAND_SQUARES)
    if homeward and goal != "greenland" and before["round"] >= 6:
        closing = next((coming["round"] for coming in before["forecast"] if coming["frozen_rows"] > 2), None)
        ice = {"round": closing, "span": _span(before)} if closing else None
        yield Reason("home-before-ice", ice) if ice else Reason("towards-home", {})
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


def _gap(place: str, goals: Sequence[str]) -> int:
    """Squares between a place and the nearest of some squares; 0 on an arrow's own side."""
    if place == "passage":
        place = PASSAGE_SQUARES[0]
    elif place == "greenland":
        place = GREENLAND_SQUARES[0]
    column, row = ord(place[0]), int(place[1:])
    return min(abs(column - ord(goal[0])) + abs(row - int(goal[1:])) for goal in goals)
