"""Bad days, with the real parts: nothing acknowledged is lost or doubled, whatever happens."""

from __future__ import annotations

import random
import resource
import shutil
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import skerry
from tests.server.harness import Live, Node, Player, any_move
from tests.server.test_play import pair, play_on
from tests.server.test_tables import code

NETWORK_ERRORS = (httpx.TransportError,)


class Journal:
    """What one table's player was told: each acknowledged action with its number."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.acknowledged: list[tuple[int, str]] = []
        self.attempts = 0

    def play(self, stop: Callable[[], bool], rng: random.Random) -> None:
        """Act for both seats as fast as it goes; stop at the first broken answer."""
        while not stop():
            try:
                state = self.player.state(self.table)
                if state["to_act"] is None:
                    return
                self.attempts += 1
                action = any_move(rng, state)
                answer = self.player.act(self.table, action, state["position"], key=f"k{self.attempts}")
            except (*NETWORK_ERRORS, KeyError):
                return
            if answer.is_success:
                self.acknowledged.append((answer.json()["number"], answer.json()["notation"]))

    def check(self, player: Player) -> None:
        """Everything acknowledged stands in the log, once, in order; at most one more that was on its way."""
        entries = player.get(f"/tables/{self.table}/log").json()["entries"]
        acted = [(entry["number"], entry["notation"]) for entry in entries if entry["kind"] == "acted"]
        assert acted[: len(self.acknowledged)] == self.acknowledged
        assert len(acted) <= len(self.acknowledged) + 1
        assert [number for number, _ in acted] == list(range(1, len(acted) + 1))
        assert [entry["seq"] for entry in entries] == list(range(len(entries)))


def test_killed_in_the_middle_of_play_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    node = Node(tmp_path)
    ann = Player(node.url, "Ann")
    journals = [
        Journal(Player(node.url, token=ann.token), ann.create("northsea", ["me", "me"])["id"]) for _ in range(6)
    ]
    for round_ in range(3):
        with node, ThreadPoolExecutor(len(journals)) as pool:
            running = [pool.submit(j.play, lambda: False, random.Random(f"{round_} {j.table}")) for j in journals]
            time.sleep(1.5)
            node.kill()
            for future in running:
                future.result()
        node = Node(tmp_path, port=node.port)
        for journal in journals:
            journal.check(ann)
            journal.acknowledged = [
                (entry["number"], entry["notation"])
                for entry in ann.get(f"/tables/{journal.table}/log").json()["entries"]
                if entry["kind"] == "acted"
            ]
    assert sum(len(journal.acknowledged) for journal in journals) > 30
    with node:
        play_on([ann, ann], journals[0].table, 3, random.Random(1))


def test_of_two_who_act_at_once_one_is_told_that_the_table_moved_on(node: Node, ann: Player) -> None:
    table = ann.create("northsea", ["me", "me"])["id"]
    devices = [Player(node.url, token=ann.token) for _ in range(6)]
    rng = random.Random(4)
    with ThreadPoolExecutor(len(devices)) as pool:
        for _ in range(10):
            state = ann.state(table)
            choices = [any_move(rng, state) for _ in devices]
            barrier = threading.Barrier(len(devices))

            def act(device: Player, action: str, barrier: threading.Barrier, position: int) -> httpx.Response:
                barrier.wait()
                return device.act(table, action, position)

            answers = list(
                pool.map(act, devices, choices, [barrier] * len(devices), [state["position"]] * len(devices))
            )
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(devices) - 1)
            assert ann.state(table)["number"] == state["number"] + 1


def test_two_servers_on_one_sqlite_file_never_double_a_move(tmp_path: Path) -> None:
    with Node(tmp_path) as one, Node(tmp_path) as two:
        ann = Player(one.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        there = ann.at(two.url)
        first = ann.state(table)
        assert there.state(table) == first
        assert ann.act(table, first["legal"][0]["notation"], first["position"]).is_success
        answer = there.act(table, first["legal"][1]["notation"], first["position"])
        assert code(answer) == "stale"
        assert answer.json()["error"]["current"]["state"] == ann.state(table)


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    """The server's files may not grow beyond a limit: what the disk does not take is not acknowledged."""
    shutil.copytree(template_database(tmp_path), tmp_path / "full")
    limit = 600_000
    preamble = (
        "import resource, signal\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, resource.RLIM_INFINITY))\n"
    )
    node = Node(tmp_path / "full", preamble=preamble)
    with node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        said: list[str] = []
        refused: list[httpx.Response] = []
        for count in range(3_000):
            text = f"{count} " + "x" * 480
            answer = ann.post(f"/tables/{table}/chat", {"text": text})
            if answer.is_success:
                said.append(text)
            else:
                refused.append(answer)
                if len(refused) == 3:
                    break
        assert [code(answer) for answer in refused] == ["storage"] * 3
        assert refused[0].status_code == 503
        assert ann.state(table)["seq"] == len(said) + 1
    with Node(tmp_path / "full") as node:
        there = ann.at(node.url)
        entries = there.get(f"/tables/{table}/log").json()["entries"]
        assert [entry["text"] for entry in entries if entry["kind"] == "said"] == said
        play_on([there, there], table, 3, random.Random(1))


