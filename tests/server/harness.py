"""Real servers in processes of their own, and players who talk to them over the network."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from skerry.server.changes import apply_changes

START = """
import gc, json, logging, sys
gc.disable()
from skerry.server.run import serve
from skerry.server.settings import Settings
gc.enable()
logging.basicConfig(level=logging.INFO, format="%(name)s %(message)s")
options = json.loads(sys.argv[1])
port = options.pop("port")
serve(port=port, settings=Settings(**options))
"""


def may_make_namespaces() -> bool:
    """Whether this machine lets us have networks and mounts of our own: root may, with iproute2, in most containers."""
    tried = ["unshare", "--mount", "--net", "--pid", "--fork", "--mount-proc", "ip", "link"]
    return os.geteuid() == 0 and subprocess.run(tried, capture_output=True, check=False).returncode == 0


def preload(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the C file of this name between the nodes that follow and the machine."""
    library = folder / f"{name}.so"
    source = Path(__file__).parent / f"{name}.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl", "-lpthread"], check=True)
    monkeypatch.setenv("LD_PRELOAD", str(library))


class Node:
    """A server process."""

    def __init__(self, folder: Path, port: int = 0, preamble: str = "", **options: Any) -> None:
        options.setdefault("database_url", f"sqlite:///{folder / 'skerry.sqlite'}")
        options.setdefault("sweep_seconds", 0.3)
        options.setdefault("rate", 10_000.0)
        options.setdefault("burst", 10_000.0)
        options.setdefault("address_rate", 100_000.0)
        options.setdefault("address_burst", 100_000.0)
        options.setdefault("chat_rate", 10_000.0)
        options.setdefault("chat_burst", 10_000.0)
        options.setdefault("hint_burst", 10_000.0)
        options.setdefault("champion", "random")
        options.setdefault("busy_lags", [1e9, 1e9, 1e9])
        self.database_url: str = options["database_url"]
        self.log = folder / f"node-{time.monotonic_ns()}.log"
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with self.log.open("w") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", preamble + START, json.dumps({**options, "port": port})],
                stdout=subprocess.PIPE,
                stderr=output,
                text=True,
                env=environment,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server did not start: {line} {self.log.read_text()}"
        self.port = int(found[1])
        self.url = found[0].rstrip("/")

    def kill(self) -> None:
        """End it without a chance to tidy up, and all its workers."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self._ended()

    def _ended(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


class Player:
    """A client with a token."""

    def __init__(self, url: str, name: str = "Ann", token: str | None = None, lang: str = "en") -> None:
        self.http = httpx.Client(base_url=url, timeout=30, headers={"Accept-Language": lang})
        self.url = url
        self.token = token or self.http.post("/api/clients", json={"name": name}).raise_for_status().json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def at(self, url: str) -> Player:
        """The same client, at another server."""
        return Player(url, token=self.token)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json={} if body is None else body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"/api{path}")

    def ok(self, path: str, body: Any = None) -> Any:
        response = self.post(path, body)
        assert response.is_success, response.text
        return response.json()

    def create(self, game: str, seats: list[str], **options: Any) -> dict[str, Any]:
        """A table; a seat is `me`, `open` or a bot's level."""
        kinds = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        made: dict[str, Any] = self.ok("/tables", {"game": game, "seats": kinds, "options": options})
        return made

    def table(self, table: str, seat: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/tables/{table}" + (f"?seat={seat}" if seat is not None else "")).json()
        return found

    def state(self, table: str) -> dict[str, Any]:
        state: dict[str, Any] = self.table(table)["state"]
        return state

    def act(self, table: str, action: str, position: int, key: str | None = None) -> httpx.Response:
        body: dict[str, Any] = {"action": action, "position": position}
        return self.post(f"/tables/{table}/actions", body | ({"key": key} if key else {}))

    def live(self, **hello: Any) -> Live:
        return Live(self.url, {"token": self.token, **hello})


def any_move(rng: random.Random, state: dict[str, Any]) -> str:
    """A random legal action that keeps the game going: tables have random seeds, and whoever is home early ends it."""
    moves: list[str] = [action["notation"] for action in state["legal"]]
    return rng.choice([move for move in moves if move != "pass" and "greenland" not in move] or moves)


class Live:
    """A live connection that keeps the state of what it watches, as a client does."""

    def __init__(self, url: str, hello: dict[str, Any], **options: Any) -> None:
        address = url.replace("http", "ws", 1) + "/api/live"
        self._stack = ExitStack()
        connecting = connect(address, max_size=None, compression=None, **options)
        self.socket: ClientConnection = self._stack.enter_context(connecting)
        self.send({"type": "hello", "v": 1, **hello})
        self.tables: dict[str, dict[str, Any]] = {}
        self.entries: dict[str, list[dict[str, Any]]] = {}
        self.welcome = self.receive()

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if message["type"] == "table":
            table = message["table"]["id"]
            self.tables[table] = message["table"]
            self.entries.setdefault(table, []).extend(message["entries"])
        elif message["type"] == "entry":
            table = message["table"]
            self.entries[table].append(message["entry"])
            apply_changes(self.tables[table]["state"], message["changes"])
        return message

    def until(self, wanted: str | Callable[[dict[str, Any]], bool], timeout: float = 20) -> dict[str, Any]:
        """Receive up to a message of that type, or one that fits."""
        ends = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, ends - time.monotonic()))
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def watch(self, table: str, since: int = -1, **more: Any) -> dict[str, Any]:
        self.send({"type": "watch", "table": table, "since": since, **more})
        return self.until("table")

    def state(self, table: str) -> dict[str, Any]:
        state: dict[str, Any] = self.tables[table]["state"]
        return state

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def postgres(namespace: str | None = None, address: str = "127.0.0.1") -> Iterator[Cluster]:
    """A private PostgreSQL cluster for as long as the block runs; not under pytest's folder, which is ours alone."""
    with TemporaryDirectory(prefix="skerry-postgres-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), namespace, address)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


class Cluster:
    """PostgreSQL on a port of its own, in a folder of its own, as the user postgres if we are root.

    In a network namespace, if one is named, it hears whoever can reach it.
    """

    def __init__(self, folder: Path, namespace: str | None, address: str) -> None:
        self.folder = folder
        self.hears = "127.0.0.1" if namespace is None else "*"
        self._inside = [] if namespace is None else ["ip", "netns", "exec", namespace]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://skerry@{address}:{self.port}/postgres"
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", str(folder / "data"), "-U", "skerry", "-A", "trust", "--no-sync")
        with (folder / "data" / "pg_hba.conf").open("a") as rules:
            rules.write("host all all all trust\n")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses={self.hears} -c unix_socket_directories='' -c max_connections=60"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-w", "-o", options, "-l", str(self.folder / "log"), "start"
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [_postgres_program(program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        done = subprocess.run(
            [*self._inside, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd="/", check=False
        )
        assert done.returncode == 0, done.stdout


def _postgres_program(name: str) -> str:
    """The program where the distribution puts it, which is not always on the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(places[-1]) if places else None)
    assert found, f"{name} is missing: PostgreSQL is needed for these tests"
    return found
