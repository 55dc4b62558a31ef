"""How many actions a second the server takes, and how long each takes to reach both players.

    python -m benchmarks.load [--tables 10,100,500] [--pace 0,1] [--seconds 10] [--peers] [--json FILE]

N tables with two clients each play real games as a browser does (actions by HTTP, news by live connections), first
without think time, then at one action a second for each table. The server has one core, the clients another. Every
action of ours is durable (SQLite, synchronous) before it is answered. Beside it, with `--peers`: boardgame.io (keeps
matches in memory; `npm install` in benchmarks/load first) and a bare uvicorn echo.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from skerry.server.changes import apply_changes

HERE = Path(__file__).parent
SERVER_CORE, CLIENT_CORE = 0, 1
ALL_PARTS = ["view", "legal", "score_sheet"]

SERVE = """
import sys
from skerry.server.run import serve
from skerry.server.settings import Settings
unlimited = {
    "rate": 1e9,
    "burst": 1e9,
    "address_rate": 1e9,
    "address_burst": 1e9,
    "max_sockets_each": 10**6,
    "max_tables": 10**6,
    "silence_seconds": 3600,
}
serve(port=0, settings=Settings(database_url=sys.argv[1], **unlimited))
"""
ECHO = """
import socket, uvicorn
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        else:
            return
listening = socket.socket()
listening.bind(("127.0.0.1", 0))
listening.listen(1024)
print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning")
uvicorn.Server(config).run(sockets=[listening])
"""


@dataclass
class Result:
    """One line of the table."""

    what: str
    tables: int
    pace: str
    actions_per_second: float
    p50: float
    p95: float
    p99: float
    server_us: float | None
    """Microseconds of the server's core that an accepted action takes, everything included."""


