"""Parsing clients' messages leaves nothing in memory."""

from __future__ import annotations

from schism.server.wire.models.socket import CLIENT_MESSAGE


def test_ids_are_not_kept_after_they_were_read() -> None:
    said = b'{"type":"act","id":"a-long-way-home","version":1,"action":"N1"}'
    first, second = CLIENT_MESSAGE.validate_json(said), CLIENT_MESSAGE.validate_json(said)
    assert first.id == second.id
    assert first.id is not second.id
