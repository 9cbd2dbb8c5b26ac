"""How much one address may ask for."""

from __future__ import annotations

from collections import OrderedDict

from schism.server.connection import Allowance

_MOST_ADDRESSES = 10_000


class Limits:
    def __init__(self, a_minute: float) -> None:
        self._rate = a_minute / 60
        self._addresses: OrderedDict[str, Allowance] = OrderedDict()

    def allow(self, address: str) -> bool:
        allowance = self._addresses.pop(address, None) or Allowance(self._rate, 60)
        self._addresses[address] = allowance  # the one heard of last comes last
        if len(self._addresses) > _MOST_ADDRESSES:
            self._addresses.popitem(last=False)
        return allowance.take()
