"""The time: that of the database, if nodes share one, for their own clocks may differ."""

from __future__ import annotations

import time

TOLERANCE = 1_000
"""Milliseconds that asking for the time may take."""
_ahead = 0


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000 + _ahead


def set_clock(right: int) -> None:
    """Go by another clock, which shows so many milliseconds."""
    global _ahead
    wrong = right - now()
    if abs(wrong) > TOLERANCE:
        _ahead += wrong
