"""What is in a game's box: the data files that its package ships, or an owner's corrected copies of them.

A game reads its tables with `rows` and its numbers with `settings`, once, when it is loaded. A `Pack` that is in use
by then takes the place of the files it has. All games of a process are played with one pack, so that the rules work
with constants; records name it and carry the files that differ (`box_of`), and `skerry.packs` finds it again in them.

Files are CSV or TOML; lines that begin with `#` are remarks.
"""

from __future__ import annotations

import csv
import hashlib
import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from skerry.core.errors import SkerryError, ToldError
from skerry.core.message import Argument, Message, excerpt


class ComponentError(ToldError):
    """A data file that does not hold what a box can hold: `file`, `line` (from 1, 0 for the whole) and why."""

    def __init__(self, file: str, line: int, why: Message) -> None:
        super().__init__(why)
        self.file = file
        self.line = line

    @property
    def told(self) -> Message:
        key = "components-line" if self.line else "components-file"
        return Message(key, file=self.file, line=str(self.line), reason=self.why)

    def __reduce__(self) -> tuple[type[ComponentError], tuple[str, int, Message]]:
        return type(self), (self.file, self.line, self.why)


@dataclass(frozen=True, slots=True)
class Pack:
    """An owner's component files: their texts by `family/file`."""

    name: str
    texts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Box:
    """What a game is played with that differs from what its package ships: the files' lines, without remarks."""

    name: str
    family: str
    files: Mapping[str, tuple[str, ...]]

    @property
    def mark(self) -> str:
        """A fingerprint of all that differs."""
        made = hashlib.sha256()
        for file in sorted(self.files):
            made.update("\n".join([file, *self.files[file], ""]).encode())
        return made.hexdigest()[:16]


class _Shelf:
    """The pack in use, and what the games have read: by family, each file's text as shipped and as used."""

    pack: Pack | None = None
    read: dict[str, dict[str, tuple[str, str]]] = {}  # noqa: RUF012


def use(pack: Pack) -> None:
    """From now on games are played with this pack; `SkerryError` if one has been loaded already."""
    if _Shelf.read:
        raise SkerryError("a component pack must be chosen before the first game is loaded")
    _Shelf.pack = pack


def families() -> list[str]:
    """The families whose components can be exported: those that read theirs here."""
    return list(_Shelf.read)


def shipped(family: str) -> dict[str, str]:
    """The component files of a loaded family as its package ships them."""
    return {file: own for file, (own, _) in _Shelf.read.get(family, {}).items()}


def unknown_files() -> list[str]:
    """The files of the pack in use that no loaded game asked for."""
    known = {f"{family}/{file}" for family, read in _Shelf.read.items() for file in read}
    return sorted(set(_Shelf.pack.texts) - known) if _Shelf.pack else []


def box_of(family: str) -> Box | None:
    """What the games of a loaded family are played with instead of what is shipped; None if nothing differs."""
    read = _Shelf.read.get(family, {})
    differing = {file: plain(used) for file, (own, used) in read.items() if plain(used) != plain(own)}
    return Box(_Shelf.pack.name if _Shelf.pack else "", family, differing) if differing else None


def plain(text: str) -> tuple[str, ...]:
    """The lines of a component file that count."""
    lines = (line.strip() for line in text.splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))


def _text(family: str, file: str, own: str) -> str:
    text = own
    if _Shelf.pack is not None:
        text = _Shelf.pack.texts.get(f"{family}/{file}", own)
    _Shelf.read.setdefault(family, {})[file] = own, text
    return text


class _Entry:
    """Something in a component file that a mistake can be found in."""

    def __init__(self, file: str, line: int) -> None:
        self.file = file
        self.line = line

    def wrong(self, key: str, **args: Argument) -> ComponentError:
        return ComponentError(self.file, self.line, Message(key, **args))

    def require(self, holds: bool, key: str, **args: Argument) -> None:
        if not holds:
            raise self.wrong(key, **args)

    def whole(self, value: object, low: int, high: int) -> int:
        """The value as a whole number within bounds."""
        text = str(value).strip()
        if isinstance(value, bool) or not re.fullmatch(r"-?[0-9]{1,4}", text) or not low <= int(text) <= high:
            raise self.wrong("components-number", low=low, high=high, found=excerpt(text))
        return int(text)

    def choice(self, value: str, known: Collection[str]) -> str:
        if value not in known:
            raise self.wrong("components-word", known=" ".join(word or "–" for word in known), found=excerpt(value))
        return value


class Row(_Entry):
    """A line of a CSV file."""

    def __init__(self, file: str, line: int, fields: Mapping[str, str]) -> None:
        super().__init__(file, line)
        self.fields = fields

    def __getitem__(self, column: str) -> str:
        return self.fields[column]


class Rows(_Entry):
    """The lines of a CSV file; mistakes in the whole of it have no line."""

    def __init__(self, file: str, rows: list[Row]) -> None:
        super().__init__(file, 0)
        self.rows = rows


def rows(family: str, file: str, own: str, columns: tuple[str, ...]) -> Rows:
    """The rows of a table with these columns; `own` is the text that the package ships."""
    lines = _text(family, file, own).splitlines()
    numbered = [(number, line) for number, line in enumerate(lines, 1) if plain(line)]
    if not numbered or tuple(next(csv.reader([numbered[0][1]]))) != columns:
        raise ComponentError(
            file, numbered[0][0] if numbered else 0, Message("components-columns", columns=",".join(columns))
        )
    found = []
    for number, line in numbered[1:]:
        fields = [field.strip() for field in next(csv.reader([line]))]
        if len(fields) != len(columns):
            why = Message("components-fields", expected=len(columns), found=len(fields))
            raise ComponentError(file, number, why)
        found.append(Row(file, number, dict(zip(columns, fields, strict=True))))
    return Rows(file, found)


class Setting(_Entry):
    """A value of a TOML file."""

    def __init__(self, file: str, line: int, value: Any) -> None:
        super().__init__(file, line)
        self.value = value

    def wholes(self, low: int, high: int, count: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers, so many of them."""
        if not isinstance(self.value, list) or (count is not None and len(self.value) != count):
            raise self.wrong("components-list", count=count or 0)
        return tuple(self.whole(number, low, high) for number in self.value)

    def each(self, read: Callable[[Setting], Any]) -> tuple[Any, ...]:
        """A list, each of its values read in this way."""
        if not isinstance(self.value, list):
            raise self.wrong("components-list", count=0)
        return tuple(read(Setting(self.file, self.line, value)) for value in self.value)


def settings(family: str, file: str, own: str) -> Callable[[str], Setting]:
    """The values of a TOML file by their names, which must be those that the package's own file has."""
    text = _text(family, file, own)
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        raise ComponentError(file, int(at[1]) if at else 0, Message("components-toml")) from None
    names = list(tomllib.loads(own))
    lines = {line.partition("=")[0].strip(): number for number, line in enumerate(text.splitlines(), 1) if "=" in line}
    for name in values:
        if name not in names:
            raise ComponentError(file, lines.get(name, 0), Message("components-unknown", name=excerpt(name)))

    def value(name: str) -> Setting:
        if name not in values:
            raise ComponentError(file, 0, Message("components-missing", name=name))
        return Setting(file, lines.get(name, 0), values[name])

    return value
