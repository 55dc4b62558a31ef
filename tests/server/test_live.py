"""Live connections: nothing missed, nobody held up, nonsense turned away."""

from __future__ import annotations

import json
import random
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.server.harness import Live, Node, Player
from tests.server.test_play import pair, play_on
from tests.server.test_tables import code


def test_after_a_break_the_client_gets_exactly_what_it_missed(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    rng = random.Random(1)
    with ann.live() as live:
        live.watch(table)
        state = play_on([ann, bea], table, 5, rng)
        while live.state(table)["seq"] < state["seq"]:
            live.until("entry")
        before = live.entries[table]
    play_on([ann, bea], table, 7, rng)
    bea.ok(f"/tables/{table}/chat", {"text": "still there?"})
    with ann.live() as again:
        told = again.watch(table, since=before[-1]["seq"])
        assert len(told["entries"]) == 8
        assert before + told["entries"] == ann.get(f"/tables/{table}/log").json()["entries"]
        assert again.state(table) == ann.state(table)


def test_presence_tells_who_is_there(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    with ann.live() as live:
        live.watch(table)
        assert live.until("presence")["online"] == [0]
        with bea.live() as other:
            other.watch(table)
            assert live.until("presence")["online"] == [0, 1]
            assert ann.table(table)["online"] == [0, 1]
        assert live.until("presence")["online"] == [0]


def test_who_sits_down_while_watching_sees_through_the_seats_eyes_at_once(ann: Player, bea: Player) -> None:
    table = ann.create("northsea", ["me", "open"])
    with bea.live() as live:
        assert live.watch(table["id"])["table"]["you"] == []
        bea.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
        assert live.until("table")["table"]["you"] == [1]
        ann.ok(f"/tables/{table['id']}/start")
        live.until(lambda message: message["type"] == "entry" and message["entry"]["kind"] == "started")
        assert live.state(table["id"])["view"]["you"] == 1


def test_who_sits_down_is_no_watcher_any_more(ann: Player, bea: Player) -> None:
    table = ann.create("northsea", ["me", "open"])
    with ann.live() as live, bea.live() as other:
        live.watch(table["id"])
        other.watch(table["id"])
        live.until(lambda message: message["type"] == "presence" and message["watching"] == 1)
        bea.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
        live.until(lambda message: message["type"] == "presence" and message["watching"] == 0)


def test_parts_that_are_not_wanted_are_not_sent(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    with ann.live() as live:
        live.watch(table, parts=["legal"])
        state = live.state(table)
        assert state["view"] is None
        assert state["score_sheet"] is None
        assert state["legal"] == ann.state(table)["legal"]


def test_ping_is_answered(ann: Player) -> None:
    with ann.live() as live:
        live.send({"type": "ping", "id": 4})
        assert live.until("pong")["id"] == 4


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        '{"type": "dance"}',
        '{"type": "watch"}',
        '{"type": "watch", "table": "../../etc"}',
        '{"type": "watch", "table": 7}',
        '{"type": "watch", "table": "AAAAAAAAAAAAAAAAAAAAAA", "since": 1e99}',
        '{"type": "watch", "table": "AAAAAAAAAAAAAAAAAAAAAA", "since": -2}',
        '{"type": "act", "table": "AAAAAAAAAAAAAAAAAAAAAA", "action": "pass", "position": 1}',
        '{"type": "hello", "v": 1}',
        "[" * 100_000,
        '{"type":' * 1_500,
        b"\xff\xfe\x00",
        json.dumps({"type": "ping", "padding": "x" * 20_000}),
    ],
)
def test_a_message_that_makes_no_sense_ends_the_connection(ann: Player, message: Any) -> None:
    with ann.live() as live:
        live.socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            live.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (4400, 1009, 1007)
    assert ann.get("/me").is_success


@pytest.mark.parametrize(
    "hello", [{"v": 2}, {"v": 1, "token": "x.y"}, {"v": 1, "token": "x" * 5000}, {"v": "1"}, {"type": "ping"}]
)
def test_a_wrong_greeting_ends_the_connection(node: Node, hello: dict[str, Any]) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        Live(node.url, hello)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (4400, 4401)


def test_a_spectator_needs_no_token_and_may_not_act(node: Node, ann: Player) -> None:
    table = ann.create("northwest", ["me", "me"])
    with Live(node.url, {}) as live:
        assert live.welcome["client"] is None
        live.watch(table["id"])
        path, body = f"{node.url}/api/tables/{table['id']}/actions", {"action": "pass", "position": 1}
        assert code(httpx.post(path, json=body)) == "unauthorized"
        live.send({"type": "watch", "table": "A" * 22})
        assert live.until("problem")["error"]["code"] == "not_found"


def test_another_sites_page_may_not_connect(node: Node, ann: Player) -> None:
    own = f"http://127.0.0.1:{node.port}"
    with Live(node.url, {"token": ann.token}, origin=own):
        pass
    for foreign in ("https://evil.example", "null", f"http://127.0.0.1:{node.port}.evil.example", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused:
            Live(node.url, {"token": ann.token}, origin=foreign)
        assert refused.value.response.status_code == 403


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    with Node(tmp_path, hello_seconds=0.5, silence_seconds=1.0, request_seconds=0.7) as node:
        ann = Player(node.url)
        with ann.live() as live, pytest.raises(ConnectionClosed) as closed:
            live.receive(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
        with socket.create_connection(("127.0.0.1", node.port)) as raw:
            raw.settimeout(5)
            raw.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
            assert raw.recv(100) == b""


@pytest.mark.alone
@pytest.mark.parametrize("limit", [{"send_queue": 20}, {"send_queue": 10_000, "send_bytes": 100_000}])
def test_who_does_not_read_is_dropped_and_holds_up_nobody(tmp_path: Path, limit: dict[str, int]) -> None:
    with Node(tmp_path, **limit) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        table = pair(ann, bea, "northsea")
        play_on([ann, bea], table, 40, random.Random(2))
        with ann.live() as live, socket.create_connection(("127.0.0.1", node.port)) as deaf:
            live.watch(table)
            greet_and_watch(deaf, node.port, bea.token, table, times=400)
            live.until(lambda message: message["type"] == "presence" and message["online"] == [0, 1])
            live.until(lambda message: message["type"] == "presence" and message["online"] == [0])
            state = play_on([ann, bea], table, 5, random.Random(3))
            with pytest.raises(OSError, match=r"reset|pipe"):
                ping_for(deaf, seconds=20)
        with bea.live() as again:
            assert again.watch(table)["table"]["state"]["seq"] == state["seq"]


def ping_for(raw: socket.socket, seconds: float) -> None:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        raw.sendall(bytes(Frame(Opcode.PING, b"").serialize(mask=True)))
        time.sleep(0.1)


def greet_and_watch(raw: socket.socket, port: int, token: str, table: str, times: int) -> None:
    """Ask again and again for the whole table, and never read the answers."""
    raw.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(4096)
    messages = [{"type": "hello", "v": 1, "token": token}, *[{"type": "watch", "table": table}] * times]
    for message in messages:
        raw.sendall(bytes(Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)))
