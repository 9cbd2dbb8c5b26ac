"""Caches of results that are needed again and again.

Cached objects lie scattered in memory and keep whole pages of it from being freed, so an idle
server clears these caches.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_all: list[Any] = []


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Cache the `most` results of a function that were used last."""

    def remembering(function: Callable[P, R]) -> Callable[P, R]:
        _all.append(lru_cache(most)(function))
        return cast(Callable[P, R], _all[-1])

    return remembering


def forget() -> None:
    """Clear all caches."""
    for each in _all:
        each.cache_clear()
