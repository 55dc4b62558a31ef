"""How much one client may ask for: a bucket of tokens each, refilled steadily."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache

from skerry.server.problems import Problem

REMEMBERED = 20_000


@lru_cache(REMEMBERED)
def network_of(address: str) -> str:
    """Who pays for what an address does: one house has one IPv4 address, but as many of IPv6 as it likes."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in ipaddress.ip_network(network) for network in networks)


class Limits:
    """Buckets by client or address; the longest unused are forgotten (they are full again by then)."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1.0) -> None:
        """Take from the bucket; a problem `too_many` if it does not hold enough."""
        left = self._left(who)
        if left < cost:
            raise Problem("too_many", retry_after=math.ceil((cost - left) / self.rate))
        self._keep(who, left - cost)

    def owe(self, who: str, cost: float) -> None:
        """Take for what was done already, also more than there is: it must be earned before the next."""
        self._keep(who, max(self._left(who) - cost, -self.burst))

    def _left(self, who: str) -> float:
        left, since = self._buckets.get(who, (self.burst, 0.0))
        return min(self.burst, left + (time.monotonic() - since) * self.rate)

    def _keep(self, who: str, left: float) -> None:
        self._buckets[who] = (left, time.monotonic())
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
