"""The lobby: tables that wish to be found, and people who are left alone if they wish."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skerry.server.names import checked_name, look_alike
from tests.server.harness import Node, Player
from tests.server.test_tables import code

SEATS = [{"kind": "me"}, {"kind": "open"}]


def listed(player: Player, game: str = "northsea", **listing: str) -> str:
    made = player.ok("/tables", {"game": game, "seats": SEATS, "listing": listing})
    return str(made["id"])


def found(player: Player, query: str = "") -> list[str]:
    return [table["id"] for table in player.get(f"/lobby{query}").json()["tables"]]


def test_a_listed_table_is_found_and_taken_with_one_click(ann: Player, bea: Player) -> None:
    table = listed(ann, level="beginner", lang="fr")
    hidden = ann.create("northsea", ["me", "open"])["id"]
    shown = next(entry for entry in bea.get("/lobby").json()["tables"] if entry["id"] == table)
    assert (shown["game"], shown["level"], shown["lang"]) == ("northsea", "beginner", "fr")
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", None]
    assert hidden not in found(bea)
    assert table not in found(bea, "?game=northwest")
    assert table in found(bea, "?game=northsea")
    word = "0b" * 16
    sat = bea.ok(f"/tables/{table}/sit", {"word": word})
    assert sat["you"] == [1]
    assert sat["state"]["draws"]["words"] == [None, word]
    assert table not in found(bea)
    assert code(bea.post(f"/tables/{hidden}/sit")) == "forbidden"


def test_who_made_it_lists_it_and_takes_it_out_again(ann: Player, bea: Player) -> None:
    table = ann.create("northsea", ["me", "open"])["id"]
    path = f"/api/tables/{table}/listing"
    assert bea.http.put(path, json={"listing": {}}).status_code == 403
    assert ann.http.put(path, json={"listing": {"level": "expert"}}).is_success
    assert table in found(bea)
    assert ann.http.put(path, json={"listing": None}).is_success
    assert table not in found(bea)
    assert code(bea.post(f"/tables/{table}/sit")) == "forbidden"


def test_who_blocked_each_other_does_not_meet(node: Node, ann: Player, bea: Player) -> None:
    first = listed(ann)
    bea.ok(f"/tables/{first}/sit")
    assert bea.post("/me/blocks", {"table": first, "seat": 0}).status_code == 204
    (blocked,) = bea.get("/me/blocks").json()["blocked"]
    assert blocked["name"] == "Ann"
    second, hers = listed(ann), listed(bea)
    assert second not in found(bea)
    assert hers not in found(ann)
    assert second in found(Player(node.url, "Cleo"))
    assert code(bea.post(f"/tables/{second}/sit")) == "forbidden"
    assert code(ann.post(f"/tables/{hers}/sit")) == "forbidden"
    assert bea.http.delete(f"/api/me/blocks/{blocked['id']}").status_code == 204
    assert second in found(bea)
    assert code(bea.post("/me/blocks", {"table": first, "seat": 1})) == "not_found"


def test_a_report_reaches_the_host(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        table = listed(ann)
        bea.ok(f"/tables/{table}/sit")
        said = ann.ok(f"/tables/{table}/chat", {"text": "bad words"})
        body = {"table": table, "message": said["seq"], "reason": "rude"}
        assert bea.post("/reports", body).status_code == 204
        assert code(bea.post("/reports", {**body, "message": 0})) == "not_found"
        wrote = ann.get("/me").json()["client"]
    with closing(sqlite3.connect(tmp_path / "skerry.sqlite")) as database:
        assert database.execute("select reported_id, message, reason from reports").fetchall() == [
            (wrote, said["seq"], "rude")
        ]


def test_nobody_sits_down_as_somebody_else(node: Node, ann: Player) -> None:
    table = listed(ann)
    for name in ("Ann", "ann", "A n n", "Änn"):
        assert code(Player(node.url, name).post(f"/tables/{table}/sit")) == "name_taken"
    assert Player(node.url, "Anna").ok(f"/tables/{table}/sit")["you"] == [1]


@pytest.mark.parametrize("name", ["a\u202eb", "\u200b", "Ann\u2066", "Pаul", "Z" + "\u0301" * 9, "a\ue000b"])
def test_a_name_hides_nothing(ann: Player, name: str) -> None:
    assert ann.http.put("/api/me", json={"name": name}).status_code == 422


def test_names_are_kept_in_their_plain_form() -> None:
    assert checked_name("  Zoë   von\u00a0X ") == "Zoë von X"
    assert checked_name("Ｌéa") == "Léa"
    assert checked_name("Павел") == "Павел"
    assert look_alike("Captain", "CAPTA1N")
    assert look_alike("modern", "modem")
    assert not look_alike("Ann", "Anna")


def test_a_host_turns_all_of_it_off(tmp_path: Path) -> None:
    with Node(tmp_path, lobby=False) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
        assert ann.get("/games").json()["lobby"] is False
        assert code(ann.get("/lobby")) == "not_found"
        table = listed(ann)
        assert code(bea.post(f"/tables/{table}/sit")) == "not_found"
        assert ann.http.put(f"/api/tables/{table}/listing", json={"listing": {}}).status_code == 404
