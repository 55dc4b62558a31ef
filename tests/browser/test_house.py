"""What surrounds the tables: clocks, open tables, people one does not want to meet, keys, being forgotten."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults
from tests.browser.people import Person, exactly
from tests.server.harness import Node

JSQR = Path(__file__).parents[2] / "web/node_modules/jsqr/dist/jsQR.js"
FAST = """
import skerry.server.moment as moment
began, real = moment.now(), moment.now
moment.now = lambda: began + (real() - began) * 100
"""
"""A server whose clock runs a hundred times as fast."""


def prepare(person: Person, family: str = "northwest", second: str = "open") -> Page:
    """Choose a game for two on the start page."""
    page = person.page
    person.open()
    page.locator(f"button.game.{family}").click()
    page.locator(".chairs select").nth(1).select_option(second)
    page.get_by_label("Your name").first.fill(person.name)
    page.locator(".manners").wait_for()
    return page


def choose(page: Page, label: str) -> None:
    page.locator(".setup label").filter(has_text=exactly(label)).click()


def start(page: Page) -> None:
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")


def join(host: Person, guest: Person) -> None:
    """The guest follows the host's link, and the game begins."""
    guest.page.goto(host.page.locator(".sheet input[readonly]").input_value())
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Sit down").click()
    for person in (host, guest):
        person.at_table()


def in_order(host: Person, guest: Person) -> tuple[Person, Person]:
    """Who is to act, and the other."""
    first = host.page.locator(".board").get_attribute("data-seat")
    return (host, guest) if first == "0" else (guest, host)


def clock(person: Person) -> Locator:
    """The clock of whoever is to act, above everything."""
    return person.page.locator("header [role=timer]")


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_everybody_sees_the_clocks_count_down(arrive: Callable[..., Person], size: tuple[int, int]) -> None:
    ann, bob = arrive("Ann", size=size), arrive("Bob", size=size)
    page = prepare(ann)
    choose(page, "Minutes for the game")
    page.get_by_label("Minutes for each player").fill("5")
    page.get_by_label("Seconds more with each turn").fill("7")
    choose(page, "The game ends")
    assert faults(page) == []
    start(page)
    join(ann, bob)
    for person in (ann, bob):
        expect(clock(person)).to_have_text(re.compile("4:[0-5][0-9]"))
        seen = clock(person).inner_text()
        expect(clock(person)).not_to_have_text(seen)
        assert clock(person).inner_text() < seen
        if size[0] < 500:
            person.show("players")
        expect(person.page.locator(".players [role=timer]")).to_have_count(2)
        assert faults(person.page) == []


@pytest.mark.parametrize(("flag", "told"), [("The game ends", "Time ran out."), ("A bot plays on", "a bot plays on")])
def test_time_runs_out(arrive: Callable[..., Person], tmp_path: Path, flag: str, told: str) -> None:
    with Node(tmp_path, preamble=FAST) as node:
        ann, bob = arrive("Ann", at=node), arrive("Bob", at=node)
        page = prepare(ann)
        choose(page, "Minutes for the game")
        page.get_by_label("Minutes for each player").fill("8")
        choose(page, flag)
        start(page)
        join(ann, bob)
        if flag == "The game ends":
            for person in (ann, bob):
                expect(person.page.locator("dialog")).to_contain_text(told)
        else:
            expect(ann.page.locator(".log")).to_contain_text(told)


