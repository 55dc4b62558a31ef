"""What stands around the games takes the third one as it takes ours: the command line, the laboratory, the server."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import skerry
from skerry.locales import LANGUAGES
from tests.server.harness import Node, Player
from tests.server.test_bots import wait_for_person
from tests.thirdgame.test_game import played


def run(*arguments: str, given: str = "") -> str:
    command = [sys.executable, "-m", "skerry", *arguments]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_simulations_and_their_report(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    command = ["sim", "herring", "--seats", "random,mate,captain@4", "--games", "6", "--option", "storms=6"]
    table = run(*command, "--json", str(results), "--workers", "2", "--lang", "fr")
    assert "captain@4" in table
    games = [json.loads(line) for line in results.read_text().splitlines()]
    assert len(games) == 6
    assert all(game["options"] == {"storms": 6} for game in games)
    pytest.importorskip("matplotlib")
    page = Path(run("report", str(results), "--to", str(tmp_path / "report"), "--lang", "fr").strip())
    text = page.read_text(encoding="utf-8")
    assert "Le Banc de harengs" in text
    assert "Flétans" in text
    assert "Séries de trois" in text


def test_a_game_without_a_policy_is_analysed_all_the_same(tmp_path: Path) -> None:
    record, rows = tmp_path / "game.txt", tmp_path / "analysis.jsonl"
    record.write_text(played(2).record(), encoding="utf-8")
    run("analyse", str(record), "--nodes", "2", "--json", str(rows))
    decisions = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]
    assert decisions
    assert all(decision["line"][0] == decision["best"] for decision in decisions)


def test_the_arena_compares_bots() -> None:
    table = run("arena", "herring", "--bots", "random,mate", "--games", "8", "--workers", "2")
    assert "random – mate" in table


def test_the_rules_are_read_in_both_languages() -> None:
    assert "HB-H4    Storms" in run("rules", "herring")
    assert "Une tempête jette par-dessus bord" in run("rules", "herring", "HB-H4", "--lang", "fr")


def test_a_record_is_told_in_words(tmp_path: Path) -> None:
    game = played(2)
    told = run("replay", "-", "--lang", "fr", given=game.record())
    assert "Le Banc de harengs · 3" in told
    assert "a un contrat" not in told
    assert "avait un contrat" in told
    assert "Séries de trois" in told or "Contrat" in told


def test_its_speed_is_measured() -> None:
    (figure,) = [json.loads(run("bench", "--game", "herring", "--seconds", "0.05", "--json", "-"))]
    assert figure["game"] == "herring"
    assert figure["playout_per_second"] > 0


# -- the server ----------------------------------------------------------------------------------------


def test_a_whole_game_over_http(node: Node) -> None:
    ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa", lang="fr")
    listed = {game["id"]: game for game in ann.get("/games").json()["games"]}["herring"]
    assert (listed["family"], listed["title"]) == ("herring", "The Herring Bank")
    assert ann.get("/games/herring/facts").json() == {"hold": 5}
    made = ann.create("herring", ["me", "open"], storms=3)
    table = made["id"]
    bea.ok(f"/tables/{table}/join", {"secret": made["join"]})
    ann.ok(f"/tables/{table}/start")
    players, rng = [ann, bea], random.Random(1)
    refused = 0
    while (seat := ann.state(table)["to_act"]) is not None:
        state = players[seat].state(table)
        hidden = [player["contract"] for player in state["view"]["players"]]
        assert [contract is None for contract in hidden] == [player != seat for player in range(2)]
        legal = [action["notation"] for action in state["legal"]]
        if "land" not in legal:
            answer = players[seat].act(table, "land", state["position"])
            assert answer.json()["error"]["refusal"]["rule"] == "HB-L1"
            refused += 1
        assert players[seat].act(table, rng.choice(legal), state["position"]).is_success
    assert refused
    record = ann.get(f"/tables/{table}/record").text
    assert skerry.replay(record).outcome is not None


def test_bots_play_it_at_the_table(node: Node) -> None:
    ann = Player(node.url, "Ann")
    table = ann.create("herring", ["me", "mate", "random"])["id"]
    while (state := wait_for_person(ann, table, 0))["to_act"] is not None:
        moves = [action["notation"] for action in state["legal"]]
        assert ann.act(table, "land" if "land" in moves else "haul", state["position"]).is_success
    acted = [entry for entry in ann.get(f"/tables/{table}/log").json()["entries"] if entry["kind"] == "acted"]
    assert {entry["seat"] for entry in acted} == {0, 1, 2}


def test_the_view_tells_the_position_in_messages(node: Node) -> None:
    ann = Player(node.url, "Ann")
    table = ann.create("herring", ["me", "random"])["id"]
    told = ann.state(table)["view"]["told"]
    assert told[0] == {"key": "herring-told-day", "args": {"day": 1, "days": 4}}
    for lang in LANGUAGES:
        catalogue = ann.http.get(f"/locales/{lang}/herring.ftl").text
        assert all(f"\n{line['key']} = " in catalogue for line in told)


def test_the_documents_of_the_server_have_its_view(node: Node) -> None:
    shapes = Player(node.url, "Ann").http.get("/api/openapi.json").json()["components"]["schemas"]
    assert set(shapes["HerringView"]["required"]) == set(skerry.new("herring", seed=1).view(0))
    assert {"$ref": "#/components/schemas/HerringView"} in shapes["State"]["properties"]["view"]["anyOf"]
