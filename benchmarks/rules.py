"""The rules' speed beside well-known engines, in one run: `python -m benchmarks.rules [SECONDS]`.

Needs only Python: it sets up `.venv` (through ./skerry) and `.venv-bench` by itself. One core, one process at a time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BENCH = ROOT / ".venv-bench"
LOCK = ROOT / "locks/bench.txt"
GAMES = ("northwest", "northsea")
COLUMNS = ("engine", "decisions/s", "× catanatron", "copy µs", "legal actions", "decisions/game")


def main(seconds: str) -> None:
    rows = [*own(seconds, compiled=True), *own(seconds, compiled=False), *peers(seconds)]
    catanatron = next(row["decisions_per_second"] for row in rows if row["name"] == "catanatron")
    lines = [COLUMNS, *(cells(row, catanatron) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(COLUMNS))]
    for line in [lines[0], tuple("-" * width for width in widths), *lines[1:]]:
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |")


def cells(row: dict[str, Any], catanatron: float) -> tuple[str, ...]:
    rate = row["decisions_per_second"]
    shape = (str(row["copy_us"]), str(row["mean_legal_actions"]), str(row["mean_decisions_per_game"]))
    return (row["name"], f"{rate:,}", f"{rate / catanatron:.1f}", *shape)


def own(seconds: str, *, compiled: bool) -> Iterator[dict[str, Any]]:
    """Our engine: random play inside the rules, then driven from Python by codes and through the readable contract."""
    ways = [("random play", "playout"), ("by codes", "codes"), ("readable", "readable")]
    build = "compiled" if compiled else "uncompiled"
    for figures in bench(seconds, compiled):
        assert figures["compiled"] == compiled, "the rules are not compiled: is there a C compiler?"
        for title, way in ways:
            name = f"skerry {figures['game']}, {build}, {title}"
            yield {**figures, "name": name, "decisions_per_second": figures[f"{way}_per_second"]}


def bench(seconds: str, compiled: bool) -> list[dict[str, Any]]:
    arguments = ["bench", "--seconds", seconds, "--json", "-", *(part for game in GAMES for part in ("--game", game))]
    if compiled:
        return run([str(ROOT / "skerry"), *arguments])
    return run([str(ROOT / ".venv/bin/python"), "-m", "skerry", *arguments], PYTHONPATH=str(ROOT / "src"))


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
