"""Voyages: everybody has the same luck, sails once, and is compared; the secret is kept until the voyage is closed."""

from __future__ import annotations

import asyncio
import random
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry.core.draws import scope_commitment
from skerry.core.verifying import verify_record
from skerry.registry import games
from skerry.server import models as m
from skerry.server import reading
from skerry.server import voyages as room
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.problems import Problem
from skerry.server.reading import Eyes
from skerry.server.settings import Settings
from tests.server.harness import Node, Player
from tests.server.test_forgetting import everything
from tests.server.test_play import play_on
from tests.server.test_tables import code

SOLO = [game for game, info in skerry.games().items() if info.min_seats == 1]

TODAY = datetime.now(UTC).date()


def daily(player: Player, game: str) -> dict[str, Any]:
    """Today's voyage of a game."""
    found: list[dict[str, Any]] = player.get("/voyages").json()["voyages"]
    return next(voyage for voyage in found if voyage["game"] == game)


def sail(player: Player, scope: str, dice: int) -> str:
    """A voyage sailed to its end; the table."""
    table = str(player.ok(f"/voyages/{scope}", {})["id"])
    assert play_on([player], table, 5_000, random.Random(dice))["status"] == "over"
    return table


def drawn(record: str) -> dict[int, list[str]]:
    """What chance gave from each pile, in order, as long as nothing was put back or taken out to fill a hole."""
    game, piles = skerry.replay(record), dict[int, list[str]]()
    for entry, events in game.steps():
        if "refresh" in str(game.action_type(entry.code)) or any(event.kind == "hole-filled" for event in events):
            break
        for outcome in entry.chance:
            piles.setdefault(game.pile_of(outcome), []).append(game.chance_text(outcome))
    return piles


def test_every_game_has_a_voyage_today(ann: Player) -> None:
    found = ann.get("/voyages").json()
    assert found["day"] == datetime.now(UTC).date().isoformat()
    kinds = {voyage["game"]: voyage["seats"] for voyage in found["voyages"]}
    assert kinds == {
        "northwest": ["person", "captain", "mate"],
        "northwest-solo": ["person"],
        "terror-solo": ["person"],
        "northsea": ["person", "captain", "mate"],
        "northsea-solo": ["person"],
    }
    for voyage in found["voyages"]:
        assert voyage["secret"] is voyage["salt"] is None
        assert voyage["closes"] > time.time() * 1000


@pytest.mark.parametrize("game", SOLO)
def test_two_sail_with_the_same_luck_and_are_compared(node: Node, game: str) -> None:
    ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
    scope = daily(ann, game)["scope"]
    hers = sail(ann, scope, 1)
    before = bea.get(f"/voyages/{scope}").json()
    assert any(result["names"] == ["Ann"] for result in before["results"])
    assert {result["table"] for result in before["results"]} == {None}
    theirs = sail(bea, scope, 2)
    after = bea.get(f"/voyages/{scope}").json()
    assert after["done"]
    assert {hers, theirs} <= {result["table"] for result in after["results"]}
    scores = [(bool(result["winners"]), result["scores"][0]) for result in after["results"]]
    assert scores == sorted(scores, reverse=True)
    records = [ann.get(f"/tables/{table}/record").text for table in (hers, theirs)]
    setups = [record.split("\nsetup")[1].split("\n")[0] for record in records]
    assert setups[0] == setups[1]
    one, other = (drawn(record) for record in records)
    for pile in one.keys() & other.keys():
        shared = min(len(one[pile]), len(other[pile]))
        assert one[pile][:shared] == other[pile][:shared]
    for record in records:
        assert "secret: ?\nsalt: ?\n" in record
        assert code(ann.post("/verify", {"record": record})) == "bad_record"


