"""The client's files, the catalogues, and a page that says so if the client is not built."""

from __future__ import annotations

import html
import mimetypes
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.routing import Match

from skerry.locales import LANGUAGES, parts, source, translate
from skerry.registry import packages
from skerry.server import api
from skerry.server.fixed import ASK_AGAIN, Fixed
from skerry.server.limits import within
from skerry.server.problems import Problem

router = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOREVER = "public, max-age=31536000, immutable"


@router.get("/locales/{name:path}")
async def catalogue(request: Request, name: str) -> Response:
    """The texts of a language (`fr.ftl`), or of one part of it (`fr/web.ftl`)."""
    lang, _, part = name.removesuffix(".ftl").partition("/")
    if not name.endswith(".ftl") or lang not in LANGUAGES or (part and not _is_part(lang, part)):
        raise Problem("not_found")
    return _catalogue(lang, part).answer(request)


def _is_part(lang: str, part: str) -> bool:
    """A family of games may have no texts for the browser's own pages or no puzzles: that part is empty then."""
    return part in parts(lang) or part in (f"{kind}-{family}" for family in packages() for kind in ("web", "puzzles"))


@cache
def _catalogue(lang: str, part: str) -> Fixed:
    """Without comments; the pages that all games share also read what each game is called on the shelf."""
    shelf = [name for name in sorted(parts(lang)) if name.startswith("shelf-")] if part == "web" else []
    text = "\n".join(source(lang, name or None) for name in (part, *shelf))
    told = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    return Fixed.of(told.encode(), "text/plain; charset=utf-8")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """What is measured; only for the host's own addresses."""
    hall = api.hall_of(request)
    if not within(request.client.host if request.client else "", hall.settings.metrics_from):
        raise Problem("not_found")
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A file of the client; every other path is a page of the client, which finds its way itself."""
    if path.startswith("api/"):
        raise _not_of_the_interface(request)
    file = _files().get(path)
    if file is not None:
        return _serve(request, file, FOREVER if path.startswith("assets/") else ASK_AGAIN)
    if "." in path.rpartition("/")[2]:
        raise Problem("not_found")
    index = _files().get("index.html")
    if index is None:
        return Response(_explanation(api.language_of(request)), status_code=503, media_type="text/html; charset=utf-8")
    return _serve(request, index, ASK_AGAIN)


def _not_of_the_interface(request: Request) -> Exception:
    """Why the interface does not answer: there is no such thing, or it cannot be asked for like this."""
    found = (route for route in api.router.routes if route.matches(request.scope)[0] == Match.PARTIAL)
    allowed = sorted({method for route in found for method in getattr(route, "methods", None) or ()})
    return HTTPException(405, headers={"Allow": ", ".join(allowed)}) if allowed else Problem("not_found")


@cache
def _files() -> dict[str, Path]:
    """The client's files by path: only these are ever opened."""
    if not STATIC.is_dir():
        return {}
    return {file.relative_to(STATIC).as_posix(): file for file in STATIC.rglob("*") if file.is_file()}


def _serve(request: Request, file: Path, caching: str) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS:
        packed = _files().get(file.relative_to(STATIC).as_posix() + ending)
        if encoding in accepted and packed is not None:
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return FileResponse(file, media_type=kind, headers=headers)


def _explanation(lang: str) -> str:
    title = html.escape(translate(lang, "server-no-client-title", {}))
    text = html.escape(translate(lang, "server-no-client", {}))
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{text}</p></html>"
