"""Writes other than journal entries: SQLAlchemy statements in a transaction.

For SQLite they are compiled once and cached, because the event loop itself writes there, and
SQLAlchemy takes several times longer to prepare a statement and its result than SQLite to run it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Dialect, UpdateBase
from sqlalchemy.sql.compiler import SQLCompiler

Values = Mapping[str, Any]


class Changes(Protocol):
    def run(self, statement: UpdateBase, *rows: Values) -> int:
        """Execute a statement with each row of values; return how many table rows it changed.

        Statements are cached, so whatever varies must be passed in the values."""


class PostgresChanges:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def run(self, statement: UpdateBase, *rows: Values) -> int:
        return self._connection.execute(statement, list(rows)).rowcount


class _Prepared(NamedTuple):
    text: str
    parameters: list[tuple[str, Callable[[Any], Any]]]  # names, and how values are converted

    def values(self, row: Values) -> list[Any]:
        return [convert(row[name]) for name, convert in self.parameters]


class SqliteChanges:
    def __init__(self, connection: sqlite3.Connection, dialect: Dialect) -> None:
        self.connection, self._dialect = connection, dialect
        self._cache: dict[tuple[UpdateBase, tuple[str, ...]], _Prepared] = {}

    def run(self, statement: UpdateBase, *rows: Values) -> int:
        prepared = self._prepared(statement, tuple(rows[0]))
        return self.connection.executemany(prepared.text, map(prepared.values, rows)).rowcount

    def _prepared(self, statement: UpdateBase, names: tuple[str, ...]) -> _Prepared:
        """The compiled statement; its text depends on which columns have values."""
        found = self._cache.get((statement, names))
        if found is None:
            found = self._cache[statement, names] = _prepare(statement, names, self._dialect)
        return found


def _prepare(statement: UpdateBase, names: tuple[str, ...], dialect: Dialect) -> _Prepared:
    compiled = statement.compile(dialect=dialect, column_keys=list(names))
    assert isinstance(compiled, SQLCompiler)
    order = compiled.positiontup or []
    return _Prepared(str(compiled), [(name, _converter(compiled, name, dialect)) for name in order])


def _converter(compiled: SQLCompiler, name: str, dialect: Dialect) -> Callable[[Any], Any]:
    kind = compiled.binds[name].type.dialect_impl(dialect)
    return kind.bind_processor(dialect) or (lambda value: value)
