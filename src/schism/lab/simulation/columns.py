"""The columns of the tables that a simulation writes: names, types and order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.study import SHARE, TEXT, WHOLE, Column
from schism.lab.jobs.job import Arrays
from schism.text import Language, for_game, say

GAMES_TABLE, DECISIONS, EFFECTS = "games", "decisions", "effects"
TABLES = (GAMES_TABLE, DECISIONS, EFFECTS)
TYPES: dict[str, Any] = {WHOLE: np.int64, TEXT: np.str_, SHARE: np.float64}


DECISION_COLUMNS = (
    Column("game"),
    Column("decision"),
    Column("seat"),
    Column("choices"),
    Column("action", TEXT),
)
EFFECT_COLUMNS = (
    Column("game"),
    Column("decision"),
    Column("event", TEXT),
    Column("rule", TEXT),
    Column("seat"),
    Column("card", TEXT),
    Column("cause", TEXT),
    Column("amount"),
    Column("total"),
    Column("detail", TEXT),
)
_OWN = {"event", "rule", "seat", "cause", "amount", "total"}


def as_arrays(table: str, columns: Sequence[Column], seats: int, rows: Iterable[Json]) -> Arrays:
    """Turn rows into named columns; a row has a list where a column is by seat."""
    listed = list(rows)
    found: Arrays = {}
    for column in columns:
        values = [row[column.name] for row in listed]
        kind = TYPES[column.kind]
        if column.by_seat:
            block = np.array(values, kind).reshape(len(listed), seats)
            found |= {f"{table}.{n}": block[:, i] for i, n in enumerate(column.names(seats))}
        else:
            found[f"{table}.{column.name}"] = np.array(values, kind)
    return found


def effect_row(game: int, decision: int, event: Json, subject: str) -> Json:
    """Return an event as a row; fields without a column go into `detail`."""
    rest = {name: value for name, value in event.items() if name not in _OWN | {subject}}
    return {
        "game": game,
        "decision": decision,
        "event": event["event"],
        "rule": event["rule"],
        "seat": event["seat"],
        "card": event.get(subject, ""),
        "cause": event.get("cause", ""),
        "amount": event.get("amount", 0),
        "total": event.get("total", 0),
        "detail": ";".join(f"{name}={value}" for name, value in rest.items()),
    }


def check_tables(tables: Sequence[str]) -> list[str]:
    """Return the tables without repetition; raise for an unknown one."""
    for table in tables:
        if table not in TABLES:
            raise SchismError("lab-rows", found=table, known=", ".join(TABLES))
    return list(dict.fromkeys(tables))


def select_columns(
    tables: dict[str, list[str]], wanted: Sequence[str] | None
) -> dict[str, list[str]]:
    """Return the requested columns of each table, or all if none are named."""
    if wanted is None:
        return tables
    known = dict.fromkeys(name for names in tables.values() for name in names)
    for name in wanted:
        if name not in known:
            raise SchismError("lab-column", found=name, known=", ".join(known))
    return {table: [n for n in names if n in wanted] for table, names in tables.items()}


def describe(game: str, columns: Sequence[Column], language: Language) -> list[str]:
    """Return a row of the documentation's table for each column."""
    return [
        f"| `{column.name}{'_0' if column.by_seat else ''}`"
        f" | {say(language, f'column-type-{column.kind}')}"
        f" | {say(language, for_game(game, f'column-about-{column.name}'))} |"
        for column in columns
    ]
