"""The simulation runs compiled only."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiled_only import compiled, mark

__all__ = ["compiled"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mark(items, Path(__file__).parent)
