"""Words for what a game shows and does: one way in for terminal, log and web."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol

from schism.games.avignon.words import AvignonWords
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.reasons import Stories
from schism.games.tolerance.words import ToleranceWords
from schism.text import Reader


class Words(Protocol):
    """What a game can say to one reader about one deck."""

    ahead: ClassVar[int]  # how many tricks or turns a reason looks at

    def sentence(self, event: Json) -> str:
        """One event, as `match.events(seat)` gives it."""

    def story(self, events: Sequence[Json]) -> list[str]:
        """Many events, a line each: what belongs together in one, what changed nothing in none."""

    def action_text(self, action: str) -> str:
        """An action, given in notation, for somebody who is to choose."""

    def action_name(self, action: str) -> str:
        """The same in as few words as will do, for a sentence or a table."""

    def reasons(self, mine: Stories, other: Stories) -> list[str]:
        """What speaks for one action against another, from what follows in the same worlds."""

    def card_text(self, code: str) -> str:
        """A card in one line: name, values and what it does."""


WORDS: dict[str, Callable[[Deck, Reader], Words]] = {
    "tolerance": ToleranceWords,
    "avignon": AvignonWords,
}


def words_for(deck: Deck, reader: Reader) -> Words:
    return WORDS[deck.game](deck, reader)
