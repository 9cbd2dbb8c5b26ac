"""Learning by self-play: rounds of games of every kind, with a step of the weights after each."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mode
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schism.bots.learnt.self_play import (
    DECISIONS,
    ENTROPY,
    SURPRISE,
    TOLD,
    learn_from_games,
    play_against_shipped,
)
from schism.errors import SchismError
from schism.games.contract import Game, Json, Learning
from schism.games.registry import find_deck
from schism.lab.balance.intervals import Estimate, average
from schism.lab.learn.training import MOST_STEPS, Floats, Training
from schism.table.match import Match
from schism.table.setup import settle_options

_GAMES_OF_A_KIND = 8  # in a round
_STARTS = 512  # of each kind: who has which role; everything else is drawn anew for each game
_FASTEST, _SLOWEST = 2e-3, 4e-5  # of Adam
_HOTTEST, _COLDEST = 0.004, 0.002  # the weight of the entropy, in shares of the win
_PERSISTENCE = 0.95  # how much of what comes a trick or turn later counts
_LEARNING, _MEASURING = 1, 2  # streams of the seed

Told = NDArray[np.float64]


def learning_of(game: Game) -> Learning:
    if game.learning is None:
        raise SchismError("learn-nothing", game=game.id)
    return game.learning


@dataclass(frozen=True, slots=True)
class Kind:
    """Games of one deck with the same options, before their first deal."""

    deck: Any
    seats: int
    starts: NDArray[Any]

    @classmethod
    def of(cls, game: Game, name: str, options: Json, count: int, seed: int) -> Kind:
        deck = find_deck(game, name)
        settled = [settle_options(game, deck, options, seed, number) for number in range(count)]
        starts = np.zeros(count, game.rules.state)
        for number, each in enumerate(settled):
            starts[number] = Match(game, deck, each, seed, number).state
        return cls(deck.record, game.seats(settled[0]), starts)


class Progress(NamedTuple):
    """What is told now and then."""

    games: int
    decisions: int  # since it was told last
    entropy: float  # of a decision, in nats
    surprise: float  # standard deviation of what a decision brought
    wins: Estimate  # of one player by the average weights among those that bots use


@dataclass(frozen=True, slots=True)
class SelfPlay:
    learning: Learning
    training: Training
    kinds: list[Kind]
    games: int  # that are played in all
    seed: int
    threads: int

    @classmethod
    def of(cls, game: Game, training: Training, games: int, seed: int, threads: int) -> SelfPlay:
        learning = learning_of(game)
        kinds = [
            Kind.of(game, name, options, min(games, _STARTS), seed + number)
            for number, (name, options) in enumerate(learning.kinds)
        ]
        return cls(learning, training, kinds, games, seed, threads)

    def learn(self, lines: int, kept: Path | None) -> Iterator[Progress]:
        """Play on until there have been enough games; store and tell so many times."""
        training, told, every = self.training, np.zeros(TOLD), max(1, self.games // lines)
        while training.games < self.games:
            before = training.games // every
            told += self.round(training.games / self.games)
            if training.games // every > before or training.games >= self.games:
                if kept is not None:
                    training.store(kept)
                yield self._progress(told)
                told[:] = 0

    def round(self, done: float) -> Told:
        """Play games of every kind and take a step; `done` is the share of all games played."""
        temperature = _HOTTEST + done * (_COLDEST - _HOTTEST)
        with self._pool() as pool:
            parts = pool.map(lambda kind: self._gradient(kind, temperature), range(len(self.kinds)))
            gradients, told = zip(*parts, strict=True)
        total = np.sum(told, axis=0)
        speed = max(_SLOWEST, _FASTEST * (1 - done))
        gradient = np.sum(gradients, axis=0) / np.float32(total[DECISIONS])
        self.training.step(gradient, speed, MOST_STEPS * self.learning.step)
        self.training.games += min(self.games, _GAMES_OF_A_KIND) * len(self.kinds)
        return np.asarray(total)

    def _pool(self) -> ThreadPoolExecutor:
        """Threads in which numbers may wrap around, for where nothing is compiled."""
        return ThreadPoolExecutor(self.threads, initializer=partial(np.seterr, over="ignore"))

    def _gradient(self, number: int, temperature: float) -> tuple[Floats, Told]:
        training, kind = self.training, self.kinds[number]
        rng = np.random.default_rng((self.seed, _LEARNING, training.steps, number))
        games, seed = min(self.games, _GAMES_OF_A_KIND), rng.integers(2**62)
        starts = kind.starts[rng.integers(len(kind.starts), size=games)]
        gradient, told = np.zeros_like(training.weights), np.zeros(TOLD)
        weights = (training.sizes, training.weights, gradient)
        settings = (_PERSISTENCE, temperature)
        learn_from_games(kind.deck, starts, np.uint64(seed), *weights, *settings, told)
        return gradient, told

    def _progress(self, told: Told) -> Progress:
        decisions = told[DECISIONS]
        return Progress(
            self.training.games,
            int(decisions),
            float(told[ENTROPY] / decisions),
            float(np.sqrt(told[SURPRISE] / decisions)),
            self.measure(),
        )

    def measure(self) -> Estimate:
        """Seat one player by the average weights among players by those that bots use; all take
        the likeliest card."""
        with self._pool() as pool:
            wins = np.concatenate(list(pool.map(self._wins, self._usual())))
        return average(wins, np.ones(len(wins)))

    def _usual(self) -> list[Kind]:
        """The kinds with as many seats as most have, where an even share of the win is the same."""
        usual = mode(kind.seats for kind in self.kinds)
        return [kind for kind in self.kinds if kind.seats == usual]

    def _wins(self, kind: Kind) -> NDArray[np.float64]:
        wins, seed = np.zeros(len(kind.starts)), np.uint64(self.seed + _MEASURING)
        weights = (self.training.sizes, self.training.average)
        play_against_shipped(kind.deck, kind.starts, seed, kind.seats, *weights, wins)
        return wins
