"""Acting by mouse: what is legal shows, what is not is explained, what was done can be taken back."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.oracle.northsea_position import Position
from tests.oracle.northwest_scene import Scene


@pytest.fixture
def captain(arrive: Callable[..., Person]) -> Person:
    """Somebody whose ship lies off Greenland, at the start of a hot-seat game, all drafted."""
    person = arrive("Ann")
    person.set_table("northwest", seats=("me", "here"))
    person.at_table()
    for _ in range(2):
        person.make_move(person.page.locator(".display .tile.usable").first.click)
    return person


def sail_out(person: Person) -> None:
    person.make_move(person.page.get_by_role("button", name="Sail to k3").click)


def test_a_ship_sails_where_the_chart_shines(captain: Person) -> None:
    sail_out(captain)
    captain.show("log")
    expect(captain.page.locator(".log li").last).to_contain_text("sails to k3")


def test_the_chart_tells_the_vehicle_that_acts_from_the_other(arrive: Callable[..., Person]) -> None:
    ashore = Scene(2).tiles("coast e4 s").player(0, "e4", "e4 se", (4, 0, 3, 0)).at(2)
    ann = arrive("Ann")
    ann.bring(ashore.game().record())
    page = ann.page
    for acting, other in (("ship", "sled"), ("sled", "ship")):
        page.locator(".vehicle").filter(has_text=re.compile(acting, re.I)).click()
        expect(page.locator(f".tone-selected[data-mark='vehicle A {acting}']")).to_have_count(1)
        expect(page.locator(f".tone-legal[data-mark='vehicle A {other}']")).to_have_count(1)
        expect(page.locator(f".tone-selected[data-mark='vehicle A {other}']")).to_have_count(0)


def test_a_refusal_names_its_rule_and_marks_the_spot(captain: Person) -> None:
    captain.page.get_by_role("button", name="Explore").click()
    expect(captain.note()).to_contain_text("token")
    link = captain.note().get_by_role("link")
    expect(link).to_have_text("NW-F1")
    with captain.page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("article.here")).to_contain_text("NW-F1")


def test_the_prompt_knows_whether_the_tile_fits_anywhere(captain: Person) -> None:
    page = captain.page
    page.locator(".reserve .tile").first.click()
    prompt = page.locator("p.line")
    expect(prompt).to_contain_text("This tile fits nowhere yet.")
    page.keyboard.press("Escape")
    sail_out(captain)
    page.locator(".reserve .tile").first.click()
    expect(prompt).to_contain_text("framed places")
    places, said = page.get_by_role("button", name="Place on"), set()
    for key in ("r", "r", "r", "f", "r", "r", "r"):
        page.keyboard.press(key)
        expect(prompt).to_contain_text("framed places" if places.count() else "turn it or flip it")
        said.add(places.count() > 0)
    assert said == {True, False}


def test_a_tile_is_turned_flipped_and_placed(captain: Person) -> None:
    sail_out(captain)
    page = captain.page
    page.locator(".reserve .tile").first.click()
    ghosts = set()
    for key in ("r", "r", "r", "f", "r", "r", "r"):
        page.keyboard.press(key)
        ghosts.add(page.locator(".held").inner_html())
    assert len(ghosts) >= 2
    for _ in range(8):
        if page.get_by_role("button", name="Place on").count():
            break
        page.keyboard.press("r")
    page.get_by_role("button", name="Place on").first.hover()
    expect(page.locator(".controls > .line")).to_contain_text("place")
    captain.make_move(page.get_by_role("button", name="Place on").first.click)
    captain.show("log")
    expect(page.locator(".log li").last).to_contain_text("places tile")


def test_what_was_not_revealed_can_be_taken_back(captain: Person) -> None:
    page = captain.page
    start = captain.number()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    sail_out(captain)
    page.keyboard.press("u")
    captain.wait(lambda: captain.number() == start)
    expect(undo).to_be_disabled()


def test_the_move_that_ends_undo_says_so_first(captain: Person) -> None:
    page = captain.page
    sail_out(captain)
    before = captain.number()
    page.locator(".display .tile.usable").first.click()
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("taken back")
    assert captain.number() == before
    captain.make_move(warning.get_by_role("button", name="Do it").click)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_tile_on_offer_tells_what_drawing_it_takes(captain: Person) -> None:
    page = captain.page
    sail_out(captain)
    page.locator(".display .tile.usable").first.hover()
    expect(page.locator("p.line")).to_contain_text("costs 2 crew")
    page.locator("#tab-log").hover()
    expect(page.locator("p.line")).to_contain_text("Choose where to go")


def test_a_number_for_later_stands_beside_what_it_is_today(captain: Person) -> None:
    page = captain.page
    page.get_by_role("button", name="Sail to k3").hover()
    expect(page.locator("p.line .change")).to_have_text("0 → −16 if the game ended now")


def test_the_log_says_that_tiles_were_refreshed_and_which_came(captain: Person) -> None:
    page = captain.page
    sail_out(captain)
    page.get_by_role("button", name="Refresh and draw").click()
    captain.make_move(page.get_by_role("alertdialog").get_by_role("button", name="Do it").click)
    captain.show("log")
    expect(page.locator(".log li").last).to_contain_text(
        re.compile(r"Ship: refresh the large tiles.*On display now: tiles L\d+, L\d+, L\d+, L\d+\.")
    )


def test_crew_change_places_as_people_between_two_boats(captain: Person) -> None:
    page = captain.page
    sail_out(captain)
    page.locator(".verb", has_text="Crew").click()
    transfer = page.locator(".transfer")
    transfer.get_by_role("button", name="A ready crew member to the sled").first.click()
    transfer.get_by_role("button", name="A resting crew member to the sled").first.click()
    expect(page.locator("main.map [data-mark^='area']").first).to_be_attached()
    transfer.get_by_role("button", name="Move them").click()
    captain.wait(lambda: page.locator(".transfer").count() == 0)
    expect(page.locator(".vehicles").get_by_role("img", name="Sled: 2 crew ready, 1 resting")).to_be_visible()


def test_one_key_looks_back_and_another_comes_back(captain: Person) -> None:
    page = captain.page
    sail_out(captain)
    page.keyboard.press("b")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider", name="Moment")).to_have_count(0)


def test_a_score_opens_into_its_causes(captain: Person) -> None:
    page = captain.page
    sail_out(captain)
    page.locator(".players .score").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("As if the game ended now")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_forecast_warns_of_the_ice(captain: Person) -> None:
    sail_out(captain)
    expect(captain.page.locator(".forecast.panel")).to_contain_text("Your ship would be locked in rounds")
    captain.page.get_by_label("Ice forecast").fill("4")
    expect(captain.page.locator(".forecast.panel")).to_contain_text("Round 5: sun at VII, 6 rows of ice")


def test_a_hint_says_why(captain: Person) -> None:
    captain.page.keyboard.press("h")
    hints = captain.page.get_by_role("group", name="Hint")
    expect(hints.get_by_role("button", name="Play it")).to_be_visible(timeout=30_000)
    assert hints.locator(".reasons li").count() > 0
    captain.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)


def test_a_hint_shows_beside_the_map_what_it_means(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    page, hinted = ann.page, ann.page.locator(".display .tile.hinted-here")
    expect(page.locator(".display.calls .tile.usable")).to_have_count(4)
    page.keyboard.press("h")
    expect(hinted).to_have_count(1, timeout=30_000)
    expect(page.locator(".hints .what svg")).to_have_count(1)
    ann.make_move(hinted.click)
    expect(hinted).to_have_count(0)


def test_what_is_in_hand_makes_room_for_a_hint(captain: Person) -> None:
    sail_out(captain)
    page = captain.page
    page.locator(".reserve .tile").first.click()
    expect(page.locator(".controls > .line")).to_contain_text("framed places")
    page.keyboard.press("h")
    expect(page.locator(".hints .primary")).to_be_visible(timeout=30_000)
    expect(page.locator(".held")).to_have_count(0)


@pytest.fixture
def viking(arrive: Callable[..., Person]) -> Person:
    """Somebody about to place the first tile of a hot-seat game in the North Sea."""
    person = arrive("Ann")
    person.set_table("northsea", seats=("me", "here"))
    person.at_table()
    for _ in range(2):
        person.lift_curtain()
        person.make_move(person.page.locator(".captain").first.click)
    if person.page.locator(".curtain").count():
        person.lift_curtain()
    return person


def place_a_tile(person: Person) -> None:
    page = person.page
    page.locator(".tile.usable").first.click()
    person.make_move(page.get_by_role("button", name="Place on").first.click)


def test_a_longship_is_loaded_by_choosing_pieces_and_sails(viking: Person) -> None:
    page = viking.page
    place_a_tile(viking)
    aboard = page.locator(".hold").get_by_role("button", name="Viking")
    aboard.first.click()
    expect(page.locator("p.line")).to_contain_text("Choose the land")
    viking.make_move(page.get_by_role("button", name="Unload at the mainland").click)
    page.locator(".shore").get_by_role("button", name="Viking").first.click()
    viking.make_move(page.get_by_role("button", name="Load from the mainland").click)
    viking.make_move(page.get_by_role("button", name="Sail to").first.click)
    page.keyboard.press("e")
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("action points left")
    viking.make_move(question.get_by_role("button", name="Do it").click)


def spot_in(transform: str | None) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", transform or "")[:2]
    return float(x), float(y)


def test_what_a_tile_in_hand_shows_stands_where_it_will_stand(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    page = ann.page
    ann.bring(Position(2, "A").placing(5).game().record())  # a settlement on land at one corner
    page.locator(".hand .tile").click()
    place = page.get_by_role("button", name="Place on").first
    place.hover()
    held = page.locator(".ghost > g[transform]").get_attribute("transform")
    ann.make_move(place.click)
    laid = page.locator("[data-piece^=settlement]").get_attribute("style")
    assert math.dist(spot_in(held), spot_in(laid)) < 12


def test_a_tile_that_does_not_fit_is_explained(viking: Person) -> None:
    page = viking.page
    page.locator(".tile.usable").first.click()
    page.get_by_role("group", name="Map.").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(viking.note().get_by_role("link")).to_contain_text("NS-P")


def test_a_refusal_marks_what_it_is_about_beside_the_map(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    ann.page.get_by_role("button", name="Refresh and draw").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("NW-S4")
    tiles = ann.page.get_by_label("On offer").locator(".tile.refused-here")
    expect(tiles.first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(tiles).to_have_count(0)
