"""Play: actions, undo, resigning and what is said. Each makes one entry, and is answered with it when it is durable."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from skerry.core.errors import IllegalAction, NotationError
from skerry.core.game import Game
from skerry.core.message import Message
from skerry.server import models as m
from skerry.server.entries import ACTED
from skerry.server.identity import Client
from skerry.server.ledger import Change, Ledger, Warm
from skerry.server.limits import Limits
from skerry.server.problems import Problem
from skerry.server.rights import chosen_seat, held_seats, must_own, turn_of
from skerry.server.settings import Settings
from skerry.server.table import Table


class Playing:
    """What can be done at a table while its game runs."""

    def __init__(self, ledger: Ledger, settings: Settings) -> None:
        self.ledger = ledger
        self.most_messages = settings.chat_most
        self._chat_limits = Limits(settings.chat_rate, settings.chat_burst)

    async def act(self, client: Client, table_id: str, wanted: m.ActionIn, current: Showing) -> msgspec.Raw:
        """Carry out an action for the seat to act, if the client holds it and saw this position."""

        async def change(warm: Warm) -> None:
            _game_at(warm.table, client, wanted.position, current)
            try:
                played = warm.table.played(wanted.action)
            except IllegalAction as error:
                raise Problem("illegal", refusal=error.refusal) from None
            except NotationError as error:
                raise Problem("notation", error.told) from None
            await self.ledger.append_action(warm, played, _scoped(client, wanted.key))

        return await self._entry(client, table_id, wanted, ACTED, change)

    async def undo(self, client: Client, table_id: str, wanted: m.UndoIn, current: Showing) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            game = _game_at(warm.table, client, wanted.position, current)
            to = game.number - 1 if wanted.to is None else wanted.to
            if not game.undo_limit() <= to < game.number:
                raise Problem("undo_limit")
            await self._append(warm, client, wanted, "undone", {"seat": game.to_act, "to": to})

        return await self._entry(client, table_id, wanted, "undone", change)

    async def resign(self, client: Client, table_id: str, wanted: m.ResignIn) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            table = warm.table
            playing = tuple(seat for seat in held_seats(table, client) if not table.seats[seat].resigned)
            if table.status != "running":
                raise Problem("not_running")
            await self._append(warm, client, wanted, "resigned", {"seat": chosen_seat(playing, wanted.seat)})

        return await self._entry(client, table_id, wanted, "resigned", change)

    async def say(self, client: Client, table_id: str, wanted: m.ChatIn) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            table = warm.table
            held = table.seats_of(client.id)
            if (not held and table.chat == "seated") or client.id in table.muted:
                raise Problem("forbidden")
            if len(table.authors) >= self.most_messages:
                raise Problem("too_many", Message("server-many-messages", messages=self.most_messages))
            self._chat_limits.spend(table_id if held else f"{table_id} spectators")
            seat = held[0] if held else None
            name = warm.table.seats[seat].name if seat is not None else client.name
            body = {"seat": seat, "name": name, "text": wanted.text, "client": client.id}
            await self._append(warm, client, wanted, "said", body)

        return await self._entry(client, table_id, wanted, "said", change)

    async def unsay(self, client: Client, table_id: str, message: int) -> None:
        """Delete a message: one's own, or any at one's own table."""

        async def change(warm: Warm) -> None:
            if client.id not in (_author(warm.table, message), warm.table.owner):
                raise Problem("forbidden")
            if message not in warm.table.unsaid:
                await self.ledger.append(warm, [("unsaid", {"message": message})])

        await self.ledger.change(table_id, change)

    async def mute(self, client: Client, table_id: str, message: int, muted: bool) -> None:
        """Let whoever said that not speak at the table any more, or again; only who made it may."""

        async def change(warm: Warm) -> None:
            must_own(warm.table, client)
            author = _author(warm.table, message)
            if (author in warm.table.muted) != muted:
                await self.ledger.append(warm, [("muted", {"client": author, "message": message, "muted": muted})])

        await self.ledger.change(table_id, change)

    async def set_chat(self, client: Client, table_id: str, chat: m.Chat) -> None:
        """Decide who may speak at the table; only who made it may."""

        async def change(warm: Warm) -> None:
            must_own(warm.table, client)
            if chat != warm.table.chat:
                await self.ledger.append(warm, [("chat_set", {"chat": chat})])

        await self.ledger.change(table_id, change)

    async def _append(self, warm: Warm, client: Client, wanted: m.Keyed, kind: str, body: dict[str, Any]) -> None:
        await self.ledger.append(warm, [(kind, body)], _scoped(client, wanted.key))

    async def _entry(
        self, client: Client, table_id: str, wanted: m.Keyed, kind: str, change: Change[None]
    ) -> msgspec.Raw:
        """The entry that the change makes, as the client may see it; with a repeated key the first one.

        A key that made an entry of another kind is refused.
        """

        async def once(warm: Warm) -> msgspec.Raw:
            scoped = _scoped(client, wanted.key)
            item = warm.table.made_by(scoped) if scoped is not None else None
            if item is not None and item.kind != kind:
                raise Problem("key_reused")
            if item is None:
                await change(warm)
                item = warm.table.latest
            return warm.table.told(item, warm.table.seats_of(client.id))

        return await self.ledger.change(table_id, once)


Showing = Callable[[Table], Mapping[str, Any]]
"""Shows the table as it is to whoever asked for something that came too late."""


def _game_at(table: Table, client: Client, position: int, current: Showing) -> Game:
    """The game, if it is at that position and the client's turn."""
    held_seats(table, client)
    if table.status == "open":
        raise Problem("not_running")
    if position != table.position:
        raise Problem("stale", current=current(table))
    return turn_of(table, client)[1]


def _author(table: Table, message: int) -> str:
    if message not in table.authors:
        raise Problem("not_found")
    return table.authors[message]


def _scoped(client: Client, key: str | None) -> str | None:
    """A key is its client's own."""
    return f"{client.id}:{key}" if key is not None else None
