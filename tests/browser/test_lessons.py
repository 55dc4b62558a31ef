"""Learning by doing: a lesson is a table of its own, the moves that it asks for take the learner on to the next one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.docs.lessons import GAMES, Lesson


def show_me(ann: Person, page: Page) -> None:
    """Let the move of the book be shown on the map, and play it."""
    before = ann.number()
    page.get_by_role("button", name="Show me").click()
    page.locator(".hints .primary").click()
    ann.wait(lambda: ann._moved_on(before))


def take(ann: Person, lesson: Lesson) -> None:
    panel = ann.page.locator(".lesson")
    for step in lesson.steps[:-1]:
        expect(panel).to_have_attribute("data-step", step.key)
        show_me(ann, ann.page)
    expect(panel).to_have_attribute("data-step", lesson.steps[-1].key)


@pytest.mark.parametrize("family", GAMES)
def test_lessons_are_learned_one_after_the_other(arrive: Callable[..., Person], family: str) -> None:
    ann = arrive("Ann")
    page = ann.page
    first, second = GAMES[family]()[:2]
    ann.open()
    page.locator(f'a[href="/learn/{family}"]').click()
    expect(page.get_by_role("listitem")).to_have_count(len(GAMES[family]()))
    page.get_by_role("listitem").first.get_by_role("button").click()
    ann.at_table()
    take(ann, first)
    table = page.url
    page.get_by_role("button", name="Next lesson").click()
    page.wait_for_url(re.compile(r"/t/(?!" + table.rsplit("/", 1)[1] + ")"))
    take(ann, second)
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".number.done")).to_have_count(2)


def test_a_move_that_is_taken_back_takes_the_lesson_back(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    page = ann.page
    ann.open("/learn/northwest")
    page.get_by_role("listitem").nth(1).get_by_role("button").click()
    ann.at_table()
    panel = page.locator(".lesson")
    expect(panel).to_have_attribute("data-step", "move")
    ann.make_move(page.get_by_role("button", name="Sail to k4").click)
    expect(panel).to_have_attribute("data-step", "discover")
    page.get_by_role("button", name="Undo").click()
    expect(panel).to_have_attribute("data-step", "move")


def test_who_goes_astray_is_told_and_led_back(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    page = ann.page
    ann.open("/learn/northsea")
    page.get_by_role("listitem").nth(3).get_by_role("button").click()
    ann.at_table()
    panel = page.locator(".lesson")
    expect(panel).to_have_attribute("data-step", "attack")
    ann.make_move(page.get_by_role("button", name="Sail to M9").click)
    expect(panel).to_contain_text("leads elsewhere")
    panel.get_by_role("button", name="Undo").click()
    panel.get_by_role("button", name="Show me").click()
    expect(page.locator(".hints .primary")).to_be_in_viewport()
    expect(panel).to_be_hidden()  # there is no room for both
