"""Results files: one game a line, as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from skerry.core.errors import SkerryError
from skerry.lab.playing import GameResult
from skerry.locales import translate


class ResultsError(SkerryError, ValueError):
    """A results file that cannot be read."""


def write_line(result: GameResult) -> str:
    """The result as one line of a results file."""
    return json.dumps(result.data(), separators=(",", ":"), sort_keys=True)


def read(path: Path, lang: str = "en") -> list[GameResult]:
    """The results of a file; `ResultsError` names the first line that is none."""
    with _told(path, lang):
        return list(_parse(path, path.read_text(encoding="utf-8").splitlines(), lang))


def read_interrupted(path: Path, lang: str = "en") -> tuple[list[GameResult], int]:
    """The results of a run that was stopped, and how many bytes of its file they take.

    A last line that broke off is left out; any other broken line is a `ResultsError`.
    """
    with _told(path, lang):
        lines = path.read_bytes().splitlines(keepends=True)
        if lines and _broken_off(lines[-1]):
            lines.pop()
        whole = b"".join(lines)
        return list(_parse(path, whole.decode().splitlines(), lang)), len(whole)


def cut(path: Path, size: int, lang: str = "en") -> None:
    """Keep the first bytes of a results file, and see to it that the next result begins a line."""
    with _told(path, lang), path.open("r+b") as file:
        file.truncate(size)
        file.seek(max(0, size - 1))
        if file.read() not in (b"", b"\n"):
            file.write(b"\n")


@contextmanager
def _told(path: Path, lang: str) -> Iterator[None]:
    """What is wrong with the file is told in one line."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise ResultsError(translate(lang, "lab-no-file", {"file": str(path), "reason": reason})) from None
    except UnicodeDecodeError:
        raise ResultsError(translate(lang, "lab-not-text", {"file": str(path)})) from None


def _broken_off(line: bytes) -> bool:
    if not line.startswith(b"{"):
        return False
    try:
        json.loads(line)
    except ValueError:
        return True
    return False


def _parse(path: Path, lines: Iterable[str], lang: str) -> Iterator[GameResult]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield _result(json.loads(line))
        except (AttributeError, KeyError, TypeError, ValueError):
            args: dict[str, str | int] = {"file": str(path), "line": str(number)}
            raise ResultsError(translate(lang, "lab-not-a-result", args)) from None


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
