"""A match between two decisions, as several of its observers look at it."""

from __future__ import annotations

from functools import cached_property

from schism.games.contract import Json
from schism.table.match import Match


class Moment:
    """What is read more than once is made once, and what nobody reads never."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @cached_property
    def view(self) -> Json:
        return self.match.view()

    @cached_property
    def legal(self) -> list[str]:
        return self.match.legal()
