"""Tokens of seats and keys of links: random, and kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets
from hmac import compare_digest

_BYTES = 32
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without what is easily mistaken
_ID_LENGTH = 12


def new_token() -> str:
    return secrets.token_urlsafe(_BYTES)


def new_secret() -> bytes:
    return secrets.token_bytes(_BYTES)


def new_table_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str | None, kept: str | None) -> bool:
    """Whether a token is the one whose hash is kept."""
    return token is not None and kept is not None and compare_digest(hashed(token), kept)
