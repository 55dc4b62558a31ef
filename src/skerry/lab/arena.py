"""Who is stronger: duplicate games between bots, every pair of them with the same luck.

Rivals play each seed in both seat orders. A game for one, or one that is won together, is played by each bot
alone or at all the seats, from the same seeds; the better result wins the pair.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import skerry
from skerry.core.errors import SkerryError
from skerry.core.info import OptionValue
from skerry.lab.playing import GameResult, Task
from skerry.lab.stats import elo, independent_games, wilson
from skerry.lab.winning import has_rivals
from skerry.locales import translate


class ArenaError(SkerryError, ValueError):
    """Bots that cannot be compared."""


@dataclass
class Pairing:
    """What two bots did against each other, seen from the first."""

    first: str
    second: str
    taken_by_seed: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """1 for a win, ½ for a draw, 0 for a loss."""
    points_for: int = 0
    points_against: int = 0

    @property
    def games(self) -> int:
        return sum(map(len, self.taken_by_seed.values()))

    @property
    def taken(self) -> float:
        return sum(map(sum, self.taken_by_seed.values()))

    @property
    def rate(self) -> float:
        return self.taken / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The win rate's 95 % confidence interval; the games of one seed may hang together."""
        games = independent_games(list(self.taken_by_seed.values()))
        return wilson(self.rate * games, games)

    def add(self, seed: int, taken: float, points_for: int, points_against: int) -> None:
        self.taken_by_seed[seed].append(taken)
        self.points_for += points_for
        self.points_against += points_against


@dataclass
class Table:
    """The standing of an arena: every pairing and the Elo ratings that explain them."""

    bots: tuple[str, ...]
    pairings: dict[tuple[str, str], Pairing] = field(default_factory=dict)
    _alone: dict[int, dict[str, GameResult]] = field(default_factory=lambda: defaultdict(dict))

    def add(self, result: GameResult) -> None:
        if len(set(result.players)) > 1:
            self._add_duel(result)
        else:
            self._add_alone(result)

    def ratings(self) -> dict[str, float]:
        points: dict[tuple[str, str], float] = {}
        for (first, second), pairing in self.pairings.items():
            points[first, second] = pairing.taken
            points[second, first] = pairing.games - pairing.taken
        return elo(self.bots, points)

    def _add_duel(self, result: GameResult) -> None:
        pairing = self._pairing(*result.players)
        mine = result.players.index(pairing.first)
        taken = 1 / len(result.winners) if mine in result.winners else 0.0
        pairing.add(result.seed, taken, result.scores[mine], result.scores[1 - mine])

    def _add_alone(self, result: GameResult) -> None:
        bot = result.players[0]
        same_seed = self._alone[result.seed]
        same_seed[bot] = result
        for rival in [other for other in same_seed if other != bot]:
            pairing = self._pairing(bot, rival)
            mine, theirs = same_seed[pairing.first], same_seed[pairing.second]
            taken = 0.5 if _merit(mine) == _merit(theirs) else float(_merit(mine) > _merit(theirs))
            pairing.add(result.seed, taken, sum(mine.scores), sum(theirs.scores))

    def _pairing(self, one: str, other: str) -> Pairing:
        first, second = sorted((one, other), key=self.bots.index)
        return self.pairings.setdefault((first, second), Pairing(first, second))


def _merit(result: GameResult) -> tuple[bool, int]:
    """To win is better than to lose; then more points are."""
    return bool(result.winners), sum(result.scores)


def check(bots: Sequence[str], lang: str = "en") -> None:
    """Raise `ArenaError` unless the bots can be compared."""
    if len(bots) < 2:
        raise ArenaError(translate(lang, "lab-arena-one-bot", {}))
    twice = [bot for bot in dict.fromkeys(bots) if bots.count(bot) > 1]
    if twice:
        raise ArenaError(translate(lang, "lab-arena-same-bot", {"bot": twice[0]}))


def duplicate_tasks(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    seconds: float | None = None,
    nodes: int | None = None,
) -> list[Task]:
    """`games` games for every pair of bots, each seed in both seat orders; without rivals, for every bot."""
    rivals = has_rivals(game)
    return [
        Task(game, order, seed + number, dict(options or {}), seconds, nodes)
        for number in range((games + 1) // 2 if rivals else games)
        for order in (_duels(bots) if rivals else _alone(bots, game))
    ]


def _duels(bots: Sequence[str]) -> list[tuple[str, ...]]:
    return [order for pair in itertools.combinations(bots, 2) for order in (pair, pair[::-1])]


def _alone(bots: Sequence[str], game: str) -> list[tuple[str, ...]]:
    return [(bot,) * skerry.games()[game].min_seats for bot in bots]
