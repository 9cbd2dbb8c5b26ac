"""Ids, and the secret tokens of seats and links, of which only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
from hmac import compare_digest

_BYTES = 32
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without look-alikes
_ID_LENGTH = 12


def new_token() -> str:
    return secrets.token_urlsafe(_BYTES)


def new_secret() -> bytes:
    return secrets.token_bytes(_BYTES)


def new_table_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


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
