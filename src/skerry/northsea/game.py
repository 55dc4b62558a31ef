"""Explorers of the North Sea as a `Game`."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Self

from skerry.core.action import Action
from skerry.core.event import Event
from skerry.core.game import Audience, Game
from skerry.core.history import Entry
from skerry.core.info import GameInfo, OptionValue
from skerry.core.jsonlike import Json
from skerry.core.refusal import Refusal
from skerry.core.score import Outcome, ScoreSheet
from skerry.core.view import plain
from skerry.northsea import codes, layout
from skerry.northsea.actions import NorthSeaAction
from skerry.northsea.components import SIDES
from skerry.northsea.diagram import write_diagram
from skerry.northsea.diagram_setup import read_diagram
from skerry.northsea.events import event
from skerry.northsea.judging import action_cost
from skerry.northsea.notation import canonical_code, chance_code, chance_text, check_code, parse_action
from skerry.northsea.numbers import CAPTAINS_OFFERED, HAND
from skerry.northsea.picture import picture
from skerry.northsea.placing import fits_somewhere
from skerry.northsea.refusals import explain
from skerry.northsea.retelling import Past, Trouble, retell
from skerry.northsea.rules import NorthSea
from skerry.northsea.sampling import sample_hidden
from skerry.northsea.sheet import all_lines, final_outcome
from skerry.northsea.turns import ALL_TILES, set_table
from skerry.northsea.view import players_data, tiles, view_data


@cache
def _table(seats: int, side: int) -> NorthSea:
    """A table that is set, before chance has its say: every game begins with a copy of it."""
    table = NorthSea(None)
    set_table(table, seats, side)
    return table


class NorthSeaGame(Game):
    """A game for two to four, or for one."""

    __slots__ = ()

    kernel: NorthSea
    action_type = NorthSeaAction
    has_secrets = True

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
        kernel = _table(seats, SIDES.index(str(options["side"]))).copy()
        kernel.seed = seed
        staged = bool(forced) or picks is not None
        if staged:
            kernel.prepare(forced, picks)
        kernel.set_up()
        if staged:
            kernel.prepare((), None)
        return cls(info, kernel, seats, options, seed, rules)

    @classmethod
    def from_diagram(cls, info: GameInfo, text: str) -> Self:
        position = read_diagram(info, text)
        state = position.state
        origin = write_diagram(state, info.id, position.rules)
        return cls(info, state, state.seats, position.options, state.seed, position.rules, origin)

    def diagram(self) -> str:
        return write_diagram(self.kernel, self.info.id, self.rules)

    def code_cost(self, code: int) -> int:
        """The action points that the action takes (NS-A0)."""
        return action_cost(codes.kind_of(code))

    # -- knowing -----------------------------------------------------------------------------------

    def common_view(self) -> dict[str, Json]:
        return {**super().common_view(), **plain(view_data(self.kernel))}

    def own_view(self, seat: int | None) -> dict[str, Json]:
        return {**super().own_view(seat), **plain({"players": players_data(self.kernel, seat)})}

    def picture(self) -> str:
        return picture(self.view(None))

    def score_sheet(self) -> ScoreSheet:
        return ScoreSheet(self.seats, all_lines(self.kernel))

    @property
    def outcome(self) -> Outcome | None:
        return final_outcome(self.kernel) if self.kernel.phase == layout.OVER else None

    def sample(self, seat: int | None, rng: random.Random) -> Self:
        self.checked_seat(seat)
        twin = self.copy()
        if self.kernel.phase == layout.OVER:
            return twin
        sample_hidden(twin.kernel, seat, rng)
        twin.seed = twin.kernel.seed
        twin.draws = None
        twin._codes = None
        start = None if self.origin is None else read_diagram(self.info, self.origin).state
        past = Past(self.setup_chance, start, self.entries())
        if seat is None or not self.kernel.mode.solo:
            viewer = -1 if seat is None else seat
            past = retell(past, twin.kernel, viewer, rng.getrandbits(62), self._troubles(past.entries))
        twin.setup_chance = past.setup
        twin._last = past.entries[-1] if past.entries else None
        if past.start is not None:
            past.start.seed = twin.seed
            twin.origin = write_diagram(past.start, self.info.id, self.rules)
        return twin

    def sample_kernel(self, seat: int | None, rng: random.Random) -> NorthSea:
        kernel = self.kernel.copy()
        if kernel.phase != layout.OVER:
            sample_hidden(kernel, self.checked_seat(seat), rng)
        return kernel

    def _troubles(self, entries: Sequence[Entry]) -> list[Trouble]:
        """The turns that began with a hand without a place, by the numbers of the actions before them (NS-T3)."""
        found: list[Trouble] = []
        if self.kernel.troubles == 0:
            return found
        game = self._beginning()
        for entry in entries:
            game.kernel.force(entry.chance)
            game._advance(entry.code)
            if game.kernel.troubles > len(found):
                misfits = sum(1 << tile for tile in tiles(ALL_TILES) if not fits_somewhere(game.kernel, 1 << tile))
                found.append(Trouble(entry.number, misfits, game.kernel.phase == layout.ACTING))
        return found

    # -- text --------------------------------------------------------------------------------------

    def _parse(self, text: str) -> int:
        return parse_action(text, self.kernel)

    def _code_of(self, action: Action) -> int:
        return canonical_code(self.kernel, super()._code_of(action))

    def _explain(self, code: int) -> Refusal | None:
        check_code(code, self.kernel)
        return explain(self.kernel, code)

    def _event(self, packed: Sequence[int]) -> Event:
        return event(packed, self.seats)

    def chance_text(self, outcome: int) -> str:
        return chance_text(outcome)

    def chance_code(self, text: str) -> int:
        return chance_code(text)

    def pile_of(self, outcome: int) -> int:
        return codes.outcome_kind(outcome)

    def _hides_action(self, entry: Entry, audience: Audience) -> bool:
        """A captain's choice is secret until all have chosen (NS-S2)."""
        return (
            codes.kind_of(entry.code) == codes.CHOOSE
            and self.kernel.phase == layout.CHOOSING
            and entry.seat != audience
        )

    def _owners(self, outcomes: Sequence[int], seat: int | None) -> list[int | None]:
        return self._setup_owners(outcomes) if seat is None else self._turn_owners(outcomes, seat)

    def _setup_owners(self, outcomes: Sequence[int]) -> list[int | None]:
        """For whose eyes each outcome of the setup is: tiles and captains by seat; alone, the captains lie open."""
        solo = self.kernel.mode.solo
        dealt = self.kernel.mode.dealt * self.seats
        owners: list[int | None] = []
        for number, outcome in enumerate(outcomes):
            if codes.outcome_kind(outcome) == codes.CAPTAIN_OFFERED:
                owners.append(None if solo else (number - dealt) // CAPTAINS_OFFERED)
            else:
                owners.append(0 if solo else number // HAND)
        return owners

    def _turn_owners(self, outcomes: Sequence[int], seat: int) -> list[int | None]:
        """For whose eyes each outcome of an action is: the tile drawn at the end of the turn for the one who ended
        it, those of a new hand (NS-T3) for the next one."""
        owners: list[int | None] = []
        owner, following = seat, (seat + 1) % self.seats
        for outcome in outcomes:
            if codes.outcome_kind(outcome) == codes.TILE_DRAWN:
                owners.append(owner)
                owner = following
            else:
                owners.append(None)
                if codes.outcome_kind(outcome) == codes.FIRST_PLAYER:
                    owner = following = codes.outcome_value(outcome)
        return owners
