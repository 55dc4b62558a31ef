"""Bots: players that see only what their seat may know.

    >>> from skerry import bots
    >>> bots.LEVELS
    ('random', 'boy', 'mate', 'captain', 'admiral')

`bots.get(level)` gives a `Bot` with `choose(game, seat, budget)` and `hints(game, seat, budget)`.
"""

from __future__ import annotations

from skerry.bots.base import Bot, Budget, Hint, Reason
from skerry.bots.levels import LEVELS, get

__all__ = ["LEVELS", "Bot", "Budget", "Hint", "Reason", "get"]
