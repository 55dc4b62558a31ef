"""What a table's luck follows from: made when the table is, shown as a commitment, revealed when the game is over."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from skerry.core.draws import Pledge, context_of
from skerry.core.info import GameInfo, OptionValue
from skerry.core.sealing import public_key
from skerry.server.seats import Seat

SECRET_BYTES = 32
SALT_BYTES = 16


def new_secret() -> tuple[str, str]:
    """A secret of 256 bits and a salt of 128, from the system's generator."""
    return secrets.token_hex(SECRET_BYTES), secrets.token_hex(SALT_BYTES)


def new_pledge(
    table_id: str,
    info: GameInfo,
    seats: int,
    options: Mapping[str, OptionValue],
    rules: int,
    scope: str = "",
    shared: tuple[str, str] | None = None,
) -> dict[str, Any]:
    """What is stored of a new table's pledge; `shared` are secret and salt of the scope that it belongs to."""
    secret, salt = shared or new_secret()
    seed = secrets.token_bytes(SECRET_BYTES)
    pledge = Pledge(table_id, secret, salt, public_key(seed), scope=scope)
    committed = pledge.committed(context_of(info, rules, seats, options))
    stored = {name: getattr(committed, name) for name in ("table", "secret", "salt", "key", "commitment", "scope")}
    return {**stored, "seed": seed.hex()}


def read_pledge(body: Mapping[str, Any]) -> Pledge:
    """The pledge that a log tells."""
    return Pledge(**{name: value for name, value in body.items() if name not in ("seed", "until")})


def players_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple("person" if seat.kind == "person" else f"bot {seat.level}" for seat in seats)
