"""Where tables are kept: SQLite by default, PostgreSQL by URL. Nothing is acknowledged before it is durable.

One thread writes. While it waits for the disk, what others want written queues up, and then goes into one
transaction: many tables share the cost of one commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import logging
import math
import os
import queue
import secrets
import socket
import sqlite3
import threading
import time
import weakref
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias, TypeVar
from urllib.parse import quote

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from skerry.core.errors import SkerryError, ToldError
from skerry.core.message import Message, excerpt
from skerry.server.identity import Client
from skerry.server.metrics import Metrics
from skerry.server.moment import now, set_clock
from skerry.server.presence import RENAMED, SIGNED_OUT
from skerry.server.problems import Problem
from skerry.server.table import Damaged, Row

log = logging.getLogger("skerry.server.storage")
T = TypeVar("T")

SCHEMA_VERSION = 9
STEPS: Mapping[int, Sequence[str]] = {
    2: ["alter table clients add column next_hash text"],
    3: [
        "alter table clients add column recovery_hash text",
        "alter table clients add column seen bigint",
        "update clients set seen = created",
        "alter table entries add column chain text",
    ],
    4: [
        "alter table tables add column deadline bigint",
        "create index ix_tables_deadline on tables (deadline)",
    ],
    5: [
        "create table ways (id text primary key, client_id text not null, way text not null, target text not null,"
        " lang text not null, quiet text, secret text not null, confirmed boolean not null)",
        "create index ix_ways_client_id on ways (client_id)",
        "create index ix_ways_secret on ways (secret)",
        "create table hooks (table_id text primary key references tables (id), url text not null,"
        " secret text not null)",
        "create table claims (name text primary key, at bigint not null)",
    ],
    6: [
        "alter table tables add column listed boolean",
        "create index ix_tables_listed on tables (listed)",
        "create table blocks (client_id text not null, blocked_id text not null, primary key (client_id, blocked_id))",
        "create table reports (at bigint not null, client_id text not null, reported_id text not null,"
        " table_id text not null, message integer, reason text not null)",
    ],
    7: [
        "create table analyses (table_id text primary key references tables (id), client_id text not null,"
        " level text not null, number integer not null, done boolean not null, decisions text not null)",
        "create index ix_analyses_done on analyses (done)",
    ],
    8: [
        "create table voyages (scope text primary key, game text not null, options text not null, seats text not null,"
        " rules integer not null, secret text not null, salt text not null, opened bigint not null,"
        " closes bigint not null)",
        "create table attempts (scope text not null, client_id text not null, table_id text not null, name text,"
        " result text, primary key (scope, client_id))",
        "create index ix_attempts_client_id on attempts (client_id)",
    ],
    9: ["alter table claims add column until bigint"],
}
"""For each schema version the statements that make it of the one before."""

READERS = 4
WAL_PAGES = 4_000
"""SQLite copies its write-ahead log into the database when it is so long. Everybody waits for that: not too often."""
MOST_ROWS = 140
"""Rows that one statement inserts: SQLite used to allow 999 values in one."""
MOST_ATTEMPTS = 5_000
CHANNEL = "skerry"
BEGIN_WRITING = "begin immediate"
"""SQLite's words at the beginning: it refuses a transaction that read first, then writes."""
LOCK_SECONDS = 1.0
"""How long a transaction waits for another one; then what it was to write fails, and only that."""
STATEMENT_SECONDS = 5.0
HANGING_SECONDS = 8.0
"""A database that has not answered by then is frozen: its connections are cut."""
TROUBLED_SECONDS = 10.0
"""A table whose write met a lock is written apart from the others for so long."""
LOCKED, CANCELLED = "55P03", "57014"
"""PostgreSQL's names for what went on for too long."""
MIGRATION_LOCK = 0x534B4552

