"""Puzzles: positions with one plan that is clearly best, and what is told about it.

They are mined from games between bots (`skerry puzzles mine`) and lie in the data of each game's package.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from skerry.bots.examining import Effort, Tried, Worth, compare, examine, line_from
from skerry.bots.judges import policy_of
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
HOPE: Final = 0.05
"""With a smaller chance to win among rivals nothing is left to be found."""
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
    file = package.data / FILE
    if not file.is_file():
        return {}
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    found = [read_puzzle(json.loads(line)) for line in lines]
    known = {info.id for info in package.games}
    return {puzzle.id: puzzle for puzzle in found if puzzle.game in known}


def puzzle_in(game: Game, seed: int, easy: bool = True) -> Puzzle | None:
    """The puzzle that the position is for whoever is to act; None if no move is clearly best.

    If it must not be `easy`, none whose answer is seen at once.
    """
    seat = game.to_act
    if seat is None or len(game.codes()) < LEAST_MOVES:
        return None
    for nodes in (GLANCE, BUDGET):
        quick = examine(game, seat, Effort(nodes), random.Random(seed))
        last = quick[min(MOST_ANSWERS, len(quick) - 1)]
        if not _clear(quick[0], last) or _waits(game, quick[0].code):
            return None
    if not easy and quick[0].code == examine(game, seat, Effort(1), random.Random(seed))[0].code:
        return None
    still = _set_up(game.info.id, game.diagram())
    deep = _looked_into(still, seat, seed)
    return None if deep is None else _told(still, seat, deep, seed)


def _looked_into(game: Game, seat: int, seed: int) -> list[Tried] | None:
    """What much search says of the moves, best first, if it makes a puzzle."""
    deep = examine(game, seat, Effort(DEEP), random.Random(seed + 1), list(game.codes()))
    if _waits(game, deep[0].code) or _is_lost(game, deep[0]) or not stands(game, deep, seed + 2):
        return None
    return deep


def _told(game: Game, seat: int, deep: list[Tried], seed: int) -> Puzzle:
    """The puzzle that a set up position is."""
    best, right = game.action_type(deep[0].code), answers(deep)
    others = [tried for tried in deep if tried.code not in right and tried.tries > 1]
    return Puzzle(
        game=game.info.id,
        diagram=game.diagram(),
        seat=seat,
        best=str(best),
        line=tuple(line_from(game, seat, deep[0].code, random.Random(seed))),
        worth=deep[0].worth,
        also=tuple(str(game.action_type(code)) for code in right[1:]),
        losses={str(game.action_type(tried.code)): _less(deep[0], tried) for tried in others},
        reasons=reasons_for(game, seat, best, policy_of(game.info)),
        difficulty=difficulty_of(game, seat, right, seed),
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


def renewed(puzzle: Puzzle, luck: int) -> Puzzle | None:
    """The puzzle with today's numbers, if today's bots, with ten times the budget and other luck, still find it one."""
    game = puzzle.position()
    if game.to_act != puzzle.seat or game.refusal(puzzle.best) is not None:
        return None
    deep = _looked_into(game, puzzle.seat, luck)
    if deep is None or game.parse(puzzle.best).code not in answers(deep):
        return None
    return replace(_told(game, puzzle.seat, deep, luck), seed=puzzle.seed)


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


def _is_lost(game: Game, best: Tried) -> bool:
    """Whether rivals have won already whatever is done."""
    return game.seats > 1 and best.worth.win < HOPE


def _clear(best: Tried, other: Tried) -> bool:
    """Whether one move is better than another by the search and in points or chance, and has no smaller chance."""
    less = _less(best, other)
    better = less.win >= CLEAR_WIN or (less.points >= CLEAR_POINTS and less.win > -CLEAR_WIN)
    return best.value - other.value >= CLEAR and better


def _less(best: Tried, other: Tried) -> Worth:
    return Worth(best.worth.win - other.worth.win, best.worth.points - other.worth.points)
