"""Setting tables: who sits where, links, lists, the start, and the end of a table."""

from __future__ import annotations

import pytest

import skerry
from tests.server.harness import Node, Player


def code(response: object) -> str:
    return str(response.json()["error"]["code"])  # type: ignore[attr-defined]


def test_the_catalogue_names_games_and_bots_in_both_languages(ann: Player, bea: Player) -> None:
    english, french = ann.get("/games").json(), bea.get("/games").json()
    assert [game["id"] for game in english["games"]] == list(skerry.games())
    assert english["bots"] == ["random", "boy", "mate", "captain", "admiral"]
    titles = {game["id"]: game["title"] for game in french["games"]}
    assert titles == {game: info.title_in("fr") for game, info in skerry.games().items()}


def test_the_rules_are_those_of_the_mode_in_both_languages(ann: Player, bea: Player) -> None:
    english, french = ann.get("/games/terror-solo/rules").json(), bea.get("/games/terror-solo/rules").json()
    rules = {rule["id"]: rule for section in english["sections"] for rule in section["rules"]}
    assert "NW-T4" not in rules
    assert rules["NW-ST2"]["changes"] == ["Stands here instead of NW-T1, NW-T2, NW-T4, NW-H1."]
    assert rules["NW-ST2"]["source"] == "From the rulebook."
    assert [section["id"] for section in french["sections"]] == [section["id"] for section in english["sections"]]
    assert french != english
    assert code(ann.get("/games/chess/rules")) == "not_found"


@pytest.mark.parametrize("game", list(skerry.games()))
def test_every_game_starts_with_the_fewest_and_the_most_seats(ann: Player, game: str) -> None:
    info = skerry.games()[game]
    for seats in {info.min_seats, info.max_seats}:
        table = ann.create(game, ["me"] * seats)
        state = table["state"]
        assert state["status"] == "running"
        assert table["you"] == list(range(seats))
        assert state["seat"] == state["to_act"] is not None
        assert state["view"]["game"] == game
        assert state["view"]["you"] == state["seat"]
        assert state["legal"]
        assert table["join"] is None


def test_a_friend_joins_by_link_and_the_owner_starts(ann: Player, bea: Player) -> None:
    table = ann.create("northwest", ["me", "open"])
    path = f"/tables/{table['id']}"
    assert table["state"]["status"] == "open"
    assert table["state"]["view"] is None
    assert code(ann.post(f"{path}/start")) == "seats_open"
    assert code(bea.post(f"{path}/join", {"secret": "wrong"})) == "forbidden"
    joined = bea.ok(f"{path}/join", {"secret": table["join"]})
    assert joined["you"] == [1]
    assert joined["owner"] is False
    assert joined["state"]["seats"][1]["name"] == "Béa"
    assert bea.ok(f"{path}/join", {"secret": table["join"]})["you"] == [1]
    assert code(bea.post(f"{path}/start")) == "forbidden"
    assert ann.ok(f"{path}/start")["state"]["status"] == "running"
    assert code(ann.post(f"{path}/start")) == "not_open"


def test_a_full_table_takes_nobody(node: Node, ann: Player, bea: Player) -> None:
    table = ann.create("northsea", ["me", "open"])
    bea.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
    assert code(Player(node.url).post(f"/tables/{table['id']}/join", {"secret": table["join"]})) == "seat_taken"


def test_the_owner_changes_seats_before_the_start(ann: Player, bea: Player) -> None:
    table = ann.create("northsea", ["me", "open", "open"])
    path = f"/tables/{table['id']}"
    bea.ok(f"{path}/join", {"secret": table["join"], "seat": 2})
    assert code(bea.http.put(f"/api{path}/seats/1", json={"kind": "bot"})) == "forbidden"
    changed = ann.http.put(f"/api{path}/seats/1", json={"kind": "bot", "level": "boy"}).json()
    assert changed["state"]["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": None,
        "level": "boy",
        "resigned": False,
    }
    assert bea.ok(f"{path}/leave")["you"] == []
    assert ann.state(table["id"])["seats"][2]["kind"] == "open"
    assert table["id"] not in [listed["id"] for listed in bea.get("/tables").json()["tables"]]


