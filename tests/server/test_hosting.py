"""Hosting: a rolling restart behind a real proxy in which nobody loses a move, and backups that can be restored."""

from __future__ import annotations

import os
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Self

import fastapi
import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import skerry
from tests.server.harness import Node, Player, any_move, may_make_namespaces, postgres
from tests.server.test_play import play_on

DEPLOY = Path(__file__).parents[2] / "deploy"


def free_ports(count: int) -> list[int]:
    probes = [socket.socket() for _ in range(count)]
    for probe in probes:
        probe.bind(("127.0.0.1", 0))
    ports = [probe.getsockname()[1] for probe in probes]
    for probe in probes:
        probe.close()
    return ports


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def nginx(folder: Path, nodes: list[int], port: int) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text()
    for ours, given in zip((8001, 8002, 8000), (*nodes, port), strict=True):
        site = site.replace(f"127.0.0.1:{ours}", f"127.0.0.1:{given}").replace(f"listen {ours}", f"listen {given}")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}worker_processes 1;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\n"
        f"events {{ worker_connections 512; }}\nhttp {{\naccess_log off;\n{places}{site}\n}}\n"
    )
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-g", "daemon off;"]


def caddy(folder: Path, nodes: list[int], port: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text().replace("{$SITE}", f"http://127.0.0.1:{port}")
    for ours, given in zip(("one:8000", "two:8000"), nodes, strict=True):
        site = site.replace(ours, f"127.0.0.1:{given}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{site}")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxy(kind: str, folder: Path, nodes: list[int]) -> Iterator[str]:
    """A proxy with the configuration that we give to hosts, before these nodes."""
    (port,) = free_ports(1)
    home = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = PROXIES[kind](folder, nodes, port)
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, env=home)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(10)


def wait_for(url: str) -> None:
    ends = time.monotonic() + 40
    while True:
        try:
            if httpx.get(f"{url}/api/health", timeout=5).is_success:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < ends
        time.sleep(0.1)


class Table:
    """Somebody who plays on through the proxy, and somebody who watches, whatever happens behind it."""

    def __init__(self, url: str) -> None:
        self.player = Player(url, "Ann")
        self.id = self.player.create("northsea", ["me", "me"])["id"]
        self.stopped = threading.Event()
        self.acknowledged: list[tuple[int, str]] = []
        self.seen: list[int] = []
        self.gaps: list[float] = []
        self.failures: list[str] = []

    def play(self) -> None:
        rng = random.Random(1)
        tries = 0
        while not self.stopped.is_set():
            try:
                state = self.player.state(self.id)
                if state["to_act"] is None:
                    return
                tries += 1
                action = any_move(rng, state)
                while not (answer := self.player.act(self.id, action, state["position"], key=f"k{tries}")).is_success:
                    if answer.status_code not in (502, 503, 504):
                        self.failures.append(answer.text)
                        return
                    time.sleep(0.2)
                self.acknowledged.append((answer.json()["number"], answer.json()["notation"]))
            except (httpx.TransportError, KeyError):
                time.sleep(0.2)
            time.sleep(0.05)

    def watch(self) -> None:
        """Reconnect as the browser does, after 0.3 seconds, and ask for what was missed."""
        lost: float | None = None
        while not self.stopped.is_set():
            try:
                with self.player.live() as live:
                    told = live.watch(self.id, since=self.seen[-1] if self.seen else -1)
                    self.seen += [entry["seq"] for entry in told["entries"]]
                    if lost is not None:
                        self.gaps.append(time.monotonic() - lost)
                        lost = None
                    while not self.stopped.is_set():
                        try:
                            message = live.receive(0.5)
                        except TimeoutError:
                            continue
                        if message["type"] == "entry":
                            self.seen.append(message["seq"])
            except (ConnectionClosed, InvalidStatus, OSError, EOFError, TimeoutError):
                lost = lost or time.monotonic()
                time.sleep(0.3)


@pytest.mark.parametrize("kind", PROXIES)
def test_a_rolling_restart_behind_a_proxy_loses_no_move(kind: str, tmp_path: Path) -> None:
    ports = free_ports(2)
    with postgres() as cluster, proxy(kind, tmp_path, ports) as url:
        nodes = [Node(tmp_path, port=port, database_url=cluster.url) for port in ports]
        try:
            wait_for(url)
            table = Table(url)
            crowd = [threading.Thread(target=work) for work in (table.play, table.watch)]
            for thread in crowd:
                thread.start()
            time.sleep(1.5)
            for number, port in enumerate(ports):
                nodes[number].stop()
                nodes[number] = Node(tmp_path, port=port, database_url=cluster.url)
                wait_for(nodes[number].url)
                time.sleep(2.5)
            table.stopped.set()
            for thread in crowd:
                thread.join(30)
            entries = table.player.get(f"/tables/{table.id}/log").json()["entries"]
        finally:
            for node in nodes:
                node.__exit__()
    acted = [(entry["number"], entry["notation"]) for entry in entries if entry["kind"] == "acted"]
    assert table.failures == []
    assert len(table.acknowledged) > 10
    assert acted[: len(table.acknowledged)] == table.acknowledged
    assert len(acted) <= len(table.acknowledged) + 1
    assert table.seen == list(range(len(table.seen)))
    print("moves", len(acted), "reconnected after", [round(gap, 2) for gap in table.gaps])
    assert table.gaps
    assert max(table.gaps) < 10


