"""The simulation runs compiled only: interpreted, bots would take minutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from schism.kernel.compiled import COMPILING
from schism.native.build import own_library

LIMIT = 300  # seconds until a test that hangs fails


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here not in item.path.parents:
            continue
        item.add_marker(pytest.mark.timeout(LIMIT, func_only=True))
        if not COMPILING:
            item.add_marker(pytest.mark.skip(reason="servers are tested compiled only"))


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    if COMPILING:
        own_library()
