"""Learn on PettingZoo, one agent against random ones: `python -m examples.with_pettingzoo [ROUNDS] [GAMES]`."""

from __future__ import annotations

import sys

import numpy as np

from examples.learner import GAME, SEATS, Learner, Step, curve, features
from skerry.envs import zoo

ENV = zoo.env(GAME, seats=SEATS)


def play(learner: Learner, seed: int) -> tuple[list[Step], float]:
    """One game; the learner is the first agent and the second one in turns."""
    ENV.reset(seed=seed)
    own, steps, earned = ENV.possible_agents[seed % SEATS], [], 0.0
    for agent in ENV.agent_iter():
        seen, reward, over, _, _ = ENV.last()
        if over:
            earned = float(reward) if agent == own else earned
            ENV.step(None)
            continue
        legal = int(seen["action_mask"].sum())
        if agent == own:
            steps.append(learner.choose(features(seen["actions"][:legal], seen["observation"])))
            ENV.step(steps[-1].chosen)
        else:
            ENV.step(int(learner.rng.integers(legal)))
    return steps, earned


if __name__ == "__main__":
    rounds, games = (int(word) for word in (sys.argv[1:] or ("40", "64")))
    print(*(f"{share:.2f}" for share in curve(play, rounds, games, Learner(np.random.default_rng(1)))))
