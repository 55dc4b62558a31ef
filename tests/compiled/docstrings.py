"""Prints what the sources tell about and the compiled rules do not: modules, classes and functions without a docstring.

Left out is what mypyc cannot say: named tuples, typed dictionaries, properties and special methods.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import skerry

Node = ast.Module | ast.ClassDef | ast.FunctionDef


def silent(node: Node, made: object, name: str) -> Iterator[str]:
    told = ast.get_docstring(node)
    if told and getattr(made, "__doc__", None) != told:
        yield name
    for inner in [] if isinstance(node, ast.FunctionDef) else node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef) and can_tell(inner):
            yield from silent(inner, getattr(made, inner.name), f"{name}.{inner.name}")


def can_tell(node: ast.ClassDef | ast.FunctionDef) -> bool:
    if isinstance(node, ast.ClassDef):
        return not {ast.unparse(base) for base in node.bases} & {"NamedTuple", "TypedDict"}
    return not node.decorator_list and not node.name.startswith("__")


if __name__ == "__main__":
    for found in pkgutil.walk_packages(skerry.__path__, "skerry."):
        spec = found.module_finder.find_spec(found.name, None)  # type: ignore[call-arg]
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            continue
        source = Path(spec.origin).parent / f"{found.name.rpartition('.')[2]}.py"
        print("compiled", found.name)
        print(*silent(ast.parse(source.read_text(encoding="utf-8")), importlib.import_module(found.name), found.name))
