"""Learning to foresee: a network finds what decides a game, and says the same in whole numbers."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

import skerry
from skerry.bots.examining import sampled
from skerry.bots.planning import Inquiry
from skerry.core.errors import SkerryError, ToldError
from skerry.core.kernel import Kernel, packed
from skerry.core.network import LEAD, ONE, POINTS, WIN, Network
from skerry.core.policy import Policy
from skerry.lab import learning


def made_up(count: int = 100_000) -> learning.Cases:
    """Positions of which the second feature decides; the third is noise."""
    rng = np.random.default_rng(1)
    features = rng.integers(-20, 20, (count, 3))
    chance = 1 / (1 + np.exp(-features[:, 1] / 4))
    points = 30.0 + 2 * features[:, 1] + np.maximum(0, features[:, 0])
    won = (rng.random(count) < chance).astype(float)
    return learning.Cases(
        ("points", "lead", "islands"),
        np.arange(count) // 4,
        np.arange(count) % 4,
        features,
        won,
        np.stack([points, features[:, 1], 0 * points], axis=1),
    )


def test_a_network_learns_what_decides() -> None:
    cases = made_up()
    learner = learning.Learner(cases, seed=0)
    lessons = list(learner.learn(cases))
    assert lessons[-1].tested < lessons[0].tested
    assert lessons[-1].points < 1.5
    network = Network(learner.told(["zero", "one", "two"], cases.heads))
    assert network.heads == ["win", "points", "lead", "islands"]
    ahead, behind = (network.foresee(packed([0, decides, 0])) for decides in (12, -12))
    assert ahead[WIN] / ONE == pytest.approx(3, abs=1.2)
    assert behind[WIN] / ONE == pytest.approx(-3, abs=1.2)
    assert ahead[POINTS] / ONE == pytest.approx(54, abs=3)
    assert behind[LEAD] / ONE == pytest.approx(-12, abs=2)


def test_whole_numbers_say_what_was_learned() -> None:
    cases = made_up(800)
    learner = learning.Learner(cases, seed=3)
    list(learner.learn(cases))
    network = Network(learner.told(["zero", "one", "two"], cases.heads))
    features, _, _ = learner.standard(cases)
    ends = learner.layers(features)[-1]
    for number in range(0, 800, 40):
        told = network.foresee(packed([int(each) for each in cases.features[number]]))
        assert told[WIN] / ONE == pytest.approx(ends[number, 0], abs=1e-3)
        points = ends[number, 1] * learner.point_scales[0] + learner.point_means[0]
        assert told[POINTS] / ONE == pytest.approx(points, abs=1e-2)


def test_the_same_seed_learns_the_same() -> None:
    cases = made_up(400)
    told = []
    for _ in range(2):
        learner = learning.Learner(cases, seed=5)
        list(learner.learn(cases))
        told.append(learner.told(["a", "b", "c"], cases.heads))
    assert told[0] == told[1]


def test_cases_come_back_from_their_files(tmp_path: Path) -> None:
    first = [learning.Case(0, 0, [1, 2], 0.5, {"points": 3, "lead": -1, "islands": 2})]
    second = [learning.Case(9, 1, [3, 4], 1.0, {"points": 5, "lead": 4, "sets": 1})]
    learning.write(first, tmp_path / "northwest-0-001-0000000.npz")
    learning.write(second, tmp_path / "northwest-0-002-0000050.npz")
    cases = learning.read_cases("northwest", tmp_path, 2)
    assert cases.heads == ("points", "lead", "islands", "sets")
    assert cases.games.tolist() == [0, 9]
    assert cases.seats.tolist() == [0, 1]
    assert cases.features.tolist() == [[1, 2], [3, 4]]
    assert cases.points.tolist() == [[3, -1, 2, 0], [5, 4, 0, 1]]


def test_too_few_games_are_refused() -> None:
    cases = made_up(4)
    with pytest.raises(ToldError):
        next(learning.Learner(cases, seed=0).learn(cases))


def test_layers_that_do_not_fit_are_refused() -> None:
    cases = made_up(400)
    learner = learning.Learner(cases, seed=0)
    with pytest.raises(SkerryError):
        Network(learner.told(["zero", "one"], cases.heads))


def test_what_is_foreseen_later_counts_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three looks of one seat, one of another, two of another game: each leans on the next of its own."""
    games, seats = np.array([0, 0, 0, 0, 1, 1]), np.array([0, 1, 0, 0, 0, 0])
    nothing = np.zeros((6, 2), np.float32)
    cases = learning.Cases(("points", "lead"), games, seats, np.zeros((6, 3), np.int64), nothing[:, 0], nothing)
    learner = learning.Learner(cases, seed=0)
    ends = np.zeros((6, 3), np.float32)
    ends[:, 1] = [10, 20, 30, 40, 50, 60]
    monkeypatch.setattr(learner, "layers", lambda features: [ends])
    won = np.array([1, 0, 1, 1, 0, 0], np.float32)
    points = np.array([[8, 0], [7, 0], [8, 0], [8, 0], [6, 0], [6, 0]], np.float32)
    later_won, later = learner.foreseen_later(learning.later_looks(cases), np.zeros((6, 3), np.float32), won, points)
    trace = learning.TRACE
    before_last = (1 - trace) * 40 + trace * 8
    expected = [(1 - trace) * 30 + trace * before_last, 7, before_last, 8, (1 - trace) * 60 + trace * 6, 6]
    assert later[:, 0].tolist() == pytest.approx(expected)
    assert later_won[3] == 1
    assert later_won[2] == pytest.approx((1 - trace) * 0.5 + trace)


