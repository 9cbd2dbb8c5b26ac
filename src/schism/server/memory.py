"""Memory that is no longer needed goes back to the system."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable

from schism.games.caches import forget

_RARELY = 10_000, 5, 50  # new things until the young, the older and all are looked through
_KEPT = 256  # of a kind, as many as uvloop and asyncio keep and a few more
_LONG = 3600.0  # seconds


def freeze_heap() -> None:
    """What is there when a server starts stays until it ends: the collector need not look at
    compiled code, again and again, to find a few forgotten sockets, and looks rarely: everybody
    waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_RARELY)


class Spares:
    """Of what an event loop needs all the time some hundred are kept for the next use, wherever
    they lie. Those made when the server starts lie among its own things, and take the place of
    the others."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._kinds: list[Callable[[], object]] = [
            loop.create_future().__iter__,
            lambda: loop.call_soon(_nothing),
            lambda: _cancelled(loop.call_later(_LONG, _nothing)),
        ]
        self._first = self._made()

    def _made(self) -> list[object]:
        return [make() for make in self._kinds for _ in range(_KEPT)]

    async def exchange(self) -> None:
        others = self._made()  # from those that were kept
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # now the loop is done with them
        self._first.clear()  # these are kept instead
        others.clear()  # and for those there is no more room
        self._first = self._made()


def _nothing() -> None:
    return


def _cancelled(timer: asyncio.TimerHandle) -> asyncio.TimerHandle:
    timer.cancel()
    return timer


async def release_memory(spares: Spares) -> None:
    """Sockets and their protocols hold each other, so that only the collector frees them; and the
    C library keeps what was freed, unless it is asked.

    Python's small objects live in stretches of a megabyte, which go back when they are empty. So it
    counts who is left, be it one name that an attribute was last looked up by."""
    forget()
    gc.collect()
    await spares.exchange()
    sys._clear_type_cache()
    gc.collect()  # Python's own spares: tuples, lists and dicts
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)
