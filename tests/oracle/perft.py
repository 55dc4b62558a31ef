"""Perft: the number of action sequences to a depth, chance resolved by the seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from skerry import Game


def counts_from(game: Game, depth: int) -> list[int]:
    """How many sequences of one, two … `depth` legal actions there are."""
    return [_count(game, actions) for actions in range(1, depth + 1)]


def _count(game: Game, depth: int) -> int:
    codes = game.codes()
    if depth <= 1:
        return len(codes)
    count = 0
    for code in codes:
        twin = game.copy()
        twin.play_code(code)
        count += _count(twin, depth - 1)
    return count


def freeze(fixture: Path, starts: list[dict[str, Any]], counts: Callable[[dict[str, Any]], list[int]]) -> None:
    """Write the counts of all the starts, and show them."""
    lines = [json.dumps({**start, "counts": counts(start)}) for start in starts]
    fixture.write_text("[\n" + ",\n".join(lines) + "\n]\n")
    print(fixture.read_text())
