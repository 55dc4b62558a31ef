"""PettingZoo: every game and mode as an AEC environment: `skerry.envs.zoo.env("northwest")`, or as PettingZoo names its
own, `from skerry.envs.zoo import northwest_v0` and `northwest_v0.env()`.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import skerry
from skerry.core.game import SEAT_LETTERS, Game
from skerry.core.info import OptionValue
from skerry.envs.coding import (
    EncodingError,
    encoding_of,
    info_of,
    mask,
    observe,
    rewards,
    room_for,
    rows,
    table_numbers,
)

Actions = Literal["list", "table"]


def env(game: str, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual guards against wrong use: an illegal action ends the game and loses."""
    guarded = wrappers.TerminateIllegalWrapper(SkerryEnv(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Versioned:
    """A game's environments, as a module of PettingZoo offers them."""

    def __init__(self, game: str) -> None:
        self.env = partial(env, game)
        self.raw_env = partial(SkerryEnv, game)


def __getattr__(name: str) -> Versioned:
    """`northwest_v0`, `terror_coop_v0`, …"""
    games = {f"{game.replace('-', '_')}_v0": game for game in skerry.games()}
    if name not in games:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Versioned(games[name])


class SkerryEnv(AECEnv):  # type: ignore[misc]
    """A game with an agent at each seat: `A`, `B`, …

    An action is the place of a legal action (`actions="list"`: `observation["actions"]` has a row of numbers for each),
    or its number in the table of all actions (`actions="table"`). `observation["action_mask"]` tells what is legal.
    Rewards come at the end: see `skerry.envs.coding.rewards`. After `max_cycles` actions for each agent, whoever took
    them, the game is cut short: all agents are truncated at once, without a reward.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        actions: Actions = "list",
        room: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        if actions not in get_args(Actions):
            raise EncodingError(f"actions are told by {' or '.join(get_args(Actions))}, not {actions!r}")
        if max_cycles is not None and max_cycles < 1:
            raise EncodingError(f"a game has at least one cycle, not {max_cycles}")
        self.metadata = {**type(self).metadata, "name": f"skerry_{game}_v0"}
        self.render_mode = render_mode
        self._info = info_of(game)
        self._seats, self._options = self._info.check_seats(seats), self._info.check_options(options)
        encoding = encoding_of(self._info)
        self._listed, self._room = actions == "list", room_for(encoding, room)
        self._longest = None if max_cycles is None else max_cycles * self._seats
        self.possible_agents = list(SEAT_LETTERS[: self._seats])
        self.agents: list[str] = []
        count = self._room if self._listed else encoding.table_size
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-128, 127, (encoding.length,), np.int8),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
        if self._listed:
            seen["actions"] = spaces.Box(-128, 127, (self._room, len(encoding.columns)), np.int8)
        self._observed = spaces.Dict(seen)
        self._chosen = spaces.Discrete(count)
        self._seeds = np.random.default_rng()
        self._game: Game | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._chosen

    @property
    def game(self) -> Game:
        """The game that is played."""
        if self._game is None:
            raise EncodingError("call reset first")
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        started = int(self._seeds.integers(1 << 62))
        self._game = skerry.new(self._info.id, seats=self._seats, seed=started, **self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._point_at_next()

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        game, seat = self.game, self.possible_agents.index(agent)
        acts = game.to_act == seat
        seen = {"observation": observe(game, seat)}
        if self._listed:
            seen["actions"] = np.zeros((self._room, len(encoding_of(self._info).columns)), np.int8)
            seen["action_mask"] = np.zeros(self._room, np.int8)
            if acts:
                legal = rows(game)
                if len(legal) > self._room:
                    raise EncodingError(f"the position has {len(legal)} legal actions, there is room for {self._room}")
                seen["actions"][: len(legal)] = legal
                seen["action_mask"][: len(legal)] = 1
        else:
            seen["action_mask"] = mask(game) if acts else np.zeros(encoding_of(self._info).table_size, np.int8)
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        assert action is not None
        place = int(action) if self._listed else table_numbers(game).index(int(action))
        self._cumulative_rewards[agent] = 0.0
        game.play_code(game.codes()[place])
        self._clear_rewards()
        if game.to_act is None:
            self.rewards = dict(zip(self.possible_agents, rewards(game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif game.number == self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._point_at_next()

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.game.picture()
        return self.game.diagram() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _point_at_next(self) -> None:
        seat = self.game.to_act
        self.agent_selection = self.possible_agents[seat] if seat is not None else self.agents[0]
