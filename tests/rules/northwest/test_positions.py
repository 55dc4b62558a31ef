"""Rules proven in positions set up for them; each position is also compared with the oracle when it is set up."""

from __future__ import annotations

import pytest

import skerry
from skerry import Game
from skerry.northwest import numbers
from tests.oracle.northwest import LARGE, layings, name
from tests.oracle.northwest_scene import Scene

from .helpers import legal, marks, play, player, refused, view


def test_corners_match_also_diagonally() -> None:
    """NW-C3, example 6: h4 and i5 touch at one corner only, with nothing else around it."""
    game = Scene().tiles("cape h4 se", "sea j5").player(0, "j5", reserve="cape coast").game()
    assert {text for text in legal(game) if "i5" in text} == {"ship place cape i5 nw", "ship place coast i5 w"}
    refusal = refused(game, "ship place cape i5 sw")
    assert refusal.rule == "NW-C3"
    assert marks(refusal) == {("corner", "+i5")}


RING = ("bay k2 sw", "coast j4 w", "bay j5 ne", "bay k5 nw")


def test_the_sea_inside_a_large_tile_is_one() -> None:
    """NW-C4: a wall of land that runs through a large tile does not part its sea, one of small tiles does."""
    game = Scene().tiles(*RING, "L18 i3-j3").player(0, "i3", reserve="bay").at(2).game()
    assert "ship place bay j2 se" in legal(game)
    game = Scene().tiles(*RING, "coast j3 w").player(0, "j3", reserve="bay").at(2).game()
    refusal = refused(game, "ship place bay j2 se")
    assert refusal.rule == "NW-C4"
    assert refusal.where


def test_a_ship_passes_sea_and_a_sled_land() -> None:
    """NW-D2, NW-D3, NW-G4: a side that is land at both ends is closed to the ship; the refusal marks it."""
    scene = Scene().tiles("coast e4 s", "coast e5 n", "coast f4 s").player(0, "e4", "e4 se", (4, 0, 3, 0)).at(2)
    game = scene.game()
    refusal = refused(game, "ship move e5")
    assert refusal.rule == "NW-D2"
    assert ("side", "e4|e5") in marks(refusal)
    assert "ship move f4" in legal(game)
    assert {"sled move e5 nw", "sled move f4 se"} <= legal(game)


def test_a_ship_is_everywhere_in_the_sea_of_its_tile() -> None:
    """NW-D2: land across the middle of L18 does not part it."""
    game = Scene().tiles("L18 d4-e4", "sea c4", "sea f4").player(0, "d4").at(2).game()
    assert {"ship move c4", "ship move f4"} <= legal(game)


def test_a_ship_does_not_sail_into_ice() -> None:
    """NW-D2: row 2 is frozen in round one, row 3 is open."""
    game = Scene().tiles("sea e2", "sea e3").player(0, "e3").game()
    refusal = refused(game, "ship move e2")
    assert refusal.rule == "NW-D2"
    game = Scene().tiles("sea e2", "sea e3").player(0, "e3").at(2).game()
    assert "ship move e2" in legal(game)


def test_different_areas_are_different_moves() -> None:
    """NW-D3: L40 has land at two corners that do not join; the sled arrives in the one that its side touches."""
    game = Scene().tiles("L61 d4-e4", "L40 d5-e5").player(0, "greenland", "d4 nw", (4, 0, 3, 0)).at(2).game()
    assert {text for text in legal(game) if text.startswith("sled move")} == {"sled move d5 nw", "sled move d5 ne"}
    play(game, "sled move d5 ne")
    assert player(game)["sled"]["corners"] == ["+f5"]


def test_a_sled_on_ice_does_not_reach_land_across_open_sea() -> None:
    """NW-D3, NW-I5: the ice of a half-frozen tile ends at a sea corner; the land south of it is another area."""
    scene = Scene().tiles("L1 e4-e5", "coast d5 s").at(4)
    assert scene.oracle.frozen_rows == 4
    game = scene.player(0, "greenland", "e4 nw", (4, 0, 3, 0)).game()
    assert not {text for text in legal(game) if text.startswith("sled move d5")}


def test_the_unknown_corner_of_the_board_becomes_sea() -> None:
    """NW-C6: l8 is a hole; both sea tiles are used, so a Joker from the fullest pile (coast before bay) fills it."""
    game = Scene().tiles("cape k7 nw", "sea k8").player(0, "k7", reserve="sea").at(2).game()
    play(game, "ship place sea l7")
    tiles = {tuple(tile["squares"]): (tile["kind"], tile["tile"]) for tile in view(game)["board"]["tiles"]}
    assert tiles["l8",] == ("joker", "coast")
    assert view(game)["board"]["corners"][8][12] == "s"
    assert view(game)["piles"]["coast"] == 7