def test_from_the_second_round_on_the_learner_plays(tmp_path: Path) -> None:
    first = learning.shards("northsea-solo", 1, 50, 3, ["policy"], tmp_path)
    assert [shard.network for shard in first] == [None]
    cases = list(learning.play(first[0], 0))
    assert len({case.seat for case in cases}) == 1
    assert len(cases) == 15  # sixteen turns; who looks when the last has ended knows the result
    network = learning.network_file("northsea-solo", 1, tmp_path)
    told = learning.Learner(many(cases), 1).told(
        learning.policy_with_features("northsea-solo").feature_names(), ("points", "lead")
    )
    network.write_text(json.dumps(told), encoding="utf-8")
    second = learning.shards("northsea-solo", 2, 50, 3, ["policy"], tmp_path)
    assert [(shard.first, shard.network) for shard in second] == [(50, network)]
    players = {learning.invited(second[0], random.Random(number))[1] for number in range(20)}
    assert players <= set(learning.WHIMS)
    assert learning.learner_of("northsea-solo", network).network is not None
    second[0].file.touch()
    assert learning.shards("northsea-solo", 2, 50, 3, ["policy"], tmp_path) == []


def test_the_learner_thinks_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    policy, game = learning.policy_with_features("northwest"), skerry.new("northwest", seats=2, seed=4)
    while game.turn < 10:
        game.play_code(policy.choose(game.kernel))
    seat = game.to_act
    assert seat is not None
    trials: list[float] = []

    class Watched:
        def __init__(self, policy: Policy, world: Kernel, most: int) -> None:
            self.inquiry = Inquiry(policy, world, most)
            self.codes = self.inquiry.codes
            self.ranking = self.inquiry.ranking

        def trial(self, policy: Policy, worlds: list[Kernel], progress: float) -> None:
            trials.append(progress)
            self.inquiry.trial(policy, worlds, progress)

    monkeypatch.setattr(learning, "Inquiry", Watched)
    glance = policy.resolve(sampled(game, seat, random.Random(1), 1)[0])
    assert learning.thought(policy, game, seat, 0, random.Random(1)) == glance
    assert trials == []
    assert learning.thought(policy, game, seat, 4, random.Random(1)) in game.codes()
    assert trials == [0.0, 0.25, 0.5, 0.75]


def many(cases: list[learning.Case]) -> learning.Cases:
    points = np.array([[case.points["points"], case.points["lead"]] for case in cases], np.float32)
    return learning.Cases(
        ("points", "lead"),
        np.array([case.game for case in cases]),
        np.array([case.seat for case in cases]),
        np.array([case.features for case in cases]),
        np.array([case.won for case in cases], np.float32),
        points,
    )
