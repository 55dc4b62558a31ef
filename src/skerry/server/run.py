"""Start the server: `play` for one person at home, `serve` for a host."""

from __future__ import annotations

import gc
import json
import os
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path

import platformdirs
import uvicorn

from skerry.core.errors import SkerryError, ToldError
from skerry.core.message import Message
from skerry.locales import translate
from skerry.server.app import make_server
from skerry.server.logs import write_logs
from skerry.server.protocol import Doors, LiveProtocol, guarded
from skerry.server.settings import Settings, settings_from
from skerry.server.storage import check_database

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
SWITCH_SECONDS = 0.0005
"""The thread that writes gives way to the one that talks this often."""
GARBAGE = (100_000, 2, 2)
"""Everybody waits while the garbage collector looks at all the tables that have changed. Playing makes no garbage, only
connections and requests that come and go do: so it looks when there is much more than there was, and seldom."""
FILES_BESIDE_CONNECTIONS = 200
FILES_FOR_REFUSALS = 1_000


def data_folder() -> Path:
    """Where tables are kept if nothing else is said."""
    return Path(platformdirs.user_data_dir("skerry", appauthor=False))


def default_database(folder: Path | None = None) -> str:
    """The URL of the SQLite database in the folder, which is made if need be."""
    folder = folder or data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ToldError(Message("server-no-folder", folder=str(folder), reason=reason)) from None
    return f"sqlite:///{folder / 'skerry.sqlite'}"


def play(lang: str = "en", port: int = 0, open_browser: bool = True, data: Path | None = None) -> None:
    """Play at home: a free port on this machine only, and the browser opens. Until Ctrl+C."""
    folder = data or data_folder()
    settings = Settings(database_url=default_database(folder), hosts=LOOPBACK)
    note = folder / "running.json"
    running = _running_url(note)
    if running is not None:
        print(translate(lang, "server-already-running", {"url": running}), flush=True)
        if open_browser:
            webbrowser.open(running)
        return
    listening = _bind("127.0.0.1", port, lang)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}/"

    def ready() -> None:
        note.write_text(json.dumps({"url": url}), encoding="utf-8")
        _announce(lang, url)
        if open_browser:
            webbrowser.open(url)

    try:
        _run(settings, listening, ready)
    finally:
        note.unlink(missing_ok=True)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    public_url: str | None = None,
    lang: str = "en",
    settings: Settings | None = None,
) -> None:
    """Serve others: tables in `database_url` (SQLite in the data folder if not given). Until Ctrl+C or SIGTERM."""
    if settings is None:
        database_url = database_url or os.environ.get("SKERRY_DATABASE_URL") or default_database()
        settings = settings_from(os.environ, database_url=database_url, public_url=public_url)
    if settings.log_level:
        write_logs(settings.log_level)
    listening = _bind(host, port, lang)
    shown = f"[{host}]" if ":" in host else host
    url = public_url or f"http://{shown}:{listening.getsockname()[1]}/"
    _run(settings, listening, lambda: _announce(lang, url))


def _announce(lang: str, url: str) -> None:
    print(translate(lang, "server-listening", {"url": url}), flush=True)
    print(translate(lang, "server-stop", {}), flush=True)


def _running_url(note: Path) -> str | None:
    """The address of a server that already plays with this folder, if one answers."""
    try:
        url = str(json.loads(note.read_text(encoding="utf-8"))["url"])
        with urllib.request.urlopen(f"{url}api/health", timeout=2) as answer:
            return url if json.load(answer)["ok"] else None
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return None


def _bind(host: str, port: int, lang: str) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SkerryError(translate(lang, "server-no-port", {"place": f"{host}:{port}", "reason": reason})) from None
    return listening


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.set_threshold(*GARBAGE)
        if self.started:
            self._ready()


def _run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    check_database(settings.database_url)
    settings = _with_file_limit(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    doors = Doors(settings.max_connections, settings.max_connections_each, settings.proxies)
    server, short_way = make_server(settings)
    config = uvicorn.Config(
        server,
        http=guarded(doors, settings.request_seconds, short_way),
        ws=LiveProtocol,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=list(settings.proxies),
        backlog=4096,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    _Server(config, ready).run(sockets=[listening])


def _with_file_limit(settings: Settings) -> Settings:
    """Ask for as many open files as the connections need; if there are fewer, allow fewer connections."""
    try:
        import resource
    except ImportError:
        return settings
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    beside = FILES_BESIDE_CONNECTIONS + FILES_FOR_REFUSALS
    wanted = settings.max_connections + beside
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    room = max(soft // 2, soft - beside)
    return replace(
        settings,
        max_connections=min(settings.max_connections, room),
        max_sockets=min(settings.max_sockets, room * 4 // 5),
    )
