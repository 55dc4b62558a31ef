"""Who watches which table, and what they are told: each message made once for all who may see it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import msgspec

from skerry.server.changes import changes
from skerry.server.table import Reader, Table

PARTS = frozenset({"view", "legal", "score_sheet"})
SEATING = frozenset({"created", "sat", "seated", "left"})
Shape: TypeAlias = "tuple[Reader, frozenset[str]]"
"""What decides how a state looks: through whose eyes, and with which parts."""


class Listener(Protocol):
    """A live connection."""

    lang: str

    @property
    def client_id(self) -> str | None: ...

    def send(self, text: str) -> None: ...


@dataclass(slots=True, eq=False)
class Watch:
    """One connection's interest in one table."""

    listener: Listener
    seat: int | None
    parts: frozenset[str]
    shape: Shape


@dataclass(slots=True)
class Room:
    """A table that somebody watches: what they have been told."""

    sent: int
    watches: dict[Listener, Watch] = field(default_factory=dict)
    states: dict[Shape, dict[str, Any]] = field(default_factory=dict)


def encode(message: object) -> str:
    return msgspec.json.encode(message).decode()


class Hub:
    """The rooms of this node."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self._thinking: dict[str, int] = {}

    def watch(self, table: Table, listener: Listener, seat: int | None, parts: frozenset[str], since: int) -> None:
        """Tell the listener the table and what it has missed, and from now on everything."""
        self.publish(table)
        room = self.rooms.setdefault(table.id, Room(table.seq))
        watch = Watch(listener, seat, parts, (self._reader(table, listener, seat), parts))
        newcomer = listener not in room.watches
        room.watches[listener] = watch
        self._tell_table(room, table, watch, since)
        if newcomer:
            self._tell_presence(room, table)

    def unwatch(self, table_id: str, listener: Listener, table: Table | None) -> None:
        room = self.rooms.get(table_id)
        if room is None or room.watches.pop(listener, None) is None:
            return
        if not room.watches:
            del self.rooms[table_id]
        elif table is not None:
            self._tell_presence(room, table)

    def publish(self, table: Table) -> None:
        """Tell everybody in the room what they have not heard yet."""
        room = self.rooms.get(table.id)
        if room is None or room.sent >= table.seq:
            return
        news = table.items[room.sent + 1 :]
        room.sent = table.seq
        reseated = [] if SEATING.isdisjoint(item.told["kind"] for item in news) else self._reseat(room, table)
        messages: dict[Shape, list[str]] = {}
        for watch in room.watches.values():
            if watch not in reseated:
                if watch.shape not in messages:
                    messages[watch.shape] = self._messages(room, table, watch.shape, news)
                for message in messages[watch.shape]:
                    watch.listener.send(message)
        room.states = {shape: state for shape, state in room.states.items() if shape in messages}
        for watch in reseated:
            self._tell_table(room, table, watch, news[0].seq - 1)

    def gone(self, table_id: str) -> None:
        """The table was deleted."""
        room = self.rooms.pop(table_id, None)
        for listener in room.watches if room is not None else ():
            listener.send(encode({"type": "gone", "table": table_id}))

    def thinking(self, table_id: str, seat: int | None) -> None:
        """The seat's bot has begun to think; None when it has finished."""
        if seat is None:
            self._thinking.pop(table_id, None)
        else:
            self._thinking[table_id] = seat
        room = self.rooms.get(table_id)
        message = encode({"type": "thinking", "table": table_id, "seats": self.thinking_seats(table_id)})
        for listener in room.watches if room is not None else ():
            listener.send(message)

    def thinking_seats(self, table_id: str) -> list[int]:
        return [self._thinking[table_id]] if table_id in self._thinking else []

    def online(self, table: Table) -> list[int]:
        """The seats whose holder is connected here."""
        room = self.rooms.get(table.id)
        seats: set[int] = set()
        for listener in room.watches if room is not None else ():
            seats.update(table.seats_of(listener.client_id))
        return sorted(seats)

    def _messages(self, room: Room, table: Table, shape: Shape, news: Collection[Any]) -> list[str]:
        state = table.state(*shape)
        old = room.states.get(shape)
        steps = changes(old, state) if old is not None else [[[key], value] for key, value in state.items()]
        room.states[shape] = state
        return [
            encode(
                {
                    "type": "entry",
                    "table": table.id,
                    "seq": item.seq,
                    "entry": table.told(item, shape[0]),
                    "changes": steps if item.seq == table.seq else [],
                }
            )
            for item in news
        ]

    def _tell_table(self, room: Room, table: Table, watch: Watch, since: int) -> None:
        told = self.table_data(table, watch.listener.client_id, watch.shape, watch.listener.lang)
        room.states[watch.shape] = told["state"]
        entries = [table.told(item, watch.shape[0]) for item in table.items[max(0, since + 1) :]]
        watch.listener.send(encode({"type": "table", "table": told, "since": since, "entries": entries}))

    def table_data(self, table: Table, client_id: str | None, shape: Shape, lang: str) -> dict[str, Any]:
        """The whole table for one reader."""
        return {
            "id": table.id,
            "game": table.info.id,
            "title": table.info.title(lang),
            "options": table.options,
            "rules": table.rules,
            "created": table.created,
            "you": table.seats_of(client_id),
            "owner": client_id is not None and client_id == table.owner,
            "online": self.online(table),
            "thinking": self.thinking_seats(table.id),
            "rematch": table.rematch,
            "state": table.state(*shape),
        }

    def _tell_presence(self, room: Room, table: Table) -> None:
        message = encode(
            {"type": "presence", "table": table.id, "online": self.online(table), "watching": len(room.watches)}
        )
        for listener in room.watches:
            listener.send(message)

    def _reader(self, table: Table, listener: Listener, seat: int | None) -> Reader:
        held = table.seats_of(listener.client_id)
        return (seat,) if seat is not None and seat in held else held

    def _reseat(self, room: Room, table: Table) -> list[Watch]:
        """The watches that see through other eyes now that seats have changed hands."""
        changed = []
        for watch in room.watches.values():
            reader = self._reader(table, watch.listener, watch.seat)
            if reader != watch.shape[0]:
                watch.shape = (reader, watch.parts)
                changed.append(watch)
        return changed