def test_only_the_first_attempt_counts(node: Node) -> None:
    ann = Player(node.url, "Ann")
    scope = daily(ann, "northsea-solo")["scope"]
    table = ann.ok(f"/voyages/{scope}", {})["id"]
    assert ann.ok(f"/voyages/{scope}", {"name": "Another"})["id"] == table
    assert daily(ann, "northsea-solo")["table"] == table
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204
    assert code(ann.post(f"/voyages/{scope}", {})) == "not_found"
    following = Player(node.url, "Béa")
    assert following.ok(f"/voyages/{scope}", {})["id"] != table


def test_two_requests_at_once_make_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        hall = Hall(Settings(database_url=f"sqlite:///{tmp_path / 'skerry.sqlite'}", champion="random"), games())
        await hall.open()
        ann = Client("ann", "", "Ann")
        scope = (await hall.voyages.of_day(ann, None, "en"))["voyages"][1]["scope"]
        sailed = await asyncio.gather(*(hall.voyages.sail(ann, scope, m.SailIn()) for _ in range(5)))
        assert len({table for table, _ in sailed}) == 1
        await hall.close()

    asyncio.run(run())


def test_there_are_no_hints_at_sea(ann: Player) -> None:
    table = ann.ok(f"/voyages/{daily(ann, 'northsea-solo')['scope']}", {})["id"]
    assert code(ann.post(f"/tables/{table}/hint", {"level": "mate"})) == "forbidden"


def test_what_is_no_voyage_is_not_found(ann: Player) -> None:
    tomorrow = (datetime.now(UTC).date() + timedelta(days=1)).isoformat()
    for path in (f"/voyages?day={tomorrow}", "/voyages?day=2026-13-45", "/voyages/duplicate-none"):
        assert code(ann.get(path)) == "not_found"
    assert ann.get("/voyages?day=2020-01-01").json()["voyages"] == []
    assert code(ann.get("/voyages/%27or%201=1")) == "invalid"
    assert code(ann.post(f"/voyages/daily-{tomorrow}-northwest-solo", {})) == "not_found"


def test_the_secret_is_shown_when_the_day_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hall = Hall(Settings(database_url=f"sqlite:///{tmp_path / 'skerry.sqlite'}", champion="random"), games())
        await hall.open()
        ann = Client("ann", "", "Ann")
        before = next(
            voyage
            for voyage in (await hall.voyages.of_day(ann, None, "en"))["voyages"]
            if voyage["game"] == "northsea-solo"
        )
        table, _ = await hall.voyages.sail(ann, before["scope"], m.SailIn())
        await hall.playing.resign(ann, table, m.ResignIn(seat=0))
        later = before["closes"] + 1
        for module in (room, reading):
            monkeypatch.setattr(module, "now", lambda: later)
        after = await hall.voyages.see(ann, before["scope"], "en")
        assert after["closed"]
        assert after["commitment"] == before["commitment"]
        assert scope_commitment(after["scope"], after["secret"], after["salt"]) == before["commitment"]
        record = await hall.reading.record(Eyes(None, None, "nobody"), table)
        assert verify_record(record, games()).scope == after["scope"]
        with pytest.raises(Problem, match="not_open"):
            await hall.voyages.sail(Client("bea", "", "Béa"), before["scope"], m.SailIn())
        await hall.close()

    asyncio.run(run())


def test_the_strongest_bot_sails_too(tmp_path: Path) -> None:
    quick_rivals = "from skerry.server import voyages; voyages.FIELD = ('random', 'random')\n"
    with Node(tmp_path, preamble=quick_rivals) as node:
        ann = Player(node.url, "Ann")
        end = time.monotonic() + 120
        found: list[dict[str, Any]] = []
        while not found and time.monotonic() < end:
            found = [result for result in daily(ann, "northsea-solo")["results"] if result["champion"]]
            time.sleep(0.1)
        assert found[0]["names"] == [None]
        assert found[0]["scores"]


def test_the_strongest_bot_sails_only_where_the_node_holds_the_voyage(tmp_path: Path) -> None:
    """A node that has stopped holds nothing for long: another one sails instead, and once is enough."""

    async def run() -> None:
        hall = Hall(Settings(database_url=f"sqlite:///{tmp_path / 'skerry.sqlite'}", champion="random"), games())
        await hall.open()
        voyage = await hall.voyages._make(next(v for v in hall.voyages._daily(TODAY) if v.game == "northsea-solo"))
        asked: list[tuple[str, float]] = []

        async def lease(scope: str, seconds: float) -> bool:
            asked.append((scope, seconds))
            return len(asked) != 3

        hall.store.lease = lease  # type: ignore[method-assign]
        await hall.voyages._sail_champion(voyage)
        assert len(asked) == 3
        assert await hall.store.attempt(voyage.scope, room.CHAMPION) is None
        await hall.voyages._sail_champion(voyage)
        assert await hall.store.attempt(voyage.scope, room.CHAMPION) is not None
        assert set(asked) == {(voyage.scope, hall.voyages.lease_seconds)}
        asked.clear()
        await hall.voyages._sail_champion(voyage)
        assert not asked
        await hall.close()

    asyncio.run(run())


def test_groups_play_the_same_luck_and_are_compared_seat_by_seat(node: Node) -> None:
    people = [Player(node.url, name) for name in ("Ann", "Béa", "Cleo", "Dora")]
    made = people[0].ok("/voyages", {"game": "northsea", "seats": 2})
    scope, tables = made["scope"], []
    for dice, (one, other) in enumerate([(people[0], people[1]), (people[2], people[3])]):
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = one.ok(f"/voyages/{scope}", {"seats": seats})
        tables.append(table["id"])
        other.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
        one.ok(f"/tables/{table['id']}/start")
        assert play_on([one, other], table["id"], 5_000, random.Random(dice))["status"] == "over"
    results = people[3].get(f"/voyages/{scope}").json()["results"]
    assert {tuple(sorted(result["names"])) for result in results} == {("Ann", "Béa"), ("Cleo", "Dora")}
    first, second = results
    for seat in (0, 1):
        assert first["match_points"][seat] + second["match_points"][seat] == 1
        better = first["scores"][seat] - second["scores"][seat]
        assert first["match_points"][seat] == (1 if better > 0 else 0 if better < 0 else 0.5)
    setups = [people[0].get(f"/tables/{table}/record").text.split("setup")[1].split("\n")[0] for table in tables]
    assert setups[0] == setups[1]


def test_nobody_sits_at_two_tables_of_a_duplicate(node: Node) -> None:
    ann, bea, cleo = (Player(node.url, name) for name in ("Ann", "Béa", "Cleo"))
    scope = ann.ok("/voyages", {"game": "northwest", "seats": 2})["scope"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    one, other = (player.ok(f"/voyages/{scope}", {"seats": seats}) for player in (ann, bea))
    cleo.ok(f"/tables/{one['id']}/join", {"secret": one["join"]})
    cleo.ok(f"/tables/{one['id']}/join", {"secret": one["join"]})
    for player in (ann, cleo):
        assert code(player.post(f"/tables/{other['id']}/join", {"secret": other["join"]})) == "forbidden"
    dora = Player(node.url, "Dora")
    for bad in ([{"kind": "me"}], [{"kind": "open"}] * 2, [{"kind": "bot", "level": "mate"}] * 2):
        assert code(dora.post(f"/voyages/{scope}", {"seats": bad})) == "bad_game"
    assert code(dora.post("/voyages", {"game": "northwest", "seats": 1})) == "bad_game"


def test_who_is_deleted_is_not_named_any_more(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann, bea = Player(node.url, "Annabel"), Player(node.url, "Béa")
        scope = daily(ann, "northsea-solo")["scope"]
        sail(ann, scope, 1)
        assert any("Annabel" in result["names"] for result in bea.get(f"/voyages/{scope}").json()["results"])
        assert ann.http.delete("/api/me").status_code == 204
        assert not any("Annabel" in result["names"] for result in bea.get(f"/voyages/{scope}").json()["results"])
    assert "Annabel" not in everything(tmp_path / "skerry.sqlite")
