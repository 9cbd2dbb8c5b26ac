"""Ids, and the secret tokens of seats and links. Only hashes of tokens are stored."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from hmac import compare_digest

_BYTES = 32
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without look-alikes
_ID_LENGTH = 12


def new_token() -> str:
    return secrets.token_urlsafe(_BYTES)


def token_for(secret: str | None, purpose: str) -> str:
    """Make a token that asking again with the same secret yields again: an answer may get lost.

    It is as hard to guess as the secret, which only the client knows. Without one it is new."""
    if secret is None:
        return new_token()
    return urlsafe_b64encode(_digest(secret, purpose)).decode().rstrip("=")


def table_id_for(secret: str | None) -> str:
    """Make a table's id, likewise."""
    if secret is None:
        return new_table_id()
    return _id_from(_digest(secret, "table")[:_ID_LENGTH])


def _digest(secret: str, purpose: str) -> bytes:
    return hashlib.sha256(f"{purpose}\n{secret}".encode()).digest()


def new_secret() -> bytes:
    return secrets.token_bytes(_BYTES)


def new_table_id() -> str:
    return _id_from(secrets.token_bytes(_ID_LENGTH))


def _id_from(random: bytes) -> str:
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in random)


def is_id(text: str) -> bool:
    """Whether it can be a table's id or a deck's hash; if not, the database need not be asked."""
    return text.isascii() and text.isalnum()


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str | None, stored_hash: str | None) -> bool:
    """Whether a token is the one whose hash is stored."""
    if token is None or stored_hash is None:
        return False
    return compare_digest(hash_token(token), stored_hash)
