"""Positions and actions as numbers of one byte each, for learners: what a seat may know, and what it may do.

A game subclasses `Encoding`. An observation is flat, of fixed length, and has named parts (`Part`); an action is a row
of named numbers, and has a number in a table that is frozen with the encoding's version. Compiled with the rules.
"""

from __future__ import annotations

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

    def __init__(self, version: int, parts: tuple[Part, ...], columns: tuple[str, ...], table_size: int) -> None:
        self.version = version
        self.parts = parts
        self.columns = columns
        self.table_size = table_size
        self.length = sum([part.length for part in parts])

    def observe(self, kernel: Kernel, seat: i64, out: BytesWriter, at: i64) -> None:
        """Write what the seat may know into `out`, where `length` zeros begin at `at`."""
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


def zeros(length: i64) -> BytesWriter:
    """So many bytes to write into."""
    out = BytesWriter()
    out.write(bytes(int(length)))
    return out


def observation(encoding: Encoding, kernel: Kernel, seat: i64) -> bytes:
    """What the seat may know."""
    out = zeros(encoding.length)
    encoding.observe(kernel, seat, out, 0)
    return out.getvalue()


def described(encoding: Encoding, kernel: Kernel) -> bytes:
    """The numbers of all legal actions, row after row."""
    codes = kernel.codes()
    width = i64(len(encoding.columns))
    out = zeros(width * i64(len(codes)))
    for i in range(i64(len(codes))):
        encoding.describe(kernel, codes[i], out, i * width)
    return out.getvalue()


def numbers(encoding: Encoding, kernel: Kernel) -> list[int]:
    """The numbers of all legal actions in the table."""
    codes = kernel.codes()
    return [encoding.number(kernel, codes[i]) for i in range(i64(len(codes)))]


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

    def observations(self) -> bytes:
        """One after the other."""
        length = self.encoding.length
        out = zeros(length * i64(len(self.kernels)))
        for i in range(i64(len(self.kernels))):
            self.encoding.observe(self.kernels[i], self.kernels[i].to_act(), out, i * length)
        return out.getvalue()

    def actions(self, room: i64) -> bytes:
        """The numbers of the legal actions, `room` rows for each game."""
        width = i64(len(self.encoding.columns))
        out = zeros(width * room * i64(len(self.kernels)))
        for i in range(i64(len(self.kernels))):
            kernel = self.kernels[i]
            codes = self.codes[i]
            for n in range(i64(len(codes))):
                self.encoding.describe(kernel, codes[n], out, (i * room + n) * width)
        return out.getvalue()

    def random_choices(self, seed: i64) -> list[int]:
        """Any legal action in each game: a player for tests and measurements."""
        chosen: list[int] = []
        for i in range(i64(len(self.kernels))):
            chosen.append(int((hashed(seed, i) >> 9) % i64(len(self.codes[i]))))
        return chosen
