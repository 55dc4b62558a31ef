"""How a server is set up; every limit in one place."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from skerry.core.errors import SkerryError


@dataclass(frozen=True, slots=True)
class Settings:
    """What `skerry serve` can be told, with what it does if it is not."""

    database_url: str
    public_url: str | None = None
    """The address that people use, if a proxy stands before the server: its origin may open live connections."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked for; any if empty. At home it keeps other sites' names out."""
    max_sockets: int = 4_000
    """Live connections at once; further ones are refused."""
    max_sockets_each: int = 1_000
    """Live connections at once from one address."""
    max_connections: int = 5_000
    """Connections at once, live or not."""
    max_connections_each: int = 500
    """Connections at once from one address; a proxy's are not counted."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses or networks of proxies: who they say that they speak for is believed."""
    request_seconds: float = 10.0
    """A connection that has not sent a whole request by then, or does not read the answer for so long, is closed."""
    hello_seconds: float = 5.0
    silence_seconds: float = 150.0
    """Browsers let a page in the background speak only once a minute; dead connections are found by pings anyway."""
    heartbeat_seconds: int = 15
    max_message: int = 16_384
    max_body: int = 65_536
    max_record: int = 2_200_000
    send_queue: int = 256
    """Messages that may wait for a slow client before it is dropped."""
    send_bytes: int = 8_000_000
    """How much all that waits for it may be."""
    rate: float = 40.0
    """Requests and messages a second that one client, or one address without a token, may send on and on."""
    burst: float = 160.0
    address_rate: float = 400.0
    """The same for all the clients of one address together: a house full of players, not a thousand made in bulk."""
    address_burst: float = 1_600.0
    chat_rate: float = 0.5
    """Messages a second at one table, of the seated and of the others each."""
    chat_burst: float = 20.0
    chat_most: int = 2_000
    """Messages that one table may have."""
    warm_tables: int = 1_000
    """Tables kept in memory; others are replayed from their log when somebody comes."""
    max_tables: int = 500
    """Tables that one client may own."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_helpers: int = min(1, (os.cpu_count() or 2) - 1)
    """Processes beside these that only help with what they search, while nothing else wants the processor."""
    bot_seconds: float = 30.0
    """For a bot that has not chosen by then (and by so much later as others are before it) the mate plays."""
    bots_waiting: int = 20
    """When so many wait for a bot's turn to think, hints must wait."""
    busy_lags: tuple[float, float, float] = (0.2, 0.5, 1.5)
    """Seconds that the event loop may be late before hints and replays, new tables, and newcomers must wait."""
    lobby: bool = True
    """Whether tables can be found by strangers; without it neither listing nor sitting down is there."""
    notice_seconds: float = 60.0
    """Who is to act and not connected is told after so long."""
    contact: str = "mailto:nobody@localhost"
    """Where push services find whoever runs this server."""
    smtp_url: str = ""
    """The mail server: smtp://user:password@host:587 or smtps://…; no mail if empty."""
    mail_from: str = "skerry@localhost"
    private_hooks: bool = False
    """Whether webhooks and push may go to addresses in private networks."""
    prune_days: int = 0
    """Tables that are over, or were never begun, are deleted after so many days without anything; never if 0."""
    client_days: int = 400
    """Clients without a table are forgotten after so many days; never if 0."""
    archive_folder: str | None = None
    """Where pruned tables are kept, as archives that `skerry import` reads."""
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses and networks that may read `/metrics`."""
    log_level: str = ""
    """What is logged, as JSON lines on stderr: info, warning …; nothing is set up if empty."""
    hint_rate: float = 0.1
    """Seconds of a bot's thinking that one client may ask for, each second, as hints."""
    hint_burst: float = 30.0
    analyses_waiting: int = 50
    """Analyses of finished games that may wait for their turn, of all clients together; each client has one."""
    analysis_actions: int = 2_000
    """The longest game that is analysed."""
    bots: tuple[str, ...] = ()
    """Bots that may sit at tables beside the levels: the name of an installed one, or `name=` and what it is."""
    champion: str = "admiral"
    """The bot whose result stands beside everybody's in the daily voyages."""
    absent_seconds: float = 180.0
    """After so long the others may vote for a bot in the place of who is not connected; a day in games of days."""
    attended_seconds: float = 60.0
    """A table of bots alone is played on for so long after somebody looked at it."""
    lease_seconds: float = 40.0
    sweep_seconds: float = 2.0


def settings_from(environment: Mapping[str, str], **given: Any) -> Settings:
    """The settings that are given, and those in variables like `SKERRY_MAX_TABLES`; lists are separated by commas."""
    found = {}
    for field in fields(Settings):
        value = environment.get(f"SKERRY_{field.name.upper()}")
        if value is not None:
            found[field.name] = _read(value, str(field.type), field.name)
    return Settings(**{**found, **{name: value for name, value in given.items() if value is not None}})


def _read(value: str, kind: str, name: str) -> Any:
    try:
        if kind.startswith("tuple"):
            inner = "float" if "float" in kind else "str"
            return tuple(_read(part.strip(), inner, name) for part in value.split(",") if part.strip())
        if kind == "bool":
            return {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}[value.lower()]
        return int(value) if kind == "int" else float(value) if kind == "float" else value
    except (ValueError, KeyError):
        raise SkerryError(f"SKERRY_{name.upper()} is a {kind}, not {value!r}") from None


def host_allowed(settings: Settings, host: str) -> bool:
    """Whether a request's Host header names this server."""
    return not settings.hosts or host.rpartition(":")[0] in settings.hosts or host in settings.hosts


def package_version() -> str:
    try:
        return version("skerry")
    except PackageNotFoundError:
        return "0"
