"""What can go wrong with a bot."""

from __future__ import annotations

from skerry.core.errors import ToldError


class BotError(ToldError):
    """A bot that does not exist, cannot be started, or does not play by the rules."""
