"""Hands: tiles, ships and Vikings are dragged, by mouse and by finger; both vehicles are live at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.docs.rule_diagrams import outpost_land
from tests.oracle.northsea_position import Position
from tests.oracle.northwest_scene import Scene


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


def settled(thing: Locator) -> tuple[float, float]:
    """Where something is when the map has come to rest."""
    before, now = (0.0, 0.0), middle(thing)
    while now != before:
        thing.page.wait_for_timeout(200)
        before, now = now, middle(thing)
    return now


def by_finger(person: Person, thing: Locator, to: tuple[float, float]) -> None:
    """Drag something with a finger."""
    start = settled(thing)
    session = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", start)
    for step in range(1, 9):
        touch("touchMove", (start[0] + (to[0] - start[0]) * step / 8, start[1] + (to[1] - start[1]) * step / 8))
    person.page.wait_for_timeout(300)  # the map makes room for what the piece may do
    touch("touchEnd")
    session.detach()


def test_a_finger_drags_a_ship(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    ann.bring(Scene().player(0, "greenland").at(2).game().record())
    page = ann.page
    goal = middle(page.get_by_role("button", name="Sail to k3"))
    ann.make_move(lambda: by_finger(ann, page.locator("[data-piece='A ship']"), goal))
    expect(page.locator(".board")).to_have_attribute("data-number", "1")


def test_a_finger_drags_vikings_and_cargo(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    page = ann.page
    ann.bring(outpost_land().game().record())
    page.locator("[data-target='camp 2,0.NE']").dispatch_event("click")
    goal = settled(page.locator("[data-target^='go ']").first)
    page.keyboard.press("Escape")
    ann.make_move(lambda: by_finger(ann, page.locator("[data-piece='viking 0 2,0.NE']"), goal))
    ann.bring(Position(2, "A").lay(5, "2,0", "NW").settlement("2,0.NW", 3).longship("A", "2,0", 3).game().record())
    viking = page.locator(".cargo .hold .piece").first
    viking.click()
    goal = settled(page.locator("[data-target^='unload']").first)
    viking.click()
    ann.make_move(lambda: by_finger(ann, viking, goal))


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_pieces_of_a_crowd_are_large_enough_for_a_phone(arrive: Callable[..., Person], family: str) -> None:
    ann = arrive("Ann", size=(360, 640), touch=True)
    if family == "northwest":
        crowd = Scene(4).tiles("coast e4 s", "coast e5 n")
        for seat in range(4):
            crowd.player(seat, "e4", "e4 se", (4, 0, 3, 0))
        record = crowd.at(2).game().record()
    else:
        camp = Position(4, "A").lay(39, "2,0", "NW").animal("2,0.NE", "pig", "hen")
        for letter in "ABCD":
            camp.longship(letter, "2,0", 1).vikings(letter, "2,0.NE", 2)
        record = camp.game().record()
    ann.bring(record)
    pieces = ann.page.locator("[data-piece]")
    pieces.first.wait_for()

    def smallest() -> float:
        boxes = [box for piece in pieces.all() if (box := piece.bounding_box())]
        return min(max(box["width"], box["height"]) for box in boxes)

    ann.wait(lambda: smallest() >= 24)


def test_what_is_carried_is_told_as_it_is_held(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.bring(Scene().player(0, "greenland", reserve="L14").at(2).game().record())
    page = ann.page
    page.get_by_role("button", name="Begin").click()
    mouse, line = page.mouse, page.locator("p.line")
    tile = page.locator(".hands .reserve .tile").first
    drag(ann, tile, middle(page.get_by_role("button", name="Sail to k3")))
    expect(ann.note()).to_contain_text("An arrow is not a tile")  # it was dropped where it cannot lie
    page.keyboard.press("Escape")

    mouse.move(*middle(page.locator("[data-piece='A ship']")))
    mouse.down()
    mouse.move(*middle(page.get_by_role("button", name="Sail to k3")), steps=6)
    expect(line).to_contain_text("costs 1 crew")
    ann.make_move(mouse.up)

    drawn = "document.querySelector('.viewport > svg').style.transform"
    tile.hover()
    expect(page.locator(".glass")).to_be_visible()
    mouse.down()
    goal = middle(page.locator(".viewport"))
    mouse.move(*goal, steps=6)
    page.wait_for_timeout(600)
    expect(page.locator(".glass")).to_have_count(0)
    goal = settled(page.get_by_role("button", name="Place on").first)
    mouse.move(*goal, steps=6)
    expect(line).to_contain_text("Ship: place L14")
    before = page.evaluate(drawn)
    mouse.wheel(0, 100)
    expect(line).not_to_contain_text("Ship: place L14")
    assert page.evaluate(drawn) == before, "the wheel turns the tile and leaves the map"
    mouse.up()
