"""Memory: a quiet garbage collector, and giving memory back to the system after a crowd."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable

from schism.games.caches import forget

_GC_THRESHOLDS = 10_000, 5, 50
_MOST_FREE = 256  # objects of a kind: a few more than uvloop and asyncio keep for reuse
_NEVER = 3600.0  # seconds


def freeze_heap() -> None:
    """Exempt what exists at startup from garbage collection, and collect rarely.

    Modules stay until the end anyway, and everybody waits while the collector runs."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(*_GC_THRESHOLDS)


class FreeLists:
    """Fills the event loop's free lists with objects that were allocated at startup.

    The loop keeps some hundred released objects of each kind for reuse. Those that were allocated
    during a crowd lie scattered over its memory, and keep the system from getting it back."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._factories: list[Callable[[], object]] = [
            loop.create_future().__iter__,
            lambda: loop.call_soon(_do_nothing),
            lambda: _cancelled(loop.call_later(_NEVER, _do_nothing)),
        ]
        self._early = self._allocate()

    def _allocate(self) -> list[object]:
        return [make() for make in self._factories for _ in range(_MOST_FREE)]

    async def refill(self) -> None:
        late = self._allocate()  # takes what the free lists hold
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # now the loop is done with them
        self._early.clear()  # these fill the free lists
        late.clear()  # and these find no room there
        self._early = self._allocate()


def _do_nothing() -> None:
    return


def _cancelled(timer: asyncio.TimerHandle) -> asyncio.TimerHandle:
    timer.cancel()
    return timer


async def release_memory(free_lists: FreeLists) -> None:
    """Collect garbage and give free memory back to the system.

    Sockets and their protocols refer to each other, so only the collector frees them; and the C
    library keeps freed memory unless told otherwise. Python allocates small objects in arenas of a
    megabyte, which are returned once empty: a single survivor, be it an attribute name in the type
    cache, keeps one alive."""
    forget()
    gc.collect()
    await free_lists.refill()
    sys._clear_type_cache()
    gc.collect()  # this also empties Python's free lists of tuples, lists and dicts
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)
