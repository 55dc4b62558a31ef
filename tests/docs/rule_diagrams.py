"""The diagrams of the rules page: `python -m tests.docs.rule_diagrams` writes them for the client.

Each is a position set up through the engine's text diagrams, with what the engine says of it: its view, the actions
that are legal, the refusal of one that is not, the position after an action. The client only draws.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from skerry import Game
from tests.oracle.northsea_position import Position
from tests.oracle.northwest import LARGE, layings
from tests.oracle.northwest_scene import Scene

FOLDER = Path(__file__).parents[2] / "web/src/games"
BOARD = ("a1", "l8")
SHORES = ("-1,0", "1,0", "0,1")

Frame = dict[str, Any]

NORTHWEST_VIEW = ("sun", "frozen_rows", "board", "passage_tokens", "greenland_tokens", "tuunbaq")
NORTHWEST_PLAYER = ("seat", "ship", "sled")
NORTHSEA_VIEW = ("hexes", "mainland", "forbidden", "animals", "settlements", "enemy_ships", "outposts", "islands")
NORTHSEA_PLAYER = ("seat", "longship", "aboard", "mainland", "vikings")


def shown(game: Game) -> dict[str, Any]:
    """The part of the view that a map draws."""
    view: dict[str, Any] = game.view(None)
    northwest = game.info.id != "northsea"
    kept = {name: view[name] for name in (NORTHWEST_VIEW if northwest else NORTHSEA_VIEW) if name in view}
    names = NORTHWEST_PLAYER if northwest else NORTHSEA_PLAYER
    players: Iterable[dict[str, Any]] = view["players"]
    return {**kept, "players": [{name: player[name] for name in names} for player in players if present(player)]}


def present(player: dict[str, Any]) -> bool:
    """Who has no part in a diagram waits in Greenland, or at the mainland with everybody still there."""
    if "ship" in player:
        return bool(player["seat"] == 0 or player["ship"]["at"] != "greenland")
    return bool(player["seat"] == 0 or player["vikings"] or player["longship"] != "0,0")


def picture(game: Game, around: tuple[str, ...], *, legal: str = "", marks: Iterable[tuple[str, str]] = ()) -> Frame:
    """The position, with the goals of legal actions that begin so, or with marks of our own."""
    goals = sorted({goal(str(action)) for action in game.legal() if legal and str(action).startswith(legal)})
    assert goals or not legal, f"nothing begins with {legal!r}"
    told = [{"kind": kind, "at": at, "tone": "legal"} for kind, at in goals]
    told += [{"kind": kind, "at": at, "tone": "cause"} for kind, at in marks]
    return {"view": shown(game), "around": list(around), "marks": told}


def goal(action: str) -> tuple[str, str]:
    """Where on the map an action leads."""
    words = action.split("; ")[0].split()
    match words:
        case ["ship" | "sled", "move" | "tuunbaq", to, *_]:
            return ("arrow", to) if to in ("passage", "greenland") else ("tile", to)
        case ["ship" | "sled", "place", _, to, *_]:
            return "square", to.split("-")[0]
        case ["place", _, to, _] | ["sail", to]:
            return "hex", to
        case ["build", to]:
            return "point", to
        case [*_, to]:
            return "area", to
    raise AssertionError(action)


def placing(game: Game, action: str, around: tuple[str, ...]) -> Frame:
    """The position with a tile held over it: where it fits, or where the engine says why not."""
    refusal = game.refusal(action)
    marks = [{"kind": mark.kind, "at": mark.at, "tone": "refused"} for mark in refusal.where] if refusal else []
    return {
        **picture(game, around),
        "marks": marks,
        "placing": game.parse(action).data(),
        "fits": refusal is None,
        "by": refusal.rule if refusal else None,
    }


def refused(game: Game, action: str, around: tuple[str, ...]) -> Frame:
    """The position with what forbids an action."""
    refusal = game.refusal(action)
    assert refusal is not None, action
    marks = [{"kind": mark.kind, "at": mark.at, "tone": "refused"} for mark in refusal.where]
    return {**picture(game, around), "marks": marks, "by": refusal.rule}


def after(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(action)
    return game


# -- Northwest Passage -----------------------------------------------------------------------------


def coast() -> Scene:
    """A chart of some tiles in the middle of the map."""
    return Scene().tiles("coast e4 s", "coast e5 n", "coast f4 s", "sea e3", "coast f5 n", "sea f3")


def wall() -> Scene:
    return (
        Scene().tiles("bay k2 sw", "coast j4 w", "bay j5 ne", "bay k5 nw", "coast j3 w").player(0, "j3", reserve="bay")
    )


def island() -> Scene:
    around = ("cape d4 se", "cape d5 ne", "coast e4 s", "cape f4 sw", "cape f5 nw")
    return Scene().tiles(*around).player(0, "e4", reserve="coast").at(2)


def voyage() -> Scene:
    """A chart that reaches from Greenland to the Passage, for looks at the whole map."""
    scene = Scene()
    wanted = "i4-j4 i3-j3 g4-h4 k5-k6 g3-h3 i5-j5 e4-f4 g5-h5 e5-f5 f2-g2 c5-d5 e6-f6 c4-d4 a6-b6 c6-d6 a7-b7 i1-i2"
    spare = random.Random(8).sample(sorted(LARGE), len(LARGE))
    for squares in wanted.split():
        ways = ((tile, way) for tile in spare for way in layings(tile) if way[0].split()[1] == squares)
        tile, (text, _) = next((tile, way) for tile, way in ways if scene.oracle.fits(way[1]))
        spare.remove(tile)
        scene.tiles(text)
    return scene


def thaw() -> Game:
    """Round seven: the ice goes back from row six to row four, and under the sled is nothing but sea."""
    scene = Scene().tiles("sea e5", "sea e4", "coast f5 e", "coast d5 w").at(6)
    return scene.player(0, "f5", "e5 nw", (4, 0, 3, 0)).game()


def northwest() -> dict[str, list[Frame]]:
    east = ("j2", "l5", "greenland")
    small = Scene().tiles("strait e4 nw", "cape d4 ne", "cape f4 sw", "cape e3 sw", "cape e5 ne").player(0, "e4").at(2)
    opening = Scene().tiles("sea j4").player(0, "j4", reserve="coast").at(2)
    diagonal = Scene().tiles("cape h4 se", "sea j5").player(0, "j5", reserve="cape").at(2)
    hole = Scene().tiles("cape d4 se", "coast e4 s", "cape f5 nw", "sea e6").player(0, "d4", reserve="cape").at(2)
    locked = Scene().tiles("coast f4 n", "sea f5", "cape g4 nw").player(0, "f4").at(4)
    half = Scene().tiles("L2 f4-f5", "sea g5", "sea g4").player(0, "f4").at(4)
    sailing = coast().player(0, "e4", "e4 se", (4, 0, 3, 0)).at(2)
    deploying = coast().player(0, "e4").at(2)
    home = Scene().player(0, "k4").at(10)
    west = Scene().tiles("sea a6", "coast b6 e", "coast a7 s").player(0, "a6").at(2)
    beast = Scene(tuunbaq=True).tiles(
        "coast d4 n", "coast c4 n", "cape c5 se", "coast d5 s", "cape e5 sw", "cape e4 nw"
    )
    suns = [voyage().at(number).game() for number in (2, 1, 4, 5)]
    return {
        "NW-G3": [picture(small.game(), ("d3", "f5"), legal="ship move")],
        "NW-G8": [picture(Scene().game(), east), picture(west.game(), ("a5", "c8", "passage"))],
        "NW-G9": [picture(voyage().at(2).game(), BOARD)],
        "NW-I2": [picture(game, BOARD) for game in suns],
        "NW-I4": [
            refused(locked.game(), "ship move f5", ("e3", "h6")),
            picture(half.game(), ("e3", "h6"), legal="ship move"),
        ],
        "NW-I5": [picture(thaw(), ("c4", "g7")), picture(after(thaw(), "pass", "pass"), ("c4", "g7"))],
        "NW-C2": [picture(opening.game(), ("i3", "l6"), legal="ship place")],
        "NW-C3": [
            placing(diagonal.game(), "ship place cape i5 sw", ("g3", "k6")),
            placing(diagonal.game(), "ship place cape i5 nw", ("g3", "k6")),
        ],
        "NW-C4": [placing(wall().at(2).game(), "ship place bay j2 se", ("i1", "l6"))],
        "NW-C6": [
            placing(hole.game(), "ship place cape d5 ne", ("c3", "g7")),
            picture(after(hole.game(), "ship place cape d5 ne"), ("c3", "g7"), marks=[("square", "e5")]),
        ],
        "NW-C7": [
            placing(island().game(), "ship place coast e5 n", ("c3", "g6")),
            picture(after(island().game(), "ship place coast e5 n"), ("c3", "g6")),
        ],
        "NW-D2": [picture(sailing.game(), ("d2", "g6"), legal="ship move")],
        "NW-D3": [picture(sailing.game(), ("d2", "g6"), legal="sled move")],
        "NW-E2": [
            picture(deploying.game(), ("d3", "g6")),
            picture(after(deploying.game(), "ship transfer +4a at se"), ("d3", "g6")),
        ],
        "NW-P1": [picture(west.game(), ("a5", "c8", "passage"), legal="ship move passage")],
        "NW-P2": [picture(home.game(), east, legal="ship move greenland")],
        "NW-TB2": [picture(beast.player(0, "d5").at(2).game(), ("b3", "f6"), legal="ship tuunbaq")],
    }


# -- The North Sea ---------------------------------------------------------------------------------


def outpost_land() -> Position:
    position = Position(2, "A").lay(18, "2,0", "NW").cover("1,0.NE 2,0.NE", "2,-1", "3,-1", "3,0")
    return position.vikings("A", "2,0.NW", 2).vikings("A", "2,0.NE", 2)


def northsea() -> dict[str, list[Frame]]:
    sides = [Position(2, side).game() for side in "ABCD"]
    east = ("0,0", "2,-1", "3,0", "1,1")
    lands = Position(2, "A").lay(39, "2,0", "NW").longship("A", "2,0", 1).game()
    place = Position(2, "A").lay(9, "2,-1", "SE").placing(1, 15).game()
    loading = Position(2, "A").lay(39, "2,0", "NW").longship("A", "2,0", 0).animal("2,0.NE", "pig", "hen")
    loading = loading.vikings("A", "2,0.NE", 2)
    home = Position(2, "A").longship("A", "-1,0", 1, "horse", "sheep")
    sail = Position(2, "A").lay(25, "2,0", "NW").cover("2,0.N 2,0.NE", "3,-1").longship("A", "2,0", 1)
    enemy = Position(2, "A").lay(1, "2,0", "NW").ship("2,0", "no_death").longship("A", "1,0", 2)
    march = Position(2, "A").lay(47, "2,0", "NW").cover("1,0.NE 2,0.N 2,0.NE", "2,-1").animal("2,0.N", "pig")
    march = march.vikings("A", "2,0.N", 2)
    raid = Position(2, "A").lay(5, "2,0", "NW").settlement("2,0.NW", 3).longship("A", "2,0", 3)
    return {
        "NS-G2": [
            picture(lands, ("1,0", "2,0", "2,-1"), marks=[("area", f"2,0.{corner}") for corner in ("NE", "S", "NW")])
        ],
        "NS-G5": [picture(game, SHORES) for game in sides],
        "NS-P1": [picture(place, ("-2,0", "-1,-1", "2,-2", "3,-1", "2,0"), legal="place")],
        "NS-P2": [placing(place, "place 15 1,-1 N", ("0,0", "1,-1", "2,-1", "1,0"))],
        "NS-P3": [placing(place, "place 1 1,1 N", (*SHORES, "1,1"))],
        "NS-A1": [
            picture(loading.game(), ("1,0", "2,0")),
            picture(after(loading.game(), "load viking pig hen from 2,0.NE"), ("1,0", "2,0")),
        ],
        "NS-A2": [
            picture(home.game(), SHORES),
            picture(after(home.game(), "unload viking horse sheep to mainland"), SHORES),
        ],
        "NS-A3": [
            picture(sail.game(), ("1,0", "2,0", "3,-1"), legal="sail"),
            refused(sail.game(), "sail 3,-1", ("1,0", "2,0", "3,-1")),
        ],
        "NS-A4": [
            picture(enemy.game(), ("0,0", "2,0"), legal="sail 2,0"),
            picture(after(enemy.game(), "sail 2,0"), ("0,0", "2,0")),
        ],
        "NS-A5": [picture(march.game(), ("1,0", "2,0", "2,-1"), legal="march 2 from 2,0.N")],
        "NS-A6": [
            picture(raid.game(), ("1,0", "2,0")),
            picture(after(raid.game(), "unload 3 vikings to 2,0.NW"), ("1,0", "2,0")),
        ],
        "NS-A8": [
            picture(outpost_land().game(), ("1,0", "2,0", "2,-1", "3,-1", "3,0"), legal="build"),
            refused(
                after(outpost_land().game(), "build 2,-1.S"), "build 3,-1.S", ("1,0", "2,0", "2,-1", "3,-1", "3,0")
            ),
        ],
        "NS-F6": [picture(outpost_land().outpost("A", "2,-1.S").vikings("B", "2,0.NE", 1).game(), east)],
    }


GAMES: dict[str, Callable[[], dict[str, list[Frame]]]] = {"northwest": northwest, "northsea": northsea}


def file_of(game_id: str) -> Path:
    return FOLDER / game_id / "diagrams.json"


def text(game_id: str) -> str:
    """The file of a game as it should be."""
    return json.dumps(GAMES[game_id](), separators=(",", ":")).replace('],"N', '],\n"N') + "\n"


def main() -> None:
    for game_id in GAMES:
        file_of(game_id).write_text(text(game_id), encoding="utf-8")


if __name__ == "__main__":
    main()
