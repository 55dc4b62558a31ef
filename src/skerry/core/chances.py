"""How sure one may be: from what a search says of the chance to win to what came of positions of which it said so."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from importlib.resources.abc import Traversable

FILE = "chances.json"
LEAST = 1e-6
"""Nothing is surer than this but what is decided."""


@dataclass(frozen=True, slots=True)
class Curve:
    """On the scale of logits: a line for chances below one half, another above, and a shift of both."""

    below: float
    above: float
    shift: float

    def told(self, said: float) -> float:
        """The chance that a person is told."""
        if said <= 0.0 or said >= 1.0:
            return said
        logit = logit_of(said)
        return 1 / (1 + math.exp(-self.shift - logit * (self.below if logit < 0 else self.above)))

    def said(self, told: float) -> float:
        """What the search said of it."""
        if told <= 0.0 or told >= 1.0:
            return told
        logit = logit_of(told) - self.shift
        return 1 / (1 + math.exp(-logit / (self.below if logit < 0 else self.above)))


AS_SAID = Curve(1.0, 1.0, 0.0)


def logit_of(chance: float) -> float:
    chance = min(max(chance, LEAST), 1 - LEAST)
    return math.log(chance / (1 - chance))


def learned_chances(data: Traversable) -> dict[str, Curve]:
    """By mode, from a package's data; empty if nothing was learned."""
    file = data / FILE
    return {mode: Curve(**numbers) for mode, numbers in _read(file).items()} if file.is_file() else {}


def _read(file: Traversable) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8"))
    return found
