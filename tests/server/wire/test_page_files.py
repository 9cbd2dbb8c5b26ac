"""Serving the page's files: caching, compression, and nothing else from the disk."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from schism.server.app import bare_app
from schism.server.wire.page_files import PageFiles
from tests.server.kit import run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Schism</title>")
    (page / "assets" / "index-1a2b3c.js").write_text("play()")
    (page / "assets" / "index-1a2b3c.js.gz").write_bytes(gzip.compress(b"play()"))
    (tmp_path / "secret.txt").write_text("not for you")
    return page


def asked(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        app = bare_app()
        app.mount("/", PageFiles(folder))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as http:
            return await http.request(method, path, headers=headers)

    return run(ask())


def test_names_with_a_hash_are_kept_for_ever_and_the_page_itself_is_asked_for_again(
    folder: Path,
) -> None:
    assert "immutable" in asked(folder, "/assets/index-1a2b3c.js").headers["cache-control"]
    page = asked(folder, "/")
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")


def test_a_page_that_has_not_changed_is_not_sent_again(folder: Path) -> None:
    first = asked(folder, "/")
    tag = first.headers["etag"]
    again = asked(folder, "/", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    (folder / "index.html").write_text("<title>Schism 2</title>")
    assert asked(folder, "/", **{"if-none-match": tag}).status_code == 200


def test_who_understands_packed_files_gets_them(folder: Path) -> None:
    packed = asked(folder, "/assets/index-1a2b3c.js", **{"accept-encoding": "gzip"})
    plain = asked(folder, "/assets/index-1a2b3c.js", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "play()"
    assert packed.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/api/none", "/%2e%2e/secret.txt", "/assets", "/none.js"]
)
def test_nothing_else_is_found(folder: Path, path: str) -> None:
    answer = asked(folder, path, **{"accept-language": "de"})
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == "Unter dieser Adresse gibt es nichts."


def test_pages_are_only_read(folder: Path) -> None:
    refused = asked(folder, "/", "POST")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")
    assert refused.json()["error"]["id"] == "method"


@pytest.mark.parametrize(("language", "word"), [("en", "built"), ("de", "gebaut")])
def test_a_server_without_its_page_says_so(tmp_path: Path, language: str, word: str) -> None:
    answer = asked(tmp_path, "/", **{"accept-language": language})
    assert answer.status_code == 200
    assert word in answer.text


def test_previews_of_links_get_whole_addresses(folder: Path) -> None:
    tag = '<meta property="og:image" content="./preview.png" />'
    (folder / "index.html").write_text(tag)
    assert 'content="http://page/preview.png"' in asked(folder, "/").text
    evil = asked(folder, "/", host='a"><script>')
    assert "<script>" not in evil.text