def template_database(tmp_path: Path) -> Path:
    folder = tmp_path / "template"
    folder.mkdir()
    with Node(folder):
        pass
    return folder


def test_hostile_and_oversized_requests_get_an_orderly_answer(node: Node, ann: Player) -> None:
    table = ann.create("northwest", ["me", "me"])["id"]
    path = f"/api/tables/{table}/actions"
    huge = ann.http.post(path, content=b"[" * 200_000)
    assert huge.status_code == 413
    assert code(huge) == "too_large"

    def endless() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    assert ann.http.post(path, content=endless()).status_code == 413
    for content in (
        b"",
        b"{",
        b"[" * 20_000,
        b'{"action": "pass"}',
        b"\xff\xfe",
        b'{"action":"pass","position":1e400}',
    ):
        response = ann.http.post(path, content=content, headers={"Content-Type": "application/json"})
        assert response.status_code == 422
        assert code(response) == "invalid"
    for action in ("\x00", "ship move " + "9" * 190, "🧊" * 50, "'; drop table entries; --", "%s%n", "../../x"):
        response = ann.act(table, action, ann.state(table)["position"])
        assert response.status_code == 422
        assert code(response) in ("notation", "illegal")
    for target in (
        "/../../etc/passwd",
        "/assets/../../settings.py",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/locales/..%2fx.ftl",
    ):
        with socket.create_connection(("127.0.0.1", node.port)) as raw:
            raw.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: raw.recv(65_536), b""))
        assert b"root:" not in answer
        assert b"class Settings" not in answer
    with socket.create_connection(("127.0.0.1", node.port)) as raw:
        raw.sendall(b"\x16\x03\x01 not http at all\r\n\r\n")
        assert raw.recv(1000).startswith(b"HTTP/1.1 400")
    assert ann.state(table)["number"] == 0


def test_headers_keep_pages_safe(ann: Player) -> None:
    for path in ("/", "/t/x"):
        headers = ann.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
    for path in ("/", "/t/x", "/api/games", "/api/nothing", "/locales/en.ftl"):
        headers = ann.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
    missing = ann.http.get("/assets/nothing.js")
    assert missing.status_code == 404
    assert "default-src 'self'" in missing.headers["content-security-policy"]


def test_data_opened_as_a_page_may_do_nothing_and_says_once_how_it_is_kept(ann: Player) -> None:
    for path, kept in (("/api/games", "no-cache"), ("/api/nothing", "no-store"), ("/locales/en.ftl", "no-cache")):
        headers = ann.http.get(path).headers
        assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert headers.get_list("cache-control") == [kept]


