"""Every mode, hot-seat and against bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person


@pytest.mark.parametrize(
    ("family", "mode", "seats"),
    [
        ("northwest", "Solo", ("me",)),
        ("northwest", "Terror, solo", ("me",)),
        ("northwest", "Terror, together", ("me", "here")),
        ("northsea", "Solo", ("me",)),
    ],
)
def test_alone_and_together(arrive: Callable[..., Person], family: str, mode: str, seats: tuple[str, ...]) -> None:
    ann = arrive("Ann")
    ann.set_table(family, mode, seats)
    ann.at_table()
    ann.show("list")
    assert len(ann.play(20)) == 20
    ann.show("log")
    expect(ann.page.locator(".log button").first).to_be_visible()


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_hot_seat(arrive: Callable[..., Person], family: str) -> None:
    ann = arrive("Ann")
    ann.set_table(family, seats=("me", "here", "here"))
    ann.at_table()
    ann.show("list")
    seats = set()
    for _ in range(25):
        seats.add(ann.page.locator(".board").get_attribute("data-seat"))
        ann.play(1)
    assert seats == {"0", "1", "2"}


def test_hands_stay_hidden_until_the_screen_is_passed(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northsea", seats=("me", "here"))
    ann.at_table()
    page = ann.page
    secrets = page.locator(".hand .tile, .captains .captain, [data-action]")
    expect(page.get_by_role("button", name="I am Ann")).to_be_focused()
    ann.show("list")
    expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to Ann")
    expect(secrets).to_have_count(0)
    page.get_by_role("button", name="I am Ann").press("Enter")
    expect(secrets.first).to_be_visible()
    ann.make_move(page.locator(".captains .captain").first.click)
    expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to Player B")
    expect(secrets).to_have_count(0)
    page.get_by_role("button", name="Play without hiding hands").click()
    expect(secrets.first).to_be_visible()
    ann.make_move(page.locator(".captains .captain").first.click)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_sits_alone_at_the_screen_needs_no_curtain(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northsea", seats=("me", "bot:boy"))
    ann.at_table()
    expect(ann.page.locator(".captains .captain").first).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_against_a_bot(arrive: Callable[..., Person], family: str) -> None:
    ann = arrive("Ann", animated=True)
    ann.set_table(family, seats=("me", "bot:boy"))
    ann.at_table()
    ann.show("list")
    ann.play(6)
    ann.show("log")
    expect(ann.page.locator(".log svg.seat-1").first).to_be_attached()


def test_the_tuunbaq_can_be_added(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.open()
    ann.page.locator("button.game.northwest").click()
    ann.page.get_by_label("With the Tuunbaq, the beast of the ice").check()
    ann.page.locator(".chairs select").nth(1).select_option("here")
    ann.page.locator("button.start").click()
    ann.at_table()
    expect(ann.page.get_by_role("button", name="Tuunbaq")).to_be_visible()
