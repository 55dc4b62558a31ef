"""Why an action is not allowed: refusal is None exactly when it is legal; a refused action changes nothing."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from skerry import Game, IllegalAction, NotationError
from tests.oracle.northsea import ANIMALS, CAPTAINS, CORNERS, PLURALS, Oracle, parse_point, point_name
from tests.oracle.northsea_compare import POLICIES, new_pair, play_both
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import notations, random_game, refused, seen

HEX, CORNER = r"-?\d+,-?\d+", "(N|NE|SE|S|SW|NW)"
MARKS = {
    "hex": re.compile(HEX),
    "point": re.compile(rf"{HEX}\.{CORNER}"),
    "side": re.compile(rf"{HEX}\|{HEX}"),
    "area": re.compile(rf"{HEX}\.{CORNER}|mainland"),
    "longship": re.compile("[ABCD]"),
    "tile": re.compile(r"\d+"),
    "captain": re.compile("|".join(CAPTAINS)),
}

STAGES = (
    (0, "place"), (30, "act"), (0, "choose"), (60, "place"), (60, "place"), (90, "act"), (1, "choose"), (120, "place"),
    (50, "act"), (400, "over"), (100, "act"), (150, "place"),
)  # fmt: skip
"""How far into a game a position is at least, and which kind of decision is due."""
POSITIONS = range(20)


@cache
def position(which: int) -> tuple[Game, Oracle]:
    """Games of all kinds at decisions of all kinds, and some positions with pieces all over the map."""
    if which >= len(STAGES):
        scattered = Position.scattered(which)
        return scattered.game(), scattered
    seats = 1 + which % 4
    rng = random.Random(which)
    game, oracle = new_pair("northsea-solo" if seats == 1 else "northsea", seats, "ABCD"[which // 4], which)
    least, phase = STAGES[which]
    while oracle.phase != "over" and (game.number < least or oracle.phase != phase):
        play_both(game, oracle, POLICIES["eager"](oracle, sorted(oracle.legal()), rng))
    return game, oracle


numbers = st.integers(-4, 5)
hexes = st.builds(lambda q, r: f"{q},{r}", numbers, numbers)
corners = st.sampled_from(CORNERS)
areas = st.builds(lambda at, corner: f"{at}.{corner}", hexes, corners)
places = st.one_of(areas, st.just("mainland"))
vikings = st.sampled_from(("", "viking", "2 vikings", "3 vikings"))
herds = st.sampled_from(
    ("", *ANIMALS, *(f"2 {plural}" for plural in PLURALS.values()), "pig hen", "goat horse", "sheep cattle")
)
cargo = st.builds(lambda crew, herd: f"{crew} {herd}".strip(), vikings, herds).filter(bool)
texts = st.one_of(
    st.builds(lambda tile, at, north: f"place {tile} {at} {north}", st.integers(1, 48), hexes, corners),
    st.builds(lambda what, place: f"load {what} from {place}", cargo, places),
    st.builds(lambda what, place: f"unload {what} to {place}", cargo, places),
    st.builds(lambda at: f"sail {at}", hexes),
    st.builds(lambda some, start, goal: f"march {some} from {start} to {goal}", st.integers(1, 4), areas, areas),
    st.builds(lambda kind, start, goal: f"drive {kind} from {start} to {goal}", st.sampled_from(ANIMALS), areas, areas),
    st.builds(lambda where: f"build {where}", areas),
    st.just("end"),
    st.builds(lambda name: f"choose {name}", st.sampled_from(CAPTAINS)),
)


def check_refusal(game: Game, oracle: Oracle, text: str) -> None:
    allowed = oracle.judge(text)
    refusal = game.refusal(text)
    if not allowed:
        assert refusal is None, f"{text} is legal, but refused: {refusal}"
        assert str(game.parse(text)) == oracle.canonical(text)
        assert text in game.legal()
        return
    rule, marks = refused(game, text)
    assert rule in allowed, f"{text}: {rule} where the rules say {sorted(allowed)}"
    assert all(MARKS[kind].fullmatch(at) for kind, at in marks), marks
    assert all(point_name(parse_point(at)) == at for kind, at in marks if kind == "point"), marks
    assert marks or game.outcome is not None, f"{text}: {rule} marks nothing"
    assert text not in game.legal()
    with pytest.raises(IllegalAction) as error:
        game.copy().play(text)
    assert error.value.refusal == refusal


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(which=st.sampled_from(POSITIONS), text=texts)
def test_a_refusal_is_none_exactly_when_the_action_is_legal(which: int, text: str) -> None:
    check_refusal(*position(which), text)


@pytest.mark.parametrize("which", POSITIONS)
def test_neighbours_of_legal_actions(which: int) -> None:
    """Each legal action with one word exchanged for a word of another: almost right, in every spelling."""
    game, oracle = position(which)
    rng = random.Random(which)
    legal = notations(game)
    words = sorted({word for text in legal for word in text.split()[1:]} | set(CORNERS))
    for _ in range(60 if legal else 0):
        parts = rng.choice(legal).split()
        if len(parts) > 1:
            parts[rng.randrange(1, len(parts))] = rng.choice(words)
        text = " ".join(parts)
        try:
            oracle.judge(text)
        except ValueError:
            with pytest.raises(NotationError):
                game.refusal(text)
            continue
        check_refusal(game, oracle, text)


@pytest.mark.parametrize("which", POSITIONS)
def test_every_spelling_of_a_legal_action_is_understood(which: int) -> None:
    """Any corner of an area, any hexagon of a point, any turn that lays the same; all mean the one action."""
    game, oracle = position(which)
    rng = random.Random(which)
    for text in rng.sample(notations(game), min(40, len(game.legal()))):
        for spelling in spellings(oracle, text):
            assert game.refusal(spelling) is None, spelling
            assert str(game.parse(spelling)) == text


def spellings(oracle: Oracle, text: str) -> list[str]:
    """The other ways to write an action that the notation understands."""
    words = text.split()
    options: list[list[str]] = []
    for index, word in enumerate(words):
        name, _, corner = word.partition(".")
        if corner:
            options.append([f"{name}.{other}" for other in CORNERS])
        elif words[0] == "place" and index == 3:
            options.append(list(CORNERS))
        else:
            options.append([word])
    found = []
    for index, choices in enumerate(options):
        for choice in choices:
            candidate = " ".join([*words[:index], choice, *words[index + 1 :]])
            if oracle.canonical(candidate) == text:
                found.append(candidate)
    return found


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly 1,0",
        "sail",
        "sail north",
        "sail 1,0 1,0",
        "place 0 2,0 N",
        "place 49 2,0 N",
        "place x 2,0 N",
        "place 1 2,0",
        "place 1 2,0 E",
        "load from mainland",
        "load viking",
        "load viking to mainland",
        "load 0 vikings from mainland",
        "load -1 vikings from mainland",
        "load cow from mainland",
        "unload viking from mainland",
        "march 0 from 2,0.N to 3,0.N",
        "march 1 from 2,0 to 3,0",
        "drive 2 pigs from 2,0.N to 3,0.N",
        "drive viking from 2,0.N to 3,0.N",
        "build 2,0",
        "build mainland",
        "choose king",
        "end turn",
        "place 1 999999999999999999999,0 N",
        "sail 1,0\nend",
        "sail 1٫0",
    ],
)
def test_what_is_no_notation_is_an_error(text: str) -> None:
    """And the error is ours, whatever the text."""
    for which in (0, 1, 2, 3):
        game, _ = position(which)
        with pytest.raises(NotationError):
            game.refusal(text)
        with pytest.raises(NotationError):
            game.play(text)


@settings(max_examples=150, deadline=None)
@given(text=st.text(max_size=60))
def test_any_text_is_read_without_a_crash(text: str) -> None:
    game, _ = position(5)
    try:
        game.parse(text)
    except NotationError:
        return


@pytest.mark.parametrize("seed", range(8))
def test_a_refused_action_changes_nothing(seed: int) -> None:
    game = random_game(seed)
    rng = random.Random(seed)
    before = (game.diagram(), game.record(), game.kernel.checksum(), [seen(game, seat) for seat in range(game.seats)])
    tried = 0
    while tried < 40:
        text = rng.choice(
            [
                f"place {rng.randrange(1, 49)} {rng.randrange(-3, 4)},{rng.randrange(-3, 4)} {rng.choice(CORNERS)}",
                f"sail {rng.randrange(-3, 4)},{rng.randrange(-3, 4)}",
                f"build {rng.randrange(-3, 4)},{rng.randrange(-3, 4)}.{rng.choice(CORNERS)}",
                f"choose {rng.choice(CAPTAINS)}",
                "load 3 vikings from mainland",
                "unload 3 vikings to mainland",
            ]
        )
        tried += 1
        if game.refusal(text) is None:
            continue
        with pytest.raises(IllegalAction):
            game.play(text)
    after = (game.diagram(), game.record(), game.kernel.checksum(), [seen(game, seat) for seat in range(game.seats)])
    assert after == before


@pytest.mark.parametrize("which", POSITIONS)
def test_every_legal_action_reads_back_and_is_plain_data(which: int) -> None:
    game, _ = position(which)
    legal = game.legal()
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert game.parse(str(action)) == action
        assert hash(game.parse(str(action))) == hash(action)
        assert action in legal
        assert game.refusal(action) is None
        data = action.data()
        assert json.loads(json.dumps(data)) == data
        assert isinstance(data["kind"], str)


@pytest.mark.parametrize("seed", range(4))
def test_events_are_plain_data(seed: int) -> None:
    """For every reader; a spectator is told no more than a seat."""
    game = random_game(seed, actions=0)
    rng = random.Random(seed)
    while game.to_act is not None:
        legal = game.legal()
        for event in game.play(legal[rng.randrange(len(legal))]):
            told = [event.seen_by(seat) for seat in (None, *range(game.seats))]
            assert json.loads(json.dumps(told)) == told
            assert all(told[0].items() <= seen.items() for seen in told[1:])
