"""Finished pieces on the disk, so that a job that was broken off goes on where it stopped.

A folder may hold the pieces of any number of jobs: each job has a folder of its own in it, named
after everything that makes its games what they are, the program's own rules included.
"""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import numpy as np

from schism import __version__
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import fingerprint
from schism.kernel.compiled import CACHE_DIRECTORY

if TYPE_CHECKING:
    from schism.lab.jobs.job import Arrays, Piece

_BROKEN = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile)


class Kept:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        _or_complain(folder, lambda: folder.mkdir(parents=True, exist_ok=True))

    def of(self, about: Json) -> Shelf:
        return Shelf(self.folder, {"version": __version__, "rules": CACHE_DIRECTORY.name, **about})


class Shelf:
    """The finished pieces of one job."""

    def __init__(self, folder: Path, about: Json) -> None:
        self.folder = folder / fingerprint(about)[:16]
        _or_complain(self.folder, lambda: self._begin(about))

    def _begin(self, about: Json) -> None:
        self.folder.mkdir(exist_ok=True)
        text = json.dumps(about, ensure_ascii=False, indent=2) + "\n"
        (self.folder / "job.json").write_text(text, encoding="utf-8")

    def load(self, piece: Piece) -> Arrays | None:
        """None for a piece that is not there, or not whole: then it is played again."""
        try:
            with self._path(piece).open("rb") as file, np.load(file) as stored:
                return {name: stored[name] for name in stored.files}
        except _BROKEN:
            return None

    def save(self, piece: Piece, found: Arrays) -> None:
        path = self._path(piece)
        _or_complain(path, lambda: _write_whole(path, found))

    def _path(self, piece: Piece) -> Path:
        return self.folder / f"{piece.first}-{piece.first + piece.games}.npz"


def _write_whole(path: Path, found: Arrays) -> None:
    """Under its name only when all of it is safe on the disk."""
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            _write(file, found)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _write(file: IO[bytes], found: Arrays) -> None:
    named: dict[str, Any] = dict(found)
    np.savez_compressed(file, **named)
    file.flush()
    os.fsync(file.fileno())


def _or_complain(path: Path, act: Callable[[], object]) -> None:
    try:
        act()
    except OSError as error:
        reason = error.strerror or str(error)
        raise SchismError("lab-unkept", file=str(path), reason=reason) from error
