"""Train the value network for playouts by Tolerance's policy, and write its weights.

    python -m tools.learn_value_net --games 50000
    python -m tools.learn_value_net --games 15000 --refine

The shipped policy plays against itself, so a policy that has learnt more wants new weights here,
and the other way round. Before committing them, test how much stronger they make the bots
(`schism bench-bots --only earlier`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from schism.games.tolerance.mind.features import FEATURES
from schism.games.tolerance.mind.value_net import POLICY_WEIGHTS, STEP
from schism.lab.jobs.checkpoints import Checkpoints
from schism.lab.jobs.job import run_job
from schism.lab.jobs.workers import workers_for
from tools.training_games import NOBODY_SITS, TrainingGames

Floats = NDArray[np.float32]

HIDDEN = 32
_BATCH = 2048
_HELD_BACK = 0.1  # the share of games, the last ones, that measure what was learnt
_FASTEST, _MOMENTUM, _SCALE, _DECAY = 4e-3, 0.9, 0.999, 1e-2
_REFINING = 0.25  # as fast: what is known should not be forgotten


class Network:
    """The network of value_net.py: features, one hidden layer, and a logit for each seat."""

    def __init__(self, parts: list[Floats]) -> None:
        self.parts = parts
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    @classmethod
    def at_random(cls, rng: np.random.Generator) -> Network:
        spread = 1 / np.sqrt(FEATURES)
        first = rng.uniform(-spread, spread, (FEATURES, HIDDEN)).astype(np.float32)
        start = rng.uniform(-spread, spread, HIDDEN).astype(np.float32)
        return cls([first, start, np.zeros(HIDDEN, np.float32)])

    @classmethod
    def shipped(cls) -> Network:
        weights = np.float32(STEP) * np.loadtxt(POLICY_WEIGHTS, np.float32, delimiter=",")
        return cls([weights[:FEATURES], weights[FEATURES], weights[FEATURES + 1]])

    def expected(self, features: Floats, sits: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The hidden layer, and each seat's share of the win."""
        first, start, last = self.parts
        hidden = np.maximum(features @ first + start, 0)
        logits = np.where(sits, features[:, :, 0] + hidden @ last, -np.inf)
        return hidden, softmax(logits)

    def step(self, features: Floats, shares: Floats, speed: float) -> None:
        """A step of Adam (Kingma and Ba 2015) with decay (Loshchilov and Hutter 2019)."""
        self._steps += 1
        for i, gradient in enumerate(self._gradients(features, shares)):
            mean, square = self._means[i], self._squares[i]
            mean += (1 - _MOMENTUM) * (gradient - mean)
            square += (1 - _SCALE) * (gradient**2 - square)
            step = mean / (1 - _MOMENTUM**self._steps)
            step /= np.sqrt(square / (1 - _SCALE**self._steps)) + 1e-8
            self.parts[i] -= speed * (step + _DECAY * self.parts[i])

    def _gradients(self, features: Floats, shares: Floats) -> list[Floats]:
        """The gradients of the cross entropy."""
        sits = shares != NOBODY_SITS
        hidden, expected = self.expected(features, sits)
        blame = (expected - np.where(sits, shares, 0)) / len(features)
        at_hidden = blame[:, :, None] * self.parts[2] * (hidden > 0)
        flat = at_hidden.reshape(-1, HIDDEN)
        return [
            features.reshape(-1, FEATURES).T @ flat,
            flat.sum(0),
            hidden.reshape(-1, HIDDEN).T @ blame.reshape(-1),
        ]


def softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)  # type: ignore[no-any-return]


def cross_entropy(expected: Floats, shares: Floats) -> float:
    """In nats for each position: less is better."""
    sits = shares > 0
    return float(-(shares[sits] * np.log(expected[sits])).sum() / len(shares))


def batches(rows: int, epochs: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    for _ in range(epochs):
        order = rng.permutation(rows)
        yield from np.array_split(order, max(1, rows // _BATCH))


def learn(
    features: NDArray[np.float16], shares: Floats, epochs: int, refine: bool = False
) -> Network:
    rng = np.random.default_rng(1)
    network = Network.shipped() if refine else Network.at_random(rng)
    fastest = _FASTEST * (_REFINING if refine else 1)
    all_batches = list(batches(len(features), epochs, rng))
    for number, rows in enumerate(track(all_batches, "learning")):
        speed = fastest * (1 - number / len(all_batches))
        network.step(features[rows].astype(np.float32), shares[rows], speed)
    return network


def gathered(job: TrainingGames, folder: Path | None) -> tuple[NDArray[np.float16], Floats]:
    pieces = job.pieces()
    with workers_for(len(pieces)) as workers:
        found = run_job(job, workers, None if folder is None else Checkpoints(folder))
        parts = list(track(found, "playing", total=len(pieces)))
    features, shares = (np.concatenate([part[name] for part in parts]) for name in parts[0])
    return features, shares


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--refine", action="store_true", help="start from the shipped weights")
    parser.add_argument("--checkpoints", type=Path, help="a folder for finished pieces")
    parser.add_argument("--out", type=Path, default=POLICY_WEIGHTS)
    asked = parser.parse_args()
    features, shares = gathered(TrainingGames(asked.seed, asked.games), asked.checkpoints)
    test = int(len(features) * (1 - _HELD_BACK))
    network = learn(features[:test], shares[:test], asked.epochs, asked.refine)
    unseen, sits = features[test:].astype(np.float32), shares[test:] != NOBODY_SITS
    by_hand = softmax(np.where(sits, unseen[:, :, 0], -np.inf))
    print(f"trained on {test} positions; cross entropy in nats on {len(unseen)} others:")
    shipped = Network.shipped().expected(unseen, sits)[1]
    print(f"shipped  {cross_entropy(shipped, shares[test:]):.4f}")
    print(f"handmade {cross_entropy(by_hand, shares[test:]):.4f}")
    print(f"learnt   {cross_entropy(network.expected(unseen, sits)[1], shares[test:]):.4f}")
    first, start, last = network.parts
    np.savetxt(asked.out, np.rint(np.vstack([first, start, last]) / STEP), "%d", delimiter=",")


if __name__ == "__main__":
    main()
