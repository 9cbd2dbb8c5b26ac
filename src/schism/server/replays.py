"""A record position by position, each as one viewer would have seen it."""

from __future__ import annotations

from typing import Any

from schism.games.contract import PUBLIC, Json
from schism.games.deck import Deck
from schism.server.models.http import Frame
from schism.table.match import Match
from schism.table.replay import replay_with


def frames(record: Json, deck: Deck, seat: int | None) -> list[Frame]:
    """The whole record is checked first; then it is gone through again from the start."""
    whole = replay_with(record, deck)
    viewer = PUBLIC if seat is None else seat
    whole.observation(viewer)  # complains of a seat that there is not
    match = Match.awaiting(whole.game, deck, whole.options)
    found: list[Frame] = []
    told = 0
    pending: dict[str, Any] = {}
    for entry in whole.journal:
        if entry.action is not None:
            pending = {"seat": match.to_act, "action": entry.action}
            match.play(entry.action)
        else:
            match.give(entry.outcome)
        if not match.awaits_chance:
            found.append(_frame(match, len(found), viewer, told, pending))
            told, pending = match.event_count, {}
    return found


def _frame(match: Match, version: int, viewer: int, told: int, step: dict[str, Any]) -> Frame:
    return Frame(
        version=version,
        events=match.told_to(viewer, told),
        view=match.public_view(),
        yours=None if viewer == PUBLIC else match.private_view(viewer),
        **step,
    )
