"""A review in words, for both the terminal and the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from schism.games.contract import Json
from schism.games.words import Words
from schism.review.review import Decision, Review
from schism.text import Language, Reader

PARTS = ("own", "luck", "others")


@dataclass(frozen=True, slots=True)
class Row:
    """One decision as a table shows it."""

    move: str
    place: str
    taken: str
    better: str
    expected: str
    loss: str
    interval: str
    mistake: bool
    expert: bool


class ReviewWords:
    def __init__(self, review: Review, language: Language, number: int) -> None:
        seats = range(review.match.seats)
        names = [Reader(language, []).say("replay-seat", seat=str(seat)) for seat in seats]
        self.reader = Reader(language, names)
        self.review, self.number = review, number
        self.words = Words(review.match.deck, self.reader)

    def title(self) -> str:
        game = self.reader.say(f"game-{self.review.match.game.id}")
        who = self.reader.name(self.review.seat)
        return self.reader.say("review-title", game=game, number=self.number, who=who)

    def summary(self) -> list[str]:
        review = self.review
        mistakes = sum(decision.mistake for decision in review.decisions)
        choices = len(review.decisions)
        counts = self.reader.say(
            "review-counts", choices=choices, forced=review.forced, mistakes=mistakes
        )
        return [self._ending(), counts]

    def _ending(self) -> str:
        end = percent(self.review.end.value)
        if not self.review.match.over:
            return self.reader.say("review-unfinished", end=end)
        if self.review.end.value in (0.0, 1.0):
            return self.reader.say("review-won" if self.review.end.value else "review-lost")
        return self.reader.say("review-shared", end=end)

    def row(self, decision: Decision) -> Row:
        found = decision.as_json()
        better = decision.better or decision.taken
        return Row(
            str(decision.move),
            self._place(decision.place),
            self.words.action_name(decision.taken),
            "" if decision.better is None else self.words.action_name(better),
            self._percent(decision.expected.value),
            "" if decision.loss is None else self._percent(decision.cost),
            "" if decision.loss is None else self._interval(found["loss"], unsigned),
            decision.mistake,
            decision.mistake and decision.expert,
        )

    def _place(self, place: Json) -> str:
        if not place:
            return ""
        kind = "turn" if "turn" in place else "round"
        return self.reader.say(f"review-place-{kind}", **place)

    def parts(self) -> list[tuple[str, str, str]]:
        """List the parts of the change: name, value and interval."""
        split = self.review.split()
        lines = [(self.reader.say("review-start"), self._percent(split["start"]), "")]
        for part in PARTS:
            value, interval = split[part]["mean"], self._interval(split[part], signed)
            name = self.reader.say(f"review-{part}")
            lines.append((name, self.reader.say("review-percent", value=signed(value)), interval))
        return [*lines, (self.reader.say("review-end"), self._percent(split["end"]), "")]

    def _percent(self, value: float) -> str:
        return self.reader.say("review-percent", value=unsigned(value))

    def _interval(self, found: Json, write: Callable[[float], str]) -> str:
        low, high = write(found["low"]), write(found["high"])
        return self.reader.say("review-interval", low=low, high=high)


def percent(value: float) -> int:
    return round(100 * value)


def unsigned(value: float) -> str:
    return str(percent(value))


def signed(value: float) -> str:
    return f"{percent(value):+d}" if percent(value) else "±0"
