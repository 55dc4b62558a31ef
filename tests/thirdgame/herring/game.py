"""The Herring Bank as a game of the public contract."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Self

from herring import rules, view
from herring.codes import CONTRACT, FIRST, fish_of, kind_of, outcome_code, outcome_kind
from herring.diagram import read_diagram, write_diagram
from herring.notation import HerringAction, chance_code, chance_text, read_action
from herring.numbers import CONTRACTS, FISH
from herring.rules import ACTIONS, HerringBank
from herring.score import outcome, score_sheet

from skerry.core.action import Action
from skerry.core.errors import NotationError
from skerry.core.event import Event
from skerry.core.game import Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.refusal import Refusal
from skerry.core.score import Outcome, ScoreSheet

REFUSALS = {
    rules.OVER: ("HB-E1", "herring-refused-over"),
    rules.NO_FISH_LEFT: ("HB-H3", "herring-refused-no-fish-left"),
    rules.HOLD_FULL: ("HB-H2", "herring-refused-hold-full"),
    rules.HOLD_EMPTY: ("HB-L1", "herring-refused-hold-empty"),
    rules.NOT_ABOARD: ("HB-B1", "herring-refused-not-aboard"),
    rules.HOLD_NOT_FULL: ("HB-B1", "herring-refused-hold-not-full"),
}


class HerringGame(Game):
    """A game for two to four boats."""

    __slots__ = ()

    kernel: HerringBank
    action_type = HerringAction
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
        bank = HerringBank()
        bank.seed = seed
        bank.prepare(forced, picks)
        bank.set_up(seats, int(options["storms"]))
        bank.prepare((), None)
        return cls(info, bank, seats, options, seed, rules)

    @classmethod
    def from_diagram(cls, info: GameInfo, text: str) -> Self:
        bank, options = read_diagram(info, text)
        origin = write_diagram(bank, info, options["storms"])
        return cls(info, bank, bank.seats, options, bank.seed, info.rules_version, origin)

    def diagram(self) -> str:
        return write_diagram(self.kernel, self.info, self.options["storms"])

    def code_cost(self, code: int) -> int:
        return 0

    # -- knowing -----------------------------------------------------------------------------------

    def common_view(self) -> dict[str, Json]:
        return {**super().common_view(), **view.common(self.kernel)}

    def own_view(self, seat: int | None) -> dict[str, Json]:
        told = [message.data() for message in view.told(self.kernel, seat)]
        return {**super().own_view(seat), "players": view.players(self.kernel, seat), "told": told}

    def score_sheet(self) -> ScoreSheet:
        return score_sheet(self.kernel)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.kernel) if self.kernel.over else None

    def sample(self, seat: int | None, rng: random.Random) -> Self:
        """Unknown are the other boats' contracts, and what the sea will give."""
        self.checked_seat(seat)
        twin = self.copy()
        if self.kernel.over:
            return twin
        known = [] if seat is None else [self.kernel.contracts[seat]]
        pool = [fish for fish in range(len(FISH)) for _ in range(CONTRACTS - known.count(fish))]
        rng.shuffle(pool)
        contracts = [known[0] if player == seat else pool.pop() for player in range(self.seats)]
        twin._draw_anew(rng.getrandbits(62))
        twin._deal(contracts)
        return twin

    def _deal(self, contracts: list[int]) -> None:
        """Let the boats have had these contracts from the beginning, in the record too."""
        self.kernel.contracts = contracts
        self.setup_chance = tuple(
            outcome if outcome_kind(outcome) == FIRST else outcome_code(CONTRACT, contracts[number - 1])
            for number, outcome in enumerate(self.setup_chance)
        )
        if self.origin is not None:
            beginning, options = read_diagram(self.info, self.origin)
            beginning.contracts = contracts
            self.origin = write_diagram(beginning, self.info, options["storms"])

    # -- texts -------------------------------------------------------------------------------------

    def _parse(self, text: str) -> int:
        return read_action(text)

    def _code_of(self, action: Action) -> int:
        code = super()._code_of(action)
        if code not in ACTIONS:
            raise NotationError(Message("notation-code", code=str(code)))
        return code

    def _explain(self, code: int) -> Refusal | None:
        problem = self.kernel.problem(code)
        if problem == rules.ALLOWED:
            return None
        rule, key = REFUSALS[problem]
        return Refusal(rule, key, {"fish": FISH[fish_of(code)]} if kind_of(code) > 1 else {})

    def _event(self, packed: Sequence[int]) -> Event:
        kind, seat, more = packed[0], packed[1], packed[2:]
        match kind:
            case rules.HAULED:
                return Event("hauled", {"seat": seat, "fish": FISH[more[0]]}, chance=True)
            case rules.STORM:
                return Event("storm", {"seat": seat, "lost": more[0]}, chance=True)
            case rules.LANDED:
                return Event("landed", {"seat": seat, **dict(zip(FISH, more, strict=False))})
            case rules.THROWN:
                return Event("thrown", {"seat": seat, "fish": FISH[more[0]]})
            case rules.DAY_BEGUN:
                return Event("day-begun", {"day": seat})
        return Event("contract-shown", {"seat": seat, "fish": FISH[more[0]]})

    def chance_text(self, outcome: int) -> str:
        return chance_text(outcome)

    def chance_code(self, text: str) -> int:
        return chance_code(text)

    def _owners(self, outcomes: Sequence[int], seat: int | None) -> list[int | None]:
        """A contract is for the eyes of its boat alone (HB-S2); they are dealt in the order of the seats."""
        return [number - 1 if outcome_kind(outcome) == CONTRACT else None for number, outcome in enumerate(outcomes)]
