"""A review of a game from one seat: what each decision cost, and what was luck.

A decision is judged by what the seat knew at the time. First all candidates are compared; then the
one taken and the best one meet again in fresh worlds, since an action picked as the best of many
looks better than it is. What may be a mistake is compared in more and more worlds until that is
clear, and is called one only if it most probably is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

import numpy as np

from schism.bots.analysis import Analysis, Mean
from schism.bots.registry import MASTER, make_bot
from schism.bots.search_bot import Budget
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.kernel.records import Observation
from schism.review.judgement import candidates, judge
from schism.review.losses import SURE, Belief, believe, prior_of
from schism.review.luck import LuckEstimator
from schism.table.match import JournalEntry, Match
from schism.table.replay import replay

FORMAT = "schism-review/2"
BUDGET = Budget(iterations=1200)
COMPARISONS = (0.5, 2.0, 2.0, 2.0)  # parts of the budget, one after the other until it is clear
SUSPICION = 0.5  # the probability of a mistake below which that is clear, too
EXPERT = f"{MASTER}:20000"  # whose mistakes are hard to avoid
_PLACES = ("round", "trick", "turn")  # of a view, where the game has them


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the seat that had a choice."""

    move: int  # of the game, counted from 1
    place: Json
    taken: str
    better: str | None  # None if nothing better was found
    expected: Mean
    loss: Belief | None
    simulations: int
    expert: bool = False  # whether a strong bot would have chosen the same

    @property
    def cost(self) -> float:
        return 0.0 if self.loss is None else self.loss.value

    @property
    def mistake(self) -> bool:
        return self.loss is not None and self.loss.is_mistake

    def as_json(self) -> Json:
        return {
            "move": self.move,
            **self.place,
            "taken": self.taken,
            "better": self.better,
            "expected": self.expected.as_json(),
            "loss": None if self.loss is None else self.loss.as_json(),
            "mistake": self.mistake,
            "expert": self.mistake and self.expert,
            "simulations": self.simulations,
        }


@dataclass(slots=True)
class Review:
    """The findings so far; complete when `steps` is exhausted."""

    match: Match
    seat: int
    budget: Budget
    seed: int
    decisions: list[Decision] = field(default_factory=list)
    forced: int = 0
    start: Mean = field(default_factory=lambda: Mean(0.0, 0.0, 1))
    end: Mean = field(default_factory=lambda: Mean(0.0, 0.0, 1))
    chance: list[Mean] = field(default_factory=list)  # changes due to deals and draws
    hidden: list[Mean] = field(default_factory=list)  # how choices turned out in the true state

    def __post_init__(self) -> None:
        if self.seat not in range(self.match.seats):
            raise SchismError("seat-unknown", found=self.seat, last=self.match.seats - 1)

    @property
    def choices(self) -> int:
        """Return how many decisions of the seat had a choice."""
        return sum(1 for match, entry in replay_steps(self.match) if self._is_choice(match, entry))

    def _is_choice(self, match: Match, entry: JournalEntry) -> bool:
        mine = entry.action is not None and match.to_act == self.seat
        return mine and len(match.legal_numbers()) > 1

    def steps(self) -> Iterator[Decision]:
        """Go through the game, yielding each decision once it is assessed."""
        fortune = LuckEstimator(self.match, self.seat, self.budget, self.seed)
        move = 0
        self.start = fortune.value(next(replay_steps(self.match), (self.match, None))[0].state)
        for match, entry in replay_steps(self.match):
            if entry.action is None:
                self.chance.append(fortune.change(match, entry.outcome))
                continue
            move += 1
            if self._is_choice(match, entry):
                decision = assess_decision(match, entry.action, self.budget, self.seed, move)
                self.decisions.append(decision)
                if decision.loss is not None:
                    self.hidden.append(
                        self._turned_out(fortune, match, decision, decision.loss.mean)
                    )
                yield decision
            elif match.to_act == self.seat:
                self.forced += 1
        self.end = self._end(fortune)

    def _turned_out(
        self, fortune: LuckEstimator, match: Match, decision: Decision, loss: Mean
    ) -> Mean:
        """What the choice brought in the true state, compared with the better one."""
        if not match.game.chance.parts.secret:
            return Mean(-loss.value, 0.0, loss.worlds)  # the seat knew the true state
        taken, better = map(match.number_of, (decision.taken, decision.better or decision.taken))
        return fortune.difference(match, taken, better)

    def _end(self, fortune: LuckEstimator) -> Mean:
        if self.match.over:
            return Mean(self.match.win_shares()[self.seat], 0.0, 1)
        return fortune.value(self.match.state)

    def as_json(self) -> Json:
        return {
            "format": FORMAT,
            "game": self.match.game.id,
            "deck": self.match.deck.id,
            "seat": self.seat,
            "seed": self.seed,
            "finished": self.match.over,
            "sure": SURE,
            "forced": self.forced,
            "decisions": [decision.as_json() for decision in self.decisions],
            "mistakes": sum(decision.mistake for decision in self.decisions),
            "split": self.split(),
        }

    def split(self) -> Json:
        """Split the change of the expected result into own decisions, luck and others' play.

        The cost of a decision is measured by what the seat knew; that it turned out better or worse
        in the true state is luck. The rest is how the others played, compared with play as good as
        the best found for this seat, and what the analysis did not foresee.
        """
        losses = [decision.loss.mean for decision in self.decisions if decision.loss is not None]
        own = -total(losses)
        luck = total(self.chance) + total(self.hidden) - own
        whole = self.end.value - self.start.value
        return {
            "start": self.start.value,
            "end": self.end.value,
            "change": whole,
            "own": _part(own, losses),
            "luck": _part(luck, [*self.chance, *self.hidden, *losses]),
            "others": _part(whole - own - luck, [self.start, *self.chance, *self.hidden]),
        }


