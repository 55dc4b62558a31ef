"""Expedition: Northwest Passage and its modes as games of the public contract."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from skerry.core.action import Action
from skerry.core.errors import NotationError
from skerry.core.event import Event
from skerry.core.game import SEAT_LETTERS, Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.jsonlike import Json
from skerry.core.message import Message, excerpt
from skerry.core.refusal import Refusal
from skerry.core.score import Outcome, ScoreSheet
from skerry.core.view import plain
from skerry.northwest import codes, layout, numbers
from skerry.northwest.actions import NorthwestAction
from skerry.northwest.chance import order_of, order_outcome
from skerry.northwest.components import CARD_NAMES, SMALL_NAMES
from skerry.northwest.diagram import write_diagram
from skerry.northwest.diagram_setup import read_diagram
from skerry.northwest.events import event, order_seats
from skerry.northwest.geometry import FIRST_SMALL
from skerry.northwest.modes import MODES
from skerry.northwest.notation import read, read_tile, tile_name, write
from skerry.northwest.paying import code_cost, code_costs
from skerry.northwest.picture import picture
from skerry.northwest.reasons import ALLOWED
from skerry.northwest.refusals import refusal_of
from skerry.northwest.rules import BOX, Northwest
from skerry.northwest.sheet import outcome_of, score_sheet
from skerry.northwest.versions import VERSIONS
from skerry.northwest.view import view

FORGED = (IndexError, KeyError, OverflowError, TypeError)
"""What a number that is no action's code leads to."""


class NorthwestGame(Game):
    """A game of Northwest Passage, of any mode."""

    __slots__ = ()

    action_type: ClassVar[type[Action]] = NorthwestAction
    has_secrets: ClassVar[bool] = False
    kernel: Northwest

    @classmethod
    def start(
        cls,
        info: GameInfo,
        seats: int,
        options: Mapping[str, OptionValue],
        seed: int,
        rules: int,
        forced: Sequence[int] = (),
        picks: Sequence[int] | None = None,
    ) -> Self:
        kernel = BOX.copy()
        staged = bool(forced) or picks is not None
        if staged:
            kernel.prepare(forced, picks)
        kernel.set_up(
            MODES[info.id],
            VERSIONS[rules],
            seats,
            seed,
            options.get("tuunbaq") is True,
            options.get("lost_crew") is True,
            int(options.get("supplies", numbers.COOP_SUPPLIES)),
        )
        if staged:
            kernel.prepare((), None)
        return cls(info, kernel, seats, options, seed, rules)

    @classmethod
    def from_diagram(cls, info: GameInfo, text: str) -> Self:
        kernel, options = read_diagram(info, text)
        rules = kernel.version.number
        return cls(info, kernel, kernel.seats, options, kernel.seed, rules, write_diagram(kernel, options))

    def diagram(self) -> str:
        return write_diagram(self.kernel, self.options)

    def common_view(self) -> dict[str, Json]:
        return {**super().common_view(), **plain(view(self.kernel))}

    def picture(self) -> str:
        return picture(self.view(None))

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self.kernel)

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self.kernel) if self.kernel.phase == layout.OVER else None

    def sample(self, seat: int | None, rng: random.Random) -> Self:
        """Only what chance will give is unknown: the tiles to come, and in the Terror modes the cards."""
        self.checked_seat(seat)
        twin = self.copy()
        twin._draw_anew(rng.getrandbits(62))
        return twin

    def code_cost(self, code: int) -> int:
        """How many crew the action would take now, surcharge included; 0 for what is free."""
        return code_cost(self.kernel, code)

    def costs(self) -> list[int]:
        return code_costs(self.kernel, list(self.codes()))

    # -- texts -------------------------------------------------------------------------------------

    def _parse(self, text: str) -> int:
        return read(text, self.kernel)

    def _code_of(self, action: Action) -> int:
        """The action's code as the map is now: it may be older than a tile that it names."""
        code = super()._code_of(action)
        try:
            return code if code in self.codes() else read(write(code), self.kernel)
        except FORGED:
            raise _no_code(code) from None

    def _explain(self, code: int) -> Refusal | None:
        try:
            reason = self.kernel.problem(code)
            if reason != ALLOWED:
                return refusal_of(self.kernel, code, reason)
            sound = read(write(code), self.kernel) == code
        except FORGED:
            sound = False
        if not sound:
            raise _no_code(code)
        return None

    def _event(self, packed: Sequence[int]) -> Event:
        return event(packed)

    def chance_text(self, outcome: int) -> str:
        kind, value = codes.outcome_kind(outcome), codes.outcome_value(outcome)
        if kind == codes.CHANCE_ORDER:
            return "order:" + "".join(SEAT_LETTERS[seat] for seat in order_seats(order_of(outcome)))
        if kind == codes.CHANCE_CARD:
            return "card:" + CARD_NAMES[value]
        return tile_name(value) if kind == codes.CHANCE_LARGE else SMALL_NAMES[value]

    def chance_code(self, text: str) -> int:
        if text.startswith("order:"):
            return _order_code(text)
        if text.startswith("card:"):
            return _card_code(text)
        tile = read_tile(text)
        if tile >= FIRST_SMALL:
            return codes.outcome_code(codes.CHANCE_SMALL, tile - FIRST_SMALL)
        return codes.outcome_code(codes.CHANCE_LARGE, tile)

    def pile_of(self, outcome: int) -> int:
        return codes.outcome_kind(outcome)


def _no_code(code: int) -> NotationError:
    return NotationError(Message("notation-code", code=str(code)))


def _card_code(text: str) -> int:
    name = text.removeprefix("card:")
    if name not in CARD_NAMES:
        raise NotationError(Message("northwest-notation-card", found=excerpt(text)))
    return codes.outcome_code(codes.CHANCE_CARD, CARD_NAMES.index(name))


def _order_code(text: str) -> int:
    letters = text.removeprefix("order:")
    seats = [SEAT_LETTERS.find(letter) for letter in letters]
    if 2 <= len(seats) <= 4:
        for number in range(24):
            outcome = order_outcome(len(seats), number)
            if order_seats(order_of(outcome)) == seats:
                return outcome
    raise NotationError(Message("northwest-notation-order", found=excerpt(text)))
