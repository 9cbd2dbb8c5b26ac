"""A job of numbered rows, JSON objects that are worked out independently of each other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from schism.games.contract import Json
from schism.lab.jobs.job import Arrays, Piece

_ROW = "row"


class RowSource(Protocol):
    def about(self) -> Json:
        """Return everything that determines the rows."""

    def row(self, number: int) -> Json: ...


@dataclass(frozen=True, slots=True)
class RowsJob:
    """A piece is a row, so that any workers can share them and any part can be resumed."""

    source: RowSource
    numbers: Sequence[int]

    def about(self) -> Json:
        return self.source.about()

    def pieces(self) -> list[Piece]:
        return [Piece(number, 1) for number in self.numbers]

    def play(self, piece: Piece) -> Arrays:
        text = json.dumps(self.source.row(piece.first))
        return {_ROW: np.frombuffer(text.encode(), np.uint8)}


def row_in(found: Arrays) -> Json:
    row: Json = json.loads(found[_ROW].tobytes())
    return row
