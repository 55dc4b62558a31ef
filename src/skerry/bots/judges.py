"""Which judge knows which game."""

from __future__ import annotations

from skerry.bots.northsea_judge import NorthSeaJudge
from skerry.bots.northwest_judge import NorthwestJudge
from skerry.bots.search import Judge
from skerry.bots.terror_judge import TerrorJudge
from skerry.core.game import Game

SOLO_WORK = 0.5
"""What a crew's work brings in the solo variant, where every covered square counts (NW-SO4)."""

SOLO_ROOM = 0.3

COOP_SEEKING = 0.7
"""How much of the search for Franklin tiles counts where two captains search."""


def _solo_judge() -> NorthwestJudge:
    judge = NorthwestJudge()
    judge.work = SOLO_WORK
    judge.room = SOLO_ROOM
    return judge


def _coop_judge() -> TerrorJudge:
    judge = TerrorJudge()
    judge.seeking = COOP_SEEKING
    return judge


_JUDGES: dict[str, Judge] = {
    "northwest": NorthwestJudge(),
    "northwest-solo": _solo_judge(),
    "terror-solo": TerrorJudge(),
    "terror-coop": _coop_judge(),
    "northsea": NorthSeaJudge(),
    "northsea-solo": NorthSeaJudge(),
}


def judge_of(game: Game) -> Judge:
    """The judge that knows the game."""
    return _JUDGES[game.info.id]
