"""The garbage collector stops everybody while it looks: what many tables keep must not give it work."""

from __future__ import annotations

import gc
import random

import pytest

import skerry
from skerry.server.hub import PARTS, Step
from skerry.server.table import Row, Table
from tests.server.test_secrets import folded


def played_on(table: Table, rng: random.Random) -> Table:
    """The table after one more action, as the hall makes it, and everybody told."""
    played = table.played(rng.choice(table.running_game().legal()))
    after = table.copy()
    after.fold(Row(after.seq + 1, 0, "acted", {"line": played.game.line(played.entry)}), played)
    step = Step(table, after)
    for reader in ((0,), (1,), ()):
        assert step.messages((reader, PARTS))
    return after


@pytest.mark.parametrize("game_id", ["northwest", "northsea"])
def test_playing_makes_no_garbage_and_a_log_that_is_not_looked_through(game_id: str) -> None:
    rng = random.Random(f"garbage {game_id}")
    table = played_on(folded(skerry.new(game_id, seats=2, seed=8)), rng)
    gc.collect()
    gc.disable()
    try:
        for _ in range(30):
            table = played_on(table, rng)
        found = gc.collect()
    finally:
        gc.enable()
    assert found == 0
    assert not any(gc.is_tracked(item) for item in table.since(-1))
