"""Files that are written completely or not at all, with errors that a person understands."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from schism.errors import SchismError

UNWRITABLE = "file-unwritable"

_MISSING = SchismError("reason-missing")
_REASONS = {
    errno.ENOENT: _MISSING,
    errno.EISDIR: SchismError("reason-folder"),
    errno.ENOTDIR: SchismError("reason-no-folder"),
    errno.EACCES: SchismError("reason-permission"),
    errno.EROFS: SchismError("reason-read-only"),
    errno.ENOSPC: SchismError("reason-full"),
    errno.EEXIST: SchismError("reason-exists"),
    errno.ELOOP: SchismError("reason-links"),
    errno.EADDRINUSE: SchismError("reason-address"),
}


@contextmanager
def explaining_errors(path: Path, message: str = UNWRITABLE) -> Iterator[None]:
    """Name the caller's file in an error, which may be about a temporary one."""
    try:
        yield
    except (OSError, UnicodeDecodeError) as error:
        raise SchismError(message, file=str(path), reason=reason_of(error)) from error


def reason_of(error: Exception) -> SchismError | str:
    """Say what the system says, without its number for the error and the file's name again."""
    if isinstance(error, UnicodeDecodeError):
        return SchismError("reason-not-text")
    return (
        _REASONS.get(getattr(error, "errno", 0)) or getattr(error, "strerror", None) or str(error)
    )


def parse_json(text: str) -> Any:
    """Parse JSON; what Python's own limits refuse is malformed too."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        raise
    except RecursionError as error:
        raise json.JSONDecodeError("Nested too deeply", text, 0) from error
    except ValueError as error:
        raise json.JSONDecodeError("Number too long", text, 0) from error


def read_text(path: Path) -> str:
    with explaining_errors(path, "file-unreadable"):
        return path.read_text(encoding="utf-8")


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
        raise SchismError(UNWRITABLE, file=str(path), reason=_MISSING)


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
