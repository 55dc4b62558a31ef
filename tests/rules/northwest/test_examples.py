"""The rulebooks' examples that are about turns, crew and ice.

The others stand beside their rules: 6, 8, 14, 16 and 17 in test_positions.py, 7, 11 and 12 in test_actions.py.
"""

from __future__ import annotations

from tests.oracle.northwest_scene import Scene

from .helpers import begin, crew, legal, play, player, refused, view
from .test_rounds import ready


def test_example_2_a_draw_rests_one_ship_crew() -> None:
    """NW-A1, NW-T3."""
    game = ready()
    play(game, "ship draw bay")
    assert crew(game) == (6, 1, 0, 0)


def test_example_3_two_ship_moves_cost_one_and_two() -> None:
    """NW-T2, NW-D1."""
    game = ready()
    play(game, "ship move k3")
    assert crew(game) == (6, 1, 0, 0)
    play(game, "ship move k4")
    assert crew(game) == (4, 3, 0, 0)


def test_example_4_draw_place_and_move_cost_five() -> None:
    """NW-T2: 1 + 2 + 2 in one turn."""
    game = Scene().player(0, "k3").game()
    play(game, "ship draw sea")
    play(game, "ship place sea j3")
    play(game, "ship move j3")
    assert crew(game) == (2, 5, 0, 0)
    assert player(game)["ship"]["at"] == "j3"


def test_example_5_the_disc_moves_after_round_one() -> None:
    """NW-I1, NW-T5: from III to IV."""
    game = ready()
    assert view(game)["sun"] == "III"
    play(game, "pass")
    play(game, "pass")
    assert view(game)["sun"] == "IV"


def test_example_9_four_crew_deploy_the_sled() -> None:
    """NW-E1, NW-E2: 3 on the ship, 4 on the sled, the sled on the ship's tile."""
    game = Scene().player(0, "k3").game()
    play(game, "ship transfer +4a at n")
    assert crew(game) == (2, 1, 4, 0)
    assert (player(game)["sled"]["state"], player(game)["sled"]["at"]) == ("deployed", "k3")
    payer_too = Scene().player(0, "k3").game()
    play(payer_too, "ship transfer +3a +1r at n")
    assert crew(payer_too) == (3, 0, 3, 1)


def test_example_10_a_ship_in_the_ice_and_its_sled_on_the_way() -> None:
    """NW-I4, NW-D3: the sled goes freely over frozen tiles, sea or land."""
    scene = Scene().tiles("sea e3", "L0 f3-g3").at(4)
    game = scene.player(0, "e3", "e3 nw", (4, 0, 3, 0)).game()
    assert not {text for text in legal(game) if text.startswith("ship move")}
    assert refused(game, "ship move f3").rule == "NW-I4"
    play(game, "sled move f3 nw")
    play(game, "end")
    assert player(game)["sled"]["at"] == "f3"


def test_example_13_who_passes_first_starts_the_next_round() -> None:
    """NW-T4, NW-H1: whoever began this one."""
    game = begin("order:ABC L0 L8 L16 L24", seats=3)
    for tile in ("L0", "L8", "L16"):
        play(game, f"take {tile}")
    play(game, "ship draw bay")
    play(game, "end")
    play(game, "pass")
    play(game, "ship draw bay")
    play(game, "end")
    play(game, "ship draw bay")
    play(game, "end")
    play(game, "pass")
    play(game, "pass")
    assert view(game)["order"] == [1, 2, 0]
    assert game.to_act == 1
