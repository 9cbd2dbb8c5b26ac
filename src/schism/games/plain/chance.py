"""Chance that decides one small thing at a time, for games whose outcomes are plain numbers.

A game says which outcomes are possible and what each of them does; drawing, recording and taking
apart follow from that. Records list a draw among the actions, as in `draw R3`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from schism.errors import RecordError
from schism.games.contract import Json, Part, Parts, Progress
from schism.games.deck import Deck
from schism.games.random_source import Source
from schism.kernel.records import DeckRecord, Log, State, copied
from schism.kernel.rules import chance

_DRAW = "draw"


@dataclass(frozen=True, slots=True)
class OneDraw:
    """Draws one number each time the state waits for chance.

    `Rules.chance` has to return the number it has drawn.
    """

    names: Sequence[str]  # of all outcomes, by number
    weights: Callable[[State], Mapping[int, int]]  # how likely each possible outcome is
    carry_out: Callable[[DeckRecord, State, int, Log], None]
    secret: bool = True  # whether some seats do not see what was drawn

    @property
    def parts(self) -> Parts:
        return WholeOutcomes(self)

    def draw(self, deck: Deck, state: State, source: Source | None) -> int:
        if source is None:
            ahead = copied(state)
            drawn = int(chance(deck.record, ahead, None))
            state.rng = ahead.rng
            return drawn
        tickets = [each for each, weight in self.weights(state).items() for _ in range(weight)]
        return tickets[source.below(len(tickets))]

    def apply(self, deck: Deck, state: State, outcome: int, log: Log) -> None:
        self.carry_out(deck.record, state, outcome, log)

    def write(self, deck: Deck, outcome: int, record: Json) -> None:
        record["actions"].append(f"{_DRAW} {self.names[outcome]}")

    def read(self, deck: Deck, state: State, record: Json, taken: Progress) -> int:
        actions = record["actions"]
        if taken.actions == len(actions):
            raise RecordError("record-too-short", number=len(actions))
        entry, possible = str(actions[taken.actions]), self.weights(state)
        taken.actions += 1
        for outcome in possible:
            if entry == f"{_DRAW} {self.names[outcome]}":
                return outcome
        known = ", ".join(self.names[outcome] for outcome in possible)
        raise RecordError("record-draw", number=taken.actions, found=entry, possible=known)

    def count(self, record: Json) -> int:
        return 0


@dataclass(frozen=True, slots=True)
class WholeOutcomes:
    """Outcomes that are small enough to be drawn in one part."""

    chance: OneDraw

    @property
    def most(self) -> int:
        return len(self.chance.names)

    @property
    def secret(self) -> bool:
        return self.chance.secret

    def after(self, deck: Deck, state: State, parts: Sequence[int]) -> list[Part]:
        weights = {} if parts else self.chance.weights(state)
        return sorted((each, weights[each] / sum(weights.values())) for each in weights)

    def whole(self, deck: Deck, state: State, parts: Sequence[int]) -> int:
        return parts[0]

    def of(self, deck: Deck, state: State, outcome: int) -> list[int]:
        return [outcome]

    def name(self, deck: Deck, state: State, parts: Sequence[int], part: int) -> str:
        return f"{_DRAW} {self.chance.names[part]}"
