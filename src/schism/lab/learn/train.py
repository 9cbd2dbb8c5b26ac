"""Training the policy network: many epochs, with a falling learning rate."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from schism.games.contract import Game
from schism.lab.learn.lessons import Decisions, learning_of, lessons_of
from schism.lab.learn.network import Network, agreement, cross_entropy

BATCH = 512
_FASTEST, _SLOWEST = 3e-3, 1e-5
_HELD_BACK = 0.05  # share of the decisions, the last ones, kept for testing
_MOST_HELD_BACK = 4000


class Progress(NamedTuple):
    """The result of an epoch."""

    epoch: int
    loss: float  # in nats per decision, on the training set
    test_loss: float  # on the test set
    agreement: float  # with the teacher, on the test set


def train(
    game: Game, decisions: Decisions, hidden: int, epochs: int, seed: int, kept: Path | None
) -> Iterator[tuple[Progress, Network]]:
    """Yield the network after each epoch; with a checkpoint file, continue from there."""
    learning = learning_of(game)
    sizes = learning.situation, hidden, learning.choice
    network, done = Network.at_random(*sizes, seed), 0
    if kept is not None and kept.exists():
        network, done = Network.stored(kept)
    total = len(decisions)
    learnt = total - max(1, min(int(total * _HELD_BACK), _MOST_HELD_BACK))
    test = lessons_of(game, decisions, np.arange(learnt, total))
    for epoch in range(done, epochs):
        loss = _pass(game, decisions, network, learnt, epoch, epochs, seed)
        if kept is not None:
            network.store(kept, epoch + 1)
        found = network.probabilities(test)[2]
        yield (
            Progress(epoch + 1, loss, cross_entropy(found, test), agreement(found, test)),
            network,
        )


def _pass(
    game: Game,
    decisions: Decisions,
    network: Network,
    learnt: int,
    epoch: int,
    epochs: int,
    seed: int,
) -> float:
    """Learn from each decision once; return the mean loss."""
    order = np.random.default_rng((seed, epoch)).permutation(learnt)
    batches = np.array_split(order, max(1, learnt // BATCH))
    losses = []
    for number, rows in enumerate(batches):
        left = 1 - (epoch + number / len(batches)) / epochs
        losses.append(network.step(lessons_of(game, decisions, rows), _SLOWEST + _FASTEST * left))
    return float(np.mean(losses))
