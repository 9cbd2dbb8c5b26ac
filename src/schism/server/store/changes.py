"""Statements other than the journal's own, and several of them in a transaction.

They are compiled once and cached: SQLAlchemy takes ten times longer to prepare a statement and its
result than a database to run it, and the event loop does both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from sqlalchemy import ClauseElement, Connection, Dialect, UpdateBase
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


class Prepared(NamedTuple):
    text: str
    parameters: list[tuple[str, Callable[[Any], Any]]]  # names, and how values are converted
    constants: Values  # that stand in the statement itself

    def values(self, row: Values) -> list[Any]:
        known = {**self.constants, **row} if self.constants else row
        return [convert(known[name]) for name, convert in self.parameters]


class StatementCache:
    """Whatever varies must be passed in the values, or the cache would grow."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared: dict[tuple[ClauseElement, tuple[str, ...]], Prepared] = {}

    def get(self, statement: ClauseElement, row: Values) -> Prepared:
        """The compiled statement; its text depends on which columns have values."""
        key = statement, tuple(row)
        found = self._prepared.get(key)
        if found is None:
            found = self._prepared[key] = _prepare(statement, key[1], self._dialect)
        return found


class SqliteChanges:
    def __init__(self, connection: sqlite3.Connection, dialect: Dialect) -> None:
        self.connection, self._statements = connection, StatementCache(dialect)

    def run(self, statement: UpdateBase, *rows: Values) -> int:
        prepared = self._statements.get(statement, rows[0])
        return self.connection.executemany(prepared.text, map(prepared.values, rows)).rowcount


def _prepare(statement: ClauseElement, names: tuple[str, ...], dialect: Dialect) -> Prepared:
    compiled = statement.compile(dialect=dialect, column_keys=list(names))
    assert isinstance(compiled, SQLCompiler)
    order = compiled.positiontup or []
    parameters = [(name, _converter(compiled, name, dialect)) for name in order]
    constants = {
        name: compiled.binds[name].effective_value
        for name in order
        if name not in names and not compiled.binds[name].required
    }
    return Prepared(str(compiled), parameters, constants)


def _converter(compiled: SQLCompiler, name: str, dialect: Dialect) -> Callable[[Any], Any]:
    kind = compiled.binds[name].type.dialect_impl(dialect)
    return kind.bind_processor(dialect) or (lambda value: value)
