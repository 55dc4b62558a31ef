"""Views have the shape that their types tell, so the server's documents and the client's types are right."""

from __future__ import annotations

import random

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config

import skerry
from skerry.registry import package_of
from tests.records.games import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_every_view_of_a_game_is_of_its_type(game_id: str) -> None:
    info = skerry.games()[game_id]
    strict = with_config(ConfigDict(extra="forbid", strict=True))(package_of(info).view_type)
    adapter: TypeAdapter[object] = TypeAdapter(strict)
    game, rng = skerry.new(game_id, seats=info.max_seats, seed=8), random.Random(8)
    while True:
        for seat in (*range(game.seats), None):
            adapter.validate_python(game.view(seat))
        if game.to_act is None:
            break
        for _ in range(7):
            if game.to_act is not None:
                game.play(rng.choice(game.legal()))
