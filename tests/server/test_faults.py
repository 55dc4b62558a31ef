"""A disk that fails at any write: what was answered stays, what failed has no effect, and the same key works later."""

from __future__ import annotations

import random
import struct
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Node, Player, any_move, preload

MOST_WRITES = 60


class Disk:
    """The disk of a node, of which the n-th write fails."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file = folder / "faults"
        self.file.write_bytes(struct.pack("i", 0))
        monkeypatch.setenv("SKERRY_FAULTS", str(self.file))
        preload("faults", folder, monkeypatch)

    def fail_at(self, write: int) -> None:
        with self.file.open("r+b") as file:
            file.write(struct.pack("i", write))

    def failed(self) -> bool:
        """Whether so much was written that a write failed."""
        (left,) = struct.unpack("i", self.file.read_bytes())
        return bool(left <= 0)


def until_done(work: Callable[[], httpx.Response]) -> httpx.Response:
    """Ask with the same key until it is answered."""
    ends = time.monotonic() + 40
    while not (answer := work()).is_success:
        assert answer.json()["error"]["code"] in ("storage", "busy"), answer.text
        assert time.monotonic() < ends, answer.text
        time.sleep(0.05)
    return answer


def test_every_write_of_a_move_may_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(tmp_path, monkeypatch)
    # No writes in the background: each one that is counted is the move's.
    with Node(tmp_path, sweep_seconds=3600.0) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        rng, played, refused = random.Random(1), list[tuple[int, str]](), 0
        for write in range(1, MOST_WRITES):
            state = ann.state(table)
            move, key = any_move(rng, state), f"move-{write}"
            disk.fail_at(write)
            first = ann.act(table, move, state["position"], key)
            reached = disk.failed()
            disk.fail_at(0)
            refused += not first.is_success
            answer = until_done(partial(ann.act, table, move, state["position"], key)).json()
            played.append((answer["seq"], answer["notation"]))
            assert ann.state(table)["number"] == state["number"] + 1
            if not reached:
                break
        assert not reached, "a move needs ever more writes"
        assert refused > 0
        disk.fail_at(0)
        node.kill()
    with Node(tmp_path) as node:
        entries = ann.at(node.url).get(f"/tables/{table}/log").json()["entries"]
        assert [(entry["seq"], entry["notation"]) for entry in entries if entry["kind"] == "acted"] == played


def test_every_write_of_a_new_table_may_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(tmp_path, monkeypatch)
    wanted = {"game": "northwest", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with Node(tmp_path, sweep_seconds=3600.0) as node:
        ann, made = Player(node.url, "Ann"), list[str]()
        for write in range(1, MOST_WRITES):
            disk.fail_at(write)
            answer = ann.post("/tables", wanted)
            reached = disk.failed()
            disk.fail_at(0)
            made += [answer.json()["id"]] if answer.is_success else []
            if not reached:
                break
        assert not reached
        made.append(until_done(lambda: ann.post("/tables", wanted)).json()["id"])
        node.kill()
    with Node(tmp_path) as node:
        bea = ann.at(node.url)
        found = {found["id"] for found in bea.get("/tables").json()["tables"]}
        assert set(made) <= found
        assert all(bea.table(table)["state"]["status"] == "open" for table in found)
