"""NS-SO: the solo game."""

from __future__ import annotations

from itertools import count

import pytest

import skerry
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import legal, notations, play, refused, scores_by_rule, scripted_solo, seen


@pytest.mark.parametrize("seed", range(30))
def test_two_captains_face_up_and_no_hand(seed: int) -> None:
    """NS-SO1: without Queen and Scout, no Winter token, no choice."""
    game = skerry.new("northsea-solo", seed=seed)
    words = [game.chance_text(outcome) for outcome in game.setup_chance]
    assert [word.split(":")[0] for word in words[:2]] == ["captain", "captain"]
    captains = {word.removeprefix("captain:") for word in words[:2]}
    assert len(captains) == 2
    assert not captains & {"queen", "scout"}
    view = seen(game, None)
    assert set(view["players"][0]["captains"]) == captains
    assert view["winter"] is None
    assert game.to_act == 0
    assert {text.split()[0] for text in notations(game)} == {"place"}


def test_each_turn_three_tiles_two_to_place_one_to_discard() -> None:
    """NS-SO2: in any order; the third leaves the game, then up to four actions."""
    game = scripted_solo(("archer", "hero"), (1, 2, 6))
    assert sorted(seen(game, 0)["players"][0]["hand"]) == [1, 2, 6]
    assert seen(game, 0)["draw_pile"] == 45
    play(game, "place 6 2,0 NW")
    assert {text.split()[0] for text in notations(game)} == {"place"}
    assert refused(game, "end")[0] in ("NS-SO2", "NS-T1")
    play(game, "place 1 2,-1 S")
    assert seen(game, 0)["players"][0]["hand"] == []
    assert legal(game, "place") == set()
    assert refused(game, "place 2 -2,0 NE")[0] in ("NS-SO2", "NS-T1")
    assert seen(game, 0)["points"] == 4
    play(game, "end", "t3 t4 t5")
    assert sorted(seen(game, 0)["players"][0]["hand"]) == [3, 4, 5]
    assert seen(game, 0)["draw_pile"] == 42


def test_sixteen_turns() -> None:
    """NS-SO2: then the game is over; 32 tiles lie on the map if all fitted."""
    game = skerry.new("northsea-solo", seed=1)
    turns = 0
    while game.to_act is not None:
        action = "end" if "end" in notations(game) else notations(game)[0]
        turns += action == "end"
        game.play(action)
    assert turns == 16
    assert len(seen(game, None)["hexes"]) == 35
    assert seen(game, None)["draw_pile"] == 0


def test_fit_is_looked_at_again_after_the_first() -> None:
    """NS-SO2: after 1 and 2, tiles 47 and 48 have no place; a third tile may leave it so, and they are discarded."""
    game = scripted_solo(("archer", "hero"), (1, 2, 6))
    play(game, "place 1 2,-1 S")
    play(game, "place 2 -1,-1 S")
    play(game, "end", "t47 t3 t48")
    assert {text.split()[1] for text in notations(game)} == {"3"}
    opened = game.copy()
    play(game, "place 3 2,0 NW")
    view = seen(game, 0)
    assert legal(game, "place") == set()
    assert view["players"][0]["hand"] == []
    assert view["points"] == 4
    assert len(view["hexes"]) == 6
    play(opened, "place 3 0,-1 N")
    assert {text.split()[1] for text in legal(opened, "place")} == {"47", "48"}


def test_three_tiles_without_a_place_are_discarded() -> None:
    """NS-SO2: NS-T3 does not apply."""
    game = scripted_solo(("archer", "hero"), (1, 2, 6))
    play(game, "place 1 2,-1 S")
    play(game, "place 2 -1,-1 S")
    play(game, "end", "t47 t46 t48")
    view = seen(game, 0)
    assert legal(game, "place") == set()
    assert view["players"][0]["hand"] == []
    assert view["points"] == 4
    assert view["draw_pile"] == 42
    play(game, "end", "t3 t4 t5")
    assert legal(game, "place")


def hero_and_shieldmaiden() -> Position:
    """Four outposts, settlements and ships, and control of just five islands."""
    for seed in count():
        position = Position.grown(seed, 32, 1, "hero shieldmaiden", solo=True)
        position.card("A", settlements=(2, 2, 3, 3), ships="nnnn")
        for where in position.sites()[:4]:
            position.outposts[where] = 0
        for island in position.islands():
            if island.complete and not island.controllers and controlled(position) < 5:
                position.vikings("A", str(min(island.areas)), 1)
        if len(position.outposts) == 4 and controlled(position) == 5:
            return position
    raise AssertionError


def controlled(position: Position) -> int:
    return position.captain_points(0, "shieldmaiden", position.islands())


def test_the_lower_captain_is_scored() -> None:
    """NS-SO1, the rulebook's example: Hero 8, Shieldmaiden 5: 5 points."""
    position = hero_and_shieldmaiden()
    assert position.captain_points(0, "hero", position.islands()) == 8
    assert controlled(position) == 5
    assert scores_by_rule(position.game(), 0)["NS-F7"] == 5


def test_any_influence_controls() -> None:
    """NS-SO3: one Viking is enough."""
    position = Position(1, "A", captains="hero shieldmaiden", solo=True).cover("1,0.NE", "2,-1", "2,0")
    assert position.game().scores() == [0]
    assert position.vikings("A", "2,0.NW", 1).game().scores() == [3]


def test_the_aim_is_the_best_score() -> None:
    """NS-SO3: the game ends with its score, to be beaten next time."""
    game = skerry.new("northsea-solo", seed=6)
    while game.to_act is not None:
        game.play(game.legal()[-1])
    assert game.outcome is not None
    assert game.outcome.ranking == ((0,),)
