"""Who may take actions back, or may ask the others to let them."""

from __future__ import annotations

from collections.abc import Sequence

from schism.games.contract import Json
from schism.server.tables.game_log import GameLog
from schism.server.tables.people.proposals import UNDO
from schism.server.tables.roster import Roster


def take_backs(roster: Roster, log: GameLog) -> Json:
    """The seats that may take something back now, and those that may ask to."""
    people = people_playing(roster, log)
    return {"undoable_by": _may_take_back(people, log), "askable_by": _may_ask(people, log)}


def _may_take_back(people: Sequence[int], log: GameLog) -> list[int]:
    if len(people) == 1 and log.acts_since(people[0]):
        return list(people)
    return [seat for seat in people if seat == log.undoable_by]


def _may_ask(people: Sequence[int], log: GameLog) -> list[int]:
    if len(people) < 2 or log.over:
        return []
    may = [seat for seat in people if log.acts_since(seat) and log.undoable_by != seat]
    declined = log.people.declined
    return [seat for seat in may if (UNDO, seat) not in declined] if declined else may


def people_playing(roster: Roster, log: GameLog) -> Sequence[int]:
    """The seats whose players have not given up."""
    retired = log.people.retired
    return [seat for seat in roster.people if seat not in retired] if retired else roster.people


def steps_back(roster: Roster, log: GameLog, seat: int) -> str | None:
    """How many actions a player among bots takes back.

    None for the ordinary take-back, of an action that revealed nothing."""
    if log.undoable_by == seat or list(people_playing(roster, log)) != [seat]:
        return None
    return str(log.acts_since(seat)) if log.acts_since(seat) else None
