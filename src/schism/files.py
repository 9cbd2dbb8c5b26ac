"""Files that are written completely or not at all, with errors that a person understands."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from schism.errors import SchismError

UNWRITABLE = "file-unwritable"


@contextmanager
def explaining_errors(path: Path, message: str = UNWRITABLE) -> Iterator[None]:
    """Name the caller's file in an error, which may be about a temporary one."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise SchismError(message, file=str(path), reason=reason) from error


@contextmanager
def replacing(path: Path, message: str = UNWRITABLE) -> Iterator[Path]:
    """Yield a temporary file to write; it takes the place of `path` once it is on the disk.

    If anything fails on the way, `path` stays as it was and the temporary file is removed.
    """
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield part
        with explaining_errors(path, message):
            _sync(part)
            part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


def check_folder(path: Path | None) -> None:
    """Fail before long work, not after it, if there is no folder for its result."""
    if path is not None and not path.resolve().parent.is_dir():
        raise SchismError(UNWRITABLE, file=str(path), reason=os.strerror(errno.ENOENT))


def refuse_existing(path: Path) -> None:
    """Raise early if a new file cannot be made there."""
    check_folder(path)
    if path.exists():
        raise SchismError("file-exists", file=str(path))


def write_lines(path: Path, lines: Iterable[str]) -> None:
    """Write all lines or nothing, but directly into a pipe or device, which cannot be replaced."""
    with explaining_errors(path):
        target = path.resolve()
        if target.exists() and not target.is_file():
            _write(target, lines)
        else:
            with replacing(target) as part:
                _write(part, lines)


def _write(path: Path, lines: Iterable[str]) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)
