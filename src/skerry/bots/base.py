"""What a bot is: it looks at a game from its seat, and chooses.

A bot knows only what its seat may know: it is given a `SeatGame`, and draws anew with `SeatGame.sample` what it lacks.
"""

from __future__ import annotations

import random
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import final

from skerry.bots.errors import BotError
from skerry.bots.seat import SeatGame
from skerry.bots.tallies import Tally
from skerry.core.action import Action
from skerry.core.errors import SkerryError
from skerry.core.game import Game
from skerry.core.hint import Reason
from skerry.core.jsonlike import Json
from skerry.core.message import Message, excerpt


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, or search nodes. In nodes its choice is reproducible.

    Neither given: the level's own time, or a `share` of it. `seed` starts the bot's private generator.
    """

    seconds: float | None = None
    nodes: int | None = None
    seed: int = 0
    share: float = 1.0
    enough: Callable[[], bool] | None = None
    """Whether to stop before the time is over."""
    found: tuple[Tally, ...] = ()
    """What searches for the same decision have found (`Bot.tallies`): the bot decides by it and tries nothing more."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A good move: the final score to expect, the probability to win, and why."""

    action: Action
    score: float
    win: float
    reasons: tuple[Reason, ...] = ()

    def data(self) -> dict[str, Json]:
        """As plain JSON data."""
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
        """The action that the bot takes for `seat`, which is to act; `BotError` if it fails or is not allowed."""
        given = budget or Budget()
        seen = _seen(game, seat, given)
        if game.to_act != seat:
            raise SkerryError(f"seat {seat} is not to act")
        with self._blamed():
            action = self.think(seen, given)
        try:
            refusal = game.refusal(action)
        except SkerryError as error:
            raise self._insists(action, str(error)) from None
        if refusal is not None:
            raise self._insists(action, refusal.message())
        return action

    @final
    def hints(self, game: Game, seat: int, budget: Budget | None = None, most: int = 3) -> list[Hint]:
        """The best moves for `seat`, best first; none if the bot gives no hints."""
        given = budget or Budget()
        seen = _seen(game, seat, given)
        with self._blamed():
            return self.advise(seen, given, most)

    @final
    def tallies(self, game: Game, seat: int, budget: Budget | None = None) -> tuple[Tally, ...]:
        """What the bot finds of the moves for `seat`, to be put together with others'; nothing if it cannot be."""
        given = budget or Budget()
        seen = _seen(game, seat, given)
        with self._blamed():
            return self.explore(seen, given)

    @abstractmethod
    def think(self, game: SeatGame, budget: Budget) -> Action:
        """The action to take now, one of `game.legal()`."""

    def advise(self, game: SeatGame, budget: Budget, most: int) -> list[Hint]:
        """The best moves, best first, at most so many."""
        return []

    def explore(self, game: SeatGame, budget: Budget) -> tuple[Tally, ...]:
        """How often each move was tried, and what came of it."""
        return ()

    @contextmanager
    def _blamed(self) -> Iterator[None]:
        """What goes wrong in here is told as the bot's failure, with the line where it happened."""
        try:
            yield
        except BotError:
            raise
        except (Exception, SystemExit) as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where, reason = f"{Path(place.filename).name}:{place.lineno}", f"{type(error).__name__}: {error}"
            raise BotError(
                Message("bots-error-failed", bot=self._told(), where=where, reason=excerpt(reason))
            ) from error

    def _told(self) -> str:
        """What errors call it."""
        return excerpt(getattr(self, "level", type(self).__name__))

    def _insists(self, action: object, reason: str) -> BotError:
        return BotError(Message("bots-error-illegal", bot=self._told(), action=excerpt(str(action)), reason=reason))


def _seen(game: Game, seat: int, budget: Budget) -> SeatGame:
    return SeatGame(game, seat, random.Random(f"{budget.seed} {game.number}"))
