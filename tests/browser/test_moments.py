"""Moments: what happens is shown, said and, if asked for, heard; a key ends it, less motion leaves the words."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

import skerry
from tests.browser.people import Person, weight
from tests.docs.rule_diagrams import outpost_land
from tests.oracle.northsea_position import Position
from tests.oracle.northwest_scene import Scene

WATCH = """
window.felt = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof HTMLElement)
        for (const one of [node, ...node.querySelectorAll("*")])
          if (one.dataset.moment) window.felt.push(one.dataset.moment);
}).observe(document, { childList: true, subtree: true });
"""
NEVER_ENDING = """
const timeout = window.setTimeout;
window.setTimeout = (task, time, ...rest) => timeout(task, time >= 1000 ? 1e8 : time, ...rest);
"""
LISTEN = """
window.heard = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.heard += 1; } };
"""


SET_UP: dict[str, tuple[Callable[[], skerry.Game], str]] = {
    "passage-reached": (
        lambda: Scene().tiles("sea a6", "coast b6 e", "coast a7 s").player(0, "a6").at(2).game(),
        "ship move passage",
    ),
    "greenland-reached": (lambda: Scene().player(0, "k4").at(3).game(), "ship move greenland"),
    "delivered": (
        lambda: Position(2, "A").longship("A", "-1,0", 1, "horse", "sheep").game(),
        "unload viking horse sheep to mainland",
    ),
    "ship-destroyed": (
        lambda: Position(2, "A").lay(1, "2,0", "NW").ship("2,0", "no_death").longship("A", "1,0", 2).game(),
        "sail 2,0",
    ),
}


@cache
def before(game_id: str, kind: str) -> tuple[str, str]:
    """A game in which the next action brings an event of a kind: its record, and the action."""
    if kind in SET_UP:
        scene, action = SET_UP[kind]
        game = scene()
        return game.record(), str(game.parse(action))
    for seed in range(60):
        rng = random.Random(seed)
        game = skerry.new(game_id, seats=min(2, skerry.games()[game_id].max_seats), seed=seed)
        while game.to_act is not None:
            actions = game.legal()
            [chosen] = rng.choices(actions, [weight(str(action)) for action in actions])
            record = game.record()
            if any(event.kind == kind for event in game.play(chosen)):
                return record, str(chosen)
    raise AssertionError(f"no {kind} in {game_id}")


def come_to(person: Person, game_id: str, kind: str) -> str:
    """Sit at a table at which the action that is returned brings an event of a kind."""
    record, action = before(game_id, kind)
    person.bring(record)
    person.show("list")
    person.wait(lambda: action in person.listed())
    return action


MOMENTS = [
    ("northwest", "token-taken"),
    ("northwest", "island-closed"),
    ("northwest", "passage-reached"),
    ("northwest", "greenland-reached"),
    ("northwest", "round-begun"),
    ("terror-solo", "card-drawn"),
    ("northsea", "captain-revealed"),
    ("northsea", "ship-destroyed"),
    ("northsea", "delivered"),
    ("northsea", "settlement-raided"),
    ("northsea", "outpost-built"),
    ("northsea", "island-completed"),
]


@pytest.mark.parametrize(("game_id", "kind"), MOMENTS)
def test_moments_are_shown_and_said(arrive: Callable[..., Person], game_id: str, kind: str) -> None:
    ann = arrive("Ann", animated=True)
    ann.page.add_init_script(WATCH)
    action = come_to(ann, game_id, kind)
    ann.choose(action)
    ann.page.wait_for_function("kind => window.felt.includes(kind)", arg=kind)
    expect(ann.page.locator(".board > [aria-live]")).not_to_be_empty()


def test_any_key_ends_a_moment(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", animated=True)
    ann.page.add_init_script(NEVER_ENDING)
    action = come_to(ann, "northwest", "round-begun")
    ann.choose(action)
    moment = ann.page.locator("[data-moment]")
    expect(moment.first).to_be_attached()
    ann.page.keyboard.press("Shift")
    expect(moment).to_have_count(0)


def test_without_motion_the_words_are_left(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.page.add_init_script(WATCH)
    action = come_to(ann, "northwest", "token-taken")
    ann.choose(action)
    expect(ann.page.locator(".board > [aria-live]")).to_contain_text("token")
    assert ann.page.evaluate("window.felt") == []


@pytest.mark.parametrize("wanted", [False, True])
def test_sound_is_off_until_asked_for(arrive: Callable[..., Person], wanted: bool) -> None:
    ann = arrive("Ann", animated=True)
    page = ann.page
    page.add_init_script(WATCH + LISTEN)
    page.add_init_script(
        f"localStorage['skerry.settings'] = '{{\"curtain\": false, \"sound\": {str(wanted).lower()}}}'"
    )
    action = come_to(ann, "northwest", "token-taken")
    ann.choose(action)
    page.wait_for_function("() => window.felt.length > 0")
    assert (page.evaluate("window.heard") > 0) == wanted


def test_nobody_waits_for_the_end_of_a_turn_to_be_told(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", animated=True)
    page = ann.page
    page.add_init_script(
        """
        window.told = [];
        const look = () => {
          const playback = document.querySelector('.playback');
          if (playback) window.told.push(playback.textContent);
          requestAnimationFrame(look);
        };
        look();
        """
    )
    ann.set_table("northwest", seats=("me", "bot:boy"))
    ann.at_table()
    ann.show("list")
    for _ in range(4):
        ann.play(1)
    told = page.evaluate("window.told")
    assert told
    assert not [words for words in told if "ends the turn" in words]


def test_a_moment_leaves_the_map_as_it_is(arrive: Callable[..., Person]) -> None:
    """What an island is worth to whom stays on the map while words of the same look cross it, and after them."""
    ann = arrive("Ann", animated=True)
    ann.page.add_init_script(WATCH)
    ann.bring(outpost_land().game().record())
    ann.show("list")
    ann.choose(next(action for action in ann.listed() if action.startswith("build")))
    ann.page.wait_for_function("() => window.felt.includes('outpost-built')")
    ribbon = ann.page.locator(".northsea-map .ribbon").first
    expect(ribbon).to_be_attached()
    expect(ribbon).to_have_css("animation-name", "none")
    expect(ribbon).to_have_css("opacity", "1")