@dataclass
class Server:
    """A server process."""

    url: str
    pid: int

    def cpu_seconds(self) -> float:
        """The processor time that it has used so far (Linux)."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Clock:
    """Times from sending an action to a client having it, in seconds, and how many actions were accepted."""

    times: list[float] = field(default_factory=list)
    accepted: int = 0
    failures: list[Any] = field(default_factory=list)
    counting: bool = False

    def took(self, seconds: float) -> None:
        if self.counting:
            self.times.append(seconds)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else 0.0


async def measured(server: Server, clock: Clock, what: str, tables: int, pace: float, seconds: float) -> Result:
    """Count for so long, after a moment to warm up.

    The clients do not look for garbage meanwhile: their pause would be told as the server's.
    """
    gc.collect()
    gc.disable()
    await asyncio.sleep(min(2.0, seconds / 4))
    clock.counting = True
    started, before, cpu = time.perf_counter(), clock.accepted, server.cpu_seconds()
    await asyncio.sleep(seconds)
    clock.counting = False
    gc.enable()
    accepted = clock.accepted - before
    rate = accepted / (time.perf_counter() - started)
    spent = round((server.cpu_seconds() - cpu) / max(1, accepted) * 1e6)
    percentiles = [clock.percentile(share) for share in (0.5, 0.95, 0.99)]
    return Result(what, tables, pace_name(pace), round(rate, 1), percentiles[0], percentiles[1], percentiles[2], spent)


def pace_name(pace: float) -> str:
    return f"{1 / pace:g}/s each" if pace else "no pause"


# -- clients -------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """A WebSocket client of the plainest kind: what clients cost must not hide what a server does."""

    def __init__(self, url: str, hear: Callable[[bytes], None]) -> None:
        self.url = urlsplit(url)
        self.hear = hear
        self.opened = asyncio.get_running_loop().create_future()
        self.received = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.url.path or '/'} HTTP/1.1\r\nHost: {self.url.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.received + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.received = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        at = 0
        while (frame := self._frame(data, at)) is not None:
            kind, start, at = frame
            if kind == 0x81:
                self.hear(data[start:at])
            elif kind == 0x89:
                self._write(0x8A, data[start:at])
        self.received = data[at:]

    def _frame(self, data: bytes, at: int) -> tuple[int, int, int] | None:
        """The frame at that place, if all of it has come: its first byte, where its content begins and ends."""
        if len(data) < at + 2:
            return None
        wide = {126: 2, 127: 8}.get(data[at + 1], 0)
        start = at + 2 + wide
        if len(data) < start:
            return None
        end = start + (int.from_bytes(data[at + 2 : start], "big") if wide else data[at + 1])
        return (data[at], start, end) if len(data) >= end else None

    def send(self, message: object) -> None:
        self._write(0x81, msgspec.json.encode(message))

    def _write(self, kind: int, content: bytes) -> None:
        """A client must mask what it sends; the mask is all zeros."""
        if self.transport.is_closing():
            return
        length = len(content)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes((kind,)) + size + b"\0\0\0\0" + content)

    def close(self) -> None:
        self.transport.close()


class Caller(asyncio.Protocol):
    """An HTTP client of the plainest kind, for one request after the other on one connection."""

    def __init__(self, failed: Callable[[bytes], None]) -> None:
        self.failed = failed

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 ") and not data.startswith(b"HTTP/1.1 2"):
            self.failed(data)

    def post(self, path: str, token: str, message: object) -> None:
        content = msgspec.json.encode(message)
        if not self.transport.is_closing():
            self.transport.write(
                f"POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
                + content
            )


async def connect(url: str, hear: Callable[[bytes], None]) -> Socket:
    address = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(url, hear), str(address.hostname), int(address.port or 80))
    await socket.opened
    return socket


# -- ours ----------------------------------------------------------------------------------------------


class Pair:
    """Two clients at a table; whoever is to act plays at random among the legal actions."""

    def __init__(
        self, http: httpx.AsyncClient, clock: Clock, parts: list[str], game: str, pace: float, rng: random.Random
    ) -> None:
        self.http = http
        self.clock = clock
        self.parts = parts
        self.game = game
        self.pace = pace
        self.rng = rng
        self.tokens: list[str] = []
        self.table = ""
        self.sent: dict[int, float] = {}
        self.players: list[Seated] = []
        self.rematches: set[asyncio.Task[Any]] = set()

    async def sit(self) -> None:
        """Make the clients, the table, and connect."""
        for _ in range(2):
            self.tokens.append((await self.http.post("/api/clients", json={})).raise_for_status().json()["token"])
        seats = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await self._post(0, "/api/tables", seats)).json()
        self.table = made["id"]
        await self._post(1, f"/api/tables/{self.table}/join", {"secret": made["join"]})
        await self._post(0, f"/api/tables/{self.table}/start", {})
        self.players = [Seated(self, number) for number in range(2)]
        for player, token in zip(self.players, self.tokens, strict=True):
            player.socket = await connect(f"{str(self.http.base_url).rstrip('/')}/api/live", player.hear)
            player.socket.send({"type": "hello", "v": 1, "token": token})
            loop, url = asyncio.get_running_loop(), self.http.base_url
            calling = loop.create_connection(lambda: Caller(self.clock.failures.append), url.host, url.port)
            _, player.caller = await calling

    def play(self) -> None:
        for player in self.players:
            player.watch(self.table)

    def rematch(self, table: str) -> None:
        self.rematches.add(asyncio.create_task(self._post(0, f"/api/tables/{table}/rematch", None)))

    async def _post(self, client: int, path: str, body: object) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens[client]}"}
        return (await self.http.post(path, json=body, headers=headers)).raise_for_status()


class Seated:
    """One of the two."""

    socket: Socket
    caller: Caller

    def __init__(self, pair: Pair, number: int) -> None:
        self.pair = pair
        self.number = number
        self.table = ""
        self.state: dict[str, Any] = {}

    def watch(self, table: str) -> None:
        self.table = table
        self.socket.send({"type": "watch", "table": table, "parts": self.pair.parts})

    def hear(self, raw: bytes) -> None:
        """Take in what the server says, as the browser client does, and act if it is our turn."""
        message = msgspec.json.decode(raw)
        kind = message["type"]
        if kind == "entry" and message["table"] == self.table:
            entry, clock = message["entry"], self.pair.clock
            if entry["kind"] == "acted":
                clock.took(time.perf_counter() - self.pair.sent[entry["position"]])
                clock.accepted += self.number == 0
            elif entry["kind"] == "rematched":
                self.watch(entry["table"])
                return
            apply_changes(self.state, message["changes"])
            self._go_on()
        elif kind == "table" and message["table"]["id"] == self.table:
            self.state = message["table"]["state"]
            self._go_on()
        elif kind == "problem":
            self.pair.clock.failures.append(message)

    def _go_on(self) -> None:
        state, pair = self.state, self.pair
        if state["status"] == "over" and self.number == 0:
            pair.rematch(self.table)
        elif state["to_act"] is not None and state["to_act"] == state["seat"]:
            if pair.pace:
                wait = pair.pace * pair.rng.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(wait, self._act)
            else:
                self._act()

    def _act(self) -> None:
        action, position = self.pair.rng.choice(self.state["legal"])["notation"], self.state["position"]
        self.pair.sent[position + 1] = time.perf_counter()
        wanted = {"action": action, "position": position}
        self.caller.post(f"/api/tables/{self.table}/actions", self.pair.tokens[self.number], wanted)


async def load_skerry(server: Server, tables: int, pace: float, seconds: float, parts: list[str], game: str) -> Result:
    clock = Clock()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:
        pairs = [Pair(http, clock, parts, game, pace, random.Random(f"{tables} {i}")) for i in range(tables)]
        for start in range(0, tables, 20):
            await asyncio.gather(*(pair.sit() for pair in pairs[start : start + 20]))
        for pair in pairs:
            pair.play()
        what = "skerry, all parts" if parts == ALL_PARTS else "skerry, legal actions only"
        result = await measured(server, clock, what, tables, pace, seconds)
        if clock.failures:
            raise RuntimeError(clock.failures[0])
        for pair in pairs:
            for player in pair.players:
                player.socket.close()
                player.caller.transport.close()
            await asyncio.gather(*pair.rematches)
        return result


# -- beside --------------------------------------------------------------------------------------------


class Echoed:
    """A client of the echo that always has one message on its way."""

    socket: Socket

    def __init__(self, clock: Clock, pace: float) -> None:
        self.clock = clock
        self.pace = pace
        self.sent = 0.0

    def hear(self, _: bytes) -> None:
        self.clock.took(time.perf_counter() - self.sent)
        self.clock.accepted += 1
        self.go_on()

    def go_on(self) -> None:
        if self.pace:
            asyncio.get_running_loop().call_later(self.pace * random.uniform(0.5, 1.5), self._send)
        else:
            self._send()

    def _send(self) -> None:
        self.sent = time.perf_counter()
        self.socket.send({"type": "act", "action": "ship move k3", "padding": "x" * 200})


async def load_echo(server: Server, tables: int, pace: float, seconds: float) -> Result:
    clock = Clock()
    clients = [Echoed(clock, pace) for _ in range(tables)]
    for client in clients:
        client.socket = await connect(server.url, client.hear)
        client.go_on()
    result = await measured(server, clock, "bare uvicorn echo", tables, pace, seconds)
    for client in clients:
        client.socket.close()
    return result


def load_boardgame_io(tables: int, pace: float, seconds: float) -> Result:
    """boardgame.io's own server and its own clients, each on its core."""
    folder = HERE / "load"
    with process(["node", str(folder / "server.js")], SERVER_CORE, folder) as server:
        command = ["node", str(folder / "clients.js"), server.url, str(tables), str(pace), str(seconds)]
        done = subprocess.run(pinned(command, CLIENT_CORE), capture_output=True, text=True, cwd=folder, check=True)
    told = json.loads(done.stdout.splitlines()[-1])
    return Result("boardgame.io", tables, pace_name(pace), **told, server_us=None)


