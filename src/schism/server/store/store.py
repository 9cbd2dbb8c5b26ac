"""The store: reads and writes everything except new journal entries."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import fields
from importlib import import_module
from typing import Any

from sqlalchemy import (
    Executable,
    bindparam,
    delete,
    extract,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.games.deck import Deck
from schism.server.store.changes import Changes, Values
from schism.server.store.databases import Database, SeatsHere, SqliteDatabase
from schism.server.store.journal import Journal, JournalEntry
from schism.server.store.postgres import PostgresDatabase
from schism.server.store.rows import ChatRow, Mark, SeatRow, TableRow
from schism.server.store.schema import chats, decks, identity, journal, seats, tables
from schism.server.store.table_count import TableCount
from schism.server.tokens import is_id

_log = logging.getLogger("schism.store")
_LEAST_FREE = 32 * 1024 * 1024  # bytes; the write-ahead log takes about ten megabytes
# Built once, because building a statement takes longer than executing it.
_PING = select(literal(1))
_TABLE_COLUMNS = [tables.c[each.name] for each in fields(TableRow)]
_TABLE = select(*_TABLE_COLUMNS).where(tables.c.id == bindparam("table"))
_SEAT_COLUMNS = [seats.c[each.name] for each in fields(SeatRow)]
_SEATS = select(*_SEAT_COLUMNS).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_ENTRIES = (
    select(journal)
    .where(journal.c.table_id == bindparam("table"), journal.c.version > bindparam("after"))
    .order_by(journal.c.version)
)
_CHATS = (
    select(*(chats.c[each.name] for each in fields(ChatRow)))
    .where(chats.c.table_id == bindparam("table"), chats.c.number > bindparam("after"))
    .order_by(chats.c.number.desc())
    .limit(bindparam("limit"))
)
_UPDATE_SEAT_IF_UNCHANGED = update(seats).where(
    seats.c.table_id == bindparam("its_table"),
    seats.c.seat == bindparam("its_seat"),
    seats.c.who == bindparam("who_before"),
    seats.c.token_hash.is_not_distinct_from(bindparam("hash_before")),
)
_NOW = extract("epoch", func.clock_timestamp())  # only PostgreSQL is shared by several processes
_SEATS_HERE = select(seats.c.seat).where(
    seats.c.table_id == bindparam("table"), seats.c.here_until > _NOW
)
_SEATS_TEXT = func.aggregate_strings(
    seats.c.who
    + seats.c.name
    + func.coalesce(seats.c.level, "")
    + func.coalesce(seats.c.token_hash, ""),
    ",",
)
_MARKS = select(
    tables.c.id,
    select(func.max(journal.c.version)).where(journal.c.table_id == tables.c.id).scalar_subquery(),
    select(func.max(chats.c.number)).where(chats.c.table_id == tables.c.id).scalar_subquery(),
    select(_SEATS_TEXT).where(seats.c.table_id == tables.c.id).scalar_subquery(),
    tables.c.host,
    tables.c.state,
    tables.c.rematch,
).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_LIST_WAITING = (
    select(tables.c.id)
    .where(tables.c.listed, tables.c.state == "waiting", tables.c.created >= bindparam("since"))
    .order_by(tables.c.created.desc())
    .limit(bindparam("limit"))
)
_COUNT_TABLES, _COUNT_DECKS = (select(func.count()).select_from(rows) for rows in (tables, decks))
_DECK = select(decks.c.data).where(decks.c.sha256 == bindparam("sha256"))
_TIME = select(_NOW)
_IDENTITY = select(identity)
_UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("its_id"))
_SET_FIRST_REMATCH = _UPDATE_TABLE.where(tables.c.rematch.is_(None))
_INSERT_TABLE, _INSERT_SEATS, _INSERT_ENTRIES = insert(tables), insert(seats), insert(journal)
_DELETE_UNUSED_DECKS = delete(decks).where(
    decks.c.at < bindparam("before"), decks.c.sha256.not_in(select(tables.c.deck))
)


class Store:
    def __init__(self, engine: AsyncEngine, database: Database) -> None:
        self.engine = engine
        # Only the dialect in use is imported: the other one would delay every start.
        insert_or_ignore = import_module(f"sqlalchemy.dialects.{engine.dialect.name}").insert
        self._add_table = insert_or_ignore(tables).on_conflict_do_nothing()
        self._add_deck = insert_or_ignore(decks).on_conflict_do_nothing()
        self._add_chat = insert_or_ignore(chats).on_conflict_do_nothing()
        self._database = database
        self._read, self._all = database.read, database.fetch
        self._change, self._run = database.change, database.run
        self.journal = Journal(database)
        self.table_count = TableCount(self._count_tables)
        self.on_failure = database.on_failure

    async def close(self) -> None:
        await self.journal.close()
        await self._database.close()

    async def release_caches(self) -> None:
        """Free what is only kept for speed."""
        await self._database.release_caches()

    @property
    def failure(self) -> Exception | None:
        """Why nothing can be stored any more, if so."""
        return self._database.failure

    @property
    def has_room(self) -> bool:
        """Whether the disk can take more."""
        free = self._database.free_space()
        return free is None or free > _LEAST_FREE

    async def ping(self) -> None:
        """Raise unless the database answers."""
        await self._all(_PING, {})

    async def add_table(
        self,
        table: TableRow,
        its_seats: Sequence[SeatRow],
        deck: Deck,
        entries: Sequence[JournalEntry] = (),
    ) -> bool:
        """Add a table with its deck, and with the journal of a game that was begun elsewhere,
        unless it is there; return whether it was added."""

        def add(changes: Changes) -> bool:
            changes.run(self._add_deck, _deck_values(deck))
            is_new = changes.run(self._add_table, table.as_values()) == 1
            if is_new:
                changes.run(_INSERT_SEATS, *(seat.as_values() for seat in its_seats))
            if is_new and entries:
                changes.run(_INSERT_ENTRIES, *(entry._asdict() for entry in entries))
            return is_new

        is_new = await self._change(add)
        if is_new:
            self.table_count.add()
        return is_new

    async def add_rematch(
        self, of: str, table: TableRow, its_seats: Sequence[SeatRow]
    ) -> str | None:
        """Add a table's rematch, unless there is one; return the id of the one that is stored."""

        def add(changes: Changes) -> bool:
            is_first = changes.run(_SET_FIRST_REMATCH, {"its_id": of, "rematch": table.id}) == 1
            if is_first:
                changes.run(_INSERT_TABLE, table.as_values())
                changes.run(_INSERT_SEATS, *(seat.as_values() for seat in its_seats))
            return is_first

        if await self._change(add):
            self.table_count.add()
            return table.id
        return await self.rematch_of(of)

    async def rematch_of(self, table_id: str) -> str | None:
        found = await self.table(table_id)
        return found.rematch if found else None

    async def identity(self) -> str:
        """What tells this database from others, however its URL is spelt."""
        return str(await self._value(_IDENTITY, {}))

    async def time(self) -> float:
        """The time by the database's clock, if several processes share it."""
        return float(await self._value(_TIME, {}))

    async def set_here(self, seats_here: SeatsHere, seconds: float) -> None:
        """Store that players are at their seats, for as long by the database's clock."""
        if not seats_here:
            return
        try:
            await self._database.set_here(seats_here, seconds)
        except TimeoutError:  # the next heartbeat is soon
            _log.warning("presence is not noted: the database takes too long")

    async def seats_here(self, table_id: str) -> list[int]:
        """The seats whose players are at some process."""
        return [row[0] for row in await self._all(_SEATS_HERE, {"table": table_id})]

    async def table(self, table_id: str) -> TableRow | None:
        if not is_id(table_id):
            return None
        found = await self._all(_TABLE, {"table": table_id})
        return TableRow(*found[0]) if found else None

    async def seats_of(self, table_id: str) -> list[SeatRow]:
        found = await self._all(_SEATS, {"table": table_id})
        return [SeatRow(*row) for row in found]

    async def entries(self, table_id: str, after: int) -> list[JournalEntry]:
        found = await self._all(_ENTRIES, {"table": table_id, "after": after})
        return [JournalEntry._make(row) for row in found]

    async def marks(self, table_ids: Sequence[str]) -> dict[str, Mark]:
        """What changes with every change to a table, for many tables at once."""
        found = await self._read(lambda sync: sync.execute(_MARKS, {"ids": table_ids}).all())
        rows = map(list, found)
        return {its_id: Mark(version or 0, tuple(rest)) for its_id, version, *rest in rows}

    async def list_waiting(self, limit: int, since: float) -> list[str]:
        """Ids of public tables created since then that wait for players, newest first."""
        found = await self._all(_LIST_WAITING, {"since": since, "limit": limit})
        return [row[0] for row in found]

    async def _count_tables(self) -> int:
        return await self._value(_COUNT_TABLES, {}) or 0

    async def count_decks(self) -> int:
        return await self._value(_COUNT_DECKS, {}) or 0

    async def _value(self, query: Executable, values: Values) -> Any:
        """The first value of the first row; None if there is none."""
        found = await self._all(query, values)
        return found[0][0] if found else None

    async def set_table(self, table_id: str, **values: Any) -> None:
        await self._run(_UPDATE_TABLE, {"its_id": table_id, **values})

    async def set_seat(
        self, table_id: str, seat: int, values: Mapping[str, Any], before: SeatRow
    ) -> bool:
        """Change a seat if it is still as `before`; return whether it was."""
        known = {
            "its_table": table_id,
            "its_seat": seat,
            "who_before": before.who,
            "hash_before": before.token_hash,
        }
        return await self._run(_UPDATE_SEAT_IF_UNCHANGED, {**known, **values}) == 1

    async def chats_of(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """The last messages after a number, oldest first."""
        found = await self._all(_CHATS, {"table": table_id, "after": after, "limit": limit})
        return [ChatRow(*row) for row in reversed(found)]

    async def add_chat(self, chat: ChatRow) -> bool:
        return await self._run(self._add_chat, chat.as_values()) == 1

    async def add_deck(self, deck: Deck) -> None:
        await self._run(self._add_deck, _deck_values(deck))

    async def deck(self, sha256: str) -> str | None:
        """A stored deck as JSON."""
        data: str | None = await self._value(_DECK, {"sha256": sha256})
        return data

    async def delete_unused_decks(self, before: float) -> None:
        """Delete old decks that no table uses."""
        await self._run(_DELETE_UNUSED_DECKS, {"before": before})


def open_store(engine: AsyncEngine) -> Store:
    is_sqlite = engine.dialect.name == "sqlite"
    return Store(engine, (SqliteDatabase if is_sqlite else PostgresDatabase)(engine))


def _deck_values(deck: Deck) -> Values:
    return {"sha256": deck.sha256, "game": deck.game, "data": deck.text, "at": time.time()}
