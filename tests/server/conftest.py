"""Servers for tests: one for many tests, or one of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from schism.kernel.compiled import COMPILING
from schism.native.build import own_library
from tests.server.kit import Server

Starter = Callable[..., Server]

LIMIT = 300  # seconds until a test that hangs fails; whole storms take a third of that


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Interpreted, a server would take minutes to get its bots ready."""
    here = Path(__file__).parent
    for item in items:
        if here not in item.path.parents:
            continue
        item.add_marker(pytest.mark.timeout(LIMIT, func_only=True))
        if not COMPILING:
            item.add_marker(pytest.mark.skip(reason="servers are tested compiled only"))


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compile before the first test, so that it does not count as that test's time."""
    if COMPILING:
        own_library()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A shared server, for tests that leave it unharmed; each makes its own tables."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def sleepy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables sleep as soon as everybody has left."""
    running = Server(tmp_path_factory.mktemp("sleepy"), "--sleep-after=0.1")
    yield running
    running.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Starter]:
    started: list[Server] = []

    def start(*arguments: str) -> Server:
        started.append(Server(tmp_path, *arguments))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            each.kill()
