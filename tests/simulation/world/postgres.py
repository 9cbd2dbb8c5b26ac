"""A simulated database server that several processes share: SQLite in memory answers for it.

Requests and answers travel, so a connection can break before or after a commit, and what a process
had asked for is carried out even if the process is dead by then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Executable, UpdateBase, bindparam, create_engine, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import StaticPool

from schism.server.store.changes import PostgresChanges, Values
from schism.server.store.databases import Query, Rows, SeatsHere, T, Work
from schism.server.store.engine import open_engine
from schism.server.store.journal import JournalEntry
from schism.server.store.schema import identity, journal, metadata, seats
from tests.simulation.world.ledger import Ledger
from tests.simulation.world.loop import SimulatedLoop
from tests.simulation.world.scheduler import EPOCH, Scheduler, exponential

_PRESENCE_TIMEOUT = 2.0  # seconds
_ROUND_TRIP = 0.001  # seconds, on average, one way
_SET_HERE = (
    update(seats)
    .where(seats.c.table_id == bindparam("its_table"), seats.c.seat == bindparam("its_seat"))
    .values(here_until=bindparam("until"))
)
_INSERT = sqlite.insert(journal).on_conflict_do_nothing()


class SimulatedPostgres:
    def __init__(self, scheduler: Scheduler, ledger: Ledger) -> None:
        self.scheduler, self.ledger = scheduler, ledger
        self._random = scheduler.stream("postgres")
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        metadata.create_all(self._engine)
        self.connection = self._engine.connect()
        driver = self.connection.connection.driver_connection
        assert driver is not None
        driver.create_function("clock_timestamp", 0, self._time)
        self.connection.execute(identity.insert(), {"id": "simulated"})
        self.connection.commit()
        self.generation = 0  # a failover ends all connections
        self.away_until = 0.0
        self.stalled_until = 0.0
        self.cut_off: set[str] = set()  # processes that cannot reach it

    def _time(self) -> str:
        at = datetime.fromtimestamp(EPOCH + self.scheduler.now, UTC)
        return at.strftime("%Y-%m-%d %H:%M:%S")

    def delay(self) -> float:
        stall = max(0.0, self.stalled_until - self.scheduler.now)
        return stall + exponential(self._random, _ROUND_TRIP)

    def fail_over(self, seconds: float) -> None:
        self.generation += 1
        self.away_until = self.scheduler.now + seconds

    def is_reachable(self, process: str, generation: int) -> bool:
        away = self.scheduler.now < self.away_until
        return not away and generation == self.generation and process not in self.cut_off

    def run(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction."""
        try:
            with self.connection.begin():
                return work(self.connection)
        finally:
            self.connection.rollback()


class SharedDatabase:
    """What a process sees of it, through the interface that PostgreSQL has in production."""

    failure = None

    def __init__(self, server: SimulatedPostgres, loop: SimulatedLoop) -> None:
        self._server, self._loop = server, loop
        self.engine = open_engine("sqlite:///never-connected")  # for its dialect

    def on_failure(self, act: Callable[[], None]) -> None:
        return

    def free_space(self) -> int | None:
        return None

    async def write(self, entries: Sequence[JournalEntry]) -> list[bool]:
        self._server.ledger.note_attempt(self._loop.name, entries)
        return await self._request(lambda connection: _insert(connection, entries))

    async def change(self, work: Work[T]) -> T:
        return await self._request(lambda connection: work(PostgresChanges(connection)))

    async def run(self, statement: UpdateBase, values: Values) -> int:
        return await self.change(lambda changes: changes.run(statement, values))

    async def read(self, query: Query[T]) -> T:
        return await self._request(query)

    async def fetch(self, query: Executable, values: Values) -> Rows:
        return await self._request(lambda connection: connection.execute(query, values).all())

    async def set_here(self, seats_here: SeatsHere, seconds: float) -> None:
        def set_all(connection: Connection) -> None:
            until = EPOCH + self._server.scheduler.now + seconds
            rows = [
                {"its_table": table, "its_seat": seat, "until": until} for table, seat in seats_here
            ]
            connection.execute(_SET_HERE, rows)

        async with asyncio.timeout(_PRESENCE_TIMEOUT):
            await self._request(set_all)

    async def _request(self, work: Callable[[Connection], T]) -> T:
        answer = self._loop.create_future()
        server, generation = self._server, self._server.generation
        if not server.is_reachable(self._loop.name, generation):
            await asyncio.sleep(server.delay())
            raise ConnectionError("database away")
        server.scheduler.call_later(
            server.delay(), lambda: self._carry_out(work, answer, generation)
        )
        found: T = await answer
        return found

    def _carry_out(
        self, work: Callable[[Connection], T], answer: asyncio.Future[Any], generation: int
    ) -> None:
        server = self._server
        outcome: Any = ConnectionError("connection lost")
        if server.is_reachable(self._loop.name, generation):
            try:
                outcome = server.run(work)
            except Exception as error:
                outcome = error
        self._loop.post(server.delay(), self._receive, answer, outcome, generation)

    def _receive(self, answer: asyncio.Future[Any], outcome: Any, generation: int) -> None:
        """The transaction may have been committed even if its answer is lost."""
        if not self._server.is_reachable(self._loop.name, generation):
            outcome = ConnectionError("connection lost")
        if answer.done():
            return
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)

    async def release_caches(self) -> None:
        return

    async def close(self) -> None:
        return


def _insert(connection: Connection, entries: Sequence[JournalEntry]) -> list[bool]:
    return [connection.execute(_INSERT, entry._asdict()).rowcount == 1 for entry in entries]
