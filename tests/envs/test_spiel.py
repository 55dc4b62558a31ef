"""OpenSpiel's own tests of simulation and interface, explicit chance, and information that stays hidden."""

from __future__ import annotations

import copy
import pickle
import random
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

import skerry
import skerry.envs.spiel
from skerry.core.kernel import ChanceNeeded

GAMES = tuple(skerry.games())


def load(name: str) -> pyspiel.Game:
    return pyspiel.load_game(f"skerry_{name.replace('-', '_')}")


@pytest.mark.parametrize("name", GAMES)
def test_random_games_by_openspiel(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_interface_is_openspiel_s(name: str) -> None:
    tests = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": load(name)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(tests).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), [*result.failures, *result.errors]


def test_openspiel_writes_a_playthrough() -> None:
    told = playthrough("skerry_northwest_solo", [7], seed=1)
    assert 'GameType.short_name = "skerry_northwest_solo"' in told
    assert "IsTerminal() = True" in told


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_by_itself_and_keeps_the_history(name: str) -> None:
    game, dice = load(name), random.Random(5)
    state = game.new_initial_state()
    for _ in range(15):
        pick = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(pick))
    before = str(state)
    twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    twins.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1])
    for twin in twins:
        assert (twin.history(), str(twin), twin.serialize()) == (state.history(), before, state.serialize())
        legal = twin.legal_actions()
        twin.apply_action(legal[0])
        assert str(state) == before
        assert state.legal_actions() == legal


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


def test_an_observer_tells_no_more_than_it_is_asked_for() -> None:
    game, kinds = pyspiel.load_game("skerry_northsea"), pyspiel.IIGObservationType
    none, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    state = game.new_initial_state()
    state.apply_action(3)
    hands = [skerry.new("northsea", seed=3).view(seat)["players"][seat]["hand"] for seat in (0, 1)]  # type: ignore[index,call-overload]
    everybody = make_observation(game, kinds(public_info=True, perfect_recall=False, private_info=none))
    player = make_observation(game, kinds(public_info=True, perfect_recall=False, private_info=own))
    assert str(hands[0]) in player.string_from(state, 0)
    assert str(hands[1]) not in player.string_from(state, 0)
    assert all(str(hand) not in everybody.string_from(state, 0) for hand in hands)
    assert everybody.tensor.size == 0
    player.set_from(state, 0)
    assert player.tensor.tolist() == state.observation_tensor(0)
