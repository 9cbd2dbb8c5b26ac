"""The time of day as this server counts it: it never jumps, even if the system's clock does.

Players' time is counted by it. Somebody who sets the system's clock would otherwise take an hour
from the player to act. Processes that share a database take the time from there when they start:
one that started before the clock was set would otherwise be an hour behind one that started later.
"""

from __future__ import annotations

import time

_offset = time.time() - time.monotonic()


def now() -> float:
    return _offset + time.monotonic()


def set_time(at: float) -> None:
    global _offset
    _offset = at - time.monotonic()
