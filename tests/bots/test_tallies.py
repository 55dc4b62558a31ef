"""Searches for the same decision, put together."""

from __future__ import annotations

from dataclasses import replace

import pytest

import skerry
from skerry import Game, bots
from skerry.bots import Budget
from skerry.bots.judges import chances_of
from skerry.bots.tallies import Tally

NODES = 24


def position(name: str, seats: int) -> Game:
    """A moment at which there is something to choose."""
    game = skerry.new(name, seats=seats, seed=5)
    for _ in range(30):
        assert game.to_act is not None
        game.play(bots.get("mate").choose(game, game.to_act))
    while len(game.legal()) == 1:
        game.play(game.legal()[0])
    return game


def favouring(tallies: tuple[Tally, ...], code: int) -> tuple[Tally, ...]:
    """The same moves, each tried a thousand times: one always won, the others never."""
    return tuple(replace_tally(tally, 1000.0 if tally.code == code else 0.0) for tally in tallies)


def replace_tally(tally: Tally, sum_: float) -> Tally:
    return tally._replace(visits=1000, values=sum_, points=sum_, wins=sum_)


@pytest.mark.parametrize(
    ("name", "seats"), [("northwest", 2), ("terror-coop", 2), ("northsea", 2), ("northsea-solo", 1)]
)
def test_the_decision_is_made_by_what_all_searches_found(name: str, seats: int) -> None:
    game = position(name, seats)
    seat, bot, budget = game.to_act, bots.get("captain"), Budget(nodes=NODES, seed=1)
    assert seat is not None
    found = bot.tallies(game, seat, budget)
    assert sum(tally.visits for tally in found) == NODES
    decided = replace(budget, found=found)
    assert bot.choose(game, seat, decided) == bot.choose(game, seat, budget)
    assert [hint.data() for hint in bot.hints(game, seat, decided)] == [
        hint.data() for hint in bot.hints(game, seat, budget)
    ]
    for favourite in found:
        others = favouring(found, favourite.code)
        assert bot.choose(game, seat, replace(budget, found=found + others)).code == favourite.code
        best = bot.hints(game, seat, replace(budget, found=found + others))[0]
        assert best.action.code == favourite.code
        said = (favourite.wins + 1000) / (favourite.visits + 1000)
        assert best.win == pytest.approx(chances_of(game.info).told(said))
        assert best.score == pytest.approx((favourite.points + 1000) / (favourite.visits + 1000))


def test_a_move_that_only_another_search_thought_of_can_be_chosen() -> None:
    game = position("northwest", 2)
    seat, bot, budget = game.to_act, bots.get("captain"), Budget(nodes=NODES, seed=1)
    assert seat is not None
    known = {tally.code for tally in bot.tallies(game, seat, budget)}
    other = next(action.code for action in game.legal() if action.code not in known)
    found = (Tally(other, -1, 1000, 1000.0, 20_000.0, 1000.0),)
    assert bot.choose(game, seat, replace(budget, found=found)).code == other
    assert bot.hints(game, seat, replace(budget, found=found))[0].score == 20.0


def test_a_search_that_is_told_enough_stops_and_tells_what_it_found() -> None:
    game = position("northwest", 2)
    seat = game.to_act
    assert seat is not None
    found = bots.get("admiral@1000s").tallies(game, seat, Budget(seed=1, enough=lambda: True))
    assert sum(tally.visits for tally in found) == 1


def test_bots_that_do_not_search_have_nothing_to_put_together() -> None:
    game = position("northwest", 2)
    assert game.to_act is not None
    assert bots.get("mate").tallies(game, game.to_act) == ()
