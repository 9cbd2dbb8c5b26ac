"""Opening the database: which one, how careful it is, and bringing it up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from schism.errors import SchismError

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_MIGRATION_LOCK = 0x5C415C41  # one process at a time brings the database up to date
_MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(url: str) -> AsyncEngine:
    parsed = make_url(url)
    kind = "postgresql" if parsed.drivername == "postgres" else parsed.get_backend_name()
    if kind not in _DRIVERS:
        raise SchismError("database", found=kind, known=", ".join(_DRIVERS))
    try:
        engine = create_async_engine(parsed.set(drivername=_DRIVERS[kind]))
    except ModuleNotFoundError as error:
        raise SchismError("driver", package=str(error.name), extra="postgres") from error
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", _be_careful)
    return engine


def _be_careful(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns, and readers wait for nobody."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """The database, up to date."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)
        yield engine
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
