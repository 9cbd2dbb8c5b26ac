"""The queue of commands of one table: each is checked when its turn comes, then journaled.

While all goes well no task is needed: the journal calls the table back once it has committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from schism.errors import SchismError
from schism.server.clock import now
from schism.server.store.journal import Journal, JournalEntry, checksum
from schism.server.tables.commands import Command, check
from schism.server.tables.game_log import GameLog
from schism.server.tables.serial_queue import SerialQueue
from schism.server.wire.token_bucket import BucketsBySeat

_RATE, _BURST = 0.2, 6.0  # interruptions a second of one seat, and at once
_INTERRUPTIONS = frozenset(("pause", "resume", "propose", "agree", "decline"))

Outcome: TypeAlias = int | Exception  # the version that a command led to, or why it failed
Done: TypeAlias = Callable[[Outcome], None]
# Called when the journal has written an entry (True), lost its version to another process's
# entry (False), or failed.
Commit: TypeAlias = Callable[[Command, Done, JournalEntry, bool | Exception], None]


class CommandQueue:
    def __init__(
        self, table_id: str, log: GameLog, turns: SerialQueue, journal: Journal, commit: Commit
    ) -> None:
        self._id, self._log, self._turns = table_id, log, turns
        self._journal, self._commit = journal, commit
        self._interruptions = BucketsBySeat(_RATE, _BURST)

    async def run(self, command: Command) -> int:
        """Submit a command and return the version it led to, once committed."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(command, lambda outcome: _resolve(future, outcome))
        return await future

    def submit(self, command: Command, done: Done) -> None:
        self._turns.submit(lambda: self.admit(command, done))

    def admit(self, command: Command, done: Done) -> None:
        """Check the command whose turn it is, and append it to the journal."""
        log = self._log
        known = None if command.request is None else log.version_after(command.request)
        if known is not None:  # sent twice
            self._turns.finish(done, known)
            return
        try:
            kind = check(log, command)
            self._limit(command)
        except Exception as error:
            self._turns.finish(done, error)
            return
        step = (self._id, log.version + 1, command.seat, kind, command.text, command.request, now())
        entry = JournalEntry(*step, checksum(log.checksum, *step))
        self._journal.append(entry, lambda written: self._finish(command, done, entry, written))

    def _limit(self, command: Command) -> None:
        """Everything that interrupts the others is limited, however often somebody reconnects."""
        if command.kind in _INTERRUPTIONS:
            assert command.seat is not None
            if not self._interruptions.allow(command.seat):
                raise SchismError("too-many")

    def _finish(
        self, command: Command, done: Done, entry: JournalEntry, written: bool | Exception
    ) -> None:
        if written is not True and command.kind in _INTERRUPTIONS:  # nobody was interrupted
            assert command.seat is not None
            self._interruptions.give_back(command.seat)
        self._commit(command, done, entry, written)


def _resolve(future: asyncio.Future[int], outcome: Outcome) -> None:
    if future.done():  # cancelled meanwhile
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
