"""NW-I: the sun's course, the ice, ships and sleds in it."""

from __future__ import annotations

from .helpers import Expedition, crew, legal, play, player, refused, view
from .test_map import strait_in_the_channel

COURSE = ["III", "IV", "V", "VI", "VII", "I", "II", "III", "IV", "V"]
FROZEN = [2, 0, 2, 4, 6, 6, 4, 2, 0, 2]


def test_the_sun_goes_its_course() -> None:
    """NW-I1, NW-I2, NW-I6, NW-T1: ten rounds, from III to V with a winter between; two years of five."""
    trip = Expedition()
    for number in range(1, 11):
        now = view(trip.wait(number).game)
        assert (now["round"], now["sun"], now["frozen_rows"]) == (number, COURSE[number - 1], FROZEN[number - 1])
        assert now["year"] == (1 if number <= 5 else 2)


def test_the_forecast_tells_the_coming_rounds() -> None:
    """NW-I1, NW-I2: and that a ship on row 3 is locked while four rows and more are frozen."""
    trip = Expedition()
    trip.do("ship move k3")
    forecast = view(trip.game)["forecast"]
    assert [line["round"] for line in forecast] == list(range(1, 11))
    assert [line["sun"] for line in forecast] == COURSE
    assert [line["frozen_rows"] for line in forecast] == FROZEN
    assert [line["round"] for line in forecast if 0 in line["locked"]] == [4, 5, 6, 7]


def test_a_frozen_square_counts_as_land_but_fits_as_ever() -> None:
    """NW-I3: closed to ships, open to sleds; what fits does not change."""
    trip = Expedition("L0")
    trip.do("ship move k3", "ship place L0 i3-j3")
    trip.wait(4)
    assert not {text for text in legal(trip.game) if text.startswith("ship move")}
    trip.do("ship transfer +4a at nw")
    assert "sled move i3 nw" in legal(trip.game)
    trip.do("sled move i3 nw", "sled draw land", "sled draw cape")
    assert refused(trip.game, "sled place land h3").rule == "NW-C3"
    assert "sled place cape h3 nw" in legal(trip.game)


def test_a_ship_in_the_ice_is_locked() -> None:
    """NW-I4: on a frozen tile it cannot move until the thaw."""
    trip = Expedition()
    trip.do("ship move k3")
    trip.wait(4)
    assert player(trip.game)["ship"]["locked"]
    assert refused(trip.game, "ship move k4").rule == "NW-I4"
    assert refused(trip.game, "ship move greenland").rule == "NW-I4"
    trip.wait(8)
    assert not player(trip.game)["ship"]["locked"]
    assert {"ship move k4", "ship move greenland"} <= legal(trip.game)


def test_a_ship_on_a_half_frozen_tile_sails_on_from_the_open_part() -> None:
    """NW-I4: the northern square of j4+j5 is frozen in round four, the southern one is open."""
    trip = Expedition("L0")
    trip.do("ship move k4", "ship place L0 j4-j5", "ship move j4", "ship draw sea", "ship place sea j6")
    trip.wait(4)
    assert {text for text in legal(trip.game) if text.startswith("ship move")} == {"ship move j6"}
    assert refused(trip.game, "ship move k4").rule == "NW-D2"
    assert not player(trip.game)["ship"]["locked"]
    trip.wait(5)
    assert refused(trip.game, "ship move j6").rule == "NW-I4"
    assert player(trip.game)["ship"]["locked"]


def test_a_sled_on_melting_sea_ice_is_lost_with_its_crew() -> None:
    """NW-I5, NW-F4: nothing is left under it."""
    trip = Expedition()
    trip.do("ship move k3", "ship draw sea", "ship place sea j3")
    trip.wait(7)
    trip.do("ship transfer +3a at nw", "sled move j3 nw")
    assert [line["round"] for line in view(trip.game)["forecast"] if 0 in line["lost"]][:1] == [8]
    before = trip.game.scores()[0]
    trip.wait(8)
    assert player(trip.game)["sled"]["state"] == "lost"
    assert crew(trip.game) == (4, 0, 0, 0)
    assert player(trip.game)["crew"]["gone"] == 3
    assert trip.game.scores()[0] == before
    assert refused(trip.game, "ship transfer +1a at n").rule == "NW-E3"


def test_a_sled_stands_on_what_is_left_of_its_area() -> None:
    """NW-I5: the ice on the printed tile melts and leaves one headland."""
    trip = Expedition()
    trip.do("ship move k3")
    trip.wait(7)
    trip.do("ship transfer +3a at nw")
    assert set(player(trip.game)["sled"]["corners"]) == {"+k3", "+l3", "+m3", "+m4", "+l4", "+k4"}
    trip.wait(8)
    assert set(player(trip.game)["sled"]["corners"]) == {"+l3", "+m3"}
    assert crew(trip.game) == (4, 0, 3, 0)


def test_the_owner_chooses_where_several_areas_are_left() -> None:
    """NW-I5: a sled on the ice of a strait; the areas merged when it froze."""
    trip = strait_in_the_channel()
    trip.do("ship transfer +3a at ne")
    trip.wait(4)
    assert set(player(trip.game)["sled"]["corners"]) == {"+i3", "+j3", "+j4", "+i4"}
    trip.wait(8)
    assert trip.game.to_act == 0
    assert legal(trip.game) == {"stand ne", "stand sw"}
    assert refused(trip.game, "pass").rule.startswith("NW-")
    play(trip.game, "stand sw")
    assert player(trip.game)["sled"]["corners"] == ["+i4"]
    assert "pass" in legal(trip.game) or trip.game.to_act == 1


def test_a_sled_on_an_arrow_is_safe() -> None:
    """NW-I5: the Greenland arrow has no ice to melt."""
    trip = Expedition()
    trip.do("ship move k3")
    trip.wait(7)
    trip.do("ship transfer +3a at nw", "sled move greenland")
    assert player(trip.game)["returned"]
    while trip.game.to_act is not None:
        play(trip.game, "pass")
    assert player(trip.game)["sled"] == {**player(trip.game)["sled"], "state": "deployed", "at": "greenland"}
