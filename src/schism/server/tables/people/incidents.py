"""Incidents: what happens at a table besides the game. They follow from the journal."""

from __future__ import annotations

from typing import NamedTuple

from schism.games.contract import Json


class Incident(NamedTuple):
    # left, removed, resigned, forfeited, timed_out, proposed, agreed, declined, withdrawn, undone,
    # paused, resumed, drawn, opened or joined
    kind: str
    seat: int | None
    version: int
    name: str | None = None  # of a player for whom a bot plays from now on
    what: str | None = None  # what was asked for

    def as_json(self) -> Json:
        return self._asdict()