# -- running -------------------------------------------------------------------------------------------


def pinned(command: list[str], core: int) -> list[str]:
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") else command


@contextmanager
def process(command: list[str], core: int, cwd: Path | None = None) -> Iterator[Server]:
    """A server on its core, at the address that it prints."""
    running = subprocess.Popen(pinned(command, core), stdout=subprocess.PIPE, text=True, cwd=cwd)
    assert running.stdout is not None
    try:
        words = (word for line in running.stdout for word in line.split())
        url = next(word.rstrip("/") for word in words if word.startswith("http"))
        yield Server(url, running.pid)
    finally:
        running.terminate()
        running.wait(20)


def measure(tables: int, pace: float, arguments: argparse.Namespace) -> Iterator[Result]:
    for parts in (["legal"], ALL_PARTS):
        with (
            tempfile.TemporaryDirectory(dir=arguments.folder) as folder,
            process([sys.executable, "-c", SERVE, f"sqlite:///{folder}/load.sqlite"], SERVER_CORE) as server,
        ):
            yield uvloop.run(load_skerry(server, tables, pace, arguments.seconds, parts, arguments.game))
    if arguments.peers:
        yield load_boardgame_io(tables, pace, arguments.seconds)
        with process([sys.executable, "-c", ECHO], SERVER_CORE) as server:
            yield uvloop.run(load_echo(server, tables, pace, arguments.seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--pace", default="0,1", help="seconds between a table's actions")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default="northwest")
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--folder", help="where the database lies while it is measured")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {CLIENT_CORE})
    results = []
    print("| | tables | pace | actions/s | p50 ms | p95 ms | p99 ms | server µs/action |", flush=True)
    print("|---" * 8 + "|", flush=True)
    for pace in map(float, arguments.pace.split(",")):
        for tables in map(int, arguments.tables.split(",")):
            for result in measure(tables, pace, arguments):
                results.append(result)
                print("| " + " | ".join(str(value) for value in asdict(result).values()) + " |", flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(result) for result in results], indent=1))


if __name__ == "__main__":
    main()
