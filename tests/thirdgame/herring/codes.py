"""Actions and outcomes of chance as ints, packed and unpacked here alone."""

from __future__ import annotations

from typing import Final

HAUL: Final = 0
LAND: Final = 1
THROW: Final = 2
"""Followed by the fish."""

FIRST: Final = 0
CONTRACT: Final = 1
CARD: Final = 2


def throw_code(fish: int) -> int:
    return THROW | fish << 4


def kind_of(code: int) -> int:
    return code & 15


def fish_of(code: int) -> int:
    return code >> 4


def outcome_code(kind: int, value: int) -> int:
    return kind << 8 | value


def outcome_kind(outcome: int) -> int:
    return outcome >> 8


def outcome_value(outcome: int) -> int:
    return outcome & 255
