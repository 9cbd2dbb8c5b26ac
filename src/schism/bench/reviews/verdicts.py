"""How accurate reviews are: what they say about decisions, and how games from there end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import pi, sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import schism.review
from schism.bench.peers import REVIEWED
from schism.bench.reviews.continued_games import Shares, continue_games
from schism.bench.reviews.played_positions import PlayedPosition, played_position
from schism.bots.analysis import Mean
from schism.bots.search_bot import Budget
from schism.games.contract import Json
from schism.games.registry import find_deck, game_called
from schism.kernel.compiled import fingerprint
from schism.lab.balance.intervals import Estimate, average, exact
from schism.review.judgement import judge
from schism.review.review import Decision, assess_decision

Numbers = NDArray[np.float64]

MORE_GAMES = 4  # times as many where a mistake is marked, since a loss is a difference
MOST_ROUNDS = 5  # of so many games, until it is clear whether a mistake cost something
TENFOLD = 10  # times the budget, with which a marked mistake is confirmed
FRESH = 1000  # added to the seed, so that it is confirmed in worlds that the review has not seen
RESAMPLES = 1000
ABSOLUTE = sqrt(2 / pi)  # the mean absolute value of a normal variable, in standard deviations


@dataclass(frozen=True, slots=True)
class CheckedMistake:
    """A marked mistake, and what came of it."""

    named: float  # the loss, as the review says
    cost: Mean  # the loss in games
    costly: bool  # whether it cost something, after more games if need be
    confirmed: bool  # whether the other action is better at ten times the budget, too

    def as_json(self) -> Json:
        cost = self.cost.as_json()
        return {
            "named": self.named,
            "cost": cost,
            "costly": self.costly,
            "confirmed": self.confirmed,
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the review said about one decision, and what the games showed."""

    said: float  # the share of the win expected of what was chosen
    found: Mean
    mistake: CheckedMistake | None = None

    @classmethod
    def from_row(cls, row: Json) -> Verdict:
        """Read what `Trial.row` has returned."""
        marked = row["mistake"]
        mistake = marked and CheckedMistake(**{**marked, "cost": Mean(**marked["cost"])})
        return cls(row["said"], Mean(**row["found"]), mistake)

    @property
    def error(self) -> float:
        return self.said - self.found.value

    def as_json(self) -> Json:
        mistake = None if self.mistake is None else self.mistake.as_json()
        return {"said": self.said, "found": self.found.as_json(), "mistake": mistake}


@dataclass(frozen=True, slots=True)
class Trial:
    """How the decisions of a game are checked."""

    game: str
    budget: Budget  # of the review
    level: str  # of the bots that play on
    games: int
    seed: int

    def about(self) -> Json:
        """What reviews are made of is not part of the compiled code."""
        return {
            "game": self.game,
            "deck": find_deck(game_called(self.game), None).sha256,
            "reviews": fingerprint([Path(schism.review.__file__).parent]),
            "budget": [self.budget.seconds, self.budget.iterations],
            "level": self.level,
            "games": self.games,
            "seed": self.seed,
        }

    def row(self, number: int) -> Json:
        return asdict(self.verdict(self.position(number), number))

    def position(self, number: int) -> PlayedPosition:
        return played_position(self.game, REVIEWED[self.game], number, self.seed)

    def verdict(self, position: PlayedPosition, number: int) -> Verdict:
        chosen = position.match.text_of(position.chosen)
        decision = assess_decision(position.match, chosen, self.budget, self.seed)
        found = Mean.of(self._play_on(position, position.chosen, range(self.games), number))
        mistake = self._check(position, decision, number) if decision.mistake else None
        return Verdict(decision.expected.value, found, mistake)

    def _check(self, position: PlayedPosition, decision: Decision, number: int) -> CheckedMistake:
        match = position.match
        better = match.number_of(decision.better or decision.taken)
        first = lost = self._lost(position, better, 0, number)
        for games in range(1, MOST_ROUNDS):
            if is_clear(Mean.of(lost)):
                break
            lost = np.concatenate([lost, self._lost(position, better, games, number)])
        return CheckedMistake(
            decision.cost,
            Mean.of(first),
            Mean.of(lost).value > 0,
            self._is_confirmed(position, better),
        )

    def _lost(self, position: PlayedPosition, better: int, games: int, number: int) -> Shares:
        """What the action chosen cost in one round of games."""
        count = self.games * MORE_GAMES
        rounds = range(games * count, (games + 1) * count)
        best, taken = (
            self._play_on(position, action, rounds, number) for action in (better, position.chosen)
        )
        return best - taken

    def _is_confirmed(self, position: PlayedPosition, better: int) -> bool:
        match, budget = position.match, self.budget.times(TENFOLD)
        seen, both = match.observation(position.seat), [better, position.chosen]
        lead = judge(match.deck, seen, budget, self.seed + FRESH, both).lead(*both)
        return lead.value > lead.margin()

    def _play_on(self, position: PlayedPosition, action: int, games: range, number: int) -> Shares:
        seen = position.match.observation(position.seat)
        seed = self.seed + number
        return continue_games(position.match.deck, seen, action, self.level, games, seed)


def is_clear(cost: Mean) -> bool:
    """Whether it is known on which side of 0 it lies."""
    return abs(cost.value) > cost.margin()


def error_beyond_noise(verdicts: Sequence[Verdict]) -> Estimate:
    """The mean absolute error, less what the noise of the games alone would make of it.

    Both are added in quadrature, as independent errors are.
    """
    errors = np.array([[v.error, v.found.error] for v in verdicts])
    return bootstrap(errors, _beyond_noise)


def _beyond_noise(errors: Numbers) -> float:
    all_of_it = np.abs(errors[:, 0]).mean()
    noise = ABSOLUTE * np.sqrt(np.square(errors[:, 1]).mean())
    return sqrt(max(0.0, float(all_of_it**2 - noise**2)))


def bias(verdicts: Sequence[Verdict]) -> Estimate:
    return average(np.array([v.error for v in verdicts]), np.ones(len(verdicts)))


def marked(verdicts: Sequence[Verdict]) -> list[CheckedMistake]:
    return [verdict.mistake for verdict in verdicts if verdict.mistake is not None]


def share_of(true: Sequence[bool]) -> Estimate | None:
    """The share that is true, with its exact interval."""
    return exact(sum(true), len(true)) if true else None


def named_to_found(mistakes: Sequence[CheckedMistake]) -> Estimate | None:
    """The loss that the review names for its mistakes, divided by what they cost in games."""
    rows = [[mistake.named, mistake.cost.value] for mistake in mistakes]
    if len(rows) < 2 or sum(found for _, found in rows) <= 0:
        return None
    return bootstrap(np.array(rows), lambda r: float(r[:, 0].sum() / max(1e-9, r[:, 1].sum())))


def bootstrap(rows: Numbers, statistic: Callable[[Numbers], float]) -> Estimate:
    """A statistic of rows with its 95% interval from samples of them with replacement."""
    rng = np.random.default_rng(0)
    picks = rng.integers(len(rows), size=(RESAMPLES, len(rows)))
    low, high = np.percentile([statistic(rows[pick]) for pick in picks], [2.5, 97.5])
    return Estimate(statistic(rows), float(low), float(high))
