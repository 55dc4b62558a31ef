"""Seen from outside: health, metrics, logs, and what is turned away when there is too much."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import sys
import time
from pathlib import Path

import httpx
import pytest

from skerry.core.errors import SkerryError
from skerry.server.limits import within
from skerry.server.load import Load, Watchman
from skerry.server.logs import JsonFormatter, request_id
from skerry.server.metrics import Metrics
from skerry.server.problems import Problem
from skerry.server.settings import Settings, settings_from
from tests.server.harness import Node, Player
from tests.server.test_play import play_on
from tests.server.test_tables import code

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def samples(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_is_played_is_counted_and_only_the_host_may_know(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        play_on([ann, ann], table, 4, random.Random(1))
        assert ann.act(table, "pass", 0).status_code in (409, 422)
        ann.ok(f"/tables/{table}/hint", {"level": "mate"})
        with ann.live() as live:
            live.watch(table)
            found = samples(httpx.get(f"{node.url}/metrics").raise_for_status().text)
        assert found['skerry_entries_total{kind="acted"}'] == 4
        assert found['skerry_request_seconds_count{route="/api/tables/{table}/actions",status="200"}'] == 4
        assert found["skerry_commit_seconds_count"] >= 6
        assert found['skerry_bot_seconds_count{level="mate"}'] == 1
        assert found["skerry_live_connections"] == found["skerry_watched_tables"] == found["skerry_warm_tables"] == 1
        assert found['skerry_refused_total{code="stale"}'] == 1
        assert found["skerry_loop_lag_seconds_count"] > 1
        assert table not in httpx.get(f"{node.url}/metrics").text
        foreign = {"X-Forwarded-For": "192.0.2.1"}
        assert httpx.get(f"{node.url}/metrics", headers=foreign).status_code == 404


def test_the_dashboard_shows_only_what_is_measured() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    shown = set(re.findall(r"skerry_\w+", " ".join(target["expr"] for panel in panels for target in panel["targets"])))
    measured = Metrics()
    for name in ("warm_tables", "watched_tables", "bots_waiting", "load", "live_connections"):
        measured.gauge(name, name, lambda: 0.0)
    names = {family.name for family in measured.registry.collect()}
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in shown} == names


def test_health_says_what_is_turned_away_and_lives_without_a_database(node: Node) -> None:
    assert httpx.get(f"{node.url}/api/health").json()["turned_away"] == "nothing"
    assert httpx.get(f"{node.url}/api/health/live").json() == {"ok": True}


def test_a_busy_server_turns_away_advice_first_and_moves_never(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
    with Node(tmp_path, busy_lags=[-1.0, -1.0, -1.0]) as node:
        there = ann.at(node.url)
        refused = there.post(f"/tables/{table}/hint", {"level": "mate"})
        assert (refused.status_code, code(refused), refused.headers["retry-after"]) == (503, "busy", "5")
        assert code(there.post("/tables", {"game": "northsea", "seats": [{"kind": "me"}] * 2})) == "busy"
        assert code(httpx.post(f"{node.url}/api/clients", json={})) == "busy"
        play_on([there, there], table, 3, random.Random(1))
        assert there.get("/health").json()["turned_away"] == "newcomers"


def test_the_load_follows_the_lag_of_the_loop() -> None:
    async def run() -> list[Load]:
        waiting = False
        watchman = Watchman(Metrics(), (0.02, 10.0, 20.0), lambda: waiting)
        watching = asyncio.create_task(watchman.watch())
        await asyncio.sleep(0.15)
        calm = watchman.load
        for _ in range(3):
            await asyncio.sleep(0.12)
            time.sleep(0.4)
        await asyncio.sleep(0.02)
        busy = watchman.load
        watching.cancel()
        watchman.lag, waiting = 0.0, True
        return [calm, busy, watchman.load]

    calm, busy, queue = asyncio.run(run())
    assert busy == queue == Load.ADVICE
    assert calm in (Load.NOTHING, Load.ADVICE)
    with pytest.raises(Problem, match="busy"):
        Watchman(Metrics(), (-1.0, 5.0, 5.0), lambda: False).admit(Load.ADVICE)
    Watchman(Metrics(), (-1.0, 5.0, 5.0), lambda: False).admit(Load.NEW_TABLES)


def test_logs_are_json_with_the_requests_id_and_without_secrets(tmp_path: Path) -> None:
    with Node(tmp_path, log_level="info") as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        answer = ann.http.get(f"/api/tables/{table}", headers={"X-Request-Id": "from-the-proxy-7"})
        assert answer.headers["x-request-id"] == "from-the-proxy-7"
        other = ann.http.get(f"/api/tables/{table}", headers={"X-Request-Id": "no spaces\u00e9"[:9]})
        assert re.fullmatch(r"[0-9a-f]{16}", other.headers["x-request-id"])
    lines = [json.loads(line) for line in node.log.read_text().splitlines() if line.startswith("{")]
    found = [line for line in lines if line.get("request") == "from-the-proxy-7"]
    assert [(line["route"], line["status"]) for line in found] == [("/api/tables/{table}", 200)]
    assert table not in node.log.read_text()
    assert ann.token.partition(".")[2] not in node.log.read_text()


def test_an_error_in_the_log_has_its_trace_in_one_line() -> None:
    token = request_id.set("abc")
    try:
        raise ValueError("no")
    except ValueError:
        record = logging.LogRecord("skerry.server", logging.ERROR, "", 0, "failed %s", ("x",), sys.exc_info())
    told = json.loads(JsonFormatter().format(record))
    request_id.reset(token)
    assert (told["message"], told["request"], told["level"]) == ("failed x", "abc", "error")
    assert "ValueError: no" in told["trace"]


def test_settings_come_from_the_environment() -> None:
    environment = {"SKERRY_MAX_TABLES": "7", "SKERRY_PROXIES": "10.0.0.1, 10.0.0.2", "SKERRY_RATE": "2.5", "HOME": "/"}
    found = settings_from(environment, database_url="sqlite://", public_url=None)
    assert (found.max_tables, found.proxies, found.rate) == (7, ("10.0.0.1", "10.0.0.2"), 2.5)
    assert found.burst == Settings("sqlite://").burst
    with pytest.raises(SkerryError, match="SKERRY_MAX_TABLES is a int"):
        settings_from({"SKERRY_MAX_TABLES": "many"}, database_url="sqlite://")
    assert within("10.1.2.3", ["10.0.0.0/8"])
    assert not within("unknown", ["10.0.0.0/8"])
