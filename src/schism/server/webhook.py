"""Webhooks: a small POST request when it is an absent player's turn.

They are sent by threads of their own, so that a slow receiver delays only other receivers.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import socket
import ssl
import time
from http.client import HTTPConnection, HTTPException
from queue import Full, Queue
from threading import Thread
from typing import TypeAlias
from urllib.parse import SplitResult, urlsplit

from schism.errors import SchismError
from schism.games.contract import Json

_log = logging.getLogger("schism.webhook")
_TIMEOUT = 5.0  # seconds for a whole request
_THREADS, _MOST_WAITING = 4, 1000
_PORTS = {"http": 80, "https": 443}
_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


def check_webhook(url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        valid = parts.scheme in _PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        valid = False
    if not valid or not url.isascii() or any(character.isspace() for character in url):
        raise SchismError("webhook", found=url[:100])
    return url


class WebhookSender:
    def __init__(self, private: bool) -> None:
        """`private`: whether addresses of this network may be called."""
        self._private = private
        self._waiting: Queue[tuple[str, Json]] = Queue(_MOST_WAITING)
        self._threads: list[Thread] = []

    def send(self, url: str, notice: Json) -> None:
        """Post a notice soon. A failure is logged and not tried again."""
        while len(self._threads) < _THREADS:
            # Daemons: a server that stops does not wait for receivers.
            self._threads.append(Thread(target=self._work, name="webhook", daemon=True))
            self._threads[-1].start()
        try:
            self._waiting.put_nowait((url, notice))
        except Full:
            _log.warning("turn notice to %s dropped: too many are waiting", urlsplit(url).hostname)

    def _work(self) -> None:
        while True:
            notify(*self._waiting.get(), self._private)


def notify(url: str, notice: Json, private: bool) -> None:
    parts, deadline = urlsplit(url), time.monotonic() + _TIMEOUT
    try:
        _post(parts, _address(parts, private), json.dumps(notice).encode(), deadline)
    except (OSError, HTTPException, ValueError) as error:
        _log.warning("turn notice to %s failed: %s", parts.hostname, type(error).__name__)


def _port(parts: SplitResult) -> int:
    return parts.port or _PORTS[parts.scheme]


def _address(parts: SplitResult, private: bool) -> str:
    """Resolve the host once, so that the address used is the one that was checked."""
    found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not private and not is_public(ipaddress.ip_address(address)):
        raise ValueError("not a public address")
    return address


def is_public(address: Address) -> bool:
    """Whether it is a single host on the internet, also behind what translates addresses."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = _embedded(address)
        if inner is not None:
            return is_public(inner)
        if address not in _GLOBAL_UNICAST:  # others lead back here, or nowhere
            return False
    return address.is_global and not address.is_multicast


def _embedded(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that such an address leads to."""
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


def _post(parts: SplitResult, address: str, body: bytes, deadline: float) -> None:
    """Send the request, wait for the first byte of an answer, and follow no redirects."""
    connection = HTTPConnection(parts.hostname or "", _port(parts))
    connection.sock = socket.create_connection((address, _port(parts)), _left(deadline))
    try:
        if parts.scheme == "https":
            connection.sock.settimeout(_left(deadline))
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=parts.hostname)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.sock.settimeout(_left(deadline))
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.sock.settimeout(_left(deadline))
        connection.sock.recv(1)
    finally:
        connection.close()


def _left(deadline: float) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left
