"""The lines of a diagram, taken one by one; every mistake becomes a `RecordError` with its line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skerry.core.errors import NotationError, RecordError
from skerry.core.game import SEAT_LETTERS
from skerry.northwest.diagram import COLUMN_LETTERS
from skerry.northwest.notation import (
    read_tile,
)
from skerry.northwest.tables import index
from skerry.northwest.turns import enqueue

MAX_LINES: Final = 200


class Reader:
    """The lines of a diagram, taken one by one."""

    def __init__(self, text: str) -> None:
        if len(text) > 100_000 or text.count("\n") > MAX_LINES:
            raise RecordError(1, "longer than a diagram can be")
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.at = 1

    def wrong(self, reason: str) -> RecordError:
        return RecordError(max(self.at, 1), reason)

    def line(self) -> str:
        """The next line that is not empty."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            self.at += 1
            if line:
                return line
        self.at = len(self.lines)
        raise self.wrong("the diagram breaks off here")

    def field(self, name: str) -> str:
        """The value of the next line, which must have that name."""
        line = self.line()
        found, colon, value = line.partition(":")
        if not colon or found.strip() != name:
            raise self.wrong(f"'{name}: …' is expected, not {line[:40]!r}")
        return value.strip()

    def next_is(self, name: str) -> bool:
        """Whether the next line that is not empty has that name."""
        for line in self.lines[self.at :]:
            if line.strip():
                return line.partition(":")[0].strip() == name
        return False

    def number(self, text: str, low: int, high: int) -> int:
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise self.wrong(f"a number from {low} to {high} is expected, not {text[:30]!r}")
        return int(text)

    def choice(self, text: str, known: Iterable[str]) -> str:
        names = list(known)
        if text not in names:
            raise self.wrong(f"{text[:30]!r} is none of: {', '.join(names)}")
        return text

    def counts(self, text: str, names: Iterable[str], high: int, name_first: bool = True) -> list[int]:
        """Numbers with their names, in the order given."""
        names = list(names)
        words = text.split()
        found, said = (words[1::2], words[::2]) if name_first else (words[::2], words[1::2])
        if said != names or len(found) != len(names):
            shape = " ".join(f"{name} N" if name_first else f"N {name}" for name in names)
            raise self.wrong(f"'{shape}' is expected, not {text[:60]!r}")
        return [self.number(word, 0, high) for word in found]

    def seats(self, text: str, seats: int) -> int:
        """A turn order."""
        order = 0
        if text == "-":
            return order
        found = [SEAT_LETTERS[:seats].find(letter) for letter in text]
        if -1 in found or len(set(found)) != len(found):
            raise self.wrong(f"{text[:20]!r} is not an order of the seats {SEAT_LETTERS[:seats]}")
        for seat in found:
            order = enqueue(order, seat)
        return order

    def tiles(self, text: str) -> list[int]:
        try:
            return [] if text == "-" else [read_tile(word, word) for word in text.split()]
        except NotationError as error:
            raise self.wrong(str(error)) from None

    def square(self, text: str) -> int:
        if len(text) == 2 and text[0] in COLUMN_LETTERS and text[1] in "12345678":
            return index(int(text[1]) - 1, COLUMN_LETTERS.index(text[0]))
        raise self.wrong(f"{text[:20]!r} is not a square of the board")
