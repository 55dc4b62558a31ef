"""Who is who: unguessable tokens, of which the server keeps only hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace

TABLE_ID_BYTES = 16
CLIENT_ID_BYTES = 9
SECRET_BYTES = 24


@dataclass(frozen=True, slots=True)
class Client:
    """A browser that we know again by its token; `secret_hash` is all we keep of that.

    `next_hash` is that of a new token which was given out and not yet used: when it is, the old one is void.
    """

    id: str
    secret_hash: str
    name: str | None
    next_hash: str | None = None
    recovery_hash: str | None = None
    """That of the secret which gives the client back to whoever made it, whatever becomes of the token."""
    seen: int | None = None


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret. Secrets are random and long, so a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_client(name: str | None) -> tuple[Client, str, str]:
    """A new client, the token that only it will know, and the secret to get it back."""
    client_id = secrets.token_urlsafe(CLIENT_ID_BYTES)
    return recovered(Client(client_id, "", name))


def recovered(client: Client) -> tuple[Client, str, str]:
    """The client with another token and another secret to get it back, and these two."""
    secret, recovery = new_secret(), new_secret()
    renewed = replace(client, secret_hash=hashed(secret), next_hash=None, recovery_hash=hashed(recovery))
    return renewed, f"{client.id}.{secret}", recovery


def new_token(client: Client) -> tuple[Client, str]:
    """The client with another token to come, and that token."""
    secret = new_secret()
    return replace(client, next_hash=hashed(secret)), f"{client.id}.{secret}"


def client_id_of(token: str) -> str:
    """The client that a token claims to be; not yet proven."""
    return token.partition(".")[0][:64]


def proves(token: str, secret_hash: str | None) -> bool:
    """Whether the token has the secret with this hash, in constant time."""
    return matches(token.partition(".")[2], secret_hash)


def matches(secret: str, secret_hash: str | None) -> bool:
    """Whether this is the secret with this hash, in constant time."""
    return secret_hash is not None and hmac.compare_digest(hashed(secret), secret_hash)
