"""Opening and closing what a server needs: database, bus, registry and housekeeping."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from schism.server.bus import Bus
from schism.server.bus.local import LocalBus
from schism.server.bus.redis import RedisBus
from schism.server.lobby.housekeeping import Housekeeping
from schism.server.lobby.registry import TableRegistry
from schism.server.settings import Settings
from schism.server.store.engine import open_database
from schism.server.store.store import Store


@asynccontextmanager
async def open_registry(settings: Settings) -> AsyncIterator[TableRegistry]:
    async with open_database(settings.database) as engine:
        store = Store(engine)
        registry = TableRegistry(store, _make_bus(settings), settings)
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
    async with open_database(settings.database):
        return


def _make_bus(settings: Settings) -> Bus:
    return RedisBus(settings.bus, settings.database) if settings.bus else LocalBus()
