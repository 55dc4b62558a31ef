"""The chance to win that the search's games speak for.

The share of the games won is a rough guide: they are few, everybody plays them alike, and the best move was chosen
because it came off well. So the chance is read from that share and from the mean lead at the end, the more of the game
is over the more surely. What each of them says was fitted to games between different levels
(`python -m benchmarks.calibration`) and stands in the game's `data/chances.json`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from skerry.bots.planning import Inquiry
from skerry.core.info import GameInfo
from skerry.registry import package_of

LEAD = 10.0
"""Points of lead that count as one."""
NAMES = ("even", "lead", "lead_over", "won_over")
"""What speaks for a win: as many rivals as there are, while the game is young; the lead, and the more of the game is
over; the games won, likewise."""


def chance(info: GameInfo, seats: int, inquiry: Inquiry, move: int) -> float:
    """The chance to win with a move; where nothing was fitted, the share of the games that were won."""
    tries = max(1, int(inquiry.visits[move]))
    weights = package_of(info).chances.get(info.id)
    share = inquiry.wins[move] / tries
    if weights is None:
        return share
    return likely(weights, signs(seats, inquiry.left, share, tries, inquiry.leads[move] / tries))


def signs(seats: int, left: float, share: float, tries: int, lead: float) -> tuple[float, ...]:
    """How much of each of `NAMES` there is; among rivals every second trial tells nothing of wins."""
    rivals = max(1, seats - 1)
    games = (tries + 1) // 2 if seats > 1 else tries
    won = (share * games + 1.0) / (games + 2.0)
    over = 1.0 - left
    return -left * math.log(rivals), lead / LEAD, over * lead / LEAD, over * math.log(won / (1.0 - won))


def likely(weights: Mapping[str, float], found: tuple[float, ...]) -> float:
    return 1.0 / (1.0 + math.exp(-sum(weights[name] * sign for name, sign in zip(NAMES, found, strict=True))))
