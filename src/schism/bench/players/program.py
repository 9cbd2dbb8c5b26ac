"""How the load's programs are run."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any

try:
    import uvloop
except ModuleNotFoundError:  # Windows
    uvloop = None  # type: ignore[assignment]


def run_program(work: Coroutine[Any, Any, None]) -> None:
    gc.freeze()
    (asyncio if uvloop is None else uvloop).run(work)
