"""What must hold of every run, whatever the faults were: looked up in the database afterwards.

That what was acknowledged is durable, that each client was told what the journal says, and that
their views are those of a fresh match, is checked as after a storm (tests/server/storm).
"""

from __future__ import annotations

from collections.abc import Iterator

from schism.server.store.journal import JournalEntry
from schism.server.store.rows import SeatRow
from schism.server.tables.game_log import GameLog
from tests.server.storm.truth import Stored, deck_of
from tests.simulation.people import Observer
from tests.simulation.world.ledger import Ledger

_ARRIVED = 1.0  # seconds after which everybody can know that somebody has come
_TOLERANCE = 2.5  # seconds: the simulated database tells whole ones


def check_table(
    stored: Stored, seats: list[SeatRow], observer: Observer, ledger: Ledger
) -> Iterator[str]:
    """Yield what is wrong with a table."""
    log = GameLog.of_table(stored.row, len(seats), deck_of(stored))
    before: JournalEntry | None = None
    for entry in stored.entries:
        yield from check_bot(entry, log, seats, observer, ledger)
        left = _time_left(log)
        log.apply(entry)  # which also checks versions and checksums
        if before is not None and left is not None:
            yield from _check_clock(left, log, before, entry, ledger)
        before = entry


def check_bot(
    entry: JournalEntry, log: GameLog, seats: list[SeatRow], observer: Observer, ledger: Ledger
) -> Iterator[str]:
    """A present person is never played for, unless their time is up.

    What counts is when the entry was made. From then on it holds its version: this process takes
    no other command for the table before it is written, and an entry that another process writes
    first wins by the journal's key. Somebody who comes while it waits for a slow disk is late."""
    if entry.kind != "act" or entry.request is not None or entry.seat is None:
        return
    if seats[entry.seat].who != "person" or entry.seat in log.people.timed_out:
        return
    written = ledger.written(entry)
    for stay in observer.stays:
        if stay.seat == entry.seat and stay.covers(written.made, _ARRIVED):
            yield (
                f"{written.process} played version {entry.version} for seat {entry.seat} at "
                f"{written.made:.1f}, who was at {stay.link.there.loop.name} since {stay.since:.1f}"
            )
            return


def _time_left(log: GameLog) -> tuple[int, float] | None:
    """The seat whose clock is running, and what it had left when it was started."""
    if log.to_act is None or log.clocks.since is None:
        return None
    left = log.clocks.left(log.to_act, log.to_act, log.clocks.since)
    return None if left is None else (log.to_act, left)


def _check_clock(
    before: tuple[int, float],
    log: GameLog,
    previous: JournalEntry,
    entry: JournalEntry,
    ledger: Ledger,
) -> Iterator[str]:
    """A clock counts no more than the time that has passed."""
    seat, had = before
    now = log.clocks.left(seat, None, 0.0)
    passed = ledger.written(entry).made - ledger.written(previous).made
    if now is not None and had - now > passed + _TOLERANCE:
        yield f"seat {seat} lost {had - now:.1f} s in {passed:.1f} s at version {entry.version}"
