"""The ledger: the tables in memory, each the fold of its stored log. What changes one is durable before it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from skerry.server.entries import ACTED, SEATING, UnknownRules
from skerry.server.heavy import apart
from skerry.server.hub import Hub
from skerry.server.identity import new_table_id
from skerry.server.moment import now
from skerry.server.problems import Problem
from skerry.server.storage import Append, Conflict, StorageFailed, Store, stored
from skerry.server.table import Damaged, Games, Played, Row, Table

log = logging.getLogger("skerry.server")
T = TypeVar("T")

ATTEMPTS = 3
"""How often a change is tried again when another node was first."""


class Warm:
    """A table in memory: one change at a time.

    `doubtful` when more may be stored than is known here, `gone` when the table was deleted. `unsettled` is a write
    that nobody waits for any more.
    """

    __slots__ = ("doubtful", "gone", "lock", "looked_at", "table", "unsettled")

    def __init__(self, table: Table, doubtful: bool = False) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.doubtful = doubtful
        self.gone = False
        self.looked_at = float("-inf")
        self.unsettled: asyncio.Future[None] | None = None


Drafts: TypeAlias = list[tuple[str, dict[str, Any]]]
Drafted: TypeAlias = tuple[Warm, Table, Append]
Change: TypeAlias = Callable[[Warm], Awaitable[T]]


class Ledger:
    """The tables that this node has in memory, and the way to change one."""

    def __init__(self, store: Store, hub: Hub, games: Games, most: int) -> None:
        """`most` tables are kept when nobody watches them."""
        self.store = store
        self.hub = hub
        self.games = games
        self.most = most
        self.warm: OrderedDict[str, Warm] = OrderedDict()
        self.changed: Callable[[Table], None] = lambda table: None
        """Called when a table is as it was not before, or has just been read."""
        self.committed: Callable[[Table], None] = lambda table: None
        """Called when entries that were made here have become durable."""
        self.deleted: Callable[[str], None] = lambda table_id: None
        self._loading: dict[str, asyncio.Task[Warm]] = {}
        self._news: dict[str, int] = {}
        """What other nodes have told of tables that are being loaded: the latest entry, or −1."""

    # -- reading -----------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table as it is stored."""
        return (await self._warmed(table_id)).table

    async def look_at(self, table_id: str) -> Table:
        """The table, for somebody who sees it."""
        warm = await self._warmed(table_id)
        asleep = time.monotonic() - warm.looked_at > 1
        warm.looked_at = time.monotonic()
        if asleep:
            self.changed(warm.table)
        return warm.table

    def looked_at(self, table_id: str, seconds: float) -> bool:
        """Whether somebody saw the table so short a time ago."""
        warm = self.warm.get(table_id)
        return warm is not None and time.monotonic() - warm.looked_at < seconds

    async def _warmed(self, table_id: str) -> Warm:
        warm = self.warm.get(table_id)
        if warm is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            warm = await asyncio.shield(task)
        if warm.doubtful:
            async with warm.lock:
                if warm.doubtful:
                    await self._catch_up(warm)
        if table_id in self.warm:
            self.warm.move_to_end(table_id)
        return warm

    async def _load(self, table_id: str) -> Warm:
        self._news.pop(table_id, None)
        table = await self._read(table_id)
        heard = self._news.pop(table_id, table.seq)
        if heard < 0:
            raise Problem("not_found")
        warm = Warm(table, doubtful=heard > table.seq)
        self._keep(warm)
        self._tell(table)
        return warm

    async def _read(self, table_id: str) -> Table:
        """The table from the beginning, as it is stored."""
        try:
            rows = await stored(self.store.rows(table_id))
            if not rows:
                raise Problem("not_found")
            return await apart(_folded, Table(table_id, self.games), rows)
        except (UnknownRules, Damaged) as error:
            log.error("table %s… cannot be replayed: %s", table_id[:6], error)
            raise Problem("damaged" if isinstance(error, Damaged) else "newer_rules") from None

    def _keep(self, warm: Warm) -> None:
        self.warm[warm.table.id] = warm
        for table_id in list(self.warm)[: max(0, len(self.warm) - self.most)]:
            if table_id not in self.hub.rooms and not self.warm[table_id].lock.locked():
                del self.warm[table_id]

    def _tell(self, table: Table) -> None:
        self.hub.publish(table)
        self.changed(table)

    # -- changing ----------------------------------------------------------------------------------

    async def change(self, table_id: str, change: Change[T]) -> T:
        """Change a table, nobody else on this node changing it meanwhile; if another node was first, try again.

        A problem may come from not having heard yet of what another node has done: then it is none.
        """
        for _ in range(ATTEMPTS):
            warm = await self._warmed(table_id)
            async with warm.lock:
                if warm.gone:
                    raise Problem("not_found")
                known = warm.table.seq
                try:
                    return await change(warm)
                except Conflict:
                    await self._catch_up(warm)
                except Problem as problem:
                    if not self.store.shared or problem.code == "storage":
                        raise
                    await self._catch_up(warm)
                    if warm.table.seq == known:
                        raise
        raise Problem("busy", retry_after=1)

    async def found(self, warm: Warm, drafts: Drafts) -> Table:
        """A new table begins with these entries; there may be many."""
        await self.commit(await apart(self.drafted, warm, drafts))
        return warm.table

    def new_table(self) -> Warm:
        """A table that nobody knows of until its first entries are committed."""
        return Warm(Table(new_table_id(), self.games))

    async def append(self, warm: Warm, drafts: Drafts, key: str | None = None) -> None:
        await self.commit(self.drafted(warm, drafts, key))

    async def append_action(self, warm: Warm, played: Played, key: str | None = None) -> None:
        line = played.game.line(played.entry)
        await self.commit(self.drafted(warm, [(ACTED, {"line": line})], key, played))

    def drafted(self, warm: Warm, drafts: Drafts, key: str | None = None, played: Played | None = None) -> Drafted:
        """What the table becomes with these entries, and what is to be stored of it."""
        after, at, rows = warm.table.copy(), now(), []
        for i, (kind, body) in enumerate(drafts):
            seq, its_key = after.seq + 1, None if i else key
            after.fold(Row(seq, at, kind, body, its_key), played)
            rows.append(Row(seq, at, kind, body, its_key, after.chain))
        people = None if SEATING.isdisjoint(kind for kind, _ in drafts) else after.people()
        return warm, after, _append_of(after, rows, people, warm.table)

    async def commit(self, *drafted: Drafted) -> None:
        """Store entries; only then do the tables become what they make of them, and everybody is told."""
        try:
            durable = self.store.append(*(append for _, _, append in drafted))
            for _, after, append in drafted:
                if append.rows[0].kind == ACTED:  # when the writer has begun
                    asyncio.get_running_loop().call_soon(self.hub.prepare, after)
            await asyncio.shield(durable)
        except StorageFailed:
            for warm, _, _ in drafted:
                warm.doubtful = True
            raise Problem("storage", retry_after=1) from None
        except asyncio.CancelledError:
            for warm, _, _ in drafted:
                warm.doubtful, warm.unsettled = True, durable
            raise
        for warm, after, append in drafted:
            for row in append.rows:
                self.store.metrics.entries(row.kind).inc()
            warm.table = after
            self.committed(after)
            if append.creates:
                warm.looked_at = time.monotonic()
                self._keep(warm)
            self._tell(after)

    async def rewrite(self, warm: Warm, change: Callable[[Row], Row], told: dict[str, Any]) -> None:
        """Write the table's entries anew, each as `change` makes it, and note it in one more; nobody else may append.

        That one takes the next number: whoever was about to append something is refused, and reads the table again.
        """
        table_id = warm.table.id
        rows = [change(row) for row in await stored(self.store.rows(table_id))]
        rows.append(Row(len(rows), now(), "erased", told))
        after, written = Table(table_id, self.games), []
        for row in rows:
            after.fold(replace(row, chain=None))
            written.append(replace(row, chain=after.chain))
        try:
            await self.store.rewrite(_append_of(after, written, after.people()))
        except StorageFailed:
            warm.doubtful = True
            raise Problem("storage", retry_after=1) from None
        warm.table = after
        self._tell(after)

    async def delete(self, table_id: str) -> None:
        await stored(self.store.delete_table(table_id))
        self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        if (warm := self.warm.pop(table_id, None)) is not None:
            warm.gone = True
        self.hub.gone(table_id)
        self.deleted(table_id)

    # -- catching up -------------------------------------------------------------------------------

    async def _catch_up(self, warm: Warm) -> None:
        """Take in what other nodes have stored, and what was sent for storing when nobody waited any more."""
        if warm.unsettled is not None:
            await asyncio.wait({warm.unsettled})
            log.info("a write that nobody waited for ended: %s", warm.unsettled.exception() or "stored")
            warm.unsettled = None
        try:
            rows = await stored(self.store.rows(warm.table.id, warm.table.seq))
            table = _folded(warm.table.copy(), rows)
        except (UnknownRules, Damaged):  # or it was written anew
            table = await self._read(warm.table.id)
        warm.table, warm.doubtful = table, False
        self._tell(table)

    async def refresh(self, warm: Warm) -> None:
        """Catch up, now or when somebody needs the table."""
        async with warm.lock:
            try:
                await self._catch_up(warm)
            except Problem:
                warm.doubtful = True

    async def settle_doubts(self) -> None:
        """Catch up with the tables that somebody watches and that may have gone on."""
        for table_id, warm in list(self.warm.items()):
            if warm.doubtful and table_id in self.hub.rooms:
                await self.refresh(warm)

    def heard(self, table_id: str, seq: int) -> Warm | None:
        """Another node has stored entries, or deleted the table (−1); the table if it must catch up."""
        warm = self.warm.get(table_id)
        if warm is None:
            if table_id in self._loading:
                self._news[table_id] = seq
        elif seq < 0:
            self._forget(table_id)
        elif seq > warm.table.seq:
            return warm
        return None


def _append_of(after: Table, rows: list[Row], people: list[str] | None, before: Table | None = None) -> Append:
    """What is to be stored when these are the latest entries of the table, which was stored as it was `before`."""
    bot_due, deadline, listed = found = _found_by(after)
    return Append(
        table_id=after.id,
        owner=after.owner,
        rows=rows,
        updated=rows[-1].at,
        bot_due=bot_due,
        summary=after.summary(),
        deadline=deadline,
        listed=listed,
        people=people,
        found_alike=before is not None and before.seq >= 0 and _found_by(before) == found,
    )


def _found_by(table: Table) -> tuple[bool, int | None, bool]:
    """By what the table is found: whether a bot is due, when somebody has no time left, whether it is in the lobby."""
    return table.bot_to_act() is not None and table.has_people(), table.deadline(), table.is_listed()


def _folded(table: Table, rows: list[Row]) -> Table:
    """The table after these entries."""
    try:
        for row in rows:
            table.fold(row)
    except (UnknownRules, Damaged):
        raise
    except Exception as error:
        raise Damaged(f"{type(error).__name__}: {error}") from None
    return table
