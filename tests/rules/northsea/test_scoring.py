"""NS-F: the seven categories, the captains, the winner."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import count

import pytest

from skerry import Game
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import scores_by_rule, seen


@dataclass(frozen=True)
class PadRow:
    """A column of the rulebook's score pad, and a way to come by it."""

    name: str
    points: tuple[int, int, int, int, int, int, int]
    total: int
    captain: str
    livestock: str
    outposts: int
    ships: str
    settlements: tuple[int, ...]


PAD = (
    PadRow("FRED", (6, 20, 4, 7, 4, 6, 4), 51, "barbarian", "pig hen goat", 5, "ddnn", (2, 5)),
    PadRow("ERIC", (15, 5, 1, 3, 0, 12, 6), 42, "huntsman", "pig pig pig pig hen hen goat sheep", 2, "n", (3,)),
    PadRow("VINZ", (10, 14, 0, 12, 0, 4, 2), 42, "trader", "pig hen goat sheep", 4, "", (5, 5, 2)),
    PadRow("CHRIS", (17, 9, 2, 5, 4, 3, 5), 45, "queen", "pig pig pig hen goat sheep cattle", 3, "dd", (2, 3)),
)
FIVE_TILES = ("0,0.N 0,0.NE 2,-1.N 2,-1.NE 2,-1.SE", "2,-1", "2,-2", "3,-2", "3,-1", "2,0")
"""With side C: an island of the five tiles around three corners of 2,-1."""
FOUR_ISLANDS = (
    "1,0.NE -1,0.NW 0,-1.NE 1,-2.N",
    "2,-1", "2,0", "-1,-1", "-2,0", "0,-1", "1,-1", "1,-2", "1,-3", "2,-3",
)  # fmt: skip
"""With side A: four islands of three tiles each, around 1,0.NE, -1,0.NW, 0,-1.NE and 1,-2.N."""
ISLAND_AREAS = ("2,0.NW", "-2,0.NE", "1,-1.NW", "1,-3.SE")


def island_points(game: Game) -> list[int]:
    return [scores_by_rule(game, seat)["NS-F6"] for seat in range(game.seats)]


def captain_points(position: Position, seat: int = 0) -> int:
    return scores_by_rule(position.game(), seat)["NS-F7"]


@pytest.mark.parametrize(
    ("livestock", "points"),
    [
        ("", 0),
        ("pig", 1),
        ("pig pig", 2),
        ("pig hen", 3),
        ("pig hen goat", 6),
        ("pig hen goat sheep cattle horse", 21),
        ("pig hen goat sheep cattle horse pig hen goat pig", 28),
        ("pig hen pig hen", 6),
    ],
)
def test_livestock_in_sets_of_different_kinds(livestock: str, points: int) -> None:
    """NS-F1: 1 + 2 + … + 6; the rulebook's example of sets of 6, 3 and 1 kinds makes 28."""
    game = Position(2, "A").card("A", livestock=livestock).game()
    assert scores_by_rule(game, 0)["NS-F1"] == points
    assert game.scores() == [points, 0]


