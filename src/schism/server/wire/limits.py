"""How much one address may ask for, and how many sockets it may have."""

from __future__ import annotations

from collections import Counter, OrderedDict

from schism.server.wire.addresses import is_loopback
from schism.server.wire.connection import TokenBucket

_MOST_ADDRESSES = 10_000


class RateLimits:
    def __init__(self, a_minute: float) -> None:
        self._rate = a_minute / 60
        self._addresses: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, address: str) -> bool:
        allowance = self._addresses.pop(address, None) or TokenBucket(self._rate, 60)
        self._addresses[address] = allowance  # the one heard of last comes last
        if len(self._addresses) > _MOST_ADDRESSES:
            self._addresses.popitem(last=False)
        return allowance.take()


class SocketLimits:
    """The open ones, all together and of each address; this machine's own may be any number."""

    def __init__(self, most: int, most_an_address: int) -> None:
        self._most, self._most_an_address = most, most_an_address
        self._of: Counter[str] = Counter()
        self.count = 0

    def open(self, address: str) -> bool:
        """Whether there is room for one more; then it is counted."""
        full = self._of[address] >= self._most_an_address and not is_loopback(address)
        if full or self.count >= self._most:
            return False
        self.count += 1
        self._of[address] += 1
        return True

    def close(self, address: str) -> None:
        self.count -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
