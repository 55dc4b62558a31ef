"""The map is the screen: how much of it is free to look at and to move, at five sizes, in the moments that crowd it."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import skerry
from tests.browser.people import Person, weight
from tests.browser.test_dragging import settled
from tests.oracle.northsea_position import Position
from tests.oracle.northwest_scene import Scene
from tests.server.harness import Node, Player

SHARES = {(1440, 900): 0.60, (1920, 1080): 0.60, (390, 844): 0.55, (844, 390): 0.50, (360, 640): 0.50}

FREE = """() => {
  const frame = document.querySelector('.viewport'), area = frame.getBoundingClientRect(), step = 6
  let free = 0, all = 0
  for (let y = step / 2; y < innerHeight; y += step)
    for (let x = step / 2; x < innerWidth; x += step) {
      all += 1
      const within = x >= area.left && x < area.right && y >= area.top && y < area.bottom
      if (within && frame.contains(document.elementFromPoint(x, y))) free += 1
    }
  return free / all
}"""


def a_table(node: Node, family: str, moves: int, seats: tuple[str, ...] = ("me", "me")) -> tuple[Player, str]:
    """A table some way into the game, and whoever sits there."""
    player, rng = Player(node.url), random.Random(4)
    table = player.create(family, list(seats))["id"]
    for number in range(moves):
        state = player.table(table)["state"]
        actions = [action["notation"] for action in state["legal"]]
        if not actions:
            break
        action = rng.choices(actions, [weight(action) for action in actions])[0]
        player.ok(f"/tables/{table}/actions", {"action": action, "position": state["position"], "key": f"k{number}"})
    return player, f"{table}"


def sit(person: Person, player: Player, table: str, *, learning: bool = False) -> Page:
    page = person.page
    page.add_init_script(f"localStorage['skerry.token'] = {json.dumps(json.dumps(player.token))}")
    page.add_init_script("localStorage['skerry.settings'] = '{\"curtain\": false, \"speed\": 0.5}'")
    if learning:
        kept = json.dumps({"table": table, "lesson": "islands"})
        page.add_init_script(f"sessionStorage['skerry.learning'] = '{kept}'")
    person.open(f"/t/{table}")
    person.at_table()
    page.locator(".viewport .piece").first.wait_for()
    return page


def free(page: Page, size: tuple[int, int], enough: float) -> float:
    """The part of the map that is free in this size, as soon as that is enough: the page has to find its shape."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    part, patience = 0.0, 60
    while part <= enough and patience:
        page.wait_for_timeout(80)
        part, patience = float(page.evaluate(FREE)), patience - 1
    return part


def shares(page: Page) -> dict[tuple[int, int], float]:
    """The sizes at which too little of the map is free, with the part that is."""
    found = {size: free(page, size, part) for size, part in SHARES.items()}
    print({f"{w}x{h}": round(100 * part, 1) for (w, h), part in found.items()})
    return {size: part for size, part in found.items() if part < SHARES[size]}


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_the_map_fills_the_page(arrive: Callable[..., Person], node: Node, family: str) -> None:
    player, table = a_table(node, family, 24)
    state = player.table(table)["state"]
    while not any(action["data"]["kind"] == "place" for action in player.table(table)["state"]["legal"]):
        state = player.table(table)["state"]
        kinds = {action["data"]["kind"]: action["notation"] for action in state["legal"]}
        action = kinds.get("end") or kinds.get("pass") or state["legal"][0]["notation"]
        player.ok(
            f"/tables/{table}/actions",
            {"action": action, "position": state["position"], "key": f"e{state['position']}"},
        )
    ann = arrive("Anne", language="fr-FR")
    page = sit(ann, player, table)
    page.locator(".hands .tile.usable").first.click()
    assert shares(page) == {}, "with a tile in hand"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hints .primary")).to_be_visible(timeout=60_000)
    assert shares(page) == {}, "with a hint"
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.locator(".hints").evaluate("hints => hints.scrollWidth <= hints.clientWidth")


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_the_map_fills_the_page_while_one_learns_and_while_a_bot_moves(
    arrive: Callable[..., Person], node: Node, family: str
) -> None:
    player, table = a_table(node, family, 2, ("me", "boy"))
    ann = arrive("Ann", animated=True)
    page = sit(ann, player, table, learning=True)
    expect(page.locator(".lesson")).to_be_visible()
    assert shares(page) == {}, "in the tutorial"
    page.locator(".lesson").get_by_role("button", name="Close").click()
    page.set_viewport_size({"width": 1440, "height": 900})
    ann.show("list")
    playback = page.get_by_role("group", name="Others’ moves")

    def play_until_the_bot_moves() -> None:
        page.set_viewport_size({"width": 1440, "height": 900})
        while not playback.count():
            if ann.wait_for_turn():
                ann.choose(next((action for action in ("end", "pass") if action in ann.listed()), ann.listed()[0]))
            page.wait_for_timeout(300)

    moving = {}
    for size in SHARES:
        while size not in moving or not playback.count():
            play_until_the_bot_moves()
            moving[size] = free(page, size, SHARES[size])
    assert {size: part for size, part in moving.items() if part < SHARES[size]} == {}, "during a bot's turn"


