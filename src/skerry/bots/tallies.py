"""What several searches for the same decision found, put together: each has its own worlds and its own luck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from skerry.bots.planning import Inquiry


class Tally(NamedTuple):
    """What a search found of a move: how often it was tried, and the sums of verdicts, final points and wins."""

    code: int
    aim: int
    """What the move works for, −1 for nothing in particular."""
    visits: int
    values: float
    points: float
    wins: float


def tallies_of(inquiry: Inquiry) -> tuple[Tally, ...]:
    """What an inquiry has found, move by move."""
    found = zip(inquiry.codes, inquiry.aims, inquiry.visits, inquiry.values, inquiry.points, inquiry.wins, strict=True)
    return tuple(Tally(*tally) for tally in found)


def learn(inquiry: Inquiry, tallies: Iterable[Tally]) -> None:
    """Add what others found to an inquiry, with the moves that it did not think of."""
    moves = {int(code): move for move, code in enumerate(inquiry.codes)}
    for tally in tallies:
        if tally.code not in moves:
            moves[tally.code] = len(moves)
            inquiry.add(tally.code)
            inquiry.aims[moves[tally.code]] = tally.aim
        move = moves[tally.code]
        inquiry.visits[move] += tally.visits
        inquiry.values[move] += tally.values
        inquiry.points[move] += tally.points
        inquiry.wins[move] += tally.wins
