"""The addresses of clients, who may connect through proxies."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import IPv4Address, ip_address, ip_network

_EVERYBODY = "0.0.0.0/0,::/0"


class TrustedProxies:
    """The proxies whose `X-Forwarded-For` is believed: uvicorn's `FORWARDED_ALLOW_IPS`."""

    def __init__(self, allowed: str | list[str]) -> None:
        names = allowed if isinstance(allowed, str) else ",".join(allowed)
        self._networks = []
        for name in names.replace("*", _EVERYBODY).split(","):
            with suppress(ValueError):  # uvicorn allows names too, which match no address
                self._networks.append(ip_network(name.strip(), strict=False))

    def client(self, peer: str, forwarded: str) -> str:
        """The last address of the forwarding chain that is not a trusted proxy."""
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


def network_of(address: str) -> str:
    """Whom limits are counted for: a household has an IPv4 address, or a /64 of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
