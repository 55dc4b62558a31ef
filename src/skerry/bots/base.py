"""What a bot is: it looks at a game from its seat, and chooses.

A bot knows only what its seat may know: it is given a `SeatGame`, and draws anew with `SeatGame.sample` what it lacks.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import final

from skerry.bots.seat import SeatGame
from skerry.core.action import Action
from skerry.core.game import Game
from skerry.core.hint import Reason
from skerry.core.jsonlike import Json


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, or search nodes. In nodes its choice is reproducible.

    Neither given: the level's own time. `seed` starts the bot's private generator.
    """

    seconds: float | None = None
    nodes: int | None = None
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move: the final score to expect, the probability to win, and why."""

    action: Action
    score: float
    win: float
    reasons: tuple[Reason, ...] = ()

    def data(self) -> dict[str, Json]:
        return {
            "notation": str(self.action),
            "score": round(self.score, 1),
            "win": round(self.win, 3),
            "reasons": [reason.data() for reason in self.reasons],
        }


class Bot(ABC):
    """A player without hands. `level` is its id. A bot of one's own supplies `think`, and `advise` if it can."""

    level: str

    @final
    def choose(self, game: Game, seat: int, budget: Budget | None = None) -> Action:
        """The action that the bot takes for `seat`, which is to act."""
        given = budget or Budget()
        return self.think(_seen(game, seat, given), given)

    @final
    def hints(self, game: Game, seat: int, budget: Budget | None = None, most: int = 3) -> list[Hint]:
        """The best moves for `seat`, best first; none if the bot gives no hints."""
        given = budget or Budget()
        return self.advise(_seen(game, seat, given), given, most)

    @abstractmethod
    def think(self, game: SeatGame, budget: Budget) -> Action:
        """The action to take now, one of `game.legal()`."""

    def advise(self, game: SeatGame, budget: Budget, most: int) -> list[Hint]:
        """The best moves, best first, at most so many."""
        return []


def _seen(game: Game, seat: int, budget: Budget) -> SeatGame:
    return SeatGame(game, seat, random.Random(f"{budget.seed} {game.number}"))
