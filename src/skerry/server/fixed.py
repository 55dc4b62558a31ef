"""Answers that stay the same while the server runs: compressed once, and not sent again to whoever has them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Self

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"
"""A browser may keep it, and asks each time whether it still holds."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """A body, plain and compressed, with its tag."""

    body: bytes
    packed: bytes
    tag: str
    kind: str

    @classmethod
    def of(cls, body: bytes, kind: str = "application/json") -> Self:
        return cls(body, gzip.compress(body), f'"{hashlib.sha256(body).hexdigest()[:16]}"', kind)

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language", "ETag": self.tag}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, media_type=self.kind, headers=headers)
        return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
