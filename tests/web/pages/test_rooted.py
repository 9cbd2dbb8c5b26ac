"""The page under a path, as behind a proxy that serves other sites too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.conftest import OpenPage
from tests.web.playing import started, step
from tests.web.running import running_server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = str(tmp_path_factory.mktemp("rooted"))
    with running_server(data, "--root-path", "/schism") as address:
        yield address


def test_a_game_is_played_under_a_path(open_page: OpenPage, address: str) -> None:
    assert address.endswith("/schism/")
    page = started(open_page, "tolerance")
    step(page)
