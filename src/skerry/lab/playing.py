"""One game between bots, from its first decision to its result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

import skerry
from skerry import bots
from skerry.core.info import OptionValue
from skerry.core.jsonlike import Json
from skerry.registry import package_of


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play: everything that its result depends on."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seconds: float | None = None
    nodes: int | None = None
    logged: bool = False
    """Whether the result tells every move."""

    @property
    def budget(self) -> dict[str, float | None]:
        return {"seconds": self.seconds, "nodes": self.nodes}


@dataclass(frozen=True, slots=True)
class Log:
    """All that was played, and all that chance gave, in the notation of records."""

    rules: int
    setup: tuple[str, ...]
    moves: tuple[tuple[int, str, tuple[str, ...]], ...]
    """Of each action: the seat, the action, and what chance added."""
    record: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game went: one line of a results file. `budget` is None where an older file does not tell it.

    `log` is there when it was asked for; a results file does not hold it.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    turns: int
    categories: tuple[Mapping[str, int], ...]
    seconds: tuple[float, ...]
    extras: Mapping[str, Json] = field(default_factory=dict)
    budget: Mapping[str, float | None] | None = None
    log: Log | None = None

    def data(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "players": list(self.players),
            "seed": self.seed,
            "options": dict(self.options),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
            "decisions": self.decisions,
            "turns": self.turns,
            "categories": [dict(seat) for seat in self.categories],
            "seconds": [round(spent, 3) for spent in self.seconds],
            "extras": dict(self.extras),
            "budget": None if self.budget is None else dict(self.budget),
        }


def play_game(task: Task) -> GameResult:
    """Play the task's game to its end."""
    game = skerry.new(task.game, seats=len(task.players), seed=task.seed, **task.options)
    players = [bots.get(level) for level in task.players]
    budgets = [bots.Budget(task.seconds, task.nodes, _thinking_seed(task, seat)) for seat in range(game.seats)]
    spent = [0.0] * game.seats
    while (seat := game.to_act) is not None:
        began = time.perf_counter()
        action = players[seat].choose(game, seat, budgets[seat])
        spent[seat] += time.perf_counter() - began
        game.play(action)
    return _result(task, game, spent)


def _thinking_seed(task: Task, seat: int) -> int:
    """Where a bot's own generator starts. The game's seed cannot be told from it."""
    return int.from_bytes(sha256(f"{task.seed} {seat}".encode()).digest()[:7])


def _result(task: Task, game: skerry.Game, spent: Sequence[float]) -> GameResult:
    outcome = game.outcome
    assert outcome is not None
    return GameResult(
        game=task.game,
        players=task.players,
        seed=task.seed,
        options=dict(game.options),
        scores=tuple(game.scores()),
        winners=outcome.winners,
        reason=outcome.reason,
        decisions=game.number,
        turns=game.turn,
        categories=tuple(categories_of(game)),
        seconds=tuple(spent),
        extras=_extras(game),
        budget=task.budget,
        log=_log(game) if task.logged else None,
    )


def _log(game: skerry.Game) -> Log:
    def told(outcomes: Sequence[int]) -> tuple[str, ...]:
        return tuple(game.chance_text(outcome) for outcome in outcomes)

    moves = ((entry.seat, str(game.action_type(entry.code)), told(entry.chance)) for entry in game.entries())
    return Log(game.rules, told(game.setup_chance), tuple(moves), game.record())


def categories_of(game: skerry.Game) -> list[dict[str, int]]:
    """By seat: its points by category."""
    sheet = game.score_sheet()
    found: list[Counter[str]] = [Counter() for _ in range(game.seats)]
    for line in sheet.lines:
        found[line.seat][line.category] += line.points
    return [dict(counts) for counts in found]


def _extras(game: skerry.Game) -> dict[str, Json]:
    """What the game's own study keeps of it."""
    study = package_of(game.info).study
    return {} if study is None else study.extras(game)