def test_a_hole_is_filled_even_without_small_tiles() -> None:
    """NW-C6: seat B holds all the small tiles that are left."""
    everything = "sea " + "cape " * 8 + "coast " * 8 + "strait " * 4 + "bay " * 8 + "land land"
    scene = Scene().tiles("L32 k5-k6").player(0, "k5", reserve="sea").player(1, reserve=everything).at(2)
    game = scene.game()
    assert view(game)["small_left"] == 0
    play(game, "ship place sea l6")
    tiles = {tuple(tile["squares"]): (tile["kind"], tile["tile"]) for tile in view(game)["board"]["tiles"]}
    assert tiles["l5",] == ("joker", None)


ISLANDS = {
    2: (("L16 d4-d5",), "L2 e4-e5", 1),
    3: (("L16 d4-d5", "cape e4 sw"), "cape e5 nw", 1),
    4: (("cape d4 se", "cape d5 ne", "cape e4 sw"), "cape e5 nw", 2),
    5: (("L16 d4-d5", "coast e4 s", "cape f4 sw", "cape f5 nw"), "coast e5 n", 2),
    6: (("cape d4 se", "cape d5 ne", "coast e4 s", "cape f4 sw", "cape f5 nw"), "coast e5 n", 3),
}


@pytest.mark.parametrize("size", ISLANDS)
def test_an_island_scores_by_its_tiles(size: int) -> None:
    """NW-P4, NW-C7: 2 or 3 tiles 1 point, 4 or 5 tiles 2 points, 6 tiles 3 points (example 8: two tiles)."""
    around, last, points = ISLANDS[size]
    ship = "d4" if size == 2 else "e4"
    game = Scene().tiles(*around).player(0, ship, reserve=last.split()[0]).at(2).game()
    events = play(game, f"ship place {last}")
    (island,) = view(game)["board"]["islands"]
    assert (len(island["tiles"]), island["points"], island["seat"]) == (size, points, 0)
    assert player(game)["prestige"] == points
    assert player(game)["tokens"]["cartography"] == 1
    assert view(game)["cartography_left"] == 19
    assert any("island" in event.kind for event in events)


def test_one_tile_is_no_island_and_the_edge_closes_one() -> None:
    """NW-C7: land on the border under one tile alone is none; over two tiles the edge closes it."""
    scene = (
        Scene().tiles("sea d2", "sea a2", "cape c1 ne").player(0, "d2", reserve="cape").player(1, "a2", reserve="cape")
    )
    game = scene.at(2).game()
    play(game, "ship place cape d1 nw")
    (island,) = view(game)["board"]["islands"]
    assert (island["corners"], island["points"]) == (["+d1"], 1)
    play(game, "end")
    play(game, "ship place cape a1 nw")
    assert len(view(game)["board"]["islands"]) == 1
    assert player(game, 1)["prestige"] == 0


def test_two_islands_closed_at_once_score_separately() -> None:
    """NW-C7: one tile closes two islands, of four tiles each."""
    capes = ("cape c3 se", "cape d3 sw", "cape c4 ne", "cape f4 sw", "cape e5 ne", "cape f5 nw")
    game = Scene().tiles(*capes).player(0, "d3", reserve="L33").at(2).game()
    play(game, "ship place L33 d4-e4")
    assert [island["points"] for island in view(game)["board"]["islands"]] == [2, 2]
    assert player(game)["tokens"]["cartography"] == 2
    assert player(game)["prestige"] == 4


TWENTY_ISLANDS = (
    "L21 a1-b1 back, L42 c1-c2, L12 d1-e1 back, L20 f2-f1, L34 h1-g1, L17 i2-i1, L5 k1-j1, L41 l2-l1 back, L32 "
    "k2-j2, L40 a3-a2, L8 b2-b3 back, L10 d2-d3, L33 e2-e3, cape c3 ne, L16 g3-g2, cape h2 ne, L4 f4-f3 back, L1 "
    "h3-i3, L2 j3-j4 back, strait a4 nw, cape b4 sw, cape c4 se, strait d4 ne, cape e4 nw, cape g4 se, cape h4 "
    "sw, cape i4 ne, strait a5 ne, strait b5 nw, L28 c6-c5 back, L14 d6-d5, L24 e6-e5 back, L0 f5-f6, L18 h5-g5, "
    "sea i5, sea j5, L3 l5-k5 back, L44 a6-b6 back, L49 g6-g7, L35 h6-h7 back, L9 i6-i7, L36 j7-j6, L6 k6-l6 "
    "back, L13 a7-b7, L37 b8-a8, L7 c7-c8, coast d7 e, coast d8 e, coast e7 w"
)


