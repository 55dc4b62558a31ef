"""PettingZoo's own tests, and copies that are independent."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import BaseWrapper, turn_based_aec_to_parallel

import skerry
from skerry.envs import zoo
from skerry.envs.coding import EncodingError

GAMES = tuple(skerry.games())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_the_interface_is_pettingzoo_s(name: str) -> None:
    api_test(zoo.env(name), num_cycles=150)


@pytest.mark.filterwarnings("ignore")
def test_the_table_of_actions_serves_as_well() -> None:
    api_test(zoo.env("northwest", seats=3, actions="table"), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_a_seed_decides_everything(name: str) -> None:
    seed_test(lambda: zoo.env(name), num_cycles=60)


@pytest.mark.parametrize("settings", [{"actions": "tables"}, {"max_cycles": 0}])
def test_settings_that_mean_nothing_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(EncodingError):
        zoo.env("northwest", **settings)


def test_environments_are_named_as_pettingzoo_names_its_own() -> None:
    env = zoo.terror_coop_v0.env()
    env.reset(seed=1)
    assert str(env) == "skerry_terror-coop_v0"
    assert zoo.northsea_v0.raw_env(seats=3).possible_agents == ["A", "B", "C"]
    with pytest.raises(AttributeError):
        assert zoo.whist_v0


def test_an_illegal_action_ends_the_game_and_loses() -> None:
    env = zoo.northwest_v0.env(seats=2)
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(511)
    assert env.terminations == {"A": True, "B": True}
    assert env.rewards[agent] == -1


class LegalActions(spaces.Discrete):
    """PettingZoo's test of cycles takes whatever an action space gives: here that is a legal action."""

    def __init__(self, env: AECEnv) -> None:
        super().__init__(env.action_space("A").n, seed=1)
        self.env = env

    def sample(self, *_: Any, **__: Any) -> np.int64:
        return super().sample(mask=self.env.observe(self.env.agent_selection)["action_mask"])


class Lawful(BaseWrapper):
    def __init__(self, env: AECEnv) -> None:
        super().__init__(env)
        self.legal = LegalActions(env)

    def action_space(self, agent: str) -> LegalActions:
        return self.legal


class Module:
    """A game as a module of PettingZoo; its parallel environment is made as PettingZoo makes it of games in turns."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, **settings: Any) -> AECEnv:
        return Lawful(zoo.env(self.game, **settings))

    def parallel_env(self, **settings: Any) -> ParallelEnv:
        return turn_based_aec_to_parallel(self.env(**settings))


ALONE = [name for name, info in skerry.games().items() if info.max_seats == 1]


@pytest.mark.parametrize("name", ALONE)
def test_cycles_are_pettingzoo_s(name: str) -> None:
    max_cycles_test(Module(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_cut_short_for_all_at_once(name: str) -> None:
    env = Module(name).env(max_cycles=4)
    seats, actions = len(env.possible_agents), 0
    env.reset(seed=1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(env.action_space(env.agent_selection).sample())
        actions += 1
    assert actions == 4 * seats
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    for _ in env.agent_iter():
        env.step(None)


def test_a_game_that_ends_with_its_last_cycle_is_not_cut_short() -> None:
    whole = zoo.env("northwest-solo")
    whole.reset(seed=1)
    play_on(whole, 10_000)
    length = whole.unwrapped.game.number
    env = zoo.env("northwest-solo", max_cycles=length)
    env.reset(seed=1)
    play_on(env, length)
    assert (env.terminations, env.truncations) == ({"A": True}, {"A": False})


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_a_parallel_environment_is_made_as_pettingzoo_makes_it(name: str) -> None:
    parallel_api_test(Module(name).parallel_env(), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
def test_an_environment_is_written_down_and_read() -> None:
    env = zoo.env("northwest", seats=3)
    env.reset(seed=3)
    play_on(env, 20)
    read = pickle.loads(pickle.dumps(env))
    assert read.unwrapped.game == env.unwrapped.game
    assert play_on(read, 40) == play_on(env, 40)
    assert read.unwrapped.game == env.unwrapped.game
    api_test(read, num_cycles=30)


def play_on(env: Any, steps: int) -> list[float]:
    totals = []
    for agent in env.agent_iter(steps):
        seen, reward, over, cut, _ = env.last()
        totals.append(reward)
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
        assert agent in env.possible_agents
    return totals


def test_a_copy_is_an_environment_of_its_own() -> None:
    env = zoo.env("northsea", seats=2)
    env.reset(seed=3)
    play_on(env, 20)
    before = env.unwrapped.game.record()
    twin = copy.deepcopy(env)
    play_on(twin, 30)
    assert env.unwrapped.game.record() == before
    assert twin.unwrapped.game.record() != before


def test_a_whole_game_ends_with_a_winner() -> None:
    env = zoo.env("northwest", seats=3, render_mode="svg")
    env.reset(seed=1)
    totals: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    dice = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert max(totals.values()) > min(totals.values()) == -1
    assert str(env.unwrapped.render()).startswith("<svg")
