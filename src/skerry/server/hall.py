"""The hall: all the tables, and everything that people and bots do at them."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

import msgspec

from skerry.core.action import Action
from skerry.core.errors import IllegalAction, NotationError, OptionError, RecordError, SkerryError
from skerry.core.game import Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.message import Message, excerpt
from skerry.core.record import replay_record
from skerry.locales import LANGUAGES, bundle, translate
from skerry.server import models as m
from skerry.server.bots import BotPool, choose_in_worker
from skerry.server.hub import PARTS, SEATING, Hub, Listener
from skerry.server.identity import (
    Client,
    client_id_of,
    hashed,
    new_client,
    new_secret,
    new_table_id,
    new_token,
    proves,
)
from skerry.server.limits import Limits
from skerry.server.presence import BEAT, BEAT_SECONDS, GONE, RENAMED, SIGNED_OUT, Here
from skerry.server.preview import preview
from skerry.server.problems import Problem, refusal_data
from skerry.server.settings import Settings, package_version
from skerry.server.storage import Append, Conflict, Link, StorageFailed, Store, now
from skerry.server.table import (
    Games,
    Item,
    Played,
    Reader,
    Row,
    Table,
    action_lines,
    header_of,
)

log = logging.getLogger("skerry.server")
T = TypeVar("T")

LEVELS = ("random", "boy", "mate", "captain", "admiral")
LISTED = 200
KNOWN_CLIENTS = 20_000
ATTEMPTS = 3
"""How often an action is tried again when another node was first."""


class Warm:
    """A table in memory: one change at a time.

    `doubtful` when more may be stored than is known here, `gone` when the table was deleted. `unsettled` is a write
    that nobody waits for any more.
    """

    __slots__ = ("doubtful", "gone", "lock", "table", "unsettled")

    def __init__(self, table: Table, doubtful: bool = False) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.doubtful = doubtful
        self.gone = False
        self.unsettled: asyncio.Future[None] | None = None


Drafts: TypeAlias = list[tuple[str, dict[str, Any]]]
Change: TypeAlias = Callable[[Warm], Awaitable[T]]


class Hall:
    """All the tables of one node."""

    def __init__(self, settings: Settings, games: Games) -> None:
        self.settings = settings
        self.games = games
        self.store = Store(settings.database_url)
        self.hub = Hub(self._announce)
        self.limits = Limits(settings.rate, settings.burst)
        self.address_limits = Limits(settings.address_rate, settings.address_burst)
        self.bots = BotPool(settings.bot_workers)
        self._warm: OrderedDict[str, Warm] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Warm]] = {}
        self._news: dict[str, int] = {}
        """What other nodes have told of tables that are being loaded: the latest entry, or −1."""
        self._clients: OrderedDict[str, Client] = OrderedDict()
        self._bot_runs: dict[str, asyncio.Task[None]] = {}
        self._asking: set[str] = set()
        """The clients for whom a bot thinks about a hint: one at a time each."""
        self._background: set[asyncio.Task[None]] = set()
        self._rng = random.SystemRandom()
        self.sign_out: Callable[[str], None] = lambda client_id: None
        """Ends a client's live connections; whoever keeps those puts it here."""

    async def open(self) -> None:
        await self.store.open()
        self.store.listen(self._heard, self._said, self._catch_up_all)
        self._in_background(self._sweep())
        if self.store.shared:
            self._in_background(self._beat())
        self._in_background(_warm_up())

    async def close(self) -> None:
        tasks = [*self._background, *self._bot_runs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.store.shared:
            await self._say([GONE])
        self.bots.close()
        await self.store.close()

    # -- people ------------------------------------------------------------------------------------

    async def identify(self, token: str, address: str) -> Client:
        """The client whose token this is; a problem if it is nobody's, or if the address has asked too often."""
        client = self._clients.get(client_id_of(token))
        if client is None or not proves(token, client.secret_hash):
            self.limits.spend(address)
            client = await self._stored_client(token)
            self._remember(client)
        return client

    async def _stored_client(self, token: str) -> Client:
        client: Client | None = await self._stored(self.store.client(client_id_of(token)))
        if client is not None and proves(token, client.next_hash):
            await self._stored(self.store.accept_token(client))
            self.sign_out(client.id)
            return Client(client.id, str(client.next_hash), client.name)
        if client is None or not proves(token, client.secret_hash):
            raise Problem("unauthorized")
        return client

    def charge(self, client: Client | None, address: str, cost: float = 1.0) -> None:
        """Let whoever asks pay for it: the address, and the client or, if nobody says who it is, the address again."""
        self.address_limits.spend(address, cost)
        self.limits.spend(client.id if client is not None else address, cost)

    async def new_client(self, name: str | None) -> dict[str, Any]:
        client, token = new_client(name)
        await self._stored(self.store.save_client(client))
        self._remember(client)
        return {"client": client.id, "token": token, "name": name}

    async def rename(self, client: Client, name: str | None) -> Client:
        await self._stored(self.store.rename_client(client.id, name))
        self._clients.pop(client.id, None)  # not the one that asked: it may have another token by now
        return replace(client, name=name)

    async def new_token(self, client: Client) -> dict[str, Any]:
        """Another token for the client. The one it has is void when the new one is used for the first time."""
        renewed, token = new_token(client)
        await self._stored(self.store.offer_token(renewed))
        return {"client": client.id, "token": token, "name": client.name}

    def _remember(self, client: Client) -> None:
        self._clients[client.id] = client
        if len(self._clients) > KNOWN_CLIENTS:
            self._clients.popitem(last=False)

    # -- what there is -----------------------------------------------------------------------------

    async def health(self) -> dict[str, Any]:
        await self._stored(self.store.ping())
        return {"ok": True, "version": package_version()}

    def catalogue(self, lang: str) -> dict[str, Any]:
        games = [{**info.data(), "title": info.title_in(lang)} for info, _ in self.games.values()]
        return {"games": games, "bots": LEVELS, "version": package_version()}

    async def tables_of(self, client: Client, lang: str) -> dict[str, Any]:
        listed = []
        for found in await self._stored(self.store.tables_of(client.id, LISTED)):
            summary = dict(found.summary)
            holders = summary.pop("holders")
            listed.append(
                {
                    "id": found.id,
                    **summary,
                    "title": translate(lang, f"{summary['game']}-title", {}),
                    "you": [seat for seat, held in enumerate(holders) if client.id in held],
                    "owner": found.owner == client.id,
                    "updated": found.updated,
                }
            )
        return {"tables": listed}

    async def see(self, client: Client | None, table_id: str, seat: int | None, lang: str) -> dict[str, Any]:
        table = await self.table(table_id)
        return self._table_data(table, client, lang, seat)

    async def log(self, client: Client | None, table_id: str, since: int, seat: int | None) -> dict[str, Any]:
        table = await self.table(table_id)
        reader = self._reader(table, client, seat)
        return {"entries": [table.told(item, reader) for item in table.since(since)], "seq": table.seq}

    async def legal(self, client: Client | None, table_id: str, seat: int | None) -> dict[str, Any]:
        table = await self.table(table_id)
        state = table.state(self._reader(table, client, seat), frozenset({"legal"}))
        return {"position": table.position, "seat": state["seat"], "legal": state["legal"]}

    async def record(self, client: Client | None, table_id: str, seat: int | None) -> str:
        table = await self.table(table_id)
        reader = self._reader(table, client, seat)
        _begun_game(table)
        return table.record(reader)

    async def position(self, client: Client | None, table_id: str, number: int, seat: int | None) -> dict[str, Any]:
        table = await self.table(table_id)
        eyes = table.eyes(self._reader(table, client, seat))
        game = _begun_game(table)
        if number > game.number:
            raise Problem("not_found")
        then = await asyncio.to_thread(game.at, number)
        outcome = then.outcome
        return {
            "number": number,
            "seat": eyes,
            "view": then.view(eyes),
            "score_sheet": then.score_sheet().data(),
            "outcome": outcome.data() if outcome is not None else None,
        }

    async def export_records(self, client: Client) -> dict[str, Any]:
        exported = []
        for found in await self._stored(self.store.tables_of(client.id, LISTED)):
            table = await self.table(found.id)
            record = table.record(table.seats_of(client.id)) if table.game is not None else None
            exported.append({"id": table.id, "game": table.info.id, "status": table.status, "record": record})
        return {"tables": exported}

    async def watch(
        self, listener: Listener, table_id: str, seat: int | None, parts: frozenset[str], since: int
    ) -> None:
        """Let a live connection follow a table."""
        self.hub.watch(await self.table(table_id), listener, seat, parts, since)

    def stop_watching(self, table_id: str, listener: Listener) -> None:
        self.hub.unwatch(table_id, listener)

    # -- setting tables ------------------------------------------------------------------------------

    async def create(self, client: Client, wanted: m.TableIn, lang: str) -> dict[str, Any]:
        info, options = self._game_for(wanted.game, len(wanted.seats), wanted.options)
        await self._check_room(client)
        seats = [_seat_body(seat, client) for seat in wanted.seats]
        has_open = any(seat["kind"] == "open" for seat in seats)
        drafts: Drafts = [("created", _created(info, options, seats, client))]
        if wanted.start and not has_open:
            drafts.append(("started", {"header": self._new_header(info, len(seats), options)}))
        table = await self._found(drafts)
        join = await self._save_link(table, None) if has_open else None
        return {**self._table_data(table, client, lang), "join": join}

    async def import_record(self, client: Client, wanted: m.RecordIn, lang: str) -> dict[str, Any]:
        await self._check_room(client)
        try:
            game = await asyncio.to_thread(replay_record, wanted.record, self.games)
        except RecordError as error:
            raise Problem("bad_record", error.told) from None
        seats = [_seat_body(seat, client) for seat in wanted.seats or [m.SeatIn(kind="me")] * game.seats]
        if len(seats) != game.seats or any(seat["kind"] == "open" for seat in seats):
            raise Problem("bad_game", Message("server-record-seats", seats=game.seats))
        table = await self._found(
            [
                ("created", _created(game.info, game.options, seats, client)),
                ("started", {"header": header_of(game)}),
                *(("acted", {"line": line}) for line in action_lines(game)),
            ]
        )
        return self._table_data(table, client, lang)

    async def join(self, client: Client, table_id: str, wanted: m.JoinIn, lang: str) -> dict[str, Any]:
        link = await self._stored(self.store.link(hashed(wanted.secret)))
        if link is None or link.table_id != table_id:
            raise Problem("forbidden")

        async def change(warm: Warm) -> None:
            table = warm.table
            if link.seat is None:
                seat = _open_seat(table, client, wanted.seat)
                name = wanted.name or client.name
            else:
                seat = link.seat
                held = table.seats[seat]
                if held.kind != "person" or link.created < held.since:
                    raise Problem("forbidden")
                name = held.name
            if client.id not in table.seats[seat].holders:
                await self._append(warm, [("sat", {"seat": seat, "name": name, "client": client.id})])

        await self._change(table_id, change)
        return self._table_data(await self.table(table_id), client, lang)

    async def new_link(self, client: Client, table_id: str, wanted: m.LinkIn) -> dict[str, Any]:
        table = await self.table(table_id)
        held = table.seats_of(client.id)
        if wanted.kind == "join":
            if not held and client.id != table.owner:
                raise Problem("forbidden")
            secret = await self._save_link(table, None)
        else:
            secret = await self._save_link(table, _chosen_seat(held, wanted.seat))
        return {"secret": secret, "path": f"/t/{table_id}#{secret}"}

    async def change_seat(
        self, client: Client, table_id: str, seat: int, wanted: m.SeatChange, lang: str
    ) -> dict[str, Any]:
        async def change(warm: Warm) -> None:
            _must_own(warm.table, client)
            _must_be_open(warm.table)
            if seat >= len(warm.table.seats):
                raise Problem("not_found")
            body = _seat_body(m.SeatIn(kind=wanted.kind, level=wanted.level, name=wanted.name), client)
            await self._append(warm, [("seated", {"seat": seat, **body})])

        await self._change(table_id, change)
        return self._table_data(await self.table(table_id), client, lang)

    async def leave(self, client: Client, table_id: str, lang: str) -> dict[str, Any]:
        async def change(warm: Warm) -> None:
            _must_be_open(warm.table)
            await self._append(warm, [("left", {"seat": seat}) for seat in _held(warm.table, client)])

        await self._change(table_id, change)
        return self._table_data(await self.table(table_id), client, lang)

    async def keep_seat(self, client: Client, table_id: str, seat: int, lang: str) -> dict[str, Any]:
        """Hold a seat alone: other devices lose it, and the links to it are void."""

        async def change(warm: Warm) -> None:
            body = {"seat": _chosen_seat(warm.table.seats_of(client.id), seat), "client": client.id}
            await self._append(warm, [("kept", body)])
            await self._stored(self.store.delete_links(table_id, seat))

        await self._change(table_id, change)
        return self._table_data(await self.table(table_id), client, lang)

    async def void_links(self, client: Client, table_id: str) -> None:
        """Nobody joins any more with the links that were given out."""
        _must_own(await self.table(table_id), client)
        await self._stored(self.store.delete_links(table_id, None))

    async def start(self, client: Client, table_id: str, lang: str) -> dict[str, Any]:
        async def change(warm: Warm) -> None:
            table = warm.table
            _must_own(table, client)
            _must_be_open(table)
            if any(seat.kind == "open" for seat in table.seats):
                raise Problem("seats_open")
            header = self._new_header(table.info, len(table.seats), table.options)
            await self._append(warm, [("started", {"header": header})])

        await self._change(table_id, change)
        return self._table_data(await self.table(table_id), client, lang)

    async def rematch(self, client: Client, table_id: str, lang: str) -> dict[str, Any]:
        async def change(warm: Warm) -> str:
            table = warm.table
            if client.id != table.owner:
                _held(table, client)
            if table.status != "over":
                raise Problem("not_over")
            if table.rematch is not None:
                return table.rematch
            await self._check_room(client)
            following = self._new_table()
            await self._commit(
                self._drafted(following, self._rematch_drafts(client, table)),
                self._drafted(warm, [("rematched", {"table": following.table.id})]),
            )
            self._keep(following)
            return following.table.id

        following = await self._change(table_id, change)
        return self._table_data(await self.table(following), client, lang)

    async def delete(self, client: Client, table_id: str) -> None:
        async def change(warm: Warm) -> None:
            _must_own(warm.table, client)
            await self._stored(self.store.delete_table(table_id))
            self._forget(table_id)

        await self._change(table_id, change)

    # -- play ----------------------------------------------------------------------------------------

    async def act(
        self, client: Client, table_id: str, action: str, position: int, key: str | None, lang: str
    ) -> msgspec.Raw:
        """Carry out an action for the seat to act, if the client holds it and saw this position."""

        async def change(warm: Warm) -> None:
            self._game_at(warm.table, client, position, lang)
            try:
                played = warm.table.played(action)
            except IllegalAction as error:
                raise Problem("illegal", refusal=error.refusal) from None
            except NotationError as error:
                raise Problem("notation", error.told) from None
            await self._append_action(warm, played, _scoped(client, key))

        return await self._entry(client, table_id, key, change)

    async def undo(
        self, client: Client, table_id: str, position: int, to: int | None, key: str | None, lang: str
    ) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            game = self._game_at(warm.table, client, position, lang)
            target = game.number - 1 if to is None else to
            if not game.undo_limit() <= target < game.number:
                raise Problem("undo_limit")
            await self._append(warm, [("undone", {"seat": game.to_act, "to": target})], _scoped(client, key))

        return await self._entry(client, table_id, key, change)

    async def resign(self, client: Client, table_id: str, seat: int | None, key: str | None) -> msgspec.Raw:
        async def change(warm: Warm) -> None:
            table = warm.table
            playing = tuple(number for number in _held(table, client) if not table.seats[number].resigned)
            if table.status != "running":
                raise Problem("not_running")
            await self._append(warm, [("resigned", {"seat": _chosen_seat(playing, seat)})], _scoped(client, key))

        return await self._entry(client, table_id, key, change)

    async def say(self, client: Client, table_id: str, text: str, key: str | None) -> msgspec.Raw:
        self.limits.spend(client.id, cost=3)

        async def change(warm: Warm) -> None:
            held = warm.table.seats_of(client.id)
            seat = held[0] if held else None
            name = warm.table.seats[seat].name if seat is not None else client.name
            body = {"seat": seat, "name": name, "text": text}
            await self._append(warm, [("said", body)], _scoped(client, key))

        return await self._entry(client, table_id, key, change)

    async def _entry(self, client: Client, table_id: str, key: str | None, change: Change[None]) -> msgspec.Raw:
        """The entry that the change makes, as the client may see it; with a repeated key the first one."""

        async def once(warm: Warm) -> msgspec.Raw:
            item = _repeated(warm.table, client, key)
            if item is None:
                await change(warm)
                item = warm.table.latest
            return warm.table.told(item, warm.table.seats_of(client.id))

        return await self._change(table_id, once)

    async def refusal(self, client: Client, table_id: str, action: str, lang: str) -> dict[str, Any]:
        _, game, parsed = await self._trying(client, table_id, action)
        refusal = game.refusal(parsed)
        return {"refusal": refusal_data(refusal, lang) if refusal is not None else None}

    async def preview(self, client: Client, table_id: str, action: str, lang: str) -> dict[str, Any]:
        seat, game, parsed = await self._trying(client, table_id, action)
        return await asyncio.to_thread(preview, game.copy(), seat, parsed, lang, self._rng)

    async def hint(self, client: Client, table_id: str, level: str, lang: str) -> dict[str, Any]:
        table = await self.table(table_id)
        seat, game = self._turn_of(table, client)
        position = table.position
        if client.id in self._asking:
            raise Problem("too_many", retry_after=1)
        self._asking.add(client.id)
        try:
            async with asyncio.timeout(self.bots.patience(self.settings.bot_seconds)):
                hints = await self.bots.hints(game, seat, level)
        except Exception as error:
            log.warning("no hint: %s", type(error).__name__)
            raise Problem("no_bot", retry_after=1) from None
        finally:
            self._asking.discard(client.id)
        for hint in hints:
            for reason in hint["reasons"]:
                reason["message"] = translate(lang, f"bots-reason-{reason['key']}", reason["args"])
        return {"position": position, "hints": hints}

    # -- who may -------------------------------------------------------------------------------------

    def _reader(self, table: Table, client: Client | None, seat: int | None) -> Reader:
        held = table.seats_of(client.id if client is not None else None)
        if seat is None:
            return held
        if seat not in held:
            raise Problem("forbidden")
        return (seat,)

    def _turn_of(self, table: Table, client: Client) -> tuple[int, Game]:
        """The client's seat that is to act, and the game."""
        held = _held(table, client)
        if table.status != "running":
            raise Problem("not_running")
        seat = table.to_act
        if seat is None or seat not in held or table.seats[seat].resigned:
            raise Problem("not_your_turn")
        return seat, table.running_game()

    def _game_at(self, table: Table, client: Client, position: int, lang: str) -> Game:
        """The game, if it is at that position and the client's turn."""
        _held(table, client)
        if table.status == "open":
            raise Problem("not_running")
        if position != table.position:
            raise Problem("stale", current=self._table_data(table, client, lang))
        return self._turn_of(table, client)[1]

    async def _trying(self, client: Client, table_id: str, action: str) -> tuple[int, Game, Action]:
        table = await self.table(table_id)
        seat, game = self._turn_of(table, client)
        try:
            return seat, game, game.parse(action)
        except NotationError as error:
            raise Problem("notation", error.told) from None

    def _table_data(self, table: Table, client: Client | None, lang: str, seat: int | None = None) -> dict[str, Any]:
        reader = self._reader(table, client, seat)
        return self.hub.table_data(table, client.id if client is not None else None, (reader, PARTS), lang)

    # -- making tables -------------------------------------------------------------------------------

    def _game_for(
        self, game_id: str, seats: int, options: Mapping[str, object]
    ) -> tuple[GameInfo, dict[str, OptionValue]]:
        try:
            if game_id not in self.games:
                raise OptionError(Message("option-unknown-game", game=excerpt(game_id), known=", ".join(self.games)))
            info = self.games[game_id][0]
            info.check_seats(seats)
            return info, info.check_options(options)
        except OptionError as error:
            raise Problem("bad_game", error.told) from None

    def _new_header(self, info: GameInfo, seats: int, options: Mapping[str, OptionValue]) -> str:
        game_type = self.games[info.id][1]
        return header_of(game_type.start(info, seats, options, secrets.randbits(62), info.rules_version))

    async def _check_room(self, client: Client) -> None:
        if await self._stored(self.store.count_owned(client.id)) >= self.settings.max_tables:
            raise Problem("too_many", Message("server-many-tables", tables=self.settings.max_tables))

    def _new_table(self) -> Warm:
        return Warm(Table(new_table_id(), self.games))

    async def _found(self, drafts: Drafts) -> Table:
        """A new table with these first entries; there may be many."""
        warm = self._new_table()
        await self._commit(await asyncio.to_thread(self._drafted, warm, drafts))
        self._keep(warm)
        return warm.table

    def _rematch_drafts(self, client: Client, table: Table) -> Drafts:
        """The same people and bots, each one seat further."""
        seats = [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "clients": sorted(seat.holders)}
            for seat in (table.seats[-1], *table.seats[:-1])
        ]
        created = _created(table.info, table.options, seats, client)
        header = self._new_header(table.info, len(seats), table.options)
        return [("created", created), ("started", {"header": header})]

    async def _save_link(self, table: Table, seat: int | None) -> str:
        """A new link to the table or a seat of it, younger than the hands it is in by whatever node's clock."""
        secret = new_secret()
        created = now() if seat is None else max(now(), table.seats[seat].since)
        await self._stored(self.store.save_link(hashed(secret), Link(table.id, seat, created)))
        return secret

    # -- the log -------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table as it is stored."""
        return (await self._warmed(table_id)).table

    async def _change(self, table_id: str, change: Change[T]) -> T:
        """Change a table, nobody else on this node changing it meanwhile; if another node was first, try again.

        A problem may come from not having heard yet of what another node has done: then it is none.
        """
        for _ in range(ATTEMPTS):
            warm = await self._warmed(table_id)
            async with warm.lock:
                if warm.gone:
                    raise Problem("not_found")
                known = warm.table.seq
                try:
                    return await change(warm)
                except Conflict:
                    await self._catch_up(warm)
                except Problem as problem:
                    if not self.store.shared or problem.code == "storage":
                        raise
                    await self._catch_up(warm)
                    if warm.table.seq == known:
                        raise
        raise Problem("busy", retry_after=1)

    async def _append_action(self, warm: Warm, played: Played, key: str | None = None) -> None:
        await self._append(warm, [("acted", {"line": played.game.line(played.entry)})], key, played)

    async def _append(self, warm: Warm, drafts: Drafts, key: str | None = None, played: Played | None = None) -> None:
        await self._commit(self._drafted(warm, drafts, key, played))

    def _drafted(
        self, warm: Warm, drafts: Drafts, key: str | None = None, played: Played | None = None
    ) -> tuple[Warm, Table, Append]:
        """What the table becomes with these entries, and what is to be stored of it."""
        after, at = warm.table.copy(), now()
        rows = [Row(after.seq + 1 + i, at, kind, body, None if i else key) for i, (kind, body) in enumerate(drafts)]
        for row in rows:
            after.fold(row, played)
        people = None if SEATING.isdisjoint(kind for kind, _ in drafts) else after.people()
        bot_due = after.bot_to_act() is not None
        return warm, after, Append(after.id, after.owner, rows, at, bot_due, after.summary(), people)

    async def _commit(self, *drafted: tuple[Warm, Table, Append]) -> None:
        """Store entries; only then do the tables become what they make of them, and everybody is told."""
        try:
            durable = self.store.append(*(append for _, _, append in drafted))
            for _, after, append in drafted:
                if append.rows[0].kind == "acted":  # when the writer has begun
                    asyncio.get_running_loop().call_soon(self.hub.prepare, after)
            await asyncio.shield(durable)
        except StorageFailed:
            for warm, _, _ in drafted:
                warm.doubtful = True
            raise Problem("storage", retry_after=1) from None
        except asyncio.CancelledError:
            for warm, _, _ in drafted:
                warm.doubtful, warm.unsettled = True, durable
            raise
        for warm, after, _ in drafted:
            warm.table = after
            self.hub.publish(after)
            self._wake_bot(after)

    async def _catch_up(self, warm: Warm) -> None:
        """Take in what other nodes have stored, and what was sent for storing when nobody waited any more."""
        if warm.unsettled is not None:
            await asyncio.wait({warm.unsettled})
            log.info("a write that nobody waited for ended: %s", warm.unsettled.exception() or "stored")
            warm.unsettled = None
        table = warm.table.copy()
        for row in await self._stored(self.store.rows(table.id, table.seq)):
            table.fold(row)
        warm.table, warm.doubtful = table, False
        self.hub.publish(table)
        self._wake_bot(table)

    async def _warmed(self, table_id: str) -> Warm:
        warm = self._warm.get(table_id)
        if warm is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            warm = await asyncio.shield(task)
        if warm.doubtful:
            async with warm.lock:
                if warm.doubtful:
                    await self._catch_up(warm)
        if table_id in self._warm:
            self._warm.move_to_end(table_id)
        return warm

    async def _load(self, table_id: str) -> Warm:
        self._news.pop(table_id, None)
        try:
            rows = await self._stored(self.store.rows(table_id))
            if not rows:
                raise Problem("not_found")
            table = await asyncio.to_thread(_folded, table_id, self.games, rows)
        except Problem:
            raise
        except Exception as error:
            log.error("table %s… cannot be replayed: %s", table_id[:6], error)
            raise Problem("newer_rules") from None
        heard = self._news.pop(table_id, table.seq)
        if heard < 0:
            raise Problem("not_found")
        warm = Warm(table, doubtful=heard > table.seq)
        self._keep(warm)
        self.hub.publish(table)
        self._wake_bot(table)
        return warm

    def _keep(self, warm: Warm) -> None:
        self._warm[warm.table.id] = warm
        for table_id in list(self._warm)[: max(0, len(self._warm) - self.settings.warm_tables)]:
            if table_id not in self.hub.rooms and not self._warm[table_id].lock.locked():
                del self._warm[table_id]

    def _forget(self, table_id: str) -> None:
        if (warm := self._warm.pop(table_id, None)) is not None:
            warm.gone = True
        self.hub.gone(table_id)
        if (run := self._bot_runs.pop(table_id, None)) is not None:
            run.cancel()

    async def _stored(self, work: Coroutine[Any, Any, Any]) -> Any:
        try:
            return await work
        except StorageFailed:
            raise Problem("storage", retry_after=1) from None
        except Conflict:
            raise Problem("not_found") from None

    # -- other nodes -----------------------------------------------------------------------------------

    def _heard(self, table_id: str, seq: int) -> None:
        """Another node has stored entries, or deleted the table (−1)."""
        warm = self._warm.get(table_id)
        if warm is None:
            if table_id in self._loading:
                self._news[table_id] = seq
            return
        if seq < 0:
            self._forget(table_id)
        elif seq > warm.table.seq:
            self._in_background(self._refresh(warm))

    def _catch_up_all(self) -> None:
        """Something may have been missed."""
        self._clients.clear()
        for warm in list(self._warm.values()):
            self._in_background(self._refresh(warm))
        self._ask_all()

    async def _refresh(self, warm: Warm) -> None:
        async with warm.lock:
            try:
                await self._catch_up(warm)
            except Problem:
                warm.doubtful = True

    # -- who is connected to which node ------------------------------------------------------------------

    def _announce(self, table_id: str, here: Here, asks: bool) -> None:
        if self.store.shared:
            self._in_background(self._say([here.words(table_id, asks)]))

    def _ask_all(self) -> None:
        """Tell who is here at all the tables, and ask the other nodes for theirs."""
        rooms = self.hub.rooms.values()
        if rooms:
            told = [self.hub.here(room.table).words(room.table.id, asks=True) for room in rooms]
            self._in_background(self._say(told))

    async def _say(self, notices: list[str]) -> None:
        try:
            await self.store.say(notices)
        except StorageFailed:
            log.info("the other nodes cannot be told")

    def _said(self, node: str, words: list[str]) -> None:
        """Another node has said that it lives or ends, or who is at a table there."""
        if " ".join(words) == GONE:
            self._forget_node(node)
            return
        news, client_id = " ".join(words[:-1]), words[-1]
        if news in (RENAMED, SIGNED_OUT):
            self._clients.pop(client_id, None)
            if news == SIGNED_OUT:
                self.sign_out(client_id)
            return
        if self.hub.elsewhere.heard(node, asyncio.get_running_loop().time()):
            self._ask_all()
        if " ".join(words) != BEAT:
            table_id, _, watching, seats, mood = words
            if self.hub.elsewhere.tell(node, table_id, Here.read(watching, seats)):
                self.hub.tell_presence(table_id)
            if mood == "asks" and table_id in self.hub.rooms:
                self._announce(table_id, self.hub.here(self.hub.rooms[table_id].table), asks=False)

    def _forget_node(self, node: str) -> None:
        for table_id in self.hub.elsewhere.forget(node):
            self.hub.tell_presence(table_id)

    async def _beat(self) -> None:
        """Tell the other nodes that this one lives, and notice when one does not."""
        while True:
            await self._say([BEAT])
            await asyncio.sleep(BEAT_SECONDS)
            for node in self.hub.elsewhere.silent(asyncio.get_running_loop().time()):
                self._forget_node(node)

    # -- in the background -------------------------------------------------------------------------------

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _sweep(self) -> None:
        """Now and then: settle doubts, and wake bots that nobody runs (after a start, or when a node died)."""
        while True:
            try:
                for table_id, warm in list(self._warm.items()):
                    if warm.doubtful and table_id in self.hub.rooms:
                        await self._refresh(warm)
                for table_id in await self.store.bots_due():
                    if table_id not in self._bot_runs:
                        await self._wake(table_id)
            except StorageFailed:
                log.info("the database does not answer; trying again")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _wake(self, table_id: str) -> None:
        try:
            self._wake_bot(await self.table(table_id))
        except Exception as error:
            log.info("table %s… cannot be woken: %s", table_id[:6], error)

    # -- bots --------------------------------------------------------------------------------------------

    def _wake_bot(self, table: Table) -> None:
        if table.bot_to_act() is not None and table.id not in self._bot_runs:
            run = asyncio.create_task(self._run_bots(table.id))
            self._bot_runs[table.id] = run
            run.add_done_callback(lambda task: self._bot_finished(table.id, task))

    def _bot_finished(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._bot_runs.get(table_id) is task:
            del self._bot_runs[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot's run failed", exc_info=error)
        warm = self._warm.get(table_id)
        if not task.cancelled() and warm is not None and not warm.doubtful and task.exception() is None:
            self._wake_bot(warm.table)

    async def _run_bots(self, table_id: str) -> None:
        """Play for the table's bots until a person is to act."""
        while True:
            try:
                table = await self.table(table_id)
                due = table.bot_to_act()
                if due is None:
                    await self.store.release(table_id)
                    return
                if not await self.store.lease(table_id, self.settings.lease_seconds):
                    await asyncio.sleep(self.settings.sweep_seconds)
                    continue
                await self._bot_moves(table, *due)
            except (Problem, StorageFailed) as error:
                if isinstance(error, Problem) and error.code == "not_found":
                    return
                await asyncio.sleep(self.settings.sweep_seconds)

    async def _bot_moves(self, table: Table, seat: int, level: str) -> None:
        position, game = table.position, table.running_game()
        self.hub.thinking(table.id, seat)
        try:
            notation = await self._bot_choice(game, seat, level)
        finally:
            self.hub.thinking(table.id, None)

        async def change(warm: Warm) -> None:
            if warm.table.position == position:
                await self._append_action(warm, warm.table.played(notation))

        await self._change(table.id, change)

    async def _bot_choice(self, game: Game, seat: int, level: str) -> str:
        try:
            async with asyncio.timeout(self.bots.patience(self.settings.bot_seconds)):
                notation = await self.bots.choose(game, seat, level)
            if game.refusal(notation) is not None:
                raise SkerryError(f"{notation} is not legal")
            return notation
        except Exception as error:
            log.warning("bot %s did not answer (%s); the mate plays for it", level, type(error).__name__)
            return await asyncio.to_thread(choose_in_worker, game.record(), seat, "mate")


async def _warm_up() -> None:
    """Read the catalogues before the first reader waits for them. What is there by then stays: it is no garbage."""
    for lang in LANGUAGES:
        await asyncio.to_thread(bundle, lang)
    gc.freeze()


def _folded(table_id: str, games: Games, rows: list[Row]) -> Table:
    table = Table(table_id, games)
    for row in rows:
        table.fold(row)
    return table


# -- small questions -------------------------------------------------------------------------------------


def _created(
    info: GameInfo, options: Mapping[str, OptionValue], seats: list[dict[str, Any]], client: Client
) -> dict[str, Any]:
    return {
        "owner": client.id,
        "game": info.id,
        "options": dict(options),
        "rules": info.rules_version,
        "seats": seats,
    }


def _seat_body(seat: m.SeatIn, client: Client) -> dict[str, Any]:
    if seat.kind == "bot":
        return {"kind": "bot", "name": seat.name, "level": seat.level or "mate", "clients": []}
    if seat.kind == "open":
        return {"kind": "open", "name": None, "level": None, "clients": []}
    return {"kind": "person", "name": seat.name or client.name, "level": None, "clients": [client.id]}


def _held(table: Table, client: Client) -> Reader:
    held = table.seats_of(client.id)
    if not held:
        raise Problem("forbidden")
    return held


def _open_seat(table: Table, client: Client, wanted: int | None) -> int:
    held = table.seats_of(client.id)
    if wanted is None and held:
        return held[0]
    _must_be_open(table)
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise Problem("seat_taken")
    return wanted


def _chosen_seat(held: Reader, wanted: int | None) -> int:
    if wanted is None and len(held) == 1:
        return held[0]
    if wanted is None or wanted not in held:
        raise Problem("forbidden")
    return wanted


def _must_own(table: Table, client: Client) -> None:
    if client.id != table.owner:
        raise Problem("forbidden")


def _must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Problem("not_open")


def _begun_game(table: Table) -> Game:
    if table.game is None:
        raise Problem("not_running")
    return table.game


def _scoped(client: Client, key: str | None) -> str | None:
    return f"{client.id}:{key}" if key is not None else None


def _repeated(table: Table, client: Client, key: str | None) -> Item | None:
    """The entry that this client's request with the same key has made, if it has."""
    return table.made_by(f"{client.id}:{key}") if key is not None else None
