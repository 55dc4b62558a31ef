"""Hands: tiles, ships and Vikings are dragged, by mouse and by finger; both vehicles are live at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import Person


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, thing: Locator, to: tuple[float, float], turns: int = 0) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(to[0] - 6, to[1] - 6, steps=6)
    for _ in range(turns):
        mouse.wheel(0, 100)
    mouse.move(*to, steps=2)
    mouse.up()


def test_a_ship_and_a_tile_are_dragged(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    page = ann.page
    for _ in range(2):
        ann.make_move(page.locator(".display .tile.usable").first.click)
    goal = middle(page.get_by_role("button", name="Sail to k3"))
    ann.make_move(lambda: drag(ann, page.locator(".mark.tone-selected").first, goal))
    ann.show("log")
    expect(page.locator(".log li").last).to_contain_text("sails to k3")
    tile = page.locator(".hands .tile.usable").first
    tile.click()
    while not page.get_by_role("button", name="Place on").count():
        page.keyboard.press("r")
    place = middle(page.get_by_role("button", name="Place on").first)
    ann.make_move(lambda: drag(ann, tile, place))
    expect(page.locator(".log li").last).to_contain_text("places tile")
