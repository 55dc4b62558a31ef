"""Positions as pictures, drawn without a browser."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import skerry
from skerry.core.coast import land_runs
from tests.records.games import VARIANTS, played

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("actions", [0, 40, 1_000_000])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_is_a_picture(variant: str, actions: int) -> None:
    game = played(variant, 3, actions)
    drawn = game.picture()
    assert drawn is not None
    assert drawn == game._repr_svg_()
    root = ElementTree.fromstring(drawn)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == game.info.id
    assert "nan" not in drawn


def test_a_game_that_is_replayed_looks_the_same() -> None:
    game = skerry.new("northsea", seats=3, seed=4)
    while game.number < 30:
        game.play(game.legal()[0])
    elsewhere = skerry.replay(game.record())
    assert elsewhere.picture() == game.picture()


def test_vehicles_are_drawn_where_they_stand() -> None:
    game = skerry.new("northwest", seats=2, seed=1)
    texts = ElementTree.fromstring(game.picture() or "").findall(f"{SVG}text")
    by_letter = {text.text: (float(text.attrib["x"]), float(text.attrib["y"])) for text in texts}
    assert by_letter["A"][0] > 1200
    assert by_letter["B"][0] > 1200


@pytest.mark.parametrize(
    ("terrain", "runs"),
    [("ssss", []), ("LLLL", [[0, 1, 2, 3]]), ("LsLs", [[0], [2]]), ("LssL", [[3, 0]]), ("sLLLss", [[1, 2, 3]])],
)
def test_neighbouring_land_corners_are_one_area(terrain: str, runs: list[list[int]]) -> None:
    assert land_runs([corner == "L" for corner in terrain]) == runs
