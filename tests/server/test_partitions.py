"""Partitions between nodes and their database: clients of two nodes see one history, one thing after the other.

python -m tests.server.test_partitions --seconds 600      # for as long as one likes
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import httpx
import psycopg

from tests.server.harness import Node, Player, any_move, postgres
from tests.server.histories import Operation, faults

Mode = Literal["open", "cut", "silent"]


class Wire:
    """The wire from a node to its database: open, cut (connections end), or silent (nothing arrives any more)."""

    def __init__(self, port: int) -> None:
        self.target, self.mode, self.cuts = port, "open", 0
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.server.getsockname()[1]
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.open = threading.Event()
        self.open.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def set(self, mode: Mode) -> None:
        self.mode = mode
        self.cuts += mode != "open"
        if mode == "open":
            self.open.set()
        else:
            self.open.clear()
        if mode == "cut":
            for pair in self.pairs:
                hang_up(*pair)
            self.pairs.clear()

    def close(self) -> None:
        self.set("cut")
        self.server.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.server.accept()
                if self.mode == "cut":
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.pairs.append((near, far))
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                while not self.open.wait(0.1):
                    if self.mode == "cut":
                        return
                other.sendall(data)
        hang_up(one, other)


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


class Writer(threading.Thread):
    """A client of one node: says things with keys, and reads; notes what it asked and what it was told."""

    def __init__(self, node: int, name: str, player: Player, table: str, stop: threading.Event) -> None:
        super().__init__()
        self.node, self.label, self.player, self.table, self.stop = node, name, player, table, stop
        self.player.http.timeout = httpx.Timeout(12)
        self.rng = random.Random(name)
        self.history: list[Operation] = []
        self.unexpected: list[str] = []

    def run(self) -> None:
        count = 0
        while not self.stop.is_set():
            count += 1
            if self.rng.random() < 0.3:
                self._note("read", "", self._read)
            else:
                self._note("append", f"{self.label}-{count}", self._append)

    def _note(self, kind: Literal["append", "read"], name: str, ask: Callable[[str], httpx.Response]) -> None:
        began = time.monotonic()
        place = None
        try:
            answer = ask(name)
            if answer.is_success:
                place = int(answer.json()["seq"])
            elif answer.json()["error"]["code"] not in ("storage", "busy"):
                self.unexpected.append(answer.text)
        except httpx.TransportError:
            pass
        self.history.append(Operation(self.node, kind, name, began, time.monotonic(), place))

    def _append(self, name: str) -> httpx.Response:
        return self.player.post(f"/tables/{self.table}/chat", {"text": name, "key": name})

    def _read(self, _: str) -> httpx.Response:
        return self.player.get(f"/tables/{self.table}/log?since=1000000")


@contextmanager
def two_nodes(folder: Path) -> Iterator[tuple[str, list[Node], list[Wire]]]:
    """One database, and two nodes, each with a wire of its own to it."""
    with ExitStack() as stack:
        cluster = stack.enter_context(postgres())
        wires = [Wire(cluster.port) for _ in range(2)]
        nodes = []
        for number, wire in enumerate(wires):
            stack.callback(wire.close)
            own = folder / str(number)
            own.mkdir()
            wired = cluster.url.replace(str(cluster.port), str(wire.port))
            nodes.append(stack.enter_context(Node(own, database_url=wired, chat_most=10**6)))
        yield cluster.url, nodes, wires


def soak(seconds: float, seed: int = 1) -> tuple[list[Operation], list[str], int]:
    """Clients at both nodes while the wires break; what they were told, what is wrong with it, and the cuts."""
    rng = random.Random(seed)
    with TemporaryDirectory() as folder, two_nodes(Path(folder)) as (url, nodes, wires):
        ann = Player(nodes[0].url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        state = ann.state(table)
        ann.act(table, any_move(rng, state), state["position"]).raise_for_status()
        stop = threading.Event()
        writers = [
            Writer(number, f"{number}-{twin}", ann.at(node.url), table, stop)
            for number, node in enumerate(nodes)
            for twin in range(2)
        ]
        for writer in writers:
            writer.start()
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            time.sleep(rng.uniform(0.5, 2))
            wire = rng.choice(wires)
            wire.set(rng.choice(["cut", "silent"]))
            time.sleep(rng.uniform(0.2, 3))
            wire.set("open")
        stop.set()
        for writer in writers:
            writer.join()
        cuts = sum(wire.cuts for wire in wires)
        log = stored_log(url, table)
        for node in nodes:
            assert shown_log(ann.at(node.url), table, max(log)) == log
        history = [operation for writer in writers for operation in writer.history]
        return history, [fault for writer in writers for fault in writer.unexpected] + faults(history, log), cuts


def stored_log(url: str, table: str) -> dict[int, str]:
    """What was said, by its place, as the database has it."""
    said = "select seq, body from entries where table_id = %s and kind = 'said'"
    with psycopg.connect(url) as connection:
        return {seq: json.loads(body)["text"] for seq, body in connection.execute(said, (table,))}


def shown_log(player: Player, table: str, until: int) -> dict[int, str]:
    """The same as a node shows it, when it has heard of everything again."""
    found: dict[int, str] = {}
    last, ends = -1, time.monotonic() + 60
    while last < until:
        assert time.monotonic() < ends, f"it stays at {last} of {until}"
        page = player.get(f"/tables/{table}/log?since={last}")
        entries = page.json()["entries"] if page.is_success else []
        found |= {entry["seq"]: entry["text"] for entry in entries if entry["kind"] == "said"}
        last = max((entry["seq"] for entry in entries), default=last)
    return found


def told(seconds: float) -> str:
    history, wrong, cuts = soak(seconds)
    answered = sum(operation.place is not None for operation in history)
    return f"{len(history)} operations, {answered} answered, {cuts} partitions, {len(wrong)} faults {wrong[:5]}"


def test_the_checker_finds_what_cannot_be() -> None:
    one = Operation(0, "append", "a", 0.0, 1.0, 5)
    two = Operation(0, "append", "b", 2.0, 3.0, 6)
    lost = Operation(0, "append", "c", 2.0, 9.0, None)
    read = Operation(0, "read", "", 3.5, 4.0, 6)
    assert faults([one, two, lost, read], {5: "a", 6: "b"}) == []
    assert faults([one, two, lost, read], {5: "a", 6: "b", 7: "c"}) == []
    assert len(faults([one, two], {6: "b"})) == 1  # lost
    assert len(faults([one, two], {5: "a", 6: "b", 7: "b"})) == 1  # doubled
    assert len(faults([one], {5: "a", 6: "?"})) == 1  # from nowhere
    assert len(faults([one, lost], {4: "c", 5: "a"})) == 1  # before what had been told
    assert len(faults([one, Operation(0, "read", "", 2.0, 3.0, 4)], {5: "a"})) == 1  # a look into the past
    behind = Operation(1, "read", "", 2.0, 3.0, 4)
    assert faults([one, behind], {5: "a"}) == []  # another node has not heard of it yet
    assert len(faults([one, behind, Operation(1, "append", "d", 4.0, 5.0, 4)], {4: "d", 5: "a"})) == 1


def test_two_nodes_have_one_history_whatever_happens_to_their_wires() -> None:
    history, wrong, cuts = soak(10)
    assert wrong == []
    assert cuts > 0
    assert sum(operation.place is not None for operation in history) > 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    print(told(parser.parse_args().seconds))
