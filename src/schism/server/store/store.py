"""Reading and writing everything but the journal's next entry."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from schism.games.deck import Deck
from schism.server.store.journal import Entry, Journal, Writer
from schism.server.store.rows import ChatRow, SeatRow, TableRow
from schism.server.store.schema import chats, decks, journal, seats, tables
from schism.server.store.writers import PostgresWriter, SqliteWriter

# A statement takes longer to put together than to carry out: these are asked for all the time.
_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_ENTRIES = (
    select(journal)
    .where(journal.c.table_id == bindparam("table"), journal.c.version > bindparam("after"))
    .order_by(journal.c.version)
)
_UNCHANGED_SEAT = update(seats).where(
    seats.c.table_id == bindparam("its_table"),
    seats.c.seat == bindparam("its_seat"),
    seats.c.who == bindparam("who_before"),
    seats.c.token_hash.is_not_distinct_from(bindparam("hash_before")),
)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # One statement each: a transaction around it would be two more ways to the database.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = asyncio.Lock()
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._insert = sqlite.insert if self._is_sqlite else postgresql.insert
        self._writer: Writer = (
            SqliteWriter(str(engine.url.database), self._turn)
            if self._is_sqlite
            else PostgresWriter(engine)
        )
        self.journal = Journal(self._writer)

    async def close(self) -> None:
        await self._writer.close()

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite lets one write at a time, and whoever it turns away tries again
        later and later: waiting here is fair, and faster."""
        turn = self._turn if self._is_sqlite else nullcontext()
        async with turn, self.engine.begin() as connection:
            yield connection

    async def add_table(self, table: TableRow, its_seats: Sequence[SeatRow], deck: Deck) -> None:
        async with self._changing() as connection:
            await connection.execute(self._keep_deck(deck))
            await connection.execute(insert(tables), table.as_values())
            await connection.execute(insert(seats), [seat.as_values() for seat in its_seats])

    async def add_rematch(
        self, of: str, table: TableRow, its_seats: Sequence[SeatRow]
    ) -> str | None:
        """The id of the table's rematch: this one, or the one somebody else made first."""
        async with self._changing() as connection:
            first = update(tables).where(tables.c.id == of, tables.c.rematch.is_(None))
            if (await connection.execute(first.values(rematch=table.id))).rowcount == 1:
                await connection.execute(insert(tables), table.as_values())
                await connection.execute(insert(seats), [seat.as_values() for seat in its_seats])
                return table.id
        found = await self.table(of)
        return found.rematch if found else None

    async def table(self, table_id: str) -> TableRow | None:
        async with self._reading.connect() as connection:
            row = (await connection.execute(_TABLE, {"table": table_id})).first()
        return TableRow(**row._mapping) if row else None

    async def seats_of(self, table_id: str) -> list[SeatRow]:
        async with self._reading.connect() as connection:
            found = await connection.execute(_SEATS, {"table": table_id})
            return [SeatRow(**row._mapping) for row in found]

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        async with self._reading.connect() as connection:
            found = await connection.execute(_ENTRIES, {"table": table_id, "after": after})
            return [Entry(*row) for row in found]

    async def listed(self, limit: int, since: float) -> list[str]:
        """Tables made since then that wait for players, the newest first."""
        wanted = (
            select(tables.c.id)
            .where(tables.c.listed, tables.c.state == "waiting", tables.c.created >= since)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        async with self._reading.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def count_tables(self) -> int:
        return await self._count(tables)

    async def count_decks(self) -> int:
        return await self._count(decks)

    async def _count(self, rows: Table) -> int:
        async with self._reading.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(rows))
            return int(found.scalar_one())

    async def set_table(self, table_id: str, **values: Any) -> None:
        async with self._changing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(values))

    async def set_seat(
        self, table_id: str, seat: int, values: Mapping[str, Any], before: SeatRow
    ) -> bool:
        """Change a seat if it is still as it was; whether it has been."""
        known = {
            "its_table": table_id,
            "its_seat": seat,
            "who_before": before.who,
            "hash_before": before.token_hash,
        }
        async with self._changing() as connection:
            return (await connection.execute(_UNCHANGED_SEAT, {**known, **values})).rowcount == 1

    async def chats_of(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """The last ones, in order."""
        wanted = (
            select(chats)
            .where(chats.c.table_id == table_id, chats.c.number > after)
            .order_by(chats.c.number.desc())
            .limit(limit)
        )
        async with self._reading.connect() as connection:
            found = [ChatRow(**row._mapping) for row in await connection.execute(wanted)]
        return found[::-1]

    async def add_chat(self, chat: ChatRow) -> bool:
        statement = self._insert(chats).on_conflict_do_nothing().returning(chats.c.number)
        async with self._changing() as connection:
            written = await connection.execute(statement, chat.as_values())
            return written.first() is not None

    def _keep_deck(self, deck: Deck) -> Any:
        return (
            self._insert(decks)
            .values(sha256=deck.sha256, game=deck.game, data=deck.text, at=time.time())
            .on_conflict_do_nothing()
        )

    async def keep_deck(self, deck: Deck) -> None:
        async with self._changing() as connection:
            await connection.execute(self._keep_deck(deck))

    async def deck(self, sha256: str) -> str | None:
        """A kept deck as JSON."""
        async with self._reading.connect() as connection:
            found = await connection.execute(select(decks.c.data).where(decks.c.sha256 == sha256))
            return found.scalar_one_or_none()

    async def forget_unused_decks(self, before: float) -> None:
        """Decks nobody made a table with."""
        used = select(tables.c.deck)
        unused = delete(decks).where(decks.c.at < before, decks.c.sha256.not_in(used))
        async with self._changing() as connection:
            await connection.execute(unused)
