"""How long it takes from nothing to the first own move: `python -m tests.browser.first_move`.

A browser that was never here opens the start page, picks a game, starts against a bot and makes a move, as fast as a
script can click; what people read and think comes on top.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.people import Person
from tests.server.harness import Node

FIRST = {"northwest": ".display .tile.usable", "northsea": ".captains .captain"}


def measure(browser: Browser, node: Node, family: str) -> dict[str, int]:
    """Milliseconds from opening the page to each stage."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    ann = Person(context.new_page(), node.url, "Ann")
    page = ann.page
    began = time.monotonic()
    times: dict[str, int] = {}

    def done(stage: str) -> None:
        times[stage] = round(1000 * (time.monotonic() - began))

    ann.open()
    page.locator(f"button.game.{family}").click()
    done("game chosen")
    page.locator("button.start").click()
    ann.at_table()
    done("table shown")
    move = page.locator(FIRST[family]).first
    move.wait_for()
    done("own turn")
    before = ann.number()
    move.click()
    ann.wait(lambda: ann.number() > before)
    done("first move made")
    context.close()
    return times


def main() -> None:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, Node(Path(folder)) as node, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for family in FIRST:
            times = measure(browser, node, family)
            print(family + ": " + ", ".join(f"{stage} {ms} ms" for stage, ms in times.items()))
        browser.close()


if __name__ == "__main__":
    main()
