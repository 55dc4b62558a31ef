"""The live connection: one WebSocket per client, described in docs/server.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from urllib.parse import urlsplit

import msgspec
from pydantic import TypeAdapter, ValidationError
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from skerry.server import models as m
from skerry.server.api import address_of, first_language, language_of
from skerry.server.hall import Hall
from skerry.server.hub import PARTS, encode
from skerry.server.identity import Client
from skerry.server.load import Load
from skerry.server.problems import Problem
from skerry.server.protocol import WRITER, LiveProtocol
from skerry.server.settings import host_allowed

log = logging.getLogger("skerry.server.live")

VERSION = 1
NOT_UNDERSTOOD = 4400
UNAUTHORIZED = 4401
SIGNED_OUT = 4403
TOO_SLOW = 4408
TOO_MANY = 4429
RESTARTING = 1012
REFUSED = {"unauthorized": UNAUTHORIZED, "too_many": TOO_MANY}
CLOSING_SECONDS = 2.0
"""How long the other side may take to close."""
STRIKES = 50
"""Messages over the rate limit before a client is dropped."""
WATCHED = 100
"""Tables that one connection may watch."""


decoder = TypeAdapter(m.LiveIn)


class Dropped(Exception):
    """The connection ends, with this close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One client's live connection. What it cannot take in time makes it be dropped; it then catches up."""

    def __init__(self, socket: WebSocket, messages: int, size: int) -> None:
        """What waits for the client is at most so many messages, of so many bytes in all."""
        self.client: Client | None = None
        self.address = address_of(socket)
        self.lang = "en"
        self.watched: set[str] = set()
        self.strikes = 0
        self._loop = asyncio.get_running_loop()
        self._writer: LiveProtocol = socket.scope["extensions"][WRITER]
        self._writer.resumed = self.flush
        self._most_messages = messages
        self._most_bytes = size
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.dropped = self._loop.create_future()

    @property
    def client_id(self) -> str | None:
        return self.client.id if self.client is not None else None

    def send(self, message: bytes) -> None:
        """Send soon: all that is said in one go goes out together."""
        if len(self._waiting) >= self._most_messages or self._bytes > self._most_bytes:
            self.drop(TOO_SLOW)
            return
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(message)
        self._bytes += len(message)

    def flush(self) -> None:
        if self._waiting and self._writer.write(self._waiting):
            self._waiting = []
            self._bytes = 0

    def expect(self, seconds: float) -> None:
        """The client must say something by then."""
        self._deadline = self._loop.time() + seconds
        if self._timer is None or self._timer.when() > self._deadline:
            self._arm()

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(self._deadline, self._look_at_clock)

    def _look_at_clock(self) -> None:
        if self._loop.time() < self._deadline:
            self._arm()
        else:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        if not self.dropped.done():
            self.dropped.set_result(code)

    def stop(self) -> None:
        self._writer.resumed = None
        self._writer.abandon(CLOSING_SECONDS)
        if self._timer is not None:
            self._timer.cancel()


