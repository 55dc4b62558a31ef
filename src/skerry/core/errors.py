"""What can go wrong at the border; inside, everything is trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skerry.core.refusal import Refusal


class SkerryError(Exception):
    """The base of all errors that this package raises on purpose."""


class NotationError(SkerryError, ValueError):
    """A text that is not an action in the game's notation."""


class IllegalAction(SkerryError, ValueError):
    """An action that the rules do not allow now. `refusal` says why; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message()} ({refusal.rule})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return type(self), (self.refusal,)


class RecordError(SkerryError, ValueError):
    """A record or diagram that cannot be read: `line` (from 1) and `reason` say where and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return type(self), (self.line, self.reason)
