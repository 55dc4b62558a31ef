"""Which judge and which policy know which mode, and what the modes change in their opinion."""

from __future__ import annotations

from skerry.core.info import GameInfo
from skerry.core.judge import Judge
from skerry.core.policy import Policy, learned
from skerry.northwest.judge import NorthwestJudge
from skerry.northwest.modes import MODES
from skerry.northwest.planner import Planner
from skerry.northwest.terror_planner import TerrorPlanner

SOLO_WORK = 0.5
"""What a crew's work brings in the solo variant, where every covered square counts (NW-SO4)."""

SOLO_ROOM = 0.3


def judge_of(info: GameInfo) -> Judge | None:
    """A judge of the mode; aboard the Terror the policy knows better."""
    if MODES[info.id].uses_supplies:
        return None
    judge = NorthwestJudge()
    if info.id == "northwest-solo":
        judge.income_one = judge.income_two = judge.income_three = SOLO_WORK
        judge.room = SOLO_ROOM
    return judge


def policy_of(info: GameInfo) -> Policy:
    """A policy of the mode, with charts of its own."""
    weights = learned("skerry.northwest")[info.id]
    return TerrorPlanner(weights) if MODES[info.id].uses_supplies else Planner(weights)
