"""Which judge knows which game."""

from __future__ import annotations

from skerry.bots.northsea_judge import NorthSeaJudge
from skerry.bots.northwest_judge import NorthwestJudge
from skerry.bots.search import Judge
from skerry.core.game import Game
from skerry.northsea.state import State as NorthSeaState

_NORTHWEST = NorthwestJudge()
_NORTHSEA = NorthSeaJudge()


def judge_of(game: Game) -> Judge:
    """The judge that knows the game."""
    return _NORTHSEA if isinstance(game.kernel, NorthSeaState) else _NORTHWEST
