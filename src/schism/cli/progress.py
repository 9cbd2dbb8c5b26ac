"""A progress bar on standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from schism.cli.output import stderr_console

T = TypeVar("T")


def with_progress(steps: Iterable[T], total: int, done: Callable[[], int]) -> Iterator[T]:
    """Pass steps through, setting the bar to `done()` of `total` after each."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = stderr_console()
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total, completed=done())
        for step in steps:
            bar.update(task, completed=done())
            yield step
