"""How a request becomes an entry of a table's journal: checked, appended, committed, answered.

Nothing here needs a task while all goes well. A move is checked when its message arrives, and the
journal's commit calls back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from schism.server.store.journal import Journal, JournalEntry
from schism.server.tables.game_log import GameLog
from schism.server.tables.serial_queue import SerialQueue

Check = Callable[[], tuple[str, str | None]]  # an entry's kind and text; an error if it must not be
Done = Callable[[int | Exception], None]  # hears which version came of a request, or why none did


class Stale(Exception):
    """The request was made for another version than the table's."""


class Wish(NamedTuple):
    """What somebody wants to enter."""

    seat: int | None
    mark: str | None  # of a request and who made it: the same one twice is one entry
    version: int | None  # that it was made for
    check: Check
    done: Done


class Table(Protocol):
    """What the entries are for."""

    def entered(self, entry: JournalEntry) -> None:
        """A request has come true."""

    async def read_on(self) -> None:
        """Take what others have entered meanwhile."""

    def later(self, work: Coroutine[Any, Any, None]) -> None: ...


class CommandQueue:
    def __init__(
        self, table_id: str, game_log: GameLog, order: SerialQueue, journal: Journal, table: Table
    ) -> None:
        self._id, self._game_log, self._order = table_id, game_log, order
        self._journal, self._table = journal, table

    async def enter(
        self, seat: int | None, mark: str | None, version: int | None, check: Check
    ) -> int:
        """The version that it leads to."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.enter_soon(Wish(seat, mark, version, check, lambda outcome: _settle(done, outcome)))
        return await done

    def enter_soon(self, request: Wish) -> None:
        self._order.take(lambda: self._consider(request))

    def _consider(self, request: Wish) -> None:
        """It is the request's turn: hand it to the journal, unless it must not be or has been."""
        try:
            entry = self._entry(request)
        except Exception as error:
            self._end(request, error)
            return
        if isinstance(entry, int):
            self._end(request, entry)
        else:
            self._journal.append(entry, lambda written: self._appended(request, entry, written))

    def _entry(self, request: Wish) -> JournalEntry | int:
        """The entry it makes, or the version it led to when it was here before."""
        game_log = self._game_log
        if request.mark is not None:
            known = game_log.answered(request.mark)
            if known is not None:
                return known
        if request.version is not None and request.version != game_log.version:
            raise Stale
        kind, text = request.check()
        return JournalEntry(
            self._id, game_log.version + 1, request.seat, kind, text, request.mark, time.time()
        )

    def _appended(self, request: Wish, entry: JournalEntry, written: bool | Exception) -> None:
        if isinstance(written, Exception):
            self._end(request, written)
        elif not written:
            self._table.later(self._consider_again(request))
        else:
            self._end(request, self._outcome(entry))

    def _outcome(self, entry: JournalEntry) -> int | Exception:
        try:
            self._table.entered(entry)
        except Exception as error:
            return error
        return entry.version

    async def _consider_again(self, request: Wish) -> None:
        """Another process was faster."""
        try:
            await self._table.read_on()
        except Exception as error:
            self._end(request, error)
        else:
            self._consider(request)

    def _end(self, request: Wish, outcome: int | Exception) -> None:
        try:
            request.done(outcome)
        finally:
            self._order.free()


def _settle(done: asyncio.Future[int], outcome: int | Exception) -> None:
    if done.done():  # whoever waited has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
