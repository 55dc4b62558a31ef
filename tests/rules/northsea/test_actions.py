"""NS-A: the six actions and what happens by itself: delivery, destruction, raids."""

from __future__ import annotations

from collections import Counter

import pytest

import skerry
from tests.oracle.northsea import hexes_at, point_name
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import legal, notations, play, refused, seen


def aboard(game_view: dict[str, object], seat: int = 0) -> tuple[int, dict[str, int]]:
    row = game_view["players"][seat]["aboard"]  # type: ignore[index]
    return row["vikings"], {kind: count for kind, count in row["animals"].items() if count}


# -- points ----------------------------------------------------------------------------------------


def test_four_points_a_turn() -> None:
    """NS-A0: every action costs one; the turn ends by itself when no point is left."""
    game = Position(2, "A").game()
    for left, at in ((3, "1,0"), (2, "0,0"), (1, "1,0")):
        game.play(f"sail {at}")
        assert game.to_act == 0
        assert seen(game, 0)["points"] == left
    game.play("sail 0,0")
    assert game.to_act == 1


def test_the_turn_ends_by_choice() -> None:
    """NS-A0."""
    game = Position(2, "A").game()
    game.play("end")
    assert game.to_act == 1


def outpost_position(points: int = 4) -> Position:
    """Seat A with two Vikings on the island of 3 tiles around 1,0.NE."""
    position = Position(2, "A").cover("1,0.NE", "2,-1", "2,0").vikings("A", "2,0.NW", 2)
    position.points = points
    return position


def test_an_outpost_costs_two() -> None:
    """NS-A0, NS-A8."""
    game = outpost_position().game()
    game.play("build 2,-1.S")
    assert seen(game, 0)["points"] == 2
    game = outpost_position(2).game()
    game.play("build 2,-1.S")
    assert game.to_act == 1


def test_an_outpost_with_one_point_left_is_refused() -> None:
    """NS-A0: the points come before the rules of the action."""
    game = outpost_position(1).game()
    assert legal(game, "build") == set()
    assert refused(game, "build 2,-1.S")[0] == "NS-A0"
    assert refused(game, "build 0,0.N")[0] == "NS-A0"


# -- load ------------------------------------------------------------------------------------------


def loading() -> Position:
    """Seat A's empty longship on 2,0, whose lands are NE (a pig, a hen, two Vikings), S (a goat) and NW (a Viking)."""
    position = Position(2, "A").lay(39, "2,0", "NW").longship("A", "2,0", 0)
    position.animal("2,0.NE", "pig", "hen").animal("2,0.S", "goat").vikings("A", "2,0.NE", 2)
    return position.vikings("A", "2,0.NW", 1).vikings("B", "2,0.S", 1)


def test_load_any_choice_from_one_area() -> None:
    """NS-A1: Vikings and animals of one land area, three in all, two of them animals at most."""
    game = loading().game()
    cargoes = {"viking", "2 vikings", "pig", "hen", "pig hen", "viking pig", "viking hen", "viking pig hen"}
    cargoes |= {"2 vikings pig", "2 vikings hen"}
    expected = {f"load {cargo} from 2,0.NE" for cargo in cargoes} | {"load viking from 2,0.NW"}
    assert legal(game, "load") == expected
    game.play("load viking pig hen from 2,0.NE")
    assert aboard(seen(game, None)) == (1, {"pig": 1, "hen": 1})
    assert legal(game, "load") == set()


def test_load_refusals() -> None:
    """NS-A1: a longship holds three; animals need an own Viking in their area; pieces must be there."""
    game = loading().game()
    for action in (
        "load 2 vikings pig hen from 2,0.NE",
        "load 3 vikings from 2,0.NE",
        "load goat from 2,0.S",
        "load viking from 2,0.S",
        "load viking goat from 2,0.NE",
        "load 2 pigs from 2,0.NE",
        "load viking from mainland",
        "load viking from 1,0.NE",
        "load viking from 2,0.N",
    ):
        rule, _ = refused(game, action)
        assert rule == "NS-A1", action


def test_a_viking_aboard_does_not_help_to_load_animals() -> None:
    """NS-A1."""
    position = Position(2, "A").lay(6, "2,0", "NW").longship("A", "2,0", 1).animal("2,0.NW", "pig")
    game = position.game()
    assert legal(game, "load") == set()
    assert refused(game, "load pig from 2,0.NW")[0] == "NS-A1"
    game.play("unload viking to 2,0.NW")
    assert legal(game, "load") == {f"load {cargo} from 2,0.NW" for cargo in ("viking", "pig", "viking pig")}
    game.play("load pig from 2,0.NW")
    assert aboard(seen(game, None)) == (0, {"pig": 1})


