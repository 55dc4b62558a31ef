"""Every rule's way from its text to its code and its test: `python -m tools.trace [--brief]`.

A rule is known by its id in the catalogue (`rule-NW-C3`); the code that applies it and the test that proves it name
the id. Code applies a rule whose id stands with a function, a field or a number of the rules, or in the data; whatever
else names it (a module's first lines, a refusal, a score line, a bot) mentions it. The command fails if a rule is not
applied or not tested, or if an id is named that no rule has.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

CATALOGUES = tuple(f"src/skerry/{game}/locales/en/rules-{game}.ftl" for game in ("northwest", "northsea"))
ID = re.compile(r"\b(?:NW|NS)-[A-Z]+[0-9]+\b")
CODE = ("*.py", "*.csv", "*.toml", "*.json")

TELLING = re.compile(
    r"(actions|diagram\w*|encoding|events|facts|features|game|hints|\w*judges?|navigator|notation|package|picture|planner"
    r"|reasons|refusals|sampling|tilesheet|view)\.py"
)
"""Rooms that tell of the game or judge it, and apply no rule."""

Places = Mapping[str, list[str]]


def rule_ids() -> list[str]:
    """The ids of all the rules, in the catalogue's order."""
    texts = [Path(name).read_text(encoding="utf-8") for name in CATALOGUES]
    return [found for text in texts for found in re.findall(r"^rule-((?:NW|NS)-[A-Z]+[0-9]+) =", text, re.MULTILINE)]


def places(files: Iterable[Path]) -> Places:
    """Where each id is named, as file:line."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(ID.findall(line)):
                found[rule].append(f"{file.as_posix()}:{number}")
    return found


def applied(files: Iterable[Path]) -> Places:
    """Where each rule is applied, as file:line."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        if TELLING.fullmatch(file.name):
            continue
        text = file.read_text(encoding="utf-8")
        lines = text.splitlines()
        for number in _lines_that_apply(text) if file.suffix == ".py" else range(1, len(lines) + 1):
            for rule in dict.fromkeys(ID.findall(lines[number - 1])):
                found[rule].append(f"{file.as_posix()}:{number}")
    return found


def _lines_that_apply(source: str) -> list[int]:
    """The lines of functions, and of fields and constants with what is said of them; not a module's first lines."""
    tree = ast.parse(source)
    named = (ast.FunctionDef, ast.Assign, ast.AnnAssign, ast.Expr, ast.ClassDef, ast.If)
    nodes = [node for node in tree.body[1:] if isinstance(node, named)]
    return [line for node in nodes for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)]


def code_files() -> list[Path]:
    games = [Path("src/skerry/northwest"), Path("src/skerry/northsea"), Path("src/skerry/core")]
    found = (file for folder in games for pattern in CODE for file in folder.rglob(pattern))
    return sorted(file for file in found if file.name != "rulebook.py")  # it speaks of rules and applies none


def main(brief: bool) -> int:
    rules = rule_ids()
    code, tests = places(code_files()), places(sorted(Path("tests/rules").rglob("*.py")))
    applying = applied(code_files())
    if not brief:
        for rule in rules:
            mentioned = len(code[rule]) - len(applying[rule])
            print(f"{rule:9} {first(applying[rule]):55} mentioned {mentioned:2}  {first(tests[rule])}")
    faults = [f"{rule}: no code applies it" for rule in rules if not applying[rule]]
    faults += [f"{rule}: no test names it" for rule in rules if not tests[rule]]
    faults += [f"{rule}: no such rule, named in {first(where)}" for rule, where in code.items() if rule not in rules]
    faults += [f"{rule}: no such rule, named in {first(where)}" for rule, where in tests.items() if rule not in rules]
    print("\n".join(faults) or f"{len(rules)} rules, each with its code and its test")
    return int(bool(faults))


def first(where: list[str]) -> str:
    """The first place, and how many more there are."""
    if not where:
        return "—"
    return where[0] + (f" (+{len(where) - 1})" if len(where) > 1 else "")


if __name__ == "__main__":
    sys.exit(main("--brief" in sys.argv[1:]))
