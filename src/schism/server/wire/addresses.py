"""Who is at the other end of a connection, where a proxy may stand between."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import ip_address, ip_network

_EVERYBODY = "0.0.0.0/0,::/0"


class TrustedProxies:
    """Those whose word is taken, as uvicorn's `FORWARDED_ALLOW_IPS` names them."""

    def __init__(self, allowed: str | list[str]) -> None:
        named = allowed.split(",") if isinstance(allowed, str) else allowed
        spelt = ",".join(named).replace("*", _EVERYBODY)
        self._networks = []
        for name in spelt.split(","):
            with suppress(ValueError):  # uvicorn takes names too, which no connection comes from
                self._networks.append(ip_network(name.strip(), strict=False))

    def client(self, peer: str, forwarded: str) -> str:
        """The last address on the way here that is not a proxy's."""
        hops = [hop.strip() for hop in forwarded.split(",")] if forwarded else []
        address = peer
        while hops and self._trusts(address):
            address = hops.pop()
        return address

    def _trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def is_loopback(address: str) -> bool:
    """Whether it is this machine's own."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
