"""Languages, phones, the keyboard, screen readers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.people import Person


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_axe_finds_nothing(arrive: Callable[..., Person], family: str, size: tuple[int, int]) -> None:
    ann = arrive("Ann", size=size)
    page = ann.page
    seen: dict[str, list[str]] = {}
    ann.open()
    page.locator(f"button.game.{family}").click()
    page.locator(".setup").wait_for()
    seen["start"] = faults(page)
    page.get_by_role("button", name="Settings").click()
    seen["settings"] = faults(page)
    ann.open(f"/rules/{family}")
    page.locator("article").first.wait_for()
    seen["rules"] = faults(page)
    ann.set_table(family, seats=("me", "open"))
    page.locator(".sheet input[readonly]").wait_for()
    seen["lobby"] = faults(page)
    ann.set_table(family)
    ann.at_table()
    ann.show("list")
    ann.play(6)
    seen["list"] = faults(page)
    for tab in ("log", "chat", "describe"):
        ann.show(tab)
        seen[tab] = faults(page)
    page.get_by_role("button", name="Menu").click()
    seen["menu"] = faults(page)
    assert {name: found for name, found in seen.items() if found} == {}


def test_the_rules_of_a_mode_show_what_holds_there(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.open("/rules/terror-solo#NW-T4")
    shown = ann.page.locator("article.here")
    expect(shown).to_have_id("NW-ST2")
    expect(shown).to_contain_text("instead of NW-T1, NW-T2, NW-T4, NW-H1. From the rulebook.")
    expect(ann.page.locator("#NW-T4")).to_have_count(0)
    ann.open("/rules/northwest#NW-SO2")
    expect(ann.page.locator("article.here")).to_have_id("NW-SO2")
    assert ann.page.url.endswith("/rules/northwest-solo#NW-SO2")


def test_french_from_the_browser_and_back_by_choice(arrive: Callable[..., Person]) -> None:
    anne = arrive("Anne", language="fr-FR")
    anne.open()
    anne.sees("Passage du Nord-Ouest")
    anne.set_table("northwest", seats=("me", "here"))
    anne.at_table()
    anne.show("list")
    anne.play(3)
    anne.show("log")
    expect(anne.page.locator(".log")).to_contain_text("tuile")
    anne.page.get_by_role("button", name="Explorer").click()
    expect(anne.note()).to_contain_text("jeton")
    anne.open()
    anne.page.get_by_role("button", name="English").click()
    anne.sees("Northwest Passage")
    anne.page.reload()
    anne.sees("Northwest Passage")


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_a_phone_is_wide_enough(arrive: Callable[..., Person], family: str) -> None:
    ann = arrive("Ann", size=(360, 740), touch=True)
    ann.set_table(family, seats=("me", "here"))
    ann.at_table()
    ann.show("list")
    ann.play(6)
    for tab in ("act", "players", "log", "chat", "list", "describe"):
        ann.show(tab)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
    ann.open()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_finger_places_a_tile(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(360, 740), touch=True)
    ann.set_table("northsea", seats=("me", "here"))
    ann.at_table()
    page = ann.page
    curtain = page.locator(".curtain .primary")
    curtain.tap()
    page.get_by_role("button", name="Begin").tap()
    ann.make_move(page.locator(".captain").first.tap)
    curtain.tap()
    ann.make_move(page.locator(".captain").first.tap)
    if curtain.count():
        curtain.tap()
    page.locator(".tile.usable").first.tap()
    page.get_by_role("button", name="Place on").first.tap(force=True)
    ann.make_move(page.get_by_role("button", name="Place here").tap)


def test_keys_alone_are_enough(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.open()
    page = ann.page
    page.locator("button.game.northsea").wait_for()

    def tab_to(selector: str, most: int = 120) -> None:
        for _ in range(most):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
        raise AssertionError(f"no focus on {selector}")

    tab_to("button.game.northsea")
    page.keyboard.press("Enter")
    page.locator(".setup").wait_for()
    tab_to(".chairs li:nth-child(2) select")
    page.keyboard.press("a")
    tab_to("button.start")
    page.keyboard.press("Enter")
    ann.at_table()
    curtain = page.locator(".curtain .primary")
    for _ in range(2):
        expect(curtain).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".captains .captain").first).to_be_focused()
        ann.make_move(lambda: page.keyboard.press("Enter"))
    page.keyboard.press("l")
    for _ in range(4):
        ann.wait(lambda: curtain.count() + page.locator("[data-action]").count() > 0)
        if curtain.count():
            expect(curtain).to_be_focused()
            page.keyboard.press("Enter")
        ann.wait_for_turn()
        if "end" in ann.listed():
            page.keyboard.press("e")
            expect(page.get_by_role("alertdialog").get_by_role("button", name="Do it")).to_be_focused()
            ann.make_move(lambda: page.keyboard.press("Enter"))
        else:
            tab_to("summary")
            page.keyboard.press("Enter")
            tab_to("[data-action]")
            ann.make_move(lambda: page.keyboard.press("Enter"))


def test_the_board_is_told_in_words(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    ann.show("describe")
    panel = ann.page.locator("#panel")
    expect(panel).to_contain_text("Ship (Greenland)")
    expect(panel).to_contain_text("k3: land")
    expect(ann.page.locator("[aria-live=polite]").first).to_be_attached()
