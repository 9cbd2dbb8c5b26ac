"""Frameworks that may not be installed, and that may warn while they are imported."""

from __future__ import annotations

import warnings
from typing import Any

import pytest


def quietly_imported(module: str) -> Any:
    """Import a framework; skip the test, or the file, where it is missing."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pytest.importorskip(module, reason=f"{module} is not installed")
