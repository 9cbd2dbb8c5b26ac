"""Limits by client address: requests a minute, and open sockets."""

from __future__ import annotations

from collections import Counter, OrderedDict

from schism.server.wire.addresses import is_loopback, network_of
from schism.server.wire.connection import Outbox
from schism.server.wire.token_bucket import TokenBucket

_MOST_ADDRESSES = 10_000


class RateLimits:
    """A token bucket for each of the addresses that were active last."""

    def __init__(self, a_minute: float) -> None:
        self._a_minute = a_minute
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, address: str) -> bool:
        client = network_of(address)
        bucket = self._buckets.pop(client, None)
        if bucket is None:
            bucket = TokenBucket(self._a_minute / 60, self._a_minute)
        self._buckets[client] = bucket  # the most recent comes last
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()


class Sockets:
    """The open sockets, counted by client. Loopback clients are limited by the total only."""

    def __init__(self, most: int, most_of_a_client: int) -> None:
        self._most, self._most_of_a_client = most, most_of_a_client
        self._of: Counter[str] = Counter()
        self.count = 0
        self.outbox = Outbox()

    def open(self, address: str) -> bool:
        """Count one more socket; False if there is no room for it."""
        client = network_of(address)
        full = self._of[client] >= self._most_of_a_client and not is_loopback(address)
        if full or self.count >= self._most:
            return False
        self.count += 1
        self._of[client] += 1
        return True

    def close(self, address: str) -> None:
        client = network_of(address)
        self.count -= 1
        self._of[client] -= 1
        if not self._of[client]:
            del self._of[client]