def test_never_more_than_two_animals() -> None:
    """NS-A1 (the published edition): not even when there is room."""
    position = Position(2, "A").lay(47, "2,0", "NW").longship("A", "2,0", 0, "pig")
    position.animal("2,0.N", "hen", "goat", "sheep").vikings("A", "2,0.N", 1)
    game = position.game()
    assert "load hen from 2,0.N" in legal(game, "load")
    assert refused(game, "load hen goat from 2,0.N")[0] == "NS-A1"
    assert refused(game, "load hen goat sheep from 2,0.N")[0] == "NS-A1"
    game.play("load viking hen from 2,0.N")
    assert aboard(seen(game, None)) == (1, {"pig": 1, "hen": 1})


def test_load_from_the_mainland_on_a_fixed_tile() -> None:
    """NS-A1: three Vikings fit, and a fixed tile may have a land of its own too."""
    game = Position(2, "A").longship("A", "1,0", 0).vikings("A", "1,0.NE", 1).game()
    vikings = {f"load {cargo} from mainland" for cargo in ("viking", "2 vikings", "3 vikings")}
    assert legal(game, "load") == vikings | {"load viking from 1,0.NE"}
    game.play("load 3 vikings from mainland")
    assert seen(game, None)["players"][0]["mainland"] == 3
    assert legal(game, "load") == set()
    assert refused(game, "load viking from mainland")[0] == "NS-A1"


# -- unload ----------------------------------------------------------------------------------------


def test_unload_any_choice_to_one_area() -> None:
    """NS-A2: animals with a Viking, or while one is aboard."""
    game = Position(2, "A").lay(18, "2,0", "NW").longship("A", "2,0", 1, "pig", "pig").game()
    cargoes = {"viking", "pig", "2 pigs", "viking pig", "viking 2 pigs"}
    assert legal(game, "unload") == {f"unload {cargo} to {area}" for cargo in cargoes for area in ("2,0.NE", "2,0.NW")}
    game.play("unload viking pig to 2,0.NE")
    assert seen(game, None)["animals"] == [{"area": "2,0.NE", "kind": "pig", "count": 1}]
    assert aboard(seen(game, None)) == (0, {"pig": 1})
    assert legal(game, "unload") == set()
    assert refused(game, "unload pig to 2,0.NE")[0] == "NS-A2"


def test_animals_may_stay_aboard_alone() -> None:
    """NS-A2: the ship then waits for a Viking."""
    game = Position(2, "A").lay(18, "2,0", "NW").longship("A", "2,0", 1, "pig").game()
    game.play("unload viking to 2,0.NW")
    assert aboard(seen(game, None)) == (0, {"pig": 1})
    assert legal(game, "sail") == set()
    game.play("load viking from 2,0.NW")
    assert "unload pig to 2,0.NE" in legal(game, "unload")


def test_livestock_unloaded_on_the_mainland_is_delivered() -> None:
    """NS-A2: it goes to the captain's card, Vikings to the mainland; at no further cost."""
    game = Position(2, "A").longship("A", "-1,0", 1, "horse", "sheep").game()
    events = game.play("unload viking horse sheep to mainland")
    row = seen(game, None)["players"][0]
    assert Counter(row["livestock"]) == Counter({"horse": 1, "sheep": 1})
    assert row["mainland"] == 7
    assert seen(game, 0)["points"] == 3
    assert game.scores()[0] == 3
    assert len(events) > 0


def test_unload_refusals() -> None:
    """NS-A2: what is not aboard, and where there is no land of this tile."""
    game = Position(2, "A").lay(18, "2,0", "NW").longship("A", "2,0", 1, "pig").game()
    for action in (
        "unload 2 vikings to 2,0.NW",
        "unload hen to 2,0.NW",
        "unload viking to mainland",
        "unload viking to 1,0.NE",
        "unload viking to 2,0.S",
    ):
        assert refused(game, action)[0] == "NS-A2", action


def test_loading_and_unloading_are_two_actions() -> None:
    """NS-A2."""
    game = Position(2, "A").longship("A", "0,0", 2).game()
    game.play("unload 2 vikings to mainland")
    game.play("load 3 vikings from mainland")
    assert seen(game, 0)["points"] == 2


# -- sail ------------------------------------------------------------------------------------------


