"""What attackers found, once each: none of it works any more."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import signal
import socket
import sqlite3
import stat
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

import skerry
from skerry.server.archive import export_file, export_tables, import_tables
from skerry.server.bots import Asker, BotPool
from skerry.server.heavy import HeavyWork
from skerry.server.identity import new_client
from skerry.server.limits import Limits, network_of
from skerry.server.metrics import Metrics
from skerry.server.moment import now
from skerry.server.people import People
from skerry.server.problems import Problem
from skerry.server.protocol import Doors
from skerry.server.settings import Settings
from skerry.server.storage import Store
from tests.bots.test_bots import seat
from tests.server.harness import Cluster, Node, Player, any_move, postgres
from tests.server.test_play import pair, play_on
from tests.server.test_tables import code


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with postgres() as cluster:
        yield cluster


def seconds(work: Callable[[], object]) -> float:
    started = time.monotonic()
    work()
    return time.monotonic() - started


def wait_until(true: Callable[[], bool], seconds: float = 40) -> None:
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.1)


# -- the database ----------------------------------------------------------------------------------


@contextmanager
def held_entry(url: str, table: str, seq: int) -> Iterator[None]:
    """Another session that has written the table's next entry and does not commit."""
    with psycopg.connect(url) as connection:
        connection.execute(
            "insert into entries (table_id, seq, at, kind, body) values (%s, %s, 0, 'said', '{}')", (table, seq)
        )
        yield
        connection.rollback()


def test_one_tables_stuck_transaction_stays_its_own(cluster: Cluster, tmp_path: Path) -> None:
    with Node(tmp_path, database_url=cluster.url) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        stuck, free = (who.create("northsea", ["me", "me"])["id"] for who in (ann, bea))
        state = ann.state(stuck)
        with held_entry(cluster.url, stuck, state["seq"] + 1):
            waiting = threading.Thread(target=ann.act, args=(stuck, any_move(random.Random(1), state), 1))
            waiting.start()
            time.sleep(0.2)
            for count in range(8):
                play_on([bea, bea], free, 1, random.Random(1))
                if count == 2:
                    waiting.join()
                    waiting = threading.Thread(target=ann.act, args=(stuck, any_move(random.Random(1), state), 1))
                    waiting.start()
            waiting.join()
            assert Player(node.url).get("/me").is_success
            assert ann.get("/health").is_success
        ends = time.monotonic() + 20
        while not (done := ann.act(stuck, any_move(random.Random(1), state), state["position"])).is_success:
            assert time.monotonic() < ends, done.text
            time.sleep(0.3)


def test_health_is_told_within_a_second_when_the_database_is_frozen_and_when_it_cannot_write(tmp_path: Path) -> None:
    with postgres() as own, Node(tmp_path, database_url=own.url) as node:
        ann = Player(node.url, "Ann")
        assert ann.get("/health").is_success
        time.sleep(1)
        leader = int((own.folder / "data" / "postmaster.pid").read_text().split()[0])
        backends = [leader, *children(leader)]
        for process in backends:
            os.kill(process, signal.SIGSTOP)
        try:
            with ThreadPoolExecutor() as threads:
                body = {"game": "northsea", "seats": [{"kind": "me"}] * 2}
                refused = threads.submit(ann.at(node.url).post, "/tables", body)
                assert ann.get("/health").status_code == 503
                assert not refused.done()  # health does not wait for what waits for the database
                assert code(refused.result()) == "storage"
        finally:
            for process in backends:
                os.kill(process, signal.SIGCONT)
        wait_until(lambda: ann.get("/health").is_success)
    database = tmp_path / "skerry.sqlite"
    with Node(tmp_path) as node:
        time.sleep(0.1)
        with closing(sqlite3.connect(database, isolation_level=None)) as writer:
            writer.execute("begin immediate")
            assert httpx.get(f"{node.url}/api/health", timeout=10).status_code == 503


def children(parent: int) -> list[int]:
    from tests.server.test_bots import children as found

    return found(parent)


