"""What is told of the chance to win: what the search says, on the curve of the mode."""

from __future__ import annotations

import random

import pytest
from benchmarks import calibration

import skerry
from skerry.bots import examining
from skerry.bots.judges import chances_of, policy_of
from skerry.bots.planning import Inquiry
from skerry.core.chances import AS_SAID, Curve
from skerry.registry import packages

SURER_ABOVE = Curve(below=0.5, above=1.5, shift=0.2)


def test_a_curve_keeps_the_order_and_can_be_undone() -> None:
    said = [0.0, 0.001, 0.2, 0.49, 0.5, 0.51, 0.8, 0.999, 1.0]
    told = [SURER_ABOVE.told(chance) for chance in said]
    assert told == sorted(told)
    assert [SURER_ABOVE.said(chance) for chance in told] == pytest.approx(said)
    assert [AS_SAID.told(chance) for chance in said] == pytest.approx(said)


def test_what_is_decided_stays_so() -> None:
    assert (SURER_ABOVE.told(0.0), SURER_ABOVE.told(1.0)) == (0.0, 1.0)


def test_curves_are_for_modes_that_there_are() -> None:
    for package in packages().values():
        assert set(package.chances) <= {info.id for info in package.games}
        for curve in package.chances.values():
            assert curve.below > 0
            assert curve.above > 0


def test_an_examination_tells_the_chance_of_the_curve() -> None:
    game = skerry.new("terror-solo", seed=3)
    tried = examining.examine(game, 0, examining.Effort(1), random.Random(1))[0]
    policy = policy_of(game.info)
    assert policy is not None
    worlds = examining.sampled(game, 0, random.Random(1), 1)
    inquiry = Inquiry(policy, worlds[0], examining.OFFERS)
    inquiry.trial(policy, worlds, 0.0)
    assert tried.worth.win == chances_of(game.info).told(inquiry.chance(inquiry.ranking()[0]))
    assert tried.worth.win != inquiry.chance(inquiry.ranking()[0])


def test_the_benchmark_finds_the_curve_that_decided() -> None:
    rng = random.Random(2)
    cases = []
    for number in range(12000):
        said = rng.random()
        cases.append(calibration.Case(number, said, float(rng.random() < SURER_ABOVE.told(said))))
    found = calibration.fitted(cases, AS_SAID)
    assert found.below == pytest.approx(SURER_ABOVE.below, abs=0.1)
    assert found.above == pytest.approx(SURER_ABOVE.above, abs=0.15)
    assert found.shift == pytest.approx(SURER_ABOVE.shift, abs=0.1)
