"""Luck at a table: promised before anybody moves, hidden while the game runs, revealed and checked when it is over."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry import registry
from skerry.core.record import with_names
from skerry.core.verifying import verify_record
from skerry.registry import games
from skerry.server import models as m
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.seating import MOST_WORDS
from skerry.server.settings import Settings
from tests.records.pledges import finished
from tests.server.harness import Node, Player
from tests.server.test_play import TWO_SEATED, pair, play_on
from tests.server.test_tables import code

WORD = "c0ffee00" * 4


def over(players: list[Player], table: str) -> str:
    """The record of the table, played to its end."""
    state = play_on(players, table, 5_000, random.Random(table))
    assert state["status"] == "over"
    return str(players[0].get(f"/tables/{table}/record").text)


def header(record: str, name: str) -> str:
    found = re.search(f"^{name}: (.*)$", record, re.MULTILINE)
    assert found is not None, record[:1500]
    return found[1]


@pytest.mark.parametrize("game", TWO_SEATED)
def test_a_game_is_promised_played_revealed_and_verified(ann: Player, bea: Player, game: str) -> None:
    made = ann.create(game, ["me", "open"])
    table, promised = made["id"], made["state"]["draws"]
    assert re.fullmatch("[0-9a-f]{64}", promised["commitment"])
    assert promised["words"] == [None, None]
    ann.ok(f"/tables/{table}/words", {"word": WORD})
    joined = bea.ok(f"/tables/{table}/join", {"secret": made["join"], "word": "ab" * 20})
    assert joined["state"]["draws"] == {**promised, "words": [WORD, "ab" * 20]}
    ann.ok(f"/tables/{table}/start")
    record = over([ann, bea], table)
    assert header(record, "commitment") == promised["commitment"]
    assert (header(record, "entropy A"), header(record, "entropy B")) == (WORD, "ab" * 20)
    proved = bea.ok("/verify", {"record": record})
    assert proved["commitment"] == promised["commitment"]
    assert proved["table"] == table
    assert proved["words"] == 2
    log = ann.get(f"/tables/{table}/log").json()["entries"]
    assert {entry["commitment"] for entry in log if entry["kind"] in ("created", "started")} == {promised["commitment"]}


def test_nothing_tells_the_secret_while_the_game_runs(node: Node, ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    play_on([ann, bea], table, 10, random.Random(1))
    told = "".join(
        player.get(f"/tables/{table}{path}").text
        for player in (ann, bea, Player(node.url, "Spectator"))
        for path in ("", "/log", "/record", "/positions/3", "/legal")
    )
    assert "secret: ?" in told
    ann.ok(f"/tables/{table}/resign", {"seat": 0})
    record = ann.get(f"/tables/{table}/record").text
    for name in ("secret", "salt", "seed", "seal"):
        assert header(record, name) not in told
    assert ann.ok("/verify", {"record": record})["table"] == table


def test_seats_change_what_they_add_until_the_start_and_who_leaves_takes_it_along(ann: Player, bea: Player) -> None:
    made = ann.create("northwest", ["me", "open"])
    path = f"/tables/{made['id']}"
    bea.ok(f"{path}/join", {"secret": made["join"], "word": WORD})
    assert bea.ok(f"{path}/words", {"word": "12" * 16})["state"]["draws"]["words"] == [None, "12" * 16]
    assert bea.ok(f"{path}/leave")["state"]["draws"]["words"] == [None, None]
    bea.ok(f"{path}/join", {"secret": made["join"], "word": WORD})
    given = ann.http.put(f"/api{path}/seats/1", json={"kind": "bot", "level": "random"}).json()
    assert given["state"]["draws"]["words"] == [None, None]
    ann.ok(f"{path}/start")
    assert code(ann.post(f"{path}/words", {"word": WORD})) == "not_open"


def test_only_who_sits_there_adds_something_and_not_without_end(node: Node, ann: Player, bea: Player) -> None:
    path = f"/tables/{ann.create('northwest', ['me', 'open'])['id']}/words"
    assert code(bea.post(path, {"word": WORD})) == "forbidden"
    assert code(ann.post(path, {"word": WORD, "seat": 1})) == "forbidden"
    assert Player(node.url, token="nobody.x").post(path, {"word": WORD}).status_code == 401
    for bad in ("", "short", "X" * 32, "ab" * 33, "ab" * 16 + "\n", None, 7):
        assert code(ann.post(path, {"word": bad})) == "invalid"
    for number in range(MOST_WORDS):
        ann.ok(path, {"word": f"{number:032x}"})
    assert code(ann.post(path, {"word": WORD})) == "too_many"


def test_who_makes_a_table_by_one_request_adds_a_word_too(ann: Player) -> None:
    seats = [{"kind": "bot", "level": "boy"}, {"kind": "me"}]
    made = ann.ok("/tables", {"game": "northsea", "seats": seats, "word": WORD})
    assert made["state"]["draws"]["words"] == [None, WORD]
    ann.ok(f"/tables/{made['id']}/resign", {"seat": 1})
    record = ann.get(f"/tables/{made['id']}/record").text
    assert header(record, "entropy B") == WORD
    assert ann.ok("/verify", {"record": record})["words"] == 1


def test_taking_back_changes_no_draw_and_the_record_stays_good(ann: Player) -> None:
    made = ann.create("northwest", ["me", "me"])
    table, rng, undone = made["id"], random.Random(4), 0
    state = made["state"]
    while state["to_act"] is not None:
        ann.act(table, rng.choice(state["legal"])["notation"], state["position"]).raise_for_status()
        state = ann.state(table)
        if state["to_act"] is not None and state["undo_limit"] < state["number"] and rng.random() < 0.3:
            ann.ok(f"/tables/{table}/undo", {"position": state["position"]})
            state, undone = ann.state(table), undone + 1
    assert undone
    assert ann.ok("/verify", {"record": ann.get(f"/tables/{table}/record").text})["table"] == table


def test_a_forged_record_is_refused_in_words(ann: Player, bea: Player) -> None:
    record = finished("northwest").record()
    assert ann.ok("/verify", {"record": record})["draws"] > 5
    forged = record.replace("salt: a1", "salt: b1")
    refused = bea.post("/verify", {"record": forged})
    assert code(refused) == "bad_record"
    assert "l’engagement ne correspond pas" in refused.json()["error"]["detail"]
    assert code(ann.post("/verify", {"record": skerry.new("northsea", seed=1).record()})) == "bad_record"
    for bad in ("", "nonsense", "\x00"):
        assert code(ann.post("/verify", {"record": bad})) == "bad_record"


def test_a_record_is_still_good_after_it_was_brought_elsewhere(ann: Player) -> None:
    record = finished("northsea-solo").record()
    table = ann.ok("/records", {"record": record})
    assert table["state"]["draws"] is None
    assert ann.get(f"/tables/{table['id']}/record").text == with_names(record, ["Ann"])


def test_a_next_game_is_promised_anew(ann: Player) -> None:
    table = ann.create("northsea-solo", ["me"])["id"]
    record = over([ann], table)
    following = ann.ok(f"/tables/{table}/rematch")
    assert following["state"]["draws"]["commitment"] != header(record, "commitment")
    assert verify_record(over([ann], following["id"]), registry.games()).table == following["id"]


def test_everybody_adds_to_the_luck_of_a_next_game_before_it_starts(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    ann.ok(f"/tables/{table}/resign", {"seat": 0})
    following = bea.ok(f"/tables/{table}/rematch", {"start": False, "word": WORD})
    path = f"/tables/{following['id']}"
    assert following["state"]["status"] == "open"
    assert following["state"]["draws"]["words"] == [None, WORD]
    ann.ok(f"{path}/words", {"word": "ab" * 20})
    assert code(ann.post(f"{path}/start")) == "forbidden"
    bea.ok(f"{path}/start")
    ann.ok(f"{path}/resign", {"seat": 0})
    record = ann.get(f"{path}/record").text
    assert (header(record, "entropy A"), header(record, "entropy B")) == ("ab" * 20, WORD)
    assert bea.ok("/verify", {"record": record})["words"] == 2


def test_who_asks_for_a_next_game_by_one_request_adds_a_word_too(ann: Player) -> None:
    table = ann.create("northsea", ["me", "random"])["id"]
    ann.ok(f"/tables/{table}/resign", {"seat": 0})
    following = ann.ok(f"/tables/{table}/rematch", {"word": WORD})
    assert following["state"]["status"] == "running"
    assert following["state"]["draws"]["words"] == [WORD, None]


def test_a_table_is_verified_after_one_of_its_players_is_deleted(ann: Player, bea: Player) -> None:
    made = ann.create("northsea", ["me", "open"])
    table = made["id"]
    bea.ok(f"/tables/{table}/join", {"secret": made["join"], "word": WORD})
    ann.ok(f"/tables/{table}/start")
    over([ann, bea], table)
    assert bea.http.delete("/api/me").status_code == 204
    assert ann.ok("/verify", {"record": ann.get(f"/tables/{table}/record").text})["words"] == 1


def test_a_table_that_was_made_before_there_were_promises_gets_one_when_it_starts(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'skerry.sqlite'}"
    created: dict[str, Any] = {"owner": "ann", "game": "northwest", "options": {"tuunbaq": False}, "rules": 2}
    created["seats"] = [{"kind": "person", "name": "Ann", "level": None, "clients": ["ann"]}] * 2

    async def run() -> None:
        hall = Hall(Settings(database_url=url), games())
        await hall.open()
        table = await hall.ledger.found(hall.ledger.new_table(), [("created", created)])
        assert table.common()["draws"] is None
        await hall.seating.start(Client("ann", "", "Ann"), table.id)
        started = await hall.ledger.table(table.id)
        assert started.pledge is not None
        await hall.playing.resign(Client("ann", "", "Ann"), table.id, m.ResignIn(seat=0))
        over = await hall.ledger.table(table.id)
        assert verify_record(over.record((), 0), games()).commitment == started.pledge.commitment
        await hall.close()

    asyncio.run(run())


def test_a_table_goes_on_with_its_luck_after_a_restart(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("terror-solo", ["me"])["id"]
        play_on([ann], table, 12, random.Random(2))
    with Node(tmp_path) as node:
        record = over([ann.at(node.url)], table)
    assert verify_record(record, registry.games()).table == table
    with closing(sqlite3.connect(tmp_path / "skerry.sqlite")) as connection:
        (stored,) = connection.execute("select body from entries where kind = 'created'").fetchone()
    assert header(record, "secret") in stored
