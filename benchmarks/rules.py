"""The rules' speed in every mode and beside well-known engines, in one run: `python -m benchmarks.rules [SECONDS]`.

Prints the table of docs/speed.md. Needs only Python: it sets up everything by itself. One core, one process at a time.
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
UNCOMPILED_TOO = ("northwest", "northsea")
COLUMNS = (
    "engine",
    "seats",
    "inside the rules",
    "late / early",
    "by codes",
    "readable",
    "× catanatron",
    "copy µs",
    "legal actions",
    "decisions",
    "captain / admiral, nodes/s",
)


def main(seconds: str) -> None:
    own, others = [*bench(seconds, True), *bench(seconds, False, UNCOMPILED_TOO)], peers(seconds)
    catanatron = next(row["decisions_per_second"] for row in others if row["name"] == "catanatron")
    print(f"{date.today().isoformat()}, {machine()}, load {os.getloadavg()[1]:.1f}\n")
    show(COLUMNS, [*(own_cells(row, catanatron) for row in own), *(peer_cells(row, catanatron) for row in others)])


def machine() -> str:
    """The processor and Python."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = names[0] if names else platform.processor() or platform.machine()
    return f"{processor}, {os.cpu_count()} cores, one used, Python {platform.python_version()}"


def show(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    print("| " + " | ".join(columns) + " |")
    print("|" + "---|" * len(columns))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def own_cells(figures: dict[str, Any], catanatron: float) -> tuple[str, ...]:
    inside, codes, readable = (figures[f"{way}_per_second"] for way in ("playout", "codes", "readable"))
    return (
        figures["game"] if figures["compiled"] else f"{figures['game']}, uncompiled",
        str(figures["seats"]),
        f"{inside:,}",
        f"{figures['late_per_second'] / figures['early_per_second']:.2f}",
        f"{codes:,}",
        f"{readable:,}",
        " / ".join(f"{rate / catanatron:.0f}" for rate in (inside, codes, readable)),
        *shape_cells(figures),
        " / ".join(f"{rate:,}" for rate in figures["nodes_per_second"].values()),
    )


def peer_cells(row: dict[str, Any], catanatron: float) -> tuple[str, ...]:
    """Peers are driven from Python by what their engines call an action."""
    rate = row["decisions_per_second"]
    return (row["name"], "", "", "", f"{rate:,}", "", f"{rate / catanatron:.1f}", *shape_cells(row), "")


def shape_cells(row: dict[str, Any]) -> tuple[str, ...]:
    return str(row["copy_us"]), str(row["mean_legal_actions"]), str(row["mean_decisions_per_game"])


def bench(seconds: str, compiled: bool, games: Sequence[str] = ()) -> list[dict[str, Any]]:
    arguments = ["bench", "--seconds", seconds, "--json", "-", *(part for game in games for part in ("--game", game))]
    if compiled:
        figures = run([str(ROOT / "skerry"), *arguments])
    else:
        packed = max((ROOT / ".venv-build/packed").iterdir(), key=lambda folder: folder.stat().st_mtime)
        path = f"{ROOT / 'src'}{os.pathsep}{packed}"  # what is packed names our games to Python
        figures = run([str(ROOT / ".venv/bin/python"), "-m", "skerry", *arguments], PYTHONPATH=path)
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
