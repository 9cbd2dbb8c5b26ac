"""Tables written piece by piece as Parquet or CSV files.

A file appears under its name only when it is complete.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from schism.errors import SchismError
from schism.files import explaining_errors, replacing
from schism.lab.jobs.job import Arrays
from schism.lab.simulation.columns import select_columns
from schism.lab.simulation.game_rows import column_names
from schism.lab.simulation.simulate import Experiment

PARQUET, CSV = ".parquet", ".csv"


class TableWriter(Protocol):
    def add(self, columns: Arrays) -> None: ...

    def close(self) -> None: ...


def files_for(
    experiment: Experiment, tables: Sequence[str], out: Path | None, columns: Sequence[str] | None
) -> tuple[dict[str, Path], dict[str, list[str]]]:
    """Return the file and the columns of each table."""
    paths = {} if out is None else paths_for(out, tables)
    every = {table: column_names(experiment.game.id, table, experiment.seats) for table in tables}
    names = select_columns(every, columns)
    check_tools(paths.values())
    return paths, names


def paths_for(out: Path, tables: Sequence[str]) -> dict[str, Path]:
    """Return the file of each table: `out` itself, or one in the folder `out`."""
    if out.suffix in (PARQUET, CSV):
        if len(tables) > 1:
            raise SchismError("lab-one-table", file=str(out), tables=", ".join(tables))
        return {tables[0]: out}
    if out.suffix and not out.is_dir():
        raise SchismError("lab-suffix", file=str(out))
    return {table: out / f"{table}{PARQUET}" for table in tables}


def check_tools(paths: Iterable[Path]) -> None:
    """Raise before anything is played if a required package is missing."""
    if any(path.suffix == PARQUET for path in paths):
        _pyarrow()


def write_tables(
    pieces: Iterable[Arrays], paths: dict[str, Path], names: dict[str, list[str]]
) -> Iterator[Arrays]:
    """Pass pieces through, writing each to the files before asking for the next."""
    with ExitStack() as files:
        writers = {table: files.enter_context(_whole_file(path)) for table, path in paths.items()}
        for found in pieces:
            for table, writer in writers.items():
                columns = {name: found[f"{table}.{name}"] for name in names[table]}
                with explaining_errors(paths[table]):
                    writer.add(columns)
            yield found


@contextmanager
def _whole_file(path: Path) -> Iterator[TableWriter]:
    with explaining_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as part:
        with explaining_errors(path):
            writer = ParquetFile(part) if path.suffix == PARQUET else CsvFile(part)
        try:
            yield writer
        except BaseException:
            with suppress(OSError):
                writer.close()
            raise
        with explaining_errors(path):
            writer.close()


class CsvFile:
    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._lines = csv.writer(self._file)
        self._empty = True

    def add(self, columns: Arrays) -> None:
        if self._empty:
            self._lines.writerow(columns)
            self._empty = False
        self._lines.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))
        self._file.flush()

    def close(self) -> None:
        self._file.close()


class ParquetFile:
    """A Parquet file; each piece is a row group."""

    def __init__(self, path: Path) -> None:
        self._arrow, self._path = _pyarrow(), path
        self._writer: Any = None

    def add(self, columns: Arrays) -> None:
        table = self._arrow.table(columns)
        if self._writer is None:
            self._writer = self._arrow.parquet.ParquetWriter(self._path, table.schema)
        self._writer.write_table(table)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise SchismError("lab-no-parquet") from error
    return pyarrow
