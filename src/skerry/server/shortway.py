"""Most requests are actions: they have a short way, past ASGI and FastAPI, which does the same for much less work.

A request that is not in order goes the usual way, which says what is wrong with it.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from skerry.server import api
from skerry.server import models as m
from skerry.server.guard import Guard, own_headers
from skerry.server.hall import Hall
from skerry.server.limits import network_of
from skerry.server.logs import new_request_id, request_id
from skerry.server.problems import Problem

log = logging.getLogger("skerry.server")
Headers: TypeAlias = Sequence[tuple[bytes, bytes]]
Answer: TypeAlias = "tuple[int, list[tuple[bytes, bytes]], bytes]"
"""Its status, head and body."""
JSON = (b"content-type", b"application/json")


class ShortWay:
    """Carries out actions."""

    def __init__(self, hall: Hall, guard: Guard) -> None:
        self.hall = hall
        self.guard = guard
        self.most = hall.settings.max_body
        self.route = next(
            route for route in api.router.routes if isinstance(route, APIRoute) and route.endpoint is api.act
        )
        table_id = m.TABLE_ID.strip("^$")
        self._path = re.compile(self.route.path.replace("{table}", f"({table_id})").encode())
        self._behind_proxies = ProxyHeadersMiddleware(_nothing, list(hall.settings.proxies))

    def table_of(self, url: bytes) -> str | None:
        """The table if that is the address of its actions."""
        found = self._path.fullmatch(url)
        return found[1].decode() if found is not None else None

    def in_order(self, headers: Headers, content: bytes) -> m.ActionIn | None:
        """What is asked for, if that is told as it should be."""
        given = dict(reversed(headers))  # of two with one name, the first
        if given.get(b"content-type") != b"application/json" or not self.guard.admits(given):
            return None
        try:
            return m.ActionIn.model_validate_json(content)
        except ValidationError:
            return None

    async def answer(self, peer: tuple[str, int] | None, headers: Headers, table: str, wanted: m.ActionIn) -> Answer:
        """The answer to who wants that action."""
        began = time.monotonic()
        given = dict(reversed(headers))
        identity = new_request_id(given.get(b"x-request-id", b"").decode("latin-1"))
        request_id.set(identity)
        scope: Any = {"type": "http", "method": "POST", "client": peer, "headers": headers, "route": self.route}
        await self._behind_proxies(scope, None, None)  # type: ignore[arg-type]
        told = await self._told(scope["client"], given, table, wanted)
        if isinstance(told, Response):
            status, head, body = told.status_code, told.raw_headers, bytes(told.body)
        else:
            status, head, body = 200, [JSON, (b"content-length", b"%d" % len(told))], told
        self.guard.note(scope, status, time.monotonic() - began)
        own = own_headers(self.route.path, status, head)
        return status, [*head, *own, (b"x-request-id", identity.encode())], body

    async def _told(
        self, peer: tuple[str, int] | None, given: Mapping[bytes, bytes], table: str, wanted: m.ActionIn
    ) -> bytes | Response:
        """The entry that the action made, or why there is none."""
        address = network_of(peer[0]) if peer else "unknown"
        lang = api.first_language(given.get(b"accept-language", b"").decode("latin-1"))
        authorization = given.get(b"authorization", b"").decode("latin-1")
        try:
            me = api.known(await api.asking(self.hall, authorization, address, lang))
            return bytes(await self.hall.playing.act(me.client, table, wanted, me.shown))
        except Problem as problem:
            return refused(self.hall, problem, lang)
        except Exception as error:
            log.error("failed: POST %s", self.route.path, exc_info=error)
            return problem_response(Problem("internal"), lang)


async def _nothing(*_: object) -> None:
    """An application that only lets whoever stands before it look at the request."""


def refused(hall: Hall, problem: Problem, lang: str) -> Response:
    """The answer to who asked for something that they do not get, which is counted."""
    hall.metrics.refused.labels(problem.code).inc()
    return problem_response(problem, lang)


def problem_response(problem: Problem, lang: str) -> Response:
    headers = {"Retry-After": str(problem.retry_after)} if problem.retry_after is not None else {}
    if problem.code == "unauthorized":
        headers["WWW-Authenticate"] = "Bearer"
    return Response(
        msgspec.json.encode({"error": problem.data(lang)}),
        status_code=problem.status,
        media_type="application/json",
        headers=headers,
    )
