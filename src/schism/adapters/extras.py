"""Optional packages that only adapters need."""

from __future__ import annotations

from importlib.util import find_spec

from schism.errors import SchismError


def installed(module: str) -> bool:
    return find_spec(module) is not None


def require(module: str) -> None:
    """Raise an error that says what to install, if the module is missing."""
    if not installed(module):
        raise SchismError("adapter-missing", package=module)
