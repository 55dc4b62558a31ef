"""NS-T: the turn, the end of the game, hands that do not fit."""

from __future__ import annotations

import pytest

import skerry
from tests.oracle.northsea_compare import compare, oracle_of, play_both
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import legal, notations, play, refused, scripted, seen


def test_a_turn_is_a_tile_then_actions_then_a_draw() -> None:
    """NS-T1."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    assert game.to_act == 0
    assert {text.split()[0] for text in notations(game)} == {"place"}
    for action in ("end", "sail 1,0", "load viking from mainland"):
        refusal = game.refusal(action)
        assert refusal is not None
        assert refusal.rule == "NS-T1"
    game.play("place 1 2,0 NW")
    refusal = game.refusal("place 2 -2,0 NE")
    assert refusal is not None
    assert refusal.rule == "NS-T1"
    assert seen(game, 0)["players"][0]["hand"] == [2, 3]
    game.play("sail 1,0")
    game.play("sail 0,0")
    game.play("sail 1,0")
    assert seen(game, 0)["points"] == 1
    play(game, "end", "t30")
    assert sorted(seen(game, 0)["players"][0]["hand"]) == [2, 3, 30]
    assert game.to_act == 1
    assert seen(game, 0)["points"] == 4


def test_no_tile_is_drawn_when_the_pile_is_empty() -> None:
    """NS-T1: draw a tile while there are any."""
    game = skerry.new("northsea", seats=2, seed=3)
    while game.to_act is not None:
        before = seen(game, None)
        game.play("end" if "end" in notations(game) else notations(game)[0])
        after = seen(game, None)
        if before["phase"] == after["phase"] == "place":
            raise AssertionError("a turn without actions")
        if before["draw_pile"] == 0:
            assert game.entries()[-1].chance == () or "settlement" in game.line(game.entries()[-1])
            assert after["draw_pile"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_48_turns(seats: int) -> None:
    """NS-T2: after the turn in which the Winter token's holder has no tile left."""
    game = skerry.new("northsea", seats=seats, seed=seats)
    turns = 0
    while game.to_act is not None:
        seat = game.to_act
        action = "end" if "end" in notations(game) else notations(game)[0]
        game.play(action)
        if action == "end":
            turns += 1
            view = seen(game, seat)
            winter_is_done = seat == view["winter"] and view["players"][seat]["hand_size"] == 0
            assert (game.outcome is not None) == winter_is_done
    assert turns == 48
    assert len(seen(game, None)["hexes"]) == 51
    assert all(row["hand_size"] == 0 for row in seen(game, None)["players"])


def test_nothing_is_legal_after_the_end() -> None:
    """NS-T2."""
    game = skerry.new("northsea", seats=2, seed=1)
    while game.to_act is not None:
        game.play("end" if "end" in notations(game) else notations(game)[0])
    assert len(game.legal()) == 0
    for action in ("end", "sail 1,0", "place 1 2,0 N", "choose archer", "build 2,0.S"):
        refusal = game.refusal(action)
        assert refusal is not None
        assert refusal.rule == "NS-T2"


# On side A, tiles 1 and 2 laid so leave no place for a tile without two neighbouring sea corners: 46, 47, 48.
CLOSING = ("place 1 2,-1 S", "place 2 -1,-1 S")


def test_a_hand_without_a_place_is_drawn_anew() -> None:
    """NS-T3: discarded into the pile, shuffled, as many drawn, again and again until a tile fits."""
    game = scripted([(46, 47, 48), (1, 3, 4), (2, 5, 6)], first="B")
    play(game, CLOSING[0])
    play(game, "end")
    play(game, CLOSING[1])
    play(game, "end", "t10 t47 t46 t48 t48 t47 t20")
    assert game.to_act == 0
    assert sorted(seen(game, 0)["players"][0]["hand"]) == [20, 47, 48]
    assert sorted(seen(game, 2)["players"][2]["hand"]) == [5, 6, 10]
    assert {text.split()[1] for text in notations(game)} == {"20"}
    assert seen(game, None)["draw_pile"] == 48 - 9 - 2


def test_the_oracle_agrees_on_a_hand_drawn_anew() -> None:
    """NS-T3: with the generator's own draws."""
    for seed in range(20):
        game = scripted([(46, 47, 48), (1, 3, 4), (2, 5, 6)], first="B", seed=seed)
        oracle = oracle_of(game.at(0))
        for entry in game.entries():
            words = [game.chance_text(outcome) for outcome in entry.chance]
            oracle.apply(str(game.action_type(entry.code)), words)
        for action in (CLOSING[0], "end", CLOSING[1], "end"):
            compare(game, oracle)
            play_both(game, oracle, action)
        compare(game, oracle)
        assert oracle.redraws >= 1
        assert skerry.replay(game.record()).diagram() == game.diagram()


def closed(*hand: int, pile: tuple[int, ...] | None = None, turns: int = 4) -> Position:
    """Seat A's turn; all the open sides of the map are sea, so that 39, 45, 46, 47 and 48 have no place.

    Seat B holds `hand`; with a `pile` given, all the other tiles are in seat A's hand.
    """
    position = Position(2, "A").cover("1,0.NE -1,0.NW", "2,-1", "2,0", "-1,-1", "-2,0")
    position.turns = turns
    position.players[1].hand = list(hand)
    position.pile -= set(hand)
    if pile is not None:
        position.players[0].hand = sorted(position.pile - set(pile))
        position.pile = set(pile)
    return position


def test_a_hand_that_grew_by_a_skip_is_drawn_anew_whole() -> None:
    """NS-T3: four tiles for four."""
    position = closed(45, 46, 47, 48)
    game = position.game()
    play_both(game, position, "end")
    compare(game, position)
    assert position.redraws == 1
    assert seen(game, 1)["players"][1]["hand_size"] == 4


def test_the_placement_is_skipped_when_nothing_fits() -> None:
    """NS-T3, NS-T2: the hand keeps its tiles; there are 48 turns all the same, also for the Winter token's holder."""
    position = closed(46, 47, 48, pile=(), turns=46)
    game = position.game()
    play_both(game, position, "end")
    compare(game, position)
    assert game.to_act == 1 == seen(game, None)["winter"]
    assert legal(game, "place") == set()
    assert seen(game, 1)["points"] == 4
    assert refused(game, "place 46 3,0 N")[0] == "NS-T1"
    game.play("sail 1,0")
    game.play("end")
    assert game.outcome is not None
    assert seen(game, 1)["players"][1]["hand_size"] == 3


def test_a_tile_is_drawn_as_usual_after_a_skip() -> None:
    """NS-T2: no tile of hand and pile together fits, and the hand grows."""
    position = closed(46, 47, 48, pile=(39, 45), turns=20)
    game = position.game()
    play_both(game, position, "end", "t45")
    compare(game, position)
    assert position.skips == 1
    assert seen(game, 1)["players"][1]["hand_size"] == 3
    play_both(game, position, "end")
    compare(game, position)
    assert sorted(seen(game, 1)["players"][1]["hand"]) == [39, 46, 47, 48]
    assert skerry.replay(game.record()).diagram() == game.diagram()
