"""The policy of Northwest Passage: it plans, uses what winter leaves it, wastes nothing and comes home."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import skerry
from skerry import bots
from skerry.bots.judges import policy_of
from skerry.bots.planning import Inquiry
from skerry.core.policy import Policy, learned
from skerry.lab import training

MODES = tuple(learned("skerry.northwest"))
SEEDS = range(300, 306)
SETS = ("inuit", "cairn", "franklin", "strait")


def policy(mode: str = "northwest") -> Policy:
    return training.new_policy(mode)


def played(game: skerry.Game, mind: Policy) -> Iterator[skerry.Game]:
    """The game before each decision, as the policy plays it for everybody."""
    while game.to_act is not None:
        yield game
        game.play_code(mind.choose(game.kernel))


@pytest.mark.parametrize("mode", MODES)
def test_all_that_was_learned_is_weighed(mode: str) -> None:
    mind = policy(mode)
    assert mind.weights == learned("skerry.northwest")[mode]
    for name, weight in mind.weights.items():
        assert getattr(mind, name) == weight


@pytest.mark.parametrize(("mode", "seats", "options"), [
    ("northwest", 2, {}), ("northwest", 3, {}), ("northwest", 4, {"tuunbaq": True}),
    ("northwest-solo", 1, {}), ("northwest-solo", 1, {"lost_crew": True}),
    ("terror-solo", 1, {}), ("terror-coop", 2, {}),
])  # fmt: skip
def test_it_plays_whole_games_and_offers_only_what_is_legal(mode: str, seats: int, options: dict[str, bool]) -> None:
    for seed in SEEDS:
        for game in played(skerry.new(mode, seats=seats, seed=seed, **options), policy(mode)):
            offers = policy(mode).offers(game.copy().kernel, 8)
            assert len(offers) == len(set(offers))
            assert set(offers) <= set(game.codes())


def test_it_lays_the_tiles_that_it_draws() -> None:
    """A captain used to draw 20 tiles in the ice."""
    counts, held, most = Counter[str](), Counter[object](), 0
    for seed in SEEDS:
        game = skerry.new("northwest", seats=3, seed=seed)
        for _ in played(game, policy()):
            pass
        held.clear()
        for _entry, events in game.steps():
            for event in events:
                counts[event.kind] += 1
                held[event.data.get("seat")] += {"tile-taken": 1, "tile-placed": -1}.get(event.kind, 0)
            most = max(most, *held.values(), 0)
    assert most <= 6
    assert counts["tile-placed"] > 0.8 * counts["tile-taken"]


def test_it_drives_out_in_winter() -> None:
    driven = Counter[str]()
    for seed in SEEDS:
        game = skerry.new("northwest", seats=3, seed=seed)
        for _ in played(game, policy()):
            pass
        actions = [str(game.action_type(entry.code)) for entry in game.entries()]
        driven.update(action.split()[1] for action in actions if action.startswith("sled"))
    assert driven["move"] >= 6
    assert driven["discover"] + driven["explore"] >= 2


def test_it_takes_the_passage_beside_it() -> None:
    """A captain once left a6 without it."""
    beside = reached = 0
    for seed in SEEDS:
        near: set[int] = set()
        game = skerry.new("northwest", seats=2, seed=seed)
        for _ in played(game, policy()):
            if "ship move passage" in map(str, game.legal()):
                near.add(game.kernel.to_act())
        beside += len(near)
        reached += sum(
            any(line.seat == seat and line.category == "passage" for line in game.score_sheet().lines) for seat in near
        )
    assert beside > len(SEEDS)
    assert reached >= 0.9 * beside


def test_it_comes_home() -> None:
    lost = seats = 0
    for seed in SEEDS:
        game = skerry.new("northwest", seats=4, seed=seed)
        for _ in played(game, policy()):
            pass
        seats += game.seats
        lost += len({line.seat for line in game.score_sheet().lines if line.category == "abandoned-ship"})
    assert lost <= seats // 8


@pytest.mark.parametrize(("position", "move"), [
    ("rival-beside-the-cairn", "ship discover"),
    ("rivals-on-their-way-home", "ship move greenland"),
])  # fmt: skip
def test_it_acts_again_before_a_rival_comes_first(position: str, move: str) -> None:
    """NW-T2: captains ended their turns there, and lost six points and a game by it."""
    diagram = (Path(__file__).parent / "positions" / f"{position}.diagram").read_text("utf-8")
    game = skerry.from_diagram(diagram)
    assert {"end", move} <= set(map(str, game.legal()))
    assert str(game.action_type(policy().choose(game.kernel))) == move


def test_a_glance_at_what_comes_of_a_move_beats_the_first_thought() -> None:
    """The mate lets its network compare a few offers; duplicate games against the policy alone."""
    taken = 0
    for number in range(20):
        game, mind = skerry.new("northwest", seats=2, seed=400 + number // 2), policy()
        while (seat := game.to_act) is not None:
            kernel = game.kernel
            game.play_code(mind.resolve(kernel) if seat == number % 2 else mind.choose(kernel))
        scores = game.scores()
        taken += scores[number % 2] > scores[1 - number % 2]
    assert taken >= 13


def test_thinking_longer_is_worth_it() -> None:
    """Moves compete in games that are played to their end: the better ones are tried more often and come first."""
    game = skerry.new("northwest", seats=2, seed=2)
    while game.number < 30 or len(game.codes()) < 8:
        game.play(bots.get("mate").choose(game, game.kernel.to_act()))
    mind = policy_of(game.info)
    assert mind is not None
    worlds = [game.sample(game.to_act, random.Random(number)).kernel for number in range(8)]
    inquiry = Inquiry(mind, worlds[0], 8)
    for trial in range(64):
        inquiry.trial(mind, worlds, trial / 64)
    best, *others = inquiry.ranking()
    often = max(inquiry.visits)
    assert sum(inquiry.visits) == 64
    assert 2 * inquiry.visits[best] >= often > min(inquiry.visits)
    assert all(inquiry.worth(best) >= inquiry.worth(i) for i in others if 2 * inquiry.visits[i] >= often)


def test_few_trials_do_not_make_it_forget_its_plan() -> None:
    """With a trial or two for each move luck would decide; then the policy's own move stands."""
    game = skerry.new("northwest", seats=2, seed=2)
    for _ in range(30):
        game.play(bots.get("mate").choose(game, game.kernel.to_act()))
    mind = policy()
    inquiry = Inquiry(mind, game.copy().kernel, 12)
    for trial in range(6):
        inquiry.trial(mind, [game.copy().kernel], trial / 6)
    assert sum(visits > 0 for visits in inquiry.visits) <= 3
    assert inquiry.worth(0) == inquiry.mean(0)
    assert all(inquiry.worth(i) < inquiry.mean(i) for i in range(1, len(inquiry.codes)))


@pytest.mark.parametrize("name", list(skerry.games()))
def test_hints_are_in_the_order_of_their_chances(name: str) -> None:
    game = skerry.new(name, seed=8)
    for _ in range(14):
        game.play(bots.get("mate").choose(game, game.kernel.to_act()))
    for level in ("mate", "captain"):
        chances = [hint.win for hint in bots.get(level).hints(game, game.kernel.to_act(), bots.Budget(nodes=30))]
        assert chances == sorted(chances, reverse=True)


def test_a_training_goes_on_where_it_stopped() -> None:
    whole = training.steps("northwest-solo", 1, seed=3)
    first, second = next(whole), next(whole)
    assert first.weights != second.weights
    resumed = next(training.steps("northwest-solo", 1, seed=3, resumed=[first]))
    assert resumed == second
    assert set(training.settled([first, second])) == set(policy("northwest-solo").weights)
