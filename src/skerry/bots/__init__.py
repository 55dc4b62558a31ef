"""Bots: players that see only what their seat may know.

    >>> from skerry import bots
    >>> bots.LEVELS
    ('random', 'boy', 'mate', 'captain', 'admiral')

`bots.get(name)` gives a `Bot` with `choose(game, seat, budget)` and `hints(game, seat, budget)`. For one of your own
see `Bot.think`, `SeatGame` and `bots.register`.
"""

from __future__ import annotations

from skerry.bots.base import Bot, Budget, Hint
from skerry.bots.errors import BotError
from skerry.bots.finding import get, known, register
from skerry.bots.levels import LEVELS
from skerry.bots.seat import SeatGame
from skerry.core.hint import Reason

__all__ = ["LEVELS", "Bot", "BotError", "Budget", "Hint", "Reason", "SeatGame", "get", "known", "register"]
