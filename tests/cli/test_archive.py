"""`skerry export` and `skerry import`: all the tables of a database as a file, and back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cli.test_cli import run
from tests.server.harness import Node, Player
from tests.server.test_play import pair, play_on


def test_tables_move_to_another_database_and_play_goes_on(tmp_path: Path) -> None:
    before, after = (f"sqlite:///{tmp_path / name}.sqlite" for name in ("before", "after"))
    rng = random.Random(6)
    with Node(tmp_path, database_url=before) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        tables = [pair(ann, bea, game) for game in ("northwest", "northsea")]
        for table in tables:
            play_on([ann, bea], table, 12, rng)
        states = [[player.state(table) for player in (ann, bea)] for table in tables]
    file = tmp_path / "tables.jsonl"
    exported = run("export", str(file), "--database-url", before)
    assert (exported.returncode, exported.stdout) == (0, ""), exported.stderr
    assert "2" in exported.stderr
    for expected in ("2", "0"):
        imported = run("import", str(file), "--database-url", after)
        assert imported.returncode == 0, imported.stderr
        assert expected in imported.stderr
    with Node(tmp_path, database_url=after) as node:
        people = [player.at(node.url) for player in (ann, bea)]
        assert [[player.state(table) for player in people] for table in tables] == states
        for table in tables:
            assert play_on(people, table, 3, rng)["number"] == 15


def test_an_archive_may_come_and_go_through_a_pipe(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'empty.sqlite'}"
    with Node(tmp_path, database_url=database):
        pass
    exported = run("export", "-", "--database-url", database)
    assert exported.returncode == 0, exported.stderr
    imported = run("import", "-", "--database-url", database, given=exported.stdout)
    assert imported.returncode == 0, imported.stderr


@pytest.mark.parametrize("text", ["", "nonsense", '{"skerry archive": 1}\n["table", {}]\n'])
def test_what_is_no_archive_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "tables.jsonl"
    file.write_text(text)
    refused = run("import", str(file), "--database-url", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert refused.returncode != 0
    assert "archive" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


def test_a_database_that_cannot_be_opened_is_named_in_one_line(tmp_path: Path) -> None:
    refused = run("export", str(tmp_path / "out"), "--database-url", "mysql://nowhere/none")
    assert refused.returncode != 0
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
