"""One-time signatures by hashes alone (Winternitz): who knows the public key can check one text, and nobody forge it.

The digest's 32 bytes and a checksum of two are 34 numbers from 0 to 255. For each there is a chain of 256 values, the
next always the hash of the one before. The public key is the hash of the 34 last values, a signature the values at the
numbers. Whoever wants to sign another digest would have to go back in a chain: a larger number makes the checksum
smaller.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from binascii import Error
from collections.abc import Iterable

LAST = 255
DIGITS = 34
WIDTH = 32
_STEPS = [[bytes((number, step)) for step in range(LAST)] for number in range(DIGITS)]
"""What is hashed before each value of a chain."""


def public_key(seed: bytes) -> str:
    """The key with which everybody can check what is signed with the seed."""
    return _key(_along(number, _first(seed, number), 0, LAST) for number in range(DIGITS))


def sign(seed: bytes, digest: bytes) -> str:
    """The signature of the only digest that may ever be signed with the seed."""
    values = (_along(number, _first(seed, number), 0, digit) for number, digit in enumerate(_digits(digest)))
    return base64.b64encode(b"".join(values)).decode()


def is_signed(key: str, digest: bytes, signature: str) -> bool:
    """Whether that is the signature of the digest by whoever has the key."""
    try:
        values = base64.b64decode(signature, validate=True)
    except (Error, ValueError):
        return False
    if len(values) != DIGITS * WIDTH:
        return False
    parts = [values[start : start + WIDTH] for start in range(0, len(values), WIDTH)]
    ends = (_along(number, parts[number], digit, LAST) for number, digit in enumerate(_digits(digest)))
    return hmac.compare_digest(_key(ends), key)


def _digits(digest: bytes) -> bytes:
    return digest + sum(LAST - byte for byte in digest).to_bytes(2)


def _first(seed: bytes, number: int) -> bytes:
    return hmac.digest(seed, f"skerry seal {number}".encode(), "sha256")


def _along(number: int, value: bytes, start: int, end: int) -> bytes:
    """The value at `end` of the chain, from that at `start`."""
    sha256 = hashlib.sha256
    for step in _STEPS[number][start:end]:
        value = sha256(step + value).digest()
    return value


def _key(ends: Iterable[bytes]) -> str:
    return hashlib.sha256(b"skerry seal key" + b"".join(ends)).hexdigest()
