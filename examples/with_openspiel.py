"""Learn on OpenSpiel, one player against a random one: `python -m examples.with_openspiel [ROUNDS] [GAMES]`."""

from __future__ import annotations

import sys

import numpy as np
import pyspiel

import skerry.envs.spiel  # noqa: F401  (makes the games known)
from examples.learner import GAME, SEATS, Learner, Step, curve, features
from skerry.envs.coding import observe, rows, table_numbers

TOLD = pyspiel.load_game(f"skerry_{GAME}", {"players": SEATS})


def play(learner: Learner, seed: int) -> tuple[list[Step], float]:
    """One game; the learner is the first player and the second one in turns."""
    dice, own, steps = np.random.default_rng(seed), seed % SEATS, []
    state = TOLD.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.integers(len(state.chance_outcomes()))))
        elif state.current_player() == own:
            steps.append(learner.choose(features(rows(state.position), observe(state.position, own))))
            state.apply_action(table_numbers(state.position)[steps[-1].chosen])
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return steps, float(state.returns()[own])


if __name__ == "__main__":
    rounds, games = (int(word) for word in (sys.argv[1:] or ("40", "64")))
    print(*(f"{share:.2f}" for share in curve(play, rounds, games, Learner(np.random.default_rng(1)))))
