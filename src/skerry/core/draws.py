"""Draws that can be checked: all luck of a table follows from a secret that was committed to before anybody moved.

1. Before the game the server shows a `commitment`: SHA-256 over its secret, a salt, the table, its scope and what is
   played.
2. Each seat may then add a word of its own. The key of all draws is HKDF (RFC 5869, SHA-256) of the secret with the
   commitment, the kinds of players and their words: neither server nor player alone decides it. Tables that are to
   have the same luck have a `scope` in the place of all that.
3. No draw comes from the generator, whose 62 bits could be found from what it gave: the k-th draw from a pile is
   HMAC-SHA-256(key, pile, k), whatever was done between. Taking back neither reveals nor redraws anything. Tables whose
   commitment is of the first kind had their setup drawn by the generator.
4. When the game is over secret and salt are shown, and everybody can draw again (`verifying`).

The server seals the finished record with a one-time signature whose key is in the commitment (`sealing`).
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from skerry.core.components import box_of
from skerry.core.info import GameInfo, OptionValue

SCHEME = "skerry draws 1"
FIRST_COMMITMENT = f"{SCHEME} commitment"
COMMITMENT = "skerry draws 2 commitment"
SEED_BITS = 62
SECRET = re.compile(r"[0-9a-f]{64}")
SALT = re.compile(r"[0-9a-f]{32}")
WORD = re.compile(r"[0-9a-f]{32,64}")
"""What a seat may add: 128 to 256 bits, hexadecimal."""
TABLE = re.compile(r"[A-Za-z0-9_-]{1,60}")
"""The name of a table or of a scope."""
PLAYER = re.compile(r"person|bot [a-z0-9_.-]{1,40}")
LETTERS = "ABCD"
Asked: TypeAlias = Sequence[tuple[int, int]]
"""Draws, each asked for by its pile and from how many it is drawn."""


def option_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def context_of(info: GameInfo, rules: int, seats: int, options: Mapping[str, OptionValue]) -> list[str]:
    """What is played, as a record's header says it."""
    lines = [f"game: {info.id}", f"rules: {rules}", f"seats: {seats}"]
    lines += [f"option {name}: {option_text(value)}" for name, value in options.items()]
    box = box_of(info.family)
    return lines if box is None else [*lines, f"components: {box.name} {box.mark}"]


@dataclass(frozen=True, slots=True)
class Pledge:
    """What a table's draws follow from. Secret and salt are hexadecimal, and empty while they are not shown."""

    table: str
    secret: str
    salt: str
    key: str
    """The public key of the seal."""
    commitment: str = ""
    players: tuple[str, ...] = ()
    """Who sits at each seat: `person`, or `bot` and its level. No names: those may be deleted."""
    words: tuple[str, ...] = ()
    """What each seat added; empty if nothing."""
    scope: str = ""
    """What several tables share that have the same luck; they also share secret and salt."""
    seal: str = ""
    """The signature of the finished record."""

    def committed(self, context: Sequence[str]) -> Self:
        return replace(self, commitment=self.commits_to(context))

    def commits_to(self, context: Sequence[str], kind: str = COMMITMENT) -> str:
        """The commitment to this secret for what is played."""
        lines = [kind, f"table: {self.table}", *self._scope_line(), *context, f"sealed by: {self.key}"]
        return _sha256([*lines, f"secret: {self.secret}", f"salt: {self.salt}"])

    def is_first_kind(self, context: Sequence[str]) -> bool:
        """Whether the commitment is to a setup by the generator."""
        return self.commitment == replace(self, scope="").commits_to(context, FIRST_COMMITMENT)

    def keeps_to(self, context: Sequence[str]) -> bool:
        """Whether this is what was committed to; whether also to the scope says `leaves_scope_open`."""
        known = self.commits_to(context), replace(self, scope="").commits_to(context)
        return self.commitment in known or self.is_first_kind(context)

    def leaves_scope_open(self, context: Sequence[str]) -> bool:
        """Whether the scope, and with it all luck, could still be chosen after the commitment was shown."""
        return bool(self.scope) and self.commitment != self.commits_to(context)

    def key_of_draws(self, context: Sequence[str]) -> bytes:
        own = [f"commitment: {self.commitment}", *self._added()]
        info = "\n".join([f"{SCHEME} key", *([*self._scope_line(), *context] if self.scope else own)])
        extracted = _hmac(bytes.fromhex(self.salt), bytes.fromhex(self.secret))
        return _hmac(extracted, info.encode() + b"\x01")

    def lines(self, hide: bool) -> list[str]:
        """The lines of a record's header."""
        secret, salt = (self.secret, self.salt) if self.secret and not hide else ("?", "?")
        lines = [f"table: {self.table}", f"commitment: {self.commitment}", f"sealed by: {self.key}"]
        lines += [*self._scope_line(), f"secret: {secret}", f"salt: {salt}", *self._added()]
        return [*lines, f"seal: {self.seal}"] if self.seal and not hide else lines

    def digest(self, story: Iterable[str]) -> bytes:
        """What the seal is for: the commitment, who played with which words, and all that was played."""
        lines = [f"{SCHEME} seal", f"commitment: {self.commitment}", *self._added(), *story]
        return hashlib.sha256("\n".join(lines).encode()).digest()

    def _scope_line(self) -> list[str]:
        return [f"scope: {self.scope}"] if self.scope else []

    def _added(self) -> list[str]:
        players = [f"player {letter}: {who}" for letter, who in zip(LETTERS, self.players, strict=False)]
        words = [f"entropy {letter}: {word}" for letter, word in zip(LETTERS, self.words, strict=False) if word]
        return players + words


