"""The policy network as it is trained: one hidden layer, and a score for each choice.

The hidden layer turns the features of a situation into weights for the features of a choice, so
that the same network serves any number of choices. A softmax over the choices gives their
probabilities.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Rows = NDArray[np.int64]

_MOMENTUM, _SCALE, _DECAY = 0.9, 0.999, 1e-4


@dataclass(frozen=True, slots=True)
class Lessons:
    """Training data: the features of each decision, and of all their choices, stacked."""

    situations: Floats
    choices: Floats
    first: Rows  # where the choices of each decision begin
    shares: Floats  # 1 for the teacher's choice, else 0

    @property
    def owners(self) -> Rows:
        """The decision that each choice belongs to."""
        return np.repeat(np.arange(len(self.first)), np.diff(self.first, append=len(self.choices)))


class Network:
    def __init__(self, parts: Sequence[Floats]) -> None:
        """`parts`: hidden weights, their bias, output weights by hidden unit, their bias."""
        self.parts = list(parts)
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    @classmethod
    def at_random(cls, situation: int, hidden: int, choice: int, seed: int) -> Network:
        rng = np.random.default_rng(seed)
        first = rng.normal(0, 0.1, (situation, hidden))
        last = rng.normal(0, 0.3 / np.sqrt(hidden), (hidden, choice))
        parts = [first, np.zeros(hidden), last, np.zeros(choice)]
        return cls([part.astype(np.float32) for part in parts])

    def probabilities(self, lessons: Lessons) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the weights of choice features, and the probabilities."""
        first, bias, last, offset = self.parts
        hidden = np.maximum(lessons.situations @ first + bias, 0)
        weights = hidden @ last + offset
        logits = np.einsum("rc,rc->r", lessons.choices, weights[lessons.owners])
        return hidden, weights, softmax(logits, lessons)

    def step(self, lessons: Lessons, speed: float) -> float:
        """Take a step of Adam (Kingma and Ba 2015) with decay; return the loss before it."""
        self.steps += 1
        loss, gradients = self.gradients(lessons)
        for i, gradient in enumerate(gradients):
            mean, square = self.means[i], self.squares[i]
            mean += (1 - _MOMENTUM) * (gradient - mean)
            square += (1 - _SCALE) * (gradient**2 - square)
            step = mean / (1 - _MOMENTUM**self.steps)
            step /= np.sqrt(square / (1 - _SCALE**self.steps)) + 1e-8
            self.parts[i] -= speed * (step + _DECAY * self.parts[i])
        return loss

    def gradients(self, lessons: Lessons) -> tuple[float, list[Floats]]:
        """Return the cross entropy and its gradients."""
        last = self.parts[2]
        hidden, _, found = self.probabilities(lessons)
        blame = (found - lessons.shares) / len(lessons.first)
        at_weights = np.add.reduceat(blame[:, None] * lessons.choices, lessons.first)
        at_hidden = (at_weights @ last.T) * (hidden > 0)
        gradients = [
            lessons.situations.T @ at_hidden,
            at_hidden.sum(0),
            hidden.T @ at_weights,
            at_weights.sum(0),
        ]
        return cross_entropy(found, lessons), gradients

    def store(self, path: Path, done: int) -> None:
        """Write a checkpoint, with everything needed to continue training."""
        arrays = [*self.parts, *self.means, *self.squares, np.array([self.steps, done])]
        np.savez(path, *arrays)

    @classmethod
    def stored(cls, path: Path) -> tuple[Network, int]:
        """Load a checkpoint: the network, and the number of epochs done."""
        with np.load(path) as kept:
            arrays = [kept[name] for name in kept.files]
        parts = len(arrays) // 3
        network = cls(arrays[:parts])
        network.means, network.squares = arrays[parts : 2 * parts], arrays[2 * parts : 3 * parts]
        network.steps, done = (int(number) for number in arrays[-1])
        return network, done

    def save(self, path: Path, step: float) -> None:
        """Write a CSV: a row per situation feature, the bias, a row per choice feature."""
        first, bias, last, offset = self.parts
        rows = np.vstack([first, bias, last.T])
        column = np.concatenate([np.zeros(len(first) + 1, np.float32), offset])
        np.savetxt(path, in_steps(np.column_stack([rows, column]), step), "%d", delimiter=",")


def in_steps(weights: Floats, step: float) -> NDArray[np.int8]:
    """Quantise to 8 bits, which keeps the modules for browsers small."""
    return np.asarray(np.rint(weights / step).clip(-127, 127), np.int8)


def softmax(logits: Floats, lessons: Lessons) -> Floats:
    """Return the softmax over the choices of each decision."""
    highest = np.maximum.reduceat(logits, lessons.first)
    powers = np.exp(logits - highest[lessons.owners])
    totals = np.add.reduceat(powers, lessons.first)
    return np.asarray(powers / totals[lessons.owners], np.float32)


def cross_entropy(found: Floats, lessons: Lessons) -> float:
    """Return the loss in nats per decision."""
    logs = np.log(np.maximum(found, 1e-12))
    return float(-(lessons.shares * logs).sum() / len(lessons.first))


def agreement(found: Floats, lessons: Lessons) -> float:
    """Return the share of decisions whose likeliest choice is also the teacher's."""
    ends = np.append(lessons.first[1:], len(found))
    pairs = zip(lessons.first, ends, strict=True)
    same = [found[a:b].argmax() == lessons.shares[a:b].argmax() for a, b in pairs]
    return float(np.mean(same))
