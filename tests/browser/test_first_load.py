"""What a browser that was never here loads for each way in: every answer as it is sent, head and compressed body.

The log of a game comes over the live connection and grows with the game; it is no part of the first load. Nor is what
an app that is being installed fetches beside the page: it would now and then spare the page a file.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession

import skerry
from tests.browser.people import Person
from tests.server.harness import Node, Player

FIRST_LOAD = 150_000


class Meter:
    """Counts the bytes that come in, heads and compressed bodies."""

    def __init__(self, session: CDPSession) -> None:
        self.weights: dict[str, int] = {}
        self._names: dict[str, str] = {}
        session.send("Network.enable")
        session.on("Network.responseReceived", self._named)
        session.on("Network.loadingFinished", self._loaded)

    def _named(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["response"]["url"]

    def _loaded(self, event: dict[str, Any]) -> None:
        name = self._names[event["requestId"]]
        self.weights[name] = self.weights.get(name, 0) + int(event["encodedDataLength"])

    def told(self) -> str:
        lines = [f"{weight:7d}  {name}" for name, weight in sorted(self.weights.items(), key=lambda item: -item[1])]
        return "\n".join([*lines, f"{sum(self.weights.values()):7d}  together"])


def table(node: Node, game_id: str, moves: int | None = None) -> str:
    """The link to a game of three after so many random moves, or played to its end."""
    rng = random.Random(5)
    game = skerry.new(game_id, seats=3, seed=5)
    while game.to_act is not None and (moves is None or game.number < moves):
        game.play(rng.choice(game.legal()))
    return f"/t/{Player(node.url).ok('/records', {'record': game.record()})['id']}"


WAYS: dict[str, tuple[Callable[[Node], str], str]] = {
    "start": (lambda _: "/", "button.game.northsea"),
    "northwest table": (lambda node: table(node, "northwest", 150), ".northwest-map .piece"),
    "northsea table": (lambda node: table(node, "northsea", 150), ".northsea-map .piece"),
    "northwest rules": (lambda _: "/rules/northwest", "article figure"),
    "northsea rules": (lambda _: "/rules/northsea", "article figure"),
    "northwest replay": (lambda node: table(node, "northwest"), "dialog table"),
    "northsea replay": (lambda node: table(node, "northsea"), "dialog table"),
}


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("way", WAYS)
def test_the_first_load_is_small_and_stays_at_home(
    arrive: Callable[..., Person], node: Node, way: str, language: str
) -> None:
    path, shown = WAYS[way]
    ann = arrive("Ann", language=language)
    meter = Meter(ann.page.context.new_cdp_session(ann.page))
    ann.open(path(node))
    ann.page.locator(shown).first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    print(meter.told())
    assert sum(meter.weights.values()) < FIRST_LOAD, meter.told()
    assert ann.abroad == []


def test_scripts_and_styles_are_what_they_say(node: Node) -> None:
    """Their heads are short: the rules are those of the page."""
    http = Player(node.url).http
    for name in re.findall(r"/assets/[\w.-]+\.(?:js|css)", http.get("/").text):
        headers = http.get(name).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers
