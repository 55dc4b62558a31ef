"""Analyses of finished games: who may ask, when they run, and that they are kept."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry import bots
from skerry.server.bots import Asker, BotPool
from tests.server.harness import Node, Player
from tests.server.test_tables import code

ASLEEP = "import skerry.server.analysing as a\na.Analysing._wake = lambda *_: None\n"
"""Analyses are asked for, and nobody works at them."""


@cache
def ending(name: str, moves: int) -> str:
    """The record of a game that begins so many moves before its end."""
    game = skerry.new(name, seed=3)
    positions = [game.copy()]
    while game.to_act is not None:
        game.play(bots.get("mate").choose(game, game.to_act))
        positions.append(game.copy())
    last = skerry.from_diagram(positions[max(0, len(positions) - 1 - moves)].diagram())
    while last.to_act is not None:
        last.play(bots.get("mate").choose(last, last.to_act))
    return last.record()


def finished(player: Player, name: str = "northwest-solo", moves: int = 6) -> str:
    """A table whose game is over."""
    table: dict[str, Any] = player.ok("/records", {"record": ending(name, moves)})
    assert table["state"]["status"] == "over"
    return str(table["id"])


def until_done(player: Player, table: str, seconds: float = 300) -> dict[str, Any]:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        found: dict[str, Any] = player.get(f"/tables/{table}/analysis").raise_for_status().json()
        if found["done"]:
            return found
        time.sleep(0.2)
    raise AssertionError("the analysis does not end")


@pytest.mark.parametrize("name", ["northwest", "northwest-solo", "northsea"])
def test_a_finished_game_is_analysed_and_the_result_is_kept(node: Node, ann: Player, bea: Player, name: str) -> None:
    table = finished(ann, name)
    assert code(ann.get(f"/tables/{table}/analysis")) == "not_found"
    asked = ann.post(f"/tables/{table}/analysis", {"level": "mate"})
    assert asked.status_code == 202
    assert asked.json()["total"] == ann.state(table)["number"]
    found = until_done(ann, table)
    assert found["number"] == found["total"]
    assert found["decisions"]
    for decision in found["decisions"]:
        assert decision["best_worth"]["win"] >= decision["worth"]["win"]
        assert decision["line"][0] == decision["best"]
        assert decision["played"]["data"]["kind"]
        assert all(reason["message"] for reason in decision["reasons"])
    assert any(decision["prospects"] for decision in found["decisions"])
    again = ann.post(f"/tables/{table}/analysis", {"level": "mate"}).json()
    assert again == found
    assert bea.get(f"/tables/{table}/analysis").json()["decisions"][0]["number"] == found["decisions"][0]["number"]


def test_who_did_not_play_may_look_but_not_ask_nor_cancel(ann: Player, bea: Player) -> None:
    table = finished(ann)
    assert code(bea.post(f"/tables/{table}/analysis")) == "forbidden"
    ann.ok(f"/tables/{table}/analysis", {"level": "mate"})
    assert code(bea.http.delete(f"/api/tables/{table}/analysis")) == "forbidden"
    number = until_done(bea, table)["decisions"][0]["number"]
    assert code(bea.post(f"/tables/{table}/analysis/{number}/try", {"action": "end"})) == "forbidden"


def test_a_game_that_is_not_over_is_not_analysed(ann: Player) -> None:
    table = ann.create("northsea", ["me", "me"])["id"]
    assert code(ann.post(f"/tables/{table}/analysis")) == "not_over"
    assert code(ann.get(f"/tables/{table}/analysis")) == "not_over"
    assert ann.post(f"/tables/{table}/analysis", {"level": "random"}).status_code == 422


def test_a_move_is_tried_again_and_told_what_it_is_worth(ann: Player) -> None:
    table = finished(ann)
    ann.ok(f"/tables/{table}/analysis", {"level": "mate"})
    decision = until_done(ann, table)["decisions"][0]
    place = f"/tables/{table}/analysis/{decision['number']}/try"
    best = ann.ok(place, {"action": decision["best"]["notation"]})
    assert best["worth"] == best["best_worth"] == decision["best_worth"]
    before = skerry.replay(ending("northwest-solo", 6)).at(decision["number"])
    known = {decision["best"]["notation"], decision["played"]["notation"]}
    other = next(str(action) for action in before.legal() if str(action) not in known)
    assert set(ann.ok(place, {"action": other})["worth"]) == {"win", "points"}
    assert code(ann.post(place, {"action": "gibberish"})) == "notation"
    refused = next(move for move in ("ship move a1", "pass", "take L1") if before.refusal(move) is not None)
    assert code(ann.post(place, {"action": refused})) == "illegal"
    assert code(ann.post(f"/tables/{table}/analysis/99999/try", {"action": other})) == "not_found"


def test_an_analysis_is_cancelled_and_stays_away(ann: Player) -> None:
    long, short = finished(ann, moves=60), finished(ann)
    ann.ok(f"/tables/{long}/analysis", {"level": "captain"})
    assert ann.http.delete(f"/api/tables/{long}/analysis").status_code == 204
    assert code(ann.get(f"/tables/{long}/analysis")) == "not_found"
    ann.ok(f"/tables/{short}/analysis", {"level": "mate"})
    until_done(ann, short)
    assert code(ann.get(f"/tables/{long}/analysis")) == "not_found"
    assert code(ann.http.delete(f"/api/tables/{long}/analysis")) == "not_found"


def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Node(tmp_path, preamble=ASLEEP) as node:
        ann = Player(node.url, "Ann")
        table = finished(ann)
        ann.ok(f"/tables/{table}/analysis", {"level": "mate"})
        assert ann.get(f"/tables/{table}/analysis").json()["done"] is False
        node.kill()
    with Node(tmp_path) as node:
        assert until_done(ann.at(node.url), table)["decisions"]


def test_each_client_has_one_analysis_at_a_time_and_the_house_so_many(tmp_path: Path) -> None:
    with Node(tmp_path, preamble=ASLEEP, analyses_waiting=2, analysis_actions=10) as node:
        ann, bea, cleo = (Player(node.url, name) for name in ("Ann", "Béa", "Cleo"))
        table = finished(ann)
        ann.ok(f"/tables/{table}/analysis", {"level": "mate"})
        ann.ok(f"/tables/{table}/analysis", {"level": "captain"})
        assert code(ann.post(f"/tables/{finished(ann)}/analysis")) == "too_many"
        bea.ok(f"/tables/{finished(bea)}/analysis", {"level": "mate"})
        assert code(cleo.post(f"/tables/{finished(cleo)}/analysis")) == "busy"
        ann.http.delete(f"/api/tables/{table}/analysis")
        assert code(cleo.post(f"/tables/{finished(cleo, moves=30)}/analysis")) == "too_large"


def test_a_busy_house_turns_analyses_away_first(tmp_path: Path) -> None:
    with Node(tmp_path, bots_waiting=-1) as node:
        ann = Player(node.url, "Ann")
        assert code(ann.post(f"/tables/{finished_while_busy(ann)}/analysis")) == "busy"
        assert ann.create("northsea", ["me", "me"])["id"]


def finished_while_busy(player: Player) -> str:
    """A table whose game is over, played there: records are turned away, too."""
    table = str(player.create("northwest-solo", ["me"])["id"])
    player.ok(f"/tables/{table}/resign")
    return table


def test_a_deleted_table_takes_its_analysis_along(ann: Player) -> None:
    table = finished(ann)
    ann.ok(f"/tables/{table}/analysis", {"level": "mate"})
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    assert code(ann.get(f"/tables/{table}/analysis")) == "not_found"


def test_analyses_wait_for_everybody_else_and_make_nobody_think_shorter() -> None:
    async def run() -> tuple[list[str], float]:
        pool = BotPool(1, 60.0)
        game = skerry.replay(ending("northwest-solo", 6))
        order: list[str] = []

        async def analysed(number: int) -> None:
            await pool.judged(game, "mate", number, Asker("idle", f"idle {number}", patient=True))
            order.append(f"idle {number}")

        async def played(number: int) -> None:
            await pool.hints(game.at(0), 0, "captain@4", Asker("greedy", f"greedy {number}"))
            order.append(f"greedy {number}")

        try:
            pool._long._spent["greedy"] = (500.0, time.monotonic())
            first = asyncio.create_task(played(0))
            await asyncio.sleep(0)
            waiting = [asyncio.create_task(analysed(number)) for number in range(3)]
            await asyncio.sleep(0)
            share = pool._long.share()
            waiting += [asyncio.create_task(played(number)) for number in range(1, 4)]
            await asyncio.gather(first, *waiting)
        finally:
            pool.close()
        return order, share

    order, share = asyncio.run(run())
    assert [name.split()[0] for name in order] == ["greedy"] * 4 + ["idle"] * 3
    assert share == 1.0
