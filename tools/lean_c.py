"""The C that mypyc writes, without what it does for nothing in our rules; results stay the same, errors included.

- Indexes are expected to be good (`likely`), so that the way to an error, or to an index from the end, stands aside.
- A module's arrays are not asked at each use whether they have been set. Before that they are empty, not in error.
- A function that looks at an array of an object it was given, or at a row of a table, counts no references for that:
  nobody replaces them meanwhile. An array is left alone if any function but `__init__` sets its attribute, a table if
  any function could set its rows, and what is kept, passed on or returned is counted as before.
- What cannot fail is not asked whether it did.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

FUNCTION = re.compile(r"^\w[^\n(]*\bCPyDef_(?P<name>\w+)\((?P<arguments>[^\n]*)\) \{\n(?P<body>.*?)^\}\n", re.M | re.S)
INDEX = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
UNSET = re.compile(
    r"(?P<before>    (?P<array>\w+) = CPyStatic_\w+;\n    if \((?P<un>un)?likely\()(?P=array)\.len (?:<|>=) 0\)"
)
EMPTY = re.compile(r"(\bVec\w+ CPyStatic_\w+ = \{) -1(?=, NULL \};)")
CALL = re.compile(
    r"(?P<before>    (?P<got>\w+) = CPyDef_(?P<called>\w+)\([^\n]*\);\n"
    r"(?:    (?P<failed>\w+) = (?P=got) == -113;\n)?    if \(unlikely\()(?:(?P=failed)|(?P=got) == 2)\)"
)
ATTRIBUTE = re.compile(r"    (\w+) = \(\(\w+ \*\)(\w+)\)->_(\w+);\n(    VEC_\w+_INCREF\(\1\);\n)")
SET_ATTRIBUTE = re.compile(r"->_(\w+) = ")
ARRAY = re.compile(r"    (\w+) = CPyStatic_(\w+);\n")
SET_ROW = re.compile(r"^ +\*\(VecI64 \*\)\w+ = ", re.M)
ROW = re.compile(
    r"    (?P<rows>\w+) = \(CPyPtr\)(?P<table>\w+)\.items;\n    (?P<offset>\w+) = .*;\n"
    r"    (?P<place>\w+) = (?P=rows) \+ (?P=offset);\n    (?P<row>\w+) = \*\(VecI64 \*\)(?P=place);\n"
    r"(?P<count>    VEC_I64_INCREF\((?P=row)\);\n)"
)


def make_lean(written: Path) -> Counter[str]:
    """Rewrite the file that mypyc wrote; how often each thing was left out."""
    code, left_out = leaner(written.read_text(encoding="utf-8"))
    written.write_text(code, encoding="utf-8")
    return left_out


def leaner(code: str) -> tuple[str, Counter[str]]:
    """The C, and how often each thing was left out of it."""
    functions = {found["name"]: found["body"] for found in FUNCTION.finditer(code)}
    changing, written_to, calm = _changing_attributes(functions), _changing_tables(functions), _calm(functions)
    left_out: Counter[str] = Counter()

    def counted(kind: str, pattern: re.Pattern[str], change: Callable[[re.Match[str]], str], text: str) -> str:
        def changed(found: re.Match[str]) -> str:
            new = change(found)
            left_out[kind] += new != found[0]
            return new

        return pattern.sub(changed, text)

    def function(found: re.Match[str]) -> str:
        body = counted("indexes", INDEX, lambda index: f"= likely({index[1]});", found["body"])
        body = counted("calls", CALL, lambda call: f"{call['before']}0)" if call["called"] in calm else call[0], body)
        for array, count in _borrowed(body, found["arguments"], changing, written_to):
            body = re.sub(rf"^ +VEC_\w+_DECREF\({array}\);\n", "", body.replace(count, "", 1), flags=re.M)
            left_out["references"] += 1
        body = counted("arrays", UNSET, lambda unset: f"{unset['before']}{0 if unset['un'] else 1})", body)
        start = found.start("body") - found.start()
        return found[0][:start] + body + "}\n"

    return EMPTY.sub(r"\1 0", FUNCTION.sub(function, code)), left_out


def _borrowed(body: str, arguments: str, changing: set[str], written_to: set[str]) -> Iterator[tuple[str, str]]:
    """The arrays that a function need not count, each with the line that counts it."""
    given = re.findall(r"(\w+)(?:,|$)", arguments)
    for array, owner, attribute, count in ATTRIBUTE.findall(body):
        changes = attribute in changing or f"->_{attribute} = " in body
        stays = owner in given and not re.search(rf"^ +{owner} = ", body, re.M)
        if stays and not changes and _only_looked_at(body, array):
            yield array, count
    tables = {array for array, name in ARRAY.findall(body) if name not in written_to}
    for found in ROW.finditer(body):
        if found["table"] in tables and _only_looked_at(body, found["row"]):
            yield found["row"], found["count"]


def _only_looked_at(body: str, array: str) -> bool:
    """Whether it is set once, and then indexed, or lent to other functions of ours."""
    lines = [line.strip() for line in body.split("\n") if array in line and re.search(rf"\b{array}\b", line)]
    if sum(line.startswith(f"{array} = ") for line in lines) != 1:
        return False
    return not any(re.search(rf"\b{array}\b", _without_looks(line, array)) for line in lines)


def _without_looks(line: str, array: str) -> str:
    if re.fullmatch(rf"Vec\w+ {array};|{array} = .*;|VEC_\w+_(IN|DE)CREF\({array}\);", line):
        return ""
    line = re.sub(rf"\b{array}\.(len|items)\b", "", line)
    return re.sub(rf"(?<=[(\s]){array}(?=[,)])", "", line) if re.match(r"\w+ = CPyDef_", line) else line


def _changing_attributes(functions: dict[str, str]) -> set[str]:
    """The attributes that something other than `__init__` sets."""
    setting = (body for name, body in functions.items() if not name.endswith("_____init__"))
    return {attribute for body in setting for attribute in SET_ATTRIBUTE.findall(body)}


def _changing_tables(functions: dict[str, str]) -> set[str]:
    """The modules' arrays whose rows a function could set, itself or by way of others."""
    found: set[str] = set()
    for name, body in functions.items():
        if not name.endswith("_____top_level__"):
            sets_rows = SET_ROW.search(body) is not None
            found.update(of for array, of in ARRAY.findall(body) if sets_rows or not _only_looked_at(body, array))
    return found


def _calm(functions: dict[str, str]) -> set[str]:
    """The functions that cannot fail."""
    calm = {name for name, body in functions.items() if "CPy_AddTraceback" not in body and "PyErr_" not in body}
    return {name for name in calm if not name.endswith(("_glue", "_setup", "_____init__"))}
