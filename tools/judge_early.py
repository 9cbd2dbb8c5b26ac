"""Compare Avignon decks by a search's evaluation of their games after the first turns.

    python -m tools.judge_early house-8e6c004b house my-deck.toml --turns 2 --games 60

Whole games say little about a deck: each is won or lost, and a thousand leave 3 points in doubt.
Here quick bots begin, then a longer search evaluates the next turn and the one after it. The player
to move thinks too well of their own side, so the mean of both counts. Decks begin from the same
deals. The evaluation is only the bot's: what looks fair has to be played to the end (`schism
balance`).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from rich.progress import track

from schism.bots.search_bot import Budget, find_forced_win, grow_tree, root_actions
from schism.games.contract import Json
from schism.games.registry import any_deck
from schism.kernel.rules import NO_ACTION, milestone, win_share
from schism.lab.balance.intervals import NORMAL_95
from schism.lab.jobs.job import Arrays, Piece, run_job, split_games
from schism.lab.jobs.workers import workers_for
from schism.lab.simulation.simulate import Experiment, play_match
from schism.table.match import Match

ROME = 0
_GAMES_A_PIECE = 2


@dataclass(frozen=True, slots=True)
class Judged:
    """A job whose array is Rome's expected share of the win in each game."""

    experiment: Experiment
    games: int
    turns: int
    iterations: int

    def about(self) -> Json:
        judge = {"turns": self.turns, "iterations": self.iterations}
        return {"what": "judged", **self.experiment.about(), **judge}

    def pieces(self) -> Sequence[Piece]:
        return split_games(self.games, _GAMES_A_PIECE)

    def play(self, piece: Piece) -> Arrays:
        numbers = range(piece.first, piece.first + piece.games)
        return {"rome": np.array([self._hope(number) for number in numbers])}

    def _hope(self, number: int) -> float:
        match, hopes, reached = self.experiment.match(number), list[float](), 0
        for _ in play_match(self.experiment, match, number):
            if milestone(match.state) > reached:
                reached = milestone(match.state)
                if reached >= self.turns:
                    hopes.append(self._judgement(match, number))
                if len(hopes) == 2:
                    return sum(hopes) / 2
        return float(win_share(match.state, ROME))

    def _judgement(self, match: Match, number: int) -> float:
        """Rome's share, as the player to move sees it."""
        seat = match.to_act
        assert seat is not None
        seen, own = match.observation(seat), 1.0
        if find_forced_win(match.deck, seen) == NO_ACTION:
            tree = grow_tree(match.deck, seen, number, Budget(iterations=self.iterations))
            own = max(root_actions(tree), key=lambda each: each.visits).mean
        return own if seat == ROME else 1 - own


def gathered(name: str, job: Judged) -> np.ndarray:
    pieces = job.pieces()
    with workers_for(len(pieces)) as workers:
        found = track(run_job(job, workers), name, total=len(pieces))
        return np.concatenate([piece["rome"] for piece in found])


def percent(values: np.ndarray) -> str:
    margin = NORMAL_95 * values.std(ddof=1) / np.sqrt(len(values))
    return f"{100 * values.mean():.1f}% +- {100 * margin:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("decks", nargs="+", help="ids or files; the first is compared with")
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="quick:12000")
    parser.add_argument("--iterations", type=int, default=50_000, help="of a judgement")
    asked = parser.parse_args()
    first: np.ndarray | None = None
    for name in asked.decks:
        experiment = Experiment(any_deck(name), {"kinds": "random"}, asked.seed, [asked.bots] * 2)
        hopes = gathered(name, Judged(experiment, asked.games, asked.turns, asked.iterations))
        first = hopes if first is None else first
        print(f"{name}: Rome {percent(hopes)}, {percent(hopes - first)} from the first")


if __name__ == "__main__":
    main()
