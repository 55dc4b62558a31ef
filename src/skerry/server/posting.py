"""Sending to addresses that strangers name: https or http, no redirects, and never into the host's own network."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from skerry.core.errors import SkerryError

SECONDS = 10.0
TRANSLATED = [ipaddress.ip_network(network) for network in ("64:ff9b::/96", "2002::/16")]
"""Addresses of IPv6 that lead to one of IPv4, which may be a private one."""


class NotSent(SkerryError):
    """It did not arrive; `gone` when there is nobody any more."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


def checked_address(url: str, private: bool) -> tuple[str, int, str]:
    """The host, the port and the one address to connect to; `NotSent` if that is not for strangers to choose."""
    parts = urlsplit(url)
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username is not None:
        raise NotSent("not an address on the web", gone=True)
    if parts.scheme == "http" and not private:
        raise NotSent("an address must begin with https", gone=True)
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = {str(info[4][0]) for info in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)}
    except (OSError, ValueError) as error:
        raise NotSent(f"no such host ({type(error).__name__})") from None
    if not private and not all(_is_public(address) for address in found):
        raise NotSent("an address in a private network", gone=True)
    return parts.hostname, port, sorted(found)[0]


def _is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return parsed.is_global and not parsed.is_multicast and not any(parsed in network for network in TRANSLATED)


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> None:
    """Send it to exactly the address that was checked."""
    host, port, address = checked_address(url, private)
    parts = urlsplit(url)
    connection: http.client.HTTPConnection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    try:
        raw = socket.create_connection((address, port), SECONDS)
        secure = parts.scheme == "https"
        connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=host) if secure else raw
        connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, dict(headers))
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise NotSent(type(error).__name__) from None
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise NotSent(f"answered {status}", gone=status in (404, 410))
