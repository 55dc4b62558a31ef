"""Fingers and keys: targets that a finger hits, a closer look at what is small, whole turns by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import skerry
from tests.browser.people import Person, weight
from tests.browser.test_dragging import settled
from tests.docs.rule_diagrams import outpost_land
from tests.oracle.northsea_position import Position
from tests.oracle.northwest_scene import Scene

TOO_SMALL = """() => {
  const hands = ':is(button, summary, select, input, [role=button], a.button, label:has(> input)):not(.sr, .handle)'
  return [...document.querySelectorAll('.board ' + hands)].filter(one => one.checkVisibility()).flatMap(one => {
    const shape = one.querySelector('.hit') ?? one
    const { strokeWidth } = getComputedStyle(shape)
    const zoom = parseFloat(getComputedStyle(shape).getPropertyValue('--zoom'))
    const around = shape === one ? 0 : parseFloat(strokeWidth) * zoom
    const { width, height } = shape.getBoundingClientRect()
    const name = one.getAttribute('aria-label') ?? one.textContent
    return Math.min(width, height) + around < 43.5 ? [`${name}: ${width} × ${height} + ${around}`] : []
  })
}"""


def a_record(family: str, moves: int) -> str:
    """A game of three after so many quick moves."""
    rng, game = random.Random(4), skerry.new(family, seats=3, seed=4)
    while game.number < moves:
        actions = [str(action) for action in game.legal()]
        game.play(rng.choices(actions, [weight(action) for action in actions])[0])
    return game.record()


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_a_finger_hits_whatever_can_be_touched(arrive: Callable[..., Person], family: str) -> None:
    """The handle of the sheet is no more than its tabs, which open it too."""
    ann = arrive("Ann", size=(390, 844), touch=True)
    ann.bring(a_record(family, 90))
    for tab in ("act", "players", "log", "chat", "list"):
        ann.show(tab)
        ann.wait(lambda: ann.page.evaluate(TOO_SMALL) == [], 5)


@pytest.mark.parametrize(
    "path", ["", "learn/northsea", "rules/northsea", "puzzles/northsea", "games", "daily", "study"]
)
def test_a_finger_hits_what_the_pages_offer(arrive: Callable[..., Person], path: str) -> None:
    ann = arrive("Anne", language="fr-FR", size=(390, 844), touch=True)
    ann.open(f"/{path}")
    ann.page.locator(".button, .field").first.wait_for()
    low = """() => [...document.querySelectorAll('.button, .field, select.field, .languages button')]
      .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML)"""
    ann.wait(lambda: ann.page.evaluate(low) == [], 5)


def test_a_wheel_leads_along_what_is_too_wide(arrive: Callable[..., Person]) -> None:
    ann = arrive("Anne", language="fr-FR", size=(320, 640))
    ann.bring(a_record("northsea", 12))
    tabs = ann.page.locator(".tabs")
    tabs.hover()
    ann.page.mouse.wheel(0, 60)
    ann.wait(lambda: bool(tabs.evaluate("tabs => tabs.scrollLeft")))


def test_pieces_give_way_while_a_tile_is_placed(arrive: Callable[..., Person]) -> None:
    rng, game = random.Random(4), skerry.new("northsea", seats=2, seed=4)
    while game.number < 150 or not any(str(action).startswith("place") for action in game.legal()):
        actions = [str(action) for action in game.legal()]
        game.play(rng.choices(actions, [weight(action) for action in actions])[0])
    ann = arrive("Ann", size=(360, 640), touch=True)
    ann.bring(game.record())
    piece = ann.page.locator("[data-piece^=settlement]").first

    def wide() -> float:
        ann.page.locator(".zoom .button").last.tap()
        settled(piece)
        return (piece.bounding_box() or {"width": 0})["width"]

    before = wide()
    ann.show("list")
    ann.choose(ann.listed()[0])
    ann.wait(lambda: wide() > 1.3 * before)


def test_one_button_shows_the_whole_sea_on_a_phone_and_leads_back(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    ann.bring(a_record("northsea", 110))
    zoom = "document.querySelector('.northsea-map').style.getPropertyValue('--zoom')"
    whole, pieces = ann.page.get_by_role("button", name="Show everything"), ann.page.locator("[data-piece]")
    pieces.first.wait_for()
    ann.wait(lambda: bool(ann.page.evaluate(zoom)))
    near = ann.page.evaluate(zoom)
    whole.tap()
    expect(whole).to_have_attribute("aria-pressed", "true")
    for piece in pieces.all():
        expect(piece).to_be_in_viewport(ratio=0.9)
    assert float(ann.page.evaluate(zoom)) < float(near)
    whole.tap()
    ann.wait(lambda: ann.page.evaluate(zoom) == near)


def test_a_finger_on_vikings_means_them_and_no_outpost(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    ann.bring(outpost_land().game().record())
    ann.page.touchscreen.tap(*settled(ann.page.locator("[data-piece='viking 0 2,0.NE']")))
    ann.page.locator("[data-target^='go ']").first.wait_for()


def long_press(person: Person, thing: Locator) -> None:
    x, y = settled(thing)
    session = person.page.context.new_cdp_session(person.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    person.page.wait_for_timeout(700)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_a_long_press_looks_closer_and_chooses_nothing(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    crowd = Scene(4).tiles("coast e4 s", "coast e5 n")
    for seat in range(4):
        crowd.player(seat, "e4", "e4 se", (4, 0, 3, 0), reserve="L21" if seat == 0 else "")
    ann.bring(crowd.at(2).game().record())
    page, lens = ann.page, ann.page.locator(".lens")
    long_press(ann, page.locator("[data-piece='C ship']"))
    expect(lens).to_be_visible()
    expect(ann.note()).to_have_count(0)
    lens.locator("[data-piece='D sled']").wait_for(state="attached")
    page.touchscreen.tap(20, 100)
    expect(lens).to_have_count(0)
    tile = page.locator(".hands .tile").first
    tile.hover()
    expect(page.locator(".glass figure")).to_have_count(2)
    page.mouse.move(200, 200)
    expect(page.locator(".glass")).to_have_count(0)
    long_press(ann, tile)
    expect(tile).to_have_attribute("aria-pressed", "false")


def test_the_glass_opens_for_who_comes_by_key_and_not_for_who_is_led(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.bring(Scene(2).tiles("coast e4 s", "coast e5 n").player(0, "e4", "e4 se", (4, 0, 3, 0), "L21").game().record())
    page, tile = ann.page, ann.page.locator(".hands .tile").first
    page.keyboard.press("Shift")  # the keyboard is in use
    tile.evaluate("tile => tile.focus()")
    expect(tile).to_be_focused()
    expect(page.locator(".glass")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tile).to_be_focused()
    expect(page.locator(".glass figure")).to_have_count(2)


def reach(person: Person, selector: str) -> None:
    """Go on with Tab until something has the focus."""
    for _ in range(80):
        if person.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no focus on {selector}")


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def place_a_tile(person: Person) -> None:
    """Take a tile of the hand, which leads to the map, and put it down where the arrows begin."""
    reach(person, ".hands .tile.usable")
    press(person, "Enter")
    expect(person.page.locator(".viewport")).to_be_focused()
    press(person, "ArrowLeft")
    expect(person.page.locator(".ghost:not(.bad)")).to_be_attached()
    person.make_move(lambda: press(person, "Enter"))


def test_whole_turns_in_northwest_by_keyboard(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.bring(Scene().player(0, "greenland", reserve="L21").at(2).game().record())
    reach(ann, ".viewport")
    press(ann, "ArrowLeft")
    ann.make_move(lambda: press(ann, "Enter"))
    ann.make_move(lambda: press(ann, "e"))
    press(ann, "p")
    expect(ann.page.get_by_role("alertdialog").get_by_role("button", name="Do it")).to_be_focused()
    ann.make_move(lambda: press(ann, "Enter"))
    place_a_tile(ann)
    ann.show("log")
    expect(ann.page.locator(".log li").last).to_contain_text("places tile L21")


def test_a_whole_turn_in_the_north_sea_by_keyboard(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    page = ann.page
    ann.bring(Position(2, "A").lay(9, "2,-1", "SE").placing(1, 15).game().record())
    place_a_tile(ann)
    reach(ann, ".hold .piece.usable")
    press(ann, "Enter")
    reach(ann, ".cargo .primary")
    ann.make_move(lambda: press(ann, "Enter"))
    expect(page.locator(".viewport")).to_be_focused()
    reach(ann, "[data-target^=sail]")
    ann.make_move(lambda: press(ann, "Enter"))
    press(ann, "e")
    expect(page.get_by_role("alertdialog").get_by_role("button", name="Do it")).to_be_focused()
    ann.make_move(lambda: press(ann, "Enter"))


def test_arrows_tell_what_lies_where_they_lead(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    land = Position(2, "A").lay(5, "2,0", "NW").settlement("2,0.NW", 3).longship("A", "1,0", 2)
    ann.bring(land.vikings("B", "2,0.NW", 1).game().record())
    reach(ann, ".viewport")
    press(ann, "ArrowRight")
    spoken = ann.page.locator(".board > [aria-live]")
    expect(spoken).to_contain_text("longship (")
    press(ann, "ArrowRight")
    expect(spoken).to_contain_text("P9. Sail to P9. land")
    expect(spoken).to_contain_text("settlement of strength 3")
    expect(spoken).to_contain_text("1 Viking (")
