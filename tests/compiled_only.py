"""For tests of servers: they run compiled only, and end if they hang.

Interpreted, a server would take minutes to get its bots ready."""

from __future__ import annotations

from pathlib import Path

import pytest

from schism.kernel.compiled import COMPILING
from schism.native.build import own_library

_LIMIT = 300  # seconds until a test that hangs fails; whole storms take a third of that


def mark(items: list[pytest.Item], folder: Path) -> None:
    """Mark the tests of a folder."""
    for item in items:
        if folder in item.path.parents:
            item.add_marker(pytest.mark.timeout(_LIMIT, func_only=True))
            if not COMPILING:
                item.add_marker(pytest.mark.skip(reason="servers are tested compiled only"))


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compile before the first test, so that it does not count as that test's time."""
    if COMPILING:
        own_library()
