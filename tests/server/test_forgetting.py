"""Forgetting: a client's data for real, old tables by the host's policy, and tables in memory when nobody looks."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skerry.registry import games
from skerry.server import models as m
from skerry.server.archive import import_tables
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.moment import now
from skerry.server.settings import Settings
from tests.server.harness import Node, Player
from tests.server.test_play import pair, play_on
from tests.server.test_tables import code

DAY = 24 * 3600 * 1000


def everything(database: Path) -> str:
    """All that the database says."""
    with closing(sqlite3.connect(database)) as connection:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        return "\n".join(str(row) for name in names for row in connection.execute(f"select * from {name}"))


def test_who_deletes_themselves_leaves_nothing_and_the_others_play_on(tmp_path: Path) -> None:
    with Node(tmp_path, private_hooks=True) as node:
        ann, bea, cleo = (Player(node.url, name) for name in ("Annabel", "Béatrice", "Cleo"))
        alone = ann.create("northwest", ["me", "me"])["id"]
        shared = ann.create("northsea", ["me", "open", "open"])
        for player in (bea, cleo):
            player.ok(f"/tables/{shared['id']}/join", {"secret": shared["join"]})
        ann.ok(f"/tables/{shared['id']}/start")
        state = play_on([ann, bea, cleo], shared["id"], 9, random.Random(1))
        ann.ok(f"/tables/{shared['id']}/chat", {"text": "my secret words", "key": "k"})
        bea.ok(f"/tables/{shared['id']}/chat", {"text": "hers"})
        theirs = pair(bea, cleo, "northwest")
        assert bea.http.put(f"/api/tables/{theirs}/chat", json={"chat": "everybody"}).is_success
        ann.ok(f"/tables/{theirs}/chat", {"text": "spectator words"})
        me = ann.get("/me").json()["client"]
        assert bea.post("/me/blocks", {"table": shared["id"], "seat": 0}).status_code == 204
        assert bea.post("/reports", {"table": shared["id"], "seat": 0, "reason": "rude"}).status_code == 204
        hook = {"url": "http://127.0.0.1:9/annabels-own"}
        assert ann.http.put(f"/api/tables/{shared['id']}/hook", json=hook).is_success
        with bea.live() as live:
            live.watch(shared["id"])
            assert ann.http.delete("/api/me").status_code == 204
            live.until(lambda message: message["type"] == "entry" and message["entry"]["kind"] == "erased")
        assert ann.get("/me").status_code == 401
        assert code(bea.get(f"/tables/{alone}")) == "not_found"
        table = bea.table(shared["id"])
        assert table["state"]["seats"][0]["name"] is None
        assert table["state"]["seats"][0]["resigned"] is True
        assert table["owner"] or cleo.table(shared["id"])["owner"]
        assert table["state"]["number"] >= state["number"]
        said = [entry["text"] for entry in bea.get(f"/tables/{shared['id']}/log").json()["entries"] if "text" in entry]
        assert said == ["", "hers"]
        files = b"".join(file.read_bytes() for file in tmp_path.glob("skerry.sqlite*"))
        assert me.encode() not in files
    stored = everything(tmp_path / "skerry.sqlite")
    for word in (me, "Annabel", "secret words", "spectator words", "annabels-own"):
        assert word not in stored
    with Node(tmp_path) as node:
        there = bea.at(node.url)
        assert there.table(shared["id"])["state"]["number"] >= state["number"]
        assert there.table(theirs)["you"] == [0]


def test_nothing_of_a_deleted_table_stays_in_the_files(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea-solo", ["me"])["id"]
        play_on([ann], table, 12, random.Random(1))
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        files = b"".join(file.read_bytes() for file in tmp_path.glob("skerry.sqlite*"))
        assert table.encode() not in files


async def hall_with(folder: Path, **options: object) -> tuple[Hall, Client]:
    given: dict[str, object] = {"database_url": f"sqlite:///{folder / 'hall.sqlite'}", "bot_workers": 1, **options}
    hall = Hall(Settings(**given), games())  # type: ignore[arg-type]
    await hall.open()
    return hall, await hall.people.identify((await hall.people.welcome("Ann"))["token"], "here")


async def new_table(hall: Hall, client: Client, start: bool = True) -> str:
    seats = [m.SeatIn(kind="me"), m.SeatIn(kind="me")]
    table, _ = await hall.seating.create(client, m.TableIn(game="northwest", seats=seats, start=start))
    return table.id


def test_old_tables_are_archived_and_pruned_and_strangers_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        folder = tmp_path / "archives"
        hall, ann = await hall_with(tmp_path, prune_days=30, client_days=30, archive_folder=str(folder))
        old, running, young = [await new_table(hall, ann) for _ in range(3)]
        await hall.playing.resign(ann, old, m.ResignIn(seat=0))
        await hall.playing.resign(ann, young, m.ResignIn(seat=0))
        stranger = await hall.people.identify((await hall.people.welcome("stranger"))["token"], "there")
        await hall.store.block(stranger.id, ann.id)
        with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as database:
            database.execute("update tables set updated = ? where id in (?, ?)", (now() - 31 * DAY, old, running))
            database.execute("update clients set seen = ?", (now() - 31 * DAY,))
            database.commit()
        assert await hall.erasing.prune() == 1
        assert await hall.erasing.prune() == 0
        left = {table["id"] for table in (await hall.reading.tables_of(ann, "en"))["tables"]}
        assert left == {running, young}
        with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as database:
            assert [row[0] for row in database.execute("select name from clients")] == ["Ann"]
            assert database.execute("select * from blocks").fetchall() == []
        (archive,) = folder.iterdir()
        assert import_tables(f"sqlite:///{tmp_path / 'again.sqlite'}", archive.open(encoding="utf-8")) == 1
        await hall.close()

    asyncio.run(run())


def test_memory_holds_only_so_many_tables_that_nobody_watches(tmp_path: Path) -> None:
    async def run() -> None:
        hall, ann = await hall_with(tmp_path, warm_tables=20)
        first = [await new_table(hall, ann) for _ in range(60)]
        assert len(hall.ledger.warm) <= 21
        for table in first:
            await hall.reading.see(ann, table, "en")
        assert len(hall.ledger.warm) <= 21
        assert not hall.ledger._loading
        assert not hall.ledger._news
        await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("again", [False, True])
def test_a_table_written_anew_is_read_again_by_who_was_about_to_append(tmp_path: Path, again: bool) -> None:
    async def run() -> None:
        hall, ann = await hall_with(tmp_path)
        other, _ = await hall_with(tmp_path)
        table = await new_table(hall, ann)
        before = await other.reading.see(ann, table, "en")

        async def change(warm: object) -> None:
            await hall.ledger.rewrite(warm, lambda row: row, {"seats": []})  # type: ignore[arg-type]

        for _ in range(1 + again):
            await hall.ledger.change(table, change)
        await other.playing.say(ann, table, m.ChatIn(text="ahoy"))
        seen = await other.reading.see(ann, table, "en")
        assert seen["state"]["seq"] == before["state"]["seq"] + 2 + again
        hall.ledger.warm.clear()
        assert (await hall.reading.see(ann, table, "en"))["state"]["seq"] == seen["state"]["seq"]
        await other.close()
        await hall.close()

    asyncio.run(run())
