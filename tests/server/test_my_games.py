"""My games: listed, filtered, scored and rated; exported, brought elsewhere, and deleted for real."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from skerry.server.rating import BOT_RATINGS, NARROWEST, WIDEST, Rating
from tests.records.pledges import finished
from tests.server.harness import Node, Player
from tests.server.test_forgetting import everything
from tests.server.test_play import pair, play_on
from tests.server.test_tables import code


def solo(player: Player, dice: int) -> str:
    table = str(player.create("northsea-solo", ["me"])["id"])
    assert play_on([player], table, 5_000, random.Random(dice))["status"] == "over"
    return table


def my_games(player: Player, query: str = "") -> dict[str, Any]:
    found = player.get(f"/me/games{query}")
    assert found.is_success, found.text
    told: dict[str, Any] = found.json()
    return told


def against_a_bot(player: Player) -> str:
    """A game against the weakest bot, given up after a while."""
    table = str(player.create("northsea", ["me", "random"])["id"])
    player.ok(f"/tables/{table}/resign", {"seat": 0})
    return table


def test_finished_games_are_listed_filtered_and_scored(ann: Player, bea: Player) -> None:
    assert my_games(ann) == {"games": [], "best": [], "ratings": [], "levels": BOT_RATINGS}
    tables = [solo(ann, 1), solo(ann, 2)]
    running = ann.create("northsea-solo", ["me"])["id"]
    lost = against_a_bot(ann)
    shared = pair(ann, bea, "northwest")
    bea.ok(f"/tables/{shared}/resign", {"seat": 1})
    told = my_games(ann)
    assert [game["id"] for game in told["games"]] == [shared, lost, tables[1], tables[0]]
    assert running not in str(told)
    kinds = {"alone": set(tables), "bots": {lost}, "people": {shared}}
    for company, expected in kinds.items():
        assert {game["id"] for game in my_games(ann, f"?company={company}")["games"]} == expected
    assert {game["id"] for game in my_games(ann, "?game=northsea")["games"]} == {lost}
    assert lost not in {game["id"] for game in my_games(ann, "?won=true")["games"]}
    assert shared in {game["id"] for game in my_games(ann, "?won=true")["games"]}
    alone = next(best for best in told["best"] if best["game"] == "northsea-solo")
    scores = [ann.state(table)["score_sheet"]["totals"][0] for table in tables]
    assert [score for _, score in alone["history"]] == scores
    assert [best["score"] for best in alone["best"]] == sorted(scores, reverse=True)
    assert {game["id"] for game in my_games(bea)["games"]} == {shared}
    for bad in ("?company=cats", "?won=perhaps", "?game=" + "x" * 100):
        assert code(ann.get(f"/me/games{bad}")) == "invalid"


def test_a_rating_follows_from_the_games_against_bots(ann: Player) -> None:
    first = against_a_bot(ann)
    (rated,) = my_games(ann)["ratings"]
    expected = Rating().after([("random", 0.0)])
    assert (rated["rating"], rated["deviation"]) == (round(expected.value), round(expected.deviation))
    assert rated["games"] == 1
    against_a_bot(ann)
    assert my_games(ann)["ratings"][0]["rating"] < rated["rating"]
    assert ann.http.delete(f"/api/tables/{first}").status_code == 204
    assert my_games(ann)["ratings"][0]["rating"] == rated["rating"]


def test_ratings_find_their_level() -> None:
    rng, rating = random.Random(5), Rating()
    for _ in range(400):
        chance = 1 / (1 + 10 ** ((BOT_RATINGS["captain"] - 1900) / 400))
        rating = rating.after([("captain", float(rng.random() < chance))])
    assert abs(rating.value - 1900) < 100
    assert NARROWEST <= rating.deviation < 60
    assert Rating().after([]) == Rating(1500, WIDEST)
    better, worse = Rating().after([("mate", 1.0)]), Rating().after([("mate", 0.0)])
    assert better.value - 1500 == 1500 - worse.value > 100


def test_a_long_row_of_anything_leaves_a_sane_rating() -> None:
    for points in (0.0, 1.0):
        rating = Rating()
        for _ in range(2_000):
            rating = rating.after([(level, points) for level in BOT_RATINGS])
        assert -2_000 < rating.value < 5_000


def test_an_export_is_brought_elsewhere_and_is_not_rated_there(tmp_path: Path, ann: Player) -> None:
    tables = [solo(ann, 3), against_a_bot(ann)]
    exported = ann.get("/records").json()["tables"]
    assert {table["id"] for table in exported} == set(tables)
    with Node(tmp_path) as elsewhere:
        bea = Player(elsewhere.url, "Béa")
        for table in exported:
            mine = table["you"]
            seats = [
                {"kind": "me"} if seat["seat"] in mine else {"kind": "bot", "level": seat["level"]}
                for seat in table["seats"]
            ]
            bea.ok("/records", {"record": table["record"], "seats": seats})
        told = my_games(bea)
        assert {game["game"] for game in told["games"]} == {"northsea-solo"}, "the other is not over: it was given up"
        assert not any(game["promised"] for game in told["games"])
        assert told["ratings"] == []
        again = {table["record"] for table in bea.get("/records").json()["tables"] if table["status"] == "over"}
        assert again == {table["record"] for table in exported if table["game"] == "northsea-solo"}
        for record in again:
            assert bea.ok("/verify", {"record": record})["draws"] > 5


def test_a_deleted_game_leaves_nothing(tmp_path: Path) -> None:
    with Node(tmp_path) as node:
        ann = Player(node.url, "Ann")
        record = finished("northsea-solo").record()
        table = ann.ok("/records", {"record": record})["id"]
        seal = next(line for line in record.splitlines() if line.startswith("secret: ")).removeprefix("secret: ")
        assert seal in everything(tmp_path / "skerry.sqlite")
        assert [game["id"] for game in my_games(ann)["games"]] == [table]
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        assert my_games(ann)["games"] == my_games(ann)["best"] == []
        left = everything(tmp_path / "skerry.sqlite")
    assert seal not in left
    assert table not in left