class Live:
    """All the live connections of this node."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.settings = hall.settings
        self.connections: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        hall.people.sign_out = self.sign_out

    def sign_out(self, client_id: str) -> None:
        """A client has another token now: whoever is connected must show it."""
        for connection in self.connections:
            if connection.client_id == client_id:
                connection.drop(SIGNED_OUT)

    async def close(self) -> None:
        for connection in list(self.connections):
            connection.drop(RESTARTING)
        for _ in range(100):
            if not self.connections:
                return
            await asyncio.sleep(0.02)

    async def endpoint(self, socket: WebSocket) -> None:
        """Serve one connection from handshake to end."""
        if not self._origin_allowed(socket):
            await _deny(socket, Problem("foreign_origin"))
            return
        address = address_of(socket)
        if len(self.connections) >= self.settings.max_sockets or self.hall.watchman.load >= Load.NEWCOMERS:
            await _deny(socket, Problem("busy", retry_after=10))
            return
        if self._addresses[address] >= self.settings.max_sockets_each:
            await _deny(socket, Problem("too_many", retry_after=10))
            return
        connection = Connection(socket, self.settings.send_queue, self.settings.send_bytes)
        self.connections.add(connection)
        self._addresses[address] += 1
        try:
            await socket.accept()
            await self._converse(socket, connection)
        except WebSocketDisconnect:
            pass
        finally:
            self.connections.discard(connection)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            for table_id in connection.watched:
                self.hall.hub.unwatch(table_id, connection)
            connection.stop()

    async def _converse(self, socket: WebSocket, connection: Connection) -> None:
        conversation = asyncio.create_task(self._listen(socket, connection))
        try:
            await asyncio.wait({conversation, connection.dropped}, return_when=asyncio.FIRST_COMPLETED)
            if conversation.done():
                await conversation
            else:
                raise Dropped(connection.dropped.result())
        except Dropped as dropped:
            connection.flush()
            await _close(socket, dropped.code)
        finally:
            conversation.cancel()
            with contextlib.suppress(asyncio.CancelledError, Dropped, WebSocketDisconnect):
                await conversation

    async def _listen(self, socket: WebSocket, connection: Connection) -> None:
        connection.expect(self.settings.hello_seconds)
        await self._greet(connection, await self._receive(socket))
        while True:
            connection.expect(self.settings.silence_seconds)
            message = await self._receive(socket)
            await asyncio.sleep(0)  # whoever sends much at once takes turns with the others
            try:
                self._spend(connection, cost=4 if isinstance(message, m.Watch) else 1)
                await self._answer(connection, message)
            except Problem as problem:
                told = problem.data(connection.lang)
                reply = {"type": "problem", "id": getattr(message, "id", None), "error": told}
                if isinstance(message, m.Watch):
                    reply["table"] = message.table
                connection.send(encode(reply))

    async def _receive(self, socket: WebSocket) -> m.LiveIn:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        raw = received.get("text") or received.get("bytes") or ""
        if len(raw) > self.settings.max_message:
            raise Dropped(NOT_UNDERSTOOD)
        try:
            message: m.LiveIn = decoder.validate_json(raw)
            return message
        except ValidationError:
            raise Dropped(NOT_UNDERSTOOD) from None

    async def _greet(self, connection: Connection, message: m.LiveIn) -> None:
        if not isinstance(message, m.Hello) or message.v != VERSION:
            raise Dropped(NOT_UNDERSTOOD)
        if message.token is not None:
            try:
                connection.client = await self.hall.people.identify(message.token, connection.address)
            except Problem as problem:
                raise Dropped(REFUSED.get(problem.code, RESTARTING)) from None
        connection.lang = first_language(message.lang)
        connection.send(
            encode(
                {
                    "type": "welcome",
                    "v": VERSION,
                    "client": connection.client_id,
                    "heartbeat": self.settings.heartbeat_seconds,
                    "silence": self.settings.silence_seconds,
                }
            )
        )

    def _spend(self, connection: Connection, cost: float) -> None:
        try:
            self.hall.people.charge(connection.client, connection.address, cost)
        except Problem:
            connection.strikes += 1
            if connection.strikes > STRIKES:
                raise Dropped(TOO_MANY) from None
            raise

    async def _answer(self, connection: Connection, message: m.LiveIn) -> None:
        match message:
            case m.Watch():
                await self._watch(connection, message)
            case m.Unwatch():
                connection.watched.discard(message.table)
                self.hall.hub.unwatch(message.table, connection)
            case m.Ping():
                connection.send(encode({"type": "pong", "id": message.id}))
            case m.Hello():
                raise Dropped(NOT_UNDERSTOOD)

    async def _watch(self, connection: Connection, message: m.Watch) -> None:
        if message.table not in connection.watched and len(connection.watched) >= WATCHED:
            raise Problem("too_many")
        parts = PARTS if message.parts is None else frozenset(message.parts)
        await self.hall.reading.watch(connection, message.table, message.seat, parts, message.since)
        connection.watched.add(message.table)

    def _origin_allowed(self, socket: WebSocket) -> bool:
        """A page of this server, or no page at all; what another site's page opens is refused."""
        origin, host = socket.headers.get("origin"), socket.headers.get("host", "").lower()
        if not host_allowed(self.settings, host):
            return False
        if origin is None:
            return True
        allowed = {host}
        if self.settings.public_url is not None:
            allowed.add(urlsplit(self.settings.public_url).netloc.lower())
        try:
            return urlsplit(origin).netloc.lower() in allowed
        except ValueError:
            return False


async def _deny(socket: WebSocket, problem: Problem) -> None:
    lang = language_of(socket)
    headers = {"Retry-After": str(problem.retry_after)} if problem.retry_after is not None else {}
    body = msgspec.json.encode({"error": problem.data(lang)})
    await socket.send_denial_response(
        Response(body, status_code=problem.status, media_type="application/json", headers=headers)
    )


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await socket.close(code)
