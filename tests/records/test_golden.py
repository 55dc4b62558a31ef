"""Records and diagrams that must be understood for ever: a change of the rules never changes a finished game.

`python -m tests.records.test_golden` writes those that are missing; it never changes one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import skerry
from tests.records.games import GOLDEN, VARIANTS, game_id, played

SEED = 20261115
RECORDS = [f"{variant}.record" for variant in VARIANTS]
DIAGRAMS = [f"{variant}.diagram" for variant in VARIANTS]


def text_of(name: str) -> str:
    return (GOLDEN / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_replays_bit_for_bit(name: str) -> None:
    text = text_of(name)
    game = skerry.replay(text)
    assert game.record() == text
    assert game.outcome is not None


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_needs_no_generator(name: str) -> None:
    """With another seed in the header the same game comes out: nothing is drawn anew."""
    text = text_of(name)
    assert f"seed: {SEED}\n" in text
    other = skerry.replay(text.replace(f"seed: {SEED}\n", "seed: 1\n"))
    assert other.record().splitlines()[6:] == text.splitlines()[6:]


@pytest.mark.parametrize("name", DIAGRAMS)
def test_an_old_diagram_shows_the_same_position(name: str) -> None:
    text = text_of(name)
    assert skerry.from_diagram(text).diagram() == text


def test_every_game_has_its_old_texts() -> None:
    assert {game_id(variant) for variant in VARIANTS} == set(skerry.games())
    assert {path.name for path in GOLDEN.iterdir()} == {*RECORDS, *DIAGRAMS}


def write(path: Path, text: str) -> None:
    if not path.exists():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for variant in VARIANTS:
        most = skerry.games()[game_id(variant)].max_seats
        write(GOLDEN / f"{variant}.record", played(variant, SEED, seats=most).record())
        write(GOLDEN / f"{variant}.diagram", played(variant, SEED, 60, most).diagram())
