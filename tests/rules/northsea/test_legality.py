"""One source of legality: what is listed as legal is exactly what no predicate forbids."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from skerry import Game
from skerry.northsea import codes, reasons
from skerry.northsea.components import ANIMALS, CAPTAINS, TILE_COUNT
from skerry.northsea.geometry import HEX_STEP, rotations
from skerry.northsea.layout import HAND, LONGSHIP, PLACING, SEAT
from skerry.northsea.numbers import ANIMALS_ABOARD, CAPACITY, MARCHERS
from skerry.northsea.view import tiles
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import advance, random_game
from tests.rules.northsea.test_turn import closed

HERDS = [
    sum(1 << (4 * kind) for kind in herd)
    for size in range(ANIMALS_ABOARD + 2)
    for herd in combinations_with_replacement(range(len(ANIMALS)), size)
]


def possible(kernel: Any, rng: random.Random) -> Iterator[int]:
    """A generous choice of actions by their canonical codes: all the legal ones are among them, and many others."""
    yield codes.end_code()
    yield from (codes.choose_code(captain) for captain in range(len(CAPTAINS)))
    hexes = [int(hexagon) for hexagon in kernel.hexes if hexagon >= 0]
    rim = sorted({hexagon + HEX_STEP[direction] for hexagon in hexes for direction in range(6)} - set(hexes))
    hexes += rng.sample(rim, 3)
    homes = [*map(int, kernel.homes), int(codes.MAINLAND_HOME)]
    placing = kernel.phase == PLACING
    yield from placings(kernel, hexes if placing else rng.sample(hexes, 2), rng)
    yield from deeds(kernel, rng.sample(hexes, 2) if placing else hexes, rng.sample(homes, 2) if placing else homes)


def placings(kernel: Any, hexes: list[int], rng: random.Random) -> Iterator[int]:
    """Tiles of the hand and some others, in each rotation."""
    for tile in {*tiles(kernel.players[kernel.seat << SEAT | HAND]), *rng.sample(range(1, TILE_COUNT + 1), 3)}:
        for hexagon in hexes:
            yield from (codes.place_code(tile, hexagon, rotation) for rotation in rotations(tile))


def deeds(kernel: Any, hexes: list[int], homes: list[int]) -> Iterator[int]:
    """Actions that take points."""
    for hexagon in hexes:
        yield codes.sail_code(hexagon)
        yield from (codes.build_code(codes.place_at(hexagon, corner)) for corner in (2, 3))
    ship = kernel.hexes[kernel.players[kernel.seat << SEAT | LONGSHIP]]
    near = around(homes)
    for number, home in enumerate(homes):
        for there in (homes[number - 1], *near[home]):
            yield from (codes.march_code(vikings, home, there) for vikings in range(1, MARCHERS + 2))
            yield from (codes.drive_code(animal, home, there) for animal in range(len(ANIMALS)))
        if number % 7 == 0 or home == codes.MAINLAND_HOME or codes.place_hex(home) == ship:
            for vikings, herd in product(range(CAPACITY + 2), HERDS):
                if vikings or herd:
                    yield codes.landing_code(codes.LOAD, vikings, herd, home)
                    yield codes.landing_code(codes.UNLOAD, vikings, herd, home)


def around(homes: list[int]) -> dict[int, list[int]]:
    """For each land area those of neighbouring hexagons."""
    by_hex: dict[int, list[int]] = {}
    for home in homes:
        by_hex.setdefault(codes.place_hex(home), []).append(home)
    steps = list(HEX_STEP)
    return {home: [other for step in steps for other in by_hex.get(codes.place_hex(home) + step, [])] for home in homes}


def check(game: Game, rng: random.Random) -> None:
    kernel: Any = game.kernel
    listed = [int(code) for code in kernel.codes()]
    tried = set(possible(kernel, rng))
    assert len(set(listed)) == len(listed)
    assert set(listed) <= tried
    for number in [rng.randrange(1 << 40) for _ in range(3)] if listed else []:
        assert kernel.code_at(number) == listed[number % len(listed)]
    assert set(listed) == {code for code in tried if kernel.problem(code) == reasons.ALLOWED}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_legal_is_what_no_rule_forbids(seed: int, seats: int) -> None:
    """At many moments of whole random games."""
    rng = random.Random(100 * seats + seed)
    game = random_game(rng.randrange(1 << 30), seats=seats, actions=rng.randrange(8))
    while game.to_act is not None:
        check(game, rng)
        advance(game, 1 + rng.randrange(5), rng)
    check(game, rng)


@pytest.mark.parametrize("seed", range(12))
def test_legal_is_what_no_rule_forbids_where_play_seldom_comes(seed: int) -> None:
    """Positions with pieces scattered at random, and after a redrawn hand or a skipped placement (NS-T3)."""
    rng = random.Random(seed)
    for number in range(8):
        check(Position.scattered(8 * seed + number).game(), rng)
    for position in (closed(45, 46, 47, 48), closed(46, 47, 48, pile=())):
        game = position.game()
        game.play("end")
        check(game, rng)
