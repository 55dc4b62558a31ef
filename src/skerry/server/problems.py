"""What can go wrong at a table, as an answer: a status, a code, and a message in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.refusal import Refusal
from skerry.locales import translate

Code: TypeAlias = Literal[
    "invalid",
    "unauthorized",
    "forbidden",
    "not_found",
    "method_not_allowed",
    "not_open",
    "not_running",
    "not_over",
    "seat_taken",
    "name_taken",
    "seats_open",
    "not_your_turn",
    "stale",
    "illegal",
    "notation",
    "undo_limit",
    "not_absent",
    "bad_game",
    "bad_record",
    "too_large",
    "too_many",
    "no_bot",
    "storage",
    "busy",
    "newer_rules",
    "damaged",
    "key_reused",
    "foreign_origin",
    "internal",
]

STATUS: Mapping[str, int] = {
    "invalid": 422,
    "unauthorized": 401,
    "forbidden": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "not_open": 409,
    "not_running": 409,
    "not_over": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "seats_open": 409,
    "not_your_turn": 409,
    "stale": 409,
    "illegal": 422,
    "notation": 422,
    "undo_limit": 409,
    "not_absent": 409,
    "bad_game": 422,
    "bad_record": 422,
    "too_large": 413,
    "too_many": 429,
    "no_bot": 503,
    "storage": 503,
    "busy": 503,
    "newer_rules": 503,
    "damaged": 503,
    "key_reused": 422,
    "foreign_origin": 403,
    "internal": 500,
}
assert set(STATUS) == set(get_args(Code))
UNREADABLE = frozenset({"newer_rules", "damaged"})
"""Why a table that is stored cannot be shown."""


class Problem(Exception):
    """An answer that is not what was asked for; the table is unchanged."""

    def __init__(
        self,
        code: Code,
        detail: str | Message = "",
        *,
        refusal: Refusal | None = None,
        current: Mapping[str, Json] | None = None,
        retry_after: int | None = None,
        reason: Message | None = None,
    ) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: Code = code
        self.detail = detail
        self.refusal = refusal
        self.current = current
        self.retry_after = retry_after
        self.reason = reason

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def data(self, lang: str) -> dict[str, Json]:
        """As plain JSON data, the message in the given language."""
        if self.refusal is not None:
            message = self.refusal.message(lang)
        else:
            message = translate(lang, f"server-problem-{self.code.replace('_', '-')}", {})
        told: dict[str, Json] = {"code": self.code, "message": message}
        if self.detail:
            told["detail"] = self.detail.text(lang) if isinstance(self.detail, Message) else self.detail
        if self.reason is not None:
            told["reason"] = self.reason.text(lang)
        if self.refusal is not None:
            told["refusal"] = refusal_data(self.refusal, lang)
        if self.current is not None:
            told["current"] = self.current
        if self.retry_after is not None:
            told["retry_after"] = self.retry_after
        return told


def refusal_data(refusal: Refusal, lang: str) -> dict[str, Json]:
    """A refusal as plain JSON data with its message."""
    return {**refusal.data(), "message": refusal.message(lang)}
