"""The small consequences of an action: animated by the client, printed by the log, read by tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from skerry.core.jsonlike import Json


@dataclass(frozen=True, slots=True)
class Event:
    """One consequence. `data` is plain JSON; the keys in `secret` are for seat `owner` alone.

    `chance` says that it tells what chance gave: nobody can know it before the action.
    """

    kind: str
    data: Mapping[str, Json] = field(default_factory=dict)
    secret: frozenset[str] = frozenset()
    owner: int | None = None
    chance: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as plain JSON data for a seat, or for a spectator (None)."""
        told: dict[str, Json] = {"kind": self.kind}
        hidden = self.secret if seat is None or seat != self.owner else frozenset[str]()
        told.update((key, value) for key, value in self.data.items() if key not in hidden)
        return told
