"""NW-A to NW-H: the actions of the classic game, on maps built move by move."""

from __future__ import annotations

import pytest

from skerry import NotationError

from .helpers import Expedition, begin, crew, legal, marks, play, player, refused, view


def test_draw_takes_a_large_or_a_small_tile() -> None:
    """NW-A1: a large one is replaced at once; the reserve is open and has no limit; an empty pile gives nothing."""
    trip = Expedition("L0", "L1")
    play(trip.game, "ship draw L1", "L33")
    assert "L33" in view(trip.game)["display"]
    play(trip.game, "end")
    trip.do("ship draw sea", "ship draw sea")
    assert player(trip.game)["reserve"]["large"] == ["L0", "L1"]
    assert player(trip.game)["reserve"]["small"]["sea"] == 2
    assert view(trip.game)["piles"]["sea"] == 0
    refusal = refused(trip.game, "ship draw sea")
    assert refusal.rule == "NW-A1"
    assert ("pile", "sea") in marks(refusal)
    refusal = refused(trip.game, "ship draw L1")
    assert refusal.rule == "NW-A1"
    assert crew(trip.game) == (4, 3, 0, 0)


def test_refresh_replaces_the_display_then_a_tile_is_drawn() -> None:
    """NW-B1: cost 2; the old tiles go back, and the new ones are never the old ones while the reserve has four."""
    trip = Expedition("L0", "L1", "L2")
    game = trip.game
    old = set(view(game)["display"])
    play(game, "ship refresh", "L50", "L51", "L52", "L53")
    assert crew(game) == (5, 2, 0, 0)
    assert view(game)["display"] == ["L50", "L51", "L52", "L53"]
    assert view(game)["reserve"] == 58
    assert {"take L50", "take L51", "take L52", "take L53", "take bay"} <= legal(game)
    assert {text.split()[0] for text in legal(game)} == {"take"}
    assert refused(game, "end").rule.startswith("NW-")
    assert refused(game, "take L1").rule in ("NW-A1", "NW-B1")
    returned = min(old)
    play(game, "take L51", returned)
    assert view(game)["display"] == ["L50", returned, "L52", "L53"]
    assert "end" in legal(game)
    assert crew(game) == (5, 2, 0, 0)


def test_a_tile_comes_from_the_own_reserve_onto_free_squares() -> None:
    """NW-C1."""
    trip = Expedition("L16")
    trip.do("ship move k3")
    refusal = refused(trip.game, "ship place L0 i3-j3")
    assert refusal.rule == "NW-C1"
    assert ("reserve", "L0") in marks(refusal)
    assert refused(trip.game, "ship place cape j3 nw").rule == "NW-C1"
    refusal = refused(trip.game, "ship place L16 j3-k3")
    assert refusal.rule == "NW-C1"
    assert ("square", "k3") in marks(refusal)


def test_two_spellings_of_one_placement_are_one_action() -> None:
    """NW-C1: L0 is all sea, so its four ways on two squares are one; L16 is its own mirror image, but not turned."""
    trip = Expedition("L0")
    trip.do("ship move k3")
    spellings = ["ship place L0 i3-j3", "ship place L0 j3-i3", "ship place L0 i3-j3 back", "ship place L0 j3-i3 back"]
    assert {str(trip.game.parse(text)) for text in spellings} == {"ship place L0 i3-j3"}
    assert [text for text in legal(trip.game) if "i3" in text] == ["ship place L0 i3-j3"]
    other = Expedition("L16")
    other.do("ship move k3")
    assert str(other.game.parse("ship place L16 i3-j3 back")) == "ship place L16 i3-j3"
    assert str(other.game.parse("ship place L16 j3-i3")) == "ship place L16 j3-i3"
    assert {text for text in legal(other.game) if "i3" in text} == {"ship place L16 i3-j3", "ship place L16 j3-i3"}


