"""Why a bot proposes a move: what the move did in a world that the seat thinks possible, and what that is good for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from skerry.core.jsonlike import Json


@dataclass(frozen=True, slots=True)
class Reason:
    """What a move works for: the ending of a message key `bots-reason-…` with arguments."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)

    def data(self) -> dict[str, Json]:
        return {"key": self.key, "args": dict(self.args)}


@dataclass(frozen=True, slots=True)
class Step:
    """A move as its seat sees it: the views before and after, the action and its consequences as plain data.

    `plan` are the seat's own consequences when it follows the plan that begins with the move, while the others are
    idle, up to the first that brings something: each with the `crew` (or action points) spent until then, the
    `vehicle` that acted and the `round`.
    """

    seat: int
    before: Mapping[str, Any]
    action: Mapping[str, Any]
    events: Sequence[Mapping[str, Any]]
    after: Mapping[str, Any]
    plan: Sequence[Mapping[str, Any]] = ()

    def own_events(self) -> list[Mapping[str, Any]]:
        """The consequences that are the seat's own, or nobody's."""
        return [event for event in self.events if event.get("seat", self.seat) == self.seat]
