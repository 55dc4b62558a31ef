"""Plans: what a move works for is followed to its aim, and told as it comes about."""

from __future__ import annotations

from typing import Any

from benchmarks import baseline, strangers

import skerry
from skerry import bots
from skerry.bots.reasons import reasons_for
from skerry.core.policy import Policy
from skerry.lab import training
from skerry.northwest.geometry import NAMES

SEED = 3


def positions(moves: int = 80) -> list[skerry.Game]:
    """Those of a game between mates in which somebody begins a turn."""
    game, found = skerry.new("northwest", seats=2, seed=SEED), []
    for _ in range(moves):
        if game.kernel.active == 0 and len(game.codes()) > 1:
            found.append(game.copy())
        game.play(bots.get("mate").choose(game, game.kernel.to_act()))
    return found


def fetches(policy: Policy, game: skerry.Game) -> list[tuple[int, int]]:
    """The offers that work for a token on the board: code and aim."""
    squares = {token["square"] for token in game.view(None)["board"]["tokens"]}  # type: ignore[index, call-overload, union-attr]
    codes = list(policy.offers(game.copy().kernel, 12))
    found = [(code, int(policy.aim(move))) for move, code in enumerate(codes)]
    return [(code, aim) for code, aim in found if aim >= 0 and aim < len(NAMES) and NAMES[aim] in squares]


def taken(game: skerry.Game, seat: int, policy: Policy, aim: int) -> bool:
    """Whether a seat that follows the aim has the token before the game is over, when nobody else does anything."""
    policy.follow(seat, aim)
    kernel = game.kernel
    while kernel.to_act() >= 0:
        kernel.apply(policy.choose(kernel) if kernel.to_act() == seat else policy.idle(kernel))
    policy.follow(-1, -1)
    return (game.kernel.token[aim] & 63) >> 3 == seat + 1


def test_a_plan_is_followed_to_its_aim() -> None:
    policy = training.new_policy("northwest")
    plans = reached = 0
    for game in positions():
        seat = game.kernel.to_act()
        for code, aim in fetches(policy, game):
            world = game.copy()
            world.play_code(code)
            plans += 1
            reached += taken(world, seat, policy, aim)
    assert plans > 20
    assert reached >= 0.9 * plans


def test_what_a_plan_brings_is_told_with_what_it_takes() -> None:
    policy = training.new_policy("northwest")
    told = aimed_at = 0
    for game in positions():
        seat = game.kernel.to_act()
        for code, aim in fetches(policy, game):
            reasons = reasons_for(game, seat, game.action_type(code), policy, aim)
            first = reasons[0]
            if first.key in ("plan-token", "plan-sled"):
                told += 1
                aimed_at += first.args["square"] == NAMES[aim]
                assert 0 < int(first.args["points"]) <= 6
                assert int(first.args["crew"]) >= 2
                assert sum(reason.args.get("square") == first.args["square"] for reason in reasons) == 1
    assert told > 10
    assert aimed_at >= 0.9 * told  # the others bring something else on the way


def test_ending_a_turn_is_told_as_no_step_of_a_plan() -> None:
    policy = training.new_policy("northwest")
    endings = [
        reasons_for(game, game.kernel.to_act(), action, policy)
        for game in positions()
        for action in game.legal()
        if action.data()["kind"] in ("pass", "end")
    ]
    assert len(endings) > 10
    assert {reasons[0].key for reasons in endings} == {"passes-round"}
    assert {reasons[0].args["place"] for reasons in endings} == {1, 2}


def test_ending_a_turn_is_told_with_the_crew_that_stay_ready() -> None:
    game = skerry.new("northwest", seats=2, seed=SEED)
    while "end" not in game.legal():
        game.play(bots.get("mate").choose(game, game.kernel.to_act()))
    end = next(action for action in game.legal() if str(action) == "end")
    (reason,) = reasons_for(game, game.kernel.to_act(), end, training.new_policy("northwest"))
    view: Any = game.view(None)
    assert reason.key == "ends-turn"
    assert reason.args["crew"] == view["players"][game.to_act]["crew"]["ship"]["available"]


def test_the_mate_is_ahead_of_players_that_it_does_not_know() -> None:
    """Twenty duplicate games: the strangers, which share nothing with our bots, stand in for a mate of before."""
    ahead = 0.0
    for stranger in (strangers.Racer(), strangers.Collector()):
        for number in range(10):
            seats = (number % 2 == 0, number % 2 == 1)
            game = strangers.play("northwest", 70 + number // 2, seats, "mate", stranger)
            ahead += baseline.share(game, seats)
    assert ahead >= 14


def test_a_plan_tells_only_of_what_is_there() -> None:
    policy, told = training.new_policy("northsea"), 0
    for seed in range(4):
        game = skerry.new("northsea", seats=2, seed=seed)
        while game.number < 24:
            seat = game.kernel.to_act()
            view: Any = game.view(seat)
            herd = sum(group["count"] for group in view["animals"])
            herd += sum(view["players"][seat]["aboard"]["animals"].values())
            strengths = {place["strength"] for place in view["settlements"]}
            for action in game.legal():
                for reason in reasons_for(game, seat, action, policy):
                    told += reason.key.startswith("plan-")
                    assert reason.key != "plan-raids" or reason.args["strength"] in strengths
                    assert reason.key != "plan-sinks" or view["enemy_ships"]
                    assert reason.key != "plan-delivers" or int(reason.args["count"]) <= herd
            game.play(bots.get("mate").choose(game, seat))
    assert told > 20
