"""What fails inside is answered like every other error."""

from __future__ import annotations

import asyncio
import logging

import httpx
import pytest

from schism.server.app import make_app
from schism.server.settings import Settings

TABLE = {"game": "avignon", "name": "Ann"}


async def _ask_without_database(method: str, path: str, kind: str) -> httpx.Response:
    """Ask an application that has not been given what it needs."""
    transport = httpx.ASGITransport(make_app(Settings()), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        headers = {"accept-language": "de", "content-type": kind}
        return await http.request(method, path, json=TABLE, headers=headers)


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/api/tables/abc", "application/json"),
        ("POST", "/api/tables", "application/json"),
        ("POST", "/api/tables", "application/json; charset=utf-8"),
        ("GET", "/api/metrics", "application/json"),
    ],
)
def test_a_failure_is_answered_as_json_with_the_usual_headers(
    method: str, path: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = asyncio.run(_ask_without_database(method, path, kind))
    assert answer.status_code == 500
    error = answer.json()["error"]
    assert error["id"] == "failed"
    assert error["message"].startswith("Auf dem Server")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    ours = [record for record in caplog.records if record.name.startswith("schism")]
    assert [record.levelno for record in ours] == [logging.ERROR]
