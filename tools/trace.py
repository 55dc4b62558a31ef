"""Every rule's way from its text to its code and its test: `python -m tools.trace [--brief] [FAMILY …]`.

Looked at are all the games that are installed, or the families that are named. A rule is known by its id in the
catalogue (`rule-NW-C3`); the code that applies it and the test that proves it name the id. Code applies a rule whose id
stands with a function, a field or a number of the rules, or in the data; whatever else names it (a module's first
lines, a refusal, a score line, a bot) mentions it. The command fails if a rule is not applied or not tested, or if an
id is named that no rule has.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from skerry.core.package import GamePackage
from skerry.locales import source
from skerry.registry import packages

TESTS = ("tests/rules", "tests/thirdgame")
CODE = ("*.py", "*.csv", "*.toml", "*.json")

TELLING = re.compile(
    r"(actions|diagram\w*|encoding|events|facts|game|hints|\w*judges?|lookout|navigator|notation|package|picture"
    r"|planner|reasons|refusals|retelling|sampling|tilesheet|view)\.py"
)
"""Rooms that tell of the game or judge it, and apply no rule."""

Places = Mapping[str, list[str]]


def rule_ids(package: GamePackage) -> list[str]:
    """The ids of a family's rules, in the catalogue's order."""
    return re.findall(rf"^rule-({package.book.prefix}-[A-Z]+[0-9]+) =", source("en"), re.MULTILINE)


def id_pattern(packages: Iterable[GamePackage]) -> re.Pattern[str]:
    prefixes = "|".join(package.book.prefix for package in packages)
    return re.compile(rf"\b(?:{prefixes})-[A-Z]+[0-9]+\b")


def places(files: Iterable[Path], ids: re.Pattern[str]) -> Places:
    """Where each id is named, as file:line."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(ids.findall(line)):
                found[rule].append(f"{file.as_posix()}:{number}")
    return found


def applied(files: Iterable[Path], ids: re.Pattern[str]) -> Places:
    """Where each rule is applied, as file:line."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        if TELLING.fullmatch(file.name):
            continue
        text = file.read_text(encoding="utf-8")
        lines = text.splitlines()
        for number in _lines_that_apply(text) if file.suffix == ".py" else range(1, len(lines) + 1):
            for rule in dict.fromkeys(ids.findall(lines[number - 1])):
                found[rule].append(f"{file.as_posix()}:{number}")
    return found


def _lines_that_apply(source: str) -> list[int]:
    """The lines of functions, and of fields and constants with what is said of them; not a module's first lines."""
    tree = ast.parse(source)
    named = (ast.FunctionDef, ast.Assign, ast.AnnAssign, ast.Expr, ast.ClassDef, ast.If)
    nodes = [node for node in tree.body[1:] if isinstance(node, named)]
    return [line for node in nodes for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)]


def code_files(packages: Iterable[GamePackage]) -> list[Path]:
    """The files of the games, wherever they are installed, and of what they have in common."""
    modules = [inspect.getfile(package.game_type) for package in packages]
    folders = [Path("src/skerry/core"), *(_shown(Path(module).parent) for module in modules)]
    found = (file for folder in folders for pattern in CODE for file in folder.rglob(pattern))
    return sorted(file for file in found if file.name != "rulebook.py")  # it speaks of rules and applies none


def _shown(path: Path) -> Path:
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def main(brief: bool, families: Sequence[str]) -> int:
    chosen = [package for family, package in packages().items() if not families or family in families]
    ids = id_pattern(chosen)
    rules = [rule for package in chosen for rule in rule_ids(package)]
    files = code_files(chosen)
    code, applying = places(files, ids), applied(files, ids)
    tests = places(sorted(file for folder in TESTS for file in Path(folder).rglob("*.py")), ids)
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
    sys.exit(main("--brief" in sys.argv[1:], [word for word in sys.argv[1:] if word != "--brief"]))
