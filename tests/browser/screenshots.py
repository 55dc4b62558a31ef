"""Pictures of the main pages for the documentation: `python -m tests.browser.screenshots` writes docs/screenshots."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.people import Person
from tests.server.harness import Node

FOLDER = Path(__file__).parents[2] / "docs/screenshots"


def person(browser: Browser, node: Node, size: tuple[int, int], language: str = "en-GB") -> Person:
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce", device_scale_factor=1
    )
    return Person(page, node.url, "Anne" if language.startswith("fr") else "Ann")


def snap(who: Person, name: str) -> None:
    who.page.wait_for_timeout(600)
    who.page.screenshot(path=FOLDER / f"{name}.png")


ASK = """async table => {
  const token = JSON.parse(localStorage["skerry.token"])
  const headers = {"Content-Type": "application/json", Authorization: `Bearer ${token}`}
  const answer = await fetch(`/api/tables/${table}/hint`, {method: "POST", headers, body: '{"level": "boy"}'})
  return (await answer.json()).hints[0].notation
}"""


def a_game(who: Person, family: str, moves: int, tab: str) -> None:
    """A game of three at one screen, each move the one that the easiest bot would make."""
    who.set_table(family, seats=("me", "here", "here"))
    who.at_table()
    who.show("list")
    for _ in range(moves):
        if not who.wait_for_turn():
            break
        who.choose(who.page.evaluate(ASK, who.table.removeprefix("/t/")))
    who.wait_for_turn()
    who.show(tab)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, Node(Path(folder)) as node, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        wide = person(browser, node, (1440, 900))
        wide.open()
        wide.page.locator("button.game.northwest").wait_for()
        snap(wide, "start")
        wide.open("/rules/northwest")
        wide.page.locator("article").first.wait_for()
        snap(wide, "rules")
        for family, moves in (("northwest", 75), ("northsea", 90)):
            a_game(wide, family, moves, "log")
            snap(wide, family)
            french = person(browser, node, (1024, 768), "fr-FR")
            a_game(french, family, moves, "log")
            snap(french, f"{family}-fr")
            phone = person(browser, node, (360, 740))
            a_game(phone, family, moves // 2, "act")
            snap(phone, f"{family}-phone")
        wide.set_table("northsea", "Solo", ("me",))
        wide.at_table()
        wide.show("list")
        wide.play(400)
        snap(wide, "end")
        browser.close()


if __name__ == "__main__":
    main()
