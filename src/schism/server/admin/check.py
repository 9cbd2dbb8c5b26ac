"""`schism admin check`: is everything in the database as it was written, and does it still play?"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from schism.errors import SchismError
from schism.server.admin.maintenance import TABLE_PARTS
from schism.server.lobby.deck_cache import DeckCache
from schism.server.store.schema import tables
from schism.server.store.store import Store, open_store
from schism.server.tables.game_log import GameLog


async def check_database(engine: AsyncEngine) -> AsyncIterator[SchismError]:
    """Yield what is wrong: in the file, with rows that belong to no table, in each journal."""
    if engine.dialect.name == "sqlite":
        async for problem in _check_file(engine):
            yield problem
    async for problem in _check_orphans(engine):
        yield problem
    async with _open_store(engine) as store:
        decks = DeckCache(store)
        for table_id in await _table_ids(engine):
            try:
                await _replay(store, decks, table_id)
            except SchismError as error:
                yield SchismError("check-table", table=table_id, reason=error)


@asynccontextmanager
async def _open_store(engine: AsyncEngine) -> AsyncIterator[Store]:
    store = open_store(engine)
    try:
        yield store
    finally:
        await store.close()


async def _check_file(engine: AsyncEngine) -> AsyncIterator[SchismError]:
    async with engine.connect() as connection:
        for row in await connection.execute(text("PRAGMA integrity_check")):
            if row[0] != "ok":
                yield SchismError("check-file", reason=str(row[0]))


async def _check_orphans(engine: AsyncEngine) -> AsyncIterator[SchismError]:
    async with engine.connect() as connection:
        for name, part in TABLE_PARTS.items():
            known = select(tables.c.id)
            query = select(part.c.table_id).where(part.c.table_id.not_in(known)).distinct()
            for row in await connection.execute(query):
                yield SchismError("check-orphan", part=name, table=row[0])


async def _table_ids(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        return [row[0] for row in await connection.execute(select(tables.c.id))]


async def _replay(store: Store, decks: DeckCache, table_id: str) -> None:
    """Apply a table's journal as waking does, checksums included."""
    row = await store.table(table_id)
    if row is None:  # removed meanwhile
        return
    seats = await store.seats_of(table_id)
    log = GameLog.of_table(row, len(seats), await decks.get(row.deck))
    for entry in await store.entries(table_id, 0):
        log.apply(entry)
