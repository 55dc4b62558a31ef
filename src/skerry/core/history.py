"""What was played: a chain of entries, each linked to the one before, so that copies of a game share it."""

from __future__ import annotations

from skerry.core.kernel import Kernel
from skerry.core.packed import i64


class Entry:
    """One played action: who chose it in which turn, what chance added, and whether it revealed anything."""

    parent: Entry | None
    number: i64
    """Counts the actions from 1."""
    seat: i64
    turn: i64
    code: i64
    chance: tuple[int, ...]
    revealed: bool

    def __init__(
        self, parent: Entry | None, seat: i64, turn: i64, code: i64, chance: tuple[int, ...], revealed: bool
    ) -> None:
        self.parent = parent
        self.number = 1 if parent is None else parent.number + 1
        self.seat = seat
        self.turn = turn
        self.code = code
        self.chance = chance
        self.revealed = revealed


def advance(kernel: Kernel, last: Entry | None, code: i64) -> Entry:
    """Carry out a legal action, and write it down behind the last entry."""
    seat, turn = kernel.to_act(), kernel.turn
    kernel.apply(code)
    return Entry(last, seat, turn, code, chance_noted(kernel), kernel.revealed)


def chance_noted(kernel: Kernel) -> tuple[int, ...]:
    """What chance added to the latest action."""
    chance = kernel.chance
    return tuple([int(outcome) for outcome in chance]) if len(chance) else ()
