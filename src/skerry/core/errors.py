"""What can go wrong at the border; inside, everything is trusted."""

from __future__ import annotations

from skerry.core.message import Message
from skerry.core.refusal import Refusal


class SkerryError(Exception):
    """The base of all errors that this package raises on purpose."""

    def message(self, lang: str = "en") -> str:
        """What is wrong, in the given language where the catalogues have it."""
        return str(self)


class ToldError(SkerryError, ValueError):
    """An error that the catalogues tell: `why` is its message."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return self.message()

    @property
    def told(self) -> Message:
        """The whole message."""
        return self.why

    def message(self, lang: str = "en") -> str:
        """What is wrong, in the given language."""
        return self.told.text(lang)


class NotationError(ToldError):
    """A text that is not an action in the game's notation."""


class OptionError(ToldError):
    """A game, number of seats or option that does not exist."""


class UnforcedChance(ToldError):
    """A forced outcome of chance is missing or impossible."""


class IllegalAction(ToldError):
    """An action that the rules do not allow now. `refusal` says why; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        reason = Message(refusal.key, **refusal.args)
        super().__init__(Message("notation-refused", reason=reason, rule=refusal.rule))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return type(self), (self.refusal,)


class RecordError(ToldError):
    """A record or diagram that cannot be read: `line` (from 1) and `reason` say where and why."""

    def __init__(self, line: int, why: Message) -> None:
        super().__init__(why)
        self.line = line

    @property
    def reason(self) -> str:
        """Why, in English and without the line."""
        return self.why.text()

    @property
    def told(self) -> Message:
        """The reason, and in which line."""
        return Message("record-line", line=str(self.line), reason=self.why)

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, Message]]:
        return type(self), (self.line, self.why)
