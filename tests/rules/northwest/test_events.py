"""Events tell everything: a position rebuilt from them alone is the position."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import skerry
from tests.oracle.northwest_compare import MODES, leaning


class Chronicle:
    """What one knows who reads the events and nothing else."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.corners = {(c, r): land for r, line in enumerate(view["board"]["corners"]) for c, land in enumerate(line)}
        self.tokens = {token["square"]: token["kind"] for token in view["board"]["tokens"]}
        self.covered = {square for tile in view["board"]["tiles"] for square in tile["squares"]}
        self.prestige = Counter({player["seat"]: 0 for player in view["players"]})
        self.ships = {player["seat"]: player["ship"]["at"] for player in view["players"]}
        self.sleds = {player["seat"]: ("aboard", None) for player in view["players"]}
        self.held: Counter[tuple[int, str]] = Counter()
        self.supplies = {
            (seat, supply): count
            for supply in ("food", "morale", "sites")
            for seat, count in enumerate(view.get("terror", {}).get(supply, []))
        }
        self.rows = view["frozen_rows"]
        self.round = view["round"]
        self.tuunbaq: str | None = None
        self.over = False

    def read(self, event: dict[str, Any]) -> None:
        reader = getattr(self, "on_" + event["kind"].replace("-", "_"), None)
        if reader is not None:
            reader(event)
        if "points" in event:
            self.prestige[event["seat"]] += event["points"]

    def on_tile_placed(self, event: dict[str, Any]) -> None:
        self.covered |= set(event["squares"])
        for corner, land in event["corners"].items():
            self.corners["abcdefghijklm".index(corner[1]), int(corner[2:]) - 1] = land

    def on_hole_filled(self, event: dict[str, Any]) -> None:
        self.on_tile_placed({**event, "squares": [event["square"]]})

    def on_token_placed(self, event: dict[str, Any]) -> None:
        self.tokens[event["square"]] = event["token"]

    def on_token_taken(self, event: dict[str, Any]) -> None:
        assert self.tokens.pop(event["square"]) == event["token"]
        self.held[event["seat"], event["token"]] += 1

    def on_ship_moved(self, event: dict[str, Any]) -> None:
        assert self.ships[event["seat"]] == event["from"]
        self.ships[event["seat"]] = event["to"]

    def on_sled_moved(self, event: dict[str, Any]) -> None:
        assert self.sleds[event["seat"]] == ("deployed", event["from"])
        self.sleds[event["seat"]] = ("deployed", event["to"])

    def on_sled_deployed(self, event: dict[str, Any]) -> None:
        self.sleds[event["seat"]] = ("deployed", event["at"])

    def on_sled_stowed(self, event: dict[str, Any]) -> None:
        self.sleds[event["seat"]] = ("aboard", None)

    def on_sled_lost(self, event: dict[str, Any]) -> None:
        self.sleds[event["seat"]] = ("lost", None)

    def on_food_changed(self, event: dict[str, Any]) -> None:
        self._supply(event, "food")

    def on_morale_changed(self, event: dict[str, Any]) -> None:
        self._supply(event, "morale")

    def on_sites_changed(self, event: dict[str, Any]) -> None:
        self._supply(event, "sites")

    def _supply(self, event: dict[str, Any], supply: str) -> None:
        self.supplies[event["seat"], supply] += event["change"]
        assert self.supplies[event["seat"], supply] == event[supply]

    def on_ice_changed(self, event: dict[str, Any]) -> None:
        self.rows = event["rows"]

    def on_round_begun(self, event: dict[str, Any]) -> None:
        self.round = event["round"]

    def on_tuunbaq_appeared(self, event: dict[str, Any]) -> None:
        self.tuunbaq = event["at"]

    def on_tuunbaq_moved(self, event: dict[str, Any]) -> None:
        assert self.tuunbaq == event["from"]
        self.tuunbaq = event["to"]

    def on_game_over(self, event: dict[str, Any]) -> None:
        self.over = True

    def compare(self, view: dict[str, Any]) -> None:
        """The chronicle and the view are the same story."""
        seen = {(c, r): land for r, line in enumerate(view["board"]["corners"]) for c, land in enumerate(line)}
        assert self.corners == seen
        assert self.covered == {square for tile in view["board"]["tiles"] for square in tile["squares"]}
        assert self.tokens == {token["square"]: token["kind"] for token in view["board"]["tokens"]}
        for player in view["players"]:
            seat = player["seat"]
            assert self.prestige[seat] == player["prestige"]
            assert self.ships[seat] == player["ship"]["at"]
            assert self.sleds[seat] == (player["sled"]["state"], player["sled"]["at"])
        for (seat, supply), count in self.supplies.items():
            assert view["terror"][supply][seat] == count, supply
        assert (self.rows, self.round) == (view["frozen_rows"], view["round"])
        assert self.tuunbaq == view["tuunbaq"]["at"]
        assert self.over == (view["outcome"] is not None)


@pytest.mark.parametrize(("mode", "seats", "options"), MODES, ids=lambda value: str(value))
def test_events_tell_the_whole_story(mode: str, seats: int, options: dict[str, Any]) -> None:
    """NW-P: points in events add up to the prestige; NW-C, NW-D, NW-I: so do tiles, tokens, vehicles and ice."""
    for seed in (2, 3):
        rng = random.Random(seed)
        choose = leaning(rng)
        game = skerry.new(mode, seats=seats, seed=seed, **options)
        chronicle = Chronicle(game.view(None))
        while game.to_act is not None:
            for event in game.play(choose(game, [str(action) for action in game.legal()], rng)):
                assert not event.secret
                chronicle.read(event.seen_by(None))
            chronicle.compare(game.view(None))
