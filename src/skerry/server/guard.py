"""What stands before every request: size limits, and the headers that keep pages safe."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence

import msgspec
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skerry.server.logs import new_request_id, request_id
from skerry.server.metrics import Metrics
from skerry.server.problems import Problem
from skerry.server.settings import Settings, host_allowed

access = logging.getLogger("skerry.access")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
ASSET_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""Scripts, styles and fonts take their rules from the page that loads them; every head is a part of the first load."""
HEADERS = [
    *ASSET_HEADERS,
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
DATA_HEADERS = [*ASSET_HEADERS, (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")]
"""Answers and catalogues are no pages: whoever opens one as a page may do nothing with it."""
RECORDS = frozenset({"/api/records", "/api/study", "/api/study/hint"})
"""Where a whole record may be sent."""
NEVER_KEPT = (b"cache-control", b"no-store")


class _TooLarge(HTTPException):
    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Middleware: refuses foreign names and bodies over the limit, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        began = time.monotonic()
        headers = dict(reversed(scope["headers"]))  # of two with one name, the first
        identity = new_request_id(headers.get(b"x-request-id", b"").decode("latin-1"))
        token = request_id.set(identity)
        status = 500
        limit = self.settings.max_record if path in RECORDS else self.settings.max_body
        received = 0
        started = False

        async def limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise _TooLarge
            return message

        async def guarded(message: Message) -> None:
            nonlocal started, status
            if message["type"] == "http.response.start":
                started, status = True, message["status"]
                told = message.get("headers", ())
                own = [*own_headers(path, status, told), (b"x-request-id", identity.encode())]
                message = {**message, "headers": [*told, *own]}
            await send(message)

        try:
            if not self.admits(headers):
                await _refuse(guarded, Problem("foreign_origin"))
                return
            declared = headers.get(b"content-length", b"")
            if declared.isdigit() and int(declared) > limit:
                raise _TooLarge
            await self.app(scope, limited, guarded)
        except _TooLarge:
            if not started:
                await _refuse(guarded, Problem("too_large"))
        finally:
            self.note(scope, status, time.monotonic() - began)
            request_id.reset(token)

    def admits(self, headers: Mapping[bytes, bytes]) -> bool:
        """Whether it is one of our names that was asked."""
        return host_allowed(self.settings, headers.get(b"host", b"").decode("latin-1"))

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count the request, and write it down by its route: an address would name a table."""
        route = getattr(scope.get("route"), "path", "?")
        self.metrics.requests(route, status).observe(seconds)
        if access.isEnabledFor(logging.INFO):
            told = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            access.info("answered", extra={"more": told})


def own_headers(path: str, status: int, told: Sequence[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """An answer of the interface is not kept, unless it says itself how."""
    if path.startswith("/api/"):
        return DATA_HEADERS if any(name == b"cache-control" for name, _ in told) else [*DATA_HEADERS, NEVER_KEPT]
    if path.startswith("/locales/"):
        return DATA_HEADERS
    return ASSET_HEADERS if path.startswith("/assets/") and status == 200 else HEADERS


async def _refuse(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode({"error": problem.data("en")})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
