"""Observations as flat vectors of numbers from -1 to 1, made of named pieces."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import Game
from schism.games.registry import game_called

Vectors: TypeAlias = NDArray[np.float32]  # the last axis is the vector


@dataclass(frozen=True, slots=True)
class Piece:
    """A named part of the vector: `vector[start : start + size]`, in this shape."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)


def pieces(game: Game) -> list[Piece]:
    kind: Any = game.rules.tensor
    return [
        Piece(name, field[1] // 4, field[0].shape)  # four bytes a number
        for name, field in kind.fields.items()
    ]


def vector_size(game: Game) -> int:
    return game.rules.tensor.itemsize // 4


def as_vectors(tensors: NDArray[Any]) -> Vectors:
    """View the same memory as float vectors, a row for each tensor."""
    return tensors.view(np.float32).reshape(len(tensors), tensors.itemsize // 4)


def named(game: str, vectors: Vectors) -> dict[str, Vectors]:
    """Return the pieces of one or many vectors by name: views, not copies."""
    front = vectors.shape[:-1]
    return {
        piece.name: vectors[..., piece.start : piece.start + piece.size].reshape(
            *front, *piece.shape
        )
        for piece in pieces(game_called(game))
    }
