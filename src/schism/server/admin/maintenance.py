"""Maintenance of a database: listing, exporting, importing and removing tables, and backups."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, func, insert, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from schism.errors import SchismError
from schism.files import parse_json
from schism.games.contract import Json
from schism.server.store.schema import chats, decks, journal, seats, tables

FORMAT = "schism-table/1"
TABLE_PARTS = {"seats": seats, "journal": journal, "chats": chats}


async def list_tables(engine: AsyncEngine) -> list[Json]:
    """All tables, each with the number of its journal entries."""
    entries = (
        select(func.count()).where(journal.c.table_id == tables.c.id).scalar_subquery()
    ).label("entries")
    query = select(tables.c.id, tables.c.game, tables.c.state, tables.c.created, entries)
    async with engine.connect() as connection:
        found = await connection.execute(query.order_by(tables.c.created))
        return [dict(row._mapping) for row in found]


async def export_tables(engine: AsyncEngine, table_id: str | None) -> AsyncIterator[str]:
    """Yield a line of JSON for each table. It contains secrets: keep it as safe as the database."""
    async with engine.connect() as connection:
        query = select(tables)
        if table_id is not None:
            query = query.where(tables.c.id == table_id)
        rows = (await connection.execute(query.order_by(tables.c.created))).all()
        if table_id is not None and not rows:
            raise SchismError("table-unknown", found=table_id)
        for row in rows:
            yield json.dumps(
                await _export_table(connection, dict(row._mapping)), ensure_ascii=False
            )


async def _export_table(connection: AsyncConnection, row: Json) -> Json:
    row["secret"] = row["secret"].hex()
    values = await connection.execute(select(decks.c.data).where(decks.c.sha256 == row["deck"]))
    parts: Json = {"format": FORMAT, "table": row, "deck": json.loads(values.scalar_one())}
    for name, part in TABLE_PARTS.items():
        found = await connection.execute(
            select(part).where(part.c.table_id == row["id"]).order_by(*part.primary_key.columns)
        )
        parts[name] = [dict(each._mapping) for each in found]
    return parts


async def import_table(engine: AsyncEngine, line: str, at: float) -> bool:
    """Add an exported table; return False if it is there already, and leave that alone."""
    try:
        parts = parse_json(line)
        if parts["format"] != FORMAT:
            raise ValueError(parts["format"])
        row = {**parts["table"], "secret": bytes.fromhex(parts["table"]["secret"])}
        async with engine.begin() as connection:
            if await _exists(connection, row["id"]):
                return False
            await _add_deck(connection, row, parts["deck"], at)
            await connection.execute(insert(tables), row)
            for name, part in TABLE_PARTS.items():
                await _insert(connection, part, parts[name])
    except (KeyError, TypeError, ValueError) as error:
        raise SchismError("import-line", expected=FORMAT, reason=str(error)) from error
    return True


async def _exists(connection: AsyncConnection, table_id: str) -> bool:
    there = await connection.execute(select(tables.c.id).where(tables.c.id == table_id))
    return there.first() is not None


async def _add_deck(connection: AsyncConnection, row: Json, data: Json, at: float) -> None:
    there = await connection.execute(select(decks.c.sha256).where(decks.c.sha256 == row["deck"]))
    if there.first() is None:
        text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        values = {"sha256": row["deck"], "game": row["game"], "data": text, "at": at}
        await connection.execute(insert(decks), values)


async def _insert(connection: AsyncConnection, part: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(insert(part), rows)


async def remove_table(engine: AsyncEngine, table_id: str) -> None:
    async with engine.begin() as connection:
        if await _remove(connection, tables.c.id == table_id) == 0:
            raise SchismError("table-unknown", found=table_id)


async def remove_unused_tables(engine: AsyncEngine, since: float) -> int:
    """Remove tables not created or used since then; return how many."""
    moved = select(journal.c.table_id).where(journal.c.at >= since)
    async with engine.begin() as connection:
        return await _remove(connection, (tables.c.created < since) & tables.c.id.not_in(moved))


async def _remove(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    for part in TABLE_PARTS.values():
        ids = select(tables.c.id).where(which)
        await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    return (await connection.execute(delete(tables).where(which))).rowcount


def back_up(url: str, target: Path) -> None:
    """Copy the database file, consistently even while the server is running."""
    if make_url(url).get_backend_name() != "sqlite":
        raise SchismError("backup-postgres")
    if target.exists():
        raise SchismError("file-exists", file=str(target))
    source = str(make_url(url).database)
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there)
    except sqlite3.Error as error:
        raise SchismError("file-unwritable", file=str(target), reason=str(error)) from error
