"""PostgreSQL and Redis for tests, if they are there; every test gets a database of its own."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import asyncpg
import pytest
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy import make_url

POSTGRES = os.environ.get("SCHISM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("SCHISM_TEST_REDIS", "redis://127.0.0.1:6379/0")
LEFT_OUT = "left out: "


@contextmanager
def own_database() -> Iterator[str]:
    """The URL of an empty database, which is gone afterwards."""
    name = f"schism_test_{secrets.token_hex(6)}"
    _tell_postgres(f"CREATE DATABASE {name}")
    try:
        yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    finally:
        _tell_postgres(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def away(url: str) -> Iterator[None]:
    """Refuse connections to the database and end those that are open."""
    name = make_url(url).database
    _tell_postgres(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    there = f"FROM pg_stat_activity WHERE datname = '{name}'"
    _tell_postgres(f"SELECT pg_terminate_backend(pid) {there}")
    yield
    _tell_postgres(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def skip_without_both() -> None:
    try:
        _tell_postgres("SELECT 1")
        with Redis.from_url(REDIS) as redis:
            redis.ping()
    except (OSError, asyncpg.PostgresError, RedisError) as error:
        needed = f"PostgreSQL at {make_url(POSTGRES)} and Redis at {make_url(REDIS)}"
        pytest.skip(f"{LEFT_OUT}two processes need {needed} ({type(error).__name__})")


def _tell_postgres(statement: str) -> None:
    async def tell() -> None:
        connection = await asyncpg.connect(POSTGRES)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:  # where no event loop is running yet
        thread.submit(asyncio.run, tell()).result()
