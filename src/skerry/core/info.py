"""What can be played: the games, their seats and their options."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from skerry.core.errors import OptionError
from skerry.core.jsonlike import Json
from skerry.core.message import Message, excerpt
from skerry.locales import translate

OptionValue: TypeAlias = bool | int | str


MOST_SEED = (1 << 62) - 1


def whole(value: Any) -> int | None:
    """The whole number that is meant, numpy's too; None if it is none (a truth value is none)."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def check_seed(seed: object) -> int:
    """The seed if a game can begin from it, else an `OptionError`."""
    if type(seed) is int and 0 <= seed <= MOST_SEED:
        return seed
    number = whole(seed)
    if number is None or not 0 <= number <= MOST_SEED:
        raise OptionError(Message("option-seed", seed=_shown(seed)))
    return number


def _shown(value: object) -> str:
    return excerpt(repr(value))


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: a flag (default True or False), a number (`low`–`high`) or one of `choices`."""

    name: str
    default: OptionValue
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    since: int = 1
    """The version of the rules that brought it: older games are without."""

    def check(self, value: object) -> OptionValue:
        """The value if it is allowed, else an `OptionError`."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise OptionError(Message("option-flag", option=self.name, value=_shown(value)))
        if isinstance(self.default, int):
            number = whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
            raise OptionError(
                Message("option-number", option=self.name, low=self.low, high=self.high, value=_shown(value))
            )
        if isinstance(value, str) and value in self.choices:
            return value
        raise OptionError(
            Message("option-choice", option=self.name, choices=", ".join(self.choices), value=_shown(value))
        )

    def data(self) -> dict[str, Json]:
        """As plain JSON data."""
        return {
            "name": self.name,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "choices": list(self.choices),
        }


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be played. `family` names its package, and the part of the catalogues it speaks by."""

    id: str
    family: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    rules_version: int
    cooperative: bool = False
    target: int | None = None
    """The score to aim for, where the rules name one."""
    defaults: dict[str, OptionValue] = field(init=False, repr=False, compare=False)
    """The values of the options that nobody has chosen."""

    def __post_init__(self) -> None:
        newest = self.options_of(self.rules_version)
        object.__setattr__(self, "defaults", {option.name: option.default for option in newest})

    @property
    def title(self) -> str:
        """Its English title."""
        return self.title_in("en")

    def title_in(self, lang: str) -> str:
        """Its title in a language."""
        return translate(lang, f"{self.id}-title", {})

    def options_in(self, lang: str) -> list[dict[str, Json]]:
        """Its options, named in a language by the messages `<family>-option-<name>` and `…-<choice>`."""
        return [self._option_in(option, lang) for option in self.options]

    def _option_in(self, option: Option, lang: str) -> dict[str, Json]:
        key = f"{self.family}-option-{option.name}"
        labels = [translate(lang, f"{key}-{choice}", {}) for choice in option.choices]
        return {**option.data(), "label": translate(lang, key, {}), "choice_labels": labels}

    @property
    def seats(self) -> range:
        """The numbers of seats that it can be played with."""
        return range(self.min_seats, self.max_seats + 1)

    def check_seats(self, seats: int | None) -> int:
        """The number of seats to play with (None: the least possible), or an `OptionError`."""
        if seats is None:
            return self.min_seats
        if type(seats) is int and self.min_seats <= seats <= self.max_seats:
            return seats
        number = whole(seats)
        if number is None or not self.min_seats <= number <= self.max_seats:
            allowed = f"{self.min_seats}–{self.max_seats}" if self.min_seats < self.max_seats else str(self.min_seats)
            raise OptionError(Message("option-seats", game=self.id, allowed=allowed, seats=_shown(seats)))
        return number

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """The options that a version of the rules has."""
        return tuple(option for option in self.options if option.since <= rules)

    def check_options(self, given: Mapping[str, object], rules: int | None = None) -> dict[str, OptionValue]:
        """All the options of a version of the rules (None: the newest) with their values, defaults filled in, or an
        `OptionError`."""
        if not given and rules is None:
            return self.defaults.copy()
        known = {option.name: option for option in self.options_of(rules or self.rules_version)}
        for name in given:
            if name not in known:
                raise OptionError(Message("option-unknown", game=self.id, option=excerpt(name)))
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def data(self) -> dict[str, Json]:
        """As plain JSON data, for a client that offers the game."""
        return {
            "id": self.id,
            "family": self.family,
            "min_seats": self.min_seats,
            "max_seats": self.max_seats,
            "options": [option.data() for option in self.options],
            "rules_version": self.rules_version,
            "cooperative": self.cooperative,
            "target": self.target,
        }
