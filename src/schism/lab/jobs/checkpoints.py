"""Finished pieces on disk, so that an interrupted job resumes where it stopped.

A folder may hold the pieces of any number of jobs. Each job has a subfolder, named after a hash of
everything that determines its games, the rules of this version included.
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from schism import __version__
from schism.files import explaining_errors, replacing
from schism.games.contract import Json
from schism.games.deck import fingerprint
from schism.kernel.compiled import CACHE_DIRECTORY

if TYPE_CHECKING:
    from schism.lab.jobs.job import Arrays, Piece

_UNKEPT = "lab-unkept"
_BROKEN = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile)


class Checkpoints:
    """A folder of finished pieces."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with explaining_errors(folder, _UNKEPT):
            folder.mkdir(parents=True, exist_ok=True)

    def of(self, about: Json) -> JobCheckpoints:
        versions = {"version": __version__, "rules": CACHE_DIRECTORY.name}
        return JobCheckpoints(self.folder, {**versions, **about})


class JobCheckpoints:
    """The finished pieces of one job."""

    def __init__(self, folder: Path, about: Json) -> None:
        self.folder = folder / fingerprint(about)[:16]
        with explaining_errors(self.folder, _UNKEPT):
            self._begin(about)

    def _begin(self, about: Json) -> None:
        self.folder.mkdir(exist_ok=True)
        text = json.dumps(about, ensure_ascii=False, indent=2) + "\n"
        (self.folder / "job.json").write_text(text, encoding="utf-8")

    def load(self, piece: Piece) -> Arrays | None:
        """Return a piece's results; None if they are missing or damaged."""
        try:
            with self._path(piece).open("rb") as file, np.load(file) as stored:
                return {name: stored[name] for name in stored.files}
        except _BROKEN:
            return None

    def save(self, piece: Piece, found: Arrays) -> None:
        path = self._path(piece)
        named: dict[str, Any] = dict(found)
        with (
            explaining_errors(path, _UNKEPT),
            replacing(path, _UNKEPT) as part,
            part.open("wb") as file,
        ):
            np.savez_compressed(file, **named)

    def _path(self, piece: Piece) -> Path:
        return self.folder / f"{piece.first}-{piece.first + piece.games}.npz"
