"""Luck in the browser: promised in the lobby, checked after the end, and a forged record refused in words."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.people import Person
from tests.browser.test_online import sit_together
from tests.records.pledges import finished
from tests.server.harness import Node, Player
from tests.server.test_play import play_on


def finished_table(player: Player) -> str:
    table = player.create("northsea-solo", ["me"])["id"]
    assert play_on([player], table, 5_000, random.Random(6))["status"] == "over"
    return str(table)


def test_a_table_is_promised_stirred_by_hand_and_checked_at_its_end(arrive: Callable[..., Person], node: Node) -> None:
    ann = arrive("Ann", size=(390, 844))
    ann.set_table("northsea", seats=("me", "open"))
    ann.page.get_by_role("link", name="What is this?").click()
    promised = ann.page.locator("p.hash").inner_text()
    expect(ann.page.get_by_text("nothing added").first).to_be_visible()
    added = ann.page.locator("li code")
    expect(added).to_have_count(1)
    by_the_browser = added.inner_text()
    ann.page.get_by_label("Add something of your own").fill("dice 3 5 1 6 6 2")
    ann.page.get_by_role("button", name="Add", exact=True).click()
    expect(added).not_to_have_text(by_the_browser)
    assert faults(ann.page) == []
    ann.page.locator("nav a[href^='/t/']").click()
    ann.page.get_by_role("button", name="Give to a bot").click()
    ann.at_table()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("link", name="Luck").click()
    assert ann.page.locator("p.hash").inner_text() == promised
    expect(ann.page.get_by_text("The envelope is opened when the game is over.")).to_be_visible()


def test_the_end_sheet_leads_to_the_proof(arrive: Callable[..., Person], node: Node) -> None:
    table = finished_table(Player(node.url, "Béa"))
    ann = arrive("Ann", size=(390, 844))
    ann.open(f"/t/{table}")
    ann.page.get_by_role("link", name="Check the draws").click()
    expect(ann.page.locator("p.good")).to_have_count(2)
    expect(ann.page.locator("p.good").first).to_contain_text("draws follow from the secret")
    expect(ann.page.locator("p.good").nth(1)).to_contain_text("it fits the secret")
    assert faults(ann.page) == []


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("en-GB", "No move was changed.", "the seal does not fit"),
        ("fr-FR", "Aucun coup n’a été modifié.", "le sceau ne correspond pas"),
    ],
)
def test_a_record_is_verified_and_a_forged_one_refused(
    arrive: Callable[..., Person], language: str, good: str, bad: str
) -> None:
    ann = arrive("Ann", language=language)
    ann.open("/draws")
    chooser = ann.page.locator("input[type=file]")
    record, other = finished("northwest-solo").record(), finished("northwest-solo", dice=2).record()
    chooser.set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()})
    expect(ann.page.locator("p.good").first).to_contain_text(good)
    seal = next(line for line in record.splitlines() if line.startswith("seal: "))
    forged = "\n".join(seal if line.startswith("seal: ") else line for line in other.split("\n"))
    chooser.set_input_files({"name": "forged.txt", "mimeType": "text/plain", "buffer": forged.encode()})
    expect(ann.page.get_by_role("alert")).to_contain_text(bad)
    expect(ann.page.locator("p.good")).to_have_count(0)


def test_both_browsers_add_to_the_luck_of_a_next_game(arrive: Callable[..., Person], node: Node) -> None:
    ann, bea = arrive("Ann"), arrive("Béa", size=(390, 844))
    sit_together(ann, bea, "northsea")
    table = ann.table.removeprefix("/t/")
    asked = Player(node.url, token=ann.page.evaluate("JSON.parse(localStorage['skerry.token'])"))
    asked.ok(f"/tables/{table}/resign", {"seat": 0})
    bea.page.get_by_role("button", name="Play again").wait_for()
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda address: "/t/" in address and table not in address)
    ann.at_table()
    following = ann.table.removeprefix("/t/")
    assert asked.table(following)["state"]["draws"]["words"].count(None) == 0
    bea.page.get_by_role("button", name="Play again").click()
    bea.page.wait_for_url(f"**/t/{following}")
    bea.at_table()
