"""Bots at the table: they move by themselves, in processes of their own, and are asked for hints."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry.server.bots import NICENESS, Asker, BotFailed, BotPool, Lane, Question, Worker
from tests.bots.test_bots import seat
from tests.bots.test_own_bots import block
from tests.server.harness import Node, Player, any_move
from tests.server.test_tables import code


def wait_for_person(player: Player, table: str, seat: int, seconds: float = 60) -> dict[str, Any]:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        state = player.state(table)
        if state["to_act"] in (seat, None):
            return state
        time.sleep(0.1)
    raise AssertionError("the bot holds up the table")


@pytest.mark.parametrize("game", ["northwest", "northsea"])
def test_a_bot_moves_when_it_is_its_turn(ann: Player, game: str) -> None:
    table = ann.create(game, ["me", "boy"])["id"]
    rng = random.Random(1)
    for _ in range(12):
        state = wait_for_person(ann, table, 0)
        assert ann.act(table, any_move(rng, state), state["position"]).is_success
    acted = [entry for entry in ann.get(f"/tables/{table}/log").json()["entries"] if entry["kind"] == "acted"]
    assert {entry["seat"] for entry in acted} == {0, 1}


def test_bots_of_the_hosts_choice_sit_at_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "thrifty.py").write_text(block("python"), encoding="utf-8")
    (tmp_path / "bot.mjs").write_text(block("js"), encoding="utf-8")
    with Node(tmp_path, bots=["thrifty=thrifty:Thrifty", "node=cmd:node bot.mjs"]) as node:
        ann, rng = Player(node.url, "Ann"), random.Random(1)
        assert ann.get("/games").json()["guests"] == ["thrifty", "node"]
        table = ann.create("northwest", ["me", "thrifty", "node"])["id"]
        assert [seat["name"] for seat in ann.state(table)["seats"]] == ["Ann", "thrifty", "node"]
        for _ in range(4):
            state = wait_for_person(ann, table, 0)
            assert ann.act(table, any_move(rng, state), state["position"]).is_success
        acted = [entry for entry in ann.get(f"/tables/{table}/log").json()["entries"] if entry["kind"] == "acted"]
        assert {entry["seat"] for entry in acted} == {0, 1, 2}
        refused = ann.post(
            "/tables", {"game": "northwest", "seats": [{"kind": "me"}, {"kind": "bot", "level": "lavish"}]}
        )
        assert code(refused) == "bad_game"
        assert "did not answer" not in node.log.read_text(encoding="utf-8")


def test_the_mate_moves_for_bots_that_fail_and_the_host_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    broken = block("python").replace("return min(game.legal(), key=game.cost)", "raise ValueError('no idea')")
    (tmp_path / "broken.py").write_text(broken, encoding="utf-8")
    (tmp_path / "rude.mjs").write_text(block("js").replace("action: cheapest.action", "insult: 1"), encoding="utf-8")
    with Node(tmp_path, bots=["broken=broken:Thrifty", "rude=cmd:node rude.mjs"]) as node:
        ann, rng = Player(node.url, "Ann"), random.Random(1)
        table = ann.create("northwest", ["me", "broken", "rude"])["id"]
        for _ in range(2):
            state = wait_for_person(ann, table, 0)
            assert ann.act(table, any_move(rng, state), state["position"]).is_success
        wait_for_person(ann, table, 0)
        acted = [entry for entry in ann.get(f"/tables/{table}/log").json()["entries"] if entry["kind"] == "acted"]
        assert {entry["seat"] for entry in acted} == {0, 1, 2}
        told = node.log.read_text(encoding="utf-8")
        assert "ValueError: no idea" in told
        assert "gave an answer that is none" in told


@pytest.mark.alone
def test_thinking_is_shown_and_the_server_answers_meanwhile(ann: Player) -> None:
    table = ann.create("northsea", ["me", "captain"])["id"]
    with ann.live() as live:
        live.watch(table)
        rng = random.Random(1)
        for _ in range(20):
            state = wait_for_person(ann, table, 0)
            ann.act(table, any_move(rng, state), state["position"])
            if ann.state(table)["to_act"] == 1 and ann.state(table)["number"] > 2:
                break
        started = time.monotonic()
        live.until(lambda message: message["type"] == "thinking" and message["seats"] == [1])
        slowest = 0.0
        while live.receive(40)["type"] != "entry":
            asked = time.monotonic()
            assert ann.get("/games").is_success
            slowest = max(slowest, time.monotonic() - asked)
        assert slowest < 1.0
        assert time.monotonic() - started < 40


def test_hints_are_legal_and_have_words(ann: Player) -> None:
    table = ann.create("northsea", ["me", "me"])["id"]
    state = ann.state(table)
    answer = ann.ok(f"/tables/{table}/hint", {"level": "mate"})
    assert answer["position"] == state["position"]
    assert answer["hints"][0]["notation"] in [action["notation"] for action in state["legal"]]
    other = Player(ann.url)
    assert code(other.post(f"/tables/{table}/hint", {"level": "mate"})) == "forbidden"


def test_a_game_of_bots_goes_on_after_a_restart_and_ends(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["random", "random"])["id"]
        while ann.state(table)["number"] < 5:
            time.sleep(0.05)
        node.kill()
    with Node(tmp_path) as node:
        there = ann.at(node.url)
        ends = time.monotonic() + 60
        before = there.state(table)["number"]
        while there.state(table)["number"] < before + 20 and there.state(table)["status"] == "running":
            assert time.monotonic() < ends
            time.sleep(0.1)


def test_a_bots_process_that_dies_does_not_hold_up_the_table(tmp_path: Path) -> None:
    with Node(tmp_path, bot_workers=1) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northwest", ["random", "random"])["id"]
        while ann.state(table)["number"] < 3:
            time.sleep(0.05)
        found = subprocess.run(
            ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(node.process.pid)],
            capture_output=True,
            text=True,
            check=True,
        )
        workers = [int(line.split()[0]) for line in found.stdout.splitlines() if "spawn_main" in line]
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        before = ann.state(table)["number"]
        ends = time.monotonic() + 60
        while ann.state(table)["number"] < before + 5:
            assert time.monotonic() < ends
            time.sleep(0.1)
        for entry in ann.get(f"/tables/{table}/log").json()["entries"]:
            assert entry["kind"] in ("created", "started", "acted")


def test_every_game_is_taken_by_bots(ann: Player) -> None:
    for game, info in skerry.games().items():
        table = ann.create(game, ["random"] * info.min_seats)["id"]
        ends = time.monotonic() + 40
        while ann.state(table)["number"] < 4:
            assert time.monotonic() < ends
            time.sleep(0.1)
        ann.http.delete(f"/api/tables/{table}")


@pytest.mark.parametrize("last", [signal.SIGTERM, signal.SIGKILL])
def test_bots_end_with_the_server(tmp_path: Path, last: signal.Signals) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url)
        table = ann.create("northwest", ["me", "boy"])["id"]
        for _ in range(3):
            state = wait_for_person(ann, table, 0)
            ann.act(table, any_move(random.Random(1), state), state["position"])
        wait_for_person(ann, table, 0)
        workers = children(node.process.pid)
        assert workers
        node.process.send_signal(last)
        node.process.wait(20)
        ends = time.monotonic() + 20
        while time.monotonic() < ends and any(map(is_running, workers)):
            time.sleep(0.1)
        assert not any(map(is_running, workers))
        assert "Traceback" not in node.log.read_text()


def children(parent: int) -> list[int]:
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = status.read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(status.parent.name))
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def asked(level: str, games: int, workers: int = 1, seconds: float = 30.0) -> list[object]:
    """What bots answer about so many games at once: moves, or why there is none."""

    async def run() -> list[object]:
        pool = BotPool(workers, seconds)
        try:
            started = [skerry.new("northwest", seats=2, seed=seed) for seed in range(games)]
            asking = [pool.choose(game, seat(game), level, Asker(f"o{i}", f"t{i}")) for i, game in enumerate(started)]
            return list(await asyncio.gather(*asking, return_exceptions=True))
        finally:
            pool.close()

    return asyncio.run(run())


def test_waiting_for_others_does_not_count_as_thinking() -> None:
    moves = asked("captain", games=6, seconds=5.0)
    assert all(isinstance(move, str) for move in moves), moves


def test_a_bot_that_thinks_for_too_long_is_stopped() -> None:
    assert [type(move) for move in asked("admiral", games=1, seconds=0.05)] == [BotFailed]


class Noted:
    """A pool whose workers' questions are noted, in the order in which they come."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int, helpers: int = 0) -> None:
        self.asked: list[tuple[Worker, Question]] = []
        ask = Worker.ask

        def noted(worker: Worker, game: skerry.Game, question: Question, seconds: float) -> Any:
            self.asked.append((worker, question))
            return ask(worker, game, question, seconds)

        monkeypatch.setattr(Worker, "ask", noted)
        monkeypatch.setattr("skerry.server.bots.HELPERS_NICENESS", NICENESS)
        self.pool = BotPool(workers, 60.0, helpers=helpers)
        self.game = skerry.new("northsea", seats=2, seed=1)

    async def choose(self, level: str, table: str) -> str:
        return await self.pool.choose(self.game, seat(self.game), level, Asker(table, table))

    async def until(self, table: str, askings: int) -> list[Worker]:
        """The workers that were asked about a table, once there have been so many questions."""
        while len(found := [worker for worker, question in self.asked if question.table_id == table]) < askings:
            await asyncio.sleep(0.01)
        return found

    async def idle(self) -> None:
        """Until nobody helps any more."""
        while self.pool._long._helping:
            await asyncio.sleep(0.01)

    def told(self, table: str) -> list[tuple[str, bool]]:
        """What was asked about a table, and whether it is to be decided by what was found."""
        return [(question.task, bool(question.found)) for _, question in self.asked if question.table_id == table]


