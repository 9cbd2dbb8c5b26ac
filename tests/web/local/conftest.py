"""The page on a static host, and no server of ours: games are played in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from schism.cli.commands.site import write_site
from schism.server.wire.page_files import FOLDER
from tests.web.conftest import LARGE, PHONE
from tests.web.local.hosting import StaticHost

OpenSite = Callable[..., Any]
UNDER = "games/schism/"  # any path will do


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `schism site` writes."""
    if not list(FOLDER.glob("engine/*.wasm")):
        pytest.skip("the modules are not built: make web")
    root = tmp_path_factory.mktemp("site")
    write_site(FOLDER, root / UNDER)
    return root


@pytest.fixture
def host(site: Path) -> Iterator[StaticHost]:
    with StaticHost(site) as host:
        yield host


@pytest.fixture
def open_site(browser: Any, host: StaticHost) -> Iterator[OpenSite]:
    """Opens the page, each time in a browser of its own; a mistake in a script fails the test."""
    contexts = []
    mistakes: list[str] = []

    def open_one(
        path: str = "", size: tuple[int, int] = LARGE, language: str = "en-GB", **more: Any
    ) -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=size == PHONE,
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(60_000)
        context.add_init_script("localStorage.setItem('pace', 'instant')")
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.goto(f"{host.address}/{UNDER}{path}")
        page.wait_for_selector("[data-play]")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert mistakes == []
