"""The policy of each mode, with what it learned."""

from __future__ import annotations

from typing import Final

from skerry.core.info import GameInfo
from skerry.core.network import learned_network
from skerry.core.policy import Policy, learned
from skerry.northsea.planner import Planner

PACKAGE: Final = "skerry.northsea"


def policy_of(info: GameInfo) -> Policy:
    """A policy of the mode, with charts of its own; before a network has been learned, it knows none."""
    policy = Planner(learned(PACKAGE)[info.id])
    policy.network = learned_network(PACKAGE, info.id, policy.feature_names())
    return policy
