"""The seats of a table, and who holds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Reader: TypeAlias = tuple[int, ...]
"""The seats through whose eyes somebody sees, in order; empty for a spectator."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    holders: frozenset[str] = frozenset()
    resigned: bool = False
    since: int = 0
    """When it came into these hands: links to it that are older are void."""
    keeper: str | None = None
    """Who sat down here: whoever came later by a link to the seat cannot shut them out."""

    def data(self, number: int) -> dict[str, Any]:
        return {
            "seat": number,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "resigned": self.resigned,
        }


def seat_of(body: Mapping[str, Any], since: int) -> Seat:
    """The seat that an entry of the log describes."""
    clients = body["clients"]
    keeper = clients[0] if clients else None
    return Seat(body["kind"], body["name"], body["level"], frozenset(clients), since=since, keeper=keeper)


class SeatChart:
    """What there is to say of all the seats; made anew only when somebody sits down or leaves."""

    __slots__ = ("data", "held", "holders")

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.data = [seat.data(number) for number, seat in enumerate(seats)]
        self.holders = [sorted(seat.holders) for seat in seats]
        self.held: dict[str, Reader] = {}
        """The seats of each client."""
        for number, seat in enumerate(seats):
            for holder in seat.holders:
                self.held[holder] = (*self.held.get(holder, ()), number)
