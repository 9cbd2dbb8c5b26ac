"""Servers for tests: one for many tests, or one of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.compiled_only import compiled, mark
from tests.server.kit import Server

Starter = Callable[..., Server]

__all__ = ["compiled"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mark(items, Path(__file__).parent)


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
