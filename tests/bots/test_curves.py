"""What is told of the chance to win: what the search says, on the curve of the mode."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from benchmarks import calibration

import skerry
from skerry.bots import examining
from skerry.bots.judges import chances_of, policy_of
from skerry.bots.planning import Inquiry
from skerry.core.chances import AS_SAID, Curve, learned_chances
from skerry.registry import package_of, packages

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
        curves = learned_chances(package.data)
        assert set(curves) <= {info.id for info in package.games}
        for curve in curves.values():
            assert curve.below > 0
            assert curve.above > 0


def test_a_package_without_curves_tells_what_is_said(tmp_path: Path) -> None:
    assert learned_chances(tmp_path) == {}


def test_what_is_shipped_is_what_is_told() -> None:
    for info in skerry.games().values():
        assert chances_of(info) == learned_chances(package_of(info).data).get(info.id, AS_SAID)
    assert chances_of(skerry.games()["terror-solo"]) != AS_SAID


@pytest.mark.parametrize("name", ["northsea", "terror-coop"])
def test_a_curve_is_kept_beside_those_of_the_other_modes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "skerry" / skerry.games()[name].family / "data"
    folder.mkdir(parents=True)
    other = next(info.id for info in package_of(skerry.games()[name]).games if info.id != name)
    monkeypatch.setattr(calibration, "SOURCES", tmp_path)
    assert [calibration.keep(mode, AS_SAID) for mode in (other, name)] == [folder, folder]
    calibration.keep(name, SURER_ABOVE)
    assert learned_chances(folder) == {other: AS_SAID, name: SURER_ABOVE}


def test_a_curve_is_tried_in_games_that_it_does_not_come_from() -> None:
    """Even games say that what was told came true, odd ones that the opposite did."""
    cases = [calibration.Case(game, 0.7, float((game % 20 < 14) ^ (game % 2))) for game in range(4000)]
    curve, others = calibration.tried(cases, SURER_ABOVE)
    assert {case.game % 2 for case in others} == {1}
    assert curve.told(SURER_ABOVE.said(0.7)) == pytest.approx(0.7, abs=0.01)
    assert others[0].said == curve.told(SURER_ABOVE.said(0.7))


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
    cases += [calibration.Case(number, 1.0, float(number % 4 > 0)) for number in range(2000)]  # told as they are
    found = calibration.fitted(cases, AS_SAID)
    assert found.below == pytest.approx(SURER_ABOVE.below, abs=0.1)
    assert found.above == pytest.approx(SURER_ABOVE.above, abs=0.15)
    assert found.shift == pytest.approx(SURER_ABOVE.shift, abs=0.1)
