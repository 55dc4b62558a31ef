"""NS-G: hexagons with terrain on their corners, areas, components, the starting board."""

from __future__ import annotations

import csv
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import skerry
from skerry.core.components import plain
from tests.oracle.northsea import (
    ANIMALS,
    CORNERS,
    ENEMY_SHIPS,
    SETTLEMENTS,
    SIDE_LAND,
    TILES,
    Hex,
    parse_hex,
    point,
    turned,
)
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import legal, play, random_game, scripted, seen


def points_of(view: Any) -> dict[tuple[int, int], set[str]]:
    """The terrain that each point of the map has in the eyes of its tiles."""
    found: dict[tuple[int, int], set[str]] = {}
    for row in view["hexes"]:
        for corner, terrain in zip(CORNERS, row["corners"], strict=True):
            found.setdefault(point(parse_hex(row["at"]), corner), set()).add(terrain)
    return found


@pytest.mark.parametrize("seed", range(5))
def test_tiles_that_meet_in_a_point_agree(seed: int) -> None:
    """NS-G1: terrain lives on the corners; three tiles that meet in a point agree there."""
    view = seen(random_game(seed, seats=3, actions=300), None)
    assert all(len(terrain) == 1 for terrain in points_of(view).values())
    assert len(view["hexes"]) > 40


def test_a_tile_has_one_to_three_land_areas_parted_by_the_sea() -> None:
    """NS-G2: land corners that are not neighbours along the rim are areas of their own; pieces stand in one of them."""
    position = Position(2, "A").lay(39, "2,0", "NW").longship("A", "2,0")
    assert {str(area) for area in position.areas(Hex(2, 0))} == {"2,0.NE", "2,0.S", "2,0.NW"}
    game = position.game()
    assert {action.split()[-1] for action in legal(game, "unload")} == {"2,0.NE", "2,0.S", "2,0.NW"}
    game.play("unload viking to 2,0.S")
    assert legal(game, "march") == set()
    assert seen(game, 0)["players"][0]["vikings"] == [{"area": "2,0.S", "count": 1}]


def test_an_area_is_named_by_its_first_corner_and_any_corner_is_understood() -> None:
    """NS-G2: four joined corners, NW N NE SE, are one area called N."""
    position = Position(2, "A").lay(40, "2,0", "NW").longship("A", "2,0")
    game = position.game()
    assert {action.split()[-1] for action in legal(game, "unload")} == {"2,0.N"}
    for corner in ("N", "NE", "SE", "NW"):
        assert game.refusal(f"unload viking to 2,0.{corner}") is None
        assert str(game.parse(f"unload viking to 2,0.{corner}")) == "unload viking to 2,0.N"
    for corner in ("S", "SW"):
        assert game.refusal(f"unload viking to 2,0.{corner}") is not None


def test_all_the_sea_of_a_tile_is_one_area() -> None:
    """NS-G2: a longship crosses a tile between two lands, and leaves it through any side with sea."""
    position = Position(2, "A").lay(39, "2,0", "NW").cover("2,0.NE 2,0.S", "3,-1", "3,0", "2,1")
    game = position.longship("A", "2,0").game()
    assert legal(game, "sail") == {"sail 1,0", "sail 3,-1", "sail 3,0", "sail 2,1"}


def test_the_box_holds_48_tiles() -> None:
    """NS-G3: 26 livestock, 12 settlements, 10 enemy ships, in the shapes of the data."""
    text = (files("skerry.northsea") / "data" / "northsea-tiles.csv").read_text(encoding="utf-8")
    rows = {int(row["id"]): (row["corners"], row["feature"]) for row in csv.DictReader(plain(text))}
    assert rows == TILES
    features = Counter(feature for _, feature in TILES.values())
    assert [features[kind] for kind in ANIMALS] == [6, 5, 5, 4, 3, 3]
    assert features["settlement"] == 12
    assert features["ship"] == 10
    assert len(TILES) == 48


