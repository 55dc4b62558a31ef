"""A checker of linear histories: whether what clients were told of one table could have happened one after the other.

A table is a log. Appending to it is answered with the place of the entry, reading it with the latest place. There is
one order in which it can have happened: that of the log; so a history is linear if every answer agrees with the log
that was found in the end, and if nothing that began after an answer comes before it. Reading asks one node only, which
may not yet have heard of what another node has written: it is held to what was told at the same node.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Operation:
    """What a client asked for, from when to when, and the place that it was told (None: it was told nothing)."""

    node: int
    kind: Literal["append", "read"]
    name: str
    """The key of what was appended."""
    began: float
    ended: float
    place: int | None


def faults(history: Iterable[Operation], log: Mapping[int, str]) -> list[str]:
    """What cannot be: lost, doubled or foreign entries, and answers that are not in the order of time."""
    operations = sorted(history, key=lambda operation: operation.ended)
    appended = [operation for operation in operations if operation.kind == "append"]
    places: dict[str, list[int]] = {}
    for place, name in log.items():
        places.setdefault(name, []).append(place)
    found = [f"{name} is in the log {len(at)} times" for name, at in places.items() if len(at) > 1]
    found += [f"nobody wrote {name}" for name in places.keys() - {operation.name for operation in appended}]
    for operation in appended:
        if operation.place is not None and log.get(operation.place) != operation.name:
            found.append(f"{operation.name} was told to be at {operation.place} and is not")
    return found + _out_of_order(operations, {name: at[0] for name, at in places.items()})


def _out_of_order(operations: list[Operation], places: Mapping[str, int]) -> list[str]:
    """Whatever began after an answer must come after it; a read may show the same. `operations` are by their ends."""
    found = []
    answers = [operation for operation in operations if operation.place is not None]
    told: dict[int, int] = {}
    seen = 0
    for operation in sorted(operations, key=lambda operation: operation.began):
        while seen < len(answers) and answers[seen].ended < operation.began:
            node, place = answers[seen].node, answers[seen].place or 0
            told[node], seen = max(told.get(node, -1), place), seen + 1
        if operation.kind == "append":
            least, is_at = max(told.values(), default=-1) + 1, places.get(operation.name)
        else:
            least, is_at = told.get(operation.node, -1), operation.place
        if is_at is not None and is_at < least:
            found.append(f"{operation.kind} {operation.name} is at {is_at}, and must not be before {least}")
    return found
