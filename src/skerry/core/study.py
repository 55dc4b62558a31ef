"""What a laboratory can learn from many games of a family beyond points and wins, as data that it draws and writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from skerry.core.game import Game
from skerry.core.jsonlike import Json
from skerry.core.message import Message

Values: TypeAlias = Sequence[float]
Groups: TypeAlias = Sequence[tuple[int | Message, Values]]
"""Numbers by seat, or by whatever else has a name."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    extras: Mapping[str, Any]
    """What its `Study` kept of it; older results may lack some of it."""
    scores: Sequence[int]
    wins: Sequence[float]
    """Each seat's part of the win."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A map of squares or corners, row by row from the north; what is not a number stays empty."""

    name: str
    label: Message
    alt: Message
    shares: Sequence[Values]


@dataclass(frozen=True, slots=True)
class Hexagons:
    """A map of hexagons by their places (q, r)."""

    name: str
    label: Message
    alt: Message
    shares: Mapping[tuple[int, int], float]


@dataclass(frozen=True, slots=True)
class Rates:
    """How often something was so: groups of zeros and ones."""

    caption: Message
    what: Message
    groups: Groups


@dataclass(frozen=True, slots=True)
class Spread:
    """How numbers spread."""

    caption: Message
    what: Message
    groups: Groups


@dataclass(frozen=True, slots=True)
class Figures:
    """Numbers in rows, each with its name."""

    caption: Message
    head: Sequence[Message]
    rows: Sequence[tuple[str | Message, Values]]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a report."""

    title: Message
    maps: Sequence[Grid | Hexagons] = ()
    tables: Sequence[Rates | Spread | Figures] = ()
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class Study:
    """What to keep of a finished game, and what many of them tell."""

    extras: Callable[[Game], dict[str, Json]]
    chapters: Callable[[Sequence[Played]], Sequence[Chapter]]


def by_seat(games: Sequence[Played], measure: Callable[[Mapping[str, Any]], float | None]) -> Groups:
    """What is measured of each player that the extras tell of, by seat; None is left out."""
    found: dict[int, list[float]] = {}
    for game in games:
        for seat, player in enumerate(game.extras.get("players") or ()):
            value = measure(player)
            found.setdefault(seat, []).extend([] if value is None else [float(value)])
    return list(found.items())
