"""Nothing leaks: what a seat may not know never reaches it, whichever way it asks."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import skerry
from skerry.registry import games
from skerry.server.table import Row, Table, action_lines, header_of
from tests.server.harness import Node, Player
from tests.server.test_play import pair, play_on
from tests.server.test_tables import code


def folded(game: skerry.Game) -> Table:
    """A table at which this game was played by two people."""
    table = Table("T" * 22, games())
    seats = [{"kind": "person", "name": str(i), "level": None, "clients": [f"c{i}"]} for i in range(game.seats)]
    bodies: list[tuple[str, dict[str, Any]]] = [
        (
            "created",
            {"owner": "c0", "game": game.info.id, "options": dict(game.options), "rules": game.rules, "seats": seats},
        ),
        ("started", {"header": header_of(game)}),
        *(("acted", {"line": line}) for line in action_lines(game)),
    ]
    for seq, (kind, body) in enumerate(bodies):
        table.fold(Row(seq, 0, kind, body))
    return table


@pytest.mark.parametrize("game_id", ["northwest", "northsea"])
def test_a_reader_sees_the_same_when_all_it_cannot_know_is_drawn_anew(game_id: str) -> None:
    rng = random.Random(f"leak {game_id}")
    for _ in range(6):
        game = skerry.new(game_id, seats=2, seed=rng.getrandbits(60))
        for _ in range(rng.randrange(10, 120)):
            if game.outcome is None:
                game.play(rng.choice(game.legal()))
        table = folded(game)
        for seat in (0, 1, None):
            reader = () if seat is None else (seat,)
            other = folded(game)
            other.game = game.sample(seat, rng)
            parts = frozenset({"view", "score_sheet"})
            assert table.state(reader, parts) == other.state(reader, parts)


def test_entries_and_records_for_others_hide_hands_and_seed() -> None:
    game = skerry.new("northsea", seats=2, seed=3_141_592_653_589)
    rng = random.Random(3)
    for _ in range(80):
        game.play(rng.choice(game.legal()))
    table = folded(game)
    told = [json.loads(bytes(table.told(item, (0,)))) for item in table.since(-1)]
    drawn_by_other = [
        entry for entry in told if entry["kind"] == "acted" and entry["seat"] == 1 and " = " in entry["line"]
    ]
    assert drawn_by_other
    assert all(" ?" in entry["line"] for entry in drawn_by_other if entry["notation"] == "end")
    for reader in ((0,), (1,), ()):
        record = table.record(reader, 0)
        assert "seed: ?" in record
        assert str(game.seed) not in record
        hands = {seat: table.state((seat,), frozenset({"view"}))["view"]["players"][seat]["hand"] for seat in (0, 1)}
        others = [hand for seat, hand in hands.items() if seat not in reader]
        assert all(hands.values())
        view = table.state(reader, frozenset({"view"}))["view"]
        assert [view["players"][seat]["hand"] for seat in (0, 1) if seat not in reader] == [None] * len(others)


def test_a_captain_stays_hidden_until_all_have_chosen() -> None:
    game = skerry.new("northsea", seats=2, seed=5)
    chosen = game.legal()[0]
    game.play(chosen)
    table = folded(game)
    chooser = json.loads(table.latest.told)["seat"]
    for reader in ((chooser,), (1 - chooser,), ()):
        told = json.loads(bytes(table.told(table.latest, reader)))
        seen = str(chosen).split()[1] in json.dumps(told)
        assert seen is (reader == (chooser,))
        assert (told["notation"] == "?") is not seen


def test_the_other_seat_gets_its_own_messages(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    with ann.live() as one, bea.live() as two, Player(ann.url).live() as spectator:
        lives = [one, two, spectator]
        for live in lives:
            live.watch(table)
        state = play_on([ann, bea], table, 30, random.Random(6))
        for seat, live in enumerate(lives):
            while live.state(table)["seq"] < state["seq"]:
                live.until("entry")
            view = live.state(table)["view"]
            assert view["you"] == (seat if seat < 2 else None)
            assert [player["hand"] is not None for player in view["players"]] == [seat == 0, seat == 1]
            for message in live.entries[table]:
                for event in message.get("events", ()):
                    if event["kind"] == "tile-drawn" and event["seat"] != seat:
                        assert "tile" not in event


def test_one_cannot_look_through_anothers_eyes(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    for path in ("", "/log", "/legal", "/record", "/positions/0"):
        response = ann.get(f"/tables/{table}{path}?seat=1")
        assert response.status_code == 403
        assert code(response) == "forbidden"
    with ann.live() as live:
        told = live.watch(table, seat=1)
        assert told["table"]["state"]["seat"] == 0


@pytest.mark.parametrize(
    "header",
    [None, "", "Bearer", "Bearer x", "Bearer x.y", "Basic QTpC", "Bearer " + "x" * 5000, "STOLEN-ID"],
)
def test_wrong_and_missing_tokens_are_refused(ann: Player, header: str | None) -> None:
    if header == "STOLEN-ID":
        header = "Bearer " + ann.token.split(".")[0] + "." + "A" * 32
    headers = {} if header is None else {"Authorization": header}
    ann.http.headers.pop("Authorization")
    for path in ("/api/me", "/api/tables", "/api/records"):
        response = ann.http.get(path, headers=headers)
        assert response.status_code == 401, response.text
        assert code(response) == "unauthorized"
        assert response.headers["www-authenticate"] == "Bearer"


def test_whoever_watches_a_running_table_gets_no_secret(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    play_on([ann, bea], table, 20, random.Random(9))
    ann.http.headers.pop("Authorization")
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert "seed: ?" in record
    with pytest.raises(skerry.RecordError):
        skerry.replay(record)
    table_seen = ann.http.get(f"/api/tables/{table}").json()
    assert table_seen["you"] == []
    assert table_seen["state"]["legal"] == []


def test_neither_database_nor_log_keeps_a_token_in_the_clear(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        table = ann.create("northsea", ["me", "open"])
        bea.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
        ann.ok(f"/tables/{table['id']}/start")
        link = ann.ok(f"/tables/{table['id']}/links", {"kind": "seat", "seat": 0})
        play_on([ann, bea], table["id"], 5, random.Random(1))
        with ann.live() as live:
            live.watch(table["id"])
        ann.http.get("/api/me", headers={"Authorization": "Bearer " + ann.token + "x"})
        node.stop()
        seed = (
            json.loads(
                sqlite3.connect(tmp_path / "skerry.sqlite")
                .execute("select body from entries where kind = 'started'")
                .fetchone()[0]
            )["header"]
            .split("seed: ")[1]
            .split("\n")[0]
        )
        secrets = [ann.token.split(".")[1], bea.token.split(".")[1], table["join"], link["secret"]]
        stored = b"".join(path.read_bytes() for path in tmp_path.glob("skerry.sqlite*"))
        logged = node.log.read_text()
        assert not [secret for secret in secrets if secret.encode() in stored]
        assert not [secret for secret in [*secrets, seed] if secret in logged]


def test_a_stolen_token_is_void_as_soon_as_the_new_one_is_used(node: Node, ann: Player) -> None:
    table = ann.create("northsea", ["me", "me"])["id"]
    thief = Player(node.url, token=ann.token)
    with thief.live() as live:
        live.watch(table)
        renewed = ann.ok("/me/token")["token"]
        assert renewed != ann.token
        assert thief.table(table)["you"] == [0, 1], "an answer that got lost must not shut out who asked"
        assert Player(node.url, token=renewed).table(table)["you"] == [0, 1]
        with pytest.raises(ConnectionClosed) as closed:
            live.until("gone")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    assert thief.get("/tables").status_code == 401
    with pytest.raises(ConnectionClosed) as closed:
        thief.live()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    with Player(node.url, token=renewed).live() as live:
        assert live.watch(table)["table"]["you"] == [0, 1]


def test_who_guesses_tokens_is_slowed_down(tmp_path: Path) -> None:
    with Node(tmp_path, rate=1.0, burst=10.0) as node:
        ann = Player(node.url)
        secret = ann.token.partition(".")[2]
        guesses = [
            ann.http.get("/api/tables", headers={"Authorization": f"Bearer {number:022d}.{secret}"}).status_code
            for number in range(30)
        ]
        assert guesses.count(401) <= 12
        assert guesses[-1] == 429
        assert ann.get("/tables").is_success
