"""Turn notices: a small request to an address a table was given."""

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
_PATIENCE = 5.0  # seconds
_PORTS = {"http": 80, "https": 443}


def check_webhook(url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        fine = parts.scheme in _PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fine = False
    if not fine or not url.isascii() or any(character.isspace() for character in url):
        raise SchismError("webhook", found=url[:100])
    return url


def notify(url: str, notice: Json, private: bool) -> None:
    """Tell the address; that it does not answer is its own affair."""
    parts = urlsplit(url)
    try:
        _post(parts, _address(parts, private), json.dumps(notice).encode())
    except (OSError, HTTPException, ValueError) as error:
        _log.warning("turn notice to %s failed: %s", parts.hostname, type(error).__name__)


def _port(parts: SplitResult) -> int:
    return parts.port or _PORTS[parts.scheme]


def _address(parts: SplitResult, private: bool) -> str:
    """One address of the host: looked up once, so that it is the one that was checked."""
    found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not private and not ipaddress.ip_address(address).is_global:
        raise ValueError("not a public address")
    return address


def _post(parts: SplitResult, address: str, body: bytes) -> None:
    """No redirects are followed, and the answer is not read."""
    connection = HTTPConnection(parts.hostname or "", _port(parts), timeout=_PATIENCE)
    connection.sock = socket.create_connection((address, _port(parts)), _PATIENCE)
    try:
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=parts.hostname)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse()
    finally:
        connection.close()
