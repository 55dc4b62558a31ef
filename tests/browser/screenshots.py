"""Pictures of the main pages for the documentation: `python -m tests.browser.screenshots` writes docs/screenshots."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import skerry
from skerry.bots import Budget, get
from tests.browser.conftest import FLAGS
from tests.browser.people import KEEP, Person
from tests.server.harness import Node

FOLDER = Path(__file__).parents[2] / "docs/screenshots"


def snap(who: Person, name: str) -> None:
    who.page.wait_for_timeout(600)
    who.page.screenshot(path=FOLDER / f"{name}.png")


def a_game(who: Person, game_id: str, seats: int, moves: int | None = None) -> str:
    """A game that mates have played so far, or to its end, at one screen; where it is."""
    mate = get("mate")
    game = skerry.new(game_id, seats=seats, seed=4)
    while game.to_act is not None and (moves is None or game.number < moves):
        game.play(mate.choose(game, game.to_act, Budget(seed=1)))
    return f"/t/{who.page.evaluate(KEEP, game.record())}"


def look(who: Person, table: str, tab: str, name: str) -> None:
    """The table as it is, for somebody who comes to it."""
    who.open(table)
    who.at_table()
    if who.page.locator(".curtain").count():
        who.lift_curtain()
    if who.page.locator(f"#tab-{tab}").get_attribute("aria-selected") == "false":
        who.show(tab)
    snap(who, name)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, Node(Path(folder)) as node, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for language, ending in (("en-GB", ""), ("fr-FR", "-fr")):
            context = browser.new_context(locale=language, reduced_motion="reduce")
            who = Person(context.new_page(), node.url, "Anne" if ending else "Ann")
            for size, device in (((1440, 900), ""), ((360, 740), "-phone")):
                who.page.set_viewport_size({"width": size[0], "height": size[1]})
                who.open()
                who.page.locator("button.game.northwest").wait_for()
                snap(who, f"start{device}{ending}")
                who.open("/rules/northwest#NW-C3")
                who.page.locator("article .frame svg").first.wait_for()
                snap(who, f"rules{device}{ending}")
            for family, moves in (("northwest", 150), ("northsea", 110)):
                who.page.set_viewport_size({"width": 1440, "height": 900})
                table = a_game(who, family, 3, moves)
                look(who, table, "log", f"{family}{ending}")
                who.page.set_viewport_size({"width": 360, "height": 740})
                look(who, table, "act", f"{family}-phone{ending}")
            context.close()
        wide = Person(
            browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"), node.url, "Ann"
        )
        wide.open()
        wide.open(a_game(wide, "northsea-solo", 1))
        wide.page.locator("dialog table").wait_for()
        snap(wide, "end")
        browser.close()


if __name__ == "__main__":
    main()
