"""Whether all luck of a record followed from what was committed to before the game, and nothing was changed since."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from skerry.core.draws import context_of
from skerry.core.errors import RecordError
from skerry.core.game import Game
from skerry.core.info import GameInfo
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.record import replay_record, story_of
from skerry.core.sealing import is_signed


@dataclass(frozen=True, slots=True)
class Verified:
    """What was proved."""

    table: str
    commitment: str
    scope: str
    """What several tables with the same luck share; empty if it was this table's alone."""
    draws: int
    """How many outcomes of chance were drawn again."""
    words: int
    """How many seats had added a word of their own; with a scope none has a say."""

    def data(self) -> dict[str, Json]:
        return {name: getattr(self, name) for name in self.__slots__}


def verify_record(text: str, games: Mapping[str, tuple[GameInfo, type[Game]]]) -> Verified:
    """Draw everything again and compare; `RecordError` with line and reason if anything differs."""
    told = replay_record(text, games)
    if told.draws is None:
        raise RecordError(1, Message("record-no-pledge"))
    if not told.draws.known:
        raise RecordError(_line_of(text, "secret:"), Message("record-secret-hidden"))
    pledge = told.draws.pledge
    if pledge.leaves_scope_open(context_of(told.info, told.rules, told.seats, told.options)):
        raise RecordError(_line_of(text, "scope:"), Message("record-scope-open"))
    again = type(told).pledged(told.info, told.seats, told.options, told.rules, pledge)
    _compare(told, told.setup_chance, again.setup_chance, _line_of(text, "setup"))
    draws = len(told.setup_chance)
    for entry in told.entries():
        again.play_code(entry.code)
        assert again.last is not None
        _compare(told, entry.chance, again.last.chance, _line_of(text, f"{entry.number} "))
        draws += len(entry.chance)
    if not pledge.seal:
        raise RecordError(1, Message("record-unsealed"))
    if not is_signed(pledge.key, pledge.digest(story_of(told)), pledge.seal):
        raise RecordError(_line_of(text, "seal:"), Message("record-seal"))
    words = 0 if pledge.scope else sum(map(bool, pledge.words))
    return Verified(pledge.table, pledge.commitment, pledge.scope, draws, words)


def _compare(game: Game, told: tuple[int, ...], drawn: tuple[int, ...], line: int) -> None:
    if told != drawn:
        words = [" ".join(map(game.chance_text, outcomes)) or "–" for outcomes in (told, drawn)]
        raise RecordError(line, Message("record-draw-differs", found=words[0], expected=words[1]))


def _line_of(text: str, beginning: str) -> int:
    """The number of the line that begins so."""
    return next((number for number, line in enumerate(text.split("\n"), 1) if line.startswith(beginning)), 1)
