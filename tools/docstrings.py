"""Docstrings of compiled modules. mypyc leaves them out of the C that it writes, so `help` would be silent about the
rules; they are put in before the C is compiled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from mypyc.codegen.cstring import c_string_initializer
from mypyc.namegen import NameGenerator

TEXT = r'(NULL|"(?:[^"\\]|\\.)*")'
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),[\sA-Z_|]+,\s+PyDoc_STR\(){TEXT}")
CLASS = re.compile(rf"(PyTypeObject CPyType_(\w+)_template_ = \{{[^}}]+\.tp_doc = PyDoc_STR\(){TEXT}")
MODULE = re.compile(r'("([\w.]+)",\s+)(NULL)(?=, /\* docstring \*/\s+0,)')


def keep_docstrings(source: Path, modules: Sequence[str], written: Path) -> None:
    """Put the docstrings of the modules, given as `skerry/core/kernel.py`, into the C that mypyc wrote of them all."""
    told = dict(_told(source, modules))

    def with_docstring(found: re.Match[str]) -> str:
        before, name, signature = found.groups()
        doc = told.get(name)
        if doc is None:
            return found[0]
        return f"{before}{'' if signature == 'NULL' else signature} {c_string_initializer(doc.encode())}"

    code = written.read_text(encoding="utf-8")
    for kind in (FUNCTION, CLASS, MODULE):
        code = kind.sub(with_docstring, code)
    written.write_text(code, encoding="utf-8")


def _told(source: Path, modules: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The docstrings by the name in C of what they tell about; of a module by its own name."""
    names = {path.removesuffix(".py").replace("/", "."): source / path for path in modules}
    in_c = NameGenerator([list(names)])
    for module, path in names.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if doc := ast.get_docstring(tree):
            yield module, doc
        for name, node in _inside(tree, ""):
            if doc := ast.get_docstring(node):
                yield in_c.private_name(module, name), doc


def _inside(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            yield prefix + inner.name, inner
        if isinstance(inner, ast.ClassDef):
            yield from _inside(inner, f"{prefix}{inner.name}.")
