"""The rules as they are read: sections and rules from the catalogues, in order, as a mode is played by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast

from skerry.core.info import GameInfo
from skerry.core.package import RuleBook
from skerry.locales import bundle, parts, source, translate
from skerry.registry import package_of


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its id, a short title and its text, and what there is to say about it in a mode."""

    id: str
    title: str
    text: str
    sources: str = ""
    """Letters of `RuleBook.sources`."""
    instead_of: tuple[str, ...] = ()
    """The rules that are not read here because this one stands in their place."""
    after: tuple[str, ...] = ()
    """The rules that go before this one where they differ."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules."""

    id: str
    title: str
    rules: tuple[Rule, ...]


def rulebook(info: GameInfo, lang: str = "en") -> tuple[Section, ...]:
    """The rules that a game is played by; where its mode changes one, only what holds is there, or what goes first."""
    book = package_of(info).book
    replaced = {rule for rules in book.instead.get(info.id, {}).values() for rule in rules}
    sections = []
    for heading, keys in _chapters(book.prefix, lang):
        if info.id in book.only.get(heading, (info.id,)):
            rules = tuple(_rule(book, info.id, key, lang) for key in keys if key not in replaced)
            sections.append(Section(heading, _text(lang, f"rules-section-{heading}"), rules))
    return tuple(section for section in sections if section.rules)


def rule_in(info: GameInfo, rule_id: str, lang: str = "en") -> Rule | None:
    """The rule that holds in a game under this id: itself, or the one that stands in its place."""
    rules = [rule for section in rulebook(info, lang) for rule in section.rules]
    return next((rule for rule in rules if rule_id == rule.id or rule_id in rule.instead_of), None)


def changes(rule: Rule, lang: str = "en") -> list[str]:
    """What the mode says about a rule and others, in words."""
    said = {"rules-instead": rule.instead_of, "rules-after": rule.after}
    return [translate(lang, key, {"rules": ", ".join(others)}) for key, others in said.items() if others]


def source_note(rule: Rule, lang: str = "en") -> str | None:
    """Where a rule comes from, in words; None if its book does not say."""
    return translate(lang, "rules-source", {"sources": rule.sources}) if rule.sources else None


@cache
def _chapters(prefix: str, lang: str) -> Sequence[tuple[str, list[str]]]:
    """Each section's id with the ids of its rules."""
    found: list[tuple[str, list[str]]] = []
    rules = "\n".join(source(lang, part) for part in parts(lang) if part.startswith("rules"))
    for entry in FluentParser().parse(rules).body:
        if isinstance(entry, ast.Message):
            kind, _, name = entry.id.name.partition(f"-{prefix}-")
            if name and kind == "rules-section":
                found.append((f"{prefix}-{name}", []))
            elif name and kind == "rule":
                found[-1][1].append(f"{prefix}-{name}")
    return found


def _rule(book: RuleBook, mode: str, rule: str, lang: str) -> Rule:
    return Rule(
        rule,
        _text(lang, f"rule-{rule}", "title"),
        _text(lang, f"rule-{rule}"),
        next((letters for letters, ids in book.sources.items() if rule in ids.split()), ""),
        book.instead.get(mode, {}).get(rule, ()),
        tuple(other for other, changed in book.before.get(mode, {}).items() if rule in changed),
    )


def _text(lang: str, key: str, attribute: str | None = None) -> str:
    message = bundle(lang).get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(bundle(lang).format_pattern(pattern)[0])
