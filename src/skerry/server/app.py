"""The application: routes, live connections, pages, and what every answer carries."""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from skerry import registry
from skerry.server import api, pages
from skerry.server import models as m
from skerry.server.guard import Guard
from skerry.server.hall import Hall
from skerry.server.live import Live
from skerry.server.problems import Code, Problem
from skerry.server.settings import Settings
from skerry.server.table import Games

log = logging.getLogger("skerry.server")
API_VERSION = "1"
TABLE_ID = re.compile(m.TABLE_ID)


def make_app(settings: Settings, games: Games | None = None) -> FastAPI:
    """The server for these settings; `games` are all that we have unless given."""
    hall = Hall(settings, registry.games() if games is None else games)
    live = Live(hall)
    hall.metrics.gauge("live_connections", "Live connections", lambda: len(live.connections))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await live.close()
            await hall.close()

    app = FastAPI(
        title="Skerry",
        version=API_VERSION,
        description="Tables for two board games of northern seas. The live connection is described in docs/server.md.",
        telemetry={"tracing": False, "metrics": False, "logs": False},
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.include_router(api.router)
    app.openapi = functools.partial(_document, app)  # type: ignore[method-assign]
    app.router.routes.append(WebSocketRoute("/api/live", live.endpoint))
    app.include_router(pages.router)
    app.router.routes[:0] = _often()
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(Exception, _internal)
    app.add_middleware(Guard, settings=settings, metrics=hall.metrics)
    return app


def _often() -> list[BaseRoute]:
    """Most requests are actions: they have a short way, before all the other routes are tried in turn."""
    routes = (route for route in api.router.routes if isinstance(route, APIRoute) and route.endpoint is api.act)
    return [Route(route.path, _ShortWay(route), methods=route.methods) for route in routes]


class _ShortWay:
    """Does what FastAPI would do with an action, for a fifth of the work.

    A request that is not in order goes FastAPI's way, which says what is wrong with it.
    """

    def __init__(self, route: APIRoute) -> None:
        self.route = route

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["route"] = self.route
        request = Request(scope, receive)
        content, table = await request.body(), scope["path_params"]["table"]
        wanted = _action(request, content)
        if wanted is None or not TABLE_ID.match(table):
            await self.route.handle(scope, _again(content), send)
            return
        response = await api.act(await api.member(request), table, wanted)
        await response(scope, receive, send)


def _action(request: Request, content: bytes) -> m.ActionIn | None:
    """What is asked for, if that is told as it should be."""
    if request.headers.get("content-type") != "application/json":
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


def _document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, in which a token may be missing where a spectator may ask."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes[len(_often()) :]
        )
        for route in api.router.routes:
            if isinstance(route, APIRoute) and api.spectators_may(route):
                for method in route.methods or ():
                    found["paths"][route.path_format][method.lower()]["security"].append({})
        app.openapi_schema = found
    return app.openapi_schema


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


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    request.app.state.hall.metrics.refused.labels(error.code).inc()
    return problem_response(error, api.language_of(request))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = "; ".join(f"{'.'.join(map(str, part['loc']))}: {part['msg']}" for part in error.errors()[:5])
    return problem_response(Problem("invalid", where[:500]), api.language_of(request))


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes: dict[int, Code] = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
    response = problem_response(Problem(codes.get(error.status_code, "invalid")), api.language_of(request))
    response.headers.update(error.headers or {})
    return response


async def _internal(request: Request, error: Exception) -> Response:
    route = getattr(request.scope.get("route"), "path", "?")
    log.error("failed: %s %s", request.method, route, exc_info=error)
    return problem_response(Problem("internal"), api.language_of(request))
