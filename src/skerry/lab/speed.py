"""How fast the rules are: random play, copying, the two ways of driving a game step by step, and thinking.

Times are those of the processor, so that a busy machine does not spoil them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import skerry
from skerry import bots
from skerry.core import kernel as rules
from skerry.core.compiled import is_compiled
from skerry.core.jsonlike import Json

ENDLESS = 1_000_000
MIDDLE = 60
SEARCHING = ("captain", "admiral")
NODES = 100
SELDOM = 10


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured on one core: rates are decisions a second."""

    game: str
    seats: int
    compiled: bool
    playout: float
    """Random play inside the rules, setting up included."""
    early: float
    """The first half of it, without setting up."""
    late: float
    """The second half."""
    codes: float
    readable: float
    nodes: dict[str, float]
    """For the levels that search: what they look at in a second."""
    copy_us: float
    kernel_copy_us: float
    mean_legal: float
    mean_length: float

    def data(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "seats": self.seats,
            "compiled": self.compiled,
            "playout_per_second": round(self.playout),
            "early_per_second": round(self.early),
            "late_per_second": round(self.late),
            "codes_per_second": round(self.codes),
            "readable_per_second": round(self.readable),
            "nodes_per_second": {level: round(rate) for level, rate in self.nodes.items()},
            "copy_us": round(self.copy_us, 2),
            "kernel_copy_us": round(self.kernel_copy_us, 2),
            "mean_legal_actions": round(self.mean_legal, 1),
            "mean_decisions_per_game": round(self.mean_length, 1),
        }


def measure(game: str, seats: int, seconds: float) -> Figures:
    """Measure a game for about `seconds` for each figure."""
    mean_legal, mean_length = _shape(game, seats, min(seconds, 1.0))
    table = _midgame(game, seats)
    early, late = _halves(game, seats, round(mean_length / 2), seconds)
    return Figures(
        game=game,
        seats=seats,
        compiled=is_compiled(),
        playout=_rate(lambda seed: _playout(game, seats, seed), seconds),
        early=early,
        late=late,
        codes=_rate(lambda seed: _by_codes(game, seats, seed), seconds),
        readable=_rate(lambda seed: _readable(game, seats, seed), seconds),
        nodes={level: _nodes(level, game, seats, seconds) for level in SEARCHING},
        copy_us=_microseconds(table.copy),
        kernel_copy_us=_microseconds(table.kernel.copy),
        mean_legal=mean_legal,
        mean_length=mean_length,
    )


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of whole games, setting up included."""
    play(0)
    decisions, seed, began = 0, 1, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / spent


def _playout(game: str, seats: int, seed: int) -> int:
    kernel = skerry.new(game, seats=seats, seed=seed).kernel
    kernel.be_silent()
    return rules.random_playout(kernel, seed, ENDLESS)


def _halves(game: str, seats: int, half: int, seconds: float) -> tuple[float, float]:
    """Decisions a second in the first and in the second half of random games."""
    decisions, spent, seed = [0, 0], [0.0, 0.0], 0
    while sum(spent) < seconds:
        kernel = skerry.new(game, seats=seats, seed=seed).kernel
        kernel.be_silent()
        for part, most in enumerate((half, ENDLESS)):
            began = time.process_time()
            decisions[part] += rules.random_playout(kernel, seed + part, most)
            spent[part] += time.process_time() - began
        seed += 1
    return decisions[0] / spent[0], decisions[1] / spent[1]


def _nodes(level: str, game: str, seats: int, seconds: float) -> float:
    """What a level looks at in a second, at moments all over random games."""
    bot, looked, spent, seed = bots.get(level), 0, 0.0, 0
    while spent < seconds:
        table, choice = skerry.new(game, seats=seats, seed=seed), Choice(seed)
        while table.to_act is not None and spent < seconds:
            codes = table.codes()
            if len(codes) > 1 and choice.below(SELDOM) == 0:
                began = time.process_time()
                bot.choose(table, table.to_act, bots.Budget(nodes=NODES, seed=seed))
                spent += time.process_time() - began
                looked += NODES
            table.play_code(codes[choice.below(len(codes))])
        seed += 1
    return looked / spent


def _by_codes(game: str, seats: int, seed: int) -> int:
    table, choice = skerry.new(game, seats=seats, seed=seed), Choice(seed)
    while len(codes := table.codes()) > 0:
        table.play_code(codes[choice.below(len(codes))])
    return table.number


def _readable(game: str, seats: int, seed: int) -> int:
    table, choice = skerry.new(game, seats=seats, seed=seed), Choice(seed)
    while table.to_act is not None:
        legal = table.legal()
        table.play(legal[choice.below(len(legal))])
    return table.number


class Choice:
    """A generator that costs next to nothing, so that the game is measured and not the dice."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, limit: int) -> int:
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 8) % limit


def _microseconds(copy: Callable[[], object]) -> float:
    copies, began = 0, time.process_time()
    while (spent := time.process_time() - began) < 0.3:
        for _ in range(100):
            copy()
        copies += 100
    return spent / copies * 1e6


def _midgame(game: str, seats: int) -> skerry.Game:
    table, choice = skerry.new(game, seats=seats, seed=1), Choice(1)
    while table.number < MIDDLE and len(codes := table.codes()) > 0:
        table.play_code(codes[choice.below(len(codes))])
    return table


def _shape(game: str, seats: int, seconds: float) -> tuple[float, float]:
    """The mean number of legal actions and of decisions in a game."""
    legal = decisions = games = 0
    began = time.process_time()
    while games < 3 or time.process_time() - began < seconds:
        table, choice = skerry.new(game, seats=seats, seed=games), Choice(games)
        while len(codes := table.codes()) > 0:
            legal += len(codes)
            table.play_code(codes[choice.below(len(codes))])
        decisions += table.number
        games += 1
    return legal / decisions, decisions / games
