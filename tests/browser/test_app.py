"""The page as an app: it can be installed, starts and keeps a game without a connection, and hears of turns."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import skerry
from tests.browser.axe import faults
from tests.browser.people import Person
from tests.browser.test_first_load import table as table_of
from tests.browser.test_house import join, prepare, start
from tests.server.harness import Node
from tests.server.test_notices import Browser, Post, inbox, link_in

NO_PUSH_SERVICE = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  if (applicationServerKey.length !== 65 || !userVisibleOnly) throw new Error("not a key of a server");
  return { toJSON: () => (%s) };
};
"""
"""Chromium subscribes with Google's push service only: a local one takes its place, with keys that we have made."""


def installed(page: Page) -> None:
    """Wait until the worker looks after this page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_app_can_be_installed(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", installs=True)
    ann.open()
    installed(ann.page)
    session = ann.page.context.new_cdp_session(ann.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["display"], told["start_url"]) == ("standalone", "/")
    found = [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert found in ([], ["in-incognito"])  # each test has a private window of its own, in which nothing is installed


def test_the_rules_are_there_without_a_connection(arrive: Callable[..., Person]) -> None:
    anne = arrive("Anne", language="fr-FR", installs=True)
    anne.open()
    installed(anne.page)
    anne.page.context.set_offline(True)
    anne.open("/rules/northsea")
    expect(anne.page.locator("article").first).to_contain_text("hexagones")
    anne.page.context.set_offline(False)


def test_a_game_survives_a_lost_connection_and_says_so(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", installs=True)
    page = ann.page
    ann.set_table("northwest", "Solo", ("me",))
    ann.at_table()
    installed(page)
    ann.show("list")
    ann.play(3)
    number = ann.number()
    page.context.set_offline(True)
    page.reload()
    ann.at_table()
    expect(page.get_by_text("Connection lost: trying again … Your game is kept.")).to_be_visible()
    assert ann.number() == number
    ann.show("list")
    move = next(move for move in ann.listed() if " place " in move or " move " in move)
    page.evaluate("move => document.querySelector(`[data-action='${move}']`).click()", move)
    expect(ann.note()).to_contain_text("Your move is kept")
    page.reload()  # also if the page is closed meanwhile
    ann.at_table()
    page.context.set_offline(False)
    ann.wait(lambda: ann.number() == number + 1)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    ann.open()
    expect(page.locator(".tables a")).to_have_count(1)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("No connection: what you see is as it was last.")).to_be_visible()
    expect(page.locator(".tables a")).to_have_count(1)
    assert faults(page) == []
    page.context.set_offline(False)
    expect(page.get_by_text("No connection")).to_have_count(0)


def notices(person: Person) -> Any:
    person.open()
    installed(person.page)
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("button", name="Notices when it is your turn").click()
    return person.page.get_by_role("dialog", name="Notices when it is your turn")


def play_on(person: Person, seat: str) -> None:
    """Play until somebody else is to act."""
    person.show("list")
    board = person.page.locator(".board")
    while board.get_attribute("data-seat") == seat:
        person.wait(lambda: bool(person.listed()) or board.get_attribute("data-seat") != seat)
        if person.listed():
            person.quick_move()


def deliver(context: BrowserContext, origin: str, data: str) -> Page:
    """Hand a message to the worker as a push service does, while no page of the app is open."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    known: dict[str, str] = {}

    def note(event: dict[str, Any]) -> None:
        known.update({found["scopeURL"]: found["registrationId"] for found in event["registrations"]})

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while f"{origin}/" not in known:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": known[f"{origin}/"], "data": data},
    )
    return page


