"""The rules as they are read: sections and rules from the catalogues, in order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast

from skerry.core.info import GameInfo
from skerry.locales import bundle, source
from skerry.registry import package_of


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its id, a short title and its text."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules."""

    id: str
    title: str
    rules: tuple[Rule, ...]


def rulebook(info: GameInfo, lang: str = "en") -> tuple[Section, ...]:
    """The sections that a game is played by."""
    book = package_of(info).book
    return tuple(section for section in _book(book.prefix, lang) if info.id in book.only.get(section.id, (info.id,)))


def _book(book: str, lang: str) -> Iterable[Section]:
    heading, rules = "", list[str]()
    for key in _keys(lang):
        if key.startswith(f"rules-section-{book}-"):
            if rules:
                yield _section(heading, rules, lang)
            heading, rules = key, []
        elif key.startswith(f"rule-{book}-"):
            rules.append(key)
    yield _section(heading, rules, lang)


def _section(heading: str, rules: Iterable[str], lang: str) -> Section:
    found = tuple(Rule(key.removeprefix("rule-"), _text(lang, key, "title"), _text(lang, key)) for key in rules)
    return Section(heading.removeprefix("rules-section-"), _text(lang, heading), found)


def _keys(lang: str) -> list[str]:
    entries = FluentParser().parse(source(lang)).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def _text(lang: str, key: str, attribute: str | None = None) -> str:
    message = bundle(lang).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(bundle(lang).format_pattern(pattern)[0])
