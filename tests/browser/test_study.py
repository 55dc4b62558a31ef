"""After the game, and alone: the analysis of a whole game, a mistake tried again, puzzles, a study shared by a link."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

import skerry
from skerry import bots
from skerry.bots import analysis
from skerry.bots.puzzles import puzzles_of
from tests.browser.axe import faults
from tests.browser.people import Person
from tests.server.harness import Node, Player

PATIENT = 300_000


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("study")) as node:
        yield node


def ending(name: str, moves: int, careless: bool) -> str:
    """The record of a game that begins so many moves before its end; the careless do nothing as soon as they may."""
    game = skerry.new(name, seed=8)
    positions = [game.copy()]
    while game.to_act is not None:
        game.play(bots.get("mate").choose(game, game.to_act))
        positions.append(game.copy())
    last = skerry.from_diagram(positions[-moves - 1].diagram())
    while (seat := last.to_act) is not None:
        idle = [action for action in last.legal() if action.data()["kind"] in ("end", "pass")]
        last.play(idle[0] if careless and idle else bots.get("mate").choose(last, seat))
    return last.record()


@pytest.fixture(scope="module")
def owner(quick: Node) -> Player:
    return Player(quick.url, "Ann")


@pytest.fixture(scope="module")
def stranded(owner: Player) -> str:
    """The table of a voyage that never came home."""
    return str(owner.ok("/records", {"record": ending("northwest-solo", 8, careless=True)})["id"])


def become(person: Person, token: str) -> None:
    """Go on as somebody whom the server knows already."""
    person.open("/rules")
    person.page.evaluate("token => localStorage.setItem('skerry.token', JSON.stringify(token))", token)


def test_a_whole_game_is_analysed_from_its_end_sheet_and_a_mistake_is_tried_again(
    arrive: Callable[..., Person], quick: Node, owner: Player, stranded: str
) -> None:
    person = arrive("Ann", at=quick)
    become(person, owner.token)
    person.open(f"/t/{stranded}")
    page = person.page
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url(f"**/analysis/{stranded}")
    page.get_by_label("How closely").select_option("mate")
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("button", name="Delete the analysis").wait_for(timeout=PATIENT)
    expect(page.get_by_role("img", name=re.compile("The chances over the game"))).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(2)
    found = owner.get(f"/tables/{stranded}/analysis").json()["decisions"]
    worst = max(found, key=lambda decision: decision["loss"])
    assert worst["grade"] != analysis.GOOD
    page.get_by_role("button", name=re.compile(rf"^Move {worst['number'] + 1},")).click()
    board = page.locator(".study")
    expect(board).to_have_attribute("data-number", str(worst["number"]))
    expect(page.locator(".chosen")).to_contain_text("Better: ")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".chosen")).not_to_contain_text("Better: ")
    try_move(person, worst["played"]["notation"])
    expect(page.locator(".verdict")).to_contain_text("worse than the best move")
    try_move(person, worst["best"]["notation"])
    expect(page.locator(".verdict")).to_contain_text("that is the best move")
    assert faults(page) == []
    assert page.url.endswith(f"#{worst['number']}")
    page.reload()
    expect(page.locator(".chosen")).to_contain_text(f"Move {worst['number'] + 1},")
    page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-number", str(worst["number"] + 1))
    page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("data-number", str(worst["number"]))
    graph = page.get_by_role("img", name=re.compile("The chances over the game"))
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 2, box["y"] + box["height"] / 2)
    expect(board).to_have_attribute("data-number", "0")
    assert page.url.endswith("#0")


def try_move(person: Person, action: str) -> None:
    """Choose a move from the list of text, by keyboard, and come back to what is said about it."""
    page = person.page
    page.locator("#study-tab-list").focus()
    page.keyboard.press("Enter")
    closed = page.locator(".list details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    page.locator(f'[data-action="{action}"]').focus()
    page.keyboard.press("Enter")
    page.locator("#study-tab-about").click()


def test_an_analysis_goes_on_after_answers_that_failed_and_says_so_meanwhile(
    arrive: Callable[..., Person], quick: Node, owner: Player, stranded: str
) -> None:
    halfway = {"level": "mate", "done": False, "number": 2, "total": 8, "accuracy": [None], "decisions": []}
    busy = {"error": {"code": "busy", "message": "The server is full.", "retry_after": 1}}
    forbidden = {"error": {"code": "forbidden", "message": "Not yours."}}
    said: tuple[int, object] | None = (404, {})
    """What every request about the analysis is answered now; None: not at all."""

    def answer(route: Route) -> None:
        if said is None:
            route.abort()
        else:
            route.fulfill(status=said[0], json=said[1])

    person = arrive("Ann", at=quick)
    become(person, owner.token)
    page = person.page
    page.route(f"**/api/tables/{stranded}/analysis", answer)
    person.open(f"/analysis/{stranded}")
    begin, again = (page.get_by_role("button", name=name) for name in ("Analyse the game", "Try again"))
    alert, progress = page.get_by_role("alert"), page.get_by_text("2 of 8 moves")
    begin.wait_for()
    said = (503, busy)
    begin.click()
    expect(alert).to_contain_text("The server is full. This page asks again by itself.")
    assert faults(page) == []
    said = (200, halfway)
    expect(progress).to_be_visible()
    expect(alert).to_have_count(0)
    said = None
    expect(alert).to_contain_text("The server cannot be reached.")
    expect(progress).to_be_visible()
    said = (200, halfway)
    again.click()
    expect(alert).to_have_count(0)
    said = (403, forbidden)
    page.get_by_role("button", name="Cancel").click()
    expect(alert).to_have_text(re.compile(r"^\s*Not yours\.\s+Try again\s*$"))
    said = (404, {})
    again.click()
    expect(begin).to_be_visible()
    expect(alert).to_have_count(0)


def test_an_analysis_page_that_could_not_open_is_opened_again(
    arrive: Callable[..., Person], quick: Node, owner: Player, stranded: str
) -> None:
    person = arrive("Ann", at=quick)
    become(person, owner.token)
    page = person.page
    page.route(f"**/api/tables/{stranded}/record", lambda route: route.abort(), times=1)
    person.open(f"/analysis/{stranded}")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    assert faults(page) == []
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".study")).to_be_visible()


def test_who_only_looks_on_reads_the_analysis_on_a_phone(
    arrive: Callable[..., Person], quick: Node, owner: Player
) -> None:
    table = owner.ok("/records", {"record": ending("northsea", 10, careless=False)})["id"]
    owner.ok(f"/tables/{table}/analysis", {"level": "mate"})
    person = arrive("Béa", at=quick, language="fr-FR", size=(360, 740), touch=True)
    person.open(f"/analysis/{table}")
    page = person.page
    page.locator("#study-panel progress").wait_for(state="detached", timeout=PATIENT)
    expect(page.get_by_role("row")).to_have_count(3, timeout=PATIENT)
    page.get_by_label("Les coups de qui").select_option("1")
    expect(page.get_by_role("img", name=re.compile("Les chances au fil de la partie"))).to_be_visible()
    page.get_by_label("Les coups de qui").select_option("all")
    told = " ".join(page.locator(".mistakes, table").all_inner_texts())
    assert not re.search(r"\d\.\d", told), "French writes a comma"
    page.get_by_label("Moment", exact=True).fill("1")
    expect(page.locator(".study")).to_have_attribute("data-number", "1")
    expect(page.locator(".chosen")).to_contain_text("Joué")
    for forbidden in ("Réessayer", "Effacer l’analyse", "Annuler"):
        expect(page.get_by_role("button", name=forbidden)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def puzzle_by(family: str, pattern: str) -> tuple[str, str]:
    """The easiest shipped puzzle whose answer looks like that, as it is listed first: its id and the answer."""
    listed = sorted(puzzles_of(family).values(), key=lambda found: found.difficulty)
    return next((found.id, found.best) for found in listed if re.fullmatch(pattern, found.best))


def test_a_puzzle_is_solved_by_mouse(arrive: Callable[..., Person]) -> None:
    name, best = puzzle_by("northwest", r"ship move [a-l]\d")
    person = arrive("Ann")
    person.open("/puzzles/northwest")
    page = person.page
    expect(page.get_by_role("status")).to_contain_text("0 of ")
    expect(page.locator(".puzzles .pips").first).to_have_text("●○○○○")
    assert faults(page) == []
    page.locator(f'a[href="/puzzles/northwest#{name}"]').last.click()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#study-panel")).to_contain_text("It is about this: ")
    page.get_by_role("button", name=f"Sail to {best.split()[-1]}", exact=True).click()
    expect(page.locator(".verdict")).to_contain_text("right!")
    expect(page.get_by_role("region", name="The answer")).to_be_visible()
    expect(page.locator(f".tone-hint[data-mark$='{best.split()[-1]}']")).to_be_attached()
    assert faults(page) == []
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("status")).to_contain_text("1 of ")
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("1 of ")


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_a_puzzle_is_failed_then_solved_by_keyboard_and_the_next_one_comes(
    arrive: Callable[..., Person], family: str
) -> None:
    found = next(puzzle for puzzle in puzzles_of(family).values() if puzzle.losses)
    wrong = next(iter(found.losses))
    person = arrive("Ann", language="fr-FR", size=(360, 740))
    person.open(f"/puzzles/{family}#{found.id}")
    page = person.page
    page.locator(".study").wait_for()
    try_move(person, wrong)
    expect(page.locator(".verdict")).to_contain_text("Regardez encore")
    try_move(person, found.best)
    expect(page.locator(".verdict")).to_contain_text("bien vu")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    page.get_by_role("link", name="Problème suivant").click()
    page.wait_for_url(lambda address: address.split("#")[-1] not in ("", found.id))
    expect(page.locator(".verdict")).to_have_count(0)


def test_hints_of_a_puzzle_name_places_as_the_map_does(arrive: Callable[..., Person]) -> None:
    found = next(puzzle for puzzle in puzzles_of("northsea").values() if puzzle.theme == "plan-builds")
    person = arrive("Ann")
    person.open(f"/puzzles/northsea#{found.id}")
    page = person.page
    hint = page.get_by_role("button", name="Hint")
    while hint.is_enabled():
        hint.click()
    panel = page.locator("#study-panel")
    expect(panel).to_contain_text(re.compile(r"to build an outpost at the [a-z-]+ point of [A-Z]\d+ for \d"))
    page.get_by_role("button", name="Show the answer").click()
    assert not re.search(r"\d,-?\d", panel.inner_text())


def test_puzzles_that_could_not_be_fetched_are_asked_for_again(arrive: Callable[..., Person]) -> None:
    person = arrive("Ann", language="fr-FR", size=(360, 740))
    page = person.page
    page.route("**/api/puzzles/northwest", lambda route: route.abort(), times=1)
    person.open("/puzzles/northwest")
    expect(page.get_by_role("alert")).to_contain_text("Le serveur est injoignable.")
    assert faults(page) == []
    page.get_by_role("button", name="Réessayer").click()
    expect(page.get_by_role("status")).to_contain_text("0 ")


def test_a_study_with_branches_is_shared_by_a_link_and_opened_elsewhere(arrive: Callable[..., Person]) -> None:
    game = skerry.new("northsea", seats=2, seed=4)
    for _ in range(5):
        game.play(game.legal()[0])
    first, other = (str(action) for action in list(game.legal())[:2])
    person = arrive("Ann")
    person.open("/study")
    page = person.page
    assert faults(page) == []
    page.get_by_text("Paste a record or a diagram").click()
    page.get_by_label("Diagram or record").fill("skerry diagram northsea\nseats: 9\n")
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_role("alert")).to_contain_text("ine ")
    assert faults(page) == []
    page.get_by_label("Diagram or record").fill(game.record())
    page.get_by_role("button", name="Set up").click()
    board = page.locator(".study")
    expect(board).to_have_attribute("data-number", "5")
    for action in (first, other):
        try_move(person, action)
        expect(board).to_have_attribute("data-number", "6")
        page.get_by_role("button", name="Undo").click()
        expect(board).to_have_attribute("data-number", "5")
    branches = page.get_by_role("region", name="Moves").get_by_role("button", name=re.compile("^or: "))
    expect(branches).to_have_count(2)
    branches.first.click()
    expect(board).to_have_attribute("data-number", "6")
    page.get_by_label("Name of the study").fill("Which island?")
    page.get_by_role("button", name="Share the study").click()
    link = page.locator("input[readonly]").input_value()
    assert faults(page) == []
    friend = arrive("Béa", size=(360, 740))
    friend.open(link.removeprefix(friend.url))
    expect(friend.page.locator("h1")).to_have_text("Which island?")
    expect(friend.page.locator(".study")).to_have_attribute("data-number", "6")
    expect(friend.page.get_by_role("button", name=re.compile("^or: "))).to_have_count(1)
    friend.page.get_by_role("button", name="Ask the engine").click()
    friend.page.get_by_role("list", name="What the engine would do").get_by_role("button").first.click()
    expect(friend.page.locator(".study")).to_have_attribute("data-number", "7")
    assert faults(friend.page) == []


def test_a_new_game_is_put_on_the_board_and_gone_through(arrive: Callable[..., Person]) -> None:
    person = arrive("Ann", size=(390, 844))
    person.open("/study")
    page = person.page
    page.get_by_label("Game", exact=True).select_option("northsea-solo")
    page.get_by_role("button", name="Put it on the board").click()
    board = page.locator(".study")
    expect(board).to_have_attribute("data-number", "0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_every_moment_of_a_record_is_reached_and_what_was_tried_stays(arrive: Callable[..., Person]) -> None:
    game = skerry.new("northsea", seats=2, seed=4)
    for _ in range(5):
        game.play(game.legal()[0])
    other = str(list(game.legal())[1])
    person = arrive("Ann")
    person.open("/study")
    page = person.page
    page.get_by_text("Paste a record or a diagram").click()
    page.get_by_label("Diagram or record").fill(game.record())
    page.get_by_role("button", name="Set up").click()
    board = page.locator(".study")
    expect(board).to_have_attribute("data-number", "5")
    page.get_by_label("Moment").fill("3")
    expect(board).to_have_attribute("data-number", "3")
    page.get_by_label("Moment").fill("5")
    expect(board).to_have_attribute("data-number", "5")
    try_move(person, other)
    expect(board).to_have_attribute("data-number", "6")
    page.get_by_label("Moment").fill("2")
    expect(board).to_have_attribute("data-number", "2")
    for number in range(3, 7):
        page.get_by_role("button", name=re.compile("^or: ")).last.click()
        expect(board).to_have_attribute("data-number", str(number))


def use(person: Person, tool: str, place: str) -> None:
    """Put something on the map by the keyboard, while a position is set up."""
    page = person.page
    button = page.get_by_role("button", name=tool, exact=True)
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    page.locator(f'[data-target="{place}"]').focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("name", "moved", "wrong", "tile", "place"),
    [
        ("northwest", ("Ship A", "square k3"), ("land", "square j4"), "L0", "square j4"),
        ("northsea", ("Longship A", "hex 1,0"), ("Viking A ashore", "area -1,0.NW"), "17", "hex 0,-1"),
    ],
)
def test_a_position_is_set_up_by_hand_and_what_cannot_be_is_told(
    arrive: Callable[..., Person], name: str, moved: tuple[str, str], wrong: tuple[str, str], tile: str, place: str
) -> None:
    person = arrive("Ann")
    person.open("/study")
    page = person.page
    page.get_by_label("Game", exact=True).select_option(name)
    page.get_by_role("button", name="Put it on the board").click()
    page.get_by_role("button", name="Set up by hand").click()
    use(person, *moved)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    while page.get_by_role("alert").filter(has_text="That cannot be: ").count() == 0:
        use(person, *wrong)
        expect(page.locator(".edit-panel")).to_have_attribute("aria-busy", "false")
    laid = page.get_by_role("button", name=tile, exact=True)
    use(person, tile, place)
    expect(laid).to_have_count(0)
    assert faults(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(laid).to_have_count(1)
    use(person, tile, place)
    expect(laid).to_have_count(0)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_text("The position as text").click()
    diagram = page.get_by_label("Diagram or record").input_value()
    assert skerry.from_diagram(diagram).diagram() == diagram
    lines = [line for line in diagram.splitlines() if re.search(rf"\b{tile}\b", line)]
    assert not any(line.startswith(("bag", "display", "pile")) for line in lines)


def quiet_sea() -> skerry.Game:
    """A game in which tiles were laid, and nothing was done with what came with them."""
    game = skerry.new("northsea", seats=2, seed=4)
    while not (game.view(None)["animals"] and game.view(None)["enemy_ships"] and game.view(None)["settlements"]):
        idle = [action for action in game.legal() if str(action) == "end"]
        game.play(idle[0] if idle else game.legal()[0])
    return game


def test_captains_and_prizes_are_given_by_hand(arrive: Callable[..., Person]) -> None:
    game = quiet_sea()
    animal, settlement = game.view(None)["animals"][0], game.view(None)["settlements"][0]
    person = arrive("Ann")
    person.open("/study")
    page = person.page
    page.get_by_text("Paste a record or a diagram").click()
    page.get_by_label("Diagram or record").fill(game.record())
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("button", name="Set up by hand").click()
    panel = page.locator(".edit-panel")
    ann, bea = (page.get_by_role("region", name=f"Player {letter}") for letter in "AB")
    other = bea.get_by_label("Captain").input_value()
    for field, choice in (
        (ann.get_by_label("Captain"), other),
        (ann.get_by_label(f"{animal['kind'].capitalize()}s delivered"), "1"),
        (ann.get_by_label("Enemy ships"), "1"),
        (ann.get_by_label("Dead Vikings"), "1"),
    ):
        field.select_option(choice)
        expect(panel).to_have_attribute("aria-busy", "false")
        expect(field).to_have_value(choice)
    use(person, "Conquered by B", f"area {settlement['area']}")
    expect(page.locator(f'[data-target="area {settlement["area"]}"]')).to_have_count(0)
    assert faults(page) == []
    ann.get_by_label("Enemy ships").select_option("0")
    expect(page.get_by_role("alert").filter(has_text="That cannot be: ")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_text("The position as text").click()
    found = skerry.from_diagram(page.get_by_label("Diagram or record").input_value()).view(None)
    first, second = found["players"]
    assert (first["captain"], first["enemy_ships"], first["dead"]) == (other, 1, 1)
    assert first["livestock"][animal["kind"]] == 1
    assert second["settlements"] == [settlement["strength"]]


def test_a_season_its_card_and_supplies_are_set_by_hand(arrive: Callable[..., Person]) -> None:
    person = arrive("Ann", language="fr-FR", size=(360, 740))
    person.open("/study")
    page = person.page
    page.get_by_label("Jeu", exact=True).select_option("terror-solo")
    page.get_by_role("button", name="La mettre sur le plateau").click()
    page.get_by_role("button", name="Mettre en place à la main").click()
    panel = page.locator(".edit-panel")
    fields = {
        "Saison": ("4", "2", "5"),
        "Carte Voyage": ("mild-spell", "beset"),
        "Équipage perdu": ("1",),
        "Équipage du navire, au repos": ("2",),
        "Nourriture": ("7",),
        "Moral": ("0",),
    }
    for label, choices in fields.items():
        for choice in choices:
            field = panel.get_by_role("combobox", name=label, exact=True)
            field.select_option(choice)
            expect(panel).to_have_attribute("aria-busy", "false")
            expect(field).to_have_value(choice)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    page.get_by_role("button", name="Jouer à partir d’ici").click()
    page.get_by_text("La position en texte").click()
    game = skerry.from_diagram(page.get_by_label("Diagramme ou enregistrement").input_value())
    voyage, crew = game.view(None)["terror"], game.view(None)["players"][0]["crew"]
    assert (crew["ship"], crew["gone"]) == ({"available": 4, "resting": 2}, 1)
    assert (voyage["season"], voyage["card"], voyage["cards_left"]) == (5, "beset", 11)
    assert (voyage["food"], voyage["morale"]) == ([7], [0])


def test_a_study_is_there_again_after_a_reload_and_on_the_way_back(arrive: Callable[..., Person]) -> None:
    game = skerry.new("northsea", seats=2, seed=4)
    for _ in range(5):
        game.play(game.legal()[0])
    person = arrive("Ann", size=(390, 844))
    person.open("/study")
    page = person.page
    page.get_by_text("Paste a record or a diagram").click()
    written, begin = page.get_by_label("Diagram or record"), page.get_by_role("button", name="Set up", exact=True)
    expect(begin).to_be_disabled()
    written.fill("x" * 200_001)
    begin.click()
    expect(page.get_by_role("alert")).to_contain_text("too long")
    written.fill(game.record())
    begin.click()
    board = page.locator(".study")
    try_move(person, str(game.legal()[0]))
    expect(board).to_have_attribute("data-number", "6")
    unnamed = page.url
    page.get_by_label("Name of the study").fill("Kept")
    page.wait_for_url(lambda address: address != unnamed)
    page.reload()
    expect(page.locator("h1")).to_have_text("Kept")
    expect(board).to_have_attribute("data-number", "6")
    page.go_back()
    expect(page.get_by_role("button", name="Put it on the board")).to_be_visible()
    page.go_forward()
    expect(board).to_have_attribute("data-number", "6")


@pytest.mark.parametrize("letters", ["AAAA", "%E0%A4%A", "%"])
def test_a_damaged_link_says_so(arrive: Callable[..., Person], letters: str) -> None:
    person = arrive("Ann")
    person.open(f"/study#{letters}")
    expect(person.page.get_by_role("alert")).to_contain_text("not complete")
