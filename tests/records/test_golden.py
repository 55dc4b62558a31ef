"""Records and diagrams that must be understood for ever: a change of the rules never changes a finished game.

`python -m tests.records.test_golden` writes those that are missing; it never changes one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import skerry
from tests.records.games import GOLDEN, VARIANTS, game_id, played

SEEDS = range(20261115, 20261175)


def versions(variant: str) -> range:
    return range(1, skerry.games()[game_id(variant)].rules_version + 1)


def golden(variant: str, rules: int) -> str:
    """What the texts of a variant by a version of the rules are called."""
    return variant if rules == 1 else f"{variant}-rules-{rules}"


NAMES = [golden(variant, rules) for variant in VARIANTS for rules in versions(variant)]
RECORDS = [f"{name}.record" for name in NAMES]
DIAGRAMS = [f"{name}.diagram" for name in NAMES]


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
    other, changed = re.subn(r"^seed: \d+$", "seed: 1", text, count=1, flags=re.MULTILINE)
    assert changed
    assert skerry.replay(other).record() == other


@pytest.mark.parametrize("name", DIAGRAMS)
def test_an_old_diagram_shows_the_same_position(name: str) -> None:
    text = text_of(name)
    assert skerry.from_diagram(text).diagram() == text


def test_every_game_has_its_old_texts() -> None:
    assert {game_id(variant) for variant in VARIANTS} == set(skerry.games())
    assert {path.name for path in GOLDEN.iterdir()} == {*RECORDS, *DIAGRAMS}


def longest(variant: str) -> skerry.Game:
    """Of many random games the longest: it saw most of the rules."""
    most = skerry.games()[game_id(variant)].max_seats
    return max((played(variant, seed, seats=most) for seed in SEEDS), key=lambda game: game.number)


def write(path: Path, text: str) -> None:
    if not path.exists():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for variant in VARIANTS:
        game = longest(variant)
        name = golden(variant, game.rules)
        write(GOLDEN / f"{name}.record", game.record())
        write(GOLDEN / f"{name}.diagram", game.at(game.number * 2 // 3).diagram())
