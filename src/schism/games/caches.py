"""Results that are kept for a while because they are asked for again and again.

What is remembered lies scattered among what has been forgotten, and holds whole stretches of memory
that would otherwise be free: who has gone quiet forgets these too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_all: list[Any] = []


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep as many results of a function, those asked for last."""

    def remembering(function: Callable[P, R]) -> Callable[P, R]:
        _all.append(lru_cache(most)(function))
        return cast(Callable[P, R], _all[-1])

    return remembering


def forget() -> None:
    """They are made again when somebody asks."""
    for each in _all:
        each.cache_clear()