metadata = sa.MetaData()
meta = sa.Table("meta", metadata, sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text))
clients = sa.Table(
    "clients",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("secret_hash", sa.Text, nullable=False),
    sa.Column("name", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("next_hash", sa.Text),
    sa.Column("recovery_hash", sa.Text),
    sa.Column("seen", sa.BigInteger),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("owner", sa.Text, nullable=False, index=True),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("bot_due", sa.Boolean, nullable=False, index=True),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("deadline", sa.BigInteger, index=True),
    sa.Column("listed", sa.Boolean, index=True),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("key", sa.Text),
    sa.Column("chain", sa.Text),
    sa.UniqueConstraint("table_id", "key"),
)
holders = sa.Table(
    "holders",
    metadata,
    sa.Column("client_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id), primary_key=True, index=True),
)
links = sa.Table(
    "links",
    metadata,
    sa.Column("secret_hash", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("created", sa.BigInteger, nullable=False),
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)


ways = sa.Table(
    "ways",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("client_id", sa.Text, nullable=False, index=True),
    sa.Column("way", sa.Text, nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("quiet", sa.Text),
    sa.Column("secret", sa.Text, nullable=False, index=True),
    sa.Column("confirmed", sa.Boolean, nullable=False),
)
hooks = sa.Table(
    "hooks",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
)
claims = sa.Table(
    "claims",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
)
blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("client_id", sa.Text, primary_key=True),
    sa.Column("blocked_id", sa.Text, primary_key=True),
)
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("client_id", sa.Text, nullable=False),
    sa.Column("reported_id", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("message", sa.Integer),
    sa.Column("reason", sa.Text, nullable=False),
)
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("client_id", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False, index=True),
    sa.Column("decisions", sa.Text, nullable=False),
)
voyages = sa.Table(
    "voyages",
    metadata,
    sa.Column("scope", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("closes", sa.BigInteger, nullable=False),
)
attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("scope", sa.Text, primary_key=True),
    sa.Column("client_id", sa.Text, primary_key=True, index=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text),
    sa.Column("result", sa.Text),
)
CLIENT_COLUMNS = ("id", "secret_hash", "name", "next_hash", "recovery_hash", "seen")


class StorageFailed(SkerryError):
    """The database did not answer or could not save: it is not known to hold what was sent."""


class Conflict(SkerryError):
    """Another writer was first, or the table is gone: nothing of this was saved."""


@dataclass(frozen=True, slots=True)
class Append:
    """New entries of one table's log, and what the lists of tables say from then on."""

    table_id: str
    owner: str
    rows: Sequence[Row]
    updated: int
    bot_due: bool
    summary: Mapping[str, Any]
    deadline: int | None = None
    """When somebody has no time left."""
    listed: bool = False
    """Whether it is found in the lobby."""
    people: Sequence[str] | None = None
    """Who holds a seat from now on; None if that has not changed."""
    found_alike: bool = False
    """Whether `bot_due`, `deadline` and `listed`, by which tables are found, are as they are stored already."""

    @property
    def creates(self) -> bool:
        return self.rows[0].seq == 0

    def notice(self) -> str:
        return f"{self.table_id} {self.rows[-1].seq}"


@dataclass(frozen=True, slots=True)
class Link:
    table_id: str
    seat: int | None
    created: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    owner: str
    updated: int
    summary: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Way:
    """How a client wants to be told that it is their turn."""

    id: str
    client_id: str
    way: str
    target: dict[str, Any]
    lang: str
    quiet: dict[str, str] | None
    secret: str
    confirmed: bool


@dataclass(frozen=True, slots=True)
class Voyage:
    """Luck that several tables have."""

    scope: str
    game: str
    options: dict[str, Any]
    seats: list[str]
    """Who sails it: a person and bots' levels, or `any` at each seat."""
    rules: int
    secret: str
    salt: str
    opened: int
    closes: int


@dataclass(frozen=True, slots=True)
class Attempt:
    """A client's table of a voyage; it stays when the table is deleted, for nobody sails twice."""

    scope: str
    client_id: str
    table_id: str
    name: str | None
    result: dict[str, Any] | None = None


@dataclass(slots=True)
class Analysis:
    """A finished game looked at again, as far as that has come."""

    table_id: str
    client_id: str
    """Who asked for it; empty when they were forgotten."""
    level: str
    number: int
    """The position to go on with."""
    done: bool
    decisions: list[dict[str, Any]]


Job: TypeAlias = "tuple[Append, ...] | Callable[[Connection], Any]"
Notice: TypeAlias = "Callable[[str, int], None]"
Saying: TypeAlias = "Callable[[str, list[str]], None]"


@dataclass(slots=True, eq=False)
class _Pending:
    job: Job
    future: asyncio.Future[Any]

    def tables(self) -> list[str]:
        return [append.table_id for append in self.job] if isinstance(self.job, tuple) else []


Answers: TypeAlias = "list[tuple[asyncio.Future[Any], Any]]"


class Store:
    """The database. What its methods return is awaited; the work happens in its own threads."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.url = make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether other nodes may use the same database."""
        self.node = secrets.token_hex(8)
        self._engine = engine_for(url)
        self._mark = "%s" if self.shared else "?"
        driver: Any = self._engine.dialect.loaded_dbapi
        self._conflicts: tuple[type[Exception], ...] = (IntegrityError, driver.IntegrityError)
        self._bad_data: tuple[type[Exception], ...] = (DataError, driver.DataError)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="skerry-read")
        self._writer = _Writer(self, "skerry-write")
        self._apart = _Writer(self, "skerry-write-apart")
        """Writes the tables whose writes have met a lock, so that no other waits for them."""
        self._troubled: dict[str, float] = {}
        self._busy: dict[int, float] = {}
        """The threads that wait for the database, and since when."""
        self._closed = False
        self._listener: _Listener | None = None
        self._loop: asyncio.AbstractEventLoop

    async def open(self) -> None:
        """Make or migrate the schema and begin to write."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._readers, migrate, self._engine)
        self._writer.start()
        self._apart.start()
        if self.shared:
            await self.ask_time()
            self._loop.call_later(1.0, self._look_for_hanging)

    async def close(self) -> None:
        """Write what is queued, then let go."""
        if self._listener is not None:
            self._listener.stop()
        await self._writer.close()
        await self._apart.close()
        self._closed = True
        self._readers.shutdown(wait=True)
        self._engine.dispose()

    def listen(self, notice: Notice, said: Saying, caught_up: Callable[[], None]) -> None:
        """Hear of other nodes' entries: `notice(table, seq)`, and of what else they say: `said(node, words)`.

        `caught_up()` is called when some of it may have been missed.
        """
        if self.shared:
            self._listener = _Listener(self, asyncio.get_running_loop(), notice, said, caught_up)
            self._listener.start()

    # -- reading -----------------------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._waiting_for_it(), self._engine.connect() as connection:
                return query(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except SQLAlchemyError as error:
            log.warning("reading failed: %s", brief(error))
            raise StorageFailed(brief(error)) from None

    async def probe(self) -> None:
        """Write something small, as an action is written: a database that only reads is of no use."""
        written = sa.update(meta).where(meta.c.name == "probe").values(value=str(now()))

        def run(connection: Connection) -> None:
            if connection.execute(written).rowcount == 0:
                connection.execute(sa.insert(meta).values(name="probe", value=str(now())))

        await self.write(run)

    async def ask_time(self) -> None:
        """Let this node go by the clock of the database that it shares with others."""
        seconds = await self.read(lambda connection: connection.execute(sa.select(_clock())).scalar_one())
        set_clock(int(seconds * 1000))

    @contextmanager
    def _waiting_for_it(self) -> Iterator[None]:
        thread = threading.get_ident()
        self._busy[thread] = time.monotonic()
        try:
            yield
        finally:
            del self._busy[thread]

    def _look_for_hanging(self) -> None:
        """Cut the connections to a database that does not answer: whoever waits for it is told so."""
        if self._closed:
            return
        if any(time.monotonic() - since > HANGING_SECONDS for since in list(self._busy.values())):
            log.warning("the database does not answer; its connections are cut")
            _cut_connections(self._engine)
        self._loop.call_later(1.0, self._look_for_hanging)

    async def rows(self, table_id: str, since: int = -1) -> list[Row]:
        """The entries of a table after `since`."""
        query = (
            sa.select(entries.c.seq, entries.c.at, entries.c.kind, entries.c.body, entries.c.key, entries.c.chain)
            .where(entries.c.table_id == table_id, entries.c.seq > since)
            .order_by(entries.c.seq)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        try:
            return [Row(seq, at, kind, msgspec.json.decode(body), *more) for seq, at, kind, body, *more in found]
        except msgspec.DecodeError as error:
            raise Damaged(str(error)) from None

    async def client(self, client_id: str) -> Client | None:
        query = sa.select(*(clients.c[name] for name in CLIENT_COLUMNS)).where(clients.c.id == client_id)
        found = await self.read(lambda connection: connection.execute(query).one_or_none())
        return Client(*found) if found is not None else None

    async def link(self, secret_hash: str) -> Link | None:
        query = sa.select(links.c.table_id, links.c.seat, links.c.created).where(links.c.secret_hash == secret_hash)
        found = await self.read(lambda connection: connection.execute(query).one_or_none())
        return Link(*found) if found is not None else None

    async def tables_of(self, client_id: str, most: int) -> list[Listed]:
        """The tables that a client made or sits at, the latest first."""
        mine = sa.select(holders.c.table_id).where(holders.c.client_id == client_id)
        query = (
            sa.select(tables.c.id, tables.c.owner, tables.c.updated, tables.c.summary)
            .where(sa.or_(tables.c.owner == client_id, tables.c.id.in_(mine)))
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [
            Listed(table_id, owner, updated, msgspec.json.decode(summary))
            for table_id, owner, updated, summary in found
        ]

    async def finished_tables(self, client_id: str, most: int) -> list[Listed]:
        """The tables at which the client has finished a game, the latest first."""
        query = (
            sa.select(tables.c.id, tables.c.owner, tables.c.updated, tables.c.summary)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.client_id == client_id, tables.c.summary.contains('"status":"over"'))
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Listed(table, owner, updated, msgspec.json.decode(summary)) for table, owner, updated, summary in found]

    async def owner_of(self, table_id: str) -> str | None:
        """Who made the table, also if the table itself cannot be read."""
        query = sa.select(tables.c.owner).where(tables.c.id == table_id)
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def count_owned(self, client_id: str) -> int:
        query = sa.select(sa.func.count()).select_from(tables).where(tables.c.owner == client_id)
        return await self.read(lambda connection: connection.execute(query).scalar_one())

    async def bots_due(self) -> list[str]:
        """The tables where a bot is to act and no node is at it."""
        busy = sa.select(leases.c.table_id).where(leases.c.until > _clock())
        free = tables.c.id.not_in(busy) if self.shared else sa.true()
        query = sa.select(tables.c.id).where(tables.c.bot_due, free).limit(100)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def clocked(self) -> list[str]:
        """The tables where a clock runs."""
        query = sa.select(tables.c.id).where(tables.c.deadline.is_not(None))
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def has_clocks(self) -> bool:
        query = sa.select(tables.c.id).where(tables.c.deadline.is_not(None)).limit(1)
        return await self.read(lambda connection: connection.execute(query).scalar_one_or_none()) is not None

    async def note_life(self, moment: int) -> int | None:
        """Write down that the clocks are looked after; when that was written before, if ever."""
        was = sa.select(meta.c.value).where(meta.c.name == "alive")

        def run(connection: Connection) -> int | None:
            before = connection.execute(was).scalar_one_or_none()
            if before is None:
                connection.execute(sa.insert(meta).values(name="alive", value=str(moment)))
                return None
            connection.execute(sa.update(meta).where(meta.c.name == "alive").values(value=str(moment)))
            return int(before)

        return await self.write(run)

    # -- writing -----------------------------------------------------------------------------------

    def append(self, *tables: Append) -> asyncio.Future[None]:
        """Begin to make the entries durable, all or none.

        Who awaits it gets `Conflict` or `StorageFailed` if they are not.
        """
        return self._submit(tables)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a small write in the next transaction."""
        written: T = await self._submit(job)
        return written

    async def save_client(self, client: Client) -> None:
        values = {name: getattr(client, name) for name in CLIENT_COLUMNS} | {"created": now(), "seen": now()}
        await self.write(lambda connection: connection.execute(sa.insert(clients), values))

    async def rename_client(self, client_id: str, name: str | None) -> None:
        await self._change_client(sa.update(clients).values(name=name), client_id, RENAMED)

    async def offer_token(self, client: Client) -> None:
        """Keep the hash of the client's token to come."""
        await self._change_client(sa.update(clients).values(next_hash=client.next_hash), client.id, RENAMED)

    async def accept_token(self, client: Client) -> None:
        """The token to come has come: the one before is void."""
        accepted = sa.update(clients).where(clients.c.next_hash == client.next_hash)
        statement = accepted.values(secret_hash=client.next_hash, next_hash=None)
        await self._change_client(statement, client.id, SIGNED_OUT)

    async def recover_client(self, client: Client, before: Client) -> bool:
        """Give the client other secrets, if it still has those of before."""
        changed = (
            sa.update(clients)
            .where(clients.c.id == client.id, clients.c.recovery_hash == before.recovery_hash)
            .values(secret_hash=client.secret_hash, next_hash=None, recovery_hash=client.recovery_hash)
        )

        def run(connection: Connection) -> bool:
            done = connection.execute(changed).rowcount == 1
            self._notify(_cursor(connection), [f"{SIGNED_OUT} {client.id}"])
            return done

        return await self.write(run)

    async def touch_client(self, client_id: str) -> None:
        """The client was here."""
        statement = sa.update(clients).where(clients.c.id == client_id).values(seen=now())
        await self.write(lambda connection: connection.execute(statement))

    async def _change_client(self, statement: sa.Update, client_id: str, news: str) -> None:
        """Change a client, and tell the other nodes."""

        def run(connection: Connection) -> None:
            connection.execute(statement.where(clients.c.id == client_id))
            self._notify(_cursor(connection), [f"{news} {client_id}"])

        await self.write(run)

    async def save_link(self, secret_hash: str, link: Link) -> None:
        values = {"secret_hash": secret_hash, "table_id": link.table_id, "seat": link.seat, "created": link.created}
        await self.write(lambda connection: connection.execute(sa.insert(links), values))

    async def delete_links(self, table_id: str, seat: int | None) -> None:
        """Make the links to the seat, or those to join, void."""
        statement = sa.delete(links).where(links.c.table_id == table_id, links.c.seat.is_not_distinct_from(seat))
        await self.write(lambda connection: connection.execute(statement))

    async def delete_table(self, table_id: str) -> None:
        def run(connection: Connection) -> None:
            for child in (entries, holders, links, leases, hooks, analyses):
                connection.execute(sa.delete(child).where(child.c.table_id == table_id))
            connection.execute(sa.delete(tables).where(tables.c.id == table_id))
            self._notify(_cursor(connection), [f"{table_id} -1"])

        await self.write(run)

    async def rewrite(self, append: Append) -> None:
        """Put these entries in the place of all but the last of them, which is new."""

        def run(connection: Connection) -> None:
            connection.execute(
                sa.delete(entries).where(entries.c.table_id == append.table_id, entries.c.seq < last.seq)
            )
            self._append_all(_cursor(connection), [append])
            connection.execute(sa.update(tables).where(tables.c.id == append.table_id).values(owner=append.owner))

        last = append.rows[-1]
        await self.write(run)

    async def tables_with(self, client_id: str) -> list[str]:
        """The tables that know anything of the client."""
        mine = sa.select(tables.c.id).where(tables.c.owner == client_id)
        held = sa.select(holders.c.table_id).where(holders.c.client_id == client_id)
        named = sa.select(entries.c.table_id).where(entries.c.body.contains(client_id, autoescape=True))
        query = sa.union(mine, held, named)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def delete_client(self, client_id: str) -> None:
        def run(connection: Connection) -> None:
            connection.execute(sa.delete(blocks).where(sa.or_(*(column == client_id for column in blocks.c))))
            connection.execute(sa.delete(reports).where(reports.c.client_id == client_id))
            connection.execute(sa.update(reports).where(reports.c.reported_id == client_id).values(reported_id=""))
            for child in (holders, ways, attempts):
                connection.execute(sa.delete(child).where(child.c.client_id == client_id))
            connection.execute(sa.update(analyses).where(analyses.c.client_id == client_id).values(client_id=""))
            connection.execute(sa.delete(clients).where(clients.c.id == client_id))
            self._notify(_cursor(connection), [f"{SIGNED_OUT} {client_id}"])

        await self.write(run)
        await self.empty_log()

    async def empty_log(self) -> None:
        """Leave nothing of what was deleted in the database's own log."""
        await self.read(_empty_log)

    async def delete_strangers(self, before: int) -> None:
        """Delete the clients that have not been seen since and have no table here, with what they chose."""
        owners, seated = sa.select(tables.c.owner), sa.select(holders.c.client_id)
        gone = sa.delete(clients).where(
            clients.c.seen < before, clients.c.id.not_in(owners), clients.c.id.not_in(seated)
        )

        def run(connection: Connection) -> None:
            connection.execute(gone)
            for column in (ways.c.client_id, blocks.c.client_id, blocks.c.blocked_id, reports.c.client_id):
                connection.execute(sa.delete(column.table).where(column.not_in(sa.select(clients.c.id))))

        await self.write(run)

    async def old_tables(self, before: int, most: int) -> list[str]:
        """Tables whose game is over, or never began, and at which nothing has happened since."""
        idle = sa.or_(*(tables.c.summary.contains(f'"status":"{status}"') for status in ("over", "open")))
        query = sa.select(tables.c.id).where(tables.c.updated < before, idle).limit(most)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    # -- the lobby ---------------------------------------------------------------------------------

    async def listed_tables(self, most: int) -> list[Listed]:
        query = (
            sa.select(tables.c.id, tables.c.owner, tables.c.updated, tables.c.summary)
            .where(tables.c.listed)
            .order_by(tables.c.updated.desc())
            .limit(most)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Listed(table, owner, updated, msgspec.json.decode(summary)) for table, owner, updated, summary in found]

    async def block(self, client_id: str, blocked_id: str) -> None:
        def run(connection: Connection) -> None:
            pair = {"client_id": client_id, "blocked_id": blocked_id}
            connection.execute(sa.delete(blocks).where(*(blocks.c[name] == value for name, value in pair.items())))
            connection.execute(sa.insert(blocks), pair)

        await self.write(run)

    async def unblock(self, client_id: str, blocked_id: str) -> None:
        gone = sa.delete(blocks).where(blocks.c.client_id == client_id, blocks.c.blocked_id == blocked_id)
        await self.write(lambda connection: connection.execute(gone))

    async def blocked_by(self, client_id: str) -> list[tuple[str, str | None]]:
        """Whom the client has blocked, with their names."""
        named = blocks.outerjoin(clients, clients.c.id == blocks.c.blocked_id)
        query = sa.select(blocks.c.blocked_id, clients.c.name).select_from(named)
        query = query.where(blocks.c.client_id == client_id)
        return [(who, name) for who, name in await self.read(lambda connection: connection.execute(query).all())]

    async def shunned(self, client_id: str) -> list[str]:
        """Whom the client has blocked, and who has blocked the client."""
        query = sa.union(
            sa.select(blocks.c.blocked_id).where(blocks.c.client_id == client_id),
            sa.select(blocks.c.client_id).where(blocks.c.blocked_id == client_id),
        )
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def save_report(self, by: str, reported: str, table_id: str, message: int | None, reason: str) -> None:
        values = {"at": now(), "client_id": by, "reported_id": reported, "table_id": table_id}
        values |= {"message": message, "reason": reason}
        await self.write(lambda connection: connection.execute(sa.insert(reports), values))

    # -- notices -----------------------------------------------------------------------------------

    async def ways_of(self, client_id: str) -> list[Way]:
        query = sa.select(ways).where(ways.c.client_id == client_id)
        return [_way(row) for row in await self.read(lambda connection: connection.execute(query).mappings().all())]

    async def awaited(self) -> list[str]:
        """The running tables of people who have chosen a way to be told, those without a bot to act."""
        reached = sa.select(holders.c.table_id).join(ways, ways.c.client_id == holders.c.client_id)
        query = sa.select(tables.c.id, tables.c.summary).where(
            tables.c.id.in_(reached.where(ways.c.confirmed)), sa.not_(tables.c.bot_due)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [table_id for table_id, summary in found if msgspec.json.decode(summary)["status"] == "running"]

    async def way(self, way_id: str) -> Way | None:
        query = sa.select(ways).where(ways.c.id == way_id)
        found = await self.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return _way(found) if found is not None else None

    async def save_way(self, way: Way) -> None:
        values = {name: getattr(way, name) for name in ("id", "client_id", "way", "lang", "secret", "confirmed")}
        values |= {"target": _json(way.target), "quiet": _json(way.quiet) if way.quiet is not None else None}
        await self.write(lambda connection: connection.execute(sa.insert(ways), values))

    async def delete_way(self, way_id: str, client_id: str) -> bool:
        gone = sa.delete(ways).where(ways.c.id == way_id, ways.c.client_id == client_id)
        return await self.write(lambda connection: connection.execute(gone).rowcount) == 1

    async def set_quiet(self, way_id: str, client_id: str, quiet: dict[str, str] | None) -> bool:
        own = sa.update(ways).where(ways.c.id == way_id, ways.c.client_id == client_id)
        done = own.values(quiet=_json(quiet) if quiet is not None else None)
        return await self.write(lambda connection: connection.execute(done).rowcount > 0)

    async def stop_way(self, secret: str) -> None:
        gone = sa.delete(ways).where(ways.c.secret == secret)
        await self.write(lambda connection: connection.execute(gone))

    async def confirm_way(self, secret: str) -> bool:
        done = sa.update(ways).where(ways.c.secret == secret).values(confirmed=True)
        return await self.write(lambda connection: connection.execute(done).rowcount) == 1

    async def hook(self, table_id: str) -> tuple[str, str] | None:
        """The address to which a table's news go, and the secret that signs them."""
        query = sa.select(hooks.c.url, hooks.c.secret).where(hooks.c.table_id == table_id)
        found = await self.read(lambda connection: connection.execute(query).one_or_none())
        return (found[0], found[1]) if found is not None else None

    async def save_hook(self, table_id: str, url: str | None, secret: str | None) -> None:
        def run(connection: Connection) -> None:
            connection.execute(sa.delete(hooks).where(hooks.c.table_id == table_id))
            if url is not None:
                connection.execute(sa.insert(hooks).values(table_id=table_id, url=url, secret=secret))

        await self.write(run)

    async def claim(self, name: str, until: int) -> float:
        """Be the only one who does this, up to that moment; 0 if so.

        Otherwise the moment up to which somebody else does it, for ever if it is done.
        """
        claimed = sa.text(
            "insert into claims (name, at, until) values (:name, :at, :until)"
            " on conflict (name) do update set until = excluded.until where claims.until < :at"
        )
        values = {"name": name, "at": now(), "until": until}

        def run(connection: Connection) -> float:
            if connection.execute(claimed, values).rowcount == 1:
                return 0.0
            theirs = connection.execute(sa.select(claims.c.until).where(claims.c.name == name)).scalar_one()
            return math.inf if theirs is None else float(theirs)

        return await self.write(run)

    async def keep_claim(self, name: str, until: int | None) -> None:
        """Go on with what was claimed up to that moment; None when it is done."""
        kept = sa.update(claims).where(claims.c.name == name).values(until=until)
        await self.write(lambda connection: connection.execute(kept))

    async def forget_claims(self, before: int) -> None:
        await self.write(lambda connection: connection.execute(sa.delete(claims).where(claims.c.at < before)))

    async def keep(self, name: str, value: str) -> str:
        """A value that is made once for the whole house: the one that is kept already, or this."""
        was = sa.select(meta.c.value).where(meta.c.name == name)

        def run(connection: Connection) -> str:
            before = connection.execute(was).scalar_one_or_none()
            if before is None:
                connection.execute(sa.insert(meta).values(name=name, value=value))
            return str(before or value)

        try:
            return await self.write(run)
        except Conflict:
            return await self.write(run)

    # -- voyages -----------------------------------------------------------------------------------

    async def save_voyage(self, voyage: Voyage) -> None:
        """Keep a new voyage; `Conflict` if there is one of that name."""
        values = {column.name: getattr(voyage, column.name) for column in voyages.columns}
        values |= {"options": _json(voyage.options), "seats": _json(voyage.seats)}
        await self.write(lambda connection: connection.execute(sa.insert(voyages), values))

    async def voyage(self, scope: str) -> Voyage | None:
        found = await self._voyages(voyages.c.scope == scope)
        return found[0] if found else None

    async def voyages_of(self, beginning: str) -> list[Voyage]:
        """The voyages whose names begin so."""
        return await self._voyages(voyages.c.scope.startswith(beginning, autoescape=True))

    async def _voyages(self, which: sa.ColumnElement[bool]) -> list[Voyage]:
        query = sa.select(voyages).where(which)
        found = await self.read(lambda connection: connection.execute(query).mappings().all())
        decode = msgspec.json.decode
        return [Voyage(**{**row, "options": decode(row["options"]), "seats": decode(row["seats"])}) for row in found]

    async def save_attempt(self, attempt: Attempt) -> None:
        """Keep whose table of a voyage it is; `Conflict` if the client has one already."""
        values = {name: getattr(attempt, name) for name in ("scope", "client_id", "table_id", "name")}
        await self.write(lambda connection: connection.execute(sa.insert(attempts), values))

    async def attempt(self, scope: str, client_id: str) -> Attempt | None:
        query = sa.select(attempts).where(attempts.c.scope == scope, attempts.c.client_id == client_id)
        found = await self.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return _attempt(found) if found is not None else None

    async def attempts(self, scope: str) -> list[tuple[Attempt, dict[str, Any] | None]]:
        """All of a voyage, each with what the list of tables says of its table, if that is still there."""
        query = sa.select(attempts, tables.c.summary).where(attempts.c.scope == scope).limit(MOST_ATTEMPTS)
        query = query.select_from(attempts.outerjoin(tables, tables.c.id == attempts.c.table_id))
        found = await self.read(lambda connection: connection.execute(query).mappings().all())
        return [(_attempt(row), msgspec.json.decode(row["summary"]) if row["summary"] else None) for row in found]

    async def save_result(self, scope: str, table_id: str, result: dict[str, Any]) -> None:
        done = sa.update(attempts).where(attempts.c.scope == scope, attempts.c.table_id == table_id)
        await self.write(lambda connection: connection.execute(done.values(result=_json(result))))

    # -- analyses ----------------------------------------------------------------------------------

    async def analysis(self, table_id: str) -> Analysis | None:
        query = sa.select(analyses).where(analyses.c.table_id == table_id)
        found = await self.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return None if found is None else Analysis(**{**found, "decisions": msgspec.json.decode(found["decisions"])})

    async def analyses_due(self) -> list[tuple[str, str]]:
        """The tables whose analysis is not finished, and who asked for it."""
        query = sa.select(analyses.c.table_id, analyses.c.client_id).where(analyses.c.done == sa.false()).limit(500)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows]

    async def save_analysis(self, analysis: Analysis, new: bool = False) -> None:
        """Keep it as it is now: in the place of another one if it is new, else only if it was not taken back."""
        values = {
            "client_id": analysis.client_id,
            "level": analysis.level,
            "number": analysis.number,
            "done": analysis.done,
            "decisions": _json(analysis.decisions),
        }
        known = sa.and_(analyses.c.table_id == analysis.table_id, analyses.c.level == analysis.level)

        def run(connection: Connection) -> None:
            if not new:
                kept = {name: value for name, value in values.items() if name != "client_id"}
                connection.execute(sa.update(analyses).where(known).values(kept))
                return
            connection.execute(sa.delete(analyses).where(analyses.c.table_id == analysis.table_id))
            connection.execute(sa.insert(analyses).values(table_id=analysis.table_id, **values))

        await self.write(run)

    async def delete_analysis(self, table_id: str) -> None:
        gone = sa.delete(analyses).where(analyses.c.table_id == table_id)
        await self.write(lambda connection: connection.execute(gone))

    async def out_of_time(self, moment: int, since: int = 0) -> list[str]:
        """The tables where somebody's time ends by then, but not before `since`; the first of them first."""
        ending = sa.select(tables.c.id).where(tables.c.deadline.between(since, moment))
        query = ending.order_by(tables.c.deadline).limit(500)
        return list(await self.read(lambda connection: connection.execute(query).scalars().all()))

    async def lease(self, table_id: str, seconds: float) -> bool:
        """Whether this node may run the table's bots for that long. Nodes that share no database need not ask."""
        if not self.shared:
            return True
        until = _clock() + seconds
        statement = postgresql.insert(leases).values(table_id=table_id, node=self.node, until=until)
        taken = statement.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"node": self.node, "until": until},
            where=sa.or_(leases.c.until < _clock(), leases.c.node == self.node),
        ).returning(leases.c.node)
        return await self.write(lambda connection: connection.execute(taken).scalar_one_or_none()) is not None

    async def say(self, notices: Sequence[str]) -> None:
        """Tell the other nodes."""
        await self.write(lambda connection: self._notify(_cursor(connection), notices))

    async def release(self, table_id: str) -> None:
        if self.shared:
            statement = sa.delete(leases).where(leases.c.table_id == table_id, leases.c.node == self.node)
            await self.write(lambda connection: connection.execute(statement))

    def _submit(self, job: Job) -> asyncio.Future[Any]:
        future = self._loop.create_future()
        pending = _Pending(job, future)
        (self._apart if self._troubled and self._is_troubled(pending) else self._writer).submit(pending)
        return future

    def _is_troubled(self, pending: _Pending) -> bool:
        return any(self._troubled.get(table, 0.0) > time.monotonic() for table in pending.tables())

    def write_batch(self, batch: list[_Pending]) -> Answers:
        """Write all in one transaction; when something in it cannot be written, each in its own."""
        try:
            with self._waiting_for_it(), self.metrics.commit_seconds.time():
                results = self._transaction(batch)
            self.metrics.commit_jobs.observe(len(batch))
        except (*self._conflicts, *self._bad_data) as error:
            if len(batch) > 1:
                return self._one_by_one(batch)
            conflict = isinstance(error, self._conflicts)
            results = [Conflict("another writer was first") if conflict else StorageFailed(brief(error))]
        except Exception as error:
            log.warning("writing failed: %s", brief(error))
            if _went_on_for_too_long(error):
                if len(batch) > 1:
                    return self._one_by_one(batch)
                self._troubled |= dict.fromkeys(batch[0].tables(), time.monotonic() + TROUBLED_SECONDS)
            results = [StorageFailed(brief(error)) for _ in batch]
        return [(pending.future, result) for pending, result in zip(batch, results, strict=True)]

    def _one_by_one(self, batch: list[_Pending]) -> Answers:
        return [answer for pending in batch for answer in self.write_batch([pending])]

    def _transaction(self, batch: list[_Pending]) -> list[Any]:
        appends = [append for pending in batch if isinstance(pending.job, tuple) for append in pending.job]
        if all(isinstance(pending.job, tuple) for pending in batch):
            with self._appending() as cursor:
                self._append_all(cursor, appends)
            return [None] * len(batch)
        with writing(self._engine) as connection:
            if appends:
                self._append_all(_cursor(connection), appends)
            return [None if isinstance(p.job, tuple) else p.job(connection) for p in batch]

    @contextmanager
    def _appending(self) -> Iterator[Any]:
        """A transaction of the driver's own, for what is written most often: SQLAlchemy's would cost thrice as much."""
        pooled = self._engine.raw_connection()
        try:
            cursor = pooled.cursor()
            if not self.shared:
                cursor.execute(BEGIN_WRITING)
            yield cursor
            pooled.commit()
        finally:
            pooled.close()  # the pool takes back what was not committed

    def _append_all(self, cursor: Any, appends: list[Append]) -> None:
        created = [append for append in appends if append.creates]
        if created:
            self._insert(cursor, _SAVE_TABLES, [_table_values(append) for append in created])
        rows = [
            (append.table_id, row.seq, row.at, row.kind, _json(row.body), row.key, row.chain)
            for append in appends
            for row in append.rows
        ]
        self._insert(cursor, _INSERT_ENTRIES, rows)
        latest = {append.table_id: append for append in appends}.values()
        changed = {append.table_id for append in appends if not append.found_alike}
        for statement, wanted in ((_SAVE_TABLES, True), (_SAVE_SUMMARIES, False)):
            some = [_table_values(append) for append in latest if (append.table_id in changed) == wanted]
            self._insert(cursor, statement, some)
        for append in latest:
            if append.people is not None:
                cursor.execute(f"delete from holders where table_id = {self._mark}", (append.table_id,))
                self._insert(cursor, _INSERT_HOLDERS, [(who, append.table_id) for who in append.people])
        self._notify(cursor, [append.notice() for append in latest])

    def _insert(self, cursor: Any, statement: str, rows: list[tuple[Any, ...]]) -> None:
        """Insert many rows with few statements: each one lets the other threads go on, and then waits for them."""
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            text = _with_rows(statement, len(some), len(some[0]), self._mark)
            cursor.execute(text, tuple(itertools.chain.from_iterable(some)))

    def _notify(self, cursor: Any, notices: Iterable[str]) -> None:
        if self.shared:
            told = [(CHANNEL, f"{self.node} {notice}") for notice in notices]
            cursor.executemany("select pg_notify(%s, %s)", told)


