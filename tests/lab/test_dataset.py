"""Games kept with all their moves, in three formats, and gone on with after an interruption."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import skerry
from skerry.cli import app
from skerry.lab import dataset
from skerry.lab.playing import GameResult, Task, play_game

PLAY = ["sim", "northsea", "--seats", "random,random", "--workers", "1", "--seed", "7"]


def simulate(folder: Path, kind: str, games: int) -> str:
    told = CliRunner().invoke(app, [*PLAY, "--games", str(games), "--records", str(folder), "--format", kind])
    assert told.exit_code == 0, told.output
    return told.output


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    if kind == "jsonl":
        return [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    import pyarrow.parquet

    found: list[dict[str, Any]] = pyarrow.parquet.read_table(folder).to_pylist()
    return found


def replayed(row: dict[str, Any]) -> skerry.Game:
    """The game of a row, played anew from its seed with the moves alone."""
    game = skerry.new(row["game"], seats=len(row["players"]), seed=row["seed"], **json.loads(row["options"]))
    assert [game.chance_text(outcome) for outcome in game.setup_chance] == row["setup"]
    for move in row["moves"]:
        assert game.to_act == move["seat"]
        game.play(move["action"])
        assert game.last is not None
        assert [game.chance_text(outcome) for outcome in game.last.chance] == move["chance"]
    return game


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_a_row_tells_the_whole_game(tmp_path: Path, kind: str) -> None:
    simulate(tmp_path, kind, 2)
    found = rows(tmp_path, kind)
    assert [row["seed"] for row in found] == [7, 8]
    for row in found:
        game = replayed(row)
        assert game.scores() == row["scores"]
        assert game.outcome is not None
        assert (list(game.outcome.winners), game.outcome.reason) == (row["winners"], row["reason"])


def test_records_replay(tmp_path: Path) -> None:
    simulate(tmp_path, "text", 2)
    for file in tmp_path.glob("*.record"):
        assert skerry.replay(file.read_text(encoding="utf-8")).outcome is not None
    assert sorted(file.name for file in tmp_path.iterdir()) == ["northsea-7.record", "northsea-8.record"]


@pytest.mark.parametrize("kind", dataset.FORMATS)
def test_a_run_goes_on_where_it_was(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 2)
    simulate(tmp_path, kind, 3)
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    if kind == "jsonl":
        with (tmp_path / "games.jsonl").open("ab") as lines:
            lines.write(b'{"game":"northsea","pla')
    simulate(tmp_path, kind, 5)
    for file, content in before.items():
        assert file.read_bytes().startswith(content)
    if kind == "text":
        assert len(list(tmp_path.iterdir())) == 5
    else:
        assert sorted(row["seed"] for row in rows(tmp_path, kind)) == [7, 8, 9, 10, 11]
    assert "10" not in simulate(tmp_path, kind, 5)


def test_a_run_that_is_killed_has_kept_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody closes the dataset, and its file is not full."""
    monkeypatch.setattr(dataset, "KEPT_EVERY", 0.0)
    tasks = [Task("northsea", ("random", "random"), seed, logged=True) for seed in (7, 8, 9)]
    killed = dataset.open_dataset(tmp_path, "parquet")
    for task in tasks:
        killed.add(play_game(task))
    assert [row["seed"] for row in rows(tmp_path, "parquet")] == [7, 8, 9]
    assert all(dataset.open_dataset(tmp_path, "parquet").has(task) for task in tasks)


def test_a_long_run_does_not_hold_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[GameResult] = []
    monkeypatch.setattr("skerry.cli.simulation_note", lambda results, fresh, seconds: held.extend(fresh) or "")
    simulate(tmp_path, "text", 2)
    assert [result.log for result in held] == [None, None]


def test_it_loads_into_pandas_and_polars_in_one_line(tmp_path: Path) -> None:
    import pandas
    import polars

    simulate(tmp_path, "parquet", 2)
    assert list(pandas.read_parquet(tmp_path)["seed"]) == [7, 8]
    moves = polars.read_parquet(tmp_path).explode("moves").unnest("moves")
    assert set(moves["seat"]) == {0, 1}


def test_an_unknown_format_and_an_impossible_folder_are_told(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, [*PLAY, "--records", str(tmp_path), "--format", "xml"])
    assert told.exit_code != 0
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(dataset.DatasetError):
        dataset.open_dataset(tmp_path / "file" / "folder", "jsonl")
