"""Results files: one game a line, as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from skerry.core.errors import SkerryError
from skerry.lab.playing import GameResult


class ResultsError(SkerryError, ValueError):
    """A results file that cannot be read."""


def write_line(result: GameResult) -> str:
    """The result as one line of a results file."""
    return json.dumps(result.data(), separators=(",", ":"), sort_keys=True)


def read(path: Path) -> list[GameResult]:
    """The results of a file; `ResultsError` names the first line that is none."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise ResultsError(f"{path}: {error}") from None
    return list(_parse(path, lines))


def read_interrupted(path: Path) -> tuple[list[GameResult], int]:
    """The results of a run that was stopped, and how many bytes of its file they take.

    A last line that broke off is left out; any other broken line is a `ResultsError`.
    """
    try:
        lines = path.read_bytes().splitlines(keepends=True)
        if lines and _broken_off(lines[-1]):
            lines.pop()
        whole = b"".join(lines)
        return list(_parse(path, whole.decode().splitlines())), len(whole)
    except (OSError, UnicodeDecodeError) as error:
        raise ResultsError(f"{path}: {error}") from None


def cut(path: Path, size: int) -> None:
    """Keep the first bytes of a results file, and see to it that the next result begins a line."""
    try:
        with path.open("r+b") as file:
            file.truncate(size)
            file.seek(max(0, size - 1))
            if file.read() not in (b"", b"\n"):
                file.write(b"\n")
    except OSError as error:
        raise ResultsError(f"{path}: {error}") from None


def _broken_off(line: bytes) -> bool:
    if not line.startswith(b"{"):
        return False
    try:
        json.loads(line)
    except ValueError:
        return True
    return False


def _parse(path: Path, lines: Iterable[str]) -> Iterator[GameResult]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield _result(json.loads(line))
        except (KeyError, TypeError, ValueError) as error:
            raise ResultsError(f"{path}, line {number}: not a game's result ({error!r})") from None


def _result(data: dict[str, Any]) -> GameResult:
    return GameResult(
        game=str(data["game"]),
        players=tuple(data["players"]),
        seed=int(data["seed"]),
        options=dict(data["options"]),
        scores=tuple(map(int, data["scores"])),
        winners=tuple(map(int, data["winners"])),
        reason=str(data["reason"]),
        decisions=int(data["decisions"]),
        turns=int(data["turns"]),
        categories=tuple(Counter(seat) for seat in data["categories"]),
        seconds=tuple(map(float, data["seconds"])),
        extras=dict(data["extras"]),
        budget=dict(data["budget"]) if data.get("budget") else None,
    )