def test_the_words_for_others_moves_leave_the_map_as_tall_as_it_is(arrive: Callable[..., Person], node: Node) -> None:
    player, table = a_table(node, "northsea", 2, ("me", "boy"))
    ann = arrive("Anne", language="fr-FR", size=(390, 844), animated=True)
    page = sit(ann, player, table)
    ann.show("list")
    page.evaluate("""() => {
      window.heights = new Set()
      const note = () => heights.add(document.querySelector('.viewport').clientHeight)
      setInterval(() => document.querySelector('.playback') && note(), 40)
    }""")
    while page.evaluate("heights.size") == 0 and ann.wait_for_turn():
        ann.choose(next((action for action in ("end", "pass") if action in ann.listed()), ann.listed()[0]))
        page.wait_for_timeout(300)
    ann.wait_for_turn()
    assert len(page.evaluate("[...heights]")) == 1


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_text_and_page_at_twice_their_size_leave_a_map(arrive: Callable[..., Person], node: Node, family: str) -> None:
    player, table = a_table(node, family, 24)
    ann = arrive("Anne", language="fr-FR", size=(720, 450), touch=True)
    page = sit(ann, player, table)
    assert free(page, (720, 450), 0.4) > 0.4, "the page at 200 %"
    page.evaluate("document.documentElement.style.fontSize = '212.5%'")
    for size in ((1440, 900), (390, 844)):
        assert free(page, size, 0.3) > 0.3, f"the text at 200 %, {size}"
        edges = "['.map', '.buttons'].map(part => document.querySelector(part).getBoundingClientRect().right)"
        map_ends, buttons_end = page.evaluate(edges)
        assert buttons_end <= map_ends, f"the buttons stay below the map, {size}"
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        cut = "[...document.querySelectorAll('.bar .button')].filter(one => one.scrollWidth > one.clientWidth + 1)"
        assert page.evaluate(f"{cut}.map(one => one.textContent)") == [], f"words stay in their buttons, {size}"


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_a_phone_says_what_to_do(arrive: Callable[..., Person], node: Node, family: str) -> None:
    player, table = a_table(node, family, 0)
    ann = arrive("Ann", size=(390, 844))
    page = sit(ann, player, table)
    page.locator(".intro").wait_for()
    ann.wait(lambda: page.evaluate("document.querySelector('.viewport').clientHeight") > 300)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("p.line")).to_contain_text("Take one of" if family == "northwest" else "Choose your captain")
    expect(page.locator("p.line")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_who_plays_and_the_start_fit_a_phone(arrive: Callable[..., Person], size: tuple[int, int]) -> None:
    ann = arrive("Anne", language="fr-FR", size=size)
    ann.open()
    page = ann.page
    page.locator("button.game.northwest").click()
    expect(page.locator("button.start")).to_be_in_viewport(ratio=1)
    outside = """[...document.querySelectorAll('.setup *')].filter(part => {
      const card = document.querySelector('.setup').getBoundingClientRect(), own = part.getBoundingClientRect()
      return own.width > 1 && (own.right > card.right + 1 || own.left < card.left - 1)
    }).map(part => part.outerHTML.slice(0, 80))"""
    assert page.evaluate(outside) == []


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_nothing_beside_the_map_is_cut(arrive: Callable[..., Person], node: Node, family: str) -> None:
    player, table = a_table(node, family, 40, ("me", "me", "me"))
    page = sit(arrive("Anne", language="fr-FR"), player, table)
    page.locator(".standing .score").first.wait_for()
    beyond = """[...document.querySelectorAll('.side h1, .standing, .standing *')].filter(part => {
      const edge = document.querySelector('.side').getBoundingClientRect().right + 1
      return part.getBoundingClientRect().right > edge || (part.matches('h1') && part.scrollWidth > part.clientWidth)
    }).map(part => part.outerHTML.slice(0, 120))"""
    for size in ((1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(beyond) == []


@pytest.mark.parametrize("mode", ["northwest-solo", "terror-coop"])
def test_the_whole_title_of_a_mode_is_read(arrive: Callable[..., Person], mode: str) -> None:
    ann = arrive("Anne", language="fr-FR")
    ann.bring(skerry.new(mode, seed=1).record())
    cut = "document.querySelector('.side h1').scrollWidth - document.querySelector('.side h1').clientWidth"
    assert ann.page.evaluate(cut) <= 0


def test_everybodys_total_is_in_sight_on_a_phone(arrive: Callable[..., Person]) -> None:
    rng, game = random.Random(4), skerry.new("northwest", seats=4, seed=4)
    while game.to_act is not None:
        game.play(rng.choice(game.legal()))
    ann = arrive("Anne", language="fr-FR", size=(360, 640), touch=True)
    ann.bring(game.record())
    sheet = ann.page.locator("dialog .scroll")
    expect(sheet.locator("tfoot td")).to_have_count(4)
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")


def with_a_tile_and_a_token(seed: int) -> skerry.Game | None:
    """A game of Northwest Passage in which a tile can be laid and what stands beside the ship explored, if it comes."""
    game, rng = skerry.new("northwest", seats=2, seed=seed), random.Random(seed)
    while game.to_act is not None:
        told = " ".join(map(str, game.legal()))
        if "ship place" in told and "ship explore" in told:
            return game
        game.play(rng.choice(game.legal()))
    return None


def test_the_map_keeps_its_size_whatever_is_in_hand(arrive: Callable[..., Person]) -> None:
    game = next(filter(None, map(with_a_tile_and_a_token, itertools.count())))
    ann = arrive("Ann")
    ann.bring(game.record())
    page = ann.page
    page.locator(".viewport .piece").first.wait_for()
    tall = "document.querySelector('.viewport').clientHeight"
    before = page.evaluate(tall)
    page.locator(".hands .tile").first.click()
    expect(page.locator(".holding")).to_be_visible()
    assert page.evaluate(tall) == before
    page.keyboard.press("Escape")
    page.locator(".verb:not(.off)").first.hover()
    expect(page.locator("p.line .what")).to_be_visible()
    assert page.evaluate(tall) == before


def test_a_table_that_waits_for_its_player_comes_to_rest(arrive: Callable[..., Person], node: Node) -> None:
    player, table = a_table(node, "northwest", 24)
    page = sit(arrive("Ann", animated=True), player, table)
    expect(page.locator(".glow").first).to_be_attached()
    endless = "document.getAnimations().filter(each => each.effect.getComputedTiming().endTime === Infinity).length"
    page.wait_for_function(f"{endless} === 0")


def test_the_end_of_the_log_stays_in_sight(arrive: Callable[..., Person], node: Node) -> None:
    player, table = a_table(node, "northwest", 40)
    page = sit(arrive("Ann"), player, table)
    last = page.locator(".log li").last
    expect(last).to_be_in_viewport(ratio=1)
    page.locator(".verb.off").first.click()
    expect(page.locator(".note[role=alert]")).to_be_visible()
    expect(last).to_be_in_viewport(ratio=1)


def test_what_can_be_done_comes_first_on_a_phone(arrive: Callable[..., Person], node: Node) -> None:
    player, table = a_table(node, "northwest", 24)
    page = sit(arrive("Anne", language="fr-FR", size=(360, 640), touch=True), player, table)
    from_left = "verbs => verbs.map(verb => verb.getBoundingClientRect().left)"
    usable = page.locator(".verb:not(.off)").evaluate_all(from_left)
    off = page.locator(".verb.off").evaluate_all(from_left)
    assert usable
    assert off
    assert max(usable) < min(off)


def test_a_phone_shows_all_that_can_be_loaded(arrive: Callable[..., Person]) -> None:
    pasture = Position(2, "A").lay(39, "2,0", "NW").animal("2,0.NE", "pig", "hen")
    pasture.longship("A", "2,0", 0).vikings("A", "2,0.NE", 2)
    ann = arrive("Anne", language="fr-FR", size=(390, 844), touch=True)
    ann.bring(pasture.game().record())
    waiting = ann.page.locator(".shore .piece")
    expect(waiting).to_have_count(4)
    for piece in waiting.all():
        expect(piece).to_be_in_viewport(ratio=0.95)


def test_a_wide_chart_is_as_tall_as_a_phone_has_room(arrive: Callable[..., Person]) -> None:
    west = Scene(2).tiles("coast b6 e", "coast b7 e", "coast h6 s").player(0, "b6").player(1, "b7").at(2)
    ann = arrive("Ann", size=(390, 844), touch=True)
    ann.bring(west.game().record())
    ann.page.get_by_role("button", name="Begin").click()
    drawn = "document.querySelector('.viewport > svg').getBoundingClientRect().height"
    room = "document.querySelector('.viewport').clientHeight"
    ann.wait(lambda: ann.page.evaluate(f"{drawn} / {room}") > 1.15)  # the sun's arc may lie beyond the edge


def test_a_small_phone_keeps_its_map_while_people_change_boats(arrive: Callable[..., Person]) -> None:
    ann = arrive("Anne", language="fr-FR", size=(360, 640), touch=True)
    ann.bring(Scene().tiles("coast e4 s").player(0, "e4").at(4).game().record())
    page = ann.page
    page.get_by_role("button", name="Commencer").click()
    page.keyboard.press("h")
    expect(page.locator(".hints .primary")).to_be_visible(timeout=60_000)
    page.locator(".verb").filter(has_text="Équipage").click()
    expect(page.get_by_role("button", name="Les déplacer")).to_be_in_viewport()
    expect(page.locator("p.line .warn")).to_be_visible()
    assert free(page, (360, 640), 0.2) > 0.2


def test_a_low_screen_shows_who_changes_boats_whatever_was_read(arrive: Callable[..., Person]) -> None:
    ann = arrive("Anne", language="fr-FR", size=(844, 390), touch=True)
    ann.bring(Scene().tiles("coast e4 s").player(0, "e4").at(4).game().record())
    page = ann.page
    page.get_by_role("button", name="Commencer").click()
    ann.show("log")
    page.locator(".verb").filter(has_text="Équipage").click()
    expect(page.get_by_role("button", name="Les déplacer")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("mode", ["terror-coop", "northwest"])
def test_what_a_mode_is_about_is_read_whole(arrive: Callable[..., Person], mode: str) -> None:
    ann = arrive("Anne", language="fr-FR")
    ann.bring(skerry.new(mode, seats=2, seed=1, **({"tuunbaq": True} if mode == "northwest" else {})).record())
    expect(ann.page.locator(".intro li").last).to_be_in_viewport(ratio=1)
    assert ann.page.locator("section.now").evaluate("now => now.scrollHeight <= now.clientHeight")


def test_on_a_phone_the_map_stays_while_a_tile_is_looked_at(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", size=(390, 844), touch=True)
    ann.bring(Scene().player(0, "k3", reserve="coast").at(2).game().record())
    page = ann.page
    page.get_by_role("button", name="Begin").click()
    page.locator(".hands .reserve .tile").first.tap()
    page.wait_for_timeout(600)
    tall = page.evaluate("document.querySelector('.viewport').clientHeight")
    page.touchscreen.tap(*settled(page.locator("[data-target^='at ']").first))
    expect(page.locator("p.line .warn")).to_be_visible()
    assert page.evaluate("document.querySelector('.viewport').clientHeight") == tall


def test_a_tie_says_why_it_was_won(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    tired = (1, 6, 0, 0)
    ann.bring(Scene().player(0, crew=tired).player(1, crew=tired).at(10).game().record())
    page = ann.page
    page.get_by_role("button", name="Begin").click()
    for _ in range(2):
        ann.make_move(lambda: page.keyboard.press("p"))
    expect(page.locator("dialog")).to_contain_text("Equal points, and none of them came home: a shared victory.")


def test_a_finished_game_leaves_nothing_to_do_below_the_map(arrive: Callable[..., Person]) -> None:
    rng, game = random.Random(4), skerry.new("northwest", seats=2, seed=4)
    while game.to_act is not None:
        game.play(rng.choice(game.legal()))
    ann = arrive("Ann")
    ann.bring(game.record())
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.page.locator(".controls button")).to_have_text("Score sheet")


def test_a_finished_chart_shows_its_title_and_where_everybody_went(arrive: Callable[..., Person]) -> None:
    rng, game, sailed = random.Random(4), skerry.new("northwest", seats=2, seed=4), set()
    while game.to_act is not None:
        events = game.play(rng.choice(game.legal()))
        sailed |= {event.data["seat"] for event in events if event.kind == "ship-moved"}
    ann = arrive("Ann")
    ann.bring(game.record())
    page = ann.page
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".courses .title")).to_be_in_viewport(ratio=0.99)
    assert page.locator(".courses .ship").count() == len(sailed) > 0
    page.keyboard.press("b")
    expect(page.locator(".courses")).to_have_count(0)


def test_a_wheel_over_the_log_never_moves_the_page(arrive: Callable[..., Person], node: Node) -> None:
    player, table = a_table(node, "northsea", 60)
    page = sit(arrive("Ann"), player, table)
    page.locator("#panel").hover()
    page.mouse.wheel(0, 4000)
    page.wait_for_timeout(100)
    assert page.evaluate("[scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0]
