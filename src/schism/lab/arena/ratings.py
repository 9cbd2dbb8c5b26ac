"""Ratings of bots with confidence intervals.

A bot has a strength; a seat's chance to win is its bot's share of all strengths at the table
(Bradley-Terry, Plackett-Luce). The maximum likelihood strengths are found by Hunter's iteration
(2004) and shown on the Elo scale: 400 points are a factor of ten, and the bots' average is 1500.
Games of one deal are not independent, so intervals come from reweighting whole deals at random
(Rubin's Bayesian bootstrap, 1981).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from schism.games.contract import Json
from schism.lab.balance.intervals import Estimate, average, share

Numbers = NDArray[np.float64]
Counts = Numbers  # by deal, by the bot alone, and by the bot at the other seats

AVERAGE = 1500.0
SCALE = 400.0
WEIGHINGS = 1000
ITERATIONS = 500
ENOUGH = 1e-9


@dataclass(frozen=True, slots=True)
class Results:
    """Results of games in which one bot sat alone at a table of another."""

    seats: int
    games: Counts
    wins: Counts
    numbers: dict[str, Counts]

    @property
    def bots(self) -> int:
        return int(self.games.shape[1])


@dataclass(frozen=True, slots=True)
class BotRating:
    """The rating of one bot; wins and numbers come from the games in which it sat alone."""

    rating: Estimate
    wins: Estimate
    numbers: dict[str, Estimate]
    games: int  # it took part in


def collect_results(deals: Sequence[Json], bots: int, seats: int) -> Results:
    names = [name for name in deals[0]["games"][0] if name not in ("seats", "wins")]
    shape = (len(deals), bots, bots)
    results = Results(
        seats, np.zeros(shape), np.zeros(shape), {name: np.zeros(shape) for name in names}
    )
    ordered = sorted(deals, key=lambda deal: int(deal["deal"]))
    for row, deal in enumerate(ordered):
        for game in deal["games"]:
            _add(results, row, game)
    return results


def _add(results: Results, row: int, game: Json) -> None:
    """Add a game; with two players, both of them sit alone."""
    for seat, bot in enumerate(game["seats"]):
        others = [other for s, other in enumerate(game["seats"]) if s != seat]
        if bot not in others:
            place = row, bot, others[0]
            results.games[place] += 1
            results.wins[place] += game["wins"][seat]
            for name, table in results.numbers.items():
                table[place] += game[name][seat]


def rate_bots(results: Results, seed: int) -> list[BotRating]:
    ratings = estimate_ratings(results, seed)
    together = results.games.sum(axis=0)
    if results.seats > 2:
        together = together + together.T
    return [
        BotRating(
            ratings[bot],
            share(results.wins[:, bot].sum(axis=1), results.games[:, bot].sum(axis=1)),
            {
                name: average(table[:, bot].sum(axis=1), results.games[:, bot].sum(axis=1))
                for name, table in results.numbers.items()
            },
            int(together[bot].sum()),
        )
        for bot in range(results.bots)
    ]


def pair_share(results: Results, one: int, many: int) -> Estimate:
    """Return the share of games a bot wins alone against a table of another."""
    return share(results.wins[:, one, many], results.games[:, one, many])


def estimate_ratings(results: Results, seed: int) -> list[Estimate]:
    """Rate every bot, those too that only ever filled the other seats of a table."""
    weight = np.random.default_rng(seed).standard_exponential
    deals = weight((WEIGHINGS, len(results.games)))
    found = _elo(results, np.ones(len(results.games)), np.ones(results.games.shape[1:]))
    again = _elo(results, deals, weight((WEIGHINGS, *results.games.shape[1:])))
    low, high = np.percentile(again, [2.5, 97.5], axis=0)
    return [Estimate(*map(float, row)) for row in zip(found, low, high, strict=True)]


def _elo(results: Results, deals: Numbers, even: Numbers) -> Numbers:
    """Rate by weighted deals, plus one weighted even game of each pair to keep ratings finite."""
    games, wins = np.tensordot(deals, results.games, 1), np.tensordot(deals, results.wins, 1)
    even = even * (games > 0)
    found: Numbers = np.log10(strengths(wins + even / results.seats, games + even, results.seats))
    rating: Numbers = AVERAGE + SCALE * (found - found.mean(axis=-1, keepdims=True))
    return rating


def strengths(wins: Numbers, games: Numbers, seats: int) -> Numbers:
    """Return the maximum likelihood strengths, given games and wins of row alone against column."""
    won = wins.sum(axis=-1) + (games - wins).sum(axis=-2)
    found = np.ones(won.shape)
    for _ in range(ITERATIONS):
        at_table = found[..., :, np.newaxis] + (seats - 1) * found[..., np.newaxis, :]
        met = games / at_table
        better: Numbers = won / (met.sum(axis=-1) + (seats - 1) * met.sum(axis=-2))
        better /= np.exp(np.log(better).mean(axis=-1, keepdims=True))
        if np.abs(np.log(better / found)).max() < ENOUGH:
            return better
        found = better
    return found
