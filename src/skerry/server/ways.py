"""The ways by which a notice reaches somebody who has closed the page: web push, mail, and a table's webhook."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import smtplib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec

from skerry.server.posting import SECONDS, NotSent, post

PUSH_TTL = 24 * 3600


@dataclass(frozen=True, slots=True)
class Notice:
    """What is told, in the reader's language; `stop` is the address that ends it with one click."""

    title: str
    text: str
    url: str
    tag: str
    stop: str = ""
    stop_text: str = ""


def new_vapid_key() -> str | None:
    """A key by which push services know this server; None if the parts for web push are not installed."""
    try:
        from py_vapid import Vapid02
    except ModuleNotFoundError:
        return None
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(pem: str) -> str:
    """What a browser needs to subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(pem.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _url_safe(point)


def push(target: Mapping[str, Any], notice: Notice, pem: str, contact: str, private: bool) -> None:
    """Web push (RFC 8030, 8188, 8291, 8292): encrypted for the browser, signed by this server."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    told = {name: getattr(notice, name) for name in ("title", "text", "url", "tag", "stop", "stop_text")}
    body = http_ece.encrypt(
        msgspec.json.encode(told),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_from_url_safe(target["keys"]["p256dh"]),
        auth_secret=_from_url_safe(target["keys"]["auth"]),
        version="aes128gcm",
    )
    parts = urlsplit(target["endpoint"])
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 12 * 3600}
    headers = {**Vapid02.from_pem(pem.encode()).sign(claims), "TTL": str(PUSH_TTL), "Urgency": "normal"}
    headers |= {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "Topic": notice.tag[:32]}
    post(target["endpoint"], body, headers, private)


def mail(address: str, notice: Notice, smtp_url: str, sender: str) -> None:
    """Mail by the host's SMTP server, with the header that lets a mail program end it with one click."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, address, notice.title
    if notice.stop:
        message["List-Unsubscribe"] = f"<{notice.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    ending = f"\n\n{notice.stop_text}\n{notice.stop}\n" if notice.stop else "\n"
    message.set_content(f"{notice.text}\n\n{notice.url}{ending}")
    server = urlsplit(smtp_url)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    try:
        with kind(server.hostname or "localhost", server.port or 0, timeout=SECONDS) as smtp:
            if server.scheme == "smtp" and server.username:
                smtp.starttls()
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(type(error).__name__, gone=isinstance(error, smtplib.SMTPRecipientsRefused)) from None


def hook(url: str, secret: str, told: Mapping[str, Any], private: bool) -> None:
    """A webhook: JSON, with the HMAC of time and body in the header."""
    body, moment = msgspec.json.encode(told), str(int(time.time()))
    headers = {"Content-Type": "application/json", "X-Skerry-Time": moment}
    post(url, body, {**headers, "X-Skerry-Signature": signature(secret, moment, body)}, private)


def signature(secret: str, moment: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def _url_safe(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _from_url_safe(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
