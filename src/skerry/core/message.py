"""A text of the catalogues, told in the language of its reader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from skerry.core.jsonlike import Json
from skerry.locales import translate

Argument: TypeAlias = "str | int | Message"

LONGEST_EXCERPT = 60


@dataclass(init=False, slots=True)
class Message:
    """A message key with its arguments, of which some may be messages in turn."""

    key: str
    args: dict[str, Argument]

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key = key
        self.args = args

    def data(self) -> dict[str, Json]:
        """As plain JSON data, for a reader whose language is not known here."""
        return {"key": self.key, "args": {name: _argument(value) for name, value in self.args.items()}}

    def text(self, lang: str = "en") -> str:
        """The message in words, in the given language."""
        told = {name: value.text(lang) if isinstance(value, Message) else value for name, value in self.args.items()}
        return translate(lang, self.key, told)


def _argument(value: Argument) -> Json:
    return value.data() if isinstance(value, Message) else value


def excerpt(text: str) -> str:
    """The beginning of a text that somebody else wrote, fit to be shown."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:LONGEST_EXCERPT])
