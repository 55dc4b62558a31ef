"""How the catalogues are set: French spaces that do not break, and one kind of apostrophe and quotation mark."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from skerry.locales import LANGUAGES, parts, source

CATALOGUES = [(lang, part) for lang in LANGUAGES for part in sorted(parts(lang))]
"""Ours and those of every game that is installed."""
NARROW, WIDE = "\u202f", "\u00a0"
PLACEABLE = "\ufffc"
QUOTED = re.compile(f"«{WIDE}[^»]*{WIDE}»")
"""Notation and names of files are quoted as they are written."""
COMMAND = re.compile("pip install '.*?'")
"""A shell wants its own quotation marks."""
TITLES = ("Expedition: Northwest Passage",)


class Texts(Visitor):  # type: ignore[misc]
    """The texts of a message, what is put in replaced by a mark."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append("".join(map(written, node.elements)))
        self.generic_visit(node)


def written(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    return PLACEABLE


def texts(lang: str, part: str) -> list[tuple[str, str]]:
    found = []
    for entry in FluentParser().parse(source(lang, part)).body:
        if isinstance(entry, ast.Message | ast.Term):
            visitor = Texts()
            visitor.visit(entry)
            found += [(entry.id.name, text) for text in visitor.found]
    return found


def badly_spaced(text: str) -> list[str]:
    """Where French would break or glue a line at a punctuation mark. What stands at the start of a variant is joined
    to what is before it, so it must bring its own space."""
    for title in TITLES:
        text = text.replace(title, "")
    text = QUOTED.sub(f"«{WIDE}{WIDE}»", text)
    before = re.findall(rf"(?:^|[^{WIDE}])[:»](?!//)|(?:^|[^{NARROW}{WIDE}])[;!?%]", text)
    return before + re.findall(rf"«[^{WIDE}]", text)


@pytest.mark.parametrize("part", [part for lang, part in CATALOGUES if lang == "fr"])
def test_french_punctuation_keeps_to_its_word(part: str) -> None:
    assert [(key, text) for key, text in texts("fr", part) if badly_spaced(text)] == []


@pytest.mark.parametrize(("lang", "part"), CATALOGUES)
def test_apostrophes_and_quotation_marks_are_curved(lang: str, part: str) -> None:
    told = [(key, COMMAND.sub("", text)) for key, text in texts(lang, part)]
    assert [(key, text) for key, text in told if re.search("['\"]", text)] == []


@pytest.mark.parametrize("text", ["Non: rien", "Non : rien", "Oui!", "« oui »", "un; deux", "95 %"])
def test_what_is_badly_set_is_noticed(text: str) -> None:
    assert badly_spaced(text) != []


@pytest.mark.parametrize("text", ["Non\u00a0: rien", "Oui\u202f!", "«\u00a0nom: valeur\u00a0»", "https://exemple.fr"])
def test_what_is_well_set_is_not_complained_about(text: str) -> None:
    assert badly_spaced(text) == []
