"""Players of the North Sea that share nothing with our bots: scripts with habits of their own, without search.

    skerry arena northsea --bots mate,benchmarks.vikings:Drover --games 40
    skerry arena northsea --bots mate,benchmarks.vikings:Raider --games 40

They look at the view and at the legal actions and at nothing else. Both build an outpost wherever they can. The drover
brings home the nearest animals, two on a voyage, of kinds that it lacks; the raider lands as many as it can where a
settlement is weak enough, sinks what is in its way, and marches on to the next point for an outpost.
"""

from __future__ import annotations

from collections import deque
from typing import Any, ClassVar

from skerry.bots import Bot, Budget, SeatGame
from skerry.core.action import Action

STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""From NE clockwise: side d lies between the corners d and d + 1."""
FAR = 99


def hexagon(name: str) -> tuple[int, int]:
    q, r = name.split(".")[0].split(",")
    return int(q), int(r)


class Sea:
    """Who can sail where."""

    def __init__(self, view: Any, crew: int) -> None:
        self.corners = {hexagon(tile["at"]): tile["corners"] for tile in view["hexes"]}
        self.shore = [hexagon(tile["at"]) for tile in view["hexes"] if tile["tile"] is None]
        self.barred = {hexagon(at) for at in view["enemy_ships"]} if crew < 2 else set()

    def distances(self, starts: list[tuple[int, int]]) -> dict[tuple[int, int], int]:
        found = dict.fromkeys(starts, 0)
        waiting = deque(starts)
        while waiting:
            here = waiting.popleft()
            for side, (q, r) in enumerate(STEPS):
                there = here[0] + q, here[1] + r
                sea = "s" in (self.corners[here][side], self.corners[here][(side + 1) % 6])
                if sea and there in self.corners and there not in found and there not in self.barred:
                    found[there] = found[here] + 1
                    waiting.append(there)
        return found


class Script(Bot):
    """Takes the legal action that its habits like best."""

    captains: ClassVar[tuple[str, ...]]
    features: ClassVar[dict[str, float]]

    def think(self, game: SeatGame, budget: Budget) -> Action:
        view: Any = game.view()
        legal = game.legal()
        values = [self.value(view, view["players"][game.seat], action.data()) for action in legal]
        return legal[values.index(max(values))]

    def value(self, view: Any, me: Any, data: Any) -> float:
        match data["kind"]:
            case "choose":
                return -float(self.captains.index(data["captain"])) if data["captain"] in self.captains else -FAR
            case "place":
                return self.placing(view, me, data)
            case "build":
                return 50.0
            case "end":
                return 0.0
        return self.acting(view, me, data)

    def placing(self, view: Any, me: Any, data: Any) -> float:
        """Near home, among many neighbours, and near the own longship."""
        q, r = hexagon(data["at"] if "at" in data else data["hex"])
        tiles = {hexagon(tile["at"]) for tile in view["hexes"]}
        neighbours = sum((q + dq, r + dr) in tiles for dq, dr in STEPS)
        ship = hexagon(me["longship"])
        away = max(abs(q - ship[0]), abs(r - ship[1]), abs(q - ship[0] + r - ship[1]))
        return self.features.get(str(data.get("feature")), 0.0) + neighbours - 0.5 * away - 0.3 * abs(r)

    def acting(self, view: Any, me: Any, data: Any) -> float:
        raise NotImplementedError

    def crew(self, me: Any) -> float:
        return float(me["aboard"]["vikings"])

    def sailing(self, view: Any, me: Any, to: str, targets: list[tuple[int, int]]) -> float:
        """A step to the nearest target is worth 10, one that leads nowhere less than nothing."""
        sea = Sea(view, me["aboard"]["vikings"])
        reached = sea.distances(targets)
        here, there = reached.get(hexagon(me["longship"]), FAR), reached.get(hexagon(to), FAR)
        return 10.0 if there < here else -1.0


class Drover(Script):
    """Livestock first."""

    level = "drover"
    captains = ("trader", "huntsman", "watchman", "barbarian", "hero", "tyrant", "archer", "shieldmaiden")
    features: ClassVar[dict[str, float]] = dict.fromkeys(("pig", "hen", "goat", "sheep", "cattle", "horse"), 2.0)

    def acting(self, view: Any, me: Any, data: Any) -> float:
        aboard = sum(me["aboard"]["animals"].values())
        have = {kind for kind, count in me["livestock"].items() if count} | set(me["aboard"]["animals"])
        lying = [hexagon(herd["area"]) for herd in view["animals"] if herd["kind"] not in have]
        lying = lying or [hexagon(herd["area"]) for herd in view["animals"]]
        homeward = aboard == 2 or (aboard == 1 and not lying)
        match data["kind"]:
            case "unload":
                if data["area"] == "mainland":
                    return 40.0 if aboard and not data["vikings"] and sum(data["animals"].values()) == aboard else -1.0
                fetched = any(herd["area"] == data["area"] for herd in view["animals"])
                return 20.0 if fetched and data["vikings"] == 1 and not data["animals"] and aboard < 2 else -1.0
            case "load":
                if data["area"] == "mainland":
                    return 15.0 if me["aboard"]["vikings"] + data["vikings"] == 2 and not aboard else -1.0
                if me["aboard"]["vikings"] + data["vikings"] == 0:
                    return -1.0
                return 30.0 + float(sum(data["animals"].values())) if data["animals"] else 1.0 - self.crew(me)
            case "sail":
                sea = Sea(view, me["aboard"]["vikings"])
                return self.sailing(view, me, data["to"], sea.shore if homeward else lying)
        return -1.0


class Raider(Script):
    """Settlements and outposts first."""

    level = "raider"
    captains = ("tyrant", "watchman", "barbarian", "hero", "archer", "queen", "shieldmaiden", "cartographer")
    features: ClassVar[dict[str, float]] = {"settlement": 2.0, "ship": 1.0}

    def acting(self, view: Any, me: Any, data: Any) -> float:
        crew = me["aboard"]["vikings"]
        camps = {camp["area"]: camp["count"] for camp in me["vikings"]}
        weak = [town["area"] for town in view["settlements"] if town["strength"] <= crew + camps.get(town["area"], 0)]
        match data["kind"]:
            case "unload":
                if data["area"] in weak and data["vikings"] == crew:
                    return 30.0
                rooms = [isle for isle in view["islands"] if data["area"] in isle["areas"] and not isle["never"]]
                empty = any(not isle["influence"][me["seat"]] for isle in rooms)
                return 5.0 if empty and data["vikings"] == min(2, crew) and not weak else -1.0
            case "load":
                full = crew + data["vikings"] == 3 or data["vikings"] == me["mainland"]
                if data["area"] == "mainland":
                    return 25.0 if full and not data["animals"] else -1.0
                return 12.0 if crew == 0 and not data["animals"] and data["vikings"] > 1 else 1.0 - self.crew(me)
            case "sail":
                home = [] if crew > 1 or not me["mainland"] else Sea(view, crew).shore
                targets = [hexagon(area) for area in weak] or home or [hexagon(at) for at in view["enemy_ships"]]
                return self.sailing(view, me, data["to"], targets or Sea(view, crew).shore)
            case "march":
                return (
                    4.0 if data["vikings"] == 2 and any(t["area"] == data["to"] for t in view["settlements"]) else 0.5
                )
        return -1.0
