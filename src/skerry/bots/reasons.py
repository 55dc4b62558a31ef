"""In words what a move works for: from its consequences, and from what changes in the seat's view."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from skerry.core.action import Action
from skerry.core.game import Game
from skerry.core.hint import Reason, Step
from skerry.core.policy import Policy
from skerry.registry import package_of

MOST_REASONS = 3
LONGEST_PLAN = 40
"""How many decisions of everybody a plan is followed."""


def reasons_for(
    game: Game, seat: int, action: Action, policy: Policy | None = None, aim: int = -1
) -> tuple[Reason, ...]:
    """What the action brings or prepares for the seat, the weightiest first; with a policy, as part of its plan."""
    world = game.sample(seat, random.Random(game.number))
    before, crew = world.view(seat), world.cost(action)
    events = [event.seen_by(seat) for event in world.play(action)]
    after = world.view(seat)
    plan = [] if policy is None else _plan(world, seat, policy, aim, crew)
    step = Step(seat, before, action.data(), events, after, plan)
    return tuple(package_of(game.info).reasons(step))[:MOST_REASONS]


def _plan(world: Game, seat: int, policy: Policy, aim: int, crew: int) -> list[Mapping[str, Any]]:
    """Play on in the world as the policy does for that aim, until something comes of it."""
    policy.follow(seat, aim)
    found: list[Mapping[str, Any]] = []
    for _ in range(LONGEST_PLAN):
        actor = world.to_act
        if actor is None or any("points" in event for event in found):
            break
        kernel = world.kernel
        action = world.action_type(policy.choose(kernel) if actor == seat else policy.idle(kernel))
        crew += world.cost(action) if actor == seat else 0
        told = {"crew": crew, "vehicle": action.data().get("vehicle"), "round": world.view(seat).get("round")}
        seen = [event.seen_by(seat) for event in world.play(action)]
        found += [{**told, **event} for event in seen if actor == seat and event.get("seat") == seat]
    policy.follow(-1, -1)
    return found
