"""My games in the browser: listed and filtered, saved as a file, brought to another browser, deleted."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.people import Person
from tests.browser.test_voyages import player_of
from tests.server.harness import Node, Player
from tests.server.test_play import play_on

WORDS = {
    "en-GB": ("My games", "Export all records", "One game came.", "Delete", "Really delete?", "No game yet."),
    "fr-FR": (
        "Mes parties",
        "Exporter toutes les parties",
        "Une partie a été importée.",
        "Supprimer",
        "Vraiment supprimer",
        "Aucune partie pour l’instant.",
    ),
}


def played(player: Player) -> None:
    """A game alone to its end, and one against a bot that is given up."""
    alone = player.create("northsea-solo", ["me"])["id"]
    assert play_on([player], alone, 5_000, random.Random(1))["status"] == "over"
    lost = player.create("northwest", ["me", "random"])["id"]
    player.ok(f"/tables/{lost}/resign", {"seat": 0})


@pytest.mark.parametrize("language", WORDS)
def test_games_are_listed_exported_brought_elsewhere_and_deleted(
    arrive: Callable[..., Person], node: Node, tmp_path: Path, language: str
) -> None:
    title, export, came, delete, sure, none = WORDS[language]
    ann = arrive("Ann", language=language, size=(390, 844))
    ann.open()
    played(player_of(ann, node))
    ann.page.get_by_role("link", name=title).click()
    games = ann.page.locator("li.game")
    expect(games).to_have_count(2)
    expect(ann.page.locator("section[aria-labelledby=ratings] svg")).to_have_count(1)
    expect(ann.page.locator("section[aria-labelledby=best] .kind")).to_have_count(2)
    assert faults(ann.page) == []
    ann.page.locator(".filters select").nth(1).select_option("alone")
    expect(games).to_have_count(1)
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name=export).click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    assert len(json.loads(file.read_text(encoding="utf-8"))["tables"]) == 2

    bea = arrive("Béa", language=language)
    bea.open("/games")
    expect(bea.page.get_by_text(none)).to_be_visible()
    bea.page.locator("input[type=file]").set_input_files(file)
    expect(bea.page.get_by_role("status").filter(has_text=came)).to_be_visible()
    expect(bea.page.locator("li.game")).to_have_count(1)
    bea.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(bea.page.get_by_role("alert")).to_be_visible()
    bea.page.get_by_role("button", name=delete).click()
    bea.page.get_by_role("button", name=sure).click()
    expect(bea.page.get_by_text(none)).to_be_visible()
