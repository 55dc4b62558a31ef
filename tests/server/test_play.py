"""Play: whole games over the network, and everything around a move."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import time
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry.registry import games
from skerry.server.storage import Store
from skerry.server.table import Row, Table
from tests.server.harness import Node, Player, any_move
from tests.server.test_tables import code

TWO_SEATED = [game for game, info in skerry.games().items() if info.max_seats > 1]


def pair(ann: Player, bea: Player, game: str, **options: Any) -> str:
    """A running table of the two."""
    table = ann.create(game, ["me", "open"], **options)
    bea.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
    ann.ok(f"/tables/{table['id']}/start")
    return str(table["id"])


def play_on(players: list[Player], table: str, count: int, rng: random.Random) -> dict[str, Any]:
    """Random legal actions of whoever is to act; the state after them."""
    state = players[0].state(table)
    for _ in range(count):
        if state["to_act"] is None:
            break
        player = players[state["to_act"]]
        state = caught_up(player, table, state["position"])
        done = player.act(table, any_move(rng, state), state["position"])
        assert done.is_success, done.text
        state = player.state(table)
    return state


def caught_up(player: Player, table: str, position: int) -> dict[str, Any]:
    """The table as the player's node has it once it knows that position: a node may be a moment behind another."""
    end = time.monotonic() + 10
    state = player.state(table)
    while state["position"] < position and time.monotonic() < end:
        time.sleep(0.02)
        state = player.state(table)
    return state


@pytest.mark.parametrize("game", TWO_SEATED)
def test_a_whole_game_is_played_live_and_its_record_replays(ann: Player, bea: Player, game: str) -> None:
    rng = random.Random(game)
    table = pair(ann, bea, game)
    lives = [ann.live(), bea.live()]
    for live in lives:
        live.watch(table)
    actions = 0
    while (seat := lives[0].state(table)["to_act"]) is not None and actions < 3_000:
        live = lives[seat]
        state = live.state(table)
        assert state["seat"] == seat
        action, position = rng.choice(state["legal"])["notation"], state["position"]
        done = (ann, bea)[seat].act(table, action, position)
        assert done.is_success, done.text
        for each in lives:
            while each.state(table)["position"] == position:
                each.until("entry")
        actions += 1
        assert lives[0].state(table)["number"] == lives[1].state(table)["number"] == actions
    for live, player in zip(lives, (ann, bea), strict=True):
        assert live.state(table) == player.state(table), "changes and whole state differ"
        live.close()
    end = ann.state(table)
    assert end["status"] == "over"
    assert end["outcome"]["ranking"]
    record = bea.get(f"/tables/{table}/record").text
    replayed = skerry.replay(record)
    assert replayed.number == actions
    assert replayed.scores() == end["view"]["scores"]
    assert [line.startswith("seed: ?") for line in record.splitlines()].count(True) == 0