def test_a_seat_link_moves_the_seat_to_another_device(node: Node, ann: Player, bea: Player) -> None:
    table = ann.create("northsea", ["me", "open"])
    path = f"/tables/{table['id']}"
    bea.ok(f"{path}/join", {"secret": table["join"]})
    ann.ok(f"{path}/start")
    assert code(bea.post(f"{path}/links", {"kind": "seat", "seat": 0})) == "forbidden"
    link = ann.ok(f"{path}/links", {"kind": "seat", "seat": 0})
    assert link["path"] == f"/t/{table['id']}#{link['secret']}"
    phone = Player(node.url, "phone")
    assert phone.table(table["id"])["you"] == []
    there = phone.ok(f"{path}/join", {"secret": link["secret"]})
    assert there["you"] == [0]
    assert there["state"]["seats"][0]["name"] == "Ann"
    assert phone.state(table["id"])["view"] == ann.state(table["id"])["view"]
    other = ann.create("northsea", ["me", "open"])
    assert code(bea.post(f"/tables/{other['id']}/join", {"secret": link["secret"]})) == "forbidden"


def test_a_seat_link_is_void_when_the_seat_has_changed_hands(node: Node, ann: Player, bea: Player) -> None:
    table = ann.http.post(
        "/api/tables", json={"game": "northsea", "seats": [{"kind": "me"}, {"kind": "me"}], "start": False}
    ).json()
    path = f"/tables/{table['id']}"
    links = [ann.ok(f"{path}/links", {"kind": "seat", "seat": seat})["secret"] for seat in (0, 1)]
    assert ann.http.put(f"/api{path}/seats/1", json={"kind": "open"}).is_success
    join = ann.ok(f"{path}/links", {"kind": "join"})["secret"]
    phone = Player(node.url, "phone")
    assert code(phone.post(f"{path}/join", {"secret": links[1]})) == "forbidden"
    assert bea.ok(f"{path}/join", {"secret": join})["you"] == [1]
    ann.ok(f"{path}/start")
    assert code(phone.post(f"{path}/join", {"secret": links[1]})) == "forbidden"
    assert phone.ok(f"{path}/join", {"secret": links[0]})["you"] == [0]
    tablet = Player(node.url, "tablet")
    theirs = bea.ok(f"{path}/links", {"kind": "seat", "seat": 1})["secret"]
    assert tablet.ok(f"{path}/join", {"secret": theirs})["you"] == [1]


def test_who_plays_only_here_takes_the_seat_from_other_devices_and_ends_its_links(node: Node, ann: Player) -> None:
    table = ann.create("northsea", ["me", "me"])["id"]
    used, unused = (ann.ok(f"/tables/{table}/links", {"kind": "seat", "seat": 1})["secret"] for _ in range(2))
    thief = Player(node.url, "Thief")
    assert thief.ok(f"/tables/{table}/join", {"secret": used})["you"] == [1]
    with thief.live() as live:
        assert live.watch(table)["table"]["state"]["view"]["players"][1]["hand"]
        kept = ann.ok(f"/tables/{table}/seats/1/keep")
        assert kept["you"] == [0, 1]
        seen = live.until("table")["table"]
        assert seen["you"] == []
        assert seen["state"]["view"]["players"][1]["hand"] is None
    assert thief.table(table)["you"] == []
    for secret in (used, unused):
        assert code(thief.post(f"/tables/{table}/join", {"secret": secret})) == "forbidden"
    assert code(thief.post(f"/tables/{table}/seats/1/keep")) == "forbidden"
    again = ann.ok(f"/tables/{table}/links", {"kind": "seat", "seat": 1})["secret"]
    assert Player(node.url).ok(f"/tables/{table}/join", {"secret": again})["you"] == [1]