class Draws:
    """Where a game's luck comes from, and how much of each pile is drawn."""

    __slots__ = ("_counts", "_key", "by_generator", "pledge")

    def __init__(self, pledge: Pledge, context: Sequence[str]) -> None:
        """`context` says what is played (`context_of`)."""
        self.pledge = pledge
        self._key = pledge.key_of_draws(context) if pledge.secret else b""
        self._counts: dict[int, int] = {}
        self.by_generator = pledge.is_first_kind(context)
        """Whether the setup is drawn by the generator, from `setup_seed`."""

    @property
    def known(self) -> bool:
        """Whether the secret is, so that the draws can be made."""
        return bool(self._key)

    def setup_seed(self) -> int:
        """The generator's seed, by which nothing is drawn but a setup of the first kind."""
        return int.from_bytes(_hmac(self._key, b"setup")) >> 256 - SEED_BITS

    def setup_numbers(self, asked: Asked) -> list[int]:
        """What the draws of the setup give."""
        return self._numbers("setup", {}, asked)

    def numbers(self, asked: Asked) -> list[int]:
        """What the next draws give."""
        return self._numbers("draw", dict(self._counts), asked)

    def _numbers(self, name: str, counts: dict[int, int], asked: Asked) -> list[int]:
        found = []
        for pile, options in asked:
            count = counts[pile] = counts.get(pile, 0) + 1
            found.append(int.from_bytes(_hmac(self._key, f"{name} {pile} {count}".encode())) % options)
        return found

    def after(self, piles: Iterable[int]) -> Draws:
        """The draws that are left when these piles were drawn from."""
        twin = self.from_the_first()
        twin._counts |= self._counts
        for pile in piles:
            twin._counts[pile] = twin._counts.get(pile, 0) + 1
        return twin

    def from_the_first(self) -> Draws:
        """The draws as they were before any was made."""
        twin = object.__new__(Draws)
        twin.pledge, twin._key, twin.by_generator, twin._counts = self.pledge, self._key, self.by_generator, {}
        return twin

    def sealed(self, seal: str, secret_until_later: bool = False) -> Draws:
        """The same, for a record that is sealed, and may not tell the secret yet."""
        twin = self.after(())
        twin.pledge = replace(self.pledge, seal=seal)
        if secret_until_later:
            twin.pledge = replace(twin.pledge, secret="", salt="")
        return twin


def scope_commitment(scope: str, secret: str, salt: str) -> str:
    """The commitment to the luck that all tables of a scope have."""
    return _sha256([f"{SCHEME} scope", f"scope: {scope}", f"secret: {secret}", f"salt: {salt}"])


def _sha256(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
