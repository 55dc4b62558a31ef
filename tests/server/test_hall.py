"""The hall in this process: what happens between a write that was sent and one that is known."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skerry.registry import games
from skerry.server import ledger
from skerry.server import models as m
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.problems import Problem
from skerry.server.settings import Settings
from skerry.server.storage import Append, Link, stored

Story = Callable[[Hall, Client], Awaitable[None]]


def told(folder: Path, story: Story) -> None:
    """Run the story in a hall with one client."""

    async def run() -> None:
        hall = Hall(settings(folder), games())
        await hall.open()
        try:
            await story(hall, await hall.people.identify((await hall.people.welcome("Ann"))["token"], "here"))
        finally:
            await hall.close()

    asyncio.run(run())


def settings(folder: Path) -> Settings:
    return Settings(database_url=f"sqlite:///{folder / 'hall.sqlite'}", sweep_seconds=0.1, bot_workers=1)


async def new_table(hall: Hall, client: Client) -> tuple[str, str, int]:
    """A running table, an action that is legal there, and its position."""
    seats = [m.SeatIn(kind="me"), m.SeatIn(kind="me")]
    table, _ = await hall.seating.create(client, m.TableIn(game="northwest", seats=seats))
    state = hall.reading.shown(table, client, "en")["state"]
    return table.id, msgspec.json.decode(state["legal"][0])["notation"], state["position"]


def act(hall: Hall, client: Client, table: str, action: str, position: int, key: str | None = None) -> Any:
    wanted = m.ActionIn(action=action, position=position, key=key)
    return hall.playing.act(client, table, wanted, lambda now: hall.reading.shown(now, client, "en"))


async def seq_of(hall: Hall, client: Client, table: str) -> int:
    seen: dict[str, Any] = await hall.reading.see(client, table, "en")
    return int(seen["state"]["seq"])


def test_an_action_whose_connection_is_gone_is_known_when_it_is_stored(tmp_path: Path) -> None:
    async def story(hall: Hall, client: Client) -> None:
        table, action, position = await new_table(hall, client)
        plain = hall.store._transaction

        def slow(batch: list[Any]) -> list[Any]:
            if any(isinstance(pending.job, Append) for pending in batch):
                time.sleep(0.4)
            return plain(batch)

        hall.store._transaction = slow  # type: ignore[method-assign]
        acting = asyncio.create_task(act(hall, client, table, action, position, "key"))
        await asyncio.sleep(0.1)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        seen = await seq_of(hall, client, table)
        with sqlite3.connect(tmp_path / "hall.sqlite") as database:
            stored = database.execute("select max(seq) from entries where table_id = ?", (table,)).fetchone()[0]
        assert seen == stored == 2
        again = await act(hall, client, table, action, position, "key")
        assert msgspec.json.decode(again)["seq"] == 2

    told(tmp_path, story)


def test_news_of_a_table_that_is_being_loaded_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folded = ledger._folded

    told_news = threading.Event()

    def slow(*parts: Any) -> Any:
        assert told_news.wait(20)
        return folded(*parts)

    async def story(hall: Hall, client: Client) -> None:
        table, action, position = await new_table(hall, client)
        other = Hall(settings(tmp_path), games())
        await other.open()
        monkeypatch.setattr(ledger, "_folded", slow)
        loading = asyncio.create_task(seq_of(other, client, table))
        await asyncio.sleep(0.15)
        await act(hall, client, table, action, position)
        other.nodes._heard(table, 2)
        told_news.set()
        assert await loading == 2
        second, *_ = await new_table(hall, client)
        told_news.clear()
        loading = asyncio.create_task(seq_of(other, client, second))
        await asyncio.sleep(0.15)
        other.nodes._heard(second, -1)
        told_news.set()
        with pytest.raises(Problem, match="not_found"):
            await loading
        await other.close()

    told(tmp_path, story)


def test_a_table_that_cannot_be_read_keeps_no_other_from_its_bots(tmp_path: Path) -> None:
    async def story(hall: Hall, client: Client) -> None:
        broken, *_ = await new_table(hall, client)
        with sqlite3.connect(tmp_path / "hall.sqlite") as database:
            database.execute("update entries set body = 'nonsense' where table_id = ?", (broken,))
            database.execute("update tables set bot_due = 1 where id = ?", (broken,))
        hall.ledger.warm.clear()
        await asyncio.sleep(0.4)
        assert any("_sweep" in repr(task) for task in hall._background)
        with pytest.raises(Problem, match="damaged"):
            await hall.ledger.table(broken)

    told(tmp_path, story)


def test_a_link_to_a_table_that_was_just_deleted_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    async def story(hall: Hall, client: Client) -> None:
        with pytest.raises(Problem, match="not_found"):
            await stored(hall.store.save_link("hash", Link("nowhere", None, 0)))

    told(tmp_path, story)


def test_a_token_that_ends_while_its_client_is_renamed_stays_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall, _: Client) -> None:
        old = (await hall.people.welcome("Bea"))["token"]
        bea = await hall.people.identify(old, "here")
        rename = hall.store.rename_client

        async def overtaken(client_id: str, name: str | None) -> None:
            await rename(client_id, name)
            await hall.people.identify((await hall.people.new_token(bea))["token"], "here")

        monkeypatch.setattr(hall.store, "rename_client", overtaken)
        await hall.people.rename(bea, "Béa")
        with pytest.raises(Problem, match="unauthorized"):
            await hall.people.identify(old, "here")

    told(tmp_path, story)