_INSERT_ENTRIES = "insert into entries (table_id, seq, at, kind, body, key, chain) values ROWS"
_INSERT_HOLDERS = "insert into holders (client_id, table_id) values ROWS"
_SAVE_SUMMARIES = (
    "insert into tables (id, owner, updated, bot_due, summary, deadline, listed) values ROWS on conflict (id) do update"
    " set updated = excluded.updated, summary = excluded.summary"
)
_SAVE_TABLES = f"{_SAVE_SUMMARIES}, bot_due = excluded.bot_due, deadline = excluded.deadline, listed = excluded.listed"
"""SQLite writes each index anew whose column is set, even to what it was: three pages more."""


@functools.lru_cache(2 * MOST_ROWS)
def _with_rows(statement: str, rows: int, columns: int, mark: str) -> str:
    row = f"({', '.join([mark] * columns)})"
    return statement.replace("ROWS", ", ".join([row] * rows))


def _clock() -> sa.ColumnElement[Any]:
    """The database's clock, in seconds: the nodes' own may differ."""
    return sa.func.extract("epoch", sa.func.clock_timestamp())


def _table_values(append: Append) -> tuple[Any, ...]:
    return (
        append.table_id,
        append.owner,
        append.updated,
        append.bot_due,
        _json(append.summary),
        append.deadline,
        append.listed,
    )


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