def test_sail_to_a_neighbouring_tile_through_a_side_with_sea() -> None:
    """NS-A3: a coast will do; a side of land alone will not."""
    position = Position(2, "A").lay(1, "2,0", "NW").lay(40, "3,0", "N").longship("A", "2,0", 1)
    game = position.game()
    assert legal(game, "sail") == {"sail 1,0", "sail 3,0"}
    game.play("sail 1,0")
    assert seen(game, None)["players"][0]["longship"] == "1,0"


def test_a_side_of_land_alone_bars_the_way() -> None:
    """NS-A3: both corners of the side between 2,0 and 3,-1 are land."""
    position = Position(2, "A").lay(25, "2,0", "NW").cover("2,0.N 2,0.NE", "3,-1").longship("A", "2,0", 1)
    game = position.game()
    assert legal(game, "sail") == {"sail 1,0"}
    rule, marks = refused(game, "sail 3,-1")
    assert rule == "NS-A3"
    assert marks & {("side", "2,0|3,-1"), ("side", "3,-1|2,0"), ("hex", "3,-1")}


def test_a_longship_needs_a_viking() -> None:
    """NS-A3."""
    game = Position(2, "A").longship("A", "0,0", 0).game()
    assert legal(game, "sail") == set()
    assert refused(game, "sail 1,0")[0] == "NS-A3"


def test_longships_share_a_tile() -> None:
    """NS-A3: any number of them."""
    position = Position(4, "A")
    for seat in "BCD":
        position.longship(seat, "1,0")
    game = position.game()
    game.play("sail 1,0")
    assert [row["longship"] for row in seen(game, None)["players"]] == ["1,0"] * 4


def test_sail_refusals() -> None:
    """NS-A3: not a neighbour, no tile, the mainland, the own tile."""
    game = Position(2, "A").lay(1, "2,0", "NW").game()
    for action in ("sail 2,0", "sail 0,-1", "sail 0,1", "sail 0,0"):
        assert refused(game, action)[0] == "NS-A3", action


def test_an_enemy_ship_needs_two_vikings() -> None:
    """NS-A3."""
    weak = Position(2, "A").lay(1, "2,0", "NW").ship("2,0").longship("A", "1,0", 1, "pig", "hen").game()
    assert legal(weak, "sail") == {"sail 0,0"}
    rule, marks = refused(weak, "sail 2,0")
    assert rule == "NS-A3"
    assert ("hex", "2,0") in marks
    strong = Position(2, "A").lay(1, "2,0", "NW").ship("2,0").longship("A", "1,0", 2).game()
    assert legal(strong, "sail") == {"sail 0,0", "sail 2,0"}


@pytest.mark.parametrize(("back", "crew", "dead"), [("death", 1, 1), ("no_death", 2, 0)])
def test_arriving_destroys_the_enemy_ship(back: str, crew: int, dead: int) -> None:
    """NS-A4: at no further cost; if it kills, a Viking goes to the captain's card for good."""
    game = Position(2, "A").lay(1, "2,0", "NW").ship("2,0", back).longship("A", "1,0", 2).game()
    play(game, "sail 2,0", f"ship:{back}")
    view = seen(game, None)
    row = view["players"][0]
    assert view["enemy_ships"] == []
    assert row["enemy_ships"] == 1
    assert row["aboard"]["vikings"] == crew
    assert row["dead"] == dead
    assert view["points"] == 3
    assert game.scores()[0] == 1 + dead
    assert row["longship"] == "2,0"


@pytest.mark.parametrize(("turned", "dead"), [("nnnnnn", {1}), ("dddddd", {0}), ("", {0, 1})])
def test_backs_come_from_the_tokens_that_are_left(turned: str, dead: set[int]) -> None:
    """NS-A4, NS-G4: twelve tokens, six of each; those already turned do not come again."""
    position = Position(2, "A").lay(1, "2,0", "NW").ship("2,0").longship("A", "1,0", 2)
    position.longship("B", "0,0", 0).card("B", ships=turned)
    position.game()
    found = set()
    for seed in range(40):
        game = skerry.from_diagram(position.diagram(seed))
        game.play("sail 2,0")
        found.add(seen(game, None)["players"][0]["dead"])
    assert found == dead


# -- walking ---------------------------------------------------------------------------------------


def walking() -> Position:
    """A land of three tiles around 2,-1.S: 2,-1 joins a pig's 2,0; north of it 3,-2 is joined through 2,-1.N–NE."""
    return Position(2, "A").lay(47, "2,0", "NW").cover("1,0.NE 2,0.N 2,0.NE", "2,-1").animal("2,0.N", "pig")


