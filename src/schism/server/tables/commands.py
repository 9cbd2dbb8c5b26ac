"""Commands: what a table can be asked to do, and whether it may be done now."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from schism.errors import IllegalAction, SchismError
from schism.server.tables.game_log import GameLog
from schism.server.tables.roster import Roster


class StaleCommand(Exception):
    """The command was made for another version than the table's current one."""


class Command(NamedTuple):
    """A journal entry that has not been checked yet."""

    kind: str  # a key of _CHECKS
    seat: int | None = None  # None: the server's own
    # An action; for "undo" how many actions, if more than an ordinary one; for "wake" when the
    # table was last seen in use.
    text: str | None = None
    version: int | None = None  # the version it was made for; None: any
    request: str | None = None  # identifies it: the same request twice is one entry


def check(log: GameLog, command: Command) -> str:
    """Return the kind of journal entry this becomes; raise if it is not allowed now."""
    if command.version is not None and command.version != log.version:
        raise StaleCommand
    return _CHECKS[command.kind](log, command)


def _check_act(log: GameLog, command: Command) -> str:
    action = command.text or ""
    _check_running(log, action)
    if command.seat != log.to_act:
        raise IllegalAction("not-your-turn", action=action)
    if log.match is not None:
        log.match.number_of(action)
        return "act"
    draft = log.draft
    assert draft is not None
    if not draft.allows(action):
        raise IllegalAction("illegal", action=action, legal=", ".join(draft.among))
    return "draft"


def _check_running(log: GameLog, action: str) -> None:
    if not log.started:
        raise SchismError("not-started")
    if log.over:
        raise IllegalAction("game-over", action=action)
    if log.paused:
        raise SchismError("paused")


def _check_undo(log: GameLog, command: Command) -> str:
    """A player may take back their last action if it revealed nothing and nobody acted since;
    more only if the table says how much."""
    if not log.over or command.text is None:
        _check_running(log, "undo")
    if command.text is None and log.undoable_by != command.seat:
        raise SchismError("no-undo")
    return command.kind


def may_take_back(roster: Roster, log: GameLog) -> list[int]:
    """The seats that may take something back now."""
    seats = (row.seat for row in roster.seats if row.who == "person")
    return [seat for seat in seats if log.undoable_by == seat or steps_back(roster, log, seat)]


def steps_back(roster: Roster, log: GameLog, seat: int) -> str | None:
    """How many actions a player among bots takes back.

    None for the ordinary take-back, of an action that revealed nothing."""
    if log.undoable_by == seat or not _plays_alone(roster, seat):
        return None
    return str(log.acts_since(seat)) if log.acts_since(seat) else None


def _plays_alone(roster: Roster, seat: int) -> bool:
    return all(row.who == "bot" for row in roster.seats if row.seat != seat)


def _check_pause(log: GameLog, command: Command) -> str:
    if not log.started:
        raise SchismError("not-started")
    if log.over:
        raise IllegalAction("game-over", action="pause")
    if log.paused == (command.kind == "pause"):
        raise SchismError("paused" if log.paused else "not-paused")
    return command.kind


def _check_contribute(log: GameLog, command: Command) -> str:
    """Each player contributes once, before the game."""
    if log.started:
        raise SchismError("started")
    if command.seat is None or log.has_contributed(command.seat, command.request):
        raise SchismError("contributed")
    return command.kind


def _check_start(log: GameLog, command: Command) -> str:
    if log.started:  # somebody else was faster
        raise StaleCommand
    return command.kind


def _check_nothing(log: GameLog, command: Command) -> str:
    return command.kind


_CHECKS: dict[str, Callable[[GameLog, Command], str]] = {
    "contribute": _check_contribute,
    "start": _check_start,
    "act": _check_act,
    "undo": _check_undo,
    "pause": _check_pause,
    "resume": _check_pause,
    "wake": _check_nothing,
}


async def ignore_refusal(work: Coroutine[Any, Any, Any]) -> None:
    """Await work that nobody asked for: if a player's command came first, that is fine."""
    with suppress(StaleCommand, SchismError):
        await work
