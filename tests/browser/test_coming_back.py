"""Leaving, losing the connection and looking back lose nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import skerry
from tests.browser.axe import faults
from tests.browser.people import Person, exactly
from tests.server.harness import Node


def test_the_page_reconnects_by_itself_after_the_server_restarts(arrive: Callable[..., Person], tmp_path: Path) -> None:
    with Node(tmp_path) as first:
        port = first.port
        ann = arrive("Ann", at=first)
        ann.set_table("northwest", seats=("me", "here"))
        ann.at_table()
        ann.show("list")
        ann.play(4)
        number = ann.number()
        first.kill()
        expect(ann.page.get_by_text("Connection lost")).to_be_visible()
    with Node(tmp_path, port=port):
        expect(ann.page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
        assert ann.number() == number
        assert len(ann.play(3)) == 3
        ann.open()
        ann.page.locator(".tables a").first.click()
        ann.at_table()
        ann.wait(lambda: ann.number() == number + 3)


def test_a_move_that_a_proxy_could_not_pass_on_is_sent_again(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    ann.show("list")
    asked: list[str | None] = []
    ann.page.on("request", lambda request: asked.append(request.post_data) if "/actions" in request.url else None)
    ann.page.route("**/actions", lambda route: route.fulfill(status=502, body="Bad Gateway"), times=1)
    assert len(ann.play(1)) == 1
    assert len(asked) == 2
    assert asked[0] == asked[1]  # the same key: had the first one arrived, it would not be played twice


@pytest.fixture
def finished(arrive: Callable[..., Person]) -> Person:
    """Somebody who just finished a short game: every round was passed."""
    ann = arrive("Ann")
    ann.set_table("northwest", seats=("me", "here"))
    ann.at_table()
    ann.show("list")
    ann.play(6)
    while ann.wait_for_turn():
        actions = ann.listed()
        ann.choose(next((action for action in ("end", "pass") if action in actions), actions[0]))
    return ann


def test_a_finished_game_is_replayed_saved_and_played_again(finished: Person, tmp_path: Path) -> None:
    page = finished.page
    assert faults(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    replayed = skerry.replay(record)
    assert replayed.outcome is not None
    assert page.locator("dialog tfoot td").all_inner_texts() == [
        str(score).replace("-", "−") for score in replayed.scores()
    ]
    saved = tmp_path / "saved.txt"
    saved.write_text(record, encoding="utf-8")
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Moment")
    expect(slider).to_have_value("0")
    expect(page.locator(".map")).to_contain_text("6")
    slider.fill("5")
    expect(page.locator(".replay")).to_contain_text(f"5 of {replayed.number}")
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("6")
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Score sheet").click()
    here = page.url
    page.get_by_role("button", name="Play again").click()
    finished.wait(lambda: page.url != here)
    finished.at_table()
    finished.open()
    page.get_by_label("Look at a saved game").set_input_files(saved)
    expect(page.locator("dialog tfoot")).to_be_visible()


def test_best_scores_are_kept_for_each_mode_and_option(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    page = ann.page
    ann.set_table("northwest", "Solo", ("me",))
    ann.at_table()
    ann.show("list")
    while ann.wait_for_turn():
        ann.choose("pass" if "pass" in ann.listed() else ann.listed()[0])
    total = page.locator("dialog tfoot td").inner_text()
    best = page.get_by_role("region", name="Best scores")
    expect(best).to_contain_text(total)
    expect(best).to_contain_text("this game")
    ann.open()
    page.locator("button.game.northwest").click()
    page.locator(".setup label").filter(has_text=exactly("Solo")).click()
    expect(best).to_contain_text(total)
    page.get_by_role("checkbox").check()
    expect(best).to_have_count(0)
    page.locator(".setup label").filter(has_text=exactly("Terror, solo")).click()
    expect(page.get_by_text("Target: 40 points")).to_be_visible()
    page.locator(".setup label").filter(has_text=exactly("Terror, together")).click()
    expect(page.get_by_text("Target: 60 points")).to_be_visible()


def test_a_line_of_the_log_shows_the_board_as_it_was(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northsea", seats=("me", "here"))
    ann.at_table()
    ann.show("list")
    ann.play(8)
    ann.show("log")
    ann.page.locator(".log button").nth(2).click()
    expect(ann.page.locator(".replay")).to_contain_text("3 of 8")
    ann.page.get_by_role("button", name="Back to now").click()
    expect(ann.page.locator(".replay")).to_have_count(0)


def test_the_app_starts_without_a_connection(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", installs=True)
    page = ann.page
    ann.open("/rules/northsea")
    page.locator("article").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator("article").first.wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    page.goto(ann.url + "/")
    expect(page.locator("button.game.northsea")).to_be_visible()
    page.context.set_offline(False)
