"""Several nodes on one PostgreSQL, and a database that goes away and comes back."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Cluster, Live, Node, Player, any_move, postgres
from tests.server.test_play import pair, play_on
from tests.server.test_tables import code


def wait_until(true: Callable[[], bool], seconds: float = 20) -> None:
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.05)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with postgres() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    folder = tmp_path_factory.mktemp("nodes")
    with Node(folder, database_url=cluster.url) as one, Node(folder, database_url=cluster.url) as two:
        yield [one, two]


def test_two_players_at_two_nodes_play_one_game_live(nodes: list[Node]) -> None:
    ann, bea = Player(nodes[0].url, "Ann"), Player(nodes[1].url, "Béa")
    table = pair(ann, bea, "northsea")
    rng = random.Random(1)
    with ann.live() as one, bea.live() as two:
        lives = [one, two]
        for live in lives:
            live.watch(table)
        while two.state(table)["position"] < one.state(table)["position"]:  # a node may be a moment behind
            two.until("entry")
        for _ in range(60):
            seat = one.state(table)["to_act"]
            state = lives[seat].state(table)
            position = state["position"]
            action = any_move(rng, state)
            assert (ann, bea)[seat].act(table, action, position).is_success
            for live in lives:
                while live.state(table)["position"] == position:
                    live.until("entry")
        assert one.entries[table][-1]["number"] == two.entries[table][-1]["number"] == 60
        assert one.state(table) == ann.state(table)
        assert two.state(table) == bea.state(table)


def test_players_at_two_nodes_see_each_other_present(nodes: list[Node], cluster: Cluster, tmp_path: Path) -> None:
    ann, bea = Player(nodes[0].url, "Ann"), Player(nodes[1].url, "Béa")
    table = pair(ann, bea, "northwest")
    with ann.live() as one:
        one.watch(table)
        present(one, [0], 0)
        with bea.live() as two:
            two.watch(table)
            present(two, [0, 1], 0)
            present(one, [0, 1], 0)
            assert ann.table(table)["online"] == bea.table(table)["online"] == [0, 1]
        present(one, [0], 0)
        with Node(tmp_path, database_url=cluster.url) as third, Player(third.url, "Cyd").live() as guest:
            guest.watch(table)
            present(guest, [0], 1)
            present(one, [0], 1)
            third.kill()
            present(one, [0], 0)


def present(live: Live, online: list[int], watching: int) -> None:
    """Wait until the connection has been told that these are there."""
    live.until(lambda m: m["type"] == "presence" and (m["online"], m["watching"]) == (online, watching), timeout=40)


def test_a_race_across_nodes_has_one_winner(nodes: list[Node]) -> None:
    ann = Player(nodes[0].url, "Ann")
    table = ann.create("northsea", ["me", "me"])["id"]
    devices = [ann, ann.at(nodes[1].url)] * 2
    rng = random.Random(2)
    with ThreadPoolExecutor(len(devices)) as pool:
        for _ in range(10):
            state = ann.state(table)
            actions = [any_move(rng, state) for _ in devices]
            answers = list(
                pool.map(lambda device, action, at=state["position"]: device.act(table, action, at), devices, actions)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
            ends = time.monotonic() + 5
            while devices[1].state(table) != ann.state(table):
                assert time.monotonic() < ends
                time.sleep(0.02)
    assert ann.state(table)["number"] == 10


def test_a_key_repeated_at_another_node_returns_the_first_answer(nodes: list[Node]) -> None:
    ann = Player(nodes[0].url, "Ann")
    table = ann.create("northwest", ["me", "me"])["id"]
    state = ann.state(table)
    first = ann.act(table, state["legal"][0]["notation"], state["position"], key="once")
    again = ann.at(nodes[1].url).act(table, state["legal"][0]["notation"], state["position"], key="once")
    assert again.status_code == 200
    assert again.json() == first.json()


def test_bots_run_once_and_another_node_takes_over_when_one_dies(cluster: Cluster, tmp_path: Path) -> None:
    options: dict[str, Any] = {"database_url": cluster.url, "lease_seconds": 2.0}
    with Node(tmp_path, **options) as one, Node(tmp_path, **options) as two:
        ann = Player(one.url, "Ann")
        there = ann.at(two.url)
        table = ann.create("northsea", ["random", "random"])["id"]
        with there.live() as live:
            live.watch(table)
            while live.state(table)["number"] < 10:
                live.until("entry")
            one.kill()
            while live.state(table)["number"] < 40:
                live.until("entry", timeout=30)
            numbers = [entry["number"] for entry in live.entries[table] if entry["kind"] == "acted"]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_table_deleted_at_one_node_is_gone_at_the_other(nodes: list[Node]) -> None:
    ann = Player(nodes[0].url, "Ann")
    table = ann.create("northwest", ["me", "me"])["id"]
    there = ann.at(nodes[1].url)
    with there.live() as live:
        live.watch(table)
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        live.until("gone")
    assert code(there.get(f"/tables/{table}")) == "not_found"


def test_a_new_token_and_a_new_name_are_known_at_every_node(nodes: list[Node]) -> None:
    here = Player(nodes[0].url, "Ann")
    there = here.at(nodes[1].url)
    assert there.get("/me").json()["name"] == "Ann"
    here.http.put("/api/me", json={"name": "Anna"}).raise_for_status()
    wait_until(lambda: there.get("/me").json()["name"] == "Anna")
    with there.live() as live:
        renewed = Player(nodes[0].url, token=here.ok("/me/token")["token"])
        assert renewed.at(nodes[1].url).get("/me").json()["name"] == "Anna"
        assert renewed.get("/me").is_success
        wait_until(lambda: there.get("/me").status_code == 401)
        wait_until(lambda: here.get("/me").status_code == 401)
        with pytest.raises(ConnectionClosed):
            live.until("gone")


AN_HOUR_AHEAD = """
import time
right = time.time_ns
time.time_ns = lambda: right() + 3600 * 10**9
"""


def test_nodes_go_by_one_clock_however_wrong_their_own_are(cluster: Cluster, tmp_path: Path) -> None:
    clock = {"kind": "live", "minutes": 30, "increment": 0, "flag": "end"}
    with Node(tmp_path, database_url=cluster.url) as right:
        ann = Player(right.url, "Ann")
        table = ann.ok("/tables", {"game": "northwest", "seats": [{"kind": "me"}] * 2, "clock": clock})
        with Node(tmp_path, database_url=cluster.url, preamble=AN_HOUR_AHEAD) as wrong:
            there = ann.at(wrong.url)
            assert abs(there.table(table["id"])["now"] - ann.table(table["id"])["now"]) < 60_000
            time.sleep(1)
            state = there.state(table["id"])
            assert there.act(table["id"], state["legal"][0]["notation"], state["position"]).is_success
            log = there.get(f"/tables/{table['id']}/log").json()["entries"]
            assert log[-1]["kind"] == "acted"
            assert not {"flagged", "paused"} & {entry["kind"] for entry in log}


def test_the_database_goes_and_comes_back(cluster: Cluster, nodes: list[Node]) -> None:
    ann, bea = Player(nodes[0].url, "Ann"), Player(nodes[1].url, "Béa")
    table = pair(ann, bea, "northwest")
    rng = random.Random(3)
    play_on([ann, bea], table, 4, rng)
    with ann.live() as one, bea.live() as two:
        for live in (one, two):
            live.watch(table)
        mover = (ann, bea)[one.state(table)["to_act"]]
        state = mover.state(table)
        action = state["legal"][0]["notation"]
        cluster.stop()
        refused = mover.act(table, action, state["position"], key="try")
        assert refused.status_code == 503
        assert code(refused) == "storage"
        assert mover.get("/health").status_code == 503
        cluster.start()
        ends = time.monotonic() + 30
        while True:
            answer = mover.act(table, action, state["position"], key="try")
            if answer.is_success:
                break
            assert time.monotonic() < ends, answer.text
            time.sleep(0.3)
        assert answer.json()["number"] == state["number"] + 1
        for live in (one, two):
            live.until(lambda message: message["type"] == "entry" and message["entry"]["kind"] == "acted", timeout=30)
            assert live.state(table)["number"] == state["number"] + 1
        ends = time.monotonic() + 20
        while bea.state(table)["seq"] != ann.state(table)["seq"]:
            assert time.monotonic() < ends
            time.sleep(0.1)
        acted = [
            entry["number"] for entry in ann.get(f"/tables/{table}/log").json()["entries"] if entry["kind"] == "acted"
        ]
        assert acted == list(range(1, state["number"] + 2))
        play_on([ann, bea], table, 4, rng)
