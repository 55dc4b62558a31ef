"""Advice to whoever is to act: why not, what if, and what a bot would do. Nothing here changes a table."""

from __future__ import annotations

import logging
import random
from typing import Any

from skerry.core.action import Action
from skerry.core.errors import NotationError, SkerryError
from skerry.core.game import Game
from skerry.core.message import Message
from skerry.locales import translate
from skerry.server.bots import Asker, BotPool, thinking_seconds
from skerry.server.heavy import HeavyWork
from skerry.server.identity import Client
from skerry.server.ledger import Ledger
from skerry.server.limits import Limits
from skerry.server.preview import preview
from skerry.server.problems import Problem, refusal_data
from skerry.server.rights import turn_of
from skerry.server.settings import Settings

log = logging.getLogger("skerry.server")
HOUSEHOLD = 4
"""So many times as much as one client may ask for, all the clients of an address may."""


class Advice:
    """What can be asked about the own turn."""

    def __init__(self, ledger: Ledger, bots: BotPool, heavy: HeavyWork, settings: Settings) -> None:
        self.ledger = ledger
        self.heavy = heavy
        self.bots = bots
        self._limits = Limits(settings.hint_rate, settings.hint_burst)
        self._asking: set[str] = set()
        """The clients for whom a bot thinks about a hint: one at a time each."""
        self._rng = random.SystemRandom()

    async def refusal(self, client: Client, table_id: str, action: str, lang: str) -> dict[str, Any]:
        _, game, parsed = await self._trying(client, table_id, action)
        refusal = game.refusal(parsed)
        return {"refusal": refusal_data(refusal, lang) if refusal is not None else None}

    async def preview(self, client: Client, table_id: str, action: str, lang: str) -> dict[str, Any]:
        seat, game, parsed = await self._trying(client, table_id, action)
        return await self.heavy.run(client.id, preview, game.copy(), seat, parsed, lang, self._rng)

    async def hint(self, client: Client, address: str, table_id: str, level: str, lang: str) -> dict[str, Any]:
        table = await self.ledger.table(table_id)
        _, game = turn_of(table, client)
        if table.pledge is not None and table.pledge.scope:
            raise Problem("forbidden", Message("server-voyage-no-hints"))
        return {"position": table.position, "hints": await self.advise(client, address, game, level, table_id, lang)}

    async def advise(
        self, client: Client, address: str, game: Game, level: str, place: str, lang: str
    ) -> list[dict[str, Any]]:
        """What a bot would do for whoever is to act; paid for by its thinking time."""
        seat = game.to_act
        assert seat is not None
        if client.id in self._asking:
            raise Problem("too_many", retry_after=1)
        seconds = thinking_seconds(level)
        self._limits.spend(client.id, seconds)
        self._limits.spend(f"address {address}", seconds / HOUSEHOLD)
        self._asking.add(client.id)
        try:
            hints = await self.bots.hints(game, seat, level, Asker(client.id, place))
        except SkerryError as error:
            log.warning("no hint: %s", type(error).__name__)
            raise Problem("no_bot", retry_after=1) from None
        finally:
            self._asking.discard(client.id)
        for hint in hints:
            hint["data"] = game.parse(hint["notation"]).data()
            for reason in hint["reasons"]:
                reason["message"] = translate(lang, f"bots-reason-{reason['key']}", reason["args"])
        return hints

    async def _trying(self, client: Client, table_id: str, action: str) -> tuple[int, Game, Action]:
        table = await self.ledger.table(table_id)
        seat, game = turn_of(table, client)
        try:
            return seat, game, game.parse(action)
        except NotationError as error:
            raise Problem("notation", error.told) from None
