"""The daily voyage in the browser: sailed by two, compared in the table and move by move; duplicates; a phone too."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.people import Person
from tests.server.harness import Node, Player
from tests.server.test_play import play_on

GAME = "northsea-solo"


def player_of(person: Person, node: Node) -> Player:
    """The same client as the page's, to play a whole game quickly."""
    person.page.wait_for_function("() => localStorage.getItem('skerry.token')")
    token = json.loads(person.page.evaluate("localStorage.getItem('skerry.token')"))
    return Player(node.url, token=token)


def set_sail(person: Person) -> str:
    """From the page of today to the table; the voyage."""
    person.open("/daily")
    sheet = person.page.locator(f"section[aria-labelledby$={GAME}]")
    person.page.get_by_role("textbox").fill(person.name)
    sheet.locator("button.primary").click()
    person.at_table()
    return person.table.removeprefix("/t/")


@pytest.mark.parametrize(("language", "size"), [("en-GB", (1440, 900)), ("fr-FR", (390, 844))])
def test_two_sail_the_daily_voyage_and_compare(
    arrive: Callable[..., Person], node: Node, language: str, size: tuple[int, int]
) -> None:
    people = [arrive(name, language=language, size=size) for name in (f"Ann {language}", f"Béa {language}")]
    for dice, person in enumerate(people):
        table = set_sail(person)
        assert play_on([player_of(person, node)], table, 5_000, random.Random(dice))["status"] == "over"
    ann = people[0]
    everybody = "How everybody did" if language == "en-GB" else "Les résultats de tous"
    ann.page.get_by_role("link", name=everybody).click()
    rows = ann.page.locator("tbody tr")
    for person in people:
        expect(rows.filter(has_text=person.name)).to_have_count(1)
    expect(ann.page.locator("tr.mine")).to_have_count(1)
    assert faults(ann.page) == []
    ann.page.locator("a.button[href^='/compare/']").wait_for()
    ann.page.locator("tbody a[href^='/compare/']").first.click()
    sides = ann.page.locator("section[data-number]")
    expect(sides).to_have_count(2)
    assert not any("-" in points for points in ann.page.locator(".points").all_inner_texts())
    ann.page.get_by_label("Moment", exact=True).fill("5")
    for side in sides.all():
        expect(side).to_have_attribute("data-number", "5")
        expect(side.locator(".move")).not_to_be_empty()
        expect(side.locator("svg").first).to_be_visible()
    assert faults(ann.page) == []


def test_a_duplicate_is_made_shared_and_played(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844))
    ann.open("/daily")
    ann.page.locator("section[aria-labelledby=duplicate] select").first.select_option("northwest")
    ann.page.get_by_role("button", name="Make them").click()
    ann.page.wait_for_url("**/daily/duplicate-*")
    shared = ann.page.url
    ann.page.get_by_label("Seat B").select_option("random")
    ann.page.get_by_role("button", name="Set sail").click()
    ann.at_table()
    ann.page.goto(shared)
    expect(ann.page.get_by_role("link", name="Sail on")).to_be_visible()
    expect(ann.page.get_by_text("One table is still at sea.")).to_be_visible()
    assert faults(ann.page) == []


def test_the_start_page_leads_to_the_voyage(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.open()
    ann.page.get_by_role("link", name="Daily voyage").click()
    expect(ann.page.get_by_role("heading", name="The daily voyage")).to_be_visible()
    expect(ann.page.locator("main > section")).to_have_count(6)
