"""Imports what a server imports, in the process that servers are forked from."""

from __future__ import annotations

from importlib import import_module

for name in (
    "schism.cli.commands.serve",
    "schism.native.meanwhile",
    "schism.server.lobby.lifespan",
    "schism.server.run",
    "aiosqlite",
    "asyncpg",
    "redis.asyncio",
    "uvloop",
):
    import_module(name)
