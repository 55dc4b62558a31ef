"""Which judge knows which game."""

from __future__ import annotations

from functools import cache

from skerry.core.info import GameInfo
from skerry.core.judge import Judge
from skerry.registry import package_of


@cache
def judge_of(info: GameInfo) -> Judge:
    """The judge that knows the game."""
    return package_of(info).judge(info)
