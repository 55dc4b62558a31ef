"""Play: actions, undo, resigning and what is said. Each makes one entry, and is answered with it when it is durable."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from skerry.core.errors import IllegalAction, NotationError
from skerry.core.game import Game
from skerry.server import models as m
from skerry.server.identity import Client
from skerry.server.ledger import Change, Ledger, Warm
from skerry.server.problems import Problem
from skerry.server.rights import chosen_seat, held_seats, turn_of
from skerry.server.table import Table


class Playing:
    """What can be done at a table while its game runs."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

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

        return await self._entry(client, table_id, wanted.key, change)

    async def undo(self, client: Client, table_id: str, wanted: m.UndoIn, current: Showing) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            game = _game_at(warm.table, client, wanted.position, current)
            to = game.number - 1 if wanted.to is None else wanted.to
            if not game.undo_limit() <= to < game.number:
                raise Problem("undo_limit")
            await self.ledger.append(warm, [("undone", {"seat": game.to_act, "to": to})], _scoped(client, wanted.key))

        return await self._entry(client, table_id, wanted.key, change)

    async def resign(self, client: Client, table_id: str, wanted: m.ResignIn) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            table = warm.table
            playing = tuple(seat for seat in held_seats(table, client) if not table.seats[seat].resigned)
            if table.status != "running":
                raise Problem("not_running")
            body = {"seat": chosen_seat(playing, wanted.seat)}
            await self.ledger.append(warm, [("resigned", body)], _scoped(client, wanted.key))

        return await self._entry(client, table_id, wanted.key, change)

    async def say(self, client: Client, table_id: str, wanted: m.ChatIn) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            held = warm.table.seats_of(client.id)
            seat = held[0] if held else None
            name = warm.table.seats[seat].name if seat is not None else client.name
            body = {"seat": seat, "name": name, "text": wanted.text}
            await self.ledger.append(warm, [("said", body)], _scoped(client, wanted.key))

        return await self._entry(client, table_id, wanted.key, change)

    async def _entry(self, client: Client, table_id: str, key: str | None, change: Change[None]) -> msgspec.Raw:
        """The entry that the change makes, as the client may see it; with a repeated key the first one."""

        async def once(warm: Warm) -> msgspec.Raw:
            scoped = _scoped(client, key)
            item = warm.table.made_by(scoped) if scoped is not None else None
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


def _scoped(client: Client, key: str | None) -> str | None:
    """A key is its client's own."""
    return f"{client.id}:{key}" if key is not None else None
