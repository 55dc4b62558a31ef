"""Positions and actions as numbers of one byte each, for learners: what a seat may know, and what it may do.

A game subclasses `Encoding`. An observation is flat, of fixed length, and has named parts (`Part`); an action is a row
of named numbers, and has a number in a table that is frozen with the encoding's version. Compiled with the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from skerry.core.kernel import Kernel, hashed
from skerry.core.packed import BytesWriter, i64, u8, vec

LEAST: Final[i64] = -128
MOST: Final[i64] = 127
OUTSIDE: Final[i64] = -1
"""In place of an action's number in the table: what it names lies outside the table's window."""


class Part(NamedTuple):
    """A part of an observation: its name and its shape."""

    name: str
    shape: tuple[int, ...]

    @property
    def length(self) -> int:
        product = 1
        for size in self.shape:
            product *= size
        return product


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How a game's positions and actions become numbers. Seats are told from the seat that looks: it is number 0."""

    version: int
    """Raised whenever a number changes its meaning or its place."""
    parts: tuple[Part, ...]
    columns: tuple[str, ...]
    """What the numbers of an action are."""
    table_size: int
    """How many actions the table has."""
    length: i64
    """How many numbers an observation has."""
    blank: bytes
    """An observation as it is before it is written: zeros, and what is the same in all positions."""

    def __init__(self, version: int, parts: tuple[Part, ...], columns: tuple[str, ...], table_size: int) -> None:
        self.version = version
        self.parts = parts
        self.columns = columns
        self.table_size = table_size
        self.length = sum([part.length for part in parts])
        self.blank = bytes(int(self.length))

    def observe(self, kernel: Kernel, seat: i64, out: BytesWriter, at: i64) -> None:
        """Write what the seat may know into `out`, where a blank observation begins at `at`."""
        raise NotImplementedError

    def describe(self, kernel: Kernel, code: i64, out: BytesWriter, at: i64) -> None:
        """Write the numbers of a legal action into `out`, where as many zeros as `columns` begin at `at`."""
        raise NotImplementedError

    def number(self, kernel: Kernel, code: i64) -> i64:
        """The number of a legal action in the table, or `OUTSIDE`."""
        raise NotImplementedError


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """Write one number, as far as a byte with a sign holds it."""
    if value < LEAST:
        value = LEAST
    elif value > MOST:
        value = MOST
    out[at] = u8(value & 255)


def mark(out: BytesWriter, at: i64) -> None:
    """Write a one."""
    out[at] = u8(1)


def sheet(blank: bytes) -> BytesWriter:
    """Bytes to write into."""
    out = BytesWriter()
    out.write(blank)
    return out


def observation(encoding: Encoding, kernel: Kernel, seat: i64) -> bytes:
    """What the seat may know."""
    out = sheet(encoding.blank)
    encoding.observe(kernel, seat, out, 0)
    return out.getvalue()


def described(encoding: Encoding, kernel: Kernel) -> bytes:
    """The numbers of all legal actions, row after row."""
    codes = kernel.codes()
    width = i64(len(encoding.columns))
    out = sheet(bytes(int(width) * len(codes)))
    for i in range(i64(len(codes))):
        encoding.describe(kernel, codes[i], out, i * width)
    return out.getvalue()


def numbers(encoding: Encoding, kernel: Kernel) -> list[int]:
    """The numbers of all legal actions in the table."""
    codes = kernel.codes()
    return [encoding.number(kernel, codes[i]) for i in range(i64(len(codes)))]


PIECE: Final[i64] = 1 << 16
"""How many bytes are written before they are given away."""


def pieces_of(length: i64) -> i64:
    """How many rows of that length are written before they are given away."""
    return PIECE // length if length < PIECE else 1


class Crowd:
    """Many games side by side: each is observed by the seat that is to act in it."""

    encoding: Encoding
    kernels: list[Kernel]
    codes: list[vec[i64]]
    """The legal actions of each game."""

    def __init__(self, encoding: Encoding, kernels: list[Kernel]) -> None:
        self.encoding = encoding
        self.kernels = kernels
        self.codes = [kernel.codes() for kernel in kernels]

    def replace(self, i: i64, kernel: Kernel) -> None:
        """Another game in place of the `i`-th."""
        self.kernels[i] = kernel
        self.codes[i] = kernel.codes()

    def play(self, places: list[int], choices: list[int]) -> list[int]:
        """In each of these games the action with that place among its legal ones; the games that are over now."""
        over: list[int] = []
        for n in range(i64(len(places))):
            i = places[n]
            kernel = self.kernels[i]
            kernel.apply(self.codes[i][choices[n]])
            if kernel.to_act() < 0:
                over.append(i)
            else:
                self.codes[i] = kernel.codes()
        return over

    def counts(self) -> list[int]:
        """How many legal actions each game has."""
        return [len(codes) for codes in self.codes]

    def first_wrong(self, places: list[int], choices: list[int]) -> int:
        """The first of these games whose choice is not the place of a legal action; −1 if there is none."""
        for n in range(i64(len(places))):
            if not 0 <= choices[n] < len(self.codes[places[n]]):
                return places[n]
        return -1

    def observations(self) -> Iterator[bytes]:
        """One after the other, so many at a time as stay in the processor's cache."""
        encoding = self.encoding
        length, count = encoding.length, i64(len(self.kernels))
        most = pieces_of(length)
        blank, out = encoding.blank * int(most), BytesWriter()
        first: i64 = 0
        while first < count:
            end = first + most if first + most < count else count
            out.truncate(0)
            out.write(blank)
            for i in range(first, end):
                encoding.observe(self.kernels[i], self.kernels[i].to_act(), out, (i - first) * length)
            out.truncate((end - first) * length)
            yield out.getvalue()
            first = end

    def actions(self, room: i64) -> Iterator[bytes]:
        """The numbers of the legal actions, `room` rows for each game, so many games at a time."""
        width, count = i64(len(self.encoding.columns)), i64(len(self.kernels))
        most = pieces_of(width * room)
        blank, out = bytes(int(width * room * most)), BytesWriter()
        first: i64 = 0
        while first < count:
            end = first + most if first + most < count else count
            out.truncate(0)
            out.write(blank)
            for i in range(first, end):
                self.describe(i, out, (i - first) * room * width, width)
            out.truncate((end - first) * room * width)
            yield out.getvalue()
            first = end

    def describe(self, i: i64, out: BytesWriter, at: i64, width: i64) -> None:
        """The numbers of the legal actions of the i-th game."""
        kernel, encoding = self.kernels[i], self.encoding
        for code in self.codes[i]:
            encoding.describe(kernel, code, out, at)
            at += width

    def random_choices(self, seed: i64) -> list[int]:
        """Any legal action in each game: a player for tests and measurements."""
        chosen: list[int] = []
        for i in range(i64(len(self.kernels))):
            chosen.append(int((hashed(seed, i) >> 9) % i64(len(self.codes[i]))))
        return chosen
