"""Samples agree with all that a seat knows, lead to themselves by their own record, and depend on nothing hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skerry
from skerry import Game
from tests.rules.northsea.play import advance, play, random_game, scripted, seen
from tests.rules.northsea.test_turn import CLOSING, closed

MISFITS = (39, 45, 46, 47, 48)


def check(game: Game, seat: int | None, number: int) -> Game:
    """What the contract promises of a sample; returns it."""
    twin = game.sample(seat, random.Random(number))
    assert seen(twin, seat) == seen(game, seat)
    assert twin.record(seat) == game.record(seat)
    again = skerry.replay(twin.record())
    assert again.diagram() == twin.diagram()
    assert again.kernel.checksum() == twin.kernel.checksum()
    assert [entry.code for entry in again.entries()] == [entry.code for entry in twin.entries()]
    return twin


def check_all(game: Game, number: int) -> None:
    """For everybody, samples of samples included; two worlds that look alike give the same sample."""
    for seat in (None, *range(game.seats)):
        twin = check(game, seat, number)
        one, other = game.sample(seat, random.Random(number + 1)), check(twin, seat, number + 1)
        assert one.diagram() == other.diagram()
        assert one.record() == other.record()


def redrawn(seed: int) -> Game:
    """Seat A's hand has no place on its first turn, and is drawn anew (NS-T3)."""
    game = scripted([(46, 47, 48), (1, 3, 4), (2, 5, 6)], first="B", seed=seed)
    for action in (CLOSING[0], "end", CLOSING[1], "end"):
        play(game, action)
    return game


@pytest.mark.parametrize("seed", range(6))
def test_a_sample_after_a_hand_was_drawn_anew(seed: int) -> None:
    """NS-T3: at once, and when the tiles that were given back turn up elsewhere."""
    game = redrawn(seed)
    rng = random.Random(seed)
    for _ in range(6):
        check_all(game, rng.randrange(1 << 30))
        advance(game, 1 + rng.randrange(30), rng)


def test_tiles_that_were_given_back_can_be_anywhere_but_in_a_hand_that_was_full_before() -> None:
    """NS-T3: seat A knows what it gave back, and that nobody has drawn since."""
    game = redrawn(1)
    own = set(seen(game, 0)["players"][0]["hand"])
    for number in range(40):
        twin = check(game, 0, number)
        others = {tile for seat in (1, 2) for tile in seen(twin, seat)["players"][seat]["hand"]}
        assert not others & ({46, 47, 48} | own)


def test_what_others_gave_back_had_no_place() -> None:
    """NS-T3: seat B learns by the new hand of seat A which three tiles it held: no other ones lacked a place."""
    for number in range(20):
        twin = check(redrawn(1), 1, number)
        assert seen(twin.at(0), 0)["players"][0]["hand"] == [46, 47, 48]


def test_a_sample_after_a_skipped_placement() -> None:
    """NS-T3, NS-T2: nobody holds, and the pile does not hold, what could not have been there."""
    for number, (hand, pile) in enumerate([((46, 47, 48), ()), ((46, 47, 48), (39, 45)), ((39, 46), (45, 47, 48))]):
        game = closed(*hand, pile=pile, turns=20).game(number)
        game.play("end")
        assert game.kernel.phase == 2  # type: ignore[attr-defined]
        for _ in range(4):
            check_all(game, number)
            advance(game, 2, random.Random(number))


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_samples_where_many_tiles_have_no_place(data: Any) -> None:
    """NS-T3 again and again, from forced positions: hands and piles full of tiles that seldom fit."""
    hand = data.draw(st.lists(st.sampled_from(MISFITS), min_size=1, max_size=5, unique=True))
    few = [*sorted(set(MISFITS) - set(hand)), *data.draw(st.lists(st.integers(6, 30), max_size=3, unique=True))]
    pile = data.draw(st.one_of(st.none(), st.lists(st.sampled_from(few), unique=True))) if few else None
    seed = data.draw(st.integers(0, 1 << 30))
    position = closed(*hand, turns=data.draw(st.sampled_from((4, 20))))
    if pile is not None:
        pile = [tile for tile in pile if tile in position.pile]
        position = closed(*hand, pile=tuple(pile), turns=position.turns)
    game = position.game(seed)
    rng = random.Random(seed)
    for _ in range(3):
        check_all(game, rng.randrange(1 << 30))
        advance(game, 1 + rng.randrange(6), rng)


@pytest.mark.parametrize("seed", range(30))
def test_a_sample_depends_on_what_the_seat_knows_alone(seed: int) -> None:
    check_all(random_game(seed), seed)


@pytest.mark.parametrize("seed", range(6))
def test_a_sample_of_a_game_from_a_diagram(seed: int) -> None:
    rng = random.Random(seed)
    game = skerry.from_diagram(random_game(seed, actions=8 * seed).diagram())
    check_all(advance(game, rng.randrange(20), rng), seed)


def test_a_sample_while_captains_are_chosen() -> None:
    """NS-S2: who has chosen in secret may have chosen either."""
    game = scripted([(1, 2, 3), (4, 5, 6)], choose=False)
    game.play("choose archer")
    check_all(game, 5)
    kept = {seen(game.sample(1, random.Random(number)), 0)["players"][0]["captain"] for number in range(120)}
    assert len(kept) == 9


def test_a_hand_drawn_anew_on_the_first_turn_is_for_the_first_player_alone() -> None:
    """NS-T3: whatever the order of seats."""
    position = closed(45, 46, 47)
    diagram = position.game(3).diagram()
    for old, new in (("phase: act", "phase: captain"), ("first: A", "first: -"), ("turns: 4", "turns: 0")):
        assert old in diagram
        diagram = diagram.replace(old, new)
    diagram = diagram.replace("points: 4", "points: 0")
    for letter in "AB":
        kept = next(line for line in diagram.splitlines() if line.startswith(f"{letter} captain"))
        diagram = diagram.replace(kept, f"{letter} captain: -")
    game = skerry.from_diagram(diagram)
    game.play(game.legal()[0])
    game.kernel.force((game.chance_code("first:B"),))
    game.play(game.legal()[0])
    game.kernel.force(())
    drawn = game.line(game.entries()[-1], 0).split(" = ")[1].split()
    assert drawn[0] == "first:B"
    assert set(drawn[1:]) == {"?"}
    check_all(game, 4)
