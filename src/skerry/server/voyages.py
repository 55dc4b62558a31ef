"""Voyages: the same luck for everybody who sails one. Some each day, alone or against the same bots, and duplicates
that several groups play to be compared.

Its secret is shown when it has closed; until then records of its tables leave it out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

from skerry.core.draws import scope_commitment
from skerry.core.errors import SkerryError
from skerry.core.info import GameInfo, OptionValue
from skerry.core.message import Message
from skerry.server import models as m
from skerry.server.bots import Asker, BotPool
from skerry.server.identity import Client
from skerry.server.ledger import Drafts, Ledger, Warm
from skerry.server.moment import now
from skerry.server.pledges import new_pledge, new_secret, read_pledge
from skerry.server.problems import Problem
from skerry.server.seating import Seating, created_entry
from skerry.server.settings import Settings
from skerry.server.storage import Attempt, Conflict, StorageFailed, Voyage, stored
from skerry.server.table import action_lines

log = logging.getLogger("skerry.server")
DAY = 24 * 3600 * 1000
FIELD = ("captain", "mate")
"""The bots against whom everybody plays."""
FIELD_SEATS = 3
DUPLICATE_DAYS = 7
MOST_RESULTS = 200
CHAMPION = "champion"
"""In the place of a client: the game of the strongest bot."""


class Voyages:
    """The voyages of this house."""

    def __init__(
        self,
        ledger: Ledger,
        seating: Seating,
        bots: BotPool,
        settings: Settings,
        begin: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.games = ledger.games
        self.seating = seating
        self.bots = bots
        self.champion = settings.champion
        self.lease_seconds = settings.lease_seconds
        self._begin = begin
        self._boarding = asyncio.Lock()
        """Who asks twice at once gets one table."""
        self._sailing = asyncio.Lock()
        self._asked: set[str] = set()

    # -- what there is -----------------------------------------------------------------------------

    async def of_day(self, client: Client | None, day: date | None, lang: str) -> dict[str, Any]:
        """The voyages of a day, today if none is named; those to come are not told."""
        today = datetime.now(UTC).date()
        wanted = day or today
        if wanted > today:
            raise Problem("not_found")
        found = await stored(self.store.voyages_of(f"daily-{wanted.isoformat()}-"))
        if wanted == today:
            known = {voyage.scope for voyage in found}
            found += [await self._make(made) for made in self._daily(today) if made.scope not in known]
        shown = [await self._shown(client, voyage, lang) for voyage in found if voyage.game in self.games]
        order = list(self.games)
        shown.sort(key=lambda voyage: order.index(voyage["game"]))
        return {"day": wanted.isoformat(), "voyages": shown}

    async def see(self, client: Client | None, scope: str, lang: str) -> dict[str, Any]:
        """A voyage with the results so far."""
        return await self._shown(client, await self._voyage(scope), lang)

    async def duplicate(self, client: Client, wanted: m.DuplicateIn, lang: str) -> dict[str, Any]:
        """Luck that several groups can have, whoever knows its name."""
        info, options = self.seating.game_for(wanted.game, wanted.seats, wanted.options)
        scope, opened = f"duplicate-{secrets.token_hex(12)}", now()
        made = _voyage(scope, info, options, ["any"] * wanted.seats, opened, opened + DUPLICATE_DAYS * DAY)
        return await self._shown(client, await self._make(made), lang)

    def _daily(self, day: date) -> list[Voyage]:
        opened = int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
        fields = [(info, _field(info)) for info, _ in self.games.values()]
        return [
            _voyage(f"daily-{day.isoformat()}-{info.id}", info, info.check_options({}), seats, opened, opened + DAY)
            for info, seats in fields
            if seats
        ]

    async def _make(self, voyage: Voyage) -> Voyage:
        """The voyage, or what another node has made of it first."""
        try:
            await self.store.save_voyage(voyage)
            return voyage
        except Conflict:
            return await self._voyage(voyage.scope)
        except StorageFailed:
            raise Problem("storage", retry_after=1) from None

    async def _voyage(self, scope: str) -> Voyage:
        found = await stored(self.store.voyage(scope))
        if found is None or found.game not in self.games:
            raise Problem("not_found")
        return found

    # -- sailing -----------------------------------------------------------------------------------

    async def sail(self, client: Client, scope: str, wanted: m.SailIn) -> tuple[str, str | None]:
        """The client's table of the voyage, the one and only, and the secret to join it if a seat is open."""
        async with self._boarding:
            return await self._sail(client, await self._voyage(scope), wanted)

    async def _sail(self, client: Client, voyage: Voyage, wanted: m.SailIn) -> tuple[str, str | None]:
        scope = voyage.scope
        known = await stored(self.store.attempt(scope, client.id))
        if known is not None:
            if await stored(self.store.owner_of(known.table_id)) is None:
                raise Problem("not_found", Message("server-voyage-once"))
            return known.table_id, None
        if now() >= voyage.closes:
            raise Problem("not_open", Message("server-voyage-closed"))
        chairs = _chairs(voyage, wanted)
        await self.seating.check_room(client)
        warm = self.ledger.new_table()
        try:
            await self.store.save_attempt(Attempt(scope, client.id, warm.table.id, wanted.name or client.name))
        except Conflict:
            raise Problem("busy", retry_after=1) from None
        except StorageFailed:
            raise Problem("storage", retry_after=1) from None
        seats = [self.seating.seat_body(chair, client) for chair in chairs]
        table = await self.ledger.found(warm, self._drafts(warm, voyage, seats, client.id))
        secret = await self.seating.save_link(table, None) if table.status == "open" else None
        return table.id, secret

    def _drafts(self, warm: Warm, voyage: Voyage, seats: list[dict[str, Any]], owner: str) -> Drafts:
        info = self.games[voyage.game][0]
        created = created_entry(info, voyage.options, seats, owner)
        shared = (voyage.secret, voyage.salt)
        pledge = new_pledge(warm.table.id, info, len(seats), voyage.options, voyage.rules, voyage.scope, shared)
        created |= {"rules": voyage.rules, "pledge": {**pledge, "until": voyage.closes}}
        if any(seat["kind"] == "open" for seat in seats):
            return [("created", created)]
        return [("created", created), ("started", self.seating.begun(created, {}))]

    # -- results -----------------------------------------------------------------------------------

    async def _shown(self, client: Client | None, voyage: Voyage, lang: str) -> dict[str, Any]:
        attempts = await self._settled(voyage)
        closed = now() >= voyage.closes
        mine = next((one for one in attempts if client is not None and one.client_id == client.id), None)
        open_book = closed or (mine is not None and mine.result is not None)
        tables: dict[str, list[Attempt]] = {}
        for attempt in attempts:
            tables.setdefault(attempt.table_id, []).append(attempt)
        played = [tried for tried in tables.values() if tried[0].result is not None]
        results = sorted((_result(voyage, tried, client, open_book) for tried in played), key=_rank)
        if voyage.seats != ["any"] * len(voyage.seats) and not any(one["champion"] for one in results) and not closed:
            self._want_champion(voyage)
        info = self.games[voyage.game][0]
        return {
            "scope": voyage.scope,
            "game": voyage.game,
            "title": info.title_in(lang),
            "options": voyage.options,
            "seats": voyage.seats,
            "commitment": scope_commitment(voyage.scope, voyage.secret, voyage.salt),
            "secret": voyage.secret if closed else None,
            "salt": voyage.salt if closed else None,
            "closes": voyage.closes,
            "closed": closed,
            "table": mine.table_id if mine is not None else None,
            "done": mine is not None and mine.result is not None,
            "sailing": len(tables) - len(played),
            "results": _compared(results)[:MOST_RESULTS],
        }

    async def _settled(self, voyage: Voyage) -> list[Attempt]:
        """The attempts; what was finished in time since they were last looked at has its result from now on."""
        settled = []
        for attempt, summary in await stored(self.store.attempts(voyage.scope)):
            ended = summary["ended"] if summary is not None and attempt.result is None else None
            if summary is None or ended is None or ended > voyage.closes:
                settled.append(attempt)
                continue
            result = {name: summary[name] for name in ("scores", "winners", "number")}
            await stored(self.store.save_result(voyage.scope, attempt.table_id, result))
            settled.append(replace(attempt, result=result))
        return settled

    # -- the strongest bot ---------------------------------------------------------------------------

    def _want_champion(self, voyage: Voyage) -> None:
        """Let the strongest bot sail it when the bots have nothing else to do."""
        if voyage.scope not in self._asked:
            self._asked.add(voyage.scope)
            self._begin(self._sail_champion(voyage))

    async def _sail_champion(self, voyage: Voyage) -> None:
        try:
            async with self._sailing:
                if await self.store.attempt(voyage.scope, CHAMPION) is None:
                    await self._played_by_champion(voyage)
        except (Problem, SkerryError) as error:
            log.info("voyage %s was not sailed: %s", voyage.scope, type(error).__name__)
        finally:
            self._asked.discard(voyage.scope)

    async def _played_by_champion(self, voyage: Voyage) -> None:
        info, game_type = self.games[voyage.game]
        levels = [self.champion, *voyage.seats[1:]]
        seats: list[dict[str, Any]] = [{"kind": "bot", "name": None, "level": level, "clients": []} for level in levels]
        warm = self.ledger.new_table()
        drafts = self._drafts(warm, voyage, seats, CHAMPION)
        pledge = replace(read_pledge(drafts[0][1]["pledge"]), players=tuple(f"bot {level}" for level in levels))
        game = game_type.pledged(info, len(seats), voyage.options, voyage.rules, pledge)
        asker = Asker(CHAMPION, voyage.scope, watched=False, patient=True)
        while (seat := game.to_act) is not None:
            if now() >= voyage.closes or not await self.store.lease(voyage.scope, self.lease_seconds):
                return
            game.play(await self.bots.choose(game, seat, levels[seat], asker))
        await self.ledger.found(warm, [*drafts, *(("acted", {"line": line}) for line in action_lines(game))])
        await self.store.save_attempt(Attempt(voyage.scope, CHAMPION, warm.table.id, None))


