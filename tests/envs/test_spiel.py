"""OpenSpiel's own simulation test, explicit chance, and information that stays hidden."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest

import skerry
import skerry.envs.spiel
from skerry.core.kernel import ChanceNeeded

GAMES = tuple(skerry.games())


def load(name: str) -> pyspiel.Game:
    return pyspiel.load_game(f"skerry_{name.replace('-', '_')}")


@pytest.mark.parametrize("name", ["northwest", "northwest-solo", "northsea-solo"])
def test_random_games_by_openspiel(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_explicit_and_a_state_can_be_written_down(name: str) -> None:
    game, dice, chances = load(name), random.Random(3), 0
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            chances += 1
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            state.apply_action(dice.choice(outcomes)[0])
        else:
            twin = state.clone()
            action = dice.choice(state.legal_actions())
            state.apply_action(action)
            assert twin.current_player() >= 0
            assert action in twin.legal_actions()
    assert chances > 1
    read = game.deserialize_state(state.serialize())
    assert str(read) == str(state)


def test_what_others_hold_is_not_in_the_information_state() -> None:
    game = pyspiel.load_game("skerry_northsea")
    states = []
    for setup in range(6):
        state = game.new_initial_state()
        state.apply_action(setup)
        states.append(state)
    for state in states:
        hand = skerry.new("northsea", seed=states.index(state)).view(1)["players"][1]["hand"]  # type: ignore[index,call-overload]
        assert str(hand) not in state.information_state_string(0)
        assert str(hand) not in state.observation_string(0)
        assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert not np.array_equal(states[0].observation_tensor(0), states[1].observation_tensor(0))


def test_outcomes_of_chance_that_are_spelled_out_are_taken_in_order() -> None:
    game = skerry.new("northwest", seats=2, seed=1)
    game.kernel.spell([])
    with pytest.raises(ChanceNeeded) as needed:
        game.play(game.legal()[0])
    first, second = (skerry.new("northwest", seats=2, seed=1) for _ in range(2))
    for twin, pick in ((first, 0), (second, needed.value.options - 1)):
        twin.kernel.spell([pick])
        twin.play(twin.legal()[0])
    assert first.record() != second.record()
