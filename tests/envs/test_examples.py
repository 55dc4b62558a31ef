"""The learners of `examples/` play, and what they learn makes them win more."""

from __future__ import annotations

import numpy as np
import pytest
from examples import with_gymnasium, with_openspiel, with_pettingzoo
from examples.learner import WIDTH, Learner, Step, curve


def learner() -> Learner:
    return Learner(np.random.default_rng(1))


def test_what_was_good_becomes_likelier_and_not_by_far_more() -> None:
    looks = np.zeros((3, WIDTH))
    looks[0, 0] = looks[1, 1] = looks[2, 2] = 1.0
    mine = learner()
    before = mine.chances(looks)
    good, bad = Step(looks, 0, float(before[0])), Step(looks, 1, float(before[1]))
    mine.learn([([good], 1.0), ([bad], -1.0)])
    after = mine.chances(looks)
    assert after[0] > before[0]
    assert after[1] < before[1]
    mine.passes = 100
    mine.rate = 0.1
    mine.weights = np.zeros(WIDTH)
    mine.learn([([good], 1.0), ([bad], -1.0)])
    assert mine.chances(looks)[0] < 2 * before[0]


@pytest.mark.parametrize(
    "example", [with_pettingzoo, with_gymnasium, with_openspiel], ids=lambda module: module.__name__
)
def test_an_example_plays_and_learns(example: object) -> None:
    mine = learner()
    shares = curve(example.play, 2, 8, mine)  # type: ignore[attr-defined]
    assert len(shares) == 2
    assert np.abs(mine.weights).max() > 0
