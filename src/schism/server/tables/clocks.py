"""Players' clocks, which run on their own turn only. They follow from the journal's timestamps."""

from __future__ import annotations


class Clocks:
    """The time that each seat has left. Without `seconds` no time is counted."""

    def __init__(self, seats: int, seconds: float | None = None, increment: float = 0.0) -> None:
        self.counted = seconds is not None
        self._left = [seconds or 0.0] * seats
        self._increment = increment
        self.since: float | None = None  # when the running clock was started

    def start(self, at: float) -> None:
        self.since = at

    def stop(self, to_act: int | None, at: float, acted: bool) -> None:
        """Stop the clock of the seat whose turn it was; an action earns the increment."""
        since, self.since = self.since, None
        if not self.counted or to_act is None or since is None:
            return
        self._left[to_act] = max(0.0, self._left[to_act] - max(0.0, at - since))
        if acted:
            self._left[to_act] += self._increment

    def left(self, seat: int, to_act: int | None, now: float) -> float | None:
        """Seconds left; None if time is not counted."""
        if not self.counted:
            return None
        running = now - self.since if seat == to_act and self.since is not None else 0.0
        return max(0.0, self._left[seat] - max(0.0, running))
