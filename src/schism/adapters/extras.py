"""Packages that only an adapter needs."""

from __future__ import annotations

from importlib.util import find_spec

from schism.errors import SchismError


def installed(module: str) -> bool:
    return find_spec(module) is not None


def require(module: str) -> None:
    """Say in one line what to install, where Python would say which module it misses."""
    if not installed(module):
        raise SchismError("adapter-missing", package=module)
