"""A real server and a real Chromium. Without browser or built page these tests are skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.running import CHROMIUM, running_browser, running_server

pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PAGE = Path(__file__).parents[2] / "src/schism/server/page/index.html"
LARGE, PHONE = (1440, 900), (390, 844)
# Every screen that a table has to fit on; the last one is 1280x720 at 200%, and NARROWEST
# 1280x1024 at 400%.
SIZES = [
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
    (640, 360),
]
NARROWEST = (320, 256)

# Seconds a test may take before it is ended: a game whose page hangs never ends. A server that has
# to compile its bots first is not counted.
LONGEST = 300

OpenPage = Callable[..., Any]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = reason_to_skip()
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(LONGEST, func_only=True))
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


def reason_to_skip() -> str | None:
    if CHROMIUM is None:
        return "there is no chromium on this machine (Debian: apt install chromium)"
    return None if PAGE.is_file() else "the page is not built: make web"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(str(tmp_path_factory.mktemp("data"))) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Not for the session: its event loop would be in the way of tests that have their own."""
    with running_browser() as browser:
        yield browser


@pytest.fixture
def open_page(browser: Any, address: str) -> Iterator[OpenPage]:
    """Opens pages, each in a browser of its own; a mistake in a page's script fails the test."""
    contexts = []
    mistakes: list[str] = []

    def open_one(
        path: str = "",
        size: tuple[int, int] = LARGE,
        language: str = "en-GB",
        pace: str = "instant",
        goals: str = "tolerance avignon",  # whose picture they have seen
        **more: Any,
    ) -> Any:
        width, height = size
        more.setdefault("has_touch", size == PHONE)
        more.setdefault("service_workers", "block")  # what they answer, no test could intercept
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, **more
        )
        contexts.append(context)
        context.set_default_timeout(60_000)
        for key, value in (("pace", pace), ("goals-seen", goals)):
            context.add_init_script(f"localStorage[{key!r}] ??= {value!r}")
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.goto(address + path)
        page.wait_for_selector("h1")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert mistakes == []
