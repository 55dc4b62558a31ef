"""NW-G: the grid, the terrain on its corners, the tiles, the printed map."""

from __future__ import annotations

from collections import Counter

import pytest

from skerry import NotationError
from tests.oracle.northwest import LARGE, SMALL_COPIES, SMALL_PATTERN, kind_of

from .helpers import Expedition, begin, legal, player, refused, view


def test_the_board_is_twelve_by_eight() -> None:
    """NW-G1: squares a1 to l8, a small tile covers one and a large tile two side by side."""
    game = begin()
    corners = view(game)["board"]["corners"]
    assert [len(line) for line in corners] == [13] * 9
    for square in ("a1", "l8", "a8", "l1"):
        assert game.refusal(f"ship place sea {square}") is not None
    for square in ("m1", "a9", "a0", "l10"):
        with pytest.raises(NotationError):
            game.refusal(f"ship place sea {square}")
    for pair in ("a1-c1", "a1-b2", "a1-a1", "l1-m1"):
        with pytest.raises(NotationError):
            game.refusal(f"ship place L0 {pair}")


def test_terrain_lives_on_the_corners() -> None:
    """NW-G2: a placed tile makes its own corners known, and no others."""
    trip = Expedition("L16")
    before = view(trip.game)["board"]["corners"]
    assert before[2] == "??????????sLL"
    trip.do("ship move k3", "ship place L16 i3-j3")
    after = view(trip.game)["board"]["corners"]
    assert after[2] == "????????sLsLL"
    assert after[3] == "????????sssss"
    assert [after[row] for row in (0, 1, 4, 5, 6, 7, 8)] == [before[row] for row in (0, 1, 4, 5, 6, 7, 8)]


def strait_in_the_channel() -> Expedition:
    """A cape on j3 and a strait on i3 beside it; the ship stands in the strait, round two, no ice."""
    trip = Expedition()
    trip.do("ship move k3", "ship draw cape", "ship place cape j3 nw", "ship move j3")
    trip.do("ship draw strait", "ship place strait i3 ne", "ship move i3")
    return trip.wait(2)


def test_land_joins_along_sides_and_a_strait_parts_it() -> None:
    """NW-G3: two land corners that face each other diagonally are two areas for a sled."""
    game = strait_in_the_channel().game
    assert {text for text in legal(game) if text.startswith("ship transfer +1a")} == {
        "ship transfer +1a at ne",
        "ship transfer +1a at sw",
        "ship transfer +1a +1r at ne",
        "ship transfer +1a +1r at sw",
    }
    trip = strait_in_the_channel()
    trip.do("ship transfer +2a at ne")
    assert player(trip.game)["sled"]["corners"] == ["+j3"]
    assert "sled move j3 nw" in legal(trip.game)
    other = strait_in_the_channel()
    other.do("ship transfer +2a at sw")
    assert player(other.game)["sled"]["corners"] == ["+i4"]
    assert not {text for text in legal(other.game) if text.startswith("sled move")}
    assert refused(other.game, "sled move j3 nw").rule == "NW-D3"


def test_a_coast_lets_both_through_and_the_open_sea_no_sled() -> None:
    """NW-G4: a side has sea if one end is sea and land if one end is land."""
    trip = strait_in_the_channel()
    assert "ship move j3" in legal(trip.game)
    trip.do("ship transfer +2a at ne")
    assert "sled move j3 nw" in legal(trip.game)
    trip.do("sled move j3 nw")
    assert refused(trip.game, "sled move k3 n").rule == "NW-D3"
    assert "ship move j3" in legal(trip.game)


def test_small_tiles_are_two_of_each_pattern() -> None:
    """NW-G5: the six piles are the rotation classes of four corners, 32 tiles in all."""
    assert view(begin())["piles"] == SMALL_COPIES
    assert sum(SMALL_COPIES.values()) == 32
    patterns = Counter(kind_of(f"{number:04b}".replace("1", "L").replace("0", "s")) for number in range(16))
    assert {kind: 2 * count for kind, count in patterns.items()} == SMALL_COPIES
    assert SMALL_PATTERN.keys() == SMALL_COPIES.keys()


def test_large_tiles_are_all_patterns_of_six_corners() -> None:
    """NW-G6: 64 different fronts; the symbols by their counts, a Strait exactly where one square is a strait."""
    fronts = {tuple(land for _, land in tile.terrain) for tile in LARGE.values()}
    assert len(LARGE) == len(fronts) == 64
    assert Counter(tile.symbol for tile in LARGE.values() if tile.symbol) == {
        "strait": 12,
        "franklin": 10,
        "inuit": 9,
        "cairn": 7,
    }
    for tile in LARGE.values():
        land = dict(tile.terrain)
        halves = [land[x, 0] + land[x + 1, 0] + land[x + 1, 1] + land[x, 1] for x in (0, 1)]
        straits = [half in ("LsLs", "sLsL") for half in halves]
        assert (tile.symbol == "strait") == (sum(straits) == 1)
        if tile.symbol == "strait":
            assert straits[("west", "east").index(tile.symbol_square)]


def test_the_back_is_the_mirror_image_with_the_same_symbol() -> None:
    """NW-G6: what was east on the front is west on the back."""
    trip = Expedition("L1")
    trip.do("ship move k3")
    assert refused(trip.game, "ship place L1 i3-j3").rule == "NW-C3"
    trip.do("ship place L1 i3-j3 back")
    board = view(trip.game)["board"]
    assert board["corners"][2][8:] == "sssLL"
    assert board["corners"][3][8:] == "Lssss"
    assert {"square": "i3", "kind": "franklin", "zone": 1} in board["tokens"]


def test_two_tiles_are_printed_beside_greenland() -> None:
    """NW-G7: their squares, corners and Cairns."""
    board = view(begin())["board"]
    assert board["corners"] == [
        "?" * 13,
        "?" * 13,
        "??????????sLL",
        "??????????sss",
        "??????????sLL",
        *["?" * 13] * 4,
    ]
    assert [(tile["squares"], tile["kind"]) for tile in board["tiles"]] == [
        (["k3", "l3"], "printed"),
        (["k4", "l4"], "printed"),
    ]
    assert sorted((token["square"], token["kind"]) for token in board["tokens"]) == [("l3", "cairn"), ("l4", "cairn")]


def test_arrows_touch_their_squares_and_are_no_tiles() -> None:
    """NW-G8: from the Greenland arrow a ship sails to l3 and l4; nothing is placed or transferred there."""
    trip = Expedition("L16")
    game = trip.game
    assert {text for text in legal(game) if "move" in text} == {"ship move k3", "ship move k4"}
    assert not {text for text in legal(game) if "place" in text or "transfer" in text}
    assert refused(game, "ship place L16 i3-j3").rule == "NW-G8"
    assert refused(game, "ship transfer +1a at nw").rule == "NW-G8"
    assert "ship draw cape" in legal(game)
    assert "ship refresh" in legal(game)


def test_zones_are_three_bands_of_four_columns() -> None:
    """NW-G9: i to l count once."""
    assert {token["zone"] for token in view(begin())["board"]["tokens"]} == {1}