def test_the_same_terrain_with_the_symbol_elsewhere_is_another_action() -> None:
    """NW-C1: L18 (an Inuit on the west square) looks the same turned half round, but the Inuit stands elsewhere."""
    trip = Expedition("L18")
    trip.do("ship move k4")
    assert {text for text in legal(trip.game) if "i4" in text} == {"ship place L18 i4-j4", "ship place L18 j4-i4"}


def test_a_tile_lies_along_the_acting_vehicles_tile() -> None:
    """NW-C2: sides count, corners do not; the ship's tile serves the ship only."""
    trip = Expedition("L0")
    trip.do("ship move k3", "ship draw sea")
    for action in ("ship place sea a1", "ship place sea j2", "ship place sea j4", "ship place L0 i4-j4"):
        assert refused(trip.game, action).rule == "NW-C2"
    assert {"ship place sea j3", "ship place L0 j3-j4"} <= legal(trip.game)
    trip.do("ship transfer +2a at n", "ship move k4")
    assert "ship place sea j4" in legal(trip.game)
    assert refused(trip.game, "sled place sea j4").rule == "NW-C2"
    assert "sled place sea j3" in legal(trip.game)


def test_every_shared_corner_has_the_same_terrain() -> None:
    """NW-C3: and the refusal marks the corners that do not."""
    trip = Expedition("L8")
    trip.do("ship move k3")
    refusal = refused(trip.game, "ship place L8 i3-j3")
    assert refusal.rule == "NW-C3"
    assert marks(refusal) == {("corner", "+k3")}
    assert "ship place L8 i3-j3 back" in legal(trip.game)


def almost_walled_in() -> Expedition:
    """A wall of land around the printed tiles with one gap at j2; the ship is at j3 with a bay that would close it."""
    trip = Expedition()
    trip.do("ship move k3", "ship draw bay", "ship place bay k2 sw", "ship draw coast", "ship place coast j3 w")
    trip.do("ship draw coast", "ship draw bay")
    trip.wait(2)
    trip.do("ship move k4", "ship place coast j4 w", "ship place bay k5 nw", "ship move j4", "ship draw bay")
    trip.do("ship place bay j5 ne", "ship move j3")
    trip.wait(3)
    trip.do("ship draw bay", "ship draw cape")
    return trip


def test_the_sea_path_must_stay_possible() -> None:
    """NW-C4: the tile that would close the ring is refused, another one on the same square is not."""
    game = almost_walled_in().game
    refusal = refused(game, "ship place bay j2 se")
    assert refusal.rule == "NW-C4"
    assert refusal.where
    assert not {text for text in legal(game) if text.startswith("ship place bay j2")}


def test_a_symbol_brings_its_token_at_once() -> None:
    """NW-C5."""
    trip = Expedition("L20")
    trip.do("ship move k3", "ship place L20 i3-j3")
    assert {"square": "i3", "kind": "strait", "zone": 1} in view(trip.game)["board"]["tokens"]


def hole_by_greenland() -> Expedition:
    """L32 stands on k5+k6; a small tile on l6 will close the square l5. The ship is at k5 with a sea tile."""
    trip = Expedition("L32")
    trip.do("ship move k4", "ship place L32 k5-k6", "ship move k5", "ship draw sea")
    return trip


def test_a_hole_of_one_square_is_filled() -> None:
    """NW-C6, example 7: with the fitting small tile from its pile."""
    trip = hole_by_greenland()
    play(trip.game, "ship place sea l6")
    tiles = {tuple(tile["squares"]): (tile["kind"], tile["tile"]) for tile in view(trip.game)["board"]["tiles"]}
    assert tiles["l5",] == ("filler", "coast")
    assert tiles["l6",] == ("small", "sea")
    assert view(trip.game)["piles"]["coast"] == 7


