"""A game's encoding with numpy around it: what every environment shares."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

import skerry
from skerry.core.encoding import OUTSIDE, Encoding, described, numbers, observation
from skerry.core.errors import SkerryError
from skerry.core.game import Game
from skerry.core.info import GameInfo
from skerry.registry import package_of

Bytes: TypeAlias = "NDArray[np.int8]"


class EncodingError(SkerryError):
    """A game, position or action that has no encoding."""


@cache
def encoding_of(info: GameInfo) -> Encoding:
    """How the game becomes numbers."""
    make = package_of(info).encoding
    if make is None:
        raise EncodingError(f"{info.id} has no encoding")
    return make(info)


def room_for(encoding: Encoding, room: int | None) -> int:
    """How many legal actions a position may have in the environments that list them."""
    if room is not None and room < 1:
        raise EncodingError(f"there is room for at least one legal action, not for {room}")
    return encoding.room if room is None else room


def info_of(game: str) -> GameInfo:
    """The game of that id."""
    return skerry.new(game, seed=0).info


def observe(game: Game, seat: int) -> Bytes:
    """What the seat may know, as a flat array of bytes with signs: see `parts`."""
    encoding = encoding_of(game.info)
    return np.frombuffer(observation(encoding, game.kernel, seat), np.int8)


def parts(flat: Bytes, encoding: Encoding) -> dict[str, Bytes]:
    """The named parts of observations, as views into them; also of many at once, along the last axis."""
    found, start = {}, 0
    for part in encoding.parts:
        found[part.name] = flat[..., start : start + part.length].reshape(*flat.shape[:-1], *part.shape)
        start += part.length
    return found


def rows(game: Game) -> Bytes:
    """The legal actions, a row of numbers for each, in the order of `game.legal()`."""
    encoding = encoding_of(game.info)
    return np.frombuffer(described(encoding, game.kernel), np.int8).reshape(-1, len(encoding.columns))


def table_numbers(game: Game) -> list[int]:
    """The numbers of the legal actions in the table of all actions, in the order of `game.legal()`.

    Raises `EncodingError` if one of them lies outside the table's window.
    """
    found = numbers(encoding_of(game.info), game.kernel)
    if OUTSIDE in found:
        action = game.legal()[found.index(OUTSIDE)]
        raise EncodingError(f"{action} lies outside the window of the table of actions; use the rows of legal actions")
    return found


def mask(game: Game) -> Bytes:
    """1 for every legal action of the table of all actions, 0 for the others."""
    found = np.zeros(encoding_of(game.info).table_size, np.int8)
    found[table_numbers(game)] = 1
    return found


def rewards(game: Game) -> list[float]:
    """What a finished game is worth to each seat, from −1 to 1.

    A win counts 1, shared among the winners, and a loss −1. Alone, where nothing is won or lost, it is the score in
    hundreds.
    """
    outcome = game.outcome
    assert outcome is not None
    if game.seats == 1 and game.info.target is None:
        return [max(-1.0, min(1.0, game.scores()[0] / 100))]
    share = 2 / max(1, len(outcome.winners)) - 1 if not game.info.cooperative else 1.0
    return [share if seat in outcome.winners else -1.0 for seat in range(game.seats)]
