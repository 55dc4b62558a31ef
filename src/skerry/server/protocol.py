"""Connections under control: a limit, an orderly refusal beyond it, and an end for those that only sit there."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

BODY = b'{"error":{"code":"busy","message":"The server is full; try again in a moment.","retry_after":10}}'
REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
) % (len(BODY), BODY)
FAREWELL_SECONDS = 1.0


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


def guarded(limit: int, seconds: float) -> type[GuardedProtocol]:
    """The protocol with these limits."""
    return type("LimitedProtocol", (GuardedProtocol,), {"limit": limit, "seconds": seconds})