def test_a_turn_of_days_and_a_vacation(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    page = prepare(ann)
    choose(page, "Days for a turn")
    page.get_by_label("Days for each turn").fill("2")
    start(page)
    join(ann, bob)
    for person in (ann, bob):
        expect(clock(person)).to_have_text("1 d 23 h")
    page.get_by_role("button", name="Vacation").click()
    page.get_by_label("Days", exact=True).fill("30")
    page.get_by_role("button", name="Be away").click()
    expect(page.get_by_label("Days", exact=True)).to_be_visible()  # the browser knows that 21 are the most
    page.get_by_label("Days", exact=True).fill("5")
    page.get_by_role("button", name="Be away").click()
    for person in (ann, bob):
        expect(person.page.locator(".players")).to_contain_text("away until")
        expect(person.page.locator(".log")).to_contain_text("Ann is away for 5 days.")


def test_the_others_vote_for_a_bot_when_somebody_does_not_come(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with Node(tmp_path, absent_seconds=0.1) as node:
        ann, bob = arrive("Ann", at=node), arrive("Bob", at=node)
        start(prepare(ann))
        join(ann, bob)
        away, here = in_order(ann, bob)
        expect(here.page.get_by_role("button", name="Let a bot play on")).to_have_count(0)
        away.open("/rules/northwest")
        here.page.get_by_role("button", name="Let a bot play on").click()
        here.show("log")
        expect(here.page.locator(".log")).to_contain_text(f"{away.name} did not come: a bot plays on.")
        here.show("list")
        assert here.wait_for_turn()


def open_tables(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Open tables").get_by_role("listitem")


def test_an_open_table_is_found_and_taken_with_one_click(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann, bob = arrive("Ann", at=node), arrive("Bob", size=(360, 740), at=node)
        page = prepare(ann, "northsea")
        page.get_by_label("An open table").check()
        page.locator(".manners select").first.select_option("Beginners")
        start(page)
        expect(page.get_by_label("An open table")).to_be_checked()
        bob.open()
        expect(open_tables(bob)).to_have_count(1)
        expect(open_tables(bob)).to_contain_text("Explorers of the North Sea")
        expect(open_tables(bob)).to_contain_text("Beginners · English")
        assert faults(bob.page) == []
        bob.page.get_by_role("button", name="Sit down: Explorers of the North Sea").click()
        for person in (ann, bob):
            person.at_table()


def test_who_has_only_the_address_of_an_open_table_may_sit_down_until_it_is_closed(
    arrive: Callable[..., Person],
) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    page = prepare(ann)
    start(page)
    bob.open(ann.table)
    expect(bob.page.get_by_text("You are watching")).to_be_visible()
    page.get_by_label("An open table").check()
    expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_label("An open table").uncheck()
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)
    page.get_by_label("An open table").check()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.at_table()


def test_a_host_turns_the_lobby_off(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with Node(tmp_path, lobby=False) as node:
        ann = arrive("Ann", at=node)
        page = prepare(ann)
        expect(page.get_by_label("An open table")).to_have_count(0)
        expect(page.get_by_role("region", name="Open tables")).to_have_count(0)
        start(page)
        page.locator(".sheet input[readonly]").wait_for()
        expect(page.get_by_label("An open table")).to_have_count(0)


def test_block_and_report(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann, bob = arrive("Ann", at=node), arrive("Bob", at=node)
        start(prepare(ann))
        join(ann, bob)
        bob.show("chat")
        bob.page.get_by_label("Say something").fill("You are a landlubber")
        bob.page.get_by_role("button", name="Send").click()
        ann.show("chat")
        page = ann.page
        page.get_by_role("button", name="What Bob said: more").click()
        dialog = page.get_by_role("dialog", name="Bob")
        assert faults(page) == []
        dialog.get_by_label("What happened?").fill("Rude.")
        dialog.get_by_role("button", name="Report to the host").click()
        expect(dialog.get_by_role("status")).to_have_text("The host was told.")
        with sqlite3.connect(tmp_path / "skerry.sqlite") as database:
            assert database.execute("select reason from reports").fetchall() == [("Rude.",)]
        dialog.get_by_role("button", name="Delete this message").click()
        expect(dialog.get_by_role("status")).to_have_text("The message is deleted.")
        page.keyboard.press("Escape")
        for person in (ann, bob):
            expect(person.page.get_by_role("log")).not_to_contain_text("landlubber")
        page.get_by_role("button", name="Bob: block or report").click()
        dialog.get_by_role("button", name="Block").click()
        expect(dialog.get_by_role("status")).to_contain_text("You will not meet Bob")
        for host in (ann, bob):
            prepare(host)
            host.page.get_by_label("An open table").check()
            start(host.page)
            expect(host.page.get_by_label("An open table")).to_be_checked()
        for person in (ann, bob):
            person.open()
            expect(person.page.get_by_text("None now.")).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="My key and my data").click()
        page.get_by_role("button", name="Meet again").click()
        expect(page.get_by_role("button", name="Meet again")).to_have_count(0)
        page.reload()
        expect(open_tables(ann)).to_have_count(1)


def my_key(person: Person) -> Locator:
    person.open()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("button", name="My key and my data").click()
    return person.page.get_by_role("dialog", name="My key and my data")


def test_a_recovery_link_brings_everything_to_another_device(arrive: Callable[..., Person]) -> None:
    ann, phone = arrive("Ann"), arrive("Ann", size=(390, 844))
    start(prepare(ann, second="bot:boy"))
    ann.at_table()
    dialog = my_key(ann)
    dialog.get_by_role("button", name="Show the recovery link").click()
    link = dialog.get_by_label("Recovery link, secret").input_value()
    assert faults(ann.page) == []
    phone.page.goto(link)
    mine = phone.page.get_by_role("dialog", name="My key and my data")
    assert faults(phone.page) == []
    mine.get_by_role("button", name="Be again who I was").click()
    expect(mine).to_have_count(0)
    expect(phone.page.locator(".tables a")).to_have_count(1)
    ann.page.reload()
    expect(ann.page.get_by_text("None yet.")).to_be_visible()
    ann.page.goto(link)
    again = ann.page.get_by_role("dialog", name="My key and my data")
    again.get_by_role("button", name="Be again who I was").click()
    expect(again.get_by_text("This recovery link is not valid")).to_be_visible()


def test_whoever_wants_to_be_forgotten_is(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann, bob = arrive("Ann", at=node), arrive("Bob", at=node)
        start(prepare(ann))
        join(ann, bob)
        dialog = my_key(ann)
        dialog.get_by_role("button", name="Delete everything").click()
        dialog.get_by_role("button", name="Delete everything").click()
        expect(dialog).to_have_count(0)
        expect(ann.page.get_by_text("None yet.")).to_be_visible()
        expect(bob.page.locator(".log")).to_contain_text("has deleted their data")
        stored: Any = ann.page.evaluate("Object.entries(localStorage).filter(([, text]) => text.includes('Ann'))")
        assert stored == []


def test_a_link_is_shared_and_read_from_its_picture(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    page = ann.page
    page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    start(prepare(ann))
    link = page.locator(".sheet input[readonly]").input_value()
    page.get_by_role("button", name="Share").click()
    ann.wait(lambda: bool(page.evaluate("window.shared?.url")))
    assert page.evaluate("window.shared.url") == link
    page.get_by_role("button", name="QR code").click()
    picture = page.get_by_role("img", name="QR code: Link for your friends")
    expect(picture).to_be_visible()
    assert faults(page) == []
    page.evaluate(JSQR.read_text(encoding="utf-8"))
    read = picture.evaluate(
        """async (svg) => {
            const image = new Image(), canvas = new OffscreenCanvas(400, 400), pen = canvas.getContext("2d")
            svg.setAttribute("width", 400)
            image.src = "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(svg))
            await image.decode()
            pen.drawImage(image, 0, 0, 400, 400)
            return jsQR(pen.getImageData(0, 0, 400, 400).data, 400, 400)?.data
        }"""
    )
    assert read == link
