"""The third game in the browser: through the plain client, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import arrive, chromium  # noqa: F401
from tests.browser.people import Person


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en-GB", ("The Herring Bank", "Day 1 of 4", "Haul in the net", "Storms in the sea")),
        ("fr-FR", ("Le Banc de harengs", "Jour 1 sur 4", "Relever le filet", "Tempêtes en mer")),
    ],
)
def test_a_whole_game_through_the_plain_client(
    arrive: Callable[..., Person],  # noqa: F811
    language: str,
    words: tuple[str, str, str, str],
) -> None:
    title, day, haul, option = words
    ann = arrive("Ann", language=language)
    ann.open()
    expect(ann.page.locator("button.game.herring")).to_contain_text(title)
    ann.page.locator("button.game.herring").click()
    expect(ann.page.locator(".setup")).to_contain_text(option)
    ann.set_table("herring", seats=("me", "bot:random"))
    ann.at_table()
    expect(ann.page.locator(".position")).to_contain_text(day)
    ann.show("list")
    hauled = False
    while ann.wait_for_turn():
        if not hauled:
            expect(ann.page.locator("[data-action=haul]").first).to_contain_text(haul)
            hauled = True
        ann.choose("land" if "land" in ann.listed() else "haul")
    assert hauled
    assert ann.over()
