"""What lies beside the board in the box is on the screen too: turn orders, tokens and cards left, ice, year, season."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import skerry
from tests.browser.people import Person
from tests.server.harness import Node, Player


def after_a_pass(seats: int) -> skerry.Game:
    """A game in which somebody has passed and somebody has not."""
    game = skerry.new("northwest", seats=seats, seed=4)
    while not game.view(None)["next_order"]:
        legal = [str(action) for action in game.legal()]
        game.play("pass" if "pass" in legal else legal[0])
    return game


def shown(arrive: Callable[..., Person], node: Node, game: skerry.Game, language: str) -> Person:
    ann = arrive("Ann", language=language)
    ann.open(f"/t/{Player(node.url).ok('/records', {'record': game.record()})['id']}")
    ann.at_table()
    return ann


@pytest.mark.parametrize(
    ("language", "where", "orders", "counts", "when"),
    [
        (
            "en-GB",
            "Beside the board",
            ["Turn order", "Next round"],
            ["Frozen rows", "Cartography tokens left"],
            "year 1",
        ),
        (
            "fr-FR",
            "À côté du plateau",
            ["Ordre du tour", "Saison suivante"],
            ["Rangées gelées", "Jetons Cartographie restants"],
            "année 1",
        ),
    ],
)
def test_turn_orders_tokens_and_ice(
    arrive: Callable[..., Person],
    node: Node,
    language: str,
    where: str,
    orders: list[str],
    counts: list[str],
    when: str,
) -> None:
    game = after_a_pass(3)
    view = game.view(None)
    ann = shown(arrive, node, game, language)
    supply = ann.page.get_by_role("region", name=where)
    for label, seats in zip(orders, (view["order"], view["next_order"]), strict=True):
        line = supply.locator("p").filter(has_text=label)
        expect(line.locator("svg")).to_have_count(len(seats))
        assert [f"seat-{seat}" for seat in seats] == [
            next(name for name in (badge.get_attribute("class") or "").split() if name.startswith("seat-"))
            for badge in line.locator("svg").all()
        ]
    for label, value in zip(counts, (view["frozen_rows"], view["cartography_left"]), strict=True):
        expect(supply.locator(f".tally[title*='{label}']")).to_contain_text(str(value))
    expect(ann.page.locator("header .when")).to_contain_text(when)
    expect(ann.page.locator(".northwest-map .station.now")).to_contain_text(view["sun"])


@pytest.mark.parametrize(("language", "where", "cards"), [("en-GB", "Beside the board", "Voyage cards left")])
def test_voyage_cards_and_the_season(
    arrive: Callable[..., Person], node: Node, language: str, where: str, cards: str
) -> None:
    game = skerry.new("terror-coop", seats=2, seed=2)
    ann = shown(arrive, node, game, language)
    tally = ann.page.get_by_role("region", name=where).locator(f".tally[title*='{cards}']")
    expect(tally).to_contain_text(str(game.view(None)["terror"]["cards_left"]))
    expect(ann.page.locator("header .when")).to_contain_text("Season 1, turn 1")
