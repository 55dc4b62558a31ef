"""The lines of a diagram by their names, and what their values can be."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from skerry.core.errors import RecordError, ToldError
from skerry.core.game import SEAT_LETTERS
from skerry.core.info import GameInfo
from skerry.core.message import Argument, Message, excerpt
from skerry.northsea.components import TILE_COUNT
from skerry.northsea.notation import parse_hex, parse_home, parse_pieces

_LONGEST = 100_000
WHOLE = re.compile(r"[0-9]{1,19}")
_HEAD = (
    "rules",
    "seats",
    "side",
    "seed",
    "drawn",
    "phase",
    "turns",
    "first",
    "points",
    "placings",
    "pile",
    "discarded",
)
_MAP = ("tile", "enemy", "settlement", "animals")
_PLAYER = (
    "captain",
    "offer",
    "hand",
    "longship",
    "aboard",
    "mainland",
    "vikings",
    "outpost",
    "livestock",
    "settlements",
    "ships",
    "dead",
)
_REPEATED = ("tile", "enemy", "settlement", "animals", "vikings", "outpost")


def wrong(line: int, key: str, **args: Argument) -> RecordError:
    return RecordError(line, Message(key, **args))


@dataclass(frozen=True)
class Line:
    number: int
    value: str

    def error(self, key: str, **args: Argument) -> RecordError:
        return wrong(self.number, key, **args)

    def whole(self, least: int, most: int) -> int:
        """The value as a whole number in a range."""
        if not WHOLE.fullmatch(self.value) or not least <= int(self.value) <= most:
            raise self.error("record-number", least=str(least), most=str(most), found=excerpt(self.value))
        return int(self.value)

    def one_of(self, choices: tuple[str, ...]) -> int:
        if self.value not in choices:
            raise self.error("record-choice", choices=", ".join(choices), found=excerpt(self.value))
        return choices.index(self.value)

    def tiles(self) -> int:
        """The value as a mask of tiles."""
        mask = 0
        for word in self.value.split():
            if not WHOLE.fullmatch(word) or not 1 <= int(word) <= TILE_COUNT or mask >> int(word) & 1:
                raise self.error("northsea-record-tile-or-twice", found=excerpt(word))
            mask |= 1 << int(word)
        return mask

    def split_at(self) -> tuple[str, int]:
        """The two parts of 'something at AREA'."""
        what, at, where = self.value.rpartition(" at ")
        if not at:
            raise self.error("northsea-record-at-expected", found=excerpt(self.value))
        return what.strip(), self.home(where)

    def home(self, text: str) -> int:
        try:
            return parse_home(text.strip())
        except ToldError as error:
            raise RecordError(self.number, error.why) from None

    def hexagon(self, text: str) -> int:
        try:
            return parse_hex(text.strip())
        except ToldError as error:
            raise RecordError(self.number, error.why) from None

    def pieces(self, text: str) -> tuple[int, int]:
        if not text:
            return 0, 0
        try:
            return parse_pieces(text.lower().split())
        except ToldError as error:
            raise RecordError(self.number, error.why) from None


@dataclass
class Lines:
    """The lines of a diagram by their names."""

    last: int
    lines: dict[str, list[Line]] = field(default_factory=dict)

    def all(self, name: str) -> list[Line]:
        return self.lines.get(name, [])

    def one(self, name: str) -> Line:
        found = self.all(name)
        if not found:
            raise wrong(self.last, "record-line-missing", name=name)
        return found[0]


def read_lines(text: str, info: GameInfo) -> Lines:
    if len(text) > _LONGEST:
        raise wrong(1, "record-too-long", most=_LONGEST)
    rows = text.removeprefix("\ufeff").split("\n")
    if not rows or rows[0].split() != ["skerry", "diagram", info.id]:
        raise wrong(1, "record-diagram-of-another", game=info.id)
    found = Lines(len(rows))
    for number, row in enumerate(rows[1:], 2):
        if not row.strip() or row.startswith("#"):
            continue
        name, colon, value = row.partition(":")
        name = " ".join(name.split())
        if not colon:
            raise wrong(number, "record-value-expected", found=excerpt(row))
        same = found.lines.setdefault(name, [])
        if same and name.split(" ")[-1] not in _REPEATED:
            raise wrong(number, "record-second-line", name=excerpt(name))
        same.append(Line(number, " ".join(value.split())))
    return found


def check_names(lines: Lines, seats: int) -> None:
    known = {*_HEAD, *_MAP, *(f"{letter} {name}" for letter in SEAT_LETTERS[:seats] for name in _PLAYER)}
    for name, same in lines.lines.items():
        if name not in known:
            raise same[0].error("record-unknown-line", name=excerpt(name))
