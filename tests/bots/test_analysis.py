"""A game looked at again: mistakes are found, good moves are left in peace, luck is told apart."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import skerry
from skerry import bots
from skerry.bots.analysis import GOOD, Decision, accuracy, analyse, turning_points
from skerry.bots.examining import Effort, Worth, compare, examine, luck_of_draw, prospects
from skerry.cli import app


def mates(moves: int) -> skerry.Game:
    """The beginning of a game between mates."""
    game = skerry.new("northwest", seats=2, seed=5)
    for _ in range(moves):
        assert game.to_act is not None
        game.play(bots.get("mate").choose(game, game.to_act))
    return game


def test_the_policy_s_own_moves_are_seldom_mistakes() -> None:
    found = list(analyse(mates(12), Effort(24)))
    assert found
    assert sum(decision.grade == "blunder" for decision in found) <= len(found) // 4
    for seat in range(2):
        kept = accuracy([decision.loss for decision in found if decision.seat == seat])
        assert kept is not None
        assert kept > 70


def test_accuracy_tells_careless_play_from_good_play() -> None:
    good, careless = [0.0] * 9 + [0.03], [0.0] * 6 + [0.06, 0.12, 0.12, 0.25]
    assert accuracy([]) is None
    assert accuracy([0.0]) == 100
    kept, less = accuracy(good), accuracy(careless)
    assert kept is not None
    assert less is not None
    assert kept > 95
    assert less < 80


def test_the_best_move_is_never_worth_less_than_the_played_one() -> None:
    game = skerry.new("northwest", seats=2, seed=3)
    for number in range(10):
        game.play(game.legal()[number % len(game.legal())])
    for decision in analyse(game, Effort(16)):
        assert decision.best_worth.win >= decision.worth.win or decision.grade == GOOD
        assert 0 <= decision.worth.win <= 1
        before = game.at(decision.number)
        assert before.to_act == decision.seat
        assert before.refusal(decision.best) is None
        assert before.refusal(decision.played) is None


def decision(number: int, *wins: float) -> Decision:
    """The first decision of a turn with these chances."""
    even, chances = Worth(0.5, 20.0), tuple(Worth(win, 20.0) for win in wins)
    return Decision(number, number, 0, "end", even, "end", even, ("end",), (), None, chances)


def test_a_turning_point_is_where_a_chance_changed_much_since_the_turn_before() -> None:
    game = [decision(0, 0.5, 0.5), decision(4, 0.6, 0.4), decision(5), decision(9, 0.35, 0.65), decision(12, 0.4, 0.6)]
    assert [(point.number, point.seat) for point in turning_points(game)] == [(9, 0)]
    assert turning_points(game)[0].change == pytest.approx(-0.25)
    swings = [decision(number, 0.5 + (-1) ** number * number / 20) for number in range(2, 9)]
    assert [point.number for point in turning_points(swings)] == [6, 7, 8]


def test_luck_is_told_where_something_was_drawn() -> None:
    game = skerry.new("northwest", seats=2, seed=3)
    for _ in range(6):
        game.play(game.legal()[0])
    revealed = {entry.number - 1 for entry in game.entries() if entry.revealed}
    found = list(analyse(game, Effort(8)))
    assert {decision.number for decision in found if decision.luck is not None} == {
        decision.number for decision in found
    } & revealed


def test_luck_is_what_a_draw_brought_against_what_it_might_have_been() -> None:
    """An enemy ship that is sunk kills or does not, and the dead count (NS-F5): the same move, the same luck later."""
    game = skerry.new("northsea-solo", seed=8)
    while not (game.last is not None and "ship:no_death" in map(game.chance_text, game.last.chance)):
        game.play(bots.get("mate").choose(game, 0))
    before, code = game.at(game.number - 1), game.last.code
    backs = [before.chance_code(text) for text in ("ship:no_death", "ship:death")]
    spared, killed = (luck_of_draw(before, 0, code, [back], Effort(24), random.Random(2)) for back in backs)
    assert killed.points > 0 > spared.points


def test_the_command_tells_it_in_json_and_in_words(tmp_path: Path) -> None:
    game = skerry.new("northwest", seats=2, seed=3)
    for number in range(6):
        game.play(game.legal()[number % len(game.legal())])
    file = tmp_path / "game.record"
    file.write_text(game.record(), encoding="utf-8")
    told = CliRunner().invoke(app, ["analyse", str(file), "--nodes", "4", "--json", str(tmp_path / "out.jsonl")])
    assert told.exit_code == 0, told.output
    rows = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text(encoding="utf-8").splitlines()]
    assert {"played", "best", "loss", "grade", "reasons", "luck"} <= set(rows[0])
    assert CliRunner().invoke(app, ["analyse", str(file), "--level", "pirate"]).exit_code != 0


@pytest.mark.parametrize("name", skerry.games())
def test_every_game_can_be_analysed(name: str) -> None:
    game = skerry.new(name, seed=1)
    for _ in range(3):
        game.play(game.legal()[0])
    found = list(analyse(game, Effort(2)))
    assert found
    for decision in found:
        assert decision.line[0] == decision.best
        assert all(0 <= worth.win <= 1 for worth in (decision.worth, decision.best_worth, *decision.prospects))
        assert len(decision.prospects) in (0, game.seats)


@pytest.mark.parametrize("name", ["northwest", "northsea"])
def test_the_numbers_are_those_of_the_search_that_ordered_the_moves(name: str) -> None:
    game = skerry.new(name, seats=2, seed=2)
    for number in range(8):
        game.play(game.legal()[number % len(game.legal())])
    seat = game.to_act
    assert seat is not None
    found = examine(game, seat, Effort(30), random.Random(1), list(game.codes()))
    assert {tried.code for tried in found} >= set(game.codes())
    tried = [move for move in found if move.tries * 2 >= max(move.tries for move in found)]
    values = [move.value for move in tried]
    assert values[0] >= max(values) - 0.08


@pytest.mark.parametrize("name", ["northwest", "northsea", "terror-coop"])
def test_rivals_share_one_win_and_partners_have_it_whole(name: str) -> None:
    game = skerry.new(name, seats=2, seed=2)
    wins = [worth.win for worth in prospects(game, 0, Effort(8), random.Random(1))]
    if game.info.cooperative:
        assert wins[0] == wins[1]
    else:
        assert sum(wins) == pytest.approx(1.0)


def test_who_is_about_to_move_does_not_seem_to_be_ahead_or_behind() -> None:
    """What somebody may expect does not jump there and back with every turn of the North Sea."""
    game = skerry.new("northsea", seats=2, seed=7)
    told: list[tuple[int, float]] = []
    turn = -1
    while (seat := game.to_act) is not None:
        if game.turn != turn and len(game.codes()) > 1:
            told.append((seat, prospects(game, seat, Effort(8), random.Random(1))[0].points))
        turn = game.turn
        game.play(bots.get("mate").choose(game, seat))
    jumps = [
        (now - (before + after) / 2) * (1 if seat == 0 else -1)
        for (_, before), (seat, now), (_, after) in zip(told, told[1:], told[2:], strict=False)
    ]
    assert abs(sum(jumps)) / len(jumps) < 1.5


def test_two_moves_are_compared_with_the_same_luck() -> None:
    game = mates(6)
    seat = game.to_act
    assert seat is not None
    code = game.codes()[0]
    one, other = compare(game, seat, code, code, Effort(40), random.Random(3))
    assert one == other


def test_a_decision_takes_no_longer_than_it_may() -> None:
    uses = list(Effort(10**9, seconds=0.01).uses())
    assert all(earlier <= later <= 1.0 for earlier, later in itertools.pairwise(uses))
    assert len(list(Effort(5).uses())) == 5
