"""What a bot asks of a game: how well each seat stands. Compiled with the rules."""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from skerry.core.kernel import Kernel
from skerry.core.packed import i64


def sigmoid(x: float) -> float:
    """Any number as a chance: 0.5 for 0."""
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knowledge of a game: how well each seat stands. A game subclasses it."""

    def value(self, kernel: Kernel, seat: i64) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def urge(self, kernel: Kernel, seat: i64) -> float:
        """What a seat that does not think long would like to reach, on any scale: its value, unless that is slow."""
        return self.value(kernel, seat)

    def points(self, kernel: Kernel, seat: i64) -> float:
        """The final score that the seat can expect."""
        raise NotImplementedError

    def odds(self, kernel: Kernel, seat: i64) -> float:
        """The probability that the seat wins: its value, unless the judge knows better."""
        return self.value(kernel, seat)

    def part_of_turn(self, kernel: Kernel) -> float:
        """How much of the time for a turn this decision deserves."""
        return 1.0

    def together(self) -> bool:
        """Whether all seats win or lose together."""
        return False

    def seats(self, kernel: Kernel) -> i64:
        """How many values a verdict has."""
        raise NotImplementedError
