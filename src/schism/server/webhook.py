"""Webhooks: a small POST request when it is an absent player's turn."""

from __future__ import annotations

import ipaddress
import json
import logging
import socket
import ssl
from http.client import HTTPConnection, HTTPException
from urllib.parse import SplitResult, urlsplit

from schism.errors import SchismError
from schism.games.contract import Json

_log = logging.getLogger("schism.webhook")
_TIMEOUT = 5.0  # seconds
_PORTS = {"http": 80, "https": 443}


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


def notify(url: str, notice: Json, private: bool) -> None:
    """Post a notice. A failure is logged and not tried again."""
    parts = urlsplit(url)
    try:
        _post(parts, _address(parts, private), json.dumps(notice).encode())
    except (OSError, HTTPException, ValueError) as error:
        _log.warning("turn notice to %s failed: %s", parts.hostname, type(error).__name__)


def _port(parts: SplitResult) -> int:
    return parts.port or _PORTS[parts.scheme]


def _address(parts: SplitResult, private: bool) -> str:
    """Resolve the host once, so that the address used is the one that was checked."""
    found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not private and not ipaddress.ip_address(address).is_global:
        raise ValueError("not a public address")
    return address


def _post(parts: SplitResult, address: str, body: bytes) -> None:
    """Send the request without following redirects or reading the response."""
    connection = HTTPConnection(parts.hostname or "", _port(parts), timeout=_TIMEOUT)
    connection.sock = socket.create_connection((address, _port(parts)), _TIMEOUT)
    try:
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=parts.hostname)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse()
    finally:
        connection.close()
