"""Which judge and which policy know which mode, and what the modes change in their opinion."""

from __future__ import annotations

from skerry.core.info import GameInfo
from skerry.core.judge import Judge
from skerry.core.policy import Policy, learned
from skerry.northwest.judge import NorthwestJudge
from skerry.northwest.planner import Planner
from skerry.northwest.terror_judge import TerrorJudge

SOLO_WORK = 0.5
"""What a crew's work brings in the solo variant, where every covered square counts (NW-SO4)."""

SOLO_ROOM = 0.3


def judge_of(info: GameInfo) -> Judge:
    """A judge of the mode."""
    return {
        "northwest": NorthwestJudge,
        "northwest-solo": _solo_judge,
        "terror-solo": TerrorJudge,
        "terror-coop": _coop_judge,
    }[info.id]()


def policy_of(info: GameInfo) -> Policy | None:
    """A policy of the mode, with charts of its own."""
    weights = learned("skerry.northwest").get(info.id)
    return None if weights is None else Planner(weights)


def _solo_judge() -> NorthwestJudge:
    judge = NorthwestJudge()
    judge.income_one = judge.income_two = judge.income_three = SOLO_WORK
    judge.room = SOLO_ROOM
    return judge


def _coop_judge() -> TerrorJudge:
    """Two captains have less to spare and share the work, so tiles that are not laid yet count for less."""
    judge = TerrorJudge()
    judge.seeking = 0.7
    judge.company = 0.35
    judge.tile_sure = 0.4
    judge.draws = 0.85
    judge.fit_chance = 0.3
    judge.site_zone = 2.0
    judge.balance = 0.0
    judge.margin = 0.0
    return judge
