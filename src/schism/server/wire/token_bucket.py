"""A token bucket: limits a rate, and allows short bursts."""

from __future__ import annotations

import time


class TokenBucket:
    def __init__(self, rate: float, burst: float) -> None:
        """`rate` tokens a second; at most `burst` at once."""
        self._rate, self._burst = rate, burst
        self._tokens = burst
        self._filled_at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled_at) * self._rate)
        self._filled_at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def give_back(self) -> None:
        """Return a token that was taken for nothing."""
        self._tokens = min(self._burst, self._tokens + 1)


class BucketsBySeat:
    """A bucket for each seat of a table, so that reconnecting does not help."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[int, TokenBucket] = {}

    def allow(self, seat: int) -> bool:
        return self._buckets.setdefault(seat, TokenBucket(self._rate, self._burst)).take()

    def give_back(self, seat: int) -> None:
        self._buckets[seat].give_back()
