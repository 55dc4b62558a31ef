"""The annotated games: their records replay to the score that is told, and what is called better can be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import skerry

GAMES = sorted((Path(__file__).parents[2] / "docs" / "games").glob("*.md"))
BETTER = re.compile(r"Better \(after (\d+)\):((?:\s+`[^`]+`,?)+)")


def record_of(page: Path) -> skerry.Game:
    return skerry.replay(page.with_suffix(".record").read_text(encoding="utf-8"))


def test_each_of_the_games_for_several_is_annotated() -> None:
    assert [page.stem for page in GAMES] == ["northsea", "northwest", "terror-coop"]


@pytest.mark.parametrize("page", GAMES, ids=lambda page: page.stem)
def test_the_record_replays_to_the_score_that_is_told(page: Path) -> None:
    game = record_of(page)
    assert game.info.id == page.stem
    assert game.rules == game.info.rules_version
    assert game.outcome is not None
    assert f"**Final score: {' – '.join(map(str, game.scores()))}" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", GAMES, ids=lambda page: page.stem)
def test_what_would_have_been_better_is_legal(page: Path) -> None:
    found = BETTER.findall(page.read_text(encoding="utf-8"))
    assert found
    for number, line in found:
        game = record_of(page).at(int(number))
        seat = game.to_act
        for action in re.findall(r"`([^`]+)`", line):
            assert game.to_act == seat
            game.play(action)