@pytest.mark.parametrize(
    ("tile", "north", "corner"),
    [
        (26, "N", "N"),
        (33, "N", "N"),
        (33, "SE", "SE"),
        (36, "N", "SE"),
        (36, "SW", "N"),
        (24, "N", "N"),
        (24, "S", "S"),
        (39, "N", "N"),
        (39, "SW", "SW"),
        (45, "NE", "NE"),
        (46, "N", "N"),
        (46, "S", "S"),
        (17, "NW", "N"),
    ],
)
def test_a_land_feature_stands_in_the_area_with_the_most_corners(tile: int, north: str, corner: str) -> None:
    """NS-G3: and in the first clockwise from N as printed on a tie; it turns with the tile."""
    boards = [Position(2, side) for side in "ABCD"]
    pattern, feature = TILES[tile]
    position, at = next(
        (board, at) for board in boards for at in sorted(board.free_hexes()) if board.fits(turned(pattern, north), at)
    )
    game = position.lay(tile, str(at), north).game()
    row = next(row for row in seen(game, None)["hexes"] if row["at"] == str(at))
    assert (row["tile"], row["feature"], row["area"]) == (tile, feature, f"{at}.{corner}")


def test_an_enemy_ship_stands_in_the_sea() -> None:
    """NS-G3."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    play(game, "place 1 2,0 NW")
    view = seen(game, None)
    assert view["enemy_ships"] == ["2,0"]
    assert next(row for row in view["hexes"] if row["at"] == "2,0")["area"] is None


def test_the_tokens() -> None:
    """NS-G4: 14 settlements of strength 2 to 5, 12 enemy ships, six of which kill."""
    text = (files("skerry.northsea") / "data" / "northsea-tokens.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(plain(text)))
    settlements = {int(row["value"]): int(row["copies"]) for row in rows if row["token"] == "settlement"}
    ships = {row["value"]: int(row["copies"]) for row in rows if row["token"] == "enemy_ship"}
    assert settlements == SETTLEMENTS == {2: 4, 3: 4, 4: 3, 5: 3}
    assert ships == ENEMY_SHIPS == {"no_death": 6, "death": 6}


@pytest.mark.parametrize(
    ("side", "corners"),
    [
        ("A", {"-1,0": "sssssL", "0,0": "ssssss", "1,0": "sLssss"}),
        ("B", {"-1,0": "ssssss", "0,0": "Lsssss", "1,0": "sLssss"}),
        ("C", {"-1,0": "ssssss", "0,0": "LLssss", "1,0": "sssssL"}),
        ("D", {"-1,0": "Lsssss", "0,0": "ssssss", "1,0": "Lsssss"}),
    ],
)
def test_the_starting_board(side: str, corners: dict[str, str]) -> None:
    """NS-G5: three fixed tiles without features, the mainland, and the hexagons beside it."""
    assert set(SIDE_LAND) == set("ABCD")
    view = seen(skerry.new("northsea", seats=2, seed=1, side=side), None)
    assert {row["at"]: row["corners"] for row in view["hexes"]} == corners
    assert all(row["tile"] is None and row["feature"] is None for row in view["hexes"])
    assert sorted(view["mainland"]) == ["-1,1", "0,1"]
    assert sorted(view["forbidden"]) == ["-1,2", "-2,1", "-2,2", "0,2", "1,1"]
    assert view["side"] == side


def test_side_a_is_the_default() -> None:
    """NS-G5: A is for a first game; another side does not exist."""
    assert seen(skerry.new("northsea", seats=2, seed=1), None)["side"] == "A"
    with pytest.raises(skerry.OptionError):
        skerry.new("northsea", seats=2, seed=1, side="E")


def test_every_fixed_tile_touches_the_mainland() -> None:
    """NS-G6: its sea touches the shore, so one loads and unloads there from any of the three."""
    for at in ("-1,0", "0,0", "1,0"):
        game = Position(2, "A").longship("A", at).game()
        assert "load viking from mainland" in legal(game, "load")
        assert "unload viking to mainland" in legal(game, "unload")
    away = Position(2, "A").lay(1, "2,0", "NW").longship("A", "2,0").game()
    assert "load viking from mainland" not in legal(away, "load")


def test_the_mainland_is_no_island() -> None:
    """NS-G6: Vikings on it have no influence, and it joins no other land."""
    view = seen(Position(2, "A").game(), None)
    assert [row["mainland"] for row in view["players"]] == [5, 5]
    assert all("mainland" not in row["areas"] for row in view["islands"])
    assert all(row["influence"] == [0, 0] for row in view["islands"])
    assert len(view["islands"]) == 2
    game = Position(2, "A").game()
    assert legal(game, "march") == set()
    refusal = game.refusal("march 1 from -1,0.NW to -1,1.N")
    assert refusal is not None
