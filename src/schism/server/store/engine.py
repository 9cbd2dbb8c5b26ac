"""Opening the database: which one, how careful it is, and bringing it up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from schism.errors import SchismError

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
# One process at a time brings the database up to date, and all of it or nothing: SQLite's driver
# would begin a transaction with the first row only, after tables have been made and changed.
_ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1547787329)"}
Pragmas: TypeAlias = tuple[str, ...]
CAREFUL: Pragmas = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "cache_size=-1000",
)
# For an event loop, which waits for nothing: neither for others who write nor for the disk.
AT_ONCE: Pragmas = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "busy_timeout=0",
    "wal_autocheckpoint=0",
    "cache_size=-8000",  # KiB: room for the ends of many tables' journals
)
_MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(url: str) -> AsyncEngine:
    parsed = _parsed(url)
    kind = "postgresql" if parsed.drivername == "postgres" else parsed.get_backend_name()
    if kind not in _DRIVERS:
        raise SchismError("database", found=kind, known=", ".join(_DRIVERS))
    try:
        engine = create_async_engine(parsed.set(drivername=_DRIVERS[kind]))
    except ModuleNotFoundError as error:
        raise SchismError("driver", package=str(error.name)) from error
    if kind == "sqlite":
        _begin_with(CAREFUL, engine.sync_engine)
    return engine


def open_beside(engine: AsyncEngine, pragmas: Pragmas) -> Engine:
    """The same SQLite file without tasks."""
    beside = create_engine(engine.url.set(drivername="sqlite"))
    _begin_with(pragmas, beside)
    return beside


def _begin_with(pragmas: Pragmas, engine: Engine) -> None:
    event.listen(engine, "connect", lambda connection, _: set_pragmas(connection, pragmas))


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise SchismError("database-url") from None  # without the text: it may hold a password


def set_pragmas(connection: Any, pragmas: Pragmas) -> None:
    """With `CAREFUL` a commit is on the disk when it returns; readers never wait for anybody."""
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def open_database(url: str) -> AsyncIterator[AsyncEngine]:
    """The database, up to date."""
    engine = open_engine(url)
    try:
        await _bring_up_to_date(engine)
        yield engine
    finally:
        await engine.dispose()


def _check_file(url: URL) -> None:
    """A file that cannot be opened would leave the driver's thread behind."""
    if url.get_backend_name() == "sqlite":
        sqlite3.connect(url.database or ":memory:").close()


async def _bring_up_to_date(engine: AsyncEngine) -> None:
    try:
        _check_file(engine.url)
        async with engine.begin() as connection:
            await connection.exec_driver_sql(_ALONE[engine.dialect.name])
            await connection.run_sync(_upgrade)
    except Exception as error:  # each driver has its own for a wrong name, password or file
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        where = engine.url.render_as_string(hide_password=True)
        raise SchismError("database-closed", where=where, reason=reason) from error


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
