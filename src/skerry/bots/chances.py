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
    """The chance to win with a move."""
    tries = max(1, int(inquiry.visits[move]))
    share, lead = inquiry.wins[move] / tries, inquiry.leads[move] / tries
    return chance_by(info, seats, inquiry.left, share, games_of(inquiry, move), lead)


def chance_by(info: GameInfo, seats: int, left: float, share: float, games: int, lead: float) -> float:
    """The chance to win, of so many games that were played on; where nothing was fitted, the share that was won."""
    weights = package_of(info).chances.get(info.id)
    return share if weights is None else likely(weights, signs(seats, left, share, games, lead))


def games_of(inquiry: Inquiry, move: int) -> int:
    """How many games tell of wins with a move: where rivals are idle in every second trial, that one tells nothing."""
    tries = max(1, int(inquiry.visits[move]))
    return (tries + 1) // 2 if inquiry.rivalry and inquiry.horizon < 0 else tries


def signs(seats: int, left: float, share: float, games: int, lead: float) -> tuple[float, ...]:
    """How much of each of `NAMES` there is."""
    rivals = max(1, seats - 1)
    won = (share * games + 1.0) / (games + 2.0)
    over = 1.0 - left
    return -left * math.log(rivals), lead / LEAD, over * lead / LEAD, over * math.log(won / (1.0 - won))


def likely(weights: Mapping[str, float], found: tuple[float, ...]) -> float:
    return 1.0 / (1.0 + math.exp(-sum(weights[name] * sign for name, sign in zip(NAMES, found, strict=True))))
