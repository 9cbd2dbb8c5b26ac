"""Reading and writing everything but the journal's next entry."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Executable,
    Row,
    Table,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.games.deck import Deck
from schism.server.store.changes import Changes, Values
from schism.server.store.databases import Database, PostgresDatabase, SqliteDatabase
from schism.server.store.journal import Journal, JournalEntry
from schism.server.store.rows import ChatRow, SeatRow, TableRow
from schism.server.store.schema import chats, decks, journal, seats, tables

# A statement takes longer to put together than to carry out: these are asked for all the time.
_ANYTHING = select(literal(1))
_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_ENTRIES = (
    select(journal)
    .where(journal.c.table_id == bindparam("table"), journal.c.version > bindparam("after"))
    .order_by(journal.c.version)
)
_CHATS = (
    select(chats)
    .where(chats.c.table_id == bindparam("table"), chats.c.number > bindparam("after"))
    .order_by(chats.c.number.desc())
    .limit(bindparam("limit"))
)
_UNCHANGED_SEAT = update(seats).where(
    seats.c.table_id == bindparam("its_table"),
    seats.c.seat == bindparam("its_seat"),
    seats.c.who == bindparam("who_before"),
    seats.c.token_hash.is_not_distinct_from(bindparam("hash_before")),
)
_THAT_TABLE = update(tables).where(tables.c.id == bindparam("its_id"))
_WITHOUT_REMATCH = _THAT_TABLE.where(tables.c.rematch.is_(None))
_NEW_TABLE, _NEW_SEATS = insert(tables), insert(seats)
_UNUSED_DECKS = delete(decks).where(
    decks.c.at < bindparam("before"), decks.c.sha256.not_in(select(tables.c.deck))
)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        is_sqlite = engine.dialect.name == "sqlite"
        insert_new = sqlite.insert if is_sqlite else postgresql.insert
        self._keep_deck = insert_new(decks).on_conflict_do_nothing()
        self._add_chat = insert_new(chats).on_conflict_do_nothing()
        self._database: Database = (SqliteDatabase if is_sqlite else PostgresDatabase)(engine)
        self._read, self._change = self._database.read, self._database.change
        self.journal = Journal(self._database)

    async def close(self) -> None:
        await self.journal.close()
        await self._database.close()

    async def rest(self) -> None:
        """Let go of what is only kept for speed."""
        await self._database.rest()

    async def ping(self) -> None:
        """Complain unless the database answers."""
        await self._all(_ANYTHING, {})

    async def add_table(self, table: TableRow, its_seats: Sequence[SeatRow], deck: Deck) -> None:
        def add(changes: Changes) -> None:
            changes.run(self._keep_deck, _kept(deck))
            _add(changes, table, its_seats)

        await self._change(add)

    async def add_rematch(
        self, of: str, table: TableRow, its_seats: Sequence[SeatRow]
    ) -> str | None:
        """The id of the table's rematch: this one, or the one somebody else made first."""

        def add(changes: Changes) -> bool:
            is_first = changes.run(_WITHOUT_REMATCH, {"its_id": of, "rematch": table.id}) == 1
            if is_first:
                _add(changes, table, its_seats)
            return is_first

        if await self._change(add):
            return table.id
        found = await self.table(of)
        return found.rematch if found else None

    async def table(self, table_id: str) -> TableRow | None:
        row = await self._read(
            lambda connection: connection.execute(_TABLE, {"table": table_id}).first()
        )
        return TableRow(**row._mapping) if row else None

    async def seats_of(self, table_id: str) -> list[SeatRow]:
        found = await self._all(_SEATS, {"table": table_id})
        return [SeatRow(**row._mapping) for row in found]

    async def entries(self, table_id: str, after: int) -> list[JournalEntry]:
        found = await self._all(_ENTRIES, {"table": table_id, "after": after})
        return [JournalEntry._make(row) for row in found]

    async def _all(self, wanted: Executable, values: Mapping[str, Any]) -> Sequence[Row[Any]]:
        return await self._read(lambda connection: connection.execute(wanted, values).all())

    async def listed(self, limit: int, since: float) -> list[str]:
        """Tables made since then that wait for players, the newest first."""
        wanted = (
            select(tables.c.id)
            .where(tables.c.listed, tables.c.state == "waiting", tables.c.created >= since)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        return [row[0] for row in await self._all(wanted, {})]

    async def count_tables(self) -> int:
        return await self._count(tables)

    async def count_decks(self) -> int:
        return await self._count(decks)

    async def _count(self, rows: Table) -> int:
        wanted = select(func.count()).select_from(rows)
        return await self._read(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def set_table(self, table_id: str, **values: Any) -> None:
        changed = {"its_id": table_id, **values}
        await self._change(lambda changes: changes.run(_THAT_TABLE, changed))

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
        changed = {**known, **values}
        return await self._change(lambda changes: changes.run(_UNCHANGED_SEAT, changed) == 1)

    async def chats_of(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """The last ones, in order."""
        found = await self._all(_CHATS, {"table": table_id, "after": after, "limit": limit})
        return [ChatRow(**row._mapping) for row in reversed(found)]

    async def add_chat(self, chat: ChatRow) -> bool:
        values = chat.as_values()
        return await self._change(lambda changes: changes.run(self._add_chat, values) == 1)

    async def keep_deck(self, deck: Deck) -> None:
        await self._change(lambda changes: changes.run(self._keep_deck, _kept(deck)))

    async def deck(self, sha256: str) -> str | None:
        """A kept deck as JSON."""
        wanted = select(decks.c.data).where(decks.c.sha256 == sha256)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def forget_unused_decks(self, before: float) -> None:
        """Decks nobody made a table with."""
        await self._change(lambda changes: changes.run(_UNUSED_DECKS, {"before": before}))


def _kept(deck: Deck) -> Values:
    return {"sha256": deck.sha256, "game": deck.game, "data": deck.text, "at": time.time()}


def _add(changes: Changes, table: TableRow, its_seats: Sequence[SeatRow]) -> None:
    changes.run(_NEW_TABLE, table.as_values())
    changes.run(_NEW_SEATS, *(seat.as_values() for seat in its_seats))
