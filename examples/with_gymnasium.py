"""Learn on Gymnasium, one seat against a bot: `python -m examples.with_gymnasium [ROUNDS] [GAMES]`."""

from __future__ import annotations

import sys

import gymnasium
import numpy as np

import skerry.envs.gym  # noqa: F401  (makes the environments known)
from examples.learner import GAME, SEATS, Learner, Step, curve, features

ENV = gymnasium.make(f"skerry/{GAME}-v0", opponents=("random",) * (SEATS - 1))


def play(learner: Learner, seed: int) -> tuple[list[Step], float]:
    """One game."""
    seen, _ = ENV.reset(seed=seed)
    steps, earned, over = [], 0.0, False
    while not over:
        legal = int(seen["action_mask"].sum())
        steps.append(learner.choose(features(seen["actions"][:legal], seen["observation"])))
        seen, reward, over, _, _ = ENV.step(steps[-1].chosen)
        earned += float(reward)
    return steps, earned


if __name__ == "__main__":
    rounds, games = (int(word) for word in (sys.argv[1:] or ("40", "64")))
    print(*(f"{share:.2f}" for share in curve(play, rounds, games, Learner(np.random.default_rng(1)))))