def test_idle_workers_help_and_none_does_while_another_table_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(monkeypatch, workers=1, helpers=1)

    async def run() -> None:
        for move in await asyncio.gather(*[noted.choose("captain", table) for table in ("first", "second", "third")]):
            assert noted.game.refusal(move) is None
        await noted.idle()
        await noted.choose("captain", "alone")
        await noted.idle()
        hints = await noted.pool.hints(noted.game, seat(noted.game), "captain", Asker("o", "hints"))
        assert all(noted.game.refusal(hint["notation"]) is None for hint in hints)
        await noted.choose("mate", "short")
        await noted.pool.choose(noted.game, seat(noted.game), "captain", Asker("o", "patient", patient=True))

    try:
        asyncio.run(run())
    finally:
        noted.pool.close()
    helped = [("tallies", False), ("tallies", False), ("move", True)]
    assert noted.told("first") == noted.told("alone") == helped
    assert noted.told("second") == [("move", False)]
    assert noted.told("hints") == [*helped[:2], ("hints", True)]
    assert noted.told("short") == noted.told("patient") == [("move", False)]
    seeds = {question.seed for _, question in noted.asked if question.table_id == "alone"}
    assert len(seeds) == 2


def test_who_comes_gets_the_worker_that_only_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(monkeypatch, workers=2)
    share = Lane.share

    async def run() -> None:
        monkeypatch.setattr(Lane, "share", lambda _: 1000.0)
        endless = asyncio.create_task(noted.choose("admiral", "first"))
        await noted.until("first", 2)
        [helper] = noted.pool._long._helping
        monkeypatch.setattr(Lane, "share", share)
        assert noted.game.refusal(await noted.choose("captain", "second")) is None
        assert await noted.until("second", 1) == [helper]
        assert noted.told("second") == [("move", False)]
        endless.cancel()

    try:
        asyncio.run(run())
    finally:
        noted.pool.close()


