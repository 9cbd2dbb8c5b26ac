"""Commands: what a table can be asked to do, and whether it may be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from schism.errors import IllegalAction, SchismError
from schism.server.tables.game_log import GameLog


class StaleCommand(Exception):
    """The command was made for another version than the table's current one."""


class Command(NamedTuple):
    """A journal entry that has not been checked yet."""

    kind: str  # a key of _CHECKS
    seat: int | None = None  # None: the server's own
    text: str | None = None  # an action; when the table was last seen in use, for "wake"
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
    if action not in draft.among:
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
    """A player may take back their last action if it revealed nothing and nobody acted since."""
    _check_running(log, "undo")
    if log.undoable_by != command.seat:
        raise SchismError("no-undo")
    return command.kind


def _check_pause(log: GameLog, command: Command) -> str:
    if not log.started:
        raise SchismError("not-started")
    if log.over:
        raise IllegalAction("game-over", action="pause")
    if log.paused == (command.kind == "pause"):
        raise SchismError("paused" if log.paused else "not-paused")
    return command.kind


def _check_nothing(log: GameLog, command: Command) -> str:
    return command.kind


_CHECKS: dict[str, Callable[[GameLog, Command], str]] = {
    "start": _check_nothing,
    "act": _check_act,
    "undo": _check_undo,
    "pause": _check_pause,
    "resume": _check_pause,
    "wake": _check_nothing,
}
