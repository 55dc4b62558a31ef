"""Many games at once, stepped and written down in compiled code: `skerry.batch`."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import skerry
from skerry.core.encoding import Crowd
from skerry.core.game import Game
from skerry.core.info import OptionValue, check_seed
from skerry.core.kernel import hashed
from skerry.envs.coding import Bytes, EncodingError, encoding_of, rewards, room_for


@dataclass(frozen=True, slots=True)
class Finished:
    """The games that a step ended; each was replaced by a new one."""

    index: list[int]
    """Their places in the batch."""
    scores: list[list[int]]
    """By seat."""
    rewards: list[list[float]]
    """By seat, from −1 to 1: see `skerry.envs.coding.rewards`."""


class Batch:
    """So many games of one kind, side by side.

    In each the seat that is to act (`to_act`) chooses by a number: the place of its action among the legal ones
    (`counts` tells how many there are). What it sees is written into arrays of the caller's. A game that ends is
    replaced by a new one at once; the k-th game at a place depends on nothing but its seed and k.
    """

    def __init__(
        self,
        game: str,
        size: int,
        *,
        seats: int | None = None,
        seed: int | Sequence[int] = 0,
        room: int | None = None,
        **options: OptionValue,
    ) -> None:
        """`seed` is one for all games, or a list with one for each.

        `room` is for how many legal actions there are rows (`Encoding.room`, unless told otherwise); a position with
        more is an `EncodingError`.
        """
        if size < 1:
            raise EncodingError(f"a batch has at least one game, not {size}")
        if isinstance(seed, Iterable):
            seeds = [check_seed(one) for one in seed]
        else:
            seeds = [hashed(check_seed(seed), place) for place in range(size)]
        if len(seeds) != size:
            raise EncodingError(f"{len(seeds)} seeds are not one for each of {size} games")
        self._like = skerry.new(game, seats=seats, seed=0, **options)
        self._seeds = seeds
        self._begun = [0] * size
        self.room = room_for(encoding_of(self._like.info), room)
        self._hold([self._new(place) for place in range(size)])

    def _hold(self, games: list[Game]) -> None:
        """Go on with these games; nothing has been written into arrays yet."""
        self._games = games
        self.encoding = encoding_of(self._like.info)
        self._crowd = Crowd(self.encoding, [game.kernel for game in games])
        self._everywhere = list(range(len(games)))
        self._observed: Callable[[], Bytes | None] = lambda: None
        """The array into which observations were written last, if it is still there."""
        self._maps = [-1] * len(games)
        """Which map of each game is in it."""
        self._described: Callable[[], Bytes | None] = lambda: None
        """The array into which actions were written last, if it is still there."""
        self._filled: list[int] = []
        """How many of its rows are not zero, for each game."""

    def __getstate__(self) -> dict[str, Any]:
        """A batch is copied and pickled as its positions, and goes on from them as it would have."""
        games = [self.game(place) for place in range(len(self))]
        return {"like": self._like, "seeds": self._seeds, "begun": list(self._begun), "room": self.room, "games": games}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._like, self._seeds, self._begun = state["like"], state["seeds"], state["begun"]
        self.room = state["room"]
        for game in state["games"]:
            game.kernel.be_silent()
        self._hold(state["games"])

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self._like.info.id}, {self.seats} seats>"

    def __len__(self) -> int:
        return len(self._games)

    @property
    def seats(self) -> int:
        """At how many seats each game is played."""
        return self._like.seats

    @property
    def to_act(self) -> NDArray[np.int8]:
        """The seat that is to act in each game."""
        return np.array([kernel.to_act() for kernel in self._crowd.kernels], np.int8)

    @property
    def counts(self) -> NDArray[np.int32]:
        """How many legal actions each game has."""
        return np.array(self._crowd.counts(), np.int32)

    def arrays(self) -> tuple[Bytes, Bytes]:
        """New arrays of the right shapes for `observe` and `describe`."""
        width = len(self.encoding.columns)
        return (
            np.zeros((len(self), self.encoding.length), np.int8),
            np.zeros((len(self), self.room, width), np.int8),
        )

    def observe(self, into: Bytes) -> None:
        """Write what the seats that are to act may know, a row for each game.

        In the array that was written last, maps that have not changed are not written again: leave them alone.
        """
        view = self._room_in(into, (len(self), self.encoding.length))
        if self._observed() is not into:
            self._observed, self._maps = weakref.ref(into), [-1] * len(self)
        self._crowd.observe(view, self._maps)

    def describe(self, into: Bytes) -> None:
        """Write the legal actions, `room` rows of numbers for each game; those beyond `counts` are zero.

        In the array that was written last, rows that were zero then are not written again: leave them alone.
        """
        most = max(self._crowd.counts())
        if most > self.room:
            raise EncodingError(f"a position has {most} legal actions, and there is room for {self.room}")
        shape = (len(self), self.room, len(self.encoding.columns))
        view = self._room_in(into, shape)
        if self._described() is not into:
            self._described, self._filled = weakref.ref(into), [self.room] * len(self)
        self._crowd.describe(view, self.room, self._filled)

    def mask(self, into: NDArray[np.bool_]) -> None:
        """Write which rows of `describe` are legal actions."""
        np.less(np.arange(self.room)[None, :], self.counts[:, None], out=into)

    def step(self, choices: Sequence[int] | NDArray[np.integer]) -> Finished:
        """Play in each game the legal action with that place; tell of those that ended."""
        chosen = choices.tolist() if isinstance(choices, np.ndarray) else list(choices)
        return self._play(self._everywhere, chosen)

    def step_some(self, places: list[int], choices: list[int]) -> Finished:
        """`step` in some of the games; the others wait."""
        if len(set(places)) != len(places) or not set(places) <= set(self._everywhere):
            raise EncodingError(f"places are some of 0 to {len(self) - 1}, each once")
        return self._play(places, choices)

    def _play(self, places: list[int], choices: list[int]) -> Finished:
        if len(places) != len(choices):
            raise EncodingError(f"{len(choices)} choices are not one for each of {len(places)} games")
        wrong = self._crowd.first_wrong(places, choices)
        if wrong >= 0:
            last, choice = self._crowd.counts()[wrong] - 1, choices[places.index(wrong)]
            raise EncodingError(f"game {wrong} has the actions 0 to {last}, not {choice}")
        over = self._crowd.play(places, choices)
        told = Finished(
            over, [self._games[place].scores() for place in over], [rewards(self._games[place]) for place in over]
        )
        for place in over:
            self._games[place] = self._new(place)
            self._crowd.replace(place, self._games[place].kernel)
            self._maps[place] = -1
        return told

    def random_choices(self, seed: int) -> list[int]:
        """Any legal action in each game, from a seed."""
        return self._crowd.random_choices(seed)

    def game(self, place: int) -> Game:
        """A game of its own that begins in the position of one of the batch, with the same luck to come."""
        game = self._games[place]
        return game.from_diagram(game.info, game.diagram())

    def _new(self, place: int) -> Game:
        seed = hashed(self._seeds[place], self._begun[place])
        self._begun[place] += 1
        like = self._like
        game = like.start(like.info, like.seats, like.options, seed, like.rules)
        game.kernel.be_silent()
        return game

    @staticmethod
    def _room_in(into: Bytes, shape: tuple[int, ...]) -> memoryview:
        """The memory of an array of that shape."""
        if into.shape != shape or into.dtype != np.int8 or not into.flags.c_contiguous:
            raise EncodingError(f"the array must be of int8, contiguous, and of shape {shape}")
        return memoryview(into).cast("B")  # type: ignore[arg-type]
