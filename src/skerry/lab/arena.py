"""Who is stronger: duplicate games between bots, every pair in both seat orders from the same seed."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from skerry.core.errors import SkerryError
from skerry.core.info import GameInfo, OptionValue
from skerry.core.jsonlike import Json
from skerry.lab.playing import GameResult, Task
from skerry.lab.stats import elo, wilson
from skerry.locales import translate


class ArenaError(SkerryError, ValueError):
    """Bots that cannot be compared, or a game in which they cannot."""


@dataclass
class Pairing:
    """What two bots did against each other, seen from the first."""

    first: str
    second: str
    wins: int = 0
    draws: int = 0
    losses: int = 0
    points_for: int = 0
    points_against: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def taken(self) -> float:
        return self.wins + self.draws / 2

    @property
    def rate(self) -> float:
        return self.taken / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The win rate's 95 % confidence interval."""
        return wilson(self.taken, self.games)

    def add(self, result: GameResult) -> None:
        mine = result.players.index(self.first) if self.first != self.second else 0
        if len(result.winners) != 1:
            self.draws += 1
        elif result.winners[0] == mine:
            self.wins += 1
        else:
            self.losses += 1
        self.points_for += result.scores[mine]
        self.points_against += result.scores[1 - mine]


@dataclass
class Table:
    """The standing of an arena: every pairing and the Elo ratings that explain them."""

    bots: tuple[str, ...]
    pairings: dict[tuple[str, str], Pairing] = field(default_factory=dict)

    def add(self, result: GameResult) -> None:
        first, second = sorted(result.players, key=self.bots.index)
        self.pairings.setdefault((first, second), Pairing(first, second)).add(result)

    def ratings(self) -> dict[str, float]:
        points: dict[tuple[str, str], float] = {}
        for (first, second), pairing in self.pairings.items():
            points[first, second] = pairing.taken
            points[second, first] = pairing.games - pairing.taken
        return elo(self.bots, points)

    def data(self) -> dict[str, Json]:
        return {
            "elo": {bot: round(rating) for bot, rating in self.ratings().items()},
            "pairings": [
                {
                    "bots": [pairing.first, pairing.second],
                    "wins": pairing.wins,
                    "draws": pairing.draws,
                    "losses": pairing.losses,
                    "rate": round(pairing.rate, 3),
                    "interval": [round(bound, 3) for bound in pairing.interval],
                }
                for pairing in self.pairings.values()
            ],
        }


def check(info: GameInfo, bots: Sequence[str], lang: str = "en") -> None:
    """Raise `ArenaError` unless the bots can play the game against each other."""
    if info.cooperative or info.max_seats < 2:
        raise ArenaError(translate(lang, "lab-arena-no-rivals", {"game": info.id}))
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
    """`games` games for every pair of bots: each seed is played in both seat orders."""
    return [
        Task(game, order, seed + number, dict(options or {}), seconds, nodes)
        for number in range((games + 1) // 2)
        for pair in itertools.combinations(bots, 2)
        for order in (pair, pair[::-1])
    ]