def test_a_push_reaches_who_has_closed_the_page(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with inbox() as box, Node(tmp_path, notice_seconds=0.5, private_hooks=True) as node:
        ann, bob = arrive("Ann", at=node, installs=True), arrive("Bob", at=node)
        keys = Browser(f"{box.url}/push/ann")
        context = ann.page.context
        context.grant_permissions(["notifications"], origin=node.url)
        ann.page.add_init_script(NO_PUSH_SERVICE % json.dumps(keys.subscription))
        dialog = notices(ann)
        dialog.get_by_label("Nothing at night").check()
        assert faults(ann.page) == []
        dialog.get_by_label("Nothing at night").uncheck()
        dialog.get_by_role("button", name="Tell me on this device").click()
        expect(dialog.get_by_role("status")).to_have_text("You will be told on this device.")
        expect(dialog.get_by_text("on a device").first).to_be_visible()
        start(prepare(ann))
        join(ann, bob)
        table = ann.table
        play_on(ann, "0")
        ann.page.close()
        play_on(bob, "1")
        box.wait(1)
        told = keys.read(box.got[0][2])
        assert (told["title"], told["url"]) == ("Your turn", table)
        page = deliver(context, node.url, json.dumps(told))
        page.goto(node.url)
        page.wait_for_function(
            "() => navigator.serviceWorker.ready.then(found => found.getNotifications()).then(shown => shown.length)"
        )
        shown = page.evaluate(
            """navigator.serviceWorker.ready.then(found => found.getNotifications()).then(
              ([{ title, body, data, actions: [stop] }]) => ({ title, body, data, action: stop.action })
            )"""
        )
        assert (shown["title"], shown["action"]) == ("Your turn", "stop")
        assert "Northwest Passage" in shown["body"]
        assert shown["data"]["url"] == table
        assert page.evaluate("stop => fetch(stop, { method: 'POST' }).then(answer => answer.ok)", shown["data"]["stop"])
        ann = Person(page, node.url, "Ann")
        expect(notices(ann).get_by_text("on a device")).to_have_count(0)


def test_mail_after_a_yes_not_at_night_and_one_click_ends_it(arrive: Callable[..., Person], tmp_path: Path) -> None:
    Post.mails.clear()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with Node(tmp_path, smtp_url=f"smtp://127.0.0.1:{server.server_address[1]}") as node:
            ann = arrive("Ann", at=node, size=(390, 844), installs=True)
            dialog = notices(ann)
            dialog.get_by_label("E-mail address").fill("ann@example.org")
            dialog.get_by_role("button", name="Write to me").click()
            expect(dialog.get_by_role("status")).to_contain_text("An e-mail is on its way")
            expect(dialog.get_by_text("Open the link in the e-mail to confirm.")).to_be_visible()
            ann.wait(lambda: len(Post.mails) > 0)
            ann.page.context.request.get(node.url + link_in(Post.mails[0], "confirm"))
            dialog = notices(ann)
            expect(dialog.get_by_text("by e-mail").first).to_be_visible()
            expect(dialog.get_by_text("Open the link in the e-mail")).to_have_count(0)
            dialog.get_by_label("Nothing at night").check()
            dialog.get_by_label("from").fill("23:30")
            dialog.get_by_role("button", name="Keep these hours").click()
            expect(dialog.get_by_role("status")).to_have_text("Your hours are kept.")
            dialog = notices(ann)
            expect(dialog.get_by_label("from")).to_have_value("23:30")
            assert faults(ann.page) == []
            dialog.get_by_role("button", name="Stop everything").click()
            expect(dialog.get_by_role("status")).to_have_text("You will not be told any more.")
            expect(dialog.get_by_text("by e-mail")).to_have_count(0)
        server.shutdown()


def test_a_tables_news_for_a_program(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with inbox() as box, Node(tmp_path, private_hooks=True) as node:
        ann = arrive("Ann", at=node)
        ann.set_table("northwest", seats=("me", "here"))
        ann.at_table()
        page = ann.page
        page.get_by_role("button", name="Menu").click()
        page.get_by_text("Webhook: news for a program").click()
        page.get_by_label("Address").fill(f"{box.url}/news")
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_label("Secret, shown once")).to_be_visible()
        assert faults(page) == []
        page.keyboard.press("Escape")
        ann.show("list")
        ann.play(1)
        ann.wait(lambda: any(json.loads(body)["kind"] == "acted" for _, _, body in box.got))
        page.get_by_role("button", name="Menu").click()
        page.get_by_text("Webhook: news for a program").click()
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("status").filter(has_text="Nothing is sent any more.")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_there_is_a_way_home_everywhere(arrive: Callable[..., Person], node: Node, size: tuple[int, int]) -> None:
    ann = arrive("Ann", size=size)
    table = table_of(node, "northwest", None).removeprefix("/t/")
    away = f"/t/{'A' * 22}"
    pages = [
        "/rules/northsea",
        "/nowhere",
        "/puzzles/northwest",
        "/puzzles",
        "/learn",
        "/study",
        f"/draws/{table}",
        f"/analysis/{table}",
        away,
    ]
    for path in pages:
        ann.open(path)
        expect(ann.page.locator('a[href="/"]').first, path).to_be_visible()
    ann.set_table("northsea", seats=("me", "open"))
    expect(ann.page.locator('a[href="/"]')).to_be_visible()
    ann.set_table("northsea")
    ann.at_table()
    ann.page.locator('a[href="/"]').click()
    expect(ann.page.locator("button.game.northsea")).to_be_visible()


def test_tables_that_wait_for_me_come_first(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northsea")
    ann.at_table()
    mine = ann.table
    ann.set_table("northwest", seats=("me", "open"))
    ann.page.locator(".sheet input[readonly]").wait_for()
    ann.open()
    first = ann.page.get_by_role("region", name="Your turn").get_by_role("link")
    expect(first).to_have_count(1)
    expect(first).to_have_attribute("href", mine)
    games = ann.page.locator("button.game").first.bounding_box()
    above = first.bounding_box()
    assert games is not None
    assert above is not None
    assert above["y"] < games["y"]


def test_pages_that_arrive_together_agree_on_one_key(arrive: Callable[..., Person]) -> None:
    """The later answer must not put another key in the place of the one that may hold a seat by then."""
    ann = arrive("Ann")
    held: list[Route] = []
    ann.page.route("**/api/clients", lambda route: held.append(route))
    with ann.page.expect_request("**/api/clients"):
        ann.open()
    second = ann.page.context.new_page()
    second.goto(ann.url)
    kept = second.wait_for_function("() => localStorage['skerry.token']").json_value()
    with ann.page.expect_response("**/api/clients"):
        held[0].continue_()
    ann.page.wait_for_load_state("networkidle")
    assert second.evaluate("() => localStorage['skerry.token']") == kept


def test_lines_that_end_together_keep_their_letters_apart(arrive: Callable[..., Person]) -> None:
    """Four players who all stayed at nothing: their letters stand one below the other."""
    ann = arrive("Ann")
    game = skerry.new("northsea", seats=4, seed=3)
    while game.to_act is not None:
        game.play(game.legal()[-1])
    ann.bring(game.record())
    letters = ann.page.locator("dialog svg .letter")
    expect(letters).to_have_count(4)
    tops = sorted(box["y"] for box in (letter.bounding_box() for letter in letters.all()) if box)
    assert all(below - above >= 10 for above, below in pairwise(tops))
