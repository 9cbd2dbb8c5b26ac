"""Fit by how much the log odds of a search's value are too small, compared with games.

    python -m tools.calibrate avignon --positions 100 --games 20

Decisions come from games of mixed levels (`schism bench-review` has others, by its seed). After
each the game's search says what it is worth, as calibrated so far; then bots play on from there.
The slope goes into the game's `mind/calibration.csv`.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from schism.bench.peers import REVIEWED
from schism.bench.reviews.continued_games import continue_games
from schism.bench.reviews.played_positions import PlayedPosition, played_position
from schism.bots.search_bot import Budget
from schism.games.registry import GAMES
from schism.kernel.records import copied
from schism.review.judgement import judge_state

Numbers = NDArray[np.float64]

SEED = 24
LEVEL = "quick:500"
ANY = Budget(iterations=1)  # the searches are as long as the game says
LEAST = 0.01  # shares of the win beyond which log odds say nothing


def fit_slope(said: Numbers, found: Numbers) -> float:
    """The slope through the origin that makes the shares found most likely (Newton's method)."""
    odds = np.clip(said, LEAST, 1 - LEAST)
    x, slope = np.log(odds / (1 - odds)), 1.0
    for _ in range(50):
        p = 1 / (1 + np.exp(-slope * x))
        slope += float(((found - p) * x).sum() / (p * (1 - p) * x * x).sum())
    return slope


def search_value(position: PlayedPosition) -> float:
    """What the last search of a playout says right after the decision, as calibrated so far."""
    match = position.match
    state = copied(match.state)
    match.game.rules.apply(match.deck.record, state, position.chosen, None)
    return float(judge_state(match.deck, state, state, position.seat, ANY, SEED).mean())


def games_value(position: PlayedPosition, games: int, seed: int) -> float:
    match = position.match
    seen = match.observation(position.seat)
    return float(
        continue_games(match.deck, seen, position.chosen, LEVEL, range(games), seed).mean()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    said, found = [], []
    for number in track(range(asked.positions)):
        position = played_position(asked.game, REVIEWED[asked.game], number, SEED)
        said.append(search_value(position))
        found.append(games_value(position, asked.games, number))
    search = GAMES[asked.game].mind.playout_search
    assert search is not None
    print(f"{search.slope * fit_slope(np.array(said), np.array(found)):.2f}")


if __name__ == "__main__":
    main()
