"""The lessons: little games that are learned by doing. `python -m tests.docs.lessons` writes them for the client.

Each is a position of its own, as a record that a table is made from, and steps: the action that is asked for, and how
the notations of those begin that count as done. The real rules answer; tests/docs/test_lessons.py plays each through.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import skerry
from skerry import Game
from tests.docs.rule_diagrams import FOLDER, island, outpost_land
from tests.oracle.northsea_position import Position
from tests.oracle.northwest import LARGE, layings
from tests.oracle.northwest_scene import Scene


@dataclass(frozen=True)
class Step:
    """Its words are `web-lesson-<family>-<lesson>-<key>`; without an action there is only something to read."""

    key: str
    action: str = ""
    like: str = ""
    """How a notation begins that is as good as the action."""


@dataclass(frozen=True)
class Lesson:
    id: str
    game: Game
    steps: tuple[Step, ...]

    def data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "seats": self.game.seats,
            "record": self.game.record(),
            "steps": [{"key": step.key, "action": step.action, "like": step.like} for step in self.steps],
        }


def with_token(scene: Scene, symbol: str, squares: str) -> Scene:
    """Lays the first tile with a symbol that fits on some squares."""
    laid = {tile.tile for tile in scene.oracle.tiles}
    free = (tile for tile, large in LARGE.items() if large.symbol == symbol and tile not in laid)
    ways = (way for tile in free for way in layings(tile))
    text, _ = next((text, laying) for text, laying in ways if text.split()[1] == squares and scene.oracle.fits(laying))
    return scene.tiles(text)


def collection() -> Game:
    """Ann has four kinds of tokens, and the fifth, a strait, before her ship."""
    scene = island().tiles("coast e5 n")
    for symbol, squares in (("strait", "g4-h4"), ("inuit", "b7-c7"), ("cairn", "e7-f7"), ("franklin", "b1-c1")):
        with_token(scene, symbol, squares)
    found = {kind: square for square, kind in scene.oracle.tokens.items()}
    for kind in ("inuit", "cairn", "franklin"):
        scene.take(0, found[kind])
    return scene.player(0, "g4").at(2).game()


def northwest() -> list[Lesson]:
    across = with_token(Scene().tiles("coast e4 s", "coast e5 n", "sea e3"), "inuit", "f4-g4").player(0, "e4").at(4)
    beast = Scene(tuunbaq=True).tiles(
        "coast d4 n", "coast c4 n", "cape c5 se", "coast d5 s", "cape e5 sw", "cape e4 nw"
    )
    return [
        Lesson(
            "lay",
            Scene().tiles("sea j4").player(0, "j4", reserve="coast").at(2).game(),
            (
                Step("place", "ship place coast i4 w", "ship place"),
                Step("draw", "ship draw coast", "ship draw"),
                Step("end", "end", "end"),
                Step("goal"),
            ),
        ),
        Lesson(
            "sail",
            Scene().player(0, "greenland").at(2).game(),
            (
                Step("move", "ship move k3", "ship move"),
                Step("discover", "ship discover", "ship discover"),
                Step("goal"),
            ),
        ),
        Lesson(
            "ice",
            across.game(),
            (
                Step("deploy", "ship transfer +5a at nw", "ship transfer"),
                Step("drive", "sled move f4 nw", "sled move"),
                Step("discover", "sled discover", "sled discover"),
                Step("goal"),
            ),
        ),
        Lesson("islands", island().game(), (Step("close", "ship place coast e5 n", "ship place"), Step("goal"))),
        Lesson("sets", collection(), (Step("explore", "ship explore", "ship explore"), Step("goal"))),
        Lesson(
            "home",
            Scene().player(0, "k4").at(10).game(),
            (Step("home", "ship move greenland", "ship move greenland"), Step("goal")),
        ),
        Lesson(
            "solo",
            Scene(1, "northwest-solo").player(0, "k4").at(2).game(),
            (Step("lay", "ship lay L0 i4-j4", "ship lay"), Step("goal")),
        ),
        Lesson(
            "terror-solo",
            Scene(1, "terror-solo").player(0, "k4").at(2).game(),
            (
                Step("discover", "ship discover; food", "ship discover"),
                Step("pass", "pass", "pass"),
                Step("goal"),
            ),
        ),
        Lesson(
            "terror-coop",
            Scene(2, "terror-coop").player(0, "k4").player(1, "k3").at(2).game(),
            (
                Step("discover", "ship discover; food", "ship discover"),
                Step("pass", "pass", "pass"),
                Step("goal"),
            ),
        ),
        Lesson(
            "tuunbaq",
            beast.player(0, "d5").at(2).game(),
            (Step("send", "ship tuunbaq e4", "ship tuunbaq"), Step("goal")),
        ),
    ]


def closing() -> Game:
    """Ann's Vikings stand on land that a tile of her hand completes."""
    position = Position(2, "A").lay(3, "2,-1", "S").lay(11, "3,-1", "NE").vikings("A", "1,0.NE", 2)
    return position.placing(1, 12, 21).game()


