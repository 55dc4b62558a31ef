"""NW-S and NW-T: setup, draft, turns, rounds, passing, coming home, the end."""

from __future__ import annotations

import random

import pytest

import skerry

from .helpers import Expedition, begin, crew, legal, marks, play, player, refused, view


def test_everybody_begins_in_greenland_with_seven_crew() -> None:
    """NW-S1."""
    game = skerry.new("northwest", seats=4, seed=1)
    for seat in range(4):
        assert player(game, seat)["ship"]["at"] == "greenland"
        assert player(game, seat)["sled"]["state"] == "aboard"
        assert crew(game, seat) == (7, 0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "passage", "greenland"),
    [(2, [10, 3], [6]), (3, [13, 7, 3], [7, 3]), (4, [15, 10, 6, 3], [10, 6, 3])],
)
def test_prestige_tokens_depend_on_the_players(seats: int, passage: list[int], greenland: list[int]) -> None:
    """NW-S2."""
    now = view(skerry.new("northwest", seats=seats, seed=1))
    assert sorted(now["passage_tokens"], reverse=True) == passage
    assert sorted(now["greenland_tokens"], reverse=True) == greenland


def test_four_large_tiles_lie_face_up() -> None:
    """NW-S3."""
    now = view(skerry.new("northwest", seats=2, seed=1))
    assert len(set(now["display"])) == 4
    assert now["reserve"] == 60
    assert now["small_left"] == 32


def test_the_draft_goes_from_the_last_player_to_the_first() -> None:
    """NW-S4: each takes one of the four large tiles, which is replaced at once."""
    game = begin("order:BCA L1 L2 L3 L4", seats=3)
    assert view(game)["order"] == [1, 2, 0]
    assert game.to_act == 0
    assert legal(game) == {"take L1", "take L2", "take L3", "take L4"}
    assert refused(game, "take cape").rule == "NW-S4"
    assert refused(game, "take L9").rule in ("NW-S4", "NW-A1")
    assert refused(game, "pass").rule.startswith("NW-")
    play(game, "take L2", "L40")
    assert view(game)["display"] == ["L1", "L40", "L3", "L4"]
    assert game.to_act == 2
    play(game, "take L40", "L41")
    assert game.to_act == 1
    play(game, "take L1", "L42")
    assert game.to_act == 1
    assert [player(game, seat)["reserve"]["large"] for seat in range(3)] == [["L2"], ["L1"], ["L40"]]
    assert view(game)["reserve"] == 57
    assert view(game)["display"] == ["L42", "L41", "L3", "L4"]


def test_ten_rounds_of_turns_until_all_have_passed() -> None:
    """NW-T1, NW-T7: passing all the time is a game of ten rounds."""
    game = begin()
    play(game, "take L0")
    play(game, "take L8")
    for number in range(1, 11):
        assert view(game)["round"] == number
        for _ in range(2):
            assert game.outcome is None
            play(game, "pass")
    assert game.to_act is None
    assert game.outcome is not None
    assert view(game)["round"] == 10


def ready() -> skerry.Game:
    """A game for two after the draft; A to act."""
    game = begin()
    play(game, "take L0")
    play(game, "take L8")
    return game


def test_one_action_then_more_at_one_crew_more_or_the_end() -> None:
    """NW-T2: one count for the turn; passing only instead of a first action."""
    game = ready()
    assert "pass" in legal(game)
    assert "end" not in legal(game)
    assert refused(game, "end").rule == "NW-T2"
    play(game, "ship move k3")
    assert crew(game) == (6, 1, 0, 0)
    assert "end" in legal(game)
    assert refused(game, "pass").rule == "NW-T2"
    play(game, "ship transfer +3a at n")
    assert crew(game) == (1, 3, 3, 0)
    play(game, "sled draw cape")
    assert crew(game) == (1, 3, 1, 2)
    assert game.to_act == 0
    play(game, "end")
    assert game.to_act == 1
    play(game, "ship draw cape")
    play(game, "end")
    assert game.to_act == 0
    play(game, "sled draw bay")
    assert crew(game) == (1, 3, 0, 3)


