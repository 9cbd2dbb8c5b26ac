"""Opening the database: drivers, SQLite's pragmas, and migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from schism.errors import SchismError

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
# One process at a time migrates, all or nothing. SQLite's driver would begin a transaction with the
# first row only, after tables have been created and altered.
_MIGRATION_LOCK = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(1547787329)",
}
# Opening a connection takes longer than most queries, so none is opened to be closed again; ten
# processes stay below the hundred connections that PostgreSQL allows by default.
_POOL = {"pool_size": 9, "max_overflow": 0}
Pragmas: TypeAlias = tuple[str, ...]
DURABLE: Pragmas = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "cache_size=-1000",
)
# For the event loop, which must wait neither for other writers nor for the disk.
NON_BLOCKING: Pragmas = (
    "journal_mode=WAL",
    "synchronous=NORMAL",
    "busy_timeout=0",
    "wal_autocheckpoint=0",
    "cache_size=-8000",  # KiB: the last pages of many tables' journals
)
_MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(url: str) -> AsyncEngine:
    parsed = parse_url(url)
    kind = "postgresql" if parsed.drivername == "postgres" else parsed.get_backend_name()
    if kind not in _DRIVERS:
        raise SchismError("database", found=kind, known=", ".join(_DRIVERS))
    try:
        engine = create_async_engine(
            parsed.set(drivername=_DRIVERS[kind]), hide_parameters=True, **_POOL
        )
    except ModuleNotFoundError as error:
        raise SchismError("driver", package=str(error.name)) from error
    if kind == "sqlite":
        _set_pragmas_on_connect(DURABLE, engine.sync_engine)
    return engine


def open_sync_engine(engine: AsyncEngine, pragmas: Pragmas) -> Engine:
    """A second, synchronous engine for the same SQLite file."""
    sync_engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    _set_pragmas_on_connect(pragmas, sync_engine)
    return sync_engine


def _set_pragmas_on_connect(pragmas: Pragmas, engine: Engine) -> None:
    event.listen(engine, "connect", lambda connection, _: set_pragmas(connection, pragmas))


def parse_url(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise SchismError("database-url") from None  # without the text: it may hold a password


def set_pragmas(connection: Any, pragmas: Pragmas) -> None:
    """With `DURABLE` a commit is on disk when it returns; readers never wait."""
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def open_database(url: str) -> AsyncIterator[AsyncEngine]:
    """Open the database and bring it up to date."""
    engine = open_engine(url)
    try:
        await _migrate(engine)
        yield engine
    finally:
        await engine.dispose()


def _check_file(url: URL) -> None:
    """Fail early: a file that cannot be opened would leak the driver's thread."""
    if url.get_backend_name() == "sqlite":
        sqlite3.connect(url.database or ":memory:").close()


async def _migrate(engine: AsyncEngine) -> None:
    try:
        _check_file(engine.url)
        async with engine.begin() as connection:
            await connection.exec_driver_sql(_MIGRATION_LOCK[engine.dialect.name])
            await connection.run_sync(_upgrade)
    except Exception as error:  # each driver has its own for a wrong name, password or file
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        where = engine.url.render_as_string(hide_password=True)
        raise SchismError("database-closed", where=where, reason=reason) from error


def _upgrade(connection: Connection) -> None:
    if _is_current(connection):
        return
    from alembic import command  # late: most starts have nothing to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_current(connection: Connection) -> bool:
    """Whether the newest migration has run; their files are named after their revisions."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    newest = max(_MIGRATIONS.glob("versions/v*.py")).stem
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return newest.startswith(f"v{found}_")
