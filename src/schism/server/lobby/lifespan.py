"""Opening and closing what a server needs: database, bus, registry and housekeeping."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from schism.server.bus import Bus
from schism.server.bus.local import LocalBus
from schism.server.bus.redis import RedisBus, connect
from schism.server.lobby.housekeeping import Housekeeping
from schism.server.lobby.registry import TableRegistry
from schism.server.settings import Settings
from schism.server.store.engine import open_database, parse_url
from schism.server.store.file_lock import lock_database
from schism.server.store.store import Store, open_store
from schism.server.store.wal_check import count_lost_frames

_log = logging.getLogger("schism.store")


@asynccontextmanager
async def open_registry(settings: Settings) -> AsyncIterator[TableRegistry]:
    async with (
        open_own_database(settings.database) as engine,
        run_registry(open_store(engine), _make_bus(settings), settings) as registry,
    ):
        yield registry


@asynccontextmanager
async def run_registry(store: Store, bus: Bus, settings: Settings) -> AsyncIterator[TableRegistry]:
    """Serve the tables of a store, until the end of the context."""
    registry = TableRegistry(store, bus, settings)
    await registry.open()
    housekeeping = Housekeeping(registry)
    try:
        yield registry
    finally:
        await housekeeping.close()
        await registry.close()
        await store.close()


async def check_services(settings: Settings) -> None:
    """Raise unless database and bus can be reached; bring the database up to date."""
    bus = _make_bus(settings)
    try:
        await bus.check()
    finally:
        await bus.close()
    async with open_own_database(settings.database):
        return


@asynccontextmanager
async def open_own_database(url: str) -> AsyncIterator[AsyncEngine]:
    """Open a database that no other server uses, unless it is meant to be shared."""
    parsed = parse_url(url)
    with lock_database(parsed):
        if parsed.get_backend_name() == "sqlite":
            _warn_of_damage(Path(parsed.database or ""))
        async with open_database(url) as engine:
            yield engine


def _warn_of_damage(database: Path) -> None:
    lost = count_lost_frames(database)
    if lost:
        _log.error(
            "%s-wal is damaged: the last %d writes are lost. Unless the power failed, "
            "restore a backup; `schism admin check` looks at the rest.",
            database,
            lost,
        )


def _make_bus(settings: Settings) -> Bus:
    return RedisBus(connect(settings.bus)) if settings.bus else LocalBus()
