"""Validation errors in both languages; they never repeat what was sent."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from pydantic import ValidationError

from schism.server.wire.models.socket import CLIENT_MESSAGE
from schism.server.wire.validation_errors import validation_error
from tests.server.kit import Server

ACT = {"type": "act", "id": "1", "version": 1, "action": "N9"}


def words(message: Any, language: Any) -> str:
    with pytest.raises(ValidationError) as caught:
        CLIENT_MESSAGE.validate_json(message if isinstance(message, str) else json.dumps(message))
    return validation_error(caught.value.errors()[0]).words(language)


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        ("nonsense", "not valid JSON", "kein gültiges JSON"),
        ({}, "missing", "das fehlt"),
        ({"type": "dance"}, "not one of the allowed values", "keiner der möglichen"),
        ({"type": "act", "id": "1", "version": 1}, "action: missing", "action: das fehlt"),
        ({**ACT, "version": "x"}, "must be a number", "Zahl erwartet"),
        ({**ACT, "version": -1}, "too small", "zu klein"),
        ({**ACT, "action": 7}, "must be text", "Text erwartet"),
        ({**ACT, "id": "1" * 5000}, "too long", "zu lang"),
        ({**ACT, "more": 1}, "not expected here", "gehört nicht hierher"),
        ([], "must be an object", "Objekt erwartet"),
        ({"type": "chat", "id": "1", "text": "\u200b"}, "visible character", "sichtbares Zeichen"),
    ],
)
def test_each_reason_is_told_in_both_languages(message: Any, english: str, german: str) -> None:
    assert english in words(message, "en")
    assert german in words(message, "de")


def test_http_tells_it_in_the_language_asked_for(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}api/tables", json={"game": 7}, headers={"accept-language": "de"}
    )
    assert answer.status_code == 422
    assert answer.json()["error"]["message"].startswith("Das war nicht zu verstehen: body.")
    assert "erwartet" in answer.json()["error"]["message"]
