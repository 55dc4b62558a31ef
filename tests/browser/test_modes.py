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