class _Writer:
    """A thread that writes: all that waits for it goes into one transaction."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[list[_Pending] | None] = queue.SimpleQueue()
        self._waiting: list[_Pending] = []
        self._writing = False
        """Whether the thread has a batch; what comes meanwhile waits for the next one."""
        self._thread = threading.Thread(target=self._write_on, name=name, daemon=True)
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Write what waits, then end."""
        if not self._thread.is_alive():
            return
        while self._writing:
            await asyncio.sleep(0.01)
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def submit(self, pending: _Pending) -> None:
        self._waiting.append(pending)
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the thread all that waits."""
        self._writing = bool(self._waiting)
        if self._waiting:
            self._queue.put(self._waiting)
            self._waiting = []

    def _written(self, answers: Answers) -> None:
        """Tell all who wait for a transaction how it went; what they want written next goes into the next one."""
        self._loop.call_soon(self._hand_over)
        for future, result in answers:
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    def _write_on(self) -> None:
        while (batch := self._queue.get()) is not None:
            answers = self._store.write_batch(batch)
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._written, answers)


class _Listener(threading.Thread):
    """Hears PostgreSQL's notifications for as long as the store is open, through lost connections."""

    def __init__(
        self,
        store: Store,
        loop: asyncio.AbstractEventLoop,
        notice: Notice,
        said: Saying,
        caught_up: Callable[[], None],
    ) -> None:
        super().__init__(name="skerry-listen", daemon=True)
        self._store = store
        self._loop = loop
        self._notice = notice
        self._said = said
        self._caught_up = caught_up
        self._stopped = threading.Event()

    def stop(self) -> None:
        self._stopped.set()

    def run(self) -> None:
        import psycopg

        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopped.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    self._call(self._caught_up)
                    while not self._stopped.is_set():
                        for heard in connection.notifies(timeout=0.5):
                            self._hear(heard.payload)
            except psycopg.Error as error:
                log.warning("listening failed: %s", brief(error))
                self._stopped.wait(0.5)

    def _hear(self, payload: str) -> None:
        node, *words = payload.split(" ")
        if node == self._store.node:
            return
        if len(words) == 2 and words[0] != "-":
            self._call(self._notice, words[0], int(words[1]))
        else:
            self._call(self._said, node, words)

    def _call(self, function: Callable[..., None], *args: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *args)


