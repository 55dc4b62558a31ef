"""Puzzles: positions with one plan that is clearly best, and what is told about it.

They are mined from games between bots (`skerry puzzles mine`) and lie in the data of each game's package.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from skerry.bots.examining import Effort, Tried, Worth, compare, examine, line_from
from skerry.bots.reasons import reasons_for
from skerry.core.game import Game
from skerry.core.hint import Reason
from skerry.core.jsonlike import Json
from skerry.registry import games, packages

GLANCE: Final = 12
"""The trials after which a position that seems to have no answer is left."""
BUDGET: Final = 60
"""The trials with which a puzzle is looked for."""
DEEP: Final = 10 * BUDGET
"""Those with which it must hold."""
RUNGS: Final = [1, 15, BUDGET, 240]
"""How much search finds the move decides how hard it is: the first of these, or more than the last."""
SEEDS: Final = 3
"""With so many different lucks a budget must find the move to count as enough."""
CLEAR: Final = 0.03
"""How far the second best must be behind in the search's own measure, from 0 to 1 …"""
CLEAR_POINTS: Final = 1.5
"""… and either in final points …"""
CLEAR_WIN: Final = 0.03
"""… or in the chance to win."""
EQUAL: Final = 0.006
"""Moves this close to the best in the search's measure are as good: the same plan begun with another of its moves."""
MOST_ANSWERS: Final = 3
"""A puzzle has no more right answers than this."""
LEAST_MOVES: Final = 5
"""With fewer legal moves it is no puzzle."""
FILE = "puzzles.jsonl.gz"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the move to find, and what the others lose against it."""

    game: str
    diagram: str
    seat: int
    best: str
    line: tuple[str, ...]
    """The best move, and how its seat goes on."""
    worth: Worth
    also: tuple[str, ...]
    """Moves that are just as good: other beginnings of the same plan."""
    losses: Mapping[str, Worth]
    """By other move: how much less it comes to. Moves that are not named were never in the running."""
    reasons: tuple[Reason, ...]
    difficulty: int
    """From 1 (seen at once) to 5 (found only by much search)."""
    seed: int
    """The game between bots that it comes from."""

    @property
    def id(self) -> str:
        return hashlib.sha256(self.diagram.encode()).hexdigest()[:10]

    @property
    def theme(self) -> str:
        """What the best move does above all: the key of its weightiest reason."""
        return self.reasons[0].key if self.reasons else "plan"

    def position(self) -> Game:
        return _set_up(self.game, self.diagram)

    def data(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "diagram": self.diagram,
            "seat": self.seat,
            "best": self.best,
            "line": list(self.line),
            "worth": self.worth.data(),
            "also": list(self.also),
            "losses": {move: [round(loss.win, 3), round(loss.points, 1)] for move, loss in self.losses.items()},
            "reasons": [reason.data() for reason in self.reasons],
            "difficulty": self.difficulty,
            "seed": self.seed,
        }


def read_puzzle(data: Mapping[str, Any]) -> Puzzle:
    """The puzzle of `Puzzle.data`."""
    return Puzzle(
        game=data["game"],
        diagram=data["diagram"],
        seat=data["seat"],
        best=data["best"],
        line=tuple(data["line"]),
        worth=Worth(data["worth"]["win"], data["worth"]["points"]),
        also=tuple(data.get("also", ())),
        losses={move: Worth(*loss) for move, loss in data["losses"].items()},
        reasons=tuple(Reason(reason["key"], reason["args"]) for reason in data["reasons"]),
        difficulty=data["difficulty"],
        seed=data["seed"],
    )


@cache
def puzzles_of(family: str) -> dict[str, Puzzle]:
    """The puzzles that a package brings, by id; none if it brings none."""
    package = packages()[family]
    file = files(package.game_type.__module__.rpartition(".")[0]) / "data" / FILE
    if not file.is_file():
        return {}
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    found = [read_puzzle(json.loads(line)) for line in lines]
    known = {info.id for info in package.games}
    return {puzzle.id: puzzle for puzzle in found if puzzle.game in known}


def puzzle_in(game: Game, seed: int) -> Puzzle | None:
    """The puzzle that the position is for whoever is to act; None if no move is clearly best."""
    seat = game.to_act
    if seat is None or len(game.codes()) < LEAST_MOVES:
        return None
    for nodes in (GLANCE, BUDGET):
        quick = examine(game, seat, Effort(nodes), random.Random(seed))
        last = quick[min(MOST_ANSWERS, len(quick) - 1)]
        if not _clear(quick[0], last) or _waits(game, quick[0].code):
            return None
    still = _set_up(game.info.id, game.diagram())
    deep = examine(still, seat, Effort(DEEP), random.Random(seed + 1), list(still.codes()))
    if quick[0].code not in answers(deep) or not stands(still, deep, seed + 2):
        return None
    best, right = still.action_type(deep[0].code), answers(deep)
    others = [tried for tried in deep if tried.code not in right and tried.tries > 1]
    losses = {str(still.action_type(tried.code)): _less(deep[0], tried) for tried in others}
    return Puzzle(
        game=still.info.id,
        diagram=still.diagram(),
        seat=seat,
        best=str(best),
        line=tuple(line_from(still, seat, deep[0].code, random.Random(seed))),
        worth=deep[0].worth,
        also=tuple(str(still.action_type(code)) for code in right[1:]),
        losses=losses,
        reasons=reasons_for(still, seat, best),
        difficulty=difficulty_of(still, seat, right, seed),
        seed=seed,
    )


def answers(deep: list[Tried]) -> list[int]:
    """The best move, and those that are just as good."""
    return [tried.code for tried in deep if deep[0].value - tried.value < EQUAL and not _clear(deep[0], tried)]


def stands(game: Game, deep: list[Tried], seed: int) -> bool:
    """Whether the best moves are few and clearly better than the next ones, also with luck they were not chosen by."""
    seat, right = game.to_act, answers(deep)
    others = [tried for tried in deep if tried.code not in right]
    if seat is None or len(right) > MOST_ANSWERS or not others or not all(_clear(deep[0], other) for other in others):
        return False
    next_best = max(others, key=lambda tried: tried.value)
    best, second = compare(game, seat, deep[0].code, next_best.code, Effort(DEEP), random.Random(seed))
    return _clear(best, second)


def holds(puzzle: Puzzle, seed: int) -> bool:
    """Whether today's bots, with ten times the budget and other luck, still find the move clearly best."""
    game = puzzle.position()
    seat = game.to_act
    if seat != puzzle.seat or game.refusal(puzzle.best) is not None:
        return False
    deep = examine(game, seat, Effort(DEEP), random.Random(seed), list(game.codes()))
    right = {str(game.action_type(code)) for code in answers(deep)}
    return puzzle.best in right and right <= {puzzle.best, *puzzle.also} and stands(game, deep, seed + 1)


def difficulty_of(game: Game, seat: int, right: list[int], seed: int) -> int:
    """From 1 to 5: how much search finds an answer, whatever the luck."""
    for rung, nodes in enumerate(RUNGS, 1):
        found = [examine(game, seat, Effort(nodes), random.Random(seed + luck))[0].code for luck in range(SEEDS)]
        if all(code in right for code in found):
            return rung
    return len(RUNGS) + 1


def _set_up(name: str, diagram: str) -> Game:
    info, game_type = games()[name]
    return game_type.from_diagram(info, diagram)


def _waits(game: Game, code: int) -> bool:
    """Whether the move is to do nothing: right as it may be, nobody solves it with joy."""
    return game.action_type(code).data()["kind"] in ("end", "pass")


def _clear(best: Tried, other: Tried) -> bool:
    less = _less(best, other)
    return best.value - other.value >= CLEAR and (less.points >= CLEAR_POINTS or less.win >= CLEAR_WIN)


def _less(best: Tried, other: Tried) -> Worth:
    return Worth(best.worth.win - other.worth.win, best.worth.points - other.worth.points)