def test_march_one_or_two_vikings_along_land() -> None:
    """NS-A5: to a neighbouring tile, into the area with the same land corner."""
    game = walking().vikings("A", "2,0.N", 3).game()
    assert legal(game, "march") == {
        f"march {some} from 2,0.N to {goal}" for some in (1, 2) for goal in ("1,0.NE", "2,-1.SE")
    }
    game.play("march 2 from 2,0.N to 2,-1.SE")
    assert {row["area"]: row["count"] for row in seen(game, None)["players"][0]["vikings"]} == {
        "2,0.N": 1,
        "2,-1.SE": 2,
    }
    assert seen(game, 0)["points"] == 3


def test_march_refusals() -> None:
    """NS-A5: too few, not neighbours, across the sea, somebody else's Vikings."""
    game = walking().vikings("A", "2,0.N", 1).vikings("B", "2,-1.S", 2).game()
    for action in (
        "march 2 from 2,0.N to 2,-1.SE",
        "march 3 from 2,0.N to 2,-1.SE",
        "march 1 from 2,0.N to -1,0.NW",
        "march 1 from 2,-1.SE to 2,0.N",
        "march 1 from 2,0.N to 3,0.N",
        "march 1 from 2,0.N to 2,0.N",
    ):
        assert refused(game, action)[0] == "NS-A5", action


def test_vikings_do_not_swim_to_another_land_of_the_neighbour() -> None:
    """NS-A5: the areas share a land corner, neighbouring tiles alone are not enough."""
    position = Position(2, "A").lay(18, "2,0", "NW").cover("1,0.NE 2,0.NE", "2,-1", "3,-1", "3,0")
    game = position.vikings("A", "2,0.NW", 1).vikings("A", "2,0.NE", 1).game()
    assert legal(game, "march") == {
        "march 1 from 2,0.NW to 1,0.NE",
        "march 1 from 2,0.NW to 2,-1.S",
        "march 1 from 2,0.NE to 3,-1.S",
        "march 1 from 2,0.NE to 3,0.NW",
    }
    rule, marks = refused(game, "march 1 from 2,0.NE to 2,-1.S")
    assert rule == "NS-A5"
    assert marks


@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_a_raid_happens_with_as_many_vikings_as_the_settlement_is_strong(strength: int) -> None:
    """NS-A6: at no further cost; the token is kept and counts its strength at the end."""
    position = Position(2, "A").lay(48, "2,0", "NW").settlement("2,0.N", strength)
    position.cover("1,0.NE 2,0.N 2,0.NE", "2,-1").vikings("A", "2,0.N", strength - 2).vikings("A", "2,-1.S", 2)
    game = position.game()
    game.play("march 1 from 2,-1.S to 2,0.N")
    assert seen(game, None)["settlements"] == [{"area": "2,0.N", "strength": strength}]
    game.play("march 1 from 2,-1.S to 2,0.N")
    view = seen(game, None)
    assert view["settlements"] == []
    assert view["players"][0]["settlements"] == [strength]
    assert view["points"] == 2
    assert game.scores()[0] == strength


def test_vikings_that_come_by_ship_or_with_livestock_raid_too() -> None:
    """NS-A6."""
    position = Position(2, "A").lay(5, "2,0", "NW").settlement("2,0.NW", 3).longship("A", "2,0", 3)
    game = position.game()
    game.play("unload 2 vikings to 2,0.NW")
    assert seen(game, None)["players"][0]["settlements"] == []
    game.play("unload viking to 2,0.NW")
    assert seen(game, None)["players"][0]["settlements"] == [3]
    position = Position(2, "A").lay(5, "2,0", "NW").settlement("2,0.NW", 2).cover("1,0.NE", "2,-1")
    game = position.vikings("A", "2,0.NW", 1).vikings("A", "2,-1.S", 1).animal("2,-1.S", "cattle").game()
    game.play("drive cattle from 2,-1.S to 2,0.NW")
    assert seen(game, None)["players"][0]["settlements"] == [2]


