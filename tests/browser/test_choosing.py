"""What a captain has to choose, chosen in the page: who dies, who is left behind, what is aboard at the start."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import skerry
from tests.browser.people import Person
from tests.oracle.northwest_scene import Scene
from tests.server.harness import Node, Player


def seated(
    arrive: Callable[..., Person], node: Node, game: skerry.Game, language: str
) -> tuple[Person, Callable[[], Any]]:
    """Somebody who plays on from a position, and what the server then says of the first player's crew."""
    player = Player(node.url)
    table = player.ok("/records", {"record": game.record()})["id"]
    ann = arrive("Ann", language=language)
    ann.page.add_init_script(f"localStorage['skerry.token'] = {json.dumps(json.dumps(player.token))}")
    ann.open(f"/t/{table}")
    ann.at_table()
    return ann, lambda: player.state(table)["view"]["players"][0]["crew"]


@pytest.mark.parametrize(
    ("language", "victim"), [("en-GB", "a life of the sled’s crew"), ("fr-FR", "la vie d’un marin du traîneau")]
)
def test_who_cannot_pay_chooses_the_victim(
    arrive: Callable[..., Person], node: Node, language: str, victim: str
) -> None:
    """NW-ST4, by version 2."""
    game = Scene(1, "terror-solo", 2).at(2, 1).player(0, "k3", "k3 n", (1, 2, 3, 1)).game()
    ann, crew = seated(arrive, node, game, language)
    page = ann.page
    page.locator(".display button.tile[aria-label*='L0 ']").first.click()
    chooser = page.locator(".chooser")
    expect(chooser.get_by_role("button", name=victim)).to_have_count(1)
    ann.make_move(chooser.get_by_role("button", name=victim).click)
    assert crew() == {"ship": {"available": 0, "resting": 3}, "sled": {"available": 3, "resting": 0}, "gone": 1}


@pytest.mark.parametrize(
    ("language", "asked", "sled", "ship"),
    [
        (
            "en-GB",
            "Choose the column that loses a crew.",
            "The sled’s column loses a crew",
            "The ship’s column loses a crew",
        ),
        (
            "fr-FR",
            "Choisissez la colonne qui perd un marin.",
            "La colonne du traîneau perd un marin",
            "La colonne du navire perd un marin",
        ),
    ],
)
def test_the_owner_says_whom_the_second_year_leaves_behind(
    arrive: Callable[..., Person], node: Node, language: str, asked: str, sled: str, ship: str
) -> None:
    """NW-SO5, by version 2."""
    scene = Scene(1, "northwest-solo", lost_crew=True).at(5).player(0, "k3", "k3 n", (4, 0, 3, 0))
    game = scene.game()
    game.play("pass")
    ann, crew = seated(arrive, node, game, language)
    losing = ann.page.get_by_role("region", name=asked)
    expect(losing).to_be_visible()
    ann.make_move(losing.get_by_role("button", name=sled).click)
    ann.make_move(losing.get_by_role("button", name=ship).click)
    expect(losing).to_have_count(0)
    assert (crew()["ship"]["available"], crew()["sled"]["available"]) == (3, 2)


@pytest.mark.parametrize(
    ("language", "mode", "supplies"),
    [
        ("en-GB", "Terror, together", "Food and Morale at the start"),
        ("fr-FR", "Terror, ensemble", "Nourriture et Moral au départ"),
    ],
)
def test_two_captains_choose_their_supplies(
    arrive: Callable[..., Person], node: Node, language: str, mode: str, supplies: str
) -> None:
    """NW-CO1, by version 2."""
    ann = arrive("Ann", language=language)
    page = ann.page
    ann.open()
    page.locator("button.game.northwest").click()
    page.locator(".setup label").filter(has_text=mode).click()
    stepper = page.get_by_role("group", name=supplies)
    before = int(stepper.locator("output").inner_text())
    stepper.get_by_role("button").first.click()
    expect(stepper.locator("output")).to_have_text(str(before - 1))
    page.locator(".chairs select").nth(1).select_option("here")
    page.locator("button.start").click()
    ann.at_table()
    view = Player(node.url).state(ann.table.removeprefix("/t/"))["view"]
    assert view["options"]["supplies"] == before - 1
