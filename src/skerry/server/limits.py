"""How much one client may ask for: a bucket of tokens each, refilled steadily."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from skerry.server.problems import Problem

REMEMBERED = 20_000


class Limits:
    """Buckets by client or address; the longest unused are forgotten (they are full again by then)."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1.0) -> None:
        """Take from the bucket; a problem `too_many` if it does not hold enough."""
        now = time.monotonic()
        left, since = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        enough = left >= cost
        self._buckets[who] = (left - cost if enough else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not enough:
            raise Problem("too_many", retry_after=math.ceil((cost - left) / self.rate))
