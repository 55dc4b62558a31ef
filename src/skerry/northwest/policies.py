"""Which policy knows which mode, and how far it looks before its network judges."""

from __future__ import annotations

from typing import Final

from skerry.core.info import GameInfo
from skerry.core.network import learned_network
from skerry.core.policy import Policy, learned
from skerry.northwest.modes import MODES
from skerry.northwest.outlook import Outlook
from skerry.northwest.terror_outlook import TerrorOutlook

PACKAGE: Final = "skerry.northwest"
FORESIGHT: Final = {"northwest": 2.0}
"""By mode: how many turns of each seat are played before the network judges; else games are played to their end."""


def policy_of(info: GameInfo) -> Policy:
    """A policy of the mode, with charts of its own; before a network has been learned, it knows none."""
    weights = learned(PACKAGE)[info.id]
    policy = TerrorOutlook(weights) if MODES[info.id].uses_supplies else Outlook(weights)
    policy.network = learned_network(PACKAGE, info.id, policy.feature_names())
    if policy.network is not None:
        policy.foresight = FORESIGHT.get(info.id, 0.0)
    return policy
