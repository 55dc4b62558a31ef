"""Connections under control: a limit, an orderly refusal beyond it, and an end for those that only sit there.

And a short way out for what live connections are told: the same bytes for all, several messages in one write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BODY = b'{"error":{"code":"busy","message":"The server is full; try again in a moment.","retry_after":10}}'
REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
) % (len(BODY), BODY)
FAREWELL_SECONDS = 1.0
WRITER = "skerry.writer"


class GuardedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, for a limited number of connections, each with limited patience."""

    limit: ClassVar[int]
    seconds: ClassVar[float]

    _refused = False
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        if len(self.connections) >= self.limit:
            self._refuse(transport)
            return
        super().connection_made(transport)
        self._wait_for_request()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self.transport.close()
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if not self._refused:
            super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait_for_request()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _refuse(self, transport: Any) -> None:
        """Say that there is no room, and leave the other side a moment to read it."""
        self._refused = True
        self.transport = transport
        transport.write(REFUSAL)
        self._patience = self.loop.call_later(FAREWELL_SECONDS, transport.close)

    def _wait_for_request(self) -> None:
        """Whoever does not send a whole request in time does not speak HTTP, or means to hold us up."""
        self._stop_waiting()
        self._patience = self.loop.call_later(self.seconds, self.transport.close)

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


def guarded(limit: int, seconds: float) -> type[GuardedProtocol]:
    """The protocol with these limits."""
    return type("LimitedProtocol", (GuardedProtocol,), {"limit": limit, "seconds": seconds})
