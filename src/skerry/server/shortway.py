"""Most requests are actions: they have a short way, past FastAPI, which does the same for five times the work.

A request that is not in order goes FastAPI's way, which says what is wrong with it.
"""

from __future__ import annotations

import logging
import re
from typing import TypeAlias

import msgspec
from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from skerry.server import api
from skerry.server import models as m
from skerry.server.hall import Hall
from skerry.server.limits import network_of
from skerry.server.problems import Problem

log = logging.getLogger("skerry.server")
Headers: TypeAlias = dict[bytes, bytes]
JSON = (b"content-type", b"application/json")


class ShortWay:
    """Carries out actions, and leaves everything else to the application."""

    def __init__(self, app: FastAPI, hall: Hall) -> None:
        self.app = app
        self.hall = hall
        self.route = next(
            route for route in api.router.routes if isinstance(route, APIRoute) and route.endpoint is api.act
        )
        table_id = m.TABLE_ID.strip("^$")
        self._path = re.compile(self.route.path.replace("{table}", f"({table_id})"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self._path.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        headers = dict(reversed(scope["headers"]))
        content = await _body(receive)
        wanted = _action(headers, content)
        if wanted is None:
            await self.app(scope, _again(content), send)
            return
        scope["route"] = self.route
        told = await self._told(scope, headers, found[1], wanted)
        if isinstance(told, Response):
            await told(scope, receive, send)
            return
        length = (b"content-length", b"%d" % len(told))
        await send({"type": "http.response.start", "status": 200, "headers": [JSON, length]})
        await send({"type": "http.response.body", "body": told})

    async def _told(self, scope: Scope, headers: Headers, table: str, wanted: m.ActionIn) -> bytes | Response:
        """The entry that the action made, or why there is none."""
        address = network_of(scope["client"][0]) if scope["client"] else "unknown"
        lang = api.first_language(headers.get(b"accept-language", b"").decode("latin-1"))
        authorization = headers.get(b"authorization", b"").decode("latin-1")
        try:
            me = api.known(await api.asking(self.hall, authorization, address, lang))
            return bytes(await self.hall.playing.act(me.client, table, wanted, me.shown))
        except Problem as problem:
            return refused(self.hall, problem, lang)
        except Exception as error:
            log.error("failed: POST %s", self.route.path, exc_info=error)
            return problem_response(Problem("internal"), lang)


async def _body(receive: Receive) -> bytes:
    """All of it, or what came before whoever asks had gone."""
    message = await receive()
    content: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await receive()
        content += message.get("body", b"")
    return content


def _action(headers: Headers, content: bytes) -> m.ActionIn | None:
    """What is asked for, if that is told as it should be."""
    if headers.get(b"content-type") != b"application/json":
        return None
    try:
        return m.ActionIn.model_validate_json(content)
    except ValidationError:
        return None


def _again(content: bytes) -> Receive:
    """Lets a body be received once more."""

    async def receive() -> Message:
        return {"type": "http.request", "body": content, "more_body": False}

    return receive


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
