"""What the server writes down: one JSON object a line, each with the request that it belongs to, and no secrets."""

from __future__ import annotations

import itertools
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The request that is being answered."""
GIVEN = re.compile(r"[A-Za-z0-9._-]{8,64}")
_OWN = itertools.count(secrets.randbits(64))
"""Ids from somewhere on: to ask the system for each would let the thread that writes go first."""


def new_request_id(given: str) -> str:
    """The proxy's id of a request, if it gave one that can be kept; else our own."""
    return given if GIVEN.fullmatch(given) else f"{next(_OWN) % (1 << 64):016x}"


class JsonFormatter(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            **getattr(record, "more", {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode({name: value for name, value in told.items() if value is not None}).decode()


def write_logs(level: str) -> None:
    """Let the server's own log go to stderr from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    log = logging.getLogger("skerry")
    log.handlers, log.propagate = [handler], False
    log.setLevel(level.upper())
