"""The judge, the policy and the chances that know a game: what its package offers the bots."""

from __future__ import annotations

from functools import cache

from skerry.core.chances import AS_SAID, Curve, learned_chances
from skerry.core.info import GameInfo
from skerry.core.judge import Judge
from skerry.core.policy import Policy
from skerry.registry import package_of


@cache
def judge_of(info: GameInfo) -> Judge:
    """The judge that knows a game without a policy."""
    make = package_of(info).judge
    assert make is not None
    return make(info)


@cache
def policy_of(info: GameInfo) -> Policy | None:
    """The policy that knows the game, if one does. It keeps charts: not for several threads at once."""
    make = package_of(info).policy
    return None if make is None else make(info)


@cache
def chances_of(info: GameInfo) -> Curve:
    """How what a search says of the chance to win is told; without a curve of the mode, as it is said."""
    return learned_chances(package_of(info).data).get(info.id, AS_SAID)
