"""NW-SO: the solo variant of the base game."""

from __future__ import annotations

import pytest

import skerry
from tests.oracle.northwest_scene import Scene

from .helpers import begin, crew, legal, play, player, refused, view
from .test_positions import points_for, scatter


def test_every_action_is_the_first_of_a_turn() -> None:
    """NW-SO1: base rules with the draft of one tile, no surcharge, no end of turn."""
    game = begin("L0 L8 L16 L24", "northwest-solo", 1)
    assert legal(game) == {"take L0", "take L8", "take L16", "take L24"}
    play(game, "take L8", "L1")
    for count in range(1, 8):
        assert "pass" in legal(game)
        assert "end" not in legal(game)
        play(game, "ship draw cape" if count > 1 else "ship move k3")
        assert crew(game) == (7 - count, count, 0, 0)
    assert legal(game) == {"pass"}
    assert refused(game, "end").rule in ("NW-T2", "NW-SO1")
    play(game, "pass")
    assert view(game)["round"] == 2
    assert crew(game) == (7, 0, 0, 0)


def test_draw_and_place_the_leftmost_tile_in_one_go() -> None:
    """NW-SO2: for one crew; the others slide left, a new one comes on the right; an ordinary draw refills in place."""
    game = begin("L0 L8 L16 L24", "northwest-solo", 1)
    play(game, "take L24", "L32")
    assert view(game)["display"] == ["L0", "L8", "L16", "L32"]
    assert refused(game, "ship lay L0 i3-j3").rule == "NW-G8"
    play(game, "ship move k3")
    assert refused(game, "ship lay L8 i3-j3 back").rule == "NW-SO2"
    assert refused(game, "ship lay L0 g3-h3").rule == "NW-C2"
    play(game, "ship lay L0 i3-j3", "L40")
    assert crew(game) == (5, 2, 0, 0)
    assert view(game)["display"] == ["L8", "L16", "L32", "L40"]
    assert player(game)["reserve"]["large"] == ["L24"]
    play(game, "ship draw L16", "L41")
    assert view(game)["display"] == ["L8", "L41", "L32", "L40"]


@pytest.mark.parametrize(("number", "points"), [(1, 10), (5, 10), (6, 3), (10, 3)])
def test_the_passage_in_year_one_or_two(number: int, points: int) -> None:
    """NW-SO3, NW-I6: 10 in year one, 3 in year two."""
    scene = Scene(1, "northwest-solo").tiles("L0 a7-b7").player(0, "a7").at(number)
    game = scene.game()
    play(game, "ship move passage")
    assert (player(game)["passage"], player(game)["prestige"]) == (points, points)
    play(game, "ship move a7")
    play(game, "ship move passage")
    assert player(game)["prestige"] == points


def test_no_greenland_token_and_no_majorities_but_sets() -> None:
    """NW-SO3, NW-T7: coming home ends the game without a token."""
    scene = Scene(1, "northwest-solo").tiles("cape d4 se", "cape d5 ne", "cape e4 sw", "cape e5 nw").at(2)
    squares = [scatter(scene, symbol, 1)[0] for symbol in ("inuit", "cairn", "franklin", "strait")]
    game = scene.player(0, "k3", took=" ".join(squares)).game()
    assert view(game)["greenland_tokens"] == []
    play(game, "ship move greenland")
    assert game.to_act is None
    assert player(game)["greenland"] is None
    assert points_for(game, "NW-F2", 1) == [0]
    assert {line.points for line in game.score_sheet().lines if "set" in line.category} == {6}


def test_every_free_square_costs_a_point() -> None:
    """NW-SO4: 96 squares, four of them printed."""
    game = begin("L0 L8 L16 L24", "northwest-solo", 1)
    assert game.scores() == [-92]
    assert points_for(game, "NW-SO4", 1) == [-92]
    play(game, "take L0")
    play(game, "ship move k3")
    play(game, "ship place L0 i3-j3")
    assert points_for(game, "NW-SO4", 1) == [-90]


def test_the_owner_chooses_which_two_crew_leave_at_the_start_of_year_two() -> None:
    """NW-SO5: the column of each, where there is a choice, after the ice has moved; each costs 2."""
    scene = Scene(1, "northwest-solo", lost_crew=True).at(5).player(0, "k3", "k3 n", (4, 0, 3, 0))
    game = scene.game()
    play(game, "pass")
    assert (view(game)["phase"], view(game)["round"]) == ("lose", 6)
    assert legal(game) == {"lose ship", "lose sled"}
    assert refused(game, "pass").rule == "NW-SO5"
    assert skerry.from_diagram(game.diagram()).diagram() == game.diagram()
    assert [event.kind for event in game.play("lose sled")] == ["crew-left"]
    assert skerry.from_diagram(game.diagram()).diagram() == game.diagram()
    play(game, "lose ship")
    assert (view(game)["phase"], crew(game)) == ("act", (3, 0, 2, 0))
    assert points_for(game, "NW-SO5", 1) == [-4]
    one_column = Scene(1, "northwest-solo", lost_crew=True).at(5).game()
    play(one_column, "pass")
    assert (view(one_column)["phase"], crew(one_column)) == ("act", (5, 0, 0, 0))
    few = Scene(1, "northwest-solo", lost_crew=True).at(5).player(0, "k3", "k3 n", (1, 0, 6, 0)).game()
    play(few, "pass")
    play(few, "lose ship")
    assert crew(few) == (0, 0, 5, 0)


def test_by_version_1_the_ship_loses_two_crew_first() -> None:
    """NW-SO5: from the ship column first, and each costs 2; none if the expedition is home before."""
    game = Scene(1, "northwest-solo", 1, lost_crew=True).at(5).game()
    play(game, "pass")
    assert crew(game) == (5, 0, 0, 0)
    assert player(game)["crew"]["gone"] == 2
    assert points_for(game, "NW-SO5", 1) == [-4]
    scene = Scene(1, "northwest-solo", 1, lost_crew=True).at(5).player(0, "k3", "k3 n", (1, 0, 6, 0))
    game = scene.game()
    play(game, "pass")
    assert crew(game) == (0, 0, 5, 0)
    home = Scene(1, "northwest-solo", lost_crew=True).at(5).player(0, "k3", "k3 n", (1, 0, 6, 0)).game()
    play(home, "sled move greenland")
    assert home.to_act is None
    assert points_for(home, "NW-SO5", 1) == [0]
    plain = Scene(1, "northwest-solo").at(5).game()
    play(plain, "pass")
    assert crew(plain) == (7, 0, 0, 0)
