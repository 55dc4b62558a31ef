"""Puzzles mined from games between bots: looked for with a small budget, kept if they hold with ten times as much."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

import skerry
from skerry import bots
from skerry.bots.puzzles import Puzzle, puzzle_in, read_puzzle
from skerry.core.game import Game
from skerry.core.info import GameInfo
from skerry.lab.running import spread

OPENING = 0.4
"""The part of a game that is left out: its decisions are too open to have one answer."""
MOST_IN_A_GAME = 12
EASY = 2
"""How many puzzles of one game may be seen at once, so that most are not."""
GAMES_EACH = 4
"""How many games a worker looks at before their puzzles are told."""
CARELESS = 0.2
"""How often the cabin boy decides instead of the mate: good moves in positions that are not always well played."""


def mined(info: GameInfo, seed: int, workers: int) -> Iterator[Puzzle]:
    """Puzzles from one game between bots after the other, the first with this seed; so many are looked at together."""
    for first in count(seed, GAMES_EACH * workers):
        seeds = range(first, first + GAMES_EACH * workers)
        with closing(spread(partial(mined_from, info), seeds, workers, "processes")) as found:
            for puzzles in found:
                yield from puzzles


def mined_from(info: GameInfo, seed: int) -> list[Puzzle]:
    """The puzzles of one game between bots: at most one in each turn, and none with the answer of another one."""
    return list(_mined_from(info, seed))


def _mined_from(info: GameInfo, seed: int) -> Iterator[Puzzle]:
    dice = random.Random(f"{info.id} {seed}")
    positions = _played(info, seed, dice)[:-1]
    later = positions[int(len(positions) * OPENING) :]
    dice.shuffle(later)
    turns: set[int] = set()
    known: set[tuple[int, str]] = set()
    easy = 0
    for game in later:
        if len(turns) == MOST_IN_A_GAME:
            return
        puzzle = None if game.turn in turns else puzzle_in(game, seed, easy < EASY)
        if puzzle is None or (puzzle.seat, puzzle.best) in known:
            continue
        if puzzle.difficulty > 1 or easy < EASY:
            turns.add(game.turn)
            known.add((puzzle.seat, puzzle.best))
            easy += puzzle.difficulty == 1
            yield puzzle


def _played(info: GameInfo, seed: int, dice: random.Random) -> list[Game]:
    """All the positions of a game between bots."""
    positions = [skerry.new(info.id, seats=info.min_seats + seed % len(info.seats), seed=seed)]
    while (seat := positions[-1].to_act) is not None:
        game = positions[-1].copy()
        level = "boy" if dice.random() < CARELESS else "mate"
        game.play(bots.get(level).choose(game, seat, bots.Budget(seed=dice.getrandbits(30))))
        positions.append(game)
    return positions


def read_puzzles(file: Path) -> list[Puzzle]:
    """The puzzles in a file of JSON lines, compressed if its name ends with `.gz`; none if there is no such file."""
    if not file.is_file():
        return []
    raw = file.read_bytes()
    text = (gzip.decompress(raw) if file.suffix == ".gz" else raw).decode("utf-8")
    return [read_puzzle(json.loads(line)) for line in text.splitlines()]


def write_puzzles(file: Path, found: list[Puzzle]) -> None:
    """Write them all, each position once, compressed if the name ends with `.gz`."""
    rows = {puzzle.id: json.dumps(puzzle.data(), separators=(",", ":"), ensure_ascii=False) for puzzle in found}
    text = "".join(f"{row}\n" for row in rows.values()).encode()
    file.write_bytes(gzip.compress(text, mtime=0) if file.suffix == ".gz" else text)


def next_seed(done: list[Puzzle], info: GameInfo, first: int) -> int:
    """The game to go on with: after the last one that brought a puzzle."""
    return max((puzzle.seed + 1 for puzzle in done if puzzle.game == info.id), default=first)
