"""Several nodes on one database: each hears of the others' entries, and who is connected where."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias

from skerry.server.ledger import Ledger
from skerry.server.people import People
from skerry.server.presence import BEAT, BEAT_SECONDS, GONE, RENAMED, SIGNED_OUT, Here
from skerry.server.storage import StorageFailed

log = logging.getLogger("skerry.server")
Begin: TypeAlias = "Callable[[Coroutine[Any, Any, None]], None]"


class Nodes:
    """This node among the others. Alone on its database it says and hears nothing."""

    def __init__(self, ledger: Ledger, people: People, begin: Begin) -> None:
        """`begin` runs work in the background."""
        self.ledger = ledger
        self.store = ledger.store
        self.hub = ledger.hub
        self.people = people
        self._begin = begin
        self.lost: Callable[[], None] = lambda: None
        """Called when another node has ended, whatever it was about to do."""

    def open(self) -> None:
        self.hub.announce = self._announce
        self.store.listen(self._heard, self._said, self._catch_up_all)
        if self.store.shared:
            self._begin(self._beat())

    async def close(self) -> None:
        if self.store.shared:
            await self._say([GONE])

    def _heard(self, table_id: str, seq: int) -> None:
        """Another node has stored entries, or deleted the table (−1)."""
        warm = self.ledger.heard(table_id, seq)
        if warm is not None:
            self._begin(self.ledger.refresh(warm))

    def _catch_up_all(self) -> None:
        """Something may have been missed."""
        self.people.forget_all()
        for warm in list(self.ledger.warm.values()):
            self._begin(self.ledger.refresh(warm))
        self._ask_all()

    def _announce(self, table_id: str, here: Here, asks: bool) -> None:
        if self.store.shared:
            self._begin(self._say([here.words(table_id, asks)]))

    def _ask_all(self) -> None:
        """Tell who is here at all the tables, and ask the other nodes for theirs."""
        rooms = self.hub.rooms.values()
        if rooms:
            told = [self.hub.here(room.table).words(room.table.id, asks=True) for room in rooms]
            self._begin(self._say(told))

    async def _say(self, notices: list[str]) -> None:
        try:
            await self.store.say(notices)
        except StorageFailed:
            log.info("the other nodes cannot be told")

    def _said(self, node: str, words: list[str]) -> None:
        """Another node has said that it lives or ends, or who is at a table there."""
        if " ".join(words) == GONE:
            self._forget(node)
            return
        news, client_id = " ".join(words[:-1]), words[-1]
        if news in (RENAMED, SIGNED_OUT):
            self.people.forget(client_id)
            if news == SIGNED_OUT:
                self.people.sign_out(client_id)
            return
        if self.hub.elsewhere.heard(node, asyncio.get_running_loop().time()):
            self._ask_all()
        if " ".join(words) != BEAT:
            table_id, _, watching, seats, mood = words
            if self.hub.elsewhere.tell(node, table_id, Here.read(watching, seats)):
                self.hub.tell_presence(table_id)
            if mood == "asks" and table_id in self.hub.rooms:
                self._announce(table_id, self.hub.here(self.hub.rooms[table_id].table), asks=False)

    def _forget(self, node: str) -> None:
        for table_id in self.hub.elsewhere.forget(node):
            self.hub.tell_presence(table_id)
        self.lost()

    async def _beat(self) -> None:
        """Tell the other nodes that this one lives, notice when one does not, and go by one clock."""
        while True:
            await self._say([BEAT])
            with suppress(StorageFailed):
                await self.store.ask_time()
            await asyncio.sleep(BEAT_SECONDS)
            for node in self.hub.elsewhere.silent(asyncio.get_running_loop().time()):
                self._forget(node)
