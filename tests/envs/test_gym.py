"""Gymnasium's own tests: one seat against bots, and many games at once."""

from __future__ import annotations

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import skerry
import skerry.envs.gym
from skerry import bots
from skerry.core.errors import SkerryError

GAMES = tuple(skerry.games())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_the_interface_is_gymnasium_s(name: str) -> None:
    env = gymnasium.make(f"skerry/{name}-v0")
    check_env(env.unwrapped, skip_render_check=True)


def test_bots_play_the_other_seats_to_the_end() -> None:
    env = gymnasium.make("skerry/northwest-v0", opponents=("boy", "random"), seat=1)
    seen, info = env.reset(seed=4)
    assert np.array_equal(info["action_mask"], seen["action_mask"])
    over = False
    while not over:
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not cut
    assert -1 <= float(reward) <= 1
    assert len(info["scores"]) == 3


def test_a_place_without_an_action_loses() -> None:
    env = gymnasium.make("skerry/northsea-v0")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(511)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(SkerryError, match="seats"):
        gymnasium.make("skerry/northwest-v0", seat=5)
    for seat in (2, -1):
        with pytest.raises(SkerryError, match="seats"):
            skerry.envs.gym.SkerryVectorEnv("northwest", 2, seat=seat)


class Last(bots.Bot):
    """Takes the last action, and counts them."""

    def __init__(self) -> None:
        self.asked = 0

    def think(self, game: bots.SeatGame, budget: bots.Budget) -> skerry.Action:
        self.asked += 1
        return game.legal()[-1]


@pytest.mark.parametrize("several", [False, True])
def test_an_opponent_may_be_a_bot_itself_and_one_needs_no_list(several: bool) -> None:
    rival = Last()
    env = gymnasium.make("skerry/northwest-v0", opponents=[rival] if several else rival)
    env.reset(seed=4)
    env.step(0)
    assert rival.asked > 0
    assert gymnasium.make("skerry/northwest-v0", opponents="mate").unwrapped.reset(seed=1)


def test_many_games_are_made_as_gymnasium_makes_them() -> None:
    env = gymnasium.make_vec("skerry/northwest-v0", 3, seats=4, seat=2)
    assert isinstance(env, skerry.envs.gym.SkerryVectorEnv)
    seen, _ = env.reset(seed=2**61)
    assert seen["observation"].shape == (3, *env.single_observation_space["observation"].shape)


@pytest.mark.parametrize("name", ["northwest", "northsea-solo"])
def test_many_games_at_once(name: str) -> None:
    env = skerry.envs.gym.SkerryVectorEnv(name, 4)
    seen, _ = env.reset(seed=2)
    assert env.observation_space.contains(seen)
    ended = 0
    for _ in range(250):
        choices = np.array([np.flatnonzero(allowed)[-1] for allowed in seen["action_mask"]])
        seen, earned, over, cut, info = env.step(choices)
        ended += int(over.sum())
        assert not cut.any()
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (np.abs(earned) <= 1).all()
    twin = copy.deepcopy(env)
    assert (twin.step(choices * 0)[0]["actions"] == env.step(choices * 0)[0]["actions"]).all()
    assert ended > 0
    listed = [env.reset(seed=[7, 1, 7, number])[0]["observation"] for number in (2, 3)]
    assert np.array_equal(listed[0][1], listed[1][1])
    assert not np.array_equal(listed[0][3], listed[1][3])
    again, _ = env.reset(seed=2)
    twice, _ = skerry.envs.gym.SkerryVectorEnv(name, 4).reset(seed=2)
    assert np.array_equal(again["observation"], twice["observation"])
