"""What a seat may know: everything but the other boats' contracts (HB-S2), which all see when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from herring.numbers import CARDS, DAYS, FISH
from herring.rules import HerringBank
from typing_extensions import TypedDict

from skerry.core.game import SEAT_LETTERS
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.view import GameView, MessageView


class BoatView(TypedDict):
    seat: int
    landed: dict[str, int]
    contract: str | None


class HerringView(GameView):
    phase: str
    day: int
    days: int
    first: int
    sea: dict[str, int]
    hold: dict[str, int]
    players: list[BoatView]
    told: list[MessageView]


def counts(names: Sequence[str], numbers: Sequence[int]) -> dict[str, Json]:
    return dict(zip(names, numbers, strict=True))


def common(bank: HerringBank) -> dict[str, Json]:
    return {
        "phase": "over" if bank.over else "fishing",
        "day": bank.day,
        "days": DAYS,
        "first": bank.first,
        "sea": counts(CARDS, bank.sea),
        "hold": counts(FISH, bank.hold),
    }


def players(bank: HerringBank, viewer: int | None) -> list[Json]:
    return [
        {
            "seat": seat,
            "landed": counts(FISH, bank.landed[seat]),
            "contract": FISH[bank.contracts[seat]] if bank.over or seat == viewer else None,
        }
        for seat in range(bank.seats)
    ]


def told(bank: HerringBank, viewer: int | None) -> list[Message]:
    """The view in words, for whoever plays without a picture of the game."""
    lines = [
        Message("herring-told-day", day=bank.day, days=DAYS),
        Message("herring-told-sea", **dict(zip(CARDS, bank.sea, strict=True))),
        Message("herring-told-hold", **dict(zip(FISH, bank.hold, strict=True))),
    ]
    for seat in range(bank.seats):
        player, landed = SEAT_LETTERS[seat], dict(zip(FISH, bank.landed[seat], strict=True))
        lines.append(Message("herring-told-landed", player=player, **landed))
        if bank.over or seat == viewer:
            lines.append(Message("herring-told-contract", player=player, fish=FISH[bank.contracts[seat]]))
    return lines