def _way(row: Mapping[Any, Any]) -> Way:
    decode = msgspec.json.decode
    return Way(**{**row, "target": decode(row["target"]), "quiet": decode(row["quiet"]) if row["quiet"] else None})


def _attempt(row: Mapping[Any, Any]) -> Attempt:
    result = msgspec.json.decode(row["result"]) if row["result"] else None
    return Attempt(row["scope"], row["client_id"], row["table_id"], row["name"], result)


async def stored(work: Coroutine[Any, Any, T]) -> T:
    """What the database does, or a problem that can be told."""
    try:
        return await work
    except StorageFailed:
        raise Problem("storage", retry_after=1) from None
    except Conflict:
        raise Problem("not_found") from None


class DatabaseError(ToldError):
    """A database that cannot be used."""


def engine_for(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseError(Message("server-database-which", found=excerpt(url.partition(":")[0]))) from None
    if parsed.get_backend_name() == "postgresql":
        engine = sa.create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            pool_size=READERS + 2,
            connect_args={
                "connect_timeout": 3,
                "application_name": "skerry",
                "keepalives_idle": 5,
                "keepalives_interval": 2,
                "keepalives_count": 3,
                "tcp_user_timeout": 8_000,
                "options": _session_limits(),
            },
        )
        _remember_connection(engine)
    elif parsed.get_backend_name() == "sqlite":
        _keep_private(parsed.database)
        # whoever writes gets the connection that wrote last: it knows the latest pages
        arguments = {"check_same_thread": False, "timeout": 5}
        engine = sa.create_engine(parsed, poolclass=sa.QueuePool, pool_use_lifo=True, connect_args=arguments)
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    else:
        raise DatabaseError(Message("server-database-which", found=parsed.get_backend_name()))
    return engine


