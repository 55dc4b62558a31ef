"""The catalogues: both languages say the same things, and every key that is used exists."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import skerry
from skerry.bots.analysis import GRADES
from skerry.locales import LANGUAGES, bundle, parts, source
from skerry.northsea.components import ANIMALS
from skerry.northwest.components import SMALL_NAMES, TOKEN_NAMES
from skerry.rulebook import rulebook

ROOT = Path(__file__).parents[2]
PARTS = sorted(parts("en"))
RULE_IDS = (ROOT / "tests/docs/rule-ids.txt").read_text().split()


def entries(lang: str, part: str) -> list[ast.Message]:
    body = FluentParser().parse(source(lang, part)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{lang}/{part} cannot be read here: {junk[0][:80]!r}"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def all_keys(lang: str) -> list[str]:
    return [entry.id.name for part in PARTS for entry in entries(lang, part)]


class References(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(node.id.name)


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def shape(message: ast.Message) -> dict[str, set[str]]:
    """A message's value and attributes with the variables that each uses."""
    parts = {"": message.value, **{f".{item.id.name}": item.value for item in message.attributes}}
    told = {}
    for name, pattern in parts.items():
        variables = Variables()
        variables.visit(pattern)
        told[name] = variables.found
    return told


def test_both_languages_have_the_same_parts() -> None:
    assert sorted(parts("fr")) == PARTS


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_keys_and_variables(part: str) -> None:
    english = {entry.id.name: shape(entry) for entry in entries("en", part)}
    french = {entry.id.name: shape(entry) for entry in entries("fr", part)}
    assert english == french


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_refers_only_to_itself(lang: str, part: str) -> None:
    """So each part can be read alone."""
    body = FluentParser().parse(source(lang, part)).body
    own = {entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)}
    references = References()
    for entry in body:
        references.visit(entry)
    assert references.found <= own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_twice(lang: str) -> None:
    assert [key for key, count in Counter(all_keys(lang)).items() if count > 1] == []


@pytest.mark.parametrize("part", PARTS)
def test_french_is_not_english_left_untranslated(part: str) -> None:
    english = {entry.id.name: text_of(entry) for entry in entries("en", part)}
    french = {entry.id.name: text_of(entry) for entry in entries("fr", part)}
    same = [key for key, text in english.items() if len(text.split()) > 3 and text == french[key]]
    assert same == []


def text_of(message: ast.Message) -> str:
    return "".join(element.value for element in message.value.elements if isinstance(element, ast.TextElement))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_text_and_title(lang: str) -> None:
    catalogue = bundle(lang)
    for rule in RULE_IDS:
        message = catalogue.get_message(f"rule-{rule}")
        assert message.value is not None
        assert "title" in message.attributes


def test_there_is_no_text_for_a_rule_that_does_not_exist() -> None:
    assert {key.removeprefix("rule-") for key in all_keys("en") if key.startswith("rule-")} == set(RULE_IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebooks_hold_every_rule(lang: str) -> None:
    found = {rule.id for info in skerry.games().values() for section in rulebook(info, lang) for rule in section.rules}
    assert found == set(RULE_IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_title(lang: str) -> None:
    for info in skerry.games().values():
        assert info.title_in(lang) != f"{info.id}-title"


PREFIXES = "|".join(sorted({part.split("-")[0] for part in PARTS} - {"rules"}))
IN_PYTHON = re.compile(rf'"((?:{PREFIXES})(?:-[a-z0-9]+)+)"')
IN_CLIENT = re.compile(r"""\bt\(\s*["'`]([a-z0-9-]+)["'`]\s*[,)]""")


def used_keys(folder: str, suffixes: tuple[str, ...], pattern: re.Pattern[str]) -> set[str]:
    files = (path for path in (ROOT / folder).rglob("*") if path.suffix in suffixes)
    return {key for path in files for key in pattern.findall(path.read_text(encoding="utf-8"))}


def test_every_key_that_is_used_exists() -> None:
    used = used_keys("src/skerry", (".py",), IN_PYTHON) | used_keys("web/src", (".ts", ".svelte"), IN_CLIENT)
    assert used - set(skerry.games()) - set(all_keys("en")) == set()


def test_every_key_of_the_command_line_is_used() -> None:
    code = (ROOT / "src/skerry/cli.py").read_text(encoding="utf-8")
    asked = set(re.findall(r'text\(\s*"([a-z-]+)"', code)) | {"yes", "no"} | {f"grade-{name}" for _, name in GRADES}
    columns = {name for call in re.findall(r"new_table\(([^)]*)\)", code) for name in re.findall(r'"([a-z]+)"', call)}
    wanted = {f"cli-{key}" for key in asked} | {f"cli-column-{name}" for name in columns}
    assert wanted == {entry.id.name for entry in entries("en", "cli")}


OF_ERRORS = ("notation", "option", "record")
ERROR_KEY = re.compile(r"(?:notation|option|record)(?:-[a-z]+)+")


def keys_in(node: python.AST) -> Iterator[str]:
    """The keys of errors that an expression, or the choice between two, gives."""
    if isinstance(node, python.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)
    elif isinstance(node, python.Constant) and isinstance(node.value, str) and ERROR_KEY.fullmatch(node.value):
        yield node.value


def messages_in(tree: python.AST) -> Iterator[tuple[str, set[str]]]:
    """Every key of an error in the code with the arguments that it is given; outside of a call it is given none."""
    within: set[python.AST] = set()
    for node in python.walk(tree):
        if isinstance(node, python.Call):
            given = {word.arg for word in node.keywords if word.arg is not None}
            for argument in node.args:
                within.update(python.walk(argument) if isinstance(argument, python.IfExp) else [argument])
                yield from ((key, given) for key in keys_in(argument))
        elif isinstance(node, python.Compare):  # it only asks
            within.update(python.walk(node))
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and node not in within:
            yield from ((key, set()) for key in keys_in(node))


def test_every_error_is_told_with_the_arguments_of_its_text() -> None:
    texts = {entry.id.name: shape(entry)[""] for part in OF_ERRORS for entry in entries("en", part)}
    used = set()
    for path in (ROOT / "src/skerry").rglob("*.py"):
        for key, given in messages_in(python.parse(path.read_text(encoding="utf-8"))):
            assert given == texts[key], f"{path.name}: {key}"
            used.add(key)
    assert used == set(texts)


def test_no_error_has_its_words_in_the_code() -> None:
    errors = "RecordError|OptionError|NotationError|UnforcedChance|Message|_wrong|wrong|error"
    wordy = re.compile(rf"""\b(?:{errors})\((?:[a-z_.+ 0-9]+, )?f?"[^"]* """)
    for package in ("core", "northsea", "northwest"):
        for path in (ROOT / "src/skerry" / package).rglob("*.py"):
            assert wordy.findall(path.read_text(encoding="utf-8")) == [], path.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_things_that_errors_name_have_names(lang: str) -> None:
    things = [f"northsea-feature-{name}" for name in ANIMALS]
    things += [f"northwest-token-{name}" for name in TOKEN_NAMES[1:]]
    things += [f"northwest-tile-{name}" for name in SMALL_NAMES]
    assert [key for key in things if not bundle(lang).has_message(key)] == []
