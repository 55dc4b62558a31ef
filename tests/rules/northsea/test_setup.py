"""NS-S: setup for two to four players."""

from __future__ import annotations

from collections import Counter

import pytest

import skerry
from tests.oracle.northsea import CAPTAINS
from tests.rules.northsea.play import notations, play, scripted, seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_tiles_to_each_player(seats: int) -> None:
    """NS-S1: hidden; the rest is the draw pile."""
    game = skerry.new("northsea", seats=seats, seed=5)
    hands = [tile for seat in range(seats) for tile in seen(game, seat)["players"][seat]["hand"]]
    assert len(hands) == len(set(hands)) == 3 * seats
    assert seen(game, None)["draw_pile"] == 48 - 3 * seats
    for row in seen(game, 0)["players"][1:]:
        assert row["hand"] is None
        assert row["hand_size"] == 3


def test_the_tiles_are_shuffled() -> None:
    """NS-S1: every tile comes to the first hand now and then, about equally often."""
    dealt = Counter[int]()
    for seed in range(640):
        dealt.update(seen(skerry.new("northsea", seats=2, seed=seed), 0)["players"][0]["hand"])
    assert set(dealt) == set(range(1, 49))
    assert max(dealt.values()) < 2 * 40
    assert min(dealt.values()) > 40 // 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_captains_to_each_player_who_keeps_one(seats: int) -> None:
    """NS-S2: in the order of seats; then all are shown at once."""
    game = skerry.new("northsea", seats=seats, seed=9)
    offers = [seen(game, seat)["players"][seat]["captains"] for seat in range(seats)]
    cards = [name for offer in offers for name in offer]
    assert len(set(cards)) == 2 * seats
    assert set(cards) <= set(CAPTAINS)
    for seat in range(seats):
        assert game.to_act == seat
        assert sorted(notations(game)) == sorted(f"choose {name}" for name in offers[seat])
        assert [row["captain"] for row in seen(game, None)["players"]] == [None] * seats
        game.play(f"choose {offers[seat][1]}")
    assert [row["captain"] for row in seen(game, None)["players"]] == [offer[1] for offer in offers]
    assert seen(game, 0)["players"][1]["captains"] is None


def test_a_captain_that_was_not_offered_is_refused() -> None:
    """NS-S2."""
    game = scripted([(1, 2, 3), (4, 5, 6)], choose=False)
    refusal = game.refusal("choose hero")
    assert refusal is not None
    assert refusal.rule == "NS-S2"
    assert [(mark.kind, mark.at) for mark in refusal.where] == [("captain", "hero")]


def test_pieces_of_each_player() -> None:
    """NS-S3: a longship with two Vikings in the sea of 0,0, five Vikings on the mainland, five outposts."""
    for row in seen(skerry.new("northsea", seats=4, seed=2), None)["players"]:
        assert row["longship"] == "0,0"
        assert row["aboard"]["vikings"] == 2
        assert sum(row["aboard"]["animals"].values()) == 0
        assert row["mainland"] == 5
        assert row["vikings"] == []
        assert row["outposts_left"] == 5
        assert (row["dead"], row["enemy_ships"], row["settlements"]) == (0, 0, [])


@pytest.mark.parametrize(("first", "winter"), [("A", 2), ("B", 0), ("C", 1)])
def test_the_player_to_the_right_of_the_first_holds_the_winter_token(first: str, winter: int) -> None:
    """NS-S4: and plays last."""
    game = scripted([(1, 2, 3), (4, 5, 6), (7, 8, 20)], first=first)
    view = seen(game, None)
    assert "ABC"[view["first"]] == first
    assert view["winter"] == winter
    order = []
    for _ in range(3):
        order.append(game.to_act)
        game.play(notations(game)[0])
        game.play("end")
    assert order[-1] == winter
    assert order == [(view["first"] + number) % 3 for number in range(3)]


def test_the_first_player_is_random() -> None:
    """NS-S4."""
    firsts = Counter[int]()
    for seed in range(400):
        game = skerry.new("northsea", seats=4, seed=seed)
        for _ in range(4):
            game.play(game.legal()[0])
        firsts[seen(game, None)["first"]] += 1
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_chance_comes_in_the_order_of_the_rules() -> None:
    """NS-S1, NS-S2, NS-S4: tiles by seat, captains by seat, choices, first player."""
    game = skerry.new("northsea", seats=3, seed=4)
    words = [game.chance_text(outcome) for outcome in game.setup_chance]
    assert [word[0] for word in words] == ["t"] * 9 + ["c"] * 6
    for seat in range(3):
        row = seen(game, seat)["players"][seat]
        assert sorted(row["hand"]) == sorted(int(word[1:]) for word in words[3 * seat : 3 * seat + 3])
        assert sorted(row["captains"]) == sorted(
            word.removeprefix("captain:") for word in words[9 + 2 * seat : 11 + 2 * seat]
        )
    for seat in range(3):
        play(game, notations(game)[0], "first:B" if seat == 2 else "")
    assert next(game.chance_text(outcome) for outcome in game.entries()[-1].chance) == "first:B"
    assert game.to_act == 1
