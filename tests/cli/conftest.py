"""Keep the notice of a first compilation out of the commands' output."""

from __future__ import annotations

import pytest

from tests.kit import random_match


@pytest.fixture(scope="session", autouse=True)
def compiled_before() -> None:
    random_match("tolerance", 1)
