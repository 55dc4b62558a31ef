"""Points, each with its rule, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from herring import numbers

from skerry.core.score import Outcome, ScoreLine, ScoreSheet

if TYPE_CHECKING:
    from herring.rules import HerringBank


def parts(landed: Sequence[int], contract: int | None) -> list[tuple[str, int, str]]:
    """What a boat's fish are worth: category, points and rule. The contract counts when it is known (HB-P2)."""
    found = [
        (fish, count * worth, "HB-P1")
        for fish, count, worth in zip(numbers.FISH, landed, numbers.WORTH, strict=True)
        if count
    ]
    if min(landed):
        found.append(("sets", min(landed) * numbers.SET_POINTS, "HB-P3"))
    if contract is not None and landed[contract]:
        found.append(("contract", landed[contract] * numbers.CONTRACT_POINTS, "HB-P2"))
    return found


def points(landed: Sequence[int], contract: int | None) -> int:
    return sum(worth for _, worth, _ in parts(landed, contract))


def score_sheet(bank: HerringBank) -> ScoreSheet:
    lines = [
        ScoreLine(seat, category, worth, rule)
        for seat in range(bank.seats)
        for category, worth, rule in parts(bank.landed[seat], bank.contracts[seat] if bank.over else None)
    ]
    return ScoreSheet(bank.seats, tuple(lines))


def outcome(bank: HerringBank) -> Outcome:
    """HB-E2: most points, then most halibut; who is still equal shares the win."""
    ranks: dict[tuple[int, int], list[int]] = {}
    for seat in range(bank.seats):
        ranks.setdefault((bank.points(seat), bank.landed[seat][-1]), []).append(seat)
    ranking = tuple(tuple(ranks[key]) for key in sorted(ranks, reverse=True))
    best = sorted((key[0] for key, seats in ranks.items() for _ in seats), reverse=True)[:2]
    reason = "shared" if len(ranking[0]) > 1 else "halibut" if best[0] == best[1] else "points"
    return Outcome(ranking[0], reason, ranking)
