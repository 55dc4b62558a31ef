"""Games with all their moves, in a folder of files: for learning from, and for looking at (docs/data.md).

Three formats: `text`, a record for each game, as `skerry replay` reads it; `jsonl`, one file with a line for each game;
`parquet`, files of up to `PART` games each. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import time
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, Literal, Protocol, get_args

from skerry.core.errors import ToldError
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.lab.playing import GameResult, Task

Format = Literal["text", "jsonl", "parquet"]
FORMATS: tuple[str, ...] = get_args(Format)
PART = 1000
"""Games in one Parquet file."""
KEPT_EVERY = 10.0
"""After so many seconds the file that is being filled is written: no more is lost, whatever ends the run."""
JSONL = "games.jsonl"


class DatasetError(ToldError):
    """A folder that cannot take the games."""


class Dataset(Protocol):
    """Where games go."""

    def has(self, task: Task) -> bool:
        """Whether the task's game is there already."""

    def add(self, result: GameResult) -> None:
        """One more game."""

    def close(self) -> None:
        """All games are there."""


def open_dataset(folder: Path, kind: str) -> Dataset:
    """The folder, made if need be, ready for games in that format."""
    makers: dict[str, type[TextDataset | JsonDataset | ParquetDataset]] = {
        "text": TextDataset,
        "jsonl": JsonDataset,
        "parquet": ParquetDataset,
    }
    if kind not in makers:
        raise DatasetError(Message("lab-bad-format", format=kind, known=", ".join(FORMATS)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return makers[kind](folder)
    except OSError as error:
        raise DatasetError(Message("lab-no-file", file=str(folder), reason=error.strerror or str(error))) from None


def row(result: GameResult) -> dict[str, Json]:
    """A game as one row: how it was set up, what was played, how it ended."""
    assert result.log is not None
    return {
        "game": result.game,
        "rules": result.log.rules,
        "players": list(result.players),
        "seed": result.seed,
        "options": json.dumps(dict(result.options), sort_keys=True),
        "setup": list(result.log.setup),
        "moves": [
            {"seat": seat, "action": action, "chance": list(chance)} for seat, action, chance in result.log.moves
        ],
        "scores": list(result.scores),
        "winners": list(result.winners),
        "reason": result.reason,
    }


def _key(game: str, players: tuple[str, ...], seed: int) -> str:
    return json.dumps([game, players, seed])


def _task_key(task: Task) -> str:
    return _key(task.game, task.players, task.seed)


class TextDataset:
    """A record for each game, named after its seed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def has(self, task: Task) -> bool:
        return self._file(task.game, task.seed).is_file()

    def add(self, result: GameResult) -> None:
        assert result.log is not None
        file = self._file(result.game, result.seed)
        unfinished = file.with_suffix(".part")
        unfinished.write_text(result.log.record, encoding="utf-8")
        unfinished.replace(file)

    def close(self) -> None:
        pass

    def _file(self, game: str, seed: int) -> Path:
        return self._folder / f"{game}-{seed}.record"


class JsonDataset:
    """One file, one line for each game. A last line that broke off is cut."""

    def __init__(self, folder: Path) -> None:
        file = folder / JSONL
        found, whole = set[str](), 0
        if file.is_file():
            with file.open("rb") as lines:
                for line in lines:
                    if not line.endswith(b"\n"):
                        break
                    known: dict[str, Any] = json.loads(line)
                    found.add(_key(known["game"], known["players"], known["seed"]))
                    whole += len(line)
        self._known = found
        self._lines = file.open("ab")
        self._lines.truncate(whole)

    def has(self, task: Task) -> bool:
        return _task_key(task) in self._known

    def add(self, result: GameResult) -> None:
        self._lines.write(json.dumps(row(result), separators=(",", ":")).encode() + b"\n")
        self._lines.flush()

    def close(self) -> None:
        self._lines.close()


class ParquetDataset:
    """Files of many games each; a file is whole whenever it is there."""

    def __init__(self, folder: Path) -> None:
        self._arrow: Any = import_module("pyarrow")
        self._parquet: Any = import_module("pyarrow.parquet")
        self._folder = folder
        self._rows: list[dict[str, Json]] = []
        """The games of the file that is being filled."""
        self._kept = time.monotonic()
        self._known = {
            _key(known["game"], known["players"], known["seed"])
            for file in sorted(folder.glob("part-*.parquet"))
            for known in self._parquet.read_table(file, columns=["game", "players", "seed"]).to_pylist()
        }

        self._number = self._next(0)

    def has(self, task: Task) -> bool:
        return _task_key(task) in self._known

    def add(self, result: GameResult) -> None:
        self._rows.append(row(result))
        if len(self._rows) == PART:
            self._write()
            self._rows, self._number = [], self._next(self._number)
        elif time.monotonic() - self._kept >= KEPT_EVERY:
            self._write()

    def close(self) -> None:
        if self._rows:
            self._write()

    def _write(self) -> None:
        file = self._file(self._number)
        unfinished = file.with_suffix(".part")
        self._parquet.write_table(self._arrow.Table.from_pylist(self._rows, schema=self._schema()), unfinished)
        unfinished.replace(file)
        self._kept = time.monotonic()

    def _next(self, first: int) -> int:
        """The first number from there on that no file has."""
        return next(number for number in count(first) if not self._file(number).exists())

    def _file(self, number: int) -> Path:
        return self._folder / f"part-{number:05}.parquet"

    def _schema(self) -> Any:
        arrow = self._arrow
        text, texts = arrow.string(), arrow.list_(arrow.string())
        move = arrow.struct([("seat", arrow.int8()), ("action", text), ("chance", texts)])
        return arrow.schema(
            [
                ("game", text),
                ("rules", arrow.int16()),
                ("players", texts),
                ("seed", arrow.int64()),
                ("options", text),
                ("setup", texts),
                ("moves", arrow.list_(move)),
                ("scores", arrow.list_(arrow.int16())),
                ("winners", arrow.list_(arrow.int8())),
                ("reason", text),
            ]
        )
