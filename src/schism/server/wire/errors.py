"""Errors as clients get them, over HTTP and sockets."""

from __future__ import annotations

from schism.errors import SchismError
from schism.games.contract import Json
from schism.text import LANGUAGES, Language

_STATUS = {
    "failed": 500,
    "token": 401,
    "host-only": 403,
    "key": 403,
    "table-unknown": 404,
    "deck-not-found": 404,
    "game-unknown": 404,
    "seat-unknown": 404,
    "frame-unknown": 404,
    "not-over": 409,
    "seat-taken": 409,
    "table-full": 409,
    "started": 409,
    "contributed": 409,
    "not-started": 409,
    "not-alone": 409,
    "paused": 409,
    "not-paused": 409,
    "pause-ask": 409,
    "game-over": 409,
    "illegal": 409,
    "too-many-tables": 503,
    "too-many-decks": 503,
    "too-many": 429,
    "too-large": 413,
}
_OTHERS = 422


def status_of(error: SchismError) -> int:
    return _STATUS.get(error.message, _OTHERS)


def error_detail(error: SchismError, language: Language) -> Json:
    values = {
        name: value.words(language) if isinstance(value, SchismError) else value
        for name, value in error.values.items()
    }
    return {"id": error.message, "message": error.words(language), "values": values}


def language_of(accepted: str | None) -> Language:
    """The first supported language of an `Accept-Language` header."""
    for part in (accepted or "").split(","):
        wanted = part.strip().lower()[:2]
        for language in LANGUAGES:
            if wanted == language:
                return language
    return "en"
