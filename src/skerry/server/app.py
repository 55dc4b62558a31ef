"""The application: routes, live connections, pages, and what every answer carries."""

from __future__ import annotations

import functools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from skerry import registry
from skerry.server import api, pages
from skerry.server.guard import Guard
from skerry.server.hall import Hall
from skerry.server.live import Live
from skerry.server.problems import Code, Problem
from skerry.server.settings import Settings
from skerry.server.shortway import ShortWay, problem_response, refused
from skerry.server.table import Games

log = logging.getLogger("skerry.server")
API_VERSION = "1"


def make_app(settings: Settings, games: Games | None = None) -> FastAPI:
    """The application for these settings; `games` are all that we have unless given."""
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
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(Exception, _internal)
    return app


def make_server(settings: Settings) -> tuple[ASGIApp, ShortWay]:
    """The application with what stands before it, and the way past both."""
    app = make_app(settings)
    hall: Hall = app.state.hall
    guard = Guard(app, settings, hall.metrics)
    return guard, ShortWay(hall, guard)


def _document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, in which a token may be missing where a spectator may ask."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        for route in api.router.routes:
            if isinstance(route, APIRoute) and api.spectators_may(route):
                for method in route.methods or ():
                    found["paths"][route.path_format][method.lower()]["security"].append({})
        app.openapi_schema = found
    return app.openapi_schema


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return refused(request.app.state.hall, error, api.language_of(request))


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