def test_a_worker_that_dies_does_not_lose_what_its_helpers_find(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(monkeypatch, workers=1, helpers=1)

    async def run() -> str:
        long = asyncio.create_task(noted.choose("admiral", "table"))
        await noted.until("table", 2)
        lead = noted.pool._long.workers[0]
        while lead._process is None or lead._process.pid is None:
            await asyncio.sleep(0.01)
        lead._process.kill()
        return await long

    try:
        assert noted.game.refusal(asyncio.run(run())) is None
    finally:
        noted.pool.close()
    assert noted.told("table") == [("tallies", False), ("tallies", False), ("move", True)]


def test_a_worker_is_told_only_what_is_new_and_the_whole_game_when_it_does_not_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[bool, int]] = []
    exchange = Worker._exchange

    def noted(self: Worker, question: Question, seconds: float) -> tuple[str, Any] | None:
        told.append((question.record is not None, len(question.lines)))
        return exchange(self, question, seconds)

    monkeypatch.setattr(Worker, "_exchange", noted)
    game = skerry.new("northsea", seats=2, seed=4)
    worker = Worker()

    def play() -> None:
        assert game.to_act is not None
        game.play(worker.ask(game, Question("table", "move", "random", game.to_act), 20.0))

    try:
        for _ in range(40):
            play()
        assert told == [(True, 0)] * 2 + [(False, 1)] * 38
        told.clear()
        game = game.at(35)
        play()
        assert told == [(True, 0)]
        worker._process.kill()
        worker._process.join()
        told.clear()
        play()
        assert told == [(False, 1), (True, 0)]
    finally:
        worker.stop_process()
