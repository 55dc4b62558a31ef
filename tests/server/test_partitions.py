"""Partitions between nodes and their database: clients of two nodes see one history, one thing after the other.

python -m tests.server.test_partitions --seconds 600 --wires cables      # for as long as one likes
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, Protocol

import httpx
import psycopg
import pytest

from tests.server.harness import Cluster, Node, Player, any_move, may_make_namespaces, postgres
from tests.server.histories import Operation, faults

Mode = Literal["open", "cut", "silent"]


class Wire(Protocol):
    """The wire from a node to its database."""

    url: str
    """The database's, by this wire."""

    def set(self, mode: Mode) -> None: ...


class Relay:
    """A wire through a process of ours: open, cut (connections end), or silent (nothing arrives any more)."""

    def __init__(self, cluster: Cluster) -> None:
        self.target, self.mode = cluster.port, "open"
        self.server = socket.create_server(("127.0.0.1", 0))
        self.url = cluster.url.replace(str(cluster.port), str(self.server.getsockname()[1]))
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.open = threading.Event()
        self.open.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def set(self, mode: Mode) -> None:
        self.mode = mode
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


class Cable:
    """A cable of the kernel's own to the namespace of the database: our end unplugged (cut) or the other (silent)."""

    def __init__(self, namespace: str, number: int) -> None:
        self.inside = ["ip", "netns", "exec", namespace]
        self.ends = (f"{namespace}n{number}", f"{namespace}d{number}")
        self.addresses = tuple(f"10.213.{number}.{side}" for side in (1, 2))
        self.url = ""
        near, far = self.ends
        run("ip", "link", "add", near, "type", "veth", "peer", "name", far, "netns", namespace)
        run("ip", "address", "add", f"{self.addresses[0]}/30", "dev", near)
        run(*self.inside, "ip", "address", "add", f"{self.addresses[1]}/30", "dev", far)
        self.set("open")

    def set(self, mode: Mode) -> None:
        near, far = self.ends
        run("ip", "link", "set", near, "down" if mode == "cut" else "up")
        run(*self.inside, "ip", "link", "set", far, "down" if mode == "silent" else "up")


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def relays() -> Iterator[tuple[Cluster, Sequence[Wire]]]:
    """The database on this machine, and two wires to it that a process of ours carries."""
    with postgres() as cluster, ExitStack() as stack:
        wires = [Relay(cluster) for _ in range(2)]
        for wire in wires:
            stack.callback(wire.close)
        yield cluster, wires


@contextmanager
def cables() -> Iterator[tuple[Cluster, Sequence[Wire]]]:
    """The database in a network of its own, with two cables to it."""
    namespace = f"sk{os.getpid()}"
    run("ip", "netns", "add", namespace)
    try:
        wires = [Cable(namespace, number) for number in range(2)]
        with postgres(namespace, wires[0].addresses[1]) as cluster:
            for wire in wires:
                wire.url = cluster.url.replace(wires[0].addresses[1], wire.addresses[1])
            yield cluster, wires
    finally:
        run("ip", "netns", "delete", namespace)


LAYING = {"relays": relays, **({"cables": cables} if may_make_namespaces() else {})}


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
def two_nodes(folder: Path, laid: str) -> Iterator[tuple[str, list[Node], Sequence[Wire]]]:
    """One database, and two nodes, each with a wire of its own to it."""
    with ExitStack() as stack:
        cluster, wires = stack.enter_context(LAYING[laid]())
        nodes = []
        for number, wire in enumerate(wires):
            own = folder / str(number)
            own.mkdir()
            nodes.append(stack.enter_context(Node(own, database_url=wire.url, chat_most=10**6)))
        yield cluster.url, nodes, wires


def soak(seconds: float, laid: str, seed: int = 1) -> tuple[list[Operation], list[str], int]:
    """Clients at both nodes while the wires break; what they were told, what is wrong with it, and the cuts."""
    rng = random.Random(seed)
    with TemporaryDirectory() as folder, two_nodes(Path(folder), laid) as (url, nodes, wires):
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
        ends, cuts = time.monotonic() + seconds, 0
        while time.monotonic() < ends:
            time.sleep(rng.uniform(0.5, 2))
            wire = rng.choice(wires)
            wire.set(rng.choice(["cut", "silent"]))
            time.sleep(rng.uniform(0.2, 3))
            wire.set("open")
            cuts += 1
        stop.set()
        for writer in writers:
            writer.join()
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


def told(seconds: float, laid: str) -> str:
    history, wrong, cuts = soak(seconds, laid)
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


@pytest.mark.parametrize("laid", LAYING)
def test_two_nodes_have_one_history_whatever_happens_to_their_wires(laid: str) -> None:
    history, wrong, cuts = soak(10, laid)
    assert wrong == []
    assert cuts > 0
    assert sum(operation.place is not None for operation in history) > 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--wires", choices=LAYING, default="relays")
    arguments = parser.parse_args()
    print(told(arguments.seconds, arguments.wires))
