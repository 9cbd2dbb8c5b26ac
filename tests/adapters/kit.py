"""Frameworks that may not be installed, and that may warn while they are imported."""

from __future__ import annotations

import warnings
from typing import Any

import pytest


def quietly_imported(module: str) -> Any:
    """Skips the test, or the file, where the framework is missing."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pytest.importorskip(module, reason=f"{module} is not installed")