def _keep_private(database: str | None) -> None:
    """Let a new file, which will hold seeds, be read by its owner only; SQLite's files beside it follow."""
    if database and database != ":memory:":
        with contextlib.suppress(OSError):
            os.close(os.open(database, os.O_CREAT | os.O_EXCL, 0o600))


def reading_engine(url: str) -> Engine:
    """An engine that changes nothing, not even a file's mode."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return engine_for(url)
    if parsed.database is None or not Path(parsed.database).is_file():
        raise DatabaseError(Message("server-database-missing", found=excerpt(parsed.database or "")))
    address = f"file:{quote(str(Path(parsed.database).absolute()))}?mode=ro"
    return sa.create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True, timeout=5))


def _session_limits() -> str:
    """No transaction of ours waits for ever, and none of ours holds up others for ever."""
    limits = {
        "lock_timeout": LOCK_SECONDS,
        "statement_timeout": STATEMENT_SECONDS,
        "idle_in_transaction_session_timeout": HANGING_SECONDS,
    }
    return " ".join(f"-c {name}={int(seconds * 1000)}" for name, seconds in limits.items())


def without_limits(connection: Connection) -> None:
    """Let this transaction take as long as it needs: it is not a table's."""
    if connection.dialect.name == "postgresql":
        for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"set local {name} = 0")


