"""A policy network in training: its weights, and how they change."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import Learning

Floats = NDArray[np.float32]

MOST_STEPS = 127  # of a weight as it is stored
_MOMENTUM, _SCALE = 0.9, 0.999
_MEMORY = 0.999  # of the average that is shipped
_SPREAD = 0.3


@dataclass(slots=True)
class Training:
    """All weights in one vector, as `schism.bots.learnt.policy_learning` has them."""

    sizes: NDArray[np.int64]  # features of a situation, hidden units, features of a choice
    weights: Floats
    mean: Floats  # of the gradient, and of its square
    square: Floats
    average: Floats  # of the latest weights, which plays better than any of them
    steps: int = 0
    games: int = 0

    @classmethod
    def at_random(cls, learning: Learning, hidden: int, seed: int) -> Training:
        rng = np.random.default_rng(seed)
        situation, choice = learning.situation, learning.choice
        first = rng.normal(0, 0.1, situation * hidden)
        last = rng.normal(0, _SPREAD / np.sqrt(hidden), hidden * choice)
        parts = [first, np.zeros(hidden), last, np.zeros(choice), np.zeros(hidden + 1)]
        weights = np.concatenate(parts).astype(np.float32)
        nothing = np.zeros_like(weights)
        sizes = np.array([situation, hidden, choice])
        return cls(sizes, weights, nothing, nothing.copy(), weights.copy())

    @classmethod
    def loaded(cls, learning: Learning, file: Path) -> Training:
        """Begin with the weights in a file that `save` has written; ValueError if it has not."""
        lines = file.read_text(encoding="utf-8").split()
        if len(lines) != learning.situation + 1 + learning.choice:
            raise ValueError(f"{file} has {len(lines)} lines")
        rows = np.float32(learning.step) * np.loadtxt(lines, np.float32, delimiter=",", ndmin=2)
        found = cls.at_random(learning, rows.shape[1] - 1, 0)
        first, bias, last = np.split(rows, [learning.situation, learning.situation + 1])
        parts = [first[:, :-1].ravel(), bias[0, :-1], last[:, :-1].T.ravel(), last[:, -1]]
        found.weights[: found.played_with] = np.concatenate(parts)
        found.average = found.weights.copy()
        return found

    @property
    def played_with(self) -> int:
        """How many of the weights the policy has; the others only serve learning."""
        return len(self.weights) - int(self.sizes[1]) - 1

    def step(self, gradient: Floats, speed: float, largest: float) -> None:
        """Take a step of Adam (Kingma and Ba 2015)."""
        self.steps += 1
        self.mean += (1 - _MOMENTUM) * (gradient - self.mean)
        self.square += (1 - _SCALE) * (gradient**2 - self.square)
        step = self.mean / np.float32(1 - _MOMENTUM**self.steps)
        step /= np.sqrt(self.square / np.float32(1 - _SCALE**self.steps)) + np.float32(1e-8)
        self.weights -= np.float32(speed) * step
        policy = self.weights[: self.played_with]
        np.clip(policy, -largest, largest, out=policy)
        self.average += np.float32(max(1 - _MEMORY, 1 / self.steps)) * (self.weights - self.average)

    def store(self, file: Path) -> None:
        """Write a checkpoint, with everything needed to continue."""
        numbers = np.array([self.steps, self.games])
        vectors = (self.weights, self.mean, self.square, self.average)
        np.savez(file, self.sizes, *vectors, numbers)

    @classmethod
    def stored(cls, file: Path) -> Training:
        with np.load(file) as found:
            sizes, *vectors, numbers = (found[name] for name in found.files)
        return cls(sizes, *vectors, *(int(number) for number in numbers))

    def save(self, file: Path, step: float) -> None:
        """Write a CSV: a row per situation feature, the bias, a row per choice feature."""
        situation, hidden, choice = self.sizes
        ends = np.cumsum([situation * hidden, hidden, hidden * choice, choice])
        first, bias, last, offset, _ = np.split(self.average, ends)
        rows = [first.reshape(situation, hidden), bias, last.reshape(hidden, choice).T]
        column = np.concatenate([np.zeros(situation + 1), offset])
        weights = np.column_stack([np.vstack(rows), column])
        np.savetxt(file, in_steps(weights, step), "%d", delimiter=",")


def in_steps(weights: NDArray[np.floating], step: float) -> NDArray[np.int8]:
    """Quantise to 8 bits, which keeps the modules for browsers small."""
    return np.asarray(np.rint(weights / step).clip(-MOST_STEPS, MOST_STEPS), np.int8)
