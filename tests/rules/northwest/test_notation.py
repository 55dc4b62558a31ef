"""Any text may be offered as an action or a diagram: it means something, or it is refused in a proper way."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skerry
from skerry import Game, IllegalAction, NotationError, RecordError
from tests.oracle.northwest_compare import MODES, leaning

from .test_properties import check_conservation

VOCABULARY = (
    "ship sled take draw place move transfer explore discover refresh lay tuunbaq pass end stand lose "
    "giving at back for available resting food morale sacrifice large small greenland passage nw n ne e "
    "se s sw w L0 L16 L63 L64 sea cape coast strait bay land inuit cairn franklin cartography e4 k3 j3 a1 "
    "l8 m9 e4-f4 f4-e4 e4-e5 i3-j3 +3a -1r +1r +8a -0a cape+bay + ;"
)


@cache
def positions() -> list[Game]:
    found = []
    for mode, seats, options in MODES:
        rng = random.Random(1)
        choose = leaning(rng)
        game = skerry.new(mode, seats=seats, seed=1, **options)
        while game.number < 45 and game.to_act is not None:
            game.play(choose(game, [str(action) for action in game.legal()], rng))
        found.append(game)
    return found


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    which=st.integers(0, len(MODES) - 1),
    text=st.one_of(st.lists(st.sampled_from(VOCABULARY.split()), max_size=8).map(" ".join), st.text(max_size=40)),
)
def test_any_text_is_an_action_or_a_notation_error(which: int, text: str) -> None:
    """`refusal` is None iff the action is legal; `play` of what is not changes nothing."""
    game = positions()[which]
    before = (game.diagram(), game.kernel.checksum(), game.record())
    try:
        action = game.parse(text)
    except NotationError:
        with pytest.raises(NotationError):
            game.play(text)
    else:
        assert game.parse(str(action)) == action
        assert (game.refusal(text) is None) == (action in game.legal())
        if action not in game.legal():
            with pytest.raises(IllegalAction):
                game.play(text)
    assert (game.diagram(), game.kernel.checksum(), game.record()) == before


def test_every_legal_action_is_read_back() -> None:
    """The canonical spelling means the action, and the list of legal actions has each once."""
    for game in positions():
        texts = [str(action) for action in game.legal()]
        assert len(texts) == len(set(texts))
        for text, action in zip(texts, game.legal(), strict=True):
            assert game.parse(text) == action
            assert text in game.legal()


def damaged(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    kind = rng.choice(("drop", "repeat", "letter", "word", "break off", "swap"))
    if kind == "drop":
        del lines[at]
    elif kind == "repeat":
        lines.insert(at, lines[other])
    elif kind == "letter" and lines[at]:
        spot = rng.randrange(len(lines[at]))
        lines[at] = lines[at][:spot] + rng.choice("0123456789LsABCD?.-+ *abcl") + lines[at][spot + 1 :]
    elif kind == "word":
        words = lines[at].split(" ")
        words[rng.randrange(len(words))] = rng.choice(
            ("0", "9", "-1", "9" * 20, "A", "L63", "sea", "-", "", "lost", "k3")
        )
        lines[at] = " ".join(words)
    elif kind == "break off":
        lines = lines[:at]
    elif kind == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines) + "\n"


def read_back(text: str) -> Game | None:
    """The position of a diagram, or None if it is refused."""
    try:
        return skerry.from_diagram(text)
    except RecordError as error:
        return None if error.line >= 1 and error.reason else pytest.fail("a refusal without line or reason")


def test_a_damaged_diagram_is_refused_or_a_sound_position() -> None:
    refused = 0
    for game in positions():
        rng = random.Random(game.seats)
        for _ in range(25):
            found = read_back(damaged(game.diagram(), rng))
            if found is None:
                refused += 1
                continue
            assert skerry.from_diagram(found.diagram()).diagram() == found.diagram()
            if not found.options.get("tuunbaq"):
                check_conservation(found, Counter())
            for _ in range(3):
                if found.to_act is not None:
                    found.play(rng.choice(list(found.legal())))
    assert refused > 100


@pytest.mark.parametrize(
    ("game", "seats", "setup", "line"),
    [
        ("northwest", 2, "order:AB L0 L8 L16 L24", "1 B take L0 = L8"),
        ("northwest", 2, "order:AB L0 L8 L16 L24", "1 B take L0 = cape"),
        ("northwest", 2, "order:AB L0 L8 L16 L24", "1 B take L0"),
        ("northwest", 2, "order:AB L0 L8 L16 L24", "1 B take L0 = L1 L2"),
        ("northwest", 2, "order:AA L0 L8 L16 L24", ""),
        ("northwest", 2, "order:AB L0 L0 L16 L24", ""),
        ("northwest", 2, "order:AB L0 L8 L16", ""),
        ("terror-solo", 1, "L0 L8 L16 card:scurvy", "1 A ship draw sea+cape; food = sea sea"),
        ("terror-solo", 1, "L0 L8 L16 card:scurvy", "1 A ship draw sea+cape; food = sea L9"),
        ("terror-solo", 1, "L0 L8 L16 card:scurvy", "1 A ship draw sea+cape; food = bay card:scurvy"),
        ("terror-solo", 1, "L0 L8 L16 card:nothing", ""),
    ],
)
def test_a_record_with_impossible_chance_is_refused(game: str, seats: int, setup: str, line: str) -> None:
    """What chance gave must have been there to give: tiles in the reserve, cards in the deck."""
    header = ["skerry record 1", f"game: {game}", "rules: 1", f"seats: {seats}", "seed: 7", f"setup = {setup}", ""]
    with pytest.raises(RecordError) as caught:
        skerry.replay("\n".join([*header, *([line] if line else []), f"running {1 if line else 0}", ""]))
    assert caught.value.line == (8 if line else 6)