def test_a_hole_is_filled_with_a_joker_from_the_fullest_pile() -> None:
    """NW-C6: no coast is left; of cape and bay, both with 8, the cape is first in the data file."""
    trip = hole_by_greenland()
    trip.do(*["ship draw coast"] * 3)
    trip.wait(2)
    trip.do(*["ship draw coast"] * 5)
    assert view(trip.game)["piles"]["coast"] == 0
    trip.do("ship place sea l6")
    tiles = {tuple(tile["squares"]): (tile["kind"], tile["tile"]) for tile in view(trip.game)["board"]["tiles"]}
    assert tiles["l5",] == ("joker", "cape")
    assert view(trip.game)["piles"]["cape"] == 7
    assert view(trip.game)["board"]["corners"][5][11:] == "ss"


def test_an_island_closes_when_all_its_squares_are_covered() -> None:
    """NW-C7, NW-P4: by a filled hole and the board's edge, over three tiles, one of them printed."""
    trip = hole_by_greenland()
    before = player(trip.game)["prestige"]
    play(trip.game, "ship place sea l6")
    (island,) = view(trip.game)["board"]["islands"]
    assert set(island["corners"]) == {"+l5", "+m5"}
    assert (island["points"], island["seat"]) == (1, 0)
    assert player(trip.game)["prestige"] == before + 1
    assert player(trip.game)["tokens"]["cartography"] == 1
    assert view(trip.game)["cartography_left"] == 19


def test_a_vehicle_moves_one_tile_never_diagonally() -> None:
    """NW-D1: any number may share a tile."""
    trip = Expedition("L0")
    trip.do("ship move k3", "ship place L0 i3-j3")
    refusal = refused(trip.game, "ship move k3")
    assert refusal.rule == "NW-D1"
    trip.do("ship move i3")
    assert refused(trip.game, "ship move k4").rule == "NW-D1"
    assert refused(trip.game, "ship move greenland").rule == "NW-D1"
    assert refused(trip.game, "ship move h3").rule == "NW-D1"
    game = begin()
    play(game, "take L0")
    play(game, "take L8")
    play(game, "ship move k3")
    play(game, "end")
    play(game, "ship move k3")
    assert player(game, 0)["ship"]["at"] == player(game, 1)["ship"]["at"] == "k3"


def test_a_sled_needs_land_or_ice_under_its_way() -> None:
    """NW-D3: from the headland of the printed tile to nothing but the arrow."""
    trip = Expedition()
    trip.do("ship move k3", "ship transfer +3a at n")
    assert {text for text in legal(trip.game) if text.startswith("sled move")} == {"sled move greenland"}
    refusal = refused(trip.game, "sled move k4 n")
    assert refusal.rule == "NW-D3"


def test_the_same_tests_hold_at_an_arrow() -> None:
    """NW-D4: l3's east side has land and sea, so both go through while nothing is frozen; in the ice the sled only."""
    trip = Expedition()
    trip.do("ship move k3", "ship transfer +3a at n")
    assert {"ship move greenland", "sled move greenland"} <= legal(trip.game)
    trip.wait(4)
    assert "sled move greenland" in legal(trip.game)
    assert "ship move greenland" not in legal(trip.game)
    start = Expedition().wait(4)
    assert refused(start.game, "ship move k3").rule == "NW-D2"


def test_a_transfer_moves_crew_between_the_columns() -> None:
    """NW-E1: available and resting apart, the payer too, a swap, never nothing."""
    trip = Expedition()
    trip.do("ship move k3", "ship transfer +2a +1r at n")
    assert crew(trip.game) == (3, 1, 2, 1)
    trip.do("ship transfer +1a -1r")
    assert crew(trip.game) == (1, 3, 3, 0)
    trip.do("sled transfer -1r")
    assert crew(trip.game) == (1, 4, 2, 0)
    with pytest.raises(NotationError):
        trip.game.refusal("ship transfer")
    assert refused(trip.game, "ship transfer +1a").rule == "NW-E1"
    trip.do("sled move greenland")
    assert player(trip.game)["returned"]


def test_a_transfer_needs_ship_and_sled_on_one_tile() -> None:
    """NW-E1."""
    trip = Expedition()
    trip.do("ship move k3", "ship transfer +3a at n", "ship move k4")
    refusal = refused(trip.game, "ship transfer +1a")
    assert refusal.rule == "NW-E1"
    assert refused(trip.game, "sled transfer -1a").rule == "NW-E1"


