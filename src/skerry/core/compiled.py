"""Whether the rules run compiled."""

from __future__ import annotations

from skerry.core import kernel


def is_compiled() -> bool:
    """Whether they do here. If not, one thread at a time may use them: they list things in arrays that all games share,
    which compiled code leaves to nobody else before it is done."""
    return not kernel.__file__.endswith(".py")
