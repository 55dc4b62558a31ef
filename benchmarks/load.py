"""How many actions a second the server takes, and how long each takes to reach both players.

    python -m benchmarks.load [--tables 10,100,500] [--seconds 10] [--peers] [--json FILE]

N tables with two clients each play real games over live connections, first without think time, then at one action a
second for each table. The server has one core, the clients another. Every action of ours is durable (SQLite,
synchronous) before it is answered. Beside it, with `--peers`: boardgame.io (keeps matches in memory; `npm install` in
benchmarks/load first) and a bare uvicorn echo.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from skerry.server.changes import apply_changes

HERE = Path(__file__).parent
SERVER_CORE, CLIENT_CORE = 0, 1
ALL_PARTS = ["view", "legal", "score_sheet"]

SERVE = """
import sys
from skerry.server.run import serve
from skerry.server.settings import Settings
unlimited = {"rate": 1e9, "burst": 1e9, "max_tables": 10**6, "silence_seconds": 3600}
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
    counting: bool = False

    def took(self, seconds: float) -> None:
        if self.counting:
            self.times.append(seconds)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else 0.0


async def measured(server: Server, clock: Clock, what: str, tables: int, pace: float, seconds: float) -> Result:
    """Count for so long, after a moment to warm up."""
    await asyncio.sleep(min(2.0, seconds / 4))
    clock.counting = True
    started, before, cpu = time.perf_counter(), clock.accepted, server.cpu_seconds()
    await asyncio.sleep(seconds)
    clock.counting = False
    accepted = clock.accepted - before
    rate = accepted / (time.perf_counter() - started)
    spent = round((server.cpu_seconds() - cpu) / max(1, accepted) * 1e6)
    percentiles = [clock.percentile(share) for share in (0.5, 0.95, 0.99)]
    return Result(what, tables, pace_name(pace), round(rate, 1), percentiles[0], percentiles[1], percentiles[2], spent)


def pace_name(pace: float) -> str:
    return "1/s each" if pace else "no pause"


# -- ours ----------------------------------------------------------------------------------------------


class Pair:
    """Two clients at a table; whoever is to act plays at random among the legal actions."""

    def __init__(self, url: str, clock: Clock, parts: list[str], game: str, pace: float, rng: random.Random) -> None:
        self.url = url
        self.clock = clock
        self.parts = parts
        self.game = game
        self.pace = pace
        self.rng = rng
        self.tokens: list[str] = []
        self.table = ""
        self.sent: dict[int, float] = {}
        self.sockets: list[ClientConnection] = []

    async def sit(self, http: httpx.AsyncClient) -> None:
        """Make the clients, the table, and connect."""
        for _ in range(2):
            self.tokens.append((await http.post("/api/clients", json={})).raise_for_status().json()["token"])
        seats = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await self._post(http, 0, "/api/tables", seats)).json()
        self.table = made["id"]
        await self._post(http, 1, f"/api/tables/{self.table}/join", {"secret": made["join"]})
        await self._post(http, 0, f"/api/tables/{self.table}/start", {})
        for token in self.tokens:
            address = self.url.replace("http", "ws", 1) + "/api/live"
            socket = await connect(address, compression=None, max_size=None, ping_interval=None)
            await socket.send(json.dumps({"type": "hello", "v": 1, "token": token}))
            self.sockets.append(socket)

    async def play(self, http: httpx.AsyncClient) -> None:
        await asyncio.gather(*(self._play(http, seat) for seat in range(2)))

    async def _play(self, http: httpx.AsyncClient, client: int) -> None:
        socket = self.sockets[client]
        table, state = self.table, dict[str, Any]()
        await self._watch(socket, table)
        async for raw in socket:
            message = msgspec.json.decode(raw)
            kind = message["type"]
            if kind == "entry" and message["table"] == table:
                entry = message["entry"]
                if entry["kind"] == "acted":
                    self.clock.took(time.perf_counter() - self.sent[entry["position"]])
                    self.clock.accepted += client == 0
                elif entry["kind"] == "rematched":
                    table = self.table = entry["table"]
                    await self._watch(socket, table)
                    continue
                apply_changes(state, message["changes"])
            elif kind == "table" and message["table"]["id"] == table:
                state = message["table"]["state"]
            elif kind == "problem":
                raise RuntimeError(message)
            else:
                continue
            if state["status"] == "over" and client == 0:
                await self._post(http, 0, f"/api/tables/{table}/rematch", None)
            elif state["to_act"] is not None and state["to_act"] == state["seat"]:
                await self._act(socket, table, state)

    async def _act(self, socket: ClientConnection, table: str, state: dict[str, Any]) -> None:
        if self.pace:
            await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))
        action, position = self.rng.choice(state["legal"])["notation"], state["position"]
        self.sent[position + 1] = time.perf_counter()
        await socket.send(
            msgspec.json.encode({"type": "act", "table": table, "action": action, "position": position}).decode()
        )

    async def _watch(self, socket: ClientConnection, table: str) -> None:
        await socket.send(json.dumps({"type": "watch", "table": table, "parts": self.parts}))

    async def _post(self, http: httpx.AsyncClient, client: int, path: str, body: object) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens[client]}"}
        return (await http.post(path, json=body, headers=headers)).raise_for_status()


async def load_skerry(server: Server, tables: int, pace: float, seconds: float, parts: list[str], game: str) -> Result:
    clock, url = Clock(), server.url
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        pairs = [Pair(url, clock, parts, game, pace, random.Random(f"{tables} {i}")) for i in range(tables)]
        for start in range(0, tables, 20):
            await asyncio.gather(*(pair.sit(http) for pair in pairs[start : start + 20]))
        playing = [asyncio.create_task(pair.play(http)) for pair in pairs]
        what = "skerry, all parts" if parts == ALL_PARTS else "skerry, legal actions only"
        result = await measured(server, clock, what, tables, pace, seconds)
        failed = [task for task in playing if task.done()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for pair in pairs:
            for socket in pair.sockets:
                await socket.close()
        for task in failed:
            task.result()
        return result


# -- beside --------------------------------------------------------------------------------------------


async def load_echo(server: Server, tables: int, pace: float, seconds: float) -> Result:
    clock = Clock()

    async def client() -> None:
        address = server.url.replace("http", "ws", 1)
        async with connect(address, compression=None, ping_interval=None) as socket:
            text = json.dumps({"type": "act", "action": "ship move k3", "padding": "x" * 200})
            while True:
                if pace:
                    await asyncio.sleep(pace * random.uniform(0.5, 1.5))
                sent = time.perf_counter()
                await socket.send(text)
                await socket.recv()
                clock.took(time.perf_counter() - sent)
                clock.accepted += 1

    clients = [asyncio.create_task(client()) for _ in range(tables)]
    result = await measured(server, clock, "bare uvicorn echo", tables, pace, seconds)
    for task in clients:
        task.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
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
            yield asyncio.run(load_skerry(server, tables, pace, arguments.seconds, parts, arguments.game))
    if arguments.peers:
        yield load_boardgame_io(tables, pace, arguments.seconds)
        with process([sys.executable, "-c", ECHO], SERVER_CORE) as server:
            yield asyncio.run(load_echo(server, tables, pace, arguments.seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="10,100,500")
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
    for pace in (0.0, 1.0):
        for tables in map(int, arguments.tables.split(",")):
            for result in measure(tables, pace, arguments):
                results.append(result)
                print("| " + " | ".join(str(value) for value in asdict(result).values()) + " |", flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(result) for result in results], indent=1))


if __name__ == "__main__":
    main()