def _field(info: GameInfo) -> list[str]:
    """Who sails a daily voyage of that game: one alone, or one against bots; nobody where people must play together."""
    if info.min_seats == 1:
        return ["person"]
    if info.cooperative:
        return []
    return ["person", *FIELD][: max(info.min_seats, min(FIELD_SEATS, info.max_seats))]


def _voyage(
    scope: str, info: GameInfo, options: dict[str, OptionValue], seats: list[str], opened: int, closes: int
) -> Voyage:
    secret, salt = new_secret()
    return Voyage(scope, info.id, options, seats, info.rules_version, secret, salt, opened, closes)


def _chairs(voyage: Voyage, wanted: m.SailIn) -> list[m.SeatIn]:
    """Who sits where: as the voyage says, or at a duplicate as the group does."""
    if voyage.seats[0] == "person":
        me = m.SeatIn(kind="me", name=wanted.name)
        return [me, *(m.SeatIn(kind="bot", level=level) for level in voyage.seats[1:])]
    chairs = wanted.seats or [m.SeatIn(kind="me", name=wanted.name)]
    if len(chairs) != len(voyage.seats) or not any(chair.kind == "me" for chair in chairs):
        raise Problem("bad_game", Message("server-voyage-seats", seats=len(voyage.seats)))
    return chairs