def test_an_island_scores_even_when_no_token_is_left() -> None:
    """NW-C7: twenty islands have taken all the Cartography tokens; the next one scores its points all the same."""
    scene = Scene().tiles(*TWENTY_ISLANDS.split(", "), seat=1).at(2).player(0, "e7", reserve="L48")
    game = scene.game()
    assert (len(view(game)["board"]["islands"]), view(game)["cartography_left"]) == (20, 0)
    play(game, "ship place L48 f7-f8 back")
    assert len(view(game)["board"]["islands"]) == 21
    assert view(game)["cartography_left"] == 0
    assert player(game)["tokens"]["cartography"] == 0
    (island,) = [island for island in view(game)["board"]["islands"] if island["seat"] == 0]
    assert player(game)["prestige"] == island["points"] > 0
    assert skerry.from_diagram(game.diagram()).diagram() == game.diagram()


def test_the_first_on_the_passage_arrow_takes_the_highest_token() -> None:
    """NW-P1: once per player; the next one takes the next."""
    scene = Scene().tiles("L0 a6-b6").at(2)
    game = scene.player(0, "a6").player(1, "a6").game()
    play(game, "ship move passage")
    assert (player(game)["passage"], player(game)["prestige"]) == (10, 10)
    play(game, "ship move a6")
    play(game, "ship move passage")
    assert player(game)["prestige"] == 10
    play(game, "end")
    play(game, "ship move passage")
    assert player(game, 1)["passage"] == 3
    assert view(game)["passage_tokens"] == []


def test_the_sled_discovers_the_passage_too() -> None:
    """NW-P1, NW-D4: through a7's land."""
    game = Scene().tiles("coast a7 w").player(0, "greenland", "a7 nw", (4, 0, 3, 0)).at(2).game()
    play(game, "sled move passage")
    assert player(game)["passage"] == 10
    assert player(game)["sled"]["at"] == "passage"
    play(game, "end")
    play(game, "pass")
    assert {text for text in legal(game) if text.startswith("sled move")} == {"sled move a7 nw"}
    assert refused(game, "sled transfer -1a").rule == "NW-G8"


def test_home_without_the_passage_and_two_home_tokens_for_three() -> None:
    """NW-P2: 7 for the first of three, 3 for the second, nothing for the third."""
    scene = Scene(3).player(0, "k3").player(1, "k3").player(2, "k3").at(2)
    game = scene.game()
    for _ in range(3):
        play(game, "ship move greenland")
    assert [player(game, seat)["greenland"] for seat in range(3)] == [7, 3, None]
    assert [player(game, seat)["prestige"] for seat in range(3)] == [7, 3, 0]
    assert game.to_act is None


@pytest.mark.parametrize(
    ("tile", "verb", "points"),
    [
        ("L2 i5-h5", "discover", 2),  # example 14: the Inuit stands on the x1 square
        ("L2 h5-i5", "discover", 4),
        ("L2 d5-e5", "discover", 6),
        ("L4 i5-h5", "discover", 2),
        ("L4 b5-c5", "discover", 6),
        ("L1 c5-d5", "explore", 3),
        ("L1 d5-e5", "explore", 2),
        ("L10 h5-i5", "explore", 1),
        ("L10 c5-d5", "explore", 3),
    ],
)
def test_a_find_scores_by_the_zone_of_its_square(tile: str, verb: str, points: int) -> None:
    """NW-P3, NW-G9, example 14: the token's square decides, also on a tile that overlaps two zones."""
    game = Scene().tiles(tile).player(0, tile.split()[1].split("-")[0]).at(2).game()
    play(game, f"ship {verb}")
    assert player(game)["prestige"] == points
    assert sum(player(game)["tokens"].values()) == 1


def scatter(scene: Scene, symbol: str, count: int) -> list[str]:
    """Lay tiles with this symbol where they fit; the squares of their tokens."""
    squares: list[str] = []
    used = {tile.tile for tile in scene.oracle.tiles}
    for tile in LARGE:
        if len(squares) < count and tile not in used and LARGE[tile].symbol == symbol:
            text, laying = next((text, laying) for text, laying in layings(tile) if scene.oracle.fits(laying))
            scene.tiles(text)
            assert laying.symbol_at is not None
            squares.append(name(laying.symbol_at))
    assert len(squares) == count
    return squares


def points_for(game: Game, rule: str, seats: int) -> list[int]:
    sheet = game.score_sheet()
    return [
        sum(line.points for line in sheet.lines if line.seat == seat and line.rule == rule) for seat in range(seats)
    ]


