"""Replays: a record position by position, as one viewer would have seen it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from schism.errors import SchismError
from schism.games.contract import PUBLIC, Json
from schism.games.deck import Deck
from schism.server.wire.models.http import Frame
from schism.table.match import Match
from schism.table.replay import replay_with


def replay_frames(record: Json, deck: Deck, seat: int | None) -> list[Frame]:
    """Check the whole record, then replay it from the start."""
    whole = replay_with(record, deck)
    viewer = PUBLIC if seat is None else seat
    whole.observation(viewer)  # raises if there is no such seat
    frames: list[Frame] = []
    events = 0
    for match, step in _positions(whole):
        frames.append(_frame(match, len(frames), viewer, events, step))
        events = match.event_count
    return frames


def preview_at(record: Json, deck: Deck, version: int, action: str | None) -> list[Json]:
    """The events an action would have caused at a frame, as the player to act could know them."""
    place = next(islice(_positions(replay_with(record, deck)), version, None), None)
    if place is None:
        raise SchismError("frame-unknown", found=version)
    match = place[0]
    return [] if match.to_act is None else match.preview(match.to_act, action)


def _positions(whole: Match) -> Iterator[tuple[Match, dict[str, Any]]]:
    """The positions where somebody can act or the game has ended, with the step that led there."""
    match = Match.awaiting(whole.game, whole.deck, whole.options)
    step: dict[str, Any] = {}
    for entry in whole.journal:
        if entry.action is not None:
            step = {"seat": match.to_act, "action": entry.action}
            match.play(entry.action)
        else:
            match.give(entry.outcome)
        if whole.ending is not None and entry is whole.journal[-1]:
            match.end(whole.ending)
        if not match.awaits_chance:
            yield match, step
            step = {}


def _frame(match: Match, version: int, viewer: int, events: int, step: dict[str, Any]) -> Frame:
    return Frame(
        version=version,
        events=match.told_to(viewer, events),
        view=match.public_view(),
        yours=None if viewer == PUBLIC else match.private_view(viewer),
        **step,
    )
