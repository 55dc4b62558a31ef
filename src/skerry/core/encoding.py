"""Positions and actions as numbers of one byte each, for learners: what a seat may know, and what it may do.

A game subclasses `Encoding`. An observation is flat, of fixed length, and has named parts (`Part`); an action is a row
of named numbers, and has a number in a table that is frozen with the encoding's version. Compiled with the rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from skerry.core.kernel import Kernel, hashed
from skerry.core.packed import i64, u8, vec

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
    room: int
    """For how many legal actions there are rows, unless told otherwise: more than a position has in play."""
    length: i64
    """How many numbers an observation has."""
    map_length: i64
    """How many of them, at the beginning, tell of the map: the same for every seat while `Kernel.map_changes` is."""
    blank: vec[u8]
    """An observation as it is before it is written: zeros, and what is the same in all positions."""

    def __init__(
        self,
        version: int,
        parts: tuple[Part, ...],
        columns: tuple[str, ...],
        table_size: int,
        map_parts: int,
        room: int = 512,
    ) -> None:
        """The first `map_parts` parts tell of the map."""
        self.version = version
        self.parts = parts
        self.columns = columns
        self.table_size = table_size
        self.room = room
        self.length = sum([part.length for part in parts])
        self.map_length = sum([part.length for part in parts[:map_parts]])
        self.blank = vec[u8]([u8(0)] * self.length)

    def observe_map(self, kernel: Kernel, out: vec[u8]) -> None:
        """Write what lies on the map over a blank observation; nothing if no part tells of it."""

    def observe(self, kernel: Kernel, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what more the seat may know, where the numbers behind the map, blank yet, begin at `at`."""
        raise NotImplementedError

    def describe(self, kernel: Kernel, code: i64, out: vec[u8], at: i64) -> None:
        """Write the numbers of a legal action into `out`, where as many zeros as `columns` begin at `at`."""
        raise NotImplementedError

    def number(self, kernel: Kernel, code: i64) -> i64:
        """The number of a legal action in the table, or `OUTSIDE`."""
        raise NotImplementedError


def put(out: vec[u8], at: i64, value: i64) -> None:
    """Write one number, as far as a byte with a sign holds it."""
    if value < LEAST:
        value = LEAST
    elif value > MOST:
        value = MOST
    out[at] = u8(value & 255)


def put_small(out: vec[u8], at: i64, value: i64) -> None:
    """Write one number that a byte with a sign always holds."""
    out[at] = u8(value & 255)


def mark(out: vec[u8], at: i64) -> None:
    """Write a one."""
    out[at] = u8(1)


def observation(encoding: Encoding, kernel: Kernel, seat: i64) -> bytes:
    """What the seat may know."""
    out = encoding.blank[:]
    encoding.observe_map(kernel, out)
    encoding.observe(kernel, seat, out, encoding.map_length)
    return bytes(out)


def described(encoding: Encoding, kernel: Kernel) -> bytes:
    """The numbers of all legal actions, row after row."""
    codes = kernel.codes()
    return bytes(rows(encoding, kernel, codes, i64(len(codes))))


def rows(encoding: Encoding, kernel: Kernel, codes: vec[i64], count: i64) -> vec[u8]:
    """The numbers of these legal actions, and zeros for as many more as `count` asks for."""
    width = i64(len(encoding.columns))
    out = vec[u8]([u8(0)] * (count * width))
    at: i64 = 0
    for code in codes:
        encoding.describe(kernel, code, out, at)
        at += width
    return out


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

    def first_wrong(self, places: list[int], choices: list[int]) -> int:
        """The first of these games whose choice is not the place of a legal action; −1 if there is none."""
        for n in range(i64(len(places))):
            if not 0 <= choices[n] < len(self.codes[places[n]]):
                return places[n]
        return -1

    def observe(self, into: memoryview, maps: list[int]) -> None:
        """Write what the seats that are to act may know, game after game.

        `maps` says which map of each is there before, and afterwards: its `map_changes`, −1 if none is.
        """
        encoding = self.encoding
        blank, length, map_length = encoding.blank, encoding.length, encoding.map_length
        behind_map = blank[map_length:]
        start: i64 = 0
        for i in range(i64(len(self.kernels))):
            kernel = self.kernels[i]
            if maps[i] == kernel.map_changes:
                out = behind_map[:]
                encoding.observe(kernel, kernel.to_act(), out, 0)
                into[start + map_length : start + length] = out
            else:
                out = blank[:]
                encoding.observe_map(kernel, out)
                encoding.observe(kernel, kernel.to_act(), out, map_length)
                into[start : start + length] = out
                maps[i] = int(kernel.map_changes)
            start += length

    def describe(self, into: memoryview, room: i64, filled: list[int]) -> None:
        """Write the numbers of the legal actions, `room` rows for each game.

        `filled` says how many rows of each are not zero before, and afterwards.
        """
        encoding = self.encoding
        width = i64(len(encoding.columns))
        for i in range(i64(len(self.kernels))):
            codes = self.codes[i]
            count, before = i64(len(codes)), i64(filled[i])
            out = rows(encoding, self.kernels[i], codes, count if count > before else before)
            start = i * room * width
            into[start : start + i64(len(out))] = out
            filled[i] = count

    def random_choices(self, seed: i64) -> list[int]:
        """Any legal action in each game: a player for tests and measurements."""
        chosen: list[int] = []
        for i in range(i64(len(self.kernels))):
            chosen.append(int((hashed(seed, i) >> 9) % i64(len(self.codes[i]))))
        return chosen