@pytest.mark.parametrize(
    ("symbol", "counts", "points"),
    [
        ("franklin", (3, 3, 1, 0), [7, 7, 4, 0]),  # example 16
        ("franklin", (3, 2, 1, 1), [11, 7, 0, 0]),
        ("franklin", (2, 2, 2, 0), [4, 4, 4, 0]),
        ("franklin", (1, 1, 1, 1), [0, 0, 0, 0]),
        ("strait", (4, 3, 2, 1), [11, 5, 2, 0]),
        ("strait", (1, 0, 0, 0), [11, 0, 0, 0]),
    ],
)
def test_majorities(symbol: str, counts: tuple[int, ...], points: list[int]) -> None:
    """NW-F2: tied players take the lowest of the ranks they fill; no token, no points."""
    scene = Scene(4).at(2)
    squares = scatter(scene, symbol, sum(counts))
    for seat, count in enumerate(counts):
        scene.player(seat, took=" ".join(squares.pop() for _ in range(count)))
    lines = [line for line in scene.game().score_sheet().lines if line.category == f"{symbol}-majority"]
    assert {line.rule for line in lines} <= {"NW-F2"}
    assert [sum(line.points for line in lines if line.seat == seat) for seat in range(4)] == points


def test_the_cartography_majority() -> None:
    """NW-F2: 9 / 5 / 2; four islands on the north border, two of them A's, one each for B and C."""
    scene = Scene(4).at(2)
    for column, seat in (("a", 0), ("c", 0), ("e", 1), ("g", 2)):
        east = chr(ord(column) + 1)
        scene.tiles(f"cape {column}1 ne", f"cape {east}1 nw", seat=seat)
    assert points_for(scene.game(), "NW-F2", 4) == [9, 2, 2, 0]


def test_a_set_counts_six() -> None:
    """NW-F3: one Inuit, Cairn, Franklin, Strait and Cartography; a token counts for a majority and a set."""
    scene = Scene().tiles("cape d4 se", "cape d5 ne", "cape e4 sw", "cape e5 nw").at(2)
    squares = [scatter(scene, symbol, 1)[0] for symbol in ("inuit", "cairn", "franklin")]
    assert points_for(scene.player(0, took=" ".join(squares)).game(), "NW-F3", 2) == [0, 0]
    squares = scatter(scene, "strait", 1)
    game = scene.player(0, took=squares[0]).game()
    assert points_for(game, "NW-F3", 2) == [6, 0]
    firsts = (numbers.FRANKLIN_MAJORITY, numbers.STRAIT_MAJORITY, numbers.CARTOGRAPHY_MAJORITY)
    assert points_for(game, "NW-F2", 2) == [sum(first for first, *_ in firsts), 0]


def test_abandoned_vehicles_cost_two_for_each_crew() -> None:
    """NW-F4, example 17: a sled with three crew is left behind, the ship is home."""
    game = Scene().player(0, "k3", "k3 n", (4, 0, 3, 0)).at(2).game()
    assert points_for(game, "NW-F4", 2) == [-16, 0]
    play(game, "ship move greenland")
    assert points_for(game, "NW-F4", 2) == [-6, 0]
    other = Scene().player(0, "k3", "k3 n", (4, 0, 3, 0)).at(2).game()
    play(other, "sled move greenland")
    assert points_for(other, "NW-F4", 2) == [-10, 0]


def test_a_ship_that_never_left_counts_as_back() -> None:
    """NW-F4: no penalty, no token."""
    game = Scene().at(10).game()
    play(game, "pass")
    play(game, "pass")
    assert game.to_act is None
    assert game.scores() == [0, 0]
    assert [player(game, seat)["greenland"] for seat in (0, 1)] == [None, None]


def test_lost_crew_cost_two_each() -> None:
    """NW-F4: three crew lost with a sled."""
    game = Scene().player(0, "greenland", crew=(4, 0, 0, 0), lost=3)
    game.oracle.players[0].sled_state = "lost"
    assert points_for(game.at(9).game(), "NW-F4", 2) == [-6, 0]


def test_ties_go_to_who_was_home_first_else_they_share() -> None:
    """NW-F5."""
    game = Scene().at(10).game()
    play(game, "pass")
    play(game, "pass")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
    assert game.outcome.ranking == ((0, 1),)
    scene = Scene().tiles("L2 d5-e5").player(0, "k3").player(1, "k3", took="d5").at(9)
    game = scene.game()
    play(game, "ship move greenland")
    play(game, "ship move greenland")
    assert game.scores() == [6, 6]
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.outcome.ranking == ((0,), (1,))


def test_prestige_may_be_negative() -> None:
    """NW-F5, NW-F4: a ship abroad with all its crew costs 16."""
    game = Scene().player(0, "k3").at(10).game()
    play(game, "pass")
    play(game, "pass")
    assert game.scores() == [-16, 0]
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
