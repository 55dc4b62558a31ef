"""A game looked at again: mistakes are found, good moves are left in peace, luck is told apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import skerry
from skerry import bots
from skerry.bots.analysis import GOOD, accuracy, analyse
from skerry.bots.judges import policy_of
from skerry.cli import app


def mates(moves: int) -> skerry.Game:
    """The beginning of a game between mates."""
    game = skerry.new("northwest", seats=2, seed=5)
    for _ in range(moves):
        assert game.to_act is not None
        game.play(bots.get("mate").choose(game, game.to_act))
    return game


def test_the_policy_s_own_moves_are_seldom_mistakes() -> None:
    found = list(analyse(mates(12), 24))
    assert found
    assert sum(decision.grade == "blunder" for decision in found) <= len(found) // 4
    for seat in range(2):
        assert accuracy(found, seat) > 80


def test_the_best_move_is_never_worth_less_than_the_played_one() -> None:
    game = skerry.new("northwest", seats=2, seed=3)
    for number in range(10):
        game.play(game.legal()[number % len(game.legal())])
    for decision in analyse(game, 16):
        assert decision.best_worth.win >= decision.worth.win or decision.grade == GOOD
        assert 0 <= decision.worth.win <= 1
        before = game.at(decision.number)
        assert before.to_act == decision.seat
        assert before.refusal(decision.best) is None
        assert before.refusal(decision.played) is None


def test_luck_is_told_where_something_was_drawn() -> None:
    game = skerry.new("northwest", seats=2, seed=3)
    for _ in range(6):
        game.play(game.legal()[0])
    revealed = {entry.number - 1 for entry in game.entries() if entry.revealed}
    found = list(analyse(game, 8))
    assert {decision.number for decision in found if decision.luck is not None} == {
        decision.number for decision in found
    } & revealed


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
def test_every_game_with_a_policy_can_be_analysed(name: str) -> None:
    game = skerry.new(name, seed=1)
    for _ in range(3):
        game.play(game.legal()[0])
    if policy_of(game.info) is None:
        with pytest.raises(skerry.SkerryError):
            list(analyse(game, 2))
    else:
        assert all(decision.seat >= 0 for decision in analyse(game, 2))
