"""Storage: schema versions, group commit, archives."""

from __future__ import annotations

import asyncio
import io
import json
import random
import re
import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry.server import storage
from skerry.server.archive import export_tables, import_tables
from skerry.server.ledger import _append_of
from skerry.server.seats import Seat
from skerry.server.storage import Append, Conflict, Store, engine_for, migrate
from skerry.server.table import Row, Table
from tests.server.harness import Node, Player, postgres
from tests.server.test_notices import Browser
from tests.server.test_play import play_on
from tests.server.test_secrets import folded
from tests.server.test_tables import code


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'skerry.sqlite'}"


def append(table: str, *seqs: int, key: str | None = None) -> Append:
    rows = [Row(seq, 0, "said", {"text": str(seq)}, key) for seq in seqs]
    return Append(table, "owner", rows, 0, False, {})


async def opened(folder: Path) -> Store:
    store = Store(url(folder))
    await store.open()
    return store


def test_entries_of_many_tables_share_commits_and_a_conflict_hurts_only_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []
    transaction = Store._transaction

    def counted(self: Store, batch: list[Any]) -> list[Any]:
        batches.append(len(batch))
        return transaction(self, batch)

    monkeypatch.setattr(Store, "_transaction", counted)

    async def run() -> None:
        store = await opened(tmp_path)
        names = [f"t{i}" for i in range(50)]
        await asyncio.gather(*(store.append(append(name, 0)) for name in names))
        assert len(batches) < 25
        jobs = [append(name, 1) for name in names] + [append("t7", 0), append("gone", 5)]
        answers = await asyncio.gather(*(store.append(job) for job in jobs), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 50 + [Conflict, Conflict]
        assert [row.seq for row in await store.rows("t7")] == [0, 1]
        assert await store.rows("gone") == []
        await store.append(append("t1", 2, key="k"))
        with pytest.raises(Conflict):
            await store.append(append("t1", 3, key="k"))
        await store.close()

    asyncio.run(run())


def test_a_log_longer_than_a_statement_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        many = range(2 * storage.MOST_ROWS + 7)
        await store.append(append("long", *many))
        assert [row.seq for row in await store.rows("long")] == list(many)
        with pytest.raises(Conflict):
            await store.append(append("again", *many, 0))
        assert await store.rows("again") == []
        await store.close()

    asyncio.run(run())


def test_an_entry_that_leaves_a_table_where_it_is_found_writes_fewer_pages(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        await store.append(append("t", 0))
        log, sizes = tmp_path / "skerry.sqlite-wal", []
        for seq, alike in ((1, False), (2, True)):
            before = log.stat().st_size
            await store.append(replace(append("t", seq), found_alike=alike))
            sizes.append(log.stat().st_size - before)
        assert sizes[1] < sizes[0]
        both = [replace(append("t", 3), bot_due=True), replace(append("t", 4), bot_due=True, found_alike=True)]
        await store.append(*both)
        assert await store.bots_due() == ["t"]
        await store.close()

    asyncio.run(run())


def test_a_table_is_found_otherwise_when_a_bot_is_to_act_or_nothing_was_stored() -> None:
    people = folded(skerry.new("northwest", seats=2, seed=1))
    people.seat_all((Seat("person", holders=frozenset({"ann"})), Seat("person", holders=frozenset({"bea"}))))
    bots = people.copy()
    bots.seat_all(tuple(Seat("bot", level="boy") if n == bots.to_act else seat for n, seat in enumerate(bots.seats)))
    rows = [Row(people.seq, 0, "said", {})]

    def alike(after: Table, before: Table) -> bool:
        return _append_of(after, rows, None, before).found_alike

    assert alike(people, people)
    assert alike(bots, bots)
    assert not alike(bots, people)
    assert not alike(people, bots)
    assert not alike(people, Table(people.id, people.games))


def test_a_write_is_on_the_disk_when_it_is_acknowledged(tmp_path: Path) -> None:
    async def run() -> tuple[str, int]:
        store = await opened(tmp_path)

        def pragmas(connection: Any) -> tuple[str, int]:
            journal = connection.exec_driver_sql("pragma journal_mode").scalar_one()
            return journal, connection.exec_driver_sql("pragma synchronous").scalar_one()

        found = await store.write(pragmas)
        await store.close()
        return found

    assert asyncio.run(run()) == ("wal", 2)


def test_an_older_schema_is_brought_up_to_date_and_a_newer_one_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        await (await opened(tmp_path)).close()

    asyncio.run(run())
    newest = storage.SCHEMA_VERSION + 1
    monkeypatch.setattr(storage, "SCHEMA_VERSION", newest)
    monkeypatch.setattr(storage, "STEPS", {newest: ["alter table tables add column colour text"]})
    asyncio.run(run())
    asyncio.run(run())
    with sqlite3.connect(tmp_path / "skerry.sqlite") as connection:
        assert "colour" in [row[1] for row in connection.execute("pragma table_info(tables)")]
        assert connection.execute("select value from meta where name = 'schema'").fetchone() == (str(newest),)
    monkeypatch.setattr(storage, "SCHEMA_VERSION", newest - 1)
    with pytest.raises(skerry.SkerryError, match=f"schema version {newest}"):
        asyncio.run(run())


def test_a_node_that_starts_while_another_writes_waits_for_it(tmp_path: Path) -> None:
    engine = engine_for(url(tmp_path))
    migrate(engine)
    other = sqlite3.connect(tmp_path / "skerry.sqlite", isolation_level=None)
    other.execute("begin immediate")
    other.execute("insert into meta (name, value) values ('other', 'writes')")
    with ThreadPoolExecutor(1) as pool:
        starting = pool.submit(migrate, engine)
        with pytest.raises(TimeoutError):
            starting.result(timeout=0.3)
        other.execute("commit")
        starting.result(timeout=10)
    other.close()
    engine.dispose()


def test_a_database_of_the_first_schema_goes_on_with_its_people_and_tables(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northwest", ["me", "me"])["id"]
    archive = io.StringIO()
    export_tables(url(tmp_path), archive)
    with sqlite3.connect(tmp_path / "skerry.sqlite") as connection:
        for table_name, column in [("clients", "next_hash"), ("clients", "recovery_hash"), ("clients", "seen")]:
            connection.execute(f"alter table {table_name} drop column {column}")
        connection.execute("alter table entries drop column chain")
        for name in ("ways", "hooks", "claims", "blocks", "reports", "analyses", "voyages", "attempts"):
            connection.execute(f"drop table {name}")
        connection.execute("drop index ix_tables_deadline")
        connection.execute("alter table tables drop column deadline")
        connection.execute("drop index ix_tables_listed")
        connection.execute("alter table tables drop column listed")
        connection.execute("update meta set value = '1' where name = 'schema'")
    rows = [json.loads(line) for line in archive.getvalue().splitlines()[1:-1]]
    later = {"next_hash", "recovery_hash", "seen", "chain", "deadline", "listed"}
    kept = [[part, {name: row[name] for name in row if name not in later}] for part, row in rows]
    assert kept != rows
    old_archive = "\n".join(json.dumps(line) for line in [{"skerry archive": 1}, *kept])
    other = tmp_path / "other"
    other.mkdir()
    assert import_tables(url(other), io.StringIO(old_archive)) == 1
    for folder in (tmp_path, other):
        with Node(folder) as node:
            there = ann.at(node.url)
            assert there.table(table)["you"] == [0, 1]
            assert Player(node.url, token=there.ok("/me/token")["token"]).get("/me").is_success


def test_two_tables_are_saved_together_or_not_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(tmp_path)
        await store.append(append("old", 0))
        with pytest.raises(Conflict):
            await store.append(append("new", 0), append("old", 0))
        assert await store.rows("new") == []
        await store.append(append("new", 0), append("old", 1))
        assert [len(await store.rows(name)) for name in ("new", "old")] == [1, 2]
        await store.close()

    asyncio.run(run())


def test_all_tables_move_to_another_database_with_their_people(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        state = play_on([ann, ann], table, 12, random.Random(1))
        lobby = ann.create("northwest", ["me", "open"])
        browser = Browser("https://push.example/ann")
        ann.ok("/me/notices", {"way": "push", "subscription": browser.subscription})
        notices = ann.get("/me/notices").json()
        modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("skerry.sqlite*")}
        assert modes == {0o600}
    archive = io.StringIO()
    assert export_tables(url(tmp_path), archive) == 2
    with postgres() as cluster:
        assert import_tables(cluster.url, io.StringIO(archive.getvalue())) == 2
        assert import_tables(cluster.url, io.StringIO(archive.getvalue())) == 0
        with Node(tmp_path, database_url=cluster.url) as node:
            there = ann.at(node.url)
            assert there.state(table) == state
            play_on([there, there], table, 3, random.Random(2))
            bea = Player(node.url, "Béa")
            assert bea.ok(f"/tables/{lobby['id']}/join", {"secret": lobby["join"]})["you"] == [1]
            assert there.get("/me/notices").json() == notices


@pytest.mark.parametrize(
    "text", ["", "{}", '{"skerry archive": 1}\n["table", {}]\n', '{"skerry archive": 1}\nnonsense\n']
)
def test_a_file_that_is_no_archive_changes_nothing(tmp_path: Path, text: str) -> None:
    with pytest.raises(skerry.SkerryError):
        import_tables(url(tmp_path), io.StringIO(text))


def test_a_table_of_newer_rules_is_said_to_be_so_and_kept(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northwest", ["me", "me"])["id"]
    with sqlite3.connect(tmp_path / "skerry.sqlite") as connection:
        (body,) = connection.execute("select body from entries where kind = 'started'").fetchone()
        header = re.sub(r"rules: \d+\n", "rules: 99\n", json.loads(body)["header"])
        connection.execute("update entries set body = ? where kind = 'started'", [json.dumps({"header": header})])
    with Node(tmp_path) as node:
        there = ann.at(node.url)
        answer = there.get(f"/tables/{table}")
        assert answer.status_code == 503
        assert code(answer) == "newer_rules"
        assert there.get("/tables").json()["tables"][0]["id"] == table


def test_everything_else_moves_too_but_results_of_voyages_not_into_another_luck(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("house", "elsewhere", "rival")]
    for folder in folders:
        folder.mkdir()
        engine = engine_for(url(folder))
        migrate(engine)
        engine.dispose()
    voyage = ("insert into voyages values ('day', 'northwest-solo', '{}', '[]', 2, ?, 'salt', 1, 2)",)
    with sqlite3.connect(folders[0] / "skerry.sqlite") as house:
        house.execute("insert into tables (id, owner, updated, bot_due, summary) values ('t', 'ann', 1, 0, '{}')")
        house.execute("insert into analyses values ('t', 'ann', 'mate', 3, 1, '[]')")
        house.execute(*voyage, ["our luck"])
        house.execute("insert into attempts values ('day', 'ann', 't', 'Ann', '{}')")
        house.execute("insert into clients (id, secret_hash, created) values ('ann', 'x', 1)")
        house.execute("insert into ways values ('w', 'ann', 'mail', '{}', 'en', null, 'secret', 1)")
        house.execute("insert into hooks values ('t', 'https://hook.example', 'secret')")
        house.execute("insert into blocks values ('ann', 'bea')")
        house.execute("insert into reports values (1, 'ann', 'bea', 't', null, 'rude')")
    with sqlite3.connect(folders[2] / "skerry.sqlite") as rival:
        rival.execute(*voyage, ["their luck"])
    archive = io.StringIO()
    assert export_tables(url(folders[0]), archive) == 1
    for folder, added in ((folders[1], 1), (folders[1], 0), (folders[2], 1)):
        assert import_tables(url(folder), io.StringIO(archive.getvalue())) == added

    def rows(folder: Path, table: str) -> list[Any]:
        with sqlite3.connect(folder / "skerry.sqlite") as connection:
            return connection.execute(f"select * from {table}").fetchall()

    for table in ("analyses", "voyages", "attempts", "ways", "hooks", "blocks", "reports"):
        assert rows(folders[1], table) == rows(folders[0], table) != []
    assert rows(folders[2], "analyses") == rows(folders[0], "analyses")
    assert rows(folders[2], "attempts") == []
    assert [row[5] for row in rows(folders[2], "voyages")] == ["their luck"]


@pytest.mark.parametrize(
    "line",
    ['["entry", ["table_id", "seq", "at", "kind", "body", "key"]]', '["holder", {"client_id": "a", "table_id": "b"}]'],
)
def test_an_archive_that_does_not_hold_together_is_refused(tmp_path: Path, line: str) -> None:
    archive = io.StringIO('{"skerry archive": 1}\n' + line + "\n")
    with pytest.raises(skerry.SkerryError, match="archive"):
        import_tables(f"sqlite:///{tmp_path / 'new.sqlite'}", archive)
