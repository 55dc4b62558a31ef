"""Damaged, cut, foreign and malicious texts get a `RecordError` with line and reason: never anything else."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import skerry
from tests.records.games import GAMES, VARIANTS, played

Read = Callable[[str], skerry.Game]

NASTY = [*"\0\u202eé𝔸٣\u2028\x85\t\r =:-+|?", "\ud800", "9" * 5000]


def damaged(text: str, data: st.DataObject) -> str:
    """The text after one to three accidents."""
    for _ in range(data.draw(st.integers(1, 3))):
        text = data.draw(st.sampled_from(ACCIDENTS))(text, data)
    return text


def flip_bit(text: str, data: st.DataObject) -> str:
    raw = bytearray(text.encode("utf-8", "replace"))
    if raw:
        place = data.draw(st.integers(0, len(raw) - 1))
        raw[place] ^= 1 << data.draw(st.integers(0, 7))
    return raw.decode("utf-8", "replace")


def cut_off(text: str, data: st.DataObject) -> str:
    return text[: data.draw(st.integers(0, len(text)))]


def lose_line(text: str, data: st.DataObject) -> str:
    lines = text.split("\n")
    del lines[data.draw(st.integers(0, len(lines) - 1))]
    return "\n".join(lines)


def repeat_line(text: str, data: st.DataObject) -> str:
    lines = text.split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    return "\n".join([*lines[:place], lines[place], *lines[place:]])


def swap_lines(text: str, data: st.DataObject) -> str:
    lines = text.split("\n")
    one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def change_word(text: str, data: st.DataObject) -> str:
    """Swap a word for another word of the text, a number or something nasty."""
    lines = text.split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    words = lines[place].split(" ")
    spot = data.draw(st.integers(0, len(words) - 1))
    others = st.sampled_from(sorted(set(text.split())) or ["x"])
    numbers = st.sampled_from(["0", "-1", "7", "99", "1e9", "999999999999999999999", "0x10", "4611686018427387904"])
    words[spot] = data.draw(st.one_of(others, numbers, st.sampled_from(NASTY)))
    lines[place] = " ".join(words)
    return "\n".join(lines)


def put_in(text: str, data: st.DataObject) -> str:
    place = data.draw(st.integers(0, len(text)))
    return text[:place] + data.draw(st.sampled_from(NASTY)) + text[place:]


ACCIDENTS = [flip_bit, cut_off, lose_line, repeat_line, swap_lines, change_word, put_in]


def check_reading(read: Read, text: str) -> None:
    """Reading gives a game whose own text is understood, or a `RecordError` that points into the text."""
    error = None
    try:
        game = read(text)
    except skerry.RecordError as raised:
        error = raised
    if error is None:
        assert skerry.replay(game.record()).record() == game.record()
    else:
        assert 1 <= error.line <= text.count("\n") + 1
        assert error.reason
        assert str(error) == error.message("en") == f"line {error.line}: {error.reason}"
        assert error.message("fr").startswith(f"ligne {error.line}\u00a0: ")
        assert str(error).isprintable()


fuzz = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.data_too_large])


@pytest.mark.parametrize("variant", VARIANTS)
@fuzz
@given(data=st.data())
def test_a_damaged_record(variant: str, data: st.DataObject) -> None:
    check_reading(skerry.replay, damaged(played(variant, 8, 60).record(), data))


@pytest.mark.parametrize("variant", VARIANTS)
@fuzz
@given(data=st.data())
def test_a_damaged_diagram(variant: str, data: st.DataObject) -> None:
    check_reading(skerry.from_diagram, damaged(played(variant, 8, 60).diagram(), data))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_cut_at_any_line(game: str) -> None:
    lines = played(game, 2, 25).record().splitlines()
    for length in range(len(lines)):
        with pytest.raises(skerry.RecordError):
            skerry.replay("\n".join(lines[:length]))


FOREIGN = {
    "nothing": "",
    "blank": "\n\n\n",
    "nul": "\0" * 100,
    "chess": '[Event "?"]\n\n1. e4 e5 2. Nf3 *\n',
    "json": json.dumps({"game": "northwest", "seats": 2}),
    "html": "<script>alert(1)</script>",
    "pickle": "cos\nsystem\n(S'true'\ntR.",
    "later format": "skerry record 2\ngame: northwest\n",
    "unknown game": "skerry record 1\ngame: chess\nrules: 1\nseats: 2\nseed: 1\nsetup\n\nrunning 0\n",
    "prototype": "skerry record 1\ngame: __proto__\n",
    "surrogate": "skerry record 1\ngame: \ud800\n",
}


@pytest.mark.parametrize("text", FOREIGN.values(), ids=FOREIGN)
@pytest.mark.parametrize("read", [skerry.replay, skerry.from_diagram])
def test_foreign_text(read: Read, text: str) -> None:
    with pytest.raises(skerry.RecordError) as caught:
        read(text)
    assert caught.value.line >= 1
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"


def huge_texts(text: str) -> list[str]:
    line = text.splitlines()[-2]
    return ["x" * 10_000_000, text + "\n" * 10_000_000, text + (line + "\n") * 300_000, text[:-1] + "9" * 10_000_000]


@pytest.mark.parametrize("game", GAMES)
def test_ten_megabytes_are_refused_at_once(game: str) -> None:
    position = played(game, 2, 25)
    for read, text in ((skerry.replay, position.record()), (skerry.from_diagram, position.diagram())):
        for huge in huge_texts(text):
            began = time.process_time()
            with pytest.raises(skerry.RecordError):
                read(huge)
            assert time.process_time() - began < 2


def header(game: str, name: str, value: str) -> str:
    """The record of a fresh game with one line of its header changed."""
    lines = played(game, 2, 0).record().splitlines(keepends=True)
    return "".join(f"{name}: {value}\n" if line.startswith(f"{name}:") else line for line in lines)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rules", "0"),
        ("rules", "99"),
        ("seats", "0"),
        ("seats", "5"),
        ("seats", "-1"),
        ("seats", "9" * 18),
        ("seats", "²"),
        ("seed", "9" * 5000),
        ("seed", str(1 << 62)),
        ("seed", "?"),
        ("game", "northwest\0"),
        ("option nonsense", "yes"),
    ],
)
def test_a_wrong_header(game: str, name: str, value: str) -> None:
    text = header(game, name, value)
    if name.startswith("option"):
        text = text.replace("seed:", f"{name}: {value}\nseed:")
    with pytest.raises(skerry.RecordError):
        skerry.replay(text)


@pytest.mark.parametrize("game", GAMES)
def test_the_error_names_the_line_of_the_fault(game: str) -> None:
    lines = played(game, 2, 25).record().splitlines()
    place = lines.index("") + 10
    number, seat, _ = lines[place].split(" ", 2)
    for wrong in (f"{number} {seat} fly to the moon", f"{number} Z end", f"999 {seat} end", "nonsense"):
        with pytest.raises(skerry.RecordError) as caught:
            skerry.replay("\n".join([*lines[:place], wrong, *lines[place + 1 :]]))
        assert caught.value.line == place + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_false_score_or_winner_is_refused(game: str) -> None:
    text = played(game, 2).record()
    ending = text.splitlines()[-1]
    assert ending.startswith("end ")
    for wrong in (f"{ending}0", "end ABCD 1000 1000", f"running {played(game, 2).number}", f"{ending}\n{ending}"):
        with pytest.raises(skerry.RecordError):
            skerry.replay(text.replace(ending, wrong))


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_of_one_seat_cannot_be_replayed_and_says_why(game: str) -> None:
    with pytest.raises(skerry.RecordError, match="hidden"):
        skerry.replay(played(game, 2, 25).record(0))
