"""How a request becomes an entry of a table's journal: checked, appended, committed, answered.

Nothing here needs a task while all goes well. A move is checked when its message arrives, and the
journal's commit calls back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from schism.server.store.journal import Entry, Journal
from schism.server.tables.game_log import Course
from schism.server.tables.serial_queue import Order

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

    def entered(self, entry: Entry) -> None:
        """A wish has come true."""

    async def read_on(self) -> None:
        """Take what others have entered meanwhile."""

    def later(self, work: Coroutine[Any, Any, None]) -> None: ...


class Entrance:
    def __init__(
        self, table_id: str, course: Course, order: Order, journal: Journal, table: Table
    ) -> None:
        self._id, self._course, self._order = table_id, course, order
        self._journal, self._table = journal, table

    async def enter(
        self, seat: int | None, mark: str | None, version: int | None, check: Check
    ) -> int:
        """The version that it leads to."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.enter_soon(Wish(seat, mark, version, check, lambda outcome: _settle(done, outcome)))
        return await done

    def enter_soon(self, wish: Wish) -> None:
        self._order.take(lambda: self._consider(wish))

    def _consider(self, wish: Wish) -> None:
        """It is the wish's turn: hand it to the journal, unless it must not be or has been."""
        try:
            entry = self._entry(wish)
        except Exception as error:
            self._end(wish, error)
            return
        if isinstance(entry, int):
            self._end(wish, entry)
        else:
            self._journal.append(entry, lambda written: self._appended(wish, entry, written))

    def _entry(self, wish: Wish) -> Entry | int:
        """The entry it makes, or the version it led to when it was here before."""
        course = self._course
        if wish.mark is not None:
            known = course.answered(wish.mark)
            if known is not None:
                return known
        if wish.version is not None and wish.version != course.version:
            raise Stale
        kind, text = wish.check()
        return Entry(self._id, course.version + 1, wish.seat, kind, text, wish.mark, time.time())

    def _appended(self, wish: Wish, entry: Entry, written: bool | Exception) -> None:
        if isinstance(written, Exception):
            self._end(wish, written)
        elif not written:
            self._table.later(self._consider_again(wish))
        else:
            self._end(wish, self._outcome(entry))

    def _outcome(self, entry: Entry) -> int | Exception:
        try:
            self._table.entered(entry)
        except Exception as error:
            return error
        return entry.version

    async def _consider_again(self, wish: Wish) -> None:
        """Another process was faster."""
        try:
            await self._table.read_on()
        except Exception as error:
            self._end(wish, error)
        else:
            self._consider(wish)

    def _end(self, wish: Wish, outcome: int | Exception) -> None:
        try:
            wish.done(outcome)
        finally:
            self._order.free()


def _settle(done: asyncio.Future[int], outcome: int | Exception) -> None:
    if done.done():  # whoever waited has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
