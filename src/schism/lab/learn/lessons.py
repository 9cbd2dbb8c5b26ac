"""The decisions of teaching games as training data for a network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schism.errors import SchismError
from schism.games.contract import Game, Learning
from schism.games.registry import find_deck
from schism.lab.jobs.job import Arrays
from schism.lab.learn.network import Lessons

MOST_CHOICES = 64


@dataclass(frozen=True, slots=True)
class Decisions:
    """The decisions of all games."""

    states: NDArray[Any]
    decks: NDArray[Any]
    which: NDArray[np.int64]  # row of `decks`
    visits: NDArray[np.uint16]

    def __len__(self) -> int:
        return len(self.states)


def gather(game: Game, parts: Sequence[Arrays]) -> Decisions:
    names = [deck for deck, _ in learning_of(game).kinds]
    decks = np.array([find_deck(game, name).record for name in names])
    states, kinds, visits = (
        np.concatenate([part[name] for part in parts]) for name in ("states", "kinds", "visits")
    )
    return Decisions(states, decks, kinds.astype(np.int64), visits)


def learning_of(game: Game) -> Learning:
    if game.learning is None:
        raise SchismError("learn-nothing", game=game.id)
    return game.learning


def lessons_of(game: Game, decisions: Decisions, rows: NDArray[np.int64]) -> Lessons:
    """Return features and the teacher's choice, where the policy is asked at all."""
    learning = learning_of(game)
    situations = np.zeros((len(rows), learning.situation), np.float32)
    choices = np.zeros((len(rows), MOST_CHOICES, learning.choice), np.float32)
    actions = np.zeros((len(rows), MOST_CHOICES), np.int64)
    counts = np.zeros(len(rows), np.int64)
    for i, row in enumerate(rows):
        deck, state = decisions.decks[decisions.which[row]], decisions.states[row]
        counts[i] = learning.describe(deck, state, situations[i], choices[i], actions[i])
    asked = counts > 0
    taken = np.arange(MOST_CHOICES) < counts[:, None]
    visits = np.take_along_axis(decisions.visits[rows], actions, 1)
    best = np.where(taken, visits, -1.0).argmax(1)[asked]
    first = np.concatenate([[0], np.cumsum(counts[asked])[:-1]]).astype(np.int64)
    shares = np.zeros(int(counts.sum()), np.float32)
    shares[first + best] = 1.0
    return Lessons(situations[asked], choices[taken], first, shares)