def test_a_backup_of_a_running_sqlite_server_is_whole(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        state = play_on([ann, ann], table, 5, random.Random(1))
        with (
            closing(sqlite3.connect(tmp_path / "skerry.sqlite")) as running,
            closing(sqlite3.connect(kept / "skerry.sqlite")) as backup,
        ):
            running.backup(backup)
        play_on([ann, ann], table, 2, random.Random(2))
    with Node(kept) as node:
        there = ann.at(node.url)
        assert there.state(table)["seq"] == state["seq"]
        play_on([there, there], table, 2, random.Random(3))


def test_a_dump_of_a_running_postgresql_server_is_restored(tmp_path: Path) -> None:
    with postgres() as cluster:
        with Node(tmp_path, database_url=cluster.url) as node:
            ann = Player(node.url, "Ann")
            table = ann.create("northsea", ["me", "me"])["id"]
            state = play_on([ann, ann], table, 5, random.Random(1))
            dumped = subprocess.run(
                [program("pg_dump"), "--format=custom", f"--file={tmp_path / 'dump'}", cluster.url], check=False
            )
            assert dumped.returncode == 0
        restored = cluster.url.replace("/postgres", "/restored")
        subprocess.run([program("psql"), cluster.url, "-qc", "create database restored"], check=True)
        subprocess.run([program("pg_restore"), f"--dbname={restored}", str(tmp_path / "dump")], check=True)
        with Node(tmp_path, database_url=restored) as node:
            there = ann.at(node.url)
            assert there.state(table)["seq"] == state["seq"]
            play_on([there, there], table, 2, random.Random(3))


BOOT = """
set -e
mount --make-rprivate /
mount -t tmpfs tmpfs /run
mount -t tmpfs tmpfs /var/lib
mount -t tmpfs tmpfs /opt
mkdir -p /run/units /opt/skerry/bin /opt/python /opt/packages /opt/src
mount --bind $BASE /opt/python
mount --bind $PACKAGES /opt/packages
mount --bind $SOURCES /opt/src
cat >/opt/skerry/bin/skerry <<'END'
#!/bin/sh
export LD_LIBRARY_PATH=/opt/python/lib PYTHONHOME=/opt/python PYTHONPATH=/opt/src:/opt/packages
exec /opt/python/bin/$PYTHON -m skerry "$@"
END
sed -i "s/[$]PYTHON/$PYTHON/" /opt/skerry/bin/skerry
chmod 755 /opt/skerry/bin/skerry
cp $UNIT /run/units
for target in basic sysinit shutdown network-online multi-user; do
    printf '[Unit]\nDefaultDependencies=no\n' >/run/units/$target.target
done
export SYSTEMD_UNIT_PATH=/run/units container=other
exec /lib/systemd/systemd --system --unit=skerry@$PORT.service
"""
"""A machine that has nothing but our unit, with Python and Skerry where the unit looks for them."""


class Machine:
    """systemd as the first process of a machine of its own; only the network is this machine's."""

    def __init__(self, port: int) -> None:
        environment = {
            **os.environ,
            "BASE": sys.base_prefix,
            "PACKAGES": str(Path(fastapi.__file__).parents[1]),  # where ours are; Skerry may stand elsewhere
            "SOURCES": str(Path(skerry.__file__).parents[1]),
            "PYTHON": f"python{sys.version_info.major}.{sys.version_info.minor}",
            "UNIT": str(DEPLOY / "skerry@.service"),
            "PORT": str(port),
        }
        new = ["unshare", "--mount", "--pid", "--fork", "--mount-proc", "--uts", "--ipc", "--cgroup"]
        self.unit = f"skerry@{port}.service"
        self.process = subprocess.Popen([*new, "--kill-child", "sh", "-c", BOOT], env=environment)

    def run(self, *command: str) -> str:
        """What a command prints there."""
        first = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().strip()
        inside = ["nsenter", "--target", first, "--mount", "--pid", *command]
        return subprocess.run(inside, capture_output=True, text=True, check=True).stdout.strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(20)


def until_healthy(url: str, seconds: float = 90) -> None:
    ends = time.monotonic() + seconds
    while True:
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/health").is_success:
                return
        assert time.monotonic() < ends, "it does not answer"
        time.sleep(0.1)


@pytest.mark.skipif(
    not (may_make_namespaces() and Path("/lib/systemd/systemd").exists()), reason="needs root, namespaces and systemd"
)
def test_the_unit_serves_under_systemd_with_all_that_it_forbids_itself() -> None:
    (port,) = free_ports(1)
    url = f"http://127.0.0.1:{port}"
    with Machine(port) as machine:
        until_healthy(url)
        assert machine.run("systemd-analyze", "verify", "/run/units/skerry@.service") == ""
        ann = Player(url)
        table = ann.create("northwest", ["me", "mate"])["id"]
        rng = random.Random(4)
        seen = 0
        while seen < 12:
            state = ann.state(table)
            if state["to_act"] == 0:
                ann.act(table, any_move(rng, state), state["position"]).raise_for_status()
            seen = state["number"]
            time.sleep(0.2)
        assert {entry.get("seat") for entry in ann.get(f"/tables/{table}/log").json()["entries"]} >= {0, 1}
        machine.run("systemctl", "kill", "--signal=KILL", machine.unit)
        until_healthy(url)
        assert ann.state(table)["number"] >= seen
        assert machine.run("stat", "--format=%u", "/var/lib/private/skerry/skerry/skerry.sqlite") != "0"
        machine.run("systemctl", "stop", machine.unit)
        assert machine.run("systemctl", "show", "--property=Result", machine.unit) == "Result=success"
