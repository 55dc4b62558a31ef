"""Studies and puzzles: any position, moves for all seats, errors in words; nothing is stored."""

from __future__ import annotations

from pathlib import Path

import pytest

import skerry
from tests.server.harness import Node, Player
from tests.server.test_tables import code


def begun(name: str = "northsea", moves: int = 6) -> skerry.Game:
    game = skerry.new(name, seats=2, seed=5)
    for _ in range(moves):
        game.play(game.legal()[0])
    return game


@pytest.mark.parametrize("name", ["northwest", "northsea"])
def test_moves_are_played_for_all_seats_and_lead_to_the_same_place_again(ann: Player, name: str) -> None:
    game = begun(name)
    actions: list[str] = []
    seats = set()
    for _ in range(12):
        found = ann.ok("/study", {"record": game.record(), "number": 4, "actions": actions})
        assert found["number"] == 4 + len(actions)
        assert found["seat"] == found["to_act"]
        seats.add(found["to_act"])
        actions.append(found["legal"][-1]["notation"])
    again = ann.ok("/study", {"record": found["record"]})
    assert again["view"] == found["view"]
    assert again["diagram"] == found["diagram"]
    assert [move["notation"] for move in again["moves"]][4:] == actions[:-1]


def test_a_diagram_is_set_up_and_what_is_wrong_with_it_is_told_in_words(ann: Player, bea: Player) -> None:
    diagram = begun().diagram()
    assert ann.ok("/study", {"record": diagram})["diagram"] == diagram
    lines = diagram.splitlines()
    broken = "\n".join(["seats: 9" if line.startswith("seats:") else line for line in lines]) + "\n"
    refused = bea.post("/study", {"record": broken})
    assert code(refused) == "bad_record"
    told = refused.json()["error"]
    assert told["detail"].endswith(f": {told['reason']}")
    assert refused.json()["error"]["detail"] != ann.post("/study", {"record": broken}).json()["error"]["detail"]
    assert code(ann.post("/study", {"record": "skerry diagram chess\n"})) == "bad_record"
    assert code(ann.post("/study", {"record": "hello"})) == "bad_record"


def test_a_new_game_is_studied_without_a_table(ann: Player) -> None:
    before = ann.get("/tables").json()["tables"]
    record = ann.ok("/study/new", {"game": "northwest", "seats": 3, "options": {"tuunbaq": True}})["record"]
    found = ann.ok("/study", {"record": record})
    assert (found["number"], found["seats"], found["options"]) == (0, 3, {"tuunbaq": True})
    assert ann.ok("/study/new", {"game": "northwest", "seats": 3})["record"] != record
    assert code(ann.post("/study/new", {"game": "northwest", "seats": 1})) == "bad_game"
    assert ann.get("/tables").json()["tables"] == before


def test_what_is_not_allowed_is_refused_with_its_rule(ann: Player) -> None:
    record = begun("northwest", 0).record()
    refused = ann.post("/study", {"record": record, "actions": ["pass"]})
    assert code(refused) == "illegal"
    assert refused.json()["error"]["refusal"]["rule"].startswith("NW-")
    assert code(ann.post("/study", {"record": record, "actions": ["gibberish"]})) == "notation"
    assert code(ann.post("/study", {"record": record, "number": 4_000})) == "not_found"


def test_sizes_have_limits_and_strangers_need_a_key(ann: Player, node: Node) -> None:
    record = begun().record()
    assert ann.post("/study", {"record": record, "actions": ["end"] * 501}).status_code == 422
    assert ann.post("/study", {"record": "x" * 200_001}).status_code == 422
    assert ann.post("/study", {"record": "x" * 3_000_000}).status_code == 413
    stranger = Player(node.url, "Cleo")
    del stranger.http.headers["Authorization"]
    assert code(stranger.post("/study", {"record": record})) == "unauthorized"


def test_the_engine_is_asked_and_paid_for_like_a_hint(tmp_path: Path) -> None:
    with Node(tmp_path, hint_burst=2.0) as node:
        ann = Player(node.url, "Ann", lang="fr")
        game = begun()
        body = {"record": game.record(), "actions": [str(game.legal()[0])], "level": "captain"}
        answers = [ann.post("/study/hint", body) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        game.play(game.legal()[0])
        for hint in answers[0].json()["hints"]:
            assert game.refusal(hint["notation"]) is None
            assert all(reason["message"] for reason in hint["reasons"])


@pytest.mark.parametrize("family", ["northwest", "northsea"])
def test_puzzles_are_listed_and_told_with_their_answer(ann: Player, bea: Player, family: str) -> None:
    listed = ann.get(f"/puzzles/{family}").json()["puzzles"]
    assert listed
    puzzle = ann.get(f"/puzzles/{family}/{listed[0]['id']}").json()
    position = ann.ok("/study", {"record": puzzle["record"]})
    assert position["to_act"] == puzzle["seat"]
    assert puzzle["best"] in [action["notation"] for action in position["legal"]]
    assert puzzle["line"][0]["notation"] == puzzle["best"]
    french = bea.get(f"/puzzles/{family}/{listed[0]['id']}").json()
    assert french["best"] == puzzle["best"]
    assert code(ann.get(f"/puzzles/{family}/nothing")) == "not_found"
    assert code(ann.get("/puzzles/chess")) == "not_found"
