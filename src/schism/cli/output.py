"""Where output goes: results to standard output, progress to standard error."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from schism.cli.language import t
from schism.errors import SchismError
from schism.kernel.compiled import COMPILING, is_cached

T = TypeVar("T")


def stdout_console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def stderr_console() -> Console:
    """Return a console on standard error, for progress."""
    return Console(stderr=True, highlight=False, emoji=False, markup=False)


def print_json(value: Any) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def print_json_line(value: Any) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


@contextmanager
def private_files() -> Iterator[None]:
    """Make files created meanwhile unreadable for other users: they hold secrets of games."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def naming_record(number: int) -> Iterator[None]:
    """Say which record of a file an error is about."""
    try:
        yield
    except SchismError as error:
        raise SchismError("replay", number=number, reason=error) from error


@contextmanager
def loading() -> Iterator[None]:
    """Say that the rules are being compiled, which takes a while the first time."""
    console = stderr_console()
    if console.is_terminal:
        with console.status(t("cli-loading" if is_cached() else "cli-compiling")):
            yield
        return
    if COMPILING and not is_cached():
        console.print(t("cli-compiling"))
    yield


def with_progress(
    steps: Iterable[T], total: int, done: Callable[[], int], about: str = ""
) -> Iterator[T]:
    """Pass steps through, setting the bar to `done()` of `total` after each."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = stderr_console()
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(about, total=total, completed=done())
        for step in steps:
            bar.update(task, completed=done())
            yield step
