"""Analyses of finished games: asked for by who played, thought over when the bots have nothing else to do, and kept.

What is judged is stored as it comes, so that an analysis goes on after a restart, or on another node.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

from skerry.bots.analysis import accuracy
from skerry.core.errors import NotationError, SkerryError
from skerry.core.game import Game
from skerry.locales import translate
from skerry.server.bots import Asker, BotPool
from skerry.server.identity import Client
from skerry.server.ledger import Ledger
from skerry.server.limits import Limits
from skerry.server.load import Load, Watchman
from skerry.server.problems import Problem
from skerry.server.rights import held_seats
from skerry.server.runs import Runs
from skerry.server.settings import Settings
from skerry.server.storage import Analysis, stored
from skerry.server.table import Table

log = logging.getLogger("skerry.server")
KEPT_SECONDS = 2.0
"""What was judged is stored so often."""
PAUSE_SECONDS = 1.0
"""A node with other things to do is asked again after so long."""
ATTEMPTS = 2
"""How often a decision is asked about that a bot did not answer."""
VERDICT_SECONDS = 1.0
"""What trying a move again costs, in seconds of a hint."""


class Analysing:
    """The analyses that this node works at, one after the other."""

    def __init__(self, ledger: Ledger, bots: BotPool, watchman: Watchman, settings: Settings) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.bots = bots
        self.watchman = watchman
        self.most_waiting = settings.analyses_waiting
        self.most_actions = settings.analysis_actions
        self.lease_seconds = settings.lease_seconds
        self._limits = Limits(settings.hint_rate, settings.hint_burst)
        self.runs = Runs(self._run, _ended)

    async def ask(self, client: Client, table_id: str, level: str, lang: str) -> dict[str, Any]:
        """Begin the analysis of a finished game; the one that is there already if it is of that level."""
        table, game = await self._finished(table_id)
        _must_have_played(table, client)
        known = await stored(self.store.analysis(table_id))
        if known is None or known.level != level:
            self.watchman.admit(Load.ADVICE)
            if game.number > self.most_actions:
                raise Problem("too_large")
            waiting = await stored(self.store.analyses_due())
            if any(asker == client.id and other != table_id for other, asker in waiting):
                raise Problem("too_many", retry_after=30)
            if len(waiting) >= self.most_waiting:
                raise Problem("busy", retry_after=60)
            self.runs.end(table_id)
            known = Analysis(table_id, client.id, level, 0, False, [])
            await stored(self.store.save_analysis(known, new=True))
        if not known.done:
            self.runs.begin(table_id)
        return _told(known, game, lang)

    async def see(self, table_id: str, lang: str) -> dict[str, Any]:
        """The analysis as far as it is; a problem if nobody has asked for one."""
        _, game = await self._finished(table_id)
        known = await stored(self.store.analysis(table_id))
        if known is None:
            raise Problem("not_found")
        return _told(known, game, lang)

    async def cancel(self, client: Client, table_id: str) -> None:
        """Forget the analysis, finished or not; who asked for it or made the table may."""
        table = await self.ledger.table(table_id)
        known = await stored(self.store.analysis(table_id))
        if known is None:
            raise Problem("not_found")
        if client.id not in (known.client_id, table.owner):
            raise Problem("forbidden")
        self.runs.end(table_id)
        await stored(self.store.delete_analysis(table_id))

    async def verdict(self, client: Client, table_id: str, number: int, action: str) -> dict[str, Any]:
        """What a move would have come to where the analysis found another one best."""
        table, game = await self._finished(table_id)
        _must_have_played(table, client)
        known = await stored(self.store.analysis(table_id))
        decision = next((found for found in known.decisions if found["number"] == number), None) if known else None
        if known is None or decision is None:
            raise Problem("not_found")
        before = game.at(number)
        try:
            tried = before.parse(action)
        except NotationError as error:
            raise Problem("notation", error.told) from None
        refusal = before.refusal(tried)
        if refusal is not None:
            raise Problem("illegal", refusal=refusal)
        if str(tried) in (decision["best"], decision["played"]):
            own = "best_worth" if str(tried) == decision["best"] else "worth"
            return {"worth": decision[own], "best_worth": decision["best_worth"]}
        self.watchman.admit(Load.ADVICE)
        self._limits.spend(client.id, VERDICT_SECONDS)
        try:
            moves = (str(tried), decision["best"])
            worth, best = await self.bots.verdict(game, known.level, number, moves, Asker(client.id, table_id))
        except SkerryError:
            raise Problem("no_bot", retry_after=1) from None
        return {"worth": worth, "best_worth": best}

    async def wake_forgotten(self) -> None:
        """Go on with what nobody works at: after a start, or when a node died."""
        for table_id, _ in await self.store.analyses_due():
            self.runs.begin(table_id)

    async def _finished(self, table_id: str) -> tuple[Table, Game]:
        table = await self.ledger.table(table_id)
        if table.status != "over" or table.game is None:
            raise Problem("not_over")
        return table, table.game

    async def _run(self, table_id: str) -> None:
        """Judge decision after decision, only while nobody else needs the bots."""
        try:
            _, game = await self._finished(table_id)
        except Problem:
            return
        known = await self.store.analysis(table_id)
        kept = time.monotonic()
        while known is not None and not known.done:
            if not await self.store.lease(table_id, self.lease_seconds):
                return
            if self.watchman.load >= Load.ADVICE:
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            found, number = await self._judged(game, known)
            known.decisions += found
            known.number, known.done = number, number >= game.number
            if known.done or time.monotonic() - kept > KEPT_SECONDS:
                kept = time.monotonic()
                await self.store.save_analysis(known)
        await self.store.release(table_id)

    async def _judged(self, game: Game, known: Analysis) -> tuple[list[dict[str, Any]], int]:
        """The next decisions; one that no bot can judge is left out."""
        asker = Asker(known.client_id, known.table_id, patient=True)
        for _ in range(ATTEMPTS):
            try:
                return await self.bots.judged(game, known.level, known.number, asker)
            except SkerryError as error:
                log.info("a decision is not judged: %s", type(error).__name__)
        return [], known.number + 1


def _ended(_: str, error: BaseException | None) -> None:
    if error is not None:
        log.warning("an analysis stopped: %s", type(error).__name__)


def _must_have_played(table: Table, client: Client) -> None:
    if client.id != table.owner:
        held_seats(table, client)


def _told(known: Analysis, game: Game, lang: str) -> dict[str, Any]:
    """The analysis in the reader's language; the actions also taken apart, for a client that has words of its own."""
    return {
        "level": known.level,
        "done": known.done,
        "number": known.number,
        "total": game.number,
        "accuracy": [_accuracy(known.decisions, seat) for seat in range(game.seats)],
        "decisions": [_decision_told(decision, game, lang) for decision in known.decisions],
    }


def _accuracy(decisions: Sequence[Mapping[str, Any]], seat: int) -> int | None:
    found = accuracy([decision["loss"] for decision in decisions if decision["seat"] == seat])
    return None if found is None else round(found)


def _decision_told(decision: dict[str, Any], game: Game, lang: str) -> dict[str, Any]:
    reasons = [
        {**reason, "message": translate(lang, f"bots-reason-{reason['key']}", reason["args"])}
        for reason in decision["reasons"]
    ]
    moves = {name: decision[name] for name in ("played", "best")}
    taken = {name: {"notation": move, "data": game.parse(move).data()} for name, move in moves.items()}
    line = [{"notation": move, "data": game.parse(move).data()} for move in decision["line"]]
    return {**decision, **taken, "line": line, "reasons": reasons}
