"""Fit by how much the log odds of a search's value are too small, compared with games.

    python -m tools.calibrate avignon --positions 100 --games 20

Decisions come from games of mixed levels (`schism bench-review` has others, by its seed). Each is
judged by playouts as in a review, and bots play on from there. The slope goes into the game's
`mind/calibration.csv`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from schism.bench.peers import REVIEW_LEVELS, REVIEWED
from schism.bench.reviews.continued_games import continue_games
from schism.bench.reviews.played_positions import PlayedPosition, played_position
from schism.bots.searched_playout import calibrated
from schism.games.registry import GAMES
from schism.kernel.mind import PlayoutSearch
from schism.review.judgement import SearchedPlayouts

Numbers = NDArray[np.float64]

SEED = 24
PLAYOUTS = 24  # of each decision
SLOPES = np.linspace(0.5, 4.0, 71)


def fit_slope(said: Sequence[Numbers], found: Numbers) -> float:
    """The slope with which the playouts of each decision are closest to its games on average."""
    errors = [np.square(means_at(slope, said) - found).sum() for slope in SLOPES]
    return float(SLOPES[int(np.argmin(errors))])


def means_at(slope: float, said: Sequence[Numbers]) -> Numbers:
    """What reviews would say: the mean of each decision's playouts, calibrated by the slope."""
    return np.array([np.mean([calibrated(each, slope) for each in shares]) for shares in said])


def playouts_of(position: PlayedPosition, search: PlayoutSearch) -> Numbers:
    """What the last searches of playouts say after the decision, not calibrated."""
    seen = position.match.observation(position.seat)
    playouts = SearchedPlayouts(position.match.deck, replace(search, slope=1.0))
    return playouts.play_after(seen, position.chosen, SEED, PLAYOUTS)


def games_value(position: PlayedPosition, games: int, seed: int) -> float:
    match = position.match
    seen = match.observation(position.seat)
    level = REVIEW_LEVELS[match.game.id]
    found = continue_games(match.deck, seen, position.chosen, level, range(games), seed)
    return float(found.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    said, found = [], []
    search = GAMES[asked.game].mind.playout_search
    assert search is not None
    for number in track(range(asked.positions)):
        position = played_position(asked.game, REVIEWED[asked.game], number, SEED)
        said.append(playouts_of(position, search))
        found.append(games_value(position, asked.games, number))
    print(f"{fit_slope(said, np.array(found)):.2f}")


if __name__ == "__main__":
    main()
