"""The puzzles that are shipped: legal, of their game, with one plan that is clearly best; and how they are mined."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

import skerry
from skerry.bots import puzzles
from skerry.bots.examining import Tried, Worth
from skerry.bots.puzzles import Puzzle, answers, puzzles_of, read_puzzle, renewed, stands
from skerry.cli import app
from skerry.lab import mining
from skerry.locales import bundle
from skerry.registry import packages

LEAST = {"northwest": 200, "northsea": 200}
FAMILIES = list(LEAST)


def shipped(family: str) -> list[Puzzle]:
    return list(puzzles_of(family).values())


@pytest.mark.parametrize("family", FAMILIES)
def test_every_game_has_puzzles_of_several_themes_and_difficulties(family: str) -> None:
    found = shipped(family)
    assert len(found) >= LEAST[family]
    assert len({puzzle.theme for puzzle in found}) >= 6
    assert len({puzzle.difficulty for puzzle in found}) >= 2
    assert {puzzle.game for puzzle in found} == {info.id for info in packages()[family].games}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_puzzle_is_a_position_in_which_its_moves_are_legal(family: str) -> None:
    for puzzle in shipped(family):
        game = puzzle.position()
        assert game.to_act == puzzle.seat
        legal = {str(action) for action in game.legal()}
        assert {puzzle.best, *puzzle.also, *puzzle.losses} <= legal
        assert puzzle.line[0] == puzzle.best
        assert puzzle.best not in puzzle.losses
        assert not set(puzzle.also) & set(puzzle.losses)
        assert len(puzzle.also) < puzzles.MOST_ANSWERS
        assert 1 <= puzzle.difficulty <= 5


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_theme_has_a_name(family: str, lang: str) -> None:
    words = bundle(lang)
    for theme in {puzzle.theme for puzzle in shipped(family)}:
        assert words.has_message(f"puzzles-{family}-{theme}")


def test_a_puzzle_with_a_wrong_answer_does_not_hold() -> None:
    """All are verified before they are shipped (`skerry puzzles verify`)."""
    alone = [puzzle for puzzle in shipped("northwest") if puzzle.game == "northwest-solo" and puzzle.losses]
    found = max(alone, key=lambda puzzle: puzzle.position().turn)
    worst = max(found.losses, key=lambda move: found.losses[move].points)
    assert renewed(replace(found, best=worst, also=()), luck=3) is None
    assert renewed(replace(found, seat=found.seat + 1), luck=3) is None


def tried(code: int, value: float, points: float) -> Tried:
    return Tried(code, Worth(value, points), value, 50)


def test_moves_that_are_just_as_good_are_answers_and_clearly_worse_ones_are_not() -> None:
    deep = [tried(1, 0.60, 40), tried(2, 0.598, 40), tried(3, 0.55, 35), tried(4, 0.2, 10)]
    assert answers(deep) == [1, 2]


def test_what_has_the_better_chance_is_no_wrong_answer() -> None:
    game = skerry.new("northwest", seats=2, seed=1)
    best = Tried(1, Worth(0.3, 50.0), 0.60, 50)
    assert not stands(game, [best, Tried(2, Worth(0.5, 40.0), 0.50, 50)], seed=1)
    for family in FAMILIES:
        assert not [puzzle for puzzle in shipped(family) if any(loss.win <= -0.03 for loss in puzzle.losses.values())]


def test_a_position_without_one_best_plan_is_no_puzzle() -> None:
    game = skerry.new("northwest", seats=2, seed=1)
    assert puzzles.puzzle_in(game, 1) is None
    while game.to_act is not None:
        game.play(game.legal()[-1])
    assert puzzles.puzzle_in(game, 1) is None


def test_puzzles_are_read_as_they_were_written(tmp_path: Path) -> None:
    some = shipped("northwest")[:5]
    for name in ("some.jsonl", "some.jsonl.gz"):
        mining.write_puzzles(tmp_path / name, [*some, some[0]])
        assert mining.read_puzzles(tmp_path / name) == some
    assert read_puzzle(json.loads(json.dumps(some[0].data()))) == some[0]
    assert mining.read_puzzles(tmp_path / "none.jsonl") == []


def test_mining_goes_on_where_the_file_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = [puzzle for puzzle in shipped("northwest") if puzzle.game == "northwest-solo"][:3]
    asked: list[int] = []

    def mined(info: skerry.GameInfo, seed: int, workers: int) -> object:
        asked.append(seed)
        return iter(some[2:])

    file = tmp_path / "puzzles.jsonl"
    mining.write_puzzles(file, some[:2])
    monkeypatch.setattr(mining, "mined", mined)
    told = CliRunner().invoke(app, ["puzzles", "mine", "northwest-solo", "--to", str(file), "--count", "3"])
    assert told.exit_code == 0, told.output
    assert asked == [max(puzzle.seed for puzzle in some[:2]) + 1]
    assert mining.read_puzzles(file) == some


def test_games_are_mined_together_in_the_order_of_their_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    some, info = shipped("northwest")[0], skerry.games()["northwest-solo"]
    monkeypatch.setattr(mining, "mined_from", lambda info, seed: [replace(some, seed=seed)] * (seed % 3))
    found = [puzzle.seed for puzzle in islice(mining.mined(info, 5, 1), 7)]
    assert found == [5, 5, 7, 8, 8, 10, 11]


def test_verifying_keeps_what_holds_with_the_numbers_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = shipped("northwest")[:3]
    mining.write_puzzles(tmp_path / "all.jsonl", [replace(puzzle, difficulty=5) for puzzle in some])
    today = {some[0].id: some[0], some[2].id: some[2]}
    monkeypatch.setattr("skerry.cli.renewed", lambda puzzle, luck: today.get(puzzle.id))
    to = tmp_path / "sound.jsonl.gz"
    told = CliRunner().invoke(
        app, ["puzzles", "verify", str(tmp_path / "all.jsonl"), "--to", str(to), "--workers", "1"]
    )
    assert told.exit_code == 0, told.output
    assert mining.read_puzzles(to) == [some[0], some[2]]


def test_a_game_between_bots_brings_one_puzzle_a_turn_and_not_only_easy_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    easy, hard = replace(shipped("northwest")[0], difficulty=1), replace(shipped("northwest")[0], difficulty=4)
    turns: list[int] = []

    def found(game: skerry.Game, seed: int, wanted: bool) -> Puzzle:
        turns.append(game.turn)
        return replace(hard if game.turn % 2 else easy, best=f"move {game.turn}")

    monkeypatch.setattr(mining, "puzzle_in", found)
    puzzles = list(mining.mined_from(skerry.games()["northwest-solo"], 12))
    assert 0 < len(puzzles) <= mining.MOST_IN_A_GAME
    assert sum(puzzle.difficulty == 1 for puzzle in puzzles) <= mining.EASY
    kept = [turn for turn in turns if turn % 2]
    assert len(kept) == len(set(kept))
