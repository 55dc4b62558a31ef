"""Gymnasium: one seat against bots, `gymnasium.make("skerry/northwest-v0")`, and many games at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

import skerry
from skerry import bots
from skerry.core.errors import SkerryError
from skerry.core.game import Game
from skerry.core.info import OptionValue
from skerry.core.kernel import hashed
from skerry.envs.batch import Batch
from skerry.envs.coding import Bytes, EncodingError, encoding_of, info_of, observe, rewards, room_for, rows


def register() -> None:
    """Make every game known to `gymnasium.make`; done when this module is imported."""
    for game in skerry.games():
        name = f"skerry/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="skerry.envs.gym:SkerryEnv",
                vector_entry_point="skerry.envs.gym:SkerryVectorEnv",
                kwargs={"game": game},
            )


class SkerryEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots sit at the others.

    An action is the place of a legal action; `observation["actions"]` has a row of numbers for each, and
    `observation["action_mask"]` (also in `info`) tells how many there are. A place without an action ends the game
    with the reward −1 (`info["illegal"]`). The reward comes at the end: see `skerry.envs.coding.rewards`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | bots.Bot | Sequence[str | bots.Bot] = ("random",),
        seat: int = 0,
        room: int | None = None,
        nodes: int = 50,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """`opponents` are bots for the other seats in order, or one bot; `nodes` is how much each of their moves may
        cost."""
        if isinstance(opponents, str | bots.Bot):
            opponents = (opponents,)
        self.render_mode = render_mode
        self._info = info_of(game)
        alone = self._info.max_seats == 1
        self._seats = self._info.check_seats(1 if alone else len(opponents) + 1)
        _check_seat(seat, self._seats)
        encoding = encoding_of(self._info)
        self._seat, self._room, self._nodes = seat, room_for(encoding, room), nodes
        self._options = self._info.check_options(options)
        named = [] if alone else list(opponents)
        seated = [*named[:seat], "random", *named[seat:]]
        self._bots = [one if isinstance(one, bots.Bot) else bots.get(one) for one in seated]
        self._width = len(encoding.columns)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (encoding.length,), np.int8),
                "actions": spaces.Box(-128, 127, (self._room, self._width), np.int8),
                "action_mask": spaces.Box(0, 1, (self._room,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self._room)
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        if self._game is None:
            raise EncodingError("call reset first")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Bytes], dict[str, Any]]:
        super().reset(seed=seed)
        started = int(self.np_random.integers(1 << 62))
        self._game = skerry.new(self._info.id, seats=self._seats, seed=started, **self._options)
        self._let_others_play()
        return self._told()

    def step(self, action: np.int64) -> tuple[dict[str, Bytes], float, bool, bool, dict[str, Any]]:
        game, codes = self.game, self.game.codes()
        if not 0 <= action < len(codes):
            seen, info = self._told()
            return seen, -1.0, True, False, {**info, "illegal": True}
        game.play_code(codes[int(action)])
        self._let_others_play()
        over = game.to_act is None
        seen, info = self._told()
        return seen, rewards(game)[self._seat] if over else 0.0, over, False, info

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.game.picture()
        return self.game.diagram() if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        game = self.game
        while game.to_act is not None and game.to_act != self._seat:
            budget = bots.Budget(nodes=self._nodes, seed=int(self.np_random.integers(1 << 31)))
            game.play(self._bots[game.to_act].choose(game, game.to_act, budget))

    def _told(self) -> tuple[dict[str, Bytes], dict[str, Any]]:
        game = self.game
        actions, legal = np.zeros((self._room, self._width), np.int8), np.zeros(self._room, np.int8)
        if game.to_act is not None:
            found = rows(game)
            if len(found) > self._room:
                raise EncodingError(f"the position has {len(found)} legal actions, there is room for {self._room}")
            actions[: len(found)] = found
            legal[: len(found)] = 1
        seen = {"observation": observe(game, self._seat), "actions": actions, "action_mask": legal}
        info: dict[str, Any] = {"action_mask": legal, "scores": game.scores()}
        return seen, info


class SkerryVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games at once, in compiled code: `gymnasium.make_vec("skerry/northwest-v0", 64)`. The learner has one seat,
    the others play at random.

    `observation["action_mask"]` (also in `info`) tells which of the rows of `observation["actions"]` are legal. A game
    that ends is replaced in the same step, and none is truncated: nothing is told of its last position.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        seats: int | None = None,
        seat: int = 0,
        room: int | None = None,
        **options: OptionValue,
    ) -> None:
        self._settings: dict[str, Any] = {"game": game, "size": num_envs, "seats": seats, "room": room, **options}
        self._seat, self._ticks, self._seed = seat, 0, 0
        self._batch = Batch(seed=0, **self._settings)
        _check_seat(seat, self._batch.seats)
        self.num_envs = num_envs
        self._observed, self._actions = self._batch.arrays()
        room = self._batch.room
        self._mask = np.zeros((num_envs, room), np.bool_)
        length, width = self._batch.encoding.length, len(self._batch.encoding.columns)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (length,), np.int8),
                "actions": spaces.Box(-128, 127, (room, width), np.int8),
                "action_mask": spaces.Box(0, 1, (room,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(room)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        any_seed = self._seed + 1
        if isinstance(seed, list):
            self._seed = 0
            seeds = [hashed(any_seed, place) if one is None else one for place, one in enumerate(seed)]
            self._batch = Batch(seed=seeds, **self._settings)
        else:
            self._seed = any_seed if seed is None else seed
            self._batch = Batch(seed=self._seed, **self._settings)
        self._ticks = 0
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._told()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        earned, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        self._step(actions, earned, over)
        self._let_others_play(earned, over)
        seen, info = self._told()
        return seen, earned, over, np.zeros(self.num_envs, np.bool_), info

    def _let_others_play(self, earned: NDArray[Any], over: NDArray[np.bool_]) -> None:
        """Until the learner is to act everywhere: where it is already, the game waits."""
        while True:
            waiting = np.flatnonzero(self._batch.to_act != self._seat).tolist()
            if not waiting:
                return
            self._ticks += 1
            chosen = self._batch.random_choices(hashed(self._seed, self._ticks))
            self._note(self._batch.step_some(waiting, [chosen[place] for place in waiting]), earned, over)

    def _step(self, actions: NDArray[np.int64], earned: NDArray[Any], over: NDArray[np.bool_]) -> None:
        self._note(self._batch.step(actions), earned, over)

    def _note(self, finished: Any, earned: NDArray[Any], over: NDArray[np.bool_]) -> None:
        for place, by_seat in zip(finished.index, finished.rewards, strict=True):
            earned[place] = by_seat[self._seat]
            over[place] = True

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        self._batch.observe(self._observed)
        self._batch.describe(self._actions)
        self._batch.mask(self._mask)
        legal = self._mask.astype(np.int8)
        seen = {"observation": self._observed.copy(), "actions": self._actions.copy(), "action_mask": legal}
        return seen, {"action_mask": legal}


def _check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise SkerryError(f"the seats of this game are 0 to {seats - 1}, not {seat}")


register()
