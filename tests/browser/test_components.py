"""A server with an owner's corrected components draws these, not ours."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import skerry
from skerry import packs
from tests.browser.people import Person
from tests.server.harness import Node, Player

SEED = 5
USE = "from pathlib import Path; from skerry import packs; packs.use_folder(Path({folder!r}))\n"
LARGER = """
from skerry.northsea.facts import FACTS as northsea
from skerry.northwest.facts import FACTS as northwest
northwest.update(columns=13, rows=9, zones=[*northwest["zones"], 1], sun={**northwest["sun"], "VIII": 8})
northsea["animals"].reverse()
"""
RECORD = "import skerry; print(skerry.new({game!r}, seats=2, seed={seed}).record())"
FLIPPED = str.maketrans("sL", "Ls")


class Box:
    """A corrected box: one tile of each game has land where ours has sea, and the chart has other zones and arrows."""

    def __init__(self, folder: Path) -> None:
        packs.export(folder)
        self.folder = folder
        self.large, self.same = skerry.new("northwest", seats=2, seed=SEED).view(None)["display"][:2]
        self._flip("northwest/northwest-large-tiles.csv", self.large.removeprefix("L"), slice(1, 3))
        self._flip("northsea/northsea-tiles.csv", "30", slice(1, 2))
        board = folder / "northwest" / "board.toml"
        text = board.read_text().replace("[3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]", "[4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1]")
        board.write_text(text.replace('greenland = ["l3", "l4"]', 'greenland = ["l4", "l5"]'))

    def _flip(self, file: str, tile: str, cells: slice) -> None:
        path = self.folder / file
        lines = [line.split(",") for line in path.read_text().splitlines()]
        for line in lines:
            if line[0] == tile:
                line[cells] = [cell.translate(FLIPPED) for cell in line[cells]]
        path.write_text("\n".join(",".join(line) for line in lines) + "\n")

    def record(self, game: str) -> str:
        """A game at its beginning, played with this box somewhere else."""
        script = USE.format(folder=str(self.folder)) + RECORD.format(game=game, seed=SEED)
        return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Box:
    return Box(tmp_path_factory.mktemp("box"))


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that tells of a larger chart and of animals in another order."""
    with Node(tmp_path_factory.mktemp("larger"), preamble=LARGER) as node:
        yield node


@pytest.fixture(scope="module")
def corrected(box: Box, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("corrected"), preamble=USE.format(folder=str(box.folder))) as node:
        yield node


def opened(arrive: Callable[..., Person], node: Node, record: str) -> Person:
    """Somebody looking at the record's table."""
    ann = arrive("Ann", at=node)
    ann.open(f"/t/{Player(node.url).ok('/records', {'record': record})['id']}")
    ann.at_table()
    return ann


def picture(person: Person, tile: str) -> str:
    """How a tile that is on offer is drawn."""
    return person.page.locator(f".display button[aria-label*='{tile} '] svg").first.inner_html()


def test_a_corrected_tile_is_drawn_as_it_is_corrected(
    arrive: Callable[..., Person], node: Node, box: Box, corrected: Node
) -> None:
    ours = opened(arrive, node, skerry.new("northwest", seats=2, seed=SEED).record())
    theirs = opened(arrive, corrected, box.record("northwest"))
    assert picture(ours, box.same) == picture(theirs, box.same)
    assert picture(ours, box.large) != picture(theirs, box.large)
    washes = [person.page.locator("text.zone").all_text_contents() for person in (ours, theirs)]
    assert washes == [["×3", "×2", "×1"], ["×4", "×3", "×2", "×1"]]
    borders = [
        {line.get_attribute("d") for line in person.page.locator("path.zones").all()} for person in (ours, theirs)
    ]
    assert borders == [{"M400 0V800M800 0V800"}, {"M100 0V800M400 0V800M1000 0V800"}]
    arrows = [
        person.page.locator(".northwest-map text", has_text="Greenland").bounding_box() for person in (ours, theirs)
    ]
    assert arrows[0] is not None
    assert arrows[1] is not None
    assert arrows[0]["y"] < arrows[1]["y"]


def test_a_corrected_tile_is_drawn_beside_the_rules(arrive: Callable[..., Person], node: Node, corrected: Node) -> None:
    drawn = []
    for person in (arrive("Ann", at=node), arrive("Bo", at=corrected)):
        person.open("/rules/northsea")
        tiles = person.page.locator("#NS-G3 li svg")
        expect(tiles).to_have_count(4)
        drawn.append([tile.inner_html() for tile in tiles.all()])
    ours, theirs = drawn
    assert [one == other for one, other in zip(ours, theirs, strict=True)] == [True, True, False, True]


def test_the_client_draws_what_the_server_tells(arrive: Callable[..., Person], node: Node, larger: Node) -> None:
    record, drawn, herds = skerry.new("northwest", seats=2, seed=SEED).record(), [], []
    for person in (opened(arrive, node, record), opened(arrive, larger, record)):
        chart = person.page.locator(".northwest-map")
        drawn.append({*chart.locator("text.coordinate, .station text").all_text_contents()})
        person.open("/rules/northsea")
        animals = person.page.locator("#NS-F1 p svg")
        expect(animals).to_have_count(6)
        herds.append([animal.inner_html() for animal in animals.all()])
    assert drawn[1] - drawn[0] == {"m", "9", "VIII"}
    assert drawn[0] < drawn[1]
    assert herds[0] == herds[1][::-1]


def test_a_record_with_corrected_tiles_is_refused_where_they_are_others(node: Node, box: Box) -> None:
    answer = Player(node.url).post("/records", {"record": box.record("northwest")})
    assert answer.status_code == 422
    assert box.folder.name in answer.json()["error"]["detail"]
