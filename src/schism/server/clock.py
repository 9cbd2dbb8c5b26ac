"""The time of day as this server counts it: it never jumps, whatever is done to the system's clock.

Players' time is counted by it. Somebody who sets the system's clock would otherwise take an hour
from the player to act."""

from __future__ import annotations

import time

_OFFSET = time.time() - time.monotonic()


def now() -> float:
    return _OFFSET + time.monotonic()
