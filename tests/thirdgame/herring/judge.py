"""What the bots know: how well a boat stands, and why a move is good."""

from __future__ import annotations

import math
from collections.abc import Iterator

from herring.numbers import CONTRACT_POINTS, DAYS, FISH, STORM, WORTH
from herring.rules import HerringBank
from herring.score import points

from skerry.core.hint import Reason, Step
from skerry.core.info import GameInfo
from skerry.core.judge import Judge

TURN_BRINGS = 4.0
"""Points that a turn to come brings on average."""
SCALE = 5.0


class HerringJudge(Judge):
    """Counts what is landed, what is aboard as far as it is safe, and what the turns to come may bring."""

    def value(self, kernel: HerringBank, seat: int) -> float:
        mine = self.points(kernel, seat)
        best = max(self.points(kernel, other) for other in range(kernel.seats) if other != seat)
        return 1 / (1 + math.exp((best - mine) / SCALE))

    def points(self, kernel: HerringBank, seat: int) -> float:
        landed = float(points(kernel.landed[seat], kernel.contracts[seat]))
        if kernel.over:
            return landed
        left = sum((kernel.first + turn) % kernel.seats == seat for turn in range(kernel.turn, DAYS * kernel.seats))
        if kernel.to_act() == seat:
            return landed + self._aboard(kernel, seat) + TURN_BRINGS * (left - 1)
        return landed + TURN_BRINGS * left

    def _aboard(self, kernel: HerringBank, seat: int) -> float:
        """What the fish aboard bring when one more card is risked: less, the likelier a storm is."""
        safe = 1 - kernel.sea[STORM] / max(1, sum(kernel.sea))
        together = [old + new for old, new in zip(kernel.landed[seat], kernel.hold, strict=True)]
        contract = kernel.contracts[seat]
        more = sum(count * worth for count, worth in zip(kernel.sea, WORTH, strict=False))
        more += kernel.sea[contract] * CONTRACT_POINTS
        aboard = points(together, contract) - points(kernel.landed[seat], contract)
        return safe * (aboard + more / max(1, sum(kernel.sea)))

    def seats(self, kernel: HerringBank) -> int:
        return kernel.seats


def judge_of(info: GameInfo) -> Judge:
    return HerringJudge()


def reasons(step: Step) -> Iterator[Reason]:
    for event in step.own_events():
        if event["kind"] == "landed":
            yield Reason("herring-lands", {"count": sum(event[fish] for fish in FISH)})
    if step.action["kind"] == "haul":
        sea = step.before["sea"]
        yield Reason("herring-tries-luck", {"percent": round(100 * sea["storm"] / sum(sea.values()))})
    elif step.action["kind"] == "throw":
        yield Reason("herring-makes-room")