@pytest.mark.parametrize(("built", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_outposts(built: int, points: int) -> None:
    """NS-F2: 2, 3, 4, 5, 6; the rulebook's examples: two built 5, five 20."""
    position = Position.spread(built, 0)
    assert scores_by_rule(position.game(), 0)["NS-F2"] == points


def test_enemy_ships_are_worth_one_each() -> None:
    """NS-F3."""
    game = Position(2, "A").card("A", ships="nnn").game()
    assert scores_by_rule(game, 0)["NS-F3"] == 3
    assert game.scores() == [3, 0]


def test_settlements_are_worth_their_strength() -> None:
    """NS-F4."""
    game = Position(2, "A").card("A", settlements=(2, 5)).game()
    assert scores_by_rule(game, 0)["NS-F4"] == 7


@pytest.mark.parametrize(("dead", "points"), [(1, 1), (2, 4), (3, 9), (4, 16)])
def test_dead_vikings_are_worth_their_square(dead: int, points: int) -> None:
    """NS-F5: the rulebook's examples 1, 4, 9."""
    game = Position(2, "A").card("A", ships="d" * dead).game()
    assert scores_by_rule(game, 0)["NS-F5"] == points
    assert scores_by_rule(game, 0)["NS-F3"] == dead


def test_an_island_counts_for_its_controller() -> None:
    """NS-F6, the rulebook's example: five tiles, influence 5 against 2."""
    position = Position(2, "C").cover(*FIVE_TILES).vikings("A", "2,-1.N", 3).outpost("A", "2,-1.NE")
    game = position.vikings("B", "3,-1.SW", 2).game()
    island = next(row for row in seen(game, None)["islands"] if row["complete"])
    assert len(island["hexes"]) == 5
    assert island["influence"] == [5, 2]
    assert island["controllers"] == [0]
    assert scores_by_rule(game, 0)["NS-F6"] == 5
    assert scores_by_rule(game, 1)["NS-F6"] == 0


def test_only_completed_islands_count() -> None:
    """NS-F6: one hexagon around it is still free."""
    position = Position(2, "C").cover(FIVE_TILES[0], "2,-1", "2,-2", "3,-2", "3,-1").vikings("A", "2,-1.N", 3)
    game = position.game()
    assert all(not row["complete"] for row in seen(game, None)["islands"])
    assert island_points(game) == [0, 0]


def test_tied_players_all_control() -> None:
    """NS-F6: with at least one influence."""
    position = Position(3, "A").cover("1,0.NE", "2,-1", "2,0")
    assert island_points(position.game()) == [0, 0, 0]
    game = position.vikings("A", "2,0.NW", 2).vikings("C", "1,0.NE", 2).vikings("B", "2,0.NW", 1).game()
    assert island_points(game) == [3, 0, 3]


def test_vikings_aboard_have_no_influence() -> None:
    """NS-F6."""
    game = Position(2, "A").cover("1,0.NE", "2,-1", "2,0").longship("A", "2,0", 3).vikings("B", "2,0.NW", 1).game()
    assert island_points(game) == [0, 3]


def test_a_tile_counts_for_each_island_that_it_has_land_of() -> None:
    """NS-F6: 2,0 has land of two islands, and counts once for each of them."""
    position = Position(2, "A").lay(18, "2,0", "NW").cover("1,0.NE 2,0.NE", "2,-1", "3,-1", "3,0")
    game = position.vikings("A", "2,0.NE", 1).vikings("A", "2,0.NW", 1).game()
    islands = [row for row in seen(game, None)["islands"] if row["complete"]]
    assert sorted(sorted(row["hexes"]) for row in islands) == [["1,0", "2,-1", "2,0"], ["2,0", "3,-1", "3,0"]]
    assert scores_by_rule(game, 0)["NS-F6"] == 6


def test_a_land_corner_by_the_forbidden_hexagons_can_never_be_completed() -> None:
    """NS-F6: and the view says so."""
    game = Position(2, "A").cover("1,0.NE 2,0.S", "2,0").game()
    rows = {tuple(row["areas"]): row["never"] for row in seen(game, None)["islands"]}
    assert rows[("2,0.S",)] is True
    assert [never for areas, never in rows.items() if areas != ("2,0.S",)] == [False, False]


def test_archer() -> None:
    """NS-F7, the rulebook's example: the farthest outpost is six tiles away."""
    chain = [f"{q},0" for q in range(2, 9)]
    land = "1,0.NE 2,0.S 3,0.S 4,0.S 5,0.S 6,0.S 7,0.NE"
    position = Position(2, "A", captains="archer tyrant").cover(land, *chain, "8,-1", "2,-1")
    assert captain_points(position) == 0
    position.outpost("A", "1,0.NE")
    assert captain_points(position) == 0
    position.outpost("A", "7,0.NE")
    assert captain_points(position) == 6


def test_archer_goes_by_tiles() -> None:
    """NS-F7: the way leads over placed tiles, not over the open."""
    position = Position(2, "A", captains="archer tyrant")
    position.cover("1,0.NE 2,1.SE 1,3.N", "2,0", "2,1", "1,2", "2,2", "1,3").outpost("A", "1,3.N")
    assert captain_points(position) == 3


def test_barbarian() -> None:
    """NS-F7: 3 ships, 3 points."""
    assert captain_points(Position(2, "A", captains="barbarian tyrant").card("A", ships="nnn")) == 3


def test_cartographer() -> None:
    """NS-F7: the second largest island counts twice, with two or more controlled; of equal ones, one."""
    position = Position(2, "A", captains="cartographer tyrant").cover(*FOUR_ISLANDS)
    position.vikings("A", ISLAND_AREAS[0], 1)
    assert captain_points(position) == 0
    position.vikings("A", ISLAND_AREAS[1], 1)
    assert captain_points(position) == 3
    position.vikings("A", ISLAND_AREAS[2], 1)
    assert captain_points(position) == 3


def test_cartographer_with_islands_of_two_sizes() -> None:
    """NS-F7: five tiles and three tiles: the three count again."""
    land = "0,0.N 0,0.NE 2,-1.N 2,-1.NE 2,-1.SE 3,0.SE"
    position = Position(2, "C", captains="cartographer tyrant")
    position.cover(land, *FIVE_TILES[1:], "3,0", "4,0", "3,1").vikings("A", "2,-1.N", 1).vikings("A", "3,0.SE", 1)
    assert captain_points(position) == 3


def test_hero() -> None:
    """NS-F7: 4 outposts, 3 settlements and 5 ships make 3 sets, 6 points."""
    position = Position.spread(4, 0, captains="hero tyrant").card("A", settlements=(2, 2, 3), ships="nnnnn")
    assert captain_points(position) == 6


def test_huntsman() -> None:
    """NS-F7: 3 pigs, 4 sheep and 1 cattle make 3 pairs, 6 points."""
    position = Position(2, "A", captains="huntsman tyrant")
    assert captain_points(position.card("A", livestock="pig pig pig sheep sheep sheep sheep cattle")) == 6


def test_queen() -> None:
    """NS-F7: influence 8 on one island, 3 players: 5 points."""
    position = Position(3, "C", captains="queen tyrant hero").cover(*FIVE_TILES)
    position.vikings("A", "2,-1.N", 5).longship("A", "2,0", 1).vikings("A", "2,-1.N", 1).outpost("A", "2,-1.NE")
    assert captain_points(position) == 5
    position.vikings("B", "2,-1.N", 5).longship("B", "2,0", 0).vikings("B", "2,-1.N", 2)
    assert captain_points(position) == 5
    position.outpost("B", "2,-1.NE")
    assert captain_points(position) == 0


def test_queen_is_not_below_zero() -> None:
    """NS-F7."""
    position = Position(4, "A", captains="queen tyrant hero trader").cover("1,0.NE", "2,-1", "2,0")
    assert captain_points(position.vikings("A", "2,0.NW", 3)) == 0


def test_scout() -> None:
    """NS-F7: a Viking on four islands that others control makes 4; a tied player controls."""
    position = Position(2, "A", captains="scout tyrant").cover(*FOUR_ISLANDS)
    for area in ISLAND_AREAS:
        position.vikings("A", area, 1)
    assert captain_points(position) == 0
    for where in ("1,0.NE", "-1,0.NW", "0,-1.NE"):
        position.outpost("B", where)
    assert captain_points(position) == 3
    position.vikings("B", ISLAND_AREAS[3], 1)
    assert captain_points(position) == 3
    position.vikings("B", ISLAND_AREAS[3], 1)
    assert captain_points(position) == 4


def test_scout_needs_a_viking_and_a_completed_island() -> None:
    """NS-F7: an outpost is none."""
    position = Position(2, "A", captains="scout tyrant").cover("1,0.NE", "2,-1", "2,0").outpost("A", "1,0.NE")
    position.vikings("B", "2,0.NW", 3)
    assert captain_points(position) == 0
    position = Position(2, "A", captains="scout tyrant").cover("1,0.NE", "2,0")
    assert captain_points(position.vikings("A", "2,0.NW", 1).vikings("B", "2,0.NW", 3)) == 0


def test_shieldmaiden() -> None:
    """NS-F7: 3 islands, 3 points."""
    position = Position(2, "A", captains="shieldmaiden tyrant").cover(*FOUR_ISLANDS)
    for area in ISLAND_AREAS[:3]:
        position.vikings("A", area, 1)
    assert captain_points(position) == 3


def test_trader() -> None:
    """NS-F7: 7 livestock, 4 points."""
    position = Position(2, "A", captains="trader tyrant").card("A", livestock="pig pig hen goat sheep cattle horse")
    assert captain_points(position) == 4


def test_tyrant() -> None:
    """NS-F7: 4 settlements, 4 points."""
    assert captain_points(Position(2, "A", captains="tyrant hero").card("A", settlements=(2, 2, 3, 5))) == 4


def test_watchman() -> None:
    """NS-F7: 5 outposts, 5 points."""
    assert captain_points(Position.spread(5, 0, captains="watchman tyrant")) == 5


# -- the winner ------------------------------------------------------------------------------------


def finished(position: Position) -> Game:
    """The position at its last decision, played to the end."""
    game = position.last_turn().game()
    game.play("end")
    assert game.outcome is not None
    return game


def test_most_points_win() -> None:
    """NS-F8."""
    game = finished(Position(3, "A").card("A", livestock="pig").card("B", livestock="pig hen"))
    assert game.scores() == [1, 3, 0]
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert game.outcome.ranking == ((1,), (0,), (2,))


def test_a_tie_goes_to_more_dead_vikings() -> None:
    """NS-F8: a ship with a dead Viking makes 2 points, and so do two ships."""
    game = finished(Position(2, "A", captains="hero watchman").card("A", ships="nn").card("B", ships="d"))
    assert game.scores() == [2, 2]
    assert game.outcome is not None
    assert game.outcome.ranking == ((1,), (0,))


def test_then_to_more_settlements() -> None:
    """NS-F8: their number, not their strength."""
    game = finished(
        Position(2, "A", captains="hero watchman").card("A", settlements=(5,)).card("B", settlements=(2, 3))
    )
    assert game.scores() == [5, 5]
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_then_the_victory_is_shared() -> None:
    """NS-F8."""
    game = finished(Position(3, "A", captains="hero watchman shieldmaiden").card("A", ships="n").card("C", ships="n"))
    assert game.scores() == [1, 0, 1]
    assert game.outcome is not None
    assert game.outcome.winners == (0, 2)
    assert game.outcome.ranking == ((0, 2), (1,))


def pad_position(row: PadRow) -> Position:
    """A map with the row's outposts on which seat A controls completed islands of just so many tiles."""
    for seed in count():
        position = Position.grown(seed, 40, captains=f"{row.captain} tyrant")
        sites = position.sites()
        if len(sites) < row.outposts:
            continue
        random.Random(seed).shuffle(sites)
        for where in sites[: row.outposts]:
            position.outposts[where] = 0
        position.card("A", livestock=row.livestock, settlements=row.settlements, ships=row.ships)
        occupy(position, row)
        if tuple(position.categories(0, position.islands()).values()) == row.points:
            return position
    raise AssertionError


def occupy(position: Position, row: PadRow) -> None:
    """Vikings on completed islands as long as they do not make too many points; the last one takes all the rest."""
    complete = [island for island in position.islands() if island.complete]
    tiles = sum(len(island.hexes) for island in complete if 0 in island.controllers)
    taken = [island for island in complete if 0 in island.controllers]
    for island in complete:
        if island not in taken and tiles + len(island.hexes) <= row.points[5]:
            position.vikings("A", str(min(island.areas)), 1)
            tiles += len(island.hexes)
            taken.append(island)
    if row.captain == "queen" and taken:
        position.longship("A", "0,0", 0)
        position.vikings("A", str(min(taken[0].areas)), position.players[0].mainland)


@pytest.mark.parametrize("row", PAD, ids=lambda row: row.name)
def test_the_score_pad(row: PadRow) -> None:
    """NS-F1 to NS-F7: the pad of the rulebook, each column as a position."""
    game = pad_position(row).game()
    assert tuple(scores_by_rule(game, 0).values()) == row.points
    assert game.scores()[0] == row.total == sum(row.points)
