"""OpenSpiel's own tests of simulation and interface, explicit chance, and information that stays hidden."""

from __future__ import annotations

import copy
import pickle
import random
import unittest
from itertools import combinations

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

import skerry
import skerry.envs.spiel
from skerry.core.errors import OptionError
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


@pytest.mark.parametrize("load_string", ["skerry_northwest(players=9)", "skerry_terror_solo(players=2)"])
def test_a_number_of_players_that_the_game_does_not_take_is_refused(load_string: str) -> None:
    with pytest.raises(OptionError, match="seat"):
        pyspiel.load_game(load_string)


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
    states = [by_chance(game.new_initial_state(), random.Random(seed)) for seed in range(6)]
    for state in states:
        hand = state.position.view(1)["players"][1]["hand"]
        assert str(hand) not in state.information_state_string(0)
        assert str(hand) not in state.observation_string(0)
        assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert not np.array_equal(states[0].observation_tensor(0), states[1].observation_tensor(0))


def test_every_draw_of_the_setup_is_a_node_of_chance_with_a_name() -> None:
    state, told = pyspiel.load_game("skerry_northsea(players=3)").new_initial_state(), []
    while state.is_chance_node():
        told.append(state.action_to_string(len(state.chance_outcomes()) - 1).split()[1])
        state.apply_action(len(state.chance_outcomes()) - 1)
    assert len(told) == 15
    assert state.position.record().count(" ".join(told)) == 1


def test_a_hand_does_not_tell_the_rival_s() -> None:
    state, dice = pyspiel.load_game("skerry_northsea").new_initial_state(), random.Random(8)
    while state.is_chance_node():
        before = state.clone()
        step(state, dice)
    rivals = set()
    for outcome, _ in before.chance_outcomes():
        twin = before.clone()
        twin.apply_action(outcome)
        assert information(twin, 0) == information(state, 0)
        rivals.add(twin.information_state_string(1))
    assert len(rivals) == len(before.chance_outcomes()) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_state_drawn_anew_is_one_that_the_player_thinks_possible(name: str) -> None:
    game, dice = load(name), random.Random(6)
    state, sampler, worlds = (
        by_chance(game.new_initial_state(), dice),
        pyspiel.UniformProbabilitySampler(0.0, 1.0),
        set(),
    )
    for moves in range(25):
        by_chance(state, dice)
        if state.is_terminal():
            break
        for seat in range(game.num_players() if moves % 4 == 0 else 0):
            drawn = state.resample_from_infostate(seat, sampler)
            assert information(drawn, seat) == information(state, seat)
            assert drawn.current_player() == state.current_player()
            assert str(game.deserialize_state(drawn.serialize())) == str(drawn)
            worlds.add(drawn.position.record())
        step(state, dice)
    assert len(worlds) > 2


def test_openspiel_s_search_for_hidden_information_finds_a_move() -> None:
    game = pyspiel.load_game("skerry_northsea")
    state = by_chance(game.new_initial_state(), random.Random(2))
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    state = pyspiel.load_game("skerry_northwest(players=3,tuunbaq=true)").new_initial_state()
    assert by_chance(state, random.Random(1)).position.options == {"tuunbaq": True}
    with pytest.raises(OptionError, match="side"):
        pyspiel.load_game("skerry_northsea(side=Q)")


def by_chance(state: pyspiel.State, dice: random.Random) -> pyspiel.State:
    """The state as soon as somebody is to act."""
    while state.is_chance_node():
        step(state, dice)
    return state


def step(state: pyspiel.State, dice: random.Random) -> None:
    """Any action, or whatever chance gives."""
    if state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def information(state: pyspiel.State, seat: int) -> tuple[str, tuple[float, ...]]:
    return state.information_state_string(seat), tuple(state.information_state_tensor(seat))


@pytest.mark.parametrize("name", GAMES)
def test_tensors_of_information_states_tell_what_their_strings_tell(name: str) -> None:
    game, dice = load(name), random.Random(9)
    told: dict[int, set[tuple[str, tuple[float, ...]]]] = {seat: set() for seat in range(game.num_players())}
    for _ in range(4):
        state = by_chance(game.new_initial_state(), random.Random(dice.randrange(2)))
        for _ in range(12):
            for _ in range(3):
                other = state.clone()
                step(other, dice)
                if not other.is_terminal():
                    for seat, known in told.items():
                        known.add(information(other, seat))
            step(state, dice)
    for known in told.values():
        assert len(known) > 50
        assert len({string for string, _ in known}) == len({tensor for _, tensor in known}) == len(known)


def test_who_may_not_know_a_draw_has_the_same_information_state_after_it() -> None:
    dice = random.Random(1)
    state = by_chance(pyspiel.load_game("skerry_northsea").new_initial_state(), dice)
    draws = 0
    while draws < 3:
        step(state, dice)
        if state.is_chance_node() and " end = " in str(state):
            drawer = state.position.to_act
            one, other = state.clone(), state.clone()
            one.apply_action(0)
            other.apply_action(1)
            assert information(one, 1 - drawer) == information(other, 1 - drawer)
            assert information(one, drawer)[0] != information(other, drawer)[0]
            assert information(one, drawer)[1] != information(other, drawer)[1]
            draws += 1


def test_a_player_recalls_what_the_position_does_not_show() -> None:
    dice = random.Random(2)
    state = by_chance(pyspiel.load_game("skerry_northsea").new_initial_state(), dice)
    for _ in range(40):
        step(state, dice)
    met = 0
    while met < 3:
        step(state, dice)
        for first, second in [] if state.is_chance_node() else combinations(state.legal_actions(), 2):
            one, other = after(state, first, second), after(state, second, first)
            if one and other and one.observation_tensor(0) == other.observation_tensor(0):
                assert information(one, 0)[0] != information(other, 0)[0]
                assert information(one, 0)[1] != information(other, 0)[1]
                met += 1
                break


def after(state: pyspiel.State, *actions: int) -> pyspiel.State | None:
    """The state after these actions, if each is legal in its turn."""
    found = state.clone()
    for action in actions:
        if found.is_chance_node() or action not in found.legal_actions():
            return None
        found.apply_action(action)
    return found


def test_an_observer_with_perfect_recall_tells_the_information_state() -> None:
    game, kinds = pyspiel.load_game("skerry_northsea"), pyspiel.IIGObservationType
    own = pyspiel.PrivateInfoType.SINGLE_PLAYER
    observer = make_observation(game, kinds(public_info=True, perfect_recall=True, private_info=own))
    state, dice = game.new_initial_state(), random.Random(4)
    for _ in range(25):
        step(state, dice)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.information_state_tensor(1)
    assert observer.dict["observation"].tolist() == state.observation_tensor(1)
    assert observer.dict["happened"][:, 0].tolist().count(2) == sum(e.seat == 1 for e in state.position.entries())
    assert observer.string_from(state, 1) == state.information_state_string(1)


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
    state = by_chance(game.new_initial_state(), random.Random(3))
    hands = [state.position.view(seat)["players"][seat]["hand"] for seat in (0, 1)]
    everybody = make_observation(game, kinds(public_info=True, perfect_recall=False, private_info=none))
    player = make_observation(game, kinds(public_info=True, perfect_recall=False, private_info=own))
    assert str(hands[0]) in player.string_from(state, 0)
    assert str(hands[1]) not in player.string_from(state, 0)
    assert all(str(hand) not in everybody.string_from(state, 0) for hand in hands)
    assert everybody.tensor.size == 0
    player.set_from(state, 0)
    assert player.tensor.tolist() == state.observation_tensor(0)