_OPEN: weakref.WeakKeyDictionary[Engine, weakref.WeakSet[Any]] = weakref.WeakKeyDictionary()
"""The driver's connections of each engine."""


def _remember_connection(engine: Engine) -> None:
    opened = _OPEN.setdefault(engine, weakref.WeakSet())
    sa.event.listen(engine, "connect", lambda connection, _: opened.add(connection))


def _cut_connections(engine: Engine) -> None:
    """End the connections below the driver, which waits for them."""
    for connection in list(_OPEN.get(engine, ())):
        with contextlib.suppress(Exception), socket.socket(fileno=os.dup(connection.pgconn.socket)) as twin:
            twin.shutdown(socket.SHUT_RDWR)


def _went_on_for_too_long(error: Exception) -> bool:
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlstate", None) in (LOCKED, CANCELLED)


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma temp_store = memory")  # what undoes one statement needs no file
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma secure_delete = on")
    connection.execute(f"pragma wal_autocheckpoint = {WAL_PAGES}")


def _empty_log(connection: Connection) -> None:
    """Leave nothing of what was deleted in SQLite's write-ahead log."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("commit")  # it cannot be done within a transaction
        connection.exec_driver_sql("pragma busy_timeout = 200")  # nobody's move waits for somebody who reads for long
        connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
        connection.exec_driver_sql("pragma busy_timeout = 5000")
        connection.exec_driver_sql("begin")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(BEGIN_WRITING if writes else "begin")


def _cursor(connection: Connection) -> Any:
    """The driver's own cursor in a transaction."""
    return connection.connection.cursor()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that says at its beginning that it will write."""
    with engine.connect() as connection, connection.execution_options(writes=True).begin():
        yield connection


def check_database(url: str) -> None:
    """Make or migrate the schema; a `DatabaseError` that says in one line what is wrong with the database."""
    try:
        engine = engine_for(url)
        migrate(engine)
        engine.dispose()
    except ModuleNotFoundError as error:
        raise DatabaseError(Message("server-database-driver", module=error.name or "")) from None
    except SQLAlchemyError as error:
        raise DatabaseError(Message("server-database-silent", reason=brief(error))) from None


def migrate(engine: Engine) -> None:
    """Make the schema, or bring an older one up to date; refuse a newer one."""
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            without_limits(connection)
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        found = _schema_version(connection)
        if found > SCHEMA_VERSION:
            raise DatabaseError(Message("server-database-newer", found=found, known=SCHEMA_VERSION))
        if found == 0:
            metadata.create_all(connection)
            connection.execute(sa.insert(meta).values(name="schema", value=str(SCHEMA_VERSION)))
        for version in range(found + 1, SCHEMA_VERSION + 1) if found else ():
            for statement in STEPS[version]:
                connection.execute(sa.text(statement))
        connection.execute(sa.update(meta).where(meta.c.name == "schema").values(value=str(SCHEMA_VERSION)))


def _schema_version(connection: Connection) -> int:
    if not sa.inspect(connection).has_table("meta"):
        return 0
    found = connection.execute(sa.select(meta.c.value).where(meta.c.name == "schema")).scalar_one_or_none()
    return int(found) if found is not None else 0


def brief(error: Exception) -> str:
    """The database's own words, without statement and values: those do not belong into logs."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else ''}"[:200]
