"""PostgreSQL and Redis for tests, if they are there; every test gets a database of its own."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import asyncpg
import pytest
from redis import Redis
from redis.backoff import ConstantBackoff
from redis.exceptions import RedisError
from redis.retry import Retry
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


@contextmanager
def own_redis() -> Iterator[str]:
    """The URL of a Redis that nobody else uses."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(f"{LEFT_OUT}a second Redis needs redis-server on the path")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    options = ["--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"]
    process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
    try:
        url = f"redis://127.0.0.1:{port}/0"
        with Redis.from_url(url, retry=Retry(ConstantBackoff(0.05), 200)) as redis:
            redis.ping()
        yield url
    finally:
        process.terminate()
        process.wait()


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