def test_vikings_aboard_across_water_or_of_others_do_not_raid() -> None:
    """NS-A6: only the active player's Vikings in the settlement's own area."""
    position = Position(2, "A").lay(23, "2,0", "NW").settlement("2,0.NW", 2).longship("A", "2,0", 3)
    game = position.vikings("B", "2,0.NW", 1).vikings("A", "2,0.SE", 1).game()
    game.play("unload 2 vikings to 2,0.SE")
    assert len(seen(game, None)["settlements"]) == 1
    game.play("unload viking to 2,0.NW")
    assert len(seen(game, None)["settlements"]) == 1
    game.play("load 2 vikings from 2,0.SE")
    game.play("unload viking to 2,0.NW")
    assert seen(game, None)["players"][0]["settlements"] == [2]


def test_transport_one_viking_with_one_animal() -> None:
    """NS-A7: as one marches."""
    game = walking().vikings("A", "2,0.N", 2).animal("2,0.N", "horse").game()
    assert legal(game, "drive") == {
        f"drive {kind} from 2,0.N to {goal}" for kind in ("pig", "horse") for goal in ("1,0.NE", "2,-1.SE")
    }
    game.play("drive pig from 2,0.N to 1,0.NE")
    view = seen(game, None)
    assert {(row["area"], row["kind"], row["count"]) for row in view["animals"]} == {
        ("2,0.N", "horse", 1),
        ("1,0.NE", "pig", 1),
    }
    assert {row["area"]: row["count"] for row in view["players"][0]["vikings"]} == {"2,0.N": 1, "1,0.NE": 1}


def test_animals_on_land_are_anybodys_but_not_those_aboard() -> None:
    """NS-A7: beside another's Vikings too; no animal without an own Viking."""
    game = walking().vikings("A", "2,0.N", 1).vikings("B", "2,0.N", 2).longship("B", "2,0", 1, "hen").game()
    assert "drive pig from 2,0.N to 1,0.NE" in legal(game, "drive")
    assert refused(game, "drive hen from 2,0.N to 1,0.NE")[0] == "NS-A7"
    assert "hen" not in " ".join(notations(game))
    lonely = walking().vikings("B", "2,0.N", 2).game()
    assert legal(lonely, "drive") == set()
    assert refused(lonely, "drive pig from 2,0.N to 1,0.NE")[0] == "NS-A7"


# -- outposts --------------------------------------------------------------------------------------


def test_an_outpost_stands_where_three_placed_tiles_meet_by_land() -> None:
    """NS-A8: fixed tiles count; two own Vikings around it, on one tile or several."""
    for areas in (("2,0.NW", "2,0.NW"), ("2,0.NW", "1,0.NE"), ("2,-1.S", "1,0.NE")):
        position = Position(2, "A").cover("1,0.NE", "2,-1", "2,0")
        for area in areas:
            position.vikings("A", area, 1)
        game = position.game()
        assert legal(game, "build") == {"build 2,-1.S"}
        for name in ("2,-1.S", "1,0.NE", "2,0.NW"):
            assert game.refusal(f"build {name}") is None
        game.play("build 1,0.NE")
        assert seen(game, None)["outposts"] == [{"point": "2,-1.S", "seat": 0}]
        assert seen(game, None)["players"][0]["outposts_left"] == 4


def test_outpost_refusals() -> None:
    """NS-A8: sea, a tile missing, too few Vikings."""
    game = Position(2, "A").cover("1,0.NE", "2,-1", "2,0").vikings("A", "2,0.NW", 1).vikings("B", "2,0.NW", 1).game()
    assert legal(game, "build") == set()
    for action in ("build 2,-1.S", "build 0,0.N", "build 2,0.SE", "build -1,0.NW", "build 9,9.N"):
        rule, marks = refused(game, action)
        assert rule == "NS-A8", action
        assert any(kind == "point" for kind, _ in marks), action


def test_vikings_on_another_land_of_the_tile_do_not_build() -> None:
    """NS-A8: they stand in the areas that hold the corner."""
    position = Position(2, "A").lay(18, "2,0", "NW").cover("1,0.NE 2,0.NE", "2,-1", "3,-1", "3,0")
    game = position.vikings("A", "2,0.NE", 2).game()
    assert legal(game, "build") == {"build 3,-1.S"}
    assert refused(game, "build 2,-1.S")[0] == "NS-A8"


def test_an_outpost_bars_its_three_tiles_for_any_other() -> None:
    """NS-A8, the rulebook's example: of any colour, also on the other lands of these tiles."""
    position = Position(2, "A").lay(18, "2,0", "NW").cover("1,0.NE 2,0.NE", "2,-1", "3,-1", "3,0")
    position.vikings("A", "2,0.NE", 2).vikings("A", "2,0.NW", 2).outpost("B", "2,-1.S")
    game = position.game()
    assert legal(game, "build") == set()
    rule, marks = refused(game, "build 3,-1.S")
    assert rule == "NS-A8"
    assert marks
    assert refused(game, "build 2,-1.S")[0] == "NS-A8"


