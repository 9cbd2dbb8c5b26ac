"""Players' clocks, which run on their own turn only. They follow from the journal's timestamps.

An entry `wake` says until when somebody was there before the table slept: until then the clock ran.
"""

from __future__ import annotations

from schism.server.store.journal import JournalEntry


class Clocks:
    """The time that each seat has left. Without `seconds` no time is counted."""

    def __init__(self, seats: int, seconds: float | None = None, increment: float = 0.0) -> None:
        self.counted = seconds is not None
        self._left = [seconds or 0.0] * seats
        self._increment = increment
        self.since: float | None = None  # when the running clock was started

    def before(self, entry: JournalEntry, to_act: int | None) -> None:
        """Stop the clock of the seat whose turn it was."""
        if not self.counted or to_act is None or self.since is None:
            return
        end = float(entry.text or 0) if entry.kind == "wake" else entry.at
        self._left[to_act] = max(0.0, self._left[to_act] - max(0.0, end - self.since))
        if entry.kind in ("act", "draft"):
            self._left[to_act] += self._increment

    def after(self, entry: JournalEntry, running: bool) -> None:
        """Start the clock of the seat whose turn it is, unless the game stands still."""
        self.since = entry.at if running else None

    def left(self, seat: int, to_act: int | None, now: float) -> float | None:
        """Seconds left; None if time is not counted."""
        if not self.counted:
            return None
        running = now - self.since if seat == to_act and self.since is not None else 0.0
        return max(0.0, self._left[seat] - max(0.0, running))
