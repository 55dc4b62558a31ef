"""The captains of the Terror: they spend only on what they need, keep their tiles few and come home over the ice."""

from __future__ import annotations

from collections import Counter

import pytest

import skerry
from skerry import bots
from skerry.lab import training

MODES = ("terror-solo", "terror-coop")
SEEDS = range(40, 52)


def voyage(mode: str, seed: int) -> tuple[skerry.Game, list[str]]:
    """A voyage of mates, and what they did."""
    game, mind = skerry.new(mode, seed=seed), training.new_policy(mode)
    while game.to_act is not None:
        game.play_code(mind.choose(game.kernel))
    return game, [str(game.action_type(entry.code)) for entry in game.entries()]


@pytest.fixture(scope="module", params=MODES)
def voyages(request: pytest.FixtureRequest) -> list[tuple[skerry.Game, list[str]]]:
    return [voyage(request.param, seed) for seed in SEEDS]


def won(game: skerry.Game) -> bool:
    assert game.outcome is not None
    return bool(game.outcome.winners)


def test_half_the_voyages_are_won(voyages: list[tuple[skerry.Game, list[str]]]) -> None:
    assert sum(won(game) for game, _ in voyages) >= len(SEEDS) // 2


def test_tiles_are_drawn_to_be_laid(voyages: list[tuple[skerry.Game, list[str]]]) -> None:
    """A captain used to hold eleven tiles in front of the second one that he could have laid."""
    counts = Counter[str]()
    for _, actions in voyages:
        counts.update(action.split()[1] for action in actions if action.startswith(("ship", "sled")))
    assert counts["place"] > 0.6 * (counts["draw"] + counts["refresh"])


def test_a_crew_is_sacrificed_only_for_want_of_supplies(voyages: list[tuple[skerry.Game, list[str]]]) -> None:
    for _, actions in voyages:
        assert not [action for action in actions if "sacrifice" in action and ("food" in action or "morale" in action)]


@pytest.mark.parametrize("mode", MODES)
def test_a_voyage_is_not_sure_to_be_won(mode: str) -> None:
    """Hints used to say 100 % from the first decision on."""
    chances = {}
    for supplies in (2, 12):
        game = skerry.new(mode, seed=1, supplies=supplies)
        chances[supplies] = bots.get("mate").hints(game, game.kernel.to_act(), bots.Budget(seed=1))[0].win
    assert chances[2] < 0.1 < chances[12] < 0.98
