"""Every mode, hot-seat and against bots."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import skerry
from tests.browser.people import Person
from tests.server.harness import Node, Player


@pytest.mark.parametrize(
    ("family", "mode", "seats"),
    [
        ("northwest", "Solo", ("me",)),
        ("northwest", "Terror, solo", ("me",)),
        ("northwest", "Terror, together", ("me", "here")),
        ("northsea", "Solo", ("me",)),
    ],
)
def test_alone_and_together(arrive: Callable[..., Person], family: str, mode: str, seats: tuple[str, ...]) -> None:
    ann = arrive("Ann")
    ann.set_table(family, mode, seats)
    ann.at_table()
    ann.show("list")
    assert len(ann.play(20)) == 20
    ann.show("log")
    expect(ann.page.locator(".log button").first).to_be_visible()


def test_aboard_the_terror_the_log_tells_the_price_last(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northwest", "Terror, solo", ("me",))
    ann.at_table()
    ann.make_move(ann.page.get_by_role("button", name="Sail to k3").click)
    line = ann.page.locator(".log li").last
    expect(line).to_contain_text(re.compile(r"sails to k3\. Ann has \d+ Food now"))


def test_aboard_the_terror_what_is_won_and_what_would_count_now_are_two_numbers(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(360, 640))
    ann.set_table("northwest", "Terror, solo", ("me",))
    ann.at_table()
    page = ann.page
    ann.make_move(page.get_by_role("button", name="Sail to k3").click)
    goal = page.locator(".goal")
    expect(goal.locator("strong")).to_contain_text("0 of 40 points")
    expect(goal.locator(".ended")).to_contain_text("−16 if the game ended now")
    assert (goal.bounding_box() or {"height": 99})["height"] < 30, "one line on the smallest phone"
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(goal).to_contain_text("0 of 40 points")
    expect(goal.locator(".tally")).to_have_count(4)


def test_aboard_the_terror_turns_have_no_other_end_than_passing(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northwest", "Terror, solo", ("me",))
    ann.at_table()
    ann.page.get_by_role("button", name="Menu").click()
    keys = ann.page.locator(".keys kbd")
    expect(keys.filter(has_text=re.compile("^P$"))).to_have_count(1)
    expect(keys.filter(has_text=re.compile("^E$"))).to_have_count(0)


def test_the_log_names_small_tiles_in_the_readers_language(arrive: Callable[..., Person]) -> None:
    ann = arrive("Anne", language="fr-FR")
    ann.set_table("northwest", "Terror, solo", ("me",))
    ann.at_table()
    ann.show("list")
    ann.choose("ship draw sea+cape; food")
    ann.show("log")
    expect(ann.page.locator(".log li").last).to_contain_text("Anne prend les tuiles mer, cap.")


def test_two_captains_who_fail_together_see_what_they_had_together(arrive: Callable[..., Person]) -> None:
    rng, game = random.Random(4), skerry.new("terror-coop", seats=2, seed=4)
    while game.to_act is not None:
        game.play(rng.choice(game.legal()))
    ann = arrive("Ann")
    ann.bring(game.record())
    together = ann.page.locator("dialog tfoot tr").last
    expect(together).to_contain_text("Together")
    expect(together.locator("td")).to_have_text(str(sum(game.scores())).replace("-", "−"))


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_hot_seat(arrive: Callable[..., Person], family: str) -> None:
    ann = arrive("Ann")
    ann.set_table(family, seats=("me", "here", "here"))
    ann.at_table()
    ann.show("list")
    seats = set()
    for _ in range(25):
        seats.add(ann.page.locator(".board").get_attribute("data-seat"))
        ann.play(1)
    assert seats == {"0", "1", "2"}


def test_hands_stay_hidden_until_the_screen_is_passed(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northsea", seats=("me", "here"))
    ann.at_table()
    page = ann.page
    secrets = page.locator(".hand .tile, .captains .captain, [data-action]")
    expect(page.get_by_role("button", name="I am Ann")).to_be_focused()
    ann.show("list")
    expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to Ann")
    expect(secrets).to_have_count(0)
    page.get_by_role("button", name="I am Ann").press("Enter")
    expect(secrets.first).to_be_visible()
    expect(page.locator(".captains .captain").first).to_be_focused()
    ann.make_move(page.locator(".captains .captain").first.click)
    expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to Player B")
    expect(secrets).to_have_count(0)
    page.get_by_role("button", name="Play without hiding hands").click()
    expect(secrets.first).to_be_visible()
    ann.make_move(page.locator(".captains .captain").first.click)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_sits_alone_at_the_screen_needs_no_curtain(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.set_table("northsea", seats=("me", "bot:boy"))
    ann.at_table()
    expect(ann.page.locator(".captains .captain").first).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_against_a_bot(arrive: Callable[..., Person], family: str) -> None:
    ann = arrive("Ann", animated=True)
    ann.set_table(family, seats=("me", "bot:boy"))
    ann.at_table()
    ann.show("list")
    ann.play(6)
    ann.show("log")
    expect(ann.page.locator(".log svg.seat-1").first).to_be_attached()


def test_the_tuunbaq_can_be_added(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.open()
    ann.page.locator("button.game.northwest").click()
    ann.page.get_by_label("With the Tuunbaq, the beast of the ice").check()
    ann.page.locator(".chairs select").nth(1).select_option("here")
    ann.page.locator("button.start").click()
    ann.at_table()
    expect(ann.page.get_by_role("button", name="Tuunbaq")).to_be_visible()


def westward(action: str) -> float:
    """How willingly one goes where the Tuunbaq is."""
    words = action.split()
    if words[1:2] == ["move"]:
        return 0.001 if words[2] == "greenland" else 6
    weights = {"place": 3, "draw": 0.3, "explore": 20, "discover": 20, "transfer": 0.02}
    return next((weight for verb, weight in weights.items() if verb in words), 1)


def near_the_tuunbaq(player: Player, rng: random.Random) -> str | None:
    """A hot-seat table at which the ship or the sled could now enter the beast's tile, if play led there."""
    table = player.create("northwest", ["me", "me"], tuunbaq=True)["id"]
    for number in range(500):
        state = player.table(table)["state"]
        actions = [action["notation"] for action in state["legal"]]
        if sum(" giving " in action for action in actions) > 1:
            return f"{table}"
        if not actions:
            return None
        action = rng.choices(actions, [westward(action) for action in actions])[0]
        player.ok(f"/tables/{table}/actions", {"action": action, "position": state["position"], "key": f"k{number}"})
    return None


def test_who_meets_the_tuunbaq_chooses_what_to_give_up(arrive: Callable[..., Person], node: Node) -> None:
    player, rng = Player(node.url), random.Random(3)
    table = next(found for _ in range(40) if (found := near_the_tuunbaq(player, rng)))
    state = player.table(table)["state"]
    entering = next(a["notation"] for a in state["legal"] if " giving " in a["notation"])
    vehicle, _, square = entering.split()[:3]
    ann = arrive("Ann")
    page = ann.page
    page.add_init_script(f"localStorage['skerry.token'] = {json.dumps(json.dumps(player.token))}")
    ann.open(f"/t/{table}")
    ann.at_table()
    page.locator(".vehicle").nth(("ship", "sled").index(vehicle)).click()
    page.get_by_role("button", name=re.compile(rf" to {square}$")).first.click()
    asked = page.get_by_role("group", name="The Tuunbaq is there: what do you give up?")
    assert asked.get_by_role("button").count() > 2
    ann.make_move(lambda: asked.get_by_role("button", name=re.compile("giving")).first.click())
    expect(page.locator("#panel")).to_contain_text("gives the Tuunbaq")
    page.get_by_role("button", name="Undo").click()
    ann.wait(lambda: ann.number() == state["number"])