def test_an_action_is_answered_with_its_entry(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    seat = ann.state(table)["to_act"]
    player = (ann, bea)[seat]
    state = player.state(table)
    entry = player.act(table, state["legal"][0]["notation"], state["position"]).json()
    assert entry["kind"] == "acted"
    assert (entry["seat"], entry["number"], entry["position"]) == (seat, 1, state["position"] + 1)
    assert entry["notation"] == state["legal"][0]["notation"]
    assert entry["line"].startswith(f"1 {'AB'[seat]} {entry['notation']}")
    assert entry["events"]
    assert ann.get(f"/tables/{table}/log?since={entry['seq'] - 1}").json()["entries"][0] == entry


def test_a_stale_or_doubled_action_changes_nothing_and_shows_the_table(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    player = (ann, bea)[ann.state(table)["to_act"]]
    state = player.state(table)
    action = state["legal"][0]["notation"]
    assert player.act(table, action, state["position"]).is_success
    after = player.state(table)
    again = player.act(table, action, state["position"])
    assert again.status_code == 409
    assert code(again) == "stale"
    assert again.json()["error"]["current"]["state"] == after == player.state(table)


def test_a_repeated_key_returns_the_first_answer(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    player = (ann, bea)[ann.state(table)["to_act"]]
    state = player.state(table)
    first = player.act(table, state["legal"][0]["notation"], state["position"], key="k-1")
    again = player.act(table, state["legal"][-1]["notation"], state["position"] + 7, key="k-1")
    assert again.status_code == 200
    assert again.json() == first.json()
    assert player.state(table)["number"] == 1
    said = [player.ok(f"/tables/{table}/chat", {"text": "ahoy", "key": "c"}) for _ in range(2)]
    assert said[0] == said[1]


def test_only_the_seat_to_act_acts(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    state = ann.state(table)
    mover, waiter = (ann, bea) if state["to_act"] == 0 else (bea, ann)
    action = mover.state(table)["legal"][0]["notation"]
    assert waiter.state(table)["legal"] == []
    assert code(waiter.act(table, action, state["position"])) == "not_your_turn"
    assert code(Player(ann.url).act(table, action, state["position"])) == "forbidden"
    assert mover.state(table)["number"] == 0


def test_a_refusal_names_the_rule_in_the_players_language(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    player = (ann, bea)[ann.state(table)["to_act"]]
    state = player.state(table)
    refused = player.act(table, "ship move passage", state["position"])
    assert refused.status_code == 422
    error = refused.json()["error"]
    assert error["code"] == "illegal"
    assert error["refusal"]["rule"].startswith("NW-")
    player.http.headers["Accept-Language"] = "en"
    english = player.ok(f"/tables/{table}/refusal", {"action": "ship move passage"})["refusal"]
    player.http.headers["Accept-Language"] = "fr-CA, en;q=0.5"
    french = player.ok(f"/tables/{table}/refusal", {"action": "ship move passage"})["refusal"]
    assert english["rule"] == french["rule"]
    assert english["message"] != french["message"]
    assert code(player.act(table, "xyzzy", state["position"])) == "notation"
    assert player.ok(f"/tables/{table}/refusal", {"action": state["legal"][0]["notation"]}) == {"refusal": None}
    assert player.state(table) == state


@pytest.mark.parametrize(
    ("content", "kind", "wrong"),
    [
        (b"{", "application/json", "body.1: JSON decode error"),
        (b'{"action": "pass"}', "application/json", "body.position: Field required"),
        (b'{"action": "pass", "position": -1}', "application/json", "body.position: "),
        (b'{"action": "\\ud800", "position": 0}', "application/json", "body.action: "),
        (b'{"action": "pass", "position": 0}', "text/plain", "body: "),
    ],
)
def test_an_action_that_is_not_in_order_is_told_what_is_wrong(
    ann: Player, content: bytes, kind: str, wrong: str
) -> None:
    table = ann.create("northwest", ["me", "me"])["id"]
    answer = ann.http.post(f"/api/tables/{table}/actions", content=content, headers={"Content-Type": kind})
    assert (answer.status_code, code(answer)) == (422, "invalid")
    assert answer.json()["error"]["detail"].startswith(wrong)
    assert code(ann.act("short", "pass", 0)) == "invalid"


def asked(player: Player, table: str, action: str, position: int, *head: str, chunked: bool = False) -> bytes:
    """A request for an action as it goes over the wire."""
    body = json.dumps({"action": action, "position": position}).encode()
    told = ["Transfer-Encoding: chunked"] if chunked else [f"Content-Length: {len(body)}"]
    lines = [f"POST /api/tables/{table}/actions HTTP/1.1", "Host: x", f"Authorization: Bearer {player.token}"]
    lines += ["Content-Type: application/json", *told, *head, "", ""]
    return "\r\n".join(lines).encode() + (b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body) if chunked else body)


def test_what_comes_on_one_connection_is_answered_in_its_order_and_to_the_end(node: Node, ann: Player) -> None:
    table = ann.create("northwest", ["me", "me"])["id"]
    state = ann.state(table)
    action, position = state["legal"][0]["notation"], state["position"]
    with socket.create_connection(("127.0.0.1", node.port), timeout=20) as raw:
        raw.sendall(
            asked(ann, table, action, position, "X-Request-Id: request-0001", chunked=True)
            + b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n"
            + asked(ann, table, action, position, "Expect: 100-continue")
            + asked(ann, table, "xyzzy", position + 1)
            + asked(ann, table, action, position, "Connection: close")
        )
        told = b""
        while part := raw.recv(65536):
            told += part
    found = [int(status) for status in re.findall(rb"HTTP/1.1 (\d+)", told)]
    assert [status for status in found if status != 100] == [200, 200, 409, 422, 409]
    first, *_, last = re.split(rb"(?=HTTP/1.1 [2-5])", told)[1:]
    for line in (
        b"x-request-id: request-0001",
        b"cache-control: no-store",
        b"x-content-type-options: nosniff",
        b"date:",
    ):
        assert line in first
    assert b"connection: close" in last
    assert ann.state(table)["position"] == position + 1


def test_an_action_behind_a_proxy_is_paid_for_by_the_address_that_it_names(tmp_path: Path) -> None:
    with Node(tmp_path, address_rate=0.001, address_burst=20) as node:
        ann = Player(node.url)
        table = ann.create("northwest", ["me", "me"])["id"]
        for address, limited in (("198.51.100.7", True), ("198.51.100.8", False)):
            ann.http.headers["X-Forwarded-For"] = address
            codes = {code(ann.act(table, "pass", 0)) for _ in range(25 if limited else 5)}
            assert ("too_many" in codes) == limited


def test_an_action_for_a_foreign_name_is_refused(tmp_path: Path) -> None:
    with Node(tmp_path, hosts=["127.0.0.1"]) as node:
        ann = Player(node.url)
        table = ann.create("northwest", ["me", "me"])["id"]
        state = ann.state(table)
        ann.http.headers["Host"] = "evil.example"
        assert code(ann.act(table, state["legal"][0]["notation"], state["position"])) == "foreign_origin"
        ann.http.headers["Host"] = "127.0.0.1"
        assert ann.state(table) == state


def test_an_action_that_is_too_large_is_refused(ann: Player) -> None:
    path = f"/api/tables/{ann.create('northwest', ['me', 'me'])['id']}/actions"
    for content in (b"x" * 100_000, (b"x" * 5_000 for _ in range(20))):
        answer = ann.http.post(path, content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, code(answer)) == (413, "too_large")


def test_preview_changes_nothing_and_says_whether_it_can_be_undone(ann: Player, bea: Player) -> None:
    rng = random.Random(5)
    for game in ("northwest", "northsea"):
        table = pair(ann, bea, game)
        for _ in range(12):
            state = play_on([ann, bea], table, 3, rng)
            player = (ann, bea)[state["to_act"]]
            state = player.state(table)
            action = any_move(rng, state)
            preview = player.ok(f"/tables/{table}/preview", {"action": action})
            assert preview["refusal"] is None
            assert preview["notation"] == action
            assert player.state(table) == state
            entry = player.act(table, action, state["position"]).json()
            assert preview["reveals"] == entry["reveals"]
            if preview["points"] is not None:
                before, after = state["view"]["scores"], entry["scores"]
                assert preview["points"] == [b - a for a, b in zip(before, after, strict=True)]
            for event in preview["events"]:
                assert event in entry["events"]


def test_undo_goes_back_within_the_turn_but_not_past_what_was_revealed(ann: Player, bea: Player) -> None:
    rng = random.Random(3)
    undone = refused = 0
    for game in ("northwest", "northsea"):
        table = pair(ann, bea, game)
        for _ in range(60):
            state = play_on([ann, bea], table, 1, rng)
            player = (ann, bea)[state["to_act"]]
            state = player.state(table)
            number, limit = state["number"], state["undo_limit"]
            if limit < number:
                before = player.get(f"/tables/{table}/positions/{limit}").json()
                body = {"position": state["position"], "to": limit}
                entry = player.ok(f"/tables/{table}/undo", body)
                assert (entry["kind"], entry["to"], entry["position"]) == ("undone", limit, state["position"] + 1)
                now = player.state(table)
                assert now["number"] == limit
                assert now["view"] == before["view"]
                undone += 1
            else:
                tried = player.post(f"/tables/{table}/undo", {"position": state["position"]})
                assert code(tried) == "undo_limit"
                refused += 1
    assert undone > 5
    assert refused > 5


def test_a_table_survives_being_read_again_from_its_log(node: Node, ann: Player, bea: Player) -> None:
    """Undo, chat, resignation and all: the fold of the stored log is the table."""
    rng = random.Random(8)
    table = pair(ann, bea, "northsea")
    state = play_on([ann, bea], table, 40, rng)
    player = (ann, bea)[state["to_act"]]
    state = player.state(table)
    if state["undo_limit"] < state["number"]:
        player.ok(f"/tables/{table}/undo", {"position": state["position"]})
    ann.ok(f"/tables/{table}/chat", {"text": "fair winds"})
    state = play_on([ann, bea], table, 10, rng)
    twin = Table(table, games())
    for row in asyncio.run(stored_rows(node, table)):
        twin.fold(row)
    assert twin.seq == state["seq"]
    assert twin.running_game().record() == twin.running_game().at(twin.running_game().number).record()
    assert twin.running_game().scores() == state["view"]["scores"]


async def stored_rows(node: Node, table: str) -> list[Row]:
    store = Store(node.database_url)
    await store.open()
    try:
        return await store.rows(table)
    finally:
        await store.close()


def test_hot_seat_sees_through_the_eyes_of_the_seat_to_act(ann: Player) -> None:
    table = ann.create("northsea", ["me", "me"])["id"]
    rng = random.Random(2)
    eyes = set()
    for _ in range(40):
        state = ann.state(table)
        assert state["seat"] == state["to_act"] == state["view"]["you"]
        eyes.add(state["seat"])
        assert ann.act(table, any_move(rng, state), state["position"]).is_success
    assert eyes == {0, 1}
    assert ann.table(table, seat=1)["state"]["view"]["you"] == 1


def test_resigning_ends_a_game_of_two_and_hands_a_larger_one_to_a_bot(node_players: list[Player]) -> None:
    ann, bea, cleo = node_players
    table = pair(ann, bea, "northwest")
    entry = bea.ok(f"/tables/{table}/resign")
    assert entry["seat"] == 1
    state = ann.state(table)
    assert state["status"] == "over"
    assert state["outcome"] == {"winners": [0], "reason": "resigned", "ranking": [[0], [1]]}
    assert code(bea.post(f"/tables/{table}/resign")) == "not_running"
    three = ann.create("northwest", ["me", "open", "open"])
    for player in (bea, cleo):
        player.ok(f"/tables/{three['id']}/join", {"secret": three["join"]})
    ann.ok(f"/tables/{three['id']}/start")
    bea.ok(f"/tables/{three['id']}/resign")
    state = ann.state(three["id"])
    assert state["status"] == "running"
    assert state["seats"][1]["resigned"]
    assert code(bea.act(three["id"], "pass", state["position"])) in ("not_your_turn", "stale")


def test_rematch_keeps_the_people_their_seats_and_their_names(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest", tuunbaq=True)
    assert code(ann.post(f"/tables/{table}/rematch")) == "not_over"
    ann.ok(f"/tables/{table}/resign")
    again = bea.ok(f"/tables/{table}/rematch")
    assert again["state"]["status"] == "running"
    assert again["options"]["tuunbaq"] is True
    assert [seat["name"] for seat in again["state"]["seats"]] == ["Ann", "Béa"]
    assert ann.ok(f"/tables/{table}/rematch")["id"] == again["id"]
    assert ann.table(table)["rematch"] == again["id"]


def test_positions_show_every_earlier_moment(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northsea")
    views = [ann.state(table)["view"]]
    rng = random.Random(1)
    for _ in range(15):
        play_on([ann, bea], table, 1, rng)
        views.append(ann.state(table)["view"])
    for number, view in enumerate(views):
        then = ann.get(f"/tables/{table}/positions/{number}").json()
        assert then["view"] == view
    assert code(ann.get(f"/tables/{table}/positions/16")) == "not_found"


def test_records_come_in_and_go_out(ann: Player) -> None:
    game = skerry.new("northsea", seats=2, seed=11)
    rng = random.Random(4)
    for _ in range(60):
        game.play(rng.choice(game.legal()))
    table = ann.ok("/records", {"record": game.record()})
    assert table["state"]["number"] == 60
    assert table["you"] == [0, 1]
    assert table["state"]["view"] == game.view(game.to_act)
    archive = ann.get("/records").json()["tables"]
    assert [entry["id"] for entry in archive] == [table["id"]]
    damaged = game.record().replace("60 ", "61 ")
    assert code(ann.post("/records", {"record": damaged})) == "bad_record"
    open_seat = {"record": game.record(), "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert code(ann.post("/records", open_seat)) == "bad_game"


def test_a_saved_game_keeps_the_names_and_the_bots(ann: Player, bea: Player) -> None:
    table = ann.create("northwest", ["me", "boy"])["id"]
    while (state := ann.state(table))["status"] == "running":
        legal = {action["notation"] for action in state["legal"]}
        if legal:
            assert ann.act(table, "pass" if "pass" in legal else min(legal), state["position"]).is_success
        time.sleep(0.01)
    record = ann.get(f"/tables/{table}/record").text
    brought = bea.ok("/records", {"record": record})
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in brought["state"]["seats"]] == [
        ("person", "Ann", None),
        ("bot", None, "boy"),
    ]
    assert skerry.replay(record).scores() == state["view"]["scores"]
    bad = record.replace("name A: Ann", "name A: " + 41 * "x")
    assert code(bea.post("/records", {"record": bad})) == "bad_record"


def test_what_is_wrong_with_a_record_is_told_in_the_readers_language(ann: Player, bea: Player) -> None:
    record = skerry.new("northsea", seats=2, seed=11).record()
    broken = {"record": record.replace("running 0", "running 1")}
    english, french = (player.post("/records", broken).json()["error"]["detail"] for player in (ann, bea))
    assert english.endswith(": the ending does not fit the game: “running 1” instead of “running 0”")
    assert french.replace("\N{NO-BREAK SPACE}", " ").endswith(
        " : la fin ne correspond pas à la partie : « running 1 » au lieu de « running 0 »"
    )
    taken = {"record": record, "seats": [{"kind": "me"}]}
    assert bea.post("/records", taken).json()["error"]["detail"].startswith("Cette partie a 2 places")


def test_chat_is_heard_by_players_and_spectators(ann: Player, bea: Player) -> None:
    table = pair(ann, bea, "northwest")
    with Player(ann.url, "Cleo").live() as live:
        live.watch(table)
        bea.ok(f"/tables/{table}/chat", {"text": "  hé ho  "})
        entry = live.until("entry")["entry"]
        assert (entry["kind"], entry["seat"], entry["name"], entry["text"]) == ("said", 1, "Béa", "hé ho")