def test_the_first_crew_deploy_the_sled_and_the_last_bring_it_back() -> None:
    """NW-E2."""
    trip = Expedition()
    trip.do("ship move k3")
    assert refused(trip.game, "sled draw cape").rule in ("NW-E2", "NW-T3")
    assert refused(trip.game, "ship transfer -1a").rule in ("NW-E1", "NW-E2")
    assert refused(trip.game, "ship transfer +2a at nw").rule == "NW-E2"
    trip.do("ship transfer +2a at n")
    assert player(trip.game)["sled"] == {**player(trip.game)["sled"], "state": "deployed", "at": "k3", "area": "n"}
    trip.do("sled transfer -1a -1r")
    assert player(trip.game)["sled"]["state"] == "aboard"
    assert crew(trip.game) == (4, 3, 0, 0)
    trip.do("ship transfer +1r at n")
    assert player(trip.game)["sled"]["state"] == "deployed"


def test_all_water_needs_the_whole_tile_frozen_to_deploy() -> None:
    """NW-E2: L0 on j4+j5 is half frozen in round four and wholly in round five; driving onto the half is allowed."""
    trip = Expedition("L0")
    trip.do("ship move k4", "ship place L0 j4-j5", "ship move j4")
    assert refused(trip.game, "ship transfer +3a at nw").rule == "NW-E2"
    trip.wait(4)
    assert refused(trip.game, "ship transfer +3a at nw").rule == "NW-E2"
    trip.wait(5)
    trip.do("ship transfer +3a at nw")
    assert player(trip.game)["sled"]["state"] == "deployed"
    driver = Expedition("L0")
    driver.do("ship move k4", "ship place L0 j4-j5")
    driver.wait(4)
    driver.do("ship transfer +3a at nw", "sled move j4 nw")
    assert player(driver.game)["sled"]["at"] == "j4"


def test_a_ship_without_crew_cannot_act() -> None:
    """NW-E3: its column may become empty."""
    trip = Expedition()
    trip.do("ship move k3", "ship transfer +5a +2r at n")
    assert crew(trip.game) == (0, 0, 5, 2)
    assert not {text for text in legal(trip.game) if text.startswith("ship")}
    assert refused(trip.game, "ship draw cape").rule == "NW-T3"


def test_explore_takes_a_franklin_or_a_strait_for_three() -> None:
    """NW-F1, example 11; NW-P3: 1 × zone."""
    trip = Expedition("L20")
    trip.do("ship move k3", "ship place L20 i3-j3")
    refusal = refused(trip.game, "ship explore")
    assert refusal.rule == "NW-F1"
    trip.do("ship move i3", "ship explore")
    assert crew(trip.game) == (1, 6, 0, 0)
    assert player(trip.game)["tokens"]["strait"] == 1
    assert player(trip.game)["prestige"] == 1
    trip.wait(2)
    assert refused(trip.game, "ship explore").rule == "NW-F1"


def test_discover_takes_an_inuit_or_a_cairn_for_two() -> None:
    """NW-GD1, example 12; NW-P3: 2 × zone, by the ship or by the sled."""
    trip = Expedition()
    trip.do("ship move k3", "ship discover")
    assert crew(trip.game) == (4, 3, 0, 0)
    assert player(trip.game)["tokens"]["cairn"] == 1
    assert player(trip.game)["prestige"] == 2
    assert refused(trip.game, "ship discover").rule == "NW-GD1"
    sled = Expedition()
    sled.do("ship move k3", "ship transfer +3a at n", "sled discover")
    assert crew(sled.game) == (2, 2, 1, 2)
    assert player(sled.game)["prestige"] == 2


def test_pass_is_always_open_at_the_start_of_a_turn() -> None:
    """NW-H1: NW-T4 tells the rest."""
    trip = Expedition()
    assert "pass" in legal(trip.game)
    play(trip.game, "pass")
    assert player(trip.game)["passed"] or view(trip.game)["round"] == 2
