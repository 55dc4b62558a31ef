"""The lines of a diagram, taken one by one; every mistake becomes a `RecordError` with its line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skerry.core.errors import RecordError, ToldError
from skerry.core.game import SEAT_LETTERS
from skerry.core.message import Argument, Message, excerpt
from skerry.northwest.geometry import index
from skerry.northwest.notation import (
    read_tile,
)
from skerry.northwest.numbers import COLUMN_NAMES, ROW_NAMES
from skerry.northwest.state import enqueue

MAX_LINES: Final = 200


class Reader:
    """The lines of a diagram, taken one by one."""

    def __init__(self, text: str) -> None:
        if len(text) > 100_000 or text.count("\n") > MAX_LINES:
            raise RecordError(1, Message("record-diagram-long"))
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.at = 1

    def wrong(self, key: str, **args: Argument) -> RecordError:
        return self.told(Message(key, **args))

    def told(self, why: Message) -> RecordError:
        return RecordError(max(self.at, 1), why)

    def line(self) -> str:
        """The next line that is not empty."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            self.at += 1
            if line:
                return line
        self.at = len(self.lines)
        raise self.wrong("record-diagram-breaks-off")

    def expect(self, text: str) -> None:
        """The next line must be just that."""
        line = self.line()
        if line != text:
            raise self.wrong("record-expected", expected=text, found=excerpt(line))

    def field(self, name: str) -> str:
        """The value of the next line, which must have that name."""
        line = self.line()
        found, colon, value = line.partition(":")
        if not colon or found.strip() != name:
            raise self.wrong("record-expected", expected=f"{name}: …", found=excerpt(line))
        return value.strip()

    def next_is(self, name: str) -> bool:
        """Whether the next line that is not empty has that name."""
        for line in self.lines[self.at :]:
            if line.strip():
                return line.partition(":")[0].strip() == name
        return False

    def number(self, text: str, low: int, high: int) -> int:
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20 and low <= int(text) <= high):
            raise self.wrong("record-number", least=str(low), most=str(high), found=excerpt(text))
        return int(text)

    def choice(self, text: str, known: Iterable[str]) -> str:
        names = list(known)
        if text not in names:
            raise self.wrong("record-choice", choices=", ".join(names), found=excerpt(text))
        return text

    def counts(self, text: str, names: Iterable[str], high: int, name_first: bool = True) -> list[int]:
        """Numbers with their names, in the order given."""
        names = list(names)
        words = text.split()
        found, said = (words[1::2], words[::2]) if name_first else (words[::2], words[1::2])
        if said != names or len(found) != len(names):
            shape = " ".join(f"{name} N" if name_first else f"N {name}" for name in names)
            raise self.wrong("record-expected", expected=shape, found=excerpt(text))
        return [self.number(word, 0, high) for word in found]

    def seats(self, text: str, seats: int) -> int:
        """A turn order."""
        order = 0
        if text == "-":
            return order
        found = [SEAT_LETTERS[:seats].find(letter) for letter in text]
        if -1 in found or len(set(found)) != len(found):
            raise self.wrong("northwest-record-order", found=excerpt(text), seats=SEAT_LETTERS[:seats])
        for seat in found:
            order = enqueue(order, seat)
        return order

    def tiles(self, text: str) -> list[int]:
        try:
            return [] if text == "-" else [read_tile(word) for word in text.split()]
        except ToldError as error:
            raise self.told(error.why) from None

    def square(self, text: str) -> int:
        if len(text) == 2 and text[0] in COLUMN_NAMES and text[1] in ROW_NAMES:
            return index(int(text[1]) - 1, COLUMN_NAMES.index(text[0]))
        raise self.wrong("northwest-notation-square", found=excerpt(text))
