"""What can be played here: the games, their rules, and the facts of their components, each made once."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from skerry.bots import LEVELS
from skerry.core.info import GameInfo
from skerry.locales import LANGUAGES
from skerry.registry import package_of
from skerry.rulebook import Rule, changes, rulebook, source_note
from skerry.server.fixed import Fixed
from skerry.server.problems import Problem
from skerry.server.settings import Settings, package_version
from skerry.server.table import Games


class Catalogue:
    """The games of this server, as it tells them."""

    def __init__(self, games: Games, guests: tuple[str, ...], settings: Settings) -> None:
        """`guests` are the bots beside the levels."""
        self._games = games
        self._guests = guests
        self._settings = settings
        self._told: dict[str, Fixed] = {}

    def games(self, lang: str) -> Fixed:
        """What can be played, against which bots."""
        if lang not in self._told:
            self._told[lang] = _fixed(
                {
                    "games": [_game_data(info, lang) for info, _ in self._games.values()],
                    "bots": LEVELS,
                    "guests": self._guests,
                    "languages": LANGUAGES,
                    "lobby": self._settings.lobby,
                    "absent_seconds": self._settings.absent_seconds,
                    "version": package_version(),
                }
            )
        return self._told[lang]

    def rules(self, game: str, lang: str) -> Fixed:
        """The rules that a game is played by."""
        return _rules(self._known(game), lang)

    def facts(self, game: str) -> Fixed:
        """What a client draws of a game that no position tells."""
        return _facts(self._known(game))

    def _known(self, game: str) -> GameInfo:
        if game not in self._games:
            raise Problem("not_found")
        return self._games[game][0]


def _fixed(data: object) -> Fixed:
    return Fixed.of(msgspec.json.encode(data))


def _game_data(info: GameInfo, lang: str) -> dict[str, Any]:
    return {**info.data(), "title": info.title_in(lang), "options": info.options_in(lang)}


@cache
def _rules(info: GameInfo, lang: str) -> Fixed:
    sections = [
        {"id": section.id, "title": section.title, "rules": [_rule_data(rule, lang) for rule in section.rules]}
        for section in rulebook(info, lang)
    ]
    return _fixed({"sections": sections})


def _rule_data(rule: Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "title": rule.title,
        "text": rule.text,
        "instead_of": rule.instead_of,
        "changes": changes(rule, lang),
        "source": source_note(rule, lang),
    }


@cache
def _facts(info: GameInfo) -> Fixed:
    return _fixed(package_of(info).facts)