def test_who_is_not_to_act_cannot_act() -> None:
    """NW-T2: another player's sled or reserve is none of yours."""
    game = ready()
    play(game, "pass")
    assert game.to_act == 1
    assert refused(game, "ship place L8 i3-j3").rule in ("NW-G8", "NW-C1")


def test_an_action_is_paid_from_the_acting_column() -> None:
    """NW-T3: surcharge too; a column that cannot pay refuses, and the refusal marks it."""
    game = ready()
    play(game, "ship move k3")
    play(game, "ship discover")
    assert crew(game) == (3, 4, 0, 0)
    play(game, "ship draw cape")
    assert crew(game) == (1, 6, 0, 0)
    refusal = refused(game, "ship draw cape")
    assert refusal.rule == "NW-T3"
    assert ("column", "A ship") in marks(refusal)
    assert legal(game) == {"end"}


def test_who_has_no_crew_must_pass_and_passing_rests_all() -> None:
    """NW-T4: and the order of passing is the next turn order."""
    trip = Expedition()
    trip.do("ship move k3", "ship discover", *["ship draw cape"] * 4)
    assert crew(trip.game) == (0, 7, 0, 0)
    assert legal(trip.game) == {"pass"}
    assert refused(trip.game, "ship draw cape").rule in ("NW-T3", "NW-T4")
    game = ready()
    play(game, "ship draw cape")
    play(game, "end")
    play(game, "pass")
    assert crew(game, 1) == (0, 7, 0, 0)
    assert player(game, 1)["passed"]
    assert view(game)["next_order"] == [1]
    play(game, "pass")
    assert view(game)["order"] == [1, 0]
    assert game.to_act == 1


def test_a_new_round_wakes_all_the_crew_in_their_columns() -> None:
    """NW-T5: the disc moves first; nothing of the kind after round ten."""
    trip = Expedition()
    trip.do("ship move k3", "ship transfer +2a at n", "sled draw cape", "ship draw cape")
    assert crew(trip.game) == (2, 3, 1, 1)
    trip.wait(2)
    assert crew(trip.game) == (5, 0, 2, 0)
    trip.wait(10)
    play(trip.game, "pass")
    assert trip.game.to_act is None
    assert crew(trip.game) == (0, 5, 0, 2)
    assert view(trip.game)["sun"] == "V"


def test_who_is_home_plays_no_more() -> None:
    """NW-T6: the turn ends there, and later orders leave the player out."""
    game = ready()
    play(game, "ship move k3")
    play(game, "ship move greenland")
    assert player(game)["returned"]
    assert game.to_act == 1
    play(game, "ship draw cape")
    play(game, "end")
    assert game.to_act == 1
    play(game, "pass")
    assert view(game)["round"] == 2
    assert view(game)["order"] == [1]
    assert game.to_act == 1


def test_the_game_ends_when_everybody_is_home() -> None:
    """NW-T7."""
    game = ready()
    play(game, "ship move k3")
    play(game, "ship move greenland")
    play(game, "ship move k4")
    assert game.outcome is None
    play(game, "ship move greenland")
    assert game.to_act is None
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_the_score_sheet_tells_discoveries_kind_by_kind() -> None:
    """NW-P3: whatever was taken where, the order of the pad stays."""
    rng, kinds, told = random.Random(1), ["inuit", "cairn", "franklin", "strait"], 0
    for seed in range(8):
        game = skerry.new("northwest", seats=2, seed=seed)
        while game.to_act is not None:
            actions = list(game.legal())
            game.play(rng.choices(actions, [eager(str(action)) for action in actions])[0])
        lines = game.score_sheet().lines
        for seat in range(2):
            taken = [kinds.index(line.category) for line in lines if line.seat == seat and line.category in kinds]
            assert taken == sorted(taken)
            told += len(set(taken)) > 1
    assert told


def eager(action: str) -> float:
    """Onwards, and whatever is found is taken."""
    if "explore" in action or "discover" in action:
        return 60
    if "greenland" in action:
        return 0.01
    return 8 if " move " in action else 1
