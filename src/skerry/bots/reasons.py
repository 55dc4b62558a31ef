"""In words what a move works for: from its consequences, and from what changes in the seat's view."""

from __future__ import annotations

import random

from skerry.core.action import Action
from skerry.core.game import Game
from skerry.core.hint import Reason, Step
from skerry.registry import package_of

MOST_REASONS = 3


def reasons_for(game: Game, seat: int, action: Action) -> tuple[Reason, ...]:
    """What the action brings or prepares for the seat, the weightiest first."""
    world = game.sample(seat, random.Random(game.number))
    before = world.view(seat)
    events = [event.seen_by(seat) for event in world.play(action)]
    step = Step(seat, before, action.data(), events, world.view(seat))
    return tuple(package_of(game.info).reasons(step))[:MOST_REASONS]
