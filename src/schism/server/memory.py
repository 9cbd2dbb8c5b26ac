"""Memory that is no longer needed goes back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys

from schism.games.remembered import forget

_RARELY = 10_000, 20, 20  # new things until the young, the older and all are looked through


def settle() -> None:
    """What is there when a server starts stays until it ends: the collector need not look at
    compiled code, again and again, to find a few forgotten sockets, and looks rarely: everybody
    waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_RARELY)


def give_back() -> None:
    """Sockets and their protocols hold each other, so that only the collector frees them; and the
    C library keeps what was freed, unless it is asked."""
    forget()
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)
