"""What one guest's games cost the others: a stranger's moves beside eight admirals, memory over many tables.

    python -m benchmarks.neighbours [--moves 400] [--tables 10000]

The admirals are eight watched tables of bots alone, made by one client. The stranger plays a hot-seat game by HTTP,
ten moves a second at most, and waits for each answer, which comes when the move is durable (SQLite, synchronous).
Tables are made, begun, looked at once and left, as people do who only try.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from websockets.sync.client import connect

SERVE = """
import sys
from skerry.server.run import serve
from skerry.server.settings import Settings
unlimited = {name: 1e9 for name in ("rate", "burst", "address_rate", "address_burst")}
serve(port=0, settings=Settings(database_url=sys.argv[1], max_tables=10**6, busy_lags=(1e9, 1e9, 1e9), **unlimited))
"""
ADMIRALS = 8
PAUSE = 0.1


class Guest:
    """Somebody with a token."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api", timeout=60)
        self.token = self.http.post("/clients", json={}).raise_for_status().json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def table(self, *seats: dict[str, str]) -> str:
        made = self.http.post("/tables", json={"game": "northwest", "seats": list(seats)}).raise_for_status()
        return str(made.json()["id"])

    def watch(self, table: str, until: ExitStack) -> None:
        live = until.enter_context(connect(self.url.replace("http", "ws", 1) + "/api/live", max_size=None))
        live.send(json.dumps({"type": "hello", "v": 1, "token": self.token}))
        live.send(json.dumps({"type": "watch", "table": table, "parts": []}))


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server's address and process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/skerry.sqlite"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield line[line.index("http") :].strip().rstrip("/"), process.pid
        finally:
            process.terminate()
            process.wait()


def play(guest: Guest, moves: int) -> list[float]:
    """The milliseconds that each move of a game at one screen took, sorted."""
    rng, times, table = random.Random(1), list[float](), ""
    while len(times) < moves:
        state = guest.http.get(f"/tables/{table}").json()["state"] if table else {"legal": []}
        if not state["legal"]:
            table = guest.table({"kind": "me"}, {"kind": "me"})
            continue
        move = {"action": rng.choice(state["legal"])["notation"], "position": state["position"]}
        began = time.monotonic()
        guest.http.post(f"/tables/{table}/actions", json=move).raise_for_status()
        times.append((time.monotonic() - began) * 1000)
        time.sleep(max(0.0, PAUSE - times[-1] / 1000))
    return sorted(times)


def told(times: list[float]) -> str:
    return ", ".join(f"p{share} {times[len(times) * share // 100]:.0f}" for share in (50, 95, 99)) + " ms"


def measure_moves(moves: int) -> None:
    with server() as (url, _):
        stranger, owner = Guest(url), Guest(url)
        play(stranger, 20)
        print(f"a stranger's moves alone: {told(play(stranger, moves))}", flush=True)
        bot = {"kind": "bot", "level": "admiral"}
        with ExitStack() as watching:
            for _ in range(ADMIRALS):
                owner.watch(owner.table(bot, bot), watching)
            time.sleep(3)
            print(f"beside {ADMIRALS} tables of admirals: {told(play(stranger, moves))}", flush=True)


def memory(process: int) -> float:
    """Megabytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def measure_memory(tables: int) -> None:
    with server() as (url, process):
        began = time.monotonic()
        for count in range(tables + 1):
            if count % max(1, tables // 10) == 0:
                minutes = (time.monotonic() - began) / 60
                print(f"{count} tables: {memory(process):.0f} MB after {minutes:.1f} minutes", flush=True)
            if count % 100 == 0:
                guest = Guest(url)
            table = guest.table({"kind": "me"}, {"kind": "me"})
            guest.http.get(f"/tables/{table}").raise_for_status()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--tables", type=int, default=10_000)
    chosen = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    if chosen.moves:
        measure_moves(chosen.moves)
    if chosen.tables:
        measure_memory(chosen.tables)


if __name__ == "__main__":
    main()