def northsea() -> list[Lesson]:
    home = Position(2, "A").lay(39, "2,0", "NW").longship("A", "2,0", 0).animal("2,0.NE", "pig", "hen")
    raid = Position(2, "A").lay(5, "2,0", "NW").settlement("2,0.NW", 3).longship("A", "1,0", 3)
    enemy = Position(2, "A").lay(1, "2,0", "NW").ship("2,0", "no_death").longship("A", "1,0", 2)
    return [
        Lesson(
            "sail",
            Position(2, "A").lay(9, "2,-1", "SE").placing(1, 15).game(),
            (
                Step("place", "place 15 2,0 NW", "place"),
                Step("sail", "sail 1,0", "sail"),
                Step("end", "end", "end"),
                Step("goal"),
            ),
        ),
        Lesson(
            "raid",
            raid.game(),
            (
                Step("sail", "sail 2,0", "sail 2,0"),
                Step("land", "unload 3 vikings to 2,0.NW", "unload 3 vikings to 2,0.NW"),
                Step("goal"),
            ),
        ),
        Lesson(
            "deliver",
            home.vikings("A", "2,0.NE", 2).game(),
            (
                Step("load", "load viking pig hen from 2,0.NE", "load viking pig hen"),
                Step("sail", "sail 1,0", "sail 1,0"),
                Step("home", "unload pig hen to mainland", "unload"),
                Step("goal"),
            ),
        ),
        Lesson("ships", enemy.game(), (Step("attack", "sail 2,0", "sail 2,0"), Step("goal"))),
        Lesson("outpost", outpost_land().game(), (Step("build", "build 2,-1.S", "build"), Step("goal"))),
        Lesson("islands", closing(), (Step("close", "place 21 2,0 S", "place"), Step("goal"))),
        Lesson(
            "captains",
            skerry.new("northsea", seats=2, seed=1),
            (Step("choose", "choose trader", "choose"), Step("goal")),
        ),
        Lesson(
            "solo",
            skerry.new("northsea-solo", seats=1, seed=1),
            (Step("place", "place 22 -2,0 NE", "place"), Step("second", "place 39 -1,-1 S", "place"), Step("goal")),
        ),
    ]


GAMES = {"northwest": northwest, "northsea": northsea}


def file_of(family: str) -> Path:
    return FOLDER / family / "lessons.json"


def text(family: str) -> str:
    """The file of a game as it should be."""
    return (
        json.dumps([lesson.data() for lesson in GAMES[family]()], separators=(",", ":")).replace('},{"id"', '},\n{"id"')
        + "\n"
    )


def main() -> None:
    for family in GAMES:
        file_of(family).write_text(text(family), encoding="utf-8")


if __name__ == "__main__":
    main()
