"""Whole games of two people, each in a browser of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

MANY = 1_000


def sit_together(ann: Person, bob: Person, family: str) -> None:
    ann.set_table(family, seats=("me", "open"))
    link = ann.page.locator(".sheet input[readonly]").input_value()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill(bob.name)
    bob.page.get_by_role("button", name="Sit down").click()
    for person in (ann, bob):
        person.at_table()
        person.show("list")


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_two_people_play_a_whole_game(arrive: Callable[..., Person], family: str) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    sit_together(ann, bob, family)
    moves = 0
    while not ann.over() and moves < MANY:
        ann.wait(lambda: bool(ann.listed()) or bool(bob.listed()) or ann.over())
        mover = ann if ann.listed() else bob
        if not mover.listed():
            continue
        mover.quick_move()
        moves += 1
        (bob if mover is ann else ann).catch_up(mover)
    for person in (ann, bob):
        expect(person.page.locator("dialog tfoot")).to_be_visible()
    totals = [person.page.locator("dialog tfoot td").all_inner_texts() for person in (ann, bob)]
    assert totals[0] == totals[1]
    assert ann.page.locator("dialog h2").inner_text() == bob.page.locator("dialog h2").inner_text()
    expect(ann.page.locator("dialog svg[role=img]")).to_be_visible()


def test_they_see_and_hear_each_other(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", animated=True)
    sit_together(ann, bob, "northwest")
    expect(ann.page.locator(".players .presence.on")).to_have_count(2)
    ann.show("chat")
    bob.show("chat")
    ann.page.get_by_label("Say something").fill("Fair winds!")
    ann.page.get_by_role("button", name="Send").click()
    expect(bob.page.get_by_role("log")).to_contain_text("Fair winds!")
    ann.show("list")
    bob.show("list")
    mover, other = (ann, bob) if ann.listed() else (bob, ann)
    assert "Your turn" in mover.page.title()
    assert "Your turn" not in other.page.title()
    mover.quick_move()
    other.catch_up(mover)
    other.show("log")
    expect(other.page.locator(".log li").last).to_contain_text("takes tile")


def test_a_watcher_sees_only_what_everybody_sees(arrive: Callable[..., Person]) -> None:
    ann, bob, eve = arrive("Ann"), arrive("Bob"), arrive("Eve")
    sit_together(ann, bob, "northsea")
    eve.open(ann.table)
    eve.at_table()
    expect(eve.page.get_by_text("My tiles")).to_have_count(0)
    expect(ann.page.get_by_text("1 watching")).to_be_visible()
    eve.show("list")
    assert eve.listed() == []


def test_who_shares_a_screen_is_no_watcher(arrive: Callable[..., Person]) -> None:
    ann, eve = arrive("Ann"), arrive("Eve")
    ann.set_table("northwest", seats=("me", "here", "here"))
    ann.at_table()
    expect(ann.page.locator(".players .presence.on")).to_have_count(3)
    expect(ann.page.get_by_text("watching")).to_have_count(0)
    eve.open(ann.table)
    for person in (ann, eve):
        expect(person.page.get_by_text("1 watching")).to_be_visible()


@pytest.mark.alone
def test_others_moves_play_one_by_one_and_can_be_skipped(arrive: Callable[..., Person]) -> None:
    people = arrive("Ann", animated=True), arrive("Bob", animated=True)
    sit_together(*people, "northwest")
    mover, other = people if people[0].listed() else people[::-1]
    banner = other.page.get_by_role("group", name="Others’ moves")
    mover.quick_move()
    expect(banner).to_contain_text(f"{mover.name} takes tile")
    banner.get_by_role("button", name="Speed: 1×").click()
    expect(banner.get_by_role("button", name="Speed: 2×")).to_be_visible()
    banner.get_by_role("button", name="Skip").click()
    expect(banner).to_have_count(0)
    assert other.listed()
    other.quick_move()
    expect(banner).to_have_count(0)


def test_who_acts_while_a_move_is_shown_sees_the_end_of_it(arrive: Callable[..., Person]) -> None:
    people = arrive("Ann", animated=True), arrive("Bob", animated=True)
    for person in people:
        person.page.add_init_script("localStorage['skerry.settings'] = '{\"speed\": 0.02}'")
    sit_together(*people, "northwest")
    mover, other = people if people[0].listed() else people[::-1]
    banner = other.page.get_by_role("group", name="Others’ moves")
    mover.quick_move()
    expect(banner).to_be_visible()
    other.page.locator(".display .tile").first.click()
    expect(banner).to_have_count(0)
    expect(other.note()).to_have_count(0)
    assert other.listed()


def test_what_was_refused_is_forgotten_when_the_turn_comes(arrive: Callable[..., Person]) -> None:
    people = arrive("Ann"), arrive("Bob")
    sit_together(*people, "northwest")
    mover, other = people if people[0].listed() else people[::-1]
    other.page.locator(".display .tile").first.click()
    expect(other.note()).to_contain_text("not your turn")
    mover.quick_move()
    other.catch_up(mover)
    expect(other.note()).to_have_count(0)


def test_a_seat_moves_to_another_device(arrive: Callable[..., Person]) -> None:
    ann, tablet = arrive("Ann"), arrive("Ann", size=(820, 1100))
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Play on from another device").click()
    link = ann.page.get_by_label("Secret link to your seat").input_value()
    tablet.page.goto(link)
    tablet.page.get_by_role("button", name="Sit down").click()
    tablet.show("list")
    tablet.wait(lambda: bool(tablet.listed()) or ann.number() == 0)
    expect(tablet.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ann.page.get_by_role("button", name="Play only here").click()
    expect(ann.page.get_by_role("status").filter(has_text="held by this browser alone")).to_be_visible()
    tablet.wait(lambda: not tablet.listed())
    tablet.page.goto(link)
    tablet.page.get_by_role("button", name="Sit down").click()
    expect(tablet.page.get_by_role("alert")).to_contain_text("not yours")


def test_a_new_key_shuts_out_who_has_the_old_one(arrive: Callable[..., Person]) -> None:
    ann, thief = arrive("Ann"), arrive("Thief")
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    stolen = ann.page.evaluate("localStorage.getItem('skerry.token')")
    thief.open("/")
    thief.page.wait_for_function("() => localStorage.getItem('skerry.token')")  # or it would replace the stolen one
    thief.page.evaluate("key => localStorage.setItem('skerry.token', key)", stolen)
    thief.open(ann.table)
    thief.at_table()
    thief.show("list")
    thief.wait(lambda: bool(thief.listed()))
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="My key and my data").click()
    ann.page.get_by_role("button", name="New key for this browser").click()
    expect(ann.page.get_by_role("status").filter(has_text="the old one is void")).to_be_visible()
    thief.wait(lambda: not thief.listed())
    ann.page.reload()
    ann.at_table()
    ann.show("list")
    ann.wait(lambda: bool(ann.listed()))
