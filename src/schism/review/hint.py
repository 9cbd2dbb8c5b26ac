"""The best action and why, in words, for both the terminal and the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from schism.bots.analysis import Analysis
from schism.bots.bot import decision_seed
from schism.bots.playout import PLAYED, STATES, WORLD, play_on
from schism.bots.search_bot import Budget
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.reasons import Reason, Stories
from schism.games.registry import GAMES
from schism.games.words import Words
from schism.kernel.log import EVERYONE, VIEWER, drain, new_log
from schism.kernel.records import Observation
from schism.kernel.rng import stream
from schism.review.judgement import judge
from schism.text import LANGUAGES, Language, Reader, say

BUDGET = Budget(iterations=3000)
SMALL, LARGE = 0.03, 0.1  # shares of the win: what matters at all, and what matters a lot
SURELY, LIKELY = 0.95, 0.65
LOST, WON = 0.03, 0.97  # shares of the win beyond which the game is decided
STORIES = 100  # sampled worlds that reasons are drawn from


@dataclass(frozen=True, slots=True)
class Hint:
    """The best action, the runner-up, and what followed from each in the same sampled worlds."""

    deck: Deck
    seen: Observation
    analysis: Analysis
    names: Mapping[int, str]  # of the actions, in notation, the best one first
    mine: Stories
    other: Stories

    def sentence(self, language: Language, seats: Sequence[str], plain: bool = False) -> str:
        """Return the hint as a sentence for the seat; `seats` are the names of all seats.

        Plain sentences call cards by their names alone, without the codes that one types.
        """
        reader = Reader(language, seats, int(self.seen.seat), plain)
        words = Words(self.deck, reader)
        best = words.action_name(self.best)
        if self.analysis.forced:
            return reader.say("hint-forced", action=best)
        expected = self.analysis.expected(self.compared[0]).value
        if expected <= LOST:
            return reader.say("hint-lost", action=best)
        if expected >= WON:
            return reader.say("hint-won", action=best)
        other = words.action_name(self.names[self.compared[1]])
        lead = self.analysis.lead(*self.compared).as_json()
        if lead["low"] <= 0 or lead["mean"] < SMALL:
            return reader.say("hint-close", action=best, other=other)
        values = {"action": best, "other": other, "reason": self._reason(reader, words)}
        size = "large" if lead["mean"] >= LARGE else "small"
        return reader.say("hint-best", **values, size=size)

    def figures(self, language: Language) -> str:
        """Return the numbers behind the sentence, for those who want them."""
        if self.analysis.forced:
            return ""
        return say(language, "hint-figures", **self._numbers())

    @property
    def compared(self) -> tuple[int, int]:
        return compared(self.analysis)

    @property
    def best(self) -> str:
        return self.names[self.analysis.ranking[0]]

    def _numbers(self) -> dict[str, int]:
        first, second = self.compared
        expected = _percent(self.analysis.expected(first).as_json())
        lead = _percent(self.analysis.lead(first, second).as_json())
        return {
            "worlds": self.analysis.worlds,
            "expected": expected["mean"],
            "low": max(0, expected["low"]),
            "high": min(100, expected["high"]),
            "lead": lead["mean"],
            "lead_low": lead["low"],
            "lead_high": lead["high"],
        }

    def _reason(self, reader: Reader, words: Words) -> str:
        reasoning = GAMES[self.deck.game].reasoning
        reasons = reasoning.between(self.mine, self.other, int(self.seen.seat))
        found = [words.phrase("reason", {**each.as_json(), **_in_words(each)}) for each in reasons]
        if not found:
            return reader.say("hint-reason-later")
        return found[0] if len(found) == 1 else reader.say("hint-and", one=found[0], two=found[1])

    def as_json(self, seats: Sequence[str]) -> Json:
        return {
            "action": self.best,
            "forced": self.analysis.forced,
            "worlds": self.analysis.worlds,
            "simulations": self.analysis.simulations,
            "sentence": {language: self.sentence(language, seats) for language in LANGUAGES},
            "figures": {language: self.figures(language) for language in LANGUAGES},
            "actions": [] if self.analysis.forced else prospects(self.analysis, self.names),
        }


def _in_words(reason: Reason) -> Json:
    """How sure it is, and about how much, for a sentence without figures."""
    sure = reason.mine if reason.mine > reason.other else 1 - reason.mine
    how = "surely" if sure >= SURELY else "likely" if sure >= LIKELY else "rather"
    return {"how": how, "about": max(1, round(abs(reason.mine - reason.other)))}


def _percent(numbers: Json) -> dict[str, int]:
    return {name: round(100 * value) for name, value in numbers.items()}


def compared(analysis: Analysis) -> tuple[int, int]:
    """Return the best action and the next one that does worse.

    Actions that differ only in name are common; if all others are equally good, the second counts.
    """
    best, *rest = analysis.ranking
    return best, next((a for a in rest if analysis.lead(best, a).value > 0), rest[0])


def prospects(analysis: Analysis, names: Mapping[int, str]) -> list[Json]:
    """List the actions, best first; `behind` is how much less than the best each brings."""
    best = analysis.ranking[0]
    return [
        {
            "action": names[action],
            "expected": analysis.expected(action).as_json(),
            "behind": analysis.lead(best, action).as_json(),
            "best_in": analysis.best_in(action),
        }
        for action in analysis.ranking
    ]


def hint(deck: Deck, seen: Observation, budget: Budget = BUDGET, seed: int = 0) -> Hint:
    """Analyse the decision of the seat to act, from its observation alone."""
    analysis = judge(deck, seen, budget, seed)
    name = GAMES[deck.game].notation.action_text
    names = {action: name(deck, seen, action) for action in analysis.ranking}
    if analysis.forced:
        return Hint(deck, seen, analysis, names, [], [])
    mine, other = (stories_after(deck, seen, action, seed) for action in compared(analysis))
    return Hint(deck, seen, analysis, names, mine, other)


def stories_after(deck: Deck, seen: Observation, action: int, seed: int) -> Stories:
    """Sample what everybody sees happen after the action, as far ahead as reasons look."""
    rules = GAMES[deck.game].rules
    states, log = np.zeros(STATES, rules.state), new_log()
    start = np.uint64(decision_seed(seed, seen))
    ahead = GAMES[deck.game].reasoning.ahead
    stories = []
    for number in range(STORIES):
        states[WORLD].rng = stream(start, number)
        rules.sample_hidden(deck.record, seen, states[WORLD])
        states[PLAYED] = states[WORLD]
        state = states[PLAYED]
        end = rules.milestone(state) + ahead
        rules.apply(deck.record, state, action, log)
        play_on(deck.record, states, end, False, log)
        public = (row for row in drain(log) if row[VIEWER] == EVERYONE)
        stories.append([GAMES[deck.game].events.describe(deck, row) for row in public])
    return stories
