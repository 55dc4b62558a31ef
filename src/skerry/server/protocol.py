"""Connections under control: a limit, an orderly refusal beyond it, and an end for those that only sit there.

And a short way out for what live connections are told: the same bytes for all, several messages in one write.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from skerry.server.limits import network_of, within
from skerry.server.models import ActionIn
from skerry.server.shortway import Headers, ShortWay

BODY = b'{"error":{"code":"busy","message":"The server is full; try again in a moment.","retry_after":10}}'
TOO_MANY = b'{"error":{"code":"too_many","message":"Too many connections from here.","retry_after":10}}'
TOO_LARGE = b'{"error":{"code":"too_large","message":"The head of this request is too long."}}'
FAREWELL_SECONDS = 1.0
MOST_HEAD = 32_768
"""Bytes that a request may have before its body."""
WRITER = "skerry.writer"


def refusal(status: str, body: bytes) -> bytes:
    """An answer by hand, for whom the application never sees."""
    head = f"HTTP/1.1 {status}\r\nRetry-After: 10\r\nConnection: close\r\nContent-Type: application/json\r\n"
    return head.encode() + b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Doors:
    """How many connections there may be: in all, and from one address (`trusted` ones stand for many people)."""

    def __init__(self, most: int, most_each: int, trusted: Collection[str] = ()) -> None:
        self.most = most
        self.most_each = most_each
        self.trusted = tuple(trusted)
        self.here: Counter[str] = Counter()

    def full_for(self, address: str) -> bool:
        return self.here[network_of(address)] >= self.most_each and not within(address, self.trusted)

    def enter(self, address: str) -> None:
        self.here[network_of(address)] += 1

    def leave(self, address: str) -> None:
        network = network_of(address)
        self.here[network] -= 1
        if self.here[network] <= 0:
            del self.here[network]


class Acting(RequestResponseCycle):
    """What uvicorn has to know of an action that is being carried out."""

    message_event = asyncio.Event()

    def __init__(self, keep_alive: bool) -> None:
        self.keep_alive = keep_alive
        self.disconnected = False
        self.response_complete = False


class GuardedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, for a limited number of connections, each with limited patience.

    Who sends no whole request in time, a head without end, or does not read the answers, is let go. Actions are held
    back until all of them has come, and then go the short way.
    """

    doors: ClassVar[Doors]
    seconds: ClassVar[float]
    short_way: ClassVar[ShortWay]

    _refused = False
    _address: str | None = None
    _patience: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _beside = 0
    """What has come of a request beside its body: its head, and whatever stands between and after."""
    _table: str | None = None
    """Where the action belongs that is held back."""
    _held = b""

    def connection_made(self, transport: Any) -> None:
        if len(self.connections) >= self.doors.most:
            self._refuse(transport, refusal("503 Service Unavailable", BODY))
            return
        address = str((transport.get_extra_info("peername") or ("unknown",))[0])
        if self.doors.full_for(address):
            self._refuse(transport, refusal("429 Too Many Requests", TOO_MANY))
            return
        self.doors.enter(address)
        self._address = address
        super().connection_made(transport)
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self.transport.close()
            return
        self._beside += len(data)
        super().data_received(data)
        if self._beside > MOST_HEAD and self._address is not None:
            self._refuse(self.transport, refusal("431 Request Header Fields Too Large", TOO_LARGE))

    def connection_lost(self, exc: Exception | None) -> None:
        known = self._address is not None
        self._leave()
        if known:
            super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        self._stop_reading()
        if self._address is not None:
            self.doors.leave(self._address)
            self._address = None

    def on_headers_complete(self) -> None:
        waits_for_another = self.cycle is not None and not self.cycle.response_complete
        plain = not (waits_for_another or self.expect_100_continue or self.parser.should_upgrade())
        if plain and self.parser.get_method() == b"POST" and self.parser.get_http_version() == "1.1":
            self._table = self.short_way.table_of(self.url)
        if self._table is None:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        if self._table is not None:
            self._held += body
            if len(self._held) <= self.short_way.most:
                return
            self._let_through()
        else:
            super().on_body(body)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a live connection, which are counted by themselves."""
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The other side takes no more: it has some time to read."""
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_reading()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Nobody asks any more. What was not read by now is not waited for."""
        super().timeout_keep_alive_handler()
        self._let_go()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_request()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._beside = 0
        if self._table is not None:
            wanted = self.short_way.in_order(self.headers, self._held)
            if wanted is not None:
                acting = self.cycle = Acting(self.parser.should_keep_alive())
                task = self.loop.create_task(self._act(acting, self.headers, self._table, wanted))
                task.add_done_callback(self.tasks.discard)
                self.tasks.add(task)
                self._table, self._held = None, b""
                return
            self._let_through()
        super().on_message_complete()

    def _let_through(self) -> None:
        """What was held back goes the usual way."""
        held, self._table, self._held = self._held, None, b""
        super().on_headers_complete()
        super().on_body(held)

    async def _act(self, acting: Acting, headers: Headers, table: str, wanted: ActionIn) -> None:
        """Carry out an action and answer, as uvicorn would."""
        status, head, body = await self.short_way.answer(self.client, headers, table, wanted)
        if self.flow.write_paused and not acting.disconnected:
            await self.flow.drain()
        if acting.disconnected or self.transport.is_closing():
            return
        content = [STATUS_LINE[status]]
        for name, value in (*self.server_state.default_headers, *head):
            content += (name, b": ", value, b"\r\n")
        content += (b"\r\n" if acting.keep_alive else b"connection: close\r\n\r\n", body)
        self.transport.write(b"".join(content))
        acting.response_complete = True
        if not acting.keep_alive:
            self.transport.close()
        self.on_response_complete()

    def _refuse(self, transport: Any, words: bytes) -> None:
        """Say why not, and leave the other side a moment to read it."""
        self._refused = True
        self._stop_waiting()
        self.transport = transport
        transport.write(words)
        self._patience = self.loop.call_later(FAREWELL_SECONDS, transport.abort)

    def _wait_for_request(self) -> None:
        """Whoever does not send a whole request in time does not speak HTTP, or means to hold us up."""
        self._stop_waiting()
        self._patience = self.loop.call_later(self.seconds, self._let_go)

    def _let_go(self) -> None:
        self.transport.close()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class LiveProtocol(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them; the application finds the protocol in the scope, to write to it directly."""

    resumed: Callable[[], None] | None = None
    """Called when more can be written after `write` could not."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[WRITER] = self

    def write(self, messages: Iterable[bytes]) -> bool:
        """Send text messages, unless the client takes so little that they must wait: then false."""
        if not self.writable.is_set():
            return False
        if self.handshake_complete and not self.disconnected and not self.close_sent:
            self.transport.write(b"".join(part for message in messages for part in (_head(len(message)), message)))
        return True

    def handle_ping(self) -> None:
        """Answer, unless the client does not read: its pings must not pile up as our answers."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

    def abandon(self, seconds: float) -> None:
        """Leave the other side a moment to take what was sent; then the connection is gone, read or not."""
        self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()


def _head(length: int) -> bytes:
    """What stands before the only frame of a text message (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def guarded(doors: Doors, seconds: float, short_way: ShortWay) -> type[GuardedProtocol]:
    """The protocol with these limits, and the short way for actions."""
    return type("LimitedProtocol", (GuardedProtocol,), {"doors": doors, "seconds": seconds, "short_way": short_way})
