"""How strong a player is against the bots: Glicko (Glickman 1995), with the bots' levels as its fixed points.

A table counts as a game against each bot at it. Each level stands so far above the one below that it would take 85 of a
hundred points from it, which is about what the levels do (docs/balance.md).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from skerry.bots import LEVELS

LEVEL_STEP = 300.0
MATE = 1500.0
BOT_RATINGS = {level: MATE + LEVEL_STEP * (number - LEVELS.index("mate")) for number, level in enumerate(LEVELS)}
BOT_DEVIATION = 50.0
WIDEST, NARROWEST = 350.0, 40.0
_Q = math.log(10) / 400


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and how far it may be from the truth (two thirds of the time less than `deviation`)."""

    value: float = MATE
    deviation: float = WIDEST

    def after(self, met: Iterable[tuple[str, float]]) -> Rating:
        """The rating after a table: the levels that were met there, and what was taken from each (1, ½ or 0)."""
        pull, weight = 0.0, 0.0
        g = 1 / math.sqrt(1 + 3 * (_Q * BOT_DEVIATION / math.pi) ** 2)
        for level, points in met:
            expected = 1 / (1 + 10 ** (-g * (self.value - BOT_RATINGS[level]) / 400))
            pull += g * (points - expected)
            weight += g * g * expected * (1 - expected)
        sure = 1 / self.deviation**2 + _Q * _Q * weight
        return Rating(self.value + _Q / sure * pull, max(NARROWEST, math.sqrt(1 / sure)))
