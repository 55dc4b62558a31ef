"""All the tables of a database with their analyses, the people with what they chose and whom they blocked or reported,
and the voyages with their results, as a file of JSON lines, and back: to move to another host, or to keep.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from skerry.core.errors import ToldError
from skerry.core.message import Message
from skerry.server.storage import (
    DatabaseError,
    analyses,
    attempts,
    blocks,
    brief,
    clients,
    engine_for,
    entries,
    holders,
    hooks,
    links,
    meta,
    migrate,
    reading_engine,
    reports,
    tables,
    voyages,
    ways,
    without_limits,
    writing,
)

VERSION = 4
"""Archives of version 1 did not end with a proof that they are whole; those of version 2 had no analyses or voyages,
those of version 3 no notices, blocks and reports."""
END = "end"
PARTS = {
    "client": clients,
    "table": tables,
    "entry": entries,
    "holder": holders,
    "link": links,
    "analysis": analyses,
    "voyage": voyages,
    "attempt": attempts,
    "kept": meta,
    "way": ways,
    "hook": hooks,
    "block": blocks,
    "report": reports,
}
WHOLES = {"client": clients.c.id, "table": tables.c.id, "voyage": voyages.c.scope, "kept": meta.c.name}
"""What comes as a whole or not at all, and how it is known again."""
OF_TABLE = ("table", "table_id")
OF_CLIENT = ("client", "client_id")
BELONGS = {
    "client": ("client", "id"),
    "table": ("table", "id"),
    "entry": OF_TABLE,
    "holder": OF_TABLE,
    "link": OF_TABLE,
    "analysis": OF_TABLE,
    "voyage": ("voyage", "scope"),
    "attempt": ("voyage", "scope"),
    "kept": ("kept", "name"),
    "way": OF_CLIENT,
    "hook": OF_TABLE,
    "block": OF_CLIENT,
    "report": OF_CLIENT,
}
"""The whole that a row of each part belongs to, and the column that names it."""
KEPT = ("vapid", "alive")
"""What the house itself knows: the key by which push services know it, and until when clocks were looked after."""
CHUNK = 1_000


class Proof:
    """How many rows of each part there are, and the hash of all their lines."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self._counts = dict.fromkeys(PARTS, 0)

    def add(self, part: str, line: str) -> None:
        self._counts[part] += 1
        self._hash.update(line.encode())

    def data(self) -> dict[str, Any]:
        return {**self._counts, "sha256": self._hash.hexdigest()}


def export_file(database_url: str, file: Path, only: Sequence[str] | None = None) -> int:
    """`export_tables` into a file that only its owner may read, and that is there only when it is whole."""
    unfinished = file.with_name(file.name + ".part")
    try:
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as lines:
            os.chmod(unfinished, 0o600)
            count = export_tables(database_url, lines, only)
            lines.flush()
            os.fsync(lines.fileno())
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def export_tables(database_url: str, file: TextIO, only: Sequence[str] | None = None) -> int:
    """Write everything, or `only` these tables without people and voyages; returns the number of tables.

    The file holds seeds: it is for the host's eyes.

    It only reads, also from a database in use or of an older schema.
    """
    engine = reading_engine(database_url)
    proof = Proof()
    try:
        with _at_one_moment(engine) as connection, connection.begin():
            without_limits(connection)
            there = sa.inspect(connection)
            if not there.has_table("meta"):
                raise DatabaseError(Message("server-database-empty"))
            file.write(json.dumps({"skerry archive": VERSION}) + "\n")
            for part, source in PARTS.items():
                whole, owner = BELONGS[part]
                if not there.has_table(source.name) or (only is not None and whole != "table"):
                    continue
                names = {column["name"] for column in there.get_columns(source.name)}
                columns = [column for column in source.columns if column.name in names]
                query = sa.select(*columns).order_by(*source.primary_key.columns)
                if only is not None or source is meta:
                    query = query.where(source.c[owner].in_(KEPT if only is None else only))
                for row in connection.execution_options(yield_per=CHUNK).execute(query).mappings():
                    line = json.dumps([part, dict(row)], ensure_ascii=False) + "\n"
                    proof.add(part, line)
                    file.write(line)
            count: int = proof.data()["table"]
    except SQLAlchemyError as error:
        raise DatabaseError(Message("server-database-silent", reason=brief(error))) from None
    finally:
        engine.dispose()
    file.write(json.dumps([END, proof.data()]) + "\n")
    return count


def _at_one_moment(engine: sa.Engine) -> sa.Connection:
    """A connection that sees what was there when it began, whatever is played meanwhile."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


class ArchiveError(ToldError):
    """A file that is not an archive of tables, or is damaged."""


def import_tables(database_url: str, file: TextIO) -> int:
    """Add the tables of an archive that are not there yet, all or none; returns their number."""
    engine = engine_for(database_url)
    migrate(engine)
    try:
        return _add_tables(engine, file)
    except SQLAlchemyError as error:
        raise ArchiveError(Message("server-archive-refused", reason=type(error).__name__)) from None
    finally:
        engine.dispose()


def _add_tables(engine: sa.Engine, file: TextIO) -> int:
    with writing(engine) as connection:
        without_limits(connection)
        known = {whole: set(connection.execute(sa.select(key)).scalars()) for whole, key in WHOLES.items()}
        added = 0
        for part, row in _rows(file):
            whole, owner = BELONGS[part]
            if row[owner] in known[whole]:
                continue
            connection.execute(sa.insert(PARTS[part]), row)
            added += part == "table"
    return added


def _rows(file: TextIO) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of an archive; an `ArchiveError` at its end if it is not whole."""
    try:
        header, proof, ended = json.loads(file.readline()), Proof(), False
        version = header.get("skerry archive") if isinstance(header, dict) else None
        if header != {"skerry archive": version} or version not in range(1, VERSION + 1):
            raise ArchiveError(Message("server-archive-foreign"))
        for number, line in enumerate(file, 2):
            part, row = json.loads(line)
            if part == END and not ended and {**dict.fromkeys(PARTS, 0), **row} == proof.data():
                ended = True
                continue
            if ended or part not in PARTS or not isinstance(row, dict) or not _fits(row, PARTS[part]):
                raise ArchiveError(Message("server-archive-line", line=number))
            proof.add(part, line)
            yield part, row
        if version != 1 and not ended:
            raise ArchiveError(Message("server-archive-cut"))
    except ArchiveError:
        raise
    except (ValueError, TypeError):
        raise ArchiveError(Message("server-archive-foreign")) from None


def _fits(row: Mapping[str, Any], table: sa.Table) -> bool:
    """Whether the row has what the table needs; what came later may be missing in an older archive."""
    needed = {column.name for column in table.columns if not column.nullable}
    return needed <= set(row) <= {column.name for column in table.columns}
