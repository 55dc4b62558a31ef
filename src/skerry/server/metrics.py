"""What is measured, for Prometheus: `GET /metrics`, for the host's eyes only."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
SLOW = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The measurements of one node.

    What is counted with every action is remembered by its labels (`cache`): to look for them would take longer.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        entries = self._counter("entries", "Entries that became durable", "kind")
        self.entries = cache(entries.labels)
        requests = self._histogram("request_seconds", "Requests, from arrival to answer", QUICK, "route", "status")
        self.requests = cache(requests.labels)
        self.commit_seconds = self._histogram("commit_seconds", "Transactions of the writer", QUICK)
        self.commit_jobs = self._histogram("commit_jobs", "Writes that share a transaction", SIZES)
        self.bot_seconds = self._histogram("bot_seconds", "A bot's thinking", SLOW, "level")
        self.bot_waits = self._histogram("bot_wait_seconds", "Waiting for a bot's turn to think", SLOW, "level")
        self.refused = self._counter("refused", "Requests that got a problem", "code")
        self.loop_lag = self._histogram("loop_lag_seconds", "How late the event loop is", QUICK)
        self.notices = self._counter("notices", "Notices that were sent or failed", "way", "result")

    def gauge(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """Something that is counted when somebody asks."""
        Gauge(f"skerry_{name}", help_text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

    def _counter(self, name: str, help_text: str, *labels: str) -> Counter:
        return Counter(f"skerry_{name}", help_text, labels, registry=self.registry)

    def _histogram(self, name: str, help_text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"skerry_{name}", help_text, labels, registry=self.registry, buckets=buckets)
