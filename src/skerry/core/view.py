"""What every game's view has. A game's own view adds its keys: the types are the source of the server's documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from typing_extensions import TypedDict

from skerry.core.info import OptionValue
from skerry.core.jsonlike import Json


class OutcomeView(TypedDict):
    winners: list[int]
    reason: str
    ranking: list[list[int]]


class MessageView(TypedDict):
    """A message of the catalogues, as `Message.data` gives it."""

    key: str
    args: dict[str, str | int]


class GameView(TypedDict):
    game: str
    seats: int
    options: dict[str, OptionValue]
    number: int
    turn: int
    to_act: int | None
    scores: list[int]
    outcome: OutcomeView | None
    you: int | None


def plain(view: Mapping[str, object]) -> dict[str, Json]:
    """A typed part of a view as the plain JSON data that it is."""
    return cast(dict[str, Json], view)