def flood(live: Live) -> None:
    for _ in range(200):
        live.send({"type": "ping"})
    live.until("never")


def test_one_client_that_floods_is_slowed_and_others_are_not(tmp_path: Path) -> None:
    with Node(tmp_path, rate=5.0, burst=30.0) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        answers = [ann.get("/me") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) > 10
        assert code(refused[0]) == "too_many"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert bea.get("/me").is_success
        with ann.live() as live, pytest.raises(ConnectionClosed, match="4429"):
            flood(live)
        time.sleep(1.2)
        assert ann.get("/me").is_success


def test_many_clients_of_one_address_are_slowed_together(tmp_path: Path) -> None:
    with Node(tmp_path, address_rate=5.0, address_burst=60.0) as node:
        crowd = [Player(node.url) for _ in range(5)]
        answers = [player.get("/me").status_code for _ in range(20) for player in crowd]
        assert 20 <= answers.count(200) <= 60
        assert answers[-1] == 429


def test_ten_thousand_idle_sockets_are_refused_in_good_order(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 10_000
    if hard != resource.RLIM_INFINITY and hard < wanted + 500:
        wanted = hard - 500
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted + 500), hard))
    idle: list[socket.socket] = []
    try:
        with Node(tmp_path, max_connections=300, max_sockets=50, request_seconds=60.0) as node:
            ann = Player(node.url, "Ann")
            table = ann.create("northwest", ["me", "me"])["id"]
            refused = 0
            for _ in range(wanted):
                raw = socket.create_connection(("127.0.0.1", node.port), timeout=10)
                idle.append(raw)
            ends = time.monotonic() + 30
            for raw in idle[-50:]:
                raw.settimeout(max(0.1, ends - time.monotonic()))
                answer = raw.recv(1000)
                refused += answer.startswith(b"HTTP/1.1 503") and b'"busy"' in answer
            assert refused == 50
            state = ann.state(table)
            assert ann.act(table, state["legal"][0]["notation"], state["position"]).is_success
            for raw in idle:
                raw.close()
            idle.clear()
            ends = time.monotonic() + 10
            while True:
                try:
                    Player(node.url, "Béa")
                    break
                except (httpx.HTTPError, KeyError):
                    assert time.monotonic() < ends
                    time.sleep(0.2)
    finally:
        for raw in idle:
            raw.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_more_live_connections_than_allowed_are_refused_at_the_door(tmp_path: Path) -> None:
    with Node(tmp_path, max_sockets=3) as node:
        ann = Player(node.url, "Ann")
        lives = [ann.live() for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            ann.live()
        assert refused.value.response.status_code == 503
        assert refused.value.response.headers["Retry-After"] == "10"
        for live in lives:
            live.close()
        time.sleep(0.3)
        ann.live().close()


def test_one_address_has_only_so_many_live_connections(tmp_path: Path) -> None:
    with Node(tmp_path, max_sockets_each=2) as node:
        ann = Player(node.url, "Ann")
        with ann.live(), ann.live():
            with pytest.raises(InvalidStatus) as refused:
                ann.live()
            assert refused.value.response.status_code == 429
        time.sleep(0.3)
        ann.live().close()


RULES_MENDED = """
from dataclasses import replace
from skerry import registry
from skerry.northwest.versions import NEWEST, VERSIONS
VERSIONS[NEWEST + 1] = VERSIONS[NEWEST]
info, game_type = registry.games()["northwest"]
class Mended(game_type):
    def scores(self):
        return [score + (1000 if self.rules > NEWEST else 0) for score in super().scores()]
registry.games()["northwest"] = replace(info, rules_version=NEWEST + 1), Mended
"""


def test_a_running_table_survives_a_rules_fix_and_new_ones_follow_it(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        running = ann.create("northwest", ["me", "me"])["id"]
        play_on([ann, ann], running, 10, random.Random(1))
    with Node(tmp_path, preamble=RULES_MENDED) as node:
        there = ann.at(node.url)
        begun = there.create("northwest", ["me", "me"])["id"]
        newest = skerry.games()["northwest"].rules_version
        for table, rules in ((running, newest), (begun, newest + 1)):
            play_on([there, there], table, 10, random.Random(2))
            assert there.table(table)["rules"] == rules
            acted = there.get(f"/tables/{table}/log").json()["entries"][-1]
            assert [score > 500 for score in acted["scores"]] == [rules > newest] * 2
        assert f"rules: {newest}\n" in there.get(f"/tables/{running}/record").text
    with Node(tmp_path) as node:
        assert ann.at(node.url).state(running)["status"] == "running"
        assert code(ann.at(node.url).get(f"/tables/{begun}")) == "newer_rules"


VERSION_1 = """
from dataclasses import replace
from skerry import registry
info, game_type = registry.games()["terror-solo"]
registry.games()["terror-solo"] = replace(info, rules_version=1), game_type
"""


def sacrifices(player: Player, table: str) -> list[str]:
    return [move["notation"] for move in player.state(table)["legal"] if "sacrifice" in move["notation"]]


def test_a_table_of_version_1_goes_on_by_version_1_after_the_upgrade(tmp_path: Path) -> None:
    """NW-ST4 changed with version 2: who sacrifices a crew now says from which column it comes."""
    with Node(tmp_path, preamble=VERSION_1) as node:
        ann = Player(node.url, "Ann")
        running = ann.create("terror-solo", ["me"], supplies=0)["id"]
        assert ann.act(running, sacrifices(ann, running)[0], ann.state(running)["position"]).is_success
    with Node(tmp_path) as node:
        there = ann.at(node.url)
        begun = there.create("terror-solo", ["me"], supplies=0)["id"]
        for table, rules, last in ((running, 1, "sacrifice"), (begun, 2, "ship")):
            assert there.table(table)["rules"] == rules
            found = sacrifices(there, table)
            assert {text.split()[-1] for text in found} == {last}
            assert there.act(table, found[0], there.state(table)["position"]).is_success
            assert f"rules: {rules}\n" in there.get(f"/tables/{table}/record").text


def test_a_table_goes_on_only_with_the_components_it_was_played_with(tmp_path: Path) -> None:
    """An owner's box: its tables name it and carry what differs; without it they are refused, not played wrongly."""
    board = files("skerry.northwest") / "data" / "board.toml"
    box = tmp_path / "attic-box"
    (box / "northwest").mkdir(parents=True)
    corrected = board.read_text(encoding="utf-8").replace("islands = [0, 0, 1, 1,", "islands = [0, 0, 5, 5,")
    (box / "northwest" / "board.toml").write_text(corrected, encoding="utf-8")
    preamble = f"from pathlib import Path; from skerry import packs; packs.use_folder(Path({str(box)!r}))"
    with Node(tmp_path, preamble=preamble) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northwest", ["me", "me"])["id"]
        play_on([ann, ann], table, 3, random.Random(1))
        record = ann.get(f"/tables/{table}/record").text
        assert "components: attic-box " in record
        assert "+ northwest/board.toml islands = [0, 0, 5, 5, 2, 2, 3]" in record
    with Node(tmp_path) as node:
        assert code(ann.at(node.url).get(f"/tables/{table}")) == "newer_rules"
    with Node(tmp_path, preamble=preamble) as node:
        play_on([ann.at(node.url)] * 2, table, 3, random.Random(2))


def test_a_finished_game_keeps_its_rules_version(node: Node, ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    assert ann.table(table)["rules"] == skerry.games()["northwest"].rules_version
    bea.ok(f"/tables/{table}/resign")
    record = ann.get(f"/tables/{table}/record").text
    assert f"rules: {ann.table(table)['rules']}" in record
