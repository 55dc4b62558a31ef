"""Who watches which table, and what they are told: each message made once for all who may see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import msgspec

from skerry.server.changes import Change, changes
from skerry.server.entries import SEATING
from skerry.server.moment import now
from skerry.server.presence import Elsewhere, Here
from skerry.server.seats import Reader
from skerry.server.table import Item, Table

PARTS = frozenset({"view", "legal", "score_sheet"})
Shape: TypeAlias = "tuple[Reader, frozenset[str]]"
"""What decides how a state looks: through whose eyes, and with which parts."""
Announce: TypeAlias = "Callable[[str, Here, bool], None]"
"""Tells the other nodes who is at a table here, and whether they are asked to do so as well."""


class Listener(Protocol):
    """A live connection."""

    lang: str

    @property
    def client_id(self) -> str | None: ...

    def send(self, message: bytes) -> None: ...


@dataclass(slots=True, eq=False)
class Watch:
    """One connection's interest in one table."""

    listener: Listener
    seat: int | None
    parts: frozenset[str]
    shape: Shape


encode = msgspec.json.encode


class Step:
    """From one table to a later one: the messages for all who watch it, what is equal for several made once."""

    def __init__(self, old: Table, new: Table) -> None:
        self.old = old
        self.new = new
        self.news = new.since(old.seq)
        self._parts: dict[str, bytes] = {}
        self._messages: dict[Shape, list[bytes]] = {}

    def messages(self, shape: Shape) -> list[bytes]:
        if shape not in self._messages:
            self._messages[shape] = [self._message(item, shape) for item in self.news]
        return self._messages[shape]

    def _message(self, item: Item, shape: Shape) -> bytes:
        return encode(
            {
                "type": "entry",
                "table": self.new.id,
                "seq": item.seq,
                "entry": self.new.told(item, shape[0]),
                "changes": self._changes(shape) if item.seq == self.new.seq else (),
            }
        )

    def _changes(self, shape: Shape) -> object:
        old, new, (reader, parts) = self.old, self.new, shape
        if old.game is None:
            return [[[key], value] for key, value in new.state(reader, parts).items()]
        legal = "legal" in parts
        own = changes(old.own(reader, legal), new.own(reader, legal))
        if "view" in parts:
            own += changes(old.own_view(reader), new.own_view(reader), ("view",))
        found = [_items(own), self._part("common")]
        found += [self._part(part) for part in ("view", "score_sheet") if part in parts]
        return msgspec.Raw(b"[" + b",".join(filter(None, found)) + b"]")

    def _part(self, part: str) -> bytes:
        """The changes of a part that everybody sees alike, encoded."""
        if part not in self._parts:
            self._parts[part] = _items(self._part_changes(part))
        return self._parts[part]

    def _part_changes(self, part: str) -> list[Change]:
        if part == "common":
            return changes(self.old.common(), self.new.common())
        if part == "view":
            return changes(self.old.common_view(), self.new.common_view(), ("view",))
        return changes(self.old.score_sheet(), self.new.score_sheet(), ("score_sheet",))


def _items(steps: list[Change]) -> bytes:
    """The changes in JSON, without the brackets around them."""
    return encode(steps)[1:-1]


@dataclass(slots=True)
class Room:
    """A table that somebody watches, as they have been told."""

    table: Table
    watches: dict[Listener, Watch] = field(default_factory=dict)
    next: Step | None = None
    """What they will be told next, if it becomes durable."""


class Hub:
    """The rooms of this node."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.elsewhere = Elsewhere()
        self.announce: Announce = lambda table_id, here, asks: None
        self._thinking: dict[str, int] = {}

    def watch(self, table: Table, listener: Listener, seat: int | None, parts: frozenset[str], since: int) -> None:
        """Tell the listener the table and what it has missed, and from now on everything."""
        self.publish(table)
        first = table.id not in self.rooms
        room = self.rooms.setdefault(table.id, Room(table))
        watch = Watch(listener, seat, parts, (self._reader(table, listener, seat), parts))
        newcomer = listener not in room.watches
        room.watches[listener] = watch
        self._tell_table(table, watch, since)
        if newcomer:
            self.tell_presence(table.id)
            self.announce(table.id, self.here(table), first)

    def unwatch(self, table_id: str, listener: Listener) -> None:
        room = self.rooms.get(table_id)
        if room is None or room.watches.pop(listener, None) is None:
            return
        self.announce(table_id, self.here(room.table), False)
        if not room.watches:
            del self.rooms[table_id]
        self.tell_presence(table_id)

    def prepare(self, table: Table) -> None:
        """Make the messages that tell everybody in the room of the table, while the disk is at work."""
        room = self.rooms.get(table.id)
        if room is None or room.table.seq >= table.seq:
            return
        room.next = Step(room.table, table)
        for watch in room.watches.values():
            room.next.messages(watch.shape)

    def publish(self, table: Table) -> None:
        """Tell everybody in the room what they have not heard yet."""
        room = self.rooms.get(table.id)
        if room is None or room.table.seq >= table.seq:
            return
        step = room.next
        if step is None or step.old is not room.table or step.new is not table:
            step = Step(room.table, table)
        room.table, room.next = table, None
        reseated = [] if SEATING.isdisjoint(item.kind for item in step.news) else self._reseat(room, table)
        for watch in room.watches.values():
            if watch not in reseated:
                for message in step.messages(watch.shape):
                    watch.listener.send(message)
        for watch in reseated:
            self._tell_table(table, watch, step.old.seq)
        if reseated:
            self.tell_presence(table.id)
            self.announce(table.id, self.here(table), False)

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
        """The seats whose holder is connected, here or to another node."""
        return sorted({*self.here(table).seats, *self.elsewhere.seats(table.id)})

    def here(self, table: Table) -> Here:
        """Who is at the table at this node."""
        room = self.rooms.get(table.id)
        held = [table.seats_of(listener.client_id) for listener in room.watches] if room is not None else []
        return Here(tuple(sorted({seat for seats in held for seat in seats})), held.count(()))

    def _tell_table(self, table: Table, watch: Watch, since: int) -> None:
        told = self.table_data(table, watch.listener.client_id, watch.shape, watch.listener.lang)
        entries = [table.told(item, watch.shape[0]) for item in table.since(since)]
        watch.listener.send(encode({"type": "table", "table": told, "since": since, "entries": entries}))

    def table_data(self, table: Table, client_id: str | None, shape: Shape, lang: str) -> dict[str, Any]:
        """The whole table for one reader."""
        return {
            "id": table.id,
            "game": table.info.id,
            "title": table.info.title_in(lang),
            "options": table.options,
            "rules": table.rules,
            "created": table.created,
            "you": table.seats_of(client_id),
            "owner": client_id is not None and client_id == table.owner,
            "online": self.online(table),
            "thinking": self.thinking_seats(table.id),
            "rematch": table.rematch,
            "chat": table.chat,
            "listing": table.listing,
            "now": now(),
            "state": table.state(*shape),
        }

    def tell_presence(self, table_id: str) -> None:
        """Tell those who watch the table here who is connected."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        watching = self.here(room.table).watching + self.elsewhere.watching(table_id)
        online = self.online(room.table)
        message = encode({"type": "presence", "table": table_id, "online": online, "watching": watching})
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
