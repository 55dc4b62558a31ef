"""What a seat may know: everything but the other boats' contracts (HB-S2), which all see when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from herring.numbers import CARDS, DAYS, FISH
from herring.rules import HerringBank

from skerry.core.game import SEAT_LETTERS, Game
from skerry.core.jsonlike import Json
from skerry.locales import translate


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


def describe(game: Game, seat: int | None, lang: str) -> str:
    """The view in words, for whoever plays without a picture of the game."""
    bank = game.kernel
    assert isinstance(bank, HerringBank)
    fish_and_storms = dict(zip(CARDS, bank.sea, strict=True))
    lines = [
        translate(lang, "herring-told-day", {"day": bank.day, "days": DAYS}),
        translate(lang, "herring-told-sea", fish_and_storms),
        translate(lang, "herring-told-hold", dict(zip(FISH, bank.hold, strict=True))),
    ]
    for player in range(bank.seats):
        landed = dict(zip(FISH, bank.landed[player], strict=True))
        lines.append(translate(lang, "herring-told-landed", {"player": SEAT_LETTERS[player], **landed}))
        if bank.over or player == seat:
            known: dict[str, str | int] = {"player": SEAT_LETTERS[player], "fish": FISH[bank.contracts[player]]}
            lines.append(translate(lang, "herring-told-contract", known))
    return "\n".join(lines)
