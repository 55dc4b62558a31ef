"""A game as one of its players sees it: all that a bot is given.

A `SeatGame` never holds the game that is played. It holds a world of its own that agrees with all that the seat
knows (`Game.sample`), so that whoever looks into it, however hard, finds neither the seed nor a rival's secrets, and
whoever changes it changes nothing at the table.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from skerry.core.action import Action, Codes, LegalActions
from skerry.core.errors import SkerryError
from skerry.core.game import Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.jsonlike import Json
from skerry.core.refusal import Refusal


class SeatGame:
    """What one seat knows of a game that it is to decide in."""

    __slots__ = ("_world", "seat")

    def __init__(self, game: Game, seat: int, rng: random.Random) -> None:
        """`game` is only looked at; what the seat cannot know of it is drawn anew from `rng`."""
        if game.checked_seat(seat) is None:
            raise SkerryError("a spectator decides nothing")
        self.seat = seat
        self._world = game.sample(seat, rng)
        self._world.part()

    @property
    def info(self) -> GameInfo:
        """Which game it is."""
        return self._world.info

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._world.seats

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """How the game is played."""
        return self._world.options

    @property
    def number(self) -> int:
        """How many actions have been played."""
        return self._world.number

    @property
    def turn(self) -> int:
        """Counts the players' turns from 0."""
        return self._world.turn

    @property
    def to_act(self) -> int | None:
        """The seat to decide: this one, when a bot is asked."""
        return self._world.to_act

    @property
    def action_type(self) -> type[Action]:
        """What its actions are."""
        return self._world.action_type

    def view(self) -> dict[str, Json]:
        """What the seat may know, as plain JSON data."""
        return self._world.view(self.seat)

    def legal(self) -> LegalActions:
        """The legal actions; each hashable, `str(action)` is its notation."""
        return self._world.legal()

    def codes(self) -> Codes:
        """The legal actions as ints."""
        return self._world.codes()

    def parse(self, text: str) -> Action:
        """The action that a notation means here; `NotationError` if it means none."""
        return self._world.parse(text)

    def refusal(self, action: Action | str) -> Refusal | None:
        """Why the action is not allowed now; None if it is legal."""
        return self._world.refusal(action)

    def cost(self, action: Action | str) -> int:
        """What the action takes now: crew or action points; 0 for what is free."""
        return self._world.cost(action)

    def sample(self, rng: random.Random) -> Game:
        """A whole game that agrees with all that the seat knows, to try things in: play it, look at everything."""
        return self._world.sample(self.seat, rng)

    def copy(self) -> SeatGame:
        """The same knowledge in an object of its own."""
        twin = object.__new__(SeatGame)
        twin.seat = self.seat
        twin._world = self._world.copy()
        return twin

    def __repr__(self) -> str:
        return f"<{self.info.id} as seat {self.seat} sees it after {self.number} actions>"
