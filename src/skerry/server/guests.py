"""Bots of the host's choice that may sit at tables beside the levels."""

from __future__ import annotations

from collections.abc import Iterable

from skerry import bots


def engage(wanted: Iterable[str]) -> tuple[str, ...]:
    """Let these bots be found in this process, and give their names.

    Each is a name that an installed package offers, or `name=` and what `bots.get` understands.
    """
    return tuple(_engaged(guest) for guest in wanted)


def _engaged(guest: str) -> str:
    name, _, what = guest.partition("=")
    bots.register(name, bots.get(what or name))
    return name
