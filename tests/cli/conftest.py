"""What commands say is compared to the letter, but not that they compile the first time."""

from __future__ import annotations

import pytest

from tests.kit import random_match


@pytest.fixture(scope="session", autouse=True)
def compiled_before() -> None:
    random_match("tolerance", 1)
