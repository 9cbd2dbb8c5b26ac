"""What a game can say: one interface for terminal, log and web."""

from collections.abc import Sequence
from typing import ClassVar, Protocol

from schism.games.contract import Json
from schism.games.reasons import Stories


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
