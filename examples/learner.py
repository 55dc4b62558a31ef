"""A small learner for the three examples beside it: masked PPO in numpy, with a policy over the legal actions alone.

The policy is linear in a few numbers of each action, which suits games with many actions that mean something. It knows
nothing of how a game is stepped: an example plays, and hands over what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from skerry.envs.coding import encoding_of, info_of, parts

Floats = NDArray[np.float64]

GAME = "northwest"
SEATS = 2
ENCODING = encoding_of(info_of(GAME))
KIND, VEHICLE, TARGET = (ENCODING.columns.index(name) for name in ("kind", "vehicle", "target_column"))
MOVE = 5
WIDTH = 66


def features(actions: NDArray[np.int8], observation: NDArray[np.int8]) -> Floats:
    """For each action its kind and vehicle, and how far west it goes; each also by the time of the game."""
    late = float(parts(observation, ENCODING)["table"][1]) / 10
    kinds = np.eye(32)[actions[:, KIND].astype(int) * 2 + actions[:, VEHICLE]]
    west = (actions[:, TARGET] / 12 * (actions[:, KIND] == MOVE))[:, None]
    return np.concatenate([kinds, west, kinds * late, west * late], axis=1)


@dataclass
class Step:
    """A decision: what was to be chosen from, what was chosen, and how likely that was."""

    looks: Floats
    chosen: int
    chance: float


@dataclass
class Learner:
    """Proximal policy optimisation: after each round the policy moves, but not far from the one that played."""

    rng: np.random.Generator
    weights: Floats = field(default_factory=lambda: np.zeros(WIDTH))
    rate: float = 5.0
    clip: float = 0.2
    passes: int = 4

    def chances(self, looks: Floats) -> Floats:
        scores = looks @ self.weights
        weighed = np.exp(scores - scores.max())
        return np.asarray(weighed / weighed.sum())

    def choose(self, looks: Floats) -> Step:
        chances = self.chances(looks)
        chosen = min(int(np.searchsorted(np.cumsum(chances), self.rng.random())), len(chances) - 1)
        return Step(looks, chosen, float(chances[chosen]))

    def learn(self, games: Sequence[tuple[list[Step], float]]) -> None:
        """Games as the decisions of the learner and what it earned."""
        earned = np.array([result for _, result in games])
        worth = (earned - earned.mean()) / (earned.std() + 1e-8)
        for _ in range(self.passes):
            gradient = np.zeros_like(self.weights)
            for (steps, _), advantage in zip(games, worth, strict=True):
                for step in steps:
                    gradient += self._pull(step, float(advantage))
            self.weights = self.weights + self.rate * gradient / sum(len(steps) for steps, _ in games)

    def _pull(self, step: Step, advantage: float) -> Floats:
        """The gradient of the clipped objective at one decision."""
        chances = self.chances(step.looks)
        ratio = float(chances[step.chosen]) / step.chance
        if (ratio > 1 + self.clip and advantage > 0) or (ratio < 1 - self.clip and advantage < 0):
            return np.zeros_like(self.weights)
        return np.asarray(ratio * advantage * (step.looks[step.chosen] - chances @ step.looks))


def curve(
    play: Callable[[Learner, int], tuple[list[Step], float]], rounds: int, games: int, learner: Learner
) -> list[float]:
    """Let it play and learn; the share of games won in each round. `play` plays one game from a seed."""
    won = []
    for number in range(rounds):
        played = [play(learner, number * games + game) for game in range(games)]
        won.append(sum(result > 0 for _, result in played) / games)
        learner.learn(played)
    return won
