"""Memory that is no longer needed goes back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys


def settle() -> None:
    """What is there when a server starts stays until it ends: the collector need not look at
    compiled code, again and again, to find a few forgotten sockets."""
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Sockets and their protocols hold each other, so that only the collector frees them; and the
    C library keeps what was freed, unless it is asked."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)