def assess_decision(
    match: Match, action: str, budget: Budget, seed: int, move: int = 1
) -> Decision:
    """Assess an action of the seat to act, before it is taken, by what the seat knows."""
    seat = match.to_act
    assert seat is not None
    deck, seen, taken = match.deck, match.observation(seat), match.number_of(action)
    among = list(dict.fromkeys([*candidates(deck, seen, seed), taken]))
    look = judge(deck, seen, budget.times(COMPARISONS[0]), seed, among)
    best, view = best_or_taken(look, taken), match.view(seat)
    place = {name: view[name] for name in _PLACES if name in view}
    decision = Decision(move, place, action, None, look.expected(taken), None, look.simulations)
    if best == taken:
        return decision
    duel, loss = compare_until_clear(deck, seen, budget, seed, best, taken)
    return replace(
        decision,
        better=match.text_of(best),
        expected=duel.expected(taken),
        loss=loss,
        simulations=look.simulations + duel.simulations,
        expert=loss.is_mistake and make_bot(deck.game, EXPERT, seed).choose(deck, seen) == taken,
    )


def compare_until_clear(
    deck: Deck, seen: Observation, budget: Budget, seed: int, best: int, taken: int
) -> tuple[Analysis, Belief]:
    """Compare the best action with the one taken in fresh worlds, until it is clear what it cost.

    Whatever looks like a mistake is looked at more than once.
    """
    prior, found = prior_of(GAMES[deck.game]), Analysis([best, taken], np.zeros((0, 2)))
    for number, share in enumerate(COMPARISONS, 1):
        found = found.joined(judge(deck, seen, budget.times(share), seed + number, [best, taken]))
        loss = believe(prior, found.lead(best, taken))
        if loss.mistake < SUSPICION or (loss.is_mistake and number > 1):
            break
    return found, loss


def total(parts: list[Mean]) -> float:
    return sum(part.value for part in parts)


def _part(value: float, sources: list[Mean]) -> Json:
    """Return a part of the change with its interval, adding independent errors in quadrature."""
    error = sqrt(sum(source.error**2 for source in sources))
    margin = Mean(value, error, 10**9).margin()
    return {"mean": value, "low": value - margin, "high": value + margin}


def replay_steps(match: Match) -> Iterator[tuple[Match, JournalEntry]]:
    """Yield the match as it was before each entry of its journal, and the entry."""
    again = Match.awaiting(match.game, match.deck, match.options)
    for entry in match.journal:
        yield again, entry
        if entry.action is None:
            again.give(entry.outcome)
        else:
            again.play(entry.action)


def best_or_taken(look: Analysis, taken: int) -> int:
    """Return the best action, or the one taken if no other did better."""
    best = look.ranking[0]
    return best if look.lead(best, taken).value > 0 else taken


def review(record: Json, seat: int, budget: Budget = BUDGET, seed: int = 0, **how: Any) -> Json:
    """Review a record from one seat, for programs; `deck` names the deck's file if needed."""
    found = Review(replay(record, **how), seat, budget, seed)
    for _ in found.steps():
        pass
    return found.as_json()
