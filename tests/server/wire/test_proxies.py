"""A server under a path, behind proxies that strip it and proxies that do not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from schism.server.app import make_app
from schism.server.settings import Settings
from tests.server.kit import Client, Server, everybody, run
from tests.server.lobby import full_table

PATH = "/schism"


@pytest.fixture(scope="module")
def rooted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("rooted"), "--root-path=schism/")
    yield running
    running.stop()


def stripped(server: Server) -> str:
    """The address that a path-stripping proxy would request."""
    return server.url.replace(f"{PATH}/", "/")


def test_the_address_it_prints_answers_and_so_does_the_one_without_the_path(rooted: Server) -> None:
    assert urlsplit(rooted.url).path == f"{PATH}/"
    for address in (rooted.url, stripped(rooted)):
        assert httpx.get(f"{address}api/health").json()["status"] == "ok"
        assert httpx.get(address).status_code == 200
        assert httpx.get(f"{address}api/nothing").status_code == 404


def test_programs_are_told_of_the_path(rooted: Server) -> None:
    assert httpx.get(f"{rooted.url}api/openapi.json").json()["servers"] == [{"url": PATH}]


def test_a_path_makes_nobody_complain(tmp_path: Path) -> None:
    make_app(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", root_path=PATH))


def test_what_it_links_to_is_under_the_path(rooted: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(rooted)
        assert made["links"]["join"].startswith(f"{PATH}/#/table/")
        rome, _ = await everybody(rooted, made, tokens)
        url = rome.welcome["table"]["deck_data_url"]
        assert url.startswith(f"{PATH}/api/decks/")
        async with rooted.http() as http:
            assert (await http.get(httpx.URL(rooted.url).join(url))).json()["game"] == "avignon"

    run(play())


def test_sockets_open_with_the_path_and_without(rooted: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(rooted)
        rome = await Client.at(rooted, made["table"], token=tokens[0])
        assert rome.welcome["type"] == "welcome"
        with_path, rooted.url = rooted.url, stripped(rooted)
        try:
            avignon = await Client.at(rooted, made["table"], token=tokens[1])
        finally:
            rooted.url = with_path
        assert avignon.welcome["type"] == "welcome"

    run(play())