def _result(voyage: Voyage, tried: list[Attempt], client: Client | None, open_book: bool) -> dict[str, Any]:
    first = tried[0]
    assert first.result is not None
    return {
        "names": [attempt.name for attempt in tried],
        "mine": client is not None and any(attempt.client_id == client.id for attempt in tried),
        "champion": first.client_id == CHAMPION,
        "table": first.table_id if open_book else None,
        **first.result,
        "match_points": [0.0] * len(first.result["scores"]),
    }


def _rank(result: dict[str, Any]) -> tuple[bool, int, int]:
    """Best first: who won, and by how much more than the others; if as good, in fewer moves."""
    scores = result["scores"]
    return 0 not in result["winners"], max(scores[1:], default=0) - scores[0], result["number"]


def _compared(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """As bridge players do: at each seat a point for everybody who did worse there, half for who did as well."""
    for result in results:
        for seat, score in enumerate(result["scores"]):
            others = [other["scores"][seat] for other in results if other is not result]
            result["match_points"][seat] = sum((score > other) + (score == other) / 2 for other in others)
    return results


def day_of(text: str | None) -> date | None:
    """The day that an address names; a problem if it is none."""
    try:
        return date.fromisoformat(text) if text is not None else None
    except ValueError:
        raise Problem("not_found") from None
