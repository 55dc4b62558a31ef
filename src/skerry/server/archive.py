"""All the tables of a database as a file of JSON lines, and back: to move to another host, or to keep."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, TextIO

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from skerry.core.errors import SkerryError
from skerry.server.storage import clients, engine_for, entries, holders, links, migrate, tables

HEADER = {"skerry archive": 1}
PARTS = {"client": clients, "table": tables, "entry": entries, "holder": holders, "link": links}
CHUNK = 1_000


def export_tables(database_url: str, file: TextIO) -> int:
    """Write everything; returns the number of tables. The file holds seeds: it is for the host's eyes."""
    engine = engine_for(database_url)
    migrate(engine)
    file.write(json.dumps(HEADER) + "\n")
    with _at_one_moment(engine) as connection, connection.begin():
        for part, source in PARTS.items():
            query = sa.select(source).order_by(*source.primary_key.columns)
            for row in connection.execution_options(yield_per=CHUNK).execute(query).mappings():
                file.write(json.dumps([part, dict(row)], ensure_ascii=False) + "\n")
        count: int = connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()
    engine.dispose()
    return count


def _at_one_moment(engine: sa.Engine) -> sa.Connection:
    """A connection that sees what was there when it began, whatever is played meanwhile."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def import_tables(database_url: str, file: TextIO) -> int:
    """Add the tables of an archive that are not there yet, all or none; returns their number."""
    engine = engine_for(database_url)
    migrate(engine)
    try:
        return _add_tables(engine, file)
    except SQLAlchemyError as error:
        raise SkerryError(f"the archive cannot be imported: {type(error).__name__}") from None
    finally:
        engine.dispose()


def _add_tables(engine: sa.Engine, file: TextIO) -> int:
    with engine.connect() as connection, connection.begin():
        known = {part: _known(connection, part) for part in ("client", "table")}
        added = 0
        for part, row in _rows(file):
            owner = row["id"] if part in known else row["table_id"]
            if owner in known["client" if part == "client" else "table"]:
                continue
            connection.execute(sa.insert(PARTS[part]), row)
            added += part == "table"
    return added


def _known(connection: sa.Connection, part: str) -> set[str]:
    return set(connection.execute(sa.select(PARTS[part].c.id)).scalars())


def _rows(file: TextIO) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        if json.loads(file.readline()) != HEADER:
            raise SkerryError("not an archive of tables")
        for number, line in enumerate(file, 2):
            part, row = json.loads(line)
            if part not in PARTS or not isinstance(row, dict) or not _fits(row, PARTS[part]):
                raise SkerryError(f"line {number} of the archive is not understood")
            yield part, row
    except (ValueError, TypeError) as error:
        raise SkerryError(f"not an archive of tables: {error}") from None


def _fits(row: Mapping[str, Any], table: sa.Table) -> bool:
    """Whether the row has what the table needs; what came later may be missing in an older archive."""
    needed = {column.name for column in table.columns if not column.nullable}
    return needed <= set(row) <= {column.name for column in table.columns}
