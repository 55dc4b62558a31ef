"""The power fails at any moment: what was answered is on the disk, whatever of the rest the disk had kept."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.harness import Node, Player, any_move, preload

SECTOR = 512
MOVES = 30
CUTS = 30


@dataclass
class Write:
    """One thing that reached a file: data at a place, or the end of the file."""

    at: int
    data: bytes | None


@dataclass
class File:
    """What a disk has of a file: what it surely holds, and what it may hold or not."""

    sure: bytearray
    perhaps: list[Write]

    def sync(self) -> None:
        for write in self.perhaps:
            put(self.sure, write)
        self.perhaps = []

    def after_a_failure(self, rng: random.Random) -> bytes:
        """Some of what was not synced yet is there, in any order, and torn at sectors."""
        kept = bytearray(self.sure)
        for write in rng.sample(self.perhaps, rng.randint(0, len(self.perhaps))):
            put(kept, torn(write, rng))
        return bytes(kept)


def put(content: bytearray, write: Write) -> None:
    if write.data is None:
        del content[write.at :]
    content.extend(bytes(max(0, write.at - len(content))))
    if write.data:
        content[write.at : write.at + len(write.data)] = write.data


def torn(write: Write, rng: random.Random) -> Write:
    if write.data is None or rng.random() < 0.5:
        return write
    return Write(write.at, write.data[: SECTOR * rng.randint(0, len(write.data) // SECTOR)])


def records(journal: bytes) -> Iterator[tuple[int, list[str], bytes]]:
    """Each record with the length of the journal at its end."""
    at = 0
    while at < len(journal):
        line = journal[at : (end := journal.index(b"\n", at))].decode().split()
        size = int(line[3]) if line[0] == "W" else 0
        at = end + 1 + size
        yield at, line, journal[end + 1 : at]


def disk_after(journal: bytes, folder: Path, rng: random.Random) -> Path:
    """The files of a machine whose power failed when so much had been done."""
    files: dict[str, File] = {}
    for _, (kind, path, *numbers), data in records(journal):
        name = Path(path).name
        file = files.setdefault(name, File(bytearray(), []))
        if kind == "S":
            file.sync()
        elif kind == "U":
            del files[name]
        else:
            file.perhaps.append(Write(int(numbers[0]), data if kind == "W" else None))
    folder.mkdir()
    for name, file in files.items():
        (folder / name).write_bytes(file.after_a_failure(rng))
    return folder


def test_a_power_failure_loses_nothing_that_was_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "journal"
    monkeypatch.setenv("SKERRY_JOURNAL", str(file))
    answered: list[tuple[int, int, str]] = []  # how long the journal was, the entry's number, the move
    preload("power", tmp_path, monkeypatch)
    with Node(tmp_path) as node:
        ann, rng = Player(node.url, "Ann"), random.Random(1)
        table = ann.create("northsea", ["me", "me"])["id"]
        begun = file.stat().st_size
        for _ in range(MOVES):
            state = ann.state(table)
            answer = ann.act(table, any_move(rng, state), state["position"]).json()
            answered.append((file.stat().st_size, answer["seq"], answer["notation"]))
        node.kill()
    journal = file.read_bytes()
    ends = [end for end, _, _ in records(journal) if end >= begun]
    cuts = sorted({*rng.sample(ends, min(CUTS, len(ends))), *(length for length, _, _ in answered)})
    for number, cut in enumerate(cuts):
        folder = disk_after(journal[:cut], tmp_path / str(number), rng)
        with closing(sqlite3.connect(folder / "skerry.sqlite")) as database:
            assert database.execute("pragma integrity_check").fetchone() == ("ok",)
            kept = {seq for (seq,) in database.execute("select seq from entries where table_id = ?", (table,))}
        assert kept >= {seq for length, seq, _ in answered if length <= cut}, (number, cut)
    with Node(disk_after(journal[: cuts[-2]], tmp_path / "again", rng)) as node:
        entries = ann.at(node.url).get(f"/tables/{table}/log").json()["entries"]
        acted = [(entry["seq"], entry["notation"]) for entry in entries if entry["kind"] == "acted"]
        sure = [(seq, notation) for length, seq, notation in answered if length <= cuts[-2]]
        assert acted[: len(sure)] == sure
        there = ann.at(node.url)
        state = there.state(table)
        assert there.act(table, any_move(rng, state), state["position"]).is_success
