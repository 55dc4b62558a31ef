"""The rules' speed in every mode and beside well-known engines, in one run: `python -m benchmarks.rules [SECONDS]`.

Prints the tables of docs/speed.md. Needs only Python: it sets up everything by itself. One core, one process at a time.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BENCH = ROOT / ".venv-bench"
LOCK = ROOT / "locks/bench.txt"
BESIDE_PEERS = ("northwest", "northsea")
WAYS = {"playout": "inside the rules", "codes": "by codes", "readable": "readable"}
OWN = ("game", "seats", *WAYS.values(), "first / second half", "copy µs", "captain / admiral, nodes/s")
PEERS = ("engine", "decisions/s", "× catanatron", "copy µs", "legal actions", "decisions/game")


def main(seconds: str) -> None:
    compiled, plain, others = bench(seconds, True), bench(seconds, False, BESIDE_PEERS), peers(seconds)
    print(f"{date.today().isoformat()}, {machine()}\n")
    show(OWN, map(own_cells, compiled))
    print()
    catanatron = next(row["decisions_per_second"] for row in others if row["name"] == "catanatron")
    rows = [row for figures in (*compiled, *plain) if figures["game"] in BESIDE_PEERS for row in beside_peers(figures)]
    show(PEERS, (peer_cells(row, catanatron) for row in (*rows, *others)))


def machine() -> str:
    """The processor and Python."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = names[0] if names else platform.processor() or platform.machine()
    return f"{processor}, {os.cpu_count()} cores, one used, Python {platform.python_version()}"


def show(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    lines = [columns, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(columns))]
    for line in [lines[0], ["-" * width for width in widths], *lines[1:]]:
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |")


def own_cells(figures: dict[str, Any]) -> tuple[str, ...]:
    ways = [f"{figures[f'{way}_per_second']:,}" for way in WAYS]
    halves = " / ".join(f"{figures[f'{half}_per_second']:,}" for half in ("early", "late"))
    nodes = " / ".join(f"{rate:,}" for rate in figures["nodes_per_second"].values())
    return (figures["game"], str(figures["seats"]), *ways, halves, str(figures["copy_us"]), nodes)


def beside_peers(figures: dict[str, Any]) -> list[dict[str, Any]]:
    build = "compiled" if figures["compiled"] else "uncompiled"
    return [
        {
            **figures,
            "name": f"skerry {figures['game']}, {build}, {title}",
            "decisions_per_second": figures[f"{way}_per_second"],
        }
        for way, title in WAYS.items()
    ]


def peer_cells(row: dict[str, Any], catanatron: float) -> tuple[str, ...]:
    rate = row["decisions_per_second"]
    shape = (str(row["copy_us"]), str(row["mean_legal_actions"]), str(row["mean_decisions_per_game"]))
    return (row["name"], f"{rate:,}", f"{rate / catanatron:.1f}", *shape)


def bench(seconds: str, compiled: bool, games: Sequence[str] = ()) -> list[dict[str, Any]]:
    arguments = ["bench", "--seconds", seconds, "--json", "-", *(part for game in games for part in ("--game", game))]
    if compiled:
        figures = run([str(ROOT / "skerry"), *arguments])
    else:
        figures = run([str(ROOT / ".venv/bin/python"), "-m", "skerry", *arguments], PYTHONPATH=str(ROOT / "src"))
    assert all(each["compiled"] == compiled for each in figures), "the rules are not compiled: is there a C compiler?"
    return figures


def peers(seconds: str) -> list[dict[str, Any]]:
    if not BENCH.exists():
        subprocess.run([sys.executable, "-m", "venv", str(BENCH)], check=True)
    pip = [str(BENCH / "bin/python"), "-m", "pip", "install", "-qq", "--require-hashes", "-r", str(LOCK)]
    subprocess.run(pip, check=True)
    return run([str(BENCH / "bin/python"), str(ROOT / "benchmarks/peers.py"), seconds])


def run(command: list[str], **environment: str) -> list[dict[str, Any]]:
    """The JSON lines that a command prints."""
    done = subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "5")
