"""What changed between two pieces of JSON data, small enough for the wire.

A change is `[path, value]` (set it), `[path]` (remove the key) or `[path, start, removed, items]`
(splice a list). They are applied in order.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from skerry.core.packed import i64

FEW: Final = 4
"""Up to so many changed items of a list are looked into; more are sent whole."""

_MISSING: Final[Any] = object()

Path: TypeAlias = "tuple[str | int, ...]"
Change: TypeAlias = "list[Any]"


def changes(old: Any, new: Any, path: Path = ()) -> list[Change]:
    """The changes that turn `old` into `new`."""
    found: list[Change] = []
    _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    kind = type(new)
    if type(old) is not kind:
        found.append([path, new])
    elif kind is dict:
        _compare_dicts(old, new, path, found)
    elif old != new:
        if kind is list:
            _compare_lists(old, new, path, found)
        else:
            found.append([path, new])


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: Path, found: list[Change]) -> None:
    for key, value in new.items():
        before = old.get(key, _MISSING)
        if before is value:
            continue
        if before is _MISSING:
            found.append([(*path, key), value])
        elif before != value or type(before) is not type(value):  # what is equal needs no path
            _compare(before, value, (*path, key), found)
    if old.keys() != new.keys():
        found += [[(*path, key)] for key in old if key not in new]


def _compare_lists(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    shorter: i64 = min(len(old), len(new))
    head: i64 = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail: i64 = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    removed, items = len(old) - head - tail, new[head : len(new) - tail]
    if removed == len(items) <= FEW and all(type(value) in (dict, list) for value in items):
        for i, value in enumerate(items, head):
            _compare(old[i], value, (*path, i), found)
    else:
        found.append([path, head, removed, items])


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
