"""Turn notices: a small request to an address a table was given."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from schism.errors import SchismError


def checked_webhook(url: str | None, private: bool) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine:
        raise SchismError("webhook", found=url[:100])
    return url


def is_public(host: str, port: int) -> bool:
    """Whether every address of a host is one that anybody in the world could ask."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return all(ipaddress.ip_address(address[4][0]).is_global for address in found)
