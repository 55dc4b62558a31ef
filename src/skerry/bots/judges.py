"""Which judge knows which game, and what its verdict means in points."""

from __future__ import annotations

import math

from skerry.bots import northsea_judge, northwest_judge
from skerry.bots.search import Judge
from skerry.core.game import Game
from skerry.northsea.state import State as NorthSeaState

_NORTHWEST = northwest_judge.NorthwestJudge()
_NORTHSEA = northsea_judge.NorthSeaJudge()


def judge_of(game: Game) -> Judge:
    """The judge that knows the game."""
    return _NORTHSEA if isinstance(game.kernel, NorthSeaState) else _NORTHWEST


def expectation(game: Game, seat: int, value: float) -> tuple[float, float]:
    """The final score to expect and the probability to win, from a judge's value for the seat."""
    judge = judge_of(game)
    now = min(max(judge.value(game.kernel, seat), 1e-6), 1 - 1e-6)
    gain = _logit(value) - _logit(now)
    return judge.points(game.kernel, seat) + gain * judge.scale(game.kernel), value


def _logit(value: float) -> float:
    bounded = min(max(value, 1e-6), 1 - 1e-6)
    return math.log(bounded / (1 - bounded))
