"""NS-P: placing a tile."""

from __future__ import annotations

import pytest

import skerry
from tests.oracle.northsea import Hex, neighbours, parse_hex
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import legal, notations, play, refused, scripted, seen


def test_a_tile_shares_a_side_with_the_map() -> None:
    """NS-P1: with the starting board or another tile, on a free hexagon."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    places = {parse_hex(text.split()[2]) for text in notations(game)}
    assert places == {Hex(-2, 0), Hex(-1, -1), Hex(0, -1), Hex(1, -1), Hex(2, -1), Hex(2, 0)}
    rule, marks = refused(game, "place 1 4,0 N")
    assert rule == "NS-P1"
    assert ("hex", "4,0") in marks
    rule, marks = refused(game, "place 1 0,0 N")
    assert rule == "NS-P1"
    assert ("hex", "0,0") in marks
    play(game, "place 1 2,0 NW")
    play(game, "end")
    assert {parse_hex(text.split()[2]) for text in notations(game)} >= {Hex(3, -1), Hex(3, 0), Hex(2, 1)}
    assert refused(game, "place 4 2,0 N")[0] == "NS-P1"


def test_a_tile_turns() -> None:
    """NS-P1: in any rotation; the one land corner of tile 1 may point to each of four open corners, or match."""
    game = scripted([(1, 2, 3), (4, 5, 6)], side="C")
    at_east = {text.split()[3] for text in notations(game) if text.startswith("place 1 2,0 ")}
    assert at_east == {"N", "NE", "SE", "S"}


@pytest.mark.parametrize("north", ["N", "NE", "SE", "S", "SW"])
def test_corners_match(north: str) -> None:
    """NS-P2: every corner that a tile shares has the same terrain; the corners that do not are marked."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    assert game.refusal("place 1 2,0 NW") is None
    rule, marks = refused(game, f"place 1 2,0 {north}")
    assert rule == "NS-P2"
    assert ("point", "2,-1.S") in marks
    assert (("point", "1,0.SE") in marks) == (north == "SW")


def test_a_tile_matches_all_its_neighbours() -> None:
    """NS-P2: between two tiles both have their say."""
    game = Position(2, "A").lay(9, "2,-1", "SE").placing(1, 15).game()
    assert legal(game, "place") & {f"place 1 2,0 {north}" for north in ("N", "NE", "SE", "S", "SW", "NW")} == set()
    assert {text for text in notations(game) if text.startswith("place 15 2,0 ")} == {"place 15 2,0 NW"}


def test_no_tile_touches_the_mainland() -> None:
    """NS-P3: the hexagons beside it stay free, but one may explore around and below."""
    position = Position(2, "A").lay(1, "2,0", "NW").lay(6, "2,1", "SE").placing(7, 8)
    game = position.game()
    for at in position.forbidden():
        assert not any(text.split()[2] == str(at) for text in notations(game))
    rule, marks = refused(game, "place 7 1,1 N")
    assert rule == "NS-P3"
    assert ("hex", "1,1") in marks
    assert any(text.startswith("place 7 1,2 ") for text in notations(game))
    assert Hex(1, 2) not in position.forbidden()
    assert Hex(1, 1) in neighbours(Hex(1, 2))


def test_the_order_of_the_refusals_of_a_placement() -> None:
    """NS-P1, NS-P3, NS-P2: taken hexagon, mainland, no neighbour, corners."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    assert refused(game, "place 1 1,0 N")[0] == "NS-P1"
    assert refused(game, "place 1 -1,2 N")[0] == "NS-P3"
    assert refused(game, "place 1 0,2 N")[0] == "NS-P3"
    assert refused(game, "place 1 7,-3 N")[0] == "NS-P1"
    assert refused(game, "place 1 -2,0 SE")[0] == "NS-P2"


def test_a_livestock_tile_brings_one_animal() -> None:
    """NS-P4."""
    game = scripted([(6, 13, 40), (4, 5, 7)])
    game.play("place 6 2,0 NW")
    assert seen(game, None)["animals"] == [{"area": "2,0.NW", "kind": "pig", "count": 1}]
    assert game.entries()[-1].chance == ()


def test_a_settlement_tile_brings_a_random_token_turned_up() -> None:
    """NS-P4: everybody sees its strength."""
    for strength in (2, 3, 4, 5):
        game = scripted([(5, 13, 40), (4, 8, 7)])
        play(game, "place 5 2,0 NW", f"settlement:{strength}")
        assert seen(game, 1)["settlements"] == [{"area": "2,0.NW", "strength": strength}]


def test_the_settlement_supply_runs_out() -> None:
    """NS-P4, NS-G4: a strength comes up as often as there are tokens of it."""
    strengths = set()
    position = Position(2, "A").card("A", settlements=(2, 2, 2, 2, 3, 3, 3, 3)).placing(5)
    position.game()
    for seed in range(60):
        game = skerry.from_diagram(position.diagram(seed))
        game.play("place 5 2,0 NW")
        strengths.add(seen(game, 0)["settlements"][0]["strength"])
    assert strengths == {4, 5}


def test_an_enemy_ship_tile_brings_a_token_with_a_secret_back() -> None:
    """NS-P4: also from the one who placed it."""
    game = scripted([(1, 13, 40), (4, 8, 7)])
    game.play("place 1 2,0 NW")
    for seat in (None, 0, 1):
        assert seen(game, seat)["enemy_ships"] == ["2,0"]
        assert "death" not in str(seen(game, seat))
        assert "death" not in game.record(seat)
