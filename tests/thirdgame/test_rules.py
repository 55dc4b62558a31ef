"""The rules of the Herring Bank, each by its id."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tools import trace

import skerry
from tests.thirdgame.test_game import FULL_HOLD, played, seat_of


def view(game: skerry.Game, seat: int | None = None) -> Any:
    return game.view(seat)


def test_setting_up() -> None:
    """HB-S1, HB-S2, HB-S3."""
    game = skerry.new("herring", seats=4, seed=1, storms=7)
    assert view(game)["sea"] == {"herring": 14, "cod": 9, "halibut": 5, "storm": 7}
    contracts = [view(game, seat)["players"][seat]["contract"] for seat in range(4)]
    assert max(Counter(contracts).values()) <= 2
    firsts = {seat_of(skerry.new("herring", seats=4, seed=seed)) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_a_haul_fills_the_hold_and_a_storm_empties_it() -> None:
    """HB-H1, HB-H4."""
    game = skerry.new("herring", seats=2, seed=1)
    seat = seat_of(game)
    game.play("haul", chance="card:cod")
    game.play("haul", chance="card:herring")
    assert view(game)["hold"] == {"herring": 1, "cod": 1, "halibut": 0}
    assert view(game)["sea"] == {"herring": 13, "cod": 8, "halibut": 5, "storm": 4}
    (event,) = game.play("haul", chance="card:storm")
    assert (event.kind, event.data["lost"]) == ("storm", 2)
    assert view(game)["sea"]["storm"] == 3
    assert game.to_act == 1 - seat
    assert game.scores() == [0, 0]


def test_four_days_of_one_turn_each() -> None:
    """HB-T1, HB-E1."""
    game = skerry.new("herring", seats=3, seed=2)
    first, turns = seat_of(game), []
    while game.to_act is not None:
        turns.append((view(game)["day"], game.to_act))
        game.play("haul", chance="card:herring")
        game.play("land")
    assert turns == [(1 + turn // 3, (first + turn) % 3) for turn in range(12)]


def test_the_game_ends_when_the_sea_has_no_fish() -> None:
    """HB-E1: a boat at sea comes home first."""
    game = skerry.from_diagram(FULL_HOLD.replace("sea: 6 4 1 4", "sea: 0 0 0 4"))
    assert game.to_act is not None
    game.play("land")
    assert game.outcome is not None


def test_points() -> None:
    """HB-P1, HB-P2, HB-P3."""
    game = skerry.from_diagram(FULL_HOLD)
    assert game.scores() == [2 + 2, 2 + 3]
    game = skerry.from_diagram(FULL_HOLD.replace("turn: 3", "turn: 7"))
    game.play("land")
    lines = {(line.seat, line.category): (line.points, line.rule) for line in game.score_sheet().lines}
    assert lines == {
        (0, "herring"): (2, "HB-P1"),
        (0, "cod"): (2, "HB-P1"),
        (0, "contract"): (1, "HB-P2"),
        (1, "herring"): (2, "HB-P1"),
        (1, "cod"): (2, "HB-P1"),
        (1, "halibut"): (12, "HB-P1"),
        (1, "sets"): (2, "HB-P3"),
        (1, "contract"): (4, "HB-P2"),
    }


def test_who_wins() -> None:
    """HB-E2: most points, then most halibut, then all who are equal."""
    reasons = Counter()
    for seed in range(200):
        game = played(seed, 2, storms=2 + random.Random(seed).randrange(7))
        assert game.outcome is not None
        scores, fish = game.scores(), [player["landed"]["halibut"] for player in view(game)["players"]]
        best = max(zip(scores, fish, strict=True))
        assert game.outcome.winners == tuple(seat for seat in range(2) if (scores[seat], fish[seat]) == best)
        reasons[game.outcome.reason] += 1
        equal = scores[0] == scores[1]
        assert game.outcome.reason == ("points" if not equal else "shared" if fish[0] == fish[1] else "halibut")
    assert set(reasons) == {"points", "halibut", "shared"}


def test_every_rule_has_its_code_and_its_test() -> None:
    """As for our own games: no rule without code that applies it and a test that names it."""
    assert trace.main(brief=True, families=["herring"]) == 0
