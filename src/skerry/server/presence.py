"""What the nodes tell each other through the database's notifications beside new entries: who is connected where."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

BEAT_SECONDS = 5.0
SILENT_SECONDS = 16.0
"""A node that has not been heard for so long is down, and nobody is connected to it."""
BEAT = "- beat"
GONE = "- gone"
RENAMED = "- renamed"
"""What is known of a client is no longer true; its id follows."""
SIGNED_OUT = "- signed-out"
"""A client has another token now; its id follows."""


@dataclass(frozen=True, slots=True)
class Here:
    """Who is at a table at one node: the seats whose holder is connected, and how many others are watching."""

    seats: tuple[int, ...]
    watching: int

    def words(self, table_id: str, asks: bool) -> str:
        """The notification; `asks` the other nodes to tell theirs, too."""
        seats = ",".join(map(str, self.seats))
        return f"{table_id} here {self.watching} {seats or '-'} {'asks' if asks else 'tells'}"

    @classmethod
    def read(cls, watching: str, seats: str) -> Self:
        return cls(tuple(int(seat) for seat in seats.split(",")) if seats != "-" else (), int(watching))


class Elsewhere:
    """What this node has heard of the others."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._tables: dict[str, dict[str, Here]] = {}

    def heard(self, node: str, at: float) -> bool:
        """The node lives; whether that is news."""
        new = node not in self._heard
        self._heard[node] = at
        return new

    def silent(self, at: float) -> list[str]:
        """The nodes that must be down."""
        return [node for node, heard in self._heard.items() if at - heard > SILENT_SECONDS]

    def tell(self, node: str, table_id: str, here: Here) -> bool:
        """Who is at a table there from now on; whether anything is different."""
        nodes = self._tables.setdefault(table_id, {})
        before = nodes.pop(node, None)
        if here.seats or here.watching:
            nodes[node] = here
        if not nodes:
            del self._tables[table_id]
        return nodes.get(node) != before

    def forget(self, node: str) -> Collection[str]:
        """The node is down; the tables that this concerns."""
        self._heard.pop(node, None)
        concerned = [table_id for table_id, nodes in self._tables.items() if node in nodes]
        for table_id in concerned:
            self.tell(node, table_id, Here((), 0))
        return concerned

    def seats(self, table_id: str) -> set[int]:
        return {seat for here in self._tables.get(table_id, {}).values() for seat in here.seats}

    def watching(self, table_id: str) -> int:
        return sum(here.watching for here in self._tables.get(table_id, {}).values())
