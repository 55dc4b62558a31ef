"""Setting tables: what is played and who sits where, up to the start; and the next game, or the table's end."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from skerry.bots import LEVELS
from skerry.core.draws import Pledge, context_of
from skerry.core.errors import OptionError, RecordError
from skerry.core.game import Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.message import Message, excerpt
from skerry.core.record import players_told, replay_record
from skerry.server import models as m
from skerry.server.heavy import HeavyWork
from skerry.server.identity import Client, hashed, new_secret
from skerry.server.ledger import Drafts, Ledger, Warm
from skerry.server.moment import now
from skerry.server.pledges import new_pledge, players_of, read_pledge
from skerry.server.problems import UNREADABLE, Problem
from skerry.server.rights import chosen_seat, held_seats, must_be_open, must_own
from skerry.server.seats import Seat, seat_of
from skerry.server.storage import Attempt, Conflict, Link, StorageFailed, stored
from skerry.server.table import Table, action_lines, header_of

MOST_WORDS = 40
"""How often the players of a table may add something to its luck."""


class Seating:
    """What can be done about a table before and after its game."""

    def __init__(self, ledger: Ledger, heavy: HeavyWork, guests: Collection[str], most_tables: int) -> None:
        """`guests` may sit down beside the bots' levels; one client may own `most_tables`."""
        self.ledger = ledger
        self.heavy = heavy
        self.store = ledger.store
        self.games = ledger.games
        self.bots = {*LEVELS, *guests}
        self.most_tables = most_tables

    # -- making tables -----------------------------------------------------------------------------

    async def create(self, client: Client, wanted: m.TableIn) -> tuple[Table, str | None]:
        """A new table, and the secret to join it if a seat is open."""
        info, options = self.game_for(wanted.game, len(wanted.seats), wanted.options)
        await self.check_room(client)
        seats = [self.seat_body(seat, client) for seat in wanted.seats]
        has_open = any(seat["kind"] == "open" for seat in seats)
        warm = self.ledger.new_table()
        created = self._pledged(warm, info, {**created_entry(info, options, seats, client.id), **_manners(wanted)})
        table = await self.ledger.found(warm, self._beginning(client, created, wanted))
        return table, await self.save_link(table, None) if has_open else None

    async def import_record(self, client: Client, wanted: m.RecordIn) -> Table:
        """A table at which a record was played."""
        await self.check_room(client)
        try:
            game = await self.heavy.run(client.id, replay_record, wanted.record, self.games)
        except RecordError as error:
            raise Problem("bad_record", error.told) from None
        told = self._seats_told(wanted.record, game)
        seats = [self.seat_body(seat, client) for seat in wanted.seats or told]
        if len(seats) != game.seats or any(seat["kind"] == "open" for seat in seats):
            raise Problem("bad_game", Message("server-record-seats", seats=game.seats))
        return await self.ledger.found(
            self.ledger.new_table(),
            [
                ("created", created_entry(game.info, game.options, seats, client.id)),
                ("started", {"header": header_of(game)}),
                *(("acted", {"line": line}) for line in action_lines(game)),
            ],
        )

    def _seats_told(self, record: str, game: Game) -> list[m.SeatIn]:
        """Who sat there, as the record tells it; a bot only where nobody is to play any more."""
        seats = []
        for name, bot in players_told(record, game.seats):
            known = game.outcome is not None and bot in self.bots
            try:
                seats.append(m.SeatIn(kind="bot" if known else "me", name=name, level=bot if known else None))
            except ValidationError:
                seats.append(m.SeatIn(kind="me"))
        return seats

    async def rematch(self, client: Client, table_id: str, wanted: m.BeginningIn) -> str:
        """The table of the next game, which the first who asks makes."""

        async def change(warm: Warm) -> str:
            table = warm.table
            if client.id != table.owner:
                held_seats(table, client)
            if table.status != "over":
                raise Problem("not_over")
            if table.rematch is not None:
                return table.rematch
            await self.check_room(client)
            following = self.ledger.new_table()
            await self.ledger.commit(
                self.ledger.drafted(following, self._rematch_drafts(client, table, following, wanted)),
                self.ledger.drafted(warm, [("rematched", {"table": following.table.id})]),
            )
            return following.table.id

        return await self.ledger.change(table_id, change)

    def _rematch_drafts(self, client: Client, table: Table, following: Warm, wanted: m.BeginningIn) -> Drafts:
        """The same people and bots, each with the own seat and colour: who begins is drawn by the game."""
        seats = [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "clients": _keeper_first(seat)}
            for seat in table.seats
        ]
        created = {**created_entry(table.info, table.options, seats, client.id), **table.manners}
        return self._beginning(client, self._pledged(following, table.info, created), wanted)

    def _beginning(self, client: Client, created: dict[str, Any], wanted: m.BeginningIn) -> Drafts:
        """The first entries of a table: how it was made, what its maker adds to its luck, and its start if it may."""
        mine = [number for number, seat in enumerate(created["seats"]) if client.id in seat["clients"]]
        words = {mine[0]: wanted.word} if mine and wanted.word is not None else {}
        drafts: Drafts = [("created", created), *_stirred(words)]
        if wanted.start and not any(seat["kind"] == "open" for seat in created["seats"]):
            drafts.append(("started", self.begun(created, words)))
        return drafts

    def game_for(
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

    def _pledged(self, warm: Warm, info: GameInfo, created: dict[str, Any]) -> dict[str, Any]:
        """The first entry of a table, with what its luck will follow from."""
        pledge = new_pledge(warm.table.id, info, len(created["seats"]), created["options"], created["rules"])
        return {**created, "pledge": pledge}

    def begun(self, created: Mapping[str, Any], words: Mapping[int, str]) -> dict[str, Any]:
        """What begins the game of a table that was made so, when these seats have added something to its luck."""
        players = players_of([seat_of(seat, 0) for seat in created["seats"]])
        added = tuple(words.get(seat, "") for seat in range(len(players)))
        pledge = replace(read_pledge(created["pledge"]), players=players, words=added)
        return {"header": self._header(created["game"], created["options"], created["rules"], pledge)}

    def _header(self, game_id: str, options: Mapping[str, OptionValue], rules: int, pledge: Pledge) -> str:
        """What a new game begins from; a problem if it is not the one that was committed to."""
        (info, game_type), seats = self.games[game_id], len(pledge.players)
        if not pledge.keeps_to(context_of(info, rules, seats, options)):
            raise Problem("bad_game", Message("server-commitment-old"))
        return header_of(game_type.pledged(info, seats, options, rules, pledge))

    async def check_room(self, client: Client) -> None:
        if await stored(self.store.count_owned(client.id)) >= self.most_tables:
            raise Problem("too_many", Message("server-many-tables", tables=self.most_tables))

    # -- links -------------------------------------------------------------------------------------

    async def new_link(self, client: Client, table_id: str, wanted: m.LinkIn) -> dict[str, Any]:
        table = await self.ledger.table(table_id)
        held = table.seats_of(client.id)
        if wanted.kind == "join":
            if not held and client.id != table.owner:
                raise Problem("forbidden")
            secret = await self.save_link(table, None)
        else:
            secret = await self.save_link(table, chosen_seat(held, wanted.seat))
        return {"secret": secret, "path": f"/t/{table_id}#{secret}"}

    async def void_links(self, client: Client, table_id: str) -> None:
        """Nobody joins any more with the links that were given out."""
        must_own(await self.ledger.table(table_id), client)
        await stored(self.store.delete_links(table_id, None))

    async def save_link(self, table: Table, seat: int | None) -> str:
        """A new link to the table or a seat of it, younger than the hands it is in by whatever node's clock."""
        secret = new_secret()
        created = now() if seat is None else max(now(), table.seats[seat].since)
        await stored(self.store.save_link(hashed(secret), Link(table.id, seat, created)))
        return secret

    # -- seats -------------------------------------------------------------------------------------

    async def join(self, client: Client, table_id: str, wanted: m.JoinIn) -> None:
        link = await stored(self.store.link(hashed(wanted.secret)))
        if link is None or link.table_id != table_id:
            raise Problem("forbidden")

        async def change(warm: Warm) -> None:
            if link.seat is None:
                await self.sit(warm, client, wanted)
                return
            held = warm.table.seats[link.seat]
            if held.kind != "person" or link.created < held.since:
                raise Problem("forbidden")
            if client.id not in held.holders:
                body = {"seat": link.seat, "name": held.name, "client": client.id}
                await self.ledger.append(warm, [("sat", body)])

        await self.ledger.change(table_id, change)

    async def sit(self, warm: Warm, client: Client, wanted: m.SitIn) -> None:
        """Take an open seat, and add a word to the table's luck."""
        seat = _open_seat(warm.table, client, wanted.seat)
        if client.id not in warm.table.seats[seat].holders:
            body = {"seat": seat, "name": wanted.name or client.name, "client": client.id}
            await self._claim_voyage(warm.table, client, wanted.name)
            await self.ledger.append(
                warm, [("sat", body), *_stirred({} if wanted.word is None else {seat: wanted.word})]
            )

    async def _claim_voyage(self, table: Table, client: Client, name: str | None) -> None:
        """Where others have the same luck, everybody sits down at one table only."""
        scope = table.pledge.scope if table.pledge is not None else ""
        if not scope:
            return
        try:
            await self.store.save_attempt(Attempt(scope, client.id, table.id, name or client.name))
        except Conflict:
            known = await stored(self.store.attempt(scope, client.id))
            if known is None or known.table_id != table.id:
                raise Problem("forbidden", Message("server-voyage-once")) from None
        except StorageFailed:
            raise Problem("storage", retry_after=1) from None

    def seat_body(self, seat: m.SeatIn, client: Client) -> dict[str, Any]:
        """A seat as an entry keeps it. A bot that is none of the levels has its own name."""
        if seat.kind == "bot":
            level = seat.level or "mate"
            if level not in self.bots:
                raise Problem("bad_game", Message("server-no-such-bot", bot=level))
            name = seat.name or (None if level in LEVELS else level)
            return {"kind": "bot", "name": name, "level": level, "clients": []}
        if seat.kind == "open":
            return {"kind": "open", "name": None, "level": None, "clients": []}
        return {"kind": "person", "name": seat.name or client.name, "level": None, "clients": [client.id]}

    async def change_seat(self, client: Client, table_id: str, seat: int, wanted: m.SeatIn) -> None:
        async def change(warm: Warm) -> None:
            must_own(warm.table, client)
            must_be_open(warm.table)
            if seat >= len(warm.table.seats):
                raise Problem("not_found")
            await self.ledger.append(warm, [("seated", {"seat": seat, **self.seat_body(wanted, client)})])

        await self.ledger.change(table_id, change)

    async def leave(self, client: Client, table_id: str) -> None:
        async def change(warm: Warm) -> None:
            must_be_open(warm.table)
            await self.ledger.append(warm, [("left", {"seat": seat}) for seat in held_seats(warm.table, client)])

        await self.ledger.change(table_id, change)

    async def keep_seat(self, client: Client, table_id: str, seat: int) -> None:
        """Hold a seat alone: other devices lose it, and the links to it are void."""

        async def change(warm: Warm) -> None:
            body = {"seat": chosen_seat(warm.table.seats_of(client.id), seat), "client": client.id}
            if warm.table.seats[seat].keeper != client.id:
                raise Problem("forbidden")
            await self.ledger.append(warm, [("kept", body)])
            await stored(self.store.delete_links(table_id, seat))

        await self.ledger.change(table_id, change)

    async def stir(self, client: Client, table_id: str, wanted: m.WordIn) -> None:
        """Add a word to what the table's luck will follow from; the latest of each seat counts."""

        async def change(warm: Warm) -> None:
            table = warm.table
            seat = chosen_seat(held_seats(table, client), wanted.seat)
            must_be_open(table)
            if table.stirred >= MOST_WORDS:
                raise Problem("too_many", Message("server-many-words", words=MOST_WORDS))
            if table.words.get(seat) != wanted.word:
                await self.ledger.append(warm, [("stirred", {"seat": seat, "word": wanted.word})])

        await self.ledger.change(table_id, change)

    async def start(self, client: Client, table_id: str) -> None:
        async def change(warm: Warm) -> None:
            table = warm.table
            must_own(table, client)
            must_be_open(table)
            if any(seat.kind == "open" for seat in table.seats):
                raise Problem("seats_open")
            late = None if table.pledge is not None else self._late_pledge(table)
            words = tuple(table.words.get(seat, "") for seat in range(len(table.seats)))
            pledge = replace(table.pledge or read_pledge(late or {}), players=players_of(table.seats), words=words)
            header = self._header(table.info.id, table.options, table.rules, pledge)
            await self.ledger.append(warm, [("started", {"header": header, "pledge": late})])

        await self.ledger.change(table_id, change)

    def _late_pledge(self, table: Table) -> dict[str, Any]:
        """For a table that was made before tables had one."""
        return new_pledge(table.id, table.info, len(table.seats), table.options, table.rules)

    async def delete(self, client: Client, table_id: str) -> None:
        async def change(warm: Warm) -> None:
            must_own(warm.table, client)
            await self.ledger.delete(table_id)

        try:
            await self.ledger.change(table_id, change)
        except Problem as problem:
            if problem.code not in UNREADABLE:
                raise
            if await stored(self.store.owner_of(table_id)) != client.id:
                raise Problem("forbidden") from None
            await self.ledger.delete(table_id)
        await stored(self.ledger.store.empty_log())


def created_entry(
    info: GameInfo, options: Mapping[str, OptionValue], seats: list[dict[str, Any]], owner: str
) -> dict[str, Any]:
    """The first entry of a table."""
    return {
        "owner": owner,
        "game": info.id,
        "options": dict(options),
        "rules": info.rules_version,
        "seats": seats,
    }


def _manners(wanted: m.TableIn) -> dict[str, Any]:
    """What else a table is made with, beside its game and seats; the next game has the same."""
    clock = wanted.clock.model_dump() if wanted.clock is not None else None
    listing = wanted.listing.model_dump() if wanted.listing is not None else None
    return {"chat": wanted.chat, "clock": clock, "listing": listing}


def _stirred(words: Mapping[int, str]) -> Drafts:
    """What seats add to a table's luck."""
    return [("stirred", {"seat": seat, "word": word}) for seat, word in words.items()]


def _keeper_first(seat: Seat) -> list[str]:
    return sorted(seat.holders, key=lambda holder: (holder != seat.keeper, holder))


def _open_seat(table: Table, client: Client, wanted: int | None) -> int:
    held = table.seats_of(client.id)
    if wanted is None and held:
        return held[0]
    must_be_open(table)
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted is None or wanted not in free:
        raise Problem("seat_taken")
    return wanted
