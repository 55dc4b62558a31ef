"""PettingZoo's own tests, and copies that are independent."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import skerry
from skerry.envs import zoo

GAMES = tuple(skerry.games())


def room(name: str) -> int:
    return 1500 if name.startswith("terror") else 512


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_the_interface_is_pettingzoo_s(name: str) -> None:
    api_test(zoo.env(name, room=room(name)), num_cycles=150)


@pytest.mark.filterwarnings("ignore")
def test_the_table_of_actions_serves_as_well() -> None:
    api_test(zoo.env("northwest", seats=3, actions="table"), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_a_seed_decides_everything(name: str) -> None:
    seed_test(lambda: zoo.env(name, room=room(name)), num_cycles=60)


def test_environments_are_named_as_pettingzoo_names_its_own() -> None:
    env = zoo.terror_coop_v0.env(room=1500)
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
