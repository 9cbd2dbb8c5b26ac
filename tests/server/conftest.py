"""Servers for tests: one for many tests, or one of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.kit import Server

Starter = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For tests that do no harm to it: each makes tables of its own."""
    running = Server(tmp_path_factory.mktemp("server"))
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
