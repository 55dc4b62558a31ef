"""Why a bot proposes a move in the North Sea: what the move brings or prepares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from skerry.core.hint import Reason, Step
from skerry.northsea.components import ANIMALS


def reasons(step: Step) -> Iterator[Reason]:
    """What the move brings at once, or what the plan brings that it begins; then what it prepares."""
    gains = list(_gains(step))
    yield from gains or _plan(step)
    yield from _plans(step)


def _gains(step: Step) -> Iterator[Reason]:
    own = step.own_events()
    for event in step.events:
        match event["kind"]:
            case "delivered" if event in own:
                yield Reason("delivers", {"count": sum(event[animal] for animal in ANIMALS)})
            case "settlement-raided" if event in own:
                yield Reason("raids", {"strength": event["strength"]})
            case "ship-destroyed" if event in own:
                yield Reason("sinks", {"hex": event["hex"]})
            case "outpost-built" if event in own:
                yield Reason("builds", {"point": event["point"]})
            case "island-completed":
                yield Reason("completes-island", {"tiles": event["tiles"]})


def _plan(step: Step) -> Iterator[Reason]:
    """The first that the plan brings of what is there, and the action points that it takes (NS-A0)."""
    for event in () if step.action["kind"] in ("choose", "place", "end") else step.plan:
        actions = {"actions": event["crew"]}
        match event["kind"]:
            case "delivered" if _herd(step) >= Counter({animal: event[animal] for animal in ANIMALS}):
                yield Reason("plan-delivers", {"count": sum(event[animal] for animal in ANIMALS), **actions})
            case "settlement-raided" if event["area"] in {place["area"] for place in step.before["settlements"]}:
                yield Reason("plan-raids", {"strength": event["strength"], **actions})
            case "ship-destroyed" if event["hex"] in step.before["enemy_ships"]:
                yield Reason("plan-sinks", {"hex": event["hex"], **actions})
            case "outpost-built":
                yield Reason("plan-builds", {"point": event["point"], **actions})
            case _:
                continue
        return


def _herd(step: Step) -> Counter[str]:
    """The animals on the map and on the seat's longship."""
    aboard = Counter(step.before["players"][step.seat]["aboard"]["animals"])
    for group in step.before["animals"]:
        aboard[group["kind"]] += group["count"]
    return aboard


def _plans(step: Step) -> Iterator[Reason]:
    action, before = step.action, step.before
    mine, then = before["players"][step.seat], step.after["players"][step.seat]
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
    elif kind == "unload" and action["area"] != "mainland":
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