def test_five_outposts_for_each_player() -> None:
    """NS-A8."""
    position, sixth = five_outposts()
    game = position.game()
    assert seen(game, None)["players"][0]["outposts_left"] == 0
    assert legal(game, "build") == set()
    assert refused(game, f"build {sixth}")[0] == "NS-A8"
    position.outposts.popitem()
    assert f"build {sixth}" in legal(position.game(), "build")


def five_outposts() -> tuple[Position, str]:
    """Seat A has built five, and has two Vikings at a sixth place."""
    position = Position.spread(5, 0)
    sixth = position.sites()[5]
    at = hexes_at(sixth)[0]
    area = position.area_at(at, sixth)
    return position.vikings("A", str(area), 2), point_name(sixth)


# -- reasons ---------------------------------------------------------------------------------------


def reasons(position: Position, *actions: str) -> list[str]:
    """The message keys of the refusals: one for each reason."""
    game = position.game()
    found = []
    for action in actions:
        refused(game, action)
        refusal = game.refusal(action)
        assert refusal is not None
        found.append(refusal.key)
    return found


def test_each_reason_not_to_load_has_its_own_words() -> None:
    """NS-A1."""
    keys = reasons(
        loading(),
        "load viking from mainland",
        "load viking from 2,0.N",
        "load 3 vikings from 2,0.NE",
        "load 2 vikings pig hen from 2,0.NE",
        "load goat from 2,0.S",
        "load viking goat from 2,0.NE",
    )
    herd = Position(2, "A").lay(47, "2,0", "NW").longship("A", "2,0", 0, "pig", "pig").vikings("A", "2,0.N", 1)
    keys += reasons(herd.animal("2,0.N", "hen"), "load hen from 2,0.N")
    assert len(set(keys)) == len(keys)


def test_each_reason_not_to_unload_has_its_own_words() -> None:
    """NS-A2."""
    keys = reasons(
        Position(2, "A").lay(18, "2,0", "NW").longship("A", "2,0", 1, "pig"),
        "unload viking to mainland",
        "unload viking to 2,0.S",
        "unload 2 vikings to 2,0.NW",
        "unload hen to 2,0.NW",
    )
    keys += reasons(Position(2, "A").lay(18, "2,0", "NW").longship("A", "2,0", 0, "pig"), "unload pig to 2,0.NW")
    assert len(set(keys)) == len(keys)


def test_each_reason_not_to_sail_has_its_own_words() -> None:
    """NS-A3."""
    coast = Position(2, "A").lay(25, "2,0", "NW").cover("2,0.N 2,0.NE", "3,-1").longship("A", "2,0", 1)
    keys = reasons(coast, "sail 3,-1", "sail 0,0", "sail 5,5")
    keys += reasons(Position(2, "A").longship("A", "0,0", 0), "sail 1,0")
    keys += reasons(Position(2, "A").lay(1, "2,0", "NW").ship("2,0").longship("A", "1,0", 1), "sail 2,0")
    assert len(set(keys)) == len(keys)


def test_each_reason_not_to_walk_has_its_own_words() -> None:
    """NS-A5, NS-A7."""
    game = walking().vikings("A", "2,0.N", 2).vikings("B", "2,-1.S", 2)
    actions = ("march 3 from 2,0.N to 2,-1.S", "march 1 from 2,-1.S to 2,0.N", "march 1 from 2,0.N to -1,0.NW")
    keys = reasons(game, *actions, "drive hen from 2,0.N to 2,-1.S", "drive pig from 2,-1.S to 2,0.N")
    assert len(set(keys)) == len(keys)


def test_each_reason_not_to_build_has_its_own_words() -> None:
    """NS-A8, NS-A0."""
    coast = Position(2, "A").cover("1,0.NE 1,-1.N", "2,-1", "2,0", "1,-1").vikings("A", "2,0.NW", 1)
    keys = reasons(coast, "build 2,-1.S", "build 1,0.N", "build -1,0.NW")
    keys += reasons(outpost_position().outpost("B", "2,-1.S"), "build 2,-1.S")
    keys += reasons(outpost_position(1), "build 2,-1.S")
    position, sixth = five_outposts()
    keys += reasons(position, f"build {sixth}")
    assert len(set(keys)) == len(keys)
