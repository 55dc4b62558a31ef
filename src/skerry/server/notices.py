"""Come back to me: who is to act and has closed the page is told, by the ways they chose, and never in quiet hours."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from skerry.locales import translate
from skerry.server import models as m
from skerry.server.clock import MINUTE
from skerry.server.identity import Client, hashed
from skerry.server.ledger import Ledger, Warm
from skerry.server.moment import now
from skerry.server.posting import NotSent, checked_address
from skerry.server.problems import Problem
from skerry.server.rights import must_own
from skerry.server.seats import Seat
from skerry.server.settings import Settings
from skerry.server.storage import StorageFailed, Way, stored
from skerry.server.table import Table
from skerry.server.ways import Notice, hook, mail, new_secret, new_vapid_key, public_key, push

log = logging.getLogger("skerry.server.notices")
MOST_WAYS = 10
PAUSES = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before what did not arrive is tried again."""
TRYING_SECONDS = 60.0
"""Whoever has not said by then how trying went is dead, and somebody else tries."""


class Notices:
    """What is sent to people who are not here."""

    def __init__(self, ledger: Ledger, settings: Settings, begin: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.ledger = ledger
        self.store = ledger.store
        self.settings = settings
        self._begin = begin
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="skerry-notice")
        self._vapid: str | None = None
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        """The tables where somebody will be told if they do not come."""
        self._begun: set[str] = set()
        """What is being told, or waits for the end of quiet hours."""

    def close(self) -> None:
        for waiting in self._waiting.values():
            waiting.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- what people choose --------------------------------------------------------------------------

    async def offered(self, client: Client) -> dict[str, Any]:
        """The ways that there are, and those that the client has chosen."""
        found = await stored(self.store.ways_of(client.id))
        pem = await self._vapid_key()
        return {
            "push_key": public_key(pem) if pem is not None else None,
            "mail": bool(self.settings.smtp_url),
            "ways": [{"id": way.id, "way": way.way, "confirmed": way.confirmed, "quiet": way.quiet} for way in found],
        }

    async def add(self, client: Client, wanted: m.WayIn, lang: str) -> dict[str, Any]:
        """Choose a way. Mail is sent only when the address has confirmed it."""
        if len(await stored(self.store.ways_of(client.id))) >= MOST_WAYS:
            raise Problem("too_many")
        if wanted.way == "mail" and not self.settings.smtp_url:
            raise Problem("not_found")
        if wanted.way == "push" and await self._vapid_key() is None:
            raise Problem("not_found")
        secret = new_secret()
        target = wanted.subscription.model_dump() if wanted.way == "push" else {"address": wanted.address}
        way = Way(
            new_secret()[:12], client.id, wanted.way, target, lang, _hours(wanted.quiet), secret, wanted.way == "push"
        )
        await stored(self.store.save_way(way))
        if wanted.way == "mail":
            link = self._link(f"/api/notices/{way.secret}/confirm")
            self._begin(self._send(way, self._notice(way, "confirm", {}, link, "confirm")))
        return {"id": way.id}

    async def remove(self, client: Client, way_id: str) -> None:
        if not await stored(self.store.delete_way(way_id, client.id)):
            raise Problem("not_found")

    async def set_quiet(self, client: Client, way_id: str, quiet: m.Quiet | None) -> None:
        if not await stored(self.store.set_quiet(way_id, client.id, _hours(quiet))):
            raise Problem("not_found")

    async def confirm(self, secret: str) -> None:
        if not await stored(self.store.confirm_way(secret)):
            raise Problem("not_found")

    async def stop(self, secret: str) -> None:
        """One click ends it, whoever clicks."""
        await stored(self.store.stop_way(secret))

    async def set_hook(self, client: Client, table_id: str, url: str | None) -> str | None:
        """Send what happens at a table to an address; only who made the table may. The secret signs it."""
        must_own(await self.ledger.table(table_id), client)
        if url is None:
            await stored(self.store.save_hook(table_id, None, None))
            await self._note_hook(table_id, on=False)
            return None
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._threads, checked_address, url, self.settings.private_hooks
            )
        except NotSent as error:
            raise Problem("invalid", str(error)) from None
        secret = new_secret()
        await stored(self.store.save_hook(table_id, url, secret))
        await self._note_hook(table_id, on=True)
        return secret

    async def _note_hook(self, table_id: str, on: bool) -> None:
        async def change(warm: Warm) -> None:
            if warm.table.hooked != on:
                await self.ledger.append(warm, [("hook_set", {"on": on})])

        await self.ledger.change(table_id, change)

    # -- what happens --------------------------------------------------------------------------------

    def committed(self, table: Table) -> None:
        """Something has become durable here; no other node tells of it."""
        if (waiting := self._waiting.pop(table.id, None)) is not None:
            waiting.cancel()
        if table.status == "running" and table.bot_to_act() is None:
            loop = asyncio.get_running_loop()
            self._waiting[table.id] = loop.call_later(self.settings.notice_seconds, self._tell, table)
        if table.hooked:
            self._begin(self._tell_hook(table))

    async def resume(self) -> None:
        """Tell those, too, who would have been told if no node had ended; whoever was here has time to come back."""
        await asyncio.sleep(self.settings.notice_seconds)
        try:
            waiting = await self.store.awaited()
        except StorageFailed:
            return
        for table_id in waiting:
            try:
                table = await self.ledger.table(table_id)
            except Problem:
                continue
            if now() - table.moved_at >= self.settings.notice_seconds * 1000:
                await self._tell_turn(table_id, table.position, "turn")
            deadline = table.deadline()
            if table.clock is not None and deadline is not None and deadline - now() < table.clock.warning:
                await self._tell_turn(table_id, table.position, "remind")

    def remind(self, table: Table) -> None:
        """The time of the seat to act ends soon."""
        self._begin(self._tell_turn(table.id, table.position, "remind"))

    def _tell(self, table: Table) -> None:
        self._waiting.pop(table.id, None)
        self._begin(self._tell_turn(table.id, table.position, "turn"))

    async def _tell_turn(self, table_id: str, position: int, what: str) -> None:
        """Tell whoever is to act, if that is still the one at that position."""
        try:
            seat = await self._missing(table_id, position)
            holders = seat.holders if seat is not None else ()
            ways = [way for holder in holders for way in await self.store.ways_of(holder)]
        except StorageFailed:
            return
        for way in ways:
            if way.confirmed:
                self._begin(self._tell_way(way.id, table_id, position, what))

    async def _missing(self, table_id: str, position: int) -> Seat | None:
        """The seat for which the table still waits at that position, if nobody is there for it."""
        try:
            table = await self.ledger.table(table_id)
        except Problem:
            return None
        seat = table.to_act
        if table.position != position or seat is None or seat in self.ledger.hub.online(table):
            return None
        return table.seats[seat]

    async def _tell_way(self, way_id: str, table_id: str, position: int, what: str) -> None:
        """Tell somebody once, after their quiet hours, if that is still wanted and true then."""
        name = f"{way_id} {table_id} {position} {what}"
        if name in self._begun:
            return
        self._begun.add(name)
        try:
            while (way := await self.store.way(way_id)) and await self._missing(table_id, position) is not None:
                if quiet := quiet_seconds(way.quiet, now()):
                    await asyncio.sleep(quiet)
                    continue
                theirs = await self.store.claim(name, _later(TRYING_SECONDS))
                if theirs == 0:
                    await self._send(way, self._notice_of(await self.ledger.table(table_id), way, what), name)
                if theirs in (0, math.inf):
                    return
                await asyncio.sleep(max(0.0, theirs - now()) / 1000 + 0.1)
        except (Problem, StorageFailed):
            return
        finally:
            self._begun.discard(name)

    def _notice_of(self, table: Table, way: Way, what: str) -> Notice:
        names = ", ".join(seat.name for seat in table.seats if seat.name) or table.info.title_in(way.lang)
        left = max(0, (table.deadline() or now()) - now()) // MINUTE
        args: dict[str, str | int] = {"game": table.info.title_in(way.lang), "names": names}
        args |= {"hours": left // 60, "minutes": left}
        return self._notice(way, what, args, self._link(f"/t/{table.id}"), table.id)

    def _notice(self, way: Way, what: str, args: dict[str, str | int], url: str, tag: str) -> Notice:
        title, text = (translate(way.lang, f"server-notice-{what}-{part}", args) for part in ("title", "text"))
        stop = self._link(f"/api/notices/{way.secret}/stop")
        return Notice(title, text, url, hashed(tag)[:32], stop, translate(way.lang, "server-notice-stop", {}))

    async def _tell_hook(self, table: Table) -> None:
        try:
            found = await self.store.hook(table.id)
        except StorageFailed:
            return
        if found is None:
            return
        url, secret = found
        told = {
            "table": table.id,
            "url": self._link(f"/t/{table.id}"),
            "game": table.info.id,
            "kind": table.latest.kind,
            "seq": table.seq,
            "status": table.status,
            "to_act": table.to_act,
            "name": table.seats[table.to_act].name if table.to_act is not None else None,
        }
        await self._try("hook", lambda: hook(url, secret, told, self.settings.private_hooks))

    async def _send(self, way: Way, notice: Notice, claim: str | None = None) -> None:
        pem, settings = await self._vapid_key(), self.settings
        if way.way == "mail":
            arrived = await self._try(
                "mail", lambda: mail(way.target["address"], notice, settings.smtp_url, settings.mail_from), claim
            )
        else:
            arrived = await self._try(
                "push", lambda: push(way.target, notice, pem or "", settings.contact, settings.private_hooks), claim
            )
        if claim is not None:
            await stored(self.store.keep_claim(claim, None))
        if arrived is None:
            await stored(self.store.stop_way(way.secret))

    async def _try(self, way: str, send: Callable[[], None], claim: str | None = None) -> bool | None:
        """Send it, again and again with growing pauses; None if there is nobody any more.

        What was claimed stays so meanwhile; if this node dies, another tries.
        """
        metrics = self.store.metrics.notices
        for pause in (*PAUSES, None):
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, send)
                metrics.labels(way, "sent").inc()
                return True
            except NotSent as error:
                metrics.labels(way, "gone" if error.gone else "failed").inc()
                log.info("a notice by %s did not arrive: %s", way, error)
                if error.gone:
                    return None
            if pause is not None:
                if claim is not None:
                    await stored(self.store.keep_claim(claim, _later(pause + TRYING_SECONDS)))
                await asyncio.sleep(pause)
        return False

    async def _vapid_key(self) -> str | None:
        """This house's key for web push, the same at all its nodes and for ever."""
        if self._vapid is None:
            made = await asyncio.to_thread(new_vapid_key)
            self._vapid = await stored(self.store.keep("vapid", made)) if made is not None else None
        return self._vapid

    def _link(self, path: str) -> str:
        return (self.settings.public_url or "").rstrip("/") + path


def _later(seconds: float) -> int:
    """The moment after so many seconds."""
    return now() + int(seconds * 1000)


def _hours(quiet: m.Quiet | None) -> dict[str, str] | None:
    return quiet.model_dump() if quiet is not None else None


def quiet_seconds(quiet: dict[str, str] | None, moment: int) -> float:
    """How long to wait until nobody is woken up any more."""
    if quiet is None:
        return 0.0
    here = datetime.fromtimestamp(moment / 1000, ZoneInfo(quiet["zone"]))
    begins, ends = (time.fromisoformat(quiet[name]) for name in ("begins", "ends"))
    clock = here.time()
    inside = begins <= clock < ends if begins <= ends else clock >= begins or clock < ends
    if not inside:
        return 0.0
    until = here.replace(hour=ends.hour, minute=ends.minute, second=0, microsecond=0)
    if until <= here:
        until += timedelta(days=1)
    return (until - here).total_seconds()