def test_the_owner_ends_the_links_to_join(ann: Player, bea: Player) -> None:
    table = ann.create("northsea", ["me", "open"])
    path = f"/tables/{table['id']}"
    seat_link = ann.ok(f"{path}/links", {"kind": "seat", "seat": 0})["secret"]
    assert bea.http.delete(f"/api{path}/links").status_code == 403
    assert ann.http.delete(f"/api{path}/links").status_code == 204
    assert code(bea.post(f"{path}/join", {"secret": table["join"]})) == "forbidden"
    assert bea.ok(f"{path}/join", {"secret": ann.ok(f"{path}/links", {"kind": "join"})["secret"]})["you"] == [1]
    assert Player(ann.url).ok(f"{path}/join", {"secret": seat_link})["you"] == [0]


def test_a_seat_link_does_not_lead_to_a_bots_seat(node: Node, ann: Player) -> None:
    table = ann.http.post(
        "/api/tables", json={"game": "northsea", "seats": [{"kind": "me"}, {"kind": "me"}], "start": False}
    ).json()
    path = f"/tables/{table['id']}"
    link = ann.ok(f"{path}/links", {"kind": "seat", "seat": 1})["secret"]
    assert ann.http.put(f"/api{path}/seats/1", json={"kind": "bot", "level": "boy"}).is_success
    assert code(Player(node.url).post(f"{path}/join", {"secret": link})) == "forbidden"


@pytest.mark.parametrize("name", ["a\0b", "a\nb", "\x7f"])
def test_a_name_has_no_control_characters(ann: Player, name: str) -> None:
    assert ann.post("/clients", {"name": name}).status_code == 422


def test_my_tables_are_listed_with_whose_turn_it_is(ann: Player, bea: Player) -> None:
    table = ann.create("northwest", ["me", "open"])
    bea.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
    ann.ok(f"/tables/{table['id']}/start")
    listed = bea.get("/tables").json()["tables"][0]
    assert listed["id"] == table["id"]
    assert (listed["you"], listed["owner"], listed["status"]) == ([1], False, "running")
    assert listed["to_act"] == ann.state(table["id"])["to_act"]
    assert ann.get("/tables").json()["tables"][0]["owner"] is True


def test_only_the_owner_deletes_and_then_nothing_is_left(ann: Player, bea: Player) -> None:
    table = ann.create("northwest", ["me", "open"])
    bea.ok(f"/tables/{table['id']}/join", {"secret": table["join"]})
    with bea.live() as live:
        live.watch(table["id"])
        assert code(bea.http.delete(f"/api/tables/{table['id']}")) == "forbidden"
        assert ann.http.delete(f"/api/tables/{table['id']}").status_code == 204
        live.until("gone")
    assert code(ann.get(f"/tables/{table['id']}")) == "not_found"
    assert code(bea.post(f"/tables/{table['id']}/join", {"secret": table["join"]})) == "forbidden"
    assert bea.get("/tables").json()["tables"] == []


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "bad_game"),
        ({"game": "northwest", "seats": [{"kind": "me"}]}, "bad_game"),
        ({"game": "northwest", "seats": [{"kind": "me"}] * 2, "options": {"weather": True}}, "bad_game"),
        ({"game": "northwest", "seats": [{"kind": "me"}] * 2, "options": {"tuunbaq": 3}}, "bad_game"),
        ({"game": "northwest", "seats": [{"kind": "me"}] * 5}, "invalid"),
        ({"game": "northwest", "seats": [{"kind": "king"}] * 2}, "invalid"),
        ({"game": "northwest", "seats": [{"kind": "me"}] * 2, "seed": 7}, "invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Player, body: object, expected: str) -> None:
    response = ann.post("/tables", body)
    assert response.status_code == 422
    assert code(response) == expected


def test_problems_are_told_in_the_readers_language(ann: Player, bea: Player) -> None:
    nowhere = "/tables/" + "A" * 22
    assert ann.get(nowhere).json()["error"]["message"].startswith("There is nothing here")
    assert bea.get(nowhere).json()["error"]["message"].startswith("Il n’y a rien ici")
    lonely = {"game": "northwest", "seats": [{"kind": "me"}]}
    assert ann.post("/tables", lonely).json()["error"]["detail"] == "northwest takes 2–4 seats, not 1"
    assert bea.post("/tables", lonely).json()["error"]["detail"] == "northwest se joue avec 2–4 places, et non 1"