def test_a_lease_ends_by_the_databases_clock(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store(cluster.url)
        await store.open()
        await store.write(lambda c: c.exec_driver_sql("delete from leases"))
        table = "clock" + "A" * 17
        await store.write(
            lambda c: c.exec_driver_sql(
                f"insert into tables (id, owner, updated, bot_due, summary) values ('{table}', 'o', 0, true, '{{}}')"
            )
        )
        assert await store.lease(table, 5.0)
        assert table not in await store.bots_due()
        monkeypatch.setattr(time, "time", lambda: 0.0)
        async with asyncio.timeout(40):
            while table not in await store.bots_due():
                await asyncio.sleep(0.1)
        await store.write(lambda c: c.exec_driver_sql(f"delete from tables where id = '{table}'"))
        await store.close()

    asyncio.run(run())


# -- connections -----------------------------------------------------------------------------------


def memory(process: int) -> int:
    """Kilobytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def send_headers(raw: socket.socket, count: int) -> None:
    for number in range(count):
        raw.sendall(b"".join(b"x-%d-%d: %s\r\n" % (number, i, b"y" * 1000) for i in range(10)))


@pytest.mark.parametrize("where", ["head", "trailer"])
def test_headers_without_end_are_cut_off(node: Node, where: str) -> None:
    before = memory(node.process.pid)
    with socket.create_connection(("127.0.0.1", node.port), timeout=20) as raw:
        raw.sendall(b"POST /api/clients HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n")
        if where == "trailer":
            raw.sendall(b"\r\n2\r\n{}\r\n0\r\n")
        with pytest.raises(OSError, match=r"reset|pipe"):
            send_headers(raw, 20_000)
    assert memory(node.process.pid) - before < 50_000
    with socket.create_connection(("127.0.0.1", node.port), timeout=20) as raw:
        raw.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nx: " + b"y" * 40_000)
        assert raw.recv(1000).startswith(b"HTTP/1.1 431")


def test_one_address_has_only_so_many_plain_connections_and_must_read(tmp_path: Path) -> None:
    with Node(tmp_path, max_connections_each=20, proxies=[], request_seconds=1.0) as node:
        crowd = [socket.create_connection(("127.0.0.1", node.port), timeout=10) for _ in range(60)]
        answers = [raw.recv(1000) for raw in crowd[20:]]
        assert all(answer.startswith(b"HTTP/1.1 429") for answer in answers)
        wait_until(lambda: established(node.port) == 0)
        assert Player(node.url).get("/me").is_success
        for raw in crowd:
            raw.close()
        deaf = [socket.create_connection(("127.0.0.1", node.port), timeout=10) for _ in range(18)]
        for raw in deaf:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_000)
            raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
        wait_until(lambda: established(node.port) <= 5)
        for raw in deaf:
            raw.close()


def established(port: int) -> int:
    """The connections that a server has at its port."""
    found = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return sum(line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "01" for line in found)


def test_a_house_has_one_limit_however_many_addresses_it_has() -> None:
    limits = Limits(rate=0.001, burst=10)
    refused = 0
    for number in range(700):
        try:
            limits.spend(network_of(f"2001:db8:1:2::{number:x}"))
        except Exception:
            refused += 1
    assert refused == 690
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    doors = Doors(100, 1, ["10.0.0.1"])
    for address in ("10.0.0.1", "10.0.0.2"):
        doors.enter(address)
    assert [doors.full_for(address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.3")] == [False, True, False]


# -- bots ------------------------------------------------------------------------------------------


def test_a_strangers_mate_does_not_wait_for_one_clients_admirals() -> None:
    async def run() -> int:
        """How many of the admirals were served before the mate, however fast the machine is."""
        pool = BotPool(1, 30.0)
        game = skerry.new("northsea", seats=2, seed=1)
        await pool.choose(game, seat(game), "random", Asker("warm", "warm"))
        admirals = [
            asyncio.create_task(pool.choose(game, seat(game), "admiral", Asker("a", f"a{i}"))) for i in range(8)
        ]
        while pool.waiting() < 7:
            await asyncio.sleep(0.01)
        await pool.choose(game, seat(game), "mate", Asker("stranger", "s"))
        served = sum(admiral.done() for admiral in admirals)
        for admiral in admirals:
            admiral.cancel()
        pool.close()
        return served

    assert asyncio.run(run()) <= 3


def test_who_has_had_less_thinking_time_goes_first_and_watched_tables_before_others() -> None:
    async def run() -> list[str]:
        pool = BotPool(1, 30.0)
        game = skerry.new("northwest", seats=2, seed=1)
        order: list[str] = []

        async def ask(owner: str, table: str, watched: bool = True) -> None:
            await pool.choose(game, seat(game), "boy", Asker(owner, table, watched))
            order.append(table)

        await ask("greedy", "first")
        pool._short._spent["greedy"] = (50.0, time.monotonic())
        asked = [ask("greedy", f"greedy {i}") for i in range(4)]
        await asyncio.gather(*asked, ask("unseen", "unseen", watched=False), ask("stranger", "stranger"))
        pool.close()
        return order[1:]

    order = asyncio.run(run())
    assert order.index("stranger") < order.index("unseen") < order.index("greedy 1")


def test_all_the_clients_of_one_address_pay_for_what_each_of_them_uses(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'none.sqlite'}", address_burst=30.0)
    people = People(Store(settings.database_url, Metrics()), settings)
    masks = [new_client(None)[0] for _ in range(2)]
    for mask in masks:
        people.charge(mask, "192.0.2.7")

    async def run() -> list[str]:
        pool = BotPool(1, 30.0, house_of=people.house_of)
        game = skerry.new("northwest", seats=2, seed=1)
        order: list[str] = []

        async def ask(owner: str) -> None:
            await pool.choose(game, seat(game), "boy", Asker(owner, owner))
            order.append(owner)

        await ask(masks[0].id)
        await asyncio.gather(ask("warm"), ask(masks[1].id), ask("stranger"))
        pool.close()
        return order

    order = asyncio.run(run())
    assert order.index("stranger") < order.index(masks[1].id)
    people.owe(masks[0].id, 40.0)
    with pytest.raises(Problem, match="too_many"):
        people.charge(masks[1], "192.0.2.7")
    people.charge(masks[1], "192.0.2.8")


def test_bots_alone_do_not_play_for_nobody(tmp_path: Path) -> None:
    with Node(tmp_path, attended_seconds=0.5) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["random", "random"])["id"]
        ann.state(table)
        ends, before = time.monotonic() + 60, -1
        while (seq := ann.get(f"/tables/{table}/log").json()["seq"]) != before:
            assert time.monotonic() < ends, "they play on"
            before = seq
            time.sleep(1.5)
        with ann.live() as live:
            live.watch(table)
            for _ in range(3):
                live.until("entry")


def test_hints_are_paid_for_by_thinking_time(tmp_path: Path) -> None:
    with Node(tmp_path, hint_burst=2.0, hint_rate=1e-9) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        answers = [ann.post(f"/tables/{table}/hint", {"level": "captain"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert ann.post(f"/tables/{table}/hint", {"level": "mate"}).is_success


# -- chat ------------------------------------------------------------------------------------------


def test_strangers_do_not_write_at_a_table_unless_it_is_opened_to_them(node: Node, ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    stranger = Player(node.url, "Stranger")
    assert code(stranger.post(f"/tables/{table}/chat", {"text": "boo"})) == "forbidden"
    assert bea.http.put(f"/api/tables/{table}/chat", json={"chat": "everybody"}).status_code == 403
    assert ann.http.put(f"/api/tables/{table}/chat", json={"chat": "everybody"}).status_code == 204
    said = stranger.ok(f"/tables/{table}/chat", {"text": "boo"})
    assert ann.table(table)["chat"] == "everybody"
    assert bea.http.put(f"/api/tables/{table}/chat/{said['seq']}/mute", json={}).status_code == 403
    assert ann.http.put(f"/api/tables/{table}/chat/{said['seq']}/mute", json={}).status_code == 204
    assert code(stranger.post(f"/tables/{table}/chat", {"text": "boo"})) == "forbidden"
    assert bea.http.delete(f"/api/tables/{table}/chat/{said['seq']}").status_code == 403
    assert ann.http.delete(f"/api/tables/{table}/chat/{said['seq']}").status_code == 204
    log = bea.get(f"/tables/{table}/log").json()["entries"]
    assert log[said["seq"]]["text"] == ""
    assert "boo" not in json.dumps(log)


def test_a_table_takes_only_so_many_messages(tmp_path: Path) -> None:
    with Node(tmp_path, chat_rate=0.01, chat_burst=5.0, chat_most=8) as node:
        ann = Player(node.url, "Ann")
        first, second = (ann.create("northwest", ["me", "me"])["id"] for _ in range(2))
        answers = [ann.post(f"/tables/{first}/chat", {"text": "x"}).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert ann.post(f"/tables/{second}/chat", {"text": "x"}).is_success
    with Node(tmp_path, chat_most=8) as node:
        there = ann.at(node.url)
        answers = [there.post(f"/tables/{first}/chat", {"text": "x"}).status_code for _ in range(5)]
        assert answers == [200] * 3 + [429] * 2


def test_the_log_comes_in_pages(ann: Player) -> None:
    table = ann.create("northwest", ["me", "me"])["id"]
    play_on([ann, ann], table, 6, random.Random(1))
    whole = ann.get(f"/tables/{table}/log").json()
    assert whole["more"] is False
    pages, since = [], -1
    while True:
        page = ann.get(f"/tables/{table}/log?since={since}&most=3").json()
        pages += page["entries"]
        if not page["more"]:
            break
        since = page["entries"][-1]["seq"]
    assert pages == whole["entries"]


def test_a_key_belongs_to_its_kind_of_request(ann: Player) -> None:
    table = ann.create("northwest", ["me", "me"])["id"]
    state = ann.state(table)
    ann.ok(f"/tables/{table}/chat", {"text": "ahoy", "key": "one"})
    refused = ann.act(table, state["legal"][0]["notation"], state["position"], key="one")
    assert (refused.status_code, code(refused)) == (422, "key_reused")
    assert ann.act(table, state["legal"][0]["notation"], state["position"], key="two").is_success


# -- archives --------------------------------------------------------------------------------------


def test_a_truncated_or_changed_archive_is_refused_whole(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        play_on([ann, ann], table, 5, random.Random(1))
        ann.create("northwest", ["me", "me"])
        file = tmp_path / "tables.archive"
        assert export_file(node.database_url, file) == 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    text = file.read_text()
    lines = text.splitlines(keepends=True)
    database = f"sqlite:///{tmp_path / 'new.sqlite'}"
    for damaged in (
        "".join(lines[:-1]),
        "".join(lines[: len(lines) // 2]),
        text.replace("Ann", "Ana"),
        text + lines[2],
    ):
        with pytest.raises(skerry.SkerryError, match="archive"):
            import_tables(database, io.StringIO(damaged))
    assert import_tables(database, io.StringIO(text)) == 2


def test_an_export_reads_and_never_waits_for_a_writer(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        ann.create("northsea", ["me", "me"])
        with closing(sqlite3.connect(tmp_path / "skerry.sqlite", isolation_level=None)) as writer:
            writer.execute("begin immediate")
            assert export_tables(node.database_url, io.StringIO()) == 1
    with pytest.raises(skerry.SkerryError, match="no database"):
        export_tables(f"sqlite:///{tmp_path / 'nothing.sqlite'}", io.StringIO())
    assert not (tmp_path / "nothing.sqlite").exists()


# -- damage ----------------------------------------------------------------------------------------


DAMAGE = (
    "update entries set body = 'nonsense' where table_id = ? and seq = 2",
    "update entries set body = replace(body, 'before', 'behind') where table_id = ? and seq = 2",
    "delete from entries where table_id = ? and seq = 2",
)


def test_damaged_tables_say_so_can_be_deleted_and_spoil_nothing_else(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        broken = [ann.create("northsea", ["me", "me"])["id"] for _ in DAMAGE]
        for table in broken:
            ann.ok(f"/tables/{table}/chat", {"text": "before"})
            play_on([ann, ann], table, 4, random.Random(1))
        whole = ann.create("northwest", ["me", "me"])["id"]
    with sqlite3.connect(tmp_path / "skerry.sqlite") as database:
        for table, damage in zip(broken, DAMAGE, strict=True):
            assert database.execute(damage, (table,)).rowcount == 1
    with Node(tmp_path) as node:
        there = ann.at(node.url)
        records = {told["id"]: told for told in there.get("/records").json()["tables"]}
        assert records[whole]["record"]
        for table in broken:
            assert code(there.get(f"/tables/{table}")) == "damaged"
            assert records[table]["problem"] == "damaged"
            assert code(Player(node.url).http.delete(f"/api/tables/{table}")) == "forbidden"
            assert there.http.delete(f"/api/tables/{table}").status_code == 204
            assert code(there.get(f"/tables/{table}")) == "not_found"
        assert "Traceback" not in node.log.read_text()


# -- people ----------------------------------------------------------------------------------------


def test_who_steals_a_token_cannot_keep_it(node: Node) -> None:
    made = httpx.post(f"{node.url}/api/clients", json={"name": "Ann"}).json()
    ann = Player(node.url, token=made["token"])
    table = ann.create("northsea", ["me", "me"])["id"]
    thief = Player(node.url, token=ann.ok("/me/token")["token"])
    assert thief.get("/me").is_success
    assert ann.get("/me").status_code == 401
    wrong = {"client": made["client"], "recovery": "x" * 32}
    assert httpx.post(f"{node.url}/api/recover", json=wrong).status_code == 401
    right = {"client": made["client"], "recovery": made["recovery"]}
    back = httpx.post(f"{node.url}/api/recover", json=right).raise_for_status().json()
    again = Player(node.url, token=back["token"])
    assert again.table(table)["you"] == [0, 1]
    assert thief.get("/me").status_code == 401
    assert httpx.post(f"{node.url}/api/recover", json=right).status_code == 401
    assert back["recovery"] != made["recovery"]


def test_who_steals_a_seat_link_cannot_shut_out_who_sat_there(node: Node, ann: Player) -> None:
    table = ann.create("northsea", ["me", "me"])["id"]
    link = ann.ok(f"/tables/{table}/links", {"kind": "seat", "seat": 0})["secret"]
    thief = Player(node.url, "Thief")
    assert thief.ok(f"/tables/{table}/join", {"secret": link})["you"] == [0]
    assert code(thief.post(f"/tables/{table}/seats/0/keep")) == "forbidden"
    assert ann.ok(f"/tables/{table}/seats/0/keep")["you"] == [0, 1]
    assert thief.table(table)["you"] == []


def test_a_client_is_seen_when_it_comes_back(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
    with sqlite3.connect(tmp_path / "skerry.sqlite") as database:
        database.execute("update clients set seen = ?", (now() - 3 * 24 * 3600 * 1000,))
    with Node(tmp_path) as node:
        assert ann.at(node.url).get("/me").is_success
    with sqlite3.connect(tmp_path / "skerry.sqlite") as database:
        assert database.execute("select seen from clients").fetchone()[0] > now() - 60_000


# -- the interface ---------------------------------------------------------------------------------


def test_the_document_says_where_no_token_is_needed_and_other_methods_are_named(ann: Player) -> None:
    paths = ann.get("/openapi.json").json()["paths"]
    assert {} in paths["/api/tables/{table}"]["get"]["security"]
    assert {} not in paths["/api/tables/{table}/actions"]["post"]["security"]
    for path, allowed in (("/me/token", "POST"), (f"/tables/{'A' * 22}/actions", "POST"), ("/recover", "POST")):
        answer = ann.get(path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    assert ann.get("/nothing").status_code == 404


@pytest.mark.alone
def test_heavy_reads_of_one_do_not_hold_up_the_others(tmp_path: Path) -> None:
    with Node(tmp_path, rate=40.0, burst=160.0) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        game = skerry.new("northsea", seats=2, seed=11)
        rng = random.Random(4)
        for _ in range(150):
            game.play(rng.choice(game.legal()))
        answers = [ann.post("/records", {"record": game.record()}) for _ in range(12)]
        assert answers[0].is_success
        stop = threading.Event()

        def hammer() -> None:
            other = Player(node.url, token=ann.token)
            while not stop.is_set():
                other.get("/records")
                other.get("/openapi.json")

        crowd = [threading.Thread(target=hammer) for _ in range(4)]
        for thread in crowd:
            thread.start()
        try:
            times = sorted(seconds(lambda: bea.get("/me")) for _ in range(100))
        finally:
            stop.set()
            for thread in crowd:
                thread.join()
        assert times[95] < 0.5


def test_heavy_work_is_paid_for_by_processor_time() -> None:
    def burn(seconds: float) -> None:
        ends = time.thread_time() + seconds
        while time.thread_time() < ends:
            pass

    async def run() -> None:
        limits = Limits(rate=1.0, burst=30.0)
        heavy = HeavyWork(limits.owe)
        await heavy.run("ann", burn, 0.01)
        limits.spend("ann")
        await heavy.run("ann", burn, 0.3)
        with pytest.raises(Problem, match="too_many"):
            limits.spend("ann")
        limits.spend("bea")
        heavy.close()

    asyncio.run(run())
