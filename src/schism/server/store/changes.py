"""What is written besides the entries of journals: statements of SQLAlchemy, in a transaction.

For SQLite they are put together once. SQLAlchemy takes several times longer to prepare a statement,
and to look at what came of it, than SQLite to carry it out, and there the event loop writes.
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
        """Carry a statement out with each row of values; how many rows of a table it changed.

        It is kept, prepared: what differs from one use to the next belongs into the values."""


class PostgresChanges:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def run(self, statement: UpdateBase, *rows: Values) -> int:
        return self._connection.execute(statement, list(rows)).rowcount


class _Prepared(NamedTuple):
    text: str
    places: list[tuple[str, Callable[[Any], Any]]]  # names of values, and how SQLite is told them

    def values(self, row: Values) -> list[Any]:
        return [told(row[name]) for name, told in self.places]


class SqliteChanges:
    def __init__(self, connection: sqlite3.Connection, dialect: Dialect) -> None:
        self.connection, self._dialect = connection, dialect
        self._known: dict[tuple[UpdateBase, tuple[str, ...]], _Prepared] = {}

    def run(self, statement: UpdateBase, *rows: Values) -> int:
        prepared = self._prepared(statement, tuple(rows[0]))
        return self.connection.executemany(prepared.text, map(prepared.values, rows)).rowcount

    def _prepared(self, statement: UpdateBase, names: tuple[str, ...]) -> _Prepared:
        """Its text depends on which columns have values."""
        found = self._known.get((statement, names))
        if found is None:
            found = self._known[statement, names] = _prepare(statement, names, self._dialect)
        return found


def _prepare(statement: UpdateBase, names: tuple[str, ...], dialect: Dialect) -> _Prepared:
    compiled = statement.compile(dialect=dialect, column_keys=list(names))
    assert isinstance(compiled, SQLCompiler)
    order = compiled.positiontup or []
    return _Prepared(str(compiled), [(name, _telling(compiled, name, dialect)) for name in order])


def _telling(compiled: SQLCompiler, name: str, dialect: Dialect) -> Callable[[Any], Any]:
    kind = compiled.binds[name].type.dialect_impl(dialect)
    return kind.bind_processor(dialect) or (lambda value: value)
