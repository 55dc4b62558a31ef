"""Somebody in front of a browser: what the tests do, in the words of a player."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, expect

PATIENCE = 20.0

KEEP = """async record => {
  const token = JSON.parse(localStorage["skerry.token"])
  const headers = {"Content-Type": "application/json", Authorization: `Bearer ${token}`}
  const answer = await fetch("/api/records", {method: "POST", headers, body: JSON.stringify({record})})
  return (await answer.json()).id
}"""

WEIGHTS: Sequence[tuple[Callable[[str], bool], float]] = (
    (lambda action: "greenland" in action, 0.01),
    (lambda action: " explore" in action or " discover" in action or action.startswith("build"), 60),
    (lambda action: " place" in action or " lay" in action or action.startswith("place"), 0.5),
    (lambda action: " move" in action or action.startswith("sail"), 8),
    (lambda action: " transfer" in action, 0.05),
    (lambda action: action == "pass", 4),
    (lambda action: action == "end", 12),
    (lambda action: action.startswith(("load", "unload", "march", "drive")), 1),
)


def weight(action: str) -> float:
    """How willingly the quick player takes an action: forward, without dawdling, and not home too soon."""
    return next((value for fits, value in WEIGHTS if fits(action)), 1.0)


def exactly(text: str) -> re.Pattern[str]:
    return re.compile(rf"^\s*{re.escape(text)}\s*$")


class Person:
    """A page, and what its reader does with it."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        self.abroad: list[str] = []
        self.offline = False
        self.rng = random.Random(name)
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._heard)
        page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        expected = "Failed to load resource" in message.text or "WebSocket" in message.text
        if message.type == "error" and not expected:
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in ("blob", "data") and not request.url.startswith(self.url):
            self.abroad.append(request.url)

    # -- pages ---------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def set_table(self, family: str, mode: str = "", seats: Sequence[str] = ("me", "here")) -> None:
        """Start a game from the start page; `seats` are the values of the choices (me, here, open, bot:mate)."""
        self.open()
        page = self.page
        page.locator(f"button.game.{family}").click()
        if mode:
            page.locator(".setup label").filter(has_text=exactly(mode)).click()
        if len(seats) > 2:
            page.locator(".setup label").filter(has_text=exactly(str(len(seats)))).click()
        expect(page.locator(".chairs select")).to_have_count(len(seats))
        for chair, kind in zip(page.locator(".chairs select").all(), seats, strict=True):
            chair.select_option(kind)
        page.get_by_label("Your name" if page.locator("html[lang=en]").count() else "Votre nom").first.fill(self.name)
        page.locator("button.start").click()
        page.wait_for_url("**/t/*")

    def bring(self, record: str) -> None:
        """Sit down, at every seat, where a record ends."""
        self.page.add_init_script("localStorage['skerry.settings'] ??= '{\"curtain\": false}'")
        self.open()
        self.page.locator("button.game").first.wait_for()
        self.wait(lambda: bool(self.page.evaluate("localStorage['skerry.token'] ?? ''")))
        self.open(f"/t/{self.page.evaluate(KEEP, record)}")
        self.at_table()

    def at_table(self) -> None:
        self.page.locator(".board").wait_for()

    @property
    def table(self) -> str:
        return urlsplit(self.page.url).path

    # -- the table -----------------------------------------------------------------------------------

    def number(self) -> int:
        return int(self.page.locator(".board").get_attribute("data-number") or 0)

    def over(self) -> bool:
        return self.page.locator("dialog table").count() > 0

    def show(self, tab: str) -> None:
        self.page.locator(f"#tab-{tab}").click()

    def listed(self) -> list[str]:
        """The notations of the actions in the list of text; the list must be shown."""
        if self.page.locator(".curtain").count():
            self.lift_curtain()
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('[data-action]')].map(b => b.dataset.action)"
        )
        return found

    def lift_curtain(self) -> None:
        """Say who has the screen now."""
        self.page.locator(".curtain .primary").click()

    def wait_for_turn(self, seconds: float = PATIENCE) -> bool:
        """Whether it becomes this person's turn (False: the game is over)."""
        return bool(self.wait(lambda: bool(self.listed()) or self.over(), seconds)) and not self.over()

    def wait(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            self.page.wait_for_timeout(15)
        raise AssertionError(
            f"{self.name} waited in vain; the page says:\n{self.page.locator('body').inner_text()[:2000]}"
        )

    def choose(self, action: str) -> None:
        """Take an action from the list of text, and wait until the table has it."""
        before = self.number()
        self.page.evaluate(
            "action => [...document.querySelectorAll('[data-action]')].find(b => b.dataset.action === action).click()",
            action,
        )
        self.wait(lambda: self._moved_on(before))

    def make_move(self, gesture: Callable[[], object]) -> None:
        """Do something with the page that is a move, and wait until the table has it."""
        before = self.number()
        gesture()
        self.wait(lambda: self.number() > before)

    def catch_up(self, other: Person) -> None:
        """Wait until this page shows what the other one shows."""
        self.wait(lambda: self.number() == other.number() or self.over())

    def _moved_on(self, before: int) -> bool:
        sure = self.page.locator("[role=alertdialog] .primary")
        if sure.count():
            sure.first.click()
        return self.number() != before or self.over()

    def quick_move(self) -> str:
        """One action by a quick policy, through the list of text."""
        actions = self.listed()
        action = self.rng.choices(actions, [weight(action) for action in actions])[0]
        self.choose(action)
        return action

    def play(self, moves: int) -> list[str]:
        """So many quick moves, as long as it is this person's turn and the game goes on."""
        played: list[str] = []
        while len(played) < moves and self.wait_for_turn():
            played.append(self.quick_move())
        return played

    def note(self) -> Locator:
        return self.page.locator(".note[role=alert]")

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
