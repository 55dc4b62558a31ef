"""Why an action is not allowed, in a form that people, pages and tests can use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from skerry.core.jsonlike import Json
from skerry.locales import translate


@dataclass(frozen=True, slots=True)
class Mark:
    """A spot to highlight: `kind` is one of the game's documented kinds, `at` its name in the notation."""

    kind: str
    at: str

    def data(self) -> dict[str, Json]:
        """As plain JSON data."""
        return {"kind": self.kind, "at": self.at}


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule that forbids an action, a message key with arguments, and the spots to mark."""

    rule: str
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    where: tuple[Mark, ...] = ()

    def message(self, lang: str = "en") -> str:
        """The reason in words, in the given language."""
        return translate(lang, self.key, self.args)

    def data(self) -> dict[str, Json]:
        """As plain JSON data, without the message (which depends on the reader's language)."""
        return {
            "rule": self.rule,
            "key": self.key,
            "args": dict(self.args),
            "where": [mark.data() for mark in self.where],
        }
