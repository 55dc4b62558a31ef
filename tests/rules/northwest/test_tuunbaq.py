"""NW-TB: the Terror expansion of the classic game."""

from __future__ import annotations

import pytest

import skerry
from tests.oracle.northwest_scene import Scene

from .helpers import crew, legal, play, player, refused, view


def place(tile: str, beside: str, tuunbaq: bool = True) -> skerry.Game:
    """The game after this tile was placed from a ship on a sea tile beside it."""
    scene = Scene(tuunbaq=tuunbaq).tiles(f"sea {beside}").player(0, beside, reserve=tile.split()[0]).at(2)
    game = scene.game()
    play(game, f"ship place {tile}")
    return game


@pytest.mark.parametrize(
    ("tile", "beside", "appears"),
    [
        ("L1 f5-g5", "f4", True),  # Franklin on g5, zone x2
        ("L4 f5-g5", "f4", True),  # Cairn on f5
        ("L2 f5-g5", "f4", False),  # an Inuit does not call it
        ("L1 h5-i5", "h4", False),  # the Franklin stands on i5, zone x1
        ("L1 i5-h5", "i6", True),  # the Franklin stands on h5, zone x2
        ("L2 d5-e5", "f5", True),  # the Inuit stands on d5, zone x3
        ("L2 e5-d5", "f5", False),  # on e5, zone x2
        ("L16 d5-e5", "f5", True),  # no symbol: any square in zone x3
        ("L16 e5-f5", "g5", False),
    ],
)
def test_it_appears_on_the_first_such_tile(tile: str, beside: str, appears: bool) -> None:
    """NW-TB1: Franklin or Cairn in zone x2, or any tile in zone x3, by the symbol's square, else by any square."""
    game = place(tile, beside)
    first, second = tile.split()[1].split("-")
    at = view(game)["tuunbaq"]["at"]
    assert at == (min(first, second) if appears else None)
    assert view(place(tile, beside, False))["tuunbaq"] == {"on": False, "at": None}


def test_the_tuunbaq_is_moved_to_a_tile_beside_it() -> None:
    """NW-TB2: for one crew, whatever the terrain, not onto another player's ship or sled, but onto the own tile."""
    scene = Scene(tuunbaq=True).tiles("coast c3 n", "sea c4", "coast d3 n", "cape b3 ne")
    assert scene.oracle.tuunbaq == scene.oracle.tile_at[2, 2]
    game = scene.player(0, "c4").player(1, "d3").at(2).game()
    assert {text for text in legal(game) if "tuunbaq" in text} == {"ship tuunbaq c4", "ship tuunbaq b3"}
    refusal = refused(game, "ship tuunbaq d3")
    assert refusal.rule == "NW-TB2"
    far = refused(game, "ship tuunbaq k3")
    assert far.rule == "NW-TB2"
    assert far.key != refusal.key
    play(game, "ship tuunbaq c4")
    assert crew(game) == (6, 1, 0, 0)
    assert view(game)["tuunbaq"]["at"] == "c4"
    plain = Scene().tiles("coast c3 n", "sea c4").player(0, "c4").at(2).game()
    assert refused(plain, "ship tuunbaq c4").rule in ("NW-TB1", "NW-TB2")


def test_entering_its_tile_costs_a_crew_or_a_token() -> None:
    """NW-TB3: available or resting of the own column, the payer too; or a token, whose points stay."""
    scene = Scene(tuunbaq=True).tiles("coast c4 w", "coast c5 w", "L4 g4-h4").at(2)
    game = scene.player(0, "c5", crew=(2, 0, 0, 0), took="g4").game()
    moves = {text for text in legal(game) if text.startswith("ship move c4")}
    assert moves == {
        "ship move c4 giving available",
        "ship move c4 giving resting",
        "ship move c4 giving cairn",
    }
    assert refused(game, "ship move c4").rule == "NW-TB3"
    assert refused(game, "ship move c4 giving inuit").rule == "NW-TB3"
    token = game.copy()
    play(token, "ship move c4 giving cairn")
    assert player(token)["tokens"]["cairn"] == 0
    assert player(token)["prestige"] == 4
    assert crew(token) == (1, 1, 0, 0)
    play(game, "ship move c4 giving resting")
    assert crew(game) == (1, 0, 0, 0)
    assert player(game)["ship"]["at"] == "c4"


def test_the_discarded_are_no_abandonment_and_an_empty_sled_is_lost() -> None:
    """NW-TB3: no penalty for them, nor for the sled that loses its last crew so."""
    scene = Scene(tuunbaq=True).tiles("coast c4 s", "coast c5 n").at(2)
    game = scene.player(0, "greenland", "c5 nw", (6, 0, 1, 0)).game()
    assert game.scores()[0] == -2
    events = play(game, "sled move c4 se giving resting")
    assert [event.kind for event in events] == ["sled-moved", "tuunbaq-fed", "sled-lost"]
    assert player(game)["sled"]["state"] == "lost"
    assert player(game)["crew"]["gone"] == 1
    assert game.scores()[0] == 0


def test_a_ship_can_lose_its_last_crew_and_stays() -> None:
    """NW-TB3: deploying on the Tuunbaq's tile is not entering."""
    scene = Scene(tuunbaq=True).tiles("coast c4 w", "coast c5 w").at(2)
    game = scene.player(0, "c5", crew=(1, 0, 0, 0)).game()
    play(game, "ship move c4 giving resting")
    assert crew(game) == (0, 0, 0, 0)
    assert legal(game) == {"end"}
    scene = Scene(tuunbaq=True).tiles("coast c4 w", "coast c5 w").at(2)
    game = scene.player(0, "c4").game()
    assert "ship transfer +2a at nw" in legal(game)
    assert view(game)["tuunbaq"]["at"] == "c4"


def test_a_sled_with_crew_left_is_not_lost() -> None:
    """NW-TB3: as many available as resting after the payment, a token given: the sled stays."""
    scene = Scene(tuunbaq=True).tiles("coast c4 s", "coast c5 n", "L4 g4-h4").at(2)
    game = scene.player(0, "greenland", "c5 nw", (5, 0, 2, 0), took="g4").game()
    play(game, "sled move c4 se giving cairn")
    assert player(game)["sled"]["state"] == "deployed"
    assert crew(game) == (5, 0, 1, 1)


@pytest.mark.parametrize(("rules", "turns"), [(1, False), (2, True)])
def test_it_goes_to_tiles_that_touch_its_own_at_a_corner(rules: int, turns: bool) -> None:
    """NW-TB2: a corner is enough; by version 1 only a side."""
    scene = Scene(rules=rules, tuunbaq=True).tiles("sea e5", "L0 d3-d4", "cape d6 sw", "sea f5").player(0, "f5").at(2)
    scene.oracle.tuunbaq = scene.oracle.tile_at[4, 4]
    game = scene.game()
    targets = {text.split()[2] for text in legal(game) if text.startswith("ship tuunbaq")}
    assert targets == ({"d3", "d6", "f5"} if turns else {"f5"})
    if not turns:
        assert refused(game, "ship tuunbaq d4").rule == "NW-TB2"
