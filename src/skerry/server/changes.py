"""What changed between two pieces of JSON data, small enough for the wire.

A change is `[path, value]` (set it), `[path]` (remove the key) or `[path, start, removed, items]`
(splice a list). They are applied in order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

FEW = 4
"""Up to so many changed items of a list are looked into; more are sent whole."""

Path: TypeAlias = "tuple[str | int, ...]"
Change: TypeAlias = "list[Any]"


def changes(old: Any, new: Any, path: Path = ()) -> list[Change]:
    """The changes that turn `old` into `new`."""
    if old == new and type(old) is type(new):
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        return _dict_changes(old, new, path)
    if isinstance(old, list) and isinstance(new, list):
        return _list_changes(old, new, path)
    return [[path, new]]


def _dict_changes(old: Mapping[str, Any], new: Mapping[str, Any], path: Path) -> list[Change]:
    found: list[Change] = [[(*path, key)] for key in old if key not in new]
    for key, value in new.items():
        if key in old:
            found += changes(old[key], value, (*path, key))
        else:
            found.append([(*path, key), value])
    return found


def _list_changes(old: list[Any], new: list[Any], path: Path) -> list[Change]:
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    removed, items = len(old) - head - tail, new[head : len(new) - tail]
    if removed == len(items) <= FEW and all(type(value) in (dict, list) for value in items):
        found: list[Change] = []
        for i, value in enumerate(items, head):
            found += changes(old[i], value, (*path, i))
        return found
    return [[path, head, removed, items]]


def apply_changes(data: Any, steps: list[Change]) -> Any:
    """`data` with the changes made, in place where it can be: what a client does."""
    for step in steps:
        path = step[0]
        if not path:
            if len(step) == 2:
                data = step[1]
            else:
                data[step[1] : step[1] + step[2]] = step[3]
            continue
        holder = data
        for part in path[:-1]:
            holder = holder[part]
        if len(step) == 1:
            del holder[path[-1]]
        elif len(step) == 2:
            holder[path[-1]] = step[1]
        else:
            _, start, removed, items = step
            holder[path[-1]][start : start + removed] = items
    return data
