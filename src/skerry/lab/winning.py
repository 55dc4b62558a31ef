"""Who won: alone, with others, or all together."""

from __future__ import annotations

from collections.abc import Iterable

import skerry
from skerry.lab.playing import GameResult


def has_rivals(game: str) -> bool:
    """Whether players of the game play against each other."""
    info = skerry.games()[game]
    return info.max_seats > 1 and not info.cooperative


def can_be_lost(results: Iterable[GameResult]) -> bool:
    """Whether these games are won or lost, rather than played for points alone or against each other."""
    return any(not result.winners or result.reason == "won" for result in results)


def win_share(result: GameResult, seat: int) -> float:
    """The seat's part of the win: rivals share it, those who play together have it whole."""
    if seat not in result.winners:
        return 0.0
    return 1 / len(result.winners) if has_rivals(result.game) else 1.0
