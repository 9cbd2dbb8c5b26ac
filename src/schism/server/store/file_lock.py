"""A lock on a database file: two servers would both play its bots, unknown to each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from sqlalchemy.engine import URL

from schism.errors import SchismError

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
else:

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_database(url: URL) -> AbstractContextManager[None]:
    """Hold a database file for this process; one on a server locks for itself."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return nullcontext()
    return _lock_file(Path(url.database))


@contextmanager
def _lock_file(database: Path) -> Iterator[None]:
    """The system releases the lock when the process ends, however it ends."""
    if not database.parent.is_dir():  # opening the database will say what is wrong
        yield
        return
    with Path(f"{database}.lock").open("a") as file:
        try:
            _lock(file.fileno())
        except OSError as error:
            raise SchismError("database-in-use", file=str(database)) from error
        yield
